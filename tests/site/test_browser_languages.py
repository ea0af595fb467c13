"""Dutch, English and French: all of a page, and nothing of another language in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import spelkast
from tests.site.browsers import Visits
from tests.site.servers import Server
from tests.site.stages import lay, story_to

SOURCES = Path(spelkast.__file__).parent
BROWSERS = {"nl": "nl-BE", "en": "en-US", "fr": "fr-CA"}
LANGUAGES = tuple(BROWSERS)
STRINGS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.add(walk.currentNode.textContent.trim());
  for (const one of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
    for (const name of ["aria-label", "placeholder", "title", "alt"]) {
      if (one.hasAttribute(name)) found.add(one.getAttribute(name).trim());
    }
  }
  found.add(document.title);
  return [...found];
}"""


@cache
def messages(language: str, game: str = "inferos") -> dict[str, str]:
    """Every message without a variable that the site or a game has, by file and key."""
    found = {}
    for file in [
        *SOURCES.glob(f"web/**/{language}.ftl"),
        *SOURCES.glob(f"games/{game}/**/{language}.ftl"),
    ]:
        for key, value in re.findall(r"^([\w-]+) = ([^{}\n]+)$", file.read_text(), re.MULTILINE):
            found[f"{file.parent}/{key}"] = value.strip()
    assert len(found) > 200
    return found


def foreign(page: Page, language: str, game: str = "inferos") -> set[str]:
    """Messages of another language that stand in the page, of the site or of the game it shows."""
    own = messages(language, game)
    words = {value.casefold() for value in own.values()}  # a word may begin a sentence
    others = {
        value
        for other in LANGUAGES
        if other != language
        for key, value in messages(other, game).items()
        if own.get(key) != value and value.casefold() not in words
    }
    return others & {*page.evaluate(STRINGS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_one_language(visits: Visits, server: Server, language: str) -> None:
    page = visits.page(language=BROWSERS[language])
    room = lay(server, page, story_to("choose"), alone=False)
    paths = [
        "/",
        "/box/inferos",
        "/rules",
        "/rules/inferos",
        "/about",
        "/account",
        "/mine",
        f"/t/{room}",
    ]
    found = {}
    for path in paths:
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        found[path] = foreign(page, language) | missing(page, language, path)
    page.goto("/box/inferos")
    page.locator(".start__table button").click()
    page.wait_for_selector("#begin")
    found["set-up"] = foreign(page, language)
    assert not {path: words for path, words in found.items() if words}


def missing(page: Page, language: str, path: str) -> set[str]:
    """The chrome of the table, message by message."""
    if not path.startswith("/t/"):
        return set()
    folder = SOURCES / "web" / "table" / "text"
    keys = ("skip", "log", "chat", "rules", "supply", "table", "acts", "say", "chat-empty")
    wanted = {messages(language)[f"{folder}/table-{key}"] for key in keys}
    return wanted - {*page.evaluate(STRINGS)}


def test_switching(visits: Visits, server: Server) -> None:
    page = visits.page()
    room = lay(server, page, story_to("choose"), alone=False)
    page.goto(f"/t/{room}")
    said = set()
    for language in ("nl", "fr", "en"):
        page.locator(f'.bar__end > .langs [value="{language}"]').click()
        page.wait_for_selector(f'html[lang="{language}"] main.table[data-live]')
        assert page.url.endswith(f"/t/{room}"), "back where we were"
        said.add(page.locator("#banner h1").inner_text())
        assert not foreign(page, language)
    assert len(said) == 3
    page.locator('.bar__end > .langs [value="fr"]').click()
    page.wait_for_selector('html[lang="fr"]')
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")  # it is remembered


@pytest.mark.parametrize(
    ("wish", "language"), [("nl-NL", "nl"), ("fr-BE", "fr"), ("en-IE", "en"), ("de-DE", "en")]
)
def test_the_browser_is_asked(visits: Visits, wish: str, language: str) -> None:
    page = visits.page(language=wish)
    expect(page.locator("html")).to_have_attribute("lang", language)
