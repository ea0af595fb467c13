"""The dock: dots that were played, the hand by colours, and what the phase is about.

For somebody who watches it is the pool of whoever moves, with the backs of the cards.
"""

from __future__ import annotations

from collections import Counter
from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.schema import PUBLIC
from ..actions import Phase
from ..cards import refill_limit
from ..components import (
    CARD_COLOUR,
    CARDS,
    COLOURS,
    DAGOBERT,
    DENARNAUD,
    FATES,
    HUES,
    SLOTS,
)
from ..drawing import facts
from . import codes
from .doings import doings
from .parts import (
    back_picture,
    card_picture,
    decides,
    fate_icon,
    fate_token,
    ghost_icon,
    labels,
    part,
    piece,
    say,
    seat_token,
    shown,
    sign,
    small_back,
    small_card,
)

CHOOSES_CODE = (Phase.PLACE, Phase.OFFER, Phase.GAIN)
DRAWS = (Phase.SUPPLY, Phase.REFILL)
HELPERS = {
    DENARNAUD: ("joker", "joker-label", "joker-short"),
    DAGOBERT: ("dagobert", "dagobert-label", "dagobert-short"),
}
"""Ghosts that give dots: their action, and what it is called."""
TABS = {"take": ("take-label", "take-note"), "pick": ("pick-label", "pick-note")}
"""What a card is good for besides its dots."""
LAYS_DOWN = (Phase.CONVERT, Phase.JOKER, Phase.SACRIFICE)


def hand(sight: Sight) -> str:
    phase = int(sight.view.phase)
    if phase == Phase.LOCATION:
        return _cards(sight) + codes.locations(sight)
    return _pool(sight) + _cards(sight) + _about(sight)


def _about(sight: Sight) -> str:
    """What the phase is about."""
    phase = int(sight.view.phase)
    if phase in CHOOSES_CODE:
        return codes.choices(sight)
    if phase in DRAWS:
        return _display(sight)
    chances = codes.opportunities(sight)
    return chances + _events(sight) + ("" if chances else _doings(sight))


def _doings(sight: Sight) -> str:
    """Where no card has a second use, there is room to say what else a turn is made of."""
    return doings(sight) if decides(sight, Phase.MAIN) and not _tab_kind(sight) else ""


# ---------------------------------------------------------------------------------------- Dots


def _pool(sight: Sight) -> str:
    """Dots of each colour; each of them is also where three cards become dots of it (R10)."""
    view = sight.view
    phase = int(view.phase)
    seat = facts.active(view)
    own = seat == view.seat
    if phase in LAYS_DOWN:
        title, note = say(sight, "laying"), _laying(sight)
    elif own:
        title = say(sight, "pool")
        note = say(sight, "pool-note", count=sum(int(dots) for dots in view.pool))
    else:
        title, note = say(sight, "pool-of", seat=seat_token(seat)), ""
    chips = html("div", *(_dots(sight, hue) for hue in range(HUES)), class_="pool")
    return part("pool", title, note, chips, _helper(sight, DENARNAUD), _helper(sight, DAGOBERT))


def _dots(sight: Sight, hue: int) -> str:
    view = sight.view
    count = int(view.pool[hue])
    label = say(sight, "pool-label", count=count, colour=labels(sight).colour(hue))
    asked = decides(sight, Phase.MAIN)
    can = f"convert {COLOURS[hue]}" in sight.legal_texts
    wanted = int(view.wanted) == hue + 1
    inner = (sign(hue), html("b", str(count)), html("i", "3▸1") if can else "")
    class_ = "dots" + (" some" if count else "") + (" wanted" if wanted else "")
    return piece(sight, asked, f"convert {COLOURS[hue]}", label, *inner, class_=class_)


def _laying(sight: Sight) -> str:
    """How many cards are still to be laid down, and for what."""
    view = sight.view
    laid = [int(card) - 1 for card in view.picked if card]
    needed = {Phase.CONVERT: 3, Phase.JOKER: 1, Phase.SACRIFICE: 2}[Phase.of(int(view.phase))]
    names = sight.words.listing([labels(sight).card(card) for card in laid])
    return say(sight, "laying-note", left=needed - len(laid), laid=names, some=len(laid))


def _helper(sight: Sight, ghost: int) -> str:
    """Dénarnaud and Dagobert: a colour to choose, for the seat that they help."""
    view = sight.view
    seat = facts.owner(view)
    if not view.claimed[seat][ghost]:
        return ""
    kind, label, short = HELPERS[ghost]
    asked = decides(sight, Phase.MAIN)
    buttons = (
        piece(
            sight,
            asked,
            f"{kind} {COLOURS[hue]}",
            say(sight, label, colour=labels(sight).colour(hue)),
            sign(hue),
            class_="aid",
        )
        for hue in range(HUES)
    )
    title = html("span", ghost_icon(), escape(say(sight, short)), class_="aid__n")
    return html("div", title, *buttons, class_="helper")


# --------------------------------------------------------------------------------------- Cards


