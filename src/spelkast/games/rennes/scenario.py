"""Positions of Rennes-le-Château in words: how scenario files give and read them.

Given, all optional:

    at          "main" if nothing is said: a turn begins; "location": before the first choice
    round       1 if nothing is said
    start       "A": who has the start token
    turn        "B": whose turn it is; the start player's if nothing is said
    colours     { A = "yellow" }; the others take what is left, in order
    discs       { P2 = "T01" }
    faces       { "P2.S" = "red" }: turned so that these exits show these colours
    pawns       { A = "P1/yellow", B = "C6" }; others wait in locations, from the last one on
    pool        { green = 7 }: dots already played
    hands       { A = ["B4"] }: exactly these cards
    hand_sizes  { A = 3 }: so many of any cards; else 7
    known       { A = ["Y4"] }: cards of the hand that were taken openly
    display     ["R1", "B2", "G3", "Y4", "P1"]
    pile        the next cards of the draw pile, from the top
    pile_size   the rest is discarded; else nothing is
    circles     { C6 = ["blue", "yellow"] }: clues in a Caverne, "none" for an empty circle
    clues       { A = { cimetiere = ["red"] } }: on the code rows
    complete    { A = ["eglise"] }: rows with all their clues
    claims      { eglise = ["B", "A"] }: who claimed a code, in order; it is then complete
    markers     { A = ["C1", "C3"] }: marker 1, marker 2; the older one moves next
    visit_used  ["A"]: seats that have taken clues in this visit
    areas       { A = ["B"] }; else the one where the pawn is
    events_used { A = ["even_cw"] }
    vp          { A = 61 }

What is not named is filled in from what is left, in the order of a fixed deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from ...engine.actions import Domain, seat_letter
from ...engine.events import clear_events
from ...engine.scenario.expectations import HIDDEN, Bag, Facts
from ...engine.scenario.reading import Reader
from ...engine.schema import Record
from . import memory, moves, rules
from .actions import CARD, COLOUR, FATE, LOCATION, NODE, Phase
from .board import (
    AREA,
    DIRECTIONS,
    FIRST_CAVERNE,
    FIRST_LOCATION,
    NODES,
    NUMBER,
    PORTALS,
    SOCKETS,
    exit_number,
)
from .components import (
    AREAS,
    CARDS,
    CAVERNES,
    CIRCLES,
    CLUES_PER_COLOUR,
    CODE,
    CODES,
    COLOURS,
    COPIES,
    DISC,
    DISCS,
    FATES,
    GHOSTS,
    HAND,
    HUES,
    LOCATIONS,
    MARKERS,
    NONE,
    QUARTERS,
    SEATS,
    SLOTS,
    TYPES,
    Source,
)

NOTHING = "none"
CAVERNE = Domain("caverne", CAVERNES)
AREA_NAME = Domain("area", AREAS)

# ------------------------------------------------------------------------------------- Given


def arrange(record: Record, given: Reader) -> None:
    """Turn a freshly dealt record into the position that is given."""
    at = given.word("at", given.text("at"), ("main", "location"), "moment") if "at" in given else ""
    record.round_no = given.number("round") if "round" in given else 1
    dealt = int(record.start) if at == "location" else 0
    record.start = _seat(record, given, "start", dealt)
    turn = _seat(record, given, "turn", int(record.start))
    record.turn = (turn - int(record.start)) % _players(record)
    if "colours" in given:
        _give_colours(record, given)
    _lay_discs(record, given)
    _lay_clues(record, given)
    _deal(record, given)
    _place_pawns(record, given, waiting=at == "location")
    _fill_boards(record, given)
    clear_events(record)
    if at == "location":
        record.round_no = 0
        rules.ask(record, turn, Phase.LOCATION)
    else:
        rules.begin_turn(record)
        _fill_pool(record, given.table("pool"))


def _players(record: Record) -> int:
    return int(record.seats)


def _seat(record: Record, given: Reader, key: str, default: int) -> int:
    return given.seat(key, given.text(key), _players(record)) if key in given else default


def _give_colours(record: Record, given: Reader) -> None:
    colours = given.table("colours")
    named = {
        seat: colours.code(letter, colours.text(letter), COLOUR)
        for seat, letter in colours.by_seat(_players(record))
    }
    colours.finish()
    left = [colour for colour in range(HUES) if colour not in named.values()]
    for seat in range(SEATS):
        record.colour[seat] = named[seat] if seat in named else left.pop(0)


def _lay_discs(record: Record, given: Reader) -> None:
    """Named discs first, then those that can show what is wanted, then the others in order."""
    discs, faces = given.table("discs"), given.table("faces")
    left = list(range(len(DISCS)))
    laid: dict[int, int] = {}
    for portal in discs:
        socket = PORTALS.index(discs.word(portal, portal, PORTALS, "portal"))
        laid[socket] = DISCS.index(discs.word(portal, discs.text(portal), DISCS, "disc"))
        left.remove(laid[socket])
    wanted: dict[int, dict[int, int]] = {}
    for name in faces:
        gate = exit_number(name)
        colour = faces.code(name, faces.text(name), COLOUR)
        wanted.setdefault(gate // QUARTERS, {})[gate % QUARTERS] = colour
    record.rot[:] = 0
    for socket, shows in wanted.items():
        fitting = [
            (disc, rot)
            for disc in ([laid[socket]] if socket in laid else left)
            for rot in range(QUARTERS)
            if all(DISC[disc, (d - rot) % QUARTERS] == colour for d, colour in shows.items())
        ]
        if not fitting:
            faces.fail(PORTALS[socket], "no disc that is left can show this")
        disc, record.rot[socket] = fitting[0]
        if socket not in laid:
            laid[socket] = disc
            left.remove(disc)
    for reader in (discs, faces):
        reader.finish()
    for socket in range(SOCKETS):
        record.disc[socket] = laid[socket] if socket in laid else left.pop(0)


def _lay_clues(record: Record, given: Reader) -> None:
    """On the rows, then in the circles; what is left is the supply."""
    players = _players(record)
    rows, complete, claims = (given.table(key) for key in ("clues", "complete", "claims"))
    for seat, letter in rows.by_seat(players):
        codes = rows.table(letter)
        for name in codes:
            code = LOCATIONS.index(codes.word(name, name, LOCATIONS, "code"))
            for colour in codes.codes(name, COLOUR):
                record.clues[seat, code, colour] += 1
        codes.finish()
    for seat, letter in complete.by_seat(players):
        for code in complete.codes(letter, LOCATION):
            record.clues[seat, code] = CODE[code]
    for name in claims:
        code = LOCATIONS.index(claims.word(name, name, LOCATIONS, "code"))
        for rank, letter in enumerate(claims.texts(name), start=1):
            seat = claims.seat(name, letter, players)
            record.clues[seat, code] = CODE[code]
            record.claimed[seat, code] = rank
    for reader in (rows, complete, claims):
        reader.finish()
    _fill_circles(record, given.table("circles"))


def _fill_circles(record: Record, circles: Reader) -> None:
    record.circle[:] = 0
    named = set()
    for name in circles:
        caverne = CAVERNES.index(circles.word(name, name, CAVERNES, "Caverne"))
        named.add(caverne)
        clues = [
            0 if c == NOTHING else circles.code(name, c, COLOUR) + 1 for c in circles.texts(name)
        ]
        record.circle[caverne, : len(clues)] = clues
    circles.finish()
    for colour in range(HUES):
        used = int(record.clues[:, :, colour].sum()) + int((record.circle == colour + 1).sum())
        record.supply[colour] = CLUES_PER_COLOUR - used
    for caverne in range(len(CAVERNES)):
        for circle in range(CIRCLES if caverne not in named else 0):
            colour = int(np.argmax(record.supply))
            record.circle[caverne, circle] = colour + 1
            record.supply[colour] -= 1


def _deal(record: Record, given: Reader) -> None:
    """Named cards first, then hands and display are filled up; the record is that of a new pile."""
    left = [card for _ in range(max(COPIES)) for card in range(TYPES)]
    left = [card for n, card in enumerate(left) if n // TYPES < COPIES[card]]
    hands = _hands(record, given, left)
    display = (
        _take(given, "display", given.codes("display", CARD), left) if "display" in given else []
    )
    top = _take(given, "pile", given.codes("pile", CARD), left) if "pile" in given else []
    sizes = given.table("hand_sizes")
    for seat, letter in sizes.by_seat(_players(record)):
        hands[seat] = _fill([], sizes.number(letter), left)
    sizes.finish()
    for seat in range(_players(record)):
        hands[seat] = hands[seat] if seat in hands else _fill([], HAND, left)
    display = _fill(display, SLOTS, left)
    size = given.number("pile_size") if "pile_size" in given else len(top) + len(left)
    if not len(top) <= size <= len(top) + len(left):
        given.fail("pile_size", f"from {len(top)} to {len(top) + len(left)} can be left")
    pile = _fill([], size - len(top), left) + top[::-1]
    record.deck[:] = [card + 1 for card in pile] + [0] * (len(record.deck) - len(pile))
    record.deck_size = len(pile)
    record.display[:] = [card + 1 for card in display]
    record.discard[:] = [left.count(card) for card in range(TYPES)]
    for seat, hand in hands.items():
        record.hand[seat] = [hand.count(card) for card in range(TYPES)]
        record.hand_size[seat] = len(hand)
    _remember(record, given.table("known"), pile, display)


def _hands(record: Record, given: Reader, left: list[int]) -> dict[int, list[int]]:
    hands = given.table("hands")
    found = {
        seat: _take(hands, letter, hands.codes(letter, CARD), left)
        for seat, letter in hands.by_seat(_players(record))
    }
    hands.finish()
    return found


def _take(given: Reader, key: str, cards: Iterable[int], left: list[int]) -> list[int]:
    found = []
    for card in cards:
        if card not in left:
            given.fail(key, f"no {CARDS[card]} is left for this")
        left.remove(card)
        found.append(card)
    return found


def _fill(cards: list[int], size: int, left: list[int]) -> list[int]:
    missing = size - len(cards)
    filled = cards + left[:missing]
    del left[:missing]
    return filled


def _remember(record: Record, known: Reader, pile: list[int], display: list[int]) -> None:
    """As if the pile had been made when hands were empty, and all else were drawn since."""
    for name in ("known", "pile0", "fills", "unseen0", "old", "old_size", "blind", "ledger"):
        record[name] = 0
    record.ledger_size = 0
    for seat, letter in known.by_seat(_players(record)):
        for card in known.codes(letter, CARD):
            record.known[seat, card] += 1
    known.finish()
    for card in (*pile, *display):
        record.pile0[card] += 1
    for card in display:
        record.fills[card] += 1
    for seat in range(_players(record)):
        for card in range(TYPES):
            for _ in range(int(record.hand[seat, card]) - int(record.known[seat, card])):
                record.pile0[card] += 1
                memory.remember_blind_draw(record, seat, card)


def _place_pawns(record: Record, given: Reader, waiting: bool) -> None:
    pawns = given.table("pawns")
    players = _players(record)
    named = {seat: pawns.text(letter) for seat, letter in pawns.by_seat(players)}
    for seat, text in named.items():
        node, _, colour = text.partition("/")
        record.pawn[seat] = pawns.code(seat_letter(seat), node, NODE)
        if colour:
            disc = DISC[record.disc[record.pawn[seat]]].tolist()
            hue = pawns.code(seat_letter(seat), colour, COLOUR)
            if hue not in disc:
                pawns.fail(seat_letter(seat), f"{node} has no {colour} quarter: its disc is {disc}")
            record.quarter[seat] = disc.index(hue)
    pawns.finish()
    free = [FIRST_LOCATION + n for n in range(CODES)]
    free = [node for node in free if node not in record.pawn[list(named)]]
    for seat in range(players if not waiting else 0):
        if seat not in named:
            record.pawn[seat] = free.pop()


def _fill_boards(record: Record, given: Reader) -> None:
    """Markers, visits, areas, event cards and points of each seat."""
    keys = ("markers", "areas", "events_used", "vp")
    markers, areas, used, points = (given.table(key) for key in keys)
    done = given.texts("visit_used") if "visit_used" in given else []
    for seat in range(_players(record)):
        letter = seat_letter(seat)
        node = int(record.pawn[seat])
        laid = markers.codes(letter, CAVERNE) if letter in markers else []
        if moves.in_caverne(node):
            here = node - FIRST_CAVERNE
            laid = laid if here in laid else [*laid, here]
            record.visit_open[seat] = letter not in done
        for place, caverne in enumerate(laid[:MARKERS]):
            record.marker[seat, place] = caverne + 1
        record.next_marker[seat] = len(laid) % MARKERS
        beneath = [int(AREA[node])] if node != NONE and AREA[node] != NONE else []
        for area in areas.codes(letter, AREA_NAME) if letter in areas else beneath:
            record.visited[seat, area] = 1
        for fate in used.codes(letter, FATE) if letter in used else []:
            record.fate_used[seat, fate] = 1
        record.vp[seat] = points.number(letter) if letter in points else 0
        record.earned[seat, Source.CLUES] = record.vp[seat]
    for reader in (markers, areas, used, points):
        reader.finish()


def _fill_pool(record: Record, pool: Reader) -> None:
    for name in pool:
        colour = COLOURS.index(pool.word(name, name, COLOURS, "colour"))
        record.pool[colour] = pool.number(name)
        record.produced[colour] = 1
    pool.finish()


# ------------------------------------------------------------------------------------- Facts


def facts(record: Record, viewer: int | None) -> Facts:
    """A record in words; with a viewer, what that viewer may not know is hidden."""
    found: Facts = {name: read(record) for name, read in READERS.items()}
    if viewer is not None:
        found["pile"] = HIDDEN
        found["hands"] = {
            seat_letter(seat): _bag(record.hand[seat]) if seat == viewer else HIDDEN
            for seat in range(_players(record))
        }
    return found


def _per_seat(read: Callable[[Record, int], object]) -> Callable[[Record], Facts]:
    return lambda s: {seat_letter(seat): read(s, seat) for seat in range(_players(s))}


def _bag(counts: Iterable[int]) -> Bag:
    return Bag(CARDS[card] for card, count in enumerate(counts) for _ in range(int(count)))


def _clue_bag(counts: Iterable[int]) -> Bag:
    return Bag(COLOURS[colour] for colour, count in enumerate(counts) for _ in range(int(count)))


def _names(flags: Iterable[int], names: Iterable[str], wanted: bool = True) -> Bag:
    pairs = zip(flags, names, strict=True)
    return Bag(name for flag, name in pairs if bool(flag) == wanted)


def _pawn(s: Record, seat: int) -> str:
    node = int(s.pawn[seat])
    if node == NONE:
        return NOTHING
    if not moves.on_portal(node):
        return NODES[node]
    return f"{NODES[node]}/{COLOURS[moves.own_colour(s, moves.spot_of(s, seat))]}"


def _facing(s: Record, seat: int) -> str:
    on_portal = moves.on_portal(int(s.pawn[seat]))
    spot = moves.spot_of(s, seat)
    return DIRECTIONS[moves.facing(moves.rotations(s), spot)] if on_portal else NOTHING


def _caverne(number: int) -> str:
    return CAVERNES[number - 1] if number else NOTHING


def _claimants(s: Record, code: int) -> list[str]:
    ranks = {int(s.claimed[seat, code]): seat for seat in range(_players(s))}
    return [seat_letter(ranks[rank]) for rank in sorted(ranks) if rank]


def _colour(number: int) -> str:
    return COLOURS[number - 1] if number else NOTHING


READERS: dict[str, Callable[[Record], object]] = {
    "round": lambda s: int(s.round_no),
    "start": lambda s: seat_letter(int(s.start)),
    "colours": _per_seat(lambda s, seat: COLOURS[int(s.colour[seat])]),
    "faces": lambda s: {
        f"{portal}.{direction}": COLOURS[moves.face(s, QUARTERS * NUMBER[portal] + d)]
        for portal in PORTALS
        for d, direction in enumerate(DIRECTIONS)
    },
    "rotations": lambda s: {portal: int(s.rot[n]) for n, portal in enumerate(PORTALS)},
    "discs": lambda s: {portal: DISCS[int(s.disc[n])] for n, portal in enumerate(PORTALS)},
    "pawns": _per_seat(_pawn),
    "facing": _per_seat(_facing),
    "pool": lambda s: {name: int(s.pool[colour]) for colour, name in enumerate(COLOURS)},
    "dots": lambda s: int(s.pool.sum()),
    "hands": _per_seat(lambda s, seat: _bag(s.hand[seat])),
    "hand_sizes": _per_seat(lambda s, seat: int(s.hand_size[seat])),
    "known": _per_seat(lambda s, seat: _bag(s.known[seat])),
    "display": lambda s: [CARDS[int(c) - 1] if c else NOTHING for c in s.display],
    "display_size": lambda s: int((s.display > 0).sum()),
    "pile": lambda s: [CARDS[int(c) - 1] for c in s.deck[: int(s.deck_size)][::-1]],
    "pile_size": lambda s: int(s.deck_size),
    "discard": lambda s: _bag(s.discard),
    "discard_size": lambda s: int(s.discard.sum()),
    "circles": lambda s: {
        name: Bag(_colour(int(clue)) for clue in s.circle[n]) for n, name in enumerate(CAVERNES)
    },
    "clues_out": lambda s: int((s.circle > 0).sum()),
    "supply": lambda s: {name: int(s.supply[colour]) for colour, name in enumerate(COLOURS)},
    "clues": _per_seat(
        lambda s, seat: {name: _clue_bag(s.clues[seat, n]) for n, name in enumerate(LOCATIONS)}
    ),
    "claims": lambda s: {name: _claimants(s, code) for code, name in enumerate(LOCATIONS)},
    "ghosts": _per_seat(lambda s, seat: _names(s.claimed[seat], GHOSTS)),
    "markers": _per_seat(lambda s, seat: [_caverne(int(c)) for c in s.marker[seat]]),
    "visits": _per_seat(lambda s, seat: bool(s.visit_open[seat])),
    "areas": _per_seat(lambda s, seat: _names(s.visited[seat], AREAS)),
    "area_count": _per_seat(lambda s, seat: int(s.visited[seat].sum())),
    "events_left": _per_seat(lambda s, seat: _names(s.fate_used[seat], FATES, wanted=False)),
    "vp": _per_seat(lambda s, seat: int(s.vp[seat])),
    "earned": _per_seat(
        lambda s, seat: {source.name.lower(): int(s.earned[seat, source]) for source in Source}
    ),
}
