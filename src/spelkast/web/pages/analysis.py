"""Why? Pages that say what a strong player would do, and how the chances of a game went."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from ...engine.words import Words
from ..hall.analysis import Advice
from ..hall.names import names_of
from ..identity import language_of
from ..site import known, looks, number, page, site_of, visitor_of
from ..table.curve import curve_svg

SHOWN = 6

router = APIRouter(prefix="/t", include_in_schema=False, dependencies=[Depends(looks)])


@router.get("/{room}/hint")
async def hint(request: Request, room: str) -> Response:
    """Advice about the decision one owes now."""
    site_of(request).limiter.check(request, "think")
    seat = request.query_params.get("as") or None
    advice = await site_of(request).analyst.hint(room, await known(request), seat)
    return await _show(request, advice, f"/t/{room}" + (f"?as={seat}" if seat else ""))


@router.get("/{room}/review")
async def review(request: Request, room: str) -> Response:
    """Advice about a decision of a game that is over, and what was done."""
    site_of(request).limiter.check(request, "think")
    eyes, at = request.query_params.get("as", ""), number(request.query_params.get("at", ""))
    analyst = site_of(request).analyst
    advice = await analyst.review(room, await visitor_of(request), eyes, at)
    return await _show(request, advice, f"/t/{room}/replay?as={eyes}&at={at}")


async def _show(request: Request, advice: Advice, back: str) -> Response:
    language, room = language_of(request), advice.room
    words, names = Words(advice.view.game, language), names_of(room, language)
    rows = [
        {
            "label": words.action(one.action, names, advice.view),
            "visits": one.visits,
            "wins": round(100 * one.wins),
            "result": f"{one.result:+.2f}",
            "played": one.action.text == advice.played,
        }
        for one in advice.finding.candidates
    ]
    shown = rows[:SHOWN] + [row for row in rows[SHOWN:] if row["played"]]
    return await page(
        request,
        "hint.html.j2",
        room=room,
        rows=shown,
        back=back,
        simulations=advice.finding.simulations,
        reviewing=bool(advice.played),
    )


@router.get("/{room}/curve.svg")
async def curve(request: Request, room: str) -> Response:
    """How the chances went, as this viewer could tell."""
    site_of(request).limiter.check(request, "think")
    eyes = request.query_params.get("as", "public")
    found = await site_of(request).analyst.curve(room, await visitor_of(request), eyes)
    drawn = curve_svg(found, language_of(request))
    return Response(drawn, media_type="image/svg+xml", headers={"vary": "Accept-Language, Cookie"})
