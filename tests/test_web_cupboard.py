"""The boxes on the shelf, how they are drawn, and the page on which a table is set."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from spelkast.engine.drawing.letters import GLYPHS
from spelkast.engine.game import game, slugs
from spelkast.engine.words import LANGUAGES, Words
from spelkast.web.cupboard import MyGame, box, boxes
from spelkast.web.drawing.boxes import NAMES
from spelkast.web.drawing.signs import SIGNS, sign
from spelkast.web.hall.model import Chair, Kind, Person, Room, State, Watch
from spelkast.web.lobby.guests import Setting
from spelkast.web.lobby.regions import REGIONS, regions
from spelkast.web.templating import render

SOFIE, JAN = Person("p1", "Sofie", None), Person("p2", "Jan", None)
LINK = "https://example.org/t/room"


def chair(seat: int, kind: Kind, name: str = "", person: str | None = None) -> Chair:
    return Chair(seat, kind, name, person, "rules")


def a_room(*chairs: Chair, state: State = State.OPEN, watch: Watch = Watch.LINK) -> Room:
    return Room(
        id="room",
        game="inferos",
        rules=1,
        state=state,
        options=game("inferos").defaults(),
        clock=0,
        watch=watch,
        auto_begin=False,
        host=SOFIE.id,
        commitment="c0ffee" * 10,
        chairs=chairs,
        created=0.0,
        started=None,
        ended=None,
        forked_from=None,
        fork_at=None,
        again=None,
        results=None,
        ranks=None,
    )


HOST = chair(0, Kind.PERSON, "Sofie", SOFIE.id)
FRIEND = chair(1, Kind.PERSON, "Jan", JAN.id)
WAITING = a_room(HOST, FRIEND, chair(2, Kind.EMPTY), chair(3, Kind.BOT))
FULL = a_room(HOST, FRIEND, chair(2, Kind.BOT))


def seen(room: Room, person: Person | None, language: str = "en") -> dict[str, str]:
    return regions(room, person, LINK, language)


# The shelf.


def test_five_boxes_and_every_game_is_one_of_them() -> None:
    shelf = boxes()
    assert [one.slug for one in shelf] == ["inferos", "reich", "dungeonville", "nuns", "rennes"]
    assert {one.slug for one in shelf if one.available} == set(slugs())
    assert box("inferos") == shelf[0]
    assert box("chess") is None


@pytest.mark.parametrize("one", boxes(), ids=lambda one: one.slug)
def test_a_box_says_what_its_game_says(one: object) -> None:
    found = next(candidate for candidate in boxes() if candidate == one)
    assert found.players[0] <= found.default_players <= found.players[1]
    assert found.default_level in found.levels
    if not found.available:
        return
    rules = game(found.slug)
    assert found.players == (rules.players[0], rules.players[-1])
    for language in LANGUAGES:
        assert found.title(language) == Words(rules, language).title()


LEARN = {"rule_elector": "off", "rule_dynasty": "off", "rule_hero": "off"}
PRESETS = {
    "nl": ("Leerspel", "Volledig spel", "Groot Spel"),
    "en": ("Learning game", "Full game", "Grand Game"),
    "fr": ("Partie d’initiation", "Partie complète", "Grande Partie"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_to_play_that_have_a_name_can_be_chosen(language: str) -> None:
    """On the box and on the set-up page; what is played is chosen already."""
    reich = box("reich")
    assert reich is not None
    assert tuple(label for _, label in reich.presets(language)) == PRESETS[language]
    assert (reich.default_players, reich.default_preset) == (4, "full")
    opened = render("box.html.j2", language, box=reich, summary=[], person=None, here="/")
    assert 'name="players" value="4" checked' in opened
    assert 'name="preset" value="full" checked' in opened
    for changed, label in (({}, 1), (LEARN, 0), ({"games": 3}, 2)):
        room = replace(WAITING, game="reich", options=game("reich").complete_options(changed))
        chosen = f"selected>{PRESETS[language][label]}<"
        assert chosen in seen(room, SOFIE, language)["rules"]
        assert PRESETS[language][label] in seen(room, JAN, language)["rules"]


def test_a_mix_of_ones_own_is_called_so_and_games_without_presets_have_no_choice() -> None:
    options = game("reich").complete_options({"rule_hero": "off"})
    mixed = seen(replace(WAITING, game="reich", options=options), SOFIE)["rules"]
    assert 'value="" selected>your own mix<' in mixed
    assert 'name="preset"' not in seen(WAITING, SOFIE)["rules"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", boxes(), ids=lambda one: one.slug)
def test_a_front_is_one_labelled_drawing(one: object, language: str) -> None:
    found = next(candidate for candidate in boxes() if candidate == one)
    drawing = ET.fromstring(found.front(language))
    assert drawing.get("role") == "img"
    assert drawing.get("aria-label") == found.title(language)
    assert drawing.get("style") is None
    names = NAMES[found.slug]
    printed = " ".join(names.get(language) or names[""])
    assert set(printed) <= set(GLYPHS)
    letters = "".join(printed.replace("'", "’").split())
    assert letters == "".join(found.title(language).upper().split())


def test_a_sign_for_every_seat() -> None:
    assert len({sign(seat) for seat in range(8)}) == len(SIGNS) == 8


# Pages.


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_honest_about_what_can_be_played(language: str) -> None:
    nobody = {"person": None, "here": "/"}
    page = render("home.html.j2", language, boxes=boxes(), mine=[], watchable=0, **nobody)
    assert page.count('class="box"') == len(boxes())
    assert page.count("plate--soon") == sum(not one.available for one in boxes())
    for one in boxes():
        own = render("box.html.j2", language, box=one, summary=[], **nobody)
        assert (f'action="/play/{one.slug}"' in own) == one.available


def test_whoever_is_waited_for_sees_it_first() -> None:
    playing = replace(WAITING, state=State.PLAYING)
    mine = [MyGame(playing, (0,), True, (), None), MyGame(FULL, (0,), False, ("Jan",), None)]
    page = render(
        "home.html.j2", "en", boxes=boxes(), mine=mine, watchable=1, person=SOFIE, here="/"
    )
    assert 'class="resume"' in page
    assert page.index('class="resume"') < page.index('class="kast"')
    assert "with Jan and a bot" in page


def test_names_are_escaped() -> None:
    nasty = "<script>alert(1)</script>"
    room = a_room(chair(0, Kind.PERSON, nasty, SOFIE.id), chair(1, Kind.DEVICE, nasty, SOFIE.id))
    for person in (SOFIE, JAN, None):
        assert "<script" not in "".join(seen(room, person).values())
    page = render("watch.html.j2", "en", rooms=[room], person=None, here="/watch")
    assert nasty not in page


# Setting the table.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("person", [SOFIE, JAN, None])
@pytest.mark.parametrize("room", [WAITING, FULL])
def test_every_region_is_drawn(room: Room, person: Person | None, language: str) -> None:
    assert set(seen(room, person, language)) == set(REGIONS)


def test_only_the_host_can_change_anything() -> None:
    for person in (JAN, None):
        shown = seen(WAITING, person)
        assert "<form" not in shown["seats"] + shown["rules"]
        assert "/begin" not in shown["dock"]
    shown = seen(WAITING, SOFIE)
    for name in game("inferos").options:
        assert f'name="option-{name}"' in shown["rules"]


def test_one_orange_thing_at_a_time() -> None:
    waiting, full = seen(WAITING, SOFIE), seen(FULL, SOFIE)
    assert "btn--go" in waiting["invite"]
    assert "btn--go" not in waiting["dock"]
    assert 'aria-disabled="true"' in waiting["dock"]
    assert "btn--go" not in full["invite"]
    assert "btn--go" in full["dock"]


def test_a_guest_finds_a_seat_or_a_kind_word() -> None:
    assert "Take a seat" in seen(WAITING, None)["join"]
    late = seen(FULL, None)
    assert "data-full" in late["join"]
    assert "watch from here" in late["invite"]
    closed = seen(replace(FULL, watch=Watch.NOBODY), None)
    assert "nobody watches" in closed["invite"]
    assert "Sofie begins" in seen(WAITING, JAN)["dock"]


def test_a_game_that_goes_on_keeps_its_seats_and_rules() -> None:
    shown = seen(replace(WAITING, forked_from="other", fork_at=3), SOFIE)
    assert "/players" not in shown["seats"]
    assert "option-" not in shown["rules"]
    assert 'name="clock"' in shown["rules"]


def test_who_sits_where() -> None:
    setting = Setting(WAITING, JAN, "nl")
    assert [row.me for row in setting.rows] == [False, True, False, False]
    assert [row.host for row in setting.rows] == [True, False, False, False]
    assert (setting.hosting, setting.seated, setting.empty) == (False, True, 1)
    assert setting.host_name == "Sofie"


def test_the_whole_page() -> None:
    shown = seen(WAITING, None)
    page = render(
        "lobby.html.j2",
        "nl",
        room=WAITING,
        person=None,
        link=LINK,
        regions=shown,
        stream="/t/room/stream",
        here="/t/room",
    )
    assert 'data-stream="/t/room/stream"' in page
    assert 'action="/t/room/join"' in page
    assert "style=" not in page
