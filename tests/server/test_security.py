"""Nobody in where they do not belong."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sagebrush.client import Client
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
    (web / "index.html").write_text("<title>Table</title>")
    (web / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running_server(tmp_path, web=str(web)) as server:
        async with Client(server.url) as visitor:
            for page in ("/", "/t/abc?invite=x", "/index.html"):
                response = await visitor.http.get(page)
                assert response.text == "<title>Table</title>"
                assert response.headers["content-type"].startswith("text/html")
            script = await visitor.http.get("/assets/app-1.js")
            assert "immutable" in script.headers["cache-control"]
            assert "javascript" in script.headers["content-type"]
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/nothing.js"):
                assert (await visitor.http.get(path)).status_code == 404, path
