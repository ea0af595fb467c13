"""After the last move: the ranking, the proof, looking back, playing on, once more."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from tests.site.browsers import DESKTOP, Sitting, Visits, ranking, until
from tests.site.servers import Server
from tests.site.stages import ask, entries, lay, whole_story


def finished(visits: Visits, server: Server, size: tuple[int, int] = DESKTOP) -> Page:
    """The page of somebody who has just made the last move."""
    page = visits.page(size=size)
    story = whole_story()
    last = story.less(1)
    room = lay(server, page, last, alone=False)
    page.goto(f"/t/{room}")
    sitting = Sitting(page)
    sitting.do(story.log[-1][1], sitting.asked().moment)
    page.wait_for_selector(".ending")
    return page


def query(page: Page) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


def room_of(page: Page) -> str:
    return urlsplit(page.url).path.split("/")[2]


def test_the_ranking(visits: Visits, server: Server) -> None:
    page = finished(visits, server)
    ranks = whole_story().table().ranks
    assert ranks is not None
    names = ("Sofie", "Jan")
    assert ranking(page) == sorted((str(rank), names[n]) for n, rank in enumerate(ranks))
    winner = page.locator(".rank > li.first")
    expect(winner).to_have_count(1)
    assert winner.locator(".rank__who small").last.inner_text()
    expect(page.locator(".hand")).to_be_empty()
    expect(page.locator("#act")).to_have_count(0)
    before = ranking(page)
    page.reload()
    assert ranking(page) == before


def test_the_proof(visits: Visits, server: Server, tmp_path: Path) -> None:
    page = finished(visits, server)
    details = page.locator("details.proof")
    details.locator("summary").click()
    commitment = details.locator("code").first.inner_text()
    details.get_by_role("link", name="Check it yourself").click()
    expect(page.locator("[data-equal]")).to_be_visible()
    expect(page.locator("[data-different]")).to_be_hidden()
    expect(page.locator("[data-found]")).to_have_text(commitment)
    expect(page.locator(".checks li")).to_have_count(4)
    expect(page.locator(".checks__bad")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert commitment in file.read_text()
    verified = _verify(file)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    file.write_text(re.sub(r'"nonce": ?"..', '"nonce":"zz', file.read_text()))
    assert _verify(file).returncode != 0


def _verify(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spelkast.cli", "verify", str(file)]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_game_file_of_the_table(visits: Visits, server: Server, tmp_path: Path) -> None:
    page = finished(visits, server)
    with page.expect_download() as download:
        page.locator(".ending__do a[download]").click()
    assert download.value.suggested_filename.endswith(".json")
    download.value.save_as(tmp_path / "game.json")
    assert _verify(tmp_path / "game.json").returncode == 0


def at(page: Page, frame: int) -> None:
    """The page shows this frame, and says so everywhere."""
    position = page.locator('[data-region="position"]')
    expect(position).to_contain_text(re.compile(rf"\b{frame}\b"))
    page.wait_for_url(re.compile(rf"[?&]at={frame}(&|$)"))
    expect(page.locator(".scrub")).to_have_value(str(frame))


def test_step_by_step(visits: Visits, server: Server) -> None:
    page = finished(visits, server)
    page.get_by_role("link", name="Look back").click()
    page.wait_for_selector("main.table--replay")
    at(page, 0)
    boards = [page.locator('[data-region="board"]').inner_html()]
    for frame in (1, 2, 3, 4):
        page.get_by_role("link", name="One step on").click()
        at(page, frame)
        boards.append(page.locator('[data-region="board"]').inner_html())
    assert len({*boards}) > 1
    page.get_by_role("link", name="One step back").click()
    at(page, 3)
    assert page.locator('[data-region="board"]').inner_html() == boards[3]
    page.locator("#banner").focus()
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    last = int(page.locator("main").get_attribute("data-last") or "")
    page.keyboard.press("End")
    at(page, last)
    line = page.locator("[data-log] a[data-at]").nth(8)
    goal = int(line.get_attribute("data-at") or "")
    line.click()
    at(page, goal)
    page.locator(".scrub").fill("5")
    at(page, 5)
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, lambda: int(page.locator(".scrub").input_value()) >= 7, "it plays by itself")
    page.get_by_role("button", name="Pause").click()
    at(page, int(page.locator(".scrub").input_value()))


def test_other_eyes_and_a_link_to_a_moment(visits: Visits, server: Server) -> None:
    page = finished(visits, server)
    own = next(name for name in "AB" if page.locator(f'a[href*="as={name}&at=0"]').count())
    page.goto(f"/t/{room_of(page)}/replay?as={own}&at=0")
    mine = page.locator("[data-log]").inner_text()
    assert "(only you)" in mine
    eyes = page.locator("[data-eyes-choice]")
    other = "B" if own == "A" else "A"
    eyes.select_option(other)
    page.wait_for_url(re.compile(f"as={other}"))
    theirs = page.locator("[data-log]").inner_text()
    assert "(only you)" in theirs
    assert theirs != mine
    page.locator("[data-eyes-choice]").select_option("open")
    page.wait_for_url(re.compile("as=open"))
    expect(page.locator("main")).to_have_attribute("data-eyes", "open")
    page.locator(".scrub").fill("9")
    at(page, 9)
    shown = page.locator("[data-copy-step]").get_attribute("data-copy")
    assert shown == page.url
    there = visits.page(str(shown))  # somebody else, who has the link
    at(there, 9)
    for part in ("#banner h1", '[data-region="seats"]', "#board-label"):
        assert there.locator(part).inner_text() == page.locator(part).inner_text()


def test_playing_on_from_there(visits: Visits, server: Server) -> None:
    page = finished(visits, server)
    first = room_of(page)
    page.goto(f"/t/{first}/replay?as=A&at=12")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    page.locator("#begin").click()
    page.wait_for_selector("main.table[data-live]")
    ((past,),) = ask(server, "SELECT fork_at FROM rooms WHERE id = ?", room_of(page))
    assert past >= 12
    assert entries(server, room_of(page))[:past] == [*whole_story().log[:past]]
    sitting = Sitting(page)
    for _ in range(3):
        assert sitting.move()
    sitting.asked()


def test_once_more(visits: Visits, server: Server) -> None:
    """Whoever asks first sets the table; the others find their way to it."""
    page = finished(visits, server)
    first = page.url
    page.get_by_role("button", name="Again").click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector("#begin")
    expect(page.locator(".srow:not(.srow--number)")).to_have_count(2)
    again = page.url
    witness = visits.page(first)
    witness.wait_for_selector(".ending")
    assert urlsplit(again).path not in witness.content(), "the next table is the players' own"
    page.goto(first)
    page.get_by_role("button", name="To the next game").click()
    page.wait_for_url(again)
