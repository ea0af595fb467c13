"""The whole table of Ad Inferos as one seat sees it: a picture for notebooks and the README.

Board, banner and own hand at the left; at the right the seats with everything public about them,
and the supply.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.drawing.letters import lay
from ....engine.drawing.svg import circle, group, move, rect, tag, text, use
from ....engine.schema import PUBLIC
from ....engine.view import View
from ..actions import Phase
from ..components import (
    CARDS,
    CYCLE,
    HAND_LIMIT,
    KINDS,
    LENGTHS,
    NONE,
    POWERS,
    STRIP_LENGTH,
    STRIP_SQUARES,
    Square,
)
from . import art, cards
from .board import SANS, drawing, own_prefix
from .labels import Labels, Names, Words
from .layout import LANDSCAPE

WIDTH, HEIGHT = 1600, 1000
LEFT, RIGHT, EDGE = 1160, 384, 20
"""The two columns, and the margin around them."""
SIDE = WIDTH - EDGE - RIGHT
GROUND, PANEL, WELL, INK, INK_2 = "#17111f", "#241c2e", "#1c1525", "#f3eefa", "#b9b0c6"
YOU, YOU_SOFT = "#ff9445", "#3a2612"


def picture(
    view: View,
    *,
    words: Words | None = None,
    names: Names | None = None,
    prefix: str = "",
) -> str:
    """The table as one `<svg>`; it needs nothing but the view. Ids begin with `prefix`."""
    labels = Labels(words, names)
    prefix = prefix or own_prefix(view, "t")
    board_height = LEFT * LANDSCAPE.height // LANDSCAPE.width
    place = {"x": EDGE, "y": EDGE, "width": LEFT, "height": board_height}
    return tag(
        "svg",
        tag("defs", *_shapes(prefix)),
        rect(0, 0, WIDTH, HEIGHT, rx=28, fill=GROUND),
        group(
            drawing(view, LANDSCAPE, labels, prefix, **place),
            clip_path=f"url(#{prefix}frame)",
        ),
        group(cards.order_ribbon(), transform=move(EDGE + 16, EDGE + 14), aria_hidden="true"),
        _banner(view, labels, EDGE + board_height + 12),
        _hand(view, labels, prefix),
        _title(view, labels),
        *(_seat(view, labels, prefix, seat) for seat in range(int(view.seats))),
        _supply(view, labels, prefix),
        xmlns="http://www.w3.org/2000/svg",
        class_="table table-inferos",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label="Ad Inferos",
        font_family=SANS,
    )


def _shapes(prefix: str) -> Iterator[str]:
    """What is drawn more than once."""
    board_height = LEFT * LANDSCAPE.height // LANDSCAPE.width
    frame = rect(EDGE, EDGE, LEFT, board_height, rx=16)
    yield tag("clipPath", frame, id=f"{prefix}frame")
    yield group(cards.power_back(), id=f"{prefix}power-back")
    yield group(cards.empty_place(), id=f"{prefix}empty")
    yield from (group(cards.pip(n, held=True), id=f"{prefix}pip-{n}") for n in range(CARDS))
    yield group(cards.pip(0, held=False), id=f"{prefix}pip-spent")


def _words(x: float, y: float, words: str, size: float, fill: str = INK, bold: bool = False) -> str:
    weight = 700 if bold else None
    return text(x, y, words, font_size=size, font_weight=weight, fill=fill)


# ---------------------------------------------------------------------------------- The dock


def _banner(view: View, labels: Labels, y: float) -> str:
    """What is to be decided, and by whom; orange if it is the viewer."""
    mine = view.seat in view.waiting
    what, why = labels.decision(view)
    sign = 0 if view.seat == PUBLIC else 54
    return group(
        rect(EDGE, y, LEFT, 68, rx=10, fill=YOU_SOFT if mine else PANEL),
        rect(EDGE, y, 7, 68, rx=3.5, fill=YOU) if mine else "",
        group(art.token(view.seat), transform=move(EDGE + 48, y + 34, scale=0.62)) if sign else "",
        _words(EDGE + 30 + sign, y + (30 if why else 42), what, 24, bold=True),
        _words(EDGE + 30 + sign, y + 55, why, 17.5, INK_2) if why else "",
        class_="banner",
    )


def _hand(view: View, labels: Labels, prefix: str) -> str:
    """The viewer's own cards. A spectator sees the cards of the turn instead."""
    if view.seat == PUBLIC:
        return _turn(view, labels, prefix)
    steps = (_own_step(view, labels, card) for card in range(CARDS))
    held = [kind for kind in range(KINDS) for _ in range(int(view.hand[view.seat][kind]))]
    places = max(HAND_LIMIT, len(held))
    powers = (_own_power(labels, prefix, held, n, places) for n in range(places))
    return group(
        _words(EDGE + 4, 848, labels.say("step-cards"), 16, INK_2, bold=True),
        _words(830, 848, labels.say("power-cards"), 16, INK_2, bold=True),
        *steps,
        *powers,
        class_="hand",
    )


