"""The command line: every command, every kind of bad argument, and how quickly it starts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import spelkast
from spelkast import cli
from spelkast.engine import source
from spelkast.engine.gamefile import commit
from spelkast.engine.scenario import files

SOURCE = Path(spelkast.__file__).parent.parent
INFEROS = spelkast.game("inferos")
Captured = pytest.CaptureFixture[str]


def spawn(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "spelkast.cli", *args],
        env={**os.environ, "PYTHONPATH": str(SOURCE), **more},
        capture_output=True,
        text=True,
        timeout=120,
    )


def answer(capsys: Captured, *args: str) -> Any:
    assert cli.run(args) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """Four moves of a game."""
    table = spelkast.new("inferos", players=3, seed=7)
    for _ in range(4):
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    path = tmp_path / "game.json"
    spelkast.save(table, path)
    return path


# ------------------------------------------------------------------------------- Games


def test_games_lists_players_options_and_values(capsys: Captured) -> None:
    data = answer(capsys, "games", "--json")
    assert [entry["game"] for entry in data] == list(spelkast.slugs())
    inferos = next(entry for entry in data if entry["game"] == "inferos")
    assert inferos["players"] == [2, 4]
    assert (inferos["usual"], inferos["presets"]) == (3, {})
    reich = next(entry for entry in data if entry["game"] == "reich")
    assert (reich["usual"], reich["presets"]["grand"]["games"]) == (4, 3)
    assert inferos["options"]["vega_take"] == {"default": "blind", "values": ["blind", "open"]}


def test_games_as_a_table_names_everything(capsys: Captured) -> None:
    assert cli.run(["games"]) == 0
    out = capsys.readouterr().out
    assert "2–4 players" in out
    assert all(name in out for name in INFEROS.options)
    assert "--preset learning" in out


# ------------------------------------------------------------------------------- Simulate


def test_simulate_answers_in_json(capsys: Captured) -> None:
    args = ("--players", "3", "--games", "20", "--bots", "rules,random", "--seed", "5", "--json")
    data = answer(capsys, "simulate", "inferos", *args)
    wanted = {"game", "players", "games", "moves", "seconds", "moves_per_second", "length"}
    assert wanted | {"results"} <= set(data)
    assert (data["game"], data["players"], data["games"]) == ("inferos", 3, 20)
    assert [seat["bot"] for seat in data["results"]] == ["rules", "random", "random"]
    assert data["moves"] == pytest.approx(20 * data["length"]["mean"], abs=1)


def test_simulate_is_the_same_for_the_same_seed(capsys: Captured) -> None:
    args = ("simulate", "inferos", "-n", "10", "-s", "3", "--check", "--json")
    first, again = answer(capsys, *args), answer(capsys, *args)
    assert (first["moves"], first["results"]) == (again["moves"], again["results"])


def test_simulate_is_the_same_on_any_number_of_threads(capsys: Captured) -> None:
    args = ("simulate", "dungeonville", "-p", "2", "-n", "25", "--bots", "rules")
    alone, shared = (answer(capsys, *args, "--threads", n, "--json") for n in ("1", "3"))
    for timed in ("seconds", "moves_per_second"):
        del alone[timed], shared[timed]
    assert alone == shared


def test_simulate_counts_by_deed_and_by_round(capsys: Captured) -> None:
    args = ("simulate", "dungeonville", "-p", "3", "-n", "40", "--bots", "rules")
    data = answer(capsys, *args, "--json")
    deeds, rounds = data["tallies"]["dungeon"], data["gauges"]["round"]
    assert [row["dungeon"] for row in deeds] == list(
        spelkast.game("dungeonville").domains["dungeon"].tokens
    )
    assert sum(row["held"] for row in deeds) == 40 * 3
    assert sum(row["wins"] for row in deeds) == sum(row["wins"] for row in data["results"]) == 40
    assert sum(row["win_share"] for row in deeds) == pytest.approx(1, abs=0.001)
    total = sum(row["held"] * row["mean"] for row in deeds)
    assert total == pytest.approx(0, abs=0.1), "no more is won than lost"
    assert 2 <= rounds["min"] < rounds["mean"] < rounds["max"] <= 60
    assert cli.run(args) == 0
    out = capsys.readouterr().out
    assert "share of all wins" in out
    assert f"round at the end: mean {rounds['mean']:g}" in out


def test_simulate_takes_options(capsys: Captured) -> None:
    args = ("simulate", "inferos", "-n", "3", "-o", "turn_limit=40", "-o", "vega-take=open")
    assert answer(capsys, *args, "--json")["options"]["turn_limit"] == 40


def test_simulate_draws_a_histogram(capsys: Captured) -> None:
    assert cli.run(["simulate", "inferos", "-n", "50", "-p", "2"]) == 0
    out = capsys.readouterr().out
    assert "moves per second" in out
    assert "█" in out
    assert "mean result" in out


def test_a_broken_game_is_a_failure(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    from spelkast.arena import simulate

    def broken(*args: object) -> None:
        raise simulate.BrokenGame("inferos, deal 3: cards conserved")

    monkeypatch.setattr(simulate, "simulate", broken)
    assert cli.run(["simulate", "inferos"]) == 1
    assert capsys.readouterr().err == "spelkast: inferos, deal 3: cards conserved\n"


# ------------------------------------------------------------------------------- Scenario

GOOD = """
game = "inferos"
id = "X1"
title = "Two equal cards cancel each other"
rulings = ["R15"]
players = 2

