"""Setting a table: who sits where, by which rules; until the host begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from ...bots.levels import BOTS
from ...bots.program import programs
from ...engine.game import Game, game, slugs
from ..store.store import Kept, Played
from .games import rules_of
from .hall import OPEN, Hall
from .model import CLOCKS, Chair, Kind, Person, Room, State, Watch
from .names import clean_name
from .refusals import Refused

USUAL_LEVEL = "regular"


def find_game(slug: str) -> Game:
    if slug not in slugs():
        raise Refused("no-game")
    return game(slug)


def count_players(rules: Game, players: int | None) -> int:
    return check_players(rules, rules.usual if players is None else players)


def check_players(rules: Game, players: int) -> int:
    if players not in rules.players:
        raise Refused("bad-players")
    return players


def check_level(level: str) -> str:
    if level not in BOTS and level not in programs():
        raise Refused("bad-level")
    return level


def check_options(rules: Game, options: Mapping[str, object]) -> dict[str, str | int]:
    try:
        return rules.complete_options(options)
    except ValueError as error:
        raise Refused("bad-option", str(error)) from error


def check_preset(rules: Game, preset: str) -> dict[str, str | int]:
    """What a preset sets; nothing without one."""
    try:
        return rules.preset(preset) if preset else {}
    except ValueError as error:
        raise Refused("bad-option", str(error)) from error


class Lobby:
    """What a host and their friends do before the game begins."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    # A new room.

    async def quick(
        self, person: Person, slug: str, players: int | None, level: str, preset: str = ""
    ) -> str:
        """A room against bots that begins at once."""
        rules = find_game(slug)
        count = count_players(rules, players)
        chairs = bots(count, check_level(level), person)
        room = await self.create(person, slug, chairs, check_preset(rules, preset))
        await self.begin(room, person)
        return room

    async def set_table(self, person: Person, slug: str, players: int | None = None) -> str:
        """A room with the host in it and places for friends."""
        rules = find_game(slug)
        count = count_players(rules, players)
        return await self.create(person, slug, friends(count, person))

    async def create(
        self,
        person: Person,
        slug: str,
        seats: Iterable[Chair],
        options: Mapping[str, object] | None = None,
        **more: object,
    ) -> str:
        rules, now = find_game(slug), self.hall.now
        room = self.hall.settings.token()
        values = {
            "id": room,
            "game": slug,
            "rules": rules.version,
            "state": State.OPEN.value,
            "options": check_options(rules, options or {}),
            "clock": 0,
            "watch": Watch.LINK.value,
            "auto_begin": False,
            "host": person.id,
            "seed": str(self.hall.settings.seed()),
            "nonce": self.hall.settings.token(),
            "created": now,
        }
        begun = more.pop("begun", ())
        await self.store.add_room(values | more, list(seats), begun)  # type: ignore[arg-type]
        return room

    async def fork(self, room: str, person: Person, eyes: str, frame: int) -> str:
        """A new room that goes on from a moment of a finished game, against bots at first."""
        showing, past = await self.hall.replay(room, person, eyes, frame)
        kept = await self.hall.finished(room, person)
        going = await self.hall.games.get(kept)
        entries = going.chronicle.played().entries[:past]
        if showing.view.over:
            raise Refused("nothing-left")
        seat = 0 if eyes in (OPEN, "public") else showing.seat
        seats = [
            host_chair(chair.seat, person)
            if chair.seat == seat
            else Chair(chair.seat, Kind.BOT, "", None, chair.level)
            for chair in kept.room.chairs
        ]
        begun = [Played(entry, self.hall.now, "fork") for entry in entries]
        return await self.create(
            person,
            kept.room.game,
            seats,
            kept.room.options,
            seed=kept.seed,
            forked_from=kept.room.id,
            fork_at=past,
            begun=begun,
        )

    async def again(self, room: str, person: Person) -> str:
        """The rematch: the first who asks sets the table, the others find a seat there."""
        kept = await self.hall.finished(room, person)
        if not kept.room.seats_of(person.id):
            raise Refused("not-yours")
        if kept.room.again is None:
            seats = [again_chair(chair, person) for chair in kept.room.chairs]
            made = await self.create(
                person,
                kept.room.game,
                seats,
                kept.room.options,
                clock=kept.room.clock,
                watch=kept.room.watch.value,
                auto_begin=True,
            )
            first = await self.store.set_again(room, made)
            self.hall.changed(room)
            if first == made:
                await self._begin_if_full(made)
        else:
            first = kept.room.again
        await self._sit_if_free(first, person, kept.room)
        return first

    async def _sit_if_free(self, room: str, person: Person, before: Room) -> None:
        """Take the chair that is kept for this person, or any that is free."""
        found = await self.hall.room(room)
        free = any(chair.kind is Kind.EMPTY for chair in found.chairs)
        if found.state is State.OPEN and free and not found.seats_of(person.id):
            was = before.chairs[before.seats_of(person.id)[0]]
            await self.join(room, person, was.name or person.name)

    # Guests.

    async def join(self, room: str, person: Person, name: str, letter: str | None = None) -> int:
        """Take a free seat of an open room."""
        called = clean_name(name)
        kept = await self._open(room)
        if kept.room.seats_of(person.id):
            raise Refused("seat-taken")
        if letter:
            wanted = [self.hall.seat_of(kept.room, letter)]
        else:
            free = [chair for chair in kept.room.chairs if chair.kind is Kind.EMPTY]
            free.sort(key=lambda chair: chair.person != person.id)  # one's own first
            wanted = [chair.seat for chair in free]
        for seat in wanted:
            if await self.store.sit(room, seat, person.id, called, self.hall.now):
                await self._call(person, called)
                self.hall.changed(room)
                await self._begin_if_full(room)
                return seat
        raise Refused("seat-taken" if letter else "full")

    async def _call(self, person: Person, name: str) -> None:
        if person.name != name and person.login is None:
            await self.hall.people.rename(person.id, name)

    async def leave(self, room: str, person: Person) -> None:
        """Leave an open room."""
        kept = await self._open(room)
        mine = kept.room.seats_of(person.id)
        if not mine:
            raise Refused("not-yours")
        for seat in mine:
            if not await self.store.set_chair(room, empty(seat), kept.room.chairs[seat]):
                raise Refused("not-open")
        self.hall.changed(room)

    async def close(self, room: str, person: Person | None) -> None:
        """Take a table away that has not begun."""
        await self._hosted(room, person)
        if not await self.store.close(room):
            raise Refused("not-open")
        self.hall.changed(room)

    # The host.

    async def set_players(self, room: str, person: Person | None, players: int) -> None:
        kept = await self._hosted(room, person)
        if kept.room.forked_from is not None:
            raise Refused("bad-players")
        count = check_players(rules_of(kept), players)
        seats = list(kept.room.chairs[:count])
        seats += [empty(seat) for seat in range(len(seats), count)]
        if not await self.store.set_chairs(room, seats, kept.room.chairs):
            raise Refused("moved-on")
        self.hall.changed(room)

    async def remove_seat(self, room: str, person: Person | None, letter: str) -> None:
        """One seat less; those after it move up."""
        kept = await self._hosted(room, person)
        gone = self.hall.seat_of(kept.room, letter)
        if kept.room.forked_from is not None:
            raise Refused("bad-players")
        check_players(rules_of(kept), kept.room.players - 1)
        left = [chair for chair in kept.room.chairs if chair.seat != gone]
        seats = [replace(chair, seat=seat) for seat, chair in enumerate(left)]
        if not await self.store.set_chairs(room, seats, kept.room.chairs):
            raise Refused("moved-on")
        self.hall.changed(room)

    async def set_chair(
        self, room: str, person: Person | None, letter: str, kind: str, name: str, level: str
    ) -> None:
        kept = await self._hosted(room, person)
        assert person is not None
        seat = self.hall.seat_of(kept.room, letter)
        chair = self._chair(kept.room, person, seat, kind, name, level)
        if not await self.store.set_chair(room, chair, kept.room.chairs[seat]):
            raise Refused("moved-on")
        self.hall.changed(room)
        await self._begin_if_full(room)

    def _chair(
        self, room: Room, person: Person, seat: int, kind: str, name: str, level: str
    ) -> Chair:
        before = room.chairs[seat]
        if kind == Kind.EMPTY:
            return empty(seat)
        if kind == Kind.BOT:
            return Chair(seat, Kind.BOT, "", None, check_level(level or USUAL_LEVEL))
        if kind == Kind.DEVICE:
            called = clean_name(name or before.name or person.name)
            return Chair(seat, Kind.DEVICE, called, person.id, USUAL_LEVEL, seen=self.hall.now)
        if kind == Kind.PERSON:
            mine = [c.seat for c in room.chairs if c.person == person.id and c.kind is Kind.PERSON]
            if mine and mine != [seat]:
                raise Refused("bad-chair")
            return replace(host_chair(seat, person), name=clean_name(name or person.name))
        raise Refused("bad-chair")

    async def set_rules(
        self,
        room: str,
        person: Person | None,
        options: Mapping[str, object],
        clock: int | None = None,
        watch: str | None = None,
        auto_begin: bool | None = None,
        preset: str = "",
        hints: bool | None = None,
    ) -> None:
        """Change what is named; the rest stays. An option goes before the preset it is part of."""
        kept = await self._hosted(room, person)
        values: dict[str, object] = {}
        if preset:
            options = {**check_preset(rules_of(kept), preset), **options}
        if options:
            if kept.room.forked_from is not None:
                raise Refused("bad-option")
            values["options"] = check_options(rules_of(kept), {**kept.room.options, **options})
        if clock is not None:
            if clock not in CLOCKS:
                raise Refused("bad-option")
            values["clock"] = clock
        if watch is not None:
            if watch not in set(Watch):
                raise Refused("bad-option")
            values["watch"] = watch
        if auto_begin is not None:
            values["auto_begin"] = auto_begin
        if hints is not None:
            values["hints"] = hints
        if values and not await self.store.change_room(room, values, state=State.OPEN):
            raise Refused("not-open")
        self.hall.changed(room)
        await self._begin_if_full(room)

    async def begin(self, room: str, person: Person | None, fill: bool = False) -> None:
        """Begin; with `fill`, bots take the chairs that are still empty."""
        kept = await self._hosted(room, person)
        rules_of(kept)
        if fill:
            await self.store.fill(room, USUAL_LEVEL)
        await self._begin(room)

    async def _begin(self, room: str) -> None:
        now = self.hall.now
        if not await self.store.begin(room, now, wake_at=now):
            full = (await self.hall.room(room)).full
            raise Refused("not-open" if full else "not-full")
        self.hall.changed(room)

    async def _begin_if_full(self, room: str) -> None:
        found = await self.hall.room(room)
        if found.auto_begin and found.full and found.state is State.OPEN:
            await self._begin(room)

    async def _open(self, room: str) -> Kept:
        kept = await self.hall.kept(room)
        if kept.room.state is not State.OPEN:
            raise Refused("not-open")
        return kept

    async def _hosted(self, room: str, person: Person | None) -> Kept:
        kept = await self._open(room)
        if person is None or kept.room.host != person.id:
            raise Refused("not-host")
        return kept


def empty(seat: int) -> Chair:
    return Chair(seat, Kind.EMPTY, "", None, USUAL_LEVEL)


def host_chair(seat: int, person: Person) -> Chair:
    return Chair(seat, Kind.PERSON, person.name, person.id, USUAL_LEVEL)


def friends(count: int, person: Person) -> list[Chair]:
    return [host_chair(0, person), *(empty(seat) for seat in range(1, count))]


def bots(count: int, level: str, person: Person) -> list[Chair]:
    others = (Chair(seat, Kind.BOT, "", None, level) for seat in range(1, count))
    return [host_chair(0, person), *others]


def again_chair(chair: Chair, person: Person) -> Chair:
    """A chair of the rematch: bots, and people on the asking person's device, stay seated; for
    the others their chairs are kept."""
    if chair.kind is Kind.BOT or chair.person == person.id:
        return replace(chair, stand_in=False, votes=frozenset())
    return replace(empty(chair.seat), name=chair.name, person=chair.person)
