"""What a stranger may do to the server before anybody knows who they are."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from unittest.mock import Mock
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sagebrush.client import Client
from sagebrush.server.door import HELD_SECONDS, MAX_HEAD, StreamDoor, speaks_for_many
from sagebrush.server.limits import address_key
from tests.server.playing import SECONDS
from tests.server.services import RunningServer, running_server

pytestmark = pytest.mark.slow

#: Not the address of a trusted proxy, and still the loopback.
STRANGER = "127.0.0.2"
LAST = b"Connection: close\r\n"


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with little patience and few places."""
    limits = {"head_seconds": 1, "request_seconds": 2, "connections": 40, "connections_per_address": 20}
    limits |= {"arrivals_per_minute": 240, "ping_seconds": 1}
    with running_server(tmp_path_factory.mktemp("server"), **limits) as server:
        yield server


async def knock(server: RunningServer, host: str = STRANGER) -> tuple[StreamReader, StreamWriter]:
    port = urlsplit(server.url).port
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))


async def send(writer: StreamWriter, *chunks: bytes) -> None:
    """As much of it as the server takes."""
    try:
        for chunk in chunks:
            writer.write(chunk)
            await writer.drain()
    except ConnectionError:
        return


async def heard(reader: StreamReader) -> bytes:
    """The status of the answer, once the server has hung up."""
    async with asyncio.timeout(SECONDS):
        try:
            return (await reader.read())[9:12]
        except ConnectionError:
            return b""


def memory(server: RunningServer) -> int:
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    line = next(line for line in lines if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


async def test_headers_without_end_are_cut_off(door: RunningServer) -> None:
    reader, writer = await knock(door)
    before = memory(door)
    lines = b"".join(b"x-%d: %s\r\n" % (number, b"a" * 1000) for number in range(1000))
    await send(writer, b"GET / HTTP/1.1\r\nHost: x\r\n", *[lines] * 20)
    assert await heard(reader) in (b"431", b"")
    assert memory(door) - before < 8 << 20
    writer.close()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * MAX_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a" * MAX_HEAD + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 101 + b"\r\n",
    ],
    ids=["address", "value", "lines"],
)
async def test_a_head_that_is_too_large_is_refused(door: RunningServer, head: bytes) -> None:
    reader, writer = await knock(door)
    await send(writer, head)
    assert await heard(reader) == b"431"
    writer.close()


async def test_a_long_value_that_comes_in_pieces_is_cut_off(door: RunningServer) -> None:
    reader, writer = await knock(door)
    await send(writer, b"GET / HTTP/1.1\r\nCookie: ", *[b"a" * 4096] * 100)
    assert await heard(reader) in (b"431", b"")
    writer.close()


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/people/guest HTTP/1.1\r\nHost: x\r\ncontent-length: 20\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n\r\n",
    ],
    ids=["silence", "half a head", "half a body", "silence after an answer"],
)
async def test_who_does_not_finish_a_request_is_not_waited_for(door: RunningServer, beginning: bytes) -> None:
    reader, writer = await knock(door)
    await send(writer, beginning)
    async with asyncio.timeout(SECONDS):
        await heard(reader)
    writer.close()


async def test_one_address_has_so_many_connections(door: RunningServer) -> None:
    """The twenty-first is turned away; others come in."""
    lines = [await knock(door) for _ in range(20)]
    lines.append(await knock(door))
    assert await heard(lines[-1][0]) == b""
    async with Client(door.url) as ann:
        await ann.guest("Ann")
    for _, writer in lines:
        writer.close()


async def test_the_silent_make_room_for_newcomers(door: RunningServer) -> None:
    """Sixty come from many addresses and say nothing: Ann comes in all the same, at once."""
    lines = [await knock(door, f"127.0.1.{number}") for number in range(60)]
    async with asyncio.timeout(SECONDS), Client(door.url) as ann:
        await ann.guest("Ann")
        assert (await ann.http.get("/ready")).status_code == 200
    for _, writer in lines:
        writer.close()


async def test_requests_one_after_the_other_on_one_connection(door: RunningServer) -> None:
    """What was counted for one is not held against the next."""
    reader, writer = await knock(door)
    for _ in range(20):
        await send(writer, b"GET /health HTTP/1.1\r\nHost: x\r\nCookie: " + b"a" * 4000 + b"\r\n\r\n")
        answer = await reader.readuntil(b"}")
        assert answer.startswith(b"HTTP/1.1 200")
    writer.close()


