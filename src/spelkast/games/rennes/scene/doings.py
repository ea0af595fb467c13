"""What a turn is made of: what can be done now, and in a few words what is missing for the rest.

Nothing is done here; that is the business of board, cards and codes. It lies where, in a Caverne,
the clues are that a card buys.
"""

from __future__ import annotations

from html import escape

from ....engine import rulebook
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ..components import CARDS, CODE, CODES, COLOURS, HUES, LOCATIONS
from ..drawing import facts
from ..state import Sanctuaire
from .parts import refused, say, shown
from .plans import ways

NOW = "now"


def doings(sight: Sight) -> str:
    """Walk, collect, exchange, claim (R23)."""
    return html(
        "div",
        _walk(sight),
        _doing(sight, "collect", _clue_card(sight)),
        _doing(sight, "exchange", _gift(sight)),
        _doing(sight, "claim", _best_code(sight)),
        class_="doings",
    )


def _walk(sight: Sight) -> str:
    kinds = {action.kind for action in sight.legal}
    if kinds & {"step", "turn_cw", "turn_ccw"}:
        return _tile(sight, "walk", NOW, "")
    return _tile(sight, "walk", "place" if ways(sight) else "cards", "")


def _doing(sight: Sight, name: str, action: str) -> str:
    """`action` is what comes nearest to being allowed."""
    return _tile(sight, name, _why(sight, action), action)


def _why(sight: Sight, action: str) -> str:
    """The reason that forbids it, NOW if none does."""
    view = sight.view
    reason = int(rulebook.forbids(view.record, view.seat, view.game.actions.parse(action).id))
    return view.game.reasons.of(reason).slug if reason else NOW


def _tile(sight: Sight, name: str, why: str, action: str) -> str:
    title, note = say(sight, f"doing-{name}"), say(sight, "doing-when", why=why)
    inner = html("b", escape(title)) + html("span", escape(note))
    label = say(sight, "doing-label", name=title, note=note)
    if why in (NOW, "place", "cards"):
        return shown(label, inner, class_="doing can")
    return refused(action, label, inner, class_="doing")


# -------------------------------------------------------------- What comes nearest to being allowed


def _clue_card(sight: Sight) -> str:
    held = facts.held(sight.view, int(sight.view.seat)) or [0]
    actions = [f"take {CARDS[card]}" for card in held]
    return next((action for action in actions if action in sight.legal_texts), actions[0])


def _gift(sight: Sight) -> str:
    view, seat = sight.view, int(sight.view.seat)
    if view.sanctuaire == Sanctuaire.CARDS:
        return f"pick {CARDS[(facts.held(view, seat) or [0])[0]]}"
    pairs = [(n, hue) for n in range(CODES) for hue in range(HUES) if CODE[n][hue]]
    n, hue = next(((n, hue) for n, hue in pairs if view.clues[seat][n][hue]), pairs[0])
    return f"offer {LOCATIONS[n]} {COLOURS[hue]}"


def _best_code(sight: Sight) -> str:
    view, seat = sight.view, int(sight.view.seat)
    left = [n for n in range(CODES) if not view.claimed[seat][n]]
    best = max(left, key=lambda n: facts.found(view, seat, n), default=0)
    return f"claim {LOCATIONS[best]}"
