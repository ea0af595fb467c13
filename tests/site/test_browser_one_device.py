"""Two people with one device: the doors close between their secrets."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.site.browsers import Sitting, Visits, begin_device, call_me, ranking, set_table, shorten
from tests.site.servers import Server
from tests.site.stages import fix_deal, whole_story

NAMES = {"A": "Sofie", "B": "Jan"}
SECRETS = ("data-act", "data-moment", 'name="moment"', "(only you)", "pcard", "banner--you")
"""What stands in the page of somebody who decides, and behind the doors never."""


def prepare(page: Page, server: Server, seed: int) -> str:
    room = set_table(page)
    call_me(page, "Sofie")
    shorten(page)
    page.locator("#remove-C").click()
    page.get_by_role("button", name="One more person on this device, on seat B").click()
    page.wait_for_selector("#name-B")
    call_me(page, "Jan", "B")
    fix_deal(server, room, seed)
    begin_device(page)
    return room


def open_doors(page: Page) -> str:
    """Whom the doors open for: a letter."""
    heading = page.get_by_role("heading", level=1).inner_text()
    name = re.fullmatch("Give the device to (.+)", heading)
    assert name, heading
    behind = page.content()
    assert not [secret for secret in SECRETS if secret in behind]
    button = page.get_by_role("link", name=f"I am {name[1]}, open")
    button.click()
    page.wait_for_selector("main.table[data-live]")
    return next(letter for letter, called in NAMES.items() if called == name[1])


def test_a_whole_game(visits: Visits, server: Server) -> None:
    story = whole_story()
    page = visits.page()
    prepare(page, server, story.seed)
    scripts = [iter(story.of(seat)) for seat in (0, 1)]
    sittings = {
        letter: Sitting(page, script.__next__)
        for letter, script in zip(NAMES, scripts, strict=True)
    }
    opened = []
    while not sittings["A"].over:
        letter = open_doors(page)
        opened.append(letter)
        expect(page.locator(".seat--you .seat__name")).to_contain_text(NAMES[letter])
        before = page.locator('#act input[name="moment"]').input_value()
        answer_all(sittings[letter])
        assert before not in page.content()
    assert {*opened} == {"A", "B"}
    assert not [*scripts[0], *scripts[1]], "both have made all their moves"
    table = story.table()
    assert table.ranks is not None
    expected = sorted((str(rank), NAMES["AB"[n]]) for n, rank in enumerate(table.ranks))
    assert ranking(page) == expected


def answer_all(sitting: Sitting) -> None:
    """Answer as long as this person is asked; then the doors close, or the game is over."""
    page = sitting.page
    while page.locator("main.table #act").count():
        sitting.move()
        page.wait_for_selector(
            f'.curtain a, .ending, #act input[name="moment"]:not([value="{sitting.answered}"])',
            state="attached",
        )
        if page.locator(".ending").count():
            return


def test_the_reveal_is_seen_before_the_doors_close(visits: Visits, server: Server) -> None:
    page = visits.page(motion=True)
    prepare(page, server, whole_story().seed)
    scripts = [whole_story().of(seat) for seat in (0, 1)]
    for seat in (0, 1):
        assert open_doors(page) == "AB"[seat]
        sitting = Sitting(page)
        sitting.do(scripts[seat][0], sitting.asked().moment)
        if seat == 0:
            page.wait_for_selector(".curtain a")
    page.wait_for_selector("#stage .stage__cards", state="attached")


def test_who_looks_over_a_shoulder(visits: Visits, server: Server) -> None:
    """Going back shows the doors, not what lay behind them."""
    page = visits.page()
    room = prepare(page, server, whole_story().seed)
    assert open_doors(page) == "A"
    private = page.locator(".log li", has_text="(only you)").first.inner_text()
    Sitting(page).move()
    page.wait_for_selector(".curtain a")
    expect(page.get_by_role("heading", level=1)).to_have_text("Give the device to Jan")
    assert private not in page.content()
    page.goto(f"/t/{room}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Give the device to Jan")
    page.go_back()
    page.wait_for_load_state()
    assert private not in page.content()
