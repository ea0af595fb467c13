"""What everybody at a table is called."""

from __future__ import annotations

import unicodedata

from ..words import SiteWords, site_words
from .model import Chair, Kind, Room
from .refusals import Refused

LONGEST = 24
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")


def visible(text: str) -> str:
    """A text without characters that nobody sees; what breaks a line becomes a space."""
    spaced = (" " if c.isspace() else c for c in text)
    return "".join(c for c in spaced if unicodedata.category(c) not in UNSEEN)


def clean_name(name: str) -> str:
    """A name as it is shown: one line of visible characters, not too long."""
    tidy = " ".join(unicodedata.normalize("NFC", visible(name)).split())
    if not tidy or len(tidy) > LONGEST:
        raise Refused("bad-name")
    return tidy


def called(chair: Chair, words: SiteWords) -> str:
    """What the one who sits there is called."""
    if chair.name:
        return chair.name
    key = {Kind.BOT: "table-bot", Kind.EMPTY: "seat"}.get(chair.kind, "name-guest")
    return words.say(key, letter=chair.letter)


def names_of(room: Room, language: str) -> dict[str, str]:
    """Seat letter -> name. Two people of one name are told apart by their letters."""
    words = site_words(language)
    plain = {chair.letter: called(chair, words) for chair in room.chairs}
    often = {name for name in plain.values() if list(plain.values()).count(name) > 1}
    return {
        letter: f"{name} ({letter})" if name in often else name for letter, name in plain.items()
    }
