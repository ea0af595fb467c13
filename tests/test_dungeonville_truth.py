"""What the page of Dungeonville says is true: odds with items, stakes, claims, collection."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spelkast.arena import playout
from spelkast.engine.drawing.scene import Sight
from spelkast.engine.game import Game, game, games
from spelkast.engine.scenario import load
from spelkast.engine.scenario.expectations import broken_rule
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.words import LANGUAGES, Words
from spelkast.games.dungeonville import odds, scene
from spelkast.games.dungeonville.components import HOUSES
from spelkast.games.dungeonville.drawing import facts
from spelkast.games.dungeonville.scene import foresight
from spelkast.web.table.desk import manner_of

GAME = game("dungeonville")
NAMES = {"A": "Sofie", "B": "Jan", "C": "Cato", "D": "Piet", "E": "Noor"}
WORDS = {language: Words(GAME, language, strict=True) for language in LANGUAGES}
CRYPT, RATHAUS, ICE, CAMP, LAIR = range(5)


@pytest.fixture
def at(tmp_path: Path) -> At:
    return At(tmp_path)


class At:
    """Positions in the words of scenarios."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, players: int, given: str, options: str = "") -> Table:
        lines = [
            'game = "dungeonville"',
            'id = "X99"',
            'title = "a position"',
            'rulings = ["R1"]',
            f"players = {players}",
            f"options = {{ {options} }}",
            *(f"given.{line.strip()}" for line in given.strip().splitlines()),
            "[[step]]",
            "expect.over = false",
        ]
        path = self.folder / "X99-position.toml"
        path.write_text("\n".join(lines), encoding="utf-8")
        return Table.at(GAME, load(path).cases[0].opening)


def sight(table: Table, seat: int, language: str = "en") -> Sight:
    return Sight(table.view(seat), WORDS[language], NAMES)


def then(table: Table, seat: int, action: str) -> str:
    return scene.consequence(sight(table, seat), GAME.actions.parse(action))


# ------------------------------------------------------------------------------------- Events


@pytest.mark.parametrize("of", games(), ids=lambda of: of.slug)
def test_a_full_list_of_events_is_noticed_in_every_game(of: Game) -> None:
    """`tell` has no room for more then: what came after would be lost without a word."""
    record = Table(of, of.players[0], seed=1)._states[0]
    assert broken_rule(of, record) == ""
    assert playout.find_fault(record, 0) == 0
    record.event_count = len(record.event_kind)
    assert "events" in broken_rule(of, record)
    assert playout.find_fault(record, 0) == playout.TOO_MANY_EVENTS


# -------------------------------------------------------------------------------------- Duels

FIGHT = """at = "combat"
groups = { A = [5, 40, 41], B = [24, 54, 55] }
pawns = { A = "crypt", B = "crypt" }
"""


def test_a_foes_axe_and_pitchfork_count_in_the_line_up(at: At) -> None:
    """24 with the Axe fights as 4; 54 with the Pitchfork as 0, but only against the 5."""
    bare = at(2, FIGHT)
    assert "beats 3 of the 3" in then(bare, 0, "adventurer 5")
    armed = at(2, FIGHT + 'treasury = { B = ["oversized_axe", "blessed_pitchfork"] }')
    assert "beats 1 of the 3" in then(armed, 0, "adventurer 5")
    assert "beats 2 of the 3" in then(armed, 0, "adventurer 40")


# --------------------------------------------------------------------------------------- Odds

SCOUT = """at = "reconnaissance"
rooms = { crypt = ["crypt-e5"], rathaus = ["rathaus-a20"] }
"""


def test_what_the_orb_showed_is_certain(at: At) -> None:
    """42 shows C in the Crypt, 10 and 12 show E there; in the Rathaus it is E, D and D."""
    given = SCOUT + 'groups = { A = [42, 10, 12], B = [50, 51, 52] }\ntreasury.A = ["scrying_orb"]'
    table = at(2, given)
    view = table.view(0)
    assert [odds.odds(view, 0, d).figure for d in (CRYPT, RATHAUS)] == ["100%", "0%"]
    assert "Hungry Dark (E, 5 gold): it kills one of yours" in then(table, 0, "enter crypt")
    assert "Cheese Treasury (A, 20 gold): it kills nobody" in then(table, 0, "enter rathaus")
    board = scene.board(sight(table, 0), "wide").living
    assert ">100%<" in board
    assert "is Hungry Dark (E, 5 gold) and kills." in board
    for viewer in (1, PUBLIC):
        assert odds.odds(table.view(viewer), 0, CRYPT).how == "counted"
        assert "100%" not in scene.board(sight(table, viewer), "wide").living


