"""The viewer's own cards, and what the present decision offers besides them.

Everything keeps its place: spent cards turn pale where they lie, and what a decision offers takes
the place of the power cards.
"""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.schema import PUBLIC
from ....engine.view import View
from .. import rules
from ..actions import Phase
from ..components import (
    CARDS,
    CYCLE,
    HAND_LIMIT,
    JOKER,
    LENGTHS,
    MONSTER_POWER,
    POWERS,
    SKULL,
    STEP_CARDS,
)
from ..drawing import cards
from ..drawing.picture import has_chosen
from . import faces
from .landing import of_card
from .parts import (
    card_face,
    card_token,
    chain_icon,
    choice,
    decides,
    kinds_of,
    labels,
    refused,
    seat_token,
    shown,
    symbol,
)


def hand(sight: Sight) -> str:
    if sight.view.seat == PUBLIC:
        return _turn(sight)
    return _steps(sight) + _beside(sight)


def _set(title: str, thin: str, row: str, name: str) -> str:
    note = html("span", thin, class_="thin") if thin else ""
    head = html("h2", escape(title), note)
    return html("div", head, row, class_=f"hand__set inf-{name}")


# --------------------------------------------------------------------------------- Step cards


def _steps(sight: Sight) -> str:
    view = sight.view
    left = int(view.step_hand[view.seat].sum())
    cycle, turn = divmod(int(view.turn) - 1, CYCLE)
    count = escape(sight.words.tell("scene-left", left=left))
    where = sight.words.tell("scene-cycle", cycle=cycle + 1, turn=turn + 1)
    note = count + html("span", " · ", escape(where), class_="full")
    row = html("div", *(_step(sight, card) for card in range(CARDS)), class_="hand__row steps")
    return _set(labels(sight).say("step-cards"), note, row, "steps")


def _step(sight: Sight, card: int) -> str:
    view = sight.view
    action, asked = f"play {STEP_CARDS[card]}", decides(sight, Phase.CHOOSE)
    held = bool(view.step_hand[view.seat][card])
    useless = held and asked and _useless(view, card)
    face = card_face(cards.step_card(card)) + (_mark(card) if useless else "")
    label = step_label(sight, card) if held else _spent(sight, card)
    if asked and held:
        return choice(action, label, face, class_="pcard step")
    classes = ["pcard step", *([] if held else ["spent"])]
    if int(view.chosen[view.seat]) == card + 1:
        classes.append("chosen")
        label = f"{label}, {labels(sight).say('chosen')}"
    return refused(action, label, face, class_=" ".join(classes), asked=asked)


def _spent(sight: Sight, card: int) -> str:
    called = labels(sight)
    return f"{called.card(card)}, {called.say('spent')}"


def _useless(view: View, card: int) -> bool:
    """A number that moves nobody, or a Skull without a square to put a monster on."""
    if card < SKULL:
        return bool(view.blocked[view.seat])
    return card == SKULL and not rules.squares_for_monster(view.record)


def _mark(card: int) -> str:
    return html("span", chain_icon() if card < SKULL else faces.no_square(), class_="mark")


def step_label(sight: Sight, card: int) -> str:
    """What a card is called: with the square it leads to, or what stands in the way."""
    view, called = sight.view, labels(sight)
    name = called.card(card)
    if not decides(sight, Phase.CHOOSE):
        return name
    if _useless(view, card):
        why = sight.words.tell("scene-useless", card=card_token(card))
        return f"{name}, {why}"
    if card >= SKULL:
        return name
    end = of_card(view, view.seat, card + 1)
    there = sight.words.tell("scene-ends", ends=end.ends)
    if end.ends == "monster":
        there = called.monster(end.monster)
    return ", ".join(part for part in (name, called.place(end.place), there) if part)


# ---------------------------------------------------------- Power cards, or what is to choose


def _beside(sight: Sight) -> str:
    """Own power cards; in their place what the decision offers, where it is something else."""
    offers = {
        Phase.STRIP_LEN: _lengths,
        Phase.STRIP_DIR: _directions,
        Phase.VEGA_TARGET: _victims,
        Phase.VEGA_TAKE: _open_hand,
    }
    phase = Phase.of(int(sight.view.phase))
    offer = offers.get(phase, _powers) if decides(sight, phase) else _powers
    title, row, name = offer(sight)
    if name != "dirs":
        row += [html("span", class_="pcard pow empty", aria_hidden="true")] * (
            HAND_LIMIT - len(row)
        )
    return _set(title, "", html("div", *row, class_=f"hand__row pows {name}"), "own")


Offer = tuple[str, list[str], str]
"""A title, the things in a row, and a class for the row."""


def _powers(sight: Sight) -> Offer:
    view = sight.view
    held = kinds_of([int(count) for count in view.hand[view.seat]])
    row = [_power(sight, kind) for kind in held]
    return labels(sight).say("power-cards"), row, f"of-{max(len(row), HAND_LIMIT)}"


