"""The regions of the table page: made from what a viewer is shown, and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html import unescape
from xml.etree import ElementTree

import pytest

from spelkast.engine.actions import seat_letter
from spelkast.engine.game import Game, games
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES
from spelkast.web.hall.model import (
    Chair,
    ChatLine,
    Kind,
    LogLine,
    Proof,
    Room,
    Showing,
    State,
    Watch,
)
from spelkast.web.hall.names import names_of
from spelkast.web.table.desk import Desk
from spelkast.web.table.regions import boards, curtain, hint, page_title, regions, reveal
from spelkast.web.table.replay import choices, replay_page, replay_regions
from spelkast.web.templating import render

from .positions import SETTINGS, Setting, random_game, scenario_positions

NOW = 1_800_000_000.0
NASTY = '<script>alert("x")</script>'
REGIONS = {
    "banner",
    "board",
    "board-label",
    "hand",
    "acts",
    "seats",
    "supply",
    "log",
    "chat",
    "heading",
    "help",
    "ending",
}
PLAYABLE = [setting for setting in SETTINGS if setting.game.part("scene")]


def chairs(players: int, name: str = "Sofie") -> tuple[Chair, ...]:
    """A person, a bot, one more on the same device, somebody who is away."""
    kinds = (Kind.PERSON, Kind.BOT, Kind.DEVICE, Kind.PERSON)
    return tuple(
        Chair(
            seat=seat,
            kind=kinds[seat % 4],
            name="" if kinds[seat % 4] is Kind.BOT else f"{name} {seat}",
            person=None if kinds[seat % 4] is Kind.BOT else "other" if seat % 4 == 3 else "me",
            level="rules",
            seen=NOW - 100,
            votes=frozenset({0}) if seat == 3 else frozenset(),
        )
        for seat in range(players)
    )


def room_of(table: Table, **more: object) -> Room:
    given: dict[str, object] = {
        "id": "r1",
        "game": table.game.slug,
        "rules": table.game.version,
        "state": State.OVER if table.over else State.PLAYING,
        "options": table.options,
        "clock": 180,
        "watch": Watch.LINK,
        "auto_begin": False,
        "host": "me",
        "commitment": "0" * 64,
        "chairs": chairs(table.players),
        "created": NOW,
        "started": NOW,
        "ended": None,
        "forked_from": None,
        "fork_at": None,
        "again": None,
        "results": table.results,
        "ranks": table.ranks,
    }
    return Room(**(given | more))  # type: ignore[arg-type]


def showing_of(table: Table, seat: int, view: View | None = None, **more: object) -> Showing:
    """What the hall would hand out; another view of the same seat may be put in."""
    seen = view or table.view(seat)
    log = tuple(LogLine(event, len(table.log)) for event in table.events(seat)[-80:])
    given: dict[str, object] = {
        "room": room_of(table),
        "seat": seat,
        "view": seen,
        "frame": len(table.log),
        "moment": "m1" if seat in seen.waiting else "",
        "log": log,
        "chat": (ChatLine(1, 0, "Sofie", "Hello", NOW), ChatLine(2, PUBLIC, "Aunt", "Hi", NOW)),
        "undo": "",
        "deadlines": dict.fromkeys(seen.waiting, NOW + 30),
        "now": NOW,
        "person": "me",
        "latest": len(table.log),
        "proof": Proof("0" * 64, "1", "2") if table.over else None,
    }
    return Showing(**(given | more))  # type: ignore[arg-type]


def asked_of(table: Table) -> int:
    return table.to_act[0] if table.to_act else 0


@cache
def one_of_each_phase(game: Game) -> tuple[Table, ...]:
    """A position in each phase that asks something, for every answer's length that random games
    show: with one legal action, and with more. What they do not show comes from scenarios."""
    found: dict[tuple[str, bool], Table] = {}
    for table in some_positions(game):
        seat = asked_of(table)
        key = (table.view(seat).phase_name, len(table.legal(seat)) == 1)
        if key not in found:
            found[key] = table.fork(len(table.log))
    return tuple(found.values())


def some_positions(game: Game) -> Iterator[Table]:
    for number, setting in enumerate(s for s in PLAYABLE if s.game is game):
        yield from random_game(setting, seed=number)
    yield from scenario_positions(game)


def positions() -> Iterator[Table]:
    for game in {setting.game for setting in PLAYABLE}:
        yield from one_of_each_phase(game)


def acts_in(markup: str) -> list[str]:
    return [unescape(act) for act in re.findall(r'data-act="([^"]*)"', markup)]


def well_formed(markup: str) -> None:
    """Boolean attributes are HTML's; apart from those, regions are trees."""
    inner = re.sub(r"<(input|br|img)\b([^>]*[^/])>", r"<\1\2/>", markup)
    inner = re.sub(
        r" (hidden|required|download|data-(?:now|auto|send|confirm|more|hint))(?=[ />])",
        r' \1=""',
        inner,
    )
    ElementTree.fromstring(f"<div>{inner}</div>")


