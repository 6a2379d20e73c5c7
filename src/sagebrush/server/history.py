"""What became of everybody: games that are over, and how often somebody won as what.

Of private tables strangers hear nothing: neither a line in a list nor a number in a sum.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.core.config import LESSON
from sagebrush.core.results import Result, Standing
from sagebrush.server.infos import GameRecord, PastGame, PastGames, PastSeat, PlayerPage, RatingPoint, Tallied
from sagebrush.server.names import folded
from sagebrush.server.ratings import rating_of, shown
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.models import Chair, Person, RatingMark, RatingRow, Table, Tally
from sagebrush.server.storage.tables import with_chairs

#: Games after which a rating is drawn.
COURSE = 200

Key = tuple[str, str, str]


async def count(session: AsyncSession, row: Table, chairs: Sequence[Chair], result: Result) -> None:
    """Once for each game that is played to its end; what was branched off or learnt proves nothing."""
    if row.branched_table or row.uploaded or row.options.get(LESSON):
        return
    standings = {standing.seat: standing for standing in result.standings}
    for chair in chairs:
        if chair.person_id and chair.seat in standings:
            standing = standings[chair.seat]  # type: ignore[index]
            for kind, label in (("", ""), *sorted(standing.labels.items())):
                await _add(session, (chair.person_id, row.game, kind[:32]), label[:64], row, won=standing.won)


async def _add(session: AsyncSession, key: Key, label: str, row: Table, *, won: bool) -> None:
    """In the database itself: two games of one person may end at the same moment."""
    table = sqlite.insert(Tally) if session.get_bind().dialect.name == "sqlite" else postgresql.insert(Tally)
    person_id, game, kind = key
    fresh = table.values(
        person_id=person_id, game=game, kind=kind, label=label, private=row.private, played=1, won=int(won)
    )
    more = {"played": Tally.played + 1, "won": Tally.won + int(won)}
    keys = ["person_id", "game", "kind", "label", "private"]
    await session.execute(fresh.on_conflict_do_update(index_elements=keys, set_=more))


# -------------------------------------------------------------------- a player


async def find(database: Database, name: str | None, visitor: Person | None) -> Person:
    """An account by its name; without one, whoever asks. Guests share names, so they have no page for others."""
    if name is None:
        if visitor is None:
            raise Refusal("not_signed_in", "Please say who you are first.", 401)
        return visitor
    try:
        account = folded(name)
    except Refusal:
        account = ""
    async with database.read() as session:
        found = (await session.scalars(select(Person).where(Person.account == account))).one_or_none()
    if found is None:
        raise Refusal("no_such_player", "No account has that name.", 404)
    return found


async def player(database: Database, person: Person, visitor: Person | None) -> PlayerPage:
    own = visitor is not None and visitor.id == person.id
    tallies = select(Tally.game, Tally.kind, Tally.label, func.sum(Tally.played), func.sum(Tally.won))
    tallies = tallies.where(Tally.person_id == person.id).group_by(Tally.game, Tally.kind, Tally.label)
    if not own:
        tallies = tallies.where(Tally.private.is_(False))
    async with database.read() as session:
        counted: dict[str, list[Tallied]] = defaultdict(list)
        for game, kind, label, played, won in (await session.execute(tallies)).all():
            counted[game].append(Tallied(kind, label, int(played), int(won)))
        ratings = (await session.scalars(select(RatingRow).where(RatingRow.holder == person.id))).all()
        courses = {row.game: await _course(session, person.id, row.game) for row in ratings}
    rated = {row.game: rating_of(row, person.name) for row in ratings}
    records = []
    for game in sorted({*counted, *rated}):
        total = next((one for one in counted[game] if not one.kind), Tallied("", "", 0, 0))
        by = sorted((one for one in counted[game] if one.kind), key=lambda one: (one.kind, -one.played, one.label))
        records.append(GameRecord(game, total.played, total.won, tuple(by), rated.get(game), courses.get(game, ())))
    return PlayerPage(person.name, person.account is not None, own, person.created_at, tuple(records))


async def _course(session: AsyncSession, person_id: str, game: str) -> tuple[RatingPoint, ...]:
    wanted = select(RatingMark).where(RatingMark.holder == person_id, RatingMark.game == game)
    marks = (await session.scalars(wanted.order_by(RatingMark.at.desc()).limit(COURSE))).all()
    return tuple([RatingPoint(mark.at, shown(mark.mu, mark.sigma)) for mark in reversed(marks)])


# -------------------------------------------------------------------- games


async def past(
    database: Database, of: Person | None, visitor: Person | None, *, game: str | None, before: float | None, count: int
) -> PastGames:
    """Finished games, of one player or of all, the newest first."""
    wanted = _finished(of, own=of is not None and visitor is not None and of.id == visitor.id)
    if game is not None:
        wanted = wanted.where(Table.game == game)
    if before is not None:
        wanted = wanted.where(Table.ended_at < before)
    found = await with_chairs(database, wanted.order_by(Table.ended_at.desc()).limit(count + 1))
    shown = tuple([_past(row, chairs, of) for row, chairs in found[:count]])
    return PastGames(shown, shown[-1].ended_at if len(found) > count else None)


def _finished(of: Person | None, *, own: bool) -> Select[Table]:
    wanted = select(Table).where(Table.status == "finished")
    if of is not None:
        wanted = wanted.where(Table.id.in_(select(Chair.table_id).where(Chair.person_id == of.id)))
    return wanted if own else wanted.where(Table.private.is_(False), Table.uploaded.is_(False))


def _past(row: Table, chairs: Sequence[Chair], of: Person | None) -> PastGame:
    result = msgspec.convert(row.result, Result) if row.result else None
    standings = {int(standing.seat): standing for standing in result.standings} if result else {}
    seats = tuple([_seat(chair, standings.get(chair.seat), of) for chair in chairs])
    return PastGame(
        id=row.id,
        game=row.game,
        expansions=tuple(row.expansions),
        ended_at=row.ended_at or 0.0,
        private=row.private,
        rated=row.rated,
        outcome=result.outcome if result else None,
        seats=seats,
    )


def _seat(chair: Chair, standing: Standing | None, of: Person | None) -> PastSeat:
    return PastSeat(
        name=chair.name,
        account=bool(chair.account),
        bot=chair.bot is not None,
        player=of is not None and chair.person_id == of.id,
        won=standing.won if standing else False,
        labels=standing.labels if standing else {},
    )
