"""The scene of Dungeonville: all can be done, no deed is told, and what it says comes true."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from spelkast.engine.game import game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES
from spelkast.games.dungeonville import measures, scene
from spelkast.games.dungeonville.components import (
    ADVENTURERS,
    CARD_KEYS,
    CARDS,
    DUNGEON_KEYS,
    DUNGEONS,
    HOUSES,
    NONE,
)
from spelkast.games.dungeonville.drawing import facts
from spelkast.games.dungeonville.drawing.layout import PLANS
from spelkast.games.dungeonville.scene import foresight
from spelkast.games.dungeonville.scene.reveal import combats

from .scenes import SHAPES, acts, everything, parse, sight, truth, twin_of, words
from .scenes.dungeonville import GAMES, positions, views

GAME = game("dungeonville")
HIT = re.compile(
    r'<rect(?: x="([-\d.]+)")?(?: y="([-\d.]+)")? width="([\d.]+)" height="([\d.]+)" class="hit"'
)


# --------------------------------------------------------------------------- What can be done


def test_a_claim_is_picked_and_then_confirmed() -> None:
    """It is a piece of the hand, never a button that acts at once; and it says what it leads to."""
    tried = Counter[bool]()
    for view in views():
        seen = sight(view)
        claim = next((action for action in seen.legal if action.kind == "claim"), None)
        if claim is None:
            assert 'data-act="claim"' not in scene.hand(seen)
            continue
        assert "claim" not in scene.BANNER_KINDS
        assert acts(scene.hand(seen))["claim"] == 1
        enough = int(measures.own_score(view.record, view.seat)) >= int(view.kills_to_win)
        assert ("win" in scene.consequence(seen, claim)) == enough
        tried[enough] += 1
    assert tried[True]
    assert tried[False]


def test_targets_come_in_the_order_of_the_board() -> None:
    order = [*(f"hire {key}" for key in HOUSES), *(f"enter {key}" for key in DUNGEON_KEYS)]
    for view in views():
        found = [act for act in acts(scene.board(sight(view), "wide").living) if act in order]
        assert found == sorted(found, key=order.index)


def test_a_spectator_sees_whoever_moves() -> None:
    tried = 0
    for view in views():
        if view.seat == PUBLIC and not view.over:
            seen = sight(view)
            ranks = facts.group_of(view, facts.owner(view))
            assert scene.hand(seen).count('class="gcard"') == len(ranks)
            tried += 1
    assert tried > 5


# ------------------------------------------------------------------------------------ Markup


def test_letters_on_the_board_are_no_smaller_than_twelve_pixels() -> None:
    """As wide as a laptop's board is, 952 pixels, and as a phone, 390."""
    sheet = scene.CSS.read_text("utf-8")
    for rule, size in re.findall(
        r"(\.[^{}]*\.dv-\w+|\.dv-\w+) \{[^}]*font-size: ([\d.]+)px", sheet
    ):
        scale = 390 / PLANS["tall"].width if "tall" in rule else 0.96
        assert float(size) * scale >= 12, rule


def test_pieces_have_names_that_stay() -> None:
    for view in views()[::5]:
        for shape in SHAPES:
            living = scene.board(sight(view), shape).living
            names = re.findall(r'data-piece="([^"]*)"', living)
            placed = {f"pawn-{seat}" for seat in range(view.seats) if view.pawn[seat] != NONE}
            assert {name for name in names if name.startswith("pawn")} == placed
            town = {f"adventurer-{rank}" for rank in view.town if rank}
            assert town <= set(names)


def test_the_window_of_a_phone_shows_what_can_be_touched() -> None:
    for view in views():
        seen = sight(view)
        board = scene.board(seen, "tall")
        left, top, width, height = map(float, board.view_box.split())
        assert (left, width) == (0, PLANS["tall"].width)
        for x, y, w, h in HIT.findall(board.living):
            assert float(w) >= 44
            assert float(h) >= 44
            assert float(x or 0) >= -20
            assert top - 2 <= float(y or 0)
            assert float(y or 0) + float(h) <= top + height + 4


# ----------------------------------------------------------------------------------- Secrets


def test_a_deed_is_on_its_owners_page_alone() -> None:
    """All five deeds in turn for one seat: the pages of the others stay as they are."""
    table = Table(GAME, 3, seed=4)
    pages, own = set(), set()
    for d in range(DUNGEONS):
        state = truth(table)
        here = list(state[0].deed_at).index(d)
        state[0].deed_at[[0, here]] = state[0].deed_at[[here, 0]]
        for seat in range(3):
            state[0].deed_known[seat, seat] = int(state[0].deed_at[seat]) + 1
        pages.add(str(everything(sight(View(GAME, PUBLIC, state)))))
        own.add(str(everything(sight(View(GAME, 0, state)))))
    assert len(pages) == 1
    assert len(own) == DUNGEONS


