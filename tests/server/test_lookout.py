"""Coming and going at random: whatever a follower has missed, what it was told leads it to the true view."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sagebrush import Match
from sagebrush.core.happenings import apply_changes
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.server import afterwards, lobby
from sagebrush.server.hosting import presence, takeback, updates
from sagebrush.server.hosting.clients import Client
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.messages import Snapshot, Update, decode_server
from sagebrush.server.people import People
from sagebrush.server.refusals import Refusal
from sagebrush.server.wishes import BranchWish
from tests.server.shootout import process
from tests.server.truth import plain

PLAYERS = 5
#: Ann's seat: the only one of a person, so that she may take back what she did without asking anybody.
ANN = 0
STEPS = 250


class Follower:
    """Somebody who follows a table through whatever happens to the line, and knows only what was sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.line: Client | None = None
        self.seq: int | None = None
        self.view: Any = None
        self.last: Snapshot | Update | None = None
        self.applied = 0

    async def join(self, host: Host, table: LiveTable, *, fresh: bool) -> None:
        self.line = Client(None, self.seat, owner=table.chairs[self.seat].person_id if self.seat is not None else None)
        await presence.join(host, table, self.line, None if fresh else self.seq)

    async def leave(self, host: Host, table: LiveTable) -> None:
        """What still waited on the line is lost."""
        if self.line is not None:
            await presence.leave(host, table, self.line)
        self.line = None

    async def read(self, host: Host, table: LiveTable) -> None:
        if self.line is None:
            return
        if self.line.behind:
            for fresh in await presence.fresh_start(host, table, self.line):
                self._take(fresh)
        while (data := self.line.take()) is not None:
            self._take(data)

    def _take(self, data: bytes) -> None:
        message = decode_server(data)
        if not isinstance(message, Snapshot | Update):
            return
        if isinstance(message, Update):
            assert message.seq == (self.seq or 0) + 1
            assert (message.view is None) or not any(happening.changes for happening in message.happenings)
            for happening in message.happenings:
                self.view = apply_changes(self.view, happening.changes)
            self.applied += message.view is None
        if message.view is not None:
            self.view = message.view
        self.seq, self.last = message.seq, message

    def check(self, table: LiveTable) -> None:
        """Whoever has read everything knows exactly how things stand."""
        if self.line is None or self.last is None:
            return
        match, eyes = table.playing, None if self.seat is None else Seat(self.seat)
        assert (self.seq, self.last.era) == (table.seq, table.era)
        assert self.view == plain(match.view(eyes))
        assert self.last.stage == match.stage
        assert plain(self.last.asked) == plain(updates.asked(match))
        assert plain(self.last.decision) == plain(updates.own_decision(table, self.seat))
        assert self.last.result == match.result


async def begin(host: Host, game: str, seed: int) -> LiveTable:
    """A game with Ann at one seat and bots, who sleep, at the others."""
    ann, _ = await People(host.database, b"key").guest("Ann")
    past = await afterwards.upload(host, ann, Match.new(game, players=PLAYERS, seed=seed).record.encode())
    branch = await afterwards.branch(host, ann, past, BranchWish(0, seat=ANN))
    return await lobby.start(host, ann, branch.id, "")


async def play(host: Host, table: LiveTable, chance: Chance) -> None:
    """One answer of whoever is asked; another process may have been faster, which nobody hears of twice."""
    decision = table.open_decisions()[0]
    option = chance.pick(list(decision.options)).id
    with suppress(Refusal):
        await host.answer(table, decision.seat, decision.number, table.era, option, by_bot=False)


async def take_back(host: Host, table: LiveTable) -> None:
    """What Ann did last, if there is anything, and nobody was faster."""
    with suppress(Refusal):
        await takeback.ask(host, table, ANN)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["dice", "bang"])
async def test_whoever_comes_and_goes_has_the_true_view(tmp_path: Path, game: str, seed: int) -> None:
    """Two processes on one log; followers come, go, fall behind and come back; Ann takes back what she did."""
    chance = Chance(seed)
    async with process(tmp_path) as here, process(tmp_path) as there:
        table = await begin(here, game, seed)
        twin = await there.table(table.id)
        assert twin is not None
        followers = [Follower(seat) for seat in (None, 0, 1, 1, 3)]
        for _ in range(STEPS):
            if not table.open_decisions() or not twin.open_decisions():
                break
            follower = chance.pick(followers)
            match chance.below(12):
                case 0:
                    await follower.leave(here, table)
                case 1 | 2 if follower.line is None:
                    await follower.join(here, table, fresh=chance.below(3) == 0)
                case 3:
                    await take_back(here, table)
                case 4:
                    await play(there, twin, chance)
                case 5:
                    await there.catch_up(twin)
                    await here.catch_up(table)
                case 6 | 7:
                    await follower.read(here, table)
                    follower.check(table)
                case _:
                    await play(here, table, chance)
            assert follower.line is None or follower.line.closing is None
        await here.catch_up(table)
        for follower in followers:
            await follower.read(here, table)
            follower.check(table)
        assert sum(follower.applied for follower in followers) > STEPS / 4
