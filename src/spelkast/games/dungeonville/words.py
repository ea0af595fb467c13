"""What the banner of Dungeonville can name. Read from a view: it tells no more than a view does."""

from __future__ import annotations

from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Token, Value
from . import measures
from .actions import FIGHTER, LETTER
from .components import (
    CARD_KEYS,
    CARD_LETTER,
    DUNGEON_KEYS,
    FIGHTERS,
    FULL_GROUP,
    HOUSES,
    NONE,
    ORB,
    RELIQUARY,
)
from .odds import odds
from .state import Answer


def decision_args(view: View) -> dict[str, Value]:
    """What is in progress for everybody, then what only this seat knows."""
    own = spectator_args() if view.seat == PUBLIC else own_args(view, view.seat)
    return public_args(view) | own


def public_args(view: View) -> dict[str, Value]:
    actor = view.waiting[0] if view.waiting else 0
    args: dict[str, Value] = {
        "doing": view.phase_name,
        "lap": int(view.lap),
        "must": "yes" if view.group_size[actor] < FULL_GROUP else "no",
        "wealth": int(measures.wealth(view.record, actor)),
        "buying": "deed" if view.deed_slot != NONE else "house",
        "newcomer": adventurer(int(view.town[view.house]) if view.house != NONE else 0),
        "due": int(view.price) - int(view.paid),
        "price": int(view.deed_price),
        "orb": "yes" if measures.active(view.record, actor, ORB) else "no",
        "target": int(view.kills_to_win),
        "ended": "claim" if view.winner != NONE else "cap",
    }
    return args | town_args(view, actor) | expedition_args(view)


def town_args(view: View, actor: int) -> dict[str, Value]:
    """Who stands in which house, and what that costs whoever is asked."""
    args: dict[str, Value] = {}
    for house, name in enumerate(HOUSES):
        args[name] = adventurer(int(view.town[house]))
        args[f"{name}_price"] = int(measures.price_for(view.record, actor, house))
    return args


def expedition_args(view: View) -> dict[str, Value]:
    """Room, load and odds of the group that explores; those of nobody are noughts."""
    seat = int(view.explorer)
    if seat == NONE:
        nothing: dict[str, Value] = {
            "dungeon": Token("dungeon", DUNGEON_KEYS[0]),
            "letter": Token("marked", "none"),
            "found": Token("seen", "none"),
            "how": "counted",
            "reliquary": "no",
        }
        return nothing | dict.fromkeys(("load", "capacity", "free", "deadly", "cards", "odds"), 0)
    s, dungeon, card = view.record, int(view.pawn[seat]), int(view.room) - 1
    load, capacity = measures.load_gold(s, dungeon), measures.capacity(s, seat)
    ahead = odds(view, seat, dungeon)
    saved = measures.active(s, seat, RELIQUARY) and not view.reliquary_used
    letter = int(CARD_LETTER[card]) if card >= 0 else NONE
    return {
        "dungeon": Token("dungeon", DUNGEON_KEYS[dungeon]),
        "letter": Token("marked", LETTER.tokens[letter] if letter != NONE else "none"),
        "found": Token("seen", CARD_KEYS[card] if card >= 0 else "none"),
        "load": int(load),
        "capacity": int(capacity),
        "free": max(0, int(capacity) - int(load)),
        "how": ahead.how,
        "deadly": ahead.deadly,
        "cards": ahead.cards,
        "odds": ahead.percent,
        "reliquary": "yes" if saved else "no",
    }


def spectator_args() -> dict[str, Value]:
    return {
        "answered": "unspoken",
        "order": (),
        "place": 1,
        "score": 0,
        "enough": "no",
        "public": "no",
        "offers": "none",
    }


def own_args(view: View, seat: int) -> dict[str, Value]:
    lined_up = [int(rank) for rank in view.lineup[seat] if rank]
    score = int(measures.own_score(view.record, seat))
    return {
        "wealth": int(measures.wealth(view.record, seat)),
        "answered": Answer(int(view.answer[seat])).name.lower(),
        "order": tuple(adventurer(rank) for rank in lined_up),
        "place": min(len(lined_up) + 1, FIGHTERS),
        "score": score,
        "enough": "yes" if score >= view.kills_to_win else "no",
        "public": "yes" if view.deed_public[seat] else "no",
        "offers": offers(view),
    }


def offers(view: View) -> str:
    """What a collection turn is good for, besides passing."""
    kinds = {action.kind for action in view.legal()}
    return {
        (True, True): "both",
        (True, False): "deed",
        (False, True): "claim",
        (False, False): "none",
    }["deed" in kinds, "claim" in kinds]


def adventurer(rank: int) -> Token:
    """0 is nobody."""
    return Token("fighter", FIGHTER.token(rank))
