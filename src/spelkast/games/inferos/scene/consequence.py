"""What an action leads to, in a sentence: read from the view, by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.actions import Action
from ....engine.drawing.scene import Sight
from ....engine.view import View
from ....engine.words import Token, Value
from .. import rules
from ..actions import Phase
from ..components import (
    HAND_LIMIT,
    LIBRARY,
    NONE,
    POWERS,
    SKULL,
    STEP_CARDS,
    VEGA,
)
from ..drawing.board import pawn_on
from ..state import VegaForfeitsDraw
from ..words import can_fight
from .landing import Landing, of_card, of_strip
from .parts import (
    card_token,
    kinds_of,
    monster_token,
    need_token,
    place_token,
    power_token,
    seat_token,
)

STEPS = range(1, SKULL + 1)
"""What a number card can carry a pawn."""


def consequence(sight: Sight, action: Action) -> str:
    found = _CONSEQUENCES.get(action.kind)
    return found(sight, action) if found else ""


def _say(sight: Sight, key: str, **values: Value) -> str:
    return sight.words.tell(f"scene-{key}", sight.names, **values)


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


# ---------------------------------------------------------------------------------- Step cards


def _play(sight: Sight, action: Action) -> str:
    view, card = sight.view, STEP_CARDS.index(action.args[0])
    if card == SKULL:
        return _skull(sight)
    if card == VEGA:
        return _vega(sight)
    if view.blocked[view.seat]:
        return _say(sight, "play-blocked", card=card_token(card))
    end = of_card(view, view.seat, card + 1)
    return _sentences(_move(sight, card, end), _there(sight, end))


def _skull(sight: Sight) -> str:
    view = sight.view
    if not rules.squares_for_monster(view.record):
        return _say(sight, "play-skull", can="nothing")
    return _say(sight, "play-skull", can="place" if int(view.stack_size) else "shift")


def _vega(sight: Sight) -> str:
    view = sight.view
    victims = any(_can_rob(view, seat) for seat in range(int(view.seats)))
    text = _say(sight, "play-vega", can=str(view.options["vega_take"]) if victims else "nothing")
    always = view.vega_forfeits_draw == VegaForfeitsDraw.ALWAYS
    if view.blocked[view.seat] and (always or victims):
        text = _sentences(text, _say(sight, "vega-forfeits", rule="always" if always else "taken"))
    return text


def _can_rob(view: View, seat: int) -> bool:
    return not rules.forbids_stealing(view.record, view.seat, seat)


def _move(sight: Sight, card: int, end: Landing) -> str:
    """Where a number leads, if nobody comes first."""
    return _say(
        sight,
        "move",
        card=card_token(card),
        way="fall" if end.taken else "bounce" if end.bounced else "walk",
        to=place_token(end.place),
        taken=place_token(end.target),
        by=_standing(sight.view, end),
        ends=end.ends,
        **_monster(end.monster),
    )


def _standing(view: View, end: Landing) -> Value:
    """Who stands on the square that the move aims at."""
    seat = pawn_on(view, end.target) if end.taken else NONE
    return seat_token(seat) if seat != NONE else ""


def _monster(monster: int) -> dict[str, Value]:
    """A monster and its power; the arguments must be there even where no monster is."""
    number = max(monster, 0)
    return {"monster": monster_token(number), "power": need_token(number)}


def _there(sight: Sight, end: Landing) -> str:
    """What the square does: what the viewer can do about its monster, or the card it gives."""
    view = sight.view
    values: dict[str, Value] = {"ends": end.ends, "cards": int(view.hand_size[view.seat])}
    if end.ends == "monster":
        values["can"] = can_fight(view, view.seat, end.monster)
    elif end.ends == "lair":
        values["can"] = "stack" if int(view.stack_size) else "path"
    else:
        values["can"] = "none"
    return _say(sight, "there", **values, **_monster(end.monster))


# -------------------------------------------------------------------------------------- Fights


def _fight(sight: Sight, action: Action) -> str:
    view = sight.view
    monster = int(view.monster[view.pawn[view.seat]])
    return _say(
        sight,
        "fight",
        answer=action.args[0],
        after=str(view.options["defeated_monsters"]),
        **_monster(monster),
    )


# -------------------------------------------------------------------------------------- Strips


def _strip(sight: Sight, action: Action) -> str:
    view, length = sight.view, int(action.args[0])
    steps, laid = int(view.steps), int(view.path_len)
    after = laid + length
    reach = int(view.cursor) + steps
    if reach > after and after < LIBRARY - 1:
        return _say(sight, "strip", fits="no", length=length, nth=steps, to=after)
    target = 2 * LIBRARY - reach if reach > LIBRARY else reach
    fits = "library" if target == LIBRARY else "yes" if target > laid else "back"
    return _say(sight, "strip", fits=fits, length=length, nth=target - laid, to=target)


def _direction(sight: Sight, action: Action) -> str:
    end = of_strip(sight.view, turned=action.args[0] == "reversed")
    first = _say(
        sight,
        "attach",
        way="fall" if end.taken else "bounce" if end.bounced else "walk",
        to=place_token(end.place),
        ends=end.ends,
        **_monster(end.monster),
    )
    return _sentences(first, _there(sight, end))


# ------------------------------------------------------------------------------------ Monsters


def _monster_to(sight: Sight, action: Action) -> str:
    """Who could land on it: the others in front of it who still hold that number."""
    view, square = sight.view, int(action.args[0])
    monster = int(view.monster[view.lifted] if view.lifted else view.turned_up)
    reach = tuple(seat_token(seat) for seat in _in_reach(view, square) if seat != view.seat)
    mine = "yes" if view.seat in _in_reach(view, square) else "no"
    return _say(sight, "monster-to", square=square, reach=reach, mine=mine, **_monster(monster))


def _in_reach(view: View, square: int) -> list[int]:
    """Free seats that still hold a number which brings them there."""
    return [
        seat
        for seat in range(int(view.seats))
        if not view.blocked[seat]
        and (square - int(view.pawn[seat])) in STEPS
        and view.step_hand[seat][square - int(view.pawn[seat]) - 1]
    ]


def _monster_from(sight: Sight, action: Action) -> str:
    view, square = sight.view, int(action.args[0])
    monster = int(view.monster[square])
    phase = "land" if int(view.phase) == Phase.LAND_FROM else "skull"
    can = can_fight(view, view.seat, monster)
    return _say(sight, "monster-from", phase=phase, can=can, square=square, **_monster(monster))


def _pass(sight: Sight, action: Action) -> str:
    view = sight.view
    what = {Phase.SKULL_TO: "under", Phase.SKULL_FROM: "skull"}.get(
        Phase.of(int(view.phase)), "vega"
    )
    return _say(sight, "pass", what=what, **_monster(int(view.turned_up)))


# ---------------------------------------------------------------------------------- Power cards


def _steal(sight: Sight, action: Action) -> str:
    view = sight.view
    seat = "ABCD".index(action.args[0])
    text = _say(
        sight,
        "steal",
        victim=seat_token(seat),
        cards=int(view.hand_size[seat]),
        take=str(view.options["vega_take"]),
    )
    return _sentences(text, _too_many(sight))


def _take(sight: Sight, action: Action) -> str:
    text = _say(sight, "take", power=Token("power", action.args[0]))
    return _sentences(text, _too_many(sight))


def _draw(sight: Sight, action: Action) -> str:
    top = int(sight.view.pile_top)
    text = _say(sight, "draw", top=power_token(top - 1)) if top else ""
    return _sentences(text, _too_many(sight))


def _too_many(sight: Sight) -> str:
    """One card more than the limit: one goes."""
    full = int(sight.view.hand_size[sight.view.seat]) >= HAND_LIMIT
    return _say(sight, "too-many") if full else ""


def _decline(sight: Sight, action: Action) -> str:
    return _say(sight, "decline", cards=int(sight.view.hand_size[sight.view.seat]))


def _discard(sight: Sight, action: Action) -> str:
    view, kind = sight.view, POWERS.index(action.args[0])
    counts = [int(count) for count in view.hand[view.seat]]
    counts[kind] -= 1
    kept = tuple(power_token(left) for left in kinds_of(counts))
    return _say(sight, "discard", power=power_token(kind), kept=kept)


_CONSEQUENCES: dict[str, Callable[[Sight, Action], str]] = {
    "play": _play,
    "fight": _fight,
    "strip": _strip,
    "direction": _direction,
    "monster_to": _monster_to,
    "monster_from": _monster_from,
    "pass": _pass,
    "steal": _steal,
    "take": _take,
    "discard": _discard,
    "draw": _draw,
    "decline": _decline,
}
