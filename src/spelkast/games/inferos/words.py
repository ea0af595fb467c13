"""What the banner of Ad Inferos can name. Read from a view: it tells no more than a view does."""

from __future__ import annotations

from ...engine.actions import seat_letter
from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Token, Value
from .components import (
    CYCLE,
    JOKER,
    MONSTER_KEYS,
    MONSTER_POWER,
    NONE,
    POWERS,
    STEP_CARDS,
    STRIP_IDS,
)
from .state import Answer


def decision_args(view: View) -> dict[str, Value]:
    """What is in progress for everybody, then what only this seat knows."""
    own = spectator_args() if view.seat == PUBLIC else own_args(view, view.seat)
    return public_args(view) | own


def public_args(view: View) -> dict[str, Value]:
    args: dict[str, Value] = {
        "turn": int(view.turn),
        "of": (int(view.turn) - 1) % CYCLE + 1,
        "steps": int(view.steps),
        "take": view.options["vega_take"],
        "source": "path" if view.lifted else "stack",
        "top": Token("held", held(int(view.pile_top))),
        "ended": ending(view),
    }
    monster = int(view.monster[view.lifted] if view.lifted else view.turned_up)
    if monster != NONE:
        args |= monster_args(monster)
    if view.flipped != NONE:
        args["strip"] = Token("strip", STRIP_IDS[int(view.flipped)])
    if view.victim != NONE:
        args["victim"] = Token("seat", seat_letter(int(view.victim)))
    return args


def spectator_args() -> dict[str, Value]:
    return {"chosen": Token("shown", "none"), "answered": "unspoken"}


def own_args(view: View, seat: int) -> dict[str, Value]:
    chosen = int(view.chosen[seat])
    args: dict[str, Value] = {
        "blocked": "yes" if view.blocked[seat] else "no",
        "cards": int(view.hand_size[seat]),
        "chosen": Token("shown", STEP_CARDS[chosen - 1] if chosen else "none"),
        "answered": Answer(int(view.answer[seat])).name.lower(),
    }
    if view.blocked[seat]:
        monster = int(view.monster[view.pawn[seat]])
        args |= {"can": can_fight(view, seat, monster)} | monster_args(monster, "foe", "need")
    return args


def monster_args(monster: int, name: str = "monster", power: str = "power") -> dict[str, Value]:
    return {
        name: Token("monster", MONSTER_KEYS[monster]),
        power: Token("power", POWERS[MONSTER_POWER[monster]]),
    }


def can_fight(view: View, seat: int, monster: int) -> str:
    """With what the viewer can defeat this monster."""
    power = bool(view.hand[seat, MONSTER_POWER[monster]])
    joker = bool(view.hand[seat, JOKER])
    return {(0, 0): "none", (1, 0): "power", (0, 1): "joker", (1, 1): "both"}[power, joker]


def held(code: int) -> str:
    return POWERS[code - 1] if code else "none"


def ending(view: View) -> str:
    """How the game ended: at the Library, or by the turn limit (R72)."""
    if not view.over:
        return "no"
    return "limit" if view.turn > view.turn_limit else "library"
