"""What keeps the site safe: headers, origins, limits, cookies, and what is never written down."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.site.servers import Server

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as started:
        yield started


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """A visitor with cookies, whose changes come from our own pages."""
    headers = {"origin": server.address}
    with httpx.Client(base_url=server.address, headers=headers, timeout=30) as client:
        yield client


def begin(browser: httpx.Client) -> str:
    answer = browser.post("/play/inferos")
    assert answer.status_code == 303
    return answer.headers["location"]


PAGES = (
    "/",
    "/box/inferos",
    "/box/nuns",
    "/rules/inferos",
    "/about",
    "/watch",
    "/mine",
    "/account",
)


@pytest.mark.parametrize("path", [*PAGES, "/nowhere", "/t/nowhere", "/api/games", "/healthy"])
def test_every_answer_is_strict(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", PAGES)
def test_pages_hold_nothing_inline_and_nothing_from_elsewhere(
    browser: httpx.Client, path: str
) -> None:
    check_page(browser.get(path).text)
    check_page(browser.get(begin(browser)).text)


def check_page(page: str) -> None:
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"\sstyle\s*=|<style|\son[a-z]+\s*=", page)
    found = re.findall(r'(?:src|href|action)="((?:https?:)?//[^"]*)"', page)
    assert [link for link in found if not link.startswith("http://localhost")] == []


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://[bad"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_changes_from_other_sites_are_refused(
    browser: httpx.Client, headers: dict[str, str]
) -> None:
    table = begin(browser)
    mine = browser.get("/mine").text
    for path in ("/play/inferos", f"{table}/chat", f"{table}/act", "/account/delete", "/language"):
        answer = browser.post(path, data={"text": "hello"}, headers=headers)
        assert answer.status_code == 403, path
    assert browser.get("/mine").text == mine


def test_a_cookie_without_an_origin_changes_nothing(server: Server, browser: httpx.Client) -> None:
    begin(browser)
    bare = httpx.Client(base_url=server.address, cookies=browser.cookies)
    with bare:
        assert bare.post("/play/inferos").status_code == 403


def test_the_cookie(browser: httpx.Client) -> None:
    browser.get("/")
    assert not browser.cookies, "nobody is followed before the first click"
    answer = browser.post("/play/inferos")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    value = browser.cookies["spelkast"]
    for forged in (value[:-2] + "xx", "x" + value, "nonsense"):
        page = httpx.get(f"{browser.base_url}/mine", cookies={"spelkast": forged})
        assert page.status_code == 200
        assert answer.headers["location"] not in page.text


def test_names_and_chat_are_escaped(browser: httpx.Client, server: Server) -> None:
    room = browser.post("/set/inferos", data={"players": "2"}).headers["location"]
    guest = httpx.Client(base_url=server.address, headers=dict(browser.headers), timeout=30)
    with guest:
        name = "<b>Jan</b>'&"
        assert guest.post(f"{room}/join", data={"name": name}).status_code == 303
        assert "<b>Jan" not in browser.get(room).text
        assert browser.post(f"{room}/begin").status_code == 303
        assert guest.post(f"{room}/chat", data={"text": SCRIPT}).status_code == 303
        page = browser.get(room).text
        assert SCRIPT not in page
        assert "&lt;script&gt;" in page
        assert "<b>Jan" not in page
        with browser.stream("GET", f"{room}/stream?as=A") as stream:
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    assert "<script" not in line.lower()
                    break


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/set/inferos", {"players": "99"}),
        ("/set/inferos", {"players": "-1"}),
        ("/set/inferos", {"players": "two"}),
        ("/play/chess", {}),
        ("/play/inferos", {"level": "genius"}),
        ("/language", {"language": "xx", "back": "/"}),
        ("/open", {"link": "https://evil.example/"}),
        ("/open", {"link": ""}),
        ("/open", {"link": "http://[bad"}),
        ("/open", {"link": "/t/"}),
        ("/account/new", {"login": "", "password": "long enough!"}),
        ("/account/enter", {"login": "nobody", "password": "nothing"}),
        ("/account/name", {"name": ""}),
        ("/t/nowhere/join", {"name": "Jan"}),
        ("/t/nowhere/act", {"action": "play 1"}),
    ],
)
def test_bad_input_gets_a_clear_answer(
    browser: httpx.Client, path: str, form: dict[str, str]
) -> None:
    answer = browser.post(path, data=form)
    assert 400 <= answer.status_code < 500
    assert answer.headers["content-type"].startswith("text/html")
    script = browser.post(path, data=form, headers={"accept": "application/json"})
    assert script.status_code == answer.status_code
    assert script.json()["message"]
    assert not script.json()["message"].startswith("refused-")


def test_any_link_into_a_table_leads_to_it(browser: httpx.Client) -> None:
    table = begin(browser)
    for link in (f"https://games.example{table}", f"{table}/replay?as=A&at=3", table[3:]):
        assert browser.post("/open", data={"link": link}).headers["location"] == table


def test_headers_can_be_had_alone(browser: httpx.Client) -> None:
    table = begin(browser)
    for path in ("/", "/healthy", "/box/inferos", "/nowhere"):
        page, head = browser.get(path), browser.head(path)
        assert head.status_code == page.status_code
        assert head.content == b""
        assert head.headers["content-security-policy"] == page.headers["content-security-policy"]
    assert browser.head(f"{table}/stream").status_code == 405, "a stream never ends"


def test_a_count_that_is_none_is_no_count(browser: httpx.Client) -> None:
    table = begin(browser)
    headers = {"last-event-id": "9" * 5000}
    with browser.stream("GET", f"{table}/stream", headers=headers) as stream:
        assert stream.status_code == 200
        assert any("regions" in line for line in stream.iter_lines())


def test_going_back_never_leaves_the_site(browser: httpx.Client) -> None:
    for back in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:x"):
        answer = browser.post("/language", data={"language": "nl", "back": back})
        assert answer.headers["location"] == "/"
    answer = browser.post("/language", data={"language": "nl", "back": "/t/x?as=B&at=3"})
    assert answer.headers["location"] == "/t/x?as=B&at=3"


def test_large_and_broken_bodies_are_refused(browser: httpx.Client) -> None:
    large = browser.post("/open", content=b"x" * 200_000)
    assert large.status_code == 413
    assert "content-security-policy" in large.headers
    form = {"content-type": "application/x-www-form-urlencoded"}
    endless = browser.post("/open", content=(b"x" * 10_000 for _ in range(20)), headers=form)
    assert endless.status_code == 413
    broken = browser.post(
        "/open", content=b"--x", headers={"content-type": "multipart/form-data; boundary=y"}
    )
    assert 400 <= broken.status_code < 500
    upload = browser.post("/open", files={"link": ("a.txt", b"text")})
    assert 400 <= upload.status_code < 500
    assert browser.get("/healthy").json() == {"ok": True}


def test_too_often_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.environment["SPELKAST_RATE_LIMITS"] = "on"
    with server, httpx.Client(base_url=server.address) as browser:
        browser.headers["origin"] = server.address
        form = {"login": "nobody", "password": "guess guess"}
        answers = [browser.post("/account/enter", data=form).status_code for _ in range(24)]
        assert answers[:20] == [403] * 20
        assert set(answers[20:]) == {429}
        assert browser.get("/").status_code == 200


def test_nothing_personal_is_written_down(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with server, httpx.Client(base_url=server.address) as browser:
        browser.headers.update({"origin": server.address, "user-agent": "Telltale/1"})
        table = browser.post("/play/inferos").headers["location"]
        browser.post("/account/name", data={"name": "Wilhelmina"})
        browser.post(f"{table}/chat", data={"text": "hush hush"})
        login = {"login": "wilhelmina", "password": "correct horse battery"}
        assert browser.post("/account/new", data=login).status_code == 303
        browser.get("/t/nowhere")
        browser.post(f"{table}/act", data={"action": "nonsense"})
        room = table.rpartition("/")[2]
    assert server.stop() == 0
    for secret in ("Wilhelmina", "hush", "127.0.0.1", room, "Telltale", "battery"):
        assert secret not in server.output
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").glob("spelkast.db*"))
    assert b"battery" not in kept
    assert b"$argon2id$" in kept


def test_stopping_loses_nothing_and_is_quick(tmp_path: Path) -> None:
    """Ctrl-C with somebody at the table: the stream ends, and the game is there next time."""
    server = Server(tmp_path / "data")
    with server, httpx.Client(base_url=server.address, timeout=30) as browser:
        browser.headers["origin"] = server.address
        table = browser.post("/play/inferos").headers["location"]
        page = browser.get(table).text
        found = re.search(r'name="moment" value="([^"]+)"', page)
        assert found
        move = {"seat": "A", "action": "play 3", "moment": found[1]}
        with browser.stream("GET", f"{table}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            script = {"accept": "application/json"}
            done = httpx.post(
                f"{server.address}{table}/act",
                data=move,
                headers={**script, "origin": server.address},
                cookies=browser.cookies,
            )
            assert done.status_code == 200
            before = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - before < 20
        server.start()
        again = httpx.post(
            f"{server.address}{table}/act",
            data=move,
            headers={**script, "origin": server.address},
            cookies=browser.cookies,
        )
        assert again.status_code == 409, "the move was kept"
