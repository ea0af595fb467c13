"""What changes on the board: colours that the portals give, clues, claims, points, pawns."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.drawing.svg import Attr, circle, group, line, move, number, path, rect, text, use
from ....engine.schema import PUBLIC
from ....engine.view import View
from ..board import GOVERNED, NUMBER, SOCKET_NUMBER, SOCKETS
from ..components import (
    AREAS,
    CAVERNES,
    CIRCLES,
    CLAIM_VP,
    DISC,
    HUES,
    LOCATION_DATA,
    LOCATIONS,
    NONE,
    QUARTERS,
    SEATS,
)
from . import art, facts
from .labels import Labels
from .layout import (
    AT,
    LETTER_AT,
    OPENINGS,
    PORTAL,
    TOWARDS,
    Plan,
    kind,
    score_space,
)
from .scenery import area_shapes, carved, hollow

HALF = 21
"""Half of a clue's distance from the next, in a Caverne."""


# ----------------------------------------------------------------------------------- The shapes


def shapes(plan: Plan) -> Iterator[str]:
    """Everything that is drawn more than once, for `defs`."""
    p = plan.prefix
    yield from area_shapes(plan)
    for hue in range(HUES):
        tone = f"url(#{p}x{hue})"
        yield art.texture(hue, f"{p}x{hue}")
        yield group(art.danger(hue), id=f"{p}g{hue}")
        yield group(_square(tone), use(f"{p}g{hue}", scale=0.86), id=f"{p}q{hue}")
        yield path("M2-18H27L41 0L27 18H2Z", fill=tone, stroke=art.CREAM, id=f"{p}h{hue}")
        yield path(_wedge(), fill=tone, id=f"{p}w{hue}")
        yield group(_vortex(hue), id=f"{p}v{hue}")
        yield group(art.token(hue, 18.5), id=f"{p}k{hue}")
        yield group(art.seeker(hue), id=f"{p}p{hue}")
    for n, disc in enumerate(DISC):
        quarters = (
            use(f"{p}w{int(hue)}", turn=90 * q) if q else use(f"{p}w{int(hue)}")
            for q, hue in enumerate(disc)
        )
        yield group(*quarters, id=f"{p}d{n}", stroke=art.DARK, stroke_width=4)
    for n, place in enumerate(LOCATION_DATA):
        yield group(art.symbol(place["symbol"]), id=f"{p}y{n}")
    yield group(_chain(), id=f"{p}c")
    yield group(_claims(), id=f"{p}n")
    yield path(hollow(), id=f"{p}o", class_="rn-cave")
    yield path(art.turned(True), id=f"{p}r")


def _square(fill: str) -> str:
    return rect(-21, -21, 42, 42, rx=7, fill=art.DARK) + rect(
        -17.5, -17.5, 35, 35, rx=4, fill=fill, stroke=art.CREAM, stroke_width=2
    )


def _wedge() -> str:
    edge = number(PORTAL * 0.7071)
    return f"M0 0L-{edge}-{edge}A{PORTAL} {PORTAL} 0 0 1 {edge}-{edge}Z"


def _vortex(hue: int) -> str:
    return "".join(
        (
            circle(0, 0, 31, fill=art.DARK),
            circle(0, 0, 26, fill=art.NIGHT, stroke=art.FILL[hue], stroke_width=7),
            line(art.spiral(), "#bfe4ff", 3.6, stroke_linecap="round"),
            group(
                circle(0, 0, 14, fill=art.FILL[hue], stroke=art.CREAM, stroke_width=2),
                art.danger(hue, scale=0.72),
                transform=move(23, -23),
            ),
        )
    )


def _claims() -> str:
    """Five spaces over a house, with what each is worth."""
    return "".join(
        circle((place - 2) * 38, -72, 16.5, class_="rn-claim")
        + text((place - 2) * 38, -63, str(int(points)), class_="rn-vp")
        for place, points in enumerate(CLAIM_VP)
    )


def _chain() -> str:
    """Over a Caverne that the viewer may not enter."""
    links = (
        rect(
            -14 + (n - 2) * 24,
            -7,
            28,
            14,
            rx=7,
            fill="none",
            stroke="#cfc6b8",
            stroke_width=5,
            transform="rotate(-22)",
        )
        for n in range(5)
    )
    return line("M-64 26L64-26", "#120b04", 24) + "".join(links)


# -------------------------------------------------------------------------------- The corridors


