"""The scenarios run every line of the rules.

Compiled code cannot be watched, so this file runs itself in a process of its own, with the rules
left as plain Python, and reports what passed and which lines were never reached.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spelkast
from spelkast.engine.game import game, slugs

EXCUSED = r"# unreachable by scenario: \S"
"""A line that no scenario can reach says so, and why."""


@pytest.mark.parametrize("slug", slugs())
def test_every_line_of_the_rules_is_run_by_a_scenario(slug: str) -> None:
    report = run_apart(slug)
    assert report["differences"] == []
    assert report["never run"] == {}


def run_apart(slug: str) -> dict[str, object]:
    package = Path(spelkast.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, __file__, slug],
        env=os.environ | {"SPELKAST_JIT": "0", "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report: dict[str, object] = json.loads(done.stdout)
    return report


def rule_modules(folder: Path) -> list[Path]:
    """The kernels that `rules.py` is made of: its own, and those of modules that it leans on.

    Found by their text: to import them would be to run them before anybody watches.
    """
    found, asked = [], ["rules"]
    for name in asked:
        text = (folder / f"{name}.py").read_text("utf-8")
        if "\n@kernel" in text:
            found.append(folder / f"{name}.py")
        asked += [n for n in re.findall(r"(?m)^from \.(\w+) import", text) if n not in asked]
    return found


def watch(slug: str) -> dict[str, object]:
    """Run all scenarios of a game, interpreted and under observation."""
    import coverage

    watched = rule_modules(Path(spelkast.__file__).parent / "games" / slug)
    observer = coverage.Coverage(data_file=None, config_file=False, include=[*map(str, watched)])
    observer.exclude(EXCUSED)
    observer.start()
    from spelkast.engine.scenario import files, load, run

    found = [run(load(path)) for path in files(game(slug))]
    observer.stop()
    missed: dict[str, list[int]] = {}
    for source in watched:
        _, _, _, lines, _ = observer.analysis2(str(source))
        missed |= {source.name: lines} if lines else {}
    return {"differences": [str(one) for one in found if one], "never run": missed}


if __name__ == "__main__":
    print(json.dumps(watch(sys.argv[1])))
