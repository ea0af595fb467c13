"""No kernel counts an index from the end. Interpreted, one that did would be refused; compiled, it
would read what lies before the array, so all that kernels do is done here interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest

from spelkast.engine.game import slugs
from spelkast.engine.indices import careful
from spelkast.engine.kernel import kernel

USES = """
import random
import sys
import numpy as np
import spelkast
from spelkast.bots import make_bot, tree
from spelkast.bots.search import lens_of, make_memory
from spelkast.engine import rulebook
from spelkast.engine.batch import Batch
from spelkast.engine.chance import seed_words
from spelkast.engine.game import game
from spelkast.engine.layout import layout
from spelkast.engine.schema import PUBLIC

rules, games = game(sys.argv[1]), int(sys.argv[2])
luck, bots = random.Random(1), [make_bot(name) for name in ("rules", "random")]

def search(view, legal):
    memory = make_memory(rules, 16, 1)
    memory.ways[tree.GUIDED] = 1
    candidates = np.array([action.id for action in legal])[:1]
    tree.compare(view.records, view.seat, seed_words(1), 0, 1, candidates, np.arange(1),
                 np.zeros((1, 5)), lens_of(rules), memory)

for n in range(games):
    options = {name: luck.choice(o.words) for name, o in rules.options.items() if n}
    for players in rules.players:
        batch = Batch(rules, 2, players, n, options)
        batch.play_random(400)
        for seat in (0, players - 1, PUBLIC):
            layout(rules).encode(batch.views(seat), np.full(2, seat))
    table = spelkast.new(rules.slug, rules.players[-1 - n % len(rules.players)], n, **options)
    while not table.over:
        seat = table.to_act[-1]
        view, legal = table.view(seat), table.legal(seat)
        if len(table.log) % 100 in (0, 30):
            search(view, legal)
            assert rulebook.broken(view.sample(3)[0]) == 0
        table.play(seat, bots[len(table.log) % 12 > 0].choose(view, legal))
"""

TRAPS = """
from llvmlite import ir
from numba.core import cgutils
from numba.np import arrayobj
from spelkast.engine import indices

as_it_is = arrayobj.fix_integer_index

def trapping(context, builder, kind, index, size):
    found = as_it_is(context, builder, kind, index, size)
    nothing = ir.FunctionType(ir.VoidType(), [])
    if kind.signed:
        with builder.if_then(builder.icmp_signed("<", found, found.type(0)), likely=False):
            builder.call(cgutils.get_or_insert_function(builder.module, nothing, "llvm.trap"), [])
    return found

arrayobj.fix_integer_index = trapping
"""
"""Compiled code, too, ends at an index below 0: the process dies of it."""

BELOW = """
import numpy as np
from spelkast.engine.bitsets import list_members

found = np.zeros(3, dtype=np.int64)
assert list_members(1, 0, found[1:], 0) == 1
print("alive", flush=True)
list_members(1, 0, found[1:], -1)
"""


def read(row: Any, n: int) -> Any:
    return row[n]


def write(row: Any, n: int) -> Any:
    row[n] = 1


def add(row: Any, n: int) -> Any:
    row[n] += 1


def swap(row: Any, n: int) -> Any:
    row[0], row[n] = row[n], row[0]


def look_up(row: Any, n: int) -> Any:
    return row[row[0] + n]


def in_a_table(row: Any, n: int) -> Any:
    return row.reshape(2, 2)[0, n]


@pytest.mark.parametrize("use", [read, write, add, swap, look_up, in_a_table])
def test_interpreted_an_index_below_0_is_refused(use: Callable[[Any, int], Any]) -> None:
    watched = careful(use)
    ours, theirs = np.zeros(4, dtype=np.int8), np.zeros(4, dtype=np.int8)
    assert watched(ours, 1) == use(theirs, 1)
    assert np.array_equal(ours, theirs)
    with pytest.raises(IndexError, match="counts from the end"):
        watched(ours, -1)


def test_compiled_it_is_taken_as_it_is() -> None:
    """Nobody else's code is changed by that."""
    whole = np.arange(5)
    assert kernel(read)(whole[1:], -1) == 0
    assert numba.njit(read)(whole[1:], -1) == 4


@pytest.mark.parametrize("slug", slugs())
def test_no_kernel_counts_from_the_end(slug: str) -> None:
    run(USES, slug, "1", SPELKAST_JIT="0")


@pytest.mark.slow
@pytest.mark.parametrize("slug", slugs())
def test_none_does_in_many_games(slug: str, tmp_path: Any) -> None:
    run(TRAPS + USES, slug, "200", SPELKAST_CACHE=str(tmp_path))


@pytest.mark.slow
def test_compiled_an_index_below_0_is_noticed(tmp_path: Any) -> None:
    """The proof above can fail."""
    with pytest.raises(AssertionError, match="alive"):
        run(TRAPS + BELOW, SPELKAST_CACHE=str(tmp_path))


def run(script: str, *arguments: str, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
