"""Every word a player reads: complete, clean and discreet, for every game in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import spelkast
from spelkast.engine.actions import Domain
from spelkast.engine.codes import Refusal, Sealed
from spelkast.engine.game import Game, game, games, slugs
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import IllegalAction, NoUndo, Table
from spelkast.engine.view import Event, View
from spelkast.engine.words import LANGUAGES, MissingWords, Words, winners

NAMES = {"A": "Jan", "B": "Piet", "C": "Cato", "D": "Sofie", "E": "Mia"}
NAMES |= {"F": "Noor", "G": "Sam", "H": "Lot"}
MARK = {"nl": "(alleen jij)", "en": "(only you)", "fr": "(vous seul)"}
ENGINE_TEXTS = Path(spelkast.__file__).parent / "text"
MOVES = 120
"""How many moves of a game are looked at; the rest is played to its end unseen."""

every_game = pytest.mark.parametrize("slug", slugs())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def in_words(slug: str, language: str) -> Words:
    return Words(game(slug), language, strict=True)


# ------------------------------------------------------------------------------ Games to talk about


@dataclass
class Played:
    """What was seen in some random games."""

    views: list[View] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    refusals: list[tuple[IllegalAction, View]] = field(default_factory=list)
    finished: list[Table] = field(default_factory=list)


@cache
def played(slug: str) -> Played:
    """The rulebook game with every number of players, and one game for every other option."""
    found = Played()
    rules = game(slug)
    for players in rules.players:
        table = Table(rules, players, seed=players)
        look_through(table, found)
        play_out(table, found)
    for name, option in rules.options.items():
        for value in option.words[1:]:
            look_through(Table(rules, seed=7, options={name: value}), found)
    return found


def look_through(table: Table, found: Played) -> None:
    luck = random.Random(table.players)
    viewers = (*range(table.players), PUBLIC)
    while not table.over and len(table.log) < MOVES:
        seat = luck.choice(table.to_act)
        look_around(table, found, viewers, luck)
        moves = len(table.log)
        table.play(seat, luck.choice(table.legal(seat)))
        found.events += chain(*(table.events(viewer, since=moves + 1) for viewer in viewers))


def play_out(table: Table, found: Played) -> None:
    luck = random.Random(table.seed)
    while not table.over:
        seat = luck.choice(table.to_act)
        table.play(seat, luck.choice(table.legal(seat)))
    found.views += [table.view(viewer) for viewer in (*range(table.players), PUBLIC)]
    found.finished.append(table)


def look_around(table: Table, found: Played, viewers: tuple[int, ...], luck: random.Random) -> None:
    found.views += [table.view(viewer) for viewer in viewers]
    seat = luck.randrange(table.players)
    for action in luck.sample(list(table.game.actions), k=min(4, len(table.game.actions))):
        try:
            table.check(seat, action)
        except IllegalAction as error:
            found.refusals.append((error, table.view(seat)))


def every_event(rules: Game) -> Iterator[Event]:
    """Every kind of event, with every value of each argument at least once."""
    for kind in rules.events:
        values = {name: arguments(rules, domain) for name, domain in kind.params}
        plain = {name: choices[-1] for name, choices in values.items()}
        yield Event(kind.slug, dict(plain), private=False)
        for name, choices in values.items():
            yield from (
                Event(kind.slug, plain | {name: choice}, private=False) for choice in choices
            )


def arguments(rules: Game, domain: str) -> list[str | int | tuple[str, ...]]:
    if domain == "number":
        return [0, 1, 2, 5, 21, 120]
    if domain == "seats":
        return [("A",), ("A", "B"), ("A", "B", "C"), ("A", "B", "C", "D")]
    return list(rules.domains[domain].tokens)


def domains(rules: Game) -> set[Domain]:
    asked = chain(*(kind.domains for kind in rules.actions.kinds.values()))
    return {domain for domain in (*rules.domains.values(), *asked) if domain.name != "seat"}


# ------------------------------------------------------------------------------------- The files


class _Reader(Visitor):
    """Collects the variables and the pieces of text of one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.partition("-")[0])

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def messages(folder: Path, language: str) -> dict[str, _Reader]:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, _Reader] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{folder.parent.name} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            reader = found[entry.id.name] = _Reader()
            reader.visit(entry)
    return found


FOLDERS = [ENGINE_TEXTS, *(rules.folder / "text" for rules in games())]
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


@every_folder
def test_the_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES:
        other = messages(folder, language)
        assert other.keys() == english.keys()
        for key in english:
            assert other[key].variables == english[key].variables, f"{language}: {key}"


