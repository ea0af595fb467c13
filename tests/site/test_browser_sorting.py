"""A hand sorted as somebody likes it: by keyboard or finger, remembered, and nobody is told."""

from __future__ import annotations

import numpy as np
from playwright.sync_api import Page, expect

from spelkast.games.reich.components import CARDS, CROWNS, PERSONS, YEARS
from tests.site.browsers import PHONE, Visits, quick_game

HELD = ".rcards > li [data-act^='play ']"


def lying(page: Page) -> list[int]:
    acts = page.locator(HELD).evaluate_all("all => all.map(one => one.dataset.act)")
    return [PERSONS.index(act.split()[1]) + 1 for act in acts]


KEYS = {"start": np.arange(CARDS + 1), "crowns": -CROWNS.astype(int), "years": -YEARS.astype(int)}


def sorted_by(page: Page, key: str) -> list[int]:
    return sorted(lying(page), key=lambda card: (int(KEYS[key][card]), card))


def test_a_hand_is_sorted_by_keyboard_and_stays_so(visits: Visits) -> None:
    """Tab goes through the cards as they lie; after a move and on a new page they lie so again."""
    page = visits.page()
    sitting = quick_game(page, opponents=1, game="reich")
    assert lying(page) == sorted_by(page, "start")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.locator("#sort-0").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#sort-1")).to_be_focused()
    assert lying(page) == sorted_by(page, "crowns")
    assert not sent
    page.keyboard.press("Tab")
    first = f"play {PERSONS[lying(page)[0] - 1]}"
    assert page.evaluate("document.activeElement.dataset.act") == first
    sitting.do(first, sitting.asked().moment)
    expect(page.locator(".rcards > li")).to_have_count(10)
    keys = page.locator(".rcards > li").evaluate_all("all => all.map(one => one.dataset.keys)")
    numbers = [[int(key) for key in one.split()] for one in keys]
    assert numbers == sorted(numbers, key=lambda one: (one[1], one[0]))
    page.reload()
    expect(page.locator("#sort-1")).to_be_checked()


def test_a_hand_is_sorted_with_a_finger(visits: Visits) -> None:
    page = visits.page(size=PHONE, touch=True)
    quick_game(page, opponents=1, game="reich", touch=True)
    label = page.locator("label:has(> #sort-2)")
    box = label.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    label.tap()
    assert lying(page) == sorted_by(page, "years")
