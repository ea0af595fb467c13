"""The scene of Rennes-le-Château: all can be done, no hand is told, and what it says comes true."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from spelkast.engine.game import game
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES
from spelkast.games.rennes import scene
from spelkast.games.rennes.board import NODES
from spelkast.games.rennes.components import (
    CARD_DOTS,
    CARDS,
    CODE_CLUES,
    FATES,
    GHOSTS,
    HUES,
    NONE,
    TYPES,
    Source,
)
from spelkast.games.rennes.drawing import facts
from spelkast.games.rennes.drawing.layout import FRAME, OPENINGS, PLANS, is_caverne, score_space
from spelkast.games.rennes.scene import foresight
from spelkast.games.rennes.scene.plans import ways
from spelkast.games.rennes.scene.routes import cheapest, routes

from .scenes import SHAPES, acts, parse, sight, truth, words
from .scenes.rennes import views

GAME = game("rennes")


def twin_of(view: View) -> Table:
    """A table that this viewer cannot tell from the true one, to play on from."""
    return Table.at(GAME, view.sample(5))


# --------------------------------------------------------------------------- What can be done


def test_plans_are_on_the_board_and_in_the_list() -> None:
    """Each place to walk to is one target; what is only looked at is none of the plans to do."""
    tried = 0
    for view in views():
        seen = sight(view)
        plans = scene.plans(seen)
        ready = {plan.key for plan in plans if plan.ready}
        others = {plan.key for plan in plans if not plan.ready}
        for shape in SHAPES:
            living = scene.board(seen, shape).living
            assert acts(living, "plan") == Counter(ready)
            assert acts(living, "look") == Counter(others)
            assert set(acts(living, "for")) >= ready | others
        tried += len(ready)
    assert tried > 60


# ------------------------------------------------------------------------------------ Markup


def test_letters_on_the_board_are_no_smaller_than_twelve_pixels() -> None:
    """As wide as a laptop's board is, 848 pixels."""
    sheet = scene.CSS.read_text("utf-8")
    sizes = re.findall(r"\.rn-\w+ \{[^}]*?(?:font-size: |font: [a-z0-9 ]*?)([\d.]+)px", sheet)
    assert len(sizes) > 8
    assert min(map(float, sizes)) * 848 / FRAME[2] >= 12


