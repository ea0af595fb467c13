"""What lives and lies in the five dungeons, for the cave that a group explores: ours, like all art.

Each piece stands on y = 0, its middle at x = 0, about 120 wide and 100 high.
"""

from __future__ import annotations

from ....engine.drawing.svg import circle, group, line, move, path, rect
from . import art

STONE, SHADE, BONE, WOOD, EMBER = "#8f8873", "#5f5a4b", "#d9d2bd", "#7a5433", "#f0b04a"
ICE, FROST, GOBLIN, RIND = "#8cc4d8", "#d8f0f6", "#6f9c4a", "#d9a441"


def _skull(x: float, y: float, scale: float) -> str:
    return group(art.skull(BONE), transform=move(x, y, scale=scale))


def _flame(x: float, y: float, scale: float) -> str:
    return group(art.dungeon(4, EMBER, art.BLACK), transform=move(x, y, scale=scale))


# ------------------------------------------------------------------------------------- The Crypt


def _coffin() -> str:
    """Its lid is not quite where it should be."""
    return (
        path("M-56 0V-34H56V0Z", fill=SHADE)
        + path("M-56-34H56L50-40H-50Z", fill="#15110c")
        + path("M-58-36L50-45L56-59L-52-50Z", fill=STONE)
        + line("M-36-17H36M0-26V-8", STONE, 4)
        + rect(64, -20, 8, 20, fill="#efe6cf")
        + _flame(68, -30, 0.5)
    )


def _skulls() -> str:
    return _skull(-22, -15, 0.8) + _skull(20, -15, 0.8) + _skull(-1, -42, 0.8)


# ------------------------------------------------------------------------------------ The Rathaus


def _cheese() -> str:
    holes = ((-24, -16, 6), (4, -26, 8), (26, -12, 5), (-2, -8, 4))
    return (
        path("M-52 0V-20L40-52V0Z", fill="#efc65a")
        + path("M-52-20L40-52L52-40V0H40V-48L-52-16Z", fill=RIND)
        + "".join(circle(x, y, r, fill=RIND) for x, y, r in holes)
        + group(art.dungeon(1), transform=move(-70, -14, scale=1.1))
    )


def _ledgers() -> str:
    """The town council of the rats files everything."""
    books = ((-40, 0, 80, "#7c2f36"), (-34, -14, 72, "#3d5a78"), (-40, -28, 76, "#5d7a3c"))
    shelf = "".join(
        rect(x, y - 13, w, 13, rx=2, fill=c) + rect(x + 8, y - 9, 12, 4, fill=BONE)
        for x, y, w, c in books
    )
    quill = path("M18-41C20-62 34-78 48-84C46-66 38-52 24-41Z", fill=BONE)
    return shelf + quill


# ------------------------------------------------------------------------------------ The Ice Cave


def _crystals() -> str:
    return (
        path("M-58 0L-44-58L-28 0Z", fill=ICE)
        + path("M-44-58L-28 0H-40Z", fill=FROST)
        + path("M-30 0L-4-98L24 0Z", fill=ICE)
        + path("M-4-98L24 0H2Z", fill=FROST)
        + path("M18 0L38-46L58 0Z", fill=ICE)
        + path("M38-46L58 0H42Z", fill=FROST)
    )


def _frozen() -> str:
    """Somebody who came here before."""
    return (
        path("M-34 0L-40-50L-20-82H22L40-46L34 0Z", fill=ICE, fill_opacity=0.55)
        + path("M-20-82L-8-46L-14 0H-34L-40-50Z", fill=FROST, fill_opacity=0.35)
        + _skull(2, -48, 0.7)
        + line("M2-32V-10M-12-24H16", BONE, 4)
    )


# --------------------------------------------------------------------------------- The Goblin Camp


def _goblin(x: float, y: float, scale: float) -> str:
    """Long ears, and eyes that have seen you."""
    face = path("M-16-8L-36-18L-18 4C-14 16 14 16 18 4L36-18L16-8C8-16-8-16-16-8Z", fill=GOBLIN)
    eyes = path("M-11-3L-3 0L-10 3ZM11-3L3 0L10 3Z", fill="#f4e08a")
    return group(face, eyes, line("M-6 9H6", "#31451f", 2.4), transform=move(x, y, scale=scale))


def _campfire() -> str:
    glow = circle(0, -22, 40, fill=EMBER, fill_opacity=0.16)
    logs = line("M-24-4L24-12M-24-12L24-4", WOOD, 8, stroke_linecap="round")
    return glow + logs + _flame(0, -30, 1.3) + _goblin(-56, -40, 0.9) + _goblin(54, -56, 0.8)


def _drum() -> str:
    return (
        path("M-30-42V-6C-30 4 30 4 30-6V-42Z", fill="#a1472f")
        + line("M-30-40L-18 0L-4-34L10 2L22-36L30-8", BONE, 2.6)
        + path("M-30-42C-30-52 30-52 30-42C30-32-30-32-30-42Z", fill="#efdfba")
        + line("M6-46L42-72M-4-46L-36-76", WOOD, 4, stroke_linecap="round")
    )


# -------------------------------------------------------------------------------- The Dragon's Lair


def _hoard() -> str:
    """Gold, and an egg on it."""
    coins = ((-40, -10), (-18, -22), (8, -16), (34, -10), (-6, -36), (22, -28))
    heap = path("M-66 0C-50-26-22-46 2-46C28-46 52-24 68 0Z", fill="#b98a2a")
    egg = path("M28-38C28-58 40-70 46-70C54-70 64-56 64-38C64-24 28-24 28-38Z", fill="#9c4a3a")
    spots = circle(42, -50, 4, fill="#c98a6a") + circle(52, -40, 3, fill="#c98a6a")
    money = "".join(group(art.coin(8), transform=move(x, y)) for x, y in coins)
    return egg + spots + heap + money


def _eyes() -> str:
    """It sleeps with one eye."""
    lid = "M-52-58C-40-74-22-74-10-58C-22-48-40-48-52-58Z"
    return (
        path(lid, fill=EMBER)
        + path("M-34-68L-28-58L-32-49L-37-58Z", fill=art.BLACK)
        + line("M12-60C24-50 40-50 52-60", EMBER, 4, stroke_linecap="round")
        + line("M-10-18L-5-14M10-18L5-14", "#6b3a20", 5, stroke_linecap="round")
        + line("M-10-26C-18-32-4-36-12-44M10-26C18-32 4-36 12-44", SHADE, 3, stroke_linecap="round")
    )


SCENES = (
    (_coffin, _skulls),
    (_cheese, _ledgers),
    (_crystals, _frozen),
    (_campfire, _drum),
    (_hoard, _eyes),
)
"""Two pieces for each dungeon."""


def scene(d: int, n: int) -> str:
    return SCENES[d][n]()
