"""What can be done on the plan: the next step, the way of a noise; and what is foretold there."""

from __future__ import annotations

from ....engine.actions import Action
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import circle, group, line, move, path, use
from ..actions import GUARD, Phase
from ..components import NEIGHBOUR, NONE, PATH_COLOUR
from ..drawing import art, facts
from ..drawing.board import arrows, noise_place, ribbon
from ..drawing.ground import RADIUS, spots, trail
from ..drawing.light import beam
from ..drawing.plan import POS, towards
from ..seeing import exposed
from .parts import decides, guard_token, say

HIT = 22
"""Radius of a dot that can be touched."""
RIM = RADIUS + 1.5


def targets(sight: Sight, prefix: str) -> str:
    """Every action that has its place on the plan, in the order of the dots."""
    found = (_target(sight, prefix, action) for action in sight.legal)
    return "".join(found)


def _target(sight: Sight, prefix: str, action: Action) -> str:
    if action.kind == "step":
        return _step(sight, prefix, action)
    if action.kind in ("noise", "false"):
        return _noise(sight, prefix, action)
    return ""


def _touch(act: str, label: str, x: float, y: float, *inner: str, now: bool = False) -> str:
    """A thing to press; `now`: it is done at once, because it can be taken back."""
    return group(
        circle(0, 0, HIT, class_="hit", fill_opacity="0"),
        *inner,
        class_="legal",
        role="button",
        tabindex=0,
        aria_label=label,
        data_act=act,
        data_now="" if now else None,
        transform=move(x, y),
    )


def _halo(radius: float) -> str:
    return circle(0, 0, radius, class_="halo-out") + circle(0, 0, radius, class_="halo")


# ---------------------------------------------------------------------------------------- Steps


def _step(sight: Sight, prefix: str, action: Action) -> str:
    view, dot = sight.view, int(action.args[0])
    guard = facts.moving(view)
    if guard != NONE:
        text = say(sight, "guard-step", guard=guard_token(guard), dot=dot)
        return _touch(action.text, text, *POS[dot], _halo(RIM + 3))
    return _touch(action.text, step_label(sight, dot), *POS[dot], _halo(RIM + 3), now=True)


def step_label(sight: Sight, dot: int) -> str:
    """What a step of a novice is, before she makes it: how far, and whether she is seen there."""
    view = sight.view
    seen = bool(exposed(view.record, view.seat, dot))
    total = int(view.walked[view.seat]) + 1
    return say(sight, "step", dot=dot, total=total, seen="yes" if seen else "no")


def reach(sight: Sight, prefix: str) -> str:
    """How far a novice can come in this move, by the slowest card; and where she would be seen.

    What lies farther than a step is a way of several: one touch goes all of it.
    """
    view = sight.view
    if not decides(sight, Phase.SNEAK):
        return ""
    seat = view.seat
    ways = facts.reach(view, seat)
    out = []
    for dot in sorted(ways):
        way = ways[dot]
        seen = bool(exposed(view.record, seat, dot))
        marks = _band(facts.band(view, way.total)) + (_eye(prefix) if seen else "")
        if len(way.dots) == 1:
            out.append(group(marks, transform=move(*POS[dot])))
            continue
        steps = "; ".join(f"step {to}" for to in way.dots)
        here = facts.dot_of(view, seat)
        out.append(
            group(
                line(trail([here, *way.dots]), art.YOU, 6, class_="way"),
                group(circle(0, 0, HIT, fill_opacity="0"), marks, transform=move(*POS[dot])),
                class_="route",
                data_plan=steps,
                data_now="",
                aria_hidden="true",
            )
        )
    return "".join(out)


def _band(name: str) -> str:
    return circle(0, 0, RIM, class_=f"band {name}")


def _eye(prefix: str) -> str:
    return use(f"{prefix}eye", 15, -16)


# -------------------------------------------------------------------------------- Guards' light


