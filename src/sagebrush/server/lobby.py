"""Before and around a game: tables are made, people sit down and leave, bots take chairs, the game starts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.bots import levels
from sagebrush.core.config import Config
from sagebrush.core.registry import game_named
from sagebrush.server import botnames, fairness, owncards
from sagebrush.server.backroom import FREE, Tab
from sagebrush.server.bots import stand_in_level
from sagebrush.server.clock import new_id, now
from sagebrush.server.guestlist import check_welcome, may_see, send_away
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.hosting.updates import DAY
from sagebrush.server.names import skeleton, tidy_name
from sagebrush.server.people import check_name
from sagebrush.server.ratings import counts
from sagebrush.server.refusals import Refusal, not_found
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.models import Chair, Person, Table
from sagebrush.server.storage.tables import copied, free_rematches, hosted, table_with_chairs, waiting_for
from sagebrush.server.wishes import JoinWish, TableWish


@asynccontextmanager
async def changing(
    host: Host, table_id: str, person: Person | None = None, invite: str | None = None
) -> AsyncIterator[tuple[AsyncSession, Table, list[Chair]]]:
    """A transaction on one table, which other changes of it wait for. Who sits there decides whether it is rated."""
    async with host.database.write() as session:
        found = await table_with_chairs(session, table_id, lock=True)
        if found is None:
            raise not_found()
        row, chairs = found
        if person is not None and not may_see(row, chairs, person, invite):
            raise not_found()
        waiting = row.status == "waiting"
        yield session, row, chairs
        if waiting:
            await settle_rated(session, row, chairs)


async def settle_rated(session: AsyncSession, row: Table, chairs: Sequence[Chair]) -> None:
    """Of a branch, whose shuffle nobody promised, nothing is ever rated; nor of a game with cards of somebody's own."""
    row.rated = bool(row.commitment) and not row.content and await counts(session, chairs)


async def create(host: Host, person: Person, wish: TableWish, tab: Tab = FREE) -> LiveTable:
    """A table with its chairs; the host takes one unless they only want to host."""
    config = checked(await host.back.do(tab, owncards.fitting, wish) if wish.content else owncards.fitting(wish))
    if len(wish.bots) > config.players:
        raise Refusal("bad_config", f"{len(wish.bots)} bots were named for {config.players} chairs.", 400)
    row = new_row(wish.game, person)
    row.players, row.expansions, row.options = config.players, list(config.expansions), config.options
    row.content = config.own or None
    row.private, row.pace, row.pace_limit = wish.private, wish.pace.kind, wish.pace.limit
    row.hints = wish.hints
    if config.lesson:
        # Everybody can look up what lies where: it is nobody's business but the learner's, and proves nothing.
        row.private, row.rated = True, False
    if wish.pace.kind != "none" and not wish.pace.limit:
        raise Refusal("bad_config", "A pace needs a limit.", 400)
    chairs = [Chair(table_id=row.id, seat=seat, name="", salt="") for seat in range(config.players)]
    for chair, level in zip(chairs, wish.bots, strict=False):
        if level is not None:
            put_bot(row, chairs, chair.seat, level)
    if wish.seat is not None:
        sit(chairs, person, wish.seat, person.name)
    await insert(host, row, chairs)
    return await host.table_changed(row.id)


def checked(found: Config | str) -> Config:
    """What cannot be played is refused at once."""
    if isinstance(found, str):
        raise Refusal("bad_config", found, 400)
    return found


def new_row(game: str, person: Person) -> Table:
    """A table that waits, with the promise of its shuffles already made."""
    table_id, secret = new_id(), fairness.new_secret()
    return Table(
        id=table_id,
        game=game,
        rules=game_named(game).info.rules,
        status="waiting",
        private=False,
        invite=new_id(),
        pace="none",
        pace_limit=0,
        host_id=person.id,
        host_name=person.name,
        secret=secret,
        commitment=fairness.commitment_of(table_id, secret),
        rated=False,
        hints=False,
        uploaded=False,
        created_at=now(),
        answers=0,
    )


async def insert(host: Host, row: Table, chairs: Sequence[Chair], moves: Sequence[Entry] = ()) -> None:
    """A table that begins with moves is closed until the last of them is stored."""
    status = row.status
    async with host.database.write() as session:
        if row.host_id is not None:
            # As when they sit down: somebody may have made an account of their name since.
            await check_name(session, row.host_id, row.host_name)
        await check_share(host, session, row)
        if moves:
            row.status = "closed"
        session.add(row)
        await session.flush()
        session.add_all(chairs)
    if moves:
        await host.journal.copy(moves)
        async with host.database.write() as session:
            await session.execute(update(Table).where(Table.id == row.id).values(status=status))


