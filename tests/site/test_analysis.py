"""Why? Hints from the seat's own information, reviews, and the curve of the chances."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from spelkast.bots.search import Budget
from spelkast.web.hall import analysis
from spelkast.web.hall.analysis import Analyst, Curve
from spelkast.web.hall.model import Person
from spelkast.web.hall.refusals import Refused
from spelkast.web.table.curve import curve_svg

from .halls import House, open_house
from .servers import Player, Server

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "HINT", Budget(40))
    monkeypatch.setattr(analysis, "WORLDS", 3)


async def refused(code: str, asking: Awaitable[object]) -> None:
    with pytest.raises(Refused) as caught:
        await asking
    assert caught.value.code == code


async def test_a_hint_is_for_the_one_who_decides(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        sofie, jan = await house.somebody("Sofie"), await house.somebody("Jan")
        room = await house.table(sofie, jan)
        analyst = Analyst(house.hall)
        advice = await analyst.hint(room, sofie, "A")
        assert advice.view.seat == 0
        assert advice.moment == (await house.see(room, sofie)).moment
        legal = (await house.see(room, sofie)).view.legal()
        assert {one.action for one in advice.finding.candidates} <= set(legal)
        await refused("not-yours", analyst.hint(room, jan, "A"))
        await refused("nobody", analyst.hint(room, None, "A"))
        await house.move(room, sofie)
        await refused("no-hint", analyst.hint(room, sofie, "A"))
        await refused("not-over", analyst.review(room, sofie, "A", 0))
        await refused("not-over", analyst.curve(room, sofie, "A"))


async def test_the_host_may_switch_hints_off(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        sofie = await house.somebody("Sofie")
        room = await house.lobby.set_table(sofie, "inferos", 2)
        assert (await house.hall.room(room)).hints
        await house.lobby.set_rules(room, sofie, {}, hints=False)
        await house.lobby.begin(room, sofie, fill=True)
        assert not (await house.hall.room(room)).hints
        await refused("no-hint", Analyst(house.hall).hint(room, sofie, "A"))


async def finished(house: House) -> tuple[str, Person]:
    sofie = await house.somebody("Sofie")
    room = await house.table(sofie, "rules", options={"turn_limit": 40})
    await house.finish(room, sofie)
    return room, sofie


async def test_a_finished_game_is_reviewed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, sofie = await finished(house)
        analyst = Analyst(house.hall)
        for eyes in "AB":  # one's own move, and the bot's
            advice = await analyst.review(room, sofie, eyes, 0)
            assert advice.played in {action.text for action in advice.view.legal()}
        await refused("no-frame", analyst.review(room, sofie, "A", 10**6))
        await refused("bad-seat", analyst.review(room, sofie, "Z", 0))
        curve = await analyst.curve(room, sofie, "A")
        assert curve is await analyst.curve(room, sofie, "A")
        check_curve(curve)
        results = (await house.hall.room(room)).results
        assert results is not None
        best = max(results)
        winners = [result == best for result in results]
        assert curve.chances[-1] == tuple(won / sum(winners) for won in winners)


def check_curve(curve: Curve) -> None:
    assert curve.frames[0] == 0
    assert len(curve.frames) == len(curve.chances) <= analysis.MOST_POINTS
    for chances in curve.chances:
        assert sum(chances) == pytest.approx(1)
    named = replace(curve.room.chairs[0], name="<Sofie & co>")
    room = replace(curve.room, chairs=(named, *curve.room.chairs[1:]))
    for language in ("nl", "en", "fr"):
        drawn = curve_svg(replace(curve, room=room), language)
        ElementTree.fromstring(drawn)
        assert "style" not in drawn


def test_the_pages(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        player = Player(server.address, "Sofie")
        room = player.new_table("me", "bot")
        address = f"{server.address}/t/{room}/hint"
        page = player.client.get(address, params={"as": "A"})
        assert page.status_code == 200, page.text
        assert "hint?as=A" in player.client.get(f"{server.address}/t/{room}").text
        assert page.text.count("<li") >= 3
        assert page.text.count('class="tip--best"') == 1
        assert "data-act" not in page.text, "a page of its own has no pieces"
        script = {"accept": "application/json"}
        answer = player.client.get(address, params={"as": "A"}, headers=script).json()
        view = player.get(f"/tables/{room}/view")
        assert answer["moment"] == view["moment"]
        offered = re.findall(r'data-act="([^"]*)"', answer["told"])
        assert len(offered) >= 3
        assert set(offered) <= {action["text"] for action in view["legal"]}
        refusal = player.client.get(address, params={"as": "B"}, headers=script)
        assert refusal.json()["error"] == "not-yours"
        for path in ("review?as=A&at=0", "curve.svg?as=A", "hint?as=B"):
            refusal = player.client.get(f"{server.address}/t/{room}/{path}")
            assert 400 <= refusal.status_code < 500
