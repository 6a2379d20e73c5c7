"""After a game: replays, records, rematches and branches."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import func, select

from sagebrush.core.errors import BadRecord
from sagebrush.core.match import Match
from sagebrush.core.record import Record, decode_record
from sagebrush.core.seats import Seat
from sagebrush.server import fairness, lobby, reel
from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting import told
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable, new_match, play_entry
from sagebrush.server.infos import OpenTable, Replay
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.models import Chair, Move, Person, Table
from sagebrush.server.wishes import BranchWish

#: Steps in one answer of the replay API.
MAX_STEPS = 500
MAX_UPLOAD = 1 << 20
#: Ten times the longest game of people: whatever is kept is played again, in one go, whenever somebody looks at it.
MAX_ANSWERS = 10_000


def finished(table: LiveTable) -> LiveTable:
    """While a game is played, its seed and its hidden cards are nobody's business."""
    if table.row.status != "finished":
        raise Refusal("not_finished", "That can be seen when the game is over.")
    return table


async def record_of(table: LiveTable) -> Record:
    async with finished(table).lock:
        return table.playing.record


async def open_cards(host: Host, table: LiveTable, person: Person) -> OpenTable:
    """Whoever is out of a running game may watch it with all cards open; see `talk.say` for the price.

    And there is no way back into it: before anything is shown, it is written down that they have looked.
    """
    while True:
        async with table.lock:
            own = _out(table, person)
            if await _written_down(host, table, own):
                seats = range(table.row.players)
                views = tuple([msgspec.to_builtins(table.playing.view(Seat(seat))) for seat in seats])
                return OpenTable(table.seq, views)
        await host.catch_up(table)


def _out(table: LiveTable, person: Person) -> list[Chair]:
    """The chairs of somebody who is out of the game with all of them."""
    own = [chair for chair in table.chairs if chair.person_id == person.id]
    match = table.match
    playing = table.row.status == "playing" and match is not None
    if match is None or not playing or not own or not all(match.is_out(Seat(chair.seat)) for chair in own):
        raise Refusal("not_out", "Only who is out of the game may see all cards.", 403)
    return own


async def _written_down(host: Host, table: LiveTable, own: list[Chair]) -> bool:
    """Mark the chairs of who looks; False if the game has gone on, and who was out may be back in it."""
    if all(chair.looked for chair in own):
        return True
    async with lobby.changing(host, table.id) as (session, _, chairs):
        last = await session.scalar(select(func.max(Move.number)).where(Move.table_id == table.id))
        if (last or 0) != table.seq:
            return False
        for chair in own:
            chairs[chair.seat].looked = chair.looked = True
    await host.fanout.send(Notice(host.process, "table", table.id))
    return True


async def replay(table: LiveTable, person_id: str | None, eyes: str, start: int, count: int) -> Replay:
    """Steps `start` to `start + count` of a game, through the eyes of a seat, of the table or of everybody."""
    record = await record_of(table)
    seats = reel.eyes(eyes, table.row.players)
    steps = await asyncio.to_thread(reel.steps, record, seats, start, min(count, MAX_STEPS), everything=eyes == "all")
    return Replay(told.live_info(table, person_id), len(record.answers), start, tuple(steps))


# -------------------------------------------------------------------- records from elsewhere


async def upload(host: Host, person: Person, data: bytes) -> LiveTable:
    """Check a record by playing it, and keep it as a replay."""
    try:
        record = decode_record(data)
        if len(record.answers) > MAX_ANSWERS:
            raise Refusal("bad_record", f"A record kept here has at most {MAX_ANSWERS} answers.", 400)
        match = await asyncio.to_thread(Match.replay, record)
    except BadRecord as error:
        raise Refusal("bad_record", str(error), 400) from error
    row = lobby.new_row(record.game, person)
    _settle(row, record)
    row.status, row.uploaded, row.private = "finished", True, True
    row.started_at = row.ended_at = now()
    row.result = msgspec.to_builtins(match.result) if match.result else None
    # This seed came with the record: nothing was promised about it here.
    row.secret = row.commitment = ""
    chairs = [Chair(table_id=row.id, seat=seat, name=name, salt="") for seat, name in enumerate(record.config.names)]
    await lobby.insert(host, row, chairs, _moves(row.id, record, len(record.answers)))
    return await host.table_changed(row.id)


