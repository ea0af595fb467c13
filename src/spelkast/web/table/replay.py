"""Looking back: the regions of one frame, and where a viewer can go from there."""

from __future__ import annotations

from html import escape
from typing import Any

from ...engine.actions import seat_letter
from ...engine.drawing.scene import Shape
from ...engine.schema import PUBLIC
from ..hall.model import LogLine, Room, Showing
from ..hall.names import names_of
from ..templating import render
from ..words import site_words
from .desk import Desk, manner_of, words_of
from .regions import boards, shared_regions
from .story import log_lines, new_lines

OPEN, EVERYBODY = "open", "public"
"""Whose eyes, besides those of a seat: all cards open, or what everybody could see."""


def replay_regions(
    showing: Showing, language: str, shape: Shape, as_: str, log: bool = True
) -> dict[str, str]:
    """The regions of one frame. `showing.log` must tell the whole game; since it is the same in
    every frame, a step without `log` leaves it out."""
    desk = Desk(showing, language, replay=True)
    found = {
        **shared_regions(desk, shape),
        "banner": render("replay_banner.html.j2", language, **_banner(desk)),
        "position": escape(desk.site.say("replay-step", at=showing.frame, last=showing.latest)),
    }
    if log:
        found["log"] = _log(desk, as_)
    return found


def replay_reveal(showing: Showing, language: str) -> str:
    desk = Desk(showing, language, replay=True)
    return desk.scene.reveal(desk.sight)


def replay_title(room: Room, language: str) -> str:
    game = words_of(room.game, language).title()
    return site_words(language).say("replay-title", game=game)


def replay_page(
    showing: Showing, language: str, as_: str, stepped: Shape = "wide"
) -> dict[str, Any]:
    """Everything `replay.html.j2` needs."""
    return {
        "showing": showing,
        "as_": as_,
        "choices": choices(showing.room, language),
        "turns": turns(showing.room, showing.log, language),
        "regions": replay_regions(showing, language, stepped, as_),
        "boards": boards(showing, language, replay=True),
        "page_title": replay_title(showing.room, language),
    }


def choices(room: Room, language: str) -> list[tuple[str, str]]:
    """Whose eyes there are to look through, with what to call that."""
    say = site_words(language).say
    seats = [
        (letter, say("replay-as", name=name)) for letter, name in names_of(room, language).items()
    ]
    return [*seats, (EVERYBODY, say("replay-public")), (OPEN, say("replay-open"))]


def turns(room: Room, log: tuple[LogLine, ...], language: str) -> list[tuple[int, str]]:
    """The frames in which a new part of the game begins, with what to call it."""
    words, headings = words_of(room.game, language), manner_of(room.game).headings
    found: dict[int, str] = {}
    for line in log:
        if line.event.kind in headings:
            found[line.frame] = words.event(line.event).removesuffix(".")
    return list(found.items())


def _banner(desk: Desk) -> dict[str, Any]:
    """What happened in this frame; the first line alone, the others under it."""
    told = new_lines(desk)
    seat = desk.showing.seat
    context = {
        "room": desk.room,
        "figure": "" if seat == PUBLIC else desk.figure(seat),
        "review": _review(desk),
    }
    if told:
        why = " ".join(line.text for line in told[1:])
        return context | {"what": told[0].text, "why": why}
    if desk.showing.moved is not None:
        seat, text = desk.showing.moved
        action = desk.words.action(desk.game.actions.parse(text), desk.names)
        what = desk.site.say("replay-moved", name=desk.name(seat), action=action)
        return context | {"what": what, "why": _asked(desk), "figure": desk.figure(seat)}
    first = desk.showing.frame == 0
    key = "replay-start" if first else "replay-quiet"
    why = desk.site.say("replay-start-why") if first else _asked(desk)
    return context | {"what": desk.site.say(key), "why": why}


def _review(desk: Desk) -> str:
    """Where to ask what was best, if the seat whose eyes these are had to decide."""
    showing = desk.showing
    if showing.seat not in showing.view.waiting:
        return ""
    return f"/t/{desk.room.id}/review?as={seat_letter(showing.seat)}&at={showing.frame}"


def _asked(desk: Desk) -> str:
    """Whom the table waits for, as everybody can see it."""
    waiting = [desk.name(seat) for seat in desk.showing.view.waiting]
    return desk.words.say("waiting", {"waiting": desk.words.listing(waiting)}) if waiting else ""


def _log(desk: Desk, as_: str) -> str:
    lines, _ = log_lines(desk, whole=True)
    address = f"/t/{desk.room.id}/replay?as={as_}"
    return render("replay_log.html.j2", desk.language, lines=lines, address=address)
