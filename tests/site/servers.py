"""Real servers for the tests: processes of `spelkast serve` that can be stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests.site.postgres import free_port


class Server:
    """One process. Starting it again keeps port, folder and database."""

    def __init__(
        self, data: Path, database: str = "", bot_pause: float = 0.0, *arguments: str
    ) -> None:
        self.data, self.port = data, free_port()
        self.command = ["serve", "--data", str(data), "--port", str(self.port), *arguments]
        self.ready = "Spelkast is open:"
        self.python = sys.executable
        self.address = f"http://localhost:{self.port}"
        self.environment = {
            **os.environ,
            "DATABASE_URL": database,
            "SPELKAST_BOT_PAUSE": str(bot_pause),
            "SPELKAST_RATE_LIMITS": "off",
        }
        self.output = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        self._process = subprocess.Popen(
            [self.python, "-m", "spelkast.cli", *self.command],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        ready = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(self._process, ready), daemon=True)
        self._reader.start()
        assert ready.wait(60), f"the server did not start:\n{self.output}"
        assert self.ready in self.output, self.output
        return self

    def _read(self, process: subprocess.Popen[str], ready: threading.Event) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.output += line
            if self.ready in line:
                ready.set()
        ready.set()

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._hang_up()

    def stop(self) -> int:
        """As Ctrl-C does; the exit status."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        status = self._process.wait(30)
        self._hang_up()
        return status

    def _hang_up(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._reader.join(10)
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.stop()


class Worker(Server):
    """A process that only thinks."""

    def __init__(self, data: Path, database: str) -> None:
        super().__init__(data, database)
        self.command = ["worker", "--data", str(data)]
        self.ready = "Thinking about bots' moves."


class Player:
    """A program at the table, through the JSON interface."""

    def __init__(self, address: str, name: str) -> None:
        self.client = httpx.Client(base_url=f"{address}/api", timeout=30)
        token = self.post("/people", name=name)["token"]
        self.client.headers["authorization"] = f"Bearer {token}"

    def __del__(self) -> None:
        self.client.close()

    def move_to(self, address: str) -> None:
        """The same person at another server."""
        self.client.base_url = httpx.URL(f"{address}/api")

    def post(self, path: str, /, **body: Any) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def get(self, path: str, /, **query: Any) -> Any:
        answer = self.client.get(path, params=query)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def new_table(self, *kinds: str, game: str = "inferos", **more: Any) -> str:
        chairs = [{"kind": kind} for kind in kinds]
        return str(self.post("/tables", game=game, chairs=chairs, **more)["id"])
