"""Draw the pictures of the documentation: python scripts/pictures.py [folder].

Drawings: a game with a fixed seed is played to a moment worth looking at, and drawn from a seat's
view. The same code always writes the same bytes.

Screenshots: a real server in a temporary folder, real browsers, the same deals every time. They
need Chromium; without it only the drawings are made.
"""

# ruff: noqa: E402 (the tests' servers and browsers are found only after the path is set)

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the servers and browsers of the tests

from PIL import Image
from playwright.sync_api import Page

import spelkast
from spelkast.bots import make_bot
from spelkast.engine.actions import Action
from spelkast.engine.game import game
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import Words
from spelkast.games.inferos.drawing.board import board, defeated, monsters
from spelkast.games.inferos.drawing.picture import picture, sure
from spelkast.games.rennes.drawing.layout import is_caverne
from spelkast.games.rennes.scene.routes import routes
from tests.site.browsers import (
    CHROMIUM,
    DESKTOP,
    PHONE,
    Sitting,
    Visits,
    a_chromium,
    call_me,
    set_table,
)
from tests.site.servers import Server
from tests.site.stages import Story, lay, whole_story

NAMES = {"A": "Sofie", "B": "Jan", "C": "Cato", "D": "Piet"}
FIRST_SEED, SEEDS, LONGEST = 229, 2000, 400
FOLDER = ROOT / "docs" / "pictures"
LARGEST = 300_000
"""Bytes of one screenshot."""


# ------------------------------------------------------------------------------- Drawings


def inferos_moment(players: int = 4, good: Callable[[View], bool] | None = None) -> Table:
    """The first game that has a moment worth looking at for Sofie, at that moment."""
    for seed in range(FIRST_SEED, FIRST_SEED + SEEDS):
        table = Table(game("inferos"), players=players, seed=seed)
        while not table.over and len(table.log) < LONGEST:
            seat = table.to_act[-1]  # Sofie decides last
            table.play(seat, choose(table.legal(seat), seed + len(table.log)))
            if (good or fine)(table.view(0)):
                return table
    raise LookupError("no game has such a moment")


def choose(legal: list[Action], number: int) -> Action:
    """Fight when possible; otherwise anything, the same each time."""
    fights = [a for a in legal if a.kind == "fight" and "none" not in a.args]
    return fights[0] if fights else legal[number * 2654435761 % 4294967291 % len(legal)]


def fine(view: View) -> bool:
    """Half of the path lies, one pawn is blocked, one stands on a beaten monster; Sofie chooses."""
    pawns = [int(square) for square in view.pawn]
    return (
        view.phase_name == "choose"
        and view.waiting == (0,)
        and 22 <= view.path_len <= 27
        and list(view.blocked).count(1) == 1
        and not view.blocked[0]
        and sum(defeated(view, square) for square in monsters(view)) == 1
        and not view.monster[pawns[0]] >= 0
        and sum(1 for _ in monsters(view)) >= 6
        and max(pawns) - min(pawns) >= 9
        and min(pawns) > 0
        and view.hand_size[0] >= 2
        and any(sure(view, seat) for seat in (1, 2, 3))
        and 3 <= sum(view.step_hand[0]) <= 6
    )


def draw() -> dict[str, str]:
    """File name -> drawing."""
    view = inferos_moment().view(0)
    words = Words(view.game, "en")
    return {
        "inferos-table.svg": picture(view, words=words, names=NAMES),
        "inferos-board-portrait.svg": board(view, portrait=True, words=words, names=NAMES),
    }


MOMENTS = {
    "reich": ("choose", "turn", "replace"),
    "dungeonville": ("recruit", "line-up", "decide"),
    "nuns": ("sneak", "patrol", "heard"),
    "rennes": ("main", "place", "refill"),
}
"""Phases of the other games that are worth looking at."""
LATE = {"rennes": 500}
"""Moves after which a table is full of things to see; 24 where nothing else is said."""


def worth_seeing(view: View) -> bool:
    """In Rennes-le-Château a turn begins with a full hand, and a Caverne is within reach."""
    if view.game.slug != "rennes" or view.phase_name != "main":
        return True
    full = int(view.hand_size[view.seat]) >= 6 and not any(view.pool)
    return full and any(is_caverne(to) for to in routes(view))


