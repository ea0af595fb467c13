"""Plans on a board: looked at before they cost anything, then walked step by step; and a board that
is larger than a phone's window."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from spelkast.games.rennes.board import NODES
from spelkast.games.rennes.scene.routes import Route, cheapest, routes
from tests.site.browsers import PHONE, Visits, until
from tests.site.servers import Server
from tests.site.stages import Story, entries, lay, random_stories


@cache
def before_a_walk() -> tuple[Story, Route]:
    """Somebody could play cards and walk some steps, and some Caverne is out of reach."""
    for table, story in random_stories("rennes", 3, 1):
        if not story.asked:
            continue
        view = table.view(story.asked[0])
        found = routes(view)
        walks = [way for way in found.values() if way.cards and len(way.moves) > 2]
        if walks and any(to not in found for to in cheapest(view)):
            return story, walks[0]
    raise LookupError("nobody can walk")


def at_the_table(visits: Visits, server: Server, **device: Any) -> tuple[Page, str, Route]:
    story, way = before_a_walk()
    page = visits.page(**device)
    room = lay(server, page, story, alone=False)
    page.goto(f"/t/{room}")
    return page, room, way


def test_a_way_is_shown_first_and_walked_when_confirmed(visits: Visits, server: Server) -> None:
    page, room, way = at_the_table(visits, server)
    before = len(entries(server, room))
    text = f"to {NODES[way.to]}"
    target = page.locator(f'.board [data-plan="{text}"]')
    target.dispatch_event("click")
    expect(page.locator(f'.board .preview[data-for="{text}"]')).to_be_visible()
    expect(page.locator(f'.banner__then[data-for="{text}"]')).to_be_visible()
    assert len(entries(server, room)) == before, "looking costs nothing"
    page.locator("[data-confirm]").click()
    until(page, lambda: len(entries(server, room)) >= before + len(way.acts), "the walk")
    assert tuple(act for _, act in entries(server, room)[before:]) == way.acts


def test_what_is_out_of_reach_can_be_looked_at(visits: Visits, server: Server) -> None:
    page, room, _ = at_the_table(visits, server)
    before = len(entries(server, room))
    target = page.locator(".board [data-look]").first
    text = target.get_attribute("data-look")
    target.dispatch_event("click")
    expect(page.locator(f'.banner__then[data-for="{text}"]')).to_be_visible()
    expect(page.locator("[data-confirm]")).to_be_hidden()
    target.dispatch_event("click")
    expect(page.locator(f'.banner__then[data-for="{text}"]')).to_be_hidden()
    assert len(entries(server, room)) == before


def test_a_large_board_is_drawn_along_and_seen_whole(visits: Visits, server: Server) -> None:
    page, _, _ = at_the_table(visits, server, size=PHONE)
    board = page.locator("svg.shape--tall")
    start = board.get_attribute("viewBox")
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 80, y + 30, steps=4)
    page.mouse.up()
    dragged = board.get_attribute("viewBox")
    assert dragged != start
    assert page.locator(".is-picked").count() == 0, "a drag picks nothing"
    page.locator('[data-zoom="whole"]').click()
    expect(board).to_have_attribute("viewBox", str(board.get_attribute("data-extent")))
    page.locator('[data-zoom="whole"]').click()
    expect(board).to_have_attribute("viewBox", str(start))


def test_a_portal_turns_as_far_as_it_was_turned(visits: Visits, server: Server) -> None:
    """An event turns every second portal: those that turned are the ones that move."""
    page, _, _ = at_the_table(visits, server, motion=True)
    spun = """() => {
      globalThis.spun = new Set();
      const watch = () => {
        for (const one of document.getAnimations()) {
          const piece = one.effect?.target?.getAttribute?.("data-piece") ?? "";
          if (piece.startsWith("portal")) spun.add(Number(piece.slice(7)) % 2);
        }
        requestAnimationFrame(watch);
      };
      watch();
    }"""
    page.evaluate(spun)
    event = page.locator('.hand [data-act^="event"]:not([data-act="event supplies"])').first
    odd = "odd" in str(event.get_attribute("data-act"))
    event.click()
    page.locator("[data-confirm]").click()
    until(page, lambda: bool(page.evaluate("spun.size")), "a portal that turns")
    assert page.evaluate("[...spun]") == [int(odd)]
