"""Paying for a way: cards that are played, and what ghosts and conversions add to them.

A price is paid with the dots in the pool and cards of the same colour. What a colour still lacks
comes from the dot of Dagobert (R12), from a card that counts as this colour (R11), or from three
cards that are converted (R10). Among the payments that is best that takes the fewest dots from the
hand, then the fewest cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from ....engine.view import View
from ..actions import Phase
from ..components import (
    CARD_COLOUR,
    CARD_DOTS,
    CARDS,
    COLOURS,
    CONVERTED,
    DAGOBERT,
    DENARNAUD,
    HUES,
    MOST_DOTS,
)
from ..dots import converted

Dots = tuple[int, ...]
"""Dots of each colour."""
Held = tuple[int, ...]
"""How many cards of each type."""
NOTHING: Dots = (0,) * HUES

_HUE = [int(hue) for hue in CARD_COLOUR]
_DOTS = [int(dots) for dots in CARD_DOTS]


class Help(NamedTuple):
    """Dots of a colour that come from something else than its cards."""

    kind: str
    """The action that asks for it."""
    hue: int
    dots: int
    cards: tuple[int, ...] = ()
    """Cards that are laid down for it, in rising order."""

    @property
    def brought(self) -> Dots:
        return tuple(self.dots if hue == self.hue else 0 for hue in range(HUES))

    @property
    def acts(self) -> tuple[str, ...]:
        return f"{self.kind} {COLOURS[self.hue]}", *(f"pick {CARDS[card]}" for card in self.cards)


class Payment(NamedTuple):
    """What is played before the first step."""

    cards: tuple[int, ...]
    helps: tuple[Help, ...]

    @property
    def spent(self) -> tuple[int, int]:
        """Dots and cards that leave the hand."""
        gone = (*self.cards, *(card for help_ in self.helps for card in help_.cards))
        return _dots_of(gone), len(gone)

    @property
    def acts(self) -> tuple[str, ...]:
        played = tuple(f"play {CARDS[card]}" for card in self.cards)
        return played + tuple(act for help_ in self.helps for act in help_.acts)

    @property
    def dots(self) -> Dots:
        """What it brings into the pool."""
        brought = list(NOTHING)
        for card in self.cards:
            brought[_HUE[card]] += _DOTS[card]
        for help_ in self.helps:
            brought[help_.hue] += help_.dots
        return tuple(brought)


class Purse:
    """All that a viewer could pay with in this turn."""

    def __init__(self, view: View) -> None:
        seat = int(view.seat)
        playing = int(view.phase) == Phase.MAIN  # in passing another pawn no card is played
        self.pool: Dots = tuple(int(dots) for dots in view.pool)
        self._held: Held = tuple(int(n) if playing else 0 for n in view.hand[seat])
        self._produced = [bool(flag) for flag in view.produced]
        ghosts = view.claimed[seat]
        self._joker = playing and bool(ghosts[DENARNAUD]) and not view.joker_used
        self._dagobert = playing and bool(ghosts[DAGOBERT]) and not view.dagobert_used
        self._ways = [_ways_to_pay(_of_hue(self._held, hue)) for hue in range(HUES)]
        self._possible: dict[Dots, bool] = {}
        self.limit: Dots = tuple(self.pool[hue] + len(self._ways[hue]) - 1 for hue in range(HUES))
        """What pool and cards cover without any help."""
        self.helped = self._joker or self._dagobert or sum(self._held) >= CONVERTED
        """Can anything help at all?"""

    def pays(self, price: Dots) -> bool:
        """With any help that there is."""
        if price not in self._possible:
            self._possible[price] = any(self._payments(price))
        return self._possible[price]

    def payment(self, price: Dots) -> Payment | None:
        """The best one, None if the price cannot be paid."""
        return min(self._payments(price), key=lambda one: one.spent, default=None)

    def _payments(self, price: Dots) -> Iterator[Payment]:
        need = tuple(max(0, dots - self.pool[hue]) for hue, dots in enumerate(price))
        yield from self._without_dagobert(need)
        for hue in range(HUES if self._dagobert else 0):
            if need[hue]:
                yield from self._with_dagobert(need, hue)

    def _with_dagobert(self, need: Dots, hue: int) -> Iterator[Payment]:
        """He gives a dot only in a colour in which dots were played."""
        for payment in self._without_dagobert((*need[:hue], need[hue] - 1, *need[hue + 1 :])):
            if self._produced[hue] or payment.dots[hue]:
                yield payment._replace(helps=(*payment.helps, Help("dagobert", hue, 1)))

    def _without_dagobert(self, need: Dots) -> Iterator[Payment]:
        if all(dots < len(self._ways[hue]) for hue, dots in enumerate(need)):
            cheapest = (self._ways[hue][dots][0] for hue, dots in enumerate(need))
            yield Payment(_cards(sum(cheapest, ())), ())
        elif not self._is_far_too_much(need):
            yield from self._helped(need)

    def _helped(self, need: Dots) -> Iterator[Payment]:
        """Some cards as they are, and what they lack made of others; what lacks least is first."""
        sets_of = (_useful(_of_hue(self._held, hue), need[hue]) for hue in range(HUES))
        for sets in product(*sets_of):
            used: Held = sum(sets, ())
            lacks = tuple(
                max(0, dots - _sum_of(used_of_hue))
                for dots, used_of_hue in zip(need, sets, strict=True)
            )
            spare = tuple(held - gone for held, gone in zip(self._held, used, strict=True))
            helps = _helps(lacks, spare, self._joker)
            if helps is not None:
                yield Payment(_cards(used), helps)

    def _is_far_too_much(self, need: Dots) -> bool:
        """Even if all that is not played for its own colour were worth half of its dots."""
        played = sum(min(dots, len(self._ways[hue]) - 1) for hue, dots in enumerate(need))
        return sum(need) - played > _most_help(_whole(self._held) - played, self._joker)


def _most_help(dots: int, joker: bool) -> int:
    """A bound on what helps can make of cards with so many dots."""
    return dots // 2 + (MOST_DOTS if joker else 0)


def _whole(held: Held) -> int:
    return sum(count * _DOTS[card] for card, count in enumerate(held))


def _of_hue(held: Held, hue: int) -> Held:
    return held[hue * MOST_DOTS : (hue + 1) * MOST_DOTS]


def _cards(counts: Held) -> tuple[int, ...]:
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


@lru_cache(maxsize=4096)
def _ways_to_pay(held: Held) -> list[list[Held]]:
    """For 0, 1, 2, … dots: the sets of cards of a colour that pay so many and hold none that is not
    needed, the one with the fewest dots first; as long as there are such cards."""
    return [
        [used for used in reversed(_useful(held, dots)) if _sum_of(used) >= dots]
        for dots in range(_sum_of(held) + 1)
    ]


@lru_cache(maxsize=16384)
def _useful(held: Held, dots: int) -> list[Held]:
    """The sets of cards of a colour of which all are needed for so many dots, be they enough or
    not: a card that is spared may be worth more for another colour. The largest set is first."""
    sets = product(*(range(count + 1) for count in held))
    return sorted((used for used in sets if _all_needed(used, dots)), key=_size_of, reverse=True)


def _all_needed(used: Held, dots: int) -> bool:
    """Without its smallest card it would not be enough."""
    smallest = next((kind + 1 for kind, count in enumerate(used) if count), 0)
    return not smallest or _sum_of(used) - smallest < dots


def _sum_of(used: Held) -> int:
    return sum(count * (kind + 1) for kind, count in enumerate(used))


def _size_of(used: Held) -> tuple[int, int]:
    return _sum_of(used), sum(used)


# ---------------------------------------------------------------------------- What cards become


@lru_cache(maxsize=65536)
def _helps(lacks: Dots, spare: Held, joker: bool) -> tuple[Help, ...] | None:
    """The cheapest way to make up for what is lacking, colour by colour."""
    hue = next((hue for hue, dots in enumerate(lacks) if dots > 0), None)
    if hue is None:
        return ()
    if len(lacks) - lacks.count(0) > joker + (sum(spare) - joker) // CONVERTED:
        return None  # each help is for one colour
    if sum(lacks) > _most_help(_whole(spare), joker):
        return None
    found = []
    for help_ in _one_help(lacks[hue], hue, spare, joker):
        left = list(spare)
        for card in help_.cards:
            left[card] -= 1
        missing = max(0, lacks[hue] - help_.dots)
        rest = _helps(
            (*lacks[:hue], missing, *lacks[hue + 1 :]),
            tuple(left),
            joker and help_.kind != "joker",
        )
        if rest is not None:
            found.append((help_, *rest))
    return min(found, key=lambda helps: Payment((), helps).spent, default=None)


def _one_help(lack: int, hue: int, spare: Held, joker: bool) -> Iterator[Help]:
    """Everything that gives some of the dots, and among what gives enough only the cheapest."""
    if joker:
        others: dict[int, tuple[int, ...]] = {
            _DOTS[card]: (card,) for card in _cards(spare) if _HUE[card] != hue
        }
        for dots, laid in _not_too_much(others, lack):
            yield Help("joker", hue, dots, laid)
    for dots, laid in _not_too_much(_conversions(spare), lack):
        yield Help("convert", hue, dots, laid)


def _not_too_much(
    gains: dict[int, tuple[int, ...]], lack: int
) -> list[tuple[int, tuple[int, ...]]]:
    rising = sorted(gains.items())
    enough = next((dots for dots, _ in rising if dots >= lack), None)
    return [(dots, laid) for dots, laid in rising if enough is None or dots <= enough]


@lru_cache(maxsize=16384)
def _conversions(spare: Held) -> dict[int, tuple[int, ...]]:
    """What three of these cards can give, and the three with the fewest dots for it."""
    found: dict[int, tuple[int, ...]] = {}
    for laid in sorted(set(combinations(_cards(spare), CONVERTED)), key=_dots_of):
        same = len({_HUE[card] for card in laid}) == 1
        found.setdefault(int(converted(_dots_of(laid), same)), laid)
    return found


def _dots_of(cards: tuple[int, ...]) -> int:
    return sum(_DOTS[card] for card in cards)
