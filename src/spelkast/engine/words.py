"""Every word a player reads, in three languages.

The words lie in Fluent files: those of any game in `spelkast/text`, those of one game in its own
`text` folder. Which message a thing needs follows from how it is declared:

    title, tagline                      the game
    action-<kind>                       the label of a button
    action-<kind>-now                   the same, where the position is known; may be left out
    event-<slug>                        a line of the log
    reason-<slug>, undo-<reason>        why not
    phase-<slug>, phase-<slug>-why      the banner of a seat that must decide, and its second line
    phase-<slug>-waiting(-why)          the same for the others; may be left out
    help-<slug>                         help with the decision of a phase: two or three sentences
    option-<name>, -<value>, -help      a choice before the game
    preset-<name>                       several of these choices at once
    summary-1-title, summary-1, …       the rules in short: titles and paragraphs, from 1 on
    scene-<name>                        what only the game's own scene says, see `tell`
    <domain>-<token>                    a card, a monster, a place

A message gets its arguments by name. An argument `monster` comes as `$monster`, the word itself;
`$monster-is`, the token, to select by; and `$monster-the` and so on, one for each attribute of the
word, because a French noun must bring its article. A domain may have one message `<domain>-other`
for all tokens without their own; a plain number needs none. `{ CAP($monster-the) }` begins a
sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from fluent.runtime import FluentBundle, FluentResource

from . import rulebook
from .actions import Action, seat_letter
from .game import Game
from .table import IllegalAction, NoUndo
from .view import Event, View

LANGUAGES = ("nl", "en", "fr")

Names = Mapping[str, str]
"""Seat letter -> name of the player; a seat without a name is called by its letter."""


@dataclass(frozen=True)
class Token:
    """A word of one of the game's domains, in no language yet."""

    domain: str
    token: str


Value = int | str | Token | tuple[Token, ...]
"""An argument as a game hands it over: a number, a word to select by, one token or several."""
Args = dict[str, int | str]


class Decision(NamedTuple):
    """The banner: what to do in one sentence; and why, or what it leads to."""

    what: str
    why: str


class MissingWords(LookupError):
    """A message that is not there, or that asks for what it does not get."""


