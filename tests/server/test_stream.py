"""The stream: what a seat hears, what it missed, what is refused, taking back, talking."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import msgspec
import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client, ClientError, TableStream
from sagebrush.core.happenings import apply_changes
from sagebrush.core.record import Record
from sagebrush.core.seats import Seat
from sagebrush.server.messages import (
    Accepted,
    Answer,
    AskTakeBack,
    Back,
    Chat,
    Consent,
    FromServer,
    GiveSignal,
    Hurry,
    Ping,
    Pong,
    Refused,
    Say,
    Signalled,
    Snapshot,
    TableChanged,
    TakeBack,
    TakeBackOver,
    Update,
    Welcome,
)
from tests.server.playing import SECONDS, answer, asked, heard, my_turn, new_table
from tests.server.services import RunningServer

#: Characters who are asked nothing outside their own turn, and nothing before their first roll.
QUIET = {"characters": "lucky_duke,paul_regret,willy_the_kid"}


async def started(host: Client, *others: Client, players: int = 3) -> str:
    """A game of dice that has begun; a host who is alone with bots is asked."""
    if not others:
        return await my_turn(host, players=players, options=QUIET)
    table = await new_table(host, people=1 + len(others), players=players, options=QUIET)
    for other in others:
        await other.join(table.id)
    await host.start(table.id)
    return table.id


async def test_a_seat_is_welcomed_and_told_the_state(ann: Client) -> None:
    table = await started(ann)
    async with ann.stream(table) as line:
        welcome = await heard(line, Welcome)
        assert (welcome.v, welcome.seat, welcome.table.status) == (2, 0, "playing")
        snapshot = await heard(line, Snapshot)
        assert line.types.decode_view(snapshot.view) is not None
        assert line.events(snapshot)


async def test_before_the_game_there_is_no_state_and_the_start_brings_it(ann: Client) -> None:
    table = await new_table(ann)
    async with ann.stream(table.id) as line:
        await heard(line, Welcome)
        await ann.start(table.id)
        assert (await heard(line, TableChanged, lambda m: m.table.status == "playing")).table.fairness.secret is None
        assert (await heard(line, Snapshot)).seq == 0


async def test_an_answer_is_accepted_and_everyone_hears_of_it(ann: Client, bob: Client) -> None:
    table = await started(ann, bob)
    async with ann.stream(table) as mine, bob.stream(table) as his, bob.stream(table) as another_device:
        mover, other = await who_is_asked(mine, his)
        await heard(another_device, Snapshot)
        await answer(mover)
        accepted = await heard(mover, Accepted)
        # The bot may have played before, which they hear of first.
        for line in (other, another_device):
            told = await heard(line, Update, lambda m: m.seq >= accepted.seq)
            assert (told.seq, told.seat) == (accepted.seq, mover.seat)


async def who_is_asked(*lines: TableStream) -> tuple[TableStream, TableStream]:
    """Of two or more players, the one who is asked first, and another; both have been told the state."""
    tasks = [asyncio.create_task(asked(line)) for line in lines]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED, timeout=SECONDS)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    first = tasks.index(next(iter(done)))
    other = lines[first - 1]
    async with asyncio.timeout(SECONDS):
        while other.seq is None:
            await other.next()
    return lines[first], other


async def roll_again(*lines: TableStream) -> tuple[TableStream, TableStream]:
    """Play until one of two players has rolled dice again, which reveals something; that one, and the other.

    Most first decisions offer it, but whoever rolls three dynamites at once is asked something else.
    """
    while True:
        mover, other = await who_is_asked(*lines)
        assert mover.decision is not None
        last = mover.decision.options[-1].id
        await answer(mover, -1)
        await heard(mover, Accepted)
        if last.startswith("reroll:"):
            return mover, other


async def test_every_seat_and_watcher_hears_exactly_what_the_game_shows_it(
    ann: Client, bob: Client, cat: Client
) -> None:
    """Each update is compared with the record replayed: view and events of that very seat, move by move.

    Bots among themselves might play faster than a busy machine reads, and then a snapshot would replace some updates:
    so there is only one, and it never plays on alone.
    """
    table = await started(ann, bob, cat, players=4)
    heard_by: dict[int | None, list[FromServer]] = {0: [], 1: [], 2: [], None: []}
    async with Client(ann.server) as stranger:
        lines = [person.stream(table) for person in (ann, bob, cat, stranger)]
        tasks = [asyncio.create_task(listen(line, heard_by)) for line in lines]
        await asyncio.wait_for(asyncio.gather(*tasks), 3 * SECONDS)
        record = await finished_record(ann, table)
    for seat, messages in heard_by.items():
        compare(record, seat, messages)


async def listen(stream: TableStream, heard_by: dict[int | None, list[FromServer]]) -> None:
    bot = make_bot("random", "dice", 5)
    async with stream as line:
        sent = (-1, -1)
        while line.result is None:
            message = await line.next()
            if isinstance(message, Snapshot | Update):
                heard_by[line.seat].append(message)
            if (own := line.decision) and (own.era, own.number) != sent:
                sent = (own.era, own.number)
                await line.answer(line.choose(bot, own))


async def finished_record(person: Client, table: str) -> Record:
    async with person.stream(table) as line:
        while line.table is None or line.table.status != "finished":
            await line.next()
    return await person.record(table)


def plain(value: object) -> object:
    """As it looks after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def compare(record: Record, seat: int | None, messages: list[FromServer]) -> None:
    match = Match.opening(record)
    eyes = None if seat is None else Seat(seat)
    first, *rest = messages
    assert isinstance(first, Snapshot)
    for mover, option in record.answers[: first.seq]:
        match.answer(option, seat=mover)
    view = first.view
    assert view == plain(match.view(eyes))
    assert list(first.events) == plain(match.events(eyes))
    for (mover, option), update in zip(record.answers[first.seq :], rest, strict=True):
        before = match.event_count
        match.answer(option, seat=mover)
        assert isinstance(update, Update)
        assert update.seat == mover
        assert update.view is None
        for happening in update.happenings:
            view = apply_changes(view, happening.changes)
        assert view == plain(match.view(eyes))
        assert update.stage == match.stage
        told = [happening.event for happening in update.happenings if happening.event is not None]
        assert told == plain(match.events(eyes, before))
        own = match.decision_for(eyes) if eyes is not None else None
        assert (update.decision is None) == (own is None)
        if own is not None and update.decision is not None:
            assert [offer.id for offer in update.decision.options] == list(own.ids)


