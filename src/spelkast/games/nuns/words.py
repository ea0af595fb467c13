"""What the banner of Nuns on the Run can name, read from a view: it tells no more than that."""

from __future__ import annotations

from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Token, Value
from . import listening, patrol, sneaking
from .actions import Question
from .components import ITEM_DOT, KEY_DOT, KINDS, NONE, ROUNDS, Has

GUARD_NAMES = ("abbess", "prioress")


def decision_args(view: View) -> dict[str, Value]:
    """Where the round stands for everybody, then what only this seat knows."""
    return public_args(view) | guard_args(view) | novice_args(view)


def public_args(view: View) -> dict[str, Value]:
    mover = max(0, int(view.mover))
    return {
        "round": int(view.round_no),
        "rounds": ROUNDS,
        "points": int(view.points),
        "target": int(view.target),
        "mover": Token("guard", GUARD_NAMES[mover]),
        "steps": int(view.steps[mover]),
        "heard": int(view.guard_die[mover]),
        "move": _move(view),
    }


def _move(view: View) -> str:
    """What the moving guard is about: choosing a path, or going free or along it."""
    if view.mover == NONE:
        return "bound"
    if patrol.chooses_path(view.record, int(view.mover)):
        return "choose"
    return "free" if view.free[view.mover] else "bound"


def guard_args(view: View) -> dict[str, Value]:
    """The guards' blessings, for those who know them."""
    mover = max(0, int(view.mover))
    row = 0 if view.seat == PUBLIC else view.seat
    held = [_blessing(int(kind)) for kind in view.guard_blessing[row]]
    return {
        "abbess_blessing": held[0],
        "prioress_blessing": held[1],
        "mover_blessing": held[mover],
    }


def _blessing(kind: int) -> Token:
    """A blessing that is not known is never named; it gets some word."""
    return Token("blessing", KINDS[max(kind, 1) - 1])


def novice_args(view: View) -> dict[str, Value]:
    seat = view.seat
    if seat == PUBLIC or not view.cell[seat]:
        return {
            "state": "start",
            "walked": 0,
            "aim": "keys",
            "goal": 0,
            "question": "nothing",
            "reach": 0,
            "blessing": _blessing(0),
        }
    aim, goal = _aim(view, seat)
    return {
        "state": _state(view, seat),
        "walked": int(view.walked[seat]),
        "aim": aim,
        "goal": goal,
        "question": Question(int(view.asking[seat])).name.lower(),
        "reach": max(0, listening.own_reach(view.record, seat)),
        "blessing": _blessing(int(view.blessing[seat])),
    }


def _state(view: View, seat: int) -> str:
    if view.walked[seat]:
        return "moving"
    if not view.caught[seat]:
        return "start"
    return "led" if sneaking.escorted(view.record, seat) else "slipped"


def _aim(view: View, seat: int) -> tuple[str, int]:
    """What she is after, and on which dot."""
    wish = int(view.wish[seat])
    if view.has[seat] == Has.NOTHING:
        return "keys", int(KEY_DOT[wish])
    if view.has[seat] == Has.KEYS:
        return "item", int(ITEM_DOT[wish])
    return "home", int(view.cell[seat])
