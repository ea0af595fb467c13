"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, JSONResponse, Response

from .. import __version__
from .api.routes import router as api
from .hall.analysis import Analyst
from .hall.caretaker import Caretaker, Thinker
from .hall.hall import Hall
from .hall.lobby import Lobby
from .hall.news import News
from .hall.refusals import Refused
from .identity import Identity, language_of
from .pages import account, analysis, house, replays, tables
from .safety import Limiter, Shield, shield
from .settings import Settings
from .site import Site, http_refusal, refusal, wants_json
from .store.database import Database
from .store.people import People
from .store.store import Store
from .templating import render, static_files, version
from .words import site_words

FOREVER = "public, max-age=31536000, immutable"
KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}


def make_app(settings: Settings) -> FastAPI:
    """A server's application. It opens the database when it starts."""
    app = FastAPI(
        title="Spelkast",
        version=__version__,
        description="Board games with secrets: set a table, look, and play.",
        docs_url=None,  # their pages load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=_lifespan,
        telemetry={"auto_configure": False},  # nothing about visitors goes anywhere
    )
    app.state.site = _site(settings)
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Shield)
    app.add_exception_handler(Refused, refusal)
    app.add_exception_handler(HTTPException, http_refusal)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(Exception, _failed)
    for part in (api, house.router, account.router, tables.router, replays.router, analysis.router):
        app.include_router(part)
    app.add_api_route("/static/{wanted}/{name}", _static, include_in_schema=False)
    app.add_api_route("/healthy", _healthy, include_in_schema=False)
    return app


def make_hall(settings: Settings) -> Hall:
    database = Database(settings.database)
    return Hall(settings, Store(database), People(database), News())


def _site(settings: Settings) -> Site:
    hall = make_hall(settings)
    return Site(
        settings=settings,
        hall=hall,
        lobby=Lobby(hall),
        identity=Identity(hall),
        limiter=Limiter(settings.rate_limits),
        analyst=Analyst(hall),
    )


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    site: Site = app.state.site
    hall, database = site.hall, site.hall.store.database
    async with AsyncExitStack() as stack:
        await database.open()
        stack.push_async_callback(database.close)
        think = Thinker(hall).think
        if site.settings.postgres:
            from .hall.jobs import Jobs

            await hall.news.connect(site.settings.database)
            stack.push_async_callback(hall.news.close)
            jobs = await stack.enter_async_context(Jobs(hall).working(site.settings.worker))
            think = jobs.ask
        caretaker = Caretaker(hall, think)
        hall.on_change = caretaker.nudge
        caretaker.start()
        stack.push_async_callback(caretaker.stop)
        yield
        site.closing.set()


async def _static(wanted: str, name: str) -> Response:
    content = static_files().get(name)
    if content is None:
        raise HTTPException(404)
    headers = {"cache-control": FOREVER if wanted == version() else "no-cache"}
    return Response(content, media_type=KINDS[name.rpartition(".")[2]], headers=headers)


async def _healthy(request: Request) -> Response:
    """For whoever watches over the server: it answers, and so does its database."""
    site: Site = request.app.state.site
    await site.hall.store.next_due()
    return JSONResponse({"ok": True})


async def _bad_request(request: Request, error: Exception) -> Response:
    """A body or an argument of the wrong form: what is wrong, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    found = [f"{'.'.join(str(part) for part in e['loc'][1:])}: {e['msg']}" for e in error.errors()]
    return JSONResponse({"error": "bad-request", "message": "; ".join(found)[:500]}, 422)


async def _failed(request: Request, error: Exception) -> Response:
    """An error of ours. It is told outside the shield, and perhaps without a database."""
    language = language_of(request)
    message = site_words(language).say("refused-failed")
    response: Response
    if wants_json(request):
        response = JSONResponse({"error": "failed", "message": message}, 500)
    else:
        told = {"status": 500, "message": message, "person": None, "here": "/"}
        response = HTMLResponse(render("error.html.j2", language, **told), 500)
    shield(response.headers)
    return response
