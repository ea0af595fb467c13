"""A phone of 390 pixels: nothing too wide, nothing too small. Whole games: test_browser_games."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsers import PHONE, Sitting, Visits, sideways
from tests.site.servers import Server
from tests.site.stages import lay, story_to, whole_story

NARROW, NARROWEST = PHONE, (360, 740)
REACH = """element => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const mine = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (hit === element || element.contains(hit));
  };
  const far = (dx, dy) => {
    let n = 0;
    while (n < 200 && mine(x + dx * (n + 0.5), y + dy * (n + 0.5))) n += 0.5;
    return n;
  };
  return [far(-1, 0) + far(1, 0), far(0, -1) + far(0, 1)];
}"""
"""How wide and how high a finger can touch a thing, whatever is drawn."""


def phone(visits: Visits, size: tuple[int, int] = NARROW, path: str = "/") -> Page:
    return visits.page(path, size=size, touch=True)


def reach(page: Page, selector: str) -> list[Any]:
    """Name, width and height of each thing that can be touched."""
    things = page.locator(f"{selector}:visible")
    assert things.count() > 0, selector
    found = []
    for thing in things.all():
        wide, high = thing.evaluate(REACH)
        found.append((thing.get_attribute("aria-label") or thing.inner_text(), wide, high))
    return found


@pytest.mark.parametrize("size", [NARROW, NARROWEST], ids=["390", "360"])
def test_nothing_is_too_wide(visits: Visits, server: Server, size: tuple[int, int]) -> None:
    page = phone(visits, size)
    story = whole_story()
    room = lay(server, page, story.less(1), alone=False)
    sitting = Sitting(page, touch=True)
    wide = {}

    def look(path: str) -> None:
        page.goto(path)
        wide[path] = sideways(page)

    look("/")
    look("/box/inferos")
    look("/rules")
    look("/rules/inferos")
    look("/about")
    look("/account")
    look("/mine")
    look(f"/t/{room}")
    sitting.do(story.log[-1][1], sitting.asked().moment)
    page.wait_for_selector(".ending")
    wide["end"] = sideways(page)
    look(f"/t/{room}/replay?as=A&at=4")
    look(f"/t/{room}/proof")
    look("/mine")
    page.goto("/box/inferos")
    page.locator(".start__table button").tap()
    page.wait_for_selector("#begin")
    wide["set-up"] = sideways(page)
    assert not {path: pixels for path, pixels in wide.items() if pixels}


@pytest.mark.parametrize("size", [NARROW, NARROWEST], ids=["390", "360"])
def test_cards_and_buttons_fit_a_finger(
    visits: Visits, server: Server, size: tuple[int, int]
) -> None:
    page = phone(visits, size)
    room = lay(server, page, story_to("choose"), alone=False)
    page.goto(f"/t/{room}")
    things = reach(page, ".hand [data-act]")
    page.locator('.hand [data-act="play 3"]').tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    things += [*reach(page, ".banner__do .btn"), *reach(page, ".tabbar a")]
    assert not [thing for thing in things if min(thing[1:]) < 44]


def test_sheets_open_and_close(visits: Visits, server: Server) -> None:
    page = phone(visits)
    room = lay(server, page, story_to("choose"), alone=False)
    page.goto(f"/t/{room}")
    dock = page.locator("#banner")
    for tab in ("supply", "log", "chat", "help"):
        page.locator(f'.tabbar [data-tab="{tab}"]').tap()
        sheet = page.locator(f"#{tab}")
        expect(sheet).to_be_visible()
        expect(page.locator(f'.tabbar [data-tab="{tab}"]')).to_have_attribute(
            "aria-current", "true"
        )
        box, banner = sheet.bounding_box(), dock.bounding_box()
        assert box
        assert banner
        assert box["height"] > 100
        assert box["y"] + box["height"] <= banner["y"] + 1, "a sheet never covers the dock"
        assert sideways(page) == 0
    page.locator('.tabbar [data-tab=""]').tap()
    for tab in ("supply", "log", "chat", "help"):
        expect(page.locator(f"#{tab}")).to_be_hidden()
    Sitting(page, touch=True).move()


def test_what_the_banner_has_no_room_for_is_read_over_the_board(
    visits: Visits, server: Server
) -> None:
    page = visits.page(size=NARROW, touch=True, language="fr-FR")
    room = lay(server, page, story_to("main", 4, "rennes"), alone=False)
    page.goto(f"/t/{room}")
    page.wait_for_selector("main.table[data-live]")
    whole, more = page.locator("#whole"), page.locator("[data-more]")
    expect(whole).to_be_hidden()
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")
    question = page.locator("#banner h1").text_content()
    assert whole.locator("p").all_text_contents()[0] == question
    box, banner = whole.bounding_box(), page.locator("#banner").bounding_box()
    assert box
    assert banner
    assert box["y"] + box["height"] <= banner["y"] + 1, "the banner stays as it is"
    whole.tap()
    expect(whole).to_be_hidden()
    page.locator("#banner h1").tap()  # the sentence itself opens it too
    expect(whole).to_be_visible()
    page.locator(".hand [data-act]").first.tap()
    expect(whole).to_be_hidden()
