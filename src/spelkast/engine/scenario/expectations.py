"""What a scenario can expect of a position: each key of an `expect` table becomes a `Check`.

Everything is checked as far as possible while reading: a misspelt event in `no_events` would
otherwise be "absent" for ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from .. import rulebook
from ..actions import Action, UnknownAction, seat_letter
from ..codes import Code, Refusal
from ..game import Game
from ..schema import PUBLIC, Record, StateArray, Visibility
from ..table import IllegalAction, Move, Table
from ..view import Event, View, seats_in
from .reading import Reader

MOST_SAMPLES = 10_000
HIDDEN = "hidden"
"""How a viewer reads what the viewer may not know."""

Facts: TypeAlias = dict[str, object]


class Bag(list[str]):
    """A fact whose order means nothing, such as a hand of cards."""


class Whole(dict[str, object]):
    """A fact that is compared as a whole: the keys named, and no others."""


class Vocabulary(Protocol):
    """How a game reads and writes positions in its own words: its module `scenario`."""

    def arrange(self, record: Record, given: Reader) -> None:
        """Turn a freshly dealt record into the position that is given."""

    def facts(self, record: Record, viewer: int | None) -> Facts:
        """A record in words: the truth, or with a viewer what `HIDDEN` leaves of it."""


@dataclass(frozen=True)
class Moment:
    """Where a scenario stands when a step has been done."""

    table: Table
    before: StateArray
    """The full state before the step."""
    since: int
    """The first entry of the table's events that belongs to the step."""

    @property
    def truth(self) -> StateArray:
        return self.table._states

    def view(self, viewer: int) -> View:
        return self.table.view(viewer)


@dataclass(frozen=True)
class Check:
    """One thing that must be so. `look` gives what is found: equal to `wanted`, or it is not so."""

    key: str
    wanted: object
    look: Callable[[Moment], object]


@dataclass(frozen=True)
class Setting:
    """What is needed to understand an expectation."""

    game: Game
    players: int
    words: Vocabulary
    opening: StateArray


def read_checks(read: Reader, setting: Setting) -> list[Check]:
    """The checks of one `expect` table, in the order of the file."""
    checks: list[Check] = []
    for key in read:
        if key in SPECIAL:
            checks += SPECIAL[key](read, key, setting)
        elif key in EVENTS:
            checks.append(_event_check(read, key, setting, PUBLIC, key))
        else:
            checks += _fact_checks(read, key, setting, None, key)
    return checks


# ------------------------------------------------------------------------------- Moves


def read_moves(read: Reader, key: str, setting: Setting) -> tuple[Move, ...]:
    """Lines such as "B play 4"."""
    return tuple(read_move(read, key, line, setting) for line in read.texts(key))


def read_move(read: Reader, key: str, line: str, setting: Setting) -> Move:
    letter, _, text = line.strip().partition(" ")
    seat = read.seat(key, letter, setting.players)
    try:
        return Move(seat, setting.game.actions.parse(text))
    except UnknownAction as error:
        read.fail(key, str(error))


def _read_actions(read: Reader, key: str, setting: Setting) -> Iterator[Action]:
    """Texts of actions; "steal A..C" is short for a run of them."""
    for text in read.texts(key):
        first, dots, last = text.partition("..")
        try:
            start = setting.game.actions.parse(first)
            stop = setting.game.actions.parse(f"{start.kind} {last}") if dots else start
        except UnknownAction as error:
            read.fail(key, str(error))
        if stop.id < start.id:
            read.fail(key, f"{text!r} runs backwards")
        yield from (setting.game.actions[number] for number in range(start.id, stop.id + 1))


# ------------------------------------------------------------------------------- Facts


def all_facts(setting: Setting, record: Record, viewer: int | None) -> Facts:
    """What every game has, and then the game's own."""
    return {
        "to_act": Bag(seat_letter(seat) for seat in seats_in(int(record.to_act))),
        "phase": setting.game.phases.of(int(record.phase)).slug,
        "over": bool(record.over),
        **setting.words.facts(record, viewer),
    }


def fits(wanted: object, found: object) -> bool:
    if isinstance(found, Bag):
        return isinstance(wanted, list) and Counter(wanted) == Counter(found)
    if isinstance(found, dict) and not isinstance(found, Whole):
        return isinstance(wanted, dict) and all(fits(wanted[key], found[key]) for key in wanted)
    return wanted == found


