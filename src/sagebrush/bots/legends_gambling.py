"""What a bot of Western Legends thinks of the gambler track, of faro and of high rollers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots.legends_odds import AGAINST_DEALER
from sagebrush.bots.legends_projects import GAMBLER, Project, hoped, places_of
from sagebrush.bots.legends_situation import Situation
from sagebrush.bots.legends_wishes import Hope
from sagebrush.core.options import Option
from sagebrush.games.legends.expansions.ante_up.options import Bet, Challenge, LeaveMarkers, PlayFaro
from sagebrush.games.legends.language import Choose, Effects, Gain
from sagebrush.games.legends.options import Join

#: What a legend token is worth on average, in legend points.
TOKEN: Final = 1.85
#: Points that a gambler gains in a turn, how many are counted on, and how much such prospects weigh.
PER_TURN: Final = 1.2
FORESIGHT: Final = 5
AHEAD: Final = 0.7
#: What a point is worth for the lead at the end.
LEAD: Final = 0.1
#: The chance that a value which is not among the three cards shown is the fourth one.
UNSEEN: Final = 0.1
#: By how much each poker card beyond the dealer's four makes a high roller harder to beat.
HARDER: Final = 0.92
DEALERS: Final = 4
MARKERS: Final = 2


def projects(situation: Situation, hopes: Sequence[Hope]) -> list[Project]:
    """Faro at any saloon, and high rollers where they sit."""
    land, saloons = situation.land, places_of(situation.land).saloons
    found = []
    if situation.me.money >= 10:
        found.append(Project(land, GAMBLER, saloons, played_faro(situation), tale=hoped(hopes, "faro", saloons)))
    for token in situation.view.parts["waiting"].tokens:
        if token.foe == "high_roller" and situation.me.money >= 20:
            where = land.mask_of(f"loc:{land.location[land.space[token.space]]}")
            gain = challenged(situation, token.token)
            found.append(Project(land, GAMBLER, where, gain, tale=hoped(hopes, "poker", where)))
    return found


def acted(situation: Situation, option: Option, hopes: Sequence[Hope]) -> float:
    """What it brings to do this here and now."""
    here = 1 << situation.space
    if isinstance(option, PlayFaro):
        return played_faro(situation) + hoped(hopes, "faro", here)
    if isinstance(option, Challenge):
        return challenged(situation, option.token) + hoped(hopes, "poker", here)
    return 0.0


# -------------------------------------------------------------------- the track


def points(situation: Situation, n: int) -> float:
    """So many gambler points more; nothing at a table without the track.

    Rewards grow along the track, and a point brings all that come after it one space further: it is worth its own
    reward or, for a gambler with turns to come, about as much as the last one that will be reached.
    """
    gambler = situation.view.parts.get("gambler")
    track = situation.content.rows.tracks.gambler
    if gambler is None or track is None:
        return 0.0
    rewards = [brought(situation, space.do) for space in track.space]
    beyond = TOKEN * gambler.beyond
    at = gambler.points[situation.seat]
    later = at + min(FORESIGHT, int(PER_TURN * (situation.turns - 1)))
    total = LEAD * n
    for place in range(n):
        own, last = [rewards[place + start] if place + start < len(rewards) else beyond for start in (at, later)]
        total += (1 - AHEAD) * own + AHEAD * last
    return total


def brought(situation: Situation, effects: Effects) -> float:
    """What a space of the track brings."""
    total = 0.0
    for each in effects:
        if isinstance(each, Choose):
            total += max([brought(situation, way) for way in each.options])
        elif isinstance(each, Gain):
            total += _gained(situation, each.what, each.n)
    return total


def _gained(situation: Situation, what: str, n: int) -> float:
    if what == "money":
        return situation.money(n)
    if what == "card":
        return n * situation.card_price
    if what == "gp":
        return points(situation, n)
    return n * (TOKEN if what == "legend_token" else 1.0)


# -------------------------------------------------------------------- faro


def marker(situation: Situation, money: int) -> float:
    """A bet on a card that is shown: it comes first, second, third or not at all, and one is as likely as another."""
    lost, won, thrice = situation.money(-money), situation.money(money), situation.money(3 * money)
    return (2 * lost + won + thrice + 2 * points(situation, 1)) / 4


def played_faro(situation: Situation) -> float:
    """As many markers on cards that are shown as there is money for."""
    markers, money = min(MARKERS, situation.me.money // 10), 20 if situation.me.money >= 40 else 10
    return markers * marker(situation, money)


def joined(situation: Situation, option: Option) -> float:
    return played_faro(situation) if isinstance(option, Join) else 0.0


def placed(situation: Situation, option: Option) -> float:
    """A value that is shown has far better odds than one that must be the hidden card."""
    if not isinstance(option, Bet):
        return 0.0
    shown = f"fight_{option.rank.lower()}" in situation.view.parts["faro"].shown
    return (1.0 if shown else UNSEEN) * marker(situation, option.money)


def left(situation: Situation, option: Option) -> float:
    """What it is worth to leave these markers for the third card."""
    assert isinstance(option, LeaveMarkers)
    faro = situation.view.parts["faro"]
    stakes = {each.rank: each.money for each in faro.markers if each.seat == situation.seat}
    return sum([_third(situation, rank, stakes[rank]) for rank in option.ranks])


def _third(situation: Situation, rank: str, money: int) -> float:
    """Two cards are left, and one of them comes: those shown before and not turned up yet, perhaps the hidden one."""
    faro = situation.view.parts["faro"]
    card = f"fight_{rank.lower()}"
    coming = [each for each in faro.shown if each not in faro.turned]
    if card in coming:
        odds = 0.5
    else:
        odds = 0.5 * UNSEEN if len(coming) < MARKERS and card not in faro.turned else 0.0
    won = situation.money(3 * money) + points(situation, 1)
    return odds * won + (1 - odds) * situation.money(-money)


# -------------------------------------------------------------------- high rollers


def challenged(situation: Situation, token: str) -> float:
    """Two of my cards, and one more that is drawn, against the best two of the visitor's."""
    row = next(row for row in situation.content.rows.tokens.high_roller if row.id == token)
    odds = odds_against(situation, row.poker_cards)
    lost = situation.money(-row.stake) + situation.card_price
    cheap = sorted([situation.keep(card) for card in situation.hand])
    return odds * brought(situation, row.do) + (1 - odds) * lost + situation.card_price - sum(cheap[:2])


def odds_against(situation: Situation, cards: int) -> float:
    """The chance to beat somebody for whom so many cards were drawn."""
    held = min(len(situation.hand) + 1, len(AGAINST_DEALER) - 1)
    return AGAINST_DEALER[held] * float(HARDER ** (cards - DEALERS))
