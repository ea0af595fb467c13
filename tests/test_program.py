"""Bots of one's own: programs that are asked in lines of JSON."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from spelkast.arena.tournament import hold, make_plan
from spelkast.bots import make_bot, program
from spelkast.bots.program import BadBot, name_program, programs, question, running
from spelkast.cli import run
from spelkast.engine.game import game, slugs
from spelkast.engine.table import Table

EXAMPLE = Path(__file__).parent.parent / "docs" / "own_bot.py"
COMMAND = shlex.join([sys.executable, str(EXAMPLE)])


def python(code: str) -> str:
    return shlex.join([sys.executable, "-c", code])


def ask(command: str) -> str:
    table = Table(game(slugs()[0]), seed=1)
    seat = table.to_act[0]
    try:
        return make_bot(f"program:{command}").choose(table.view(seat), table.legal(seat)).text
    finally:
        running(command).stop()


def test_the_example_is_short_and_plays_whole_games() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30
    plan = make_plan(game(slugs()[0]), 2, ["random", f"program:{COMMAND}"], games=2)
    try:
        found = hold(plan)
        assert found["games"] == 2
        assert found == hold(plan)
    finally:
        running(COMMAND).stop()


@pytest.mark.parametrize("slug", slugs())
def test_a_question_tells_what_the_seat_knows_and_no_more(slug: str) -> None:
    table = Table(game(slug), seed=3)
    seat = table.to_act[0]
    view = table.view(seat)
    asked = json.loads(json.dumps(question(view, view.legal())))
    assert asked["legal"] == [action.text for action in table.legal(seat)]
    assert not [name for name in asked["view"] if name.startswith(("chance", "event"))]
    twin = Table.at(table.game, view.sample(5)).view(seat)
    assert json.loads(json.dumps(question(twin, twin.legal()))) == asked


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ('input(); print(\'{"action": "jump"}\')', "'jump' is not one of the legal actions"),
        ("input(); print('hello')", "is not an answer"),
        ("input(); print('[1]')", "is not an answer"),
        ("pass", "no answer|Broken pipe"),
        ("input(); print('x' * 20000)", "no answer"),
    ],
)
def test_a_program_that_does_not_answer_well(code: str, message: str) -> None:
    with pytest.raises(BadBot, match=message):
        ask(python(code))


def test_a_program_that_is_too_slow_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.5)
    with pytest.raises(BadBot, match="no answer"):
        ask(python("import time; time.sleep(60)"))


def test_no_such_program(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadBot, match="No such file"):
        ask("/nowhere/bot")
    args = ["tournament", slugs()[0], "-n", "1", "--bots", "random,program:/nowhere/bot"]
    assert run(args) == 1
    assert "/nowhere/bot: No such file" in capsys.readouterr().err


def test_a_program_with_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "_named", {})
    assert name_program(f"careful = {COMMAND}") == "careful"
    assert dict(programs()) == {"careful": COMMAND}
    assert isinstance(make_bot("careful"), program.ProgramBot)
    for wrong in ("careful", "=x", "two words=x", "a" * 21 + "=x", "name= "):
        with pytest.raises(ValueError, match="name=command"):
            name_program(wrong)
