"""Reloading, a second device, and lines that are lost: the table is always found as it stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.browsers import BOT_PAUSE, Sitting, Visits, quick_game, told, until
from tests.site.servers import Server
from tests.site.stages import entries, lay, story_to

LOST = "Connection lost. Your move is safe."
NO_LINE = (r"net::ERR_", r"Failed to fetch")


def moves_of(server: Server, room: str, seat: int = 0) -> list[str]:
    return [action for who, action in entries(server, room) if who == seat]


def play_some(sitting: Sitting, moves: int = 4) -> None:
    for _ in range(moves):
        assert sitting.move()
    sitting.asked()


def bots_have_answered(page: Page, sitting: Sitting) -> None:
    """Wait until nobody but the one before the page owes a move, and the page knows it."""

    def still() -> bool:
        view = page.request.get(f"/api/tables/{sitting.room}/view").json()
        return view["waiting"] == [view["seat"]] and told(page) == fresh(page)

    until(page, still, "the bots have answered")


def fresh(page: Page) -> dict[str, str]:
    """What the same person finds who opens the table anew."""
    other = page.context.new_page()
    other.goto(page.url)
    found = told(other)
    other.close()
    return found


def test_reloading_in_the_middle(visits: Visits) -> None:
    page = visits.page()
    sitting = quick_game(page, opponents=2)
    play_some(sitting)
    bots_have_answered(page, sitting)
    before = told(page)
    page.reload()
    assert told(page) == before
    sitting.move()
    sitting.asked()
    assert told(page) != before


def test_a_second_device(visits: Visits, server: Server) -> None:
    page = visits.page()
    sitting = quick_game(page)
    play_some(sitting)
    phone = visits.device(size=(390, 844))
    phone.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    second = phone.new_page()
    second.goto(page.url)
    assert told(second)["moment"] == told(page)["moment"]
    also = Sitting(second)
    also.move()  # what one device does, the other one shows
    wanted = also.asked().moment
    until(page, lambda: sitting.glance().moment == wanted, "the other device follows")
    expect(page.locator("#banner h1")).to_have_text(second.locator("#banner h1").inner_text())
    assert len(moves_of(server, sitting.room)) == len(sitting.moves) + len(also.moves)


def test_a_move_without_a_line(visits: Visits, server: Server) -> None:
    visits.expect_trouble(*NO_LINE)
    page = visits.page()
    room = lay(server, page, story_to("choose", 2), alone=False)
    page.goto(f"/t/{room}")
    page.context.set_offline(True)
    sitting = Sitting(page)
    sitting.do("play 3", sitting.asked().moment)
    expect(page.locator("#line")).to_have_text(LOST)
    assert moves_of(server, room) == []
    expect(page.locator("main")).to_have_attribute("data-busy", "")  # one move, not two
    page.context.set_offline(False)
    until(page, lambda: moves_of(server, room) == ["play 3"], "the move is delivered")
    expect(page.locator("#line")).to_be_hidden()
    expect(page.locator("#banner h1")).to_contain_text("Jan")
    until(page, lambda: told(page) == fresh(page), "the page shows what stands")
    assert moves_of(server, room) == ["play 3"]


@pytest.fixture
def own_server(data: Path) -> Iterator[Server]:
    with Server(data, bot_pause=BOT_PAUSE) as running:
        yield running


def test_a_server_that_dies(chromium: Browser, own_server: Server) -> None:
    with Visits(chromium, own_server.address).watched() as visits:
        visits.expect_trouble(*NO_LINE, "502", "503")
        page = visits.page()
        sitting = quick_game(page, opponents=2)
        play_some(sitting, 2)
        before = moves_of(own_server, sitting.room)
        own_server.kill()
        act = sitting.choice(sitting.glance())
        sitting.do(act, sitting.glance().moment)
        expect(page.locator("#line")).to_have_text(LOST)
        own_server.start()
        after = [*before, act]
        until(page, lambda: moves_of(own_server, sitting.room) == after, "it is delivered")
        sitting.asked()
        expect(page.locator("#line")).to_be_hidden()
        until(page, lambda: told(page) == fresh(page), "the page shows what stands")
        play_some(sitting, 2)
        assert moves_of(own_server, sitting.room)[: len(after)] == after


def test_a_death_between_moves(chromium: Browser, own_server: Server) -> None:
    """Nobody touches the page: it says that the line is lost, and comes back by itself."""
    with Visits(chromium, own_server.address).watched() as visits:
        visits.expect_trouble(*NO_LINE)
        page = visits.page()
        sitting = quick_game(page)
        play_some(sitting, 2)
        bots_have_answered(page, sitting)
        before = told(page)
        own_server.kill()
        expect(page.locator("#line")).to_have_text(LOST)
        own_server.start()
        expect(page.locator("#line")).to_be_hidden()
        assert told(page) == before
        play_some(sitting, 2)


HIDE = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => globalThis.away });
  globalThis.away = true;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOW = "() => { away = false; document.dispatchEvent(new Event('visibilitychange')); }"


def test_tabs_that_nobody_looks_at_give_their_line_back(visits: Visits) -> None:
    """A browser has six lines for each site: a seventh tab would wait for ever."""
    context = visits.device()
    tabs = []
    for _ in range(7):
        page = context.new_page()
        tabs.append((page, quick_game(page)))
        page.evaluate(HIDE)
    page, sitting = tabs[0]
    page.evaluate(SHOW)
    assert sitting.move()
    sitting.asked()
    bots_have_answered(page, sitting)
