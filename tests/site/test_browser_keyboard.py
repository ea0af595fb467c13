"""Two clicks to a running game; and a whole game without a mouse."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsers import Visits, glance, ranking, until
from tests.site.servers import Server
from tests.site.stages import Mentor, entries, lay, story_to

FOCUSED = """() => {
  const at = document.activeElement;
  return {
    act: at?.getAttribute("data-act") ?? "",
    href: at?.getAttribute("href") ?? "",
    text: at?.textContent?.trim() ?? "",
    name: at?.getAttribute("name") ?? "",
    value: at?.value ?? "",
    tag: at?.tagName ?? "",
  };
}"""


def focused(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(FOCUSED)
    return found


def test_two_clicks(visits: Visits) -> None:
    page = visits.page()
    page.locator('a.box[href="/box/inferos"]').click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table[data-live]")
    expect(page.locator("#banner h1")).to_have_text("Choose a step card")
    expect(page.locator(".seat")).to_have_count(3)


def test_one_click_from_the_drawer(visits: Visits) -> None:
    page = visits.page()
    page.get_by_role("button", name="Practise against a bot").click()
    page.wait_for_selector("main.table[data-live]")
    assert glance(page).mine


def tab_to(page: Page, key: str, wanted: str) -> None:
    """Press Tab until the thing has the focus, as a patient person would."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if focused(page)[key] == wanted:
            return
    raise AssertionError(f"Tab does not come to {key} {wanted}")


class Keys:
    """Somebody who plays with Tab, arrows, Enter and Escape."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.kinds: set[str] = set()

    def play(self, act: str) -> None:
        """Walk to the thing, pick it, and confirm."""
        page = self.page
        self.kinds.add(act.split()[0])
        page.locator("#banner").focus()  # where the skip link leads
        button = page.locator(f'.banner__do [data-act="{act}"]').count() > 0
        self._walk(act)
        page.keyboard.press("Enter")
        if button:
            return
        expect(page.locator("[data-confirm]")).to_be_visible()
        if len(self.kinds) == 1:  # once: let go and pick again
            page.keyboard.press("Escape")
            expect(page.locator("[data-confirm]")).to_be_hidden()
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")  # the picked piece still has the focus

    def _walk(self, act: str) -> None:
        """Tab to the first thing that can be done, then arrows."""
        page = self.page
        backwards = page.locator(f'.board [data-act="{act}"]').count() > 0
        for _ in range(60):
            page.keyboard.press("Shift+Tab" if backwards else "Tab")
            now = focused(page)["act"]
            if now == act:
                return
            if now and page.locator(f'.hand [data-act="{act}"], .board [data-act="{act}"]').count():
                for _ in range(40):
                    page.keyboard.press("ArrowLeft" if backwards else "ArrowRight")
                    if focused(page)["act"] == act:
                        return
        raise AssertionError(f"the keyboard does not reach {act}")


def test_a_whole_game_without_a_mouse(visits: Visits, server: Server) -> None:
    page = visits.page()
    tab_to(page, "href", "/box/inferos")
    page.keyboard.press("Enter")
    page.wait_for_selector(".start__now")
    tab_to(page, "name", "players")
    page.keyboard.press("ArrowLeft")  # from two opponents to one
    assert focused(page)["value"] == "2"
    tab_to(page, "text", "Play now")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table[data-live]")
    page.keyboard.press("Tab")
    assert focused(page)["text"] == "To what you can do"
    page.keyboard.press("Enter")
    until(page, lambda: page.evaluate("document.activeElement.id") == "banner", "the skip link")

    room = urlsplit(page.url).path.rpartition("/")[2]
    mentor, keys, answered = Mentor(server, room), Keys(page), ""
    while True:
        until(page, lambda: _asks(page, answered), "a question, or the end")  # noqa: B023
        if glance(page).over:
            break
        answered = glance(page).moment
        keys.play(mentor(0))
    assert "play" in keys.kinds
    assert len(ranking(page)) == 2


@pytest.mark.parametrize("phase", ["skull-to", "strip-dir"])
def test_rare_decisions_without_a_mouse(visits: Visits, server: Server, phase: str) -> None:
    page, story = visits.page(), story_to(phase)
    room = lay(server, page, story, alone=False)
    page.goto(f"/t/{room}")
    page.wait_for_selector("main.table[data-live]")
    seat, act = story.asked[0], glance(page).acts[-1]
    Keys(page).play(act)
    until(page, lambda: entries(server, room)[len(story.log) :] == [(seat, act)], "the move")


def _asks(page: Page, answered: str) -> bool:
    seen = glance(page)
    return seen.over or (seen.mine and seen.moment != answered)


def test_focus_survives_an_update(visits: Visits) -> None:
    """After a move the focus is on the same card, or on the banner: never lost."""
    page = visits.page()
    page.get_by_role("button", name="Practise against a bot").click()
    page.wait_for_selector("main.table[data-live]")
    answered = ""
    for _ in range(6):
        until(page, lambda: _asks(page, answered), "a question")  # noqa: B023
        answered = glance(page).moment
        page.locator("details.acts > summary").focus()
        if not page.locator("details.acts[open]").count():  # once opened, it stays open
            page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        assert focused(page)["act"]
        page.keyboard.press("Enter")
        until(page, lambda: glance(page).moment != answered, "the move is made")  # noqa: B023
        assert page.evaluate("document.activeElement !== document.body")
