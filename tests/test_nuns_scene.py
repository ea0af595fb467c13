"""The scene of Nuns on the Run: all can be done, no dot is told, and what it says comes true."""

from __future__ import annotations

import gzip
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from spelkast.bots import make_bot
from spelkast.engine.drawing.scene import Shape, Sight
from spelkast.engine.game import Options, game
from spelkast.engine.schema import PUBLIC, StateArray, clone
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES, Words
from spelkast.games.nuns import scene
from spelkast.games.nuns.components import DOTS, GUARDS, HIDDEN_DOTS, LINE, NEIGHBOUR, NONE
from spelkast.games.nuns.drawing import facts, picture
from spelkast.games.nuns.drawing.ground import NUMBER_SIZE, PLAN
from spelkast.games.nuns.drawing.light import beam
from spelkast.games.nuns.drawing.plan import POS, Point, seen_from
from spelkast.games.nuns.scene.board import WINDOW

GAME = game("nuns")
NAMES = {"A": "Sofie", "B": '<b onload="x">&\'Jan', "C": "Cato", "D": "Piet", "E": "Noor"}
SHAPES: tuple[Shape, ...] = ("wide", "tall")
WORDS = {language: Words(GAME, language, strict=True) for language in LANGUAGES}
GAMES: tuple[tuple[int, int, Options], ...] = (
    (2, 1, {}),
    (4, 3, {"anonymous_noise": "on"}),
    (5, 4, {"run_exact": "on", "guard_max5": "on", "single_first_move": "on"}),
    (8, 5, {"could_be_here": "off", "paths_reusable": "on"}),
)
PHASES = {phase.slug for phase in GAME.phases if phase.note}
LAPTOP = 725 / PLAN[2]
"""Pixels to a unit of the plan on a laptop of 1280 × 800."""


def positions(players: int, seed: int, options: Options, bots: bool) -> Iterator[Table]:
    """Every position of a game, played at random or by those who know the rules."""
    luck = random.Random(seed)
    table = Table(GAME, players, seed, options=options)
    thinkers = [make_bot("rules", seed, seat) for seat in range(players)]
    yield table
    while not table.over:
        seat = luck.choice(table.to_act)
        legal = table.legal(seat)
        clever = bots and seat % 3 != 1
        chosen = thinkers[seat].choose(table.view(seat), legal) if clever else luck.choice(legal)
        table.play(seat, chosen)
        yield table


@cache
def views() -> list[View]:
    """Rare decisions, and some of the others, as the one who decides sees them; now and then as
    somebody else does."""
    found = []
    often: Counter[str] = Counter()
    for number, (players, seed, options) in enumerate(GAMES):
        for n, table in enumerate(positions(players, seed, options, bots=number % 2 == 0)):
            for seat in table.to_act[:1]:
                view = table.view(seat)
                asked = f"{view.phase_name} {' '.join(sorted({a.kind for a in view.legal()}))}"
                often[asked] += 1
                if often[asked] < 7 or n % 23 == 0:
                    found.append(view)
            if n % 41 == 0 or table.over:
                found += [table.view(viewer) for viewer in (n % players, PUBLIC)]
    return found


def truth(table: Table) -> StateArray:
    return clone(table._states)


def twin_of(table: Table) -> Table:
    """The same position, to play on from."""
    return Table.at(GAME, truth(table))


def sight(view: View, language: str = "en") -> Sight:
    return Sight(view, WORDS[language], NAMES)


def everything(seen: Sight) -> dict[str, str]:
    """All markup of a sight, by the name of its part."""
    seats = range(int(seen.view.seats))
    chips = [scene.chip(seen, seat) for seat in seats]
    parts = {
        "hand": scene.hand(seen),
        "supply": scene.supply(seen),
        "reveal": scene.reveal(seen),
        "chips": "".join(chip.badge + chip.facts for chip in chips),
        "figures": "".join(scene.figure_of(seen, seat) for seat in seats),
    }
    for shape in SHAPES:
        board = scene.board(seen, shape)
        parts[f"board-{shape}"] = board.ground + board.living + board.view_box
    return parts


def plain(seen: Sight) -> list[str]:
    """All words of a sight that are no markup."""
    said = [scene.heading(seen), *(scene.board(seen, shape).label for shape in SHAPES)]
    for seat in range(int(seen.view.seats)):
        chip = scene.chip(seen, seat)
        said += [chip.where, chip.short]
        if seen.view.over:
            said += scene.ending(seen, seat)
    return said + [scene.consequence(seen, action) for action in seen.legal]


