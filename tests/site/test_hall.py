"""The hall: taking seats, playing, being away, looking back. On SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spelkast.engine.chronicle import Entry
from spelkast.engine.gamefile import commit, verify
from spelkast.engine.schema import PUBLIC
from spelkast.web.hall.hall import CHAT_LENGTH
from spelkast.web.hall.model import Chair, Kind, Person, Showing, State, Watch
from spelkast.web.hall.refusals import Refused
from tests.site.halls import House, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(data: Path, database: str) -> AsyncIterator[House]:
    async with open_house(data, database) as opened:
        yield opened


async def refused(code: str, doing: object) -> None:
    with pytest.raises(Refused) as caught:
        await doing  # type: ignore[misc]
    assert caught.value.code == code


# Sitting down.


async def test_friends_take_the_free_seats_and_the_host_begins(house: House) -> None:
    host, jan, cato, piet = [await house.somebody(n) for n in ("Sofie", "Jan", "Cato", "Piet")]
    room = await house.lobby.set_table(host, "inferos", 3)
    await refused("not-full", house.lobby.begin(room, host))
    assert await house.lobby.join(room, jan, "Jan") == 1
    await refused("seat-taken", house.lobby.join(room, jan, "Jan"))
    await refused("seat-taken", house.lobby.join(room, cato, "Cato", "B"))
    await refused("bad-name", house.lobby.join(room, cato, " \n "))
    assert await house.lobby.join(room, cato, "Cato", "C") == 2
    await refused("full", house.lobby.join(room, piet, "Piet"))
    await refused("not-host", house.lobby.begin(room, jan))
    await house.lobby.begin(room, host)
    await refused("not-open", house.lobby.begin(room, host))
    found = await house.hall.room(room)
    assert [chair.name for chair in found.chairs] == ["Sofie", "Jan", "Cato"]
    assert found.state is State.PLAYING


async def test_one_seat_many_guests_at_once(house: House) -> None:
    host = await house.somebody("Sofie")
    guests = [await house.somebody(f"G{n}") for n in range(6)]
    room = await house.lobby.set_table(host, "inferos", 3)
    tried = await asyncio.gather(
        *(house.lobby.join(room, guest, guest.name) for guest in guests), return_exceptions=True
    )
    seated = [seat for seat in tried if isinstance(seat, int)]
    assert sorted(seated) == [1, 2]
    assert all(isinstance(t, int) or (isinstance(t, Refused) and t.code == "full") for t in tried)


async def test_a_table_begins_by_itself_when_the_host_wants_that(house: House) -> None:
    host, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.lobby.set_table(host, "inferos", 2)
    await house.lobby.set_rules(room, host, {}, auto_begin=True)
    assert (await house.hall.room(room)).state is State.OPEN
    await house.lobby.join(room, jan, "Jan")
    assert (await house.hall.room(room)).state is State.PLAYING


async def test_the_host_sets_seats_and_rules(house: House) -> None:
    host, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.lobby.set_table(host, "inferos", 3)
    await house.lobby.set_chair(room, host, "B", "bot", "", "random")
    await house.lobby.set_chair(room, host, "C", "device", "Piet", "")
    await house.lobby.set_rules(room, host, {"vega_take": "open"}, clock=30, watch="nobody")
    await house.lobby.set_players(room, host, 4)
    await house.lobby.remove_seat(room, host, "B")
    found = await house.hall.room(room)
    assert [chair.kind for chair in found.chairs] == [Kind.PERSON, Kind.DEVICE, Kind.EMPTY]
    assert found.chairs[1].name == "Piet"
    assert found.seats_of(host.id) == (0, 1)
    assert found.options["vega_take"] == "open"
    assert (found.clock, found.watch) == (30, Watch.NOBODY)
    before = await house.hall.room(room)
    await refused("bad-option", house.lobby.set_rules(room, host, {"vega_take": "never"}))
    await refused("bad-option", house.lobby.set_rules(room, host, {"colour": "red"}))
    await refused("bad-option", house.lobby.set_rules(room, host, {}, clock=17))
    await refused("bad-option", house.lobby.set_rules(room, host, {}, watch="everybody"))
    await refused("bad-players", house.lobby.set_players(room, host, 9))
    await refused("bad-level", house.lobby.set_chair(room, host, "B", "bot", "", "genius"))
    await refused("bad-chair", house.lobby.set_chair(room, host, "B", "king", "", ""))
    await refused("bad-chair", house.lobby.set_chair(room, host, "C", "person", "", ""))
    await refused("bad-seat", house.lobby.set_chair(room, host, "Z", "bot", "", ""))
    await refused("not-host", house.lobby.set_players(room, jan, 2))
    assert await house.hall.room(room) == before


async def test_a_preset_sets_several_rules_and_leaves_the_rest(house: House) -> None:
    host = await house.somebody("Sofie")
    room = await house.lobby.set_table(host, "reich")
    assert (await house.hall.room(room)).players == 4
    await house.lobby.set_rules(room, host, {"tie": "last_event"}, preset="grand")
    options = (await house.hall.room(room)).options
    assert (options["games"], options["rule_hero"], options["tie"]) == (3, "on", "last_event")
    await house.lobby.set_rules(room, host, {}, preset="learning")
    options = (await house.hall.room(room)).options
    assert (options["games"], options["rule_hero"], options["tie"]) == (1, "off", "last_event")
    await refused("bad-option", house.lobby.set_rules(room, host, {}, preset="chess"))
    await refused("bad-option", house.lobby.quick(host, "inferos", None, "rules", "grand"))
    quick = await house.hall.room(await house.lobby.quick(host, "reich", None, "rules", "learning"))
    assert (quick.players, quick.options["rule_elector"]) == (4, "off")


async def test_the_host_does_not_overwrite_who_has_just_sat_down(house: House) -> None:
    host, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.lobby.set_table(host, "inferos", 3)
    before = (await house.hall.room(room)).chairs
    await house.lobby.join(room, jan, "Jan")
    bot = Chair(1, Kind.BOT, "", None, "rules")
    assert not await house.hall.store.set_chair(room, bot, before[1])
    assert not await house.hall.store.set_chairs(room, before[:2], before)
    await house.lobby.begin(room, host, fill=True)
    assert [c.kind for c in (await house.hall.room(room)).chairs] == [
        Kind.PERSON,
        Kind.PERSON,
        Kind.BOT,
    ]


async def test_a_table_can_be_cleared(house: House) -> None:
    host, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.lobby.set_table(host, "inferos")
    await house.lobby.join(room, jan, "Jan")
    await refused("not-host", house.lobby.close(room, jan))
    await house.lobby.close(room, host)
    await refused("no-room", house.hall.room(room))
    running = await house.table(host, "rules")
    await refused("not-open", house.lobby.close(running, host))


async def test_a_fork_does_not_begin_with_its_time_up(house: House) -> None:
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, "rules", options={"turn_limit": 40})
    await house.finish(room, sofie)
    forked = await house.lobby.fork(room, sofie, "A", 4)
    await house.lobby.set_rules(forked, sofie, {}, clock=30)
    house.time.now += 300
    await house.lobby.begin(forked, sofie)
    deadlines = (await house.see(forked, sofie)).deadlines
    assert deadlines
    assert all(at >= house.time.now + 30 for at in deadlines.values())


async def test_a_move_is_kept_as_the_log_spells_it(house: House) -> None:
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.table(sofie, jan)
    moment = (await house.see(room, sofie)).moment
    await house.hall.act(room, sofie, None, "PLAY" + " " * 500 + "3", moment)
    assert [one.entry.text for one in await house.hall.store.entries(room)] == ["play 3"]
    await house.hall.say(room, jan, None, "nothing\x00 to\u202e see")
    assert (await house.see(room, jan)).chat[0].text == "nothing to see"


async def test_begin_with_bots_for_the_empty_seats(house: House) -> None:
    host = await house.somebody("Sofie")
    room = await house.lobby.set_table(host, "inferos", 4)
    await house.lobby.begin(room, host, fill=True)
    kinds = [chair.kind for chair in (await house.hall.room(room)).chairs]
    assert kinds == [Kind.PERSON, Kind.BOT, Kind.BOT, Kind.BOT]


# Playing.


async def test_a_move_answers_one_moment_once(house: House) -> None:
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.table(sofie, jan)
    asked = await house.see(room, sofie)
    others = await house.see(room, jan)
    await house.hall.act(room, jan, None, "play 2", others.moment)
    await refused("stale", house.hall.act(room, jan, None, "play 3", others.moment))
    assert (await house.see(room, sofie)).moment == asked.moment, "Jan's choice changes nothing"
    await refused("stale", house.hall.act(room, sofie, None, "play 3", "0-nonsense"))
    await refused("illegal", house.hall.act(room, sofie, None, "draw", asked.moment))
    await refused("unknown-action", house.hall.act(room, sofie, None, "fly", asked.moment))
    await refused("not-yours", house.hall.act(room, sofie, "B", "play 3", asked.moment))
    stranger = await house.somebody("Piet")
    await refused("not-yours", house.hall.act(room, stranger, "A", "play 3", asked.moment))
    await refused("nobody", house.hall.act(room, None, "A", "play 3", asked.moment))
    await house.hall.act(room, sofie, None, "play 3", asked.moment)
    kinds = [line.event.kind for line in (await house.see(room, sofie)).log]
    assert "reveal" in kinds


async def test_everybody_answers_at_the_same_time(house: House) -> None:
    people = [await house.somebody(f"P{n}") for n in range(4)]
    room = await house.table(*people)
    moments = [(await house.see(room, person)).moment for person in people]
    moves = [
        house.hall.act(room, person, None, f"play {n + 1}", moment)
        for n, (person, moment) in enumerate(zip(people, moments, strict=True))
    ]
    await asyncio.gather(*moves)
    events = [line.event for line in (await house.see(room, people[0])).log]
    reveal = next(event for event in events if event.kind == "reveal")
    assert [reveal.args[seat] for seat in "ABCD"] == ["1", "2", "3", "4"]


async def test_a_game_is_the_same_after_the_server_was_away(
    house: House, data: Path, database: str
) -> None:
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, "rules", "rules")
    for _ in range(40):
        if (await house.see(room, sofie)).mine:
            await house.move(room, sofie)
        house.time.now += 1
        await house.caretaker.attend(room)
    shown = await house.see(room, sofie)
    kept = await house.hall.kept(room)
    assert kept.entries > 32, "so that there is a snapshot"
    assert await house.hall.store.snapshot(room) is not None
    async with open_house(data, database) as again:
        again.time.now = house.time.now
        same = await again.see(room, sofie)
        assert same.view.records.tobytes() == shown.view.records.tobytes()
        assert (same.frame, same.moment, same.log) == (shown.frame, shown.moment, shown.log)
        going = await again.hall.games.get(await again.hall.kept(room))
        true = await house.hall.games.get(kept)
        assert going.chronicle.table.digest() == true.chronicle.table.digest()
        assert going.asked == true.asked


async def test_a_snapshot_that_lies_is_not_believed(
    house: House, data: Path, database: str
) -> None:
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, "rules")
    await house.move(room, sofie)
    shown = await house.see(room, sofie)
    await house.hall.store.put_snapshot(room, 1, house.hall.games.layout(), b"rubbish")
    async with open_house(data, database) as again:
        assert (await again.see(room, sofie)).log == shown.log
    other = await house.table(sofie, "rules")
    await house.move(other, sofie)
    data_of_other = (await house.hall.games.get(await house.hall.kept(other))).chronicle.snapshot()
    assert data_of_other is not None
    await house.hall.store.put_snapshot(room, 1, house.hall.games.layout(), data_of_other)
    async with open_house(data, database) as again:
        assert (await again.see(room, sofie)).log == shown.log


# Watching.


async def test_spectators_see_the_public_view_or_nothing(house: House) -> None:
    sofie, piet = await house.somebody("Sofie"), await house.somebody("Piet")
    room = await house.table(sofie, "rules")
    seen = await house.hall.showing(room, piet, None)
    assert seen.seat == PUBLIC
    assert not seen.view.hand.any()
    assert seen.moment == ""
    await refused("not-yours", house.hall.showing(room, piet, 0))
    await refused("not-yours", house.hall.showing(room, None, 1))
    closed = await house.table(sofie, "rules", watch="nobody")
    await refused("no-watching", house.hall.showing(closed, piet, None))
    await refused("no-watching", house.hall.showing(closed, None, PUBLIC))
    assert (await house.hall.showing(closed, sofie, None)).seat == 0


async def test_only_tables_for_all_are_listed(house: House) -> None:
    sofie = await house.somebody("Sofie")
    await house.table(sofie, "rules")
    shown = await house.table(sofie, "rules", watch="all")
    assert [kept.room.id for kept in await house.hall.store.watchable(10)] == [shown]


# Never stalling.


async def test_the_clock_moves_once_then_a_bot_stays_until_the_player_is_back(
    house: House,
) -> None:
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.table(sofie, jan, clock=30)
    await house.move(room, sofie)
    assert (await house.see(room, jan)).deadlines == {1: house.time.now + 30}
    await house.caretaker.attend(room)
    assert (await house.see(room, jan)).mine, "there is still time"
    house.time.now += 31
    await house.caretaker.attend(room)
    kept = await house.hall.kept(room)
    assert kept.misses == (0, 1)
    assert not kept.room.chairs[1].stand_in, "the seat stays Jan's"
    for _ in range(30):
        for seat, person in enumerate((sofie, jan)):
            showing = await house.see(room, person, seat)
            if showing.mine and person is sofie:
                await house.move(room, person)
        house.time.now += 31
        await house.caretaker.attend(room)
        if (await house.hall.room(room)).chairs[1].stand_in:
            break
    assert (await house.hall.room(room)).chairs[1].stand_in
    await house.hall.rest(room, jan, None, False)
    kept = await house.hall.kept(room)
    assert not kept.room.chairs[1].stand_in
    assert kept.misses[1] == 0


async def to_a_secret_step(house: House, room: str, people: list[Person]) -> int:
    """Play on until a seat can answer in several steps that nobody else sees; that seat."""
    for _ in range(200):
        for seat, person in enumerate(people):
            showing = await house.see(room, person, seat)
            if showing.view.phase_name == "line-up" and showing.mine:
                return seat
            if showing.mine:
                await house.move(room, person, "AB"[seat])
    raise AssertionError("no such moment")


async def test_secret_steps_do_not_show_in_the_clock(house: House) -> None:
    people = [await house.somebody(name) for name in ("Sofie", "Jan")]
    room = await house.table(*people, game="dungeonville", clock=180)
    seat = await to_a_secret_step(house, room, people)
    viewers = [(await house.see(room, people[1 - seat], 1 - seat)), await public(house, room)]
    house.time.now += 150
    await house.move(room, people[seat], "AB"[seat])
    again = [(await house.see(room, people[1 - seat], 1 - seat)), await public(house, room)]
    for before, after in zip(viewers, again, strict=True):
        assert after.frame == before.frame, "nobody has noticed"
        assert seat in before.deadlines
        assert after.deadlines == before.deadlines
        assert seat in after.slow, "thinking for long, however many steps"


async def public(house: House, room: str) -> Showing:
    return await house.hall.showing(room, None, PUBLIC)


async def test_a_decision_of_several_steps_is_missed_once(house: House) -> None:
    people = [await house.somebody(name) for name in ("Sofie", "Jan")]
    room = await house.table(*people, game="dungeonville", clock=30)
    seat = await to_a_secret_step(house, room, people)
    before = (await house.hall.kept(room)).entries
    house.time.now += 31
    await house.caretaker.attend(room)
    kept = await house.hall.kept(room)
    assert kept.entries > before + 1, "the clock has made several steps"
    assert kept.misses[seat] == 1
    assert not kept.room.chairs[seat].stand_in


async def test_the_others_vote_for_a_bot(house: House) -> None:
    people = [await house.somebody(f"P{n}") for n in range(4)]
    room = await house.table(*people)
    await house.hall.store.seen(room, [0, 1, 2, 3], house.time.now)
    await refused("no-vote", house.hall.vote(room, people[0], "A", None))
    await refused("no-vote", house.hall.vote(room, people[0], "D", None))  # D is there
    house.time.now += 60
    await house.hall.store.seen(room, [0, 1, 2], house.time.now)
    assert (await house.see(room, people[0])).slow == {3}
    await house.hall.vote(room, people[0], "D", None)
    assert (await house.hall.room(room)).chairs[3].votes == {0}
    await house.hall.vote(room, people[0], "D", None)
    assert (await house.hall.room(room)).chairs[3].votes == set(), "a vote can be taken back"
    await house.hall.vote(room, people[0], "D", None)
    assert not (await house.hall.room(room)).chairs[3].stand_in, "one of three is not most"
    await house.hall.vote(room, people[1], "D", None)
    chair = (await house.hall.room(room)).chairs[3]
    assert chair.stand_in
    assert chair.votes == set()
    await house.caretaker.attend(room)
    assert not (await house.see(room, people[3])).mine, "the bot has moved"
    await house.hall.rest(room, people[3], None, False)
    assert not (await house.hall.room(room)).chairs[3].stand_in


async def test_a_vote_counts_those_who_are_there(house: House) -> None:
    people = [await house.somebody(f"P{n}") for n in range(3)]
    room = await house.table(*people)
    house.time.now += 60
    await house.hall.store.seen(room, [0], house.time.now)
    for away in ("B", "C"):
        await house.hall.vote(room, people[0], away, None)
    assert [c.stand_in for c in (await house.hall.room(room)).chairs] == [False, True, True]


async def test_very_long_thinking_counts_as_being_away(house: House) -> None:
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.table(sofie, jan)
    house.time.now += 121
    await house.hall.store.seen(room, [0, 1], house.time.now)
    await house.hall.vote(room, sofie, "B", None)
    assert (await house.hall.room(room)).chairs[1].stand_in
    await house.hall.rest(room, jan, None, False)
    await house.move(room, jan)
    await refused("no-vote", house.hall.vote(room, sofie, "B", None))


async def test_a_bot_leaves_the_move_to_a_person_who_is_back(house: House) -> None:
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.table(sofie, jan)
    moment = (await house.see(room, jan)).moment
    await house.hall.rest(room, jan, None, True)
    await house.hall.rest(room, jan, None, False)
    await house.thinker.think(room, 1, moment, "bot")  # a job that waited too long
    assert (await house.see(room, jan)).moment == moment


async def test_no_wake_up_call_gets_lost(house: House) -> None:
    """A move that was begun before somebody became a stand-in does not put the room to sleep."""
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.table(sofie, jan)
    await house.caretaker._look_after(room)
    assert await house.hall.store.next_due() is None, "two people, no clock"
    before = await house.hall.kept(room)
    await house.hall.rest(room, jan, None, True)
    moment = (await house.see(room, sofie)).moment
    await house.hall.enter(before, Entry(0, "play 3"), "person", moment)
    assert await house.hall.store.due(house.time.now) == [room]


async def test_a_new_stand_in_does_not_wait_for_the_clock(house: House) -> None:
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.table(sofie, jan, clock=86_400)
    for _ in range(6):
        if (await house.see(room, sofie)).mine:
            await house.move(room, sofie)
        house.time.now += 86_401
        await house.caretaker._look_after(room)
        if (await house.hall.room(room)).chairs[1].stand_in:
            break
    assert (await house.hall.room(room)).chairs[1].stand_in
    going = await house.hall.games.get(await house.hall.kept(room))
    if 1 in going.asked:
        due = await house.hall.store.next_due()
        assert due is not None
        assert due <= house.time.now + 31


async def test_bots_pause_as_long_whatever_they_think(house: House) -> None:
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, "rules", "random")
    await house.caretaker._look_after(room)
    assert (await house.see(room, sofie)).view.waiting == (0, 1, 2)
    assert await house.hall.store.next_due() == house.time.now + 1
    house.time.now += 1
    await house.caretaker.attend(room)
    assert (await house.see(room, sofie)).view.waiting == (0,)


async def test_a_room_is_looked_after_by_one_server(house: House) -> None:
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, "rules")
    now = house.time.now
    assert await house.hall.store.due(now) == [room]
    tried = await asyncio.gather(*(house.hall.store.lease(room, now, now + 30) for _ in range(5)))
    assert tried.count(True) == 1
    assert await house.hall.store.due(now) == []
    assert await house.hall.store.due(now + 30) == [room], "and again if that one died"


# When it is over.


async def test_the_file_of_a_game_by_older_rules(house: House) -> None:
    """It cannot be replayed any more, but what was written down can be had and proved."""
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, "rules", options={"turn_limit": 40})
    await house.finish(room, sofie)
    whole = await house.hall.game_file(room, sofie)
    assert await house.hall.store.change_room(room, {"rules": 0}, state=State.OVER)
    house.hall.games._ready.clear()  # as a server that was started with the new rules
    await refused("other-rules", house.hall.replay(room, sofie, "open", None))
    file = await house.hall.game_file(room, sofie)
    assert file["rules"] == 0
    assert (file["log"], file["results"]) == (whole["log"], whole["results"])
    assert file["commitment"]["nonce"] == whole["commitment"]["nonce"]  # type: ignore[index]
    assert [check.passed for check in verify(file)] == [False]


async def test_looking_back_forking_and_the_rematch(house: House) -> None:
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    room = await house.table(sofie, jan, "rules", options={"turn_limit": 40})
    await refused("not-over", house.hall.replay(room, sofie, "open", 0))
    await refused("not-over", house.hall.game_file(room, sofie))
    await refused("not-over", house.lobby.again(room, sofie))
    assert (await house.see(room, sofie)).proof is None
    await house.finish(room, sofie, jan)
    found = await house.hall.room(room)
    assert found.results is not None
    assert sum(found.results) == pytest.approx(0)
    assert found.ranks is not None
    assert min(found.ranks) == 1

    ended = await house.see(room, sofie)
    assert ended.seat == 0
    held = ended.view.hand.sum(axis=1).tolist()
    assert held == ended.view.hand_size.tolist(), "all cards lie open"

    first, _ = await house.hall.replay(room, sofie, "A", 0)
    assert first.view.hand[0].sum() == 1
    assert first.view.hand[1].sum() == 0
    opened, _ = await house.hall.replay(room, sofie, "open", 0)
    assert opened.view.hand.sum(axis=1).tolist()[:3] == [1, 1, 1]
    last, past = await house.hall.replay(room, jan, "B", None)
    assert last.frame == last.latest
    assert last.view.over
    assert past == len((await house.hall.game_file(room, sofie))["log"])  # type: ignore[arg-type]
    await refused("no-frame", house.hall.replay(room, jan, "B", last.latest + 1))
    await refused("bad-seat", house.hall.replay(room, jan, "Q", 0))

    middle, past = await house.hall.replay(room, sofie, "B", 10)
    end, _ = await house.hall.replay(room, sofie, "B", None)
    await refused("nothing-left", house.lobby.fork(room, sofie, "B", end.frame))
    forked = await house.lobby.fork(room, sofie, "B", 10)
    await house.lobby.begin(forked, sofie)
    at_fork = await house.see(forked, sofie)
    assert at_fork.seat == 1
    assert at_fork.view.still() == middle.view.still()
    assert (await house.hall.room(forked)).fork_at == past
    await house.finish(forked, sofie)

    stranger = await house.somebody("Piet")
    await refused("not-yours", house.lobby.again(room, stranger))
    again = await house.lobby.again(room, sofie)
    assert (await house.hall.room(again)).chairs[1].kind is Kind.EMPTY
    await refused("full", house.lobby.join(again, stranger, "Piet"))  # that chair is Jan's
    assert await house.lobby.again(room, jan) == again
    assert (await house.hall.room(again)).state is State.PLAYING, "everybody is back"


async def test_the_deal_is_proved(house: House) -> None:
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, "rules", options={"turn_limit": 40})
    published = (await house.hall.room(room)).commitment
    await house.finish(room, sofie)
    data = await house.hall.game_file(room, sofie)
    checks = {check.name: check.passed for check in verify(data)}
    assert checks == dict.fromkeys(("moves", "results", "digest", "commitment"), True)
    assert data["commitment"]["hash"] == published  # type: ignore[index]
    kept = await house.hall.kept(room)
    assert commit(data, kept.nonce) == published
    forged = {**data, "seed": str(int(kept.seed) + 1)}
    assert not all(check.passed for check in verify(forged))


# Talking, and being forgotten.


async def test_chat(house: House) -> None:
    sofie, piet = await house.somebody("Sofie"), await house.somebody("Piet")
    room = await house.table(sofie, "rules")
    await house.hall.say(room, sofie, None, "  hello <b>you</b>\n ")
    await house.hall.say(room, piet, None, "from the side")
    lines = (await house.see(room, sofie)).chat
    assert [(line.seat, line.name, line.text) for line in lines] == [
        (0, "Sofie", "hello <b>you</b>"),
        (PUBLIC, "Piet", "from the side"),
    ]
    await refused("bad-chat", house.hall.say(room, sofie, None, "   "))
    await refused("bad-chat", house.hall.say(room, sofie, None, "x" * (CHAT_LENGTH + 1)))
    closed = await house.table(sofie, "rules", watch="nobody")
    await refused("no-watching", house.hall.say(closed, piet, None, "let me in"))
    talk = (house.hall.say(room, sofie, None, f"line {n}") for n in range(8))
    await asyncio.gather(*talk)
    assert len((await house.see(room, sofie)).chat) == 10


async def test_an_account_keeps_what_the_guest_played(house: House) -> None:
    guest = await house.somebody("Sofie")
    room = await house.table(guest, "rules")
    await refused("bad-password", house.identity.register(guest, "sofie", "short", "Sofie"))
    await house.identity.register(guest, " Sofie ", "correct horse", "Sofie")
    other = await house.somebody("Jan")
    await refused("login-taken", house.identity.register(other, "sofie", "correct horse", "Jan"))
    second = await house.somebody("Phone")
    played = await house.table(second, "rules")
    await refused("wrong-password", house.identity.enter(second, "sofie", "wrong horse!"))
    await refused("wrong-password", house.identity.enter(second, "nobody", "correct horse"))
    person = await house.identity.enter(second, "SOFIE", "correct horse")
    assert person.id == guest.id
    mine = {kept.room.id for kept in await house.hall.store.rooms_of(person.id, 10)}
    assert mine == {room, played}
    assert await house.hall.people.find(second.id) is None


async def test_two_people_at_one_table_stay_two(house: House) -> None:
    dad = await house.somebody("Dad")
    await house.identity.register(dad, "dad", "correct horse", "Dad")
    sofie = await house.somebody("Sofie")
    room = await house.table(dad, sofie)
    other = await house.table(sofie, "rules")
    await house.identity.enter(sofie, "dad", "correct horse", bring=False)
    assert (await house.hall.room(other)).seats_of(sofie.id) == (0,)
    await house.identity.enter(sofie, "dad", "correct horse")
    assert (await house.hall.room(room)).seats_of(dad.id) == (0,)
    assert (await house.hall.room(room)).seats_of(sofie.id) == (1,)
    assert (await house.hall.room(other)).seats_of(dad.id) == (0,)


async def test_being_forgotten(house: House) -> None:
    sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
    await house.identity.register(sofie, "sofie", "correct horse", "Sofie")
    person = await house.hall.people.find(sofie.id)
    assert person is not None
    room = await house.table(person, jan)
    open_room = await house.lobby.set_table(person, "inferos")
    await house.hall.say(room, person, None, "my secret")
    await refused("wrong-password", house.identity.delete(person, "wrong horse!"))
    await house.identity.delete(person, "correct horse")
    assert await house.hall.people.find(sofie.id) is None
    assert await house.hall.people.by_login("sofie") is None
    await refused("no-room", house.hall.room(open_room))
    left = await house.hall.room(room)
    assert (left.chairs[0].kind, left.chairs[0].name, left.chairs[0].person) == (Kind.BOT, "", None)
    assert (await house.see(room, jan)).chat == ()
    house.time.now += 5
    await house.caretaker.attend(room)
    assert (await house.see(room, jan)).view.waiting == (1,), "the game goes on for Jan"
