"""Bots in worker processes, and the clock that calls them in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client, TableStream
from sagebrush.core.rng import Chance
from sagebrush.server import bots as botroom
from sagebrush.server.bots import Bots, quick
from sagebrush.server.hosting.driver import patience_with, wait_after
from sagebrush.server.infos import Pace
from sagebrush.server.messages import Snapshot, TableChanged, Update, Welcome
from sagebrush.server.thinking import Task, seed_of_bot, task_for, think, thinks_for
from tests.server.playing import SECONDS, heard, my_turn, new_table
from tests.server.services import running_server
from tests.server.test_stream import finished_record

#: Servers are started and stopped for each of these.
pytestmark = pytest.mark.slow

ODD = "tests.server.odd_bots"
SLOW, ENDLESS = f"{ODD}:Slow", f"{ODD}:Endless"


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    pool = Bots(workers=1, deadline=3.0)
    await pool.warm()
    yield pool
    pool.close()


def task(level: str) -> Task:
    match = Match.new("dice", players=4, seed=3)
    assert match.decision is not None
    return task_for(match, match.decision, level)


async def test_a_bot_thinks_elsewhere_and_answers_with_an_option(bots: Bots) -> None:
    wanted = task("random")
    assert await bots.choose(wanted) in [option.id for option in wanted.options]
    assert await bots.choose(wanted) == await bots.choose(wanted)


async def test_where_there_is_nothing_to_choose_no_bot_is_asked() -> None:
    """It takes no worker, and so no bot that could fail."""
    wanted = task("nobody")
    only = msgspec.structs.replace(wanted, options=wanted.options[-1:])
    idle = Bots(workers=1, deadline=3.0)
    assert await idle.choose(only) == wanted.options[-1].id
    assert idle._pool is None


@pytest.mark.parametrize("bot", ["Crashing", "Raising", "Endless", "Cheating"])
async def test_for_a_bot_that_fails_the_quick_player_answers_and_the_game_goes_on(bots: Bots, bot: str) -> None:
    wanted = task(f"{ODD}:{bot}")
    assert await bots.choose(wanted) == think(task("simple"))
    assert await bots.choose(task("random")) == think(task("random"))


def test_the_quick_player_has_the_eyes_of_the_seat_alone() -> None:
    """What came for a bot that imagines worlds is none of its business: it does as well without."""
    wanted = task("legend")
    assert wanted.past is not None
    assert quick(wanted) == quick(msgspec.structs.replace(wanted, past=None)) == think(task("simple"))


def test_where_there_is_no_quick_player_any_legal_option_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = [option.id for option in task("legend").options]
    assert quick(task("random")) in legal, "it did not want to see anything, so there is nothing to go by"
    monkeypatch.setattr(botroom, "levels", lambda game: ("random",))
    numbers = [msgspec.structs.replace(task("legend"), number=number) for number in range(50)]
    answers = {quick(wanted) for wanted in numbers}
    assert answers <= set(legal)
    assert len(answers) > 1


async def test_nobody_waits_for_a_worker_longer_than_for_the_bot(bots: Bots) -> None:
    """The worker is busy for good: a question that has waited too long is answered at once, and never thought about."""
    busy = asyncio.create_task(bots.choose(task(ENDLESS), "busy"))
    await asyncio.sleep(0)
    loop = asyncio.get_running_loop()
    began = loop.time()
    assert await bots.choose(task("legend"), "other", patience=0.2) == think(task("simple"))
    assert 0.2 <= loop.time() - began < 1.5
    assert all(turn.cancelled() for queue in bots._turns._waiting.values() for turn in queue), "it left the queue"
    busy.cancel()


async def test_a_late_answer_is_not_waited_for_and_its_worker_is_not_ended(bots: Bots) -> None:
    pool = bots.pool()
    assert await bots.choose(task(SLOW), "slow", patience=0.05) == think(task("simple"))
    assert bots._turns.free == 0, "its worker is still at it"
    assert await bots.choose(task("random"), "slow") == think(task("random"))
    assert bots.pool() is pool
    assert bots._turns.free == 1
    assert not bots._asking


async def test_who_waited_for_a_worker_thinks_shorter(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    async def hear(wanted: Task, until: float) -> str:
        told.append(wanted.seconds or 0.0)
        return str(wanted.options[0].id)

    monkeypatch.setattr(bots, "_ask", hear)
    wanted = msgspec.structs.replace(task("legend"), seconds=8.0)
    await bots._turns.enter("other")
    waiting = asyncio.create_task(bots.choose(wanted, "table", patience=2.0))
    await asyncio.sleep(0)
    await asyncio.sleep(0.5)
    bots._turns.leave("other")
    await waiting
    await bots.choose(wanted, "table", patience=2.0)
    assert 0 < told[0] <= 1.5 < told[1] <= 2.0


async def test_slow_bots_at_one_table_hold_the_others_up_for_one_decision_only(bots: Bots) -> None:
    """Five of them are asked at once at one table, then one at another: it is the second to be served."""
    done: list[str] = []

    async def ask(level: str, table: str) -> None:
        await bots.choose(task(level), table)
        done.append(table)

    crowd = [asyncio.create_task(ask(SLOW, "crowded")) for _ in range(5)]
    # They stand in the queue before the other comes.
    await asyncio.sleep(0)
    await asyncio.gather(*crowd, ask("random", "lonely"))
    assert done == ["crowded", "lonely", *["crowded"] * 4]


# -------------------------------------------------------------------- their chance


async def test_the_same_record_and_the_same_bots_bring_the_same_choices(ann: Client) -> None:
    """Every choice of the bots in a game on the server follows from its record and their levels."""
    levels = {1: "random", 2: "simple", 3: "random", 4: "simple"}
    table = await ann.create("dice", players=5, bots=[None, *levels.values()])
    await ann.start(table.id)
    await ann.play(table.id, make_bot("random", "dice", 1))
    assert (await ann.table(table.id)).seats[0].program, "everybody sees that no person plays there"
    record = await finished_record(ann, table.id)
    match = Match.opening(record)
    for seat, option in record.answers:
        decision = match.decision_for(seat)
        assert decision is not None
        if seat in levels:
            assert think(task_for(match, decision, levels[seat])) == option
        match.answer(option, seat=seat)


def test_a_bot_made_anew_for_every_decision_draws_other_numbers() -> None:
    one = task("random")
    drawn = [msgspec.structs.replace(one, number=number).chance().below(1 << 64) for number in range(1000)]
    assert len(set(drawn)) == 1000
    assert len({seed_of_bot(match, seat) for match in range(100) for seat in range(8)}) == 800


def test_the_chance_of_a_bot_is_not_that_of_the_game() -> None:
    """Whoever knows all that a bot draws has not learnt what the game will draw."""
    seed = 7
    game = Chance(seed)
    game._refill()
    assert seed_of_bot(seed, 0).to_bytes(16) not in game.block


# -------------------------------------------------------------------- the server


async def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    from sagebrush.client.loadtest import family

    with running_server(tmp_path) as server:
        async with Client(server.url) as ann:
            await ann.guest("Ann")
            table = await new_table(ann)
            await ann.start(table.id)
            await ann.play(table.id, make_bot("random", "dice", 1))
        assert server.process is not None
        workers = [pid for pid in family(server.process.pid) if pid != server.process.pid]
        assert workers
        server.kill()
        async with asyncio.timeout(SECONDS):
            while any(alive(pid) for pid in workers):
                await asyncio.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


# -------------------------------------------------------------------- the clock


async def test_who_runs_out_of_time_is_played_by_a_bot_until_back(ann: Client) -> None:
    stepped_in = False
    while not stepped_in:
        table = await my_turn(ann, pace=Pace("live", 1), players=8)
        async with ann.stream(table) as line:
            stepped_in = await bot_steps_in(line, 0)
    async with ann.stream(table) as again:
        await heard(again, Welcome)
        await heard(again, TableChanged, lambda m: not m.table.seats[0].stood_in)


async def test_who_is_gone_too_long_is_played_by_a_bot_if_those_who_wait_want_it(tmp_path: Path) -> None:
    with running_server(tmp_path, gone_after=0) as server:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            # Bob is the first to be asked, and not there.
            table = await my_turn(bob, ann)
            async with ann.stream(table) as line:
                await heard(line, Welcome)
                await ann.call_bot(table, 0)
                assert await bot_steps_in(line, 0)
            await asyncio.wait_for(ann.play(table, make_bot("random", "dice", 1)), SECONDS)


async def bot_steps_in(line: TableStream, seat: int) -> bool:
    """Read on until a bot plays that seat; False if the game is over before."""
    async with asyncio.timeout(SECONDS):
        while line.table is None or not line.table.seats[seat].stood_in:
            message = await line.next()
            if isinstance(message, Snapshot | Update) and message.decision is not None:
                assert line.table is not None
                limit = line.table.pace.limit if line.table.pace.kind == "live" else None
                assert (message.seconds_left is None) == (limit is None)
                assert limit is None or 0 <= (message.seconds_left or 0) <= limit
            if line.result is not None:
                return False
    return True


async def test_alone_with_bots_the_game_waits_for_its_player(tmp_path: Path) -> None:
    with running_server(tmp_path, gone_after=0.2, idle_after=0.5) as server:
        async with Client(server.url) as ann, Client(server.url) as stranger:
            await ann.guest("Ann")
            table = await my_turn(ann, players=8)
            # Nobody looks for a while, so it leaves the memory, and comes from the database again.
            async with asyncio.timeout(SECONDS):
                while "sagebrush_tables 0.0" not in (await stranger.http.get("/metrics")).text:
                    await asyncio.sleep(0.1)
            async with stranger.stream(table) as line:
                assert not (await heard(line, Welcome)).table.seats[0].stood_in
            await ann.play(table, make_bot("random", "dice", 1))


def test_the_time_of_an_answer_tells_nothing() -> None:
    """Whether there was something to think about or not, it comes with the beat."""
    for took in (0.0, 0.0001, 0.5, 0.79):
        assert took + wait_after(took, 0.8) == pytest.approx(0.8)
    assert 1.0 + wait_after(1.0, 0.8) == pytest.approx(1.6)
    assert wait_after(3.0, 0.0) == wait_after(0.0, 0.0, 1.0) == 0.0


def test_the_time_of_an_answer_tells_nothing_of_who_thinks_longer_than_the_pause() -> None:
    """A Legend without a Missed! answers as late as one who has thought for a second about whether to play it."""
    legend = thinks_for("legend", "bang")
    assert legend == 1.0
    assert thinks_for("marshal", "dice") == 0.1
    assert thinks_for("simple", "bang") == thinks_for("nobody any more", "bang") == 0.0
    for took in (0.0, 0.3, 0.86, 0.95):
        assert took + wait_after(took, 0.8, legend) == pytest.approx(1.0)
    assert 0.1 + wait_after(0.1, 0.8, thinks_for("marshal", "bang")) == pytest.approx(0.8)


def test_whatever_keeps_a_bot_from_answering_its_table_waits_no_longer_than_for_its_beat() -> None:
    """Then a quick player answers, with the same beat: in trouble, too, the time tells nothing."""
    for level in ("marshal", "legend"):
        thinks = thinks_for(level, "bang")
        for delay in (0.3, 0.8, 2.0):
            for took in (0.0, 0.1):
                patience = patience_with(thinks, delay, took)
                assert patience is not None
                assert patience > thinks * 0.85 - took
                given_up = took + patience + 0.01
                assert given_up + wait_after(given_up, delay, thinks) == pytest.approx(max(thinks, delay))
        assert patience_with(thinks, 0.0) is not None
    assert patience_with(thinks_for("simple", "bang"), 0.8) is None, "it does not say; there is the deadline"
