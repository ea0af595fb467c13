"""Positions of Ad Inferos in words: how scenario files give them, and how they read them back.

Given, all optional:

    path        "P12", "F48", or laid strips in order: ["4A printed", "3C reversed"]; else none
    strips      per length the next ones: { 3 = ["3D"], 4 = ["4C"] }
    pawns       { A = 2, B = 5 }; the others stand on 0
    monsters    { 4 = "harpy" }: lying on these squares
    blocked     { A = "gnawer" }: this monster lies under that pawn and blocks it
    stack       the next monsters, from the top
    under       the known bottom of the stack, from the top; the last one is the bottom card
    deck        power cards from the top, before each seat is dealt one
    hands       { A = ["tooth", "joker"] }; seats not named hold none. Without: as dealt
    pile        the next power cards, from the top
    discard     power cards in the order they were thrown away
    pile_size   so many cards; the others that nobody holds are discarded after those named
    turn        1 if nothing is said
    spent       { A = ["1", "vega"] }, or step_cards, those left; a seat not named has spent its
                lowest ones, as many as the turn asks for

What is not named is filled in from what is left, in the order of a fixed deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...engine.actions import seat_letter
from ...engine.events import clear_events
from ...engine.scenario.expectations import HIDDEN, Bag, Facts, Whole
from ...engine.scenario.reading import Reader
from ...engine.schema import Record
from . import rules
from .actions import CARD, DIRECTION, MONSTER, POWER, STRIP, Phase
from .components import (
    CARDS,
    CYCLE,
    JOKER,
    KINDS,
    LENGTHS,
    MONSTERS,
    NONE,
    PATH,
    PER_STACK,
    POWER_COUNTS,
    STACKS,
    STRIP_IDS,
    UNDERWORLD,
    Square,
)
from .state import GROUPS, DefeatedMonsters

PATHS = {
    "P12": [f"{strip} printed" for strip in ("4A", "5A", "3C")],
    "F48": [f"{strip} printed" for strip in STRIP_IDS],
}
GLYPH = {Square.PLAIN: ".", Square.MONSTER: "M", Square.POWER: "K"}
NOTHING = "none"

# ---------------------------------------------------------------------------------- Given


def arrange(record: Record, given: Reader) -> None:
    """Turn a freshly dealt record into the position that is given, at the start of a turn."""
    _lay_path(record, given)
    _place_pawns(record, given)
    _place_monsters(record, given)
    clear_events(record)
    if "deck" in given:
        _deal_deck(record, given)
    else:
        _deal_power_cards(record, given)
    _spend_step_cards(record, given)
    record.phase = Phase.TURN_START
    record.to_act = 0
    rules.run(record)


def _letters(record: Record) -> list[str]:
    return [seat_letter(seat) for seat in range(int(record.seats))]


def _claim(given: Reader, key: str, wanted: Iterable[int], left: list[int], name: str) -> list[int]:
    """Take the wanted pieces out of what is left."""
    found = list(wanted)
    for piece in found:
        if piece not in left:
            given.fail(key, f"no {name} is left for this")
        left.remove(piece)
    return found


def _lay_path(record: Record, given: Reader) -> None:
    left = [[int(strip) for strip in stack] for stack in record.strips]
    for line in _path_lines(given):
        name, _, way = line.partition(" ")
        strip = given.code("path", name, STRIP)
        if strip not in left[strip // PER_STACK]:
            given.fail("path", f"{name} is laid twice")
        left[strip // PER_STACK].remove(strip)
        record.flipped = strip
        rules.attach_strip(record, given.code("path", way, DIRECTION))
    strips = given.table("strips")
    for length, key in strips.by_number():
        if length not in LENGTHS:
            strips.fail(key, f"strips have a length of {LENGTHS[0]} to {LENGTHS[-1]}")
        stack = left[LENGTHS.index(length)]
        following = _claim(
            strips, key, strips.codes(key, STRIP), stack, "such strip of that length"
        )
        stack.extend(reversed(following))  # the next one is the last
    for number, stack in enumerate(left):
        record.strips_left[number] = len(stack)
        record.strips[number] = stack + [NONE] * (PER_STACK - len(stack))
    strips.finish()


def _path_lines(given: Reader) -> list[str]:
    if "path" not in given:
        return []
    if isinstance(given.raw("path"), str):
        return PATHS[given.word("path", given.text("path"), PATHS, "path with a name")]
    return given.texts("path")


def _place_pawns(record: Record, given: Reader) -> None:
    pawns = given.table("pawns")
    for seat, letter in pawns.by_seat(int(record.seats)):
        square = pawns.number(letter)
        if not UNDERWORLD <= square <= int(record.path_len):
            pawns.fail(letter, f"the path has squares 0 to {record.path_len}, not {square}")
        record.pawn[seat] = square
        if rules.taken(record, seat, square):
            pawns.fail(letter, f"two pawns on square {square}")
    pawns.finish()


def _place_monsters(record: Record, given: Reader) -> None:
    left = [int(monster) for monster in record.stack]
    monsters, blocked = given.table("monsters"), given.table("blocked")
    for square, key in monsters.by_number():
        if not 1 <= square <= int(record.path_len):
            monsters.fail(key, f"the path has squares 1 to {record.path_len}")
        _lay_monster(record, monsters, key, square, left)
    for seat, letter in blocked.by_seat(int(record.seats)):
        square = int(record.pawn[seat])
        if square == UNDERWORLD:
            blocked.fail(letter, "nobody is blocked in the Underworld")
        if record.monster[square] != NONE:
            blocked.fail(letter, f"another monster is given for square {square}")
        _lay_monster(record, blocked, letter, square, left)
        record.blocked[seat] = 1
    _refuse_bare_monster_square(record, given)
    _stack_monsters(record, given, left)
    monsters.finish()
    blocked.finish()


def _lay_monster(record: Record, read: Reader, key: str, square: int, left: list[int]) -> None:
    monster = read.code(key, read.text(key), MONSTER)
    record.monster[square] = _claim(read, key, [monster], left, read.text(key))[0]


def _refuse_bare_monster_square(record: Record, given: Reader) -> None:
    """A monster appeared there when the pawn landed, and a defeated one stays (R40, R49)."""
    if record.defeated_monsters == DefeatedMonsters.RETURN:
        return
    for seat, letter in enumerate(_letters(record)):
        square = int(record.pawn[seat])
        if record.square[square] == Square.MONSTER and record.monster[square] == NONE:
            given.fail(f"pawns.{letter}", f"monster square {square} needs a monster under the pawn")


def _stack_monsters(record: Record, given: Reader, left: list[int]) -> None:
    """Stack and known bottom are stored from the bottom up, and given from the top down."""
    top = _listed(given, "stack", MONSTER.tokens, left)
    under = _listed(given, "under", MONSTER.tokens, left)
    stack = under[::-1] + left + top[::-1]
    record.stack[:] = stack + [NONE] * (MONSTERS - len(stack))
    record.stack_size = len(stack)
    record.under[: len(under)] = under[::-1]
    record.under_size = len(under)


def _listed(given: Reader, key: str, tokens: Sequence[str], left: list[int]) -> list[int]:
    """The pieces named under a key, taken out of what is left."""
    if key not in given:
        return []
    found: list[int] = []
    for text in given.texts(key):
        piece = tokens.index(given.word(key, text, tokens, "card of that kind"))
        found += _claim(given, key, [piece], left, text)
    return found


def _deal_deck(record: Record, given: Reader) -> None:
    """Deal from a known deck, as at the start of a game."""
    for key in ("hands", "pile", "discard", "pile_size"):
        if key in given:
            given.fail(key, "cannot be given together with deck")
    _empty_hands(record)
    left = _all_power_cards()
    top = _listed(given, "deck", POWER.tokens, left)
    _fill_pile(record, left + top[::-1])
    for seat in range(int(record.seats)):
        rules.draw_card(record, seat)


def _deal_power_cards(record: Record, given: Reader) -> None:
    left = [int(card) for card in record.pile[: int(record.pile_size)]]
    if "hands" in given:
        left = _deal_hands(record, given.table("hands"), left)
    discard = _listed(given, "discard", POWER.tokens, left)
    top = _listed(given, "pile", POWER.tokens, left)
    pile = left + top[::-1]
    if "pile_size" in given:
        size = given.number("pile_size")
        if not len(top) <= size <= len(pile):
            given.fail("pile_size", f"between {len(top)} and {len(pile)} cards can lie there")
        cut = len(pile) - size
        discard, pile = discard + pile[:cut], pile[cut:]
    record.discard[: len(discard)] = discard
    record.discard_size = len(discard)
    _fill_pile(record, pile)


def _deal_hands(record: Record, hands: Reader, left: list[int]) -> list[int]:
    """The hands named; whatever was dealt goes under the pile first."""
    dealt = [
        kind
        for seat in range(int(record.seats))
        for kind in range(KINDS)
        for _ in range(int(record.hand[seat, kind]))
    ]
    left = dealt + left
    _empty_hands(record)
    for seat, letter in hands.by_seat(int(record.seats)):
        for text in hands.texts(letter):
            kind = hands.code(letter, text, POWER)
            _claim(hands, letter, [kind], left, text)
            record.hand[seat, kind] += 1
            record.hand_size[seat] += 1
    hands.finish()
    return left


def _empty_hands(record: Record) -> None:
    """Nobody holds anything, so nobody is sure of anything."""
    record.hand[:] = 0
    record.hand_size[:] = 0
    record.sure[:] = 0


def _all_power_cards() -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(int(POWER_COUNTS[kind]))]


def _fill_pile(record: Record, pile: list[int]) -> None:
    record.pile[:] = pile + [NONE] * (len(record.pile) - len(pile))
    record.pile_size = len(pile)
    record.pile_top = 0
    if record.power_pile:
        rules.show_pile_top(record)


def _spend_step_cards(record: Record, given: Reader) -> None:
    turn = given.number("turn") if "turn" in given else 1
    if not 1 <= turn <= record.turn_limit:
        given.fail("turn", f"turns run from 1 to {record.turn_limit}")
    record.turn = turn
    count = (turn - 1) % CYCLE
    spent, held = given.table("spent"), given.table("step_cards")
    for seat, letter in enumerate(_letters(record)):
        cards = list(range(count))
        if letter in spent and letter in held:
            held.fail(letter, "give the cards that are spent or those that are left, not both")
        if letter in spent:
            cards = spent.codes(letter, CARD)
        elif letter in held:
            kept = held.codes(letter, CARD)
            cards = [card for card in range(CARDS) if card not in kept]
        record.step_hand[seat] = [card not in cards for card in range(CARDS)]
        if len(set(cards)) != count:
            given.fail(
                "turn", f"in turn {record.turn} a seat has spent {count} cards; {letter} not"
            )
    spent.finish()
    held.finish()


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
    found["joker"] = _joker_seen(record, viewer)
    return found


def _per_seat(read: Callable[[Record, int], object]) -> Callable[[Record], Facts]:
    return lambda s: {letter: read(s, seat) for seat, letter in enumerate(_letters(s))}


def _named(tokens: Sequence[str], code: int) -> str:
    return tokens[code] if code >= 0 else NOTHING


def _top_down(tokens: Sequence[str], codes: Sequence[int], size: int) -> list[str]:
    return [tokens[int(code)] for code in reversed(codes[: int(size)])]


def _cards(tokens: Sequence[str], counts: Sequence[int]) -> Bag:
    return Bag(
        token for token, count in zip(tokens, counts, strict=True) for _ in range(int(count))
    )


def _path(s: Record) -> list[str]:
    return [
        f"{STRIP.token(int(s.strip_id[n]))} {DIRECTION.token(int(s.strip_reversed[n]))}"
        for n in range(int(s.strips_laid))
    ]


def _squares(s: Record) -> str:
    return "".join(GLYPH[Square(int(code))] for code in s.square[1 : int(s.path_len) + 1])


def _monsters(s: Record) -> Whole:
    return Whole(
        (str(square), MONSTER.token(int(s.monster[square])))
        for square in range(1, PATH + 1)
        if s.monster[square] != NONE
    )


def _blocked(s: Record) -> Whole:
    return Whole(
        (letter, _named(MONSTER.tokens, int(s.monster[s.pawn[seat]])))
        for seat, letter in enumerate(_letters(s))
        if s.blocked[seat]
    )


def _strips(s: Record) -> Facts:
    return {
        str(LENGTHS[n]): _top_down(STRIP.tokens, s.strips[n], s.strips_left[n])
        for n in range(STACKS)
    }


def _sure(s: Record, seat: int) -> Facts:
    """For every group of opponents what they certainly hold together."""
    groups = [
        group for group in range(1, GROUPS) if not group >> seat & 1 and group < 1 << int(s.seats)
    ]
    return {_group_name(group): _cards(POWER.tokens, s.sure[seat, group]) for group in groups}


def _group_name(group: int) -> str:
    return "".join(seat_letter(seat) for seat in range(group.bit_length()) if group >> seat & 1)


def _joker(s: Record) -> str:
    """Who holds it, or where it lies."""
    for seat, letter in enumerate(_letters(s)):
        if s.hand[seat, JOKER]:
            return letter
    return "discard" if JOKER in s.discard[: int(s.discard_size)] else "pile"


def _joker_seen(s: Record, viewer: int) -> str:
    found = _joker(s)
    if found == seat_letter(viewer) or found == "discard":
        return found
    return "pile" if s.pile_top == JOKER + 1 else HIDDEN


READERS: dict[str, Callable[[Record], object]] = {
    "turn": lambda s: int(s.turn),
    "path": _path,
    "squares": _squares,
    "strips": _strips,
    "strips_left": lambda s: {str(LENGTHS[n]): int(s.strips_left[n]) for n in range(STACKS)},
    "flipped": lambda s: _named(STRIP.tokens, int(s.flipped)),
    "steps": lambda s: int(s.steps),
    "pawns": _per_seat(lambda s, seat: int(s.pawn[seat])),
    "monsters": _monsters,
    "blocked": _blocked,
    "stack": lambda s: _top_down(MONSTER.tokens, s.stack, s.stack_size),
    "stack_size": lambda s: int(s.stack_size),
    "under": lambda s: _top_down(MONSTER.tokens, s.under, s.under_size),
    "turned_up": lambda s: _named(MONSTER.tokens, int(s.turned_up)),
    "hands": _per_seat(lambda s, seat: _cards(POWER.tokens, s.hand[seat])),
    "hand_sizes": _per_seat(lambda s, seat: int(s.hand_size[seat])),
    "looks_at": _per_seat(lambda s, seat: _cards(POWER.tokens, s.peek[seat])),
    "sure": _per_seat(_sure),
    "joker": _joker,
    "pile": lambda s: _top_down(POWER.tokens, s.pile, s.pile_size),
    "pile_size": lambda s: int(s.pile_size),
    "pile_top": lambda s: _named(POWER.tokens, int(s.pile_top) - 1),
    "discard": lambda s: [POWER.tokens[int(c)] for c in s.discard[: int(s.discard_size)]],
    "discard_size": lambda s: int(s.discard_size),
    "step_cards": _per_seat(lambda s, seat: _cards(CARD.tokens, s.step_hand[seat])),
    "spent": _per_seat(lambda s, seat: _cards(CARD.tokens, 1 - s.step_hand[seat])),
    "chosen": _per_seat(lambda s, seat: _named(CARD.tokens, int(s.chosen[seat]) - 1)),
    "shown": _per_seat(lambda s, seat: _named(CARD.tokens, int(s.shown[seat]) - 1)),
    "queue": lambda s: [seat_letter(int(seat)) for seat in s.queue if seat != NONE],
    "winner": lambda s: seat_letter(int(s.winner)) if s.winner != NONE else NOTHING,
}
PRIVATE = ("hands", "looks_at", "sure", "chosen")
SECRET = ("strips", "stack", "pile")
