"""Ratings per game for account holders and for bots, with openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.core.results import Result
from sagebrush.server.infos import Rating
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.models import Chair, Person, RatingRow

MODEL = PlackettLuce()
BOT = "bot:"
SHOWN = 100


async def rate(session: AsyncSession, game: str, chairs: Sequence[Chair], result: Result) -> None:
    """Each seat plays for itself: winners come first, all others second. Guests count as newcomers and keep nothing."""
    standings = sorted(result.standings, key=lambda standing: standing.seat)
    pairs = zip(chairs, standings, strict=True)
    holders = [await _holder(session, chair, won=standing.won) for chair, standing in pairs]
    rows = await _rows(session, game, {holder for holder in holders if holder})
    teams = [[_skill(rows.get(holder or ""))] for holder in holders]
    ranks = [1.0 if standing.won else 2.0 for standing in standings]
    if len(set(ranks)) == 1:
        return
    after = [team[0] for team in MODEL.rate(teams, ranks=ranks)]
    for holder, row in rows.items():
        # A bot that sat on several chairs learns the mean of them all.
        own = [skill for skill, name in zip(after, holders, strict=True) if name == holder]
        row.mu = sum(skill.mu for skill in own) / len(own)
        row.sigma = sum(skill.sigma for skill in own) / len(own)
        row.games += 1


async def _holder(session: AsyncSession, chair: Chair, *, won: bool) -> str | None:
    """Whose rating this chair counts for.

    Whoever left their seat to a bot still loses by it, so that nobody walks away from a defeat; but what the bot wins
    is not theirs. A seat that the host gave away counts for nobody.
    """
    if chair.bot:
        return BOT + chair.bot
    if chair.person_id is None or (chair.stand_in and (won or chair.stand_in_why == "host")):
        return None
    person = await session.get(Person, chair.person_id)
    return person.id if person and person.account else None


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


def _skill(row: RatingRow | None) -> PlackettLuceRating:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)


async def ladder(database: Database, game: str) -> list[Rating]:
    """The best first, by the careful estimate."""
    wanted = select(RatingRow, Person.name).outerjoin(Person, Person.id == RatingRow.holder)
    wanted = wanted.where(RatingRow.game == game).order_by((RatingRow.mu - 3 * RatingRow.sigma).desc()).limit(SHOWN)
    async with database.read() as session:
        found = (await session.execute(wanted)).all()
    return [
        Rating(
            name=row.holder.removeprefix(BOT) if row.holder.startswith(BOT) else name or "?",
            bot=row.holder.startswith(BOT),
            games=row.games,
            mu=round(row.mu, 3),
            sigma=round(row.sigma, 3),
            shown=round(row.mu - 3 * row.sigma, 2),
        )
        for row, name in found
    ]
