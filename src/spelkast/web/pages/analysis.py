"""Why? What a strong player would do, and how the chances of a game went."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import JSONResponse, Response

from ...engine.words import Words
from ..hall.analysis import Advice
from ..hall.names import names_of
from ..identity import language_of
from ..site import known, looks, number, page, site_of, visitor_of, wants_json
from ..table.curve import curve_svg
from ..templating import render

SHOWN = 6
SURE = 3
"""What was tried a third as often as another, or less, has a result that may well be chance."""

router = APIRouter(prefix="/t", include_in_schema=False, dependencies=[Depends(looks)])


@router.get("/{room}/hint")
async def hint(request: Request, room: str) -> Response:
    """Advice about the decision one owes now; for a script, to be shown on the table."""
    site_of(request).limiter.check(request, "think")
    seat = request.query_params.get("as") or None
    advice = await site_of(request).analyst.hint(room, await known(request), seat)
    if wants_json(request):
        language = language_of(request)
        told = render("hint_told.html.j2", language, picks=True, **_told(advice, language))
        return JSONResponse({"moment": advice.moment, "told": told})
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
    told = _told(advice, language_of(request))
    return await page(request, "hint.html.j2", room=advice.room, back=back, **told)


def _told(advice: Advice, language: str) -> dict[str, Any]:
    """What `hint_told.html.j2` needs: the best candidates, and what was played in any case."""
    game = advice.view.game
    words, names = Words(game, language), names_of(advice.room, language)
    worst, best = game.results
    most = max(one.visits for one in advice.finding.candidates)
    rows = [
        {
            "act": one.action.text,
            "label": words.action(one.action, names, advice.view),
            "visits": one.visits,
            "wins": round(100 * one.wins),
            "result": f"{one.result:+.2f}",
            "share": round(100 * (one.result - worst) / (best - worst)),
            "unsure": SURE * one.visits <= most,
            "played": one.action.text == advice.played,
        }
        for one in advice.finding.candidates
    ]
    shown = rows[:SHOWN] + [row for row in rows[SHOWN:] if row["played"]]
    return {"rows": shown, "simulations": advice.finding.simulations}


@router.get("/{room}/curve.svg")
async def curve(request: Request, room: str) -> Response:
    """How the chances went, as this viewer could tell."""
    site_of(request).limiter.check(request, "think")
    eyes = request.query_params.get("as", "public")
    found = await site_of(request).analyst.curve(room, await visitor_of(request), eyes)
    drawn = curve_svg(found, language_of(request))
    return Response(drawn, media_type="image/svg+xml", headers={"vary": "Accept-Language, Cookie"})
