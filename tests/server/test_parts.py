"""Small parts of the server, each on its own: ids, limits, names, keys, the page of the API, an orderly end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sagebrush.server.apipage import _name
from sagebrush.server.clock import MAX_ID, is_id, new_id
from sagebrush.server.hosting.host import Host
from sagebrush.server.limits import Buckets, Places
from sagebrush.server.people import COOKIE, People
from sagebrush.server.refusals import Refusal
from tests.server.shootout import process


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with process(tmp_path) as running:
        yield running


def test_only_what_could_be_an_id_is_looked_up() -> None:
    assert is_id(new_id())
    assert is_id("a" * MAX_ID)
    for text in ("a" * (MAX_ID + 1), "k3\x00", "K3", "l0", "ä"):
        assert not is_id(text)


def test_half_of_a_minutes_share_may_be_taken_at_once() -> None:
    buckets = Buckets(60)
    assert [buckets.take("ann") for _ in range(31)] == [True] * 30 + [False]
    assert buckets.take("bob")


def test_a_place_that_was_given_back_can_be_taken_again() -> None:
    places = Places(2)
    assert [places.take("ann") for _ in range(3)] == [True, True, False]
    assert places.take("bob")
    places.give_back("ann")
    assert [places.take("ann") for _ in range(2)] == [True, False]


def test_the_page_of_the_api_names_every_shape() -> None:
    assert _name({"type": "string", "enum": ["waiting", "<b>"]}) == "waiting, &lt;b&gt;"
    assert _name({"type": "integer"}) == "integer"
    assert _name({}) == "anything"
    assert _name({"type": "array", "items": {"$ref": "#/x/Me"}}) == 'list of <a href="#Me">Me</a>'
    assert _name({"anyOf": [{"type": "null"}, {"type": "string"}]}) == "null or string"


async def test_work_under_way_is_done_before_the_end(host: Host) -> None:
    done = asyncio.Event()

    async def work() -> None:
        await asyncio.sleep(0.05)
        done.set()

    host.spawn(work())
    await host.stop()
    assert done.is_set()
    assert host.journal._task is not None
    assert host.journal._task.done()


async def test_an_account_cannot_take_the_name_of_another(host: Host) -> None:
    people = People(host.database, b"key")
    belle, _ = await people.guest("Belle")
    jesse, _ = await people.guest("Jesse")
    for person in (belle, jesse):
        await people.set_passphrase(person.id, "a horse in the river", None)
    with pytest.raises(Refusal, match="Another account"):
        await people.rename(jesse.id, "BELLE")
    assert (await people.rename(jesse.id, "Jesse James")).account == "jesse james"


async def test_requests_are_counted_by_device_and_a_forged_one_is_none(host: Host) -> None:
    people = People(host.database, b"key")
    _, first = await people.guest("Belle")
    _, second = await people.guest("Belle")
    keys = [people.key_of(f"theme=dark; {COOKIE}={cookie}") for cookie in (first, second)]
    assert None not in keys
    assert keys[0] != keys[1]
    assert people.key_of(f"{COOKIE}={first[:-1]}") is None
    assert people.key_of(None) is None


async def test_which_sessions_have_ended(host: Host) -> None:
    people = People(host.database, b"key")
    cookies = [(await people.guest("Belle"))[1] for _ in range(2)]
    here, gone = [session for session in map(people.session_of, cookies) if session]
    assert await people.sign_out(cookies[1]) == [gone]
    assert await people.ended({here, gone}) == {gone}
    assert await people.ended({here}) == set()
    assert await people.ended(set()) == set()
