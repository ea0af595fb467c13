"""The guards' side of the hand: each guard with her freedom, her cards and paths; for those who
only watch, the same to look at."""

from __future__ import annotations

from html import escape

from ....engine.actions import Action
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html, line
from ..actions import BLESSING, CARD, Freedom, Phase
from ..components import GUARD_FEWEST, GUARD_MOST, GUARDS, NONE, PATH_COLOUR, PLUS, Card
from ..drawing import art, facts
from ..drawing.ground import trail
from ..state import Switch
from .parts import (
    blessing_icon,
    bust,
    card,
    choice,
    decides,
    ear_icon,
    feet_icon,
    guard_token,
    part,
    picture,
    refused,
    say,
    shown,
)
from .targets import offered_dots

REASONS = (
    (Freedom.NOISE, "noise"),
    (Freedom.SIGHT, "sight"),
    (Freedom.VANISHED, "trace"),
    (Freedom.CAPTURE, "capture"),
)


def hand(sight: Sight) -> str:
    rows = (_guard(sight, guard) for guard in range(GUARDS))
    watch = part("watch", say(sight, "watch"), "", html("ul", *rows, class_="guards"))
    return watch + (_paths(sight) or _cards(sight))


# ---------------------------------------------------------------------------------- Each guard


def _guard(sight: Sight, guard: int) -> str:
    """Her bust, where she is, why she is free, and her blessing as far as the viewer knows it."""
    view = sight.view
    moves = facts.moving(view) == guard
    head = html("b", escape(_name(sight, guard)))
    where = html(
        "span", escape(say(sight, "on-dot", dot=int(view.guard_dot[guard]))), class_="thin"
    )
    return html(
        "li",
        bust(art.guard_roundel(guard)),
        html("div", head, where, _badge(sight, guard), _blessing(sight, guard), class_="guard__t"),
        class_="guard now" if moves else "guard",
    )


def _name(sight: Sight, guard: int) -> str:
    return sight.words.token("guard", guard_token(guard).token)


def _badge(sight: Sight, guard: int) -> str:
    """Free, and why; or bound to her path; after the move, what she did."""
    view = sight.view
    bits = int(view.free[guard])
    if facts.moving(view) == guard:
        why = [say(sight, f"free-{name}") for bit, name in REASONS if bits & bit]
        text = say(sight, "free", why=sight.words.listing(why)) if why else say(sight, "bound")
        return html("span", escape(text), class_="free" if why else "bound")
    number = int(view.guard_card[guard]) - 1
    if number >= 0:
        hears = int(view.guard_hears[guard])
        heard = "yes" if hears else "no"
        text = say(sight, "guard-did", card=card(sight, number), hears=hears, listens=heard)
        return html("span", escape(text), class_="bound")
    return ""


def _blessing(sight: Sight, guard: int) -> str:
    """A card on its back for those who may not know it."""
    view = sight.view
    if not view.guard_blessed[guard]:
        return ""
    kind = int(view.guard_blessing[view.seat][guard]) if facts.is_guard(view) else 0
    if not kind:
        text = say(sight, "blessing-back")
        return shown(text, "✦", class_="bless back", title=text)
    key = BLESSING.token(kind)
    name = sight.words.token("blessing", key)
    text = say(sight, f"guard-blessing-{key}")
    return html(
        "span",
        blessing_icon(kind),
        html("b", escape(name)),
        class_="bless held",
        title=text,
    )


# --------------------------------------------------------------------------------- Her cards


def _cards(sight: Sight) -> str:
    """Walk and listen, or run and hear nothing; with the dots made so far."""
    view = sight.view
    guard = facts.moving(view)
    title = say(sight, "guard-cards")
    if guard == NONE:
        return ""
    made = int(view.steps[guard])
    cards = [_card(sight, guard, number) for number in (Card.WALK, Card.RUN)]
    cards += [
        _card(sight, guard, number)
        for number in (Card.WALK + PLUS, Card.RUN + PLUS)
        if f"end {CARD.token(number)}" in sight.legal_texts
    ]
    row = html("div", *cards, class_="hand__row mcards")
    return part("cards", title, say(sight, "steps-made", dots=made), row)


