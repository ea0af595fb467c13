"""Positions of every game as a table page shows them, and all that its scene makes of them.

A module here is named after its game and says which positions are looked at, and in what the game
differs from others; `Tour` lists what it can say. A game without one is played at random.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

from spelkast.engine.drawing.scene import Shape, Sight
from spelkast.engine.game import Game, Options, game
from spelkast.engine.schema import PUBLIC, StateArray, clone
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import Words

Games = tuple[tuple[int, int, Options], ...]
"""Players, seed and options of each game that is looked at."""

NAMES = {
    "A": "Sofie",
    "B": '<b onload="x">&\'Jan',
    "C": "Cato",
    "D": "Piet",
    "E": "Maximiliaan",
    "F": "Noor",
    "G": "Lou",
    "H": "Mia",
}
SHAPES: tuple[Shape, ...] = ("wide", "tall")


@dataclass(frozen=True)
class Tour:
    """What a game's module says, as `TOUR`."""

    also_in_banner: tuple[str, ...] = ()
    """Kinds of action that a piece stands for and a button of the banner too."""
    alike: tuple[str, ...] = ()
    """Phases in which two equal cards are two buttons for the same thing."""
    ids_of_its_own: bool = False
    """May the living layer bring shapes of its own?"""
    silent: tuple[str, ...] = ()
    """Kinds of action that may have no consequence to tell."""
    refused: frozenset[str] = frozenset()
    """Actions that must be seen refused: a kind, or a phase and an action."""
    refusable: frozenset[str] = frozenset()
    """The kinds of which that can be asked; empty for all."""
    says_why_unasked: bool = False
    """Does what is spent say why, though the viewer is asked nothing?"""
    largest: Mapping[str, int] = field(default_factory=dict)
    """Bytes of each part, compressed; of a `picture`, letters."""


class Scenery:
    """One game's positions and its scene, worked out once for all tests that look at them."""

    def __init__(self, slug: str) -> None:
        self.slug, self.game = slug, game(slug)
        own = f"{__name__}.{slug}"
        self._own: ModuleType | None = import_module(own) if find_spec(own) else None
        self.tour: Tour = getattr(self._own, "TOUR", Tour())
        self._parts: dict[int, dict[str, str]] = {}
        self._same: dict[str, str] = {}

    @property
    def scene(self) -> Any:
        return self.game.part("scene")

    @cached_property
    def views(self) -> list[View]:
        return self._own.views() if self._own else list(_any_views(self.game))

    def sight(self, n: int, language: str) -> Sight:
        return sight(self.views[n], language)

    def parts(self, n: int) -> dict[str, str]:
        """All markup of a view, in one language or another. Grounds are kept once."""
        if n not in self._parts:
            found = everything(self.sight(n, language_of(n)))
            self._parts[n] = {k: self._same.setdefault(v, v) for k, v in found.items()}
        return self._parts[n]


@cache
def scenery(slug: str) -> Scenery:
    return Scenery(slug)


def language_of(n: int) -> str:
    return ("en", "nl", "fr")[n % 3]


def _any_views(rules: Game) -> Iterator[View]:
    luck, table = random.Random(1), Table(rules, rules.players[0], 1)
    while True:
        yield from (table.view(seat) for seat in (*table.to_act, PUBLIC))
        if table.over:
            return
        seat = luck.choice(table.to_act)
        table.play(seat, luck.choice(table.legal(seat)))


# ----------------------------------------------------------------------------------- What is seen


@cache
def words(slug: str, language: str) -> Words:
    return Words(game(slug), language, strict=True)


def sight(view: View, language: str = "en") -> Sight:
    return Sight(view, words(view.game.slug, language), NAMES)


def everything(seen: Sight) -> dict[str, str]:
    """All markup of a sight, by the name of its part; a board's ground apart from what lives."""
    scene, seats = scene_of(seen.view), range(int(seen.view.seats))
    chips = [scene.chip(seen, seat) for seat in seats]
    parts = {
        "hand": scene.hand(seen),
        "supply": scene.supply(seen),
        "reveal": scene.reveal(seen),
        "chips": "".join(chip.badge + chip.facts for chip in chips),
    }
    if hasattr(scene, "figure_of"):
        parts["chips"] += "".join(scene.figure_of(seen, seat) for seat in seats)
    for shape in SHAPES:
        board = scene.board(seen, shape)
        parts[f"ground-{shape}"] = board.ground
        parts[f"living-{shape}"] = board.living + f"<i>{board.view_box}</i>"
    return parts


def plain(seen: Sight) -> list[str]:
    """All words of a sight that are no markup."""
    scene = scene_of(seen.view)
    said = [scene.heading(seen), *(scene.board(seen, shape).label for shape in SHAPES)]
    for seat in range(int(seen.view.seats)):
        chip = scene.chip(seen, seat)
        said += [chip.where, chip.short]
        if seen.view.over:
            said += scene.ending(seen, seat)
    said += [part for plan in plans(seen) for part in (plan.key, plan.label, plan.sentence)]
    return said + [scene.consequence(seen, action) for action in seen.legal]


def scene_of(view: View) -> Any:
    return view.game.part("scene")


def plans(seen: Sight) -> list[Any]:
    of_scene = getattr(scene_of(seen.view), "plans", None)
    return list(of_scene(seen)) if of_scene else []


# ------------------------------------------------------------------------------------ How to read


def parse(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def acts(markup: str, kind: str = "act") -> Counter[str]:
    return Counter(re.findall(rf'data-{kind}="([^"]*)"', markup))


def ids(markup: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', markup)


def asked_for(markup: str) -> set[str]:
    """The shapes and paints that the markup refers to."""
    return set(re.findall(r'(?:href="#|url\(#)([^")]*)', markup))


def clean(text: str, language: str) -> bool:
    """Is this a sentence, with the marks where the language has them?"""
    bare = r"(?<!\u202f)[:;?!»%]|«(?!\u202f)" if language == "fr" else r"\s[:;?!]"
    said = text.replace(NAMES["B"], "Jan")
    return (
        said.endswith(".")
        and not re.search(r"[{}$\n]|\?\?\?|  | [.,]|,,|\.\.|^\W", said)
        and not re.search(bare, said)
    )


# -------------------------------------------------------------------------------------- The truth


def truth(table: Table) -> StateArray:
    """Only a proof may look at it."""
    return clone(table._states)


def twin_of(table: Table) -> Table:
    """The same position, to play on from."""
    return Table.at(table.game, truth(table))
