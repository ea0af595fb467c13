"""Positions of Dungeonville in words: how scenario files give them, and how they read them back.

Given, all optional:

    at          where the round stands: "recruitment" if nothing is said, "reconnaissance",
                "combat", "exploration", "collection"
    round       1 if nothing is said
    start       "A": who has the seeing stone
    turn        "B": whose turn it is in the present phase; the start player's if nothing is said
    lap         of recruitment
    groups      { A = [24, 40] }: ranks; seats not named have nobody
    town        [61, 50]: ranks; else filled up
    deck        the next adventurers, from the top
    discard     [9, 12]: adventurers
    deck_size   so many are left; the others that are nowhere are discarded
    rooms       { crypt = ["crypt-b20"] }: the next room cards, from the top
    room_discard, room_count   the same for discards and size of a room deck
    treasury    { A = ["crypt-a30", "mine_cart"] }
    hoard       { B = "crypt" }: this seat owns whatever is left of that dungeon
    pawns       { A = "crypt" }
    load        ["crypt-b20"]: carried by the seat whose turn it is, which is exploring already
    rooms_seen  by that seat
    letters     { jester = "C", oracle = "B" }: as settled on entering
    deeds       { A = "crypt" }; others as they were dealt
    slots       ["ice_cave"]: the deeds in the deed house
    public      ["A", "1"]: seats and slots whose deed everybody knows
    known       { A = ["B", "1"] }: what a seat knows besides its own
    orb         ["A"]: seats that have looked into the Orb since anybody drew
    tokens      { crypt = { A = 3 } }
    realm       { A = { B = 2 } }: tokens of B that A has won
    blood       { A = 4 }: blood gold

What is not named is filled in from what is left, in the order of a fixed deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...engine.actions import seat_letter
from ...engine.events import clear_events
from ...engine.scenario.expectations import HIDDEN, Bag, Facts, Whole
from ...engine.scenario.reading import Reader
from ...engine.schema import Record
from . import combat, measures, rules, steps, town
from .actions import CARD, DUNGEON, LETTER, Phase
from .components import (
    ADVENTURERS,
    CARD_COPIES,
    CARD_DUNGEON,
    CARD_KEYS,
    CARD_WORTH,
    CARDS,
    DUNGEON_KEYS,
    DUNGEONS,
    FIRST_CARD,
    HOUSES,
    ITEMS,
    NONE,
    PLACES,
    POSITIONS,
    ROOMS,
)
from .state import Answer, At

NOTHING = "none"

# ------------------------------------------------------------------------------------- Given


def arrange(record: Record, given: Reader) -> None:
    """Turn a freshly dealt record into the position that is given, at a moment of a round."""
    record.round_no = given.number("round") if "round" in given else 1
    record.start = (
        given.seat("start", given.text("start"), _players(record)) if "start" in given else 0
    )
    _clear(record)
    clear_events(record)
    _place_adventurers(record, given)
    _place_rooms(record, given)
    _lay_deeds(record, given)
    _place_blood(record, given)
    _begin(record, given)
    rules.run(record)


def _players(record: Record) -> int:
    return int(record.seats)


def _clear(record: Record) -> None:
    """Nobody has anything and nothing is in progress."""
    for name in ("at", "town", "group_size", "leader", "follower"):
        record[name] = 0
    for name in ("treasury", "gold", "load", "discard", "fought"):
        record[name] = 0
    record.to_act = record.lap = record.turn = 0
    record.house = NONE
    record.price = record.paid = 0


def _ranks(given: Reader, key: str, left: list[int]) -> list[int]:
    """The adventurers named under a key, taken out of what is left."""
    found: list[int] = []
    for value in given.entries(key) if key in given else []:
        if not isinstance(value, int) or value not in left:
            given.fail(key, f"adventurer {value!r} is not there, or is elsewhere already")
        left.remove(value)
        found.append(value)
    return found


def _place_adventurers(record: Record, given: Reader) -> None:
    left = [rank for rank in record.deck.tolist() if rank]
    left += [rank for rank in range(1, ADVENTURERS + 1) if rank not in left]
    groups = given.table("groups")
    for seat, letter in groups.by_seat(_players(record)):
        for rank in _ranks(groups, letter, left):
            steps.join(record, seat, rank)
    groups.finish()
    for rank in _ranks(given, "discard", left):
        record.at[rank] = At.DISCARD
    people = _ranks(given, "town", left)
    top = _ranks(given, "deck", left)
    later = "at" in given and given.text("at") != "recruitment"
    if later and "town" not in given:
        people, left = left[:PLACES], left[PLACES:]
    for house, rank in enumerate(sorted(people, reverse=True)):
        record.town[house] = rank
        record.at[rank] = At.TOWN
    if "deck_size" in given:
        rest = given.number("deck_size") - len(top)
        if not 0 <= rest <= len(left):
            given.fail("deck_size", f"from {len(top)} to {len(top) + len(left)} can be left")
        for rank in left[rest:]:
            record.at[rank] = At.DISCARD
        left = left[:rest]
    deck = left + top[::-1]
    record.deck[:] = deck + [0] * (ADVENTURERS - len(deck))
    record.deck_size = len(deck)


def _cards(given: Reader, key: str, left: list[int]) -> list[int]:
    """The room cards named under a key, taken out of what is left."""
    found: list[int] = []
    for card in given.codes(key, CARD) if key in given else []:
        if card not in left:
            given.fail(key, f"no {CARD_KEYS[card]} is left for this")
        left.remove(card)
        found.append(card)
    return found


def _place_rooms(record: Record, given: Reader) -> None:
    left = [card for card in range(CARDS) for _ in range(int(CARD_COPIES[card]))]
    treasury, hoard = given.table("treasury"), given.table("hoard")
    for seat, letter in treasury.by_seat(_players(record)):
        for card in _cards(treasury, letter, left):
            record.treasury[seat, card] += 1
    for card in _cards(given, "load", left):
        record.load[card] += 1
    tops, thrown, counts = (
        given.table("rooms"),
        given.table("room_discard"),
        given.table("room_count"),
    )
    decks: list[list[int]] = []
    for dungeon, key in enumerate(DUNGEON_KEYS):
        top = _cards(tops, key, left)
        for card in _cards(thrown, key, left):
            record.discard[card] += 1
        rest = [card for card in left if CARD_DUNGEON[card] == dungeon]
        size = counts.number(key) if key in counts else len(top) + len(rest)
        if not len(top) <= size <= len(top) + len(rest):
            counts.fail(key, f"from {len(top)} to {len(top) + len(rest)} can be left")
        decks.append(rest[: size - len(top)] + top[::-1])
        for card in rest[size - len(top) :]:
            _to_hoard_or_discard(record, hoard, key, card)
    for reader in (tops, thrown, counts, treasury, hoard):
        reader.finish()
    for dungeon, deck in enumerate(decks):
        record.rooms[dungeon] = [card + 1 for card in deck] + [0] * (ROOMS - len(deck))
        record.rooms_left[dungeon] = len(deck)
    for card in range(CARDS):
        record.in_deck[card] = sum(deck.count(card) for deck in decks)
    record.gold[:] = record.treasury.astype(int) @ CARD_WORTH.astype(int)


def _to_hoard_or_discard(record: Record, hoard: Reader, key: str, card: int) -> None:
    for seat, letter in hoard.by_seat(_players(record)):
        if hoard.word(letter, hoard.text(letter), DUNGEON_KEYS, "dungeon") == key:
            record.treasury[seat, card] += 1
            return
    record.discard[card] += 1


def _lay_deeds(record: Record, given: Reader) -> None:
    """Deeds that are named lie where they should; the others keep their order."""
    players = _players(record)
    wanted: dict[int, int] = {}
    deeds = given.table("deeds")
    for seat, letter in deeds.by_seat(players):
        wanted[seat] = deeds.code(letter, deeds.text(letter), DUNGEON)
    slots = given.codes("slots", DUNGEON) if "slots" in given else []
    if len(slots) > POSITIONS - players:
        given.fail("slots", f"there are {POSITIONS - players} of them")
    wanted |= {players + slot: dungeon for slot, dungeon in enumerate(slots)}
    if len(set(wanted.values())) < len(wanted):
        given.fail("deeds", "one deed lies in two places")
    rest = [dungeon for dungeon in record.deed_at.tolist() if dungeon not in wanted.values()]
    for position in range(POSITIONS):
        record.deed_at[position] = wanted[position] if position in wanted else rest.pop(0)
    deeds.finish()
    _know_deeds(record, given)


def _position(read: Reader, key: str, text: str, record: Record) -> int:
    players = _players(record)
    names = [seat_letter(seat) for seat in range(players)]
    names += [str(slot + 1) for slot in range(POSITIONS - players)]
    return names.index(read.word(key, text, names, "place for a deed"))


def _know_deeds(record: Record, given: Reader) -> None:
    record.deed_known[:] = record.knows[:] = record.deed_public[:] = 0
    known = given.table("known")
    for seat in range(_players(record)):
        letter = seat_letter(seat)
        names = known.texts(letter) if letter in known else []
        for position in (seat, *(_position(known, letter, name, record) for name in names)):
            record.deed_known[seat, position] = record.deed_at[position] + 1
            record.knows[seat, position] = 1
    known.finish()
    for name in given.texts("public") if "public" in given else []:
        position = _position(given, "public", name, record)
        record.deed_public[position] = record.deed_at[position] + 1


def _place_blood(record: Record, given: Reader) -> None:
    players = _players(record)
    tokens, realm, blood = given.table("tokens"), given.table("realm"), given.table("blood")
    for key in tokens:
        dungeon, lying = tokens.code(key, key, DUNGEON), tokens.table(key)
        for seat, letter in lying.by_seat(players):
            record.tokens[dungeon, seat] = lying.number(letter)
        lying.finish()
    for seat, letter in realm.by_seat(players):
        won = realm.table(letter)
        for owner, name in won.by_seat(players):
            record.dead[seat, owner] = won.number(name)
        won.finish()
    for seat in range(players):
        letter = seat_letter(seat)
        usual = int(record.blood_gold) if record.round_no == 1 else 0
        record.blood[seat] = blood.number(letter) if letter in blood else usual
    tokens.finish()
    realm.finish()
    blood.finish()


def _begin(record: Record, given: Reader) -> None:
    """Go to the moment that is given."""
    moment = given.word("at", given.text("at"), MOMENTS, "part of a round") if "at" in given else ""
    players = _players(record)
    pawns = given.table("pawns")
    for seat, letter in pawns.by_seat(players):
        record.pawn[seat] = pawns.code(letter, pawns.text(letter), DUNGEON)
    pawns.finish()
    seat = given.seat("turn", given.text("turn"), players) if "turn" in given else int(record.start)
    MOMENTS[moment or "recruitment"](record, given)
    record.turn = (seat - int(record.start)) % players
    for letter in given.texts("orb") if "orb" in given else []:
        combat.look_into_orb(record, given.seat("orb", letter, players))
    if "rooms_seen" in given:
        _go_on_exploring(record, given, seat)


def _recruit(record: Record, given: Reader) -> None:
    town.start_recruitment(record)
    record.lap = given.number("lap") if "lap" in given else 1


def _stand_at(phase: Phase) -> Callable[[Record, Reader], None]:
    def go(record: Record, given: Reader) -> None:
        record.phase = phase

    return go


def _fight(record: Record, given: Reader) -> None:
    combat.start_combat(record)


def _go_on_exploring(record: Record, given: Reader, seat: int) -> None:
    record.explorer = seat
    record.rooms_seen = given.number("rooms_seen")
    letters = given.table("letters")
    if "jester" in letters:
        record.jester_letter = letters.code("jester", letters.text("jester"), LETTER) + 1
    if "oracle" in letters:
        record.oracle_letter = letters.code("oracle", letters.text("oracle"), LETTER) + 1
    letters.finish()
    record.phase = Phase.ROOM


MOMENTS: dict[str, Callable[[Record, Reader], None]] = {
    "recruitment": _recruit,
    "reconnaissance": _stand_at(Phase.NEXT_PAWN),
    "combat": _fight,
    "exploration": _stand_at(Phase.NEXT_EXPEDITION),
    "collection": _stand_at(Phase.NEXT_COLLECT),
}

# ------------------------------------------------------------------------------------- Facts


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


def _letters(record: Record) -> list[str]:
    return [seat_letter(seat) for seat in range(_players(record))]


def _per_seat(read: Callable[[Record, int], object]) -> Callable[[Record], Facts]:
    return lambda s: {letter: read(s, seat) for seat, letter in enumerate(_letters(s))}


def _per_dungeon(read: Callable[[Record, int], object]) -> Callable[[Record], Facts]:
    return lambda s: {key: read(s, dungeon) for dungeon, key in enumerate(DUNGEON_KEYS)}


def _at(s: Record, where: int) -> list[int]:
    return [rank for rank in range(1, ADVENTURERS + 1) if s.at[rank] == where]


def _bag(counts: Iterable[int]) -> Bag:
    return Bag(key for key, count in zip(CARD_KEYS, counts, strict=True) for _ in range(int(count)))


def _of_dungeon(s: Record, dungeon: int) -> Bag:
    """What lies on the discards of a dungeon."""
    lying = range(int(FIRST_CARD[dungeon]), int(FIRST_CARD[dungeon + 1]))
    return Bag(CARD_KEYS[card] for card in lying for _ in range(int(s.discard[card])))


def _card(code: int) -> str:
    return CARD_KEYS[code - 1] if code else NOTHING


def _dungeon(code: int) -> str:
    return DUNGEON_KEYS[code] if code >= 0 else NOTHING


def _letter(code: int) -> str:
    return LETTER.tokens[code] if code >= 0 else NOTHING


def _deeds(s: Record) -> Facts:
    """What lies at each position."""
    return {name: _dungeon(int(s.deed_at[n])) for n, name in enumerate(_position_names(s))}


def _position_names(s: Record) -> list[str]:
    return _letters(s) + [str(slot + 1) for slot in range(POSITIONS - _players(s))]


def _known(s: Record, row: Iterable[int]) -> Whole:
    return Whole(
        (name, _dungeon(int(code) - 1))
        for name, code in zip(_position_names(s), row, strict=True)
        if code
    )


def _shown_letters(s: Record, seat: int) -> Facts:
    """The letter of each member, in the dungeon where the pawn stands."""
    dungeon = int(s.pawn[seat])
    members = _at(s, At.GROUP + seat) if dungeon != NONE else []
    return Whole(
        (str(rank), _letter(int(measures.letter_of(s, seat, rank, dungeon)))) for rank in members
    )


def _score(s: Record, seat: int) -> int:
    return int(measures.own_score(s, seat)) if s.deed_known[seat, seat] else 0


def _odds(s: Record, dungeon: int) -> Facts:
    """How many cards can come next, by what they show."""
    found: Facts = {
        letter: int(measures.letters_to_come(s, dungeon, n)) for n, letter in enumerate("ABCDE")
    }
    found["item"] = int(measures.letters_to_come(s, dungeon, NONE))
    return found | {"all": int(measures.cards_to_come(s, dungeon))}


READERS: dict[str, Callable[[Record], object]] = {
    "round": lambda s: int(s.round_no),
    "start": lambda s: seat_letter(int(s.start)),
    "lap": lambda s: int(s.lap),
    "groups": _per_seat(lambda s, seat: _at(s, At.GROUP + seat)),
    "town": lambda s: [int(rank) for rank in s.town if rank],
    "deck": lambda s: [int(rank) for rank in s.deck[: int(s.deck_size)][::-1]],
    "deck_size": lambda s: int(s.deck_size),
    "discard": lambda s: _at(s, At.DISCARD),
    "rooms": _per_dungeon(
        lambda s, d: [_card(int(card)) for card in s.rooms[d, : int(s.rooms_left[d])][::-1]]
    ),
    "room_count": _per_dungeon(lambda s, d: int(s.rooms_left[d])),
    "room_discard": _per_dungeon(_of_dungeon),
    "odds": _per_dungeon(_odds),
    "deadly": _per_seat(
        lambda s, seat: [int(measures.deadly_to_come(s, seat, d)) for d in range(DUNGEONS)]
    ),
    "treasury": _per_seat(lambda s, seat: _bag(s.treasury[seat])),
    "wealth": _per_seat(lambda s, seat: int(measures.wealth(s, seat))),
    "blood": _per_seat(lambda s, seat: int(s.blood[seat])),
    "prices": _per_seat(
        lambda s, seat: [int(measures.price_for(s, seat, house)) for house in range(PLACES)]
    ),
    "active": _per_seat(
        lambda s, seat: [key for n, key in enumerate(ITEMS) if measures.active(s, seat, n)]
    ),
    "price": lambda s: int(s.price),
    "paid": lambda s: int(s.paid),
    "house": lambda s: HOUSES[int(s.house)] if s.house != NONE else NOTHING,
    "pawns": _per_seat(lambda s, seat: _dungeon(int(s.pawn[seat]))),
    "lineups": _per_seat(lambda s, seat: [int(rank) for rank in s.lineup[seat] if rank]),
    "fought": _per_seat(lambda s, seat: [int(rank) for rank in s.fought[seat] if rank]),
    "explorer": lambda s: seat_letter(int(s.explorer)) if s.explorer != NONE else NOTHING,
    "rooms_seen": lambda s: int(s.rooms_seen),
    "room": lambda s: _card(int(s.room)),
    "letters": _per_seat(_shown_letters),
    "load": lambda s: _bag(s.load),
    "load_gold": lambda s: sum(int(measures.load_gold(s, d)) for d in range(DUNGEONS)),
    "capacity": _per_seat(lambda s, seat: int(measures.capacity(s, seat))),
    "used": lambda s: [name for name in ("shield", "reliquary") if s[f"{name}_used"]],
    "deeds": _deeds,
    "public": lambda s: _known(s, s.deed_public),
    "known": _per_seat(lambda s, seat: _known(s, s.deed_known[seat])),
    "knows": _per_seat(
        lambda s, seat: [n for k, n in enumerate(_position_names(s)) if s.knows[seat, k]]
    ),
    "ruled_out": lambda s: {
        name: [key for d, key in enumerate(DUNGEON_KEYS) if s.ruled_out[n, d]]
        for n, name in enumerate(_position_names(s))
    },
    "tokens": _per_dungeon(
        lambda s, d: Whole(
            (letter, int(s.tokens[d, seat]))
            for seat, letter in enumerate(_letters(s))
            if s.tokens[d, seat]
        )
    ),
    "realm": _per_seat(
        lambda s, seat: Whole(
            (letter, int(s.dead[seat, owner]))
            for owner, letter in enumerate(_letters(s))
            if s.dead[seat, owner]
        )
    ),
    "scores": _per_seat(_score),
    "range": _per_seat(
        lambda s, seat: [
            int(measures.lowest_score(s, seat)),
            int(measures.highest_score(s, seat)),
        ]
    ),
    "answers": _per_seat(lambda s, seat: Answer(int(s.answer[seat])).name.lower()),
    "orb": _per_seat(
        lambda s, seat: Whole(
            (key, _card(int(s.orb_seen[seat, d])))
            for d, key in enumerate(DUNGEON_KEYS)
            if s.orb_seen[seat, d]
        )
    ),
    "winner": lambda s: seat_letter(int(s.winner)) if s.winner != NONE else NOTHING,
}
PRIVATE = ("lineups", "known", "scores", "answers", "orb")
SECRET = ("deck", "rooms", "deeds")
