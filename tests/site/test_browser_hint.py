"""The hint on the table: asked for, read, picked from, and gone when it is old."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.site.browsers import PHONE, Visits, glance, quick_game, set_table, sideways
from tests.site.servers import Server
from tests.site.stages import lay, story_to


def at_table(visits: Visits, server: Server, **device: Any) -> Page:
    page = visits.page(**device)
    room = lay(server, page, story_to("choose"), alone=False)
    page.goto(f"/t/{room}")
    page.wait_for_selector("main.table[data-live]")
    return page


def candidates(page: Page) -> list[str]:
    expect(page.locator("#hint .tips > li").first).to_be_visible()
    acts = [str(one.get_attribute("data-act")) for one in page.locator("#hint [data-act]").all()]
    assert set(acts) <= set(glance(page).acts)
    return acts


def test_a_hint_is_told_on_the_table(visits: Visits, server: Server) -> None:
    page, asked = at_table(visits, server), list[str]()
    page.on("request", lambda one: asked.append(one.url) if "/hint?" in one.url else None)
    button, panel = page.locator(".banner__hint"), page.locator("#hint")
    button.focus()
    page.keyboard.press("Enter")
    expect(panel).to_be_focused()
    expect(page.locator(".hint__wait")).to_be_visible()  # a sign of life
    expect(page.locator(".hint__wait")).to_contain_text("Playing out")
    best, *_ = candidates(page)
    expect(page.locator(".hint__wait")).to_be_hidden()
    expect(page.locator(".tip--best")).to_have_count(1)
    expect(page.locator(".tip--best")).to_contain_text(re.compile(r"the best.*wins \d+ %.*tried"))
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")  # what was told is there at once
    assert candidates(page)[0] == best
    assert len(asked) == 1

    page.locator(f'#hint [data-act="{best}"]').click()
    expect(page.locator(f'.hand [data-act="{best}"]').first).to_have_class(re.compile("is-picked"))
    moment = glance(page).moment
    page.locator("[data-confirm]").click()
    page.wait_for_function("() => !document.querySelector('#act')")
    assert glance(page).moment != moment
    expect(panel).to_be_hidden()  # it was about a decision that is made


def test_a_hint_on_a_phone(visits: Visits, server: Server) -> None:
    page = at_table(visits, server, size=PHONE, touch=True)
    page.locator(".tabbar [data-hint]").tap()
    best, *_ = candidates(page)
    panel, banner = page.locator("#hint").bounding_box(), page.locator("#banner").bounding_box()
    assert panel
    assert banner
    assert panel["y"] + panel["height"] <= banner["y"] + 1, "never over the dock"
    assert sideways(page) == 0
    page.locator(f'#hint [data-act="{best}"]').tap()
    expect(page.locator("#hint")).to_be_hidden()  # the board shows what was picked
    expect(page.locator("[data-confirm]")).to_be_visible()


def test_without_script_a_hint_is_a_page(visits: Visits, server: Server) -> None:
    page = visits.page()
    room = lay(server, page, story_to("choose"), alone=False)
    state = page.context.storage_state()
    plain = visits.page(f"/t/{room}", storage_state=state, java_script_enabled=False)
    plain.locator(".banner__hint").click()
    expect(plain.locator(".tips > li").first).to_be_visible()
    plain.locator(".sheet .btn--main").click()
    expect(plain.locator(".banner--you")).to_be_visible()


def test_the_host_may_switch_hints_off(visits: Visits) -> None:
    page = visits.page()
    quick_game(page)
    expect(page.locator("[data-hint]").first).to_be_attached()
    room = set_table(page)
    headers = {"accept": "application/json", "origin": visits.address}
    assert page.request.post(f"/t/{room}/settings", form={"hints": "0"}, headers=headers).ok
    begun = page.request.post(f"/t/{room}/begin", form={"fill": "bots"}, headers=headers)
    assert begun.ok, begun.text()
    page.wait_for_selector("main.table[data-live]")  # the set-up page goes there by itself
    assert glance(page).mine
    expect(page.locator("[data-hint], #hint")).to_have_count(0)
