"""What `make play` installs is enough to play: nothing that only developers have is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.site.servers import Server

ROOT = Path(__file__).resolve().parents[2]


def test_the_site_opens_with_what_play_installs(tmp_path: Path) -> None:
    copy = tmp_path / "spelkast"
    left_out = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, copy, ignore=left_out)
    subprocess.run(["bash", "scripts/setup.sh", "play"], cwd=copy, check=True, env=os.environ)
    server = Server(tmp_path / "data")
    server.python = str(copy / ".venv" / "bin" / "python")
    with server:
        assert server.stop() == 0
