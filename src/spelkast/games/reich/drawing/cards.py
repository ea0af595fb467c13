"""The cards: 69 persons, 38 events, and their backs.

A person card is 84 × 128, so that eleven of them lie side by side on a laptop with nothing on them
smaller than can be read. What a card asks for lies in `card_defs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ....engine.drawing.letters import lay
from ....engine.drawing.svg import circle, group, move, path, rect, tag, text, use
from ..components import (
    CROWNS,
    DYNASTY,
    ELECTOR,
    END,
    EVENT_DYNASTY,
    GREY,
    PERSON_DATA,
    START,
    SWORDS,
    YEAR,
    YEARS,
)
from . import portraits
from .heraldry import HEX, INK, emblem, field, patterns
from .lettering import BOLD_SANS, SANS, fitted, lines, width
from .signs import (
    CREAM,
    GOLD,
    INK_2,
    PARCHMENT,
    cap,
    crown_defs,
    hourglass,
    medallion,
    swords,
)
from .signs import INK as LINE
from .vignettes import vignette

WIDTH, HEIGHT = 84, 128
FIRST, LAST = 768, 1840
"""The first and the last year on a card: what a timeline spans."""
NAME = 12.5
"""The size of a name, on a card of 84."""


@cache
def card_defs(prefix: str) -> str:
    """Everything that person cards refer to."""
    return "".join(
        (
            patterns(prefix),
            portraits.defs(prefix),
            crown_defs(prefix),
            group(hourglass(), id=f"{prefix}glass"),
            group(cap(), id=f"{prefix}cap"),
        )
    )


# --------------------------------------------------------------------------------- Persons


@cache
def person_card(prefix: str, card: int, name: str, letters: bool = False) -> str:
    """A person: dynasty, name, figure, reign in figures and as a bar; at the bottom the crowns of
    the realms, the years, and the emperor's crown.

    With `letters` each realm has its own beneath its crown, for a card large enough to read them.
    """
    dynasty = int(DYNASTY[card])
    colour, ink = HEX[dynasty], INK[dynasty]
    return "".join(
        (
            field(prefix, dynasty, WIDTH, HEIGHT, 7),
            _name(name, colour, ink),
            path("M7 90V58A35 27 0 0 1 77 58V90Z", fill="#f7f0e2"),
            group(
                portraits.portrait(prefix, card),
                transform=move(42, 58.7, scale=0.68),
                fill=colour,
            ),
            rect(4, 90, 76, 17, rx=2, fill=colour),
            text(42, 102, f"{START[card]}–{END[card]}", fill=ink, class_="cy"),
            _reign_bar(card, ink),
            path("M4 110H80V119A6 6 0 0 1 74 125H10A6 6 0 0 1 4 119Z", fill=CREAM),
            _crowns(prefix, card, letters),
            use(f"{prefix}glass", 44.8, 117.5, scale=0.46, color=INK_2),
            text(49.6, 122, str(int(YEARS[card])), class_="cn"),
            use(f"{prefix}imperial", 73.8, 119.6, scale=0.36) if _imperial(card) else "",
            _elector_mark(prefix, card) if ELECTOR[card] else "",
        )
    )


def _name(name: str, colour: str, ink: str) -> str:
    """On plain colour, because nothing is written on a pattern."""
    parts = lines(name, WIDTH - 10, NAME)
    room = WIDTH - 8
    wide = min(room, max(width(part, NAME) for part in parts)) + 4
    height = 13 * len(parts) + 2
    top = 3 if len(parts) > 1 else 8
    ground = rect(42 - wide / 2, top, wide, height, rx=3, fill=colour)
    written = "".join(
        fitted(42, top + 11.5 + 13 * n, part, room, NAME, fill=ink, class_="nm")
        for n, part in enumerate(parts)
    )
    return ground + written


def _reign_bar(card: int, ink: str) -> str:
    """768 to 1840 from edge to edge, and the reign on it."""
    share = (WIDTH - 12) / (LAST - FIRST)
    x, long = 6 + (int(START[card]) - FIRST) * share, max(2.4, int(YEARS[card]) * share)
    return rect(6, 107.4, WIDTH - 12, 1, fill=ink, opacity=".5") + rect(
        min(x, WIDTH - 6 - long), 105.6, long, 4, fill=ink
    )


def _imperial(card: int) -> bool:
    return bool(PERSON_DATA[card - 1].get("imperial"))


def _crowns(prefix: str, card: int, letters: bool) -> str:
    """The number of all, then one for each realm."""
    realms = PERSON_DATA[card - 1]["realms"]
    pitch = min(9, 17 / max(1, len(realms) - 1))
    y, size = (114.4, 0.22) if letters else (118.5, 0.28)
    places = [19 + pitch * n for n in range(len(realms))]
    drawn = [use(f"{prefix}realm", x, y, scale=size) for x in places]
    if letters:
        drawn += _letters(realms, places, pitch)
    return text(6.5, 122, str(int(CROWNS[card])), class_="cn") + "".join(drawn)


def _letters(realms: Sequence[str], places: Sequence[float], pitch: float) -> list[str]:
    """Of each realm below its crown; many take turns on two lines, to be large enough to read."""
    rows = (123,) if len(realms) <= 3 else (120, 124)
    high = min(4.6, pitch * len(rows) * 0.52)
    return [
        text(x, rows[n % len(rows)], realm.upper(), font_size=round(high, 2), class_="cr")
        for n, (x, realm) in enumerate(zip(places, realms, strict=True))
    ]


def _elector_mark(prefix: str, card: int) -> str:
    """The cap, and the two symbols that a call swaps: at the top right, beside the arch."""
    return group(
        use(f"{prefix}cap", 0, -8, scale=0.46),
        rect(-14.5, -3, 29, 15, rx=7.5, fill=CREAM, stroke=LINE, stroke_width=1.2),
        text(0, 9, f"1⇄{int(ELECTOR[card])}", class_="ce"),
        transform=move(67.5, 49),
    )


@cache
def back() -> str:
    """Of the person cards: green, with a crown."""
    return "".join(
        (
            rect(0, 0, WIDTH, HEIGHT, rx=7, fill="#1d4235"),
            rect(5, 5, WIDTH - 10, HEIGHT - 10, rx=4, fill="none", stroke=GOLD, stroke_width=1.6),
            path("M42 30L68 64L42 98L16 64Z", fill="none", stroke=GOLD, stroke_width=1.6),
            group(
                path("M-13 9L-15 -6L-7 1L0 -9L7 1L15 -6L13 9Z", fill=GOLD), transform=move(42, 64)
            ),
        )
    )


# ---------------------------------------------------------------------------------- Events

EVENT_WIDTH, EVENT_HEIGHT = 376, 246
ROWS = ((39, 87, 18, 15.5), (39, 122, 14, 14), (39, 152, 12, 14))
"""Where the three symbols are: middle, radius of the medallion, size of the words."""


class EventWords(NamedTuple):
    """What is written on an event."""

    title: str
    criteria: tuple[str, ...]
    """The symbols in words, by their number."""
    dynasty: str
    named: str
    """Who is named beside the swords; "" without swords."""


def event_card(prefix: str, event: int, symbols: Sequence[int], words: EventWords) -> str:
    """The event as it lies on the table: year, symbols in their present order, picture, title."""
    dynasty = int(EVENT_DYNASTY[event])
    return "".join(
        (
            field(prefix, dynasty, EVENT_WIDTH, EVENT_HEIGHT, 14),
            rect(9, 9, EVENT_WIDTH - 18, EVENT_HEIGHT - 18, rx=7, fill=PARCHMENT),
            lay(str(int(YEAR[event])), 22, 19, 42, LINE, pen=15, start=True),
            group(vignette(event), transform=move(EVENT_WIDTH - 118, 20)),
            symbol_rows(prefix, event, symbols, words.criteria),
            rect(22, 172, EVENT_WIDTH - 44, 1, fill=INK_2, opacity=".35"),
            _title(event, words),
        )
    )


def symbol_rows(prefix: str, event: int, symbols: Sequence[int], criteria: Sequence[str]) -> str:
    """The three symbols one below the other: the first is big and bright."""
    dynasty = int(EVENT_DYNASTY[event])
    drawn = []
    for place, (x, y, r, size) in enumerate(ROWS):
        number = int(symbols[place])
        fill, ink = (HEX[dynasty], INK[dynasty]) if place == 0 else ("#fffaf0", INK_2)
        font = BOLD_SANS if place == 0 else SANS
        drawn.append(
            group(medallion(prefix, number, r, fill, ink), transform=move(x, y))
            + fitted(64, y + 5, criteria[number], 190, size, font, class_=f"er er{place + 1}")
        )
    return "".join(drawn)


def _title(event: int, words: EventWords) -> str:
    """The title; under it the dynasty, and on a battle who is named."""
    parts = lines(words.title, EVENT_WIDTH - 48, 17)
    top = 193 if len(parts) > 1 else 200
    written = "".join(
        fitted(22, top + 18 * n, part, EVENT_WIDTH - 46, 17, class_="et")
        for n, part in enumerate(parts)
    )
    dynasty = int(EVENT_DYNASTY[event])
    sign = group(emblem(dynasty), transform="translate(22 217)scale(.6)", color=INK_2)
    after = 42 if dynasty != GREY else 22
    kin = text(after, 229, words.dynasty, class_="ed")
    if not words.named:
        return written + sign + kin
    at = after + width(words.dynasty, 13, SANS) + 22
    room = EVENT_WIDTH - 24 - at - 18
    blades = group(swords(int(SWORDS[event])), transform=move(at, 224.5, scale=0.5))
    named = fitted(at + 14, 229, words.named, room, 13, SANS, class_="ed named")
    return written + sign + kin + blades + named


@cache
def event_back() -> str:
    """Of the event cards: parchment, with an orb."""
    return "".join(
        (
            rect(0, 0, 120, 80, rx=7, fill="#8a5a2b"),
            rect(5, 5, 110, 70, rx=4, fill="none", stroke=GOLD, stroke_width=1.6),
            circle(60, 44, 17, fill=GOLD),
            path("M43 44H77M60 27V44M60 14V27M54 19H66", stroke="#8a5a2b", stroke_width=3),
            path("M60 12V27M53 18H67", stroke=GOLD, stroke_width=3),
        )
    )


def style() -> str:
    """Fonts of everything drawn here, for a picture that has no sheet of its own."""
    serif = "Palatino,P052,'Noto Serif',Georgia,serif"
    sans = "system-ui,'Noto Sans','Liberation Sans',Arial,sans-serif"
    return tag(
        "style",
        f"text{{font-family:{sans}}}"
        f".nm,.et{{font-family:{serif};font-weight:700}}"
        ".nm,.cy,.ce,.cr{text-anchor:middle}"
        ".cy{font-size:13px;font-weight:700}.cn{font-size:12px;font-weight:700}"
        ".ce{font-size:12px;font-weight:800}.er1{font-weight:700}"
        f".er2,.er3,.ed{{fill:{INK_2}}}.ed{{font-size:13px}}"
        f".tl-a,.tl-e{{fill:none;stroke:{LINE}}}.tl-a{{stroke-opacity:.5}}.tl-e{{stroke-width:2}}"
        f".tl-f{{fill:{LINE}}}.tl-n{{fill:{CREAM};font-weight:700}}.tl-y,.tl-n{{text-anchor:middle}}"
        ".tl-y,.tl-n,.tl-w{font-size:12px}"
        ".sgd{fill:#f4ebdd}.sgp{fill:none;stroke:#fbf7ee}",
    )
