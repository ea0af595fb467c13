"""Bots on the site: levels that take their time, programs of one's own, and no waiting."""

from __future__ import annotations

import asyncio
import shlex
import sys
import time
from pathlib import Path

import pytest

from spelkast.bots import LEVELS, program
from spelkast.bots.levels import Level, seconds_of
from spelkast.web.cupboard import boxes
from spelkast.web.hall import caretaker
from spelkast.web.words import site_words

from .halls import PAUSE, House, open_house

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "docs" / "own_bot.py"
QUICK = 0.4


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think as they do, but not as long."""
    short = {
        name: Level(QUICK if level.seconds else 0.0, level.make, level.simulations)
        for name, level in LEVELS.items()
    }
    monkeypatch.setattr("spelkast.bots.levels.LEVELS", short)


async def answer(house: House, level: str) -> float:
    """How long a bot of that level takes for its move."""
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, level)
    house.time.now += PAUSE
    begun = time.perf_counter()
    await house.caretaker.attend(room)
    took = time.perf_counter() - begun
    assert await house.hall.waiting(room, sofie) == (0,)
    return took


@pytest.mark.usefixtures("quick")
async def test_a_bot_that_searches_takes_its_time_and_no_less(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for level in LEVELS:
            took = await answer(house, level)
            assert took >= seconds_of(level)


@pytest.mark.usefixtures("quick")
async def test_nothing_waits_for_a_bot_that_thinks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        await answer(house, "strong")  # what is compiled is loaded
        thinking = asyncio.create_task(answer(house, "expert"))
        longest, last = 0.0, time.perf_counter()
        while not thinking.done():
            await asyncio.sleep(0.01)
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
        await thinking
        assert longest < QUICK  # the machine may be busy; a bot on the loop would take all of it


async def test_a_program_sits_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    monkeypatch.setattr(program, "_named", {"careful": command, "broken": "/nowhere/bot"})
    async with open_house(tmp_path) as house:
        await answer(house, "careful")
        await answer(house, "broken")  # the rule-based player answers for it
    program.running(command).stop()


def test_levels_have_names_and_times_in_every_language() -> None:
    for box in boxes():
        assert box.levels[: len(LEVELS)] == tuple(LEVELS)
    for language in ("nl", "en", "fr"):
        words = site_words(language)
        names = {words.say(f"level-{level}") for level in LEVELS}
        assert len(names) == len(LEVELS)
        assert "4" in words.say("level-thinks", seconds=int(seconds_of("expert")))
    assert 0 < caretaker.USED < 1
