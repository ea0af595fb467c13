"""All cards of the game, to browse: wishes, blessings, movement cards, paths."""

from __future__ import annotations

from ....engine.drawing.scene import Plate, Shelf
from ....engine.drawing.svg import html
from ....engine.words import Token, Words
from ..components import (
    CARD_NAMES,
    FEWEST,
    ITEM_DOT,
    KEY_COLOUR,
    KEY_DOT,
    KINDS,
    MOST,
    NOISE,
    PATH_DATA,
    PATHS,
    WISHES,
)
from ..drawing import art
from .parts import bust, feet_icon, key_icon, picture, wish_icon
from .watch import path_picture

PLAIN = CARD_NAMES[:4]


def gallery(words: Words) -> tuple[Shelf, ...]:
    return (
        _shelf(words, "wishes", *(_wish(words, n) for n in range(1, WISHES + 1))),
        _shelf(words, "movement", *(_card(words, n) for n in range(len(PLAIN)))),
        _shelf(words, "blessings", *(_blessing(words, key) for key in KINDS)),
        _shelf(words, "rounds", *(_path(words, n) for n in range(PATHS))),
        _shelf(
            words,
            "people",
            *(_guard(words, n) for n in (0, 1)),
            *(_novice(words, n) for n in range(1, 7)),
        ),
    )


def _shelf(words: Words, name: str, *plates: Plate) -> Shelf:
    return Shelf(words.tell(f"scene-shelf-{name}-title"), words.tell(f"scene-shelf-{name}"), plates)


def _face(*inner: str, kind: str = "") -> str:
    return html("div", *inner, class_=f"gplate {kind}".rstrip())


def _wish(words: Words, n: int) -> Plate:
    name = words.token("wish", str(n))
    note = words.tell("scene-plate-wish", key=int(KEY_DOT[n]), item=int(ITEM_DOT[n]))
    return Plate(name, _face(wish_icon(n), key_icon(KEY_COLOUR[n])), note)


def _card(words: Words, n: int) -> Plate:
    name = words.token("card", PLAIN[n])
    note = words.tell(
        "scene-plate-card",
        least=int(FEWEST[n]),
        most=int(MOST[n]),
        noise=f"{int(NOISE[n]):+d}".replace("-", "−"),
    )
    return Plate(name, _face(feet_icon(PLAIN[n]), kind=PLAIN[n]), note)


def _blessing(words: Words, key: str) -> Plate:
    name = words.token("blessing", key)
    icon = picture(art.blessing(key), "-16 -16 32 32", class_="bless__i")
    notes = f"{words.tell(f'scene-blessing-{key}')} {words.tell(f'scene-guard-blessing-{key}')}"
    return Plate(name, _face(icon), notes)


def _path(words: Words, n: int) -> Plate:
    name = words.token("path", str(n))
    dots = PATH_DATA[n]
    note = words.tell("scene-plate-path", start=dots[0], end=dots[-1], dots=len(dots) - 1)
    return Plate(name, _face(path_picture(dots, n)), note)


def _guard(words: Words, n: int) -> Plate:
    key = ("abbess", "prioress")[n]
    name = words.token("guard", key)
    return Plate(name, _face(bust(art.guard_roundel(n))), "")


def _novice(words: Words, n: int) -> Plate:
    name = words.token("novice", str(n))
    note = words.tell("scene-plate-novice", novice=Token("novice", str(n)), dot=n)
    return Plate(name, _face(bust(art.novice_roundel(n))), note)
