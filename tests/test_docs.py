"""The documents are true: links lead somewhere, commands exist, and nothing public is left out.

The examples in them are run by pytest itself, as doctests.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import spelkast
from spelkast.engine.game import games
from spelkast.engine.scenario import load, run

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
MAKE = re.compile(r"\bmake ([a-z]+)\b")
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
ELSEWHERE = ("http://", "https://", "mailto:")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """The page without its blocks of code."""
    return FENCE.sub("", read(page))


def anchors(page: Path) -> set[str]:
    """What a link to a heading is called: lower case, hyphens for spaces, no punctuation."""
    headings = HEADING.findall(prose(page))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def commands(text: str) -> set[str]:
    """The `make` targets named in code: between backticks, or in a block that is not Python."""
    blocks = [body for language, body in FENCE.findall(text) if language != "python"]
    spans = re.findall(r"`([^`\n]+)`", FENCE.sub("", text))
    return {target for code in (*blocks, *spans) for target in MAKE.findall(code)}


def rows(text: str, heading: str) -> list[str]:
    """The lines of the table below a heading."""
    (section,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return [line for line in section.splitlines() if line.startswith("|")]


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if link.startswith(ELSEWHERE):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        assert target.is_relative_to(ROOT), f"{link} leads out of the repository"
        assert not anchor or anchor in anchors(target), link


@every_page
def test_every_command_is_a_target_of_the_makefile(page: Path) -> None:
    assert commands(read(page)) <= set(TARGET.findall(read(ROOT / "Makefile")))


def test_the_readme_gives_the_two_commands() -> None:
    assert {"play", "test"} <= commands(read(ROOT / "README.md"))


def test_every_game_is_in_the_readme_and_no_other_is_called_complete() -> None:
    told = rows(read(ROOT / "README.md"), "In the cupboard")
    complete = [line for line in told if "complete" in line]
    for game in games():
        (row,) = [line for line in told if f"`{game.slug}`" in line]
        assert f"{game.players[0]}–{game.players[-1]}" in row
        complete = [line for line in complete if line != row]
    assert not complete


def test_every_public_name_is_in_the_interface() -> None:
    page = read(ROOT / "docs" / "api.md")
    listed = set(re.findall(r"`(\w+)`", "\n".join(rows(page, "All public names"))))
    assert listed == set(spelkast.__all__)


@every_page
def test_every_example_closes_with_a_blank_line(page: Path) -> None:
    """Or the closing fence would be taken for expected output."""
    for _, body in FENCE.findall(read(page)):
        if ">>>" in body:
            assert body.endswith("\n\n")


@every_page
def test_headings_do_not_skip_a_level(page: Path) -> None:
    levels = [len(marks) for marks in re.findall(r"^(#+) ", prose(page), re.MULTILINE)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(later <= earlier + 1 for earlier, later in pairwise(levels))


def test_the_scenario_that_contributors_read_is_a_good_one(tmp_path: Path) -> None:
    (example,) = [text for form, text in FENCE.findall(read(PAGES[1])) if form == "toml"]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    difference = run(load(path))
    assert difference is None, str(difference)
