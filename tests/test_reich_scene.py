"""The scene of Das Alte Reich: everything can be done, nothing is told, what it says comes true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

from spelkast.engine.drawing.scene import Sight
from spelkast.engine.game import game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES
from spelkast.games.reich import scene
from spelkast.games.reich.components import (
    CARDS,
    CROWNS,
    DYNASTIES,
    DYNASTY,
    ELECTOR,
    EVENT_CARDS,
    EVENT_DYNASTY,
    GREY,
    KEY,
    NAMED,
    NONE,
    OCCASIONS,
    PERSON_DATA,
    PERSONS,
    ROUNDS,
    SWORDS,
    YEAR,
    YEARS,
)
from spelkast.games.reich.drawing import cards as drawn_cards
from spelkast.games.reich.drawing import picture
from spelkast.games.reich.drawing.lettering import SANS, fitted, lines, width
from spelkast.games.reich.drawing.portraits import FIGURES
from spelkast.games.reich.drawing.timeline import Scale
from spelkast.games.reich.drawing.vignettes import vignette
from spelkast.games.reich.scene.consequence import leading_after
from spelkast.games.reich.scene.explain import dynasty_here, leading, swords_here
from spelkast.games.reich.scene.supply import seen_cards
from spelkast.games.reich.scene.trick import last, present, shown
from spelkast.games.reich.scene.verdicts import is_last, verdict, with_mine

from .scenes import NAMES, SHAPES, acts, clean, everything, parse, sight, words
from .scenes.reich import GAMES, positions, views

GAME = game("reich")


# --------------------------------------------------------------------------- What can be done


def test_every_legal_action_is_offered_once_and_nothing_else() -> None:
    """All of them in the hand: a card is played, an elector has a second button to call with."""
    for view in views():
        seen = sight(view)
        assert acts(scene.hand(seen)) == Counter(seen.legal_texts)
        for shape in SHAPES:
            assert not acts(scene.board(seen, shape).living)


def test_a_call_that_is_refused_can_be_asked_about() -> None:
    """An elector as the only card left (R30)."""
    table = Table(GAME, 2, seed=2)
    while table.view().round_no < ROUNDS:  # the oldest cards first: electors are the youngest
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    view = table.view(table.to_act[0])
    (card,) = map(int, np.flatnonzero(view.hand[view.seat]))
    assert ELECTOR[card]
    hand = scene.hand(sight(view))
    assert re.findall(r'data-why="([^"]*)"', hand) == [f"call {PERSONS[card - 1]}"]
    assert list(acts(hand)) == [f"play {PERSONS[card - 1]}"]


def test_without_the_rule_nobody_is_offered_a_call() -> None:
    for view in views():
        if not view.rule_elector:
            assert "rcall" not in scene.hand(sight(view))


def test_previews_belong_to_legal_actions() -> None:
    """Every card shows its reign, every call the symbols in their new order."""
    called = 0
    for view in views():
        seen = sight(view)
        for shape in SHAPES:
            living = scene.board(seen, shape).living
            led = re.findall(r'class="preview[^"]*" data-for="([^"]*)"', living)
            assert Counter(led) == Counter(seen.legal_texts)
            called += any(text.startswith("call") for text in led)
    assert called


# ------------------------------------------------------------------------------------ Markup


def test_what_lies_beside_the_board_brings_its_own_shapes() -> None:
    for view in views()[::2]:
        parts = everything(sight(view))
        for name in ("hand", "supply", "reveal"):
            there = set(re.findall(r' id="([^"]*)"', parts[name]))
            asked = set(re.findall(r'(?:href="#|url\(#)([^")]*)', parts[name]))
            assert asked <= there, name


def test_no_two_parts_share_ids() -> None:
    with_all = next(view for view in views() if scene.reveal(sight(view)) and not view.over)
    ids = Counter(
        found
        for part in everything(sight(with_all)).values()
        for found in re.findall(r' id="([^"]*)"', part)
    )
    assert set(ids.values()) == {1}


def test_pieces_have_names_that_stay_and_tell_nothing() -> None:
    for view in views():
        for shape in SHAPES:
            living = scene.board(sight(view), shape).living
            names = re.findall(r'data-piece="([^"]*)"', living)
            table = view.table if view.event_now else view.last_table
            lying = {f"card-{card}" for card in table if card}
            assert {name for name in names if name.startswith("card")} == lying


# ----------------------------------------------------------------------------------- Secrets


def test_no_card_of_another_hand_is_in_the_markup() -> None:
    """By name, as faces and by number: only open cards, one's own, and the list of all persons."""
    for players, seed, options in GAMES[:3]:
        for n, table in enumerate(positions(players, seed, options)):
            if n % 7:
                continue
            for viewer in (0, PUBLIC):
                view = table.view(viewer)
                own = set(np.flatnonzero(view.hand[viewer])) if viewer != PUBLIC else set()
                known = own | seen_cards(view) | set(map(int, view.last_table))
                event = int(view.event_now) or int(view.last_event)
                named = {card for card in range(1, CARDS + 1) if NAMED[event, card]}
                parts = everything(sight(view))
                del parts["supply"]  # where all persons are listed, seen or not
                told = re.sub(
                    r'class="et">[^<]*<', "<", "".join(parts.values())
                )  # titles of events
                for card in set(range(1, CARDS + 1)) - known - named:
                    name = words(GAME.slug, "en").token("person", PERSONS[card - 1])
                    assert f">{name}<" not in told
                    assert PERSONS[card - 1] not in re.findall(r'="(?:play|call) (\w+)"', told)
                    assert f'"card-{card}"' not in told


