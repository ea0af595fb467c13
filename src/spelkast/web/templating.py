"""Pages from templates: escaped, in the visitor's language, with assets named by their hash."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ..bots.levels import seconds_of
from ..engine.words import LANGUAGES
from .words import site_words

HERE = Path(__file__).parent
STATIC = HERE / "static"
GAMES = HERE.parent / "games"
NOTES = re.compile(r"^[ \t]*(//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)\n", re.MULTILINE)
"""Comments on lines of their own."""
WITHIN = re.compile(r"^[ \t]+|^\n", re.MULTILINE)
"""Indentation and empty lines; no text of ours spans several lines."""


@cache
def environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        auto_reload=False,  # what a server sends does not change while it runs
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals |= {"languages": LANGUAGES, "asset": asset, "game_asset": game_asset}
    return found


def render(template: str, language: str, **context: Any) -> str:
    """A page or a part of one."""
    words = site_words(language)

    def t(key: str, /, **args: Any) -> str:
        """The words of the site. What a macro made comes in as text: it is escaped once, later."""
        plain = {k: v.unescape() if isinstance(v, Markup) else v for k, v in args.items()}
        return words.say(key, **plain)

    def level_name(level: str) -> str:
        """A level of the house in words; somebody's own bot by its own name."""
        key = f"level-{level}"
        return words.say(key) if words.has(key) else level

    def thinks(level: str) -> str:
        seconds = seconds_of(level)
        return t("level-thinks", seconds=round(seconds)) if seconds else t("level-at-once")

    said = {"t": t, "level_name": level_name, "thinks": thinks}
    given = {"language": language, **said, "page_title": ""} | context
    return environment().get_template(template).render(**given)


@cache
def static_files() -> dict[str, bytes]:
    """Everything the browser may keep, by its name."""
    found = {path.name: _sent(path) for path in sorted(STATIC.iterdir()) if path.is_file()}
    for sheet in sorted(GAMES.glob("*/scene/*.css")):
        found[f"{sheet.parent.parent.name}.game.css"] = _sent(sheet)
    return found


def _sent(path: Path) -> bytes:
    """A file as browsers get it: what is written for readers of the source stays here."""
    if path.suffix not in (".css", ".js"):
        return path.read_bytes()
    return WITHIN.sub("", NOTES.sub("", path.read_text(encoding="utf-8"))).encode()


@cache
def version() -> str:
    """One name for all of them: modules refer to each other, so they change together."""
    digest = hashlib.sha256()
    for name, content in static_files().items():
        digest.update(name.encode() + b"\0" + content)
    return digest.hexdigest()[:12]


def asset(name: str) -> str:
    """The address of a file in `static/`, which never changes its content."""
    if name not in static_files():
        raise LookupError(f"there is no file {name!r} in static/")
    return f"/static/{version()}/{name}"


def game_asset(slug: str) -> str:
    """The address of a game's own style sheet."""
    return asset(f"{slug}.game.css")