def squares(view: View, plan: Plan) -> str:
    """Every square in the colour of the exit that governs it; open passages in both (R1, R2)."""
    out = []
    for square, exit_ in GOVERNED.items():
        node = NUMBER[square]
        sign = "v" if kind(node) == "vortex" else "q"
        out.append(use(f"{plan.prefix}{sign}{facts.shown(view, exit_)}", *AT[node]))
    out += [_opening(view, plan, node) for node in OPENINGS]
    return group(*out, aria_hidden="true")


def _opening(view: View, plan: Plan, node: int) -> str:
    """Two arrows: each in the colour of the portal that it points to."""
    opening = OPENINGS[node]
    ahead, behind = facts.shown(view, opening.far), facts.shown(view, opening.near)
    p, angle = plan.prefix, opening.angle
    return group(
        use(f"{p}h{ahead}"),
        use(f"{p}h{behind}", turn=180),
        use(f"{p}g{ahead}", 18, 0, -angle, 0.84),
        use(f"{p}g{behind}", -18, 0, -angle, 0.84),
        transform=move(*AT[node], angle),
    )


# ---------------------------------------------------------------------------------- The portals


def portals(view: View, plan: Plan, called: Labels) -> str:
    return "".join(_portal(view, plan, called, socket) for socket in range(SOCKETS))


def portal_label(view: View, called: Labels, socket: int) -> str:
    north, east, south, west = (called.colour(hue) for hue in facts.exits(view, socket))
    number_of = int(SOCKET_NUMBER[socket])
    return called.tell(
        "portal-label", number=number_of, north=north, east=east, south=south, west=west
    )


def _portal(view: View, plan: Plan, called: Labels, socket: int) -> str:
    """The disc as it is turned, its signs upright, and its number on the hub."""
    turn = 90 * int(view.rot[socket])
    number_of = int(SOCKET_NUMBER[socket])
    hub: dict[str, Attr] = {"fill": art.CREAM, "stroke": art.DARK, "stroke_width": 4}
    signs = (
        use(f"{plan.prefix}g{hue}", 41 * dx, 41 * dy, scale=1.06)
        for hue, (dx, dy) in zip(facts.exits(view, socket), TOWARDS, strict=True)
    )
    disc = use(f"{plan.prefix}d{int(view.disc[socket])}", turn=turn)
    return group(
        group(disc, *signs, data_piece=f"portal-{number_of}", data_turn=turn),
        art.hub(bool(number_of % 2), 20, **hub),
        text(0, 9, str(number_of), class_="rn-hub"),
        role="img",
        aria_label=portal_label(view, called, socket),
        transform=move(*AT[socket]),
    )


# --------------------------------------------------------------------------------- The Cavernes


def cavernes(view: View, plan: Plan, called: Labels) -> str:
    return "".join(_caverne(view, plan, called, n) for n in range(len(CAVERNES)))


def caverne_label(view: View, called: Labels, n: int) -> str:
    clues = [int(view.circle[n][place]) - 1 for place in range(CIRCLES)]
    label = called.tell(
        "caverne-label", number=n + 1, clues=called.listing([hue for hue in clues if hue != NONE])
    )
    seats = facts.markers(view, n)
    if seats:
        names = ", ".join(f"{called.seat(seat)} {marker}" for seat, marker in seats)
        label = f"{label}, {called.tell('markers', who=names)}"
    return label


def shut(view: View, n: int) -> bool:
    """May the viewer not come in? Not while its own marker lies there, unless it is inside."""
    if view.seat == PUBLIC or facts.caverne_of(int(view.pawn[view.seat])) == n:
        return False
    return any(seat == view.seat for seat, _ in facts.markers(view, n))


