"""The regions of the table page: pure functions from what a viewer is shown to markup.

A page is made of regions; when something has happened, those that changed are sent again. Three
more entries never change while a game is played: `game-title`, `layout` and `rules`.
"""

from __future__ import annotations

from html import escape
from typing import Any

from ...engine.actions import seat_letter
from ...engine.drawing.scene import Board, Shape
from ...engine.drawing.svg import group
from ..gallery import has_gallery
from ..hall.model import Chair, Room, Showing
from ..hall.names import names_of
from ..templating import render
from .banner import banner, groups
from .desk import Desk, words_of
from .ranking import ranking
from .seats import seat_lines
from .story import chat_lines, log_lines

SHAPES: tuple[Shape, ...] = ("wide", "tall")


def regions(
    showing: Showing, language: str, shape: Shape, whole_log: bool = False
) -> dict[str, str]:
    """All regions of one viewer's table; `whole_log` leaves out no lines of the log."""
    desk = Desk(showing, language)
    return {
        **shared_regions(desk, shape),
        "banner": _render(desk, "banner", **banner(desk)),
        "hand": "" if desk.over else desk.scene.hand(desk.sight),
        "acts": _render(desk, "acts", groups=groups(desk)),
        "log": _log(desk, whole_log),
        "chat": _render(desk, "chat", lines=chat_lines(desk)),
        "help": _render(desk, "help", **_help(desk)),
        "ending": _ending(desk),
    }


def shared_regions(desk: Desk, shape: Shape) -> dict[str, str]:
    """What a table and a replay have in common."""
    drawn = desk.scene.board(desk.sight, shape)
    return {
        "game-title": escape(desk.words.title()),
        "layout": desk.manner.layout,
        "scrolls": "yes" if desk.manner.scrolls else "",
        "heading": escape(desk.scene.heading(desk.sight)),
        "board": living(drawn),
        "board-label": escape(drawn.label),
        "seats": _render(desk, "seats", seats=seat_lines(desk)),
        "supply": desk.scene.supply(desk.sight),
        "rules": _rules(desk),
    }


def living(board: Board) -> str:
    """The living layer; it carries the window through which the board is seen now."""
    return group(board.living or " ", data_view_box=board.view_box)


def boards(showing: Showing, language: str, replay: bool = False) -> dict[str, Board]:
    """The board in both shapes, for the first page."""
    desk = Desk(showing, language, replay)
    return {shape: desk.scene.board(desk.sight, shape) for shape in SHAPES}


def page_title(showing: Showing, language: str) -> str:
    """What the browser's tab says: a dot and "your move", or whom the table waits for."""
    desk = Desk(showing, language)
    key = "over" if desk.over else "mine" if showing.mine else "waiting"
    waiting = desk.words.listing([desk.name(seat) for seat in showing.view.waiting])
    return desk.site.say(f"table-title-{key}", game=desk.words.title(), waiting=waiting)


def hint(showing: Showing, language: str) -> str:
    """Where this page gets advice from; "" if it gets none."""
    return Desk(showing, language).hint


def reveal(showing: Showing, language: str) -> str:
    """Hidden choices that the last step brought to light; "" if there were none."""
    desk = Desk(showing, language)
    return desk.scene.reveal(desk.sight)


def curtain(room: Room, chair: Chair | None, showing: Showing, language: str) -> dict[str, Any]:
    """What `curtain.html.j2` needs besides the address of the stream.

    `chair` is who gets the device. Without one nobody on it is asked: the doors stand ajar, and
    `showing` must be what everybody may see.
    """
    words = words_of(room.game, language)
    context: dict[str, Any] = {"room": room, "chair": chair, "game_title": words.title()}
    if chair is not None:
        name = names_of(room, language)[chair.letter]
        return context | {"name": name, "figure": Desk(showing, language).figure(chair.seat)}
    assert showing.spectating, "behind an open curtain lies only what everybody may see"
    shown = regions(showing, language, "wide")
    return context | {"regions": shown, "boards": boards(showing, language)}


def _render(desk: Desk, name: str, **context: Any) -> str:
    return render(f"table_{name}.html.j2", desk.language, **context)


def _log(desk: Desk, whole: bool) -> str:
    lines, left_out = log_lines(desk, whole)
    return _render(desk, "log", lines=lines, left_out=left_out, address=_own_address(desk))


def _own_address(desk: Desk) -> str:
    """This page; on a shared device with the seat whose page it is."""
    seat = desk.showing.seat
    shared = len(desk.room.seats_of(desk.showing.person)) > 1
    return f"/t/{desk.room.id}" + (f"?as={seat_letter(seat)}&" if shared and desk.me else "?")


def _help(desk: Desk) -> dict[str, Any]:
    """Help for this decision, from the game's own words."""
    text = desk.words.help(desk.showing.view) if desk.showing.mine else ""
    return {"text": text, "hint": desk.hint if desk.showing.mine else ""}


def _rules(desk: Desk) -> str:
    return _render(desk, "rules", parts=desk.words.summary(), **_about(desk))


def _about(desk: Desk) -> dict[str, Any]:
    slug = desk.room.game
    return {"slug": slug, "room": desk.room, "cards": has_gallery(slug)}


def _ending(desk: Desk) -> str:
    places = ranking(desk)
    if not places:
        return ""
    return _render(
        desk,
        "ending",
        places=places,
        room=desk.room,
        seated=bool(desk.room.seats_of(desk.showing.person)),
        eyes=desk.me.letter if desk.me else "public",
        proof=desk.showing.proof,
    )
