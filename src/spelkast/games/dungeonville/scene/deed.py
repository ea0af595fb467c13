"""The deed: the one thing about a seat that only it knows, its score, and the claim of victory."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.schema import PUBLIC
from .. import measures
from ..actions import Phase
from ..components import NONE
from ..drawing import art, facts
from ..state import AutoClaim
from .parts import (
    choice,
    deed_picture,
    dungeon_icon,
    figure,
    labels,
    picture,
    refused,
    say,
    shown,
    switch,
)


def sockets(sight: Sight) -> str:
    """One place for each token that is needed: full, or still to come."""
    view = sight.view
    score, most = facts.score(view, view.seat) or 0, int(view.kills_to_win)
    drops = (picture(art.blood(n < score), "-15 -19 30 38", class_="drop") for n in range(most))
    return shown(say(sight, "score-of", score=score, most=most), *drops, class_="sockets")


def sum_line(sight: Sight) -> str:
    """How the score comes about: won in combat, lying at the gate, own ones against it."""
    view = sight.view
    seat, d = view.seat, facts.own_deed(view)
    own = int(view.tokens[d][seat])
    return say(
        sight,
        "score-sum",
        won=int(measures.realm(view.record, seat)),
        gate=int(view.tokens[d].sum()) - own,
        own=own,
    )


def _secrecy(sight: Sight) -> str:
    """A deed stays secret until a claim shows it (R57)."""
    known = int(sight.view.deed_public[sight.view.seat])
    return say(sight, "all-know" if known else "only-you")


def deed_panel(sight: Sight) -> str:
    """Deed, score and its sum: nobody else's page has this."""
    view = sight.view
    d = facts.own_deed(view)
    score, most = facts.score(view, view.seat) or 0, int(view.kills_to_win)
    figures = html("b", str(score).replace("-", "−")) + " / " + str(most)
    return html(
        "div",
        deed_picture(d),
        html(
            "div",
            html(
                "p",
                html("b", escape(labels(sight).gate(d)), class_="serif"),
                html("span", figures, class_="deed__s"),
                class_="deed__n",
            ),
            sockets(sight),
            html("p", escape(sum_line(sight)), class_="deed__sum"),
            html("p", escape(_secrecy(sight)), class_="deed__only"),
            class_="deed__t",
        ),
        class_="deed",
    )


def known_deeds(sight: Sight) -> str:
    """What the viewer knows of the other deeds, where there is something to know."""
    view, called = sight.view, labels(sight)
    rows = []
    for position, d in enumerate(facts.deeds(view)):
        if d == NONE or position == view.seat:
            continue
        seats = int(view.seats)
        who = (
            called.seat(position)
            if position < seats
            else say(sight, "slot", slot=position - seats + 1)
        )
        public = int(view.deed_public[position]) != 0
        note = "" if public or view.seat == PUBLIC else f" ({say(sight, 'only-you-know')})"
        sign = figure(position) if position < seats else ""
        words = called.pair(who, f"{called.dungeon(d)}{note}")
        rows.append(html("li", sign, dungeon_icon(d), html("span", escape(words))))
    return html("ul", *rows, class_="known") if rows else ""


# -------------------------------------------------------------------------------------- The claim


def claim_set(sight: Sight) -> str:
    """The seal: to claim victory it is picked and then confirmed. A claim shows the deed to all.

    With `auto_claim` the game claims, and there is nothing to pick (R56).
    """
    view = sight.view
    if view.seat == PUBLIC:
        return _considering(sight)
    head = html(
        "h2",
        escape(say(sight, "your-deed")),
        html("span", escape(_secrecy(sight)), class_="thin"),
    )
    seal = "" if view.auto_claim == AutoClaim.YES else _seal(sight)
    row = html("div", seal, _tally(sight), class_="claim__row" if seal else "")
    quiet = automatic(sight) != ""
    known = _considering(sight)
    dare = switch("dare", say(sight, "dare"), data_holds="silent") if quiet else ""
    manner = " dv-quiet" if quiet else " dv-true" if may_win(sight) else ""
    return html("div", head, row, dare, class_=f"hand__set dv-claim{manner}") + known


def automatic(sight: Sight) -> str:
    """A claim that would be wrong is not put forward: the page stays silent by itself, after the
    same pause as for every other answer, unless the player wants to make false claims."""
    view = sight.view
    if "silent" not in sight.legal_texts or view.seat == PUBLIC:
        return ""
    return "" if may_win(sight) else "silent"


def may_win(sight: Sight) -> bool:
    """A claim can be made now, and would be right."""
    view = sight.view
    enough = int(measures.own_score(view.record, view.seat)) >= int(view.kills_to_win)
    return enough and "claim" in sight.legal_texts


def _seal(sight: Sight) -> str:
    d = facts.own_deed(sight.view)
    inner = (
        deed_picture(d),
        html("b", escape(say(sight, "seal")), class_="claim__b"),
    )
    label = f"{say(sight, 'seal')}, {labels(sight).dungeon(d)}"
    if "claim" in sight.legal_texts:
        return choice("claim", label, *inner, class_="claim")
    if sight.legal:
        return refused("claim", label, *inner, class_="claim off")
    return shown(label, *inner, class_="claim off")


def _tally(sight: Sight) -> str:
    """The score, its sum, and what is missing."""
    view = sight.view
    score, most = facts.score(view, view.seat) or 0, int(view.kills_to_win)
    short = say(
        sight,
        "short-of",
        enough="yes" if score >= most else "no",
        public="yes" if int(view.deed_public[view.seat]) else "no",
        short=most - score,
        score=score,
        most=most,
    )
    gate = labels(sight).gate(facts.own_deed(view))
    return html(
        "div",
        html("p", html("b", escape(gate), class_="serif")),
        sockets(sight),
        html("p", escape(sum_line(sight)), class_="deed__sum"),
        html("p", escape(short), class_="stake"),
        class_="deed__t",
    )


def _considering(sight: Sight) -> str:
    """What everybody sees of a claim window: who might have enough, until it closes."""
    if int(sight.view.phase) != Phase.CLAIM_WINDOW:
        return ""
    asked = [seat for seat in range(int(sight.view.seats)) if int(sight.view.asked) >> seat & 1]
    rows = (html("li", figure(seat), escape(sight.name(seat))) for seat in asked)
    head = html("h2", escape(say(sight, "might-have", most=int(sight.view.kills_to_win))))
    return html("div", head, html("ul", *rows, class_="known"), class_="hand__set dv-might")