def test_a_line_up_looks_the_same_from_behind() -> None:
    """Neither whom nor how many a seat has lined up shows on another page."""
    for table in positions(4, 21, {}):
        view = table.view()
        if view.phase_name == "line-up" and len(table.to_act) > 1:
            seat, other = table.to_act[:2]
            before = everything(sight(table.view(other)))
            pages = []
            for action in table.legal(seat)[:2]:
                twin = twin_of(table)
                twin.play(seat, action)
                pages.append(everything(sight(twin.view(other))))
            assert pages[0] == pages[1]
            assert pages[0]["living-wide"] == before["living-wide"]
            assert before["living-wide"].count("w-back") >= 3
            return
    raise AssertionError("nobody fought")


def test_a_claim_that_is_not_yet_answered_shows_nowhere() -> None:
    for players, seed, options in GAMES:
        for table in positions(players, seed, options):
            if table.view().phase_name == "claim-window" and len(table.to_act) > 1:
                seat = table.to_act[0]
                pages = []
                for answer in ("claim", "silent"):
                    twin = twin_of(table)
                    twin.play(seat, answer)
                    pages.append(everything(sight(twin.view(table.to_act[1]))))
                assert pages[0] == pages[1]
                return
    raise AssertionError("no window with two")


def test_in_an_open_replay_every_deed_is_seen() -> None:
    table = Table(GAME, 4, seed=6)
    view = View.open(GAME, truth(table))
    chips = [scene.chip(sight(view), seat).badge for seat in range(4)]
    assert all('class="key"' in badge for badge in chips)
    closed = [scene.chip(sight(table.view()), seat).badge for seat in range(4)]
    assert not any('class="key"' in badge for badge in closed)


# ------------------------------------------------------------------------ What it says comes true


def test_a_death_is_foretold() -> None:
    fates = Counter[str]()
    for players, seed, options in GAMES:
        for table in positions(players, seed, options):
            if table.view().phase_name != "victim":
                continue
            seat = table.to_act[0]
            view, d = table.view(seat), int(table.view().pawn[seat])
            for action in table.legal(seat):
                told = foresight.death(view, int(action.args[0]))
                twin = twin_of(table)
                kinds = [event.kind for event in twin.play(seat, action)]
                mine = kinds[: kinds.index("reveals") if "reveals" in kinds else None]
                assert ("leaves-token" in mine) == told.token
                assert ("wiped-out" in mine) == told.wiped_out
                after = twin.view(seat)
                if after.phase_name == "drop" and after.rooms_seen == view.rooms_seen:
                    assert told.load > told.capacity
                    assert int(measures.capacity(after.record, seat)) == told.capacity
                    assert int(measures.load_gold(after.record, d)) == told.load
                fates["token" if told.token else "none"] += 1
                fates["end" if told.wiped_out else "on"] += 1
    assert fates["token"]
    assert fates["end"]
    assert fates["on"]


def test_payments_and_loads_come_true() -> None:
    """Where every choice is asked, so that one step is one step."""
    ends = Counter[str]()
    for players, seed, options in (*GAMES[4:5], *GAMES[6:]):
        for table in positions(players, seed, options):
            phase = table.view().phase_name
            if phase not in ("pay", "drop", "decide"):
                continue
            seat = table.to_act[0]
            view = table.view(seat)
            for action in table.legal(seat):
                if action.kind not in ("card", "blood", "leave"):
                    continue
                twin = twin_of(table)
                twin.play(seat, action)
                after = twin.view(seat)
                if phase == "pay":
                    worth = 10
                    if action.kind == "card":
                        worth = foresight.worth(CARD_KEYS.index(action.args[0]))
                    missing, lost = foresight.paid_with(view, worth)
                    assert (after.phase_name == "pay" and after.price == view.price) == bool(
                        missing
                    )
                    ends["short" if missing else "lost" if lost else "exact"] += 1
                elif after.explorer == seat and after.rooms_seen == view.rooms_seen:
                    card = int(view.room) - 1
                    if action.kind == "card":
                        card = CARD_KEYS.index(action.args[0])
                    d = int(view.pawn[seat])
                    load = foresight.load_without(view, card)
                    assert int(measures.load_gold(after.record, d)) == load
                    ends[action.kind] += 1
    assert all(ends[end] for end in ("short", "lost", "exact", "card", "leave")), ends