def moment(slug: str, phase: str) -> Story:
    """A game of four, in this phase, late enough to have something on the table."""
    for seed in range(SEEDS):
        table = spelkast.new(slug, 4, seed=seed)
        bots = [make_bot("rules", seed=seed, seat=seat) for seat in range(4)]
        while not table.over:
            seat = table.to_act[0]
            several = len(table.legal(seat)) > 1 and (
                len(table.log) > LATE.get(slug, 24) or phase == "choose"
            )
            if several and table.view().phase_name == phase and worth_seeing(table.view(seat)):
                moves = tuple((move.seat, move.action.text) for move in table.log)
                return Story(slug, 4, seed, {}, moves, table.to_act)
            table.play(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
    raise LookupError(f"no game of {slug} comes to {phase}")


# ------------------------------------------------------------------------------- Screenshots


def caught(view: View) -> bool:
    """Sofie is blocked, holds something that does not help, and must choose last."""
    return (
        view.phase_name == "choose"
        and view.waiting == (0,)
        and bool(view.blocked[0])
        and 12 <= view.path_len <= 30
        and view.hand_size[0] >= 1
        and 4 <= sum(view.step_hand[0]) <= 7
    )


def midway(view: View) -> bool:
    """Sofie is free, chooses last, and has most of her cards."""
    pawns = [int(square) for square in view.pawn[:3]]
    return (
        view.phase_name == "choose"
        and view.waiting == (0,)
        and 14 <= view.path_len <= 32
        and not view.blocked[0]
        and any(view.blocked[:3])
        and min(pawns) > 0
        and view.hand_size[0] >= 2
        and 4 <= sum(view.step_hand[0]) <= 7
    )


def screenshots() -> Iterator[tuple[str, bytes]]:
    """File name and PNG of each page, from a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        server.environment["SPELKAST_ADDRESS"] = "https://spelkast.example"
        with server, a_chromium() as chromium:
            for name, size, dark in (("desktop", DESKTOP, False), ("phone", PHONE, True)):
                with Visits(chromium, server.address).watched() as visits:
                    yield from pages(visits, server, name, size=size, dark=dark)


def story(good: Callable[[View], bool]) -> Story:
    """A game of three up to such a moment."""
    table = inferos_moment(3, good)
    moves = tuple((move.seat, move.action.text) for move in table.log)
    return Story("inferos", 3, table.seed, {}, moves, table.to_act)


def pages(
    visits: Visits, server: Server, name: str, size: tuple[int, int], dark: bool
) -> Iterator[tuple[str, bytes]]:
    """From the cupboard to looking back."""

    page = visits.page(size=size, dark=dark, touch=dark)
    yield f"home-{name}.png", shot(page)

    room = set_table(page)
    call_me(page, "Sofie")
    guest = visits.page(f"/t/{room}")
    guest.locator("#join-name").fill("Jan")
    guest.locator(".su__join button").click()
    page.locator(".srow", has_text="Jan").wait_for()
    yield f"set-up-{name}.png", shot(page)

    page.goto(f"/t/{lay(server, page, story(midway), alone=False)}")
    page.locator(".hand [data-act]").nth(1).click()
    yield f"choosing-{name}.png", shot(page)

    page.emulate_media(reduced_motion="no-preference")
    page.locator("[data-confirm]").click()
    page.locator("#stage .stage__cards").wait_for()
    page.wait_for_timeout(700)  # the cards have turned
    yield f"reveal-{name}.png", shot(page)
    page.emulate_media(reduced_motion="reduce")

    page.goto(f"/t/{lay(server, page, story(caught), alone=False)}")
    yield f"blocked-{name}.png", shot(page)

    whole = whole_story(3)
    room = end(page, server, whole)
    yield f"end-{name}.png", shot(page)

    page.goto(f"/t/{room}/replay?as=open&at={len(whole.log) * 2 // 3}")
    yield f"replay-{name}.png", shot(page)
    yield from others(page, server, name)


def others(page: Page, server: Server, name: str) -> Iterator[tuple[str, bytes]]:
    """The tables of the other games, their ends, and their cards."""
    for slug, phases in MOMENTS.items():
        for phase in phases:
            page.goto(f"/t/{lay(server, page, moment(slug, phase), alone=False)}")
            pick(page)
            yield f"{slug}-{phase}-{name}.png", shot(page)
        end(page, server, whole_story(3, slug))
        yield f"{slug}-end-{name}.png", shot(page)
        page.goto(f"/cards/{slug}")
        yield f"{slug}-cards-{name}.png", shot(page)


def pick(page: Page) -> None:
    """Pick the second piece of the hand that can be picked, or the only one; where there are plans,
    the last of them, which goes farthest."""
    plans = page.locator(".board [data-plan]")
    if plans.count():
        plans.last.dispatch_event("click")
        return
    pieces = page.locator(".hand [data-act]:not([data-now])")
    if pieces.count():
        pieces.nth(min(1, pieces.count() - 1)).click()


def end(page: Page, server: Server, whole: Story) -> str:
    """Make the last move of a game; the table."""
    room = lay(server, page, whole.less(1), alone=False)
    page.goto(f"/t/{room}")
    sitting = Sitting(page)
    sitting.do(whole.log[-1][1], sitting.asked().moment)
    page.locator(".ending").wait_for()
    return room


def shot(page: Page) -> bytes:
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    return smaller(page.screenshot())


def smaller(png: bytes) -> bytes:
    """The same picture with a palette of its own, which is a third of the size."""
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").quantize(256).save(out, "PNG", optimize=True)
    return out.getvalue()


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in draw().items():
        (folder / name).write_text(drawing + "\n", encoding="utf-8")
        print(f"{folder / name}: {len(drawing.encode()) / 1000:.0f} kB")
    if not CHROMIUM.exists():
        print("Chromium is not installed: no screenshots")
        return
    for name, png in screenshots():
        assert len(png) < LARGEST, f"{name} is too large: {len(png)} bytes"
        (folder / name).write_bytes(png)
        print(f"{folder / name}: {len(png) / 1000:.0f} kB")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
