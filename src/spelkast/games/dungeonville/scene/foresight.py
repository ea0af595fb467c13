"""What would happen: the rules themselves, carried out on a copy of what the viewer sees.

Only steps without chance are tried, and none that reads what the viewer cannot know.
"""

from __future__ import annotations

from typing import NamedTuple

from ....engine.schema import Record, clone
from ....engine.view import View
from .. import exploring, measures, steps
from ..components import CARD_WORTH, NONE, ORACLE, SANDALS
from ..odds import Odds, odds, odds_in


def copy_of(view: View) -> Record:
    return clone(view.records)[0]


class Death(NamedTuple):
    """What the death of one member leads to."""

    token: bool
    wiped_out: bool
    capacity: int
    load: int
    then: str
    """How the others go on: "on", "choose" with the Sandals (R42), "out" after the last room."""


def death(view: View, rank: int) -> Death:
    seat, after = int(view.seat), copy_of(view)
    d = int(view.pawn[seat])
    exploring.die(after, seat, rank)
    return Death(
        token=int(after.tokens[d, seat]) > int(view.tokens[d][seat]),
        wiped_out=int(after.explorer) == NONE,
        capacity=int(measures.capacity(after, seat)),
        load=int(measures.load_gold(after, d)),
        then=_after_death(after, seat),
    )


def _after_death(after: Record, seat: int) -> str:
    if after.rooms_seen >= after.expedition_cap:
        return "out"
    return "choose" if measures.active(after, seat, SANDALS) else "on"


def load_without(view: View, card: int) -> int:
    """The load once this card has been put down."""
    after = copy_of(view)
    exploring.put_down(after, card)
    return int(measures.load_gold(after, int(view.pawn[int(view.explorer)])))


def paid_with(view: View, worth: int) -> tuple[int, int]:
    """What is still to pay, and what is too much and lost."""
    paid, price = int(view.paid) + worth, int(view.price)
    return max(price - paid, 0), max(paid - price, 0)


def worth(card: int) -> int:
    return int(CARD_WORTH[card])


def joined(view: View, rank: int) -> Record:
    """The viewer's group with this adventurer in it, who may wake an item."""
    after = copy_of(view)
    steps.join(after, int(view.seat), rank)
    return after


def danger_with(view: View, rank: int, d: int) -> Odds:
    """How the next room of a dungeon may end, if this adventurer joined the group."""
    seat = int(view.seat)
    return odds_in(joined(view, rank), seat, seat, d)


def danger_now(view: View, seat: int, d: int) -> Odds:
    return odds(view, seat, d)


def danger_copying(view: View, copied: int, copier: int) -> Odds:
    """The same, if oracle or jester copied the letter of this member."""
    seat, after = int(view.seat), copy_of(view)
    d = int(view.pawn[seat])
    letter = int(measures.base_letter(view.record, copied, d)) + 1
    if copier == ORACLE:
        after.oracle_letter = letter
    else:
        after.jester_letter = letter
    return odds_in(after, seat, seat, d)