async def test_coming_back_brings_exactly_what_was_missed(ann: Client, bob: Client, cat: Client) -> None:
    """Ann, Bob and Cat answer three times; then Ann comes from another device that has only seen the beginning."""
    table = await started(ann, bob, cat)
    async with ann.stream(table) as hers, bob.stream(table) as his, cat.stream(table) as cats:
        for _ in range(3):
            mover, _ = await who_is_asked(hers, his, cats)
            await answer(mover)
            accepted = await heard(mover, Accepted)
        while hers.seq != accepted.seq:
            await hers.next()
        again = ann.stream(table)
        again.seq = 0
        async with again as line:
            await heard(line, Welcome)
            updates = [await heard(line, Update) for _ in range(accepted.seq)]
    assert [update.seq for update in updates] == [1, 2, 3]
    assert [update.view is None for update in updates] == [True, True, False]
    assert [update.stage is None for update in updates] == [True, True, False]
    assert not any(happening.changes for update in updates for happening in update.happenings)
    assert (updates[-1].view, updates[-1].decision) == (hers.view, hers.decision)


async def test_who_missed_nothing_is_only_welcomed(ann: Client) -> None:
    table = await started(ann)
    async with ann.stream(table) as line:
        await asked(line)
        again = ann.stream(table)
        again.seq = line.seq
        async with again as second:
            await heard(second, Welcome)
            await second.send(Ping(7))
            while not isinstance(message := await second.next(), Pong):
                assert not isinstance(message, Snapshot | Update)


@pytest.mark.parametrize("last", [-5, 10_000])
async def test_a_number_from_another_world_brings_a_snapshot(ann: Client, last: int) -> None:
    table = await started(ann)
    line = ann.stream(table)
    line.seq = last
    async with line:
        await heard(line, Snapshot)