def test_pieces_have_names_that_stay() -> None:
    for view in views()[::5]:
        for shape in SHAPES:
            living = scene.board(sight(view), shape).living
            names = re.findall(r'data-piece="([^"]*)"', living)
            placed = {f"pawn-{seat}" for seat in range(view.seats) if view.pawn[seat] != NONE}
            assert {name for name in names if name.startswith("pawn")} == placed
            assert sum(name.startswith("portal") for name in names) == 15
            turns = re.findall(r'data-turn="(\d+)"', living)
            assert [int(turn) // 90 for turn in turns] == [int(turn) for turn in view.rot]


def test_a_colour_never_stands_alone() -> None:
    """Every square, quarter, clue and card has the sign of its colour."""
    view = views()[20]
    living = scene.board(sight(view), "wide").living
    arrows = re.findall(r'href="#wh(\d)"', living)
    assert len(arrows) == 2 * len(OPENINGS)
    signs = Counter(re.findall(r'href="#wg(\d)"', living))
    quarters = Counter(str(hue) for socket in range(15) for hue in facts.exits(view, socket))
    houses = Counter(str(facts.location_hue(view, n)) for n in range(5))
    assert signs == Counter(arrows) + quarters + houses


def test_the_window_of_a_phone_shows_what_can_be_touched() -> None:
    """Every step that can be taken now, even a jump from vortex to vortex, and every turn."""
    jumps = 0
    for view in views():
        seen = sight(view)
        board = scene.board(seen, "tall")
        left, top, width, height = map(float, board.view_box.split())
        root = parse(board.living)
        for piece in root.iter("g"):
            if not piece.get("data-act"):
                continue
            x, y = middle(piece)
            assert left < x < left + width, piece.get("data-act")
            assert top < y < top + height, piece.get("data-act")
            jumps += "rn-jump" in ElementTree.tostring(piece, encoding="unicode")
    assert jumps > 2


def middle(piece: ElementTree.Element) -> tuple[float, float]:
    """Where the place to touch lies: moved, or drawn there."""
    moved = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", piece.get("transform", ""))
    if moved:
        return float(moved[1]), float(moved[2])
    hit = next(one for one in piece if one.get("class") == "hit")
    return float(hit.get("cx", 0)), float(hit.get("cy", 0))


# ----------------------------------------------------------------------------------- Secrets


def test_others_see_of_a_hand_only_what_they_saw_taken() -> None:
    """A seat's chip shows as many cards as it holds, and face up those from the display."""
    tried = 0
    for view in views()[::3]:
        for seat in range(int(view.seats)):
            root = parse(scene.chip(sight(view), seat).facts)
            cards = root.findall(".//*[@class='mls']/svg")
            up = sum(one.find("text") is not None for one in cards)
            assert len(cards) == int(view.hand_size[seat])
            assert up == sum(int(count) for count in view.known[seat])
            tried += up
    assert tried > 20


def test_in_an_open_replay_the_hand_of_whoever_moves_is_seen() -> None:
    table = Table(GAME, 3, seed=6)
    view = View.open(GAME, truth(table))
    held = len(set(facts.held(view, facts.owner(view))))
    assert scene.hand(sight(view)).count('class="col"') == held
    assert 'class="col"' not in scene.hand(sight(table.view()))


# ------------------------------------------------------------------------ What it says comes true


def test_every_plan_can_be_walked_and_costs_what_it_says() -> None:
    """Played action by action on a table that fits: each is legal, the pawn gets there, and what is
    left in the pool is what the plan calls wasted."""
    tried = Counter[str]()
    for view in views():
        seat = view.seat
        for way in ways(sight(view)):
            table = twin_of(view)
            told = foresight.after(view, way.plan.acts)
            for act in way.plan.acts:
                table.play(seat, act)
            after = table.view(seat)
            assert int(after.pawn[seat]) == way.route.to
            assert after.phase_name == "main"
            assert tuple(int(dots) for dots in after.pool) == way.route.wasted == told.pool
            spent = sum(way.route.payment.dots) + sum(int(dots) for dots in view.pool)
            assert spent - sum(way.route.wasted) == sum(way.route.price)
            assert int(after.vp[seat]) - int(view.vp[seat]) == told.points
            new = set(facts.areas(after, seat)) - set(facts.areas(view, seat))
            assert new == set(told.areas)
            tried["walks"] += 1
            tried["cards"] += bool(way.route.cards)
            tried["turns"] += any(move.startswith("turn") for move in way.route.moves)
            tried["new"] += bool(new)
            tried.update(help_.kind for help_ in way.route.helps)
    assert tried["walks"] > 60
    assert all(tried[kind] > 5 for kind in ("cards", "turns", "new", "convert")), tried
    assert tried["joker"] > 0


def test_a_plan_plays_no_card_that_it_does_not_need() -> None:
    """Without any one of its cards it could not be paid."""
    for view in views():
        for way in ways(sight(view)):
            route = way.route
            for card in set(route.cards):
                hue = card // 4
                assert route.wasted[hue] < int(CARD_DOTS[card])


def test_help_is_asked_for_only_where_cards_do_not_suffice() -> None:
    """Nothing is laid down for a place that cards of the right colours reach."""
    tried = 0
    for view in views():
        for route in routes(view).values():
            laid = [help_ for help_ in route.helps if help_.cards]
            held = [sum(CARD_DOTS[card] for card in cards_of(view, hue)) for hue in range(HUES)]
            lacking = [
                dots - int(view.pool[hue]) - held[hue] for hue, dots in enumerate(route.price)
            ]
            assert bool(laid) <= (max(lacking) > 0)
            tried += bool(laid)
    assert tried > 20


def cards_of(view: View, hue: int) -> list[int]:
    return [card for card in facts.held(view, view.seat) if card // 4 == hue]


def test_every_step_with_the_dots_there_is_found() -> None:
    """The search knows every legal step, and none that is refused."""
    for view in views():
        if view.phase_name not in ("main", "transit") or view.seat not in view.waiting:
            continue
        steps = {NODES.index(act.args[0]) for act in sight(view).legal if act.kind == "step"}
        found = routes(view)
        near = {to for to, way in found.items() if len(way.acts) == 1}
        assert near <= steps
        free = {to for to in steps if to in found}
        assert {to for to in free if not found[to].cards} == free


def test_a_caverne_out_of_reach_says_what_is_missing() -> None:
    tried = 0
    for view in views():
        reached = routes(view)
        for to, way in cheapest(view).items():
            assert is_caverne(to)
            if to in reached:
                assert sum(way.price) <= sum(reached[to].price)
            elif len(way.moves) > 1:
                tried += any(way.wasted)
    assert tried > 20


def test_conversions_and_steps_come_true() -> None:
    kinds = Counter[str]()
    for view in views():
        seen = sight(view)
        for action in seen.legal:
            if action.kind not in ("step", "turn_cw", "turn_ccw", "pick", "play", "place"):
                continue
            told = foresight.after(view, (action.text,))
            table = twin_of(view)
            table.play(view.seat, action.text)
            after = table.view(view.seat)
            assert tuple(int(dots) for dots in after.pool) == told.pool
            assert int(after.vp[view.seat]) - int(view.vp[view.seat]) == told.points
            kinds[action.kind] += 1
    assert set(kinds) == {"step", "turn_cw", "turn_ccw", "pick", "play", "place"}


# ------------------------------------------------------------------------------ The other parts


def test_the_mat_shows_the_own_codes() -> None:
    for view in views()[::4]:
        seat = facts.owner(view)
        root = parse(scene.supply(sight(view)))
        rows = root.findall(".//ol[@class='codes']/li")
        assert len(rows) == 5
        for n, row in enumerate(rows):
            empty = ElementTree.tostring(row, encoding="unicode").count("stroke-dasharray")
            assert CODE_CLUES - empty == facts.found(view, seat, n)
            assert ("done" in (row.get("class") or "")) == bool(view.claimed[seat][n])


def test_what_a_turn_is_made_of_is_marked_as_the_rules_have_it() -> None:
    """A tile is bright if something of its kind can be done, and grey only if nothing can."""
    tried = Counter[str]()
    for view in views():
        seen = sight(view)
        row = parse(scene.hand(seen)).find(".//*[@class='doings']")
        if row is None:
            continue
        kinds = {action.kind for action in seen.legal}
        bright = ["can" in (tile.get("class") or "") for tile in row]
        walks = bool(kinds & {"step", "turn_cw", "turn_ccw"} or ways(seen))
        assert bright[1:] == [
            "take" in kinds,
            "offer" in kinds or "pick" in kinds,
            "claim" in kinds,
        ]
        assert bright[0]
        words_of_walk = "".join(row[0].itertext())
        assert ("play cards" in words_of_walk) == (not walks)
        tried.update(str(tile.get("data-why")).split()[0] for tile in row if tile.get("data-why"))
    assert tried["take"] > 20
    assert tried["offer"] > 20
    assert tried["claim"] > 20


def test_a_claim_is_shown_to_all() -> None:
    told = [
        scene.reveal(sight(view))
        for view in views()
        if any(event.kind == "claims" for event in view.events)
    ]
    assert told
    assert all("data-open" in markup and "rv__c" in markup for markup in told)


def test_points_lie_on_the_track() -> None:
    """Ninety-one spaces round the board, all apart, and then from the start again (R60)."""
    spaces = [score_space(points) for points in range(91)]
    assert len(set(spaces)) == 91
    assert score_space(91) == spaces[0]
    left, top, width, height = FRAME
    for x, y in spaces:
        assert left < x < left + width
        assert top < y < top + height
        assert min(x - left, left + width - x, y - top, top + height - y) < 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_gets_a_true_sentence_at_the_end(language: str) -> None:
    over = [view for view in views() if view.over]
    assert over
    for view in over:
        for seat in range(view.seats):
            end = scene.ending(sight(view, language), seat)
            assert end.score == str(int(view.vp[seat]))
            numbers = [int(n) for n in re.findall(r"\d+", end.sentence)]
            assert numbers[1:] == [
                int(view.earned[seat][source])
                for source in (Source.CLAIMS, Source.CLUES, Source.SYMBOLS, Source.AREAS)
            ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_shows_every_card_once(language: str) -> None:
    shelves = scene.gallery(words(GAME.slug, language))
    names = [plate.name for shelf in shelves for plate in shelf.plates]
    assert len(names) == len(set(names)) == TYPES + len(FATES) + len(GHOSTS)
    assert len(CARDS) == TYPES == 4 * HUES
    for shelf in shelves:
        assert shelf.title
        assert shelf.intro.endswith(".")
        for plate in shelf.plates:
            parse(plate.picture)
            assert plate.name[0].isupper()
            assert not plate.note or plate.note.endswith(".")


def test_a_phone_sees_a_part_and_can_see_all() -> None:
    for view in views()[::10]:
        wide, tall = (scene.board(sight(view), shape) for shape in SHAPES)
        assert not wide.extent
        assert wide.view_box == tall.extent == " ".join(map(str, FRAME))
        if view.phase_name != "location":
            assert tall.view_box.split()[2:] == [f"{n:g}" for n in PLANS["tall"].window or ()]
