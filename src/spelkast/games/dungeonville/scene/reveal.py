"""Line-ups that came to light together: each combat as three face-offs; and claims of victory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from ....engine.actions import seat_letter
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.view import Event
from ..components import DUNGEON_KEYS
from .parts import (
    card_picture,
    deed_picture,
    drop_icon,
    figure,
    labels,
    say,
    shown,
    skull_icon,
)

SHOW_MS = 4600
"""Three face-offs turn over one after the other, and want to be read."""


@dataclass
class Duel:
    """One face-off, as the log tells it."""

    fighters: dict[str, int]
    """Seat letter -> rank."""
    killed: set[int] = field(default_factory=set)
    joined: set[int] = field(default_factory=set)
    token: str = ""
    """Whose token was won, by seat letter."""


@dataclass
class Combat:
    dungeon: int
    duels: list[Duel] = field(default_factory=list)
    winner: str = ""


def reveal(sight: Sight) -> str:
    """From what the last step told; "" if it brought nothing to light together."""
    events = sight.view.events
    parts = [_combat(sight, combat) for combat in combats(events)]
    claims = [event for event in events if event.kind == "claims"]
    if claims:
        parts.append(_claims(sight, claims))
    if not parts:
        return ""
    return html("div", *parts, class_="reveal dv-reveal", data_stays=SHOW_MS)


def combats(events: Sequence[Event]) -> list[Combat]:
    """The combats of one step, duel by duel."""
    found: list[Combat] = []
    for event in events:
        if event.kind == "duel":
            d = DUNGEON_KEYS.index(str(event.args["dungeon"]))
            if not found or found[-1].dungeon != d:
                found.append(Combat(d))
            found[-1].duels.append(Duel(_fighters(event)))
        elif found and event.kind == "kills":
            found[-1].duels[-1].killed.add(_rank(event, "fallen"))
        elif found and event.kind == "defects":
            found[-1].duels[-1].joined.add(_rank(event, "defector"))
        elif found and event.kind == "wins-token":
            found[-1].duels[-1].token = str(event.args["victim"])
        elif found and event.kind == "wins-combat":
            found[-1].winner = str(event.args["seat"])
    return found


def _fighters(event: Event) -> dict[str, int]:
    letters = [seat_letter(seat) for seat in range(5)]
    return {
        letter: int(str(event.args[letter]))
        for letter in letters
        if event.args.get(letter, "none") != "none"
    }


def _rank(event: Event, name: str) -> int:
    return int(str(event.args[name]))


def _combat(sight: Sight, combat: Combat) -> str:
    title = labels(sight).gate(combat.dungeon)
    if combat.winner:
        name = sight.names.get(combat.winner, combat.winner)
        line = say(sight, "reveal-winner", name=name)
    else:
        line = say(sight, "reveal-nobody")
    duels = (_duel(sight, n, duel) for n, duel in enumerate(combat.duels, 1))
    return html(
        "section",
        html("h2", escape(title), html("span", escape(line))),
        html("ol", *duels, class_="duels"),
    )


def _duel(sight: Sight, n: int, duel: Duel) -> str:
    fighters = (_fighter(sight, duel, letter, rank) for letter, rank in duel.fighters.items())
    return html("li", html("b", str(n), class_="du__n"), *fighters, class_="du")


def _fighter(sight: Sight, duel: Duel, letter: str, rank: int) -> str:
    """A card with the sign of its owner: it stands, it dies, or it changes sides."""
    seat = "ABCDE".index(letter)
    fate = "killed" if rank in duel.killed else "joined" if rank in duel.joined else "stands"
    name = labels(sight).pair(sight.name(seat), f"{labels(sight).adventurer(rank)}, {rank}")
    word = say(sight, f"fate-{fate}")
    dead = fate == "killed"
    token = drop_icon(seat) if dead and duel.token == letter else skull_icon() if dead else ""
    sign = "⇄" if fate == "joined" else ""
    return html(
        "span",
        shown(f"{name}, {word}", card_picture(rank), class_="du__f"),
        html("small", figure(seat), token, sign, html("em", escape(word))),
        class_=f"du__c {fate}",
    )


def _claims(sight: Sight, events: Sequence[Event]) -> str:
    rows = []
    for event in events:
        letter, score = str(event.args["seat"]), int(str(event.args["score"]))
        d = DUNGEON_KEYS.index(str(event.args["dungeon"]))
        seat = "ABCDE".index(letter)
        most = int(sight.view.kills_to_win)
        enough = "yes" if score >= most else "no"
        line = say(sight, "reveal-claim", name=sight.name(seat), score=score, enough=enough)
        rows.append(html("li", figure(seat), deed_picture(d), html("span", escape(line))))
    return html("ul", *rows, class_="claims")
