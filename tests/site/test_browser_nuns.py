"""Nuns on the Run in real browsers: guards and a novice with one each, and the plan itself."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.site.browsers import (
    DESKTOP,
    PHONE,
    Sitting,
    Visits,
    begin,
    call_me,
    play_together,
    ranking,
    set_table,
    until,
)
from tests.site.servers import Server
from tests.site.stages import Mentor, entries, lay, story_to


def test_guards_and_a_novice_with_bots(visits: Visits, server: Server) -> None:
    """A whole night: the guards on a laptop, one novice on a phone, bots for the rest."""
    host = visits.page(size=DESKTOP)
    room = set_table(host, "nuns")
    call_me(host, "Sofie")
    link = host.locator("#link").inner_text()
    guest = visits.page(link, size=PHONE, touch=True)
    guest.locator("#join-name").fill("Jan")
    guest.locator(".su__join button").click()
    expect(host.locator(".srow").nth(1)).to_contain_text("Jan")
    bots = host.get_by_role("button", name="Put a bot on seat")
    while bots.count():
        seats = bots.count()
        bots.first.click()
        until(host, lambda seats=seats: bots.count() < seats, "a bot sits down")  # type: ignore[misc]
    begin(host)
    guest.wait_for_selector("main.table")
    mentor = Mentor(server, urlsplit(link).path.rpartition("/")[2])
    sofie = Sitting(host, mentor.advises(0))
    jan = Sitting(guest, mentor.advises(1), touch=True)
    expect(guest.locator('.board [data-piece="own"]')).to_have_count(1)
    expect(host.locator('.board [data-piece="own"]')).to_have_count(0)
    play_together(sofie, jan)
    assert ranking(host) == ranking(guest)
    made = [seat for seat, _ in entries(server, room)]
    assert made.count(0) == len(sofie.moves)
    assert made.count(1) == len(jan.moves)


def window(page: Page) -> list[float]:
    """What the page shows of the plan: left, top, width, height."""
    return [float(n) for n in str(page.locator("svg.shape").get_attribute("viewBox")).split()]


def sneaking(visits: Visits, server: Server, size: tuple[int, int]) -> tuple[Page, str]:
    page = visits.page(size=size)
    room = lay(server, page, story_to("sneak", 4, "nuns"), alone=False)
    page.goto(f"/t/{room}")
    page.locator("svg.shape .legal").first.wait_for()
    return page, room


def test_a_way_is_gone_with_one_click_and_taken_back(visits: Visits, server: Server) -> None:
    page, room = sneaking(visits, server, DESKTOP)
    before = entries(server, room)
    ways = page.locator("svg.shape .route")
    lengths = [str(way.get_attribute("data-plan")).split("; ") for way in ways.all()]
    steps = max(lengths, key=len)
    page.locator(f'.route[data-plan="{"; ".join(steps)}"] .band').click()
    until(page, lambda: len(entries(server, room)) == len(before) + len(steps), "all steps made")
    assert [action for _, action in entries(server, room)[len(before) :]] == steps
    page.locator('[data-act-key="undo"]').click()
    until(page, lambda: entries(server, room)[-1][1] == "undo", "the last step is taken back")


def test_the_plan_can_be_moved_and_zoomed(visits: Visits, server: Server) -> None:
    page, _ = sneaking(visits, server, PHONE)
    start = window(page)
    page.locator('[data-zoom="in"]').click()
    until(page, lambda: window(page)[2] < start[2], "nearer")
    page.locator('[data-zoom="whole"]').click()
    until(page, lambda: window(page)[2] > 2 * start[2], "the whole plan")
    page.locator('[data-zoom="whole"]').click()
    until(page, lambda: window(page) == start, "back to where something is to be done")
    box = page.locator("svg.shape").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 40
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 30, steps=3)
    page.mouse.up()
    assert window(page)[1] < start[1]
    assert window(page)[2:] == start[2:]
