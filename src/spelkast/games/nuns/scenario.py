"""Positions of Nuns on the Run in words: how scenario files give them, and read them back.

Given, all optional:

    round       1 if nothing is said
    at          where it stands: "sneak" if nothing is said, "deal", "noise", "order",
                "patrol", "listen"
    mover       "abbess": who is on patrol, as the first of the two unless `second` is true
    guards      { abbess = "97 from 122", prioress = "26" }
    paths       { abbess = "2 to 84" }
    discarded   [0, 3]: path cards
    uturns      those left
    guard_cards { abbess = "walk" }: for "listen"
    guard_blessings   { abbess = "hearing", prioress = "none" }
    cells       { B = 4 }
    wishes      { B = 5 }
    blessings   { B = "reroll", C = "none" }: "none" if it was used
    on          { B = 130 }: her own cell if nothing is said
    has         { B = "keys" }: "nothing" if nothing is said, "item"
    caught      ["B"]: with one capture if nothing is said
    captures    { B = 2 }
    cards       { B = "walk" }: of this round, for "noise" and later
    noises      ["abbess 49 B"]: beside which guard, towards which dot, by whom
    vanished    ["134 150 B"]: last seen, next, and who
    could       { B = [88, 130] }: where all think she can be; anywhere unseen if nothing is said
    dice        [6, 3]: the next rolls, fifteen at most

What is not named is filled in from what is left, in the order of a fixed deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...engine.actions import Domain, seat_letter
from ...engine.chance import POOL, WORD
from ...engine.events import clear_events
from ...engine.scenario.expectations import HIDDEN, Bag, Facts
from ...engine.scenario.reading import Reader
from ...engine.schema import Record
from ...engine.view import seats_in
from . import listening, minutes, patrol, rules, seeing
from .actions import BLESSING, CARD, GUARD, Freedom, Phase, Question
from .components import (
    BLESSING_DECK,
    BLESSINGS,
    CELLS,
    DIE,
    DOTS,
    GUARDS,
    LOG_MARK,
    NONE,
    PATH,
    PATH_LENGTH,
    PATHS,
    PLUS,
    WAY,
    WISHES,
    Card,
    Has,
)
from .conclusions import concluded
from .minutes import Entry

NOTHING = "none"
HOLDS = Domain("has", tuple(has.name.lower() for has in Has))
MOMENTS = ("deal", "sneak", "noise", "order", "patrol", "listen")

# ------------------------------------------------------------------------------------- Given


def arrange(record: Record, given: Reader) -> None:
    """Turn a freshly dealt record into the position that is given."""
    record.round_no = given.number("round") if "round" in given else 1
    _place_guards(record, given)
    _deal_cells(record, given)
    _deal_wishes(record, given)
    _deal_blessings(record, given)
    _place_novices(record, given)
    _lay_tokens(record, given)
    _show_cards(record, given)
    clear_events(record)
    _expect_everywhere(record, given)
    _load_dice(record, given)
    moment = given.word("at", given.text("at"), MOMENTS, "moment") if "at" in given else "sneak"
    record.asked = record.to_act = 0
    BEGIN[moment](record, given)


def _novice_seats(record: Record) -> range:
    return range(seeing.guard_seats(record), int(record.seats))


def _guards(table: Reader) -> Iterator[tuple[int, str]]:
    for name in table:
        yield table.code(name, name, GUARD), name


def _place_guards(record: Record, given: Reader) -> None:
    places = given.table("guards")
    for guard, name in _guards(places):
        words = places.text(name).split()
        record.guard_dot[guard] = int(words[0])
        if words[1:2] == ["from"]:
            record.facing_from[guard], record.facing_to[guard] = int(words[2]), int(words[0])
        elif words[1:2] == ["facing"]:
            record.facing_from[guard], record.facing_to[guard] = int(words[0]), int(words[2])
        elif words[1:]:
            places.fail(name, 'write "97", "97 from 122" or "97 facing 96"')
        if words[1:] and not WAY[int(words[0]), int(words[2])]:
            places.fail(name, "these dots are no neighbours")
    places.finish()
    record.lit[:] = 0
    for guard in range(GUARDS):
        seeing.shine(record, guard)
    _lay_paths(record, given)


def _lay_paths(record: Record, given: Reader) -> None:
    paths = given.table("paths")
    for guard, name in _guards(paths):
        number, _, end = paths.text(name).partition(" to ")
        path = int(number)
        if int(end) not in (int(PATH[path, 0]), int(PATH[path, int(PATH_LENGTH[path]) - 1])):
            paths.fail(name, f"path {path} does not end on {end}")
        record.path[guard] = path + 1
        record.path_back[guard] = int(PATH[path, 0]) == int(end)
    paths.finish()
    for card in given.entries("discarded") if "discarded" in given else []:
        if not isinstance(card, int) or not 0 <= card < PATHS:
            given.fail("discarded", f"there is no path {card!r}")
        record.discarded = int(record.discarded) | 1 << card
    if "uturns" in given:
        record.uturns = given.number("uturns")


def _named(record: Record, given: Reader, key: str, left: list[int]) -> dict[int, int]:
    """Numbers by seat, taken out of what is left; the other seats get the next ones."""
    table = given.table(key)
    found: dict[int, int] = {}
    for seat, letter in table.by_seat(int(record.seats)):
        number = table.number(letter)
        if number not in left or seat not in _novice_seats(record):
            table.fail(letter, f"{number} is not there, or is somebody else's")
        left.remove(number)
        found[seat] = number
    table.finish()
    return {seat: found[seat] if seat in found else left.pop(0) for seat in _novice_seats(record)}


def _deal_cells(record: Record, given: Reader) -> None:
    for seat, cell in _named(record, given, "cells", list(CELLS)).items():
        record.cell[seat] = cell


def _deal_wishes(record: Record, given: Reader) -> None:
    left = list(range(1, WISHES + 1))
    for seat, wish in _named(record, given, "wishes", left).items():
        record.wish[seat] = wish
    record.wish_pile[:] = [0] * (WISHES - len(left)) + left


def _deal_blessings(record: Record, given: Reader) -> None:
    """Named ones first; a used one is any that is left, and everybody has seen it."""
    left = [int(kind) for kind in BLESSING_DECK]
    own, guards = given.table("blessings"), given.table("guard_blessings")
    named = {seat: own.text(letter) for seat, letter in own.by_seat(int(record.seats))}
    guarded = {guard: guards.text(name) for guard, name in _guards(guards)}
    for reader in (own, guards):
        reader.finish()
    for text in (*named.values(), *guarded.values()):
        if text != NOTHING:
            left.remove(given.code("blessings", text, BLESSING))
    for guard in range(GUARDS):
        text = guarded.get(guard, "")
        kind = BLESSING.code(text) if text not in ("", NOTHING) else left.pop(0)
        record.guard_blessed[guard] = text != NOTHING
        record.guard_shown[guard] = kind if text == NOTHING else 0
        for seat in range(seeing.guard_seats(record)):
            record.guard_blessing[seat, guard] = 0 if text == NOTHING else kind
    for seat in _novice_seats(record):
        text = named.get(seat, "")
        kind = BLESSING.code(text) if text not in ("", NOTHING) else left.pop()
        record.blessed[seat] = text != NOTHING
        record.shown[seat] = kind if text == NOTHING else 0
        record.blessing[seat] = 0 if text == NOTHING else kind
    record.blessing_pile[:] = [0] * (BLESSINGS - len(left)) + left


def _place_novices(record: Record, given: Reader) -> None:
    dots, holds, captures = given.table("on"), given.table("has"), given.table("captures")
    caught = {given.seat("caught", letter, int(record.seats)) for letter in _texts(given, "caught")}
    for seat in _novice_seats(record):
        letter = seat_letter(seat)
        record.at[seat] = dots.number(letter) if letter in dots else record.cell[seat]
        record.has[seat] = (
            holds.code(letter, holds.text(letter), HOLDS) if letter in holds else Has.NOTHING
        )
        record.start[seat] = record.at[seat]
        record.caught[seat] = seat in caught
        record.captures[seat] = (
            captures.number(letter) if letter in captures else int(record.caught[seat])
        )
        shown = record.caught[seat] or seeing.exposed(record, seat, int(record.at[seat]))
        record.token[seat] = record.at[seat] if shown else record.cell[seat]
    for reader in (dots, holds, captures):
        reader.finish()
    record.points = int(record.captures.sum())


def _texts(given: Reader, key: str) -> list[str]:
    return given.texts(key) if key in given else []


def _lay_tokens(record: Record, given: Reader) -> None:
    for text in _texts(given, "noises"):
        guard, to, author = text.split()
        seat = given.seat("noises", author, int(record.seats))
        listening.place(record, given.code("noises", guard, GUARD), int(to), seat + 1, 0)
    for n, text in enumerate(_texts(given, "vanished")):
        start, to, author = text.split()
        record.vanished_from[n], record.vanished_to[n] = int(start), int(to)
        record.vanished_by[n] = given.seat("vanished", author, int(record.seats)) + 1
        record.vanishings = n + 1


def _show_cards(record: Record, given: Reader) -> None:
    cards, guards = given.table("cards"), given.table("guard_cards")
    for seat, letter in cards.by_seat(int(record.seats)):
        record.card[seat] = cards.code(letter, cards.text(letter), CARD) + 1
    for seat in _novice_seats(record):
        record.card[seat] = int(record.card[seat]) or Card.STAND + 1
    for guard, name in _guards(guards):
        record.guard_card[guard] = guards.code(name, guards.text(name), CARD) + 1
    for reader in (cards, guards):
        reader.finish()


def _expect_everywhere(record: Record, given: Reader) -> None:
    """A novice whom nobody sees can be anywhere, with anything, unless the file says where."""
    narrowed = given.table("could")
    record.minutes[:] = 0
    record.minutes_count = record.sighted = 0
    minutes.enter_guards(record)
    minutes.enter(record, int(Entry.ROUND), 0, int(record.round_no))
    for seat in _novice_seats(record):
        letter, token = seat_letter(seat), int(record.token[seat])
        dots: list[int] = []
        if token != record.cell[seat]:
            dots = [token]
        elif letter in narrowed:
            named = [int(str(dot)) for dot in narrowed.entries(letter)]
            dots = [dot for dot in named if not seeing.exposed(record, seat, dot)]
        minutes.enter(record, int(Entry.EXPECTED), seat, len(dots))
        for dot in dots:
            minutes.put(record, dot)
        if token != record.cell[seat]:
            found = Entry.CAUGHT if record.caught[seat] else Entry.SEEN
            minutes.enter_dot(record, int(found), seat, token)
            record.sighted |= 1 << seat - seeing.guard_seats(record)
    narrowed.finish()


def _load_dice(record: Record, given: Reader) -> None:
    """The store of the generator gives the next rolls."""
    dice = given.entries("dice") if "dice" in given else []
    if len(dice) >= POOL:
        given.fail("dice", f"{POOL - 1} at most")
    record.chance_drawn = int(record.chance_drawn) // POOL * POOL + POOL + 1
    for n, die in enumerate(dice):
        if not isinstance(die, int) or not 1 <= die <= DIE:
            given.fail("dice", f"{die!r} is no roll")
        record.chance_pool[n + 1] = ((2 * die - 1) * (WORD + 1) // (2 * DIE)) & WORD


def _mover(record: Record, given: Reader) -> int:
    guard = given.code("mover", given.text("mover"), GUARD)
    second = bool(given.raw("second")) if "second" in given else False
    record.first_guard = 1 - guard if second else guard
    if second:
        patrol.end_patrol(record, 1 - guard, int(Card.RUN))
        record.steps[1 - guard] = 5
    return guard


def _begin_listening(record: Record) -> None:
    record.first_guard = 0
    record.guard_closing[:] = 0
    rules.let_listen(record, 0)


def _begin_sneaking(record: Record) -> None:
    record.guard_card[:] = 0
    rules.begin_round(record)


BEGIN: dict[str, Callable[[Record, Reader], object]] = {
    "deal": lambda s, given: rules.ask(s, 0, Phase.DEAL_BLESSINGS),
    "sneak": lambda s, given: _begin_sneaking(s),
    "noise": lambda s, given: rules.make_noise(s),
    "order": lambda s, given: rules.ask(s, 0, Phase.ORDER),
    "patrol": lambda s, given: rules.patrol_with(s, _mover(s, given)),
    "listen": lambda s, given: _begin_listening(s),
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
            letter: row if letter == seat_letter(viewer) else HIDDEN for letter, row in rows.items()
        }
    if viewer >= seeing.guard_seats(record):
        return found | dict.fromkeys(OF_GUARDS, HIDDEN)
    return found | {name: _of_guards(read)(record) for name, read in _known_to(viewer).items()}


def _of_novices(read: Callable[[Record, int], object]) -> Callable[[Record], Facts]:
    return lambda s: {seat_letter(seat): read(s, seat) for seat in _novice_seats(s)}


def _of_guards(read: Callable[[Record, int], object]) -> Callable[[Record], Facts]:
    return lambda s: {name: read(s, guard) for guard, name in enumerate(GUARD.tokens)}


def _card(code: int) -> str:
    return CARD.token(code - 1) if code else NOTHING


def _blessing(code: int) -> str:
    return BLESSING.token(code) if code else NOTHING


def _path(s: Record, guard: int) -> str:
    if not s.path[guard]:
        return NOTHING
    return f"{int(s.path[guard]) - 1} to {patrol.last_dot(s, guard)}"


def _log(s: Record, seat: int) -> list[str]:
    """As on the sheet: the dot, the dots covered and the card, and what was found."""
    return [_line(s, seat, n) for n in range(int(s.round_no)) if s.log_dot[seat, n]]


def _line(s: Record, seat: int, n: int) -> str:
    card = int(s.log_card[seat, n]) - 1
    mark = LOG_MARK[card - PLUS if card > Card.RUN else card]
    before = int(s.log_has[seat, n - 1]) if n else 0
    found = ("", " K", " SW")[int(s.log_has[seat, n])] if s.log_has[seat, n] > before else ""
    return f"{int(s.log_dot[seat, n])}-{int(s.log_steps[seat, n])}{mark}{found}"


def _noises(s: Record) -> list[str]:
    return [
        f"{GUARD.token(int(s.noise_guard[n]))} {int(s.noise_to[n])} {_author(int(s.noise_by[n]))}"
        for n in range(int(s.noises))
    ]


def _author(seat: int) -> str:
    return seat_letter(seat - 1) if seat else NOTHING


def _vanished(s: Record) -> list[str]:
    return [
        f"{int(s.vanished_from[n])} {int(s.vanished_to[n])} {_author(int(s.vanished_by[n]))}"
        for n in range(int(s.vanishings))
    ]


def _dots(dots: Iterable[int]) -> Bag:
    return Bag(str(dot) for dot in dots)


def _could(s: Record, seat: int) -> Bag:
    places = concluded(s).could[seat - seeing.guard_seats(s)]
    return _dots(dot for dot in range(1, DOTS + 1) if places[:, dot].any())


def _sees(s: Record, guard: int) -> Bag:
    return _dots(dot for dot in range(1, DOTS + 1) if int(s.lit[dot]) >> guard & 1)


def _free(s: Record, guard: int) -> Bag:
    return Bag(why.name.lower() for why in Freedom if int(s.free[guard]) & why)


def _lie(s: Record, seat: int) -> str:
    if not s.lie_guard[seat]:
        return NOTHING
    return f"{GUARD.token(int(s.lie_guard[seat]) - 1)} {int(s.lie_to[seat])}"


def _known_to(seat: int) -> dict[str, Callable[[Record, int], object]]:
    """What guard seats know of the guards, each from its own notes."""
    return {
        "guard_blessings": lambda s, g: _blessing(int(s.guard_blessing[seat, g])),
        "guard_closing": lambda s, g: _card(int(s.guard_closing[seat, g])),
    }


READERS: dict[str, Callable[[Record], object]] = {
    "round": lambda s: int(s.round_no),
    "points": lambda s: int(s.points),
    "target": lambda s: int(s.target),
    "won": lambda s: Bag(seat_letter(seat) for seat in seats_in(int(s.won))),
    "mover": lambda s: GUARD.token(int(s.mover)) if s.mover != NONE else NOTHING,
    "guards": _of_guards(lambda s, g: int(s.guard_dot[g])),
    "facing": _of_guards(lambda s, g: int(s.facing_to[g])),
    "sees": _of_guards(_sees),
    "paths": _of_guards(_path),
    "discarded": lambda s: Bag(str(n) for n in range(PATHS) if int(s.discarded) >> n & 1),
    "uturns": lambda s: int(s.uturns),
    "steps": _of_guards(lambda s, g: int(s.steps[g])),
    "free": _of_guards(_free),
    "guard_cards": _of_guards(lambda s, g: _card(int(s.guard_card[g]))),
    "guard_blessed": _of_guards(lambda s, g: bool(s.guard_blessed[g])),
    "guard_shown": _of_guards(lambda s, g: _blessing(int(s.guard_shown[g]))),
    "guard_dice": _of_guards(lambda s, g: int(s.guard_die[g])),
    "hears": _of_guards(lambda s, g: int(s.guard_hears[g])),
    **{name: _of_guards(read) for name, read in _known_to(0).items()},
    "cells": _of_novices(lambda s, seat: int(s.cell[seat])),
    "caught": _of_novices(lambda s, seat: bool(s.caught[seat])),
    "captures": _of_novices(lambda s, seat: int(s.captures[seat])),
    "tokens": _of_novices(lambda s, seat: int(s.token[seat])),
    "cards": _of_novices(lambda s, seat: _card(int(s.card[seat]))),
    "blessed": _of_novices(lambda s, seat: bool(s.blessed[seat])),
    "shown": _of_novices(lambda s, seat: _blessing(int(s.shown[seat]))),
    "dice": _of_novices(lambda s, seat: int(s.die[seat])),
    "reach": _of_novices(lambda s, seat: int(s.reach[seat])),
    "last_seen": _of_novices(lambda s, seat: int(s.last_seen[seat])),
    "could": _of_novices(_could),
    "noises": _noises,
    "vanished": _vanished,
    "on": _of_novices(lambda s, seat: int(s.at[seat])),
    "walked": _of_novices(lambda s, seat: int(s.walked[seat])),
    "has": _of_novices(lambda s, seat: HOLDS.token(int(s.has[seat]))),
    "wishes": _of_novices(lambda s, seat: int(s.wish[seat])),
    "blessings": _of_novices(lambda s, seat: _blessing(int(s.blessing[seat]))),
    "question": _of_novices(lambda s, seat: Question(int(s.asking[seat])).name.lower()),
    "lies": _of_novices(_lie),
    "log": _of_novices(_log),
    "undealt": lambda s: Bag(str(wish) for wish in s.wish_pile if wish),
}
PRIVATE = ("on", "walked", "has", "wishes", "blessings", "question", "lies", "log")
OF_GUARDS = tuple(_known_to(0))
SECRET = ("undealt",)
