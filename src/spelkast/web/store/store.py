"""Everything the hall asks of the database: rooms, entries, chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import (
    CursorResult,
    Row,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.chronicle import Entry
from ...engine.gamefile import commit, committed
from ..hall.model import Chair, ChatLine, Kind, Room, State, Watch
from .database import Database
from .schema import chairs, chat, entries, rooms, snapshots, votes


class Conflict(Exception):
    """Somebody else was quicker."""


@dataclass(frozen=True)
class Kept:
    """A room as it is kept: with the deal, which nobody but the dealer may see."""

    room: Room
    seed: str
    nonce: str
    entries: int
    misses: tuple[int, ...]

    def deal(self) -> dict[str, object]:
        """What the deal follows from, as in a game file."""
        return _deal(self.room, self.seed)

    def committed(self) -> str:
        return committed(self.deal(), self.nonce)


@dataclass(frozen=True)
class Played:
    """An entry with when it was made, and by whom: person, bot, clock."""

    entry: Entry
    at: float
    by: str


@dataclass(frozen=True)
class Step:
    """What a new entry changes: written whole or not at all."""

    room: str
    seq: int
    played: Played
    values: Mapping[str, Any]
    """New values of the room's own row."""
    wake_at: float | None
    """When the caretaker must look; what is due sooner stays."""
    missed: bool = False
    """The clock has taken a decision."""
    stand_in: bool = False
    """It has taken too many in a row: a bot goes on."""


