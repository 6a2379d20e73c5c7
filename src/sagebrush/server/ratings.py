"""Ratings per game, of accounts among each other, with openskill's Plackett-Luce model.

The rules of rated play stand in docs/guides/players.md. Bots and guests may sit at the table, but nobody is measured by
them.
"""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.core.results import Result, Standing
from sagebrush.server.clock import now
from sagebrush.server.infos import Rating
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.models import Chair, Person, RatingMark, RatingRow

MODEL = PlackettLuce()
SHOWN = 100
#: It takes two to compare.
FEWEST = 2

#: Who wins is before who loses, and who loses before who leaves, whatever their bot makes of it.
WON, LOST, LEFT = 1.0, 2.0, 3.0
#: Why a bot plays at the end for somebody who should have: not for who was out when they left, or was sent away.
DESERTED = ("choice", "gone", "time")


async def accounts(session: AsyncSession, chairs: Sequence[Chair]) -> set[str]:
    """Those at the table who have an account."""
    people = sorted({chair.person_id for chair in chairs if chair.person_id})
    wanted = select(Person.id).where(Person.id.in_(people), Person.account.is_not(None))
    return set((await session.scalars(wanted)).all())


async def counts(session: AsyncSession, chairs: Sequence[Chair]) -> bool:
    """Whether a game of these people is rated: two accounts at least, and nobody on two chairs."""
    people = [chair.person_id for chair in chairs if chair.person_id]
    return len(people) == len(set(people)) and len(await accounts(session, chairs)) >= FEWEST


async def rate(session: AsyncSession, game: str, chairs: Sequence[Chair], result: Result) -> None:
    """Each seat plays for itself. A seat that the host gave away counts for nobody."""
    known = await accounts(session, chairs)
    standings = sorted(result.standings, key=lambda standing: standing.seat)
    ranks = {
        chair.person_id: _rank(chair, standing)
        for chair, standing in zip(chairs, standings, strict=True)
        if chair.person_id in known and chair.stand_in_why != "host"
    }
    if len(set(ranks.values())) < FEWEST:
        return
    rows = await _rows(session, game, {holder for holder in ranks if holder})
    after = MODEL.rate([[_skill(row)] for row in rows.values()], ranks=[ranks[holder] for holder in rows])
    for row, [skill] in zip(rows.values(), after, strict=True):
        row.mu, row.sigma, row.games = skill.mu, skill.sigma, row.games + 1
        session.add(RatingMark(holder=row.holder, game=game, at=now(), mu=skill.mu, sigma=skill.sigma))


def _rank(chair: Chair, standing: Standing) -> float:
    if chair.stand_in and chair.stand_in_why in DESERTED:
        return LEFT
    return WON if standing.won else LOST


async def _rows(session: AsyncSession, game: str, holders: set[str]) -> dict[str, RatingRow]:
    wanted = select(RatingRow).where(RatingRow.game == game, RatingRow.holder.in_(sorted(holders)))
    # Locked in one order, so that two games that end at once cannot wait for each other.
    found = (await session.scalars(wanted.order_by(RatingRow.holder).with_for_update())).all()
    rows = {row.holder: row for row in found}
    for holder in sorted(holders - rows.keys()):
        fresh = MODEL.rating()
        rows[holder] = RatingRow(game=game, holder=holder, mu=fresh.mu, sigma=fresh.sigma, games=0)
        session.add(rows[holder])
    return rows


def _skill(row: RatingRow) -> PlackettLuceRating:
    return MODEL.rating(mu=row.mu, sigma=row.sigma)


async def ladder(database: Database, game: str) -> list[Rating]:
    """The best first, by the careful estimate."""
    wanted = select(RatingRow, Person.name).join(Person, Person.id == RatingRow.holder)
    wanted = wanted.where(RatingRow.game == game).order_by((RatingRow.mu - 3 * RatingRow.sigma).desc()).limit(SHOWN)
    async with database.read() as session:
        found = (await session.execute(wanted)).all()
    return [rating_of(row, name) for row, name in found]


def rating_of(row: RatingRow, name: str) -> Rating:
    return Rating(
        name=name, games=row.games, mu=round(row.mu, 3), sigma=round(row.sigma, 3), shown=shown(row.mu, row.sigma)
    )


def shown(mu: float, sigma: float) -> float:
    """The careful estimate."""
    return round(mu - 3 * sigma, 2)
