"""The site's own words, in three languages; those of the games are in their folders."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ..engine.words import LANGUAGES

SHARED = Path(__file__).parent.parent / "text"
FOLDERS = tuple(Path(__file__).parent / part / "text" for part in (".", "hall", "table"))
LONGEST = 1000
"""Characters of one argument; Fluent refuses much longer ones."""


class SiteWords:
    """What the site says in one language: `words.say("key", name=…)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (SHARED, *FOLDERS):
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **args: str | int) -> str:
        """A sentence. A missing one reads as its own name: ugly, but it stops nobody."""
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        given = {name: arg[:LONGEST] if isinstance(arg, str) else arg for name, arg in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        return str(text) if not errors else key


@cache
def site_words(language: str) -> SiteWords:
    return SiteWords(language if language in LANGUAGES else "en")
