"""The seats: what everybody may know about each, and what can be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from ..hall.model import Chair, Kind
from .desk import Desk


class State(NamedTuple):
    """What a seat is doing, as a word with a sign."""

    key: str
    sign: str
    tag: str


STATES = {
    "yours": State("table-state-yours", "", "you"),
    "moves": State("table-state-moves", "", "plain"),
    "chooses": State("table-state-chooses", "clock", "wait"),
    "thinks": State("table-state-thinks", "bot", "wait"),
    "chosen": State("table-state-chosen", "tick", "ok"),
    "away": State("table-state-away", "moon", "wait"),
}


class Offer(NamedTuple):
    """Something that can be done about a seat: a form with one button."""

    address: str
    fields: tuple[tuple[str, str], ...]
    label: str
    pressed: bool
    note: str


@dataclass(frozen=True)
class SeatLine:
    """One chip, ready to be written."""

    letter: str
    name: str
    figure: Markup
    you: bool
    tagline: str
    where: str
    badge: Markup
    facts: Markup
    short: Markup
    state: State | None
    away: bool
    now: bool
    deadline: float | None
    rank: str
    first: bool
    offers: tuple[Offer, ...]


def seat_lines(desk: Desk) -> list[SeatLine]:
    """The chips in the order of the seats, which never changes."""
    return [_line(desk, chair) for chair in desk.room.chairs]


def _line(desk: Desk, chair: Chair) -> SeatLine:
    chip = desk.scene.chip(desk.sight, chair.seat)
    live = not desk.over and not desk.replay
    rank = desk.room.ranks[chair.seat] if desk.over and desk.room.ranks else 0
    state = _state(desk, chair) if live else ""
    return SeatLine(
        letter=chair.letter,
        name=desk.name(chair.seat),
        figure=desk.figure(chair.seat),
        you=chair.seat == desk.showing.seat,
        tagline=_tagline(desk, chair),
        where=chip.where,
        badge=Markup(chip.badge),
        facts=Markup(chip.facts),
        short=Markup(chip.short),
        state=STATES.get(state),
        away=live and is_away(desk, chair),
        now=chair.seat in desk.showing.view.waiting and not desk.over,
        deadline=_deadline(desk, chair) if live else None,
        rank=desk.words.rank(rank) if rank else "",
        first=rank == 1,
        offers=tuple(_offers(desk, chair)) if live else (),
    )


def is_away(desk: Desk, chair: Chair) -> bool:
    """A person whose page has been silent for a while; the viewer is here, to be sure."""
    if not chair.human or chair.stand_in or chair.seat == desk.showing.seat:
        return False
    return chair.away(desk.showing.now)


def _deadline(desk: Desk, chair: Chair) -> float | None:
    """Only people are pressed for time."""
    return None if chair.played_by_bot else desk.showing.deadlines.get(chair.seat)


def _state(desk: Desk, chair: Chair) -> str:
    """From public facts alone: who is still waited for, and who is in touch."""
    view = desk.showing.view
    together = view.phase_name in desk.manner.together
    if chair.seat not in view.waiting:
        return "chosen" if together else "away" if is_away(desk, chair) else ""
    if chair.played_by_bot:
        return "thinks"
    if chair.seat == desk.showing.seat:
        return "yours"
    if is_away(desk, chair):
        return "away"
    return "chooses" if together or len(view.waiting) > 1 else "moves"


def _tagline(desk: Desk, chair: Chair) -> str:
    """A bot says how strong it is; a stand-in, for whom it plays."""
    if not chair.played_by_bot:
        return ""
    if chair.stand_in:
        return desk.site.say("table-stand-in")
    key = f"level-{chair.level}"
    return desk.site.say(key) if desk.site.has(key) else chair.level


def _offers(desk: Desk, chair: Chair) -> list[Offer]:
    me = desk.me
    if me is None or not chair.human:
        return []
    if chair.seat == me.seat:
        return [_rest(desk, chair)]
    shares_device = chair.kind is Kind.DEVICE and chair.person == me.person
    if chair.seat not in desk.showing.slow or shares_device:
        return []
    return [_vote(desk, chair, me)]


def _rest(desk: Desk, chair: Chair) -> Offer:
    """Let a bot play for me, or sit down again."""
    page, key = ("back", "table-back") if chair.stand_in else ("rest", "table-rest")
    return Offer(
        address=f"/t/{desk.room.id}/{page}",
        fields=(("seat", chair.letter),),
        label=desk.site.say(key),
        pressed=False,
        note="" if chair.stand_in else desk.site.say("table-rest-note"),
    )


def _vote(desk: Desk, chair: Chair, me: Chair) -> Offer:
    return Offer(
        address=f"/t/{desk.room.id}/vote",
        fields=(("seat", chair.letter), ("by", me.letter)),
        label=desk.site.say("table-vote"),
        pressed=me.seat in chair.votes,
        note=desk.site.say("table-votes", count=len(chair.votes), name=desk.name(chair.seat)),
    )
