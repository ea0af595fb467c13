"""A table: set up while open, played, and looked at when it is over."""

from __future__ import annotations

import io

import segno
from fastapi import APIRouter, Depends, Request
from starlette.responses import JSONResponse, Response

from ...engine.actions import seat_letter
from ...engine.drawing.scene import Shape
from ...engine.schema import PUBLIC
from ..hall.hall import Hall
from ..hall.model import Chair, Person, Room, Showing, State
from ..hall.refusals import Refused
from ..identity import language_of
from ..lobby.regions import regions as lobby_regions
from ..site import (
    Site,
    address,
    done,
    fields,
    known,
    looks,
    maybe_number,
    number,
    page,
    site_of,
    visitor_of,
)
from ..streams import CATCH_UP, Update, have, stream
from ..table.regions import boards, curtain, hint, page_title, regions, reveal

router = APIRouter(prefix="/t", include_in_schema=False, dependencies=[Depends(looks)])


# ------------------------------------------------------------------------------- Looking


@router.get("/{room}")
async def look(request: Request, room: str) -> Response:
    site, person = site_of(request), await visitor_of(request)
    found = await site.hall.room(room)
    if found.state is State.OPEN:
        return await _lobby(request, found, person)
    seat = _wanted_seat(site, found, request.query_params.get("as"))
    if seat is None and _shared(found, person) and found.state is State.PLAYING:
        return await _curtain(request, found, person)
    try:
        showing = await site.hall.showing(room, person, seat)
    except Refused as refused:
        if refused.code != "no-watching":
            raise
        return await page(request, "closed.html.j2", refused.status, room=found, person=person)
    return await _table(request, showing, person)


def _wanted_seat(site: Site, room: Room, letter: str | None) -> int | None:
    return site.hall.seat_of(room, letter) if letter else None


def _shared(room: Room, person: Person | None) -> bool:
    """Do several people play on this device?"""
    return len(room.seats_of(person.id if person else None)) > 1


async def _lobby(request: Request, room: Room, person: Person | None) -> Response:
    language, link = language_of(request), address(request, f"/t/{room.id}")
    shown = lobby_regions(room, person, link, language)
    source = f"/t/{room.id}/stream?frame=0&have={have(shown)}"
    return await page(
        request,
        "lobby.html.j2",
        room=room,
        regions=shown,
        link=link,
        stream=source,
        person=person,
    )


async def _table(request: Request, showing: Showing, person: Person | None) -> Response:
    language, room = language_of(request), showing.room
    whole = request.query_params.get("log") == "all"
    shown = regions(showing, language, "wide", whole_log=whole)
    seat = "" if showing.spectating else seat_letter(showing.seat)
    query = f"as={seat}&frame={showing.frame}&have={have(shown)}" + ("&log=all" if whole else "")
    device = _device(room, person) if _shared(room, person) else ()
    return await page(
        request,
        "table.html.j2",
        showing=showing,
        regions=shown,
        boards=boards(showing, language),
        device=device,
        stream=f"/t/{room.id}/stream?{query}",
        page_title=page_title(showing, language),
        hint=hint(showing, language),
        person=person,
    )


def _device(room: Room, person: Person | None) -> tuple[Chair, ...]:
    mine = room.seats_of(person.id if person else None)
    return tuple(room.chairs[seat] for seat in mine)


async def _next_on_device(site: Site, room: Room, person: Person | None) -> Chair | None:
    """Who gets the device: the first of those on it who is asked."""
    asked = await site.hall.waiting(room.id, person)
    here = _device(room, person)
    return next((chair for chair in here if chair.seat in asked and not chair.stand_in), None)


async def _curtain(request: Request, room: Room, person: Person | None) -> Response:
    site, language = site_of(request), language_of(request)
    chair = await _next_on_device(site, room, person)
    showing = await site.hall.showing(room.id, person, PUBLIC)
    context = curtain(room, chair, showing, language)
    waits = chair.letter if chair else ""
    query = f"curtain=1&for={waits}&frame={showing.frame}"
    if shown := context.get("regions"):
        query += f"&have={have(shown)}"
    return await page(
        request,
        "curtain.html.j2",
        stream=f"/t/{room.id}/stream?{query}",
        person=person,
        **context,
    )


