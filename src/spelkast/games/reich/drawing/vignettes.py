"""The picture on an event card, 96 × 112: a map, a seal, an object, or two shields."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ....engine.drawing.svg import circle, group, line, move, path, rect
from ..components import DYNASTIES as DYNASTY_IDS
from ..components import EVENT_DATA, EVENT_DYNASTY, PERSON_DATA, PERSONS, SWORDS
from .heraldry import HEX, INK, emblem
from .signs import DARK_BRASS, GOLD, PARCHMENT, RED, crown, imperial_crown, swords
from .signs import INK as LINE

WIDTH, HEIGHT = 96, 112
SEA, LAND, STONE, SILVER = "#9fc4cf", "#e9dcb9", "#e8e0d0", "#cfd3d6"


@cache
def vignette(event: int) -> str:
    data = EVENT_DATA[event - 1]
    year, kind = data["year"], data["kind"]
    if kind == "territory":
        drawn = _MAPS[year](int(EVENT_DYNASTY[event]))
    elif kind == "object":
        drawn = _OBJECTS[year]()
    elif kind == "battle":
        drawn = _battle(event)
    else:
        drawn = _seal(int(EVENT_DYNASTY[event]))
    frame = rect(0, 0, WIDTH, HEIGHT, fill="none", stroke=DARK_BRASS, stroke_width=2)
    return drawn + frame


def _ground(colour: str) -> str:
    return rect(0, 0, WIDTH, HEIGHT, fill=colour)


def _outlined(d: str, fill: str, width: float = 2) -> str:
    return path(d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round")


# ------------------------------------------------------------------------------------ Seals


def _seal(dynasty: int) -> str:
    """A turning point: a charter with ribbon and seal."""
    lines = line("M22 18H74M22 26H74M22 34H66M22 42H74", DARK_BRASS, 2, stroke_opacity=".45")
    ribbon = path("M38 62L30 106L42 98L48 108L54 98L66 106L58 62Z", fill=HEX[dynasty])
    return "".join(
        (
            _ground("#d8c9a3"),
            _outlined("M12 8H84V66C72 62 64 72 48 68C32 64 24 72 12 66Z", PARCHMENT),
            lines,
            group(ribbon, stroke=LINE, stroke_width=1.6),
            circle(48, 68, 22, fill=RED, stroke=LINE, stroke_width=2),
            circle(
                48, 68, 16.5, fill="none", stroke="#fff", stroke_opacity=".55", stroke_width=1.6
            ),
            group(imperial_crown(), transform=move(48, 70, scale=0.78))
            if DYNASTY_IDS[dynasty] == "grey"
            else group(emblem(dynasty), color="#fff", transform="translate(36 56)"),
        )
    )


# ----------------------------------------------------------------------------------- Battles


def _battle(event: int) -> str:
    """Two shields under crossed swords: the colours of the one who is named, and a stranger's."""
    named = EVENT_DATA[event - 1]["named"][0]
    dynasty = DYNASTY_IDS.index(PERSON_DATA[PERSONS.index(named)]["dynasty"])
    shield = "M0 0H34V24C34 38 24 46 17 50C10 46 0 38 0 24Z"
    own = _outlined(shield, HEX[dynasty]) + group(
        emblem(dynasty), color=INK[dynasty], transform="translate(5 8)"
    )
    other = _outlined(shield, SILVER) + line("M0 12L34 36M0 36L34 12", LINE, 3, opacity=".5")
    hill = path("M0 86C24 74 44 92 96 78V112H0Z", fill="#a9b58a")
    return "".join(
        (
            _ground("#dfe3d8"),
            hill,
            group(other, transform="translate(54 52)rotate(8)"),
            group(own, transform="translate(8 56)rotate(-8)"),
            group(swords(int(SWORDS[event])), transform=move(48, 30, scale=1.3)),
        )
    )


# -------------------------------------------------------------------------------------- Maps


def _waves() -> str:
    rows = "".join(
        f"M{x} {y}q4 -5 8 0q4 5 8 0" for y in range(10, 112, 18) for x in (4 + y % 4 * 6, 52)
    )
    return line(rows, "#fff", 1.6, stroke_opacity=".5")


def _land(dynasty: int, shapes: str, others: str = "", sea: bool = True) -> str:
    """A patch in the colour of the event's dynasty, in its surroundings."""
    return "".join(
        (
            _ground(SEA if sea else LAND),
            _waves() if sea else "",
            path(others, fill=LAND, stroke="#7d6a3c", stroke_width=1.6, stroke_linejoin="round")
            if sea
            else line(others, "#7d6a3c", 1.6, stroke_dasharray="4 3"),
            path(shapes, fill=HEX[dynasty], stroke=LINE, stroke_width=2.2, stroke_linejoin="round"),
        )
    )


def _crowned(x: float, y: float, scale: float = 0.7) -> str:
    return group(crown(), transform=move(x, y, scale=scale))


def _verdun(dynasty: int) -> str:
    """One empire in three strips."""
    thirds = "M10 30L34 22L36 96L16 90Z"
    middle = "M38 21L58 18L62 58L56 84L60 104L44 100Z"
    east = "M62 18L88 26L84 84L62 82L66 58Z"
    return _land(dynasty, thirds + middle + east, sea=False) + "".join(
        _crowned(x, y, 0.5) for x, y in ((25, 54), (50, 50), (75, 52))
    )