@every_game
def test_a_game_does_not_redefine_the_words_of_all_games(slug: str) -> None:
    assert (
        not messages(ENGINE_TEXTS, "en").keys() & messages(game(slug).folder / "text", "en").keys()
    )


@every_game
def test_no_message_is_left_that_nothing_asks_for(slug: str) -> None:
    rules = game(slug)
    known = {"title", "tagline"}
    known |= {f"action-{kind}{end}" for kind in rules.actions.kinds for end in ("", "-now")}
    known |= {f"event-{kind.slug}" for kind in rules.events}
    known |= {f"reason-{reason.slug}" for reason in rules.reasons}
    for phase in rules.phases:
        known |= {f"phase-{phase.slug}{end}" for end in ("", "-why", "-waiting", "-waiting-why")}
        known |= {f"help-{phase.slug}"} if phase.note else set()
    for n in range(1, len(in_words(slug, "en").summary()) + 1):
        known |= {f"summary-{n}", f"summary-{n}-title"}
    known |= said_by_the_scene(rules)
    for name, option in rules.options.items():
        known |= {f"option-{name}{end}" for end in ("", "-help", "-other")}
        known |= {f"option-{name}-{value}" for value in option.words}
    known |= {f"preset-{name}" for name in rules.presets}
    for domain in domains(rules):
        known |= {f"{domain.name}-{token}" for token in (*domain.tokens, "other")}
    assert messages(rules.folder / "text", "en").keys() <= known


def said_by_the_scene(rules: Game) -> set[str]:
    """The messages that scene and drawing of a game name, whole or up to an argument."""
    paths = (path for part in ("scene", "drawing") for path in (rules.folder / part).glob("*.py"))
    source = "".join(path.read_text("utf-8") for path in paths)
    named = set(re.findall(r"""["'](?:scene-)?([a-z][a-z-]*)["']""", source))
    begun = tuple(f"scene-{key}" for key in re.findall(r'f"(?:scene-)?([a-z-]+-)\{', source))
    return {
        key
        for key in messages(rules.folder / "text", "en")
        if key.startswith("scene-")
        and (key.removeprefix("scene-") in named or (begun and key.startswith(begun)))
    }


