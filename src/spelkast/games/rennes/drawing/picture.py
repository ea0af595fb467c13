"""The whole table as one drawing, for notebooks and for the documentation."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ....engine.drawing.letters import lay
from ....engine.drawing.svg import group, move, rect, tag, text
from ....engine.schema import PUBLIC
from ....engine.view import View
from ..components import CARD_COLOUR, CARD_DOTS, HUES
from . import art, board, cards, facts, scenery
from .labels import Labels, Names, Words
from .layout import FRAME, WIDE, Plan

WIDTH, HEIGHT, EDGE = 1600, 1000, 20
LEFT = 1180
SIDE, RIGHT = LEFT + 2 * EDGE, WIDTH - LEFT - 3 * EDGE
GROUND, PANEL, INK, INK_2 = "#1a120e", "#2a1d16", "#f7ead0", "#cbb49a"
YOU, YOU_SOFT = "#ff9445", "#3a2612"
SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def picture(
    view: View, *, words: Words | None = None, names: Names | None = None, prefix: str = ""
) -> str:
    """The table as one `<svg>`; it needs nothing but the view. Ids begin with `prefix`."""
    called = Labels(words, names)
    plan = replace(WIDE, prefix=prefix or f"d{view.digest()[:6]}-")
    left, top, width, height = FRAME
    tall = round(LEFT * height / width)
    return tag(
        "svg",
        tag("style", _style()),
        tag("defs", *board.shapes(plan)),
        rect(0, 0, WIDTH, HEIGHT, rx=24, fill=GROUND),
        tag(
            "svg",
            _board(view, plan, called),
            x=EDGE,
            y=EDGE,
            width=LEFT,
            height=tall,
            viewBox=f"{left} {top} {width} {height}",
        ),
        _banner(view, called, EDGE + tall + 10),
        lay("RENNES-LE-CHÂTEAU", SIDE + 2, 36, 22, "#e3a589", pen=15, start=True),
        *(_seat(view, called, seat) for seat in range(int(view.seats))),
        _hand(view, called),
        xmlns="http://www.w3.org/2000/svg",
        class_="table table-rennes",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label="Rennes-le-Château",
        font_family=SANS,
    )


def _style() -> str:
    """The first part of the scene's sheet: colours and letters of the board."""
    sheet = (Path(__file__).parent.parent / "scene" / "scene.css").read_text(encoding="utf-8")
    tokens = f":root{{--sans:{SANS};--serif:Palatino,Georgia,serif}}"
    return tokens + sheet[sheet.index("/* 1.") : sheet.index("/* 2.")]


def _board(view: View, plan: Plan, called: Labels) -> str:
    return group(
        scenery.ground(plan, called),
        board.letters(view),
        board.locations(view, plan, called),
        board.squares(view, plan),
        board.cavernes(view, plan, called),
        board.portals(view, plan, called),
        board.points(view, plan, called),
        board.pawns(view, plan, called),
        class_="rn",
    )


def _words(x: float, y: float, words: str, size: float, fill: str = INK, bold: bool = False) -> str:
    weight = 700 if bold else None
    return text(x, y, words, font_size=size, font_weight=weight, fill=fill)


def _banner(view: View, called: Labels, y: float) -> str:
    """What is to be decided, and by whom; orange if it is the viewer."""
    mine = view.seat in view.waiting
    what, why = called.decision(view)
    return group(
        rect(EDGE, y, LEFT, 78, rx=10, fill=YOU_SOFT if mine else PANEL),
        rect(EDGE, y, 7, 78, rx=3.5, fill=YOU) if mine else "",
        _words(EDGE + 30, y + (34 if why else 47), what, 24, bold=True),
        _words(EDGE + 30, y + 62, why, 17.5, INK_2) if why else "",
        class_="banner",
    )


def _seat(view: View, called: Labels, seat: int) -> str:
    """Points, cards and codes of a seat."""
    own = seat == view.seat
    known = facts.known(view, seat)
    backs = int(view.hand_size[seat]) - len(known)
    minis = [cards.small(int(CARD_COLOUR[card]), int(CARD_DOTS[card])) for card in known]
    minis += [cards.small_back()] * backs
    return group(
        rect(0, 0, RIGHT, 104, rx=12, fill=YOU_SOFT if own else PANEL),
        group(art.medal(facts.hue(view, seat)), transform=move(40, 40, scale=0.78)),
        _words(80, 36, called.seat(seat), 24, bold=True),
        _words(RIGHT - 58, 42, str(int(view.vp[seat])), 30, bold=True),
        *(group(mini, transform=move(80 + 24 * n, 54, scale=1.7)) for n, mini in enumerate(minis)),
        class_=f"seat seat-{seat}",
        transform=move(SIDE, 80 + 114 * seat),
    )


def _hand(view: View, called: Labels) -> str:
    """The viewer's own cards, and the dots that lie on the table."""
    held = facts.held(view, int(view.seat)) if view.seat != PUBLIC else []
    y = 80 + 114 * 5 + 10
    drawn = (
        group(
            cards.equipment(int(CARD_COLOUR[card]), int(CARD_DOTS[card])),
            transform=move(SIDE + (RIGHT - 60) * n / max(len(held) - 1, 6), y),
        )
        for n, card in enumerate(held)
    )
    dots = (
        group(
            art.token(hue, 20),
            _words(30, 9, str(int(view.pool[hue])), 26, bold=True),
            transform=move(SIDE + 24 + 72 * hue, y + 140),
        )
        for hue in range(HUES)
    )
    return group(*drawn, *dots, class_="hand")