def _cards(sight: Sight) -> str:
    view = sight.view
    seat = facts.owner(view)
    size = int(view.hand_size[seat])
    if view.seat == PUBLIC and not any(view.hand[seat]):
        return _closed_hand(sight, seat, size)
    held = Counter(facts.held(view, seat))
    groups = (_group(sight, hue, held) for hue in range(HUES))
    limit = int(refill_limit(view.record, seat))
    note = _tab_note(sight) or say(sight, "hand-note", count=size, limit=limit)
    many = " many" if len(held) > 7 else ""
    row = html("div", *groups, class_=f"eqs{many}")
    return part("hand", say(sight, "hand"), note, row)


def _closed_hand(sight: Sight, seat: int, size: int) -> str:
    """Somebody else's: what everybody saw it take, and backs."""
    known = facts.known(sight.view, seat)
    pictures = [card_picture(card) for card in known]
    pictures += [back_picture()] * (size - len(known))
    label = say(sight, "cards-in-hand", count=size)
    row = shown(label, *(html("span", one, class_="eq") for one in pictures), class_="eqs")
    return part("hand", say(sight, "hand-of", seat=seat_token(seat)), "", row)


def _group(sight: Sight, hue: int, held: Counter[int]) -> str:
    types = [card for card in held if CARD_COLOUR[card] == hue]
    inner = (_card(sight, card, held[card]) for card in sorted(types))
    return html("span", *inner, class_="grp") if types else ""


def _card(sight: Sight, card: int, count: int) -> str:
    """A card: played for its dots; or laid down; below it, what else it is good for."""
    laying = decides(sight, *LAYS_DOWN)
    kind = "pick" if laying else "play"
    asked = laying or decides(sight, Phase.MAIN)
    name = labels(sight).card(card)
    label = say(sight, "card-label", name=name, count=count)
    times = html("u", f"×{count}") if count > 1 else ""
    face = piece(
        sight, asked, f"{kind} {CARDS[card]}", label, card_picture(card), times, class_="eq"
    )
    return html("span", face, _tab(sight, card), class_="col")


def _tab(sight: Sight, card: int) -> str:
    """In a Caverne a card also buys a clue; on the altar it may be given (R38, R40)."""
    if not decides(sight, Phase.MAIN):
        return ""
    kind = _tab_kind(sight)
    if not kind:
        return ""
    hue = int(CARD_COLOUR[card])
    name = labels(sight).card(card)
    label = say(sight, TABS[kind][0], name=name, colour=labels(sight).colour(hue))
    return piece(sight, True, f"{kind} {CARDS[card]}", label, sign(hue), class_="tab")


def _tab_kind(sight: Sight) -> str:
    """take in a Caverne, pick at an altar that wants cards, else ""."""
    kinds = {action.kind for action in sight.legal}
    view = sight.view
    in_caverne = facts.caverne_of(int(view.pawn[facts.owner(view)])) >= 0
    return "take" if in_caverne else "pick" if "pick" in kinds else ""


def _tab_note(sight: Sight) -> str:
    kind = _tab_kind(sight) if decides(sight, Phase.MAIN) else ""
    return say(sight, TABS[kind][1]) if kind else ""


# ------------------------------------------------------------------------------ Events, display


def _events(sight: Sight) -> str:
    """The five event cards; used ones stay in their place."""
    view = sight.view
    seat = facts.owner(view)
    asked = decides(sight, Phase.MAIN)
    row = html("div", *(_event(sight, seat, n, asked) for n in range(len(FATES))), class_="fates")
    return part("fates", say(sight, "events"), say(sight, "events-note"), row)


def _event(sight: Sight, seat: int, n: int, asked: bool) -> str:
    used = bool(sight.view.fate_used[seat][n])
    name = labels(sight).fate(n)
    label = say(sight, "event-label", fate=fate_token(n), used="yes" if used else "no")
    short = say(sight, "event-short", fate=fate_token(n))
    inner = (fate_icon(n), html("span", escape(short)))
    class_ = "fate used" if used else "fate"
    return piece(sight, asked, f"event {FATES[n]}", label or name, *inner, class_=class_)


def _display(sight: Sight) -> str:
    """Five open cards and the pile: take from either."""
    view = sight.view
    asked = decides(sight, *DRAWS)
    slots = [_slot(sight, slot, asked) for slot in range(SLOTS)]
    pile = piece(
        sight,
        asked,
        "blind",
        say(sight, "pile-label", count=int(view.deck_size)),
        back_picture(),
        html("em", str(int(view.deck_size))),
        class_="eq pile",
    )
    row = html("div", *slots, pile, class_="eqs display")
    return part("display", say(sight, "display"), say(sight, "display-note"), row)


def _slot(sight: Sight, slot: int, asked: bool) -> str:
    card = int(sight.view.display[slot]) - 1
    if card < 0:
        return html("span", class_="eq none", aria_hidden="true")
    name = labels(sight).card(card)
    return piece(sight, asked, f"open {slot + 1}", name, card_picture(card), class_="eq")


def minis(held: list[int], backs: int) -> str:
    """Known cards and backs, between words."""
    return "".join(small_card(card) for card in held) + small_back() * backs
