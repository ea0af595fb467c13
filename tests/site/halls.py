"""A hall without a server around it: its clock goes only when a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from spelkast.web.app import make_hall
from spelkast.web.hall.caretaker import Caretaker, Thinker
from spelkast.web.hall.hall import Hall
from spelkast.web.hall.lobby import Lobby
from spelkast.web.hall.model import Chair, Kind, Person, Showing, State
from spelkast.web.identity import Identity
from spelkast.web.settings import Settings

PAUSE = 1.0


@dataclass
class Time:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    async def wait(self, seconds: float) -> None:
        """Whoever waits finds that the time has passed."""
        self.now += seconds


@dataclass
class House:
    """The parts of one server, each within reach."""

    hall: Hall
    lobby: Lobby
    identity: Identity
    thinker: Thinker
    caretaker: Caretaker
    time: Time

    async def somebody(self, name: str) -> Person:
        return await self.hall.people.add(self.hall.settings.token(), name, self.time.now)

    async def table(
        self, host: Person, *others: Person | str, game: str = "inferos", **more: object
    ) -> str:
        """A game that has begun: people with devices of their own, bots by their level."""
        chairs = [Chair(0, Kind.PERSON, host.name, host.id, "rules")]
        for seat, other in enumerate(others, start=1):
            if isinstance(other, str):
                chairs.append(Chair(seat, Kind.BOT, "", None, other))
            else:
                chairs.append(Chair(seat, Kind.PERSON, other.name, other.id, "rules"))
        room = await self.lobby.create(host, game, chairs, **more)  # type: ignore[arg-type]
        await self.lobby.begin(room, host)
        return room

    async def see(self, room: str, person: Person, seat: int | None = None) -> Showing:
        return await self.hall.showing(room, person, seat)

    async def move(self, room: str, person: Person, letter: str | None = None) -> str:
        """The person's first legal action, done."""
        seat = None if letter is None else "ABCD".index(letter)
        showing = await self.see(room, person, seat)
        action = showing.view.legal()[0].text
        await self.hall.act(room, person, letter, action, showing.moment)
        return action

    async def finish(self, room: str, *people: Person) -> None:
        """Play to the end: people move at once, bots when they are due."""
        for _ in range(5000):
            found = await self.hall.room(room)
            if found.state is State.OVER:
                return
            for person in people:
                for seat in found.seats_of(person.id):
                    if (await self.see(room, person, seat)).mine:
                        await self.move(room, person, "ABCD"[seat])
            self.time.now += PAUSE
            await self.caretaker.attend(room)
        raise AssertionError("the game does not end")


@asynccontextmanager
async def open_house(data: Path, database: str = "") -> AsyncIterator[House]:
    time = Time()
    settings = Settings.read(
        data,
        {"DATABASE_URL": database},
        clock=time,
        wait=time.wait,
        bot_pause=PAUSE,
        rate_limits=False,
    )
    hall = make_hall(settings)
    await hall.store.database.open()
    try:
        thinker = Thinker(hall)
        caretaker = Caretaker(hall, thinker.think)
        yield House(hall, Lobby(hall), Identity(hall), thinker, caretaker, time)
    finally:
        await hall.store.database.close()