def _own_step(view: View, labels: Labels, card: int) -> str:
    held = bool(view.step_hand[view.seat][card])
    chosen = int(view.chosen[view.seat]) == card + 1
    ring = rect(-4, -4, 80, 108, rx=11, fill="none", stroke=YOU, stroke_width=5) if chosen else ""
    label = labels.card(card) if held else f"{labels.card(card)}, {labels.say('spent')}"
    return group(
        cards.step_card(card) + ring,
        class_="card step" + ("" if held else " spent"),
        opacity=None if held else ".22",
        role="img",
        aria_label=label,
        transform=move(EDGE + 4 + 95 * card, 858 if chosen else 862, scale=1.16),
    )


def _own_power(labels: Labels, prefix: str, held: list[int], n: int, places: int) -> str:
    x, scale = (830 + 96 * n, 1.16) if places == HAND_LIMIT else (830 + 84 * n, 1.06)
    if n >= len(held):
        return use(f"{prefix}empty", x, 862, scale=scale)
    name = labels.power(held[n])
    caption = text(
        36, 87, name, font_size=13, font_weight=700, fill="#3b1218", text_anchor="middle"
    )
    return group(
        cards.power_card(POWERS[held[n]]),
        caption,
        class_="card power",
        role="img",
        aria_label=name,
        transform=move(x, 862, scale=scale),
    )


def _turn(view: View, labels: Labels, prefix: str) -> str:
    """The card of each seat in this turn: shown, face down, or not yet there."""
    out = [_words(EDGE + 4, 848, labels.say("this-turn"), 16, INK_2, bold=True)]
    for seat in range(int(view.seats)):
        x = EDGE + 4 + 200 * seat
        out.append(group(art.token(seat), transform=move(x + 36, 920)))
        out.append(_slot(view, labels, prefix, seat, x + 86, 862, 1.16))
    return group(*out, class_="turn")


def _slot(
    view: View, labels: Labels, prefix: str, seat: int, x: float, y: float, scale: float
) -> str:
    """Where a seat's card of this turn lies. From behind all cards look the same."""
    shown = int(view.shown[seat]) or (int(view.chosen[seat]) if seat == view.seat else 0)
    cancelled = shown > 0 and list(view.shown).count(shown) > 1
    if shown:
        face, label = cards.step_card(shown - 1), labels.card(shown - 1)
    elif has_chosen(view, seat):
        face, label = cards.step_back(), labels.say("chosen")
    else:
        return use(f"{prefix}empty", x, y, scale=scale)
    if cancelled:  # equal cards tilt and fade
        face = group(face, opacity=".4", transform="rotate(9 36 50)")
        label = f"{label}, {labels.say('cancelled')}"
    return group(face, role="img", aria_label=label, transform=move(x, y, scale=scale))


def has_chosen(view: View, seat: int) -> bool:
    """Everybody sees whose card lies face down, and nothing more."""
    return int(view.phase) == Phase.CHOOSE and seat not in view.waiting


# ------------------------------------------------------------------------------ The other side


