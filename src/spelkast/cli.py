"""`spelkast`: the command line.

Whatever is heavy is imported inside the command that needs it, so that help comes at once. A bad
argument is answered with one line on the error stream and exit status 2.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.console import Console

from . import __version__

if TYPE_CHECKING:
    from .engine.game import Game
    from .web.settings import Settings

FAILED, BAD_ARGUMENT, INTERRUPTED = 1, 2, 130
MOST_GAMES = 100_000_000

app = typer.Typer(
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Board games with secrets: to play, to simulate, to study.",
)


class Refused(Exception):
    """A bad argument. The message is the line that is printed."""


@contextlib.contextmanager
def arguments() -> Iterator[None]:
    """Arguments are read here: what the engine finds wrong with them is refused, not a crash."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise Refused(str(error)) from error


def main(args: Sequence[str] | None = None) -> NoReturn:
    """The console script."""
    sys.exit(run(args))


def run(args: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    _open_streams()
    try:
        status = app(args=args, prog_name="spelkast", standalone_mode=False)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Refused as refused:
        return _refuse(str(refused))
    except typer.Abort:
        return INTERRUPTED
    except typer.TyperException as error:  # an unknown command or flag, a number that is none
        return _refuse(getattr(error, "format_message", error.__str__)())
    except (MemoryError, OverflowError):
        return _refuse("that is more than this machine can hold")
    except BrokenPipeError:  # nobody reads on
        _close_output()
        return FAILED
    except OSError as error:  # a full disk, a terminal that went away
        _close_output()
        return _refuse(error.strerror or str(error), FAILED)
    return int(status or 0)


def _refuse(message: str, status: int = BAD_ARGUMENT) -> int:
    line = " ".join(message.split())
    with contextlib.suppress(OSError):
        print(f"spelkast: {line}", file=sys.stderr)
    return status


def _open_streams() -> None:
    """A stream that was closed leads nowhere; what cannot be encoded becomes a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _close_output() -> None:
    """Whatever is still in the buffer goes nowhere, so that the end of the process is quiet."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# ------------------------------------------------------------------------------- Arguments

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `spelkast games`.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")]
SEED = typer.Option("--seed", "-s", min=0, max=2**128 - 1, help="Fixes every draw.")
Seed = Annotated[int, SEED]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule of the game; repeat it."),
]
Preset = Annotated[
    str | None, typer.Option(help="Rules that go together, by name; see `spelkast games`.")
]
OwnBots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME=COMMAND", help="A bot of your own; repeat it."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def _game(slug: str) -> Game:
    from .engine.game import game

    with arguments():
        return game(slug)


def _options(chosen: list[str] | None) -> dict[str, str]:
    options = {}
    for entry in chosen or []:
        name, equals, value = entry.partition("=")
        if not equals:
            raise Refused(f"--option {entry!r}: write it as name=value")
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _dump(data: Any) -> None:
    print(json.dumps(data, indent=1, ensure_ascii=False))


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"spelkast {__version__}")
        raise typer.Exit


@app.callback()
def _start(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print it.")
    ] = False,
) -> None:
    pass


# ------------------------------------------------------------------------------- Commands


@app.command("games")
def list_games(as_json: Json = False) -> None:
    """List the games with their players and options."""
    from . import report
    from .engine.game import games

    data = [report.describe(rules) for rules in games()]
    if as_json:
        _dump(data)
    else:
        Console().print(report.games_table(data))