class Store:
    """The one place where rooms are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Rooms.

    async def add_room(
        self, values: Mapping[str, Any], seats: Sequence[Chair], begun: Sequence[Played] = ()
    ) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(rooms), [{**values, "entries": len(begun)}])
            await connection.execute(
                insert(chairs), [_chair_row(values["id"], chair) for chair in seats]
            )
            if begun:
                rows = [_entry_row(values["id"], n, one) for n, one in enumerate(begun, start=1)]
                await connection.execute(insert(entries), rows)

    async def room(self, room: str) -> Kept | None:
        found = await self.rooms([room])
        return found[0] if found else None

    async def rooms(self, wanted: Sequence[str]) -> list[Kept]:
        """The rooms of these ids that there are, in this order."""
        if not wanted:
            return []
        async with self.database.reading() as connection:
            found = (await connection.execute(select(rooms).where(rooms.c.id.in_(wanted)))).all()
            seated = (
                await connection.execute(
                    select(chairs).where(chairs.c.room.in_(wanted)).order_by(chairs.c.seat)
                )
            ).all()
            voted = (await connection.execute(select(votes).where(votes.c.room.in_(wanted)))).all()
        kept = {row.id: _kept(row, seated, voted) for row in found}
        return [kept[room] for room in wanted if room in kept]

    async def rooms_of(self, person: str, most: int) -> list[Kept]:
        """The newest rooms in which a person sits."""
        mine = select(chairs.c.room).where(chairs.c.person == person)
        query = select(rooms.c.id).where(rooms.c.id.in_(mine) | (rooms.c.host == person))
        running_first = rooms.c.state == State.OVER.value
        return await self._newest(query.order_by(running_first), most)

    async def watchable(self, most: int) -> list[Kept]:
        query = select(rooms.c.id).where(
            rooms.c.watch == Watch.ALL.value, rooms.c.state == State.PLAYING.value
        )
        return await self._newest(query, most)

    async def _newest(self, query: Any, most: int) -> list[Kept]:
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(rooms.c.created.desc()).limit(most))
            wanted = [row.id for row in found]
        return await self.rooms(wanted)

    async def change_room(self, room: str, values: Mapping[str, Any], *, state: State) -> bool:
        """New values for a room that is in this state; False if it is not."""
        query = update(rooms).where(rooms.c.id == room, rooms.c.state == state.value)
        async with self.database.writing(room) as connection:
            return _changed(await connection.execute(query.values(**values)))

    async def begin(self, room: str, at: float, wake_at: float) -> bool:
        """Begin an open room whose chairs are all taken; False if it cannot be."""
        free = exists().where(chairs.c.room == room, chairs.c.kind == Kind.EMPTY.value)
        query = update(rooms).where(rooms.c.id == room, rooms.c.state == State.OPEN.value, ~free)
        values = {"state": State.PLAYING.value, "started": at, "wake_at": wake_at}
        async with self.database.writing(room) as connection:
            return _changed(await connection.execute(query.values(**values)))

    async def set_again(self, room: str, again: str) -> str:
        """Note where the rematch takes place; the one that was there first stays."""
        query = update(rooms).where(rooms.c.id == room, rooms.c.again.is_(None))
        async with self.database.writing(room) as connection:
            await connection.execute(query.values(again=again))
            row = await connection.execute(select(rooms.c.again).where(rooms.c.id == room))
            return str(row.scalar_one())

    # Chairs.

    async def sit(self, room: str, seat: int, person: str, name: str, at: float) -> bool:
        """Take an empty chair of an open room; False if it is no longer free."""
        other = chairs.alias()
        sits = exists().where(
            other.c.room == room, other.c.person == person, other.c.kind != Kind.EMPTY.value
        )
        query = update(chairs).where(
            chairs.c.room == room,
            chairs.c.seat == seat,
            chairs.c.kind == Kind.EMPTY.value,
            chairs.c.person.is_(None) | (chairs.c.person == person),
            ~sits,
        )
        values = {"kind": Kind.PERSON.value, "person": person, "name": name, "seen": at}
        async with self.database.writing(room) as connection:
            if not await _lock_open(connection, room):
                return False
            return _changed(await connection.execute(query.values(**values)))

    async def set_chair(self, room: str, chair: Chair, before: Chair) -> bool:
        """Say who sits on a chair of an open room; False if somebody else does by now."""
        query = update(chairs).where(
            chairs.c.room == room,
            chairs.c.seat == chair.seat,
            chairs.c.kind == before.kind.value,
            chairs.c.person.is_not_distinct_from(before.person),
        )
        async with self.database.writing(room) as connection:
            if not await _lock_open(connection, room):
                return False
            return _changed(await connection.execute(query.values(**_chair_values(chair))))

    async def set_chairs(self, room: str, seats: Sequence[Chair], before: Sequence[Chair]) -> bool:
        """Other chairs in an open room; False if they are not what they were."""
        query = select(chairs.c.seat, chairs.c.kind, chairs.c.person).where(chairs.c.room == room)
        wanted = {(chair.seat, chair.kind.value, chair.person) for chair in before}
        async with self.database.writing(room) as connection:
            if not await _lock_open(connection, room):
                return False
            found = {(row.seat, row.kind, row.person) for row in await connection.execute(query)}
            if found != wanted:
                return False
            await connection.execute(delete(chairs).where(chairs.c.room == room))
            await connection.execute(insert(chairs), [_chair_row(room, chair) for chair in seats])
            return True

    async def fill(self, room: str, level: str) -> None:
        """Bots take the chairs of an open room that are empty now."""
        query = update(chairs).where(chairs.c.room == room, chairs.c.kind == Kind.EMPTY.value)
        values = {"kind": Kind.BOT.value, "person": None, "name": "", "level": level}
        async with self.database.writing(room) as connection:
            if await _lock_open(connection, room):
                await connection.execute(query.values(**values))

    async def close(self, room: str) -> bool:
        """Take an open room away, with everything about it."""
        query = delete(rooms).where(rooms.c.id == room, rooms.c.state == State.OPEN.value)
        async with self.database.writing(room) as connection:
            await connection.execute(update(rooms).where(rooms.c.again == room).values(again=None))
            return _changed(await connection.execute(query))

    async def stand_in(self, room: str, seat: int, stand_in: bool, wake_at: float) -> None:
        """Let a bot play on a chair, or its person again; votes about it are settled."""
        async with self.database.writing(room) as connection:
            await connection.execute(
                update(chairs)
                .where(chairs.c.room == room, chairs.c.seat == seat)
                .values(stand_in=stand_in, misses=0)
            )
            await connection.execute(
                delete(votes).where(votes.c.room == room, votes.c.seat == seat)
            )
            await connection.execute(
                update(rooms)
                .where(rooms.c.id == room, rooms.c.state == State.PLAYING.value)
                .values(wake_at=wake_at)
            )

    async def vote(self, room: str, seat: int, voter: int) -> None:
        """Add a vote, or take it back."""
        this = and_(votes.c.room == room, votes.c.seat == seat, votes.c.voter == voter)
        async with self.database.writing(room) as connection:
            if not _changed(await connection.execute(delete(votes).where(this))):
                await connection.execute(
                    insert(votes), [{"room": room, "seat": seat, "voter": voter}]
                )

    async def seen(self, room: str, seats: Sequence[int], at: float) -> None:
        """A page of these seats is in touch. No news: pages look at it by themselves."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(chairs)
                .where(chairs.c.room == room, chairs.c.seat.in_(seats))
                .values(seen=at)
            )

    # The game.

    async def entries(self, room: str, after: int = 0) -> list[Played]:
        query = select(entries).where(entries.c.room == room, entries.c.seq > after)
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(entries.c.seq))
            return [Played(Entry(row.seat, row.action), row.at, row.by) for row in found]

    async def add_entry(self, step: Step) -> None:
        """Write a step; `Conflict` if this place in the log is taken, and then nothing is."""
        try:
            async with self.database.writing(step.room) as connection:
                row = _entry_row(step.room, step.seq, step.played)
                await connection.execute(insert(entries), [row])
                await self._settle(connection, step)
        except IntegrityError as error:
            raise Conflict from error

    async def _settle(self, connection: AsyncConnection, step: Step) -> None:
        moved = (
            update(rooms)
            .where(
                rooms.c.id == step.room,
                rooms.c.entries == step.seq - 1,
                rooms.c.state == State.PLAYING.value,
            )
            .values(entries=step.seq, wake_at=_sooner(step.wake_at), **step.values)
        )
        if not _changed(await connection.execute(moved)):
            raise Conflict
        chair = update(chairs).where(
            chairs.c.room == step.room, chairs.c.seat == step.played.entry.seat
        )
        if step.played.by == "person":
            await connection.execute(chair.values(misses=0, seen=step.played.at))
            await connection.execute(
                delete(votes).where(
                    votes.c.room == step.room, votes.c.seat == step.played.entry.seat
                )
            )
        elif step.missed:
            values: dict[str, Any] = {"misses": chairs.c.misses + 1}
            if step.stand_in:
                values["stand_in"] = True
            await connection.execute(chair.values(**values))

    async def snapshot(self, room: str) -> tuple[int, str, bytes] | None:
        """How many entries it holds, the layout of its records, and the records."""
        query = select(snapshots).where(snapshots.c.room == room)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (row.entries, row.source, row.data)

    async def put_snapshot(self, room: str, count: int, source: str, data: bytes) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.room == room))
            row = {"room": room, "entries": count, "source": source, "data": data}
            await connection.execute(insert(snapshots), [row])

    # The caretaker.

    async def due(self, now: float, most: int = 100) -> list[str]:
        """Rooms in which a bot or the clock has something to do."""
        query = select(rooms.c.id).where(
            rooms.c.wake_at <= now, rooms.c.state == State.PLAYING.value
        )
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(rooms.c.wake_at).limit(most))
            return [row.id for row in found]

    async def next_due(self) -> float | None:
        query = select(func.min(rooms.c.wake_at)).where(rooms.c.state == State.PLAYING.value)
        async with self.database.reading() as connection:
            found: float | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def lease(self, room: str, now: float, until: float) -> bool:
        """Look after a room until then; False if another server does."""
        query = update(rooms).where(rooms.c.id == room, rooms.c.wake_at <= now)
        async with self.database.writing() as connection:
            return _changed(await connection.execute(query.values(wake_at=until)))

    async def release(self, room: str, lease: float, at: float | None) -> None:
        """Give a lease back, and say when to look next; what became due meanwhile stays."""
        query = update(rooms).where(rooms.c.id == room, rooms.c.wake_at == lease)
        async with self.database.writing() as connection:
            await connection.execute(query.values(wake_at=at))

    # Chat.

    async def say(self, room: str, line: ChatLine, person: str, most: int) -> bool:
        """Add a line; False if the room has had enough."""
        for _ in range(20):
            number = select(func.coalesce(func.max(chat.c.number), 0) + 1).where(
                chat.c.room == room
            )
            row = select(
                literal(room),
                number.scalar_subquery(),
                literal(line.seat),
                literal(person),
                literal(line.name),
                literal(line.text),
                literal(line.at),
            )
            columns = ["room", "number", "seat", "person", "name", "text", "at"]
            try:
                async with self.database.writing(room) as connection:
                    count = select(func.count()).select_from(chat).where(chat.c.room == room)
                    if (await connection.execute(count)).scalar_one() >= most:
                        return False
                    await connection.execute(insert(chat).from_select(columns, row))
                    return True
            except IntegrityError:  # somebody said something at the same time
                continue
        raise Conflict

    async def chat(self, room: str, last: int) -> list[ChatLine]:
        query = select(chat).where(chat.c.room == room).order_by(chat.c.number.desc())
        async with self.database.reading() as connection:
            found = (await connection.execute(query.limit(last))).all()
        return [ChatLine(r.number, r.seat, r.name, r.text, r.at) for r in reversed(found)]