def _settle(row: Table, record: Record) -> None:
    """Make the table that of the record: its config, seed and names."""
    config = record.config
    row.players, row.expansions, row.options = config.players, list(config.expansions), dict(config.options)
    row.seed, row.names, row.rated = f"{int(record.seed, 16):032x}", list(config.names), False
    row.answers = len(record.answers)


def _moves(table_id: str, record: Record, count: int) -> list[Move]:
    moment = now()
    return [
        Move(table_id=table_id, number=place + 1, kind="answer", seat=seat, option=option, by_bot=False, at=moment)
        for place, (seat, option) in enumerate(record.answers[:count])
    ]


# -------------------------------------------------------------------- going on


async def branch(host: Host, person: Person, table: LiveTable, wish: BranchWish) -> LiveTable:
    """A new table that goes on from a position of this one; it counts for no rating."""
    record = await record_of(table)
    after, seat, level = wish.after, wish.seat, wish.level
    if after > len(record.answers):
        raise Refusal("bad_branch", f"That game has {len(record.answers)} answers.", 400)
    row = lobby.new_row(record.game, person)
    _settle(row, record)
    row.answers, row.branched_table, row.branched_after, row.private = after, table.id, after, True
    # The seed is known by now, so there is nothing to promise.
    row.secret = row.commitment = ""
    chairs = [Chair(table_id=row.id, seat=place, name=name, salt="") for place, name in enumerate(record.config.names)]
    lobby.check_level(record.game, level)
    lobby.chair_at(chairs, seat).person_id = person.id
    for chair in chairs:
        chair.bot = level if chair.seat != seat else None
    await lobby.insert(host, row, chairs, _moves(row.id, record, after))
    return await host.table_changed(row.id)


async def rematch(host: Host, person: Person, table: LiveTable) -> LiveTable:
    """The same people and bots on the same chairs of a new table; whoever asks first makes it."""
    finished(table)
    async with lobby.changing(host, table.id) as (session, old, chairs):
        if not told.member(old, chairs, person.id):
            raise Refusal("not_seated", "Only those who sat at the table can ask for a rematch.", 403)
        if old.rematch_id is None:
            row = lobby.new_row(old.game, person)
            row.players, row.expansions, row.options = old.players, old.expansions, old.options
            row.private, row.pace, row.pace_limit = old.private, old.pace, old.pace_limit
            # Whoever was invited to watch is invited still.
            row.rematch_of, row.invite = old.id, old.invite
            await lobby.check_share(host, session, row)
            session.add(row)
            await session.flush()
            session.add_all([_again(row.id, chair) for chair in chairs])
            old.rematch_id = row.id
        new_id = old.rematch_id
    await host.table_changed(table.id)
    return await host.table_changed(new_id)


def _again(table_id: str, chair: Chair) -> Chair:
    name = chair.name if chair.person_id or chair.bot else ""
    return Chair(table_id=table_id, seat=chair.seat, person_id=chair.person_id, name=name, bot=chair.bot, salt="")


def check_stored(row: Table, chairs: list[Chair], entries: list[Entry]) -> str | None:
    """What is wrong with a stored game, in one sentence; None if its log plays and its promise was kept."""
    match = new_match(row)
    for entry in entries:
        play_entry(match, entry)
    if not row.commitment:
        return None
    proof = told.fairness(row, chairs)
    return fairness.problem(row.id, proof, match.record) if row.status == "finished" else None
