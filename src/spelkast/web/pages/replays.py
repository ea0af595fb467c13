"""Looking back at a game that is over: frame by frame, with proof, and playing on from there."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Depends, Request
from starlette.responses import JSONResponse, Response

from ...engine.actions import seat_letter
from ...engine.drawing.scene import Shape
from ...engine.gamefile import verify
from ..hall.hall import OPEN
from ..hall.model import Showing
from ..hall.refusals import Refused
from ..identity import language_of
from ..site import done, fields, looks, number, page, site_of, visitor_of
from ..table.replay import replay_page, replay_regions, replay_reveal, replay_title

router = APIRouter(prefix="/t", include_in_schema=False, dependencies=[Depends(looks)])


@dataclass(frozen=True)
class _Look:
    showing: Showing
    eyes: str


async def _look(request: Request, room: str) -> _Look:
    site, person = site_of(request), await visitor_of(request)
    eyes = request.query_params.get("as", "")
    at = request.query_params.get("at", "")
    if at and not (at.isdecimal() and len(at) < 8):
        raise Refused("no-frame")
    if not eyes:
        mine = (await site.hall.room(room)).seats_of(person.id if person else None)
        eyes = seat_letter(mine[0]) if len(mine) == 1 else OPEN
    showing, _ = await site.hall.replay(room, person, eyes, int(at) if at else None)
    return _Look(showing, eyes)


@router.get("/{room}/replay")
async def replay(request: Request, room: str) -> Response:
    found, language = await _look(request, room), language_of(request)
    return await page(request, "replay.html.j2", **replay_page(found.showing, language, found.eyes))


@router.get("/{room}/replay.json")
async def replay_frame(request: Request, room: str) -> Response:
    """One frame, for stepping without loading the page again."""
    found, language = await _look(request, room), language_of(request)
    shape: Shape = "tall" if request.query_params.get("shape") == "tall" else "wide"
    return JSONResponse(
        {
            "regions": replay_regions(found.showing, language, shape, found.eyes, log=False),
            "reveal": replay_reveal(found.showing, language),
            "title": replay_title(found.showing.room, language),
        }
    )


@router.post("/{room}/fork")
async def fork(request: Request, room: str) -> Response:
    form = await fields(request, "create")
    site = site_of(request)
    person = await site.identity.welcome(request)
    made = await site.lobby.fork(room, person, form.get("as", OPEN), number(form.get("at", "")))
    return done(request, f"/t/{made}", person)


@router.get("/{room}/game.json")
async def game_file(request: Request, room: str) -> Response:
    data = await site_of(request).hall.game_file(room, await visitor_of(request))
    headers = {"content-disposition": f'attachment; filename="{data["game"]}-{room[:6]}.json"'}
    return JSONResponse(data, headers=headers)


@router.get("/{room}/proof")
async def proof(request: Request, room: str) -> Response:
    """That the deal was fixed before the first move, and every move followed the rules."""
    site, person = site_of(request), await visitor_of(request)
    found, proved, committed = await site.hall.proved(room, person)
    checks = verify(await site.hall.game_file(room, person))
    return await page(
        request, "proof.html.j2", room=found, proof=proved, checks=checks, committed=committed
    )
