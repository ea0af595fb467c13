"""Ways through the underground, each as one plan: cards first, then steps and quarter-turns."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.drawing.scene import Plan, Sight
from ..board import NODES
from ..components import AREAS, CARD_DOTS
from ..drawing.layout import is_caverne
from . import foresight
from .parts import cards_in_words, dots_in_words, node_token, say, sentences
from .routes import Route, cheapest, routes

MOST = 14
"""Places on the way that a page offers; with more, the dearest are left out. Cavernes never are."""

NEAREST = 1
"""Cavernes out of reach that are told about."""


class Way(NamedTuple):
    """A route with the plan that walks it."""

    route: Route
    plan: Plan


def ways(sight: Sight) -> list[Way]:
    """Every place that can be walked to, in the order of their price; a place that one step
    reaches, with the dots that lie there, is none: it is an action."""
    kept: list[Way] | None = sight.__dict__.get("rennes_ways")
    if kept is None:
        kept = _ways(sight) if sight.legal else []
        sight.__dict__["rennes_ways"] = kept  # asked for by board, banner and list
    return kept


def plans(sight: Sight) -> list[Plan]:
    return [way.plan for way in (*ways(sight), *out_of_reach(sight))]


def out_of_reach(sight: Sight) -> list[Way]:
    """The nearest Caverne that the hand does not reach: what the way there would cost."""
    kept: list[Way] | None = sight.__dict__.get("rennes_dreams")
    if kept is None:
        reached = {way.route.to for way in ways(sight)}
        legal = sight.legal_texts
        kept = [
            Way(route, _dream(sight, route))
            for route in (cheapest(sight.view) if legal else {}).values()
            if route.to not in reached and route.moves[-1] not in legal and any(route.wasted)
        ]
        kept = sorted(kept, key=lambda way: sum(way.route.price))[:NEAREST]
        sight.__dict__["rennes_dreams"] = kept
    return kept


def _dream(sight: Sight, route: Route) -> Plan:
    to = node_token(route.to)
    return Plan(
        key=_key(route),
        acts=route.moves,
        label=say(sight, "look", to=to),
        sentence=sentences(
            say(sight, "walk-price", to=to, price=dots_in_words(sight, route.price)),
            say(sight, "walk-short", missing=dots_in_words(sight, route.wasted)),
        ),
        ready=False,
    )


def _ways(sight: Sight) -> list[Way]:
    found = sorted(routes(sight.view).values(), key=lambda route: (sum(route.price), route.to))
    several = [route for route in found if route.moves[-1] not in sight.legal_texts]
    goals = [route for route in several if is_caverne(route.to)]
    near = [route for route in several if not is_caverne(route.to)][:MOST]
    return [Way(route, _plan(sight, route)) for route in (*near, *goals)]


def _plan(sight: Sight, route: Route) -> Plan:
    to = node_token(route.to)
    price = dots_in_words(sight, route.price)
    return Plan(
        key=_key(route),
        acts=route.acts,
        label=say(sight, "walk", to=to),
        sentence=sentences(
            say(sight, "walk-price", to=to, price=price),
            _payment(sight, route),
            *_gains(sight, route),
        ),
    )


def _key(route: Route) -> str:
    return f"to {NODES[route.to]}"


def _payment(sight: Sight, route: Route) -> str:
    """Which cards are played, and what of them would lapse."""
    played = sum(int(CARD_DOTS[card]) for card in route.cards)
    wasted = sum(route.wasted)
    if not played:
        return say(sight, "walk-paid", left=dots_in_words(sight, route.wasted), count=wasted)
    return say(
        sight,
        "walk-cards",
        cards=cards_in_words(sight, route.cards),
        left=dots_in_words(sight, route.wasted),
        count=wasted,
    )


def _gains(sight: Sight, route: Route) -> list[str]:
    outcome = foresight.after(sight.view, route.acts)
    out = []
    if outcome.areas:
        letters = sight.words.listing([AREAS[area] for area in outcome.areas])
        out.append(say(sight, "new-areas", areas=letters, count=len(outcome.areas)))
    if outcome.symbol:
        out.append(say(sight, "symbol-bonus", points=outcome.symbol))
    return out
