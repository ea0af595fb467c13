"""The examples in docstrings hold, in every module of the package."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import spelkast

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
HANDFUL = 5
MODULES = [
    "spelkast",
    *sorted(module.name for module in pkgutil.walk_packages(spelkast.__path__, "spelkast.")),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert outcome.failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in MODULES for test in finder.find(importlib.import_module(name))]
    assert sum(len(test.examples) for test in found) >= HANDFUL
