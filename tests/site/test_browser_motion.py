"""What moves and what does not: the reveal is a moment, and nothing jumps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.browsers import DESKTOP, PHONE, Sitting, Visits, quick_game, until
from tests.site.servers import Server
from tests.site.stages import Story, lay, story_to

BOXES = """() => Object.fromEntries(
  ["#banner", ".hand", ".seats", ".board", ".dock", ".side", ".tabbar", ".bar"].map((name) => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    return [name, box ? [box.x, box.y, box.width, box.height].map(Math.round) : null];
  }))"""
WITNESS = """(impatient) => {
  globalThis.seen = [];
  const stage = document.querySelector("#stage");
  const look = () => {
    const shown = stage.hidden ? null : stage.firstElementChild;
    if (!shown) return;
    seen.push([shown.className, shown.querySelectorAll("svg").length]);
    if (impatient) dispatchEvent(new PointerEvent("pointerdown"));
  };
  new MutationObserver(look).observe(stage, { attributes: true, childList: true });
}"""
"""Writes down what the stage shows, however short; who is impatient points at once."""


def last_choice() -> Story:
    """Everybody but one has chosen."""
    return story_to("choose", 2).then((0, "play 4"))


def on_stage(visits: Visits, server: Server, *, motion: bool, impatient: bool = False) -> Page:
    page = visits.page(motion=motion)
    room = lay(server, page, last_choice(), alone=False)
    page.goto(f"/t/{room}")
    page.evaluate(WITNESS, impatient)
    sitting = Sitting(page)
    sitting.do("play 2", sitting.asked().moment)
    return page


def shown(page: Page) -> list[tuple[str, int]]:
    """What has been on the stage so far, and how many drawings were in it."""
    return [(what, drawings) for what, drawings in page.evaluate("seen")]


def test_the_reveal_is_a_moment(visits: Visits, server: Server) -> None:
    page = on_stage(visits, server, motion=True)
    until(page, lambda: "stage__cards" in dict(shown(page)), "the cards are shown")
    expect(page.locator("#stage")).to_be_hidden()
    expect(page.locator("#stage")).to_be_empty()
    assert [what for what, _ in shown(page)].count("stage__count") >= 3
    assert dict(shown(page))["stage__cards"] >= 2, "a card of each player"


def test_a_click_skips_it(visits: Visits, server: Server) -> None:
    page = on_stage(visits, server, motion=True, impatient=True)
    until(page, lambda: bool(shown(page)), "the countdown begins")
    expect(page.locator("#stage")).to_be_hidden()
    expect(page.locator(".log").first).to_contain_text("Turn 1")
    assert {what for what, _ in shown(page)} == {"stage__count"}


def test_calm_has_no_countdown(visits: Visits, server: Server) -> None:
    page = on_stage(visits, server, motion=False)
    expect(page.locator(".log").first).to_contain_text("Turn 1")
    until(page, lambda: "play 2" not in Sitting(page).glance().acts, "the cards are shown")
    assert shown(page) == []
    assert page.evaluate("document.getAnimations().length") == 0


def test_gliding_throws_nothing(visits: Visits) -> None:
    """The fixture sees every error in the page."""
    page = visits.page(motion=True)
    sitting = quick_game(page, opponents=2)
    for _ in range(8):
        until(page, lambda: _stage_done(page) and sitting.glance().mine, "a question")
        sitting.move()
    assert page.locator("[data-piece]").count() >= 3


def _stage_done(page: Page) -> bool:
    """Nobody waits for the reveal here."""
    if page.locator("#stage").is_visible():
        page.keyboard.press("Shift")
        return False
    return True


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_jumps(visits: Visits, size: tuple[int, int]) -> None:
    """A banner with two buttons may have a second row on a phone, for the whole phase."""
    page = visits.page(size=size)
    sitting = quick_game(page, opponents=2)
    seen: dict[bool, dict[str, list[int]]] = {}
    for _ in range(14):
        if sitting.asked().over:
            break
        check(page, seen, size == PHONE)
        sitting.move()
        check(page, seen, size == PHONE)


def check(page: Page, seen: dict[bool, dict[str, list[int]]], phone: bool) -> None:
    page.mouse.move(1, 1)
    two, boxes = page.evaluate(
        f"() => [Boolean(document.querySelector('.banner--two')), ({BOXES})()]"
    )
    if page.locator(".ending").count():
        return
    first = seen.setdefault(two and phone, boxes)
    assert boxes == first


@pytest.fixture
def slow_server(data: Path) -> Iterator[Server]:
    with Server(data, bot_pause=1.0) as running:
        yield running


def test_what_is_picked_stays_picked(chromium: Browser, slow_server: Server) -> None:
    """Two bots answer at once while somebody thinks: the page does not let go of the card."""
    with Visits(chromium, slow_server.address).watched() as visits:
        page = visits.page()
        sitting = quick_game(page, opponents=2)
        sitting.asked()
        card = page.locator('.hand [data-act="play 3"]')
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".seat", has_text="has chosen")).to_have_count(2)
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(card).to_be_focused()
        expect(page.locator("[data-confirm]")).to_be_visible()
