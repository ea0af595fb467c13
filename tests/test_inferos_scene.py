"""The scene of Ad Inferos: everything can be done, nothing is told, and what it says comes true."""

from __future__ import annotations

import math
import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from spelkast.engine.game import game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES
from spelkast.games.inferos import scene
from spelkast.games.inferos.components import LENGTHS, LIBRARY, NONE, SKULL
from spelkast.games.inferos.drawing.layout import LANDSCAPE, PORTRAIT
from spelkast.games.inferos.scene.board import HELD
from spelkast.games.inferos.scene.landing import of_card, of_strip

from .scenes import SHAPES, acts, parse, sight
from .scenes.inferos import GAMES, positions, views

GAME = game("inferos")


# --------------------------------------------------------------------------- What can be done


def test_targets_come_in_the_order_of_the_path_and_are_large() -> None:
    for view in views():
        living = scene.board(sight(view), "tall").living
        squares = [int(act.split()[1]) for act in acts(living)]
        assert squares == sorted(squares)
    assert 'width="108"' in scene.board(sight(views()[0]), "tall").ground


def test_previews_belong_to_legal_actions() -> None:
    for view in views():
        seen = sight(view)
        for shape in SHAPES:
            living = scene.board(seen, shape).living
            led = set(re.findall(r'class="preview" data-for="([^"]*)"', living))
            assert led <= seen.legal_texts
            if seen.legal and view.phase_name == "strip-dir":
                assert led == {"direction printed", "direction reversed"}
            if seen.legal and view.phase_name == "choose" and not view.blocked[view.seat]:
                assert led == {text for text in seen.legal_texts if text[-1].isdigit()}


# ------------------------------------------------------------------------------------ Markup


def test_pieces_have_names_that_stay() -> None:
    for view in views()[::9]:
        living = scene.board(sight(view), "wide").living
        names = re.findall(r'data-piece="([^"]*)"', living)
        assert {f"pawn-{seat}" for seat in range(view.seats)} <= set(names)
        lying = {f"monster-{monster}" for monster in view.monster if monster != NONE}
        turned_up = {f"monster-{view.turned_up}"} if view.turned_up != NONE else set()
        assert {name for name in names if name.startswith("monster")} == lying | turned_up


# ----------------------------------------------------------------------------------- Secrets


def test_a_card_face_down_has_the_name_of_its_place() -> None:
    tables = [Table(GAME, 3, seed=5) for _ in range(2)]
    for table, card in zip(tables, ("play 1", "play vega"), strict=True):
        table.play(1, card)
    hands = [scene.hand(sight(table.view())) for table in tables]
    assert hands[0] == hands[1]
    assert hands[0].count("has chosen") == 1
    assert 'data-piece="slot-1"' in hands[0]


def test_in_an_open_replay_every_hand_is_seen() -> None:
    for players, seed, options in GAMES[:3]:
        table = list(positions(players, seed, options))[-1]
        view = View.open(GAME, table.open_state())
        for seat in range(players):
            facts = scene.chip(sight(view), seat).facts
            held = int(view.hand[seat].sum())
            closed = scene.chip(sight(table.view()), seat).facts
            assert facts.count("mini-card") == closed.count("mini-card") == held
            assert (facts == closed) == (held == 0)


# --------------------------------------------------------------------------- The phone's window


def test_the_window_of_a_phone_holds_the_action() -> None:
    for view in views():
        seen = sight(view)
        left, top, width, height = map(int, scene.board(seen, "tall").view_box.split())
        assert -HELD <= top <= top + height <= PORTRAIT.height + 5
        assert 0 <= left <= left + width <= PORTRAIT.width
        squares = [int(act.split()[1]) for act in acts(scene.board(seen, "tall").living)]
        squares += [int(view.pawn[view.seat])] if view.seat != PUBLIC else []
        for square in squares:
            x, y = PORTRAIT.at(square)
            assert left <= x <= left + width
            assert top + 30 < y < top + height - 30
        if not squares[1:]:
            assert 1.15 <= height / width <= 1.3


def test_what_is_held_hides_no_square_that_can_be_chosen() -> None:
    held = 0
    for view in views():
        for shape, on in zip(SHAPES, (LANDSCAPE, PORTRAIT), strict=True):
            living = scene.board(sight(view), shape).living
            corner = re.search(r'monster-\d+" transform="translate\((\S+) (\S+?)\)">', living)
            if int(view.turned_up) == NONE or not corner or "inf-held" not in living:
                continue
            at = float(corner[1]), float(corner[2])
            for act in acts(living):
                held += 1
                assert math.dist(at, on.at(int(act.split()[1]))) > 62 + on.tile / 2, (shape, act)
    assert held


def test_at_the_start_the_window_shows_the_underworld() -> None:
    view = Table(GAME, 2, seed=1).view(0)
    _, top, _, height = map(int, scene.board(sight(view), "tall").view_box.split())
    assert top + height >= PORTRAIT.height - 5


# ------------------------------------------------------------------------ What it says comes true


def undisturbed(table: Table, seat: int, number: int) -> dict[int, str] | None:
    """Cards for the others that come later than this number, or cannot move anybody."""
    cards = {}
    for other in range(table.players):
        if other != seat:
            held = [action.text for action in table.legal(other)]
            later = [f"play {n}" for n in range(1, number) if f"play {n}" in held]
            if not later:
                return None
            cards[other] = later[0]
    return cards