def _fact_checks(
    read: Reader, key: str, setting: Setting, viewer: int | None, name: str
) -> list[Check]:
    known = all_facts(setting, setting.opening[0], viewer)
    if key not in known:
        read.fail(key, f"unknown key; facts: {', '.join(known)}")
    wanted = read.raw(key)
    _check_form(read, key, wanted, known[key], setting)
    return [
        _leaf(setting, viewer, ".".join((name, *path)), (key, *path), leaf)
        for path, leaf in _leaves(wanted, known[key])
    ]


def _leaf(
    setting: Setting, viewer: int | None, name: str, path: Sequence[str], wanted: object
) -> Check:
    def look(moment: Moment) -> object:
        record = moment.truth[0] if viewer is None else moment.view(viewer).record
        found: object = all_facts(setting, record, viewer)
        for key in path:
            assert isinstance(found, dict)
            found = found[key]
        return wanted if fits(wanted, found) else found

    return Check(name, wanted, look)


def _leaves(wanted: object, known: object) -> Iterator[tuple[tuple[str, ...], object]]:
    """The named parts of an expected fact: one check each, so that a difference is small."""
    if isinstance(wanted, dict) and isinstance(known, dict) and not isinstance(known, Whole):
        for key, value in wanted.items():
            for path, leaf in _leaves(value, known[key]):
                yield (key, *path), leaf
    else:
        yield (), wanted


def _check_form(read: Reader, key: str, wanted: object, known: object, setting: Setting) -> None:
    """Refuse what could never be equal: another type, an unknown part, an unknown phase."""
    if key == "phase":
        phases = (phase.slug for phase in setting.game.phases)
        read.word(key, read.text(key), phases, "phase")
    elif isinstance(wanted, dict) and isinstance(known, dict):
        for part, value in wanted.items():
            if isinstance(known, Whole):
                continue
            if part not in known:
                read.fail(key, f"unknown key {part!r}; known: {', '.join(known)}")
            _check_form(read, f"{key}.{part}", value, known[part], setting)
    elif HIDDEN not in (wanted, known) and not isinstance(known, type(wanted)):
        read.fail(key, f"{wanted!r} is no {_form(known)}")


def _form(known: object) -> str:
    forms = {bool: "yes or no", int: "number", str: "text", list: "list", dict: "table"}
    return next(name for form, name in forms.items() if isinstance(known, form))


# ------------------------------------------------------------------------------- Events


@dataclass(frozen=True)
class Pattern:
    """An event as a scenario writes it: the kind, and those arguments that matter."""

    kind: str
    args: tuple[str, ...]

    def matches(self, event: Event) -> bool:
        said = str(event).split()
        return said[0] == self.kind and all(arg in said for arg in self.args)


def _read_pattern(read: Reader, key: str, text: str, game: Game) -> Pattern:
    kinds = {kind.slug: kind for kind in game.events}
    kind, *args = text.split() or [""]
    params = dict(kinds[read.word(key, kind, kinds, "event of this game")].params)
    for arg in args:
        name, _, value = arg.partition("=")
        domain = params[read.word(key, name, params, f"argument of {kind!r}")]
        if domain == "number":
            if not value.isdecimal():
                read.fail(key, f"{text!r}: {name} is a number")
        else:
            parts = value.split("+") if domain == "seats" else [value]
            known = game.domains["seat" if domain == "seats" else domain].tokens
            for part in parts:
                read.word(key, part, known, f"{domain} in {text!r}")
    return Pattern(kind, tuple(args))


def _occur(patterns: Sequence[Pattern], events: Sequence[Event]) -> bool:
    """In this order, with anything in between."""
    rest = iter(events)
    return all(any(pattern.matches(event) for event in rest) for pattern in patterns)


def _are(patterns: Sequence[Pattern], events: Sequence[Event]) -> bool:
    return len(patterns) == len(events) and _occur(patterns, events)


def _lack(patterns: Sequence[Pattern], events: Sequence[Event]) -> bool:
    return not any(pattern.matches(event) for pattern in patterns for event in events)


