"""axe-core finds nothing wrong: on every page, in every phase, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from spelkast.engine.game import slugs
from spelkast.web.cupboard import SHELF
from spelkast.web.gallery import has_gallery
from tests.site.browsers import DESKTOP, PHONE, Sitting, Visits
from tests.site.servers import Server
from tests.site.stages import (
    Story,
    give_away,
    lay,
    most_players,
    phases,
    story_to,
    whole_story,
)

ONLY_FAULTS = {"resultTypes": ["violations"]}
SIZES = {"wide": DESKTOP, "narrow": PHONE}
HOUSE = (
    "/",
    *(f"/box/{slug}" for slug, *_ in SHELF),
    "/rules",
    *(f"/rules/{slug}" for slug in slugs()),
    *(f"/cards/{slug}" for slug in slugs() if has_gallery(slug)),
    "/about",
    "/account",
    "/mine",
    "/watch",
    "/t/no-such-table",
)


@pytest.fixture(params=list(SIZES))
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    return SIZES[request.param]


def check(page: Page, what: str) -> None:
    """In both colour schemes."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        for violation in Axe().run(page, options=ONLY_FAULTS).response["violations"]:
            nodes = [
                f"{node['html'][:160]}: {node['failureSummary']}" for node in violation["nodes"]
            ]
            found.append(f"{what}, {scheme}: {violation['id']}, {violation['help']}\n{nodes[:4]}")
    assert not found, "\n".join(found)


def check_all(*checks: Callable[[], None]) -> None:
    """All of them, and then what was found: one fault does not hide another."""
    found = []
    for one in checks:
        try:
            one()
        except AssertionError as error:
            found.append(str(error))
    assert not found, "\n\n".join(found)


def test_the_house(visits: Visits, size: tuple[int, int]) -> None:
    visits.expect_trouble("404")
    page = visits.page(size=size)

    def one(path: str) -> None:
        page.goto(path)
        check(page, path)

    check_all(*(lambda path=path: one(path) for path in HOUSE))


def test_setting_the_table(visits: Visits, size: tuple[int, int]) -> None:
    host = visits.page("/box/inferos", size=size)
    host.locator(".start__table button").click()
    host.wait_for_selector("#begin")
    guest = visits.page(host.url, size=size)
    check_all(lambda: check(host, "host"), lambda: check(guest, "invited"))
    guest.locator("#join-name").fill("Jan")
    guest.locator(".su__join button").click()
    guest.wait_for_selector(".srow--you")
    host.get_by_role("button", name="Put a bot on seat C").click()
    host.wait_for_selector(".btn--go#begin")
    check_all(lambda: check(host, "host, all seats taken"), lambda: check(guest, "seated guest"))


@pytest.mark.parametrize(("slug", "phase"), phases())
def test_each_phase(
    visits: Visits, server: Server, size: tuple[int, int], slug: str, phase: str
) -> None:
    """As it is asked on a wide page; on a narrow one with a piece picked, and all actions open."""
    story = story_to(phase, most_players(slug), slug)
    page = visits.page(size=size)
    room = lay(server, page, story, alone=False)
    page.goto(f"/t/{room}")
    assert page.locator("#act").count() == 1
    if size == DESKTOP:
        check(page, phase)
        return
    page.wait_for_selector("main.table[data-live]")
    _pick(page)
    page.locator("details.acts > summary").press("Enter")  # seen when it has the focus
    page.wait_for_selector("details.acts[open]")
    check(page, f"{phase}, picked, with all actions")


def _pick(page: Page) -> None:
    """Pick a piece, if there is one to pick."""
    piece = page.locator(".hand [data-act]:not([data-now])").first
    if piece.count():
        piece.click()
        page.wait_for_selector("[data-confirm]:visible, .banner__do .is-picked:visible")


def test_a_hint(visits: Visits, server: Server, size: tuple[int, int]) -> None:
    """While it is worked out, and told."""
    page = visits.page(size=size)
    room = lay(server, page, story_to("choose"), alone=False)
    page.goto(f"/t/{room}")
    page.wait_for_selector("main.table[data-live]")
    page.locator("[data-hint]:visible").first.click()
    page.wait_for_selector("#hint[data-waiting]")
    check(page, "hint, thinking")
    page.wait_for_selector(".tips")
    check(page, "hint")


def test_waiting_and_watching(visits: Visits, server: Server, size: tuple[int, int]) -> None:
    page = visits.page(size=size)
    room = lay(server, page, story_to("choose"), alone=False)
    page.goto(f"/t/{room}")
    Sitting(page).move()
    page.wait_for_selector(".banner:not(.banner--you)")
    page.locator("summary[aria-label*=Jan]").click()
    watcher = visits.page(f"/t/{room}", size=size)
    check_all(lambda: check(page, "waiting"), lambda: check(watcher, "watching"))


def test_one_device(visits: Visits, server: Server, size: tuple[int, int]) -> None:
    page = visits.page(size=size)
    room = lay(server, page, story_to("choose", 2))
    page.goto(f"/t/{room}")
    page.wait_for_selector(".curtain")
    check(page, "curtain")
    waiting = story_to("choose", 3).then((0, "play 4"), (1, "play 5"))
    room = lay(server, page, waiting)
    give_away(server, room, 2)
    page.goto(f"/t/{room}")
    page.wait_for_selector(".curtain--ajar")
    check(page, "nobody on this device is asked")


def test_the_end_and_looking_back(visits: Visits, server: Server, size: tuple[int, int]) -> None:
    page = visits.page(size=size)
    room = lay(server, page, _before_the_end(), alone=False)
    page.goto(f"/t/{room}")
    sitting = Sitting(page)
    story, last = whole_story(), _before_the_end()
    sitting.do(story.log[len(last.log)][1], sitting.asked().moment)
    page.wait_for_selector(".ending")

    def path(where: str) -> None:
        page.goto(where)
        check(page, where)

    check_all(
        lambda: check(page, "end"),
        lambda: path(f"/t/{room}/proof"),
        lambda: path(f"/t/{room}/replay?as=A&at=3"),
        lambda: path(f"/t/{room}/replay?as=open&at=5"),
        lambda: path("/mine"),
    )


def _before_the_end() -> Story:
    return whole_story().less(1)


def test_an_account_and_a_closed_table(
    visits: Visits, server: Server, size: tuple[int, int]
) -> None:
    visits.expect_trouble("403")
    page = visits.page("/account", size=size)
    page.locator("#new-name").fill("Sofie")
    page.locator("#new-login").fill(f"sofie-{size[0]}")
    page.locator("#new-password").fill("a sentence to remember")
    page.get_by_role("button", name="Make the account").click()
    page.wait_for_selector("#account-delete")
    check(page, "account")
    page.goto("/box/inferos")
    page.locator(".start__table button").click()
    with page.expect_response("**/settings"):
        page.locator("label:has(> #watch-nobody)").click()
    page.locator("#begin-bots").click()
    page.wait_for_selector("main.table[data-live]")
    stranger = visits.page(page.url, size=size)
    check(stranger, "closed")