async def test_a_thousand_requests_in_one_breath_are_not_heard_out(door: RunningServer) -> None:
    """Nobody who waits for answers sends them so: one is given, and the line is cut, but not so soon that the next
    flood could follow at once."""
    clock = asyncio.get_running_loop().time
    reader, writer = await knock(door, "127.0.0.8")
    began = clock()
    await send(writer, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
    async with asyncio.timeout(SECONDS):
        answers = await read_on(reader)
    assert answers.count(b"200 OK") == 1
    assert clock() - began > 0.9 * HELD_SECONDS
    writer.close()


async def read_on(reader: StreamReader) -> bytes:
    """All there is until the line is cut."""
    found = b""
    with suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            found += data
    return found


async def test_a_few_requests_ahead_are_answered_in_their_order(door: RunningServer) -> None:
    reader, writer = await knock(door)
    ask = b"GET /%s HTTP/1.1\r\nHost: x\r\n%s\r\n"
    await send(writer, b"".join([ask % (b"health", b""), ask % (b"api/nothing", b""), ask % (b"health", LAST)]))
    async with asyncio.timeout(SECONDS):
        answers = await read_on(reader)
    assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200", b"404", b"200"]
    writer.close()


async def test_who_asks_too_fast_is_kept_waiting(door: RunningServer) -> None:
    """Four a second, and 24 at once: sooner or later nobody listens for a second. Others are served meanwhile."""
    reader, writer = await knock(door, "127.0.0.9")
    clock = asyncio.get_running_loop().time
    slowest = 0.0
    for _ in range(2000):
        began = clock()
        await send(writer, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"}")
        slowest = max(slowest, clock() - began)
        if slowest > 0.9 * HELD_SECONDS:
            break
    assert slowest > 0.9 * HELD_SECONDS
    writer.close()
    async with Client(door.url) as ann:
        assert (await ann.http.get("/health")).status_code == 200


def test_addresses_are_counted_by_household() -> None:
    assert address_key("192.0.2.1") == "192.0.2.1"
    assert address_key("::ffff:192.0.2.1") == "192.0.2.1"
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:2") == "2001:db8::/64"
    assert address_key("2001:db8:0:1::1") != address_key("2001:db8::1")
    assert address_key("testclient") == "testclient"


def test_a_proxy_speaks_for_many() -> None:
    assert speaks_for_many("127.0.0.1", "127.0.0.1")
    assert speaks_for_many("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert speaks_for_many("192.0.2.1", "*")
    assert not speaks_for_many("192.0.2.1", "127.0.0.1,proxy.example")


async def test_a_stream_that_never_reads_is_cut_off(door: RunningServer) -> None:
    """It asks and asks, until the answers fill every buffer on the way; to close it in order would take for ever."""
    async with Client(door.url) as ann:
        await ann.guest("Ann")
        url = ann.stream((await ann.create("dice", players=3)).id).url
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(SECONDS)
        await asyncio.to_thread(talk_and_never_listen, line, url)


def talk_and_never_listen(line: socket.socket, url: str) -> None:
    """Until the other side has cut the line off, and not only said that it will."""
    place = urlsplit(url)
    line.connect((place.hostname, place.port))
    head = f"GET {place.path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
    line.sendall(masked(b'{"type":"hello","v":2}'))
    with pytest.raises(ConnectionError):
        say_on(line, masked(b'{"type":"' + b"?" * 80 + b'"}'))


def say_on(line: socket.socket, noise: bytes) -> None:
    """First without a pause, then now and then: what is said to a line that was cut off comes back."""
    pause = threading.Event()
    for number in range(20_000 + 10 * SECONDS):
        line.sendall(noise)
        if number > 20_000:
            pause.wait(0.1)


def masked(text: bytes) -> bytes:
    """A frame as clients must send it; this mask changes nothing."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def test_a_stream_that_reads_nothing_is_cut_off_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """To close it in order would mean to wait until it has read what it does not read."""
    monkeypatch.setattr(WebSocketsSansIOProtocol, "keepalive_timeout", lambda _: None)
    line = StreamDoor.__new__(StreamDoor)
    line.transport = Mock()
    line.keepalive_timeout()
    line.transport.abort.assert_called_once_with()