def test_a_card_face_down_has_the_name_of_its_place() -> None:
    tables = [Table(GAME, 3, seed=5) for _ in range(2)]
    for n, table in enumerate(tables):
        table.play(1, table.legal(1)[n])
    boards = [
        [scene.board(sight(table.view(viewer)), shape).living for shape in SHAPES]
        for table in tables
        for viewer in (0, PUBLIC)
    ]
    assert boards[0] == boards[2]
    assert boards[1] == boards[3]
    assert 'data-piece="slot-1"' in boards[0][0]
    assert "has chosen" in boards[0][0]


def test_whoever_has_chosen_sees_the_own_choice_and_can_do_nothing() -> None:
    table = Table(GAME, 3, seed=5)
    action = table.legal(1)[4]
    table.play(1, action)
    hand = scene.hand(sight(table.view(1)))
    assert not acts(hand)
    assert hand.count("chosen") == 3  # class, word, and what is heard


# ------------------------------------------------------------------------ What it says comes true


def twins(every: int = 2) -> Iterator[tuple[Table, View, Sight]]:
    """Positions after the first round in which somebody is about to play."""
    for players, seed, options in GAMES:
        for n, table in enumerate(positions(players, seed + 30, options)):
            if n % every == 0 and not table.over and table.view().phase_name != "choose":
                view = table.view(table.to_act[0])
                yield table, view, sight(view)


def test_a_verdict_of_the_last_to_play_is_the_result() -> None:
    """Wins means the event is won; everything else that it is lost, on the symbol it names."""
    seen_any: Counter[str] = Counter()
    for table, view, seen in twins():
        if not is_last(view):
            continue
        for action in seen.legal:
            if action.kind != "play":
                continue
            card = PERSONS.index(action.args[0]) + 1
            found = verdict(seen, card)
            twin = table.fork()
            twin.play(view.seat, action)
            after = twin.view()
            assert (found == "wins") == (after.last_winner == view.seat)
            trick = last(after)
            assert trick is not None
            assert trick.leader == after.last_winner
            assert trick.stage == after.last_stage
            assert [trick.level(n) for n in (1, 2, 3)] == list(after.last_level)
            dropped = {"wins": 0, "one": 1, "two": 2, "three": 3, "four": 4}[found]
            assert trick.dropped_at(view.seat) == dropped
            seen_any[found] += 1
    assert {"wins", "one", "two", "three"} <= seen_any.keys()


def test_leads_means_ahead_of_all_open_cards() -> None:
    """And nothing else: for who plays later the scene has no eyes."""
    for table, view, seen in twins(3):
        for action in seen.legal:
            card = PERSONS.index(action.args[0]) + 1
            found = verdict(seen, card)
            if action.kind == "play" and not is_last(view) and found:
                twin = table.fork()
                twin.play(view.seat, action)
                assert (found == "leads") == (present(twin.view()).leader == view.seat)


def test_a_call_leads_to_the_symbols_that_were_shown() -> None:
    calls = 0
    for table, view, seen in twins(1):
        for action in seen.legal:
            if action.kind != "call":
                continue
            calls += 1
            card = PERSONS.index(action.args[0]) + 1
            foretold = present(view).call(card).symbols
            twin = table.fork()
            twin.play(view.seat, action)
            after = twin.view(view.seat)
            assert foretold == tuple(map(int, after.symbols))
            if present(view).open:
                ahead = [
                    held
                    for held in np.flatnonzero(after.hand[view.seat])
                    if with_mine(after, int(held)).leader == view.seat
                ]
                assert leading_after(seen, card) == ahead
    assert calls > 10