def landings() -> Iterator[tuple[View, int, Table]]:
    """Positions with a number that nobody disturbs, and the table once the move has ended."""
    luck = random.Random(8)
    for players, seed, options in GAMES:
        for table in positions(players, seed + 20, options):
            everybody = table.view().phase_name == "choose" and len(table.to_act) == players
            if not everybody or (luck.random() < 0.7 and max(table.view().pawn) < 40):
                continue
            seat = luck.randrange(players)
            for number in range(SKULL, 0, -1):
                cards = undisturbed(table, seat, number)
                view = table.view(seat)
                if view.blocked[seat] or not cards or f"play {number}" not in texts(table, seat):
                    continue
                twin = table.fork()
                for other, card in cards.items():
                    twin.play(other, card)
                twin.play(seat, f"play {number}")
                walk_on(twin, seat, luck)
                yield view, number, twin


def texts(table: Table, seat: int) -> set[str]:
    return {action.text for action in table.legal(seat)}


def walk_on(table: Table, seat: int, luck: random.Random) -> None:
    """Lay strips until the move of this seat is over; what the strip says must come true."""
    while table.view().phase_name in ("strip-len", "strip-dir") and table.to_act == (seat,):
        view, action = table.view(seat), luck.choice(table.legal(seat))
        table.play(seat, action)
        if action.kind == "direction":
            end = of_strip(view, action.args[0] == "reversed")
            if end.ends != "unknown":
                assert table.view().pawn[seat] == end.place
                check_end(end.ends, table.view(), seat, end.place)


def test_a_number_leads_where_the_scene_says() -> None:
    """Played out with the rules: the square, and what happens there."""
    ends = Counter[str]()
    for view, number, table in landings():
        end = of_card(view, view.seat, number)
        after = table.view()
        assert after.pawn[view.seat] == end.place
        check_end(end.ends, after, view.seat, end.place)
        ends[end.ends] += 1
        ends["taken"] += end.taken
        ends["bounced"] += end.bounced
    wanted = {"win", "stay", "monster", "lair", "power", "plain", "unknown", "taken", "bounced"}
    assert all(ends[end] for end in wanted), ends


def check_end(ends: str, after: View, seat: int, place: int) -> None:
    if ends == "win":
        assert after.winner == seat
    if ends == "monster" or (ends == "lair" and after.phase_name != "land-from"):
        assert after.blocked[seat]
        assert after.monster[place] != NONE
    if ends in ("plain", "power", "start"):
        assert not after.blocked[seat]


def test_the_examples_of_the_design() -> None:
    said = {
        language: {
            scene.consequence(sight(view, language), action)
            for view in views()
            if view.phase_name == "choose"
            for action in sight(view).legal
        }
        for language in LANGUAGES
    }
    shapes = {
        "nl": r"3 brengt je naar vakje \d+, een krachtvakje, als niemand voor je beweegt\.",
        "en": r"3 takes you to square \d+, a power square, if nobody moves before you\.",
        "fr": r"Le 3 vous mène à la case \d+, une case de pouvoir, si personne ne bouge avant",
    }
    for language, shape in shapes.items():
        assert any(re.match(shape, sentence) for sentence in said[language])


# ------------------------------------------------------------------------------ The other parts


def test_the_hand_keeps_its_places() -> None:
    """Eight step cards always, and three places beside them; four while one must go."""
    for view in views():
        if view.seat != PUBLIC:
            hand = scene.hand(sight(view))
            assert hand.count('class="pcard step') == 8
            offered = 2 if 'hand__row pows dirs"' in hand else 3
            assert hand.count('class="pcard pow') == max(offered, 4 * (hand.count("of-4") > 0))


def test_the_cards_of_a_turn_are_shown_in_their_order() -> None:
    table = Table(GAME, 4, seed=5)
    for seat, card in enumerate(("2", "skull", "2", "6")):
        table.play(seat, f"play {card}")
    markup = scene.reveal(sight(table.view(0)))
    assert markup.count("cancelled") == 4  # the class and the word, twice
    order = re.findall(r'reveal__n">(\d)</b>.*?aria-label="([^"]*)"', markup)
    assert order == [("1", "Skull"), ("2", "6")]
    assert scene.reveal(sight(Table(GAME, 4, seed=5).view(0))) == ""


def test_fights_are_shown_too() -> None:
    told = [scene.reveal(sight(view)) for view in views() if "fight" in kinds_of(view)]
    assert told
    assert all("fights" in markup for markup in told)


def kinds_of(view: View) -> str:
    return " ".join(event.kind for event in view.events)


def test_a_blocked_seat_wears_what_it_needs() -> None:
    for view in views()[::4]:
        for seat in range(view.seats):
            chip = scene.chip(sight(view), seat)
            assert bool(chip.badge) == bool(view.blocked[seat])
            assert chip.where
            assert chip.short


def test_the_supply_counts_what_is_left() -> None:
    for view in views()[::7]:
        root = parse(scene.supply(sight(view)))
        numbers = [int(item.findtext("b") or "") for item in root.findall("li")[:-1]]
        left = [int(view.strips_left[n]) for n in range(len(LENGTHS))]
        piles = [int(view.stack_size), int(view.pile_size), int(view.discard_size)]
        assert numbers == left + piles
        loose = scene.supply(sight(view)).count('class="loose')
        assert loose == 12 - view.strips_laid - (view.flipped != NONE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_gets_a_true_sentence_at_the_end(language: str) -> None:
    for view in views():
        if view.over:
            for seat in range(view.seats):
                end = scene.ending(sight(view, language), seat)
                assert end.score == str(view.pawn[seat])
                assert end.sentence
                assert ("49" in end.score) == (view.pawn[seat] == LIBRARY)


def test_only_the_winner_reached_the_library() -> None:
    over = [view for view in views() if view.over and view.winner != NONE]
    for view in over:
        said = [scene.ending(sight(view), seat).sentence for seat in range(view.seats)]
        won = [seat for seat, text in enumerate(said) if text.startswith(("reached", "foremost"))]
        assert won == [view.winner]
