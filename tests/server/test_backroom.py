"""Dear work: it holds nobody up, it is paid for, and it comes to an end."""

from __future__ import annotations

import asyncio
import resource
import threading
from pathlib import Path

import msgspec
import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client, ClientError
from sagebrush.core.errors import BadRecord
from sagebrush.core.record import Record
from sagebrush.server import afterwards, backroom, checking, reel
from sagebrush.server.backroom import FREE, Backroom, Tab
from sagebrush.server.limits import Buckets
from sagebrush.server.people import People
from sagebrush.server.refusals import Refusal
from sagebrush.server.wishes import BranchWish
from tests.server.playing import SECONDS
from tests.server.services import running_server
from tests.server.shootout import process


def game(seed: int = 1, players: int = 5, name: str = "bang") -> Record:
    """A whole game of bots."""
    match, bot = Match.new(name, players=players, seed=seed), make_bot("random", name, seed)
    while decision := match.decision:
        match.answer(bot.choose(match.view(decision.seat), decision))
    return match.record


def unfinished(answers: int) -> Record:
    """A game that is cut off after so many answers."""
    match, bot = Match.new("bang", players=7, seed=3), make_bot("random", "bang", 3)
    while (decision := match.decision) and match.answer_count < answers:
        match.answer(bot.choose(match.view(decision.seat), decision))
    return match.record


async def ticks(until: asyncio.Event) -> float:
    """The longest work for which nobody else was served."""
    longest, last = 0.0, worked()
    while not until.is_set():
        await asyncio.sleep(0.001)
        longest, last = max(longest, worked() - last), worked()
    return longest


def worked() -> float:
    """Seconds of work of this thread: what others do on the same machine is not counted."""
    used = resource.getrusage(resource.RUSAGE_THREAD)
    return used.ru_utime + used.ru_stime


def test_who_owes_waits() -> None:
    purse = Buckets(60, 60)
    tab = Tab({purse: "ann"})
    tab.check()
    tab.charge(30)
    tab.check()
    tab.charge(35)
    with pytest.raises(Refusal, match="much work"):
        tab.check()
    Tab({purse: "bob"}).check()
    assert len(purse) == 1, "Bob has spent nothing"


def test_what_was_charged_is_not_forgotten_before_it_is_paid_off() -> None:
    purse = Buckets(60, 10)
    purse.charge("ann", 1000)
    for number in range(50):
        purse.take(str(number))
    assert purse.owes("ann")


async def test_many_wishes_of_one_are_checked_one_by_one() -> None:
    """All of them are sent before the first is paid for."""
    purse = Buckets(1, 0.1)
    room = Backroom(0)

    async def wish() -> str:
        try:
            return await room.do(Tab({purse: "ann"}), busy)
        except Refusal as refusal:
            return refusal.code

    found = await asyncio.gather(*[wish() for _ in range(20)])
    assert found.count("done") < 20
    assert found[-1] == "too_dear"


def busy() -> str:
    sum(range(3_000_000))
    return "done"


def endless() -> None:
    while True:
        sum(range(3_000_000))


@pytest.mark.slow
async def test_work_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backroom, "DEADLINE", 5.0)
    room = Backroom(1)
    try:
        with pytest.raises(Refusal, match="more work"):
            await room.do(FREE, endless)
        # A new worker may take its time to start.
        monkeypatch.setattr(backroom, "DEADLINE", SECONDS)
        assert await room.do(FREE, busy) == "done"
    finally:
        room.close()


@pytest.mark.slow
async def test_work_that_is_given_up_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backroom, "DEADLINE", 2.0)
    purse, room = Buckets(1, 1), Backroom(1)
    try:
        with pytest.raises(Refusal, match="more work"):
            await room.do(Tab({purse: "ann"}), endless)
        with pytest.raises(Refusal, match="much work"):
            await room.do(Tab({purse: "ann"}), busy)
    finally:
        room.close()


@pytest.mark.slow
async def test_whoever_leaves_pays_and_leaves_no_work_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backroom, "DEADLINE", SECONDS)
    purse, room = Buckets(1, 1), Backroom(1)
    try:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(room.do(Tab({purse: "ann"}), endless), 2.0)
        assert purse.owes("ann")
        assert await room.do(FREE, busy) == "done"
    finally:
        room.close()


def rest(seconds: float) -> None:
    threading.Event().wait(seconds)


def refuse(error: Exception) -> None:
    """After some work."""
    busy()
    raise error


TROUBLES = (BadRecord("torn"), Refusal("bad_eyes", "No such eyes.", 400), OSError(9, "no file"), TimeoutError("late"))


@pytest.mark.parametrize("places", [0, pytest.param(1, marks=pytest.mark.slow)])
async def test_work_that_raises_is_paid_for_and_says_what_it_raised(places: int) -> None:
    room = Backroom(places)
    try:
        for trouble in TROUBLES:
            purse = Buckets(0.001, 0.001)
            with pytest.raises(type(trouble)) as raised:
                await room.do(Tab({purse: "ann"}), refuse, trouble)
            assert str(raised.value) == str(trouble)
            assert getattr(raised.value, "code", None) == getattr(trouble, "code", None)
            assert purse.owes("ann")
            assert "in refuse" in raised.value.__notes__[0], "where it was raised is still told"
    finally:
        room.close()


