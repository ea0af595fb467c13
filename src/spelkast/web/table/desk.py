"""One viewer's table, with the words, the names and the scene that its page is made from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Protocol, cast

from markupsafe import Markup

from ...engine.actions import Action, seat_letter
from ...engine.drawing.scene import Board, Chip, Ending, Plan, Shape, Sight
from ...engine.game import Game, game
from ...engine.words import Names, Words
from ..hall.model import Chair, Room, Showing
from ..hall.names import names_of
from ..words import SiteWords, site_words


class Scene(Protocol):
    """A game's `scene` package; see `engine.drawing.scene`."""

    def heading(self, sight: Sight) -> str: ...
    def figure(self, seat: int) -> str: ...
    def board(self, sight: Sight, shape: Shape) -> Board: ...
    def hand(self, sight: Sight) -> str: ...
    def chip(self, sight: Sight, seat: int) -> Chip: ...
    def supply(self, sight: Sight) -> str: ...
    def consequence(self, sight: Sight, action: Action) -> str: ...
    def reveal(self, sight: Sight) -> str: ...
    def ending(self, sight: Sight, seat: int) -> Ending: ...


def _never(sight: Sight) -> str:
    """No answer is given by itself, unless it is the only one."""
    return ""


@dataclass(frozen=True)
class Manner:
    """What a scene may say about the page around it; all of it can be left out."""

    banner_kinds: tuple[str, ...]
    """Kinds of action that no piece stands for: buttons of the banner."""
    headings: tuple[str, ...]
    """Kinds of event that head a part of the log."""
    together: tuple[str, ...]
    """Phases in which every seat is asked at once, so that who is not waited for has chosen."""
    two_rows: tuple[str, ...]
    """Phases in which a phone keeps room for two rows in the banner, so that nothing jumps."""
    automatic: Callable[[Sight], str]
    """The answer that the page gives by itself, though there are others."""
    scrolls: bool
    """May the board of a phone be higher than its window?"""
    layout: str
    """ "wide", "tall" or "broad": the dock lies under the board or beside it; or it lies beside it
    and the supply under it."""


@cache
def scene_of(slug: str) -> Scene:
    part = game(slug).part("scene")
    if part is None:
        raise LookupError(f"{slug} has no scene")
    return cast(Scene, part)


@cache
def manner_of(slug: str) -> Manner:
    scene = scene_of(slug)
    return Manner(
        banner_kinds=tuple(getattr(scene, "BANNER_KINDS", ())),
        headings=tuple(getattr(scene, "HEADINGS", ("turn",))),
        together=tuple(getattr(scene, "TOGETHER", ("choose",))),
        two_rows=tuple(getattr(scene, "TWO_ROWS", ())),
        automatic=getattr(scene, "automatic", _never),
        scrolls=bool(getattr(scene, "SCROLLS", False)),
        layout=str(getattr(scene, "LAYOUT", "wide")),
    )


@cache
def words_of(slug: str, language: str) -> Words:
    return Words(game(slug), language)


class _Looking(Sight):
    """The sight of somebody who only looks: nothing can be done in a replay."""

    @cached_property
    def legal(self) -> list[Action]:
        return []


@dataclass(frozen=True)
class Desk:
    """Everything a region can be made from, worked out once for all regions."""

    showing: Showing
    language: str
    replay: bool = False

    @property
    def room(self) -> Room:
        return self.showing.room

    @property
    def game(self) -> Game:
        return self.showing.view.game

    @property
    def scene(self) -> Scene:
        return scene_of(self.room.game)

    @property
    def manner(self) -> Manner:
        return manner_of(self.room.game)

    @property
    def words(self) -> Words:
        return words_of(self.room.game, self.language)

    @property
    def site(self) -> SiteWords:
        return site_words(self.language)

    @cached_property
    def names(self) -> Names:
        return names_of(self.room, self.language)

    @cached_property
    def sight(self) -> Sight:
        sight = Sight if self.showing.mine and not self.replay else _Looking
        return sight(self.showing.view, self.words, self.names)

    @cached_property
    def plans(self) -> list[Plan]:
        """Actions worth doing one after the other, if the game knows some."""
        plans = getattr(self.scene, "plans", None)
        return list(plans(self.sight)) if plans and self.sight.legal else []

    @property
    def over(self) -> bool:
        return bool(self.showing.view.over)

    @property
    def me(self) -> Chair | None:
        """The viewer's own chair; nobody's for those who watch."""
        return None if self.showing.spectating else self.room.chairs[self.showing.seat]

    @property
    def hint(self) -> str:
        """Where this seat gets advice; "" if the host wants none, and for those who watch."""
        if self.me is None or not self.room.hints or self.over or self.replay:
            return ""
        return f"/t/{self.room.id}/hint?as={self.me.letter}"

    def name(self, seat: int) -> str:
        letter = seat_letter(seat)
        return self.names.get(letter, letter)

    def figure(self, seat: int) -> Markup:
        """In a game whose seats can have other figures at another table, the one of this table."""
        of_table = getattr(self.scene, "figure_of", None)
        return Markup(of_table(self.sight, seat) if of_table else self.scene.figure(seat))
