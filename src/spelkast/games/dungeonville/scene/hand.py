"""The viewer's own group, and beside it what the phase is about: treasure, odds and load, foes,
or the deed with its seal.

For a spectator it is the group of whoever moves, only to be looked at.
"""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html, rect, text
from ....engine.schema import PUBLIC
from .. import measures
from ..actions import Phase
from ..components import CARD_KEYS, FIGHTERS, FULL_GROUP, LETTERS, NONE
from ..drawing import facts
from ..drawing.stage import battlefield, contested, fighters_at
from ..odds import odds
from .deed import claim_set
from .parts import (
    card_picture,
    choice,
    decides,
    drop_icon,
    dungeon_icon,
    dungeon_token,
    figure,
    labels,
    letter_chip,
    picture,
    refused,
    say,
    seat_token,
    shield_icon,
    shown,
    skull_icon,
    spoken,
    thing_icon,
)


def hand(sight: Sight) -> str:
    view = sight.view
    phase = int(view.phase)
    parts = [_group(sight)]
    if int(view.explorer) != NONE:
        parts += [_odds(sight), _load(sight)]
    elif phase == Phase.LINE_UP:
        parts += [_foes(sight)]
    elif phase == Phase.CLAIM_WINDOW:
        parts += [claim_set(sight)]
    elif phase == Phase.COLLECT:
        parts += [_treasury(sight), claim_set(sight)]
    else:
        parts += [_treasury(sight), _hint(sight)]
    return "".join(parts)


def _set(name: str, title: str, thin: str, *inner: str) -> str:
    note = html("span", escape(thin), class_="thin") if thin else ""
    head = html("h2", escape(title), note)
    return html("div", head, *inner, class_=f"hand__set dv-{name}")


# ------------------------------------------------------------------------------------- The group


def _group(sight: Sight) -> str:
    view = sight.view
    seat = facts.owner(view)
    ranks = facts.group_of(view, seat)
    d = int(view.pawn[seat])
    own = seat == view.seat
    title = say(sight, "your-group") if own else say(sight, "group-of", seat=seat_token(seat))
    carries = int(measures.capacity(view.record, seat))
    note = (
        say(sight, "letter-in", dungeon=dungeon_token(d))
        if d != NONE
        else say(sight, "carries", gold=carries)
    )
    free = [html("span", class_="gcard none", aria_hidden="true")] * (FULL_GROUP - len(ranks))
    size = "many" if len(ranks) > 4 else "few"
    row = html(
        "div", *(_member(sight, seat, rank) for rank in ranks), *free, class_=f"gcards {size}"
    )
    return _set("group", title, note, row)


def _member(sight: Sight, seat: int, rank: int) -> str:
    """A card of the group: to be looked at, or to be chosen."""
    view = sight.view
    d = int(view.pawn[seat])
    letter = facts.letter(view, seat, rank, d) if d != NONE else ""
    action = f"adventurer {rank}"
    note, short = _note(sight, seat, rank, letter)
    label = _named(sight, rank, letter, note)
    inner = (
        card_picture(rank, letter, d),
        _mark(sight, rank),
        html(
            "span",
            html("b", escape(labels(sight).adventurer(rank))),
            html(
                "small",
                letter_chip(letter) if letter else "",
                html("span", escape(note), class_="full"),
                html("span", escape(short), class_="short"),
            ),
            class_="gcard__t",
        ),
    )
    asked = decides(sight, Phase.RELEASE, Phase.LINE_UP, Phase.JESTER, Phase.ORACLE, Phase.VICTIM)
    if asked and action in sight.legal_texts:
        return choice(action, label, *inner, class_="gcard")
    if asked:
        return refused(action, label, *inner, class_="gcard")
    return shown(label, *inner, class_="gcard")


def _named(sight: Sight, rank: int, letter: str, note: str) -> str:
    name = f"{labels(sight).adventurer(rank)}, {rank}"
    letters = letter or " ".join(facts.printed(rank))
    return ", ".join(part for part in (name, letters, note) if part)


def _note(sight: Sight, seat: int, rank: int, letter: str) -> tuple[str, str]:
    """What matters about a member now, in a few words; and the same for a phone."""
    view = sight.view
    place = _place_in_line(sight, rank)
    if place:
        return say(sight, "face-off", number=place), ""
    if int(view.explorer) == seat and letter in "ABCDE":
        d = int(view.pawn[seat])
        left = facts.rooms_left(view, d)
        bad, whole = left[letter], sum(left.values())
        return say(sight, "dies-at", cards=bad, of=whole), f"{bad}/{whole}"
    carries = say(sight, "carries", gold=rank)
    return carries, "" if letter else carries


