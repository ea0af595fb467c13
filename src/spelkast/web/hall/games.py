"""The games in progress, kept ready in memory and always as new as the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace

from ...engine.chronicle import Chronicle
from ...engine.game import Game, game
from ...engine.source import source_hash
from ...engine.table import Table
from ..store.store import Kept, Played, Store
from .refusals import Refused

MOST = 128
"""Games that are kept ready; others are loaded again."""
SNAPSHOT_EVERY = 32


@dataclass(frozen=True)
class Going:
    """A game in progress: what happened, and when."""

    chronicle: Chronicle
    times: tuple[float, ...]
    """When the game began, and when each entry was made."""

    def after(self, played: Played) -> Going:
        """The game with one more entry; this one stays as it is. Raises what the table raises."""
        twin = self.chronicle.twin()
        twin.add(played.entry)
        return Going(twin, (*self.times, played.at))

    @property
    def asked(self) -> dict[int, float]:
        """Since when each seat has owed its decision, in truth: for those who move for it."""
        chronicle = self.chronicle
        return {seat: self.times[chronicle.asked_since(seat)] for seat in chronicle.table.to_act}

    def seems_asked(self, viewer: int) -> dict[int, float]:
        """The same as a viewer may know it."""
        return {seat: self.times[n] for seat, n in self.chronicle.waited_for(viewer).items()}


def rules_of(kept: Kept) -> Game:
    """The rules a room plays by; a game begun under other rules cannot go on."""
    try:
        found = game(kept.room.game)
    except ValueError as error:
        raise Refused("no-game") from error
    if found.version != kept.room.rules:
        raise Refused("other-rules")
    return found


class Games:
    """Loads games from the store, from the last snapshot on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready: OrderedDict[str, Going] = OrderedDict()
        self._layout = ""

    async def get(self, kept: Kept) -> Going:
        """The game of a room, with every entry that the store had when the room was read."""
        going = self._ready.get(kept.room.id)
        if going is None:
            going = await self._load(kept)
        count = len(going.chronicle.entries)
        if count < kept.entries:
            news = await self._store.entries(kept.room.id, after=count)
            for played in news:
                going = going.after(played)
        self.put(kept.room.id, going)
        return going

    def put(self, room: str, going: Going) -> None:
        known = self._ready.get(room)
        if known is None or len(known.chronicle.entries) <= len(going.chronicle.entries):
            self._ready[room] = going
        self._ready.move_to_end(room)
        while len(self._ready) > MOST:
            self._ready.popitem(last=False)

    async def _load(self, kept: Kept) -> Going:
        table = self.deal(kept)
        begun = kept.room.started or kept.room.created
        going = Going(Chronicle(table), (begun,))
        stored = await self._store.entries(kept.room.id)
        # What a fork took over was made before it began: nobody's time has run since then.
        played = [replace(one, at=max(one.at, begun)) for one in stored]
        going, done = await self._from_snapshot(kept, going, played)
        for one in played[done:]:
            going = going.after(one)
        return going

    @staticmethod
    def deal(kept: Kept) -> Table:
        """The table of a room before the first move."""
        room = kept.room
        return Table(rules_of(kept), room.players, int(kept.seed), 0, room.options)

    async def _from_snapshot(
        self, kept: Kept, going: Going, played: list[Played]
    ) -> tuple[Going, int]:
        """As far as the last snapshot goes, if there is one that these sources can read."""
        found = await self._store.snapshot(kept.room.id)
        if found is None or found[1] != self.layout() or found[0] > len(played):
            return going, 0
        count, _, data = found
        chronicle = going.chronicle.twin()
        try:
            chronicle.restore([one.entry for one in played[:count]], data)
        except ValueError:  # not what it says: the log decides
            return going, 0
        times = (one.at for one in played[:count])
        return Going(chronicle, (*going.times, *times)), count

    async def keep(self, room: str, going: Going) -> None:
        """Now and then, so that a game loads quickly."""
        count = len(going.chronicle.entries)
        if count % SNAPSHOT_EVERY:
            return
        data = await asyncio.to_thread(going.chronicle.snapshot)
        if data is not None:
            await self._store.put_snapshot(room, count, self.layout(), data)

    def layout(self) -> str:
        """A name for how records look: a snapshot of other sources is not read."""
        self._layout = self._layout or source_hash()
        return self._layout