# ------------------------------------------------------------------------------- Live


@router.get("/{room}/stream")
async def live(request: Request, room: str) -> Response:
    site, person, language = site_of(request), await visitor_of(request), language_of(request)
    found = await site.hall.room(room)
    mine = found.seats_of(person.id if person else None)

    async def alive() -> None:
        if mine:
            await site.hall.store.seen(room, mine, site.hall.now)

    if found.state is State.OPEN:
        look_at = _Waiting(site, room, person, language, address(request, f"/t/{room}"))
        return stream(request, room, look_at, alive)
    seat = _wanted_seat(site, found, request.query_params.get("as"))
    if request.query_params.get("curtain"):
        seat = PUBLIC
    viewer = site.hall.eyes(found, person, seat)
    shape: Shape = "tall" if request.query_params.get("shape") == "tall" else "wide"
    whole = request.query_params.get("log") == "all"
    handed = request.query_params.get("for", "") if request.query_params.get("curtain") else None
    return stream(
        request, room, _Playing(site, room, person, language, viewer, shape, whole, handed), alive
    )


class _Waiting:
    """What somebody sees of a room that has not begun."""

    def __init__(
        self, site: Site, room: str, person: Person | None, language: str, link: str
    ) -> None:
        self.site, self.room, self.person = site, room, person
        self.language, self.link = language, link

    async def __call__(self, known: int) -> list[Update]:
        try:
            room = await self.site.hall.room(self.room)
        except Refused:  # the host has left for good
            return [Update(goto="/")]
        if room.state is not State.OPEN:
            return [Update(goto=f"/t/{self.room}")]
        return [Update(regions=lobby_regions(room, self.person, self.link, self.language))]


class _Playing:
    """What one viewer sees of a game: the frames it has not seen yet."""

    def __init__(
        self,
        site: Site,
        room: str,
        person: Person | None,
        language: str,
        seat: int,
        shape: Shape,
        whole_log: bool,
        handed: str | None,
    ) -> None:
        self.site, self.room, self.person, self.language = site, room, person, language
        self.seat, self.shape, self.whole_log, self.handed = seat, shape, whole_log, handed

    async def __call__(self, known: int) -> list[Update]:
        hall = self.site.hall
        elsewhere = await self._elsewhere(await hall.room(self.room))
        news = await self._news(hall, known)
        if elsewhere:  # what came to light is everybody's to see before the device goes on
            return [*(one for one in news if one.reveal), Update(goto=f"/t/{self.room}")]
        return news

    async def _news(self, hall: Hall, known: int) -> list[Update]:
        newest = await hall.showing(self.room, self.person, self.seat)
        first = max(known + 1, newest.latest - CATCH_UP)
        missed = [
            await hall.showing(self.room, self.person, self.seat, frame)
            for frame in range(first, newest.latest)
        ]
        return [self._update(showing, known) for showing in (*missed, newest)]

    def _update(self, showing: Showing, known: int) -> Update:
        new = showing.frame > known
        return Update(
            frame=showing.frame,
            regions=regions(showing, self.language, self.shape, whole_log=self.whole_log),
            title=page_title(showing, self.language),
            reveal=reveal(showing, self.language) if new else "",
            mine=showing.mine,
        )

    async def _elsewhere(self, room: Room) -> bool:
        """On a shared device: is it time to close the doors, or to open them for another?"""
        if not _shared(room, self.person) or (self.seat == PUBLIC and self.handed is None):
            return False
        if room.state is State.OVER:
            return self.handed is not None
        chair = await _next_on_device(self.site, room, self.person)
        if self.handed is not None:
            return (chair.letter if chair else "") != self.handed
        asked = await self.site.hall.waiting(self.room, self.person)
        return chair is not None and self.seat not in asked


# ------------------------------------------------------------------------------- Setting up


@router.post("/{room}/join")
async def join(request: Request, room: str) -> Response:
    form = await fields(request)
    site = site_of(request)
    person = await site.identity.welcome(request)
    await site.lobby.join(room, person, form.get("name", ""), form.get("seat") or None)
    return done(request, f"/t/{room}", person)


