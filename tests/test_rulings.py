"""The rule pages tell the truth about the code: rulings, options, actions and events."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import pytest

from spelkast.engine.game import Game, games

PAGES = Path(__file__).parent.parent / "docs" / "rules"

NAMED = re.compile(r"\bR[1-9]\d*\b")
LISTED = re.compile(r"^(?:[-*] |#+ )\*{0,2}(R[1-9]\d*)\b", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
BOLD_CODE = re.compile(r"\*\*`([^`]+)`\*\*")

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def page(game: Game) -> str:
    return (PAGES / f"{game.slug}.md").read_text(encoding="utf-8")


def table(game: Game, about: str) -> dict[str, list[str]]:
    """The rows of the table whose first column is headed `about`, by their first cell."""
    lines = iter(page(game).splitlines())
    found: dict[str, list[str]] = {}
    for line in lines:
        if cells(line)[:1] == [about]:
            for row in takewhile(lambda line: line.startswith("|"), lines):
                first, *rest = cells(row)
                assert first not in found, f"{game.slug}: {about} {first} is listed twice"
                found[first] = rest
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []


def sources(game: Game) -> list[Path]:
    return [*sorted(game.folder.glob("*.py")), *sorted(game.folder.glob("scenarios/*.toml"))]


def number(ruling: str) -> int:
    return int(ruling[1:])


@every_game
def test_rulings_are_numbered_in_order_without_gaps(game: Game) -> None:
    listed = [number(ruling) for ruling in LISTED.findall(page(game))]
    assert listed
    assert listed == list(range(1, len(listed) + 1))


@every_game
def test_every_ruling_the_code_names_is_on_the_page(game: Game) -> None:
    listed = set(LISTED.findall(page(game)))
    for source in sources(game):
        named = set(NAMED.findall(source.read_text(encoding="utf-8")))
        unknown = sorted(named - listed, key=number)
        assert not unknown, f"{source.name} names {', '.join(unknown)}"


@every_game
def test_every_ruling_the_page_refers_to_is_on_it(game: Game) -> None:
    assert set(NAMED.findall(page(game))) == set(LISTED.findall(page(game)))


@every_game
def test_every_reason_for_a_refusal_names_its_ruling(game: Game) -> None:
    listed = set(LISTED.findall(page(game)))
    for reason in list(game.reasons)[1:]:
        assert reason.ruling in listed, reason.name


@every_game
def test_the_page_lists_every_option_with_its_values_and_default(game: Game) -> None:
    told = table(game, "option")
    assert told.keys() - {"---"} == {f"`{name}`" for name in game.options}
    for name, option in game.options.items():
        values = told[f"`{name}`"][0]
        assert CODE.findall(values) == [str(word) for word in option.words], name
        assert BOLD_CODE.findall(values) == [str(option.default)], name


@every_game
def test_the_page_lists_every_kind_of_action_with_its_numbers(game: Game) -> None:
    told = table(game, "numbers")
    spans = {kind: game.actions.span(kind) for kind in game.actions.kinds}
    assert told.keys() - {"---"} == {from_to(span) for span in spans.values()}
    for kind, span in spans.items():
        texts = CODE.findall(told[from_to(span)][0])
        assert texts[0] == game.actions[span[0]].text
        assert texts[-1] == game.actions[span[-1]].text
        assert {game.actions.parse(text).kind for text in texts} == {kind}
    assert f"{len(game.actions)} actions" in page(game)


def from_to(span: range) -> str:
    return f"{span[0]}–{span[-1]}" if len(span) > 1 else str(span[0])


@every_game
def test_the_page_lists_every_event_with_its_arguments(game: Game) -> None:
    told = table(game, "event")
    assert told.keys() - {"---"} == {f"`{event.slug}`" for event in game.events}
    for event in game.events:
        arguments = ", ".join(name for name, _ in event.params)
        assert told[f"`{event.slug}`"][0] == (arguments or "–"), event.name
