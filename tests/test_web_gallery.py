"""The gallery: every game that has cards shows them, and only those are offered."""

from __future__ import annotations

import re

import pytest

from spelkast.engine.game import slugs
from spelkast.engine.words import LANGUAGES
from spelkast.web.cupboard import box
from spelkast.web.gallery import gallery, has_gallery
from spelkast.web.templating import render

WITH_CARDS = [slug for slug in slugs() if has_gallery(slug)]


def page(slug: str, language: str) -> str:
    found = box(slug)
    assert found is not None
    return render(
        "cards.html.j2",
        language,
        box=found,
        title=found.title(language),
        shelves=gallery(slug, language),
        person=None,
        here=f"/cards/{slug}",
    )


def test_some_game_has_a_gallery_and_some_thing_has_none() -> None:
    assert "reich" in WITH_CARDS
    assert not has_gallery("chess")
    with pytest.raises(LookupError):
        gallery("inferos", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WITH_CARDS)
def test_every_card_is_on_the_page(slug: str, language: str) -> None:
    markup = page(slug, language)
    shelves = gallery(slug, language)
    assert markup.count("data-plate") == sum(len(shelf.plates) for shelf in shelves)
    assert markup.count("data-shelf") == len(shelves)
    assert "style=" not in markup
    ids = re.findall(r' id="([^"]*)"', markup)
    assert len(ids) == len(set(ids))
    asked = set(re.findall(r'(?:href="#|url\(#)([^")]*)', markup))
    assert asked <= set(ids)


@pytest.mark.parametrize("slug", slugs())
def test_box_and_rules_lead_to_the_cards_if_there_are_any(slug: str) -> None:
    found = box(slug)
    assert found is not None
    shared = {"box": found, "summary": [("a", "b")], "person": None, "here": "/"}
    pages = (
        render("box.html.j2", "en", **shared),
        render("rules.html.j2", "en", title="x", options=[], **shared),
    )
    for markup in pages:
        assert (f'href="/cards/{slug}"' in markup) == has_gallery(slug)
