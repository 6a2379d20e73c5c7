"""A moment at a table in which Ann's answer puts Bob out of the game, without a server around it and without bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from sagebrush import Match, Seat
from sagebrush.bots import make_bot
from sagebrush.core.record import Record
from sagebrush.server import afterwards, lobby
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.people import People
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.storage.models import Person
from sagebrush.server.wishes import BranchWish, JoinWish

PLAYERS = 5


class Shot:
    """The record of a game up to and with the answer of one seat that puts another, and nobody else, out of it."""

    def __init__(self, record: Record, shooter: Seat, victim: Seat, following: Seat) -> None:
        self.record = record
        self.shooter = shooter
        self.victim = victim
        self.following = following
        self.option = record.answers[-1][1]

    def bystanders(self) -> list[Seat]:
        """The others who are still in the game, whoever is asked next first."""
        match = Match.replay(self.record)
        seats = [Seat((self.following + step) % PLAYERS) for step in range(PLAYERS)]
        return [seat for seat in seats if seat != self.shooter and not match.is_out(seat)]


def find_shot() -> Shot:
    """The first game of the first seeds that has one: found, not written down, so that other rules move it only."""
    return next(shot for seed in count() if (shot := _play(seed)) is not None)


def _play(seed: int) -> Shot | None:
    match, bot = Match.new("dice", players=PLAYERS, seed=seed), make_bot("random", "dice", seed)
    seats = [Seat(seat) for seat in range(PLAYERS)]
    while decision := match.decision:
        playing = [seat for seat in seats if not match.is_out(seat)]
        match.answer(bot.choose(None, decision))
        shot = [seat for seat in playing if match.is_out(seat)]
        # Somebody else goes on, so that there is somebody who could.
        if len(shot) == 1 and shot[0] != decision.seat and match.decision and match.decision.seat != decision.seat:
            return Shot(match.record, decision.seat, shot[0], match.decision.seat)
    return None


class Shootout:
    """Ann and Bob at the table, in the game that was played up to the shot; the other chairs are bots who sleep."""

    def __init__(self, host: Host, table: LiveTable, ann: Person, bob: Person, shot: Shot) -> None:
        self.host = host
        self.table = table
        self.ann = ann
        self.bob = bob
        self.shot = shot

    async def shoot(self) -> None:
        decision = self.table.playing.decision_for(self.shot.shooter)
        assert decision is not None
        era = self.table.era
        await self.host.answer(self.table, self.shot.shooter, decision.number, era, self.shot.option, by_bot=False)
        assert self.bob_is_out()

    def bob_is_out(self) -> bool:
        return self.table.playing.is_out(self.shot.victim)


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[Host]:
    """A host on the database in this folder, as a server process has one."""
    database = Database(f"sqlite+aiosqlite:///{folder / 'tables.db'}")
    host = Host(database, "")
    try:
        await migrate(database)
        await host.start()
        yield host
    finally:
        await host.stop()
        await database.close()


@asynccontextmanager
async def shootout(folder: Path, *others: str) -> AsyncIterator[Shootout]:
    """With `others` on the chairs of bots who are in the game, the one who is asked next first."""
    shot = find_shot()
    async with process(folder) as host:
        people = People(host.database, b"key")
        ann, _ = await people.guest("Ann")
        bob, _ = await people.guest("Bob")
        game = await afterwards.upload(host, ann, shot.record.encode())
        after = len(shot.record.answers) - 1
        branch = await afterwards.branch(host, ann, game, BranchWish(after, seat=shot.shooter))
        guests = [(await people.guest(name))[0] for name in others]
        for person, seat in zip((bob, *guests), (shot.victim, *shot.bystanders()), strict=False):
            await lobby.set_chair(host, ann, branch.id, seat, None)
            await lobby.join(host, person, branch.id, JoinWish(seat=seat, invite=branch.row.invite))
        table = await lobby.start(host, ann, branch.id, "")
        yield Shootout(host, table, ann, bob, shot)