def test_a_shield_holds_the_first_death(at: At) -> None:
    """Before the expedition and in it, until it is used; also if the Orb shows what will come."""
    given = 'groups = { A = [48, 52, 51], B = [53] }\ntreasury = { A = ["tower_shield"] }\n'
    table = at(2, 'at = "reconnaissance"\n' + given)
    assert {odds.odds(table.view(0), 0, d).figure for d in range(5)} == {"0%"}
    assert "the Tower Shield holds the first death" in then(table, 0, "enter goblin_camp")
    below = 'at = "exploration"\npawns = { A = "goblin_camp" }\n' + given
    calm = 'rooms = { goblin_camp = ["goblin_camp-d10", "goblin_camp-e5", "goblin_camp-d10"] }'
    table = at(2, below + calm)
    assert odds.odds(table.view(1), 0, CAMP).figure == "0%"
    _, why = WORDS["en"].decision(table.view(0), NAMES)
    assert "the Tower Shield holds the first death" in why
    assert "The Tower Shield holds the first death." in scene.hand(sight(table, 0))
    table.play(0, "deeper")
    assert table.view().shield_used
    assert odds.odds(table.view(0), 0, CAMP).percent > 0
    assert "Shield" not in WORDS["en"].decision(table.view(0), NAMES)[1]
    assert "Shield" not in then(table, 0, "deeper")


def test_a_jester_that_has_no_letter_yet_comes_on_top(at: At) -> None:
    group = "groups = { A = [43, 45, 59], B = [50, 51, 52] }\n"
    table = at(2, SCOUT + group)
    ahead = odds.odds(table.view(0), 0, CRYPT)
    assert ahead.figure.startswith("≥")
    assert "the jester, whose letter is not settled" in then(table, 0, "enter crypt")
    assert "besides the jester" in scene.board(sight(table, 0), "tall").living
    below = at(2, 'at = "exploration"\npawns = { A = "crypt" }\ndeck = [22]\n' + group)
    assert below.view().phase_name == "jester"
    assert "Not counting the jester." in scene.hand(sight(below, 0))
    assert "jester" not in scene.consequence(
        sight(below, 0), GAME.actions.parse("adventurer 45")
    ).removeprefix("The jester")


def test_preview_and_sentence_of_a_hire_agree_on_the_newcomers_item(at: At) -> None:
    """33 is the first elf: the Cloak in the treasury makes its letters better at once."""
    given = """town = [33, 30, 17, 10, 4]
    round = 2
    groups = { A = [55], B = [50, 51, 52] }
    treasury = { A = ["cloak_of_leaves", "crypt-a30"] }"""
    table = at(2, given)
    view = table.view(0)
    house = list(view.town).index(33)
    assert foresight.danger_with(view, 33, CRYPT).deadly == 4 + 8  # B and, for the E, a D
    living = scene.board(sight(table, 0), "wide").living
    preview = living.split(f'data-for="hire {HOUSES[house]}"')[1].split("data-for")[0]
    shown = re.findall(r">(≥?\d+%)<", preview)
    assert shown == [foresight.danger_with(view, 33, d).figure for d in range(5)]
    with_it = foresight.joined(view, 33)
    letters = [facts.letter_in(with_it, 0, 33, d) for d in range(5)]
    assert letters == ["D", "A", "C", "A", "B"]


# --------------------------------------------------------------------------- Stakes and sandals

BELOW = """at = "exploration"
groups = { A = [49, 40, 55], B = [50], C = [51] }
pawns = { A = "ice_cave" }
rooms = { ice_cave = ["ice_cave-e5"] }
"""


