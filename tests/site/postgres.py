"""A PostgreSQL of the tests' own: started in a folder, on a port nobody uses, gone afterwards."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def programs() -> Path:
    """Where Debian keeps the newest server."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        raise RuntimeError("PostgreSQL is not installed: run `make setup`")
    return found[-1].parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _run(*command: str | Path) -> None:
    """PostgreSQL refuses to run as root, so there it runs as its own user."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    done = subprocess.run([*prefix, *map(str, command)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def cluster() -> Iterator[str]:
    """A running server; the address of its first database."""
    folder = Path(tempfile.mkdtemp(prefix="spelkast-postgres-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    bin_, data, port = programs(), folder / "data", free_port()
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
    options += " -c fsync=off -c max_connections=200"
    try:
        _run(bin_ / "initdb", "-D", data, "-A", "trust", "-U", "spelkast", "-E", "UTF8")
        log = folder / "log"
        _run(bin_ / "pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")
        yield f"postgresql://spelkast@127.0.0.1:{port}/postgres"
    finally:
        with_server = (data / "postmaster.pid").exists()
        if with_server:
            _run(bin_ / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str) -> str:
    """An empty database on that server."""
    name = f"spelkast_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.rpartition("/")[0] + "/" + name
