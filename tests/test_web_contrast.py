"""Every pair of colours that the house sheet promises can be told apart, light and dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spelkast.web.templating import STATIC

TEXT, SHAPE = 4.5, 3.0
SCHEMES = ("light", "dark")
GAMES = ("inferos", "reich", "dungeonville", "nuns", "rennes")

WORDS_ON = {  # ground: what is written on it
    "paper": ("ink", "ink-2", "ok"),
    "surface": ("ink", "ink-2", "you-ink", "ok", "bad"),
    "sunken": ("ink", "ink-2"),
    "you-soft": ("ink", "ink-2", "you-ink"),
    "green": ("on-green", "on-green-2"),
    "green-2": ("on-green",),
    "you": ("on-you",),
    "yellow": ("on-yellow",),
    "bad-soft": ("bad", "ink"),
    "ok": ("surface",),
    "ink": ("paper",),
    "frame-3": ("on-frame", "on-frame-2"),
    "plate": ("on-plate", "on-plate-2"),
}
SHAPES_ON = {
    "surface": ("edge", "focus", *(f"seat-{n}" for n in range(1, 9))),
    "paper": ("edge", "focus"),
    "sunken": tuple(f"seat-{n}" for n in range(1, 9)),
    "green": ("yellow",),
    "frame-3": ("yellow",),
}
OF_A_GAME = (  # token, ground, at least
    ("game-ink", "surface", TEXT),
    ("game-ink", "paper", TEXT),
    ("game-ink", "game-soft", TEXT),
    ("ink", "game-soft", TEXT),
    ("ink-2", "game-soft", TEXT),
    ("game", "surface", SHAPE),
)


def _sheet(path: Path = STATIC / "house.css") -> str:
    return path.read_text(encoding="utf-8")


def _tokens(declarations: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{6})\b", declarations))


def tokens(selector: str, scheme: str) -> dict[str, str]:
    """The colours of one selector; what the dark scheme does not change it keeps."""
    sheet = _sheet()
    dark = re.findall(r"@media \(prefers-color-scheme: dark\) \{\n(.*?)\n\}", sheet, re.S)
    light = re.sub(r"@media[^{]*\{\n.*?\n\}", "", sheet, flags=re.S)
    found: dict[str, str] = {}
    for part in [light, *(dark if scheme == "dark" else [])]:
        for rule in re.findall(rf"(?:^|\n)\s*{re.escape(selector)} \{{(.*?)\}}", part, re.S):
            found |= _tokens(rule)
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert ratio("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("needed", "pairs"), [(TEXT, WORDS_ON), (SHAPE, SHAPES_ON)])
def test_house(scheme: str, needed: float, pairs: dict[str, tuple[str, ...]]) -> None:
    found = tokens(":root", scheme)
    weak = {
        (token, ground): ratio(found[token], found[ground])
        for ground, drawn in pairs.items()
        for token in drawn
        if ratio(found[token], found[ground]) < needed
    }
    assert not weak


@pytest.mark.parametrize("scheme", SCHEMES)
def test_orange_stands_out_from_what_is_written(scheme: str) -> None:
    found = tokens(":root", scheme)
    assert ratio(found["you"], found["ink" if scheme == "light" else "paper"]) >= SHAPE


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", GAMES)
def test_game(scheme: str, game: str) -> None:
    found = tokens(":root", scheme) | tokens(f".game-{game}", scheme)
    weak = {
        (token, ground): ratio(found[token], found[ground])
        for token, ground, needed in OF_A_GAME
        if ratio(found[token], found[ground]) < needed
    }
    assert not weak


def test_no_game_is_forgotten() -> None:
    assert set(re.findall(r"\.game-([a-z]+) \{", _sheet())) == set(GAMES)
