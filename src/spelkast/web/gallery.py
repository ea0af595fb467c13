"""The cards of a game, to browse outside one: for every game whose scene shows them."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from ..engine.drawing.scene import Shelf
from ..engine.game import game, slugs
from ..engine.words import Words


def has_gallery(slug: str) -> bool:
    return slug in slugs() and hasattr(game(slug).part("scene"), "gallery")


@cache
def gallery(slug: str, language: str) -> tuple[Shelf, ...]:
    """The shelves, with their pictures ready to be written; they never change."""
    scene = game(slug).part("scene")
    if scene is None or not has_gallery(slug):
        raise LookupError(f"{slug} has no cards to show")
    shelves: tuple[Shelf, ...] = scene.gallery(Words(game(slug), language))
    return tuple(map(_ready, shelves))


def _ready(shelf: Shelf) -> Shelf:
    plates = (plate._replace(picture=Markup(plate.picture)) for plate in shelf.plates)
    return shelf._replace(plates=tuple(plates), shapes=Markup(shelf.shapes))
