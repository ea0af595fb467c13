"""The table on a phone, 390 wide: the event on top, a row for each seat, why, the timeline below.

Two or three seats fit on a screen. With more the drawing is taller and the board scrolls: what
counts and who leads come first, when people reigned comes last.
"""

from __future__ import annotations

from ....engine.drawing.letters import lay
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import circle, group, move, rect, use
from ..components import DYNASTY, END, EVENT_DYNASTY, GREY, PLACES, START, SWORDS, YEAR
from ..drawing import cards, heraldry, portraits, signs
from ..drawing.lettering import BOLD_SANS, SANS, fitted, lines
from .calls import calls
from .cells import cell
from .parts import event_words, occasion, person
from .seats import Place, places_of, spoken_place
from .timeline import Frame, timeline
from .trick import Trick, shown
from .wide import why

EVENT_TOP, EVENT_HEIGHT = 4, 114
SYMBOL_ROWS = ((31, 15, 14), (66, 12, 13), (95, 10.5, 13))
"""The symbols on the event: middle, radius, size of the words."""
LEAST_HEIGHT = 362
TOP = 124
ROW = 34
CELLS = (259, 308, 357)
LANE = 7
SENTENCES, WHY = 3, 96
"""How many sentences say why, and their room: two lines each."""


def height(seats: int) -> int:
    """As high as all of it needs."""
    return max(LEAST_HEIGHT, rows_end(seats) + WHY + _timeline(seats))


def rows_end(seats: int) -> int:
    return TOP + ROW * seats


def _timeline(seats: int) -> int:
    return 21 + LANE * seats


def tall(sight: Sight, prefix: str) -> str:
    trick = shown(sight.view)
    seats = int(sight.view.seats)
    bottom = height(seats)
    when = Frame(
        left=30,
        right=374,
        top=bottom - _timeline(seats),
        lane=LANE,
        bottom=bottom - 17,
        names=False,
        step=200,
    )
    return "".join(
        (
            _event(sight, trick, prefix),
            *(_row(sight, trick, prefix, place) for place in places_of(sight)),
            calls(sight, trick, prefix, _after),
            why(sight, (10, rows_end(seats) + 1, 370, WHY - 3), SENTENCES),
            timeline(sight, trick, prefix, when),
        )
    )


def _event(sight: Sight, trick: Trick, prefix: str) -> str:
    words = event_words(sight, trick.event)
    dynasty = int(EVENT_DYNASTY[trick.event])
    title = lines(words.title, 150, 14)
    swords = int(SWORDS[trick.event])
    return group(
        heraldry.field(prefix, dynasty, 370, EVENT_HEIGHT, 12),
        rect(7, 7, 356, EVENT_HEIGHT - 14, rx=6, fill=signs.PARCHMENT),
        lay(str(int(YEAR[trick.event])), 16, 15, 30, signs.INK, pen=15, start=True),
        group(signs.swords(swords), transform=move(136, 30, scale=0.75)) if swords else "",
        *(fitted(16, 65 + 16 * n, part, 150, 14, class_="et") for n, part in enumerate(title)),
        group(heraldry.emblem(dynasty), transform="translate(16 89)scale(.58)", color=signs.INK_2),
        fitted(34 if dynasty != GREY else 16, 101, words.dynasty, 130, 12.5, SANS, class_="ed"),
        symbol_rows(trick, prefix, words.criteria),
        transform=move(10, EVENT_TOP),
        role="img",
        aria_label=f"{occasion(sight, trick.event)}, {words.dynasty}",
        data_piece=f"event-{trick.event}",
    )


def symbol_rows(trick: Trick, prefix: str, criteria: tuple[str, ...]) -> str:
    dynasty = int(EVENT_DYNASTY[trick.event])
    drawn = []
    for n, (y, r, size) in enumerate(SYMBOL_ROWS):
        symbol = trick.symbols[n]
        fill, ink = (
            (heraldry.HEX[dynasty], heraldry.INK[dynasty]) if n == 0 else ("#fffaf0", signs.INK_2)
        )
        medal = signs.medallion(prefix, symbol, r, fill, ink)
        font = BOLD_SANS if n == 0 else SANS
        drawn.append(
            group(medal, transform=move(189, y))
            + fitted(210, y + 5, criteria[symbol], 148, size, font, class_=f"er er{n + 1}")
        )
    return "".join(drawn)


# --------------------------------------------------------------------------------------- Seats


def _row(sight: Sight, trick: Trick, prefix: str, place: Place) -> str:
    """Sign, a small portrait, who and whom, and the three values."""
    return group(
        rect(10, 0, 370, ROW - 3, rx=7, class_="rowbar" + (" mine" if place.mine else "")),
        use(f"{prefix}seat{place.seat}", 25, 15.5, scale=0.42),
        _played(sight, prefix, place) if place.card else _waiting(sight, place),
        *_values(trick, place),
        transform=move(0, TOP + ROW * place.seat),
        role="img",
        aria_label=spoken_place(sight, trick, place),
        class_="place" + (" leads" if place.leads else ""),
    )


def _played(sight: Sight, prefix: str, place: Place) -> str:
    dynasty = int(DYNASTY[place.card])
    bust = group(
        portraits.portrait(prefix, place.card),
        transform=move(15, 18.5, scale=0.31),
        fill=heraldry.HEX[dynasty],
    )
    thumb = group(
        heraldry.field(prefix, dynasty, 30, ROW - 3, 4),
        circle(15, 15.5, 13.5, fill="#f7f0e2"),
        bust,
        transform=move(40),
        data_piece=f"card-{place.card}",
    )
    cap = use(f"{prefix}cap", 64, 7, scale=0.42) if place.called else ""
    name = sight.name(place.seat)
    years = f"{START[place.card]}–{END[place.card]}"
    return (
        thumb
        + cap
        + fitted(76, 13, person(sight, place.card), 152, 13.5, class_="pn")
        + fitted(76, 27, f"{name} · {years}", 152, 12, SANS, class_="pw")
    )


def _waiting(sight: Sight, place: Place) -> str:
    back = (
        group(cards.back(), transform=f"translate(46 2)scale({27 / cards.HEIGHT:.3g})")
        if place.face_down
        else rect(46, 3, 18, 25, rx=3, class_="hole")
    )
    words = f"{sight.name(place.seat)} · {place.word}"
    return group(back, data_piece=f"slot-{place.seat}") + fitted(
        76, 20, words, 290, 13, SANS, class_="pw"
    )


def _values(trick: Trick, place: Place) -> list[str]:
    if not place.card:
        return []
    return [
        group(cell(trick, place.seat, n + 1, 45, ROW - 9), transform=move(CELLS[n], 15.5))
        for n in range(PLACES)
    ]


# -------------------------------------------------------------------------------- Elector calls


def _after(sight: Sight, after: Trick, prefix: str) -> str:
    words = event_words(sight, after.event)
    symbols = group(
        rect(172, 9, 189, EVENT_HEIGHT - 18, class_="fresh"),
        symbol_rows(after, prefix, words.criteria),
        rect(171, 10, 190, EVENT_HEIGHT - 20, rx=6, class_="turned"),
        transform=move(10, EVENT_TOP),
    )
    rows = "".join(
        group(
            rect(234, 1, 145, ROW - 5, rx=6, class_="rowbar"),
            *(
                group(cell(after, seat, n + 1, 45, ROW - 9), transform=move(CELLS[n], 15.5))
                for n in range(PLACES)
            ),
            transform=move(0, TOP + ROW * seat),
        )
        for seat in after.open
    )
    return symbols + rows
