"""What everybody sees of a seat: where it stands, what it can still play, what holds it."""

from __future__ import annotations

from functools import cache
from html import escape

from ....engine.drawing.scene import Chip, Sight
from ....engine.drawing.svg import html
from ..components import CARDS, MONSTER_POWER, POWERS, SKULL, STEP_CARDS
from ..drawing import art
from . import faces
from .parts import chain_icon, known_cards, labels, monster_token, picture, power_token, symbol

PIP = "#1d3f73"


def figure(seat: int) -> str:
    return faces.figure(seat)


def chip(sight: Sight, seat: int) -> Chip:
    square = int(sight.view.pawn[seat])
    return Chip(
        where=labels(sight).place(square),
        badge=_badge(sight, seat),
        facts=_pips(sight, seat) + _powers(sight, seat),
        short=sight.words.tell("scene-short", square=square),
    )


def _badge(sight: Sight, seat: int) -> str:
    """Chain, word, and the power that would free the seat."""
    view = sight.view
    if not view.blocked[seat]:
        return ""
    foe = int(view.monster[view.pawn[seat]])
    need = int(MONSTER_POWER[foe])
    label = sight.words.tell("scene-held", monster=monster_token(foe), power=power_token(need))
    word = html("span", escape(labels(sight).say("blocked")), class_="full")
    return html(
        "span",
        chain_icon(),
        word,
        symbol(POWERS[need]),
        class_="tag tag--bad inf-blocked",
        role="img",
        aria_label=label,
        title=label,
    )


def _pips(sight: Sight, seat: int) -> str:
    """Eight places for step cards: what is left can still be played."""
    called = labels(sight)
    held = [bool(sight.view.step_hand[seat][card]) for card in range(CARDS)]
    left = ", ".join(called.card(card) for card in range(CARDS) if held[card])
    return html(
        "span",
        *(_pip(card, held[card]) for card in range(CARDS)),
        class_="pips full",
        role="img",
        aria_label=f"{called.say('step-cards')} {left}",
    )


@cache
def _pip(card: int, held: bool) -> str:
    if not held:
        return html("b", class_="pip off")
    if card < SKULL:
        return html("b", STEP_CARDS[card], class_="pip")
    if card == SKULL:
        sign = picture(art.skull("#fff", PIP), "-25 -27 50 52")
    else:
        sign = picture(art.vega("#fff", PIP), "-29 -29 58 50")
    return html("b", sign, class_="pip")


def _powers(sight: Sight, seat: int) -> str:
    """Power cards from behind; those the viewer knows show their sign."""
    size = int(sight.view.hand_size[seat])
    known = known_cards(sight, seat)[:size]
    called = labels(sight)
    names = "".join(f", {called.power(kind)}" for kind in known)
    minis = [faces.mini_card(POWERS[kind]) for kind in known]
    minis += [faces.mini_card()] * (size - len(known))
    return html(
        "span",
        *minis,
        class_="pips full",
        role="img",
        aria_label=f"{called.say('power-cards')} {size}{names}",
    )