class Words:
    """What one game says in one language.

    With `strict` a missing message is an error: for tests. Without it the player reads the name
    of the message, which is ugly and stops nobody.
    """

    def __init__(self, game: Game, language: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(
                f"there is no language {language!r} (there are: {', '.join(LANGUAGES)})"
            )
        self.game, self.language, self.strict = game, language, strict
        self._bundle = _bundle(game.folder, language)
        self._forms: dict[tuple[str, str], dict[str, str]] = {}
        self._own_reasons = {reason.slug for reason in game.reasons}
        self._events = {kind.slug: kind for kind in game.events}

    # The game and its options.

    def title(self) -> str:
        return self.say("title")

    def tagline(self) -> str:
        """The game in one sentence."""
        return self.say("tagline")

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What the option changes, in one sentence."""
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: str | int) -> str:
        return self._form_of(f"option-{name}", str(value))[""]

    def preset(self, name: str) -> str:
        return self.say(f"preset-{name}")

    def token(self, domain: str, token: str, form: str = "") -> str:
        """The word for a card, a monster, a place; in another form ("the") if it has that one."""
        forms = self._form_of(self._domain(domain), token)
        return forms.get(form, forms[""])

    def rank(self, place: int) -> str:
        return self.say("rank", {"place": place})

    # Playing.

    def action(self, action: Action, names: Names | None = None, view: View | None = None) -> str:
        """The label of a button; with a view it may name what the position makes of the action."""
        names = names or {}
        args = self._action_args(action, names)
        now = f"action-{action.kind}-now"
        if view is None or not self._bundle.has_message(now):
            return self.say(f"action-{action.kind}", args)
        return self.say(now, self._given(view, names) | args)

    def event(self, event: Event, names: Names | None = None) -> str:
        """A line of the log; one that not everybody reads says so."""
        line = self.say(f"event-{event.kind}", self._event_args(event, names or {}))
        return self.say("only-you", {"line": line}) if event.private else line

    def refusal(
        self,
        error: IllegalAction | NoUndo,
        view: View | None = None,
        names: Names | None = None,
    ) -> str:
        """The reason, then what is possible: where the reason does not say, what is asked."""
        if isinstance(error, NoUndo):
            return self.say(f"undo-{error.reason}")
        reason = self.say(f"reason-{error.reason}", self._action_args(error.action, names or {}))
        if view is None or error.reason in self._own_reasons:
            return reason
        asked = self.decision(view, names).what
        return f"{reason} {asked}" if asked.endswith((".", "?")) else f"{reason} {asked}."

    def decision(self, view: View, names: Names | None = None) -> Decision:
        """The banner of this viewer: what to do and why, whom to wait for, or who has won."""
        names = names or {}
        args = self._names(names) | self._given(view, names)
        phase = f"phase-{view.phase_name}"
        if view.over:
            return Decision(self._outcome(view, names), self._maybe(f"{phase}-why", args))
        if view.seat in view.waiting:
            return Decision(self.say(phase, args), self._maybe(f"{phase}-why", args))
        args |= self._seats("waiting", view.waiting, names)
        key = f"{phase}-waiting" if self._bundle.has_message(f"{phase}-waiting") else "waiting"
        return Decision(self.say(key, args), self._maybe(f"{phase}-waiting-why", args))

    def help(self, view: View, names: Names | None = None) -> str:
        """Help with the decision that this viewer owes; "" if it owes none."""
        if view.seat not in view.waiting:
            return ""
        names = names or {}
        return self.say(f"help-{view.phase_name}", self._names(names) | self._given(view, names))

    def summary(self) -> list[tuple[str, str]]:
        """The rules in short, for a newcomer: a title and a paragraph each."""
        found: list[tuple[str, str]] = []
        while self._bundle.has_message(f"summary-{len(found) + 1}"):
            key = f"summary-{len(found) + 1}"
            found.append((self.say(f"{key}-title"), self.say(key)))
        return found

    def tell(self, key: str, names: Names | None = None, /, **values: Value) -> str:
        """A message of the game with words of its domains: `tell("scene-x", power=Token(…))`."""
        return self.say(key, self._spelled(values, names or {}))

    def _outcome(self, view: View, names: Names) -> str:
        seats = winners(view)
        if not seats:
            return self.say("over-draw")
        key = "over-you" if seats == (view.seat,) else "over"
        return self.say(key, self._seats("winners", seats, names))

    # Arguments.

    def _action_args(self, action: Action, names: Names) -> Args:
        args: Args = {}
        for domain, token in zip(
            self.game.actions.kinds[action.kind].domains, action.args, strict=True
        ):
            same = sum(1 for name in args if re.fullmatch(rf"{domain.name}\d*", name))
            args |= self._word(
                f"{domain.name}{same + 1 if same else ''}", domain.name, token, names
            )
        return args

    def _event_args(self, event: Event, names: Names) -> Args:
        args = self._names(names)
        for name, domain in self._events[event.kind].params:
            value = event.args[name]
            if isinstance(value, int):
                args[name] = value
            elif isinstance(value, tuple):
                args |= self._several(name, [names.get(seat, seat) for seat in value])
            else:
                args |= self._word(name, self._domain(domain), value, names)
        return args

    def _given(self, view: View, names: Names) -> Args:
        """What the game itself adds to a banner."""
        return self._spelled(_decision_args(self.game)(view), names)

    def _spelled(self, values: Mapping[str, Value], names: Names) -> Args:
        args: Args = {}
        for name, value in values.items():
            if isinstance(value, Token):
                args |= self._word(name, self._domain(value.domain), value.token, names)
            elif isinstance(value, tuple):
                args |= self._several(name, [self._called(part, names) for part in value])
            else:
                args[name] = value
        return args

    def _called(self, token: Token, names: Names) -> str:
        if token.domain == "seat":
            return names.get(token.token, token.token)
        return self.token(token.domain, token.token)

    def _word(self, name: str, domain: str, token: str, names: Names) -> Args:
        if domain == "seat":
            return {name: names.get(token, token), f"{name}-is": token}
        forms = self._form_of(domain, token)
        args: Args = {f"{name}-{form}" if form else name: word for form, word in forms.items()}
        return args | {f"{name}-is": _plain(token)}

    def _names(self, names: Names) -> Args:
        """`$name-A` and so on, for a sentence that speaks of everybody."""
        letters = (seat_letter(seat) for seat in range(self.game.players[-1]))
        return {f"name-{letter}": names.get(letter, letter) for letter in letters}

    def _seats(self, name: str, seats: Sequence[int], names: Names) -> Args:
        letters = [seat_letter(seat) for seat in seats]
        return self._several(name, [names.get(letter, letter) for letter in letters])

    def _several(self, name: str, words: Sequence[str]) -> Args:
        """`$seats` is "Jan, Piet and Cato", `$seats-count` is 3."""
        return {name: self.listing(words), f"{name}-count": len(words)}

    def listing(self, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.say("listing", {"first": ", ".join(words[:-1]), "last": words[-1]})

    # Messages.

    def _domain(self, domain: str) -> str:
        """Events may know a domain under another name, with an empty place in front."""
        known = self.game.domains.get(domain)
        return known.name if known else domain

    def _form_of(self, domain: str, token: str) -> dict[str, str]:
        """A word in all the forms it has; "" is the plain one."""
        if (domain, token) not in self._forms:
            self._forms[domain, token] = self._find_forms(domain, token)
        return self._forms[domain, token]

    def _find_forms(self, domain: str, token: str) -> dict[str, str]:
        key = f"{domain}-{token}"
        if not self._bundle.has_message(key):
            if not self._bundle.has_message(f"{domain}-other"):
                return {"": token if token.isdigit() else self._missing(key)}
            key = f"{domain}-other"
        args: Args = {"token": _plain(token)}
        attributes = self._bundle.get_message(key).attributes
        return {"": self.say(key, args)} | {
            form: self._format(f"{key}.{form}", pattern, args)
            for form, pattern in attributes.items()
        }

    def _maybe(self, key: str, args: Args) -> str:
        return self.say(key, args) if self._bundle.has_message(key) else ""

    def say(self, key: str, args: Mapping[str, int | str] | None = None) -> str:
        """Any message of this game or of all games."""
        if not self._bundle.has_message(key):
            return self._missing(key)
        return self._format(key, self._bundle.get_message(key).value, args or {})

    def _format(self, key: str, pattern: Any, args: Mapping[str, int | str]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text).strip()

    def _missing(self, key: str) -> str:
        if self.strict:
            raise MissingWords(f"{self.game.slug} has no words for {key!r} in {self.language!r}")
        return key


def winners(view: View) -> tuple[int, ...]:
    """The seats with the best result of a finished game; nobody if all have the same.

    From the view: when a game is over its result follows from what everybody sees.
    """
    results = np.zeros(int(view.seats))
    rulebook.score(view.record, results)
    best = tuple(int(seat) for seat in np.flatnonzero(results == results.max()))
    return best if len(best) < len(results) else ()


def _plain(token: str) -> int | str:
    """A token to select by; a number as one, for its plural."""
    return int(token) if token.isdigit() else token


def _capital(text: Any) -> Any:
    """CAP(…): the first letter of a sentence that begins with an article."""
    return text[:1].upper() + text[1:] if isinstance(text, str) else text


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of a game and of all games.

    Without the invisible isolation marks around arguments: all three languages run from left to
    right, and a terminal or an SVG would show the marks as boxes.
    """
    locale = "en-GB" if language == "en" else language
    bundle = FluentBundle([locale], functions={"CAP": _capital}, use_isolating=False)
    for texts in (folder / "text", Path(__file__).parent.parent / "text"):
        source = texts / f"{language}.ftl"
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def _nothing(view: View) -> dict[str, Value]:
    return {}


@cache
def _decision_args(game: Game) -> Callable[[View], Mapping[str, Value]]:
    """`decision_args` of the game's own `words` module, if it has one."""
    words = game.part("words")
    found: Callable[[View], Mapping[str, Value]] = words.decision_args if words else _nothing
    return found
