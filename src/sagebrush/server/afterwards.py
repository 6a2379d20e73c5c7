"""After a game: replays, records, rematches and branches."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select

from sagebrush.core.config import LESSON
from sagebrush.core.record import FORMAT, Record
from sagebrush.core.seats import Seat
from sagebrush.server import checking, fairness, lobby, looking, reel
from sagebrush.server.backroom import FREE, Tab
from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.finished import answers_of
from sagebrush.server.hindsight import OpenTable
from sagebrush.server.hosting import told
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable, config_of, new_match, play_entry
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.models import Chair, Move, Person, Table
from sagebrush.server.wishes import BranchWish

MAX_UPLOAD = 1 << 20


def finished(table: LiveTable) -> LiveTable:
    """While a game is played, its seed and its hidden cards are nobody's business."""
    if table.row.status != "finished":
        raise Refusal("not_finished", "That can be seen when the game is over.")
    return table


async def log_of(host: Host, table: LiveTable) -> Record:
    """A finished game as its log has it, not sealed: nothing is played for that."""
    row = finished(table).row
    answers = answers_of(await host.journal.since(table.id, 0))
    return Record(FORMAT, row.game, row.rules, config_of(row), row.seed or "", answers, "")


async def record_of(host: Host, table: LiveTable, tab: Tab = FREE) -> bytes:
    """The record of a finished game, as a file."""
    return await host.back.do(tab, checking.seal, await log_of(host, table))


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


async def replay(host: Host, table: LiveTable, person_id: str | None, page: reel.Page, tab: Tab = FREE) -> bytes:
    """A stretch of a game, packed. Who asks for the same again gets the same."""
    head = msgspec.json.encode(told.live_info(finished(table), person_id))
    key = (table.id, page, head)
    packed = host.reels.get(key)
    if packed is None:
        reel.eyes(page.eyes, table.row.players)
        packed = await host.back.do(tab, reel.show, await log_of(host, table), page, head)
        host.reels.put(key, packed)
    tab.charge(0.0, len(packed))
    return packed


async def analysis(host: Host, table: LiveTable, seat: int | None, tab: Tab = FREE) -> bytes:
    """A game looked into, with the decisions of one seat. It is dear, so what was found is kept."""
    if seat is not None and not 0 <= seat < finished(table).row.players:
        raise Refusal("bad_seat", f"There is no seat {seat}.", 400)
    key = ("analysis", table.id, seat)
    found = host.reels.get(key)
    if found is None:
        found = await host.back.do(tab, looking.look, await log_of(host, table), seat)
        host.reels.put(key, found)
    tab.charge(0.0, len(found))
    return found


async def looked_into(host: Host, table: LiveTable, seat: int, start: int, tab: Tab = FREE) -> bytes:
    """Some decisions of a seat, from an answer on: an analysis piece by piece, each kept when it was found once."""
    if not 0 <= seat < finished(table).row.players:
        raise Refusal("bad_seat", f"There is no seat {seat}.", 400)
    key = ("choices", table.id, seat, start)
    found = host.reels.get(key)
    if found is None:
        found = await host.back.do(tab, looking.look_at_some, await log_of(host, table), seat, start)
        host.reels.put(key, found)
    tab.charge(0.0, len(found))
    return found


# -------------------------------------------------------------------- records from elsewhere


async def upload(host: Host, person: Person, data: bytes, tab: Tab = FREE) -> LiveTable:
    """Check a record by playing it, and keep it as a replay."""
    checked = await host.back.do(tab, checking.check, data)
    if isinstance(checked, str):
        raise Refusal("bad_record", checked, 400)
    record = checked.record
    row = lobby.new_row(record.game, person)
    _settle(row, record)
    row.status, row.uploaded, row.private = "finished", True, True
    row.started_at = row.ended_at = now()
    row.result = msgspec.to_builtins(checked.result) if checked.result else None
    # This seed came with the record: nothing was promised about it here.
    row.secret = row.commitment = ""
    chairs = [Chair(table_id=row.id, seat=seat, name=name, salt="") for seat, name in enumerate(record.config.names)]
    await lobby.insert(host, row, chairs, _moves(row.id, record, len(record.answers)))
    return await host.table_changed(row.id)


def _settle(row: Table, record: Record) -> None:
    """Make the table that of the record: its config, seed and names."""
    config = record.config
    row.players, row.expansions, row.options = config.players, list(config.expansions), dict(config.options)
    row.content = config.own or None
    row.seed, row.names = f"{int(record.seed, 16):032x}", list(config.names)
    row.answers = len(record.answers)


def _moves(table_id: str, record: Record, count: int) -> list[Entry]:
    moment = now()
    answers = enumerate(record.answers[:count], 1)
    return [Entry(table_id, number, "answer", seat, option, False, moment) for number, (seat, option) in answers]


# -------------------------------------------------------------------- going on


async def branch(host: Host, person: Person, table: LiveTable, wish: BranchWish) -> LiveTable:
    """A new table that goes on from a position of this one; it counts for no rating."""
    record = await log_of(host, table)
    after, seat, level = wish.after, wish.seat, wish.level
    if after > len(record.answers):
        raise Refusal("bad_branch", f"That game has {len(record.answers)} answers.", 400)
    row = lobby.new_row(record.game, person)
    _settle(row, record)
    row.answers, row.branched_table, row.branched_after, row.private = after, table.id, after, True
    row.hints = table.row.hints
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
            row.players, row.expansions = old.players, old.expansions
            # After a lesson one plays in earnest.
            row.options = {name: value for name, value in old.options.items() if name != LESSON}
            row.content = old.content
            row.private, row.pace, row.pace_limit = old.private, old.pace, old.pace_limit
            row.hints = old.hints
            # Whoever was invited to watch is invited still.
            row.rematch_of, row.invite, row.void_invites = old.id, old.invite, old.void_invites
            # And who was sent away has no chair here either.
            row.removed, row.removed_at = old.removed, old.removed_at
            await lobby.check_share(host, session, row)
            session.add(row)
            await session.flush()
            again = [_again(row.id, chair) for chair in chairs]
            session.add_all(again)
            await lobby.settle_rated(session, row, again)
            old.rematch_id = row.id
        new_id = old.rematch_id
    await host.table_changed(table.id)
    return await host.table_changed(new_id)


def _again(table_id: str, chair: Chair) -> Chair:
    name = chair.name if chair.person_id or chair.bot else ""
    same = {"seat": chair.seat, "person_id": chair.person_id, "account": chair.account, "bot": chair.bot}
    return Chair(table_id=table_id, name=name, salt="", **same)


def check_stored(row: Table, chairs: list[Chair], entries: list[Entry]) -> str | None:
    """What is wrong with a stored game, in one sentence; None if its log plays and its promise was kept."""
    match = new_match(row)
    for entry in entries:
        play_entry(match, entry)
    if not row.commitment:
        return None
    proof = told.fairness(row, chairs)
    return fairness.problem(row.id, proof, match.record) if row.status == "finished" else None
