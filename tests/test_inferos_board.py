"""The drawings of Ad Inferos: well made, where the view says, and nothing but the view."""

from __future__ import annotations

import importlib.util
import itertools
import math
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from spelkast.engine.drawing.svg import number, smooth, tag, text
from spelkast.engine.game import game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES, Words
from spelkast.games.inferos.components import LIBRARY, MONSTERS, NONE, POWERS, SEATS, Square
from spelkast.games.inferos.drawing import art
from spelkast.games.inferos.drawing.board import board, defeated, foremost, monsters, strips
from spelkast.games.inferos.drawing.layout import LANDSCAPE, PORTRAIT, Line
from spelkast.games.inferos.drawing.picture import picture, sure

SVG = "{http://www.w3.org/2000/svg}"
NODES = range(LIBRARY + 1)
LINES = pytest.mark.parametrize("on", [LANDSCAPE, PORTRAIT], ids=["landscape", "portrait"])
OPEN = {"power_pile": "face_up", "vega_take": "open", "defeated_monsters": "return"}


def positions(players: int, seed: int, **options: str) -> Iterator[Table]:
    """Every position of a random game. Whoever can fight does: then monsters are beaten, too."""
    luck = random.Random(seed)
    table = Table(game("inferos"), players, seed, options=options)
    yield table
    while not table.over:
        seat = luck.choice(table.to_act)
        legal = table.legal(seat)
        fights = [a for a in legal if a.kind == "fight" and a.args != ("none",)]
        table.play(seat, luck.choice(fights or legal))
        yield table


@cache
def views() -> list[View]:
    """Views of every step of games with two, three and four seats.

    The viewers take turns; every tenth step, and the end, is seen by all of them.
    """
    found = []
    for players, seed, options in ((2, 1, {}), (3, 2, OPEN), (4, 3, {})):
        for n, table in enumerate(positions(players, seed, **options)):
            viewers = [*range(players), PUBLIC]
            everyone = n % 10 == 0 or table.over
            seen = viewers if everyone else [viewers[n % len(viewers)]]
            found += [table.view(viewer) for viewer in seen]
    return found


def parse(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)


def elements(drawing: str, name: str) -> list[ElementTree.Element]:
    """The elements with this class."""
    return [e for e in parse(drawing).iter() if name in e.get("class", "").split()]


def place(element: ElementTree.Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) ([^)]+)\)", element.get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


# ------------------------------------------------------------------------------- The centre line


@LINES
def test_the_path_starts_at_the_bottom_and_ends_at_the_top(on: Line) -> None:
    heights = [on.at(node)[1] for node in NODES]
    assert len(heights) == 50
    assert max(heights) <= on.bottom + on.wave
    assert heights[0] > on.height - 150
    assert heights[-1] < 180


@pytest.mark.parametrize(("on", "least"), [(LANDSCAPE, 127.5), (PORTRAIT, 118.5)])
def test_squares_keep_their_distance(on: Line, least: float) -> None:
    """128 and 119 to the nearest whole number, as the rulebook has it."""
    points = [on.at(node) for node in NODES]
    assert min(math.dist(a, b) for a, b in itertools.combinations(points, 2)) >= least


def test_nodes_of_the_rulebook() -> None:
    """Some of the coordinates that the rulebook prints: x, y and heading."""
    printed = {0: (210, 880, 11), 9: (1475, 819, -71), 24: (728, 508, 8), 30: (1462, 376, -127)}
    printed |= {
        19: (138, 664, -127),
        33: (1043, 349, 171),
        40: (125, 221, -71),
        49: (1390, 160, 11),
    }
    for node, (x, y, heading) in printed.items():
        assert LANDSCAPE.at(node) == pytest.approx((x, y), abs=1)
        assert LANDSCAPE.heading(node) == pytest.approx(heading, abs=1)


@LINES
def test_everything_lies_on_the_board(on: Line) -> None:
    for node in NODES:
        x, y = on.at(node)
        assert on.body / 2 < x < on.width - on.body / 2
        assert on.body / 2 < y < on.height - on.body / 2 + 30


# ---------------------------------------------------------------------------- Every position


def test_boards_are_well_formed_and_small() -> None:
    for n, view in enumerate(views()):
        for portrait in (False, True) if n % 5 == 0 else (n % 2 == 0,):
            drawing = board(view, portrait=portrait)
            check(drawing)
            assert len(drawing.encode()) < 60_000


