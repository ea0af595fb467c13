"""What an action leads to, in a sentence: read from the view, by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.actions import Action
from ....engine.drawing.scene import Sight
from ..actions import Phase
from ..board import NODES
from ..cards import refill_limit
from ..components import (
    AREAS,
    CARD_COLOUR,
    CARD_DOTS,
    CARDS,
    CODE_CLUES,
    COLOURS,
    CONVERTED,
    EXTRA_CARDS,
    FATE_PARITY,
    FATES,
    FRESH_SUPPLIES,
    HUES,
    LOCATIONS,
    SUPPLIES,
)
from ..drawing import facts
from ..drawing.board import quarter_of
from . import codes, foresight
from .parts import (
    card_token,
    colour_token,
    dots_in_words,
    fate_token,
    ghost_token,
    location_token,
    node_token,
    say,
    sentences,
)


def consequence(sight: Sight, action: Action) -> str:
    return _CONSEQUENCES[action.kind](sight, action)


def _seat(sight: Sight) -> int:
    return int(sight.view.seat)


# -------------------------------------------------------------------------------------- Beginning


def _start(sight: Sight, action: Action) -> str:
    n = LOCATIONS.index(action.args[0])
    return say(
        sight,
        "start",
        location=location_token(n),
        colour=colour_token(facts.location_hue(sight.view, n)),
        extra=int(EXTRA_CARDS[n]),
    )


# -------------------------------------------------------------------------------------- Movement


def _play(sight: Sight, action: Action) -> str:
    """How many dots there are then."""
    card = CARDS.index(action.args[0])
    hue, dots = int(CARD_COLOUR[card]), int(CARD_DOTS[card])
    whole = int(sight.view.pool[hue]) + dots
    return say(sight, "play", count=whole, colour=colour_token(hue))


def _pick(sight: Sight, action: Action) -> str:
    card = CARDS.index(action.args[0])
    phase = Phase.of(int(sight.view.phase))
    if phase in (Phase.MAIN, Phase.SACRIFICE):
        return say(sight, "sacrifice", card=card_token(card))
    laid = [int(one) - 1 for one in sight.view.picked if one]
    left = (CONVERTED if phase is Phase.CONVERT else 1) - len(laid) - 1
    if left:
        return say(sight, "lay-down", card=card_token(card), left=left)
    wanted = int(sight.view.wanted) - 1
    outcome = foresight.after(sight.view, (action.text,))
    gained = outcome.pool[wanted] - int(sight.view.pool[wanted])
    return say(sight, "converted", count=gained, colour=colour_token(wanted))


def _joker(sight: Sight, action: Action) -> str:
    return say(sight, "joker", colour=colour_token(COLOURS.index(action.args[0])))


def _convert(sight: Sight, action: Action) -> str:
    return say(sight, "convert", colour=colour_token(COLOURS.index(action.args[0])))


def _dagobert(sight: Sight, action: Action) -> str:
    hue = COLOURS.index(action.args[0])
    return say(sight, "play", count=int(sight.view.pool[hue]) + 1, colour=colour_token(hue))


def _step(sight: Sight, action: Action) -> str:
    """What is paid, and what is left; new areas, points, or that one cannot stop there."""
    view = sight.view
    node = NODES.index(action.args[0])
    outcome = foresight.after(view, (action.text,))
    before = tuple(int(dots) for dots in view.pool)
    paid = tuple(before[hue] - outcome.pool[hue] for hue in range(HUES))
    sharing = int(outcome.record.phase) == Phase.TRANSIT
    return sentences(
        say(sight, "step", to=node_token(node), price=dots_in_words(sight, paid)),
        _left(sight, outcome.pool),
        _area(sight, outcome),
        say(sight, "symbol-bonus", points=outcome.symbol) if outcome.symbol else "",
        say(sight, "must-go-on") if sharing else "",
    )


def _left(sight: Sight, pool: tuple[int, ...]) -> str:
    return say(sight, "dots-left", left=dots_in_words(sight, pool), count=sum(pool))


def _area(sight: Sight, outcome: foresight.Outcome) -> str:
    if not outcome.areas:
        return ""
    letters = sight.words.listing([AREAS[area] for area in outcome.areas])
    return say(sight, "new-areas", areas=letters, count=len(outcome.areas))


def _turn(sight: Sight, action: Action) -> str:
    """Which way one would face, and what is left."""
    view, seat = sight.view, _seat(sight)
    outcome = foresight.after(view, (action.text,))
    socket = int(view.pawn[seat])
    direction = int(view.quarter[seat]) + int(outcome.record.rot[socket]) & 3
    return sentences(
        say(
            sight,
            "turn",
            portal=node_token(socket),
            direction="NESW"[direction],
            colour=colour_token(quarter_of(view, seat)),
        ),
        _left(sight, outcome.pool),
    )


# ------------------------------------------------------------------------------ Clues and codes


def _take(sight: Sight, action: Action) -> str:
    card = CARDS.index(action.args[0])
    hue = int(CARD_COLOUR[card])
    return say(sight, "take", card=card_token(card), colour=colour_token(hue))


def _place(sight: Sight, action: Action) -> str:
    n = LOCATIONS.index(action.args[0])
    outcome = foresight.after(sight.view, (action.text,))
    count = facts.found(sight.view, _seat(sight), n) + 1
    return sentences(
        say(sight, "placed", location=location_token(n), count=count, points=outcome.points),
        say(sight, "complete") if count == CODE_CLUES else "",
    )


def _offer(sight: Sight, action: Action) -> str:
    n, hue = LOCATIONS.index(action.args[0]), COLOURS.index(action.args[1])
    first = int(sight.view.phase) == Phase.MAIN
    return say(
        sight,
        "offer",
        location=location_token(n),
        colour=colour_token(hue),
        first="yes" if first else "no",
    )


def _gain(sight: Sight, action: Action) -> str:
    n, hue = LOCATIONS.index(action.args[0]), COLOURS.index(action.args[1])
    return say(sight, "gained", location=location_token(n), colour=colour_token(hue))


def _claim(sight: Sight, action: Action) -> str:
    n = LOCATIONS.index(action.args[0])
    view = sight.view
    cracked = sum(bool(one) for one in view.claimed[_seat(sight)]) + 1
    return sentences(
        say(sight, "claim", points=codes.next_points(sight, n), ghost=ghost_token(n)),
        say(sight, f"ghost-{n}"),
        say(sight, "last-round") if cracked == int(view.codes_to_win) else "",
    )


# --------------------------------------------------------------------------------- Events, cards


def _event(sight: Sight, action: Action) -> str:
    """What turns; and what the own quarter would face then."""
    n = FATES.index(action.args[0])
    if n == FRESH_SUPPLIES:
        return say(sight, "fresh-supplies", count=SUPPLIES)
    parity = "odd" if FATE_PARITY[n] else "even"
    return say(sight, "event", fate=fate_token(n), parity=parity)


def _end(sight: Sight, action: Action) -> str:
    """What would lapse, and how many cards may be taken."""
    view, seat = sight.view, _seat(sight)
    pool = tuple(int(dots) for dots in view.pool)
    room = int(refill_limit(view.record, seat)) - int(view.hand_size[seat])
    claimable = any(one.kind == "claim" for one in sight.legal)
    return sentences(
        say(sight, "could-claim") if claimable else "",
        say(sight, "lapse", dots=dots_in_words(sight, pool)) if any(pool) else "",
        say(sight, "then-refill", count=max(room, 0)),
    )


def _open(sight: Sight, action: Action) -> str:
    card = int(sight.view.display[int(action.args[0]) - 1]) - 1
    return say(sight, "open", card=card_token(card))


def _blind(sight: Sight, action: Action) -> str:
    return say(sight, "blind", count=int(sight.view.deck_size))


def _stop(sight: Sight, action: Action) -> str:
    return say(sight, "stop", count=int(sight.view.hand_size[_seat(sight)]))


_CONSEQUENCES: dict[str, Callable[[Sight, Action], str]] = {
    "start": _start,
    "play": _play,
    "pick": _pick,
    "joker": _joker,
    "convert": _convert,
    "dagobert": _dagobert,
    "step": _step,
    "turn_cw": _turn,
    "turn_ccw": _turn,
    "take": _take,
    "place": _place,
    "offer": _offer,
    "gain": _gain,
    "event": _event,
    "claim": _claim,
    "end": _end,
    "open": _open,
    "blind": _blind,
    "stop": _stop,
}