EVENTS = {"events": _occur, "only_events": _are, "no_events": _lack}


def _event_check(read: Reader, key: str, setting: Setting, viewer: int, name: str) -> Check:
    wanted = read.texts(key)
    patterns = [_read_pattern(read, key, text, setting.game) for text in wanted]

    def look(moment: Moment) -> object:
        events = moment.table.events(viewer, moment.since)
        return wanted if EVENTS[key](patterns, events) else [str(event) for event in events]

    return Check(name, wanted, look)


# -------------------------------------------------------------------- The other expectations


def _offered(read: Reader, key: str, setting: Setting) -> Iterator[Check]:
    """The exact set of actions of a seat."""
    table = read.table(key)
    for seat, letter in table.by_seat(setting.players):
        actions = sorted(_read_actions(table, letter, setting), key=lambda action: action.id)

        def look(moment: Moment, seat: int = seat) -> object:
            return [action.text for action in moment.table.legal(seat)]

        yield Check(f"{key}.{letter}", [action.text for action in actions], look)


def _refused(read: Reader, key: str, setting: Setting) -> Iterator[Check]:
    """Moves that are not allowed now, with the reason and, if wanted, the ruling."""
    table = read.table(key)
    for line in table:
        move = read_move(table, line, line, setting)
        reason, _, ruling = table.text(line).partition(" ")
        known: list[Code] = [*Refusal, *list(setting.game.reasons)[1:]]
        table.word(line, reason, (code.slug for code in known), "reason")

        def look(moment: Moment, move: Move = move, ruled: bool = bool(ruling)) -> object:
            try:
                moment.table.check(move.seat, move.action)
            except IllegalAction as error:
                return f"{error.reason} {error.ruling}".strip() if ruled else error.reason
            return "it is allowed"

        yield Check(f"{key}.{line!r}", table.text(line), look)


def _outcome(read: Reader, key: str, setting: Setting) -> Iterator[Check]:
    """The result or rank of each seat; a third is a third however it is written."""
    wanted = [value for value in read.entries(key) if isinstance(value, int | float)]
    if len(wanted) != setting.players or wanted != read.entries(key):
        read.fail(key, f"one number for each of the {setting.players} seats is wanted")

    def look(moment: Moment) -> object:
        found: tuple[float, ...] = getattr(moment.table, key) or ()
        near = [abs(one - other) < 0.01 for one, other in zip(found, wanted, strict=False)]
        return wanted if near and all(near) else list(found)

    yield Check(key, wanted, look)


def _view(read: Reader, key: str, setting: Setting) -> Iterator[Check]:
    """Facts and events as one viewer has them."""
    table = read.table(key)
    for name in table:
        viewer = _viewer(table, name, name, setting)
        seen = table.table(name)
        for part in seen:
            place = f"{key}.{name}.{part}"
            if part in EVENTS:
                yield _event_check(seen, part, setting, viewer, place)
            else:
                yield from _fact_checks(seen, part, setting, viewer, place)


def _viewer(read: Reader, key: str, name: str, setting: Setting) -> int:
    return PUBLIC if name == "spectator" else read.seat(key, name, setting.players)


def _viewers(read: Reader, setting: Setting) -> list[tuple[str, int]]:
    names = read.texts("for")
    return [(name, _viewer(read, "for", name, setting)) for name in names]


def _unchanged(read: Reader, key: str, setting: Setting) -> Iterator[Check]:
    """The step changed nothing that these viewers see, nor told them anything."""
    for entry in read.tables(key):
        excepted = entry.texts("except") if "except" in entry else []
        for name in excepted:
            entry.word("except", name, setting.game.state.fields, "field of the state")
        for name, viewer in _viewers(entry, setting):

            def look(moment: Moment, viewer: int = viewer, but: Sequence[str] = excepted) -> object:
                old = View(setting.game, viewer, moment.before)
                changed = _different(setting.game, old, moment.view(viewer))
                news = moment.table.events(viewer, moment.since)
                silent = (*but, *_event_fields(setting.game))
                return [name for name in changed if name not in silent] + [str(e) for e in news]

            yield Check(f"{key} for {name}", [], look)
        entry.finish()