def previews(sight: Sight) -> str:
    """Where the light falls if she takes this step: first as she turns, then where she arrives."""
    view = sight.view
    guard = facts.moving(view)
    if guard == NONE or not decides(sight, Phase.PATROL):
        return ""
    here = int(view.guard_dot[guard])
    steps = [action for action in sight.legal if action.kind == "step"]
    return "".join(_preview(here, int(action.args[0]), action.text) for action in steps)


def _preview(here: int, to: int, act: str) -> str:
    (ax, ay), (bx, by) = POS[here], POS[to]
    dx, dy = int(bx - ax), int(by - ay)
    return group(
        path(beam(here, dx, dy), class_="turning"),
        path(beam(to, dx, dy), class_="arriving"),
        line(trail([here, to]), art.YOU, 7, stroke_linecap="round"),
        class_="preview",
        data_for=act,
    )


def offered_paths(sight: Sight, prefix: str) -> str:
    """Each path that can be taken now, drawn on the plan while its card is pointed at."""
    view = sight.view
    guard = facts.moving(view)
    out = []
    for action in sight.legal:
        if action.kind in ("path", "uturn"):
            dots = offered_dots(sight, action)
            number = int(action.args[0]) if action.args else facts.path_of(view, guard)
            colour = art.PATHS[PATH_COLOUR[number]]
            drawn = ribbon(dots, art.YOU_DARK, colour) + arrows(dots, prefix)
            out.append(group(drawn, class_="preview", data_for=action.text))
    return "".join(out)


def offered_dots(sight: Sight, action: Action) -> list[int]:
    """The dots of a path as she would walk it, from where she stands."""
    view = sight.view
    guard = facts.moving(view)
    here = int(view.guard_dot[guard])
    if action.kind == "uturn":
        return facts.path_dots(facts.path_of(view, guard), not view.path_back[guard])
    dots = facts.path_dots(int(action.args[0]), back=False)
    return dots if dots[0] == here else dots[::-1]


# ---------------------------------------------------------------------------------------- Noise


def _noise(sight: Sight, prefix: str, action: Action) -> str:
    """A token beside the guard, on the way it would point to."""
    view = sight.view
    guard = GUARD.tokens.index(action.args[0])
    here = int(view.guard_dot[guard])
    to = int(NEIGHBOUR[here, int(action.args[1])])
    x, y = noise_place(here, to, 0)
    kind = "noise-way" if action.kind == "noise" else "false-way"
    text = say(sight, kind, guard=guard_token(guard), dot=to)
    cell = facts.cell(view, view.seat)
    token = use(f"{prefix}noise{cell or 7}", 0, 0, towards(here, to))
    return _touch(action.text, text, x, y, token, _halo(17))


def noise_guard(sight: Sight) -> int:
    """The guard beside whom the viewer puts a noise; `NONE` if that is not asked."""
    for action in sight.legal:
        if action.kind in ("noise", "false"):
            return GUARD.tokens.index(action.args[0])
    return NONE


# --------------------------------------------------------------------------------------- Deduced


def deduced(sight: Sight) -> str:
    """For the guards: where each hidden novice can be. A bead in her colour with her number's
    place on the rim, so that several can share a dot."""
    view = sight.view
    if not facts.is_guard(view):
        return ""
    return "".join(_beads(sight, seat) for seat in facts.novice_seats(view))


def _beads(sight: Sight, seat: int) -> str:
    """Six places around a dot, one for each novice: colour and place tell the same."""
    cell = facts.cell(sight.view, seat)
    dots = [dot for dot in facts.could_be(sight.view, seat) if dot != cell]
    if not dots:
        return ""
    dx, dy = PLACES[cell - 1]
    return group(
        line(spots(dots), art.INK, 12),
        line(spots(dots), art.NOVICES[cell - 1], 9),
        stroke_linecap="round",
        class_="could",
        transform=move(dx, dy),
    )


PLACES = ((0, -19), (16.5, -9.5), (16.5, 9.5), (0, 19), (-16.5, 9.5), (-16.5, -9.5))
"""Where the beads of the six novices sit on the rim of a dot, clockwise from above."""