def _card(sight: Sight, guard: int, number: int) -> str:
    name = CARD.token(number)
    plain = CARD.token(number - PLUS if number > Card.RUN else number)
    action = f"end {name}"
    listens = plain == "walk"
    effect = say(sight, "listens") if listens else say(sight, "deaf")
    label = f"{card(sight, number)}, {_range(sight, number)}, {effect}"
    inner = (
        feet_icon(plain),
        html("b", escape(card(sight, number))),
        html("small", escape(_range(sight, number))),
        html("span", ear_icon() if listens else "", escape(effect), class_="mcard__note"),
    )
    style = f"mcard {plain}" + ("" if listens else " deaf")
    if action in sight.legal_texts:
        return choice(action, label, *inner, class_=style)
    if decides(sight, Phase.PATROL):
        return refused(action, label, *inner, class_=style)
    return shown(label, *inner, class_=style)


def _range(sight: Sight, number: int) -> str:
    """How many dots a guard's card is for."""
    if number > Card.RUN:
        most = _most(sight, number - PLUS) + 1
        return say(sight, "dots", least=most, most=most, range="no")
    least, most = int(GUARD_FEWEST[number]), _most(sight, number)
    return say(sight, "dots", least=least, most=most, range="yes" if least != most else "no")


def _most(sight: Sight, number: int) -> int:
    short = int(sight.view.guard_max5) == Switch.ON and number == Card.RUN
    return int(GUARD_FEWEST[number]) if short else int(GUARD_MOST[number])


# ------------------------------------------------------------------------------------- Paths


def _paths(sight: Sight) -> str:
    """The path cards that can be taken here, each a small plan of its way."""
    offered = [action for action in sight.legal if action.kind in ("path", "uturn")]
    if not offered:
        return ""
    cards = [_path(sight, action) for action in offered]
    ends = [action for action in sight.legal if action.kind == "end"]
    guard = facts.moving(sight.view)
    numbers = [CARD.tokens.index(action.args[0]) for action in ends]
    cards += [_card(sight, guard, number) for number in numbers]
    row = html("div", *cards, class_="hand__row pcards")
    left = say(sight, "uturns-left", count=int(sight.view.uturns))
    return part("paths", say(sight, "paths"), left, row)


def _path(sight: Sight, action: Action) -> str:
    dots = offered_dots(sight, action)
    view = sight.view
    number = int(action.args[0]) if action.args else facts.path_of(view, facts.moving(view))
    turn = action.kind == "uturn"
    goal = say(sight, "path-to", dot=dots[-1])
    length = say(sight, "path-dots", dots=len(dots) - 1)
    colour = sight.words.token("path", str(number))
    label = ", ".join(filter(None, (say(sight, "uturn") if turn else "", colour, goal, length)))
    inner = (
        path_picture(dots, number),
        html("b", escape(goal)),
        html("small", escape(say(sight, "uturn") if turn else length)),
    )
    return choice(action.text, label, *inner, class_=f"pcard {PATH_COLOUR[number]}")


def path_picture(dots: list[int], number: int) -> str:
    """A way as a thread, with a bead at its start and an arrow at its end."""
    d = trail(dots)
    colour = art.PATHS[PATH_COLOUR[number]]
    start, end = trail(dots[:1]) + "h0", trail(dots[-1:]) + "h0"
    drawn = (
        line(d, colour, 56, stroke_linejoin="round", stroke_linecap="round")
        + line(start, "#fff", 100, stroke_linecap="round")
        + line(end, colour, 150, stroke_linecap="round")
        + line(end, "#fff", 70, stroke_linecap="round")
    )
    return picture(drawn, "20 0 1040 1120", class_="pcard__i")