def test_the_danger_with_a_newcomer_is_the_danger_once_hired() -> None:
    tried = 0
    for players, seed, options in GAMES[:4]:
        for table in positions(players, seed, options):
            seat = table.to_act[0] if table.to_act else 0
            view = table.view(seat)
            if view.phase_name != "recruit" or view.group_size[seat] >= 3 or not view.town[0]:
                continue
            if "hire street" not in sight(view).legal_texts:
                continue
            told = [foresight.danger_with(view, int(view.town[0]), d) for d in range(DUNGEONS)]
            twin = twin_of(table)
            twin.play(seat, "hire street")
            after = twin.view(seat)
            if int(after.group_size[seat]) != int(view.group_size[seat]) + 1:
                continue  # dismissed at the end of the phase
            if [int(n) for n in after.rooms_left] == [int(n) for n in view.rooms_left]:
                assert told == [foresight.danger_now(after, seat, d) for d in range(DUNGEONS)]
                tried += 1
    assert tried > 20


def test_odds_are_those_of_the_deck() -> None:
    """What is shown by public counting is what really lies in the deck."""
    for table in positions(3, 2, {}):
        state = truth(table)[0]
        view = table.view()
        for d in range(DUNGEONS):
            if view.rooms_left[d]:
                cards = [int(card) - 1 for card in state.rooms[d] if card]
                truly = Counter(facts.symbol(card) for card in cards)
                assert facts.rooms_left(view, d) == {name: truly[name] for name in facts.SYMBOLS}


def test_the_column_of_odds_counts_every_card_that_kills() -> None:
    tried = 0
    for view in views():
        if int(view.explorer) == NONE or view.over:
            continue
        seat, d = int(view.explorer), int(view.pawn[int(view.explorer)])
        root = parse(scene.hand(sight(view)))
        columns = root.findall(".//ul[@class='odds']/li")
        bad = [int(li.findall("b")[0].text or 0) for li in columns if li.get("class") == "od bad"]
        assert sum(bad) == int(measures.deadly_to_come(view.record, seat, d))
        assert len(columns) == 6
        tried += 1
    assert tried > 20


# ------------------------------------------------------------------------------ The other parts


def test_the_own_score_is_the_rules_score() -> None:
    for view in views():
        if view.seat == PUBLIC:
            assert 'class="deed"' not in scene.supply(sight(view))
            continue
        score = str(int(measures.own_score(view.record, view.seat))).replace("-", "−")
        root = parse(scene.supply(sight(view)))
        assert root.findtext(".//*[@class='deed__s']/b") == score
        full = sum(
            "stroke-dasharray" not in ElementTree.tostring(drop, encoding="unicode")
            for drop in root.findall(".//*[@class='sockets']/*")
        )
        assert full == min(max(int(score.replace("−", "-")), 0), int(view.kills_to_win))


def test_others_see_a_range_that_holds_the_true_score() -> None:
    for table in positions(4, 3, {}):
        view, state = table.view(), truth(table)[0]
        for seat in range(4):
            low, high = facts.span(view, seat)
            assert low <= int(measures.own_score(state, seat)) <= high


def test_a_combat_is_shown_duel_by_duel() -> None:
    tried = 0
    for players, seed, options in GAMES:
        for table in positions(players, seed, options):
            found = combats(table.view().events)
            markup = scene.reveal(sight(table.view()))
            assert markup.count('class="du"') == sum(len(combat.duels) for combat in found)
            for combat in found:
                tried += 1
                for duel in combat.duels:
                    fallen = duel.killed | duel.joined
                    assert len(duel.fighters) - len(fallen) == 1
                    assert fallen <= set(duel.fighters.values())
                    assert bool(duel.token) <= bool(duel.killed)
    assert tried > 8


def test_a_claim_is_revealed_with_its_deed() -> None:
    told = [
        scene.reveal(sight(view))
        for view in views()
        if any(event.kind == "claims" for event in view.events)
    ]
    assert told
    assert all('class="claims"' in markup for markup in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_gets_a_true_sentence_at_the_end(language: str) -> None:
    over = [view for view in views() if view.over]
    assert over
    for view in over:
        for seat in range(view.seats):
            end = scene.ending(sight(view, language), seat)
            d = int(view.deed_public[seat]) - 1
            score = int(measures.score_with(view.record, seat, d))
            assert end.score.replace("−", "-") == str(score)
            numbers = [int(n) for n in re.findall(r"\d+", end.sentence)]
            assert numbers[0] + numbers[1] - sum(numbers[2:]) == score


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_shows_every_card_once(language: str) -> None:
    shelves = scene.gallery(words(GAME.slug, language))
    names = [plate.name for shelf in shelves for plate in shelf.plates]
    assert len(names) == ADVENTURERS + CARDS + DUNGEONS + 1
    for shelf in shelves:
        assert shelf.title
        assert shelf.intro
        for plate in shelf.plates:
            parse(plate.picture)
            assert plate.name[0].isupper() or not plate.name[0].isalpha()
            assert not plate.note or plate.note.endswith((".", "!"))
    adventurers = [plate.name for shelf in shelves[:11] for plate in shelf.plates]
    assert len(set(adventurers)) == ADVENTURERS
