"""How it ended: the ranking, with one true sentence about each."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from .desk import Desk


@dataclass(frozen=True)
class Place:
    rank: int
    spoken: str
    name: str
    you: bool
    figure: Markup
    sentence: str
    score: str


def ranking(desk: Desk) -> list[Place]:
    """The best first; who shares a rank stands in the order of the seats."""
    ranks = desk.room.ranks
    if not desk.over or ranks is None:
        return []
    order = sorted(range(desk.room.players), key=lambda seat: (ranks[seat], seat))
    return [_place(desk, seat, ranks[seat]) for seat in order]


def _place(desk: Desk, seat: int, rank: int) -> Place:
    ending = desk.scene.ending(desk.sight, seat)
    return Place(
        rank=rank,
        spoken=desk.words.rank(rank),
        name=desk.name(seat),
        you=seat == desk.showing.seat,
        figure=desk.figure(seat),
        sentence=ending.sentence,
        score=ending.score,
    )