async def check_share(host: Host, session: AsyncSession, row: Table) -> None:
    """One person's tables must not crowd out everybody else's: bots take their turns in the order they are asked."""
    if row.host_id is None:
        return
    if host.answers_per_person and row.answers:
        kept = await copied(session, row.host_id)
        if kept + row.answers > host.answers_per_person:
            raise Refusal("too_many_tables", "You keep as many games here as one person may.")
    if not host.tables_per_person or row.status == "finished":
        return
    if await hosted(session, row.host_id, now() - DAY) >= host.tables_per_person:
        raise Refusal("too_many_tables", "You have too many tables open; finish or leave one of them first.")


# -------------------------------------------------------------------- chairs


def put_bot(row: Table, chairs: Sequence[Chair], seat: int, level: str) -> None:
    check_level(row.game, level)
    chair = chairs[seat]
    chair.person_id, chair.bot, chair.salt, chair.account = None, level, "", False
    name_bot(chairs, chair)


def name_bot(chairs: Sequence[Chair], chair: Chair) -> None:
    chair.name = botnames.pick(chair.table_id, [other.name for other in chairs if other is not chair])


def check_level(game: str, level: str) -> None:
    """Only bots that are known here: a level could name any code."""
    if level not in levels(game):
        raise Refusal("bad_level", f"{game} has no bot {level!r}; there is {', '.join(levels(game))}.", 400)


def sit(chairs: Sequence[Chair], person: Person, seat: int, name: str) -> None:
    if not 0 <= seat < len(chairs):
        raise Refusal("no_such_seat", f"This table has {len(chairs)} chairs.", 400)
    chair = chairs[seat]
    if chair.person_id or chair.bot:
        raise Refusal("seat_taken", "Somebody sits there already.")
    chair.person_id = person.id
    name_chair(chairs, chair, person, name)


def name_chair(chairs: Sequence[Chair], chair: Chair, person: Person, name: str) -> None:
    chair.account = person.account is not None and name == person.name
    chair.name = _free_name([other for other in chairs if not other.bot], chair, name)
    for other in chairs:
        # A bot gives way to a person of its name.
        if other.bot and botnames.clash(other.name, chair.name):
            name_bot(chairs, other)


def _free_name(chairs: Sequence[Chair], chair: Chair, name: str) -> str:
    """Two whose names look alike would not be told apart at the table."""
    taken = {skeleton(other.name) for other in chairs if other is not chair and other.name}
    wanted, number = name, 1
    while skeleton(wanted) in taken:
        number += 1
        wanted = f"{name[:36]} {number}"
    return wanted


def _waiting(row: Table) -> None:
    if row.status == "closed":
        raise not_found()
    if row.status != "waiting":
        raise Refusal("already_started", "The game at this table has started already.")


async def join(host: Host, person: Person, table_id: str, wish: JoinWish) -> LiveTable:
    """Sit down. Who has a chair already keeps it, unless they bring a second player under another name."""
    async with changing(host, table_id, person, wish.invite) as (session, row, chairs):
        own = [chair for chair in chairs if chair.person_id == person.id]
        if not own or wish.name is not None:
            # Also the own name: somebody may have made an account of it since.
            await check_name(session, person.id, tidy_name(wish.name or person.name))
            _waiting(row)
            check_welcome(row, person, wish.invite)
            seat = wish.seat if wish.seat is not None else _free_seat(row, chairs)
            if row.rematch_of is not None:
                _make_room(chairs, seat)
            sit(chairs, person, seat, tidy_name(wish.name or person.name))
            chairs[seat].salt = wish.salt
        elif row.status == "waiting" and not own[0].salt:
            # Who sits here from the game before has not sent one.
            own[0].salt = wish.salt
    return await host.table_changed(table_id)


def _free_seat(row: Table, chairs: Sequence[Chair]) -> int:
    """The first open chair; in a rematch, else the first that a bot has."""
    free = [chair.seat for chair in chairs if not chair.person_id and not chair.bot]
    if row.rematch_of is not None:
        free += [chair.seat for chair in chairs if chair.bot]
    if not free:
        raise Refusal("table_full", "Every chair is taken.")
    return free[0]


def _make_room(chairs: Sequence[Chair], seat: int) -> None:
    """Whoever watched the last game, or was out of it early, need not ask the host: a bot gives its chair up."""
    if seat < len(chairs) and chairs[seat].bot:
        clear(chairs[seat])


