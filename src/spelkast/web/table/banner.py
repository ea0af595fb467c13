"""The banner: what the viewer may do now, in one sentence, and the buttons that do it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...engine.actions import Action
from .desk import Desk


class Button(NamedTuple):
    """A legal action as a button."""

    act: str
    label: str
    main: bool
    auto: bool
    """The only answer, or the one that goes without asking: the page presses it by itself after a
    pause that tells nothing."""


def banner(desk: Desk) -> dict[str, Any]:
    """What the banner's template needs."""
    showing, me = desk.showing, desk.me
    stand_in = bool(me and me.stand_in and not desk.over)
    what, why = desk.words.decision(showing.view, desk.names)
    if stand_in:
        what, why = desk.site.say("table-stand-in-you"), what
    buttons = _buttons(desk)
    return {
        "room": desk.room,
        "mine": showing.mine,
        "me": me,
        "figure": desk.figure(me.seat) if me else "",
        "what": what,
        "why": why,
        "consequences": consequences(desk),
        "buttons": buttons,
        "two": _two_rows(desk, len(buttons)),
        "moment": showing.moment,
        "undo": "" if desk.over else showing.undo,
        "stand_in": stand_in,
        "hand_over": _hand_over(desk),
        "hint": desk.hint if showing.mine else "",
    }


def _two_rows(desk: Desk, buttons: int) -> bool:
    """Does a phone need a second row, now or later in this phase?"""
    kept = desk.showing.mine and desk.showing.view.phase_name in desk.manner.two_rows
    return kept or buttons + bool(_picks(desk)) > 1


def consequences(desk: Desk) -> list[tuple[str, str]]:
    """What each legal action and each plan leads to; where there is nothing to say, it is left
    out."""
    told = [(act.text, desk.scene.consequence(desk.sight, act)) for act in desk.sight.legal]
    told += [(plan.key, plan.sentence) for plan in desk.plans]
    return [(text, sentence) for text, sentence in told if sentence]


def groups(desk: Desk) -> list[list[dict[str, str]]]:
    """All legal actions as labels and consequences, one list for each kind; then the plans."""
    found: dict[str, list[dict[str, str]]] = {}
    then = dict(consequences(desk))
    for action in desk.sight.legal:
        label = desk.words.action(action, desk.names, desk.showing.view)
        entry = _entry(action.text, label, then.get(action.text, ""))
        found.setdefault(action.kind, []).append(entry)
    plans = _plans(desk)
    return list(found.values()) + ([plans] if plans else [])


def _plans(desk: Desk) -> list[dict[str, str]]:
    return [
        _entry(plan.key, plan.label, plan.sentence, "; ".join(plan.acts))
        for plan in desk.plans
        if plan.ready
    ]


def _entry(key: str, label: str, then: str, acts: str = "") -> dict[str, str]:
    """An action; or a plan, with the actions it is made of."""
    return {"key": key, "label": label, "then": then, "acts": acts}


def _picks(desk: Desk) -> list[Action]:
    """The actions that are done by picking a piece."""
    return [act for act in desk.sight.legal if act.kind not in desk.manner.banner_kinds]


def _buttons(desk: Desk) -> list[Button]:
    """At most two: the first and the last, of which the first is the main one.

    It is orange unless the main thing is a piece to be picked: one orange thing at a time.
    """
    legal = desk.sight.legal
    if len(legal) == 1:
        return [_button(desk, legal[0], main=True, auto=True)]
    offered = [act for act in legal if act.kind in desk.manner.banner_kinds]
    ends = [offered[0], offered[-1]] if len(offered) > 1 else offered
    picks, auto = _picks(desk), desk.manner.automatic(desk.sight)
    return [
        _button(desk, act, main=not picks and act is ends[0], auto=act.text == auto) for act in ends
    ]


def _button(desk: Desk, action: Action, *, main: bool, auto: bool = False) -> Button:
    return Button(action.text, desk.words.action(action, desk.names, desk.showing.view), main, auto)


def _hand_over(desk: Desk) -> str:
    """Who gets the device next, if it is shared and somebody else on it is asked."""
    showing = desk.showing
    if showing.mine or desk.over or desk.me is None or desk.replay:
        return ""
    shared = [seat for seat in desk.room.seats_of(showing.person) if seat != showing.seat]
    waiting = [
        seat
        for seat in shared
        if seat in showing.view.waiting and not desk.room.chairs[seat].stand_in
    ]
    return desk.name(waiting[0]) if waiting else ""
