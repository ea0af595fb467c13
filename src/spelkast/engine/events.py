"""Events: what just happened, and which seats may know.

Rules call `tell(s, audience, kind, ...)`. The events of the last step lie in the state and are
redacted with the view: a viewer's list holds what that viewer may know and nothing else, not even
a gap. Logs, narration, animation and sound are made from events alone.
"""

from __future__ import annotations

from .kernel import kernel
from .schema import EVENT_ARGS, PUBLIC

EVERYONE = (1 << (PUBLIC + 1)) - 1


@kernel
def only(seat):
    """The audience of one seat."""
    return 1 << seat


@kernel
def tell(s, audience, kind, a=0, b=0, c=0, d=0, e=0, f=0):
    """Note that something happened, for these eyes."""
    n = int(s.event_count)
    if n == s.event_kind.shape[0]:
        return
    s.event_kind[n] = kind
    s.event_audience[n] = audience
    s.event_args[n, 0] = a
    s.event_args[n, 1] = b
    s.event_args[n, 2] = c
    s.event_args[n, 3] = d
    s.event_args[n, 4] = e
    s.event_args[n, 5] = f
    s.event_count = n + 1


@kernel
def clear_events(s):
    _erase_from(s, 0)


@kernel
def keep_events(v, viewer):
    """Keep what this viewer may know, closing the gaps; who else knows it is erased too."""
    kept = 0
    for n in range(int(v.event_count)):
        if (int(v.event_audience[n]) >> viewer) & 1:
            v.event_kind[kept] = v.event_kind[n]
            for arg in range(EVENT_ARGS):
                v.event_args[kept, arg] = v.event_args[n, arg]
            audience = int(v.event_audience[n])
            v.event_audience[kept] = EVERYONE if audience == EVERYONE else 1 << viewer
            kept += 1
    _erase_from(v, kept)


@kernel
def _erase_from(s, first):
    for n in range(first, int(s.event_count)):
        s.event_kind[n] = 0
        s.event_audience[n] = 0
        for arg in range(EVENT_ARGS):
            s.event_args[n, arg] = 0
    s.event_count = first