@router.post("/{room}/leave")
async def leave(request: Request, room: str) -> Response:
    await fields(request)
    await site_of(request).lobby.leave(room, await known(request))
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/players")
async def players(request: Request, room: str) -> Response:
    form = await fields(request)
    person, lobby = await known(request), site_of(request).lobby
    if form.get("without"):
        await lobby.remove_seat(room, person, form["without"])
    else:
        await lobby.set_players(room, person, number(form.get("players", "")))
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/chair")
async def chair(request: Request, room: str) -> Response:
    form = await fields(request)
    person, lobby = await known(request), site_of(request).lobby
    seat, kind = form.get("seat", ""), form.get("kind", "")
    await lobby.set_chair(room, person, seat, kind, form.get("name", ""), form.get("level", ""))
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/settings")
async def settings(request: Request, room: str) -> Response:
    form = await fields(request)
    options = {
        name.removeprefix("option-"): value
        for name, value in form.items()
        if name.startswith("option-")
    }
    begin, hints = form.get("auto_begin"), form.get("hints")
    await site_of(request).lobby.set_rules(
        room,
        await known(request),
        options,
        clock=maybe_number(form.get("clock")),
        watch=form.get("watch"),
        auto_begin=None if begin is None else begin == "1",
        preset=form.get("preset", ""),
        hints=None if hints is None else hints == "1",
    )
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/close")
async def close(request: Request, room: str) -> Response:
    await fields(request)
    await site_of(request).lobby.close(room, await known(request))
    return done(request, "/")


@router.post("/{room}/begin")
async def begin(request: Request, room: str) -> Response:
    form = await fields(request)
    fill = form.get("fill") == "bots"
    await site_of(request).lobby.begin(room, await known(request), fill)
    return done(request, f"/t/{room}")


@router.get("/{room}/qr.svg")
async def qr(request: Request, room: str) -> Response:
    """The invitation as a QR code."""
    found = await site_of(request).hall.room(room)
    drawn = io.BytesIO()
    code = segno.make(address(request, f"/t/{found.id}"), error="m", micro=False)
    code.save(drawn, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, dark="#18211d")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


# ------------------------------------------------------------------------------- Playing


@router.post("/{room}/act")
async def act(request: Request, room: str) -> Response:
    form = await fields(request)
    site, language = site_of(request), language_of(request)
    seat, action, moment = form.get("seat"), form.get("action", ""), form.get("moment", "")
    await site.hall.act(room, await known(request), seat, action, moment, language)
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/undo")
async def undo(request: Request, room: str) -> Response:
    form = await fields(request)
    hall, moment = site_of(request).hall, form.get("moment", "")
    await hall.undo(room, await known(request), form.get("seat"), moment, language_of(request))
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/chat")
async def chat(request: Request, room: str) -> Response:
    form = await fields(request, "talk")
    hall = site_of(request).hall
    await hall.say(room, await known(request), form.get("seat"), form.get("text", ""))
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/vote")
async def vote(request: Request, room: str) -> Response:
    form = await fields(request)
    hall = site_of(request).hall
    await hall.vote(room, await known(request), form.get("seat", ""), form.get("by"))
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/rest")
async def rest(request: Request, room: str) -> Response:
    form = await fields(request)
    await site_of(request).hall.rest(room, await known(request), form.get("seat"), True)
    return done(request, f"/t/{room}", stay=True)


@router.post("/{room}/back")
async def back(request: Request, room: str) -> Response:
    form = await fields(request)
    await site_of(request).hall.rest(room, await known(request), form.get("seat"), False)
    return done(request, f"/t/{room}", stay=True)


@router.get("/{room}/why")
async def why(request: Request, room: str, action: str = "", seat: str = "") -> Response:
    site, language = site_of(request), language_of(request)
    person = await visitor_of(request)
    message = await site.hall.why(room, person, seat or None, action, language)
    return JSONResponse({"message": message})


@router.post("/{room}/again")
async def again(request: Request, room: str) -> Response:
    await fields(request, "create")
    person = await known(request)
    made = await site_of(request).lobby.again(room, person)
    return done(request, f"/t/{made}", person)