def test_the_games_have_a_table() -> None:
    assert PLAYABLE
    assert any(setting.players == setting.game.players[-1] for setting in PLAYABLE)


def test_every_phase_that_asks_is_tried() -> None:
    for game in {setting.game for setting in PLAYABLE}:
        tried = {table.view(asked_of(table)).phase_name for table in one_of_each_phase(game)}
        assert tried >= {phase.slug for phase in game.phases if phase.note}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_regions_in_all_phases(language: str) -> None:
    for table in positions():
        for seat in (*range(table.players), PUBLIC):
            found = regions(showing_of(table, seat), language, "wide")
            assert found.keys() >= REGIONS
            for name, markup in found.items():
                well_formed(markup)
                assert "style=" not in markup, name
                assert not re.search(r"\bon\w+=", markup), name
                assert not re.search(
                    r"\b(table|replay|scene|phase|event)-[a-z-]+\b(?=<)", markup
                ), name


def test_every_legal_action_is_a_real_button() -> None:
    for table in positions():
        seat = asked_of(table)
        found = regions(showing_of(table, seat), "en", "wide")
        legal = [action.text for action in table.legal(seat)]
        assert sorted(acts_in(found["acts"])) == sorted(legal)
        for act in legal:
            assert f'form="act" name="action" value="{act}"' in found["acts"]
        everywhere = acts_in("".join(found[name] for name in ("banner", "board", "hand")))
        assert set(everywhere) <= set(legal)
        assert set(legal) <= set(everywhere), "an action has no place of its own"


def test_a_banner_has_at_most_two_buttons_and_one_is_main() -> None:
    for table in positions():
        found = regions(showing_of(table, asked_of(table)), "en", "wide")
        acts = acts_in(found["banner"])
        assert len(acts) <= 2
        shown = re.sub(r"<button[^>]*data-confirm[^>]*>", "", found["banner"])
        assert shown.count("btn--go") <= 1


def test_the_only_answer_is_asked_and_marked() -> None:
    tried = 0
    for table in positions():
        seat = asked_of(table)
        markup = regions(showing_of(table, seat), "en", "wide")["banner"]
        only = len(table.legal(seat)) == 1
        desk = Desk(showing_of(table, seat), "en")
        unasked = desk.manner.automatic(desk.sight)  # an answer that goes without asking
        assert unasked in ("", *(action.text for action in table.legal(seat)))
        assert ("data-auto" in markup) == (only or bool(unasked))
        tried += only
    assert tried


def test_a_moment_is_there_exactly_when_a_decision_is_owed() -> None:
    for table in positions():
        for seat in (*range(table.players), PUBLIC):
            found = regions(showing_of(table, seat), "en", "wide")
            owes = seat in table.to_act
            assert ('name="moment" value="m1"' in found["banner"]) == owes
            assert ('id="act"' in found["banner"]) == owes
            assert bool(found["acts"].strip()) == owes
            if not owes:
                assert not acts_in("".join(found.values()))