async def test_wrong_answers_are_refused_and_change_nothing(ann: Client, bob: Client) -> None:
    table = await started(ann, bob)
    async with ann.stream(table) as mine, bob.stream(table) as his, Client(ann.server) as stranger:
        mover, other = await who_is_asked(mine, his)
        own = mover.decision
        assert own is not None
        good = own.options[0].id
        await other.send(Answer(own.number, own.era, good))
        assert (await heard(other, Refused)).code == "not_asked"
        await mover.send(Answer(own.number, own.era, "reroll:9"))
        refused = await heard(mover, Refused)
        assert (refused.code, refused.number) == ("unknown_option", own.number)
        for number, era in ((own.number + 5, own.era), (own.number, own.era + 1)):
            await mover.send(Answer(number, era, good))
            assert (await heard(mover, Refused)).code == "already_decided"
            assert (await heard(mover, Snapshot)).decision == own
        async with stranger.stream(table) as watching:
            await heard(watching, Snapshot)
            await watching.send(Answer(own.number, own.era, good))
            assert (await heard(watching, Refused)).code == "not_seated"
        assert mover.seq == other.seq


async def test_a_seat_can_be_played_from_elsewhere_with_its_pass(ann: Client, bob: Client) -> None:
    table = await started(ann)
    ticket = await ann.seat_pass(table, 0)
    async with Client(ann.server) as program:
        result = await program.play(table, make_bot("random", "dice", 1), seat_pass=ticket)
    assert result.winners is not None
    with pytest.raises(ClientError, match="not your seat"):
        await bob.seat_pass(table, 0)
    for forged in ("0.00", "7.abc", "x", ticket[:-1] + ("0" if ticket[-1] != "0" else "1")):
        async with bob.stream(table, seat_pass=forged) as line:
            with pytest.raises(ClientError, match="pass"):
                await line.next()


async def test_two_players_share_a_device(ann: Client) -> None:
    table = await new_table(ann, people=2)
    joined = await ann.http.post(f"/api/tables/{table.id}/join", json={"name": "Little Ann", "salt": "x"})
    assert joined.json()["seats"][1]["name"] == "Little Ann"
    await ann.start(table.id)
    async with ann.stream(table.id, seat=0) as first, ann.stream(table.id, seat=1) as second:
        assert (await heard(first, Snapshot)).view["seat"] == 0
        assert (await heard(second, Snapshot)).view["seat"] == 1


# -------------------------------------------------------------------- taking back


async def test_alone_with_bots_a_play_is_taken_back_at_once(ann: Client) -> None:
    table = await started(ann)
    async with ann.stream(table) as line:
        await asked(line)
        before = line.decision
        assert before is not None
        await line.answer(before.options[-1].id)
        await heard(line, Accepted)
        await line.send(AskTakeBack())
        snapshot = await heard(line, Snapshot)
        assert snapshot.era == 1
        assert snapshot.decision is not None
        assert snapshot.decision.number == before.number
        assert snapshot.decision.options == before.options
        assert snapshot.decision.era == 1
        # An answer meant for the time before does not count any more.
        await line.send(Answer(before.number, 0, before.options[0].id))
        assert (await heard(line, Refused)).code == "already_decided"


async def test_among_people_a_revealing_play_needs_their_consent(ann: Client, bob: Client) -> None:
    table = await started(ann, bob)
    async with ann.stream(table) as mine, bob.stream(table) as his:
        mover, other = await roll_again(mine, his)
        await mover.send(AskTakeBack())
        request = await heard(other, TakeBack)
        assert (request.seat, request.needed) == (mover.seat, (other.seat,))
        await mover.send(Consent(request.seq, agree=True))
        assert (await heard(mover, Refused)).code == "no_request"
        await other.send(Consent(request.seq, agree=True))
        assert (await heard(mover, TakeBackOver)).outcome == "granted"
        assert (await heard(mover, Snapshot)).era == 1
        assert (await heard(other, Snapshot)).era == 1
        assert not (await ann.table(table)).rated


async def test_a_no_ends_the_request(ann: Client, bob: Client) -> None:
    table = await started(ann, bob)
    async with ann.stream(table) as mine, bob.stream(table) as his:
        mover, other = await roll_again(mine, his)
        await mover.send(AskTakeBack())
        request = await heard(other, TakeBack)
        await other.send(Consent(request.seq, agree=False))
        over = await heard(mover, TakeBackOver)
        assert (over.outcome, over.seat) == ("refused", other.seat)


