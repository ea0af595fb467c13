"""A cracked code is worth a moment: the apparition that comes with it, over the board."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ..components import GHOSTS, LOCATION_DATA
from ..drawing import cards
from .parts import figure_of, labels, picture, say

SHOW_MS = 2600


def reveal(sight: Sight) -> str:
    """Nothing of it was hidden, so nobody counts down."""
    claims = [event for event in sight.view.events if event.kind == "claims"]
    if not claims:
        return ""
    event = claims[0]
    seat = "ABCDE".index(str(event.args["seat"]))
    n = GHOSTS.index(str(event.args["ghost"]))
    card = picture(cards.ghost_card(LOCATION_DATA[n]["symbol"]), "0 0 60 84", class_="rv__c")
    title = say(
        sight,
        "reveal-claim",
        name=sight.name(seat),
        place=labels(sight).location(n),
        points=int(str(event.args["points"])),
    )
    return html(
        "div",
        card,
        html(
            "div",
            html("h2", figure_of(sight, seat), escape(title)),
            html(
                "p",
                html("b", escape(labels(sight).ghost(n))),
                " ",
                escape(say(sight, f"ghost-{n}")),
            ),
        ),
        class_="reveal rn-reveal",
        data_open="",
        data_stays=SHOW_MS,
    )
