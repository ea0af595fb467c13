"""Real browsers for the tests: Debian's Chromium, watched for trouble, with people before it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as PlaywrightError

from tests.site.servers import Server

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1280, 800), (390, 844)
BOT_PAUSE = 0.05
PATIENCE = 30.0
"""Seconds until something that should happen counts as not happening."""
expect.set_options(timeout=PATIENCE * 1000)
LONGEST_GAME = 600
"""Moves of one game; no game of 40 turns comes near it."""


@contextmanager
def a_chromium() -> Iterator[Browser]:
    """One browser. It has an event loop of its own, so nothing may live longer than it must."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for each module: while it lives, no other test can run an event loop here."""
    with a_chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a module share; each has people and tables of its own."""
    with Server(tmp_path_factory.mktemp("site") / "data", bot_pause=BOT_PAUSE) as running:
        yield running


@pytest.fixture
def visits(chromium: Browser, server: Server) -> Iterator[Visits]:
    with Visits(chromium, server.address).watched() as made:
        yield made


class Visits:
    """Every browser of one test. Afterwards there was no error in it and no foreign request."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self._contexts: list[BrowserContext] = []
        self._troubles: list[str] = []
        self._expected: list[str] = []

    @contextmanager
    def watched(self) -> Iterator[Visits]:
        """At a good end, assert that nothing went wrong behind the scenes."""
        try:
            yield self
            assert not self.troubles(), "\n".join(self.troubles())
        finally:
            for context in self._contexts:
                context.close()

    def troubles(self) -> list[str]:
        return [
            trouble
            for trouble in self._troubles
            if not any(re.search(pattern, trouble) for pattern in self._expected)
        ]

    def expect_trouble(self, *patterns: str) -> None:
        """A test that provokes something says so."""
        self._expected += patterns

    def device(
        self,
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        motion: bool = False,
        dark: bool = False,
        language: str = "en-GB",
        **more: Any,
    ) -> BrowserContext:
        """A browser with a memory of its own."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            locale=language,
            **more,
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.on("page", self._watch)
        self._contexts.append(context)
        return context

    def page(self, path: str = "/", **device: Any) -> Page:
        """A page in a browser of its own."""
        page = self.device(**device).new_page()
        page.goto(path)
        return page

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._troubles.append(f"page error: {error}"))
        page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self._troubles.append(f"console {message.type}: {message.text} ({where})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:")):
            self._troubles.append(f"foreign request: {request.url}")


def until(page: Page, condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait for something that no selector can tell."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {what}"
        page.wait_for_timeout(20)


# ------------------------------------------------------------------------------- At the table

PROBE = """() => {
  const table = document.querySelector("main.table");
  const moment = document.querySelector('#act input[name="moment"]')?.value ?? "";
  const acts = [...document.querySelectorAll(".acts [data-act]")].map((one) => one.dataset.act);
  return {
    there: Boolean(table?.hasAttribute("data-live")),
    busy: Boolean(table?.hasAttribute("data-busy")),
    over: Boolean(document.querySelector(".ending")),
    moment,
    acts,
  };
}"""


@dataclass(frozen=True)
class Glance:
    """What a page shows at one moment."""

    there: bool  # a table whose script runs: before that, Enter posts a form and loads a page
    busy: bool
    over: bool
    moment: str
    acts: tuple[str, ...]

    @property
    def mine(self) -> bool:
        return self.there and bool(self.moment) and bool(self.acts) and not self.busy


NOTHING = Glance(there=False, busy=False, over=False, moment="", acts=())


def glance(page: Page) -> Glance:
    """What is on the page now; between two pages there is nothing."""
    try:
        seen = page.evaluate(PROBE)
    except PlaywrightError as error:
        if "Execution context was destroyed" in error.message:
            return NOTHING
        raise
    return Glance(**seen | {"acts": tuple(seen["acts"])})


def preferred(acts: tuple[str, ...]) -> str:
    """Some move that brings the game on: fight, walk far, draw cards."""
    order = ["fight power", "fight joker", *(f"play {n}" for n in (6, 5, 4, 3, 2, 1)), "draw"]
    return next((act for act in order if act in acts), acts[0])


class Sitting:
    """Somebody at a table, who decides by pointing: with a mouse, or with a finger."""

    def __init__(
        self, page: Page, advice: Callable[[], str] | None = None, *, touch: bool = False
    ) -> None:
        self.page, self.advice, self.touch = page, advice, touch
        self.answered = ""
        self.moves: list[str] = []

    @property
    def room(self) -> str:
        return urlsplit(self.page.url).path.split("/")[2]

    def press(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    def glance(self) -> Glance:
        return glance(self.page)

    @property
    def over(self) -> bool:
        return self.glance().over

    def asked(self) -> Glance:
        """Wait until this page asks for a move, or the game is over."""
        seen = self.glance()

        def ready() -> bool:
            nonlocal seen
            seen = self.glance()
            return seen.over or (seen.mine and seen.moment != self.answered)

        until(self.page, ready, f"a question to answer after {self.moves[-3:]}")
        return seen

    def try_move(self) -> bool:
        """Answer if there is a question; has there been one?"""
        seen = self.glance()
        if not seen.mine or seen.moment == self.answered:
            return False
        self.do(self.choice(seen), seen.moment)
        return True

    def move(self) -> bool:
        """Wait for a question and answer it; False if the game is over instead."""
        seen = self.asked()
        if seen.over:
            return False
        self.do(self.choice(seen), seen.moment)
        return True

    def choice(self, seen: Glance) -> str:
        return self.advice() if self.advice else preferred(seen.acts)

    def do(self, act: str, moment: str) -> None:
        """Pick a piece and confirm; or press the button that stands for the action."""
        self.answered = moment
        self.moves.append(act)
        piece = self.page.locator(f'.hand [data-act="{act}"], .board [data-act="{act}"]')
        button = self.page.locator(f'.banner__do [data-act="{act}"]')
        if button.count():
            self.press(button.first)
            return
        at_once = piece.first.get_attribute("data-now") is not None
        self.press(piece.first)
        if not at_once:
            self.press(self.page.locator("[data-confirm]"))

    def play_on(self) -> None:
        """Until the game is over."""
        for _ in range(LONGEST_GAME):
            if not self.move():
                return
        raise AssertionError("this game does not end")


def play_together(*sittings: Sitting) -> None:
    """Everybody answers when asked, until all see that it is over."""
    end = time.monotonic() + 240
    while not all(sitting.over for sitting in sittings):
        assert time.monotonic() < end, "this game does not end"
        moved = [sitting.try_move() for sitting in sittings]
        if not any(moved):
            sittings[0].page.wait_for_timeout(40)


# ------------------------------------------------------------------------------- Before it


def set_table(page: Page, game: str = "inferos") -> str:
    """From the box to a table that is being set; its id."""
    page.goto(f"/box/{game}")
    page.locator(".start__table button").click()
    page.wait_for_url("**/t/*")
    return urlsplit(page.url).path.split("/")[2]


def call_me(page: Page, name: str, letter: str = "A") -> None:
    field = page.locator(f"#name-{letter}")
    field.fill(name)
    with page.expect_response("**/chair"):
        field.press("Enter")


def shorten(page: Page) -> None:
    """Forty turns at most."""
    with page.expect_response("**/settings"):
        page.locator("label:has(> #option-turn_limit-40)").click()


def begin(page: Page) -> None:
    page.locator("#begin").click()
    page.wait_for_selector("main.table[data-live]")


def begin_device(page: Page) -> None:
    """Begin a game of several people on this device: the doors are closed."""
    page.locator("#begin.btn--go").click()
    page.wait_for_selector(".curtain a")


def quick_game(
    page: Page, opponents: int = 1, game: str = "inferos", *, touch: bool = False
) -> Sitting:
    """A game against bots, from the cupboard on."""
    sitting = Sitting(page, touch=touch)
    page.goto("/")
    sitting.press(page.locator(f'a.box[href="/box/{game}"]'))
    sitting.press(page.locator(f'label:has(> input[name="players"][value="{opponents + 1}"])'))
    sitting.press(page.locator(".start__now button"))
    page.wait_for_selector("main.table[data-live]")
    return sitting


def ranking(page: Page) -> list[tuple[str, str]]:
    """Rank and name, from the top."""
    rows = page.locator(".rank > li")
    return [
        (row.locator(".rank__n > [aria-hidden]").inner_text(), _name(row)) for row in rows.all()
    ]


def _name(row: Locator) -> str:
    """The name alone, without the word that says that it is you."""
    return str(row.locator(".rank__who > b").evaluate("b => b.firstChild.textContent.trim()"))


def told(page: Page) -> dict[str, str]:
    """Everything a table page says, for comparing one page with another."""
    parts = ("hand", "seats", "supply", "log", "heading", "board-label")
    said = {part: page.locator(f'[data-region="{part}"]').inner_text() for part in parts}
    return said | {"moment": glance(page).moment, "what": page.locator("#banner h1").inner_text()}


def sideways(page: Page) -> int:
    """Pixels by which the page can be scrolled sideways, once all its sheets are there."""
    page.wait_for_load_state("load")
    return int(
        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )
