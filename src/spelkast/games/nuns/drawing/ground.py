"""What never changes on the plan: floors, furniture, walls and doors, dots and their names.

Dots are round caps of lines without length: a hundred and fifty-five of them are one short path.
Colours are attributes, so that a drawing stands alone; the page's sheet may deepen the night.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from ....engine.drawing.svg import circle, group, line, move, path, rect, tag, text
from ..components import DATA, HEXAGONS, WISHES
from .art import EYE, INK, KEYS, NOVICES, footprints, key, sound, wish
from .plan import EDGES, POS, ROOMS, WALL_LINES

NIGHT = "#1b3237"
FLOORS = {
    "garden": "#7d9a72",
    "cloister": "#c4b99e",
    "chapel": "#b9b1d1",
    "passage": "#b9b1a3",
    "room": "#c9bda5",
    "cell": "#e3d7b9",
    "vault": "#d3b263",
    "guard": "#cfa3a0",
}
WALL, LAWN, IVORY, NAME = "#2b2a2c", "#678860", "#fbf3df", "#3a342c"
RADIUS = 16.5
NUMBER_SIZE = 17.5
PLAN = (27, 13, 1043, 1084)
"""The whole plan: left, top, width, height."""

NAMES_AT: Mapping[str, tuple[float, float]] = {
    "library": (742, 344),
    "scriptorium": (778, 377),
    "garden_entry": (116, 372),
    "pantry": (617, 158),
    "sacristy": (541, 98),
    "closet": (461, 831),
    "outside": (178, 52),
    "tree": (128, 606),
    "turret": (800, 572),
    "confessional_e": (556, 366),
    "confessional_w": (262, 366),
    "abbess_cell": (722, 930),
    "prioress_cell": (897, 930),
    "cloister": (693, 552),
    "infirmary": (927, 430),
    "outer_garden": (182, 524),
    "entry_hall": (958, 664),
    "parlor": (928, 586),
}
UNNAMED = frozenset(
    {
        "dormitory",
        "north_passage",
        "east_passage",
        "tree",
        "turret",
        "confessional_e",
        "confessional_w",
    }
)
"""Rooms whose floor has no room for a word; they are named where they are spoken of."""
LIGHT_NAMES = frozenset({"garden", "outside", "cloister"})
NARROW = {
    "pharmacy": 56,
    "infirmary": 56,
    "parlor": 56,
    "closet": 64,
    "pantry": 56,
    "side_aisle": 52,
    "sacristy": 70,
    "kitchen": 76,
    "toilet": 66,
    "garden_entry": 66,
    "scriptorium": 104,
    "abbess_cell": 66,
    "cell_6": 82,
    "cell_2": 80,
}
"""Rooms that a longer name must be squeezed into."""
LETTER = 8
"""About the width of a letter."""


def spots(dots: Iterable[int]) -> str:
    """A path of points: with a round pen, a disc on each of these dots."""
    return "".join(f"M{POS[dot][0]:g} {POS[dot][1]:g}h0" for dot in dots)


def ground(prefix: str, names: tuple[tuple[str, str], ...]) -> str:
    """The floors, and in `defs` all shapes that a living plan asks for.

    Walls, doors and dots are such a shape too, because light and trails lie under them.
    """
    return tag("defs", *_defs(prefix, names)) + _sky() + _floors(prefix) + _furniture()


@cache
def _defs(prefix: str, names: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    return (
        _pattern(f"{prefix}brick", 40, 20, "M0 10H40M10 0V10M30 10V20", 0.07),
        _pattern(f"{prefix}tile", 22, 22, "M0 0H22M0 0V22", 0.08),
        tag(
            "radialGradient",
            tag("stop", offset="0", stop_color="#fff3c0", stop_opacity=".95"),
            tag("stop", offset=".55", stop_color="#ffe08a", stop_opacity=".6"),
            tag("stop", offset="1", stop_color="#ffd76a", stop_opacity=".22"),
            id=f"{prefix}glow",
        ),
        group(_edges(), id=f"{prefix}ways"),
        group(_walls(), _doors(), _locks(), _room_names(names), id=f"{prefix}walls"),
        group(_dots(), _tree(), id=f"{prefix}dots"),
        group(EYE, id=f"{prefix}eye"),
        *(group(sound(colour), id=f"{prefix}noise{n}") for n, colour in _tokens()),
        *(group(footprints(colour), id=f"{prefix}gone{n}") for n, colour in _tokens()),
        path("M-6-7L6 0L-6 7", id=f"{prefix}on"),
        *(group(wish(n), id=f"{prefix}wish{n}") for n in range(1, WISHES + 1)),
        *(group(key(KEYS[colour]), id=f"{prefix}key-{colour}") for colour in KEYS),
    )


def _tokens() -> Iterable[tuple[int, str]]:
    """Whose token: nobody's that is known, or a novice's by her cell; guards have two more."""
    return enumerate(("#e8e2d0", *(_pale(colour) for colour in NOVICES), "#9fc0ff", "#ffb0a0"))


def _pale(colour: str) -> str:
    """The same colour, light enough for a dark token."""
    parts = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return "#" + "".join(f"{round(part * 0.55 + 255 * 0.45):02x}" for part in parts)


def _pattern(name: str, width: int, height: int, d: str, strength: float) -> str:
    pen = line(d, "#000", 1.5, stroke_opacity=f"{strength:g}")
    return tag("pattern", pen, id=name, width=width, height=height, patternUnits="userSpaceOnUse")


# ------------------------------------------------------------------------------------ The floor

_STARS = (
    (210, 84), (262, 172), (60, 226), (330, 74), (44, 296), (1052, 60),
    (1056, 420), (1058, 940), (36, 560), (36, 930), (300, 120), (1054, 240),
)  # fmt: skip
_TWINKLE = "M0-7L1.6-1.6L7 0L1.6 1.6L0 7L-1.6 1.6L-7 0L-1.6-1.6Z"


def _sky() -> str:
    """Around the walls it is night: a moon, a few stars."""
    stars = (
        path(_TWINKLE, transform=move(x, y, 0, 0.6 + n % 3 * 0.3))
        for n, (x, y) in enumerate(_STARS)
    )
    moon = path("M112 54A44 44 0 1 0 136 118A38 38 0 0 1 112 54Z")
    return rect(-2000, -2000, 5000, 5000, fill=NIGHT, class_="nb-sky") + group(
        group(*stars, opacity=".7"), moon, fill="#f2e6bd"
    )


def _floors(prefix: str) -> str:
    """One path for each kind of floor, then its pattern of stones."""
    out = []
    for kind, colour in FLOORS.items():
        d = "".join(_polygon(room["floor"]) for room in ROOMS if room["kind"] == kind)
        out.append(path(d, fill=colour, class_=f"nb-{kind}"))
        if kind != "garden":
            stone = "tile" if kind in ("chapel", "cloister") else "brick"
            out.append(path(d, fill=f"url(#{prefix}{stone})"))
    return "".join(out)


def _polygon(points: list[list[float]]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z" if points else ""


def _furniture() -> str:
    decor = DATA["decor"]
    x, y, r = decor["fountain"]
    fountain = (
        circle(x, y, r + 6, fill="#8b8f86")
        + circle(x, y, r, fill="#7fb4c9")
        + circle(x, y, 6, fill="#dff0f5")
    )
    beds = decor["flowerbeds"]
    lawns = (rect(*box, rx=10) for box in (decor["garth"], *beds))
    booths = (
        rect(*box, rx=5, fill="#6b4d33", stroke="#3c2a1b", stroke_width=3)
        for box in decor["booths"]
    )
    return "".join(
        (
            group(*lawns, fill=LAWN, class_="nb-lawn"),
            _flowers(beds),
            fountain,
            *booths,
            _altar(*decor["altar"]),
            _table(*decor["refectory_table"]),
            _pews(),
            _beds(),
        )
    )


def _flowers(beds: list[list[float]]) -> str:
    rows: dict[int, str] = {0: "", 1: "", 2: ""}
    for x, y, width, height in beds:
        for i in range(int(width // 26)):
            for j in range(int(height // 26)):
                rows[(i + j) % 3] += f"M{x + 16 + i * 26:g} {y + 15 + j * 26:g}h0"
    tints = ("#d9a0b8", "#e8d59a", "#c9b6e0")
    return group(
        *(line(d, tint, 8) for d, tint in zip(rows.values(), tints, strict=True)),
        stroke_linecap="round",
        opacity=".75",
    )


def _altar(x: float, y: float, width: float, height: float) -> str:
    middle = x + width / 2
    cross = f"M{middle:g} {y + 4:g}V{y + height - 4:g}M{middle - 7:g} {y + 10:g}h14"
    return rect(x, y, width, height, rx=3, fill="#d8b050") + line(cross, "#6b5218", 3)


def _table(x: float, y: float, width: float, height: float) -> str:
    plates = "".join(f"M{x + 18 + n * 31:g} {y + height / 2:g}h0" for n in range(5))
    return rect(x, y, width, height, rx=4, fill="#7d5a39") + line(
        plates, "#e7dcc4", 14, stroke_linecap="round"
    )


def _pews() -> str:
    """Benches of the nave, between the rows of dots."""
    rows = "".join(f"M{x} {y}h38" for y in (528, 546, 564, 616, 634) for x in (352, 420))
    return line(rows, "#7d6a8c", 6, stroke_linecap="round", opacity=".5")


def _beds() -> str:
    """One in each cell of a novice."""
    corners = [
        (room["floor"][0][0], room["floor"][0][1]) for room in ROOMS if room["kind"] == "cell"
    ]
    beds = "".join(f"M{x + 10:g} {y + 22:g}h20v34h-20z" for x, y in corners)
    pillows = "".join(f"M{x + 15:g} {y + 28:g}h10" for x, y in corners)
    return path(beds, fill="#9c8a63", opacity=".55") + line(
        pillows, "#fff8e6", 5, stroke_linecap="round", opacity=".7"
    )


# ------------------------------------------------------------------------------ Walls and doors


def _walls() -> str:
    d = "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in points) for points in WALL_LINES)
    return line(d, WALL, 8, stroke_linecap="round", stroke_linejoin="round", class_="nb-wall")


def _doors() -> str:
    d = "".join(
        f"M{x - 11} {y}h22" if lies == "h" else f"M{x} {y - 11}v22"
        for _, _, x, y, lies in DATA["doors"]
    )
    return line(d, WALL, 11, class_="nb-wall") + line(d, "#a06a35", 7.5)


def _locks() -> str:
    """Squares with a keyhole, in the colour of the keys that are printed for them."""
    return "".join(_lock(x, y, KEYS[colour]) for _, _, x, y, _, colour in DATA["locks"])


def _lock(x: float, y: float, colour: str) -> str:
    hole = circle(0, -2.4, 3) + path("M-1.6 0H1.6L2.6 6H-2.6Z")
    plate = rect(-10, -10, 20, 20, rx=3, fill=colour, stroke=INK, stroke_width=3)
    return group(plate, hole, fill=INK, transform=move(x, y))


def _room_names(names: tuple[tuple[str, str], ...]) -> str:
    """Words on the floor, in the language of the page."""
    words = dict(names)
    out = []
    for room in ROOMS:
        if room["id"] in UNNAMED or room["id"] not in words:
            continue
        x, y = NAMES_AT.get(room["id"], tuple(room["label"][:2]))
        pale = room["kind"] in LIGHT_NAMES
        name, most = words[room["id"]], NARROW.get(room["id"], 400)
        out.append(
            text(
                x,
                y,
                name,
                class_="nb-pale" if pale else None,
                fill="#eef3e4" if pale else None,
                textLength=most if len(name) * LETTER > most else None,
                lengthAdjust="spacingAndGlyphs" if len(name) * LETTER > most else None,
            )
        )
    return group(*out, class_="nb-name", fill=NAME, font_size=NUMBER_SIZE, text_anchor="middle")


# ------------------------------------------------------------------------------------------ Dots


def _edges() -> str:
    d = "".join(f"M{POS[a][0]:g} {POS[a][1]:g}L{POS[b][0]:g} {POS[b][1]:g}" for a, b in EDGES)
    return line(d, "#fffaf0", 2.6, opacity=".75", class_="nb-edge")


def _dots() -> str:
    plain = spots(dot for dot in POS if dot not in HEXAGONS)
    hexagons = "".join(_hexagon(*POS[dot]) for dot in sorted(HEXAGONS))
    discs = group(
        line(plain, NAME, 2 * RADIUS + 3),
        line(plain, IVORY, 2 * RADIUS, class_="nb-dot"),
        stroke_linecap="round",
    )
    black = path(hexagons, fill=INK, stroke="#fff", stroke_opacity=".55", stroke_width=2)
    light = group(*(_number(dot) for dot in sorted(HEXAGONS)), fill="#fff")
    dark = group(*(_number(dot) for dot in POS if dot not in HEXAGONS), fill="#231f1a")
    return (
        discs
        + black
        + group(
            dark, light, class_="nb-n", font_size=NUMBER_SIZE, font_weight=600, text_anchor="middle"
        )
    )


def _number(dot: int) -> str:
    x, y = POS[dot]
    return text(x, y + 6, str(dot))


def _hexagon(x: float, y: float) -> str:
    return f"M{x:g} {y - 20:g}l17 10v20l-17 10-17-10v-20z"


def _tree() -> str:
    """The crown hides whoever is in it (R22)."""
    x, y, r = DATA["decor"]["tree"]
    crown = circle(x, y, r, fill="#35593a") + circle(x - 9, y - 8, r * 0.55, fill="#4b7349")
    return group(crown, opacity=".62")


def trail(dots: list[int]) -> str:
    """A way along these dots."""
    return "M" + "L".join(f"{POS[dot][0]:g} {POS[dot][1]:g}" for dot in dots)
