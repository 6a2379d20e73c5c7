"""A game of Western Legends weighed by one seat, in one coin: the legend point.

Prices follow what things can be turned into, and fall as the game runs out of turns to do so.
"""

from __future__ import annotations

from typing import Final

from sagebrush.bots.legends_cards import Card, card_of, worth_in_hand
from sagebrush.bots.legends_odds import ACE, beats_foe, beats_hand
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.land import Land
from sagebrush.games.legends.own import content_of
from sagebrush.games.legends.view import LegendsPlayer, LegendsView

#: What an action is worth that could be spent on something else.
ACTION: Final = 0.55
WOUND: Final = 0.8
#: A card from the deck, while there is time to use it.
CARD: Final = 0.65
#: A card in hand, as a part of all that it could do.
KEEP: Final = 0.9
#: What $30 and a nugget in hand are worth with the end in sight, what comes on top while there is time, and how much
#: less the dollars above 60 are worth, which are in the way of others.
PURSE: Final = 0.4
PURSE_AHEAD: Final = 0.3
PURSE_FULL: Final = 0.15
NUGGET: Final = 0.5
NUGGET_AHEAD: Final = 0.3
#: LP that a good player makes in a turn, and the chance of an outlaw to be free one turn later.
PACE: Final = 1.7
FREE_NEXT_TURN: Final = 0.86

#: By points of a track: what the way to the next mark is worth besides what was paid already (marshal).
_MARSHAL_AHEAD: Final[tuple[float, ...]] = (0.0, 0.5, 1.0, 0.4, 1.0, 1.8, 0.6, 1.6, 2.8, 0.6)
_NINE: Final = 9