def _same_as(read: Reader, key: str, setting: Setting) -> Iterator[Check]:
    """These viewers cannot tell the step from another one."""
    for entry in read.tables(key):
        moves = read_moves(entry, "do", setting)
        for name, viewer in _viewers(entry, setting):

            def look(moment: Moment, viewer: int = viewer, moves: Sequence[Move] = moves) -> object:
                other = Table.at(setting.game, moment.before)
                try:
                    for move in moves:
                        other.play(move.seat, move.action)
                except IllegalAction as error:
                    return str(error)
                return _different(setting.game, other.view(viewer), moment.view(viewer))

            yield Check(f"{key} for {name}", [], look)
        entry.finish()


def _event_fields(game: Game) -> list[str]:
    """Where the last step's events lie; `unchanged` looks at the events themselves instead."""
    fields = game.state.fields.items()
    return [name for name, field in fields if field.visibility is Visibility.AUDIENCE]


def _different(game: Game, one: View, other: View) -> list[str]:
    """The fields in which two views differ."""
    return [
        name
        for name in game.state.fields
        if one.records[name].tobytes() != other.records[name].tobytes()
    ]


@dataclass(frozen=True)
class Samples:
    """What a viewer can imagine: what is so every time; what is so now and then, and one of these
    every time; what is never so."""

    viewer: int
    number: int
    every: Facts
    either: list[Facts]
    never: list[Facts]

    def oddity(self, moment: Moment, setting: Setting) -> str:
        """The first thing that is not as expected, if any."""
        missing = list(self.either)
        for seed in range(self.number):
            record = moment.view(self.viewer).sample(seed)[0]
            facts = all_facts(setting, record, None)
            if odd := self._odd(facts) or broken_rule(setting.game, record):
                return f"sample {seed}: {odd}"
            missing = [one for one in missing if not fits(one, facts)]
        return f"no sample has {missing[0]}" if missing else ""

    def _odd(self, facts: Facts) -> str:
        if not fits(self.every, facts):
            return f"{_only(facts, self.every)}"
        if self.either and not any(fits(one, facts) for one in self.either):
            return f"{_only(facts, self.either[0])}"
        return next((f"{one}" for one in self.never if fits(one, facts)), "")


def broken_rule(game: Game, record: Record) -> str:
    """What should be true of every position and is not of this one.

    A full list of events is no position either: `tell` has no room for more, and what came after
    would be lost without a word.
    """
    if int(record.event_count) >= len(record.event_kind):
        return f"a step tells fewer than {len(record.event_kind)} events"
    return game.invariants.of(int(rulebook.broken(record))).note


def _samples(read: Reader, key: str, setting: Setting) -> Iterator[Check]:
    for entry in read.tables(key):
        name = entry.text("viewer")
        samples = Samples(
            _viewer(entry, "viewer", name, setting),
            entry.number("number"),
            _imagined(entry.table("every"), setting),
            [_imagined(one, setting) for one in entry.tables("either")],
            [_imagined(one, setting) for one in entry.tables("never")],
        )
        entry.finish()
        if not 1 <= samples.number <= MOST_SAMPLES:
            entry.fail("number", f"from 1 to {MOST_SAMPLES}, not {samples.number}")
        if not (samples.every or samples.either or samples.never):
            entry.fail("every", "missing: say what is so every time, or `either`, or `never`")

        def look(moment: Moment, samples: Samples = samples) -> object:
            return samples.oddity(moment, setting) or samples

        yield Check(f"{key} for {name}", samples, look)


def _imagined(read: Reader, setting: Setting) -> Facts:
    """Facts that a sample may have."""
    known = all_facts(setting, setting.opening[0], None)
    for key in read:
        if key not in known:
            read.fail(key, f"unknown key; facts: {', '.join(known)}")
        _check_form(read, key, read.raw(key), known[key], setting)
    return {key: read.raw(key) for key in read}


def _only(facts: Mapping[str, object], wanted: Mapping[str, object]) -> Facts:
    return {key: facts[key] for key in wanted}


SPECIAL: dict[str, Callable[[Reader, str, Setting], Iterator[Check]]] = {
    "offered": _offered,
    "refused": _refused,
    "results": _outcome,
    "ranks": _outcome,
    "view": _view,
    "unchanged": _unchanged,
    "same_as": _same_as,
    "samples": _samples,
}