@app.command()
def play(
    slug: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Which game.")] = None,
    players: Players = None,
    bots: Annotated[
        str | None, typer.Option(show_default="rules", help="Who plays against you, seat by seat.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(show_default="A", help="Your seat, or `none` to watch.")
    ] = None,
    seed: Annotated[int | None, SEED] = None,
    lang: Annotated[str | None, typer.Option(help="nl, en or fr.")] = None,
    preset: Preset = None,
    option: OptionList = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    load: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
) -> int:
    """Play in the terminal against bots."""
    from .engine.game import slugs
    from .terminal.play import play_on
    from .terminal.session import Session, check_target, resume
    from .terminal.text import choose_language

    with arguments():
        language = choose_language(lang, os.environ)
        if save is not None:
            check_target(save)
        if load is not None:
            settings = {"players": players, "bots": bots, "seat": seat, "seed": seed}
            _check_alone("--load", settings | {"preset": preset, "option": option})
            session = resume(load)
            _check_same(slug, session.table.game.slug)
        elif slug is None and len(slugs()) > 1:
            raise Refused(f"which game? (there are: {', '.join(slugs())})")
        else:
            rules = _game(slug or slugs()[0])
            chosen = {**(rules.preset(preset) if preset else {}), **_options(option)}
            names = _names(bots or "rules")
            session = Session.new(rules, players, seat or "A", names, seed, chosen)
    return play_on(session, language, save or load)


@app.command()
def serve(
    data: Annotated[
        Path | None, typer.Option(help="The folder in which games are kept.", show_default=False)
    ] = None,
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8765,
    address: Annotated[
        str, typer.Option(help="How people reach it, for invitations: https://games.example")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    worker: Annotated[
        bool, typer.Option(help="With PostgreSQL: let bots think in this process too.")
    ] = True,
    bot: OwnBots = None,
) -> int:
    """Open the site: play in the browser, with friends or bots."""
    from .web.serve import serve as open_site

    with arguments():
        _name_programs(bot)
        settings = _settings(
            data, worker=worker, **({"address": address.rstrip("/")} if address else {})
        )
        return open_site(settings, host, port, open_browser)


@app.command()
def worker(
    data: Annotated[
        Path | None, typer.Option(help="The folder with the servers' secret.", show_default=False)
    ] = None,
    concurrency: Annotated[int, typer.Option(min=1, max=64, help="Moves at the same time.")] = 2,
    bot: OwnBots = None,
) -> int:
    """Think about bots' moves for servers on the same PostgreSQL (DATABASE_URL)."""
    from .web.serve import work

    with arguments():
        _name_programs(bot)
        return work(_settings(data), concurrency)


def _name_programs(entries: list[str] | None) -> None:
    from .bots.program import name_program

    for entry in entries or []:
        name_program(entry)


def _settings(data: Path | None, **more: object) -> Settings:
    from .web.settings import Settings

    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Settings.read(data or Path(home) / "spelkast", os.environ, **more)


def _check_alone(flag: str, others: dict[str, object]) -> None:
    given = [f"--{name}" for name, value in others.items() if value not in (None, [])]
    if given:
        raise Refused(f"{flag} takes the game as it is, without {', '.join(given)}")


def _check_same(wanted: str | None, found: str) -> None:
    if wanted not in (None, found):
        raise Refused(f"the saved game is {found}, not {wanted}")


@app.command()
def simulate(
    slug: GameName,
    players: Players = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="How many games.")
    ] = 1000,
    bots: Annotated[
        str, typer.Option(help="Who sits where; the last one takes the rest.")
    ] = "random",
    seed: Seed = 0,
    option: OptionList = None,
    check: Annotated[bool, typer.Option("--check", help="Test all invariants each move.")] = False,
    threads: Annotated[
        int, typer.Option(min=1, max=256, help="Play on so many cores; the games are the same.")
    ] = 1,
    as_json: Json = False,
) -> int:
    """Play many games between bots, and count."""
    from . import report
    from .arena import simulate as arena

    rules = _game(slug)
    count = rules.players[-1] if players is None else players
    with arguments():
        chosen = rules.complete_options(_options(option))
        rules.check_players(count)
        arena.seat_bots(_names(bots), count)
    with report.progress("games", games, quiet=as_json) as advance:
        try:
            found = arena.simulate(
                rules, count, games, _names(bots), seed, chosen, check, advance, threads
            )
        except arena.BrokenGame as broken:
            print(f"spelkast: {broken}", file=sys.stderr)
            return 1
    if as_json:
        _dump(found.to_data())
    else:
        report.show_simulation(found)
    return 0