async def _lock_open(connection: AsyncConnection, room: str) -> bool:
    """Whoever changes chairs holds the room's row, so that two cannot at once; is it still open?"""
    query = update(rooms).where(rooms.c.id == room, rooms.c.state == State.OPEN.value)
    return _changed(await connection.execute(query.values(state=State.OPEN.value)))


def _sooner(at: float | None) -> Any:
    """The stored time or this one, whichever comes first: nobody's wake-up call gets lost."""
    if at is None:
        return rooms.c.wake_at
    return case((rooms.c.wake_at < at, rooms.c.wake_at), else_=at)


def _changed(result: CursorResult[Any]) -> bool:
    return result.rowcount == 1


def _entry_row(room: str, seq: int, played: Played) -> dict[str, Any]:
    return {
        "room": room,
        "seq": seq,
        "seat": played.entry.seat,
        "action": played.entry.text,
        "at": played.at,
        "by": played.by,
    }


def _chair_values(chair: Chair) -> dict[str, Any]:
    return {
        "kind": chair.kind.value,
        "name": chair.name,
        "person": chair.person,
        "level": chair.level,
        "stand_in": chair.stand_in,
        "seen": chair.seen,
        "misses": 0,
    }


def _chair_row(room: str, chair: Chair) -> dict[str, Any]:
    return {"room": room, "seat": chair.seat, **_chair_values(chair)}


