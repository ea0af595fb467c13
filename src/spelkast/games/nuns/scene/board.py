"""The plan of the convent by night, and everything that can be done on it.

Both shapes show the same plan through windows of their own: a laptop all of it, a phone the part
where something is to be done. Either window can be moved and made smaller or larger.
"""

from __future__ import annotations

from ....engine.drawing.scene import Board, Shape, Sight
from ....engine.drawing.svg import group, use
from ..components import ITEM_DOT, KEY_COLOUR, KEY_DOT, NONE
from ..drawing import board as plan
from ..drawing import facts
from ..drawing.ground import PLAN, ground
from ..drawing.picture import room_names
from ..drawing.plan import POS
from . import targets
from .parts import guard_token, novice, novice_token, say

PREFIXES: dict[Shape, str] = {"wide": "w-", "tall": "t-"}
WHOLE = "{} {} {} {}".format(*PLAN)
WINDOW = (380, 400)
"""What a phone shows of the plan: dots of a finger's size."""


def board(sight: Sight, shape: Shape) -> Board:
    prefix = PREFIXES[shape]
    return Board(
        label=label(sight),
        view_box=WHOLE if shape == "wide" else window(sight),
        ground=ground(prefix, room_names(sight.words)),
        living=group(*_layers(sight, prefix), class_=f"nu nu--{shape}"),
        extent=WHOLE,
    )


def _layers(sight: Sight, prefix: str) -> tuple[str, ...]:
    """From the floor upwards: light, ways, walls, dots, marks, tokens, figures, targets."""
    view = sight.view
    return (
        plan.lights(view),
        use(f"{prefix}ways"),
        plan.trails(view, prefix),
        targets.offered_paths(sight, prefix),
        targets.previews(sight),
        use(f"{prefix}walls"),
        plan.lit_dots(view),
        _walks(sight),
        use(f"{prefix}dots"),
        targets.deduced(sight),
        targets.reach(sight, prefix),
        _wish(sight, prefix),
        plan.vanishings(view, prefix, lambda n: _vanished(sight, n)),
        plan.novices(view, lambda seat: _novice(sight, seat)),
        plan.guards(view, lambda guard: _guard(sight, guard)),
        plan.noises(view, prefix, lambda n: _noise(sight, n)),
        plan.own_figure(view, _own(sight)),
        targets.targets(sight, prefix),
    )


def _walks(sight: Sight) -> str:
    """The own way of this move; and when all is open, everybody's night."""
    view = sight.view
    mine = [view.seat] if facts.is_novice(view) else []
    others = [
        seat for seat in facts.novice_seats(view) if seat not in mine and facts.dot_of(view, seat)
    ]
    if others or view.over:
        return plan.whole_walks(view, [*others, *mine])
    return "".join(plan.walk_line(facts.walk_of(view, seat), "#f27c22") for seat in mine)


def _wish(sight: Sight, prefix: str) -> str:
    view = sight.view
    if not facts.is_novice(view) or view.over:
        return ""
    wish = int(view.wish[view.seat])
    dots = int(KEY_DOT[wish]), int(ITEM_DOT[wish])
    return plan.wish_marks(prefix, wish, *dots, KEY_COLOUR[wish], int(view.has[view.seat]))


# --------------------------------------------------------------------------------- The window


def window(sight: Sight) -> str:
    """The part of the plan around what matters to the viewer now."""
    middle = focus(sight)
    if not middle:
        return WHOLE
    left, top, width, height = PLAN
    wide, tall = WINDOW
    x = min(max(POS[middle][0] - wide / 2, left), left + width - wide)
    y = min(max(POS[middle][1] - tall / 2, top), top + height - tall)
    return f"{x:g} {y:g} {wide} {tall}"


def focus(sight: Sight) -> int:
    """The dot in the middle; 0 for the whole plan."""
    view = sight.view
    noisy = targets.noise_guard(sight)
    if noisy != NONE:
        return int(view.guard_dot[noisy])
    if view.over:
        return 0
    if facts.is_novice(view):
        return facts.dot_of(view, view.seat)
    guard = facts.moving(view)
    if guard != NONE and facts.is_guard(view):
        return int(view.guard_dot[guard])
    return 0


# ---------------------------------------------------------------------------------------- Speech


def label(sight: Sight) -> str:
    """The plan in a few sentences, for those who do not see it."""
    view = sight.view
    parts = [
        say(
            sight,
            "board",
            round=int(view.round_no),
            abbess=int(view.guard_dot[0]),
            prioress=int(view.guard_dot[1]),
            points=int(view.points),
            target=int(view.target),
        )
    ]
    seen = [
        seat for seat in facts.novice_seats(view) if seat != view.seat and plan.place_of(view, seat)
    ]
    parts += [f"{_novice(sight, seat)}." for seat in seen]
    if facts.is_novice(view):
        parts.append(_own(sight))
    return " ".join(parts)


def _guard(sight: Sight, guard: int) -> str:
    view = sight.view
    lit = sum(int(bits) >> guard & 1 for bits in view.lit)
    return say(
        sight, "guard-at", guard=guard_token(guard), dot=int(view.guard_dot[guard]), seen=lit
    )


def _novice(sight: Sight, seat: int) -> str:
    view = sight.view
    state = "caught" if view.caught[seat] else "run"
    dot = plan.place_of(view, seat)
    return say(sight, "novice-at", novice=novice_token(sight, seat), dot=dot, state=state)


def _own(sight: Sight) -> str:
    view = sight.view
    if not facts.is_novice(view):
        return ""
    dot = facts.dot_of(view, view.seat)
    return say(sight, "own-at", novice=novice_token(sight, view.seat), dot=dot)


def _noise(sight: Sight, n: int) -> str:
    view = sight.view
    by = int(view.noise_by[n])
    who = novice(sight, by - 1) if by and facts.cell(view, by - 1) else ""
    return say(
        sight,
        "noise-of",
        who=who,
        kind="false" if view.noise_false[n] else "known" if who else "some",
        guard=guard_token(int(view.noise_guard[n])),
        dot=int(view.noise_to[n]),
    )


def _vanished(sight: Sight, n: int) -> str:
    view = sight.view
    return say(
        sight,
        "vanished",
        novice=novice_token(sight, int(view.vanished_by[n]) - 1),
        start=int(view.vanished_from[n]),
        dot=int(view.vanished_to[n]),
    )
