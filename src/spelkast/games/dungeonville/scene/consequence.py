"""What an action leads to, in a sentence: read from the view, by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.actions import Action
from ....engine.drawing.scene import Sight
from ....engine.words import Value
from .. import measures
from ..actions import Phase
from ..bot_values import beats
from ..components import (
    BLOOD_WORTH,
    CARD_KEYS,
    DUNGEON_KEYS,
    DUNGEONS,
    FIGHTERS,
    FULL_GROUP,
    HOUSES,
    JESTER,
    ORACLE,
    SANDALS,
)
from ..drawing import facts
from ..drawing.stage import fighters_at
from ..odds import Odds
from . import foresight
from .parts import adventurer_token, dungeon_token, odds_words, say, seat_token


def consequence(sight: Sight, action: Action) -> str:
    return _CONSEQUENCES[action.kind](sight, action)


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


# ------------------------------------------------------------------------------------------ Town


def _hire(sight: Sight, action: Action) -> str:
    """The price, what the newcomer is good at, and who must go."""
    view, n = sight.view, HOUSES.index(action.args[0])
    rank, seat = int(view.town[n]), int(view.seat)
    size = int(view.group_size[seat])
    first = say(
        sight,
        "hire",
        who=adventurer_token(rank),
        rank=rank,
        price=int(measures.price_for(view.record, seat, n)),
        size=size + 1,
        full="yes" if size >= FULL_GROUP else "no",
    )
    return _sentences(first, _safest(sight, rank) if size < FULL_GROUP else "")


def _safest(sight: Sight, rank: int) -> str:
    """Where the group would be safest with the newcomer."""
    with_it = [foresight.danger_with(sight.view, rank, d) for d in range(DUNGEONS)]
    d = min(range(DUNGEONS), key=lambda n: _fear(with_it[n]))
    return say(sight, "safest", dungeon=dungeon_token(d), odds=odds_words(sight, with_it[d]))


def _fear(odds: Odds) -> tuple[int, float]:
    """Behind a shield nobody dies at first; then it still matters what comes after."""
    return odds.percent, odds.deadly / max(odds.cards, 1)


def _pay(sight: Sight, worth: int) -> str:
    missing, lost = foresight.paid_with(sight.view, worth)
    values: dict[str, Value] = {"worth": worth, "missing": missing, "lost": lost}
    ends = "short" if missing else "lost" if lost else "exact"
    return say(sight, "pay", ends=ends, **values)


def _blood(sight: Sight, action: Action) -> str:
    return _pay(sight, BLOOD_WORTH)


def _release(sight: Sight, rank: int) -> str:
    view = sight.view
    newcomer = int(view.town[int(view.house)])
    return say(sight, "release", who=adventurer_token(rank), newcomer=adventurer_token(newcomer))


# --------------------------------------------------------------------------------------- Dungeons


def _enter(sight: Sight, action: Action) -> str:
    view, d = sight.view, DUNGEON_KEYS.index(action.args[0])
    there = tuple(seat_token(seat) for seat in fighters_at(view, d))
    return _sentences(
        say(sight, "enter", foes=there),
        say(sight, "risk", **foresight.danger_now(view, int(view.seat), d).args()),
        say(sight, "own-gate") if facts.own_deed(view) == d else "",
    )


def _line_up(sight: Sight, rank: int) -> str:
    """Which face-off it is, and whom this fighter beats by rank."""
    view = sight.view
    seat = int(view.seat)
    placed = [int(view.lineup[seat][place]) for place in range(FIGHTERS)]
    foes = [
        (foe, other)
        for foe in fighters_at(view, int(view.pawn[seat]))
        if foe != seat
        for other in facts.group_of(view, foe)
    ]
    beaten = sum(bool(beats(view.record, seat, rank, *foe)) for foe in foes)
    return say(
        sight,
        "line-up",
        who=adventurer_token(rank),
        number=placed.index(0) + 1,
        beats=beaten,
        of=len(foes),
    )


def _copy(sight: Sight, rank: int, copier: int) -> str:
    """The letter that oracle or jester would show, and the danger then."""
    view = sight.view
    d = int(view.pawn[view.seat])
    letter = facts.printed(rank)[d]
    if rank in (ORACLE, JESTER):
        letter = facts.letter(view, int(view.seat), rank, d)
    then = foresight.danger_copying(view, rank, copier)
    return say(
        sight,
        "copy",
        who="oracle" if copier == ORACLE else "jester",
        letter=letter,
        odds=odds_words(sight, then),
    )


def _victim(sight: Sight, rank: int) -> str:
    """A death: its token, what is still carried, and how it goes on."""
    view = sight.view
    d = int(view.pawn[view.seat])
    after = foresight.death(view, rank)
    own = facts.own_deed(view) == d
    first = say(
        sight,
        "victim",
        who=adventurer_token(rank),
        dungeon=dungeon_token(d),
        token=("own" if own else "yes") if after.token else "no",
    )
    if after.wiped_out:
        return _sentences(first, say(sight, "wiped-out"))
    left = say(
        sight,
        "after-death",
        capacity=after.capacity,
        load=after.load,
        over="yes" if after.load > after.capacity else "no",
        then=after.then,
    )
    return _sentences(first, left)


def _adventurer(sight: Sight, action: Action) -> str:
    rank = int(action.args[0])
    phase = Phase.of(int(sight.view.phase))
    if phase is Phase.RELEASE:
        return _release(sight, rank)
    if phase is Phase.LINE_UP:
        return _line_up(sight, rank)
    if phase is Phase.VICTIM:
        return _victim(sight, rank)
    return _copy(sight, rank, ORACLE if phase is Phase.ORACLE else JESTER)


def _card(sight: Sight, action: Action) -> str:
    """Paying, or dropping what is too much."""
    card = CARD_KEYS.index(action.args[0])
    if int(sight.view.phase) == Phase.PAY:
        return _pay(sight, foresight.worth(card))
    return _put_down(sight, card)


def _leave(sight: Sight, action: Action) -> str:
    return _put_down(sight, int(sight.view.room) - 1)


def _put_down(sight: Sight, card: int) -> str:
    view = sight.view
    load = foresight.load_without(view, card)
    capacity = int(measures.capacity(view.record, view.seat))
    return say(sight, "put-down", gold=facts.gold(card), load=load, capacity=capacity)


def _escape(sight: Sight, action: Action) -> str:
    view = sight.view
    gold = int(measures.load_gold(view.record, int(view.pawn[view.seat])))
    return say(sight, "escape", gold=gold)


def _deeper(sight: Sight, action: Action) -> str:
    view = sight.view
    seat = int(view.seat)
    next_room = foresight.danger_now(view, seat, int(view.pawn[seat]))
    sandals = measures.active(view.record, seat, SANDALS)
    return _sentences(
        say(sight, "risk", **next_room.args()),
        say(sight, "must-go-on", sandals="yes" if sandals else "no"),
    )


# ------------------------------------------------------------------------------ Deeds and claims


def _deed(sight: Sight, action: Action) -> str:
    view, slot = sight.view, int(action.args[0])
    known = facts.deeds(view)[int(view.seats) + slot - 1]
    values: dict[str, Value] = {"slot": slot, "price": int(view.deed_price)}
    values["dungeon"] = dungeon_token(max(known, 0))
    return say(sight, "deed", known="yes" if known >= 0 else "no", **values)


def _claim(sight: Sight, action: Action) -> str:
    view = sight.view
    score, most = facts.score(view, int(view.seat)) or 0, int(view.kills_to_win)
    enough = "yes" if score >= most else "no"
    return say(
        sight,
        "claim",
        enough=enough,
        score=score,
        most=most,
        dungeon=dungeon_token(facts.own_deed(view)),
    )


def _silent(sight: Sight, action: Action) -> str:
    view = sight.view
    score, most = facts.score(view, int(view.seat)) or 0, int(view.kills_to_win)
    known = "yes" if int(view.deed_public[view.seat]) else "no"
    return say(sight, "silent", enough="yes" if score >= most else "no", public=known)


def _pass(sight: Sight, action: Action) -> str:
    return say(sight, "pass", phase=sight.view.phase_name)


_CONSEQUENCES: dict[str, Callable[[Sight, Action], str]] = {
    "adventurer": _adventurer,
    "card": _card,
    "hire": _hire,
    "enter": _enter,
    "deed": _deed,
    "blood": _blood,
    "pass": _pass,
    "escape": _escape,
    "deeper": _deeper,
    "leave": _leave,
    "claim": _claim,
    "silent": _silent,
}
