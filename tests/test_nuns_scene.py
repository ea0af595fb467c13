"""The scene of Nuns on the Run: all can be done, no dot is told, and what it says comes true."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from spelkast.engine.chronicle import UNDO, Chronicle, Entry
from spelkast.engine.game import game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.games.nuns import scene
from spelkast.games.nuns.components import DOTS, GUARDS, HIDDEN_DOTS, LINE, NEIGHBOUR, NONE
from spelkast.games.nuns.drawing import facts
from spelkast.games.nuns.drawing.ground import NUMBER_SIZE, PLAN
from spelkast.games.nuns.drawing.light import beam
from spelkast.games.nuns.drawing.plan import POS, Point, seen_from
from spelkast.games.nuns.scene.board import WINDOW

from .scenes import SHAPES, everything, parse, sight, twin_of
from .scenes.nuns import GAMES, positions, views

GAME = game("nuns")
LAPTOP = 725 / PLAN[2]
"""Pixels to a unit of the plan on a laptop of 1280 × 800."""


def routes(markup: str) -> list[list[str]]:
    return [found.split("; ") for found in re.findall(r'data-plan="([^"]*)"', markup)]


# --------------------------------------------------------------------------- What can be done


def test_only_a_step_that_can_be_taken_back_is_made_at_once() -> None:
    """A novice's step is; a guard's turn shows something, so it is picked and confirmed."""
    for view in views():
        at_once = re.findall(
            r'data-act="([^"]*)" data-now', scene.board(sight(view), "wide").living
        )
        assert bool(at_once) <= (view.phase_name == "sneak")
        assert all(act.startswith("step ") for act in at_once)


def test_a_step_can_be_taken_back_however_far_the_others_went() -> None:
    """Whether it can must not tell how many steps somebody else has made (R62)."""
    table = Table(GAME, 3, seed=2)
    while table.view().phase_name != "sneak":
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    table.play(1, table.legal(1)[0])
    for _ in range(3):
        assert table.can_undo(1)
        table.play(2, table.legal(2)[0])
    before = len(table.log)
    assert table.undo(1).kind == "step"
    assert len(table.log) == before - 1


def test_nobody_else_notices_that_she_takes_steps_back() -> None:
    """No frame, no line, nothing on any other page, however often she changes her mind (R62)."""
    chronicle = Chronicle(Table(GAME, 4, seed=2))
    chronicle.add(Entry(0, "assign keep"))
    others = (0, 2, 3, PUBLIC)

    def noticed() -> list[object]:
        return [
            (
                chronicle.frames(seat),
                chronicle.lines(seat),
                chronicle.waited_for(seat),
                seat != PUBLIC and chronicle.table.can_undo(seat),
                everything(sight(chronicle.view(seat))),
            )
            for seat in others
        ]

    before, own = noticed(), set()
    for _ in range(3):
        for steps in range(4):
            chronicle.add(Entry(1, str(chronicle.table.legal(1)[0])))
            own.add(len(chronicle.frames(1)))
            assert noticed() == before, steps
        for _ in range(4):
            chronicle.add(Entry(1, UNDO))
            own.add(len(chronicle.frames(1)))
            assert noticed() == before
    assert len(own) == 24, "she herself sees each step, and that it is gone"


# ------------------------------------------------------------------------------------ Markup


def test_letters_on_the_plan_are_no_smaller_than_twelve_pixels() -> None:
    assert NUMBER_SIZE * LAPTOP >= 12
    assert NUMBER_SIZE * 390 / WINDOW[0] >= 12


def test_pieces_have_names_that_stay() -> None:
    for view in views()[::5]:
        for shape in SHAPES:
            living = scene.board(sight(view), shape).living
            names = re.findall(r'data-piece="([^"]*)"', living)
            assert {"guard-0", "guard-1"} <= set(names)
            assert ("own" in names) == facts.is_novice(view)


def test_the_window_of_a_phone_shows_what_can_be_touched() -> None:
    """Every step and every noise of the guard it is about; the plan can be moved for the rest."""
    for view in views():
        seen = sight(view)
        board = scene.board(seen, "tall")
        left, top, width, height = map(float, board.view_box.split())
        for action in seen.legal:
            if action.kind == "step":
                x, y = POS[int(action.args[0])]
                assert left <= x <= left + width, action
                assert top <= y <= top + height, action
        assert PLAN[0] <= left
        assert left + width <= PLAN[0] + PLAN[2]


# ----------------------------------------------------------------------------------- Secrets


def test_where_a_novice_goes_shows_on_her_page_alone() -> None:
    """Two different steps, one of them and the card after it: nobody else's page changes."""
    table = Table(GAME, 4, seed=4)
    while table.view().phase_name != "sneak":
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    others = (0, 2, 3, PUBLIC)
    before = [everything(sight(table.view(seat))) for seat in others]
    pages = set()
    for step in ([], *([action] for action in table.legal(1) if action.kind == "step")):
        twin = twin_of(table)
        for action in step:
            twin.play(1, action)
        assert [everything(sight(twin.view(seat))) for seat in others] == before
        pages.add(str(everything(sight(twin.view(1)))))
    assert len(pages) > 1


