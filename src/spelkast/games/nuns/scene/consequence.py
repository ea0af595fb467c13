"""What an action leads to, in a sentence: from the rules and from what the viewer knows."""

from __future__ import annotations

from ....engine.actions import Action
from ....engine.drawing.scene import Sight
from ....engine.words import Value
from ..actions import CARD, GUARD, Phase
from ..components import ITEM_DOT, KEY_DOT, NEIGHBOUR, NONE, Card, Has
from ..drawing import facts
from ..drawing.plan import POS, seen_from
from ..seeing import exposed
from .parts import guard_token, percent, room, say
from .targets import offered_dots


def consequence(sight: Sight, action: Action) -> str:
    told = {
        "step": _step,
        "end": _end,
        "path": _path,
        "uturn": _path,
        "first": _first,
        "assign": _assign,
        "use": _use,
        "pass": _pass,
        "noise": _noise,
        "false": _false,
    }
    return told[action.kind](sight, action)


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


# ---------------------------------------------------------------------------------------- Steps


def _step(sight: Sight, action: Action) -> str:
    dot = int(action.args[0])
    guard = facts.moving(sight.view)
    return _guard_step(sight, guard, dot) if guard != NONE else _novice_step(sight, dot)


def _novice_step(sight: Sight, dot: int) -> str:
    view = sight.view
    total = int(view.walked[view.seat]) + 1
    seen = "yes" if exposed(view.record, view.seat, dot) else "no"
    guard, far = facts.nearest_guard(view, dot)
    where = say(
        sight,
        "then-step",
        dot=dot,
        room=room(sight, dot),
        total=total,
        seen=seen,
        guard=guard_token(guard),
        far=far,
    )
    return _sentences(where, _find(sight, dot))


def _find(sight: Sight, dot: int) -> str:
    """Her key or her item lies there: she gets it if her move ends on that dot (R9)."""
    view, seat = sight.view, sight.view.seat
    wish, has = int(view.wish[seat]), int(view.has[seat])
    if has == Has.NOTHING and dot == int(KEY_DOT[wish]):
        return say(sight, "then-key")
    if has == Has.KEYS and dot == int(ITEM_DOT[wish]):
        return say(sight, "then-item")
    if has == Has.ITEM and dot == facts.cell(view, seat):
        return say(sight, "then-home")
    return ""


def _guard_step(sight: Sight, guard: int, dot: int) -> str:
    """She turns and looks before she goes (R16); how much she sees there is known beforehand."""
    here = int(sight.view.guard_dot[guard])
    (ax, ay), (bx, by) = POS[here], POS[dot]
    lit = len(seen_from(dot, int(bx - ax), int(by - ay)))
    made = int(sight.view.steps[guard]) + 1
    return say(sight, "then-guard-step", guard=guard_token(guard), dot=dot, seen=lit, total=made)


# ---------------------------------------------------------------------------------------- Cards


def _end(sight: Sight, action: Action) -> str:
    number = CARD.tokens.index(action.args[0])
    if int(sight.view.phase) == Phase.PATROL:
        walks = number in (Card.WALK, Card.WALK_PLUS)
        return say(sight, "then-guard-end", listens="yes" if walks else "no")
    view, seat = sight.view, sight.view.seat
    dot = facts.dot_of(view, seat)
    chance = facts.chance_heard(view, seat, dot, number)
    least = facts.least_roll(view, seat, dot, number)
    guard, far = facts.nearest_guard(view, dot)
    where = "caught" if view.caught[seat] else "bed" if dot == facts.cell(view, seat) else "out"
    heard = say(
        sight,
        "then-end",
        where="never" if where == "out" and not chance else where,
        least=least,
        percent=percent(chance),
        guard=guard_token(guard),
        far=far,
    )
    return _sentences(_find(sight, dot), heard)


# ---------------------------------------------------------------------------- Guards' decisions


def _path(sight: Sight, action: Action) -> str:
    dots = offered_dots(sight, action)
    return say(
        sight,
        "then-path",
        guard=guard_token(facts.moving(sight.view)),
        dot=dots[-1],
        room=room(sight, dots[-1]),
        dots=len(dots) - 1,
        turn="yes" if action.kind == "uturn" else "no",
    )


def _first(sight: Sight, action: Action) -> str:
    guard = GUARD.tokens.index(action.args[0])
    return say(sight, "then-first", guard=guard_token(guard), other=guard_token(1 - guard))


def _assign(sight: Sight, action: Action) -> str:
    """Who gets which blessing."""
    view = sight.view
    kinds = [int(view.guard_blessing[view.seat][guard]) for guard in (0, 1)]
    if action.args[0] == "swap":
        kinds.reverse()
    names = [
        sight.words.token("blessing", sight.view.game.domains["blessing"].token(k)) for k in kinds
    ]
    return say(sight, "then-assign", abbess=names[0], prioress=names[1])


def _use(sight: Sight, action: Action) -> str:
    return say(sight, "then-use")


def _pass(sight: Sight, action: Action) -> str:
    only = len(sight.legal) == 1
    return say(sight, "then-pass", only="yes" if only else "no")


# ---------------------------------------------------------------------------------------- Noise


def _noise(sight: Sight, action: Action) -> str:
    return say(sight, "then-noise", **_beside(sight, action))


def _false(sight: Sight, action: Action) -> str:
    own = "yes" if facts.is_guard(sight.view) else "no"
    return say(sight, "then-false", own=own, **_beside(sight, action))


def _beside(sight: Sight, action: Action) -> dict[str, Value]:
    guard = GUARD.tokens.index(action.args[0])
    here = int(sight.view.guard_dot[guard])
    dot = int(NEIGHBOUR[here, int(action.args[1])])
    return {"guard": guard_token(guard), "dot": dot}
