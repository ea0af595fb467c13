"""Live pages: a stream of updates for each viewer, made from that viewer's own view.

What is sent follows from what the viewer may see, and from nothing else: the number of messages,
their size and their order too. After a lost connection the browser says which frame it saw last.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from starlette.requests import Request
from starlette.responses import StreamingResponse

from .hall.refusals import Refused
from .site import site_of

HEARTBEAT = 15.0
"""Seconds between signs of life, counted from the beginning of the stream."""
CATCH_UP = 6
"""So many frames are shown one after the other; of more, only the last."""


@dataclass(frozen=True)
class Update:
    """What a page should show now."""

    frame: int = 0
    regions: Mapping[str, str] = field(default_factory=dict)
    title: str = ""
    reveal: str = ""
    mine: bool = False
    goto: str = ""


Look = Callable[[int], Awaitable[list[Update]]]
"""All updates after a frame, the newest last; that one always, whether or not it is new."""
Write = Callable[[Update, Mapping[str, str]], str]
"""An update as a message, given the regions that are new in it."""


def have(regions: Mapping[str, str]) -> str:
    """A name for what a page was sent with, apart from the board, which the frame tells."""
    digest = hashlib.sha256()
    for name in sorted(set(regions) - {"board"}):
        digest.update(f"{name}\0{regions[name]}\0".encode())
    return digest.hexdigest()[:16]


def stream(
    request: Request,
    room: str,
    look: Look,
    alive: Callable[[], Awaitable[None]],
    write: Write | None = None,
) -> StreamingResponse:
    """Server-sent events: an update whenever there is something new to see."""
    site_of(request).limiter.check_streams(request)
    squeeze = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if squeeze:
        headers["content-encoding"] = "gzip"
    events = _events(request, room, look, alive, write or _message)
    body = _squeezed(events) if squeeze else (text.encode() async for text in events)
    return StreamingResponse(body, media_type="text/event-stream", headers=headers)


async def _events(
    request: Request,
    room: str,
    look: Look,
    alive: Callable[[], Awaitable[None]],
    write: Write,
) -> AsyncIterator[str]:
    site = site_of(request)
    known, sent = _beginning(request)
    # A page that nobody looks at wants the frames that it has not seen, and no more.
    once = request.query_params.get("once") == "1"
    yield "retry: 1500\n\n"
    with site.limiter.streaming(request), site.hall.news.listen(room) as heard:
        await alive()
        while not site.closing.is_set():
            heard.clear()
            for update in await _looked(look, known):
                if once and update.frame == known and not update.goto:
                    continue
                fresh = {k: v for k, v in update.regions.items() if sent.get(k) != v}
                if "" in sent and update.frame == known:  # what the page itself was sent with
                    if have(update.regions) == sent.pop(""):
                        fresh = {}
                sent.pop("", None)
                sent |= update.regions
                if fresh or update.goto or update.frame != known:
                    known = update.frame
                    yield write(update, fresh)
                if update.goto:
                    return
            if once:
                return
            if not await _something(site.closing, heard):
                await alive()
                yield ": \n\n"


async def _looked(look: Look, known: int) -> list[Update]:
    """What there is to see; who may no longer look is shown the door."""
    try:
        return await look(known)
    except Refused:
        return [Update(frame=known, goto="/")]


def _beginning(request: Request) -> tuple[int, dict[str, str]]:
    """The frame the browser saw last, and what it was sent with if this is a new page."""
    last = request.headers.get("last-event-id", "")
    if last.isdecimal() and len(last) < 8:
        return int(last), {}
    frame = request.query_params.get("frame", "")
    known = int(frame) if frame.isdecimal() and len(frame) < 8 else -1
    return known, {"": request.query_params.get("have", "")}


async def _something(closing: asyncio.Event, heard: asyncio.Event) -> bool:
    """Wait for news; False if there was none for a while."""
    waits = [asyncio.ensure_future(heard.wait()), asyncio.ensure_future(closing.wait())]
    try:
        done, _ = await asyncio.wait(waits, timeout=HEARTBEAT, return_when="FIRST_COMPLETED")
        return bool(done)
    finally:
        for wait in waits:
            wait.cancel()


def _message(update: Update, fresh: Mapping[str, str]) -> str:
    data = {
        "regions": fresh,
        "title": update.title,
        "reveal": update.reveal,
        "mine": update.mine,
        "goto": update.goto,
    }
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"id: {update.frame}\nevent: update\ndata: {body}\n\n"


async def _squeezed(events: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """Each message is compressed by itself: none can tell by its size what another held."""
    squeezer = zlib.compressobj(level=6, wbits=31)
    async for text in events:
        yield squeezer.compress(text.encode()) + squeezer.flush(zlib.Z_FULL_FLUSH)
    yield squeezer.flush()