def _sicily(dynasty: int) -> str:
    island = "M10 62L24 54L54 59L76 56L84 64L76 82L79 96L66 102L44 90L22 82L10 74Z"
    return _land(dynasty, island, "M78 0H96V60L84 46L78 30L82 16Z") + _crowned(46, 32)


def _burgundy(dynasty: int) -> str:
    """Flanders in the north, the duchy in the south."""
    north = "M22 30L44 18L66 24L62 40L40 46L24 42Z"
    south = "M44 62L66 56L74 78L60 96L46 88Z"
    return _land(dynasty, north + south, "M0 20L20 50L40 112M76 0L70 50L96 84", sea=False)


def _poland(dynasty: int) -> str:
    """Saxony, and across the border the kingdom that comes to it."""
    lands = "M6 62L26 54L36 66L24 80L8 76ZM44 28L72 20L92 36L90 76L70 92L48 84L42 56Z"
    return _land(dynasty, lands, "M40 0L38 112", sea=False) + _crowned(68, 52)


def _hanover(dynasty: int) -> str:
    """Britain and Ireland across the water."""
    isles = "M34 12L48 18L44 34L56 52L60 72L40 78L28 72L36 56L30 44L36 30Z"
    ireland = "M10 50L24 46L24 68L12 70Z"
    shore = "M96 60L82 66L76 82L86 112H96Z"
    return _land(dynasty, isles + ireland, shore) + _crowned(76, 28)


_MAPS: dict[int, Callable[[int], str]] = {
    843: _verdun,
    1194: _sicily,
    1477: _burgundy,
    1697: _poland,
    1714: _hanover,
}

# ----------------------------------------------------------------------------------- Objects


def _on_cloth(drawn: str, colour: str = "#6d2b3a") -> str:
    folds = line("M14 0C18 40 10 70 16 112M80 0C76 44 86 72 80 112", "#000", 3, opacity=".16")
    return _ground(colour) + folds + drawn


def _lance() -> str:
    blade = "M48 6C56 24 56 48 52 66H44C40 48 40 24 48 6Z"
    binding = rect(40, 38, 16, 14, fill=GOLD, stroke=LINE, stroke_width=2)
    shaft = rect(44, 66, 8, 40, fill="#8a6234", stroke=LINE, stroke_width=2)
    nail = line("M48 16V60", LINE, 2, opacity=".5")
    return _on_cloth(shaft + _outlined(blade, SILVER) + nail + binding)


def _charter() -> str:
    """Gold letters on purple."""
    sheet = _outlined("M24 8H72V104H24Z", "#5b2a6b")
    border = rect(28, 12, 40, 88, fill="none", stroke=GOLD, stroke_width=2)
    letters = line("M34 26H62M34 36H62M34 46H56M34 56H62M34 66H60M34 76H62M34 86H52", GOLD, 2)
    return _on_cloth(sheet + border + letters, "#c9b58a")


def _cross() -> str:
    """The cross, and the arch over a crown."""
    shape = "M42 8H54V30H76V42H54V74H42V42H20V30H42Z"
    jewels = "".join(
        circle(x, y, 2.8, fill=colour)
        for x, y, colour in ((48, 16, RED), (28, 36, "#2f5da8"), (68, 36, "#2f5da8"), (48, 60, RED))
    )
    middle = circle(48, 36, 6, fill="#2e7d4f", stroke=LINE, stroke_width=1.4)
    plates = _outlined("M24 84H72V104H24Z", GOLD)
    arch = line("M26 84C30 70 66 70 70 84", LINE, 7) + line("M26 84C30 70 66 70 70 84", GOLD, 3.6)
    return _on_cloth(_outlined(shape, GOLD) + jewels + middle + arch + plates, "#3c4466")


def _shrine() -> str:
    roof = _outlined("M10 52L24 28H72L86 52Z", GOLD)
    body = _outlined("M10 52H86V98H10Z", "#f2cf63")
    arches = "".join(
        path(f"M{x} 92V70A8 8 0 0 1 {x + 16} 70V92Z", fill="#7b2430") for x in (16, 40, 64)
    )
    knobs = "".join(circle(x, 24, 4, fill=RED, stroke=LINE, stroke_width=1.6) for x in (26, 48, 70))
    ridge = line("M24 28H72", LINE, 3)
    return _on_cloth(roof + body + arches + ridge + knobs, "#2e4d43")


def _regalia() -> str:
    """Crown, orb and sceptre on a cushion."""
    cushion = _outlined("M8 82C28 76 68 76 88 82C92 94 90 102 84 104C60 98 36 98 12 104Z", RED)
    orb = circle(66, 66, 14, fill=GOLD, stroke=LINE, stroke_width=2)
    belt = line("M52 66H80M66 52V66M66 44V52M61 48H71", LINE, 2.4)
    sceptre = line("M14 40L40 92", LINE, 6) + line("M14 40L40 92", GOLD, 3)
    top = circle(13, 38, 6, fill=GOLD, stroke=LINE, stroke_width=2)
    worn = group(imperial_crown(), transform=move(44, 50, scale=1.3))
    return _on_cloth(cushion + sceptre + top + orb + belt + worn, "#3c4466")


def _crown_of_rudolf() -> str:
    return _on_cloth(group(imperial_crown(), transform=move(48, 66, scale=2.5)), "#4b2a5c")


_OBJECTS: dict[int, Callable[[], str]] = {
    926: _lance,
    972: _charter,
    1027: _cross,
    1215: _shrine,
    1424: _regalia,
    1602: _crown_of_rudolf,
}
