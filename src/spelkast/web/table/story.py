"""What happened and what was said: the lines of the log and of the chat."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from ...engine.actions import seat_letter
from ...engine.schema import PUBLIC
from ..hall.model import ChatLine, LogLine
from .desk import Desk

LATEST = 60
"""Lines of the log that a page shows unless it is asked for all."""


@dataclass(frozen=True)
class Line:
    text: str
    figure: Markup | str
    """The sign of whom it is about; "" if it is about nobody."""
    heading: bool
    new: bool
    later: bool
    """In a replay: it has not happened yet."""
    frame: int


@dataclass(frozen=True)
class Said:
    name: str
    text: str
    figure: Markup | str
    own: bool


def log_lines(desk: Desk, whole: bool) -> tuple[list[Line], int]:
    """The lines to show, and how many older ones are left out."""
    left_out = 0 if whole else max(0, len(desk.showing.log) - LATEST)
    return [_line(desk, line) for line in desk.showing.log[left_out:]], left_out


def new_lines(desk: Desk) -> list[Line]:
    """What this frame itself tells."""
    now = desk.showing.frame
    lines = (_line(desk, line) for line in desk.showing.log if line.frame == now)
    return [line for line in lines if line.new]


def _line(desk: Desk, line: LogLine) -> Line:
    heading = line.event.kind in desk.manner.headings
    text = desk.words.event(line.event, desk.names)
    return Line(
        text=text.removesuffix(".") if heading else text,
        figure=_figure(desk, line),
        heading=heading,
        new=line.frame == desk.showing.frame and not heading,
        later=line.frame > desk.showing.frame,
        frame=line.frame,
    )


def _figure(desk: Desk, line: LogLine) -> Markup | str:
    letters = [seat_letter(seat) for seat in range(desk.room.players)]
    about = line.event.args.get("seat")
    return desk.figure(letters.index(about)) if about in letters else ""


def chat_lines(desk: Desk) -> list[Said]:
    return [_said(desk, line) for line in desk.showing.chat]


def _said(desk: Desk, line: ChatLine) -> Said:
    seated = line.seat != PUBLIC and line.seat < desk.room.players
    return Said(
        name=desk.name(line.seat) if seated else line.name,
        text=line.text,
        figure=desk.figure(line.seat) if seated else "",
        own=seated and line.seat == desk.showing.seat,
    )