@pytest.mark.slow
async def test_the_endless_work_of_one_does_not_end_that_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob's work lasts until Ann's has been given up, and some seconds more."""
    room = Backroom(2)
    try:
        monkeypatch.setattr(backroom, "DEADLINE", 3.0)
        ann = asyncio.create_task(room.do(Tab({Buckets(60): "ann"}), endless))
        await asyncio.sleep(0)
        monkeypatch.setattr(backroom, "DEADLINE", SECONDS)
        bob = asyncio.create_task(room.do(Tab({Buckets(60): "bob"}), rest, 6.0))
        with pytest.raises(Refusal, match="more work"):
            await ann
        assert not bob.done()
        await bob
    finally:
        room.close()


async def test_what_was_shown_is_shown_again_for_nothing(tmp_path: Path) -> None:
    async with process(tmp_path) as host:
        ann, _ = await People(host.database, b"key").guest("Ann")
        table = await afterwards.upload(host, ann, game().encode())
        page = reel.Page("all", 0, 100)
        first = await afterwards.replay(host, table, ann.id, page)
        purse = Buckets(1, 1)
        assert await afterwards.replay(host, table, ann.id, page, Tab({purse: "ann"})) == first
        assert not purse.owes("ann")


def test_what_is_kept_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reel, "MAX_KEPT", 100)
    kept = reel.Kept()
    for number in range(5):
        kept.put(number, b"x" * 30)
        assert kept.get(0) == (b"x" * 30), "who is asked for stays"
    assert [number for number in range(5) if kept.get(number)] == [0, 3, 4]


async def test_nothing_is_played_again_for_a_finished_table_that_nobody_sees(tmp_path: Path) -> None:
    async with process(tmp_path) as host:
        ann, _ = await People(host.database, b"key").guest("Ann")
        record = game()
        table = await afterwards.upload(host, ann, record.encode())
        assert table.match is None
        assert await afterwards.record_of(host, table) == record.encode()
        assert table.match is None


async def test_to_load_a_long_game_holds_nobody_up(tmp_path: Path) -> None:
    async with process(tmp_path) as host:
        ann, _ = await People(host.database, b"key").guest("Ann")
        table = await afterwards.upload(host, ann, unfinished(2000).encode())
        done = asyncio.Event()
        watching = asyncio.create_task(ticks(done))
        began = worked()
        async with table.lock:
            await host.build(table)
        took = worked() - began
        done.set()
        assert table.seq == table.row.answers
        assert await watching < max(0.05, took / 3)


async def test_uploads_and_branches_are_counted(tmp_path: Path) -> None:
    """Ann keeps two games; a third would be more than her share."""
    record = game()
    async with process(tmp_path) as host:
        host.answers_per_person = 2 * len(record.answers) + 5
        people = People(host.database, b"key")
        ann, _ = await people.guest("Ann")
        bob, _ = await people.guest("Bob")
        first = await afterwards.upload(host, ann, record.encode())
        await afterwards.branch(host, ann, first, BranchWish(len(record.answers)))
        with pytest.raises(Refusal, match="as many games"):
            await afterwards.upload(host, ann, record.encode())
        await afterwards.upload(host, bob, record.encode())


async def test_a_record_that_is_too_long_is_refused(tmp_path: Path) -> None:
    record = game()
    long = msgspec.structs.replace(record, answers=record.answers * (checking.MAX_ANSWERS // len(record.answers) + 1))
    async with process(tmp_path) as host:
        ann, _ = await People(host.database, b"key").guest("Ann")
        with pytest.raises(Refusal, match="at most"):
            await afterwards.upload(host, ann, long.encode())


@pytest.mark.slow
async def test_dear_requests_are_limited_by_what_they_cost(tmp_path: Path) -> None:
    """Ann looks back at one page after the other until she has spent her minute; Bob may look all the same."""
    with running_server(tmp_path, work_per_minute=1) as server:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            table = await ann.upload(game())
            with pytest.raises(ClientError, match="much work"):
                await look_on(ann, table.id)
            assert (await bob.replay(table.id, "table", 0, 10)).steps


async def look_on(person: Client, table: str) -> None:
    """Never the same page twice."""
    for start in range(500):
        await person.replay(table, "all", start, 100)


async def test_the_house_pays_once_for_many_guests() -> None:
    """Whoever comes under many names is still one address."""
    people, houses = Buckets(60, 60), Buckets(180, 180)
    for number in range(3):
        Tab({people: f"guest {number}", houses: "192.0.2.1"}).charge(61)
    with pytest.raises(Refusal):
        Tab({people: "guest 4", houses: "192.0.2.1"}).check()
