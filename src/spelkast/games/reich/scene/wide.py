"""The table on a laptop, 952 × 411: event left, a column for each seat, below why and when."""

from __future__ import annotations

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import circle, group, move, path, rect, tag, text, use
from ..components import EVENT_DYNASTY, PLACES
from ..drawing import cards, heraldry, signs
from ..drawing.lettering import BOLD_SANS, fitted
from . import explain
from .calls import calls
from .cells import cell
from .parts import event_words, occasion, person
from .seats import Place, places_of, spoken_place
from .timeline import Frame, timeline
from .trick import Trick, shown

EVENT_AT = (18, 12)
LEFT, COLUMN = 442, 100
CARD_TOP = 34
ROW_TOP, ROW = 183, 29
"""The first row of the comparison, and how far apart they are."""
WHY = (18, 267, 916, 66)
SENTENCES = 4
WHEN = Frame(left=34, right=926, top=334, lane=11.4, bottom=394, names=True, step=100)


def wide(sight: Sight, prefix: str) -> str:
    trick = shown(sight.view)
    return "".join(
        (
            _event(sight, trick, prefix),
            _row_heads(trick, prefix) if trick.open else "",
            *(_column(sight, trick, prefix, place) for place in places_of(sight)),
            calls(sight, trick, prefix, _after),
            why(sight, WHY, SENTENCES),
            timeline(sight, trick, prefix, WHEN),
        )
    )


def _event(sight: Sight, trick: Trick, prefix: str) -> str:
    """Two cards lie under it: the others of this game."""
    words = event_words(sight, trick.event)
    under = rect(5, 7, cards.EVENT_WIDTH, cards.EVENT_HEIGHT, rx=14, class_="under")
    return group(
        under,
        cards.event_card(prefix, trick.event, trick.symbols, words),
        transform=move(*EVENT_AT),
        role="img",
        aria_label=f"{occasion(sight, trick.event)}, {words.dynasty}",
        data_piece=f"event-{trick.event}",
    )


def _row_heads(trick: Trick, prefix: str) -> str:
    dynasty = int(EVENT_DYNASTY[trick.event])
    heads = []
    for n, symbol in enumerate(trick.symbols):
        fill, ink = (
            (heraldry.HEX[dynasty], heraldry.INK[dynasty]) if n == 0 else ("#fffaf0", signs.INK_2)
        )
        drawn = signs.medallion(prefix, symbol, 12.5, fill, ink)
        heads.append(group(drawn, transform=move(LEFT - 17, ROW_TOP + ROW * n)))
    return group(*heads, aria_hidden="true", class_="heads")


# -------------------------------------------------------------------------------------- Seats


def _column(sight: Sight, trick: Trick, prefix: str, place: Place) -> str:
    middle = LEFT + COLUMN * place.seat + COLUMN / 2
    shown_card = bool(place.card) or place.face_down
    inner = (
        _name(sight, prefix, place),
        _card(sight, prefix, place) if shown_card else _slot(place),
        _values(trick, place),
        _laurel() if sight.view.over and place.leads else "",
    )
    return group(
        *inner,
        transform=move(middle),
        role="img",
        aria_label=spoken_place(sight, trick, place),
        class_="place" + (" leads" if place.leads else ""),
    )


def _name(sight: Sight, prefix: str, place: Place) -> str:
    """Order, sign, name."""
    number = text(-39, 25, str(place.order), class_="ord") if place.order else ""
    badge = circle(-39, 21, 8.5, class_="ordc") + number if place.order else ""
    x = -20 if place.order else -34
    return (
        badge
        + use(f"{prefix}seat{place.seat}", x, 21, scale=0.4)
        + fitted(x + 12, 26, sight.name(place.seat), 42 - x - 4, 14, BOLD_SANS, class_="who")
    )


def _card(sight: Sight, prefix: str, place: Place) -> str:
    if not place.card:
        drawn, piece = cards.back(), f"slot-{place.seat}"
    else:
        drawn = cards.person_card(prefix, place.card, person(sight, place.card))
        piece = f"card-{place.card}"
    called = (
        group(
            circle(0, 0, 13, fill=signs.CREAM, stroke=signs.INK, stroke_width=1.4),
            use(f"{prefix}cap", 0, 1, scale=0.5),
            transform=move(cards.WIDTH - 3, 76),
        )
        if place.called
        else ""
    )
    return group(
        drawn, called, transform=move(-cards.WIDTH / 2, CARD_TOP), data_piece=piece, class_="lies"
    )


def _slot(place: Place) -> str:
    frame = rect(-42, CARD_TOP, cards.WIDTH, cards.HEIGHT, rx=7)
    words = text(0, CARD_TOP + 68, place.word)
    return group(frame, words, class_="slot" + (" mine" if place.mine else ""))


def _values(trick: Trick, place: Place) -> str:
    if not place.card:
        return ""
    rows = (
        group(
            cell(trick, place.seat, n + 1, COLUMN - 10, ROW - 5),
            transform=move(0, ROW_TOP + ROW * n),
        )
        for n in range(PLACES)
    )
    return "".join(rows)


def _laurel() -> str:
    """Under the card that took the last event."""
    return path("M-38 164H38", class_="laurel")


# -------------------------------------------------------------------------------- Elector calls


def _after(sight: Sight, after: Trick, prefix: str) -> str:
    words = event_words(sight, after.event)
    x, y = EVENT_AT
    symbols = group(
        rect(12, 63, 242, 107, class_="fresh"),
        cards.symbol_rows(prefix, after.event, after.symbols, words.criteria),
        rect(15, 65, 240, 104, rx=6, class_="turned"),
        transform=move(x, y),
    )
    heads = rect(LEFT - 34, ROW_TOP - 16, 34, 3 * ROW + 4, class_="bare") + _row_heads(
        after, prefix
    )
    columns = "".join(
        group(
            rect(-COLUMN / 2, ROW_TOP - 16, COLUMN, 3 * ROW + 4, class_="bare"),
            *(
                group(
                    cell(after, seat, n + 1, COLUMN - 10, ROW - 5),
                    transform=move(0, ROW_TOP + ROW * n),
                )
                for n in range(PLACES)
            ),
            transform=move(LEFT + COLUMN * seat + COLUMN / 2),
        )
        for seat in after.open
    )
    return symbols + heads + columns


# ------------------------------------------------------------------------------------------ Why


def why(sight: Sight, box: tuple[float, float, float, float], most: int) -> str:
    """Sentences that break by themselves: a piece of page in the drawing."""
    x, y, width, height = box
    inner = tag("div", explain.paragraphs(sight, most), class_="why")
    return tag("foreignObject", inner, x=x, y=y, width=width, height=height)