def test_what_people_write_is_escaped() -> None:
    for table in positions():
        room = room_of(table, chairs=chairs(table.players, NASTY))
        chat = (ChatLine(1, 0, NASTY, NASTY, NOW), ChatLine(2, PUBLIC, NASTY, NASTY, NOW))
        for seat in (0, PUBLIC):
            showing = showing_of(table, seat, room=room, chat=chat)
            for language in LANGUAGES:
                found = regions(showing, language, "tall")
                page = "".join(found.values()) + reveal(showing, language)
                assert "<script" not in page
                assert "alert(" in page


def test_a_secret_of_others_changes_nothing() -> None:
    """Deal anew what the viewer cannot know: every region keeps every byte."""
    for table in positions():
        for seat in (*range(table.players), PUBLIC):
            view = table.view(seat)
            if view.over:
                continue
            other = View(table.game, seat, view.sample(seed=7))
            for language, shape in (("en", "wide"), ("nl", "tall")):
                mine = regions(showing_of(table, seat, view), language, shape)  # type: ignore[arg-type]
                theirs = regions(showing_of(table, seat, other), language, shape)  # type: ignore[arg-type]
                assert mine == theirs


def test_who_has_chosen_follows_from_who_is_waited_for() -> None:
    """A chosen card shows as chosen, whichever it is, where several choose at once."""
    several = (s for s in PLAYABLE if s.players > 2 and len(s.table(seed=3).to_act) > 1)
    setting = next(several)
    pages = set()
    for choice in range(2):
        table = setting.table(seed=3)
        seat = table.to_act[-1]
        table.play(seat, table.legal(seat)[choice])
        pages.add(regions(showing_of(table, 0), "en", "wide")["seats"])
    assert len(pages) == 1


def test_the_title_says_whose_move_it_is() -> None:
    for table in positions():
        titles = [page_title(showing_of(table, seat), "en") for seat in range(table.players)]
        for seat, title in enumerate(titles):
            assert title.startswith("●") == (seat in table.to_act)


def test_old_lines_of_the_log_are_behind_a_link() -> None:
    table = next(iter(positions()))
    event = table.events()[0]
    showing = showing_of(table, 0, log=tuple(LogLine(event, n) for n in range(100)))
    short, whole = (regions(showing, "en", "wide", whole_log=w)["log"] for w in (False, True))
    assert "log=all" in short
    assert "40 older lines" in short
    assert "log=all" not in whole
    assert whole.count("<li") > short.count("<li")


def test_a_bot_may_play_for_somebody_who_is_away() -> None:
    setting = next(s for s in PLAYABLE if s.players == 4)
    table = setting.table(seed=1)
    patient = regions(showing_of(table, 0), "en", "wide")["seats"]
    assert 'action="/t/r1/vote"' not in patient
    slow = showing_of(table, 0, slow=frozenset({3}))
    markup = regions(slow, "en", "wide")["seats"]
    assert 'action="/t/r1/vote"' in markup
    assert 'name="seat" value="D"' in markup
    assert 'aria-pressed="true"' in markup
    assert 'action="/t/r1/rest"' in markup
    watching = regions(showing_of(table, PUBLIC), "en", "wide")["seats"]
    assert "<form" not in watching


def test_a_stand_in_is_said_and_can_be_sent_away() -> None:
    table = PLAYABLE[0].table(seed=1)
    first, *others = chairs(table.players)
    room = room_of(table, chairs=(replace(first, stand_in=True), *others))
    markup = regions(showing_of(table, 0, room=room, moment=""), "en", "wide")["banner"]
    assert "A bot is playing for you" in markup
    assert 'action="/t/r1/back"' in markup


def test_equal_names_are_told_apart() -> None:
    table = PLAYABLE[0].table(seed=1)
    same = tuple(replace(chair, name="Jan", kind=Kind.PERSON) for chair in chairs(table.players))
    names = names_of(room_of(table, chairs=same), "en")
    assert len(set(names.values())) == table.players