def _kept(row: Row[Any], seated: Sequence[Row[Any]], voted: Sequence[Row[Any]]) -> Kept:
    mine = [chair for chair in seated if chair.room == row.id]
    found = tuple(
        Chair(
            seat=chair.seat,
            kind=Kind(chair.kind),
            name=chair.name,
            person=chair.person,
            level=chair.level,
            stand_in=bool(chair.stand_in),
            seen=chair.seen,
            votes=frozenset(
                vote.voter for vote in voted if vote.room == row.id and vote.seat == chair.seat
            ),
        )
        for chair in mine
    )
    room = Room(
        id=row.id,
        game=row.game,
        rules=row.rules,
        state=State(row.state),
        options=dict(row.options),
        clock=row.clock,
        watch=Watch(row.watch),
        auto_begin=bool(row.auto_begin),
        host=row.host,
        commitment="",
        chairs=found,
        created=row.created,
        started=row.started,
        ended=row.ended,
        forked_from=row.forked_from,
        fork_at=row.fork_at,
        again=row.again,
        results=tuple(row.results) if row.results else None,
        ranks=tuple(row.ranks) if row.ranks else None,
        hints=bool(row.hints),
    )
    sealed = commit(_deal(room, row.seed), row.nonce)
    return Kept(
        room=replace(room, commitment=sealed),
        seed=row.seed,
        nonce=row.nonce,
        entries=row.entries,
        misses=tuple(chair.misses for chair in mine),
    )


def _deal(room: Room, seed: str) -> dict[str, object]:
    return {
        "game": room.game,
        "rules": room.rules,
        "players": room.players,
        "options": dict(room.options),
        "seed": seed,
        "deal": 0,
    }
