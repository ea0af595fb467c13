"""Piles and stocks: how much is left, and for those who count, what nobody has seen yet."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import circle, html
from ....engine.view import View
from ..components import (
    KINDS,
    LENGTHS,
    MONSTER_POWER,
    MONSTERS,
    NONE,
    POWERS,
    STRIP_IDS,
    STRIP_LENGTH,
    STRIP_SQUARES,
    STRIPS,
    Square,
)
from ..drawing import cards
from . import faces
from .parts import labels, picture, spoken, symbol


def supply(sight: Sight) -> str:
    return "".join(
        (*_stacks(sight), _monsters(sight), _pile(sight), _discards(sight), _more(sight))
    )


def _item(drawing: str, count: int, label: str) -> str:
    number = html("b", str(count), aria_hidden="true")
    return html("li", drawing, number, spoken(f"{label}: {count}"), title=label)


def _stacks(sight: Sight) -> list[str]:
    """Strips that nobody has seen yet, by their length."""
    name = labels(sight).say("strips")
    return [
        _item(faces.stack_mini(length), int(sight.view.strips_left[n]), f"{name} {length}")
        for n, length in enumerate(LENGTHS)
    ]


def _monsters(sight: Sight) -> str:
    eyes = circle(-7, -2, 5, fill="#fff") + circle(7, -2, 5, fill="#fff")
    medal = circle(0, 0, 20, fill="#1f1530", stroke="#8d7fa3", stroke_width=3) + eyes
    drawing = picture(medal, "-22 -22 44 44")
    return _item(drawing, int(sight.view.stack_size), labels(sight).say("monsters"))


def _pile(sight: Sight) -> str:
    """The power pile from behind; with a face-up pile, its top card."""
    top = int(sight.view.pile_top)
    label = labels(sight).say("power-cards")
    if top:
        label = f"{label}, {labels(sight).power(top - 1)}"
    return _item(faces.mini_card(POWERS[top - 1] if top else ""), int(sight.view.pile_size), label)


def _discards(sight: Sight) -> str:
    size = int(sight.view.discard_size)
    top = POWERS[int(sight.view.discard[size - 1])] if size else ""
    drawing = faces.mini_card(top) if top else html("span", class_="mini-card empty")
    return _item(drawing, size, labels(sight).say("discards"))


# ----------------------------------------------------------------------- For those who count


def _more(sight: Sight) -> str:
    """What is still face down, and what has been thrown away: all of it is public."""
    say = sight.words.tell
    parts = (
        _part(say("scene-unseen-strips"), _unseen_strips(sight)),
        _part(say("scene-unseen-monsters"), _unseen_monsters(sight)),
        _part(labels(sight).say("discards"), _thrown(sight)),
    )
    summary = html("summary", escape(say("scene-details")))
    details = html("details", summary, *parts, data_keep_open="supply")
    return html("li", details, class_="supply__more")


def _part(title: str, things: list[str]) -> str:
    none = html("p", "–")
    return html("h3", escape(title)) + (html("p", *things) if things else none)


def unseen_strips(view: View) -> list[int]:
    laid = {int(view.strip_id[n]) for n in range(int(view.strips_laid))} | {int(view.flipped)}
    return [strip for strip in range(STRIPS) if strip not in laid]


def _unseen_strips(sight: Sight) -> list[str]:
    names = {Square.PLAIN: "plain", Square.MONSTER: "monster-square", Square.POWER: "power-square"}
    out = []
    for strip in unseen_strips(sight.view):
        kinds = tuple(Square(int(k)) for k in STRIP_SQUARES[strip][: STRIP_LENGTH[strip]])
        label = ", ".join(labels(sight).say(names[kind]) for kind in kinds)
        drawing = picture(cards.strip_card(kinds), f"-2 -2 {30 * len(kinds) + 14} 44")
        box = html(
            "span",
            drawing,
            class_=f"loose of-{len(kinds)}",
            role="img",
            aria_label=f"{STRIP_IDS[strip]}: {label}",
        )
        out.append(box)
    return out


def _unseen_monsters(sight: Sight) -> list[str]:
    """By power: how many of those that it beats are still in the stack."""
    view = sight.view
    seen = {int(monster) for monster in view.monster if monster != NONE} | {int(view.turned_up)}
    hidden = [int(MONSTER_POWER[n]) for n in range(MONSTERS) if n not in seen]
    return _counts(sight, hidden)


def _thrown(sight: Sight) -> list[str]:
    view = sight.view
    return _counts(sight, [int(kind) for kind in view.discard[: int(view.discard_size)]])


def _counts(sight: Sight, kinds: list[int]) -> list[str]:
    return [
        html(
            "span",
            symbol(POWERS[kind]),
            html("b", str(kinds.count(kind)), aria_hidden="true"),
            spoken(f"{labels(sight).power(kind)}: {kinds.count(kind)}"),
            class_="count",
        )
        for kind in range(KINDS)
        if kind in kinds
    ]
