"""What every page and every answer of the interface is made with."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from .hall.analysis import Analyst
from .hall.hall import Hall
from .hall.lobby import Lobby
from .hall.model import Person
from .hall.refusals import Refused
from .identity import Identity, language_of
from .safety import Limiter, check_origin
from .settings import Settings
from .templating import render
from .words import site_words

LOOPBACK = ("localhost", "127.0.0.1", "::1")


@dataclass
class Site:
    """Everything one server needs to answer."""

    settings: Settings
    hall: Hall
    lobby: Lobby
    identity: Identity
    limiter: Limiter
    analyst: Analyst
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the server stops: streams end, browsers come back later."""


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def looks(request: Request) -> None:
    """Every page counts."""
    site_of(request).limiter.check(request, "look")


async def visitor_of(request: Request) -> Person | None:
    return await site_of(request).identity.who(request)


async def known(request: Request) -> Person:
    """The one who asks, who must be somebody."""
    person = await visitor_of(request)
    if person is None:
        raise Refused("nobody")
    return person


def here(request: Request) -> str:
    """This page's own address, without the host."""
    query = f"?{request.url.query}" if request.url.query else ""
    return f"{request.url.path}{query}"


def address(request: Request, path: str) -> str:
    """A full address, for links that people send each other."""
    settings = site_of(request).settings
    from_here = request.url.hostname in LOOPBACK and settings.network
    base = settings.address or from_here or str(request.base_url).rstrip("/")
    return f"{base}{path}"


async def page(
    request: Request, template: str, status: int = 200, /, **context: Any
) -> HTMLResponse:
    """A whole page."""
    person = context.pop("person", None) or await visitor_of(request)
    given = {"person": person, "here": here(request)} | context
    markup = render(template, language_of(request), **given)
    return HTMLResponse(markup, status, headers={"vary": "Accept-Language, Cookie"})


async def fields(request: Request, what: str = "change") -> dict[str, str]:
    """The fields of a form somebody sent from our own pages."""
    check_origin(request)
    site_of(request).limiter.check(request, what)
    try:
        form = await request.form(max_files=0, max_fields=60)
    except HTTPException as error:
        raise Refused("bad-request") from error
    return {name: value for name, value in form.items() if isinstance(value, str)}


def number(value: str) -> int:
    """A whole number of a form."""
    if not (value.isascii() and value.isdecimal() and len(value) < 12):
        raise Refused("bad-request")
    return int(value)


def maybe_number(value: str | None) -> int | None:
    return None if value in (None, "") else number(str(value))


def wants_json(request: Request) -> bool:
    accepted = request.headers.get("accept", "")
    return request.url.path.startswith("/api/") or accepted.startswith("application/json")


def done(request: Request, goto: str, person: Person | None = None, stay: bool = False) -> Response:
    """The answer to a change: where to go; with `stay`, a script has nowhere to go."""
    response: Response
    if wants_json(request):
        response = JSONResponse({"ok": True, "goto": "" if stay else goto})
    else:
        response = RedirectResponse(goto, 303)
    if person is not None:
        site_of(request).identity.remember(request, response, person)
    return response


def own_path(path: str, otherwise: str = "/") -> str:
    """A path of this site, never another host's."""
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return quote(path, safe="/?&=%-_.~+:,") if safe else otherwise


async def refusal(request: Request, error: Exception) -> Response:
    """A refusal in words, as a page or as data."""
    assert isinstance(error, Refused)
    words = site_words(language_of(request))
    message = error.message or words.say(f"refused-{error.code}")
    if wants_json(request):
        return JSONResponse({"error": error.code, "message": message}, error.status)
    try:
        return await page(
            request, "error.html.j2", error.status, status=error.status, message=message
        )
    except Refused:  # not even who asks can be told
        return HTMLResponse(message, error.status)


async def http_refusal(request: Request, error: Exception) -> Response:
    """What the framework itself refuses: an address that is none, a method that is not meant."""
    assert isinstance(error, HTTPException)
    code = {404: "no-page", 405: "no-method"}.get(error.status_code, "bad-request")
    message = site_words(language_of(request)).say(f"refused-{code}")
    if wants_json(request):
        return JSONResponse({"error": code, "message": message}, error.status_code, error.headers)
    try:
        return await page(
            request, "error.html.j2", error.status_code, status=error.status_code, message=message
        )
    except Refused:  # a token that is none
        return HTMLResponse(message, error.status_code)
