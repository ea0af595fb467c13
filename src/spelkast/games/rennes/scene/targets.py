"""What can be touched on the board: steps, quarter-turns, and the places one could walk to.

Where a way leads is drawn when it is pointed at: the line, the quarter-turns, and the price.
"""

from __future__ import annotations

import math
from collections import Counter

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import circle, group, move, number, path, rect, text, use
from ..actions import Phase
from ..board import FIRST_LOCATION, NODES, NUMBER, SANCTUAIRE, STEPS, VORTEXES
from ..components import LOCATIONS, NONE
from ..drawing import facts
from ..drawing.board import caverne_label, quarter_of
from ..drawing.layout import (
    AT,
    TOWARDS,
    Plan,
    Point,
    facing,
    is_caverne,
    is_location,
    is_portal,
    kind,
)
from .parts import colour_token, decides, labels, node_token, say
from .plans import Way, out_of_reach, ways
from .routes import Route

JUMPS = (*(NUMBER[vortex] for vortex in VORTEXES), SANCTUAIRE)
TURN_AT = 96
"""How far from the hub the button for a quarter-turn lies."""


def targets(sight: Sight, plan: Plan) -> str:
    if decides(sight, Phase.LOCATION):
        return group(*(_house(plan, n) for n in range(len(LOCATIONS))), aria_hidden="true")
    if not decides(sight, Phase.MAIN, Phase.TRANSIT):
        return ""
    walks = ways(sight)
    dreams = out_of_reach(sight)
    return (
        group(*(_preview(sight, plan, way) for way in (*walks, *dreams)), aria_hidden="true")
        + group(*(_walk(sight, way) for way in (*walks, *dreams)), class_="targets")
        + group(*_steps(sight, plan), class_="targets")
    )


# --------------------------------------------------------------------------------------- Places


def place_of(sight: Sight, node: int, entered: int = NONE) -> Point:
    """Where a target lies: on a portal, on the quarter that one would come to."""
    if is_portal(node):
        return facing(node, entered) if entered != NONE else AT[node]
    x, y = AT[node]
    return (x, y + 8) if is_location(node) else (x, y)


def _outline(node: int, at: Point, class_: str) -> str:
    x, y = at
    if is_caverne(node):
        return circle(x, y, 66, class_=class_)
    if is_location(node):
        return rect(x - 64, y - 56, 128, 104, rx=12, class_=class_)
    if node == SANCTUAIRE:
        return rect(x - 78, y - 62, 156, 124, rx=12, class_=class_)
    if is_portal(node):
        return circle(x, y, 22, class_=class_)
    if kind(node) == "vortex":
        return circle(x, y, 34, class_=class_)
    return rect(x - 25, y - 25, 50, 50, rx=10, class_=class_)


def _rings(node: int, at: Point) -> str:
    return _outline(node, at, "halo-out") + _outline(node, at, "halo")


def _hit(node: int, at: Point) -> str:
    reach = 66 if is_caverne(node) or is_location(node) or node == SANCTUAIRE else 27
    return circle(*at, reach, class_="hit")


# ---------------------------------------------------------------------------------------- Steps


def _steps(sight: Sight, plan: Plan) -> list[str]:
    out = []
    for action in sight.legal:
        if action.kind == "step":
            out.append(_step(sight, plan, NODES.index(action.args[0])))
        elif action.kind in ("turn_cw", "turn_ccw"):
            out.append(_turn(sight, plan, action.text))
    return out


def _step(sight: Sight, plan: Plan, node: int) -> str:
    if plan.window and _is_jump(sight, node):
        return _jump(sight, plan, node)
    at = place_of(sight, node, _entry(sight, node))
    label = say(sight, "step-label", to=node_token(node))
    if is_caverne(node):
        label = caverne_label(sight.view, labels(sight), facts.caverne_of(node))
    return group(
        _rings(node, at),
        _hit(node, at),
        class_="legal",
        role="button",
        tabindex=0,
        data_act=f"step {NODES[node]}",
        aria_label=label,
    )


def _leaps(node: int) -> bool:
    return node == SANCTUAIRE or kind(node) == "vortex"


def _is_jump(sight: Sight, node: int) -> bool:
    """Through the vortexes: to a place that a phone's window does not show."""
    return _leaps(node) and _leaps(int(sight.view.pawn[sight.view.seat]))


def _jump(sight: Sight, plan: Plan, node: int) -> str:
    """The end of a jump as a button beside the pawn, with its name and its colour."""
    x, y = AT[int(sight.view.pawn[sight.view.seat])]
    ends = [end for end in JUMPS if f"step {NODES[end]}" in sight.legal_texts]
    down = -1 if y > 800 else 1
    at = x + (150 if x <= 900 else -150), y + 84 * down * ends.index(node)
    step = next(one for one in STEPS[int(sight.view.pawn[sight.view.seat])] if one.to == node)
    return group(
        rect(-58, -34, 116, 68, rx=34, class_="halo-out"),
        rect(-58, -34, 116, 68, rx=34, class_="rn-button"),
        text(-18, 11, NODES[node], class_="rn-jump"),
        use(f"{plan.prefix}k{facts.shown(sight.view, step.pay)}", 26, 0, scale=1.1),
        rect(-64, -40, 128, 80, class_="hit"),
        class_="legal",
        role="button",
        tabindex=0,
        data_act=f"step {NODES[node]}",
        aria_label=say(sight, "step-label", to=node_token(node)),
        transform=move(*at),
    )


