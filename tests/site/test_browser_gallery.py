"""All cards of a game in a real browser: they fit, and one can find one."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import expect

from tests.site.browsers import DESKTOP, PHONE, Visits

LARGEST = 30_000


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_cards_are_browsed_and_found(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.page("/box/reich", size=size)
    page.get_by_role("link", name="Look at all the cards").click()
    expect(page.locator("[data-plate]")).to_have_count(107)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_label("Find a card").fill("theophanu")
    expect(page.locator("[data-plate]:visible")).to_have_count(2)  # she, and her charter
    page.get_by_label("Find a card").fill("napoleon")
    expect(page.get_by_role("status").filter(has_text="No card")).to_be_visible()
    expect(page.locator("[data-plate]:visible")).to_have_count(0)


def test_the_page_is_light(visits: Visits) -> None:
    answer = visits.page().request.get("/cards/reich")
    assert answer.ok
    assert len(gzip.compress(answer.body())) < LARGEST


def test_a_game_without_cards_to_show_says_so(visits: Visits) -> None:
    visits.expect_trouble("404")
    page = visits.page()
    answer = page.goto("/cards/inferos")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading").first).to_be_visible()
