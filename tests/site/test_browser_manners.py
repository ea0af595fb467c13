"""Who watches, who is away, what is said, what is refused, and who somebody is."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.site.browsers import Sitting, Visits, quick_game, set_table, until
from tests.site.servers import Server
from tests.site.stages import ask, entries, lay, story_to

NASTY = '<img src=x onerror="alert(1)"><b>bold</b> & "quotes"'


# ------------------------------------------------------------------------------- Watching


def test_a_spectator_sees_what_lies_open(visits: Visits, server: Server) -> None:
    page = visits.page()
    room = lay(server, page, story_to("discard"), alone=False)
    page.goto(f"/t/{room}")
    own = page.locator(".hand .pcard.pow:not(.empty)")
    assert own.count() > 0
    assert "(only you)" in page.locator(".log").first.inner_text()
    watcher = visits.page(f"/t/{room}")
    expect(watcher.locator(".seat")).to_have_count(4)
    behind = watcher.content()
    for secret in ("pcard pow", "data-act=", "(only you)", 'name="moment"', "seat--you"):
        assert secret not in behind, secret
    sitting = Sitting(page)
    before = watcher.locator(".log").first.inner_text()
    sitting.move()
    until(watcher, lambda: watcher.locator(".log").first.inner_text() != before, "it is live")
    assert "(only you)" not in watcher.content()


def test_nobody_may_watch(visits: Visits) -> None:
    visits.expect_trouble("403")
    page = visits.page()
    room = set_table(page)
    with page.expect_response("**/settings"):
        page.locator("label:has(> #watch-nobody)").click()
    page.locator("#begin-bots").click()
    page.wait_for_selector("main.table[data-live]")
    stranger = visits.page(f"/t/{room}")
    expect(stranger.get_by_role("heading", level=1)).to_have_text("This table is closed")
    expect(stranger.locator("svg[data-shape], .seat, .log")).to_have_count(0)
    for path in (f"/t/{room}/stream", f"/t/{room}/stream?as=A", f"/api/tables/{room}/view"):
        assert stranger.request.get(path).status == 403, path


# ------------------------------------------------------------------------------- Being away


def test_the_clock_moves_for_who_is_away(visits: Visits, server: Server) -> None:
    page = visits.page()
    room = lay(server, page, story_to("choose", 2), alone=False, clock=12)
    page.goto(f"/t/{room}")
    expect(page.locator("time[data-deadline]").first).to_have_text(re.compile(r"\d:\d\d"))
    sitting = Sitting(page)
    sitting.do("play 3", sitting.asked().moment)
    expect(page.locator("#banner h1")).to_contain_text("Jan")
    log = page.locator(".log").first
    before = log.inner_text()
    until(page, lambda: any(seat == 1 for seat, _ in entries(server, room)), "a bot moves for Jan")
    until(page, lambda: log.inner_text() != before, "the page tells it")
    kinds = ask(server, 'SELECT "by" FROM entries WHERE room = ? AND seat = 1', room)
    assert {by for (by,) in kinds} == {"clock"}


def test_a_vote_and_coming_back(chromium: Browser, data: Path) -> None:
    """Bots take their time here, or the game would be over before its player is back."""
    server = Server(data, bot_pause=2.0)
    with server, Visits(chromium, server.address).watched() as visits:
        vote_and_come_back(visits, server)


def vote_and_come_back(visits: Visits, server: Server) -> None:
    page = visits.page()
    room = lay(server, page, story_to("choose", 2), alone=False)
    page.goto(f"/t/{room}")
    sitting = Sitting(page)
    sitting.do("play 3", sitting.asked().moment)
    expect(page.locator("#banner h1")).to_contain_text("Jan")
    page.get_by_label("What you can do about the seat of Jan").click()
    page.get_by_role("button", name="Let a bot play", exact=True).click()
    sitting.asked()  # the bot has moved, and the game goes on
    expect(page.locator(".seat").nth(1)).to_contain_text("a bot plays for now")
    page.get_by_label("What you can do about the seat of Sofie").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("#banner h1")).to_have_text("A bot is playing for you")
    page.locator("#banner").get_by_role("button", name="Take my seat back").click()
    expect(page.locator("#banner h1")).not_to_have_text("A bot is playing for you")
    assert ask(server, "SELECT stand_in FROM chairs WHERE room = ? AND seat = 0", room) == [(0,)]
    assert not sitting.asked().over


# ------------------------------------------------------------------------------- At the table


def test_no_taking_back_and_why_not(visits: Visits, server: Server) -> None:
    """R74: a choice stands."""
    page = visits.page()
    story = story_to("choose", 2).then((0, "play 3"), (1, "play 3"))  # equal: both are spent
    room = lay(server, page, story, alone=False)
    page.goto(f"/t/{room}")
    spent = page.locator('.hand [data-why="play 3"]')
    expect(spent).to_have_attribute("aria-disabled", "true")
    spent.click(force=True)  # it says that it is disabled, and why when somebody tries
    toast = page.locator("#toast .toast")
    expect(toast).to_contain_text("You have already played 3.")
    toast.get_by_role("button", name="Close").click()
    expect(toast).to_have_count(0)
    spent.focus()
    page.keyboard.press("Enter")
    expect(toast).to_contain_text("You have already played 3.")
    page.keyboard.press("Escape")
    expect(toast).to_have_count(0)
    sitting = Sitting(page)
    sitting.do("play 4", sitting.asked().moment)
    expect(page.locator("#banner h1")).to_contain_text("Jan")
    expect(page.get_by_text("Take back")).to_have_count(0)


def test_what_is_said_is_text(visits: Visits, server: Server) -> None:
    page = visits.page()
    room = lay(server, page, story_to("choose", 2), alone=False)
    page.goto(f"/t/{room}")
    other = visits.page(f"/t/{room}")
    page.locator('.panel__tabs [data-tab="chat"]').click()
    field = page.get_by_label("Say something")
    field.fill(NASTY)
    field.press("Enter")
    line = page.locator(".chat li", has_text="bold")
    expect(line).to_contain_text(NASTY)
    expect(line.locator("img")).to_have_count(0)
    expect(field).to_have_value("")
    dot = other.locator(".panel__tabs [data-unread]")
    expect(dot).to_be_visible()
    other.locator('.panel__tabs [data-tab="chat"]').click()
    expect(other.locator(".chat li", has_text="bold")).to_contain_text(NASTY)
    expect(dot).to_be_hidden()


def test_names_are_text(visits: Visits) -> None:
    page = visits.page()
    set_table(page)
    field = page.locator("#name-A")
    field.fill("<b>Sofie</b>")
    with page.expect_response("**/chair"):
        field.press("Enter")
    page.locator("#begin-bots").click()
    page.wait_for_selector("main.table[data-live]")
    expect(page.locator(".seat__name b").first).to_have_text("<b>Sofie</b>")


# ------------------------------------------------------------------------------- Who I am


def sign_up(page: Page, login: str) -> None:
    page.goto("/account")
    page.get_by_label("What you are called at the table").fill("Sofie")
    page.locator("#new-login").fill(login)
    page.locator("#new-password").fill("a sentence to remember")
    page.get_by_role("button", name="Make the account").click()
    expect(page.locator(".lead")).to_contain_text(login)


def test_an_account(visits: Visits) -> None:
    visits.expect_trouble("401", "403")
    page = visits.page()
    sitting = quick_game(page)
    sitting.asked()
    sign_up(page, "sofie.elsewhere")

    other = visits.page("/account")
    other.locator("#login").fill("sofie.elsewhere")
    other.locator("#password").fill("not that sentence")
    other.get_by_role("button", name="Sign me in").click()
    expect(other.get_by_role("alert").first).to_contain_text("do not belong together")
    other.locator("#login").fill("sofie.elsewhere")
    other.locator("#password").fill("a sentence to remember")
    other.get_by_role("button", name="Sign me in").click()
    other.wait_for_url("**/mine")
    game = other.locator(".game--you")
    expect(game).to_have_count(1)
    expect(game).to_contain_text("your move")
    other.goto("/")
    expect(other.locator(".resume")).to_contain_text("Ad Inferos")
    other.locator(".resume").click()
    other.wait_for_selector("main.table[data-live]")
    assert Sitting(other).move()

    other.goto("/account")
    other.get_by_label("Your password, to be sure").fill("a sentence to remember")
    other.get_by_role("button", name="Delete everything").click()
    other.wait_for_url(re.compile(r"/$"))
    other.goto("/account")
    other.locator("#login").fill("sofie.elsewhere")
    other.locator("#password").fill("a sentence to remember")
    other.get_by_role("button", name="Sign me in").click()
    expect(other.get_by_role("alert").first).to_contain_text("do not belong together")