def test_pictures_of_the_table_are_well_formed_and_small() -> None:
    for view in views()[::6]:
        drawing = picture(view)
        check(drawing)
        assert len(drawing.encode()) < 100_000


def check(drawing: str) -> None:
    """Valid, nothing from outside, no script, no inline style; every reference has its aim."""
    root = parse(drawing)
    ids = [e.get("id", "") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        assert element.tag.startswith(SVG)
        assert element.tag != f"{SVG}script"
        assert "style" not in element.attrib
        assert element.get("role") is None or element.get("aria-label")
        if element.tag == f"{SVG}use":
            assert element.attrib["href"].removeprefix("#") in ids
    assert set(re.findall(r"url\(#([^)]*)\)", drawing)) <= set(ids)
    outside = set(re.findall(r'https?://[^"]*', drawing))
    assert outside == {SVG.strip("{}")}
    assert not re.search(r"\b(nan|inf|None)\b", drawing)


def test_every_square_and_piece_is_where_the_view_says() -> None:
    for view in views()[::10]:
        for on in (LANDSCAPE, PORTRAIT):
            drawing = board(view, portrait=on is PORTRAIT)
            check_tiles(view, on, drawing)
            check_monsters(view, on, drawing)
            check_pawns(view, on, drawing)


def check_tiles(view: View, on: Line, drawing: str) -> None:
    names = {Square.PLAIN: "plain", Square.MONSTER: "monster-square", Square.POWER: "power-square"}
    tiles = elements(drawing, "tile")
    assert len(tiles) == view.path_len
    for square, tile in enumerate(tiles, 1):
        kind = names[Square(int(view.square[square]))]
        assert tile.attrib["class"].split() == ["tile", kind, f"tile-{square}"]
        assert place(tile) == pytest.approx(on.at(square), abs=1)
    assert len(elements(drawing, "strip")) == view.strips_laid
    assert bool(elements(drawing, "fog")) == (view.path_len < LIBRARY - 1)
    assert bool(elements(drawing, "lit")) == (view.path_len == LIBRARY - 1)


def check_monsters(view: View, on: Line, drawing: str) -> None:
    drawn = elements(drawing, "monster")
    squares = [square for square in NODES if view.monster[square] != NONE]
    assert len(drawn) == len(squares)
    for square, medal in zip(squares, drawn, strict=True):
        assert f"monster-{view.monster[square]}" in medal.attrib["class"].split()
        assert place(medal) == pytest.approx(on.at(square), abs=1)
        free = [s for s in range(view.seats) if view.pawn[s] == square and not view.blocked[s]]
        assert ("defeated" in medal.attrib["class"].split()) == bool(free)


def nearest(on: Line, point: tuple[float, float]) -> int:
    return min(NODES, key=lambda node: math.dist(point, on.at(node)))


def check_pawns(view: View, on: Line, drawing: str) -> None:
    assert len(elements(drawing, "pawn")) == view.seats
    spots = set()
    for seat in range(view.seats):
        (pawn,) = elements(drawing, f"pawn-{seat}")
        assert nearest(on, place(pawn)) == view.pawn[seat]
        assert ("blocked" in pawn.attrib["class"].split()) == bool(view.blocked[seat])
        assert ("own" in pawn.attrib["class"].split()) == (seat == view.seat)
        spots.add(place(pawn))
    assert len(spots) == view.seats, "no pawn hides another"


def test_the_games_show_everything_worth_drawing() -> None:
    """The positions above include a beaten monster, a blocked pawn, a whole path, a loose strip."""
    seen = views()
    assert any(defeated(view, square) for view in seen for square in monsters(view))
    assert any(view.blocked.any() for view in seen)
    assert any(view.path_len == LIBRARY - 1 for view in seen)
    assert any(view.flipped != NONE and view.flipped != 0 for view in seen)
    assert any(view.turned_up > 0 for view in seen)
    assert any(foremost(view) == LIBRARY for view in seen)
    assert any(sum(1 for _ in strips(view)) == 12 for view in seen)
    assert any(view.hand_size.max() == 4 for view in seen)


# ------------------------------------------------------------------------------------ Secrets


def test_equal_views_give_equal_bytes() -> None:
    """What the viewer cannot know is dealt anew: no drawing notices, nor that of a spectator."""
    for n, view in enumerate(views()[::11]):
        if view.seat != PUBLIC:
            state = view.sample(n)
            assert View(view.game, view.seat, state).digest() == view.digest()
            for seat in (view.seat, PUBLIC):
                one, other = View(view.game, seat, view.records), View(view.game, seat, state)
                assert board(one) == board(other)
                assert picture(one) == picture(other)


def test_a_spectator_sees_no_power_card() -> None:
    for view in views()[::2]:
        if view.seat == PUBLIC:
            assert not any(sure(view, seat) for seat in range(view.seats))
            assert not elements(picture(view), "power")


def test_a_face_down_card_looks_like_any_other() -> None:
    """Two tables that differ only in what B has chosen look the same to A."""
    tables = [Table(game("inferos"), 3, seed=5) for _ in range(2)]
    for table, card in zip(tables, ("play 1", "play vega"), strict=True):
        table.play(1, card)
    assert picture(tables[0].view(0)) == picture(tables[1].view(0))
    assert picture(tables[0].view(1)) != picture(tables[1].view(1))
    assert picture(tables[0].view(0)) != picture(Table(game("inferos"), 3, seed=5).view(0))


def test_equal_cards_are_cancelled_once_they_are_shown() -> None:
    table = Table(game("inferos"), 3, seed=5)
    table.play(1, "play 2")
    table.play(2, "play 2")
    assert "cancelled" not in picture(table.view(0))
    table.play(0, "play 6")  # now everybody sees them, while A takes a strip
    assert picture(table.view(0)).count("2, cancelled") == 2


# -------------------------------------------------------------------------------- Words and ids


def test_two_boards_on_one_page_do_not_clash() -> None:
    first, second = views()[40], views()[-40]
    drawings = [board(first), board(first, portrait=True), picture(first), board(second)]
    drawings += [board(first, prefix="left-"), board(first, prefix="right-")]
    ids = [set(re.findall(r' id="([^"]*)"', drawing)) for drawing in drawings]
    for one, other in itertools.combinations(ids, 2):
        assert not one & other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawings_speak_three_languages(language: str) -> None:
    words = Words(game("inferos"), language, strict=True)
    for view in views()[::50]:
        check(picture(view, words=words))
        assert "drawing" not in board(view, words=words)


def test_names_are_escaped() -> None:
    name = '<b onload="x">&\'Jan'
    drawing = picture(views()[0], names={"A": name})
    check(drawing)
    assert any(e.text == name for e in parse(drawing).iter(f"{SVG}text"))
    assert any(name in e.get("aria-label", "") for e in parse(drawing).iter())


def test_the_sentence_for_those_who_do_not_see() -> None:
    table = Table(game("inferos"), 2, seed=1)
    root = parse(board(table.view(0), names={"A": "Sofie"}))
    assert root.get("role") == "group"
    assert root.get("aria-label") == "Ad Inferos. laid 0/48. Sofie underworld, B underworld."


# ----------------------------------------------------------------------------------- The shapes


def test_every_monster_and_power_has_its_own_look() -> None:
    assert len({art.monster(n) for n in range(MONSTERS)}) == MONSTERS
    assert all(art.monster(n, pale=True) != art.monster(n) for n in range(MONSTERS))
    assert len({art.power(kind) for kind in POWERS}) == len(POWERS)
    assert len({art.sign(seat) for seat in range(SEATS)}) == SEATS


def test_svg_helpers() -> None:
    short = [number(x) for x in (0, -0.04, 0.5, -0.5, 10, 2.25, 1.0)]
    assert short == ["0", "0", ".5", "-.5", "10", "2.2", "1"]
    thin = tag("g", class_="a<b", stroke_width=2, fill=None)
    assert thin == '<g class="a&lt;b" stroke-width="2"/>'
    assert text(1, 2, "<&>") == '<text x="1" y="2">&lt;&amp;&gt;</text>'
    assert smooth([(0, 0), (30, 0), (60, -3)]) == "c10 0 20 0 30 0s20-2 30-3"


# ---------------------------------------------------------------------------------- Pictures


def test_the_pictures_of_the_documentation_are_up_to_date() -> None:
    script = load_script()
    for name, drawing in script.draw().items():
        check(drawing)
        drawn = (script.FOLDER / name).read_text(encoding="utf-8")
        assert drawn == drawing + "\n", f"{name}: run scripts/pictures.py"


def load_script() -> ModuleType:
    file = Path(__file__).parent.parent / "scripts" / "pictures.py"
    spec = importlib.util.spec_from_file_location("pictures", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
