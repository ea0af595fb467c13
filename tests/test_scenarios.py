"""Every scenario file passes; and the runner itself: what it refuses, and what it finds wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from spelkast.engine.game import game, games, slugs
from spelkast.engine.scenario import BadScenario, Difference, Scenario, files, load, run

INFEROS = game("inferos")

DOCUMENTED = {
    "dungeonville": {f"S{n}" for n in range(1, 54)},
    "inferos": {
        *(f"E{n}" for n in range(1, 7)),
        *(f"S{n}" for n in range(1, 44)),
        "T2",
        "T4",
    },
    "nuns": {
        *(f"E{n}" for n in range(1, 15)),
        "W1",
        "W2",
        *(f"T{n}" for n in range(1, 42) if n != 34),  # T34 is about the board, not about play
    },
    "reich": {*(f"A{n}" for n in range(1, 40)), "T2", "T5"},
    "rennes": {f"X{n:02}" for n in range(1, 58)},
}
"""The examples that the rules of a game are accepted by."""

LAST_RULING = {"dungeonville": 66, "inferos": 80, "nuns": 64, "reich": 46, "rennes": 63}

NOT_SHOWN_IN_PLAY = {
    "dungeonville": {
        "R3",  # how many tokens there are
        "R4",  # that they never run out
        "R36",  # where a class is at home: a fact about the components
    },
    "inferos": {
        "R1",  # how many can play
        "R2",  # which pawn is whose
        "R7",  # how many jokers there are: these three are facts about the components
        "R8",
        "R9",
        "R27",  # strips never move again: there is no action for it
    },
    "nuns": {
        "R41",  # that tokens never run out
    },
    "reich": {
        "R25",  # no event names two losers
        "R43",  # who is among the persons: a fact about the components
        "R46",  # who plays for a seat is nothing to the rules
    },
    "rennes": {
        "R3",  # what a misprint means
        "R60",  # how points are shown
        "R61",  # that nothing is taken back: every kind of action says so
        "R62",  # what a list of the set-up leaves out
    },
}

ALL_FILES = [path for game in games() for path in files(game)]


@pytest.mark.parametrize("path", ALL_FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = load(path)
    assert path.stem.startswith(f"{scenario.id}-"), "a file is named by its id"
    difference = run(scenario)
    assert difference is None, str(difference)


def test_every_game_says_what_its_scenarios_must_show() -> None:
    for table in (DOCUMENTED, LAST_RULING, NOT_SHOWN_IN_PLAY):
        assert set(table) == set(slugs())


@pytest.mark.parametrize("slug", DOCUMENTED)
def test_every_documented_example_has_one_file(slug: str) -> None:
    ids = Counter(path.stem.partition("-")[0] for path in files(game(slug)))
    assert DOCUMENTED[slug] - ids.keys() == set()
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("slug", DOCUMENTED)
def test_every_ruling_is_shown_by_some_scenario(slug: str) -> None:
    shown = {ruling for path in files(game(slug)) for ruling in load(path).rulings}
    known = {f"R{n}" for n in range(1, LAST_RULING[slug] + 1)}
    assert shown - known == set()
    assert known - shown == NOT_SHOWN_IN_PLAY[slug]


@pytest.mark.parametrize("slug", DOCUMENTED)
def test_every_refusal_is_shown_by_some_scenario(slug: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in files(game(slug)))
    for reason in list(game(slug).reasons)[1:]:
        assert f'"{reason.slug} {reason.ruling}"' in text, reason.name


# ------------------------------------------------------------------------------- The runner

GOOD = """
game = "inferos"
id = "Z1"
title = "A small example"
rulings = ["R23"]
players = 3
given.path = "P12"
given.pawns = { A = 3, B = 8 }
given.blocked = { A = "gnawer" }
given.hands = { A = ["tooth", "torch"], B = ["joker"] }

[[step]]
expect.phase = "fight"