def test_how_a_card_does_on_each_symbol() -> None:
    """Best, lifted, hero, fallen, left, out: counted from the keys of the cards."""
    seen_any: Counter[str] = Counter()
    for view in views():
        trick = last(view)
        if trick is None:
            continue
        first = trick.symbols[0]
        best = min(KEY[trick.event, first, trick.cards[seat]] for seat in trick.open)
        for seat in trick.open:
            own = KEY[trick.event, first, trick.cards[seat]] == best
            assert own == (trick.standing(seat, 1) == "best")
            for place in (1, 2, 3):
                standing = trick.standing(seat, place)
                assert standing != "lifted" or place == 1
                assert standing not in ("hero", "fallen", "left") or place == 2
                stays = bool(trick.level(place) >> seat & 1)
                assert not standing or stays == (standing not in ("out", "fallen"))
                seen_any[standing] += 1
        assert trick.standing(trick.leader, trick.stage if trick.stage < 4 else 3) != "out"
    assert {"best", "lifted", "out", ""} <= seen_any.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_the_board_are_sentences(language: str) -> None:
    for view in views()[::4]:
        assert clean(scene.board(sight(view, language), "wide").label, language)


# ------------------------------------------------------------------------------ The other parts


def test_the_board_names_event_symbols_and_who_leads() -> None:
    for view in views():
        label = scene.board(sight(view), "wide").label
        event = int(view.event_now) or int(view.last_event)
        assert str(YEAR[event]) in label
        if view.event_now and any(view.table):
            leader = present(view).leader
            assert ("You lead" if leader == view.seat else "leads") in label


