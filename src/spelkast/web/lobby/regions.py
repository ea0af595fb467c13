"""The parts of the set-up page that change while somebody looks."""

from __future__ import annotations

from ..hall.model import Person, Room
from ..templating import render
from ..words import site_words
from .guests import Setting

REGIONS = ("box", "top", "invite", "join", "seats", "rules", "dock")
"""Each is a template `_lobby_<region>.html.j2`."""


def regions(room: Room, person: Person | None, link: str, language: str) -> dict[str, str]:
    """Every region of the page as this person finds it; `link` is the invitation."""
    setting = Setting(room, person, language)
    context = {
        "setting": setting,
        "room": room,
        "person": person,
        "link": link,
        "house": setting.house(site_words(language).say),
        "preset": setting.preset(site_words(language).say),
    }
    return {name: render(f"_lobby_{name}.html.j2", language, **context) for name in REGIONS}
