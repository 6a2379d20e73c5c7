"""Nonsense on every door: Schemathesis on the API, a fuzzer on the stream, and clients that do not read."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from typing import Any, cast

import hypothesis
import pytest
import schemathesis
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client
from sagebrush.core.rng import Chance
from sagebrush.server.messages import SIGNALS, Chat, Ping, Pong, Say, Snapshot, Welcome
from tests.server.playing import SECONDS, heard, new_table
from tests.server.services import RunningServer
from tests.server.test_stream import finished_record

#: Left out of the quick loop: requests by the thousand.
pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def cookie(server: RunningServer) -> str:
    """Somebody who is signed in and has a table, so that the requests get further than the door."""

    async def sign_in() -> str:
        async with Client(server.url) as fuzzer:
            await fuzzer.guest("Fuzzer")
            await new_table(fuzzer)
            return fuzzer.http.cookies["sagebrush"]

    return asyncio.run(sign_in())


SETTINGS = hypothesis.settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)


def test_the_api_takes_any_request_without_falling_over(server: RunningServer, cookie: str) -> None:
    """Every operation of the schema, with what fits it and with what does not."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    operations: list[Any] = [cast(Any, found).ok() for found in schema.get_all_operations()]
    assert len(operations) > 25
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            # Whoever signs out would be nobody for the rest of the test.
            attack(operation.as_strategy(generation_mode=mode), "" if "sign-out" in operation.path else cookie)


def attack(strategy: Any, cookie: str) -> None:
    @SETTINGS
    @hypothesis.given(case=strategy)
    def requests(case: Any) -> None:
        case.call_and_validate(checks=CHECKS, headers={"cookie": f"sagebrush={cookie}"})

    with suppress(hypothesis.errors.Unsatisfiable):
        # Some requests cannot be made wrong: they have no parameter and no body.
        requests()


# -------------------------------------------------------------------- the stream

TYPES = ("hello", "answer", "say", "signal", "ask_take_back", "consent", "back", "ping", "update", "nonsense")
VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**70,
    1.5,
    "",
    "stop",
    "x" * 3000,
    [],
    {},
    [[[]]],
    {"a": {}},
    "\u0000",
    "🤠",
)
FIELDS = (
    "v",
    "last_seq",
    "seat",
    "seat_pass",
    "number",
    "era",
    "option",
    "text",
    "signal",
    "seq",
    "agree",
    "n",
    "extra",
)


def nonsense(chance: Chance) -> str | bytes:
    """Bytes, broken JSON, wrong types, missing and unknown fields, and now and then something right."""
    match chance.below(6):
        case 0:
            return bytes([chance.below(256) for _ in range(chance.below(200))])
        case 1:
            return '{"type": "answer", "number": ' * chance.below(50)
        case 2:
            return json.dumps(VALUES[chance.below(len(VALUES))])
        case 3:
            return json.dumps({"type": "say", "text": "x" * (chance.below(900))})
        case 4:
            return json.dumps({"type": "signal", "signal": SIGNALS[chance.below(len(SIGNALS))]})
        case _:
            fields = {
                FIELDS[chance.below(len(FIELDS))]: VALUES[chance.below(len(VALUES))] for _ in range(chance.below(5))
            }
            return json.dumps({"type": TYPES[chance.below(len(TYPES))], **fields})


async def fuzz(url: str, headers: dict[str, str], chance: Chance, count: int) -> None:
    """Send nonsense; when the server hangs up, connect again."""
    sent = 0
    while sent < count:
        async with connect(url, additional_headers=headers, max_size=8 << 20) as socket:
            if chance.below(10):
                await socket.send('{"type": "hello", "v": 2}')
            reading = asyncio.create_task(read_all(socket))
            try:
                while sent < count:
                    sent += 1
                    await socket.send(nonsense(chance))
            except ConnectionClosed:
                continue
            finally:
                reading.cancel()


async def read_all(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


@pytest.mark.parametrize("seed", range(3))
async def test_nonsense_on_the_stream_disturbs_nobody(server: RunningServer, ann: Client, seed: int) -> None:
    """A stranger and somebody in a seat send nonsense while Ann plays her game to its end."""
    async with Client(server.url) as fool, Client(server.url) as stranger:
        await fool.guest("Fool")
        table = await new_table(ann, people=2, players=4)
        await fool.join(table.id)
        await ann.start(table.id)
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/stream"
        headers = {"cookie": f"sagebrush={fool.http.cookies['sagebrush']}"}
        await asyncio.gather(
            fuzz(url, headers, Chance(seed), 400),
            fuzz(url, {}, Chance(seed + 100), 400),
            watch_quietly(stranger, table.id),
        )
        if (await ann.table(table.id)).status == "playing":
            await fool.hand_over(table.id, 1, "random")
        # The fool may have asked for something back, for which bots hold still a while.
        await asyncio.wait_for(ann.play(table.id, make_bot("random", "dice", seed)), 3 * SECONDS)
        Match.replay(await finished_record(ann, table.id))


async def watch_quietly(person: Client, table: str) -> None:
    async with person.stream(table) as line:
        await heard(line, Snapshot)


async def test_answers_copied_from_another_seat_are_refused(server: RunningServer, ann: Client, bob: Client) -> None:
    """Bob sends, word for word, whatever Ann may answer, before she does; none of it counts."""
    table = await new_table(ann, people=2, players=3)
    await bob.join(table.id)
    await ann.start(table.id)
    await bob.hand_over(table.id, 1, "random")
    async with ann.stream(table.id) as mine, bob.stream(table.id) as his:
        await heard(his, Welcome)
        while mine.decision is None and mine.result is None:
            await mine.next()
        if mine.decision is None:
            return
        seq = mine.seq
        for offer in mine.decision.options[:20]:
            message = {"type": "answer", "number": mine.decision.number, "era": 0, "option": offer.id}
            assert his._socket is not None
            await his._socket.send(json.dumps(message))
        await his.send(Ping(1))
        await heard(his, Pong)
        assert (await ann.table(table.id)).answers == seq


async def test_a_client_that_does_not_read_slows_nobody_and_gets_a_fresh_start(
    server: RunningServer, ann: Client
) -> None:
    """A watcher stops reading while Ann talks a lot; she hears everything, and the watcher, later, how things are."""
    table = await new_table(ann)
    await ann.start(table.id)
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    address = ("127.0.0.1", int(server.url.rpartition(":")[2]))
    await asyncio.to_thread(small.connect, address)
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/stream"
    async with connect(url, sock=small, max_size=8 << 20) as lazy, ann.stream(table.id) as line:
        await lazy.send('{"type": "hello", "v": 2}')
        await lazy.recv()
        lazy.transport.pause_reading()
        before = await fallen_behind(ann)
        for number in range(600):
            await line.send(Say("🤠" * 400))
            await heard(line, Chat)
            if number % 50 == 0 and await fallen_behind(ann) > before:
                break
        assert await fallen_behind(ann) > before
        await line.play(make_bot("random", "dice", 1))
        lazy.transport.resume_reading()
        welcomes = 0
        async with asyncio.timeout(SECONDS):
            while not (message := json.loads(await lazy.recv())).get("result"):
                welcomes += message["type"] == "welcome"
        assert message["type"] == "snapshot"
        assert welcomes == 1


async def fallen_behind(person: Client) -> float:
    lines = (await person.http.get("/metrics")).text.splitlines()
    return float(next(line for line in lines if line.startswith("sagebrush_clients_behind_total")).split()[1])
