"""Why the hall refuses something: a code, an HTTP status, and words where the game has its own."""

from __future__ import annotations

STATUS = {
    "no-room": 404,
    "no-game": 404,
    "no-frame": 404,
    "nobody": 401,
    "not-yours": 403,
    "not-host": 403,
    "no-watching": 403,
    "not-open": 409,
    "not-playing": 409,
    "not-over": 409,
    "stale": 409,
    "moved-on": 409,
    "seat-taken": 409,
    "full": 409,
    "not-full": 409,
    "other-rules": 409,
    "nothing-left": 409,
    "login-taken": 409,
    "chat-full": 409,
    "illegal": 422,
    "unknown-action": 422,
    "no-undo": 422,
    "no-vote": 422,
    "no-hint": 422,
    "bad-seat": 422,
    "bad-name": 422,
    "bad-login": 422,
    "bad-password": 422,
    "bad-option": 422,
    "bad-players": 422,
    "bad-level": 422,
    "bad-chair": 422,
    "bad-chat": 422,
    "bad-link": 422,
    "bad-request": 422,
    "wrong-password": 403,
    "other-site": 403,
    "too-large": 413,
    "too-often": 429,
}
"""Every code there is. Its sentence is `refused-<code>`."""


class Refused(Exception):
    """The hall says no, and nothing has changed."""

    def __init__(self, code: str, message: str = "") -> None:
        self.code, self.status, self.message = code, STATUS[code], message
        super().__init__(code)
