"""The examples in docstrings hold, in every module of the package."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import spelkast

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
HANDFUL = 5
PACKAGE = Path(spelkast.__file__).parent


def modules() -> list[str]:
    """All of them, by their files: `pkgutil` would pass over a folder without an `__init__`."""
    paths = (path.relative_to(PACKAGE.parent) for path in PACKAGE.rglob("*.py"))
    names = (".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths)
    # Migrations are no modules: Alembic runs them.
    return sorted(n for n in names if not n.endswith("__main__") and ".migrations." not in n)


@pytest.mark.parametrize("name", modules())
def test_the_examples_of_a_module(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert outcome.failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    found = [test for name in modules() for test in finder.find(importlib.import_module(name))]
    assert sum(len(test.examples) for test in found) >= HANDFUL