def _caverne(view: View, plan: Plan, called: Labels, n: int) -> str:
    x, y = AT[NUMBER[CAVERNES[n]]]
    clues = []
    for place in range(CIRCLES):
        hue = int(view.circle[n][place]) - 1
        at = HALF * (place % 2 * 2 - 1), HALF * (place // 2 * 2 - 1)
        if hue == NONE:
            clues.append(circle(*at, 17, class_="rn-empty"))
        else:
            clues.append(use(f"{plan.prefix}k{hue}", *at))
    return group(
        *clues,
        use(f"{plan.prefix}c") if shut(view, n) else "",
        *_markers(view, n),
        role="img",
        aria_label=caverne_label(view, called, n),
        transform=move(x, y),
    )


def _markers(view: View, n: int) -> Iterator[str]:
    """Small numbered discs round the rim, the viewer's own larger."""
    spots = ((-52, 40), (52, 40), (-58, -26), (58, -26), (0, 0))
    for place, (seat, marker) in enumerate(facts.markers(view, n)):
        hue = facts.hue(view, seat)
        own = seat == view.seat
        yield group(
            circle(0, 0, 18 if own else 16, fill=art.DARK),
            circle(0, 0, 15 if own else 13, fill=art.FILL[hue], stroke=art.CREAM, stroke_width=2),
            text(0, 8.5, str(marker), class_="rn-mark", fill=art.ON[hue]),
            data_piece=f"marker-{seat}-{marker}",
            transform=move(*spots[place % len(spots)]),
        )


# -------------------------------------------------------------------- Locations, areas, points


def locations(view: View, plan: Plan, called: Labels) -> str:
    return "".join(_location(view, plan, called, n) for n in range(len(LOCATIONS)))


def location_label(view: View, called: Labels, n: int) -> str:
    who = ", ".join(called.seat(seat) for seat in facts.claims(view, n)) or "–"
    colour = called.colour(facts.location_hue(view, n))
    return called.tell("location-label", name=called.location(n), who=who, colour=colour)


def _location(view: View, plan: Plan, called: Labels, n: int) -> str:
    """Claims over the roof; beside it the symbol, in the colour that faces the house now."""
    x, y = LOCATION_DATA[n]["xy"]
    claims = facts.claims(view, n)
    hue = facts.location_hue(view, n)
    spaces = (
        use(f"{plan.prefix}k{facts.hue(view, seat)}", (place - 2) * 38, -72)
        for place, seat in enumerate(claims)
    )
    medal = group(
        circle(0, 0, 27, fill=art.DARK),
        circle(0, 0, 23, fill="none", stroke=art.FILL[hue], stroke_width=7),
        use(f"{plan.prefix}y{n}", scale=0.88),
        group(
            circle(0, 0, 13.5, fill=art.FILL[hue], stroke=art.DARK, stroke_width=2.5),
            use(f"{plan.prefix}g{hue}", scale=0.68),
            transform=move(-18, 21),
        ),
        transform=move(-96, 14),
    )
    return group(
        *spaces,
        medal,
        role="img",
        aria_label=location_label(view, called, n),
        transform=move(x, y),
    )


def letters(view: View) -> str:
    """The letters of the areas that the owner of the view has been to, in its colour."""
    seat = facts.owner(view)
    hue = facts.hue(view, seat)
    return group(
        *(
            group(
                circle(0, 0, 24, fill=art.FILL[hue], stroke=art.DARK, stroke_width=4),
                carved(AREAS[area], 0, 0, 0.25),
                transform=move(*LETTER_AT[AREAS[area]]),
            )
            for area in facts.areas(view, seat)
        ),
        aria_hidden="true",
        class_="rn-been",
        stroke=art.ON[hue],
    )


def points(view: View, plan: Plan, called: Labels) -> str:
    """Markers on the score track; those on one space lie a little apart."""
    out = []
    seats = range(int(view.seats))
    for seat in seats:
        points_now = int(view.vp[seat])
        x, y = score_space(points_now)
        below = sum(int(view.vp[other]) == points_now for other in range(seat))
        hue = facts.hue(view, seat)
        out.append(
            group(
                circle(0, 0, 19, fill=art.DARK),
                use(f"{plan.prefix}k{hue}", scale=0.86),
                role="img",
                aria_label=called.pair(called.seat(seat), called.tell("points", points=points_now)),
                data_piece=f"points-{seat}",
                transform=move(x + 9 * below, y + 5 * below),
            )
        )
    return "".join(out)


# ---------------------------------------------------------------------------------------- Pawns


def pawns(view: View, plan: Plan, called: Labels) -> str:
    """The viewer's own pawn last, over all others."""
    seats = [seat for seat in range(SEATS) if seat < int(view.seats)]
    seats.sort(key=lambda seat: (seat == view.seat, seat))
    return group(*(_pawn(view, plan, called, seat) for seat in seats), class_="rn-pawns")


def _pawn(view: View, plan: Plan, called: Labels, seat: int) -> str:
    at = facts.pawn_at(view, seat)
    if at is None:
        return ""
    you = seat == view.seat and seat in view.waiting
    ring = circle(0, 2, 36, class_="rn-you-out") + circle(0, 2, 36, class_="rn-you") if you else ""
    return group(
        ring,
        use(f"{plan.prefix}p{facts.hue(view, seat)}"),
        role="img",
        aria_label=called.tell(
            "pawn", who=called.seat(seat), where=called.node(int(view.pawn[seat]))
        ),
        data_piece=f"pawn-{seat}",
        transform=move(*at, scale=0.84),
    )


def quarter_of(view: View, seat: int) -> int:
    """The colour under a pawn on a portal."""
    return int(DISC[int(view.disc[int(view.pawn[seat])]), int(view.quarter[seat]) % QUARTERS])
