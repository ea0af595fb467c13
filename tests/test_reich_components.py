"""The cards of Das Alte Reich are those that the rules describe."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from spelkast.engine.game import game
from spelkast.engine.words import Words
from spelkast.games.reich import duels
from spelkast.games.reich.actions import ACTIONS, CALL_WITH, CARD, PLAY_WITH
from spelkast.games.reich.components import (
    CARDS,
    CROWNS,
    DYNASTIES,
    DYNASTY,
    ELECTOR,
    ELECTORS,
    END,
    EVENT_CARDS,
    EVENT_DATA,
    EVENT_DYNASTY,
    FAMILIES,
    GREY,
    KEY,
    KINDRED,
    NAMED,
    OCCASIONS,
    PERSON_DATA,
    PERSONS,
    PRINTED,
    REALMS,
    START,
    SWORDS,
    SYMBOLS,
    YEAR,
    YEARS,
    Swords,
)

PAGE = Path(__file__).parent.parent / "docs" / "rules" / "reich.md"


def card(name: str) -> int:
    return PERSONS.index(name) + 1


def event(year: int) -> int:
    return OCCASIONS.index(str(year)) + 1


def test_there_are_69_persons_and_38_events() -> None:
    assert (CARDS, EVENT_CARDS) == (69, 38)
    assert len(set(PERSONS)) == CARDS


def test_persons_are_numbered_by_seniority() -> None:
    reigns = list(zip(START[1:], END[1:], strict=True))
    assert reigns == sorted(reigns)
    assert (YEARS[1:] > 0).all()
    assert YEARS[card("leopold_2")] == YEARS[1:].min() == 2
    assert YEARS[card("georg_3")] == YEARS[1:].max() == 60


def test_crowns_are_spread_as_the_document_counts_them() -> None:
    assert Counter(CROWNS[1:].tolist()) == {1: 14, 2: 12, 3: 15, 4: 19, 5: 5, 6: 2, 7: 1, 8: 1}
    assert CROWNS[card("karl_5")] == 8
    assert CROWNS[card("karl_6")] == 7
    for person in PERSON_DATA:
        assert set(person["realms"]) <= set(REALMS)
        assert len(set(person["realms"])) == len(person["realms"])


def test_electors_swap_with_the_second_or_third_symbol() -> None:
    assert {n for n in ELECTORS if ELECTOR[n] == 2} == {52, 56, 58, 61, 64, 69}
    assert {n for n in ELECTORS if ELECTOR[n] == 3} == {53, 57, 59, 60, 66}


@pytest.mark.parametrize(
    ("dynasty", "persons", "events"),
    [
        ("kar", 8, 3),
        ("ott", 7, 5),
        ("sal", 5, 4),
        ("sta", 6, 4),
        ("wel", 4, 3),
        ("lux", 4, 3),
        ("wit", 3, 2),
        ("hab", 14, 5),
        ("hlo", 5, 2),
        ("hoh", 5, 2),
        ("wet", 2, 1),
        ("grey", 6, 4),
    ],
)
def test_dynasties_have_so_many_cards(dynasty: str, persons: int, events: int) -> None:
    number = DYNASTIES.index(dynasty)
    assert (DYNASTY[1:] == number).sum() == persons
    assert (EVENT_DYNASTY[1:] == number).sum() == events


def test_every_event_has_a_year_and_an_order_of_its_own() -> None:
    assert len(set(YEAR[1:].tolist())) == EVENT_CARDS
    assert len({tuple(row) for row in PRINTED[1:].tolist()}) == EVENT_CARDS
    families = {"crowns": "crowns", "years": "reign", "start": "date", "end": "date"}
    for row in PRINTED[1:]:
        assert {families[FAMILIES[symbol]] for symbol in row} == {"crowns", "reign", "date"}


def test_symbols_are_spread_evenly() -> None:
    for symbol in range(len(SYMBOLS)):
        places = [int((PRINTED[1:, place] == symbol).sum()) for place in range(3)]
        assert sum(places) == 19
        assert set(places) <= {6, 7}


def test_battles_and_their_heroes() -> None:
    assert (SWORDS[1:] == Swords.BLACK).sum() == 10
    assert (SWORDS[1:] == Swords.RED).sum() == 4
    for number, data in enumerate(EVENT_DATA, start=1):
        assert (data["kind"] == "battle") == bool(SWORDS[number]) == bool(NAMED[number].any())
        if SWORDS[number] == Swords.RED:
            assert NAMED[number].sum() == 1, "R25 needs no example"
    colours = [n for n in np.flatnonzero(SWORDS) if (KINDRED[n] >= NAMED[n]).all()]
    assert set(np.flatnonzero(SWORDS)) - set(colours) == {event(1115)}
    assert NAMED[event(1547)].sum() == 2


def test_grey_matches_nothing() -> None:
    assert not KINDRED[EVENT_DYNASTY == GREY].any()
    assert not KINDRED[:, DYNASTY == GREY].any()
    assert not KINDRED[0].any()


def test_the_better_value_has_the_smaller_key() -> None:
    year = event(1254)
    value = {SYMBOLS[n]: KEY[year, n].tolist() for n in range(len(SYMBOLS))}
    otto, george = card("otto_1"), card("georg_3")
    assert value["most_crowns"][card("karl_5")] < value["most_crowns"][otto]
    assert value["fewest_crowns"][otto] < value["fewest_crowns"][card("karl_5")]
    assert value["longest_reign"][george] < value["longest_reign"][otto]
    assert value["shortest_reign"][otto] < value["shortest_reign"][george]
    assert value["start_nearest"][otto] == 1254 - 936
    assert value["end_nearest"][george] == 1820 - 1254


def test_actions_are_numbered_as_documented() -> None:
    numbers = {
        "play karl_gr": 0,
        "play fwilhelm_3": 68,
        "call august_2": 69,
        "call friedrich_p2": 76,
        "call georg_3": 77,
        "call fwilhelm_3": 79,
    }
    assert {text: ACTIONS.parse(text).id for text in numbers} == numbers
    assert len(ACTIONS) == 80
    for n in range(1, CARDS + 1):
        assert CARD[PLAY_WITH[n]] == n
        assert (CARD[CALL_WITH[n]] == n) == bool(ELECTOR[n]) or n == 1


def test_the_duels_follow_from_cards_and_rules() -> None:
    assert (duels.load() == duels.count()).all()
    assert (duels.load()[1:].sum(axis=1) == CARDS * (CARDS - 1) // 2).all()


def rows(heading: str) -> list[list[str]]:
    text = PAGE.read_text(encoding="utf-8")
    table = text[text.index(heading) :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_the_page_lists_every_card_as_it_is() -> None:
    words = Words(game("reich"), "en", strict=True)
    people = rows("| no. | person |")
    assert len(people) == CARDS
    for n, (number, name, reign, years, crowns, house, swap) in enumerate(people, start=1):
        assert number == str(n)
        assert name == words.token("person", PERSONS[n - 1])
        assert reign == f"{START[n]}–{END[n]}"
        assert (years, crowns) == (str(YEARS[n]), str(CROWNS[n]))
        assert house == house_name(words, int(DYNASTY[n]))
        assert swap == (f"1⇄{ELECTOR[n]}" if ELECTOR[n] else "–")
    events = rows("| year | title |")
    assert len(events) == EVENT_CARDS
    for n, (year, title, house, symbols, swords) in enumerate(events, start=1):
        assert year == OCCASIONS[n - 1]
        assert title == words.token("occasion", year)
        assert house == house_name(words, int(EVENT_DYNASTY[n]))
        assert re.findall(r"`([^`]+)`", symbols) == EVENT_DATA[n - 1]["symbols"]
        named = [words.token("person", PERSONS[c - 1]) for c in np.flatnonzero(NAMED[n])]
        colour = Swords(SWORDS[n]).name.lower()
        assert swords == (f"{colour}: {', '.join(named)}" if named else "–")


def house_name(words: Words, number: int) -> str:
    return "–" if number == GREY else words.token("dynasty", DYNASTIES[number])
