"""The numbered list of what can be done, and what a typed line means."""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.game import Game
from ..engine.view import View
from ..engine.words import Names, Words

LONGEST_NUMBER = 9
"""Digits that are read as a number at all."""


def offered(view: View) -> list[Action]:
    """All actions of the present phase, allowed or not."""
    kinds = view.game.phases.of(int(view.phase)).kinds
    spans = (view.game.actions.span(kind) for kind in kinds)
    return [view.game.actions[number] for span in spans for number in span]


def numbered(view: View) -> dict[int, Action]:
    """A number for each action of the phase, the same all game long.

    An action with a number of its own (play 3, square 17) goes by that one; the others follow.
    """
    numbers: dict[int, Action] = {}
    others = []
    for action in offered(view):
        own = int(action.args[0]) if len(action.args) == 1 and action.args[0].isdigit() else 0
        if own and own not in numbers:
            numbers[own] = action
        else:
            others.append(action)
    first = max(numbers, default=0) + 1
    return numbers | dict(enumerate(others, start=first))


def legal_numbers(view: View) -> dict[int, Action]:
    legal = {action.id for action in view.legal()}
    return {number: action for number, action in numbered(view).items() if action.id in legal}


def understand(line: str, view: View, words: Words, names: Names) -> Action | None:
    """The action meant by a number of the list, its text, or its words in this language."""
    if line.isdecimal():
        return numbered(view).get(int(line)) if len(line) <= LONGEST_NUMBER else None
    wanted = " ".join(line.casefold().split())
    return _texts(view.game).get(wanted) or next(
        (action for action in offered(view) if words.action(action, names).casefold() == wanted),
        None,
    )


def _texts(rules: Game) -> dict[str, Action]:
    return {action.text.casefold(): action for action in rules.actions}