def test_dynasty_and_swords_are_explained_where_they_count() -> None:
    for view in views():
        if view.over:
            continue
        living = scene.board(sight(view), "wide").living
        event = int(view.event_now)
        on = bool(view.rule_dynasty)
        assert ("Dynasty: a card" in living) == (on and int(EVENT_DYNASTY[event]) != GREY)
        assert ("Grey event" in living) == (on and int(EVENT_DYNASTY[event]) == GREY)
        swords = int(SWORDS[event]) if view.rule_hero else 0
        assert ("War hero:" in living) == (swords == 1)
        assert ("Red swords:" in living) == (swords == 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_explains_the_trick_with_any_number_of_players(language: str) -> None:
    """Who leads, and what Dynasty and swords do: two lines each at most, above the timeline."""
    seats = set()
    for view in views()[::2]:
        if view.over:
            continue
        seen = sight(view, language)
        board = scene.board(seen, "tall")
        said = [leading(seen, shown(view)), dynasty_here(seen, shown(view))]
        said += filter(None, [swords_here(seen, shown(view))])
        box = next(parse(board.living).iter("foreignObject"))
        written = ["".join(part.itertext()) for part in box.iter("p")]
        assert written[: len(said)] == said
        assert all(width(one, 12.5, SANS) < 2 * 370 for one in said)
        bottom = float(box.get("y", 0)) + float(box.get("height", 0))
        assert float(box.get("height", 0)) >= 15.5 * 2 * len(written)
        found = re.search(r'd="M[\d.]+ ([\d.]+)V([\d.]+)" class="tl-e"', board.living)
        assert found
        assert bottom <= float(found[1]) < float(found[2]) < float(board.view_box.split()[3])
        seats.add(int(view.seats))
    assert seats == set(GAME.players)


VERBS = {
    "nl": (("komt", "komen"), ("valt", "vallen")),
    "en": (("draws", "draw"), ("drops", "drop")),
    "fr": (("égalise", "égalisent"), ("tombe", "tombent")),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verb_agrees_with_the_number_of_those_named(language: str) -> None:
    """Two stand beside the swords of 1547."""
    seen = sight(Table(GAME, 3, seed=1).view(0), language)
    numbers = set()
    for event in range(1, EVENT_CARDS + 1):
        if SWORDS[event]:
            named = int(NAMED[event].sum())
            said = swords_here(seen, replace(shown(seen.view), event=event)).replace(",", "")
            verb = VERBS[language][int(SWORDS[event]) - 1][named > 1]
            assert verb in said.split(), said
            assert clean(said, language)
            numbers.add(named)
    assert numbers == {1, 2}


def test_all_open_reigns_and_the_year_are_on_the_timeline() -> None:
    scale = Scale(0, 1072)
    assert (scale.at(768), scale.at(1840)) == (0, 1072)
    for view in views()[::5]:
        living = scene.board(sight(view), "wide").living
        shown = re.sub(r'<g class="preview.*?</g>', "", living)
        table = view.table if view.event_now else view.last_table
        assert shown.count('class="tl-r"') == sum(1 for card in table if card)
        event = int(view.event_now) or int(view.last_event)
        assert f'class="tl-n">{YEAR[event]}<' in living


def test_the_hand_is_sorted_by_year_and_complete() -> None:
    for view in views():
        if view.seat != PUBLIC:
            hand = scene.hand(sight(view))
            assert hand.count('class="rslot"') == int(view.hand_size[view.seat])
            played = re.findall(r'data-act="play (\w+)"', hand)
            assert played == sorted(played, key=PERSONS.index)


def test_the_hand_can_be_sorted_by_year_crowns_years_and_colour() -> None:
    """Every card has its keys, in the order of the radio buttons; they tell of no other card."""
    for view in views()[::3]:
        if view.seat == PUBLIC:
            assert "data-sorts" not in scene.hand(sight(view))
            continue
        root = parse(scene.hand(sight(view)))
        labels = ["".join(one.itertext()) for one in root.findall(".//fieldset/label")]
        assert labels == ["start", "crowns", "years", "colour"]
        found = [item.get("data-keys") for item in root.findall(".//ul[@data-sorted]/li")]
        held = map(int, np.flatnonzero(view.hand[view.seat]))
        assert found == [f"{n} {-CROWNS[n]} {-YEARS[n]} {DYNASTY[n]}" for n in held]


def test_a_card_of_the_dynasty_is_marked() -> None:
    for view in views():
        if view.seat == PUBLIC or view.over:
            continue
        hand = scene.hand(sight(view))
        event = int(view.event_now)
        kin = [
            card
            for card in np.flatnonzero(view.hand[view.seat])
            if view.rule_dynasty and DYNASTY[card] == EVENT_DYNASTY[event] != GREY
        ]
        assert hand.count("<b>dynasty</b>") == len(kin)


def test_the_end_of_a_round_is_shown_with_its_comparison() -> None:
    """With a countdown only where the cards were hidden."""
    hidden = open_ = 0
    for players, seed, options in GAMES[:3]:
        for table in positions(players, seed, options):
            view = table.view(0)
            told = [event.kind for event in view.events]
            markup = scene.reveal(sight(view))
            assert bool(markup) == ("wins" in told)
            if markup:
                assert ("data-open" not in markup) == ("turned-up" in told)
                assert markup.count('class="reveal__card"') == players
                assert markup.count('scope="row"') == players
                assert str(YEAR[view.last_event]) in markup
                hidden += "turned-up" in told
                open_ += "turned-up" not in told
    assert hidden == 5
    assert open_ == 50


def test_the_supply_counts_what_is_left() -> None:
    for view in views()[::3]:
        root = parse(scene.supply(sight(view)))
        numbers = [int(item.findtext("b") or "") for item in root.findall("li")[:-1]]
        left = 0 if view.over else ROUNDS - int(view.round_no)
        assert numbers == [int(view.stack_size), int(view.discard.sum()), left]
        listed = root.findall(".//ol[@class='seen']/li")
        assert len(listed) == CARDS
        marks = Counter(mark for item in listed for mark in item.get("class", "").split()[1:])
        held = int(view.hand_size[view.seat]) if view.seat != PUBLIC else 0
        assert marks == Counter({"is-seen": len(seen_cards(view)), "is-mine": held}) - Counter()


def test_chips_tell_points_and_events() -> None:
    for view in views()[::3]:
        for seat in range(int(view.seats)):
            chip = scene.chip(sight(view), seat)
            points = int(view.points[seat])
            assert chip.where.startswith(f"{points} ")
            assert chip.short.startswith(f"{points} ")
            assert chip.facts.count('class="rib"') == points
            leads = seat == int(view.leader) != NONE and not view.over
            assert ("opens" in chip.facts) == leads


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_gets_a_true_sentence_at_the_end(language: str) -> None:
    over = [view for view in views() if view.over]
    assert over
    for view in over:
        for seat in range(int(view.seats)):
            end = scene.ending(sight(view, language), seat)
            assert end.score == str(view.points[seat])
            assert len(re.findall(r"\d{3,4}", end.sentence)) == view.points[seat]


# ---------------------------------------------------------------------------------- The cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_has_all_107_cards(language: str) -> None:
    persons, events = scene.gallery(words(GAME.slug, language))
    assert [len(shelf.plates) for shelf in (persons, events)] == [CARDS, EVENT_CARDS]
    there = set(re.findall(r' id="([^"]*)"', persons.shapes))
    for plate in (*persons.plates, *events.plates):
        assert plate.name
        assert clean(plate.note, language), plate.note
        parse(plate.picture)
        assert set(re.findall(r'(?:href="#|url\(#)([^")]*)', plate.picture)) <= there
    assert [plate.name.split()[0] for plate in events.plates] == list(OCCASIONS)


def test_no_two_persons_look_the_same() -> None:
    faces = [drawn_cards.person_card("x-", card, "") for card in range(1, CARDS + 1)]
    assert len(set(faces)) == CARDS
    assert len(FIGURES) == CARDS


def test_every_crown_is_drawn_as_one() -> None:
    for card in range(1, CARDS + 1):
        face = drawn_cards.person_card("x-", card, "")
        row = face.count('"#x-realm"') + face.count('"#x-imperial"')
        worn = 1 if '"#x-imperial"' in face else 0  # on the head, too
        assert row - worn == CROWNS[card]
        assert (f"1⇄{ELECTOR[card]}" in face) == bool(ELECTOR[card])


def at(shape: str, face: str) -> list[tuple[float, float]]:
    """Where the shape lies on the strip at the bottom of a card."""
    found = re.findall(rf'href="#x-{shape}"[^>]*translate\(([\d.]+) ([\d.]+)\)', face)
    return [(float(x), float(y)) for x, y in found if float(y) > 110]


def test_the_strip_has_realms_left_years_between_and_the_imperial_crown_right() -> None:
    """In the gallery with the letters of the realm below each crown."""
    for card, data in enumerate(PERSON_DATA, start=1):
        face = drawn_cards.person_card("x-", card, "")
        realms, years, imperial = (at(shape, face) for shape in ("realm", "glass", "imperial"))
        assert len(realms) == len(data["realms"])
        assert len(imperial) == bool(data.get("imperial"))
        assert max(realms) < years[0] < min(imperial, default=(84, 0))
        assert 'class="cr"' not in face
        lettered = drawn_cards.person_card("x-", card, "", letters=True)
        letters = re.findall(r'<text x="([\d.]+)"[^>]*class="cr">(\w+)<', lettered)
        assert [name.lower() for _, name in letters] == list(data["realms"])
        assert [float(x) for x, _ in letters] == [x for x, _ in at("realm", lettered)]


def test_the_mark_of_an_elector_is_at_the_top_right_below_the_name() -> None:
    for card in range(1, CARDS + 1):
        face = drawn_cards.person_card("x-", card, "")
        found = re.search(r'translate\(([\d.]+) ([\d.]+)\)"><use href="#x-cap"', face)
        assert bool(found) == bool(ELECTOR[card])
        if found:
            assert float(found[1]) > drawn_cards.WIDTH / 2
            assert float(found[2]) < drawn_cards.HEIGHT / 2


def test_every_dynasty_has_a_pattern_of_its_own() -> None:
    defs = drawn_cards.card_defs("x-")
    found = dict(re.findall(r'<pattern id="x-(\w+)".*?>(.*?)</pattern>', defs))
    inner = {re.sub(r'color="[^"]*"', "", drawn) for drawn in found.values()}
    assert set(found) == set(DYNASTIES) - {"grey"}
    assert len(inner) == len(found)


def test_every_event_has_a_picture() -> None:
    assert all(vignette(event) for event in range(1, EVENT_CARDS + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_never_squeezed_beyond_reading(language: str) -> None:
    """A name takes two lines at most, and loses at most a fifth of its width."""
    room, said = drawn_cards.WIDTH - 8, words(GAME.slug, language)
    for person in PERSONS:
        parts = lines(said.token("person", person), room - 2, drawn_cards.NAME)
        assert len(parts) <= 2
        assert all(width(part, drawn_cards.NAME) <= room / 0.8 for part in parts), parts
    assert "textLength" in fitted(0, 0, "Lotharius III van Supplinburg", 76, 12.5)
    assert "textLength" not in fitted(0, 0, "Otto II", 76, 12.5)


def test_a_picture_for_notebooks() -> None:
    for view in views()[::6]:
        for said in (None, words(GAME.slug, "nl")):
            drawn = picture(view, words=said, names=NAMES)
            ElementTree.fromstring(drawn)
            own = int(view.hand_size[view.seat]) if view.seat != PUBLIC else 0
            event = int(view.event_now) or int(view.last_event)
            assert str(YEAR[event]) in drawn
            assert drawn.count('class="cy"') >= own
    view = views()[0]
    assert view._repr_svg_() == picture(view)
