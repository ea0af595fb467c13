"""What the command line prints: tables, progress bars and small text pictures."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from .engine.actions import seat_letter

if TYPE_CHECKING:
    from .arena.simulate import Simulation
    from .engine.game import Game

BARS = 12
BAR_WIDTH = 30


class Advance(Protocol):
    def __call__(self, done: int, text: str = "", /) -> None: ...


@contextlib.contextmanager
def progress(text: str, total: int, quiet: bool = False) -> Iterator[Advance]:
    """A progress bar on the error stream; on a stream that is no terminal it leaves no trace."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    task = bar.add_task(text, total=total)

    def advance(done: int, now: str = "", /) -> None:
        bar.update(task, advance=done, description=now or text)

    with bar:
        yield advance


# ------------------------------------------------------------------------------- Games


def describe(rules: Game) -> dict[str, Any]:
    """A game's declaration as data."""
    return {
        "game": rules.slug,
        "rules": rules.version,
        "players": [rules.players[0], rules.players[-1]],
        "usual": rules.usual,
        "presets": {name: rules.preset(name) for name in rules.presets},
        "actions": len(rules.actions),
        "options": {
            name: {"default": option.default, "values": list(option.words)}
            for name, option in rules.options.items()
        },
    }


def games_table(data: list[dict[str, Any]]) -> RenderableType:
    return Group(*(_game_table(entry) for entry in data))


def _game_table(entry: dict[str, Any]) -> Table:
    first, last = entry["players"]
    table = Table(title=f"{entry['game']}: {first}–{last} players", title_justify="left", box=None)
    table.add_column("  option")
    table.add_column("default")
    table.add_column("other values")
    for name, option in entry["options"].items():
        others = (str(value) for value in option["values"] if value != option["default"])
        table.add_row(f"  {name}", str(option["default"]), ", ".join(others))
    for name, options in entry["presets"].items():
        chosen = (f"{option}={value}" for option, value in options.items())
        table.add_row(f"  --preset {name}", "", " ".join(chosen))
    return table


# ------------------------------------------------------------------------------- Simulations


def show_simulation(found: Simulation) -> None:
    console = Console()
    data = found.to_data()
    console.print(
        f"[bold]{found.game.slug}[/], {found.players} players, {data['games']:,} games,"
        f" seed {found.seed}",
        highlight=False,
    )
    console.print(
        f"{data['moves']:,} moves in {data['seconds']:.2f} s:"
        f" [bold]{data['moves_per_second']:,}[/] moves per second",
        highlight=False,
    )
    length = ", ".join(f"{name} {value:g}" for name, value in found.length().items())
    console.print(f"moves in a game: {length}", highlight=False)
    for name, spread in data["gauges"].items():
        told = ", ".join(f"{measure} {value:g}" for measure, value in spread.items())
        console.print(f"{name} at the end: {told}", highlight=False)
    console.print(_lengths(found))
    console.print(_results(data["results"]))
    for name, rows in data["tallies"].items():
        console.print(_tally(name, rows))


def _lengths(found: Simulation) -> Table:
    table = Table(box=None)
    table.add_column("moves", justify="right")
    table.add_column("games", justify="right")
    table.add_column("")
    counts, edges = np.histogram(found.lengths, bins=_edges(found.lengths))
    for count, low, high in zip(counts, edges, edges[1:], strict=False):
        bar = "█" * round(BAR_WIDTH * int(count) / int(counts.max()))
        table.add_row(f"{int(low)}–{int(high) - 1}", f"{count:,}", bar)
    return table


def _edges(lengths: Any) -> Any:
    """At whole numbers, so that no bar covers more lengths than another."""
    low, high = int(lengths.min()), int(lengths.max()) + 1
    width = -(-(high - low) // BARS)
    return np.arange(low, high + width, width)


def _results(results: list[dict[str, Any]]) -> Table:
    table = Table(box=None)
    for name in ("seat", "bot", "wins", "share", "draws", "mean result"):
        table.add_column(name, justify="left" if name in ("seat", "bot") else "right")
    for row in results:
        mean = f"{row['mean']:+.3f} ± {row['error']:.3f}"
        share = f"{row['win_share']:.1%}"
        table.add_row(row["seat"], row["bot"], f"{row['wins']:,}", share, f"{row['draws']:,}", mean)
    return table


def _tally(name: str, rows: list[dict[str, Any]]) -> Table:
    """Results by what a seat had at the end."""
    table = Table(box=None)
    for column in (name, "held", "wins", "share of all wins", "mean result"):
        table.add_column(column, justify="left" if column == name else "right")
    for row in rows:
        share = f"{row['win_share']:.1%} ± {row['share_error']:.1%}"
        mean = f"{row['mean']:+.3f} ± {row['error']:.3f}"
        table.add_row(row[name], f"{row['held']:,}", f"{row['wins']:,}", share, mean)
    return table


# ------------------------------------------------------------------------------- Tournaments


def show_tournament(data: dict[str, Any]) -> None:
    console = Console()
    about = f"{data['game']}, {data['players']} players, {data['games']} games, seed {data['seed']}"
    console.print(escape(about), highlight=False)
    table = Table(box=None)
    for name in ("bot", "rating", "95 %", "win share", "95 %", "× even"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for row in data["standings"]:
        table.add_row(*_standing(row))
    console.print(table)
    console.print(_seats(data["seats"]))
    console.print(_pairs(data["pairs"]))


def _standing(row: dict[str, Any]) -> tuple[str, ...]:
    low, high = row["rating_interval"]
    least, most = row["interval"]
    ratings = f"{row['rating']:+d}", f"{low:+d} … {high:+d}"
    shares = f"{row['win_share']:.1%}", f"{least:.1%} … {most:.1%}"
    return escape(row["bot"]), *ratings, *shares, f"{row['times_even']:.2f}"


def _seats(seats: dict[str, list[float | None]]) -> Table:
    """Every bot's share of the victories in each seat, which tells unlike sides apart."""
    table = Table(box=None)
    table.add_column("in seat")
    for seat in range(max(map(len, seats.values()))):
        table.add_column(seat_letter(seat), justify="right")
    for name, shares in seats.items():
        table.add_row(escape(name), *("–" if one is None else f"{one:.1%}" for one in shares))
    return table


def _pairs(pairs: dict[str, dict[str, float | None]]) -> Table:
    """Who did better than whom, row against column."""
    table = Table(box=None)
    table.add_column("better than")
    for name in pairs:
        table.add_column(escape(name), justify="right")
    for one, others in pairs.items():
        shares = (others.get(name) for name in pairs)
        table.add_row(escape(one), *("–" if one is None else f"{one:.1%}" for one in shares))
    return table


# ------------------------------------------------------------------------------- Benchmarks


def show_bench(data: dict[str, Any]) -> None:
    console = Console()
    about = ", ".join(f"{name} {value}" for name, value in data["machine"].items())
    console.print(escape(about), highlight=False)
    table = Table(box=None)
    for name in ("", "moves/s", "ratio", "time", "spread"):
        table.add_column(name, justify="left" if not name else "right")
    for row in data["rows"]:
        table.add_row(*_bench_row(row))
    console.print(table)
    for note in data["notes"]:
        console.print(f"· {escape(note)}", highlight=False)


def _bench_row(row: dict[str, Any]) -> tuple[str, ...]:
    speed = f"{row['moves_per_second']:,.0f}" if row["moves_per_second"] else ""
    ratio = f"{row['ratio']:.2f}×" if row["ratio"] else ""
    return row["name"], speed, ratio, _time(row["seconds"]), f"±{row['spread']:.0%}"


def _time(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"
