"""The terminal game: whole games in three languages, and not a word too much."""

from __future__ import annotations

import builtins
import io
import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

import spelkast
from spelkast import cli
from spelkast.engine.actions import seat_letter
from spelkast.engine.game import game, slugs
from spelkast.engine.schema import PUBLIC
from spelkast.engine.view import View
from spelkast.engine.words import LANGUAGES, Words
from spelkast.terminal.choices import legal_numbers, numbered, understand
from spelkast.terminal.play import play_on
from spelkast.terminal.screen import Screen, command
from spelkast.terminal.session import PERSON, Session, resume
from spelkast.terminal.text import Text, choose_language

Captured = pytest.CaptureFixture[str]
MARK = {"nl": "(alleen jij)", "en": "(only you)", "fr": "(vous seul)"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept outside the test's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")


def new(slug: str = "inferos", players: int = 3, seat: str = "A", seed: int = 7) -> Session:
    return Session.new(game(slug), players, seat, ["rules"], seed, {})


def test_as_many_sit_down_as_is_usual_for_the_game() -> None:
    found = {
        slug: Session.new(game(slug), None, "A", ["rules"], 7, {}) for slug in ("inferos", "reich")
    }
    assert {slug: session.table.players for slug, session in found.items()} == {
        "inferos": 3,
        "reich": 4,
    }


def keyboard(monkeypatch: pytest.MonkeyPatch, lines: Iterator[str]) -> None:
    """A person who types these lines, and then nothing more."""

    def read() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", read)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    keyboard(monkeypatch, iter(lines))


def random_person(session: Session, seed: int) -> Iterator[str]:
    """Somebody who plays at random: by number, or by the text of the action."""
    luck = random.Random(seed)
    while True:
        number, action = luck.choice(list(legal_numbers(session.view()).items()))
        yield luck.choice([str(number), action.text, action.text.upper() + " "])


def render(show: Callable[[Screen], None], session: Session, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=80, highlight=False)
    show(Screen(session, language, console))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# ------------------------------------------------------------------------------- Whole games


@every_language
@pytest.mark.parametrize("slug", slugs())
def test_a_whole_game(
    slug: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    session = new(slug, game(slug).players[-1], seat="B")
    keyboard(monkeypatch, random_person(session, seed=1))
    assert play_on(session, language) == 0
    out = capsys.readouterr().out
    assert session.table.over
    assert Words(session.table.game, language).title() in out
    assert Text(language).say("result") in out
    assert f"--seed {session.table.seed}" in out
    mine = [event for event in session.table.events(1) if event.private]
    assert out.count(MARK[language]) == len(mine)


def test_the_board_fits_80_columns(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    session = new(players=4)
    keyboard(monkeypatch, random_person(session, seed=2))
    play_on(session, "fr")
    typed_lines = ("Votre choix", "Pour rejouer")
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    assert max(len(line) for line in lines if not line.startswith(typed_lines)) <= 80


def test_the_same_seed_gives_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    outputs = []
    for _ in range(2):
        session = new()
        keyboard(monkeypatch, random_person(session, seed=3))
        play_on(session, "en")
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]


def test_bots_to_watch(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    args = ["play", "inferos", "--seat", "none", "--seed", "4", "--lang", "en", "--players", "2"]
    assert cli.run([*args, "--bots", "rules,random"]) == 0
    out = capsys.readouterr().out
    assert "The game is over" in out
    assert MARK["en"] not in out
    assert "Bram" in out


# ------------------------------------------------------------------------------- Secrets


def test_the_screen_cannot_tell_worlds_apart_that_the_seat_cannot() -> None:
    """Whatever the others might hold instead, this seat's screen is the same to the letter."""
    for seed in range(3):
        session = new(players=4, seed=seed)
        luck = random.Random(seed)
        while not session.table.over and len(session.table.log) < 150:
            seat = luck.choice(session.table.to_act)
            session.table.play(seat, luck.choice(session.table.legal(seat)))
            view = session.view()
            other = View(view.game, view.seat, view.sample(seed=len(session.table.log)))
            screens = {render(partial(look, view=seen), session) for seen in (view, other)}
            assert len(screens) == 1


def look(screen: Screen, view: View) -> None:
    screen.board(view)
    screen.decision(view)
    screen.choices(view)
    screen.news(view.events)


def test_a_spectator_sees_no_hand() -> None:
    session = new(seat="none")
    drawn = render(lambda screen: screen.board(session.view()), session)
    words = Words(session.table.game, "en")
    powers = session.table.game.domains["power"].tokens
    drawn = drawn.replace(words.token("drawing", "monsters", "tooth"), "")  # of the legend
    assert session.seat == PUBLIC
    assert not any(f" {words.token('power', power)}" in drawn for power in powers)


def test_own_cards_are_shown_and_those_of_others_are_backs() -> None:
    session = new()
    drawn = render(lambda screen: screen.board(session.view()), session).splitlines()
    rows = {row[1]: row for row in drawn if row[:3] in (" A ", " B ", " C ")}
    assert "feather" in rows["A"]
    assert "▮" not in rows["A"]
    assert rows["B"].rstrip().endswith("▮")


# ------------------------------------------------------------------------------- Input


def test_numbers_do_not_shift_when_cards_are_spent() -> None:
    session = new()
    before = numbered(session.view())
    session.play(before[2])
    session.go_on()
    while session.view().phase_name != "choose":
        session.play(session.view().legal()[0])
        session.go_on()
    assert numbered(session.view()) == before
    assert 2 not in legal_numbers(session.view())
    assert before[3].text == "play 3"
    assert before[8].text == "play vega"


@every_language
def test_an_action_is_understood_in_every_form(language: str) -> None:
    session = new()
    words = Words(session.table.game, language)
    for number, action in numbered(session.view()).items():
        for line in (str(number), action.text, action.text.title(), words.action(action)):
            assert understand(line, session.view(), words, {}) == action
    assert understand("99", session.view(), words, {}) is None
    assert understand("dance", session.view(), words, {}) is None


def test_help_log_why_and_nonsense(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(
        monkeypatch, "?", "l", "b", "", "nonsense", "why", "why strip 3", "why play 3", "why x", "u"
    )
    assert play_on(new(), "en") == 0
    out = capsys.readouterr().out
    assert "take back your last move" in out
    assert "What you have seen so far" in out
    assert "I do not understand “nonsense”" in out
    assert "You cannot do that now." in out
    assert "“play 3” is allowed" in out
    assert "nothing to take back" in out


def test_a_spent_card_is_refused_with_its_ruling(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    session = new()
    session.play(session.table.action("play vega"))
    session.go_on()
    while session.view().phase_name != "choose":
        session.play(session.view().legal()[0])
        session.go_on()
    typed(monkeypatch, "8", "why play vega")
    play_on(session, "en")
    assert capsys.readouterr().out.count("(rule R13)") == 2


@pytest.mark.parametrize(
    "line",
    ["x" * 5000, "9" * 5000, "why " + "x" * 5000, "s ~nobody-here/x", "s a\0b", "s " + "x" * 5000],
)
def test_no_line_ends_the_game(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    typed(monkeypatch, line, "help", "undo", "quit")
    assert play_on(new(), "en") == 0
    out = capsys.readouterr().out
    assert "do not understand" in out or "cannot be kept" in out
    assert "this help" in out
    assert "spelkast play --load" in out


def test_a_spectator_goes_on_with_an_empty_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    session = new(seat="none")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    typed(monkeypatch, "why play 1", "u", "dance", "l", "q")
    assert play_on(session, "en") == 0
    out = capsys.readouterr().out
    assert out.count("You are watching") == 2
    assert "do not understand “dance”" in out
    assert out.count("The Underworld (0)") == 1


# ------------------------------------------------------------------------------- Keeping


def test_whatever_happens_the_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def break_down() -> str:
        raise LookupError("a mistake in the program")

    monkeypatch.setattr(builtins, "input", break_down)
    with pytest.raises(LookupError):
        play_on(new(), "en")
    assert list((tmp_path / "state" / "spelkast").glob("inferos-*.json"))
    capsys.readouterr()


def test_the_end_of_input_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    typed(monkeypatch, "3")
    assert play_on(new(), "nl") == 0
    out = capsys.readouterr().out
    path = next((tmp_path / "state" / "spelkast").glob("inferos-*.json"))
    assert f"spelkast play --load {path}" in out
    assert resume(path).table.log[0].action.text in ("play 3", "play vega", "play 5")


def test_a_game_taken_up_again_goes_the_same_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    straight = new(seed=11)
    keyboard(monkeypatch, first_choice(straight))
    play_on(straight, "en")

    path = tmp_path / "game.json"
    broken_off = new(seed=11)
    lines = first_choice(broken_off)
    keyboard(monkeypatch, (next(lines) for _ in range(5)))
    play_on(broken_off, "en", path)
    again = resume(path)
    assert again.chairs == broken_off.chairs
    keyboard(monkeypatch, first_choice(again))
    play_on(again, "en", path)
    assert list(map(str, again.table.log)) == list(map(str, straight.table.log))
    assert all(check.passed for check in spelkast.verify(json.loads(path.read_text())))
    capsys.readouterr()


def first_choice(session: Session) -> Iterator[str]:
    while True:
        yield str(next(iter(legal_numbers(session.view()))))


def test_load_and_save_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    path, copy = tmp_path / "one.json", tmp_path / "two.json"
    typed(monkeypatch, "4", f"s {copy}", "q")
    args = ["play", "inferos", "-p", "2", "--seat", "B", "-o", "turn_limit=40", "--lang", "en"]
    assert cli.run([*args, "--save", str(path)]) == 0
    typed(monkeypatch, "q")
    assert cli.run(["play", "--load", str(copy), "--lang", "fr"]) == 0
    assert "À la prochaine" in capsys.readouterr().out
    table = resume(copy).table
    assert (table.players, table.options["turn_limit"]) == (2, 40)
    assert resume(copy).chairs == ("rules", PERSON)
    assert cli.run(["verify", str(copy)]) == 0


def test_a_place_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    (tmp_path / "file").touch()
    typed(monkeypatch, f"s {tmp_path / 'file' / 'game.json'}", "q")
    assert play_on(new(), "en") == 0
    assert "cannot be kept" in capsys.readouterr().out


def test_a_game_finds_another_place_or_is_said_to_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    (tmp_path / "file").touch()
    nowhere = tmp_path / "file" / "game.json"
    typed(monkeypatch, "q")
    assert play_on(new(), "en", nowhere) == 0
    assert list((tmp_path / "state" / "spelkast").glob("inferos-*.json"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    typed(monkeypatch, "q")
    assert play_on(new(), "en", nowhere) == 1
    capsys.readouterr()


def test_nothing_but_a_game_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious\n", encoding="utf-8")
    typed(monkeypatch, f"s {precious}", "q")
    assert play_on(new(), "en") == 0
    assert "not a saved game" in capsys.readouterr().out
    assert cli.run(["play", "inferos", "--save", str(precious)]) == 2
    assert "not a saved game" in capsys.readouterr().err
    assert precious.read_text(encoding="utf-8") == "precious\n"


def test_a_file_taken_up_again_keeps_what_else_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    new().save(path)
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | {"note": "Sunday"}), encoding="utf-8")
    resume(path).save(path)
    assert json.loads(path.read_text(encoding="utf-8")) == data | {"note": "Sunday"}


def test_a_false_file_is_not_taken_up(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "game.json"
    new().save(path)
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | {"digest": "0" * 16}), encoding="utf-8")
    assert cli.run(["play", "--load", str(path)]) == 2
    assert "digest" in capsys.readouterr().err


def test_the_command_that_deals_again() -> None:
    rules = game("inferos")
    usual = "spelkast play inferos --players 3 --seed 7"
    assert command(new()) == usual
    session = Session.new(rules, 3, "B", ["random", "rules"], 7, {"vega_take": "open"})
    more = " --seat B --bots random,rules --option vega_take=open"
    assert command(session) == usual + more
    assert command(new(seat="none")) == f"{usual} --seat none"


@pytest.mark.parametrize(
    "chairs",
    [
        {"A": "rules"},
        {"A": PERSON, "B": PERSON, "C": "rules"},
        {"A": "x", "B": "rules", "C": "rules"},
        {"A": [], "B": "rules", "C": "rules"},
        7,
        0,
        None,
    ],
)
def test_bad_chairs_are_refused(tmp_path: Path, chairs: object, capsys: Captured) -> None:
    path = tmp_path / "game.json"
    new().save(path)
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | {"chairs": chairs}), encoding="utf-8")
    assert cli.run(["play", "--load", str(path)]) == 2
    assert "'chairs'" in capsys.readouterr().err


def test_an_interrupt_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    path = tmp_path / "game.json"
    assert play_on(new(), "en", path) == 130
    assert "--load" in capsys.readouterr().out
    assert path.exists()


# ------------------------------------------------------------------------------- Words


def test_the_language_of_the_locale() -> None:
    assert choose_language(None, {"LANG": "nl_BE.UTF-8"}) == "nl"
    assert choose_language(None, {"LC_ALL": "fr_FR", "LANG": "nl_BE"}) == "fr"
    assert choose_language(None, {"LANG": "C.UTF-8"}) == "en"
    assert choose_language(None, {}) == "en"
    assert choose_language("fr", {"LANG": "nl_BE"}) == "fr"
    assert choose_language("NL", {}) == "nl"


def test_the_terminal_says_the_same_in_every_language() -> None:
    folder = Path(spelkast.__file__).parent / "terminal" / "text"
    keys = {
        language: [
            line.split(" =")[0]
            for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
            if line and line[0] not in "# "
        ]
        for language in LANGUAGES
    }
    assert keys["nl"] == keys["en"] == keys["fr"]


def test_bots_are_named_after_their_seats() -> None:
    session = new(players=4)
    names = Screen(session, "en", Console(file=io.StringIO())).names
    assert names == {"A": "Player A", "B": "Bram", "C": "Cato", "D": "Daan"}
    assert [seat_letter(seat) for seat in range(4)] == list(names)
