"""Nobody in where they do not belong."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sagebrush.client import Client, ClientError
from sagebrush.server.messages import VERSION, Hello, encode
from tests.server.playing import new_table
from tests.server.services import RunningServer, running_server


async def test_every_answer_carries_the_headers_that_browsers_obey(server: RunningServer, ann: Client) -> None:
    for path in ("/api/games", "/", "/api/nowhere", "/health", "/api/docs"):
        headers = (await ann.http.get(path)).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_other_sites_can_change_nothing(ann: Client, origin: str) -> None:
    response = await ann.http.post("/api/tables", json={"game": "dice"}, headers={"origin": origin})
    assert (response.status_code, response.json()["code"]) == (403, "wrong_origin")


async def test_a_request_that_hides_its_origin_is_judged_by_what_the_browser_says(ann: Client) -> None:
    cross = {"sec-fetch-site": "cross-site"}
    assert (await ann.http.post("/api/tables", json={"game": "dice"}, headers=cross)).status_code == 403
    own = {"origin": ann.server}
    assert (await ann.http.post("/api/tables", json={"game": "dice"}, headers=own)).status_code == 201


async def test_a_stream_opens_for_pages_of_this_server_only(ann: Client) -> None:
    table = await new_table(ann)
    url = f"{ann.server.replace('http', 'ws')}/api/tables/{table.id}/stream"
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with connect(url, origin="https://evil.example") as socket:  # type: ignore[arg-type]
            await socket.recv()
    async with connect(url, origin=ann.server) as socket:  # type: ignore[arg-type]
        await socket.send('{"type": "hello", "v": 2}')
        assert "welcome" in str(await socket.recv())


@pytest.mark.parametrize(
    "body",
    [
        {"game": "dice", "colour": "red"},
        {"game": 7},
        {"game": "dice", "players": "five"},
        {"game": "dice", "pace": {"kind": "soon"}},
        {"game": "dice", "bots": ["random"] * 99},
        [],
        "dice",
    ],
)
async def test_bodies_of_another_shape_are_refused(ann: Client, body: object) -> None:
    response = await ann.http.post("/api/tables", json=body)
    assert (response.status_code, response.json()["code"]) == (400, "bad_request")


async def test_bodies_that_are_too_long_are_refused(ann: Client) -> None:
    assert (await ann.http.post("/api/people/guest", json={"name": "x" * 100_000})).status_code == 413
    assert (await ann.http.post("/api/records", content=b"x" * (2 << 20))).status_code == 413


async def test_who_is_not_signed_in_can_look_but_not_touch(server: RunningServer, ann: Client) -> None:
    table = await new_table(ann)
    async with Client(server.url) as stranger:
        assert (await stranger.table(table.id)).id == table.id
        for path in ("join", "leave", "start", "chat", "rematch"):
            response = await stranger.http.post(f"/api/tables/{table.id}/{path}", json={"text": "x"})
            assert response.status_code in (400, 401), path


@pytest.mark.slow
async def test_too_many_requests_and_messages_are_held_up(tmp_path: Path) -> None:
    limits = {"requests_per_minute": 20, "sign_ins_per_minute": 6, "messages_per_second": 5}
    with running_server(tmp_path, **limits) as server:
        async with Client(server.url) as ann:
            await ann.guest("Ann")
            table = await new_table(ann)
            statuses = [(await ann.http.post("/api/tables", json={"game": "dice"})).status_code for _ in range(15)]
            assert statuses[0] == 201
            assert 429 in statuses
            url = f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/stream"
            async with connect(url) as socket:
                await socket.send('{"type": "hello", "v": 2}')
                with pytest.raises(ConnectionClosed) as closed:
                    await flood(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
        async with Client(server.url) as crowd:
            names = [await crowd.http.post("/api/people/guest", json={"name": "Bob"}) for _ in range(6)]
            assert 429 in {name.status_code for name in names}


async def flood(socket: ClientConnection) -> None:
    for number in range(1000):
        await socket.send(f'{{"type": "ping", "n": {number}}}')
        await socket.recv()


@pytest.mark.slow
async def test_the_files_of_the_web_client_are_served_and_nothing_beside_them(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<head><title>Table</title></head>")
    (web / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running_server(tmp_path, web=str(web)) as server:
        async with Client(server.url) as visitor:
            for page in ("/", "/t/abc?invite=x", "/index.html"):
                response = await visitor.http.get(page)
                assert "<title>Sagebrush</title>" in response.text, "as it is told where links are shared"
                assert response.headers["content-type"].startswith("text/html")
            script = await visitor.http.get("/assets/app-1.js")
            assert "immutable" in script.headers["cache-control"]
            assert "javascript" in script.headers["content-type"]
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/nothing.js"):
                assert (await visitor.http.get(path)).status_code == 404, path


async def test_a_private_table_is_not_confirmed_to_strangers(ann: Client, bob: Client) -> None:
    """Whatever Bob tries, it is as if there were no such table."""
    table = (await new_table(ann, private=True)).id
    tries = [
        ("GET", "", None),
        ("POST", "/join", {}),
        ("POST", "/leave", None),
        ("POST", "/start", {}),
        ("PUT", "/seats/1", {"level": "random"}),
        ("POST", "/seats/1/bot", {"level": "random"}),
        ("DELETE", "/seats/1/bot", None),
        ("DELETE", "/seats/1", None),
        ("POST", "/seats/1/away", None),
        ("POST", "/seats/1/pass", None),
        ("POST", "/chat", {"text": "Psst."}),
        ("POST", "/open", None),
        ("POST", "/rematch", None),
        ("POST", "/branch", {"after": 0}),
        ("GET", "/replay", None),
        ("GET", "/record", None),
    ]
    for method, path, body in tries:
        for wanted in (table, "n" * len(table)):
            response = await bob.http.request(method, f"/api/tables/{wanted}{path}", json=body)
            assert (response.status_code, response.json()["code"]) == (404, "no_such_table"), path
    for line in (bob.stream(table), bob.stream(table, seat=0), bob.stream(table, seat_pass="0.nonsense")):
        async with line:
            with pytest.raises(ClientError, match="no such table"):
                await line.next()


async def test_bytes_that_are_no_text_end_the_line_in_order(server: RunningServer, ann: Client) -> None:
    table = await new_table(ann)
    url = f"ws{server.url.removeprefix('http')}/api/tables/{table.id}/stream"
    for first in (b"\xff\xfe", encode(Hello(VERSION)).decode()):
        async with connect(url) as socket:
            await socket.send(first)
            with pytest.raises(ConnectionClosed) as closed:
                await talk_on(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
    assert "Traceback" not in server.log()


async def talk_on(socket: ClientConnection) -> None:
    while True:
        await socket.send(b"\xff\xfe")
        await socket.recv()