def _title(view: View, labels: Labels) -> str:
    turn = int(view.turn)
    where = f"{labels.say('turn')} {turn}  ·  {(turn - 1) % CYCLE + 1}/{CYCLE}"
    return group(
        lay("AD INFEROS", SIDE + 2, 28, 30, "#e9c46a", pen=15, start=True),
        _words(SIDE + 2, 90, where, 19, INK_2),
    )


def _seat(view: View, labels: Labels, prefix: str, seat: int) -> str:
    """Everything public about a seat, and what the viewer is sure of."""
    own, waits = seat == view.seat, seat in view.waiting
    edge = YOU if own else INK_2 if waits else ""
    return group(
        rect(0, 0, RIGHT, 138, rx=12, fill=YOU_SOFT if own else PANEL),
        rect(0, 0, 6, 138, rx=3, fill=edge) if edge else "",
        group(art.token(seat), transform=move(48, 46, scale=0.78)),
        _words(90, 38, labels.seat(seat), 25, bold=True),
        _words(90, 66, labels.place(int(view.pawn[seat])), 17.5, INK_2),
        _state(view, labels, seat),
        _slot(view, labels, prefix, seat, RIGHT - 62, 12, 0.66),
        _pips(view, labels, prefix, seat),
        _powers(view, labels, prefix, seat),
        class_=f"seat seat-{seat}" + (" own" if own else ""),
        transform=move(SIDE, 108 + 148 * seat),
    )


def _state(view: View, labels: Labels, seat: int) -> str:
    """A tick or a clock; and what holds the seat, if it is blocked."""
    out = ""
    if int(view.winner) == seat:
        out = group(art.power("joker"), transform=move(RIGHT - 90, 28, scale=0.6))
    elif has_chosen(view, seat) or seat in view.waiting:
        word, sign = (
            ("chosen", cards.tick()) if has_chosen(view, seat) else ("chooses", cards.clock())
        )
        label = labels.say(word)
        out = group(sign, role="img", aria_label=label, transform=move(RIGHT - 98, 15))
    return out + (_blocked(view, labels, seat) if view.blocked[seat] else "")


def _blocked(view: View, labels: Labels, seat: int) -> str:
    """Chain, word, and the power that would free the seat."""
    need = art.power_of(int(view.monster[int(view.pawn[seat])]))
    word = labels.say("blocked")
    return group(
        rect(0, 0, 128, 32, rx=16, fill="#3d1f1c"),
        group(cards.shackle(), transform=move(9, 8, scale=0.9)),
        text(70, 21.5, word, font_size=16, fill="#f5b3aa", text_anchor="middle"),
        group(art.power(need), transform=move(112, 16, scale=0.46)),
        role="img",
        aria_label=f"{word}, {labels.power(POWERS.index(need))}",
        transform=move(187, 44),
    )


def _pips(view: View, labels: Labels, prefix: str, seat: int) -> str:
    held = [card for card in range(CARDS) if view.step_hand[seat][card]]
    label = f"{labels.say('step-cards')} {', '.join(map(labels.card, held))}"
    marks = (f"pip-{n}" if n in held else "pip-spent" for n in range(CARDS))
    return group(
        *(use(f"{prefix}{mark}", 30.5 * n) for n, mark in enumerate(marks)),
        class_="pips",
        role="img",
        aria_label=label,
        transform=move(16, 98),
    )


def _powers(view: View, labels: Labels, prefix: str, seat: int) -> str:
    """Power cards: from behind, but the viewer's own, and those the viewer is sure of, open."""
    size = int(view.hand_size[seat])
    known = sure(view, seat)[:size]
    step = 31 if size <= HAND_LIMIT else 26
    faces = (
        group(cards.power_card(POWERS[kind]), transform=move(step * n, scale=0.36))
        for n, kind in enumerate(known)
    )
    backs = (use(f"{prefix}power-back", step * n, scale=0.36) for n in range(len(known), size))
    names = "".join(f", {labels.power(kind)}" for kind in known)
    return group(
        *faces,
        *backs,
        class_="powers",
        role="img",
        aria_label=f"{labels.say('power-cards')} {size}{names}",
        transform=move(RIGHT - 8 - step * size, 92),
    )


