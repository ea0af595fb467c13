"""The site says the same things in three languages, and everything it says is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spelkast.engine.words import LANGUAGES
from spelkast.web.words import FOLDERS, SHARED, site_words

WEB = FOLDERS[0].parent
DYNAMIC = (  # keys that are put together while the site runs
    "box-*-title",
    "box-*-line",
    "box-*-about",
    "box-*-number",
    "level-*",
    "check-*",
    "error-*",
    "refused-*",
    "about-privacy-*",
    "watch-open",
    "watch-playing",
    "watch-over",
    "lobby-clock-*",
    "lobby-watch-*",
    "lobby-kind-*",
    "table-title-*",
)
SAID = re.compile(r"""\b(?:t|say|tell)\(\s*["']([a-z0-9-]+)["']\s*[,)]""")
QUOTED = re.compile(r"""["']([a-z][a-z0-9-]*)["']""")
EXAMPLES = {"key"}  # of a docstring
TYPOGRAPHY = {  # what a language's punctuation must not look like
    "nl": r"'|\.\.\.| [:;?!]",
    "en": r"'|\.\.\.| [:;?!]",
    "fr": r"'|\.\.\.|[^\u202f{\d$] ?[:;?!](?!\S)|[« ] »",
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    broken = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not broken, f"{folder}/{language}.ftl: {broken[0]!r}"
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"said twice in {language}"
    return dict(zip(names, found, strict=True))


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


@cache
def found_in_sources(pattern: re.Pattern[str]) -> frozenset[str]:
    files: Iterator[Path] = (p for kind in ("*.j2", "*.py") for p in WEB.rglob(kind))
    sources = [path.read_text(encoding="utf-8") for path in files]
    return frozenset(key for source in sources for key in pattern.findall(source)) - EXAMPLES


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_and_variables(folder: Path, language: str) -> None:
    there, model = messages(folder, language), messages(folder, "en")
    assert set(there) == set(model)
    for key, message in there.items():
        assert variables(message) == variables(model[key]), key


def test_no_key_is_in_two_places() -> None:
    owners = [set(messages(folder, "en")) for folder in (SHARED, *FOLDERS)]
    for n, owner in enumerate(owners):
        for other in owners[n + 1 :]:
            assert not owner & other


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_exists(language: str) -> None:
    words = site_words(language)
    missing = {key for key in found_in_sources(SAID) if not words.has(key)}
    assert not missing


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_nothing_is_left_over(folder: Path) -> None:
    left = {
        key
        for key in messages(folder, "en")
        if key not in found_in_sources(QUOTED)
        and not any(fnmatch(key, pattern) for pattern in DYNAMIC)
    }
    assert not left


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(folder: Path, language: str) -> None:
    """Real apostrophes; in French a narrow space before tall punctuation."""
    odd = []
    for key, message in messages(folder, language).items():
        texts = _Texts()
        texts.visit(message)
        odd += [(key, text) for text in texts.found if re.search(TYPOGRAPHY[language], text)]
    assert not odd
