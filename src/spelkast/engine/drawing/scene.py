"""What a game's scene is made from, and what it gives: the parts of a table page that only the
game itself can draw.

A game has a package `scene` in its folder, with these functions. Each gets a `Sight` and nothing
else, so it cannot show more than the view holds. Markup is HTML or SVG text, built with
`engine.drawing.svg` and escaped by it.

    heading(sight) -> str              where the game stands: "turn 12"
    figure(seat) -> str                the sign of a seat, one <svg>
    figure_of(sight, seat) -> str      the same at this table, for a game in which seats get their
                                       figures anew each time
    board(sight, shape) -> Board       the board; shape is "wide" or "tall"
    hand(sight) -> str                 the viewer's own cards; for a spectator the cards of the turn
    chip(sight, seat) -> Chip          everything public about a seat
    supply(sight) -> str               piles and stocks, as <li> elements
    consequence(sight, action) -> str  what an action leads to, in a sentence, or ""
    reveal(sight) -> str               hidden choices that the last step brought to light, or "";
                                       with `data-open` nothing was hidden and nobody counts down,
                                       `data-stays` says for how many milliseconds it is shown
    ending(sight, seat) -> Ending      how a seat did, when the game is over
    automatic(sight) -> str            the answer that the page gives by itself, after the pause of
                                       an only answer, though there are others; "" for none. A
                                       switch with `data-holds`, when on, keeps the page from it.
                                       A game that asks everything does not have it
    CSS                                path of the game's own style sheet
    gallery(words) -> tuple of Shelf   all cards, to browse outside a game; a game without cards to
                                       show does not have it
    plans(sight) -> list of Plan       actions worth doing one after the other, such as the steps of
                                       a way; a game without such things does not have it

An action on a piece is an element with `data-act="<text of the action>"`: in HTML a
`<button type="submit" form="act" name="action" value="…">`, in SVG a
`<g class="legal" role="button" tabindex="0" aria-label="…">`. A piece that cannot be used now has
`aria-disabled="true"` and `data-why="<text of the action>"`: the page then asks why not. What shows
where an action leads has `class="preview" data-for="<text of the action>"` and appears when that
action is picked or pointed at. What moves from one picture to the next has a `data-piece` that
names it and tells no secret: a face-down card is called by its slot. If it turns, `data-turn` says
how far it is turned, in degrees. A plan is picked like an action, on an element with
`data-plan="<key of the plan>"`; one that cannot be done now is looked at, with `data-look`.

A switch that only the page knows is an `<input type="checkbox" name="…" data-keep="…">`; it stays
as it is when the page changes. A row that people may sort has `data-sorted="<name>"` and its
children `data-keys`, numbers with spaces between; radio buttons in a `data-sorts="<name>"` say by
which of them, counted from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from ..actions import Action, seat_letter
from ..view import View
from ..words import Names, Words

Shape = Literal["wide", "tall"]


@dataclass(frozen=True)
class Sight:
    """What one viewer sees, and how to call things."""

    view: View
    words: Words
    names: Names

    @cached_property
    def legal(self) -> list[Action]:
        return self.view.legal()

    @cached_property
    def legal_texts(self) -> frozenset[str]:
        return frozenset(action.text for action in self.legal)

    def name(self, seat: int) -> str:
        letter = seat_letter(seat)
        return self.names.get(letter, letter)


class Board(NamedTuple):
    """A board: `ground` is sent once, `living` again whenever something changed."""

    label: str
    """The state in one sentence, for those who do not see it."""
    view_box: str
    ground: str
    living: str
    extent: str = ""
    """The whole drawing, if the window may be moved over it and zoomed; "" if it is fixed."""


class Plan(NamedTuple):
    """Actions that are done one after the other, once they are confirmed together.

    It holds only what nobody and no chance can come between. Should an action be refused after
    all, the rest is dropped.
    """

    key: str
    """What the page calls it; no action is called so."""
    acts: tuple[str, ...]
    label: str
    """What the button says."""
    sentence: str
    """What it leads to."""
    ready: bool = True
    """Can it be done now? If not, it is only to be looked at."""


class Chip(NamedTuple):
    """What a seat shows to everybody, besides its name."""

    where: str
    """A few words beside the name: "square 17"."""
    badge: str
    """Markup of a tag that matters now, such as "blocked: feather"; "" without one."""
    facts: str
    """Markup of the rest: cards left, hand size."""
    short: str
    """The same for a phone: one word or figure."""


class Ending(NamedTuple):
    """How a seat did."""

    sentence: str
    score: str


class Plate(NamedTuple):
    """One card in the gallery."""

    name: str
    """What it is called, for search and for those who do not see it."""
    picture: str
    """Markup of the card, as it looks on the table."""
    note: str
    """A sentence about it; "" without one."""


class Shelf(NamedTuple):
    """Cards of one kind in the gallery, in their natural order."""

    title: str
    intro: str
    plates: tuple[Plate, ...]
    shapes: str = ""
    """Markup that the pictures refer to, of this shelf and of those after it."""