@pytest.mark.parametrize(
    ("seat", "deeds", "public", "said"),
    [
        (0, 'A = "ice_cave"', "", "each of yours who dies here costs you"),
        (0, 'B = "ice_cave"', "", "whoever owns the Ice Cave gains"),
        (0, 'B = "ice_cave"', '"B"', "If one of yours dies, Jan gains a token"),
        (1, 'B = "ice_cave"', "", "each death in the group of Sofie earns you a token"),
        (2, 'B = "ice_cave"', "", "whoever owns the Ice Cave gains a token of Sofie"),
        (2, 'B = "ice_cave"', '"B"', "Jan gains a token of Sofie"),
        (2, 'A = "ice_cave"', '"A"', "Sofie explores a dungeon of its own"),
        (PUBLIC, 'B = "ice_cave"', "", "whoever owns the Ice Cave gains a token of Sofie"),
    ],
)
def test_the_stake_is_said_to_the_right_person(
    at: At, seat: int, deeds: str, public: str, said: str
) -> None:
    given = BELOW + f"deeds = {{ {deeds} }}\npublic = [{public}]\n"
    table = at(3, given + "room_discard = { ice_cave = [] }")
    table.play(0, "leave")
    assert said in scene.hand(sight(table, seat))


def test_sandals_and_reliquary_are_taken_at_their_word(at: At) -> None:
    bare = at(3, BELOW)
    assert "you must go on" in then(bare, 0, "deeper")
    shod = at(3, BELOW + 'treasury = { A = ["silent_sandals"] }')
    assert "leave after any room" in then(shod, 0, "deeper")
    given = 'at = "exploration"\ngroups = { A = [52, 53, 36, 49], B = [50], C = [51] }\n'
    given += 'pawns = { A = "crypt" }\nrooms = { crypt = ["crypt-a30"] }\n'
    plain = at(3, given)
    assert "You leave a token" in WORDS["en"].decision(plain.view(0), NAMES)[1]
    assert "and go on" in then(plain, 0, "adventurer 52")
    holy = at(3, given + 'treasury = { A = ["reliquary", "silent_sandals"] }')
    assert (
        "The Reliquary keeps the first token away" in WORDS["en"].decision(holy.view(0), NAMES)[1]
    )
    assert "they may leave" in then(holy, 0, "adventurer 52")
    assert "and go on" in then(holy, 0, "adventurer 49")  # the monk, and with it the sandals


# --------------------------------------------------------------------------------------- Claims

WINDOW = """at = "exploration"
groups = { A = [50, 51, 52], B = [7], C = [53, 54, 55] }
pawns = { B = "ice_cave" }
rooms = { ice_cave = ["ice_cave-e5"] }
realm = { A = { B = 4 }, C = { B = 4 } }
tokens = { crypt = { B = 3 } }
deeds = { A = "crypt", B = "goblin_camp", C = "dragon_lair" }
"""


def test_a_false_claim_is_not_put_forward(at: At) -> None:
    """A has seven and is asked; C has four, and its page stays silent unless it wants to dare."""
    table = at(3, WINDOW)
    assert scene.automatic(sight(table, 0)) == ""
    assert scene.automatic(sight(table, 2)) == "silent"
    assert scene.automatic(sight(table, PUBLIC)) == ""
    assert "data-holds" not in scene.hand(sight(table, 0))
    quiet = scene.hand(sight(table, 2))
    assert "dv-quiet" in quiet
    assert 'data-holds="silent"' in quiet
    assert 'data-act="claim"' in quiet
    assert manner_of("dungeonville").automatic is scene.automatic
    assert WORDS["en"].decision(table.view(0), NAMES)[0].startswith("You have 7 tokens")
    assert "claim" not in WORDS["en"].decision(table.view(2), NAMES)[0].replace("anybody claim", "")


def test_the_banner_is_golden_for_a_claim_that_wins_and_for_no_other(at: At) -> None:
    table = at(3, WINDOW)
    golden = [seat for seat in (0, 1, 2, PUBLIC) if "dv-true" in scene.hand(sight(table, seat))]
    assert golden == [0]
    collecting = at(3, 'at = "collection"\nround = 2\nrealm = { A = { B = 7 } }')
    assert "dv-true" in scene.hand(sight(collecting, 0))
    assert ":has(.dv-true) .banner--you" in scene.CSS.read_text(encoding="utf-8")