def sure(view: View, seat: int) -> list[int]:
    """The kinds of power cards of which the viewer is sure that this seat holds them."""
    if view.seat == PUBLIC:
        return []
    counts = view.hand[seat] if seat == view.seat else view.sure[view.seat][1 << seat]
    return [kind for kind in range(KINDS) for _ in range(int(counts[kind]))]


# --------------------------------------------------------------------------------- The supply


def _supply(view: View, labels: Labels, prefix: str) -> str:
    top = 108 + 148 * int(view.seats)
    items = (*_stacks(view, labels), *_piles(view, labels, prefix))
    return group(
        rect(0, 0, RIGHT, min(HEIGHT - EDGE - top, 280), rx=12, fill=WELL),
        _words(16, 30, labels.say("supply"), 16, INK_2, bold=True),
        *(_item(sign, name, count, n) for n, (sign, name, count) in enumerate(items)),
        _discards(view, labels),
        _on_the_way(view, labels),
        class_="supply",
        transform=move(SIDE, top),
    )


def _item(sign: str, name: str, count: int, n: int) -> str:
    return group(
        sign,
        _words(58, 27, str(count), 22, bold=True),
        role="img",
        aria_label=f"{name} {count}",
        transform=move(16 + 124 * (n % 3), 46 + 56 * (n // 3)),
    )


def _stacks(view: View, labels: Labels) -> Iterator[tuple[str, str, int]]:
    """Strips that nobody has seen yet, by their length."""
    for n, length in enumerate(LENGTHS):
        name = f"{labels.say('strips')} ({length})"
        yield cards.stack(length), name, int(view.strips_left[n])


def _piles(view: View, labels: Labels, prefix: str) -> Iterator[tuple[str, str, int]]:
    """The monsters and the power cards that are left."""
    eyes = circle(-6, -2, 4, fill="#fff") + circle(6, -2, 4, fill="#fff")
    medal = circle(0, 0, 18, fill="#1f1530", stroke="#8d7fa3", stroke_width=2.5) + eyes
    yield group(medal, transform=move(20, 19)), labels.say("monsters"), int(view.stack_size)
    top, name = int(view.pile_top), labels.say("power-cards")
    if top:
        pile = group(cards.power_card(POWERS[top - 1]), transform=move(6, 0, scale=0.38))
        yield pile, f"{name}, {labels.power(top - 1)}", int(view.pile_size)
    else:
        yield use(f"{prefix}power-back", 6, 0, scale=0.38), name, int(view.pile_size)


def _discards(view: View, labels: Labels) -> str:
    """The discard pile by kind: it lies open."""
    thrown = [int(kind) for kind in view.discard[: int(view.discard_size)]]
    shown = [(kind, thrown.count(kind)) for kind in range(KINDS) if kind in thrown]
    out = []
    for n, (kind, count) in enumerate(shown):
        sign = group(art.power(POWERS[kind]), transform=move(11, 13, scale=0.5))
        label = f"{labels.power(kind)} {count}"
        many = _words(27, 20, str(count), 17, INK_2)
        place = move(16 + 52 * n, 186)
        out.append(group(sign, many, role="img", aria_label=label, transform=place))
    title = _words(16, 174, labels.say("discards"), 16, INK_2, bold=True) if shown else ""
    return title + "".join(out)


def _on_the_way(view: View, labels: Labels) -> str:
    """What has been turned up but not yet laid: a monster or a strip."""
    monster, strip = int(view.turned_up), int(view.flipped)
    if monster != NONE:
        name = labels.monster(monster)
        badge = art.badge(group(art.power(art.power_of(monster)), transform="scale(.52)"))
        return group(
            art.monster(monster) + group(badge, transform=move(31, 31)),
            role="img",
            aria_label=name,
            transform=move(302, 122, scale=0.56),
        )
    if strip != NONE:
        squares = STRIP_SQUARES[strip][: STRIP_LENGTH[strip]]
        kinds = tuple(Square(int(kind)) for kind in squares)
        return group(cards.strip_card(kinds), transform=move(264, 106, scale=0.68))
    return ""
