"""The addresses of the JSON interface. `docs/site-api.md` tells how to use them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from ...engine.game import games
from ...engine.gamefile import verify
from ..hall.hall import OPEN
from ..hall.lobby import check_level, find_game
from ..hall.model import CLOCKS, Chair, Kind, Person, State
from ..hall.names import clean_name
from ..hall.refusals import Refused
from ..identity import language_of
from ..safety import check_origin
from ..site import Site, known, site_of, visitor_of
from ..streams import Update, stream
from . import forms, saying

Responses = dict[int | str, dict[str, Any]]


def problems(*statuses: int) -> Responses:
    """The refusals that an address can give."""
    return {status: {"model": forms.Problem} for status in statuses}


EVERYWHERE = problems(400, 401, 403, 404, 405, 409, 413, 422, 429)
router = APIRouter(prefix="/api", responses=EVERYWHERE)

RoomPath = Annotated[str, Path(min_length=1, max_length=32)]
SeatQuery = Annotated[str | None, Query(pattern="^[A-H]$", description="If you have several.")]


def _limited(what: str) -> Callable[[Request], Site]:
    def limited(request: Request) -> Site:
        check_origin(request)
        site = site_of(request)
        site.limiter.check(request, what)
        return site

    return limited


Looking = Annotated[Site, Depends(_limited("look"))]
Changing = Annotated[Site, Depends(_limited("change"))]
Creating = Annotated[Site, Depends(_limited("create"))]
Talking = Annotated[Site, Depends(_limited("talk"))]
Somebody = Annotated[Person | None, Depends(visitor_of)]


Known = Annotated[Person, Depends(known)]
Language = Annotated[str, Depends(language_of)]


def _seat(site: Site, room: Any, letter: str | None) -> int | None:
    return site.hall.seat_of(room, letter) if letter else None


@router.post("/people")
async def new_person(site: Creating, form: forms.NewPerson) -> forms.Token:
    """Become somebody: the token is who you are from now on."""
    name = clean_name(form.name)
    person = await site.hall.people.add(site.settings.token(), name, site.hall.now)
    return forms.Token(token=site.identity.token(person), name=name)


@router.get("/games")
async def all_games(site: Looking, language: Language) -> list[forms.GameInfo]:
    """The games in the cupboard, with their options."""
    return [saying.game_info(rules, language) for rules in games()]


@router.post("/tables")
async def new_table(
    site: Creating, person: Known, language: Language, form: forms.NewTable
) -> forms.TableInfo:
    """Set a table. With every chair taken it begins at once, unless `auto_begin` is false."""
    rules = find_game(form.game)
    if len(form.chairs) not in rules.players:
        raise Refused("bad-players")
    if form.clock not in CLOCKS:
        raise Refused("bad-option")
    chairs = [_chair(seat, chair, person) for seat, chair in enumerate(form.chairs)]
    if sum(chair.kind is Kind.PERSON for chair in chairs) > 1:
        raise Refused("bad-chair")
    made = await site.lobby.create(
        person,
        form.game,
        chairs,
        form.options,
        clock=form.clock,
        watch=form.watch,
        auto_begin=form.auto_begin,
    )
    room = await site.hall.room(made)
    if form.auto_begin and room.full:
        await site.lobby.begin(made, person)
        room = await site.hall.room(made)
    return saying.table_info(room, person, language)


def _chair(seat: int, form: forms.NewChair, person: Person) -> Chair:
    level = check_level(form.level)
    if form.kind == "friend":
        return Chair(seat, Kind.EMPTY, "", None, level)
    if form.kind == "bot":
        return Chair(seat, Kind.BOT, "", None, level)
    kind = Kind.DEVICE if form.kind == "device" else Kind.PERSON
    return Chair(seat, kind, clean_name(form.name or person.name), person.id, level)


@router.get("/tables/{room}")
async def table(
    site: Looking, person: Somebody, language: Language, room: RoomPath
) -> forms.TableInfo:
    """Who sits there, by which rules, and how it ended."""
    found = await site.hall.room(room)
    if found.state is not State.OPEN:
        site.hall.eyes(found, person, None)
    return saying.table_info(found, person, language)


@router.post("/tables/{room}/join")
async def join(site: Changing, person: Known, room: RoomPath, form: forms.Join) -> forms.Seat:
    """Take a free chair of a table that has not begun."""
    seat = await site.lobby.join(room, person, form.name, form.seat)
    return forms.Seat(seat=saying.letters([seat])[0])


@router.post("/tables/{room}/begin")
async def begin(site: Changing, person: Known, room: RoomPath) -> forms.Done:
    """Begin: the host, when every chair is taken."""
    await site.lobby.begin(room, person)
    return forms.Done()


@router.get("/tables/{room}/view")
async def view(
    site: Looking, person: Somebody, language: Language, room: RoomPath, seat: SeatQuery = None
) -> forms.ViewInfo:
    """What you see now, and what you may do."""
    found = await site.hall.room(room)
    showing = await site.hall.showing(room, person, _seat(site, found, seat))
    return saying.view_info(showing, language)


@router.get("/tables/{room}/log")
async def log(
    site: Looking, person: Somebody, language: Language, room: RoomPath, seat: SeatQuery = None
) -> list[forms.EventInfo]:
    """All that happened, as far as you may know it."""
    found = await site.hall.room(room)
    showing = await site.hall.showing(room, person, _seat(site, found, seat))
    return saying.story(showing.log, found, language)


@router.post("/tables/{room}/act")
async def act(
    site: Changing, person: Known, language: Language, room: RoomPath, form: forms.Act
) -> forms.Done:
    """Do something. 409 if the moment has passed, 422 with the reason if it is not allowed."""
    await site.hall.act(room, person, form.seat, form.action, form.moment, language)
    return forms.Done()


@router.get("/tables/{room}/why")
async def why(
    site: Looking,
    person: Known,
    language: Language,
    room: RoomPath,
    action: Annotated[str, Query(max_length=200)],
    seat: SeatQuery = None,
) -> dict[str, str]:
    """Why an action is refused now; an empty message if it is not."""
    return {"message": await site.hall.why(room, person, seat, action, language)}


@router.post("/tables/{room}/undo")
async def undo(
    site: Changing, person: Known, language: Language, room: RoomPath, form: forms.Undo
) -> forms.Done:
    """Take your last move back, where the rules allow it. 409 if the moment has passed."""
    await site.hall.undo(room, person, form.seat, form.moment, language)
    return forms.Done()


@router.post("/tables/{room}/chat")
async def chat(site: Talking, person: Known, room: RoomPath, form: forms.Say) -> forms.Done:
    """Say something to the table."""
    await site.hall.say(room, person, form.seat, form.text)
    return forms.Done()


@router.post("/tables/{room}/rest")
async def rest(site: Changing, person: Known, room: RoomPath, form: forms.SeatForm) -> forms.Done:
    """Let a bot play for you."""
    await site.hall.rest(room, person, form.seat, True)
    return forms.Done()


@router.post("/tables/{room}/back")
async def back(site: Changing, person: Known, room: RoomPath, form: forms.SeatForm) -> forms.Done:
    """Take your seat back from the bot."""
    await site.hall.rest(room, person, form.seat, False)
    return forms.Done()


@router.post("/tables/{room}/vote")
async def vote(site: Changing, person: Known, room: RoomPath, form: forms.Vote) -> forms.Done:
    """Ask for a bot in the seat of somebody who is away; once more takes the vote back."""
    await site.hall.vote(room, person, form.seat, form.by)
    return forms.Done()


@router.get(
    "/tables/{room}/stream",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def events(
    request: Request,
    site: Looking,
    person: Somebody,
    language: Language,
    room: RoomPath,
    seat: SeatQuery = None,
) -> Response:
    """Server-sent events, whenever something has changed for you: `table` (as the table's own
    address gives it) until the game begins, then `view` (as `/view` gives it)."""
    found = await site.hall.room(room)
    site.hall.eyes(found, person, _seat(site, found, seat))  # who may not look is told so at once

    async def look(known: int) -> list[Update]:
        now = await site.hall.room(room)
        if now.state is State.OPEN:
            info = saying.table_info(now, person, language)
            return [Update(regions={"table": info.model_dump_json()})]
        showing = await site.hall.showing(room, person, _seat(site, now, seat))
        text = saying.view_info(showing, language).model_dump_json()
        return [Update(frame=showing.frame, regions={"view": text})]

    async def alive() -> None:
        now = await site.hall.room(room)
        if mine := now.seats_of(person.id if person else None):
            await site.hall.store.seen(room, mine, site.hall.now)

    return stream(request, room, look, alive, _event)


def _event(update: Update, fresh: Mapping[str, str]) -> str:
    """What is new, under its own name."""
    return "".join(
        f"id: {update.frame}\nevent: {name}\ndata: {text}\n\n" for name, text in fresh.items()
    )


@router.get("/tables/{room}/replay")
async def replay(
    site: Looking,
    person: Somebody,
    language: Language,
    room: RoomPath,
    eyes: Annotated[str, Query(pattern="^([A-H]|public|open)$")] = OPEN,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    most: Annotated[int, Query(ge=1, le=50)] = 20,
) -> forms.ReplayInfo:
    """A finished game, frame by frame, from any seat's eyes or all open."""
    start, _ = await site.hall.replay(room, person, eyes, first)
    frames = [saying.frame_info(start, language)]
    for number in range(first + 1, min(first + most, start.latest + 1)):
        showing, _ = await site.hall.replay(room, person, eyes, number)
        frames.append(saying.frame_info(showing, language))
    return forms.ReplayInfo(table=room, eyes=eyes, frames=frames)


@router.post("/tables/{room}/fork")
async def fork(site: Creating, person: Known, room: RoomPath, form: forms.Fork) -> forms.Made:
    """A new table that goes on from a moment of a finished game."""
    return forms.Made(id=await site.lobby.fork(room, person, form.eyes, form.frame))


@router.post("/tables/{room}/again")
async def again(site: Creating, person: Known, room: RoomPath) -> forms.Made:
    """The rematch; whoever asks second gets the same table."""
    return forms.Made(id=await site.lobby.again(room, person))


@router.get("/tables/{room}/file")
async def game_file(site: Looking, person: Somebody, room: RoomPath) -> dict[str, Any]:
    """The game file of a finished game: `spelkast verify` checks it."""
    return await site.hall.game_file(room, person)


@router.get("/tables/{room}/verify")
async def verified(site: Looking, person: Somebody, room: RoomPath) -> list[dict[str, Any]]:
    """Each claim of the game file, and whether it is true."""
    data = await site.hall.game_file(room, person)
    return [{"name": c.name, "passed": c.passed, "detail": c.detail} for c in verify(data)]
