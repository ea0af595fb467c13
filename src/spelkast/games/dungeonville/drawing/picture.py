"""The whole table as one drawing, for notebooks and for the documentation."""

from __future__ import annotations

from pathlib import Path

from ....engine.drawing.letters import lay
from ....engine.drawing.svg import group, move, rect, tag, text
from ....engine.view import View
from .. import measures
from . import art, board, facts
from .labels import Labels, Names, Words
from .layout import WIDE, Plan
from .stage import stage

WIDTH, HEIGHT = 1600, 900
LEFT, RIGHT, EDGE = 1160, 384, 20
SIDE = WIDTH - EDGE - RIGHT
GROUND, PANEL, INK, INK_2 = "#161c17", "#202a21", "#f3efe0", "#b5bfae"
YOU, YOU_SOFT = "#ff9445", "#3a2612"
SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def picture(
    view: View, *, words: Words | None = None, names: Names | None = None, prefix: str = ""
) -> str:
    """The table as one `<svg>`; it needs nothing but the view. Ids begin with `prefix`."""
    called = Labels(words, names)
    plan = _named(prefix or f"d{view.digest()[:6]}-")
    tall = round(LEFT * plan.height / plan.width)
    place = {"x": EDGE, "y": EDGE, "width": LEFT, "height": tall}
    return tag(
        "svg",
        tag("style", _style()),
        tag("defs", *board.shapes(plan)),
        rect(0, 0, WIDTH, HEIGHT, rx=24, fill=GROUND),
        tag(
            "svg",
            _board(view, plan, called),
            viewBox=f"0 0 {plan.width:g} {plan.height:g}",
            **place,
        ),
        _banner(view, called, EDGE + tall + 12),
        _group(view, called, EDGE + tall + 92),
        lay("DUNGEONVILLE", SIDE + 2, 30, 30, "#9ccb95", pen=15, start=True),
        *(_seat(view, plan, called, seat) for seat in range(int(view.seats))),
        xmlns="http://www.w3.org/2000/svg",
        class_="table table-dungeonville",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label="Dungeonville",
        font_family=SANS,
    )


def _named(prefix: str) -> Plan:
    """The broad plan with ids of its own: a page may hold many pictures."""
    fields = {name: getattr(WIDE, name) for name in WIDE.__dataclass_fields__}
    return Plan(**(fields | {"prefix": prefix}))


def _style() -> str:
    """The first part of the scene's sheet: colours and letters of the board."""
    sheet = (Path(__file__).parent.parent / "scene" / "scene.css").read_text(encoding="utf-8")
    tokens = f":root{{--sans:{SANS};--serif:Palatino,Georgia,serif}}"
    return tokens + sheet[sheet.index("/* 1.") : sheet.index("/* 2.")]


def _board(view: View, plan: Plan, called: Labels) -> str:
    return group(
        board.ground(plan, called),
        stage(view, plan, called),
        board.town(view, plan, called),
        board.deed_house(view, plan, called),
        board.gates(view, plan, called),
        board.pawns(view, plan, called),
        class_="dv",
    )


def _words(x: float, y: float, words: str, size: float, fill: str = INK, bold: bool = False) -> str:
    weight = 700 if bold else None
    return text(x, y, words, font_size=size, font_weight=weight, fill=fill)


def _banner(view: View, called: Labels, y: float) -> str:
    """What is to be decided, and by whom; orange if it is the viewer."""
    mine = view.seat in view.waiting
    what, why = called.decision(view)
    return group(
        rect(EDGE, y, LEFT, 68, rx=10, fill=YOU_SOFT if mine else PANEL),
        rect(EDGE, y, 7, 68, rx=3.5, fill=YOU) if mine else "",
        _words(EDGE + 30, y + (30 if why else 42), what, 24, bold=True),
        _words(EDGE + 30, y + 55, why, 17.5, INK_2) if why else "",
        class_="banner",
    )


def _group(view: View, called: Labels, y: float) -> str:
    """Whose turn it is to be seen: shields, ranks and names, in one line."""
    seat = facts.owner(view)
    ranks = facts.group_of(view, seat)
    out = [_words(EDGE + 8, y + 40, called.seat(seat), 22, bold=True)]
    for n, rank in enumerate(ranks):
        x = EDGE + 150 + 250 * n
        sign = art.shield(facts.colour(rank), facts.kind(rank))
        out.append(group(sign, transform=move(x, y + 34, scale=0.5)))
        out.append(_words(x + 34, y + 32, str(rank), 24, bold=True))
        out.append(_words(x + 34, y + 56, called.adventurer(rank), 16, INK_2))
    return group(*out, class_="group")


def _seat(view: View, plan: Plan, called: Labels, seat: int) -> str:
    """Everything public about a seat, and the viewer's own score."""
    own = seat == view.seat
    low, high = facts.span(view, seat)
    score = facts.score(view, seat)
    shown = f"{low}–{high}" if score is None else str(score)
    gold = int(measures.wealth(view.record, seat))
    shields = (
        group(
            art.shield(facts.colour(rank), facts.kind(rank)),
            text(0, 96, str(rank), font_size=36, font_weight=700, fill=INK, text_anchor="middle"),
            transform=move(34 + 58 * n, 104, scale=0.4),
        )
        for n, rank in enumerate(facts.group_of(view, seat)[:6])
    )
    return group(
        rect(0, 0, RIGHT, 146, rx=12, fill=YOU_SOFT if own else PANEL),
        group(art.wizard(seat), transform=move(44, 40, scale=0.9)),
        _words(88, 36, called.seat(seat), 25, bold=True),
        _words(88, 62, called.tell("gold", gold=gold), 17, INK_2),
        group(art.blood(), transform=move(RIGHT - 96, 34)),
        _words(RIGHT - 74, 42, shown, 24, bold=True),
        *shields,
        class_=f"seat seat-{seat}",
        transform=move(SIDE, 84 + 156 * seat),
    )
