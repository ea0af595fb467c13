"""The caretaker: sees to it that no game stalls. Bots answer, and clocks run out.

A room says in the store when it wants to be looked after. Any server may do so; one does.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from ...bots.levels import make_bot, make_timed, seconds_of
from ...bots.program import BadBot
from ...engine.actions import Action
from ...engine.chronicle import Entry
from ...engine.view import View
from .games import Going
from .hall import Hall
from .model import Room, State
from .refusals import Refused

LEASE = 30.0
"""Seconds after which somebody else looks after a room that was left alone."""
LONGEST_NAP = 1.0
USED = 0.85
"""Share of its time that a bot thinks; the rest hides that some moves take a little longer."""
THINKING = ThreadPoolExecutor(max(2, os.cpu_count() or 2), "thinking")
"""Where bots think: threads of their own, so that nothing else waits for one."""
log = logging.getLogger("spelkast")

Think = Callable[[str, int, str, str], Awaitable[None]]
"""Have somebody think about a seat's move: room, seat, the moment it answers, who moves."""


class Thinker:
    """Thinks about moves, in threads: kernels do not hold up the server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def think(self, room: str, seat: int, moment: str, by: str) -> None:
        """Choose and play; and go on at once as long as nobody else can have noticed.

        Else the time until everybody has answered would tell how many moves a hidden answer took.
        """
        while moment:
            await self._answer(room, seat, moment, by)
            kept = await self.hall.kept(room)
            if kept.room.state is not State.PLAYING:
                return
            chronicle = (await self.hall.games.get(kept)).chronicle
            before, moment = moment, chronicle.moment(seat)
            if moment == before or chronicle.noticed_last(seat):
                return

    async def _answer(self, room: str, seat: int, moment: str, by: str) -> None:
        """One move, if the question still stands when the answer is there."""
        kept = await self.hall.kept(room)
        going = await self.hall.games.get(kept)
        if going.chronicle.moment(seat) != moment or not self._wanted(kept.room, going, seat, by):
            return
        view, level = going.chronicle.view(seat), kept.room.chairs[seat].level
        luck = self._luck(room, seat, moment)
        due = asyncio.get_running_loop().time() + seconds_of(level)
        action = await asyncio.get_running_loop().run_in_executor(
            THINKING, self._choose, level, view, luck
        )
        # Whatever it thought about, and however long: the answer comes after the same time.
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        kept = await self.hall.kept(room)
        if not self._wanted(kept.room, going, seat, by):  # the person came back meanwhile
            return
        try:
            await self.hall.enter(kept, Entry(seat, action.text), by, moment)
        except Refused as refused:
            if refused.code != "stale":  # somebody was quicker: that is all
                raise

    def _wanted(self, room: Room, going: Going, seat: int, by: str) -> bool:
        """Is it still a bot's to move here, or the clock's?"""
        if room.chairs[seat].played_by_bot:
            return True
        asked = going.asked.get(seat, self.hall.now)
        return by == "clock" and bool(room.clock) and self.hall.now >= asked + room.clock

    def _luck(self, room: str, seat: int, moment: str) -> int:
        """A seed of the bot's own, which tells nothing about the deal."""
        text = f"bot:{self.hall.settings.secret}:{room}:{seat}:{moment}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])

    @staticmethod
    def _choose(level: str, view: View, luck: int) -> Action:
        """Search to the end, or for most of the time that the level has."""
        bot = make_timed(level, luck, view.seat, USED * seconds_of(level))
        try:
            return bot.choose(view, view.legal())
        except BadBot as error:  # somebody's own program: no game stalls because of it
            log.warning("a bot did not answer: %s", error)
            return make_bot("rules", luck, view.seat).choose(view, view.legal())


class Caretaker:
    """Goes round the rooms that are due."""

    def __init__(self, hall: Hall, think: Think) -> None:
        self.hall, self._think = hall, think
        self._awake = asyncio.Event()
        self._round: asyncio.Task[None] | None = None
        self._busy: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._round = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        tasks = [*self._busy, *([self._round] if self._round else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def nudge(self) -> None:
        """Something may be due sooner than thought."""
        self._awake.set()

    async def _go_round(self) -> None:
        while True:
            self._awake.clear()
            try:
                for room in await self.hall.store.due(self.hall.now):
                    task = asyncio.create_task(self._look_after(room))
                    self._busy.add(task)
                    task.add_done_callback(self._busy.discard)
                nap = await self._nap()
            except Exception:  # the database is away: go on trying
                log.exception("the caretaker could not look at the rooms")
                nap = LONGEST_NAP
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), nap)

    async def _nap(self) -> float:
        due = await self.hall.store.next_due()
        wait = LONGEST_NAP if due is None else due - self.hall.now
        return min(max(wait, 0.01), LONGEST_NAP)

    async def _look_after(self, room: str) -> None:
        now = self.hall.now
        lease = now + LEASE
        try:
            if await self.hall.store.lease(room, now, lease):
                await self.hall.store.release(room, lease, await self.attend(room))
        except Refused as refused:
            if refused.code in ("other-rules", "no-game"):  # nobody can play on here
                await self.hall.store.release(room, lease, None)
            else:
                log.warning("a room could not be looked after: %s", refused.code)
        except Exception:
            log.exception("a room could not be looked after")

    async def attend(self, room: str) -> float | None:
        """Have every seat moved that must not keep the others waiting; when to look again."""
        kept = await self.hall.kept(room)
        if kept.room.state is not State.PLAYING:
            return None
        going = await self.hall.games.get(kept)
        due = self._due(kept.room, going)
        # Side by side: those who choose at the same time do not wait for each other.
        asked = (self._think(room, seat, going.chronicle.moment(seat), by) for seat, by in due)
        await asyncio.gather(*asked)
        if due:  # if an answer got lost, it is asked for again
            return self.hall.now + LEASE
        return self.hall.wake_at(kept.room, going)

    def _due(self, room: Room, going: Going) -> list[tuple[int, str]]:
        """The seats whose answer is due now, and who gives it."""
        now, found = self.hall.now, []
        for seat, asked in going.asked.items():
            if room.chairs[seat].played_by_bot:
                if now >= asked + self.hall.settings.bot_pause:
                    found.append((seat, "bot"))
            elif room.clock and now >= asked + room.clock:
                found.append((seat, "clock"))
        return found