[[step]]
do = ["A fight power"]
expect.hands.A = ["torch"]
"""


def written(tmp_path: Path, text: str) -> Scenario:
    path = tmp_path / "Z1-example.toml"
    path.write_text(text, encoding="utf-8")
    return load(path)


def test_the_small_example_is_good(tmp_path: Path) -> None:
    assert run(written(tmp_path, GOOD)) is None


MALFORMED = [
    # the file
    ('id = "Z1"', 'id = "Z1', "no valid TOML"),
    ('game = "inferos"', "", "Z1-example.toml: game: missing"),
    ('"inferos"', '"chess"', "game: there is no game 'chess'"),
    ('id = "Z1"', "", "id: missing"),
    ('id = "Z1"', "id = 1", "id: a text is wanted, not 1"),
    ('title = "A small example"', "", "title: missing"),
    ('rulings = ["R23"]', "", "rulings: missing"),
    ('["R23"]', '["23"]', "rulings: '23' is no ruling"),
    ('["R23"]', '"R23"', "rulings: a list is wanted"),
    ('["R23"]', "[23]", "rulings: a list of texts is wanted"),
    ("players = 3", "", "players: missing"),
    ("players = 3", "players = true", "players: a whole number is wanted, not True"),
    ("players = 3", "players = 7", "inferos is for 2 to 4 players, not 7"),
    ("players = 3", 'players = 3\nplayer = "A"', "player: unknown key"),
    ("players = 3", "players = 3\noptions.luck = 1", "inferos has no option 'luck'"),
    ("players = 3", "players = 3\noptions = 1", "options: a table is wanted"),
    ("players = 3", "players = 3\ncase = [1]", "case: a list of tables is wanted"),
    ("players = 3", 'players = 3\ncase = [{title = "x"}]', "steps or cases, not both"),
    # what is given
    ('"P12"', '"P13"', "given.path: 'P13' is no path with a name; did you mean 'P12'?"),
    ('"P12"', '["4A printed", "4A printed"]', "given.path: 4A is laid twice"),
    ('"P12"', '["4A upside"]', "given.path: 'upside' is no direction"),
    ('"P12"', '["4E printed"]', "given.path: '4E' is no strip"),
    ("A = 3, B = 8", "A = 3, D = 8", "given.pawns.D: 'D' is no seat at this table"),
    ("A = 3, B = 8", "A = 3, B = 3", "given.pawns.B: two pawns on square 3"),
    ("A = 3, B = 8", "A = 3, B = 13", "given.pawns.B: the path has squares 0 to 12, not 13"),
    ("A = 3, B = 8", 'A = 3, B = "8"', "given.pawns.B: a whole number is wanted"),
    ("A = 3, B = 8", "A = 3, B = 7", "given.pawns.B: monster square 7 needs a monster"),
    ("A = 3, B = 8", "B = 8", "given.blocked.A: nobody is blocked in the Underworld"),
    ('"gnawer"', '"gnawr"', "given.blocked.A: 'gnawr' is no monster; did you mean 'gnawer'?"),
    ('"torch"], B', '"torhc"], B', "given.hands.A: 'torhc' is no power; did you mean 'torch'?"),
    ('"torch"], B', '"joker"], B', "given.hands.B: no joker is left for this"),
    ('"torch"], B', '"torch", "blood", "blood"], B', "within the limit"),
    ("[[step]]\nexpect.p", "given.monsters = {3 = 'harpy'}\n[[step]]\nexpect.p", "another monster"),
    ("[[step]]\nexpect.p", "given.monsters = {x = 'harpy'}\n[[step]]\nexpect.p", "a number is wan"),
    (
        "[[step]]\nexpect.p",
        "given.monsters = {13 = 'harpy'}\n[[step]]\nexpect.p",
        "squares 1 to 12",
    ),
    ("[[step]]\nexpect.p", "given.monsters = {4 = 'gnawer'}\n[[step]]\nexpect.p", "no gnawer is"),
    ("[[step]]\nexpect.p", "given.strips = {6 = ['5A']}\n[[step]]\nexpect.p", "length of 3 to 5"),
    ("[[step]]\nexpect.p", "given.strips = {5 = ['5A']}\n[[step]]\nexpect.p", "no such strip"),
    ("[[step]]\nexpect.p", "given.deck = ['tooth']\n[[step]]\nexpect.p", "together with deck"),
    ("[[step]]\nexpect.p", "given.pile_size = 99\n[[step]]\nexpect.p", "between 0 and 28 cards"),
    (
        "[[step]]\nexpect.p",
        "given.turn = 3\ngiven.spent = {A = ['1']}\n[[step]]\nexpect.p",
        "A not",
    ),
    ("[[step]]\nexpect.p", "given.turn = 121\n[[step]]\nexpect.p", "turns run from 1 to 120"),
    ("[[step]]\nexpect.p", "given.moon = 'full'\n[[step]]\nexpect.p", "given.moon: unknown key"),
    (
        "[[step]]\nexpect.p",
        "given.spent = {A = []}\ngiven.step_cards = {A = []}\n[[step]]\nexpect.p",
        "given.step_cards.A: give the cards that are spent or those that are left",
    ),
    # what is done
    ('do = ["A fight power"]', 'do = ["A figth power"]', "step 2: do: 'figth power' is no action"),
    ('do = ["A fight power"]', 'do = ["A fight hard"]', "write: fight {power|joker|none}"),
    ('do = ["A fight power"]', 'do = ["D fight none"]', "step 2: do: 'D' is no seat"),
    ('do = ["A fight power"]', 'do = "A fight power"', "step 2: do: a list is wanted"),
    ('do = ["A fight power"]', 'does = ["A fight power"]', "step 2: does: unknown key"),
    ('expect.phase = "fight"', 'note = "nothing"', "step 1: a step does something or expects"),
    # what is expected
    (
        '"fight"\n',
        '"fright"\n',
        "step 1: expect.phase: 'fright' is no phase; did you mean 'fight'?",
    ),
    ("expect.phase", "expect.phrase", "step 1: expect.phrase: unknown key; facts: to_act, phase"),
    ("expect.hands.A", "expect.hands.E", "step 2: expect.hands: unknown key 'E'; known: A, B, C"),
    ("expect.hands.A", "expect.turn", "expect.turn: ['torch'] is no number"),
    ("expect.hands.A", "expect.view.E.hands.A", "expect.view.E: 'E' is no seat"),
    ("expect.hands.A", "expect.view.B.hand", "expect.view.B.hand: unknown key"),
    ("expect.hands.A", "expect.events", "expect.events: 'torch' is no event of this game"),
    ("expect.hands.A", "expect.offered.A", "expect.offered.A: 'torch' is no action"),
    ("expect.hands.A", "expect.results", "expect.results: one number for each of the 3 seats"),
    ('hands.A = ["torch"]', 'events = ["fights who=A"]', "'who' is no argument of 'fights'"),
    ('hands.A = ["torch"]', 'events = ["fights seat=Z"]', "'Z' is no seat in 'fights seat=Z'"),
    ('hands.A = ["torch"]', 'events = [""]', "expect.events: '' is no event"),
    ('hands.A = ["torch"]', 'events = ["turn turn=x"]', "turn is a number"),
    ('hands.A = ["torch"]', 'offered.A = ["play 4..2"]', "'play 4..2' runs backwards"),
    ('hands.A = ["torch"]', 'refused = {"A play 1" = "mood"}', "'mood' is no reason"),
    ('hands.A = ["torch"]', 'unchanged = [{for = ["B"], except = ["x"]}]', "no field of the state"),
    ('hands.A = ["torch"]', 'unchanged = [{for = ["B"], but = 1}]', "unchanged 1: but: unknown"),
    ('hands.A = ["torch"]', 'same_as = [{for = ["B"]}]', "expect.same_as 1: do: missing"),
    ('hands.A = ["torch"]', 'samples = [{viewer = "B"}]', "samples 1: number: missing"),
    (
        'hands.A = ["torch"]',
        'samples = [{viewer = "B", number = 1, every.jokers = "A"}]',
        "samples 1: every.jokers: unknown key",
    ),
]


@pytest.mark.parametrize(("good", "bad", "message"), MALFORMED)
def test_a_malformed_file_is_refused(tmp_path: Path, good: str, bad: str, message: str) -> None:
    assert good in GOOD
    with pytest.raises(BadScenario) as caught:
        written(tmp_path, GOOD.replace(good, bad, 1))
    said = str(caught.value)
    assert message in said
    assert said.startswith("Z1-example.toml: ")
    assert "\n" not in said


def test_a_file_without_steps_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="step: missing"):
        written(tmp_path, GOOD.partition("[[step]]")[0])


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot be read"):
        load(tmp_path / "Z1-nowhere.toml")


def test_a_mistake_in_a_case_names_the_case(tmp_path: Path) -> None:
    head = GOOD.partition("[[step]]")[0]
    text = head + '[[case]]\ntitle = "first"\n[[case.step]]\ndo = ["A jump"]\n'
    with pytest.raises(BadScenario, match="case 1: step 1: do: 'jump' is no action"):
        written(tmp_path, text)


WRONG = [
    ('phase = "choose"', "step 2, phase: expected choose, found skull-to"),
    ('to_act = ["A"]', "step 2, to_act: expected ['A'], found ['B']"),
    ("over = true", "step 2, over: expected True, found False"),
    ("turn = 2", "step 2, turn: expected 2, found 1"),
    ('hands.A = ["tooth"]', "step 2, hands.A: expected ['tooth'], found ['torch']"),
    ("monsters = {}", "step 2, monsters: expected {}, found {'3': 'gnawer'}"),
    ('offered.B = ["pass"]', "step 2, offered.B: expected ['pass'], found ['monster_to 1',"),
    ('refused = {"B pass" = "no-joker"}', "'B pass': expected no-joker, found it is allowed"),
    ('refused = {"A pass" = "game-over"}', "'A pass': expected game-over, found not-your-turn"),
    ('refused = {"B monster_to 8" = "pawn-on-square R1"}', "found pawn-on-square R50"),
    ('events = ["turn"]', "step 2, events: expected ['turn'], found ['fights seat=A"),
    ('events = ["turns-up", "fights"]', "step 2, events: expected ['turns-up', 'fights'], found"),
    ('only_events = ["fights", "reveal"]', "step 2, only_events: expected"),
    ('no_events = ["fights seat=A"]', "step 2, no_events: expected"),
    ('view.C.events = ["stolen"]', "step 2, view.C.events: expected"),
    ('view.B.hands.A = ["torch"]', "view.B.hands.A: expected ['torch'], found hidden"),
    ("ranks = [1, 2, 2]", "step 2, ranks: expected [1, 2, 2], found []"),
    ("results = [1, 0, 0]", "step 2, results: expected [1, 0, 0], found []"),
    ('unchanged = [{for = ["C"]}]', "unchanged for C: expected [], found ["),
    ('same_as = [{for = ["C"], do = ["A fight joker"]}]', "cannot 'fight joker': no-joker"),
    ('same_as = [{for = ["C"], do = ["A fight none"]}]', "same_as for C: expected [], found ["),
    ('samples = [{viewer = "B", number = 9, every.joker = "C"}]', "sample 0: {'joker': 'B'}"),
    (
        'samples = [{viewer = "B", number = 9, either = [{joker = "A"}]}]',
        "sample 0: {'joker': 'B'}",
    ),
    ('samples = [{viewer = "B", number = 9, never = [{joker = "B"}]}]', "sample 0: {'joker': 'B'}"),
    (
        'samples = [{viewer = "B", number = 9, either = [{joker = "B"}, {turn = 9}]}]',
        "no sample has {'turn': 9}",
    ),
]


@pytest.mark.parametrize(("expectation", "message"), WRONG)
def test_a_wrong_expectation_is_found(tmp_path: Path, expectation: str, message: str) -> None:
    moves = 'do = ["A fight power", "A play 1", "C play 1", "B play skull"]'
    text = GOOD.replace('do = ["A fight power"]', moves)
    text = text.replace('expect.hands.A = ["torch"]', f"expect.{expectation}")
    difference = run(written(tmp_path, text))
    assert isinstance(difference, Difference)
    assert message in str(difference)
    assert str(difference).startswith("Z1, step 2, ")


def test_a_move_that_is_refused_is_a_difference(tmp_path: Path) -> None:
    difference = run(written(tmp_path, GOOD.replace("A fight power", "B play 1")))
    assert str(difference) == (
        "Z1, step 2, do: expected B play 1 to be allowed, "
        "found seat B cannot 'play 1': not-your-turn"
    )


def test_only_the_first_difference_is_told(tmp_path: Path) -> None:
    text = GOOD.replace('"fight"\n', '"choose"\n').replace('= ["torch"]', "= []")
    difference = run(written(tmp_path, text))
    assert difference is not None
    assert (difference.step, difference.key) == (1, "phase")


def test_a_difference_names_its_case(tmp_path: Path) -> None:
    head = GOOD.partition("[[step]]")[0]
    case = '[[case]]\ntitle = "{}"\ngiven.turn = 9\n[[case.step]]\nexpect.turn = {}\n'
    text = head + case.format("right", 9) + case.format("wrong", 8)
    assert str(run(written(tmp_path, text))) == "Z1 (wrong), step 1, turn: expected 8, found 9"


def test_a_table_that_began_in_the_middle_plays_on_but_is_not_saved(tmp_path: Path) -> None:
    from spelkast.engine.table import Table

    opening = written(tmp_path, GOOD).cases[0].opening
    table = Table.at(INFEROS, opening)
    table.play(0, "fight power")
    assert table.fork().digest() == table.digest()
    assert table.fork(0).digest() == Table.at(INFEROS, opening).digest()
    with pytest.raises(ValueError, match="no deal to save"):
        table.save()
