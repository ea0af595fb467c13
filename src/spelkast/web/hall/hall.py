"""The hall: everything that can be asked of it and done in it, once a game runs."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from ...engine.actions import UnknownAction, seat_letter
from ...engine.chronicle import UNDO, Chronicle, Entry
from ...engine.gamefile import HEAD, to_data
from ...engine.schema import PUBLIC
from ...engine.table import IllegalAction, NoUndo
from ...engine.view import View
from ...engine.words import Words
from ..settings import Settings
from ..store.people import People
from ..store.store import Conflict, Kept, Played, Step, Store
from .games import Games, Going
from .model import ChatLine, LogLine, Person, Proof, Room, Showing, State, Watch
from .names import names_of, visible
from .news import News
from .refusals import Refused

log = logging.getLogger("spelkast")
CHAT_LENGTH, CHAT_LINES, CHAT_SHOWN = 500, 2000, 100
PATIENCE = 120.0
"""Seconds after which the others may vote for a bot, even if the page is in touch."""
MISSES = 2
"""So many decisions in a row taken by the clock, and a bot goes on."""
TRIES = 12
"""How often an entry is tried again when others answer at the same time."""
ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
OPEN = "open"
"""The eyes of a replay that sees everything."""


class Hall:
    """One server's hall. Several may stand on one database."""

    def __init__(self, settings: Settings, store: Store, people: People, news: News) -> None:
        self.settings, self.store, self.people, self.news = settings, store, people, news
        self.games = Games(store)
        self.on_change: Callable[[], None] = lambda: None
        """The caretaker's ear."""

    @property
    def now(self) -> float:
        return self.settings.clock()

    def changed(self, room: str) -> None:
        """Something was committed: whoever looks at this room looks again."""
        self.news.tell(room)
        self.on_change()

    # Looking.

    async def kept(self, room: str) -> Kept:
        found = await self.store.room(room) if ROOM_ID.fullmatch(room) else None
        if found is None:
            raise Refused("no-room")
        return found

    async def room(self, room: str) -> Room:
        return (await self.kept(room)).room

    def eyes(self, room: Room, person: Person | None, seat: int | None) -> int:
        """Whose view somebody gets: a seat of their own, or the spectator's if there is one."""
        mine = room.seats_of(person.id if person else None)
        if seat is not None and seat != PUBLIC:
            if seat not in mine:
                raise Refused("not-yours")
            return seat
        if seat is None and len(mine) == 1:
            return mine[0]
        if not mine and room.watch is Watch.NOBODY and room.state is not State.OPEN:
            if person is None or room.host != person.id:
                raise Refused("no-watching")
        return PUBLIC

    async def showing(
        self, room: str, person: Person | None, seat: int | None, frame: int | None = None
    ) -> Showing:
        """What somebody sees of a game that runs or is over."""
        kept = await self.kept(room)
        if kept.room.state is State.OPEN:
            raise Refused("not-playing")
        viewer = self.eyes(kept.room, person, seat)
        return await self.show(kept, viewer, person, frame)

    async def show(
        self, kept: Kept, seat: int, person: Person | None, frame: int | None = None
    ) -> Showing:
        """A moment as one seat sees it. Who may have these eyes has been checked before."""
        going = await self.games.get(kept)
        chronicle = going.chronicle
        frames = chronicle.frames(seat)
        latest = len(frames) - 1
        wanted = latest if frame is None else frame
        if not 0 <= wanted <= latest:
            raise Refused("no-frame")
        newest, room = wanted == latest, kept.room
        lines = (line for line in chronicle.lines(seat) if line.frame <= wanted)
        # A frame that was missed shows the question if it stood then and still stands: else the
        # page would let go of it, and of what is picked, whenever two others answer at once.
        stands = newest or frames[wanted] >= chronicle.asked_after(seat)
        asks = stands and seat != PUBLIC and not chronicle.table.over
        return Showing(
            room=room,
            seat=seat,
            view=self._view(chronicle, seat, wanted, newest),
            frame=wanted,
            moment=chronicle.moment(seat) if asks else "",
            log=tuple(LogLine(line.event, line.frame) for line in lines),
            chat=tuple(await self.store.chat(room.id, CHAT_SHOWN)),
            undo=self._undo(chronicle, seat) if asks else "",
            deadlines=self.deadlines(room, going, seat) if newest else {},
            now=self.now,
            person=person.id if person else None,
            latest=latest,
            proof=self.proof(kept),
            slow=self.slow(room, going, seat) if newest else frozenset(),
        )

    @staticmethod
    def _view(chronicle: Chronicle, seat: int, frame: int, newest: bool) -> View:
        """What a seat sees; when the game is over, all cards lie open."""
        if newest and chronicle.table.over:
            return chronicle.open_view(len(chronicle.entries), seat)
        return chronicle.view(seat, frame)

    @staticmethod
    def _undo(chronicle: Chronicle, seat: int) -> str:
        """Named by the seat's last move, so that a request sent twice takes back one."""
        return str(chronicle.made_by(seat)) if chronicle.table.can_undo(seat) else ""

    def slow(self, room: Room, going: Going, viewer: int) -> frozenset[int]:
        """The people who seem to keep the others waiting: away, or thinking for very long."""
        now = self.now
        return frozenset(
            seat
            for seat, asked in going.seems_asked(viewer).items()
            if not room.chairs[seat].played_by_bot
            and (room.chairs[seat].away(now) or now - asked > PATIENCE)
        )

    def deadlines(self, room: Room, going: Going, viewer: int) -> dict[int, float]:
        if not room.clock or going.chronicle.table.over:
            return {}
        return {seat: asked + room.clock for seat, asked in going.seems_asked(viewer).items()}

    def proof(self, kept: Kept) -> Proof | None:
        if kept.room.state is not State.OVER:
            return None
        return Proof(kept.room.commitment, kept.seed, kept.nonce)

    async def waiting(self, room: str, person: Person | None) -> tuple[int, ...]:
        """The seats that owe a decision, as far as somebody may know."""
        return await self._waiting(await self.kept(room), person)

    async def _waiting(self, kept: Kept, person: Person | None) -> tuple[int, ...]:
        if kept.room.state is not State.PLAYING:
            return ()
        try:
            chronicle = (await self.games.get(kept)).chronicle
        except Refused:  # begun under other rules: it is listed all the same
            return ()
        mine = kept.room.seats_of(person.id if person else None)
        owed = {seat for seat in mine if seat in chronicle.table.to_act}
        return tuple(sorted(owed | ({*chronicle.view(PUBLIC).waiting} - {*mine})))

    async def rooms_of(self, person: Person, most: int) -> list[tuple[Room, tuple[int, ...]]]:
        """Somebody's newest rooms, each with the seats that owe a decision there."""
        kept = await self.store.rooms_of(person.id, most)
        return [(one.room, await self._waiting(one, person)) for one in kept]

    async def watchable(self, most: int) -> list[Room]:
        """Rooms that everybody may watch."""
        return [kept.room for kept in await self.store.watchable(most)]

    # Looking back.

    async def replay(
        self, room: str, person: Person | None, eyes: str, frame: int | None
    ) -> tuple[Showing, int]:
        """A moment of a finished game as a seat saw it, or all open; and the move it came after."""
        kept = await self.finished(room, person)
        going = await self.games.get(kept)
        chronicle = going.chronicle.played()
        seat = PUBLIC if eyes in (OPEN, "public") else self.seat_of(kept.room, eyes)
        frames = [*range(len(chronicle.entries) + 1)] if eyes == OPEN else chronicle.frames(seat)
        wanted = len(frames) - 1 if frame is None else frame
        if not 0 <= wanted < len(frames):
            raise Refused("no-frame")
        past = frames[wanted]
        open_view = eyes == OPEN
        lines = chronicle.lines(seat)
        numbers = {entry: number for number, entry in enumerate(frames)}
        own = chronicle.frames(seat)
        log = tuple(LogLine(line.event, numbers[own[line.frame]]) for line in lines)
        view = chronicle.open_view(past) if open_view else chronicle.view(seat, wanted)
        showing = Showing(
            room=kept.room,
            seat=seat,
            view=view,
            frame=wanted,
            moment="",
            log=log,
            chat=(),
            undo="",
            deadlines={},
            now=self.now,
            person=person.id if person else None,
            latest=len(frames) - 1,
            proof=self.proof(kept),
            moved=chronicle.entries[past - 1] if open_view and past else None,
        )
        return showing, past

    async def finished(self, room: str, person: Person | None) -> Kept:
        """A room whose game is over, for somebody who may look at it."""
        kept = await self.kept(room)
        if kept.room.state is not State.OVER:
            raise Refused("not-over")
        self.eyes(kept.room, person, None)
        return kept

    async def game_file(self, room: str, person: Person | None) -> dict[str, object]:
        """The whole game, which proves that the deal was fixed before the first move."""
        kept = await self.finished(room, person)
        proof = {"hash": kept.room.commitment, "nonce": kept.nonce}
        try:
            going = await self.games.get(kept)
        except Refused:  # by rules that are gone: what was written down is still true
            return {**await self._as_written(kept), "commitment": proof}
        return {**to_data(going.chronicle.table), "commitment": proof}

    async def _as_written(self, kept: Kept) -> dict[str, object]:
        """A game file from the store alone; it names the version of the rules that can read it."""
        log: list[Entry] = []
        for played in await self.store.entries(kept.room.id):
            if played.entry.text == UNDO:
                last = max(n for n, entry in enumerate(log) if entry.seat == played.entry.seat)
                del log[last]
            else:
                log.append(played.entry)
        moves = [f"{seat_letter(entry.seat)} {entry.text}" for entry in log]
        return {**HEAD, **kept.deal(), "log": moves, "results": list(kept.room.results or ())}

    async def proved(self, room: str, person: Person | None) -> tuple[Room, Proof, str]:
        """A finished room, what proves its deal, and the very text that was hashed."""
        kept = await self.finished(room, person)
        proof = self.proof(kept)
        assert proof is not None
        return kept.room, proof, kept.committed()

    # Playing.

    @staticmethod
    def seat_of(room: Room, letter: str) -> int:
        seats = {seat_letter(chair.seat): chair.seat for chair in room.chairs}
        if letter not in seats:
            raise Refused("bad-seat")
        return seats[letter]

    def own_seat(self, room: Room, person: Person | None, letter: str | None) -> int:
        """The seat of this letter if it is this person's; without a letter, their only one."""
        if person is None:
            raise Refused("nobody")
        mine = room.seats_of(person.id)
        if letter is None and len(mine) == 1:
            return mine[0]
        seat = self.seat_of(room, letter or "")
        if seat not in mine:
            raise Refused("not-yours")
        return seat

    async def act(
        self,
        room: str,
        person: Person | None,
        seat: str | None,
        action: str,
        moment: str | None,
        language: str = "en",
    ) -> None:
        """Play an action that answers this moment."""
        kept = await self.kept(room)
        own = self.own_seat(kept.room, person, seat)
        await self.enter(kept, Entry(own, action), "person", moment, language)
        if kept.room.chairs[own].stand_in:  # whoever moves is back
            await self.store.stand_in(room, own, False, self.now)
            self.changed(room)

    async def undo(
        self,
        room: str,
        person: Person | None,
        seat: str | None,
        moment: str,
        language: str = "en",
    ) -> None:
        """Take back the last move, which `moment` names."""
        kept = await self.kept(room)
        own = self.own_seat(kept.room, person, seat)
        if kept.room.state is State.PLAYING:
            going = await self.games.get(kept)
            if moment != str(going.chronicle.made_by(own)):
                raise Refused("stale")
        await self.enter(kept, Entry(own, UNDO), "person", None, language)

    async def enter(
        self, kept: Kept, entry: Entry, by: str, moment: str | None, language: str = "en"
    ) -> None:
        """Write an entry that answers a moment, whatever others answer meanwhile.

        What can be refused is refused at once. In a phase that stays open for a while, what a
        person answers before counts only then.
        """
        held = by != "person"
        for _ in range(TRIES):
            if kept.room.state is not State.PLAYING:
                raise Refused("stale" if kept.room.state is State.OVER else "not-playing")
            going = await self.games.get(kept)
            if moment is not None and moment != going.chronicle.moment(entry.seat):
                raise Refused("stale")
            entry = self._spelled(going, entry)
            played = Played(entry, self.now, by)
            after = self._try(kept.room, going, played, language)
            if not held:
                held = True
                if early := self._early(going, entry.seat):
                    await self.settings.wait(early)
                    kept = await self.kept(kept.room.id)
                    continue
            try:
                await self.store.add_entry(self._step(kept, going, after, played))
            except Conflict:  # another seat was quicker: look again, ours may still stand
                kept = await self.kept(kept.room.id)
                continue
            self.games.put(kept.room.id, after)
            self.changed(kept.room.id)
            try:
                await self.games.keep(kept.room.id, after)
            except Exception:  # the move counts all the same
                log.exception("a snapshot could not be kept")
            return
        raise Refused("stale")

    def _early(self, going: Going, seat: int) -> float:
        """How many seconds too early an answer of this seat comes now (see `Phase.open_for`)."""
        asked = going.asked.get(seat)
        if asked is None:
            return 0.0
        return max(0.0, asked + going.chronicle.phase.open_for - self.now)

    @staticmethod
    def _spelled(going: Going, entry: Entry) -> Entry:
        """The entry as the log spells it, however it was typed."""
        if entry.text == UNDO:
            return entry
        try:
            return Entry(entry.seat, going.chronicle.table.action(entry.text).text)
        except UnknownAction as error:
            raise Refused("unknown-action", str(error)[:300]) from error

    def _try(self, room: Room, going: Going, played: Played, language: str) -> Going:
        """The game after an entry; refused in words if the rules forbid it."""
        words = Words(going.chronicle.game, language)
        names = names_of(room, language)
        try:
            return going.after(played)
        except IllegalAction as error:
            view = going.chronicle.view(played.entry.seat)
            raise Refused("illegal", words.refusal(error, view, names)) from error
        except NoUndo as error:
            raise Refused("no-undo", words.refusal(error)) from error

    def _step(self, kept: Kept, going: Going, after: Going, played: Played) -> Step:
        table, seat = after.chronicle.table, played.entry.seat
        # A decision of several steps that the clock takes was missed once.
        missed = played.by == "clock" and going.chronicle.answers_anew(seat)
        given_up = missed and kept.misses[seat] + 1 >= MISSES
        room = with_stand_in(kept.room, seat) if given_up else kept.room
        values: dict[str, object] = {}
        if table.over:
            assert table.results is not None
            assert table.ranks is not None
            values |= {
                "state": State.OVER.value,
                "ended": played.at,
                "results": list(table.results),
                "ranks": list(table.ranks),
            }
        seq = len(after.chronicle.entries)
        return Step(kept.room.id, seq, played, values, self.wake_at(room, after), missed, given_up)

    def wake_at(self, room: Room, going: Going) -> float | None:
        """When the caretaker must look: a bot's answer is due, or somebody's time is up."""
        pause, times = self.settings.bot_pause, []
        for seat, asked in going.asked.items():
            if room.chairs[seat].played_by_bot:
                times.append(asked + pause)
            elif room.clock:
                times.append(asked + room.clock)
        return min(times, default=None)

    async def why(
        self, room: str, person: Person | None, seat: str | None, action: str, language: str
    ) -> str:
        """Why an action is refused; "" if it is not."""
        kept = await self.kept(room)
        own = self.own_seat(kept.room, person, seat)
        if kept.room.state is State.OPEN:
            raise Refused("not-playing")
        going = await self.games.get(kept)
        words = Words(going.chronicle.game, language)
        try:
            going.chronicle.table.check(own, action)
        except UnknownAction as error:
            raise Refused("unknown-action", str(error)) from error
        except IllegalAction as error:
            view = going.chronicle.view(own)
            return words.refusal(error, view, names_of(kept.room, language))
        return ""

    # Talking.

    async def say(self, room: str, person: Person | None, seat: str | None, text: str) -> None:
        kept = await self.kept(room)
        if person is None:
            raise Refused("nobody")
        words = " ".join(visible(text).split())
        if not words or len(words) > CHAT_LENGTH:
            raise Refused("bad-chat")
        own = self._speaks_from(kept.room, person, seat)
        name = person.name if own == PUBLIC else kept.room.chairs[own].name
        if own == PUBLIC and not name:  # the seated are called by their seat
            raise Refused("bad-name")
        line = ChatLine(0, own, name, words, self.now)
        if not await self.store.say(room, line, person.id, CHAT_LINES):
            raise Refused("chat-full")
        self.changed(room)

    def _speaks_from(self, room: Room, person: Person, seat: str | None) -> int:
        mine = room.seats_of(person.id)
        if seat:
            return self.own_seat(room, person, seat)
        if mine:
            return mine[0]
        if room.state is State.OPEN:
            raise Refused("not-yours")
        return self.eyes(room, person, PUBLIC)

    # Being away.

    async def rest(
        self, room: str, person: Person | None, seat: str | None, stand_in: bool
    ) -> None:
        """Let a bot play for me, or take my seat back."""
        kept = await self.kept(room)
        own = self.own_seat(kept.room, person, seat)
        if kept.room.state is not State.PLAYING:
            raise Refused("not-playing")
        await self.store.stand_in(room, own, stand_in, self.now)
        self.changed(room)

    async def vote(self, room: str, person: Person | None, seat: str, by: str | None) -> None:
        """Ask for a bot in a seat whose player is away; it comes when most of the others agree."""
        kept = await self.kept(room)
        voter = self.own_seat(kept.room, person, by)
        absent = self.seat_of(kept.room, seat)
        if kept.room.state is not State.PLAYING:
            raise Refused("not-playing")
        going = await self.games.get(kept)
        if absent == voter or absent not in self.slow(kept.room, going, voter):
            raise Refused("no-vote")
        await self.store.vote(room, absent, voter)
        kept = await self.kept(room)
        voters = {voter, *self.voters(kept.room, absent)}
        votes = kept.room.chairs[absent].votes & voters
        if 2 * len(votes) > len(voters):
            await self.store.stand_in(room, absent, True, self.now)
        self.changed(room)

    def voters(self, room: Room, absent: int) -> Sequence[int]:
        """Who decides about a bot in this seat: the other people who are there."""
        return [
            chair.seat
            for chair in room.chairs
            if chair.seat != absent and not chair.played_by_bot and not chair.away(self.now)
        ]


def with_stand_in(room: Room, seat: int) -> Room:
    """The room once a bot plays in this seat."""
    chairs = (
        replace(chair, stand_in=True) if chair.seat == seat else chair for chair in room.chairs
    )
    return replace(room, chairs=tuple(chairs))