def test_help_is_for_the_guards_and_can_be_left_out() -> None:
    """Beads lie on the guards' plan alone, and nowhere if the host wants it so."""
    shown = Counter[tuple[str, bool]]()
    for view in views():
        if view.seat == PUBLIC or view.over:
            continue
        beads = 'class="could"' in scene.board(sight(view), "wide").living
        helped = GAME.options_of(view.record)["could_be_here"] == "on"
        assert beads <= (helped and facts.is_guard(view))
        shown["guard" if facts.is_guard(view) else "novice", beads] += 1
    assert shown["guard", True]
    assert shown["guard", False]
    assert shown["novice", False]


def test_when_it_is_over_every_walk_is_drawn_for_all() -> None:
    ends = [view for view in views() if view.over]
    assert len(ends) >= len(GAMES)
    for view in ends:
        for seat in facts.novice_seats(view):
            walks = facts.past_walks(view, seat)
            assert walks
            assert walks[0][0] == facts.cell(view, seat)
            for walk in walks:
                for here, there in pairwise(walk):
                    assert there in NEIGHBOUR[here].tolist()


# --------------------------------------------------------------------------- What is foretold


def sneaking() -> Iterator[Table]:
    """Positions in which somebody is on her way."""
    for players, seed in ((2, 6), (3, 7), (5, 8)):
        for table in positions(players, seed, {}, bots=True):
            if not table.over and table.view().phase_name == "sneak":
                yield table.twin()


def test_a_way_that_is_offered_can_be_gone() -> None:
    """Each dot in reach: its steps are legal one after the other, and lead there."""
    tried = 0
    for table in list(sneaking())[::9]:
        seat = table.to_act[0]
        living = scene.board(sight(table.view(seat)), "wide").living
        for route in random.Random(tried).sample(routes(living), min(4, len(routes(living)))):
            twin = twin_of(table)
            for step in route:
                twin.play(seat, step)
            assert int(twin.view(seat).at[seat]) == int(route[-1].split()[1])
            tried += 1
    assert tried > 20


def test_an_eye_is_drawn_where_she_would_be_seen() -> None:
    """Those who go there and stop are published when all have moved; the others are not."""
    found = Counter[bool]()
    for table in list(sneaking())[::5]:
        seat = table.to_act[0]
        view = table.view(seat)
        for action in (action for action in view.legal() if action.kind == "step"):
            dot = int(action.args[0])
            label = next(
                element.get("aria-label", "")
                for element in parse(scene.board(sight(view), "wide").living).iter()
                if element.get("data-act") == action.text
            )
            foretold = "unseen" not in label
            seen = bool(view.lit[dot]) and dot != facts.cell(view, seat)
            assert foretold == seen
            found[seen] += 1
    assert found[False] > 20


def test_the_chance_to_be_heard_comes_true() -> None:
    """With the roll that was made she is heard if and only if the page said so."""
    heard = Counter[bool]()
    for table in list(sneaking())[::3]:
        seat = table.to_act[0]
        ends = [action for action in table.legal(seat) if action.kind == "end"]
        if not ends or table.to_act != (seat,):
            continue
        view = table.view(seat)
        for action in ends:
            twin = twin_of(table)
            least = facts.least_roll(
                view,
                seat,
                facts.dot_of(view, seat),
                GAME.domains["card"].tokens.index(action.args[0]),
            )
            twin.play(seat, action)
            after = twin.view(seat)
            if after.over or not int(after.die[seat]):
                continue
            dots = [int(after.guard_dot[guard]) for guard in range(GUARDS)]
            where, bed = int(after.at[seat]), facts.cell(after, seat)
            reach = int(after.reach[seat])
            loud = where != bed and any(facts.distance(where, dot) <= reach for dot in dots)
            assert loud == (int(after.die[seat]) >= least)
            heard[loud] += 1
    assert heard[True]
    assert heard[False]


# ------------------------------------------------------------------------------------ The light


def corners(d: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", d)]


def inside(shape: list[Point], x: float, y: float) -> bool:
    hit = False
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def near(shape: list[Point], x: float, y: float, slack: float = 4) -> bool:
    """Inside, or within a hair of it: a guard's own row is the edge of her light."""
    around = ((0, 0), (slack, 0), (-slack, 0), (0, slack), (0, -slack))
    return any(inside(shape, x + dx, y + dy) for dx, dy in around)


@pytest.mark.parametrize("dot", range(1, DOTS + 1, 4))
def test_the_light_falls_on_the_dots_that_are_seen(dot: int) -> None:
    """Whatever way she came: what she sees is lit, what a wall hides from her is not."""
    for before in (int(other) for other in NEIGHBOUR[dot] if other):
        dx, dy = (int(POS[dot][n] - POS[before][n]) for n in (0, 1))
        shape = corners(beam(dot, dx, dy))
        seen = seen_from(dot, dx, dy)
        for other in seen[1:]:
            assert near(shape, *POS[other]), (dot, before, other)
        hidden = set(POS) - set(seen) - set(HIDDEN_DOTS) - {dot}
        for other in hidden:
            if facts.distance(dot, other) <= 6 and not LINE[dot, other]:
                assert not inside(shape, *POS[other]) or dot in HIDDEN_DOTS, (dot, before, other)


def test_the_rules_light_the_same_dots() -> None:
    for view in views()[::4]:
        lit = set()
        for guard in range(GUARDS):
            lit |= set(seen_from(int(view.guard_dot[guard]), *facts.facing(view, guard)))
        assert lit == facts.lit(view)


def test_before_her_first_step_a_guard_has_no_light() -> None:
    assert beam(26, 0, 0) == ""
    assert seen_from(26, 0, 0) == (26,)
    assert facts.moving(Table(GAME, 2, seed=1).view()) == NONE
