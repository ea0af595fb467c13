"""Two friends with a browser each: from the invitation to the ranking."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.site.browsers import (
    Sitting,
    Visits,
    begin,
    call_me,
    play_together,
    ranking,
    set_table,
    shorten,
)
from tests.site.servers import Server
from tests.site.stages import Mentor


def invite(host: Page) -> str:
    """What the set-up shows to the one who invites; the link."""
    link = host.locator("#link").inner_text()
    assert host.url == link
    code = host.locator("img.qr")
    expect(code).to_be_visible()
    assert code.evaluate("img => img.complete && img.naturalWidth > 0")
    copy = host.locator("[data-copy]")
    copy.click()
    expect(copy).to_have_text("Copied")
    assert host.evaluate("navigator.clipboard.readText()") == link
    expect(copy).to_have_text("Copy the link")
    return link


def test_two_browsers_and_a_bot(visits: Visits, server: Server) -> None:
    host = visits.page(permissions=["clipboard-read", "clipboard-write"])
    set_table(host)
    call_me(host, "Sofie")
    shorten(host)
    host.get_by_role("button", name="Put a bot on seat C").click()
    expect(host.locator(".srow").nth(2)).to_contain_text("Bot C")
    link = invite(host)

    guest = visits.page(link)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Sofie invites you to Ad Inferos")
    guest.get_by_label("What are you called?").fill("Jan")
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("You sit here.")
    expect(host.locator(".srow").nth(1)).to_contain_text("Jan")
    begin(host)
    guest.wait_for_selector("main.table[data-live]")

    mentor = Mentor(server, urlsplit(link).path.rpartition("/")[2])
    sofie, jan = Sitting(host, mentor.advises(0)), Sitting(guest, mentor.advises(1))
    play_together(sofie, jan)
    result = ranking(host)
    assert result == ranking(guest)
    assert sorted(name for _, name in result) == ["Bot C", "Jan", "Sofie"]
    assert result[0][0] == "1"
    for page, name in ((host, "Sofie"), (guest, "Jan")):
        own = page.locator(".rank > li", has=page.locator("small", has_text="you"))
        expect(own.first).to_contain_text(name)
        expect(page).to_have_title("The end · Ad Inferos · Spelkast")
