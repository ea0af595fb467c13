"""The whole table as one drawing, for notebooks and for the documentation."""

from __future__ import annotations

from functools import cache

from ....engine.actions import seat_letter
from ....engine.drawing.svg import group, move, number, rect, tag, text, use
from ....engine.view import View
from ....engine.words import Names, Words
from ..components import ITEM_DOT, KEY_COLOUR, KEY_DOT, ROOM_OF, ROUNDS
from . import art, board, facts
from .ground import PLAN, ground

WIDTH, HEIGHT = 1500, 1120
PANEL, LINE = 1090, 66
SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
SURFACE, INK, INK_2 = "#16262a", "#f3efe0", "#a9bfc4"


def picture(
    view: View, *, words: Words | None = None, names: Names | None = None, prefix: str = ""
) -> str:
    """The table as one `<svg>`; it needs nothing but the view. Ids begin with `prefix`."""
    speech = words or _english(view)
    ids = prefix or f"n{view.digest()[:6]}-"
    _, _, width, height = PLAN
    inner = tag(
        "svg",
        ground(ids, room_names(speech)),
        *_living(view, speech, ids),
        viewBox=" ".join(map(number, PLAN)),
        width=width,
        height=height,
        y=18,
        x=18,
    )
    return tag(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, rx=24, fill=SURFACE),
        inner,
        _panel(view, speech, names or {}),
        xmlns="http://www.w3.org/2000/svg",
        class_="table table-nuns",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=speech.title(),
        font_family=SANS,
    )


def _english(view: View) -> Words:
    return Words(view.game, "en")


@cache
def room_names(words: Words) -> tuple[tuple[str, str], ...]:
    """Every room with its name, for the floor."""
    rooms = dict.fromkeys(ROOM_OF.values())
    return tuple((room, _room(words, room)) for room in rooms)


def _room(words: Words, room: str) -> str:
    """A room; a cell has the name of her who sleeps there."""
    if room.startswith("cell_"):
        return words.token("novice", room.removeprefix("cell_"))
    return words.tell(f"scene-room-{room}")


def _living(view: View, words: Words, ids: str) -> tuple[str, ...]:
    """Everything on the plan that this view holds."""

    def guard(n: int) -> str:
        return words.token("guard", ("abbess", "prioress")[n])

    def novice(seat: int) -> str:
        return words.token("novice", str(facts.cell(view, seat)))

    return (
        board.lights(view),
        use(f"{ids}ways"),
        board.trails(view, ids),
        use(f"{ids}walls"),
        board.lit_dots(view),
        use(f"{ids}dots"),
        _own_walk(view),
        _wish(view, ids),
        board.vanishings(view, ids, lambda n: novice(int(view.vanished_by[n]) - 1)),
        board.novices(view, novice),
        board.guards(view, guard),
        board.noises(view, ids, lambda n: guard(int(view.noise_guard[n]))),
        board.own_figure(view, novice(view.seat) if facts.is_novice(view) else ""),
    )


def _own_walk(view: View) -> str:
    if not facts.is_novice(view):
        return ""
    return board.walk_line(facts.walk_of(view, view.seat), art.YOU)


def _wish(view: View, ids: str) -> str:
    if not facts.is_novice(view) or view.over:
        return ""
    wish = int(view.wish[view.seat])
    dots = int(KEY_DOT[wish]), int(ITEM_DOT[wish])
    return board.wish_marks(ids, wish, *dots, KEY_COLOUR[wish], int(view.has[view.seat]))


# ----------------------------------------------------------------------------------- The panel


def _panel(view: View, words: Words, names: Names) -> str:
    """Round, captures, and everybody with the figure that the deal gave her."""
    what, why = words.decision(view, names)
    rounds = f"{int(view.round_no)} / {ROUNDS}"
    points = f"{int(view.points)} / {int(view.target)}"
    rows = (_seat(view, words, names, seat) for seat in range(int(view.seats)))
    return group(
        text(0, 46, words.title(), font_size=30, font_weight=700, fill="#9cc6d5"),
        text(0, 84, f"☾ {rounds}    ⛓ {points}", font_size=22, fill=INK_2),
        group(*rows, transform=move(0, 116)),
        text(0, HEIGHT - 70, what, font_size=20, font_weight=700, fill=INK),
        text(0, HEIGHT - 42, why[:60], font_size=15, fill=INK_2),
        transform=move(PANEL, 0),
    )


def _seat(view: View, words: Words, names: Names, seat: int) -> str:
    letter = seat_letter(seat)
    guards = facts.guards_of(view, seat)
    if guards:
        drawn = art.guard_roundel(guards[0])
        role = words.listing([words.token("guard", ("abbess", "prioress")[g]) for g in guards])
    else:
        drawn = art.novice_roundel(facts.cell(view, seat))
        role = words.token("novice", str(facts.cell(view, seat)))
    return group(
        group(drawn, transform=move(24, 24)),
        text(62, 22, names.get(letter, letter), font_size=20, font_weight=700, fill=INK),
        text(62, 44, role, font_size=16, fill=INK_2),
        transform=move(0, seat * LINE),
    )
