"""The people the site remembers: guests, and those with a name and a password."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..hall.model import Kind, Person, State
from .database import Database
from .schema import chairs, chat, people, rooms


class LoginTaken(Exception):
    """Somebody else has this name already."""


@dataclass(frozen=True)
class Secret:
    """A person with the hash of their password."""

    person: Person
    password: str


class People:
    """Who there is."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: str, name: str, at: float) -> Person:
        row = {"id": person, "name": name, "created": at}
        async with self.database.writing() as connection:
            await connection.execute(insert(people), [row])
        return Person(person, name, None)

    async def find(self, person: str) -> Person | None:
        async with self.database.reading() as connection:
            query = select(people).where(people.c.id == person)
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _person(row)

    async def by_login(self, login: str) -> Secret | None:
        async with self.database.reading() as connection:
            query = select(people).where(people.c.login == login)
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Secret(_person(row), row.password)

    async def rename(self, person: str, name: str) -> None:
        await self._change(person, name=name)

    async def set_password(self, person: str, password: str) -> None:
        await self._change(person, password=password)

    async def register(self, person: str, login: str, name: str, password: str) -> None:
        """A guest becomes somebody with a password; the games stay theirs."""
        try:
            await self._change(person, login=login, name=name, password=password)
        except IntegrityError as error:
            raise LoginTaken from error

    async def _change(self, person: str, **values: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**values))

    async def merge(self, guest: str, person: str) -> None:
        """What a guest has played belongs to the person who signed in; not where both sit at one
        table: those are two people."""
        own = select(chairs.c.room).where(
            chairs.c.person == person, chairs.c.kind != Kind.EMPTY.value
        )
        async with self.database.writing() as connection:
            both = [row.room for row in await connection.execute(own)]
            for table in (chairs, chat):
                mine = (table.c.person == guest) & table.c.room.not_in(both)
                await connection.execute(update(table).where(mine).values(person=person))
            await connection.execute(update(rooms).where(rooms.c.host == guest).values(host=person))
            left = exists().where(chairs.c.person == guest)
            await connection.execute(
                delete(people).where(people.c.id == guest, people.c.login.is_(None), ~left)
            )

    async def forget(self, person: str, at: float) -> list[str]:
        """Delete a person: name, password, chat. Games stay for the others, without the name.

        The rooms in which the person still had a seat: a bot plays there now.
        """
        async with self.database.writing() as connection:
            playing = select(rooms.c.id).where(rooms.c.state == State.PLAYING.value)
            seated = chairs.c.person == person
            found = await connection.execute(
                select(chairs.c.room).where(seated, chairs.c.room.in_(playing)).distinct()
            )
            touched = [row.room for row in found]
            await connection.execute(delete(chat).where(chat.c.person == person))
            await connection.execute(
                update(chairs)
                .where(seated, chairs.c.room.in_(playing))
                .values(kind=Kind.BOT.value, person=None, name="", stand_in=False)
            )
            open_rooms = select(rooms.c.id).where(rooms.c.state == State.OPEN.value)
            await connection.execute(
                update(chairs)
                .where(seated, chairs.c.room.in_(open_rooms))
                .values(kind=Kind.EMPTY.value, person=None, name="")
            )
            await connection.execute(update(chairs).where(seated).values(person=None, name=""))
            hosted = (rooms.c.host == person) & (rooms.c.state == State.OPEN.value)
            gone = [row.id for row in await connection.execute(select(rooms.c.id).where(hosted))]
            await connection.execute(
                update(rooms).where(rooms.c.again.in_(gone)).values(again=None)
            )
            await connection.execute(delete(rooms).where(hosted))
            await connection.execute(
                update(rooms).where(rooms.c.id.in_(touched)).values(wake_at=at)
            )
            await connection.execute(update(rooms).where(rooms.c.host == person).values(host=""))
            await connection.execute(delete(people).where(people.c.id == person))
        return touched


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.login)
