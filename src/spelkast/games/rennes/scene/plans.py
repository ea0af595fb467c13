"""Ways through the underground, each as one plan: cards first, then steps and quarter-turns."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.drawing.scene import Plan, Sight
from ..board import NODES, SANCTUAIRE
from ..components import AREAS
from ..drawing.layout import is_caverne
from . import foresight
from .parts import cards_in_words, colour_token, dots_in_words, node_token, say, sentences
from .paying import Help
from .routes import Route, cheapest, routes

MOST = 14
"""Places on the way that a page offers; with more, those that ask for help and then the dearest are
left out. Cavernes and the Sanctuaire never are."""

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
    found = sorted(routes(sight.view).values(), key=_dearness)
    several = [route for route in found if route.moves[-1] not in sight.legal_texts]
    goals = [route for route in several if _is_goal(route.to)]
    near = [route for route in several if not _is_goal(route.to)][:MOST]
    return [Way(route, _plan(sight, route)) for route in (*near, *goals)]


def _is_goal(node: int) -> bool:
    return is_caverne(node) or node == SANCTUAIRE


def _dearness(route: Route) -> tuple[bool, int, int]:
    return bool(route.helps), sum(route.price), route.to


def _plan(sight: Sight, route: Route) -> Plan:
    return Plan(
        key=_key(route),
        acts=route.acts,
        label=say(sight, "walk", to=node_token(route.to)),
        sentence=sentences(
            say(sight, "step", price=dots_in_words(sight, route.price)),
            _payment(sight, route),
            *_gains(sight, route),
        ),
    )


def _key(route: Route) -> str:
    return f"to {NODES[route.to]}"


def _payment(sight: Sight, route: Route) -> str:
    """Which cards are played, what helps, and what of it all would lapse."""
    left, count = dots_in_words(sight, route.wasted), sum(route.wasted)
    if not route.payment.acts:
        return say(sight, "walk-paid", left=left, count=count)
    cards = cards_in_words(sight, route.cards)
    return sentences(
        say(sight, "walk-cards", cards=cards) if cards else "",
        *(_help(sight, help_) for help_ in route.helps),
        say(sight, "walk-left", left=left, count=count),
    )


def _help(sight: Sight, help_: Help) -> str:
    return say(
        sight,
        f"walk-{help_.kind}",
        cards=cards_in_words(sight, help_.cards),
        colour=colour_token(help_.hue),
        dots=dots_in_words(sight, help_.brought),
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