def parse(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def acts(markup: str) -> Counter[str]:
    return Counter(re.findall(r'data-act="([^"]*)"', markup))


def routes(markup: str) -> list[list[str]]:
    return [found.split("; ") for found in re.findall(r'data-plan="([^"]*)"', markup)]


def weight(text: str) -> int:
    return len(gzip.compress(text.encode()))


# --------------------------------------------------------------------------- What can be done


def test_the_positions_show_every_phase() -> None:
    asked = {view.phase_name for view in views() if view.seat in view.waiting}
    assert asked == PHASES


def test_every_legal_action_can_be_done_in_one_place() -> None:
    """A dot, a token beside a guard, a card, or a button of the banner; and nothing else can."""
    for view in views():
        seen = sight(view)
        wide, tall = (acts(scene.board(seen, shape).living) for shape in SHAPES)
        hand = acts(scene.hand(seen))
        assert wide == tall
        assert not wide.keys() & hand.keys()
        assert all(count == 1 for count in (wide + hand).values())
        assert wide.keys() | hand.keys() <= seen.legal_texts
        for action in seen.legal:
            touched = action.text in wide or action.text in hand
            assert touched != (action.kind in scene.BANNER_KINDS), action


def test_the_banner_never_needs_more_than_two_buttons() -> None:
    for view in views():
        kinds = [action.kind for action in sight(view).legal]
        assert sum(kind in scene.BANNER_KINDS for kind in kinds) <= 2


def test_what_is_refused_says_why() -> None:
    """Every `data-why` names an action that is indeed refused."""
    seen_any = set()
    for view in views():
        seen = sight(view)
        for action in re.findall(r'data-why="([^"]*)"', scene.hand(seen)):
            assert GAME.actions.parse(action).text == action
            assert action not in seen.legal_texts
            seen_any.add(f"{view.phase_name} {action}")
    assert {"sneak end stand", "sneak end walk", "patrol end run"} <= seen_any


def test_every_action_says_what_it_leads_to() -> None:
    for view in views():
        seen = sight(view)
        assert all(scene.consequence(seen, action) for action in seen.legal)


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


def test_in_a_replay_nothing_can_be_done() -> None:
    """A sight without legal actions: the same position, only to be looked at."""
    for view in views()[::3]:
        seen = sight(view)
        seen.__dict__["legal"] = []
        for part in everything(seen).values():
            assert not acts(part)
            assert not routes(part)
            assert "data-why" not in part
            assert 'class="preview' not in part


def test_a_spectator_can_do_nothing() -> None:
    watched = [view for view in views() if view.seat == PUBLIC and not view.over]
    assert len(watched) > 5
    for view in watched:
        parts = everything(sight(view)).values()
        assert not any(acts(part) or routes(part) for part in parts)


# ------------------------------------------------------------------------------------ Markup


def test_markup_is_well_formed_and_keeps_to_the_rules_of_the_page() -> None:
    for n, view in enumerate(views()):
        for name, part in everything(sight(view, LANGUAGES[n % 3])).items():
            root = parse(part)
            assert not re.search(r"\b(nan|None)\b", part), name
            for element in root.iter():
                assert element.tag not in ("script", "style")
                assert "style" not in element.attrib
                if element.tag == "button" or element.get("role") in ("img", "button"):
                    assert element.get("aria-label"), element.attrib


def test_the_living_part_asks_for_nothing_that_the_ground_does_not_have() -> None:
    """The ground is the same in every position, so a page can keep it."""
    for shape in SHAPES:
        grounds = {scene.board(sight(view), shape).ground for view in views()[::9]}
        assert len(grounds) == 1
        there = set(re.findall(r' id="([^"]*)"', grounds.pop()))
        for view in views():
            living = scene.board(sight(view), shape).living
            assert ' id="' not in living
            assert set(re.findall(r'href="#([^"]*)', living)) <= there


def test_the_two_shapes_do_not_share_ids() -> None:
    grounds = (scene.board(sight(views()[0]), shape).ground for shape in SHAPES)
    one, other = (set(re.findall(r' id="([^"]*)"', ground)) for ground in grounds)
    assert not one & other


def test_an_update_is_small() -> None:
    for n, view in enumerate(views()):
        seen = sight(view, LANGUAGES[n % 3])
        parts = everything(seen)
        living = [scene.board(seen, shape).living for shape in SHAPES]
        assert max(map(weight, living)) < 6_144
        assert weight(parts["hand"]) < 3_072
        assert weight(parts["supply"]) < 3_072
        assert weight(parts["chips"] + parts["figures"]) < 3_072
    for shape in SHAPES:
        assert weight(scene.board(sight(views()[0], "fr"), shape).ground) < 8_192
    assert weight(scene.CSS.read_text("utf-8")) < 6_144


def test_letters_on_the_plan_are_no_smaller_than_twelve_pixels() -> None:
    assert NUMBER_SIZE * LAPTOP >= 12
    assert NUMBER_SIZE * 390 / WINDOW[0] >= 12


def test_pieces_have_names_that_stay() -> None:
    for view in views()[::5]:
        for shape in SHAPES:
            living = scene.board(sight(view), shape).living
            names = re.findall(r'data-piece="([^"]*)"', living)
            assert len(names) == len(set(names))
            assert {"guard-0", "guard-1"} <= set(names)
            assert ("own" in names) == facts.is_novice(view)


def test_names_are_escaped() -> None:
    for view in views()[::4]:
        for part in everything(sight(view)).values():
            assert "<b onload" not in part


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


def test_the_picture_is_one_drawing() -> None:
    for view in views()[::11]:
        root = ElementTree.fromstring(picture(view, words=WORDS["nl"], names=NAMES))
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))


# ----------------------------------------------------------------------------------- Secrets


def test_nothing_but_the_view_matters() -> None:
    """What a seat cannot know, dots above all, is dealt anew: its page stays the same."""
    tried = 0
    for n, view in enumerate(views()[::7]):
        if view.seat == PUBLIC or view.over:
            continue
        state = view.sample(n)
        for seat in (view.seat, PUBLIC):
            one = sight(View(GAME, seat, view.records))
            other = sight(View(GAME, seat, state))
            assert everything(one) == everything(other)
            assert plain(one) == plain(other)
            tried += 1
    assert tried > 20


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
