"""What a seat of Dungeonville can imagine: all that fits, equally often, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.scenario import files, load
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.games.dungeonville.components import DUNGEONS, POSITIONS

from .positions import SETTINGS, Setting, random_game

GAME = game("dungeonville")
HERE = [setting for setting in SETTINGS if setting.game is GAME]
OPENINGS = {path.stem.partition("-")[0]: path for path in files(GAME)}
SAMPLES = 1200


def opening(scenario: str, case: int = 0) -> Table:
    return Table.at(GAME, load(OPENINGS[scenario]).cases[case].opening)


def worlds(view: View) -> Counter[tuple[int, ...]]:
    """Who owns what, over many samples."""
    found = (tuple(view.sample(seed)[0].deed_at.tolist()) for seed in range(SAMPLES))
    return Counter(found)


def fitting(view: View) -> set[tuple[int, ...]]:
    """All layouts of the deeds that agree with what the viewer can see, by trying all of them."""
    found = set()
    for layout in permutations(range(DUNGEONS)):
        known = list(zip(layout, view.deed_public.tolist(), strict=True))
        if view.seat != PUBLIC:
            known += zip(layout, view.deed_known[view.seat].tolist(), strict=True)
        if all(told in (0, dungeon + 1) for dungeon, told in known):
            if not any(view.ruled_out[place, layout[place]] for place in range(POSITIONS)):
                found.add(layout)
    return found


@pytest.mark.parametrize(
    ("scenario", "case", "seat", "number"),
    [
        ("X11", 0, 0, 24),
        ("X11", 0, PUBLIC, 120),
        ("S46", 0, 0, 6),
        ("S52", 0, 0, 6),
        ("S53", 1, 0, 18),
    ],
)
def test_all_layouts_of_deeds_that_fit_are_equally_likely(
    scenario: str, case: int, seat: int, number: int
) -> None:
    view = opening(scenario, case).view(seat)
    found = worlds(view)
    assert found.keys() == fitting(view)
    assert len(found) == number
    expected = SAMPLES / number
    surprise = sum((count - expected) ** 2 / expected for count in found.values())
    assert surprise < number + 5 * np.sqrt(2 * number)


@pytest.mark.parametrize("setting", HERE[::3], ids=str)
def test_no_sample_contradicts_what_a_seat_knows(setting: Setting) -> None:
    rng = random.Random(1)
    for n, table in enumerate(random_game(setting, seed=1)):
        if rng.random() < 0.2:
            view = table.view(rng.randrange(setting.players))
            assert tuple(view.sample(n)[0].deed_at.tolist()) in fitting(view)


def test_what_the_orb_showed_stays_on_top() -> None:
    table = opening("S49")
    looker, other = table.view(0), table.view(1)
    seen = looker.orb_seen[0].tolist()
    tops = set()
    for seed in range(60):
        mine, theirs = looker.sample(seed)[0], other.sample(seed)[0]
        for dungeon in range(4):
            top = int(mine.rooms_left[dungeon]) - 1
            assert mine.rooms[dungeon, top] == seen[dungeon]
            assert theirs.orb_seen[0, dungeon] == theirs.rooms[dungeon, top]
        tops.add(int(theirs.orb_seen[0, 0]))
    assert len(tops) > 3, "B cannot know what A saw"


def test_others_still_owe_their_claim_in_a_sample() -> None:
    """X08: C cannot know whether A has answered, nor whether A owns the Crypt."""
    table = opening("X08", case=1)
    table.play(0, "claim")
    assert table.view(2).waiting == (0, 2)
    owners = set()
    for seed in range(80):
        sample = table.view(2).sample(seed)[0]
        assert int(sample.answer[0]) == 0
        assert int(sample.to_act) == 0b101
        owners.add(int(sample.deed_at[0]) == 0)
    assert owners == {True, False}


@pytest.mark.parametrize("setting", HERE, ids=str)
def test_nobody_is_asked_what_has_one_answer(setting: Setting) -> None:
    """Forced decisions are those with one legal action, no more and no fewer."""
    asked = dict(setting.options).get("auto_forced") != "no"
    alone = 0
    for table in random_game(setting, seed=2):
        for seat in table.to_act:
            alone += len(table.legal(seat)) == 1
    assert (alone == 0) == asked


def test_refusals_do_not_depend_on_deeds() -> None:
    """Whoever might have enough may claim, whatever lies at home."""
    table = opening("S7")
    claim = GAME.actions.parse("claim").id
    for seed in range(40):
        for viewer in (0, 2, PUBLIC):
            assert rulebook.forbids(table.view(viewer).sample(seed)[0], 1, claim) == 0
