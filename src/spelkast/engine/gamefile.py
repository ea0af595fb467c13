"""Games as files: versioned JSON that holds the log, and the proof that it was played fairly.

A file is name, options, seed and log; everything else is derived, and checked when it is loaded.
The file of a running game holds its secrets (the seed), so it belongs to whoever deals the cards.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .actions import UnknownAction, seat_letter
from .game import game
from .schema import MAX_SEATS
from .table import IllegalAction, Table

FORMAT = "spelkast-game"
VERSION = 1
LARGEST = 16 << 20  # bytes; the longest games take a hundredth of it


class BadGameFile(ValueError):
    """A file that is not a game, or not one that follows the rules."""


HEAD = {"format": FORMAT, "version": VERSION}
"""How every file begins."""
COMMITTED = ("game", "rules", "players", "options", "seed", "deal")


def commit(data: Mapping[str, Any], nonce: str) -> str:
    """The hash that is published before the first move; seed and nonce follow at the end."""
    return hashlib.sha256(committed(data, nonce).encode()).hexdigest()


def committed(data: Mapping[str, Any], nonce: str) -> str:
    """The very text that is hashed: everything that the deal follows from."""
    fixed = {name: data.get(name) for name in COMMITTED} | {"nonce": nonce}
    return json.dumps(fixed, sort_keys=True)


def to_data(table: Table) -> dict[str, object]:
    return {
        **HEAD,
        "game": table.game.slug,
        "rules": table.game.version,
        "players": table.players,
        "options": dict(table.options),
        "seed": str(table.seed),  # as text: JSON readers elsewhere lose digits of long numbers
        "deal": table.deal,
        "log": [str(move) for move in table.log],
        "results": list(table.results) if table.results else None,
        "digest": table.digest(),
    }


def from_data(data: Mapping[str, Any]) -> Table:
    """The table a file describes. Anything wrong is a `BadGameFile` that says what."""
    table = _set_up(data)
    log = _entry(data, "log", list)
    for number, line in enumerate(log, start=1):
        _replay(table, number, line)
    return table


def read(path: Path | str) -> dict[str, Any]:
    """The data of a game file."""
    try:
        data = json.loads(_text(Path(path)))
    except OSError as error:
        raise BadGameFile(f"cannot read {path}: {error.strerror}") from error
    except BadGameFile:
        raise
    except (ValueError, RecursionError) as error:  # not UTF-8, not JSON, or nested without end
        raise BadGameFile(f"{path} is not a JSON file: {error}") from error
    return _object(data, f"{path} is not a game file")


def _text(path: Path) -> str:
    if path.exists() and not path.is_file():
        raise BadGameFile(f"cannot read {path}: it is no plain file")
    if path.stat().st_size > LARGEST:
        raise BadGameFile(f"{path} is not a game file: it is larger than {LARGEST >> 20} MiB")
    return path.read_text(encoding="utf-8")


def _object(data: object, refusal: str) -> dict[str, Any]:
    if not isinstance(data, Mapping):
        raise BadGameFile(f"{refusal}: it holds no object")
    return dict(data)


def write(data: Mapping[str, object], path: Path | str) -> None:
    """Write a game file whole or not at all: what was there stays until the new one is complete."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        draft.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _set_up(data: Mapping[str, Any]) -> Table:
    _object(data, "not a game file")
    if data.get("format") != FORMAT:
        raise BadGameFile(f"not a game file: its format is {data.get('format')!r}, not {FORMAT!r}")
    if data.get("version") != VERSION:
        raise BadGameFile(f"file version {data.get('version')!r} is unknown; this reads {VERSION}")
    try:
        found = game(_entry(data, "game", str))
        if data.get("rules") != found.version:
            raise BadGameFile(
                f"played by version {data.get('rules')!r} of the rules of {found.slug};"
                f" this is version {found.version}"
            )
        players, deal = _entry(data, "players", int), _entry(data, "deal", int)
        return Table(found, players, _seed(data), deal, _entry(data, "options", dict))
    except BadGameFile:
        raise
    except ValueError as error:
        raise BadGameFile(str(error)) from error


def _entry(data: Mapping[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        words = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}
        raise BadGameFile(f"{name!r} must be {words[kind]}, not {value!r:.60}")
    return value


def _seed(data: Mapping[str, Any]) -> int:
    text = _entry(data, "seed", str)
    if not (text.isascii() and text.isdecimal()):
        raise BadGameFile(f"'seed' must be a whole number written as text, not {text!r:.60}")
    return int(text)


def _replay(table: Table, number: int, line: object) -> None:
    letter, _, text = line.partition(" ") if isinstance(line, str) else ("", "", "")
    seats = [seat_letter(seat) for seat in range(MAX_SEATS)]
    if letter not in seats:
        raise BadGameFile(f"move {number}: {line!r:.60} does not begin with a seat (A, B, …)")
    try:
        table.play(seats.index(letter), text)
    except (IllegalAction, UnknownAction, ValueError) as error:
        raise BadGameFile(f"move {number}: {error}") from error


@dataclass(frozen=True)
class Check:
    """One thing a verified file was found to be, or not."""

    name: str
    passed: bool
    detail: str


def verify(data: Mapping[str, Any]) -> list[Check]:
    """Replay a game file and say of each claim in it whether it is true.

    >>> from spelkast.engine.game import game
    >>> table = Table(game("inferos"), players=2, seed=7)
    >>> [check.passed for check in verify(to_data(table))]
    [True, True, True]
    """
    try:
        table = from_data(data)
    except BadGameFile as error:
        return [Check("moves", False, str(error))]
    results = list(table.results) if table.results else None
    checks = [
        Check("moves", True, f"{len(table.log)} moves, all by the rules"),
        Check("results", data.get("results") == results, f"replayed: {results}"),
        Check("digest", data.get("digest") == table.digest(), f"replayed: {table.digest()}"),
    ]
    if "commitment" in data:
        checks.append(_check_commitment(data["commitment"], to_data(table)))
    return checks


def _check_commitment(commitment: object, data: Mapping[str, Any]) -> Check:
    if not isinstance(commitment, dict) or not isinstance(commitment.get("nonce"), str):
        return Check("commitment", False, "must be an object with the texts 'hash' and 'nonce'")
    expected = commit(data, commitment["nonce"])
    passed = commitment.get("hash") == expected
    return Check("commitment", passed, f"hash of the deal and the nonce: {expected}")
