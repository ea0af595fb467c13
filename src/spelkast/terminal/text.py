"""The terminal's own words, in three languages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ..engine.words import LANGUAGES

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
LONGEST = 1000
"""Characters of one argument; Fluent refuses much longer ones."""


class Text:
    """What the terminal says in one language."""

    def __init__(self, language: str) -> None:
        source = Path(__file__).parent / "text" / f"{language}.ftl"
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def say(self, key: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        given = {name: short(arg, LONGEST) for name, arg in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        assert not errors, f"{key}: {errors[0]}"
        return str(text)


def short(value: str | int, most: int = 60) -> str | int:
    """What somebody typed, to be repeated on one line.

    >>> short("abcdef", 4)
    'abc…'
    """
    return f"{value[: most - 1]}…" if isinstance(value, str) and len(value) > most else value


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for; without one, that of the locale, if we speak it."""
    if wanted is not None:
        if wanted.lower() not in LANGUAGES:
            raise ValueError(f"there is no language {wanted!r} (there are: {', '.join(LANGUAGES)})")
        return wanted.lower()
    spoken = next((environment[name] for name in LOCALE if environment.get(name)), "en")
    return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else "en"