def _place_in_line(sight: Sight, rank: int) -> int:
    """The own line-up is the viewer's alone, until all are shown."""
    view = sight.view
    if view.seat == PUBLIC or int(view.phase) != Phase.LINE_UP:
        return 0
    row = [int(view.lineup[view.seat][place]) for place in range(FIGHTERS)]
    return row.index(rank) + 1 if rank in row else 0


def _mark(sight: Sight, rank: int) -> str:
    place = _place_in_line(sight, rank)
    return html("em", str(place), class_="gcard__n") if place else ""


# -------------------------------------------------------------------------------------- Treasure


def _treasury(sight: Sight) -> str:
    view = sight.view
    seat = facts.owner(view)
    gold = int(measures.wealth(view.record, seat))
    paying = int(view.phase) == Phase.PAY and seat in view.waiting
    title = say(sight, "treasury")
    if paying:
        note = say(sight, "paid", paid=int(view.paid), price=int(view.price))
    else:
        note = say(sight, "gold", gold=gold)
    tiles = [_treasure(sight, card, n, pays=paying) for card, n in facts.held(view.treasury[seat])]
    if int(view.blood[seat]):
        tiles.insert(0, _blood(sight, seat, paying))
    empty = html("p", escape(say(sight, "no-treasure")), class_="quiet")
    row = html("div", *tiles, class_="tiles") if tiles else empty
    return _set("treasury", title, note, row)


def _treasure(sight: Sight, card: int, count: int, pays: bool = False) -> str:
    """Equal cards lie on one another."""
    view = sight.view
    new = decides(sight, Phase.DECIDE) and view.room_kept and int(view.room) == card + 1
    action = "leave" if new else f"card {CARD_KEYS[card]}"
    name = labels(sight).card(card)
    label = name if count == 1 else f"{name} × {count}"
    inner = (*_tile_face(card), html("u", f"×{count}") if count > 1 else "")
    if action in sight.legal_texts:
        return choice(action, label, *inner, class_="tile")
    if pays and sight.legal:
        return refused(action, label, *inner, class_="tile")
    return shown(label, *inner, class_="tile")


def _tile_face(card: int) -> tuple[str, ...]:
    """Gold with its letter and where it goes back to; or the item."""
    d = facts.dungeon_of(card)
    if facts.symbol(card) == facts.ITEM:
        return thing_icon(CARD_KEYS[card]), html("span", letter_chip(facts.ITEM), dungeon_icon(d))
    return (
        html("b", str(facts.gold(card))),
        html("span", letter_chip(facts.symbol(card)), dungeon_icon(d)),
    )


def _blood(sight: Sight, seat: int, paying: bool) -> str:
    """Blood gold: worth ten each, in the first round."""
    count = int(sight.view.blood[seat])
    label = say(sight, "blood-gold", count=count)
    inner = (html("b", "10"), html("span", drop_icon(seat)), html("u", f"×{count}"))
    if "blood" in sight.legal_texts:
        return choice("blood", label, *inner, class_="tile")
    return shown(label, *inner, class_="tile")


def _hint(sight: Sight) -> str:
    """What the numbers and letters of a card mean, while one chooses by them."""
    if int(sight.view.phase) not in (Phase.RECRUIT, Phase.RELEASE, Phase.PLACE):
        return ""
    scale = html("p", *(letter_chip(letter) for letter in LETTERS), class_="scale")
    lines = (
        html("p", escape(say(sight, f"hint-{key}")), class_="stake") for key in ("rank", "letter")
    )
    return _set("hint", say(sight, "hint"), "", *lines, scale)


# ----------------------------------------------------------------------------------- Odds and load


def _odds(sight: Sight) -> str:
    """The next room by public counting: what can come, and which of it kills."""
    view = sight.view
    seat = int(view.explorer)
    d = int(view.pawn[seat])
    left, mine = facts.rooms_left(view, d), set(facts.letters_of(view, seat, d))
    columns = (_column(sight, name, n, name in mine) for name, n in left.items())
    note = say(sight, "cards-left", cards=sum(left.values()))
    title = say(sight, "next-room")
    return _set("odds", title, note, html("ul", *columns, class_="odds"), _but(sight, seat, d))