def _power(sight: Sight, kind: int) -> str:
    """A power card: to be looked at, to be thrown away, or to fight with."""
    face, name = _power_face(sight, kind), labels(sight).power(kind)
    if decides(sight, Phase.DISCARD):
        return _offered(sight, f"discard {POWERS[kind]}", face)
    if decides(sight, Phase.FIGHT):
        return _weapon(sight, kind, face)
    return shown(name, *face, class_="pcard pow")


def _weapon(sight: Sight, kind: int, face: tuple[str, ...]) -> str:
    view = sight.view
    foe = int(view.monster[view.pawn[view.seat]])
    answers = {int(MONSTER_POWER[foe]): "fight power", JOKER: "fight joker"}
    if kind in answers:
        return _offered(sight, answers[kind], face)
    name = labels(sight).power(kind)
    if "fight power" in sight.legal_texts:
        return shown(name, *face, class_="pcard pow")
    return refused("fight power", name, *face, class_="pcard pow")


def _power_face(sight: Sight, kind: int) -> tuple[str, ...]:
    name = html("i", escape(labels(sight).power(kind)))
    return card_face(cards.power_card(POWERS[kind])), symbol(POWERS[kind]), name


def _offered(
    sight: Sight, action: str, face: tuple[str, ...], extra: str = "", besides: str = ""
) -> str:
    """A button for one of the viewer's actions, called as the words call it; `besides` is what
    else is written on it, and is spoken too."""
    found = sight.view.game.actions.parse(action)
    label = sight.words.action(found, sight.names, sight.view)
    spoken = f"{label}, {besides}" if besides else label
    return choice(action, spoken, *face, class_=f"pcard pow{extra}")


def _lengths(sight: Sight) -> Offer:
    """Three stacks of strips; from behind one sees the length and nothing else."""
    row = []
    for stack, length in enumerate(LENGTHS):
        action, left = f"strip {length}", int(sight.view.strips_left[stack])
        count = sight.words.tell("scene-stack", left=left)
        face = (faces.stack(length, left), faces.stack_mini(length), html("i", escape(count)))
        if action in sight.legal_texts:
            row.append(_offered(sight, action, face, besides=count))
        else:
            name = f"{labels(sight).say('strips')} {length}"
            row.append(refused(action, f"{name}, {count}", *face, class_="pcard pow spent"))
    return labels(sight).say("strips"), row, "of-3"


def _directions(sight: Sight) -> Offer:
    """Both ways to attach the strip, with the square where the move ends."""
    row = []
    for action in sight.legal:
        turned = action.args[0] == "reversed"
        face = (faces.strip(sight.view, turned),)
        row.append(_offered(sight, action.text, face, " dir"))
    return sight.words.tell("scene-directions"), row, "dirs"


def _victims(sight: Sight) -> Offer:
    """The others at the table, with the backs of their power cards."""
    view, row = sight.view, []
    for seat in range(int(view.seats)):
        if seat == view.seat:
            continue
        action = f"steal {'ABCD'[seat]}"
        name, size = sight.name(seat), int(view.hand_size[seat])
        face = (faces.victim(seat, size), faces.figure(seat), html("i", escape(name)))
        if action in sight.legal_texts:
            row.append(_offered(sight, action, face))
        else:
            row.append(refused(action, name, *face, class_="pcard pow spent"))
    return sight.words.tell("scene-victims"), row, "of-3"


def _open_hand(sight: Sight) -> Offer:
    """The hand that the thief looks through."""
    view = sight.view
    kinds = kinds_of([int(count) for count in view.peek[view.seat]])
    row = [_offered(sight, f"take {POWERS[kind]}", _power_face(sight, kind)) for kind in kinds]
    title = sight.words.tell("scene-hand-of", sight.names, victim=seat_token(int(view.victim)))
    return title, row, "of-3"


# ------------------------------------------------------------------------------- A spectator


def _turn(sight: Sight) -> str:
    """The card of each seat in this turn: shown, face down, or not yet there."""
    slots = (_slot(sight, seat) for seat in range(int(sight.view.seats)))
    row = html("div", *slots, class_="hand__row turn")
    return _set(labels(sight).say("this-turn"), "", row, "turn")


def _slot(sight: Sight, seat: int) -> str:
    view, called = sight.view, labels(sight)
    card = int(view.shown[seat]) or int(view.chosen[seat])
    cancelled = int(view.shown[seat]) and list(view.shown).count(view.shown[seat]) > 1
    name, classes = sight.name(seat), ["pcard step"]
    if card:
        face, what = card_face(cards.step_card(card - 1)), called.card(card - 1)
    elif has_chosen(view, seat):
        face, what = card_face(cards.step_back()), called.say("chosen")
    else:
        face, what = "", called.say("chooses") if seat in view.waiting else ""
        classes.append("empty")
    if cancelled:
        classes.append("cancelled")
        what = f"{what}, {called.say('cancelled')}"
    label = f"{name}: {what}" if what else name
    card_box = shown(label, face, class_=" ".join(classes), data_piece=f"slot-{seat}")
    return html("span", card_box, html("i", escape(name), aria_hidden="true"), class_="slot-of")
