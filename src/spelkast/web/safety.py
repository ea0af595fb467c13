"""What every request passes and every answer carries: limits, origin, and strict headers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .hall.refusals import Refused
from .identity import COOKIE, bearer

LARGEST_BODY = 64 * 1024
CHANGES = {"POST", "PUT", "PATCH", "DELETE"}
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
LIMITS: dict[str, RateLimitItem] = {
    "look": parse("2400/minute"),
    "change": parse("1200/minute"),
    "talk": parse("120/minute"),
    "create": parse("240/hour"),
    "think": parse("120/minute"),
    "sign-in": parse("20/minute"),
}
"""For each address: enough for a club behind one of them."""
MOST_STREAMS = 200


class Limiter:
    """How often one visitor may do something; each server counts for itself."""

    def __init__(self, active: bool) -> None:
        self._active = active
        self._counter = MovingWindowRateLimiter(MemoryStorage())
        self._streams: Counter[str] = Counter()

    def check(self, request: Request, what: str) -> None:
        if self._active and not self._counter.hit(LIMITS[what], what, visitor(request)):
            raise Refused("too-often")

    def check_login(self, login: str) -> None:
        """However many addresses somebody guesses from."""
        if self._active and not self._counter.hit(LIMITS["sign-in"], "login", login.casefold()):
            raise Refused("too-often")

    def check_streams(self, request: Request) -> None:
        if self._active and self._streams[visitor(request)] >= MOST_STREAMS:
            raise Refused("too-often")

    @contextmanager
    def streaming(self, request: Request) -> Iterator[None]:
        """Count a live page for as long as it lives."""
        who = visitor(request)
        self._streams[who] += 1
        try:
            yield
        finally:
            self._streams[who] -= 1
            if not self._streams[who]:
                del self._streams[who]


def visitor(request: Request) -> str:
    """Somebody, for counting: their address, so that a new cookie is no new visitor.

    Of a long address the part that names the household: its end is anybody's to choose.
    """
    host = request.client.host if request.client else "unknown"
    try:
        found = ip_address(host)
    except ValueError:
        return host
    return str(ip_network(f"{host}/64", strict=False)) if found.version == 6 else host


def check_origin(request: Request) -> None:
    """A change asked for by another site's page is refused. Programs bring a token instead."""
    if request.method not in CHANGES or bearer(request) is not None:
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        raise Refused("other-site")
    origin = request.headers.get("origin")
    if origin is not None:
        if _host(origin) != request.headers.get("host", ""):
            raise Refused("other-site")
    elif site is None and COOKIE in request.cookies:
        raise Refused("other-site")  # a browser says where it comes from


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # no browser says such a thing
        return None


class Shield:
    """Strict headers on every answer, and no more of a body than anybody needs.

    A page can be asked for its headers alone (HEAD), as previews of links and watchdogs do; a
    stream, which never ends, cannot.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD" and not scope["path"].endswith("/stream"):
            scope, send = {**scope, "method": "GET"}, _headless(send)
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            await _refuse_large(send)
            return
        read = 0

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST_BODY:
                raise Refused("too-large")
            return message

        async def send_shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                shield(MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive_some, send_shielded)


def _headless(send: Send) -> Send:
    async def send_headers(message: Message) -> None:
        await send({**message, "body": b""} if "body" in message else message)

    return send_headers


def shield(headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")


async def _refuse_large(send: Send) -> None:
    body = b'{"error": "too-large", "message": "That is more than we can take."}'
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.encode(), value.encode()) for name, value in HEADERS.items()),
    ]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