def test_the_ribbon_says_in_which_part_of_the_round_a_window_opened(at: At) -> None:
    assert _lit(at(3, WINDOW)) == "Explore"
    fought = FIGHT + 'realm = { A = { B = 7 } }\ndeeds = { A = "crypt" }'
    table = at(2, fought)
    while table.view().phase_name == "line-up":
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    assert table.view().phase_name == "claim-window"
    assert _lit(table) == "Fight"


def _lit(table: Table) -> str:
    (found,) = re.findall(r'aria-current="step">([^<]+)<', scene.supply(sight(table, 0)))
    return str(found)


def test_all_who_are_asked_are_seen_considering_until_the_window_closes(at: At) -> None:
    """Neither an answer nor that it was given shows on any other page."""
    table = at(3, WINDOW)
    pages = {seat: scene.hand(sight(table, seat)) for seat in (1, 2, PUBLIC)}
    assert all("Sofie" in page and "Cato" in page for page in pages.values())
    table.play(0, "silent")
    assert pages == {seat: scene.hand(sight(table, seat)) for seat in (1, 2, PUBLIC)}
    assert table.view(1).waiting == table.view(PUBLIC).waiting == (0, 2)
    assert table.view(0).waiting == (2,)


def test_a_public_deed_is_not_called_secret(at: At) -> None:
    table = at(3, WINDOW + 'public = ["A"]')
    assert "everybody knows it" in scene.hand(sight(table, 0))
    assert "only you see this" not in scene.hand(sight(table, 0))
    assert "only you see this" in scene.hand(sight(at(3, WINDOW), 0))


# ----------------------------------------------------------------------------------- Collection

HOME = 'at = "collection"\nround = 2\n'
ASKED = 'auto_forced = "no"'


@pytest.mark.parametrize(
    ("players", "more", "options", "what"),
    [
        (3, 'treasury = { A = ["crypt-a30", "crypt-a30"] }', "", "Exchange your deed, or pass"),
        (5, "realm = { A = { B = 7 } }", "", "Claim the victory, or pass"),
        (5, "", ASKED, "Nothing to do here: pass"),
        (
            3,
            "realm = { A = { B = 5 } }",
            ASKED + ', auto_claim = "yes"',
            "Nothing to do here: pass",
        ),
        (
            3,
            'realm = { A = { B = 7 } }\ntreasury = { A = ["crypt-a30", "crypt-a30"] }',
            "",
            "Exchange your deed, claim, or pass",
        ),
    ],
)
def test_collection_offers_what_can_be_done(
    at: At, players: int, more: str, options: str, what: str
) -> None:
    table = at(players, HOME + more, options)
    said, why = WORDS["en"].decision(table.view(0), NAMES)
    assert said == what
    assert ("exchange" in why) == ("Exchange" in what)


def test_where_the_game_claims_there_is_no_seal(at: At) -> None:
    table = at(3, HOME, ASKED + ', auto_claim = "yes"')
    assert "claim" not in re.findall(r'data-(?:act|why)="(\w+)', scene.hand(sight(table, 0)))
    assert "Break the seal" not in scene.hand(sight(table, 0))
    other = at(3, HOME, ASKED)
    assert "Break the seal" in scene.hand(sight(other, 0))


# -------------------------------------------------------------------------------------- Switches


def test_the_odds_can_be_put_away(at: At) -> None:
    """They are shown unless the viewer's own switch is off; all figures beside a skull obey it."""
    table = at(2, SCOUT + "groups = { A = [42, 10, 12], B = [50, 51, 52] }")
    assert re.search(
        r'<input type="checkbox" name="dv-odds" data-keep="odds" checked',
        scene.supply(sight(table, 0)),
    )
    for shape in ("wide", "tall"):
        living = scene.board(sight(table, 0), shape).living
        bare = re.sub(r'<g class="dv-helps">.*?</g>', "", living)
        assert "%<" in living
        assert "%<" not in bare
    sheet = scene.CSS.read_text("utf-8")
    assert '[name="dv-odds"]:not(:checked)' in sheet