def finished(setting: Setting) -> Table:
    *_, table = random_game(setting, seed=2)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end(language: str) -> None:
    table = finished(next(s for s in PLAYABLE if s.players > 2))
    for seat, person in ((0, "me"), (PUBLIC, "me"), (PUBLIC, "a stranger")):
        showing = showing_of(table, seat, person=person)
        found = regions(showing, language, "wide")
        assert found["hand"] == found["acts"].strip() == ""
        assert found["ending"].count("<li") == table.players
        assert 'class="first"' in found["ending"]
        assert "/t/r1/replay" in found["ending"]
        assert "/t/r1/proof" in found["ending"]
        assert ('action="/t/r1/again"' in found["ending"]) == (person == "me")


@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_back(language: str) -> None:
    table = finished(PLAYABLE[0])
    frames = list(table.replay(0))
    log = tuple(LogLine(e, n) for n, view in enumerate(frames) for e in view.events)
    for at in range(0, len(frames), 7):
        showing = showing_of(
            table, 0, view=frames[at], frame=at, latest=len(frames) - 1, moment="", log=log
        )
        found = replay_regions(showing, language, "wide", "A")
        well_formed(found["log"])
        assert not acts_in("".join(found.values()))
        assert 'id="act"' not in "".join(found.values())
        assert f"/t/r1/replay?as=A&amp;at={len(frames) - 1}" in found["log"]
    assert "log" not in replay_regions(showing, language, "tall", "A", log=False)
    values = [value for value, _ in choices(showing.room, language)]
    assert values == [*(seat_letter(seat) for seat in range(table.players)), "public", "open"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_pages(language: str) -> None:
    table = finished(PLAYABLE[0])
    playing = PLAYABLE[0].table(seed=1)
    more = {"person": None, "here": "/t/r1"}
    for showing in (showing_of(table, 0), showing_of(playing, 0), showing_of(playing, PUBLIC)):
        shown = regions(showing, language, "wide")
        page = render(
            "table.html.j2",
            language,
            showing=showing,
            regions=shown,
            boards=boards(showing, language),
            device=(),
            stream="/t/r1/stream",
            page_title=page_title(showing, language),
            hint=hint(showing, language),
            **more,
        )
        check_page(page)
        wanted = showing.seat != PUBLIC and showing.proof is None
        assert ('id="hint"' in page) == ("data-hint" in page) == wanted
    check_page(
        render(
            "replay.html.j2",
            language,
            **replay_page(showing_of(table, 0, moment=""), language, "A"),
            **more,
        )
    )
    check_page(render("closed.html.j2", language, **more))
    watched = showing_of(playing, PUBLIC)
    for chair in (watched.room.chairs[0], None):
        context = curtain(watched.room, chair, watched, language)
        page = render("curtain.html.j2", language, stream="/t/r1/stream", **context, **more)
        check_page(page)
        assert ("data-shape" in page) == (chair is None)


def check_page(page: str) -> None:
    """Nothing that a strict content policy forbids, and no word without a translation."""
    assert "style=" not in page
    assert "<style" not in page
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", page))
    assert not re.search(r">\s*(table|replay|curtain|closed)-[a-z-]+\s*<", page)
    assert not re.search(r'aria-label="(table|replay|curtain|closed)-', page)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_curtain_hides_everything() -> None:
    """Whose turn it is may be read on a closed door; nothing of the game."""
    table = PLAYABLE[0].table(seed=1)
    showing = showing_of(table, PUBLIC)
    context = curtain(showing.room, showing.room.chairs[0], showing, "en")
    assert not {"regions", "boards", "showing"} & context.keys()


def test_games_without_a_scene_are_refused() -> None:
    from spelkast.web.table.desk import scene_of

    for game in games():
        if not game.part("scene"):
            with pytest.raises(LookupError):
                scene_of(game.slug)
