"""Round and captures, the guards' paths, the own log sheet, and what the marks on the plan mean."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ..actions import Phase
from ..components import LOG_MARK, PATH_COLOUR, PATHS, PLUS, ROUNDS, Card, Has
from ..drawing import art, facts
from ..state import Switch
from .parts import card_token, picture, say, shown


def heading(sight: Sight) -> str:
    """Where the game stands: "round 6 of 15, the novices move"."""
    view = sight.view
    return say(sight, "heading", round=int(view.round_no), rounds=ROUNDS, part=part_of_round(sight))


def part_of_round(sight: Sight) -> str:
    return {
        Phase.DEAL_BLESSINGS: "deal",
        Phase.SNEAK: "sneak",
        Phase.NOISE: "noise",
        Phase.ORDER: "order",
        Phase.PATROL: "patrol",
        Phase.LISTEN: "listen",
        Phase.HEARD: "listen",
        Phase.TRICK: "listen",
        Phase.GAME_OVER: "over",
    }[Phase.of(int(sight.view.phase))]


def supply(sight: Sight) -> str:
    return "".join((_rounds(sight), _captures(sight), _sheet(sight), _legend(sight), _paths(sight)))


def _block(name: str, title: str, *inner: str) -> str:
    return html("li", html("h3", escape(title)), *inner, class_=f"nu-block nu-{name}")


def _rounds(sight: Sight) -> str:
    now = int(sight.view.round_no)
    title = say(sight, "round-of", round=now, rounds=ROUNDS)
    cells = (
        html("i", str(n) if n in (now, ROUNDS) else "", class_=_when(n, now))
        for n in range(1, ROUNDS + 1)
    )
    return _block("rounds", title, shown(title, *cells, class_="track"))


def _when(n: int, now: int) -> str:
    return "past" if n < now else "now" if n == now else "next"


def _captures(sight: Sight) -> str:
    points, target = int(sight.view.points), int(sight.view.target)
    title = say(sight, "captures", points=points, target=target)
    cells = (html("i", "", class_="hit" if n < points else "open") for n in range(target))
    return _block("captures", title, shown(title, *cells, class_="track caps"))


def _paths(sight: Sight) -> str:
    """The fourteen paths: in use, out of the game, or to be had; and the U-turns."""
    view = sight.view
    if int(view.paths_reusable) == Switch.ON:
        return ""
    used = [facts.path_of(view, guard) for guard in (0, 1)]
    gone = [n for n in range(PATHS) if int(view.discarded) >> n & 1]
    title = say(sight, "paths-left", left=PATHS - len(gone), uturns=int(view.uturns))
    threads = (
        html("i", "", class_=f"thread {PATH_COLOUR[n]}{_state(n, used, gone)}")
        for n in range(PATHS)
    )
    return _block("threads", title, shown(title, *threads, class_="threads"))


def _state(n: int, used: list[int], gone: list[int]) -> str:
    return " used" if n in used else " gone" if n in gone else ""


# ------------------------------------------------------------------------------- The log sheet


def _sheet(sight: Sight) -> str:
    """Her own walk, round by round: the dot, the steps with the card, keys and item."""
    view = sight.view
    if not facts.is_novice(view):
        return ""
    lines = [_line(sight, n) for n in range(ROUNDS) if int(view.log_dot[view.seat][n])]
    first = html("b", str(facts.cell(view, view.seat))) + html("small", escape(say(sight, "start")))
    start = html("li", html("span", first, class_="sheet__l"))
    title = f"{say(sight, 'sheet')} – {say(sight, 'only-you')}"
    return _block("sheet", title, html("ol", start, *lines, class_="logsheet"))


def _line(sight: Sight, n: int) -> str:
    view, seat = sight.view, sight.view.seat
    number = int(view.log_card[seat][n]) - 1
    plain = number - PLUS if number > Card.RUN else number
    steps = int(view.log_steps[seat][n])
    has, before = int(view.log_has[seat][n]), int(view.log_has[seat][n - 1]) if n else 0
    found = "key" if has == Has.KEYS > before else "item" if has == Has.ITEM > before else "none"
    label = say(
        sight,
        "sheet-line",
        round=n + 1,
        dot=int(view.log_dot[seat][n]),
        dots=steps,
        card=card_token(number),
        found=found,
    )
    mark = LOG_MARK[plain] if sight.words.language == "nl" else say(sight, f"mark-{plain}")
    inner = html("b", str(int(view.log_dot[seat][n]))) + html("small", f"{steps} {escape(mark)}")
    return html("li", shown(label, inner, class_=f"sheet__l {found}"))


# ------------------------------------------------------------------------------------- The legend


def _legend(sight: Sight) -> str:
    view = sight.view
    bands = ("sneak", "walk", "run") if facts.is_novice(view) else ()
    marks = (*bands, "lit")
    lines = [
        html("li", html("i", "", class_=f"k {name}"), escape(_mark(sight, name))) for name in marks
    ]
    if facts.is_guard(view) and any(
        facts.could_be(view, seat) for seat in facts.novice_seats(view)
    ):
        lines += [_bead(sight, seat) for seat in facts.novice_seats(view)]
        lines.append(html("li", escape(say(sight, "beads-note")), class_="wide"))
    return _block("legend", say(sight, "legend"), html("ul", *lines, class_="legend"))


def _mark(sight: Sight, name: str) -> str:
    return say(sight, f"legend-{name}", times=facts.pace(sight.view))


def _bead(sight: Sight, seat: int) -> str:
    """A novice's bead, and in how many places she can be."""
    cell = facts.cell(sight.view, seat)
    name = sight.words.token("novice", str(cell))
    count = len(facts.could_be(sight.view, seat))
    drawn = picture(art.novice_roundel(cell), art.BUST_BOX, class_="bead")
    return html("li", drawn, escape(say(sight, "bead", novice=name, dots=count)))