def _entry(sight: Sight, node: int) -> int:
    """The side of a portal that the pawn would come in by: the one nearest to it."""
    here = AT[int(sight.view.pawn[sight.view.seat])]
    if not is_portal(node):
        return NONE
    x, y = AT[node]
    dx, dy = here[0] - x, here[1] - y
    return max(range(4), key=lambda way: TOWARDS[way][0] * dx + TOWARDS[way][1] * dy)


def _turn(sight: Sight, plan: Plan, act: str) -> str:
    """A round button beside the quarter that one stands on."""
    view, seat = sight.view, int(sight.view.seat)
    node = int(view.pawn[seat])
    direction = int(view.quarter[seat]) + int(view.rot[node]) & 3
    clockwise = act == "turn_cw"
    angle = math.radians(90 * direction - 90 + (45 if clockwise else -45))
    x, y = AT[node]
    at = x + TURN_AT * math.cos(angle), y + TURN_AT * math.sin(angle)
    arrow = use(f"{plan.prefix}r", scale=0.86, class_="rn-arrow")
    mirrored = arrow if clockwise else group(arrow, transform="scale(-1 1)")
    hue = quarter_of(view, seat)
    return group(
        circle(0, 0, 30, class_="halo-out"),
        circle(0, 0, 28, class_="rn-button"),
        mirrored,
        use(f"{plan.prefix}g{hue}", 0, 2, scale=0.42),
        circle(0, 0, 34, class_="hit"),
        class_="legal",
        role="button",
        tabindex=0,
        data_act=act,
        aria_label=say(sight, "turn-label", way=act, colour=colour_token(hue)),
        transform=move(*at),
    )


# ----------------------------------------------------------------------------------------- Ways


def _walk(sight: Sight, way: Way) -> str:
    """A place one could walk to; dashed where cards must be played for it, dotted where something
    must help. What is out of reach can be looked at."""
    route, ready = way.route, way.plan.ready
    at = place_of(sight, route.to, route.stops[-1][1])
    if not ready:
        manner = "dream"
    elif route.helps:
        manner = "far helped"
    else:
        manner = "far cards" if route.cards else "far"
    return group(
        _outline(route.to, at, "halo"),
        class_=f"legal {manner}",
        role="button",
        tabindex=0,
        data_plan=way.plan.key if ready else None,
        data_look=None if ready else way.plan.key,
        aria_label=way.plan.label,
    )


def _preview(sight: Sight, plan: Plan, way: Way) -> str:
    route = way.route
    d, leaps = _line(sight, route)
    end = place_of(sight, route.to, route.stops[-1][1])
    return group(
        path(leaps, class_="rn-leap") if leaps else "",
        path(d, class_="rn-way-out"),
        path(d, class_="rn-way"),
        *_turns(plan, route),
        _price(plan, route, end),
        class_="preview",
        data_for=way.plan.key,
    )


def _line(sight: Sight, route: Route) -> tuple[str, str]:
    """From the pawn from place to place, round the hub where a disc is turned; and apart from it
    the jumps from vortex to vortex."""
    last = facts.pawn_at(sight.view, int(sight.view.seat)) or (0, 0)
    out, leaps = [f"M{_xy(last)}"], []
    before = int(sight.view.pawn[int(sight.view.seat)])
    for node, direction in route.stops:
        at = place_of(sight, node, direction)
        if is_portal(node) and node == before:
            clockwise = 1 if _is_clockwise(route, node, direction) else 0
            out.append(f"A42 42 0 0 {clockwise} {_xy(at)}")
        elif _leaps(node) and _leaps(before):
            leaps.append(f"M{_xy(last)}L{_xy(at)}")
            out.append(f"M{_xy(at)}h0")
        else:
            out.append(f"L{_xy(at)}")
        before, last = node, at
    return "".join(out), "".join(leaps)


def _is_clockwise(route: Route, node: int, direction: int) -> bool:
    """The turn that ends in this direction."""
    place = route.stops.index((node, direction))
    return route.moves[place] == "turn_cw"


def _turns(plan: Plan, route: Route) -> list[str]:
    """How often each disc is turned, on its hub."""
    turned = Counter(
        (node, step)
        for (node, _), step in zip(route.stops, route.moves, strict=True)
        if step.startswith("turn")
    )
    out = []
    for (node, step), count in turned.items():
        arrow = use(f"{plan.prefix}r", scale=1.05)
        mirrored = arrow if step == "turn_cw" else group(arrow, transform="scale(-1 1)")
        out.append(
            group(
                circle(0, 0, 25, class_="rn-hubbed"),
                mirrored,
                text(0, 9, str(count), class_="rn-times"),
                transform=move(*AT[node]),
            )
        )
    return out


def _price(plan: Plan, route: Route, end: Point) -> str:
    """Beside the place: how many dots of which colour."""
    asked = [(hue, dots) for hue, dots in enumerate(route.price) if dots]
    width = 62 * len(asked) + 10
    x, y = end
    left = x + 40 if x < 1400 else x - 40 - width
    top = y - 66 if y > 120 else y + 30
    chips = (
        group(
            text(16, 9, str(dots), class_="rn-price"),
            use(f"{plan.prefix}k{hue}", 40, 0, scale=0.82),
            transform=move(8 + 62 * n, 24),
        )
        for n, (hue, dots) in enumerate(asked)
    )
    return group(
        rect(0, 0, width, 48, rx=24, class_="rn-tag"),
        *chips,
        transform=move(left, top),
    )


def _house(plan: Plan, n: int) -> str:
    """Where one would begin."""
    node = FIRST_LOCATION + n
    x, y = AT[node]
    return group(
        _rings(node, (x, y + 8)),
        class_="preview",
        data_for=f"start {LOCATIONS[n]}",
    )


def _xy(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