async def test_nothing_can_be_taken_back_before_the_first_play(ann: Client, bob: Client) -> None:
    table = await started(ann, bob)
    async with ann.stream(table) as mine, bob.stream(table) as his:
        _, other = await who_is_asked(mine, his)
        await other.send(AskTakeBack())
        assert (await heard(other, Refused)).code == "nothing_to_take_back"


async def test_the_record_of_a_game_with_a_take_back_verifies(ann: Client) -> None:
    table = await started(ann)
    async with ann.stream(table) as line:
        await answer(line, -1)
        await heard(line, Accepted)
        await line.send(AskTakeBack())
        await heard(line, Snapshot, lambda m: m.era == 1)
        await line.play(make_bot("random", "dice", 2))
    Match.replay(await finished_record(ann, table))


# -------------------------------------------------------------------- talking, coming and going


async def test_chat_is_plain_text_for_all_and_for_who_comes_later(ann: Client, bob: Client) -> None:
    """While the game is played, those who watch are heard by each other alone."""
    table = await started(ann)
    async with ann.stream(table) as mine, bob.stream(table) as his:
        await heard(his, Welcome)
        await mine.send(Say("<b>Hands up!</b>\x07"))
        line = (await heard(his, Chat)).line
        assert (line.text, line.name, line.seat) == ("<b>Hands up!</b>", "Ann", 0)
        await bob.http.post(f"/api/tables/{table}/chat", json={"text": "Nice hat."})
        assert (await heard(his, Chat, lambda m: m.line.name == "Bob")).line.seat is None
        await mine.send(Say("\x07"))
        assert (await heard(mine, Refused)).code == "empty"
    async with ann.stream(table) as again:
        assert [line.text for line in (await heard(again, Welcome)).chat] == ["<b>Hands up!</b>"]
    async with bob.stream(table) as again:
        assert [line.text for line in (await heard(again, Welcome)).chat] == ["<b>Hands up!</b>", "Nice hat."]


async def test_signals_are_heard_by_all(ann: Client, bob: Client) -> None:
    table = await started(ann)
    async with ann.stream(table) as mine, bob.stream(table) as his:
        await heard(his, Welcome)
        await mine.send(GiveSignal("howdy"))
        signal = await heard(his, Signalled)
        assert (signal.seat, signal.name, signal.signal) == (0, "Ann", "howdy")


async def test_the_table_shows_who_is_there(ann: Client, bob: Client) -> None:
    table = await started(ann, bob)
    async with ann.stream(table) as mine:
        await heard(mine, Welcome)
        async with bob.stream(table):
            await heard(mine, TableChanged, lambda m: m.table.seats[1].connected)
        await heard(mine, TableChanged, lambda m: not m.table.seats[1].connected)


async def test_a_seat_handed_over_is_asked_for_and_comes_back(ann: Client, bob: Client) -> None:
    table = await my_turn(ann, bob)
    async with ann.stream(table) as mine:
        await heard(mine, Welcome)
        await bob.hand_over(table, 1, "random")
        async with bob.stream(table) as his:
            assert (await heard(his, Welcome)).table.seats[1].stood_in
            await his.send(Answer(0, 0, "stop"))
            assert (await heard(his, Refused)).code == "not_asked"
            await his.send(Back())
            await heard(his, TableChanged, lambda m: not m.table.seats[1].stood_in)


async def test_the_line_is_alive_while_an_answer_is_stored(ann: Client, server: RunningServer) -> None:
    """The disk may take its time; whoever asks whether anybody is there is not kept waiting for it."""
    table = await started(ann)
    async with ann.stream(table) as line:
        await asked(line)
        with closing(sqlite3.connect(server.folder / "data" / "sagebrush.db", isolation_level=None)) as busy:
            busy.execute("BEGIN IMMEDIATE")
            await answer(line)
            await line.send(Ping(1))
            # It would come after the answer, once that is stored.
            await heard(line, Pong)
            busy.execute("ROLLBACK")
        await heard(line, Accepted)


async def test_nobody_hurries_bots_while_people_play(ann: Client) -> None:
    """Whoever is still in the game is told so; whoever only watches has no seat to speak for."""
    table = await started(ann)
    async with ann.stream(table) as line:
        await asked(line)
        await line.send(Hurry())
        assert (await heard(line, Refused)).code == "not_out"
