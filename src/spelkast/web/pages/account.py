"""My account: a name and a password, for those who want to keep their games."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from starlette.responses import RedirectResponse, Response

from ..hall.names import clean_name
from ..hall.refusals import Refused
from ..site import done, fields, known, looks, page, site_of, visitor_of, wants_json

router = APIRouter(prefix="/account", include_in_schema=False, dependencies=[Depends(looks)])


@router.get("")
async def account(request: Request) -> Response:
    return await page(request, "account.html.j2", problem="")


async def _again(request: Request, refused: Refused) -> Response:
    """The same page once more, with what was wrong."""
    if wants_json(request):
        raise refused
    problem = f"refused-{refused.code}"
    return await page(request, "account.html.j2", refused.status, problem=problem)


@router.post("/new")
async def register(request: Request) -> Response:
    form = await fields(request, "sign-in")
    site = site_of(request)
    login, password = form.get("login", ""), form.get("password", "")
    try:
        person = await site.identity.welcome(request)
        await site.identity.register(person, login, password, form.get("name", ""))
    except Refused as refused:
        return await _again(request, refused)
    return done(request, "/account", person)


@router.post("/enter")
async def enter(request: Request) -> Response:
    form = await fields(request, "sign-in")
    site = site_of(request)
    guest = await visitor_of(request)
    login, password = form.get("login", ""), form.get("password", "")
    try:
        site.limiter.check_login(login)
        person = await site.identity.enter(guest, login, password, form.get("bring") == "1")
    except Refused as refused:
        return await _again(request, refused)
    return done(request, "/mine", person)


@router.post("/leave")
async def leave(request: Request) -> Response:
    await fields(request)
    response = RedirectResponse("/", 303)
    site_of(request).identity.forget(response)
    return response


@router.post("/name")
async def rename(request: Request) -> Response:
    form = await fields(request)
    person = await site_of(request).identity.welcome(request)
    try:
        await site_of(request).hall.people.rename(person.id, clean_name(form.get("name", "")))
    except Refused as refused:
        return await _again(request, refused)
    return done(request, "/account", person)


@router.post("/delete")
async def delete(request: Request) -> Response:
    """Forget me: account, name, chat."""
    form = await fields(request, "sign-in")
    person = await known(request)
    try:
        await site_of(request).identity.delete(person, form.get("password", ""))
    except Refused as refused:
        return await _again(request, refused)
    response = RedirectResponse("/", 303)
    site_of(request).identity.forget(response)
    return response
