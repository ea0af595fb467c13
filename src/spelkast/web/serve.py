"""Starting the site, and stopping it so that nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import threading
import webbrowser
from dataclasses import replace
from ipaddress import ip_address
from types import FrameType

import ifaddr
import uvicorn

from .app import make_app, make_hall
from .settings import BadSettings, Settings
from .site import LOOPBACK, Site
from .store.database import Database, NoDatabase

EVERYBODY = ("0.0.0.0", "::")
GRACE = 3
"""Seconds that answers in progress have when the server stops."""


class _Server(uvicorn.Server):
    """Says when it is ready, and ends the streams when it stops: they never end by themselves."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: str, browse: str) -> None:
        super().__init__(config)
        self._site, self._ready, self._browse = site, ready, browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self._ready, flush=True)
            if self._browse:
                threading.Thread(target=webbrowser.open, args=(self._browse,), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._site.closing.set()
        super().handle_exit(sig, frame)


def serve(settings: Settings, host: str, port: int, browse: bool = False) -> int:
    """Serve until somebody stops it; the exit status."""
    _quiet_logs()
    os.umask(0o077)  # the database holds every deal: it is nobody else's to read
    asyncio.run(_check_database(settings))
    listening = _listen(host, port)
    found = listening.getsockname()[1]
    address = settings.address or f"http://{_shown(host)}:{found}"
    settings = replace(settings, network=_network(host, found))
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # addresses of tables are secrets, those of people their own business
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    kept = "PostgreSQL" if settings.postgres else str(settings.data)
    ready = f"Spelkast is open: {address}\n"
    if settings.network and not settings.address:
        ready += f"On your network: {settings.network}\n"
    ready += f"Games are kept in {kept}. Stop with Ctrl-C."
    server = _Server(config, app.state.site, ready, address if browse else "")
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def work(settings: Settings, concurrency: int) -> int:
    """Think about bots' moves for the servers on the same PostgreSQL, until somebody stops it."""
    if not settings.postgres:
        raise BadSettings("a worker needs PostgreSQL: set DATABASE_URL")
    _quiet_logs()
    asyncio.run(_check_database(settings))

    async def until_stopped() -> None:
        task = asyncio.create_task(_think(settings, concurrency))
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    asyncio.run(until_stopped())
    return 0


async def _check_database(settings: Settings) -> None:
    """Say in one line what is wrong with the database, before anything is started."""
    try:
        database = Database(settings.database)
        await database.open()
    except NoDatabase as error:
        raise BadSettings(str(error)) from error
    except ImportError as error:
        raise BadSettings("PostgreSQL needs: pip install 'spelkast[postgres]'") from error
    await database.close()
    for file in settings.data.glob("spelkast.db*"):  # also one that was made before
        with contextlib.suppress(OSError):
            file.chmod(0o600)


async def _think(settings: Settings, concurrency: int) -> None:
    from .hall.jobs import Jobs

    hall = make_hall(settings)
    await hall.store.database.open()
    try:
        async with Jobs(hall).working(worker=False) as jobs:
            print("Thinking about bots' moves. Stop with Ctrl-C.", flush=True)
            await jobs.work(concurrency)
    finally:
        await hall.store.database.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise BadSettings(f"cannot listen on {host}:{port}: {reason}") from error
    return listening


def _network(host: str, port: int) -> str:
    """How others on this network reach the site; "" if it listens to this machine alone."""
    if host not in EVERYBODY:
        return ""
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if ip.is_IPv4 and not ip_address(str(ip.ip)).is_loopback:
                return f"http://{ip.ip}:{port}"
    return ""


def _shown(host: str) -> str:
    if host in EVERYBODY or host in LOOPBACK:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _quiet_logs() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    for name in ("alembic", "procrastinate", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