async def leave(host: Host, person: Person, table_id: str) -> LiveTable:
    """Before the start the chair is free again; in a game a bot plays on for good."""
    table = await host.table(table_id)
    out = {chair.seat for chair in table.chairs if table.is_out(chair.seat)} if table else set()
    async with changing(host, table_id, person) as (session, row, chairs):
        own = [chair for chair in chairs if chair.person_id == person.id]
        for chair in own:
            if row.status == "waiting":
                clear(chair)
            elif row.status == "playing":
                # Whoever is out of the game has not walked away from it; should they be back for a turn, a bot plays.
                why = "out" if chair.seat in out else "choice"
                chair.stand_in, chair.stand_in_why = stand_in_level(row.game), why
        if row.status == "waiting" and row.host_id == person.id:
            _pass_on(row, chairs)
        freed = await free_rematches(session, [table_id]) if row.status == "closed" else []
    for before in freed:
        await host.row_changed(before)
    return await host.table_changed(table_id)


def _pass_on(row: Table, chairs: Sequence[Chair]) -> None:
    """The next person becomes host; a table without people is closed."""
    heir = next((chair for chair in chairs if chair.person_id), None)
    if heir is None:
        row.status = "closed"
    else:
        row.host_id, row.host_name = heir.person_id, heir.name


def clear(chair: Chair) -> None:
    chair.person_id = chair.bot = chair.stand_in = chair.stand_in_why = None
    chair.name = chair.salt = ""
    chair.account = chair.program = False


def _host_only(row: Table, person: Person) -> None:
    if row.host_id != person.id:
        raise Refusal("not_host", "Only the host can do that.", 403)


async def set_chair(host: Host, person: Person, table_id: str, seat: int, level: str | None) -> LiveTable:
    """The host puts a bot on a chair, or clears it, before the game."""
    async with changing(host, table_id, person) as (_, row, chairs):
        _host_only(row, person)
        _waiting(row)
        chair = chair_at(chairs, seat)
        if chair.person_id not in (None, person.id):
            _send_away(row, chairs, str(chair.person_id))
        if level is None:
            clear(chair)
        else:
            put_bot(row, chairs, seat, level)
    return await host.table_changed(table_id)


async def remove(host: Host, person: Person, table_id: str, seat: int) -> LiveTable:
    """The host sends somebody away before the game: this table has no chair for them any more."""
    async with changing(host, table_id, person) as (_, row, chairs):
        _host_only(row, person)
        _waiting(row)
        holder = chair_at(chairs, seat).person_id
        if holder is None:
            raise Refusal("no_such_person", "Nobody sits there.", 404)
        if holder == person.id:
            raise Refusal("not_yourself", "Get up yourself, if you want to leave.", 400)
        _send_away(row, chairs, holder)
    return await host.table_changed(table_id)


def _send_away(row: Table, chairs: Sequence[Chair], holder: str) -> None:
    for chair in chairs:
        if chair.person_id == holder:
            clear(chair)
    send_away(row, holder)


async def renamed(host: Host, person: Person, before: str) -> None:
    """At tables where the game has not begun, somebody's chair goes by their new name."""
    for table_id in await waiting_for(host.database, person.id):
        async with changing(host, table_id) as (_, row, chairs):
            for chair in chairs:
                if row.status == "waiting" and chair.person_id == person.id and chair.name == before:
                    name_chair(chairs, chair, person, person.name)
            if row.host_id == person.id:
                row.host_name = person.name
        await host.table_changed(table_id)


def chair_at(chairs: Sequence[Chair], seat: int) -> Chair:
    if not 0 <= seat < len(chairs):
        raise Refusal("no_such_seat", f"This table has {len(chairs)} chairs.", 404)
    return chairs[seat]


# -------------------------------------------------------------------- the start


async def start(host: Host, person: Person, table_id: str, salt: str) -> LiveTable:
    """Every chair is taken: fix the names and the seed, and begin."""
    async with changing(host, table_id, person) as (_, row, chairs):
        _host_only(row, person)
        _waiting(row)
        if any(not chair.person_id and not chair.bot for chair in chairs):
            raise Refusal("seats_open", "Not every chair is taken yet.")
        begin(host, row, chairs, salt)
    return await host.table_changed(table_id)


def begin(host: Host, row: Table, chairs: Sequence[Chair], salt: str) -> None:
    row.start_salt = salt
    if row.seed is None:
        row.seed = fairness.seed_of(row.id, row.secret, [*(chair.salt for chair in chairs), salt])
        row.names = [chair.name for chair in chairs]
    row.status, row.started_at, row.driver = "playing", now(), host.process
