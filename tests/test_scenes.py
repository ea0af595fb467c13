"""Every game's scene: all can be done, nothing is told, markup keeps to the rules of the page.

What is particular to a game is in `test_<slug>_scene.py`; which positions are looked at, in
`scenes/`.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from spelkast.engine.game import slugs
from spelkast.engine.schema import PUBLIC
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES

from .scenes import (
    NAMES,
    SHAPES,
    Scenery,
    acts,
    asked_for,
    clean,
    everything,
    ids,
    parse,
    plain,
    plans,
    scenery,
    sight,
    words,
)

LIVING = tuple(f"living-{shape}" for shape in SHAPES)
STAMP = re.compile(r"d[0-9a-f]{6}-")
"""Names within a picture differ from one picture to the next, as several may be on one page."""


@pytest.fixture(params=slugs())
def stage(request: pytest.FixtureRequest) -> Scenery:
    return scenery(request.param)


def looked_at(stage: Scenery, step: int = 1) -> Iterator[tuple[View, dict[str, str]]]:
    """Views with all their markup."""
    for n in range(0, len(stage.views), step):
        yield stage.views[n], stage.parts(n)


def weight(text: str) -> int:
    return len(gzip.compress(text.encode()))


# --------------------------------------------------------------------------- What can be done


def test_the_positions_show_every_phase(stage: Scenery) -> None:
    asked = {view.phase_name for view in stage.views if view.seat in view.waiting}
    assert asked == {phase.slug for phase in stage.game.phases if phase.note}


def test_every_legal_action_can_be_done_in_one_place(stage: Scenery) -> None:
    """A piece of the board, a card in hand, or a button of the banner; and nothing else can.

    Both shapes of the board offer the same.
    """
    banner = getattr(stage.scene, "BANNER_KINDS", ())
    for view, parts in looked_at(stage):
        legal = view.legal() if view.seat != PUBLIC else []
        wide, tall = (acts(parts[name]) for name in LIVING)
        hand = acts(parts["hand"])
        assert wide == tall
        assert not wide.keys() & hand.keys()
        assert not acts(parts["supply"])
        assert wide.keys() | hand.keys() <= {action.text for action in legal}
        often = {act for act, count in (wide + hand).items() if count > 1}
        assert not often or (view.phase_name in stage.tour.alike and not often & wide.keys())
        for action in legal:
            touched = action.text in wide or action.text in hand
            assert touched or action.kind in banner, action
            assert (
                not touched
                or action.kind not in banner
                or (action.kind in stage.tour.also_in_banner)
            ), action


def test_the_banner_never_needs_more_than_two_buttons(stage: Scenery) -> None:
    banner = getattr(stage.scene, "BANNER_KINDS", ())
    for view, parts in looked_at(stage):
        legal = view.legal() if view.seat != PUBLIC else []
        hand = acts(parts["hand"])
        only_there = [one for one in legal if one.kind in banner and one.text not in hand]
        assert len(only_there) <= 2


def test_what_is_refused_says_why(stage: Scenery) -> None:
    """Every `data-why` names an action that is indeed refused."""
    seen: set[str] = set()
    refusable = stage.tour.refusable or set(stage.game.actions.kinds)
    for view, parts in looked_at(stage):
        legal = {action.text for action in view.legal()} if view.seat != PUBLIC else set()
        for action in acts(parts["hand"] + parts["living-wide"], "why"):
            assert stage.game.actions.parse(action).text == action
            assert action not in legal
            assert action.split()[0] in refusable
            seen |= {action.split()[0], f"{view.phase_name} {action}"}
    assert seen >= stage.tour.refused


def test_in_a_replay_nothing_can_be_done(stage: Scenery) -> None:
    """A sight without legal actions: the same position, only to be looked at."""
    for n in range(0, len(stage.views), 3):
        seen = stage.sight(n, "en")
        seen.__dict__["legal"] = []
        assert not plans(seen)
        for part in everything(seen).values():
            assert not re.search(r"data-(act|plan|look)=", part)
            assert stage.tour.says_why_unasked or "data-why=" not in part
            assert "preview" not in part


def test_a_spectator_can_do_nothing(stage: Scenery) -> None:
    tried = 0
    for view, parts in looked_at(stage):
        if view.seat == PUBLIC and not view.over:
            assert not any(acts(part) or acts(part, "plan") for part in parts.values())
            tried += 1
    assert tried > 5


# ------------------------------------------------------------------------------------ Markup


def test_markup_is_well_formed_and_keeps_to_the_rules_of_the_page(stage: Scenery) -> None:
    checked: set[str] = set()
    for _, parts in looked_at(stage):
        for name, part in parts.items():
            assert "<b onload" not in part, "names are escaped"
            if part in checked:
                continue
            checked.add(part)
            assert not re.search(r"\b(nan|None)\b", part), name
            for element in parse(part).iter():
                check_element(element)


def check_element(element: ElementTree.Element) -> None:
    assert element.tag not in ("script", "style")
    assert "style" not in element.attrib
    if element.tag == "button" or element.get("role") in ("img", "button"):
        assert element.get("aria-label"), element.attrib
    if element.tag == "svg":
        assert len(element)


def test_the_living_part_asks_for_nothing_that_the_ground_does_not_have(stage: Scenery) -> None:
    """The ground is the same in every position, so a page can keep it."""
    for shape in SHAPES:
        grounds = {
            stage.scene.board(stage.sight(n, "en"), shape).ground
            for n in range(0, len(stage.views), 7)
        }
        assert len(grounds) == 1
        there = set(ids(grounds.pop()))
        for _, parts in looked_at(stage):
            living = parts[f"living-{shape}"]
            own = ids(living)
            assert len(own) == len(set(own))
            assert not own or stage.tour.ids_of_its_own
            assert asked_for(living) <= there | set(own)


def test_the_two_shapes_do_not_share_ids(stage: Scenery) -> None:
    for _, parts in looked_at(stage, 40):
        one, other = (
            set(ids(parts[f"ground-{shape}"] + parts[f"living-{shape}"])) for shape in SHAPES
        )
        assert not one & other


def test_pieces_have_names_of_their_own(stage: Scenery) -> None:
    for _, parts in looked_at(stage):
        for name in LIVING:
            assert set(acts(parts[name], "piece").values()) <= {1}


def test_an_update_is_small(stage: Scenery) -> None:
    largest = stage.tour.largest
    weighed: dict[str, int] = {}
    for _, parts in looked_at(stage):
        for name, part in parts.items():
            kind = name.partition("-")[0]
            if kind in largest and part not in weighed:
                weighed[part] = weight(part)
                assert weighed[part] < largest[kind], name
    assert weight(stage.scene.CSS.read_text("utf-8")) < largest.get("sheet", 6_144)


# ----------------------------------------------------------------------------------- Secrets


def test_nothing_but_the_view_matters(stage: Scenery) -> None:
    """What a seat cannot know is dealt anew: every part of its page stays the same."""
    tried = 0
    ends = [view for view in stage.views if view.over]
    for n, view in enumerate([*stage.views[::7], *ends]):
        if view.seat == PUBLIC:
            continue
        state = view.sample(n)
        for seat in (view.seat, PUBLIC):
            one, other = (sight(View(stage.game, seat, record)) for record in (view.records, state))
            assert everything(one) == everything(other)
            assert plain(one) == plain(other)
            tried += 1
    assert tried > 20


def test_the_picture_of_the_table_needs_nothing_but_the_view(stage: Scenery) -> None:
    picture = getattr(stage.game.part("drawing"), "picture")  # noqa: B009
    for n, view in enumerate(stage.views[::12]):
        said = {"words": words(stage.slug, "nl"), "names": NAMES} if n % 2 else {}
        drawn = picture(view, **said)
        found = [element.get("id") for element in ElementTree.fromstring(drawn).iter()]
        own = [one for one in found if one]
        assert len(own) == len(set(own))
        assert asked_for(drawn) <= set(own)
        assert len(drawn) < stage.tour.largest.get("picture", 110_000)
        if view.seat != PUBLIC and not view.over:
            twin = picture(View(stage.game, view.seat, view.sample(3)), **said)
            assert STAMP.sub("", twin) == STAMP.sub("", drawn)


# ------------------------------------------------------------------------------------- Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_plan_has_its_consequence_in_words(stage: Scenery, language: str) -> None:
    kinds = Counter[str]()
    for n in range(len(stage.views)):
        seen = stage.sight(n, language)
        for action in seen.legal:
            said = stage.scene.consequence(seen, action)
            assert clean(said, language) or (action.kind in stage.tour.silent and not said), said
            kinds[action.kind] += 1
        for plan in plans(seen):
            assert clean(plan.sentence, language), plan.sentence
            assert plan.label
    assert set(kinds) == set(stage.game.actions.kinds)