def _but(sight: Sight, seat: int, d: int) -> str:
    """What counting does not tell: shield, jester, and the card that the Orb has shown."""
    ahead = odds(sight.view, seat, d)
    if ahead.how == "counted" and not ahead.jester:
        return ""
    return html("p", escape(say(sight, "but", **ahead.args())), class_="stake dv-but")


def _column(sight: Sight, name: str, count: int, kills: bool) -> str:
    bars = html("s", "") * count
    word = say(sight, "odds-column", letter=labels(sight).symbol(name), cards=count)
    word = f"{word}, {say(sight, 'kills')}" if kills else word
    return html(
        "li",
        html("span", skull_icon() if kills else "", bars, class_="od__c", aria_hidden="true"),
        letter_chip(name),
        html("b", str(count), aria_hidden="true"),
        spoken(word),
        class_="od bad" if kills else "od",
    )


def _load(sight: Sight) -> str:
    """What is at stake: the treasure of this expedition, and how much more can be carried."""
    view = sight.view
    seat = int(view.explorer)
    d = int(view.pawn[seat])
    have, most = int(measures.load_gold(view.record, d)), int(measures.capacity(view.record, seat))
    carried = facts.held(view.load)
    note = say(sight, "load-of", load=have, capacity=most)
    tiles = html("div", *(_treasure(sight, card, n) for card, n in carried), class_="tiles")
    stake = html("p", escape(_stake(sight, d)), class_="stake")
    leave = html("p", escape(say(sight, "may-leave")), class_="stake")
    below = tiles + (leave if "leave" in sight.legal_texts else "") if carried else stake
    return _set("load", say(sight, "load"), note, _bar(have, most), below)


def _bar(have: int, most: int) -> str:
    """Gold carried, and room for more."""
    whole = max(have, most, 1)
    filled, room = 256 * have / whole, 256 * max(most - have, 0) / whole
    spare = most - have
    parts = []
    if have:
        parts.append(rect(2, 2, filled - 2, 22, rx=4, class_="bar__gold"))
        if filled > 26:
            parts.append(text(filled / 2 + 1, 18, str(have), class_="bar__t on"))
    if spare > 0:
        parts.append(rect(filled + 2, 2, room - 2, 22, rx=4, class_="bar__free"))
        if room > 30:
            parts.append(text(filled + room / 2 + 1, 18, f"+{spare}", class_="bar__t"))
    else:
        parts.append(rect(254, 0, 4, 26, class_="bar__end"))
    return picture("".join(parts), "0 0 260 26", class_="ldbar")


def _stake(sight: Sight, d: int) -> str:
    """Who gains by a death here, said to whoever looks: the explorer, the owner, or others."""
    view = sight.view
    seat = int(view.explorer)
    position = facts.deeds(view).index(d) if d in facts.deeds(view) else NONE
    owner = position if position < int(view.seats) else NONE
    return say(
        sight,
        "stake",
        who="you" if seat == view.seat else "they",
        gains=_gains(sight, position),
        dungeon=dungeon_token(d),
        seat=seat_token(seat),
        owner=seat_token(seat if owner == NONE else owner),
    )


def _gains(sight: Sight, position: int) -> str:
    """Whose the dungeon is, as far as the viewer knows."""
    view = sight.view
    if position == NONE:
        return "unknown"
    if position >= int(view.seats):
        return "nobody"
    if position == int(view.explorer):
        return "itself"
    return "viewer" if position == view.seat else "owner"


# ------------------------------------------------------------------------------------------ Foes


def _foes(sight: Sight) -> str:
    """The groups one meets: everybody knows who could come, nobody in which order."""
    view = sight.view
    if not contested(view):
        return ""
    d = battlefield(view)
    others = [seat for seat in fighters_at(view, d) if seat != facts.owner(view)]
    rows = (_foe(sight, seat) for seat in others)
    hint = html("p", escape(say(sight, "duel-hint")), class_="stake")
    title = say(sight, "foes", dungeon=dungeon_token(d))
    return _set("foes", title, "", html("ul", *rows, class_="foes"), hint)


def _foe(sight: Sight, seat: int) -> str:
    called, ranks = labels(sight), facts.group_of(sight.view, seat)
    names = ", ".join(f"{called.adventurer(rank)} {rank}" for rank in ranks)
    minis = (html("b", shield_icon(rank), str(rank), class_="mg") for rank in ranks)
    return html(
        "li",
        figure(seat),
        html("span", escape(called.seat(seat)), class_="foe__n"),
        shown(called.pair(called.seat(seat), names), *minis, class_="mgs"),
    )