@app.command()
def tournament(
    slug: GameName,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="Who plays: names, search:500, search:1s, program:COMMAND.")
    ] = "random,rules",
    games: Annotated[
        int,
        typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="Rounded up to whole deals."),
    ] = 100,
    seed: Seed = 0,
    option: OptionList = None,
    lone: Annotated[
        bool, typer.Option("--lone", help="The first bot sits alone among copies of another.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes of this machine.")] = 1,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on all machines of a Ray cluster.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Keep the result in this JSON file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the ratings in this SVG file.")] = None,
    as_json: Json = False,
) -> int:
    """Measure bots against each other: every deal in every rotation of the seats."""
    from . import report
    from .arena import tournament as arena
    from .arena.cluster import on_ray
    from .arena.plot import ratings_svg
    from .bots.program import BadBot

    rules = _game(slug)
    with arguments():
        count = rules.players[-1] if players is None else players
        chosen = _options(option)
        plan = arena.make_plan(rules, count, _names(bots), games, seed, chosen, lone)
        spread = on_ray() if cluster else arena.processes(jobs)
    try:
        with report.progress("games", plan.deals * plan.players, quiet=as_json) as advance:
            found = arena.hold(plan, spread, advance)
    except BadBot as error:
        return _refuse(str(error), FAILED)
    if save is not None:
        save.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if plot is not None:
        plot.write_text(ratings_svg(found) + "\n", encoding="utf-8")
    if as_json:
        _dump(found)
    else:
        report.show_tournament(found)
    return 0


@app.command()
def scenario(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Files, or folders of them.")
    ],
) -> int:
    """Run worked examples; print pass, or the first difference, for each."""
    from .engine.scenario import BadScenario, load, run

    failed = 0
    for path in _scenario_files(paths):
        try:
            difference = run(load(path))
        except BadScenario as error:
            print(f"malformed  {path}: {error}")
            failed += 1
            continue
        print(f"FAIL  {path}: {difference}" if difference else f"pass  {path}")
        failed += difference is not None
    return 1 if failed else 0


def _scenario_files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise Refused(f"there are no *.toml files in {path}")
        found += inside
    for path in found:
        _check_readable(path)
    return found


def _check_readable(path: Path) -> None:
    try:
        path.open("rb").close()
    except OSError as error:
        raise Refused(f"cannot read {path}: {error.strerror}") from error


@app.command()
def verify(path: Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")]) -> int:
    """Replay a game file and check every claim in it."""
    from .engine import gamefile

    with arguments():
        data = gamefile.read(path)
    checks = gamefile.verify(data)
    for check in checks:
        print(f"{'✓' if check.passed else '✗'} {check.name}: {check.detail}")
    return 0 if all(check.passed for check in checks) else 1


@app.command()
def bench(
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="For each row of each run.")] = 0.5,
    runs: Annotated[int, typer.Option(min=1, help="Rounds; a row is the median.")] = 5,
    cold: Annotated[bool, typer.Option("--cold", help="Also compile into an empty cache.")] = False,
    seed: Seed = 0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Adapters, threads and other libraries too.")
    ] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the rows into this SVG file.")] = None,
) -> None:
    """Measure the speed, beside OpenSpiel in the same run."""
    from . import report
    from .arena.bench import Bench

    others = []
    if peers:
        from . import yardsticks

        others = yardsticks.contenders(seed)
    measured = Bench(seconds, runs, seed, cold, others)
    with report.progress("bench", measured.total, quiet=as_json) as advance:
        data = measured.run(advance)
    if peers:
        data["notes"] += yardsticks.compared(data["rows"])
    if plot is not None:
        from .yardsticks.plot import draw

        plot.write_text(draw(data), encoding="utf-8")
    if as_json:
        _dump(data)
    else:
        report.show_bench(data)


@app.command("compile")
def compile_kernels(
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing.")] = False,
) -> None:
    """Compile all rules into the cache, so that nobody waits for it later."""
    from .engine import source

    if not source.JIT or source.is_compiled():
        return
    from . import report
    from .arena import warmup

    with report.progress("compiling", warmup.total(), quiet=quiet) as advance:
        for slug, step in warmup.compile_all():
            advance(1, f"compiled {slug}: {step}")
    source.mark_compiled()


if __name__ == "__main__":
    main()
