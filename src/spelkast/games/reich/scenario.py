"""Positions of Das Alte Reich in words: how scenario files give them, and how they read them back.

Given, all optional:

    game        1 if nothing is said
    round       1 if nothing is said; the position is the start of this round
    event       the open event, by its year: "1254"
    coming      the next events of the row
    winners     who won the rounds so far: ["A", "B", "B"]; else the leader won them all
    leader      who begins, from round 2 on: the last of the winners, else A
    hands       { A = ["karl_5"] }: these and others, as many as the round asks for
    stack       the next persons of the draw pile, from the top
    stack_size  less than the undealt persons, if electors were called; the rest is discarded

What is not named is filled in from what is left, in the order of a fixed deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from ...engine.actions import seat_letter
from ...engine.events import clear_events
from ...engine.scenario.expectations import HIDDEN, Bag, Facts
from ...engine.scenario.reading import Reader
from ...engine.schema import Record
from ...engine.view import seats_in
from . import rules
from .actions import OCCASION, PERSON, SYMBOL
from .components import CARDS, HAND, NONE, PLACES, PRINTED, ROUNDS

NOTHING = "none"

# ---------------------------------------------------------------------------------- Given


def arrange(record: Record, given: Reader) -> None:
    """Turn a freshly dealt record into the position that is given, at the start of a round."""
    record.game_no = _number(given, "game", 1, int(record.games), default=1) - 1
    record.round_no = _number(given, "round", 1, ROUNDS, default=1)
    _set_winners(record, given)
    _lay_events(record, given)
    _deal_persons(record, given)
    if rules.rounds_before(record):
        _remember_a_round(record)
    clear_events(record)
    rules.open_event(record)


def _number(given: Reader, key: str, first: int, last: int, default: int) -> int:
    number = given.number(key) if key in given else default
    if not first <= number <= last:
        given.fail(key, f"between {first} and {last}, not {number}")
    return number


def _letters(record: Record) -> list[str]:
    return [seat_letter(seat) for seat in range(int(record.seats))]


def _claim(given: Reader, key: str, wanted: Iterable[int], left: list[int], name: str) -> None:
    """Take the wanted cards out of what is left."""
    for card in wanted:
        if card not in left:
            given.fail(key, f"this {name} is somewhere else already")
        left.remove(card)


def _set_winners(record: Record, given: Reader) -> None:
    rounds, seats = rules.rounds_before(record), int(record.seats)
    leader = given.seat("leader", given.text("leader"), seats) if "leader" in given else NONE
    if leader != NONE and record.round_no == 1:
        given.fail("leader", "nobody leads the first round of a game")
    if "winners" in given:
        winners = [given.seat("winners", letter, seats) for letter in given.texts("winners")]
    else:
        winners = [max(leader, 0)] * rounds
    if len(winners) != rounds:
        given.fail("winners", f"{rounds} rounds are over, not {len(winners)}")
    if leader not in (NONE, *winners[-1:]):
        given.fail("leader", "the winner of the last round leads")
    record.leader = winners[-1] if record.round_no > 1 else NONE
    for place, seat in enumerate(winners):
        record.won_by[place] = seat + 1
        record.points[seat] += 1


def _lay_events(record: Record, given: Reader) -> None:
    """Those of earlier rounds are any that are not named."""
    left = [int(event) for event in record.row]
    now = left[:1]
    if "event" in given:
        now = [given.code("event", given.text("event"), OCCASION)]
    _claim(given, "event", now, left, "event")
    coming = given.codes("coming", OCCASION) if "coming" in given else []
    _claim(given, "coming", coming, left, "event")
    rounds = rules.rounds_before(record)
    record.row[:] = left[:rounds] + now + coming + left[rounds:]
    record.opened[:] = 0
    record.opened[:rounds] = record.row[:rounds]


def _deal_persons(record: Record, given: Reader) -> None:
    """Named cards first; then the hands, the stack and the discards are filled up."""
    seats, size = int(record.seats), HAND - int(record.round_no) + 1
    left = [int(record.stack[n]) for n in range(int(record.stack_size))]
    left += [card for seat in range(seats) for card in np.flatnonzero(record.hand[seat]).tolist()]
    hands = _named_hands(record, given.table("hands"), left, size)
    top = given.codes("stack", PERSON) if "stack" in given else []
    _claim(given, "stack", top, left, "person")
    for hand in hands:
        hand += _take(left, size - len(hand))
    undealt = CARDS - HAND * seats
    pile = _number(given, "stack_size", len(top), undealt, default=undealt)
    stack = _take(left, pile - len(top)) + top[::-1]
    record.hand[:] = 0
    for seat, hand in enumerate(hands):
        record.hand[seat, hand] = 1
        record.hand_size[seat] = size
    record.stack[:] = stack + [0] * (CARDS - len(stack))
    record.stack_size = len(stack)
    record.discard[:] = 0
    record.discard[left] = 1


def _take(left: list[int], count: int) -> list[int]:
    taken = left[:count]
    del left[:count]
    return taken


def _named_hands(record: Record, hands: Reader, left: list[int], size: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(int(record.seats))]
    for seat, letter in hands.by_seat(int(record.seats)):
        found[seat] = hands.codes(letter, PERSON)
        _claim(hands, letter, found[seat], left, "person")
        if len(found[seat]) > size:
            hands.fail(letter, f"a hand has {size} cards in round {record.round_no}")
    hands.finish()
    return found


def _remember_a_round(record: Record) -> None:
    """Some round that the last winner won: of cards that are out, or of an earlier game."""
    seats, rounds = int(record.seats), rules.rounds_before(record)
    winner = int(record.won_by[rounds - 1]) - 1
    out = [card for card in range(1, CARDS + 1) if record.discard[card]]
    cards = (out if record.round_no > 1 else list(range(1, CARDS + 1)))[:seats]
    record.last_table[:seats] = cards
    event = int(record.opened[rounds - 1])
    record.last_event = event
    record.last_symbols[:] = PRINTED[event]
    order = rules.order_of(record.last_symbols)
    best = rules.winner_of(record, rules.trick_of(record.last_table), event, order)
    cards[best], cards[winner] = cards[winner], cards[best]
    record.last_table[:seats] = cards
    *level, stage = rules.compare(record, rules.trick_of(record.last_table), event, order)
    record.last_level[:] = level
    record.last_stage = stage
    record.last_winner = winner


# ---------------------------------------------------------------------------------- Facts


def facts(record: Record, viewer: int | None) -> Facts:
    """A record in words; with a viewer, what that viewer may not know is hidden."""
    found: Facts = {name: read(record) for name, read in READERS.items()}
    if viewer is None:
        return found
    found |= dict.fromkeys(SECRET, HIDDEN)
    for name in PRIVATE:
        rows = found[name]
        assert isinstance(rows, dict)
        found[name] = {
            letter: row if seat == viewer else HIDDEN
            for seat, (letter, row) in enumerate(rows.items())
        }
    return found


def _per_seat(read: Callable[[Record, int], object]) -> Callable[[Record], Facts]:
    return lambda s: {letter: read(s, seat) for seat, letter in enumerate(_letters(s))}


def _person(card: int) -> str:
    return PERSON.token(card) if card else NOTHING


def _occasion_name(event: int) -> str:
    return OCCASION.token(event) if event else NOTHING


def _seat(seat: int) -> str:
    return seat_letter(seat) if seat != NONE else NOTHING


def _persons(flags: Sequence[int]) -> Bag:
    return Bag(PERSON.token(card) for card in range(1, CARDS + 1) if flags[card])


def _symbols(symbols: Sequence[int]) -> list[str]:
    return [SYMBOL.token(int(symbol)) for symbol in symbols]


def _level(s: Record) -> Facts:
    return {
        str(place + 1): Bag(seat_letter(seat) for seat in seats_in(int(s.last_level[place])))
        for place in range(PLACES)
    }


def _coming(s: Record) -> list[str]:
    return [OCCASION.token(int(event)) for event in s.row[rules.rounds_before(s) + 1 :]]


READERS: dict[str, Callable[[Record], object]] = {
    "game": lambda s: int(s.game_no) + 1,
    "round": lambda s: int(s.round_no),
    "event": lambda s: _occasion_name(int(s.event_now)),
    "coming": _coming,
    "events_to_come": lambda s: ROUNDS - int(s.round_no),
    "events_unseen": lambda s: len(_coming(s)),
    "symbols": lambda s: _symbols(s.symbols),
    "leader": lambda s: _seat(int(s.leader)),
    "winners": lambda s: [seat_letter(int(seat) - 1) for seat in s.won_by if seat],
    "points": _per_seat(lambda s, seat: int(s.points[seat])),
    "hands": _per_seat(lambda s, seat: _persons(s.hand[seat])),
    "hand_sizes": _per_seat(lambda s, seat: int(s.hand_size[seat])),
    "stack": lambda s: [PERSON.token(int(c)) for c in s.stack[: int(s.stack_size)][::-1]],
    "stack_size": lambda s: int(s.stack_size),
    "discard": lambda s: _persons(s.discard),
    "discard_size": lambda s: int(s.discard.sum()),
    "chosen": _per_seat(lambda s, seat: _person(int(s.chosen[seat]))),
    "table": _per_seat(lambda s, seat: _person(int(s.table[seat]))),
    "called": _per_seat(lambda s, seat: _person(int(s.called[seat]))),
    "last_event": lambda s: _occasion_name(int(s.last_event)),
    "last_symbols": lambda s: _symbols(s.last_symbols),
    "last_leader": lambda s: _seat(int(s.last_leader)),
    "last_table": _per_seat(lambda s, seat: _person(int(s.last_table[seat]))),
    "last_called": _per_seat(lambda s, seat: _person(int(s.last_called[seat]))),
    "last_level": _level,
    "last_stage": lambda s: int(s.last_stage),
    "last_winner": lambda s: _seat(int(s.last_winner)),
}
PRIVATE = ("hands", "chosen")
SECRET = ("stack", "coming")
