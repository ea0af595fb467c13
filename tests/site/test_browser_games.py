"""Every game in the cupboard: whole games against bots in real Chromium, in three languages.

On a laptop and on a phone, by mouse and by finger. Every legal move that is made is a piece that
can be pointed at; the page never grows too wide and never says a word of another language.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from spelkast.engine.game import game, slugs
from tests.site.browsers import DESKTOP, PHONE, Sitting, Visits, ranking, sideways
from tests.site.servers import Server
from tests.site.stages import Mentor, against_bots, entries
from tests.site.test_browser_languages import BROWSERS, foreign

SETTINGS = {"nl": DESKTOP, "en": PHONE, "fr": DESKTOP}
OPTIONS = {"inferos": {"turn_limit": 40}, "rennes": {"codes_to_win": 1, "max_rounds": 10}}
"""What makes a long game shorter."""
DEAL = 22


def sit_down(server: Server, page: Page, slug: str, players: int, touch: bool) -> Sitting:
    """A game against bots, always the same deal: a failure can be looked at again."""
    room = against_bots(server, page, slug, players, OPTIONS.get(slug, {}), DEAL)
    page.goto(f"/t/{room}")
    return Sitting(page, touch=touch)


@pytest.mark.parametrize("language", list(SETTINGS))
@pytest.mark.parametrize("slug", slugs())
def test_a_whole_game(visits: Visits, server: Server, slug: str, language: str) -> None:
    size = SETTINGS[language]
    touch, players = size == PHONE, game(slug).players[0] + (size == DESKTOP)
    page = visits.page(size=size, touch=touch, language=BROWSERS[language])
    sitting = sit_down(server, page, slug, players, touch)
    sitting.advice = Mentor(server, sitting.room).advises(0)
    strangers = set()
    while sitting.move():
        assert sideways(page) == 0, sitting.moves[-1]
        strangers |= foreign(page, language, slug)
    assert not strangers
    assert len(ranking(page)) == players
    assert sideways(page) == 0
    made = [action for seat, action in entries(server, sitting.room) if seat == 0]
    assert made == sitting.moves, "what was pointed at is what was played"
