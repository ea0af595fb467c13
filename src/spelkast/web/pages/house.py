"""The pages around the tables: the cupboard, a box, rules, watching, language."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request
from starlette.responses import RedirectResponse, Response

from ...engine.game import game
from ...engine.words import LANGUAGES, Words
from ..cupboard import MyGame, box, boxes
from ..gallery import gallery
from ..hall.lobby import USUAL_LEVEL
from ..hall.model import Person, Room
from ..hall.names import names_of
from ..hall.refusals import Refused
from ..identity import LANGUAGE_COOKIE, language_of, set_cookie
from ..site import Site, done, fields, looks, maybe_number, own_path, page, site_of, visitor_of

router = APIRouter(include_in_schema=False, dependencies=[Depends(looks)])
MOST_GAMES, MOST_WATCHED = 60, 40


@router.get("/")
async def home(request: Request) -> Response:
    person = await visitor_of(request)
    mine = await games_of(site_of(request), person, language_of(request))
    running = [found for found in mine if not found.over]
    watchable = len(await site_of(request).hall.watchable(MOST_WATCHED))
    response = await page(
        request, "home.html.j2", boxes=boxes(), mine=running, watchable=watchable, person=person
    )
    if person is not None:
        site_of(request).identity.remember(request, response, person)
    return response


@router.get("/box/{slug}")
async def open_box(request: Request, slug: str) -> Response:
    found = box(slug)
    if found is None:
        raise Refused("no-game")
    summary = Words(game(slug), language_of(request)).summary() if found.available else []
    return await page(request, "box.html.j2", box=found, summary=summary)


@router.get("/rules")
async def all_rules(request: Request) -> Response:
    return await page(request, "rules_all.html.j2", boxes=boxes())


@router.get("/rules/{slug}")
async def rules(request: Request, slug: str) -> Response:
    found = box(slug)
    if found is None:
        raise Refused("no-game")
    summary, options = [], []
    if found.available:
        words = Words(game(slug), language_of(request))
        summary = words.summary()
        options = [(words.option(name), words.option_help(name)) for name in game(slug).options]
    title = found.title(language_of(request))
    return await page(
        request, "rules.html.j2", box=found, title=title, summary=summary, options=options
    )


@router.get("/cards/{slug}")
async def cards(request: Request, slug: str) -> Response:
    """All cards of a game, to look at."""
    found = box(slug)
    if found is None or not found.has_cards:
        raise Refused("no-game")
    language = language_of(request)
    return await page(
        request,
        "cards.html.j2",
        box=found,
        title=found.title(language),
        shelves=gallery(slug, language),
    )


@router.get("/about")
async def about(request: Request) -> Response:
    return await page(request, "about.html.j2")


@router.get("/watch")
async def watch(request: Request) -> Response:
    found = await site_of(request).hall.watchable(MOST_WATCHED)
    return await page(request, "watch.html.j2", rooms=found)


@router.get("/mine")
async def mine(request: Request) -> Response:
    person = await visitor_of(request)
    found = await games_of(site_of(request), person, language_of(request))
    return await page(request, "mine.html.j2", games=found, person=person)


@router.post("/language")
async def choose_language(request: Request) -> Response:
    form = await fields(request)
    wanted = form.get("language", "")
    if wanted not in LANGUAGES:
        raise Refused("bad-request")
    response = RedirectResponse(own_path(form.get("back", "/")), 303)
    set_cookie(request, response, LANGUAGE_COOKIE, wanted)
    return response


@router.post("/play/{slug}")
async def play_now(request: Request, slug: str) -> Response:
    """A game against bots, at once."""
    form = await fields(request, "create")
    site = site_of(request)
    person = await site.identity.welcome(request)
    players, level = maybe_number(form.get("players")), form.get("level") or USUAL_LEVEL
    room = await site.lobby.quick(person, slug, players, level, form.get("preset", ""))
    return done(request, f"/t/{room}", person)


@router.post("/set/{slug}")
async def set_table(request: Request, slug: str) -> Response:
    form = await fields(request, "create")
    site = site_of(request)
    person = await site.identity.welcome(request)
    room = await site.lobby.set_table(person, slug, maybe_number(form.get("players")))
    return done(request, f"/t/{room}", person)


@router.post("/open")
async def open_link(request: Request) -> Response:
    """Somebody pasted a link that a friend sent: only the table in it counts."""
    form = await fields(request)
    token = table_in(form.get("link", "").strip())
    if not token:
        raise Refused("bad-link")
    room = await site_of(request).hall.room(token)
    return done(request, f"/t/{room.id}")


def table_in(link: str) -> str:
    """The table that a link leads to, or that stands there without one; "" if there is none."""
    try:
        path = urlsplit(link).path
    except ValueError:  # looks like an address, and is none
        return ""
    if "/" not in path:
        return path
    return path.partition("/t/")[2].partition("/")[0]


async def games_of(site: Site, person: Person | None, language: str) -> list[MyGame]:
    """Somebody's games: those that wait for them first, then what runs, then what is over."""
    if person is None:
        return []
    rooms = await site.hall.rooms_of(person, MOST_GAMES)
    found = [_my_game(room, waiting, person, language) for room, waiting in rooms]
    return sorted(found, key=lambda game: (not game.your_turn, game.over))


def _my_game(room: Room, waiting: tuple[int, ...], person: Person, language: str) -> MyGame:
    seats = room.seats_of(person.id)
    names = names_of(room, language)
    others = tuple(names[room.chairs[seat].letter] for seat in waiting if seat not in seats)
    ranks = [room.ranks[seat] for seat in seats] if room.ranks else []
    yours = any(seat in seats and not room.chairs[seat].stand_in for seat in waiting)
    return MyGame(room, seats, yours, others, min(ranks, default=None))
