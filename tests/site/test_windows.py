"""A window in which nobody sees who has answered, and how long it stays open: neither tells who had
something to think about. Claims in Dungeonville are such a window."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from spelkast.engine.chronicle import Chronicle, Entry
from spelkast.engine.game import game
from spelkast.engine.scenario import load
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.games.dungeonville.actions import Phase
from spelkast.web.hall.model import Person, State
from spelkast.web.hall.refusals import Refused
from tests.site.halls import PAUSE, House, open_house

pytestmark = pytest.mark.anyio

OPEN_FOR = Phase.CLAIM_WINDOW.open_for
A, B, C, D = range(4)

# A owns seven tokens, C four; B and then D lose their only one in their first room.
POSITION = """
game = "dungeonville"
id = "X99"
title = "Two windows, one after the other"
rulings = ["R55"]
players = 4
given.at = "exploration"
given.groups = { A = [50, 51, 52], B = [7], C = [53, 54, 55], D = [10] }
given.pawns = { B = "ice_cave", D = "ice_cave" }
given.rooms = { ice_cave = ["ice_cave-e5", "ice_cave-e5"] }
given.realm = { A = { B = 4 }, C = { B = 4 } }
given.tokens = { crypt = { B = 3 } }
given.deeds = { A = "crypt", B = "goblin_camp", C = "dragon_lair", D = "rathaus" }

[[step]]
expect.over = false
"""


@pytest.fixture
async def house(data: Path, database: str) -> AsyncIterator[House]:
    async with open_house(data, database) as opened:
        yield opened


@pytest.fixture
def table(tmp_path: Path) -> Table:
    path = tmp_path / "X99-two-windows.toml"
    path.write_text(POSITION, encoding="utf-8")
    return Table.at(game("dungeonville"), load(path).cases[0].opening)


@pytest.fixture
async def people(house: House) -> list[Person]:
    return [await house.somebody(name) for name in ("Sofie", "Jan", "Cato", "Piet")]


async def sit_down(house: House, table: Table, *who: Person | str) -> str:
    """A room that begins in the position."""
    house.hall.games.deal = lambda kept: table.twin()  # type: ignore[method-assign]
    host, *others = who
    assert isinstance(host, Person)
    return await house.table(host, *others, game="dungeonville")


async def answer(house: House, room: str, person: Person, text: str) -> None:
    moment = (await house.see(room, person)).moment
    await house.hall.act(room, person, None, text, moment)


async def asked(house: House, room: str) -> tuple[int, ...]:
    """The seats that a spectator sees considering a claim; none if no window is open."""
    view = (await house.hall.showing(room, None, PUBLIC)).view
    return view.waiting if view.phase_name == Phase.CLAIM_WINDOW.slug else ()


def test_how_long_is_declared_with_the_phase() -> None:
    assert Phase.CLAIM_WINDOW.veiled
    assert Phase.CLAIM_WINDOW.open_for >= 5
    assert Phase.CLAIM_WINDOW.kinds == ("claim", "silent")
    assert not Phase.LINE_UP.open_for


@pytest.mark.parametrize("late", [0.0, 1.0, 4.9], ids=str)
async def test_however_quick_the_answers_are_the_window_closes_at_the_same_time(
    house: House, table: Table, people: list[Person], late: float
) -> None:
    room = await sit_down(house, table, *people)
    begun = house.time.now
    house.time.now += late
    await answer(house, room, people[A], "silent")
    await answer(house, room, people[C], "silent")
    kept = await house.hall.kept(room)
    times = (await house.hall.games.get(kept)).times
    assert times[1:] == (begun + OPEN_FOR, begun + OPEN_FOR)


async def test_who_thinks_for_longer_is_not_kept_waiting(
    house: House, table: Table, people: list[Person]
) -> None:
    room = await sit_down(house, table, *people)
    house.time.now += OPEN_FOR + 2
    at = house.time.now
    await answer(house, room, people[C], "silent")
    await answer(house, room, people[A], "claim")
    assert house.time.now == at
    assert (await house.hall.room(room)).state is State.OVER


async def test_nobody_notices_an_answer_while_the_window_is_open(
    house: House, table: Table, people: list[Person]
) -> None:
    room = await sit_down(house, table, *people)
    time_is_up, waits = asyncio.Event(), []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await time_is_up.wait()
        house.time.now += seconds if house.time.now < begun + OPEN_FOR else 0

    begun = house.time.now
    house.hall.settings = replace(house.hall.settings, wait=wait)
    before = [await house.hall.showing(room, person, None) for person in people]
    answers = [asyncio.create_task(answer(house, room, people[seat], "silent")) for seat in (C, A)]
    while len(waits) < 2:
        await asyncio.sleep(0)
    after = [await house.hall.showing(room, person, None) for person in people]
    assert [one.frame for one in before] == [one.frame for one in after]
    assert [one.moment for one in before] == [one.moment for one in after], "A and C are asked"
    assert [one.view.still() for one in before] == [one.view.still() for one in after]
    assert await asked(house, room) == (A, C)
    assert waits == [OPEN_FOR, OPEN_FOR]
    time_is_up.set()
    await asyncio.gather(*answers)
    kept = await house.hall.kept(room)
    assert kept.entries == 2, "both count, and each once"


async def test_the_next_window_is_a_new_one(
    house: House, table: Table, people: list[Person]
) -> None:
    """It follows at once, without a decision between: its time begins when it opens."""
    room = await sit_down(house, table, *people)
    await answer(house, room, people[A], "silent")
    house.time.now += 60
    await answer(house, room, people[C], "silent")
    again = house.time.now
    assert await asked(house, room) == (A, C)
    await answer(house, room, people[C], "silent")
    assert house.time.now == again + OPEN_FOR


def test_since_when_a_seat_is_asked_in_the_second_window(table: Table) -> None:
    chronicle = Chronicle(table)
    chronicle.add(Entry(A, "silent"))
    assert chronicle.asked_since(A) == chronicle.asked_since(C) == 0, "nobody saw the answer"
    chronicle.add(Entry(C, "silent"))
    assert chronicle.view(PUBLIC).waiting == (A, C)
    assert chronicle.asked_since(A) == chronicle.asked_since(C) == 2


async def test_what_is_refused_is_refused_at_once(
    house: House, table: Table, people: list[Person]
) -> None:
    room = await sit_down(house, table, *people)
    begun = house.time.now
    for person, text, code in (
        (people[B], "silent", "stale"),
        (people[A], "escape", "illegal"),
        (people[A], "shout", "unknown-action"),
    ):
        moment = (await house.see(room, person)).moment or "0-none"
        with pytest.raises(Refused) as caught:
            await house.hall.act(room, person, None, text, moment)
        assert caught.value.code == code
    assert house.time.now == begun
    assert (await house.hall.kept(room)).entries == 0


async def test_bots_among_themselves_need_no_more_than_their_pause(
    house: House, table: Table, people: list[Person]
) -> None:
    """And with a person among them, the window waits for that person."""
    room = await sit_down(house, table, people[A], "rules", "rules", "rules")
    await house.caretaker.attend(room)
    house.time.now += PAUSE
    await house.caretaker.attend(room)
    assert (await house.hall.kept(room)).entries == 1, "C has answered"
    assert await asked(house, room) == (A, C)
    await answer(house, room, people[A], "silent")
    assert house.time.now >= 1_000_000.0 + OPEN_FOR
