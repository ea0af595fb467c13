"""Who somebody is: a signed cookie from the first click, or a bearer token for programs."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from ..engine.words import LANGUAGES
from .hall.hall import Hall
from .hall.model import Person
from .hall.names import clean_name
from .hall.refusals import Refused
from .store.people import LoginTaken

COOKIE, LANGUAGE_COOKIE = "spelkast", "language"
YEAR = 365 * 24 * 3600
SHORTEST_PASSWORD, LONGEST_PASSWORD, LONGEST_LOGIN = 10, 200, 40


class Identity:
    """Knows people by what their browser or program brings along."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._cookies = URLSafeSerializer(hall.settings.secret, salt="cookie")
        self._tokens = URLSafeSerializer(hall.settings.secret, salt="token")
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MiB and a thread
        self._decoy = self._hasher.hash("nobody has this password")

    # Finding out.

    async def who(self, request: Request) -> Person | None:
        """The one who asks, if we know them."""
        token = bearer(request)
        if token is not None:
            person = await self._signed(self._tokens, token)
            if person is None:
                raise Refused("nobody")
            return person
        cookie = request.cookies.get(COOKIE)
        return await self._signed(self._cookies, cookie) if cookie else None

    async def _signed(self, signer: URLSafeSerializer, text: str) -> Person | None:
        try:
            person = signer.loads(text)
        except BadSignature:
            return None
        return await self.hall.people.find(person) if isinstance(person, str) else None

    async def welcome(self, request: Request, name: str = "") -> Person:
        """The one who asks; somebody new is given an id, and the answer must carry it."""
        known = await self.who(request)
        if known is not None:
            return known
        settings = self.hall.settings
        return await self.hall.people.add(settings.token(), name, settings.clock())

    def token(self, person: Person) -> str:
        """For programs: `Authorization: Bearer …`."""
        return str(self._tokens.dumps(person.id))

    # The answer.

    def remember(self, request: Request, response: Response, person: Person) -> None:
        """Whoever is known by a cookie is known for another year."""
        if bearer(request) is None:
            set_cookie(request, response, COOKIE, str(self._cookies.dumps(person.id)))

    @staticmethod
    def forget(response: Response) -> None:
        response.delete_cookie(COOKIE, path="/")

    # Accounts.

    async def register(self, person: Person, login: str, password: str, name: str) -> None:
        known = clean_login(login)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused("bad-password")
        if person.login is not None:
            raise Refused("login-taken")
        called = clean_name(name or login)
        async with self._hashing:
            secret = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self.hall.people.register(person.id, known, called, secret)
        except LoginTaken as error:
            raise Refused("login-taken") from error

    async def enter(
        self, guest: Person | None, login: str, password: str, bring: bool = True
    ) -> Person:
        """Sign in; what was played as a guest comes along, if that is wanted."""
        found = await self.hall.people.by_login(clean_login(login))
        secret = found.password if found else self._decoy  # both take as long
        async with self._hashing:
            right = await asyncio.to_thread(self._matches, secret, password)
        if found is None or not right:
            raise Refused("wrong-password")
        if self._hasher.check_needs_rehash(found.password):
            again = await asyncio.to_thread(self._hasher.hash, password)
            await self.hall.people.set_password(found.person.id, again)
        if bring and guest is not None and guest.login is None and guest.id != found.person.id:
            await self.hall.people.merge(guest.id, found.person.id)
        return found.person

    async def delete(self, person: Person, password: str) -> None:
        """Forget somebody; with a password only by that password."""
        if person.login is not None:
            found = await self.hall.people.by_login(person.login)
            secret = found.password if found else self._decoy
            if not await asyncio.to_thread(self._matches, secret, password):
                raise Refused("wrong-password")
        for room in await self.hall.people.forget(person.id, self.hall.now):
            self.hall.changed(room)

    def _matches(self, secret: str, password: str) -> bool:
        try:
            return self._hasher.verify(secret, password[: LONGEST_PASSWORD + 1])
        except (VerificationError, InvalidHashError):
            return False


def bearer(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def clean_login(login: str) -> str:
    """A login, the same however it is typed."""
    known = " ".join(login.split()).casefold()
    if not known or len(known) > LONGEST_LOGIN or not known.isprintable():
        raise Refused("bad-login")
    return known


def language_of(request: Request) -> str:
    """The language chosen here, or the first of the browser's that we speak."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for wanted in _preferred(request.headers.get("accept-language", "")):
        if wanted in LANGUAGES:
            return wanted
    return "en"


def _preferred(header: str) -> list[str]:
    found = []
    for part in header.split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        try:
            found.append((float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    return [name for weight, name in sorted(found, key=lambda pair: -pair[0]) if weight > 0]