[[step]]
do = ["A play 3", "B play 3"]
expect.pawns = { A = 0, B = 0 }
"""


def scenario(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_scenario_passes(tmp_path: Path, capsys: Captured) -> None:
    path = scenario(tmp_path, "X1.toml", GOOD)
    assert cli.run(["scenario", path]) == 0
    assert capsys.readouterr().out == f"pass  {path}\n"


def test_a_scenario_fails_with_its_first_difference(tmp_path: Path, capsys: Captured) -> None:
    path = scenario(tmp_path, "X1.toml", GOOD.replace("A = 0, B", "A = 3, B"))
    assert cli.run(["scenario", path]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"FAIL  {path}: X1")
    assert out.count("\n") == 1


def test_a_malformed_scenario_fails_and_the_others_still_run(
    tmp_path: Path, capsys: Captured
) -> None:
    scenario(tmp_path, "1.toml", GOOD.replace("play 3", "plaz 3"))
    scenario(tmp_path, "2.toml", "game = ")
    scenario(tmp_path, "3.toml", GOOD)
    assert cli.run(["scenario", str(tmp_path)]) == 1
    words = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert words == ["malformed", "malformed", "pass"]


def test_a_folder_of_scenarios(capsys: Captured) -> None:
    wanted = files(INFEROS)[:3]
    assert cli.run(["scenario", *map(str, wanted)]) == 0
    assert capsys.readouterr().out.count("pass") == len(wanted)


# ------------------------------------------------------------------------------- Verify


def test_a_true_file_is_verified(game_file: Path, capsys: Captured) -> None:
    assert cli.run(["verify", str(game_file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 3
    assert all(line.startswith("✓ ") for line in lines)


@pytest.mark.parametrize(
    ("entry", "value"),
    [("digest", "0" * 16), ("log", ["A play 1"]), ("results", [1.0, -1.0, -1.0]), ("seed", "8")],
)
def test_a_false_file_is_found_out(
    game_file: Path, capsys: Captured, entry: str, value: object
) -> None:
    data = json.loads(game_file.read_text(encoding="utf-8"))
    game_file.write_text(json.dumps(data | {entry: value}), encoding="utf-8")
    assert cli.run(["verify", str(game_file)]) == 1
    assert "✗ " in capsys.readouterr().out


def test_a_commitment_is_checked(game_file: Path, capsys: Captured) -> None:
    data = json.loads(game_file.read_text(encoding="utf-8"))
    for nonce, status in (("salt", 0), ("pepper", 1)):
        promised = {"hash": commit(data, "salt"), "nonce": nonce}
        game_file.write_text(json.dumps(data | {"commitment": promised}), encoding="utf-8")
        assert cli.run(["verify", str(game_file)]) == status
    assert "commitment" in capsys.readouterr().out


# ------------------------------------------------------------------------------- Bad arguments

BAD = {
    "unknown command": ["dance"],
    "unknown flag": ["games", "--loud"],
    "no game": ["simulate"],
    "unknown game": ["simulate", "chess"],
    "unknown game to play": ["play", "chess"],
    "too many players": ["simulate", "inferos", "--players", "9"],
    "no players": ["simulate", "inferos", "--players", "0"],
    "players in words": ["simulate", "inferos", "--players", "three"],
    "too many players to play": ["play", "inferos", "--players", "9"],
    "unknown option": ["simulate", "inferos", "--option", "tempo=fast"],
    "unknown value": ["simulate", "inferos", "--option", "vega_take=greedy"],
    "half an option": ["simulate", "inferos", "--option", "vega_take"],
    "unknown bot": ["simulate", "inferos", "--bots", "deep"],
    "unknown bot to play": ["play", "inferos", "--bots", "deep"],
    "empty bot": ["simulate", "inferos", "--bots", "random,"],
    "too many bots": ["simulate", "inferos", "-p", "2", "--bots", "random,random,random"],
    "negative games": ["simulate", "inferos", "--games", "-5"],
    "no threads": ["simulate", "inferos", "--threads", "0"],
    "no games": ["simulate", "inferos", "--games", "0"],
    "too many games": ["simulate", "inferos", "--games", "1000000000000"],
    "negative seed": ["simulate", "inferos", "--seed", "-1"],
    "unknown seat": ["play", "inferos", "--seat", "Z"],
    "unknown preset": ["play", "reich", "--preset", "chess"],
    "a saved game and a preset": ["play", "--load", "TEXT", "--preset", "full"],
    "unknown language": ["play", "inferos", "--lang", "de"],
    "no such scenario": ["scenario", "nowhere.toml"],
    "folder without scenarios": ["scenario", "EMPTY"],
    "no such file": ["verify", "nowhere.json"],
    "a folder as a file": ["verify", "EMPTY"],
    "not JSON": ["verify", "TEXT"],
    "no such saved game": ["play", "--load", "nowhere.json"],
    "not a saved game": ["play", "--load", "TEXT"],
    "a saved game and a seat": ["play", "--load", "TEXT", "--seat", "A"],
    "a saved game and options": ["play", "--load", "TEXT", "-o", "turn_limit=40"],
    "no time": ["bench", "--seconds", "0"],
    "no runs": ["bench", "--runs", "0"],
    "too much": ["games", "inferos", "reich"],
}


@pytest.mark.parametrize("args", BAD.values(), ids=BAD)
def test_a_bad_argument_gets_one_line(args: list[str], tmp_path: Path, capsys: Captured) -> None:
    text = tmp_path / "text"
    text.write_text("not a game\n", encoding="utf-8")
    empty = tmp_path / "empty"
    empty.mkdir()
    places = {"TEXT": str(text), "EMPTY": str(empty)}
    assert cli.run([places.get(arg, arg) for arg in args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("spelkast: ")
    assert captured.err.count("\n") == 1


def test_a_saved_game_is_not_another_game(game_file: Path, capsys: Captured) -> None:
    assert cli.run(["play", "chess", "--load", str(game_file)]) == 2
    assert capsys.readouterr().err == "spelkast: the saved game is inferos, not chess\n"


def test_too_much_for_the_machine(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    from spelkast.arena import simulate

    def full(*args: object) -> None:
        raise MemoryError

    monkeypatch.setattr(simulate, "simulate", full)
    assert cli.run(["simulate", "inferos"]) == 2
    assert capsys.readouterr().err == "spelkast: that is more than this machine can hold\n"


def test_the_process_says_so_too() -> None:
    done = spawn("simulate", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    known = ", ".join(spelkast.slugs())
    assert done.stderr == f"spelkast: there is no game 'chess' (there are: {known})\n"


# ------------------------------------------------------------------------------- The process


def test_the_version() -> None:
    assert spawn("--version").stdout == f"spelkast {spelkast.__version__}\n"


@pytest.mark.parametrize("args", [["--help"], ["play", "--help"], ["--version"], ["dance"]])
def test_help_does_not_wait_for_numba(args: list[str]) -> None:
    code = (
        "import sys; from spelkast import cli; cli.run(sys.argv[1:]);"
        "sys.exit(9 if {'numba', 'numpy'} & set(sys.modules) else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
    )
    assert done.returncode == 0


def test_what_is_compiled_is_known_without_numba(tmp_path: Path) -> None:
    code = (
        "import sys; from spelkast import cli; from spelkast.engine import source;"
        "source.cache_folder().mkdir(parents=True); source.mark_compiled();"
        "assert cli.run(['compile']) == 0; assert 'numba' not in sys.modules"
    )
    subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "SPELKAST_CACHE": str(tmp_path)},
        check=True,
    )


def test_compile_takes_every_step(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from spelkast.arena import warmup

    monkeypatch.setenv("SPELKAST_CACHE", str(tmp_path))
    monkeypatch.setattr(source, "JIT", True)
    source.cache_folder().mkdir(parents=True)
    taken = []

    def compile_all() -> Any:
        for step in warmup.STEPS:
            taken.append(step)
            yield "inferos", step

    monkeypatch.setattr(warmup, "compile_all", compile_all)
    assert cli.run(["compile", "--quiet"]) == 0
    assert source.is_compiled()
    assert taken == list(warmup.STEPS)


def test_every_step_of_the_compilation_runs() -> None:
    from spelkast.arena import warmup

    assert sorted(name for wave in warmup.WAVES for lane in wave for name in lane) == sorted(
        warmup.STEPS
    )
    for name in warmup.STEPS:
        warmup.take_step("inferos", name)


def test_nobody_reads_on() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "spelkast.cli", "games", "--json"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait()


@pytest.mark.parametrize(
    ("shell", "status", "err"),
    [
        (">/dev/full", 1, "spelkast: No space left on device\n"),
        (">&-", 0, ""),
        ("2>&- >/dev/full", 1, ""),
    ],
)
def test_output_that_goes_nowhere(shell: str, status: int, err: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f'"$0" -m spelkast.cli games {shell}', sys.executable],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (status, err)


def test_output_that_knows_few_letters() -> None:
    done = spawn("games", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "2?4 players" in done.stdout


WAITING = """
import sys, time
from spelkast import cli
from spelkast.arena import simulate

def wait(*args):
    print("ready", flush=True)
    time.sleep(60)

simulate.simulate = wait
cli.main(["simulate", "inferos"])
"""


def test_an_interrupt_is_quiet() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WAITING],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=restore_interrupts,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, "", "")


def restore_interrupts() -> None:
    """A shell starts what runs in the background deaf to them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