class Situation:
    """What one seat reads out of its view."""

    def __init__(self, view: LegendsView, crime: float = 1.0) -> None:
        assert view.seat is not None
        self.view = view
        self.content: Content = content_of(view.content, view.boxes)
        self.land: Land = self.content.land
        self.seat: int = view.seat
        self.me: LegendsPlayer = view.players[view.seat]
        self.rivals: list[LegendsPlayer] = [player for player in view.players if player.seat != view.seat]
        self.hand: list[Card] = [card_of(id) for id in self.me.hand or ()]
        self.space: int = -1 if self.me.space is None else self.land.space[self.me.space]
        self.sheriff: int = self.land.space[view.sheriff]
        self.outlaw: bool = self.me.wp > 0
        self.marshal: bool = self.me.mp > 0
        self.actions: int = view.actions if view.active == view.seat else 0
        self.turns: int = turns_left(view)
        #: From 0 in the last turn to 1 while there is time for everything.
        self.late: float = min(1.0, (self.turns - 1) / 4)
        #: What the life of an outlaw is worth to somebody who does not lead it yet; whoever does thinks the best of it.
        self.crime: float = 1.0 if self.outlaw else crime
        self.weapon: str = self.me.weapons[-1] if self.me.weapons else ""
        #: A card from the deck.
        self.card_price: float = 0.05 + (CARD - 0.05) * min(1.0, (self.turns - 1) / 2)
        self.wound_price: float = 0.05 if self.me.wounds >= 3 else WOUND if self.turns > 2 else 1.0
        self._kept: dict[str, float] = {}

    # ---------------------------------------------------------------- goods

    def purse(self, money: int) -> float:
        """What so much money in hand is worth."""
        if self.turns <= 1:
            return float(min(2, money // 60))
        first = PURSE + PURSE_AHEAD * self.late
        return (first * min(money, 60) + (first - PURSE_FULL) * max(0, min(money, self.me.money_limit) - 60)) / 30

    def money(self, more: int) -> float:
        """What it is worth to have so much more, or less."""
        return self.purse(self.me.money + more) - self.purse(self.me.money)

    def nuggets(self, more: int) -> float:
        """The same for nuggets; what cannot be carried is lost."""
        room = self.me.nugget_limit - self.me.nuggets
        if self.turns <= 1:
            return 0.02 * min(more, room)
        return (NUGGET + NUGGET_AHEAD * self.late) * min(more, room)

    def keep(self, card: Card) -> float:
        """A card of mine. Those over the limit will be lost, and after the last turn all are."""
        known = self._kept.get(card.id)
        if known is None:
            known = self._kept[card.id] = self._weighed(card)
        return known

    def _weighed(self, card: Card) -> float:
        worth = worth_in_hand(card, sided=self.outlaw or self.marshal)
        # The second card of a kind does less for me than the first.
        worth *= 1.0 - 0.12 * (sum([other.function == card.function for other in self.hand]) - 1)
        if len(self.hand) > self.me.hand_limit and self.view.active == self.seat:
            worth *= 0.6
        return KEEP * worth * (0.15 + 0.85 * min(1.0, (self.turns - 1) / 2))

    # ---------------------------------------------------------------- tracks

    def freedom(self) -> float:
        """How many more times an outlaw will score the row of the track, by the look of things."""
        hunters = sum([rival.mp > 0 for rival in self.rivals])
        free = FREE_NEXT_TURN - 0.02 * hunters
        return (1 - free**self.turns) / (1 - free)

    def wanted(self, points: int) -> float:
        """What it is worth to be wanted so much."""
        if points <= 0:
            return 0.0
        points = min(points, _NINE)
        row = (points + 2) // 3
        progress = (points - 1) % 3 / 3
        most = max([rival.wp for rival in self.rivals], default=0)
        last = (3.0 if points > most else 1.0) * 0.6
        return row * self.freedom() + last + progress * 0.35 * max(0.0, self.freedom() - 1.5)

    def law(self, points: int) -> float:
        """What the rest of the marshal track is worth to somebody with so many points."""
        if points <= 0:
            return 0.0
        points = min(points, _NINE)
        return (points + 2) // 3 + _MARSHAL_AHEAD[points] * min(1.0, (self.turns - 1) / 4)

    def wanted_gain(self, points: int) -> float:
        """So many WP more; a marshal gives up the badge for them."""
        now = self.me.wp
        beyond = max(0, now + points - _NINE)
        cards = sum([at % 2 == 0 for at in range(now + 1, min(now + points, _NINE) + 1)])
        gain = self.wanted(now + points) - self.wanted(now) + beyond + cards * self.card_price
        return gain * self.crime - self.law(self.me.mp)

    def law_gain(self, points: int) -> float:
        """So many MP more, with what the spaces of the track pay."""
        if self.outlaw:
            return 0.0
        now, gain = self.me.mp, 0.0
        for at in range(now + 1, now + points + 1):
            if at > _NINE:
                gain += 1.0
            elif at % 3 == 0:
                gain += 2.0 * (at // 3)
            else:
                gain += self.money(10 * ((at + 2) // 3) + 10)
        return gain + self.law(now + points) - self.law(now)

    # ---------------------------------------------------------------- fights

    def counts(self, card: Card, *, outside: bool) -> int:
        """What a card of mine counts in a fight."""
        value = card.rank
        if self.weapon == "revolver+" and card.rank <= 8:
            value += 1
        if outside and card.function == "instinct":
            value += 2
        return min(value, ACE)

    def minus(self, *, outside: bool) -> int:
        """By how much my rival's card counts less."""
        gifted = outside and self.me.ability_on and self.me.character in ("jesse_james", "kit_carson")
        return (self.weapon == "shotgun+") + gifted

    def foe_odds(self, card: Card, drawn: int, space: int) -> float:
        """The chance to beat a foe with this card, a Hands Up! of mine included."""
        outside = not self.land.town[space]
        minus = self.minus(outside=outside)
        if any(other.function == "stick_em_up" and other is not card for other in self.hand):
            minus += 2
        value = self.counts(card, outside=outside)
        return beats_foe(value, minus, drawn, wins_ties=card.function == "quickdraw")

    def loss(self) -> float:
        """What a lost fight costs: a wound, for which a card is drawn."""
        return self.wound_price - self.card_price

    def foe_worth(self, win: float, lose: float, drawn: int, space: int) -> float:
        """What a fight with a foe is worth, laid with the card that makes it worth most."""
        best = -self.loss() - lose
        for card in self.hand:
            odds = self.foe_odds(card, drawn, space)
            spared = 0.25 if card.function in ("bulletproof", "quickdraw") else 0.0
            best = max(best, odds * win - (1 - odds) * (self.loss() + lose) - self.keep(card) + spared)
        return best

    def hand_odds(self, card: Card, rival: LegendsPlayer, *, attacking: bool) -> float:
        """The chance to beat another player with this card; the attacker wins ties."""
        outside = not self.land.town[self.space]
        value = self.counts(card, outside=outside)
        minus = self.minus(outside=outside)
        if any(other.function == "stick_em_up" and other is not card for other in self.hand):
            minus += 1
        weapon = rival.weapons[-1] if rival.weapons else ""
        gifted = outside and rival.ability_on and rival.character in ("jesse_james", "kit_carson")
        minus -= (weapon == "shotgun+") + gifted
        known = [card_of(id).rank for id in rival.seen]
        ties = (attacking or self._always_wins_ties(self.me)) and not self._always_wins_ties(rival)
        laid = 0 if attacking else 1
        return beats_hand(value, minus, known, max(0, rival.cards + laid - len(known)), wins_ties=ties)

    @staticmethod
    def _always_wins_ties(player: LegendsPlayer) -> bool:
        return player.ability_on and player.character == "jesse_james"

    def player_worth(self, rival: LegendsPlayer, win: float) -> float:
        """What an attack on a player is worth, laid with the card that makes it worth most."""
        best = -1.0
        for card in self.hand:
            odds = self.hand_odds(card, rival, attacking=True)
            best = max(best, odds * win - (1 - odds) * self.loss() - self.keep(card))
        return best + 0.15 * self.envy(rival)

    def envy(self, rival: LegendsPlayer) -> float:
        """How much it means to me that this rival is worse off by a point."""
        return 0.15 + max(0.0, min(0.6, 0.1 * (rival.lp - self.me.lp + 2)))

    def danger(self, space: int) -> float:
        """What an outlaw risks by ending the turn there."""
        if not self.outlaw:
            return 0.0
        far = self.land.distance[self.sheriff][space]
        caught = 0.22 if far <= 3 else 0.1 if far <= 6 else 0.03
        best = max([self.foe_odds(card, 4, space) for card in self.hand], default=0.0)
        stake = self.wanted(self.me.wp) + self.purse(self.me.money) / 2 + self.wound_price
        return caught * (1 - 0.7 * best) * stake


def turns_left(view: LegendsView) -> int:
    """How many turns the viewer has to come, one under way included; a guess until the end is in sight."""
    assert view.seat is not None
    players = len(view.players)
    first = int(view.first)
    to_come = (view.seat - first) % players >= (view.active - first) % players
    if view.end_round:
        return view.end_round - view.round + to_come
    rounds = min([_rounds_of(view, player.lp, player.wp) for player in view.players])
    if view.black is not None:
        rounds = min(rounds, (view.end_at - view.black.lp) / 2.0)
    return max(1, int(rounds + 0.5) + 1 + to_come)


def _rounds_of(view: LegendsView, lp: int, wp: int) -> float:
    """How many rounds one needs to the mark that ends the game."""
    pace = (PACE * 4 + lp) / (3 + view.round) + 0.5 * ((wp + 2) // 3)
    return max(0.0, (view.end_at - lp) / max(0.5, pace))