@every_folder
@every_language
def test_quotes_and_apostrophes_are_typographic(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        for text in message.texts:
            assert not set(text) & set("'\"`"), f"{key}: {text!r}"


@every_folder
@every_language
def test_nobody_shouts_but_ad_inferos(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        for text in message.texts:
            calm = re.sub(r"(?i)ad inferos\u202f?!", "", text)
            assert "!" not in calm, f"{key}: {text!r}"


def well_spaced(language: str, text: str) -> bool:
    if language != "fr":
        return not re.search(r"\s[:;?!]", text)
    bare = r"(?<!\u202f)[:;?!»]|«(?!\u202f)"
    return not re.search(bare, text)


@every_folder
@every_language
def test_colons_and_question_marks_are_spaced_as_the_language_has_it(
    folder: Path, language: str
) -> None:
    for key, message in messages(folder, language).items():
        for text in message.texts:
            assert well_spaced(language, text), f"{key}: {text!r}"


# ------------------------------------------------------------------------------ All there is to say


@every_game
@every_language
def test_the_game_and_its_options_have_words(slug: str, language: str) -> None:
    words = in_words(slug, language)
    said = [words.title(), words.tagline()]
    for name, option in words.game.options.items():
        said += [words.option(name), words.option_help(name)]
        values = [words.option_value(name, value) for value in option.words]
        assert len(set(values)) == len(values)
        said += values
    presets = [words.preset(name) for name in words.game.presets]
    assert len(set(presets)) == len(presets)
    assert all(map(clean, said + presets))


def clean(text: str) -> bool:
    """Something is said, every argument is filled in, and the spaces are right."""
    return bool(text) and not re.search(r"[{}$\u2068\u2069\n]|\?\?\?|  | [.,]|^\W", text)


@every_game
@every_language
def test_every_token_has_a_word_of_its_own(slug: str, language: str) -> None:
    words = in_words(slug, language)
    for domain in domains(words.game):
        said = [words.token(domain.name, token) for token in domain.tokens]
        assert all(map(clean, said))
        assert len(set(said)) == len(said), f"{domain.name}: two tokens have the same word"


@every_game
@every_language
def test_every_action_has_a_label_of_its_own(slug: str, language: str) -> None:
    words = in_words(slug, language)
    labels = [words.action(action, NAMES) for action in words.game.actions]
    assert all(map(clean, labels))
    assert len(set(labels)) == len(labels)


@every_game
@every_language
def test_every_decision_has_help(slug: str, language: str) -> None:
    """Two or three sentences for whoever must decide, nothing for the others."""
    words = in_words(slug, language)
    seen = set()
    for view in played(slug).views:
        text = words.help(view, NAMES)
        assert bool(text) == (view.seat in view.waiting)
        seen |= {view.phase_name} if text else set()
        assert not text or (clean(text) and well_spaced(language, text)), text
        assert not text or 2 <= len(re.findall(r"[.?](?: |$)", text)) <= 4, text
    for phase in words.game.phases:
        if phase.note and phase.slug not in seen:
            view = Table(words.game, seed=1).view(0)
            view.records["phase"] = phase
            view.records["to_act"] = 1
            assert clean(words.help(view, NAMES))


@every_game
@every_language
def test_the_rules_in_short(slug: str, language: str) -> None:
    found = in_words(slug, language).summary()
    assert 6 <= len(found) <= 9
    assert all(clean(title) and clean(text) and text.endswith(".") for title, text in found)
    assert all(len(title) < 30 and len(text) < 420 for title, text in found)


@every_game
@every_language
def test_actions_are_called_by_what_the_position_makes_of_them(slug: str, language: str) -> None:
    words = in_words(slug, language)
    for view in played(slug).views[::5]:
        labels = [words.action(action, NAMES, view) for action in view.legal()]
        assert all(map(clean, labels))
        assert len(set(labels)) == len(labels)


@every_game
@every_language
def test_every_event_has_a_line(slug: str, language: str) -> None:
    words = in_words(slug, language)
    for event in every_event(words.game):
        line = words.event(event, NAMES)
        assert clean(line), f"{event}: {line!r}"
        assert well_spaced(language, line), f"{event}: {line!r}"
        assert line.endswith("."), f"{event}: {line!r}"


@every_game
@every_language
def test_every_reason_has_a_sentence(slug: str, language: str) -> None:
    words = in_words(slug, language)
    reasons = {refusal.slug for refusal in Refusal} | {
        reason.slug for reason in words.game.reasons if reason
    }
    firsts = [
        words.game.actions[words.game.actions.span(kind)[0]] for kind in words.game.actions.kinds
    ]
    for reason in reasons:
        said = set()
        for action in firsts:  # a reason may speak of the square, so not every kind will do
            try:
                said.add(words.refusal(IllegalAction(0, action, reason), names=NAMES))
            except MissingWords as missing:
                if "Unknown external" not in str(missing):
                    raise
        assert said, f"no words for {reason}"
        assert all(map(clean, said))


@every_language
def test_every_refusal_to_take_back_has_a_sentence(language: str) -> None:
    words = in_words(slugs()[0], language)
    assert all(clean(words.refusal(NoUndo(0, sealed))) for sealed in Sealed)


@every_language
def test_places_in_the_ranking(language: str) -> None:
    words = in_words(slugs()[0], language)
    assert len({words.rank(place) for place in range(1, 9)}) == 8
    assert {"nl": "2e", "en": "2nd", "fr": "2e"}[language] == words.rank(2)


@every_language
def test_names_are_listed_as_one_says_them(language: str) -> None:
    words = in_words(slugs()[0], language)
    joined = {"nl": "en", "en": "and", "fr": "et"}[language]
    assert words.listing(["Jan", "Piet", "Cato"]) == f"Jan, Piet {joined} Cato"
    assert words.listing(["Jan"]) == "Jan"


# ---------------------------------------------------------------------------------- In real games


@every_game
@every_language
def test_whole_games_are_told_to_every_viewer(slug: str, language: str) -> None:
    words = in_words(slug, language)
    for event in played(slug).events:
        line = words.event(event, NAMES)
        assert clean(line), f"{event}: {line!r}"
        assert line.endswith(MARK[language]) == event.private
        assert line.count(MARK[language]) == event.private


@every_game
@every_language
def test_every_banner_of_whole_games(slug: str, language: str) -> None:
    words = in_words(slug, language)
    for view in played(slug).views:
        what, why = words.decision(view, NAMES)
        assert clean(what), f"{view}: {what!r}"
        assert not why or clean(why), f"{view}: {why!r}"
        assert well_spaced(language, what + "\n" + why)
        if view.waiting and view.seat not in view.waiting:
            assert all(NAMES["ABCDEFGH"[seat]] in what for seat in view.waiting), what
        if view.seat in view.waiting:
            assert why, f"{view}: a decision is asked and nobody says why"


@every_game
@every_language
def test_banners_of_phases_that_the_games_did_not_reach(slug: str, language: str) -> None:
    words = in_words(slug, language)
    seen = {view.phase_name for view in played(slug).views}
    for phase in words.game.phases:
        if phase.note and phase.slug not in seen:
            for viewer in (0, 1, PUBLIC):
                view = Table(words.game, seed=1).view(viewer)
                view.records["phase"] = phase
                view.records["to_act"] = 1
                assert clean(words.decision(view, NAMES).what)


@every_game
@every_language
def test_a_refusal_gives_the_reason_and_then_what_is_possible(slug: str, language: str) -> None:
    words = in_words(slug, language)
    assert played(slug).refusals
    for error, view in played(slug).refusals:
        text = words.refusal(error, view, NAMES)
        assert clean(text), f"{error}: {text!r}"
        assert text.count(".") + text.count("?") >= 2, text


@every_game
def test_the_winner_follows_from_what_everybody_sees(slug: str) -> None:
    assert played(slug).finished
    for table in played(slug).finished:
        results = table.results
        assert results is not None
        best = tuple(seat for seat, result in enumerate(results) if result == max(results))
        for viewer in (*range(table.players), PUBLIC):
            assert winners(table.view(viewer)) == (best if len(best) < table.players else ())


@every_game
def test_the_winner_is_addressed_and_the_others_are_told(slug: str) -> None:
    words = in_words(slug, "en")
    for table in played(slug).finished:
        best = winners(table.view())
        for seat in best:
            assert NAMES["ABCDEFGH"[seat]] in words.decision(table.view(), NAMES).what
            told = words.decision(table.view(seat), NAMES).what
            assert ("you win" in told) == (best == (seat,))


@every_game
def test_no_sentence_is_left_in_another_language(slug: str) -> None:
    told = [in_words(slug, language) for language in LANGUAGES]
    for kind in game(slug).events:
        lines = {tuple(lines_of(words, kind.slug)) for words in told}
        assert len(lines) == len(LANGUAGES), kind
    for action in game(slug).actions:
        assert len({words.action(action, NAMES) for words in told}) == len(LANGUAGES), action
    for name in game(slug).options:
        assert len({words.option_help(name) for words in told}) == len(LANGUAGES), name
    for view in played(slug).views[::7]:
        assert len({words.decision(view, NAMES).what for words in told}) == len(LANGUAGES), view
        helped = {words.help(view, NAMES) for words in told}
        assert helped == {""} or len(helped) == len(LANGUAGES), view
    assert len({tuple(words.summary()) for words in told}) == len(LANGUAGES)


def lines_of(words: Words, kind: str) -> list[str]:
    return [words.event(event, NAMES) for event in every_event(words.game) if event.kind == kind]


# --------------------------------------------------------------------------------------- Secrets


@every_game
def test_words_are_a_function_of_the_view(slug: str) -> None:
    """Two full states that a seat cannot tell apart are told to it in the same words."""
    seated = [view for view in played(slug).views if view.seat != PUBLIC and not view.over]
    for view in seated[::11]:
        told = {everything(view)}
        for seed in (1, 2):
            twin = View(view.game, view.seat, view.sample(seed))
            assert twin.digest() == view.digest()
            told.add(everything(twin))
        assert len(told) == 1


def everything(view: View) -> tuple[str, ...]:
    said: list[str] = []
    for words in (Words(view.game, language) for language in LANGUAGES):
        said += words.decision(view, NAMES)
        said += [words.event(event, NAMES) for event in view.events]
        said += [words.action(action, NAMES, view) for action in view.legal()]
        said.append(words.help(view, NAMES))
    return tuple(said)


# ---------------------------------------------------------------------------------- When it fails


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"no language 'de' \(there are: nl, en, fr\)"):
        Words(game(slugs()[0]), "de")


@every_game
def test_a_missing_message_stops_a_test_but_no_player(slug: str) -> None:
    with pytest.raises(MissingWords, match="no-such-thing"):
        in_words(slug, "en").say("no-such-thing")
    assert Words(game(slug), "en").say("no-such-thing") == "no-such-thing"
    assert Words(game(slug), "en").token("seaside", "crab") == "seaside-crab"


@every_game
def test_a_game_without_any_words_can_still_be_played(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(game(slug), "en")
    monkeypatch.setattr(words, "_bundle", FluentBundle(["en"]))
    for view in played(slug).views[::29]:
        assert words.decision(view).what
        assert all(words.action(action) for action in view.legal())
    assert all(words.event(event) for event in every_event(game(slug)))
    assert words.option("x") == "option-x"


@every_game
def test_a_seat_without_a_name_is_called_by_its_letter(slug: str) -> None:
    words = in_words(slug, "en")
    waiting = next(v for v in played(slug).views if v.waiting and v.seat == PUBLIC)
    assert all("ABCDEFGH"[seat] in words.decision(waiting).what for seat in waiting.waiting)
