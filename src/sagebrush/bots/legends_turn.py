"""The own turn of a bot of Western Legends: what each thing it may do is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots import legends_boards as boards
from sagebrush.bots import legends_gambling as gambling
from sagebrush.bots import legends_plans as plans
from sagebrush.bots.legends_cards import card_of
from sagebrush.bots.legends_likings import Likings
from sagebrush.bots.legends_plans import Outlook
from sagebrush.bots.legends_projects import STORYTELLER
from sagebrush.bots.legends_situation import ACTION, Situation
from sagebrush.bots.legends_wares import basket
from sagebrush.bots.legends_wishes import Hope, hopes, story_worth
from sagebrush.core.options import Option
from sagebrush.games.legends.expansions.ante_up.options import DeliverLonghorn, OpenFrontier, RobTrain, TakeLonghorn
from sagebrush.games.legends.options import (
    Acquire,
    Claim,
    Contribute,
    Deposit,
    Drive,
    EndTurn,
    Fight,
    FightBlack,
    Heal,
    Move,
    PlayAction,
    PlayPoker,
    PlayReaction,
    Prospect,
    Revel,
    RobBank,
    Rustle,
    Shift,
    Shop,
    UseAbility,
    UseItem,
    Work,
)
from sagebrush.games.legends.view import LegendsPlayer

#: How far a vendetta leads.
VENDETTA: Final = 3
#: What costs no action is done at once, while it can be.
AT_ONCE: Final = 5.0
#: What counts of a long ride that must end in the turn it began in: something better may come up.
ON_THE_WAY: Final = 0.6


class Turn:
    """One moment of the own turn."""

    def __init__(self, situation: Situation, likings: Likings) -> None:
        self.situation = situation
        liking = likings.of[STORYTELLER]
        self.hopes: list[Hope] = hopes(situation.view, situation.me, situation.turns, liking)
        self.outlook = Outlook(situation, self.hopes, likings)
        self.here: int = 1 << situation.space
        self._base: float = self.outlook.worth(situation.space) - self._risk(situation.space)

    def best(self, options: Sequence[Option]) -> Option:
        """The option worth most; the first of equals."""
        worths = [self.worth(option) for option in options]
        return options[worths.index(max(worths))]

    def worth(self, option: Option) -> float:
        """What an option is worth, an action spent on it counted against it."""
        if isinstance(option, Move):
            return self.ride(option) - ACTION
        if isinstance(option, EndTurn):
            return -ACTION * self.situation.actions
        free = self._free(option)
        if free is not None:
            return free + AT_ONCE if free > 0 else free - 1.0
        return self._action(option) - ACTION

    # ---------------------------------------------------------------- moving

    def ride(self, move: Move) -> float:
        """What it is worth to stand there instead of here."""
        space = self.situation.land.space[move.to]
        if space == self.situation.space:
            return self.arrival(space) - 0.01 if move.distance else 0.0
        worth = self.outlook.worth(space) - self._risk(space) - self._base + self.arrival(space)
        if move.via == "mesa" and self.situation.me.wounds:
            worth += self.situation.wound_price
        elif move.via == "rail":
            worth += self.situation.money(-self.situation.land.fare)
        return worth - 0.001 * move.distance

    def arrival(self, space: int) -> float:
        """What happens there at once."""
        situation, worth = self.situation, self.outlook.arrival(space)
        name = situation.land.spaces[space]
        if name in situation.view.bandits:
            worth += min(0.0, plans.bandit_worth(situation, space, self.hopes))
        if "train" in situation.view.parts:
            worth += self._waiting(space, name)
        met = any(rival.space == name for rival in situation.rivals)
        if met and situation.me.character == "billy_the_kid" and situation.me.ability_on:
            worth += 0.4
        for hope in self.hopes:
            if (
                (hope.what == "meet" and met)
                or (hope.what == "near_sheriff" and situation.land.distance[situation.sheriff][space] <= hope.n)
                or (hope.what == "alone" and hope.where >> space & 1 and self._alone(space, hope.n))
            ):
                worth += hope.worth
            elif hope.what == "travel" and self._in_a_turn(hope.n):
                worth += ON_THE_WAY * hope.worth * situation.land.distance[situation.space][space] / hope.n
        return worth

    def _alone(self, space: int, spaces: int) -> bool:
        """Whether nobody is so near to it."""
        land, far = self.situation.land, self.situation.land.distance[space]
        return all(rival.space is None or far[land.space[rival.space]] > spaces for rival in self.situation.rivals)

    def _in_a_turn(self, spaces: int) -> bool:
        """Whether so far can be ridden with the actions of a whole turn."""
        me = self.situation.me
        further = me.ability_on and me.character == "kit_carson"
        return 3 * (me.speed + further) >= spaces

    def _waiting(self, space: int, name: str) -> float:
        """Who is met on the boards, if that is nothing to hope for."""
        tokens = self.situation.view.parts["waiting"].tokens
        met = [token.token for token in tokens if token.space == name and token.foe != "high_roller"]
        return sum([min(0.0, boards.foe_worth(self.situation, token, space)) for token in met])

    def _risk(self, space: int) -> float:
        """An outlaw fears the Sheriff at the end of the turn; before that the fear is small."""
        near = 1.0 if self.situation.actions <= 1 else 0.3
        return near * self.situation.danger(space)

    # ---------------------------------------------------------------- what is free

    def _free(self, option: Option) -> float | None:
        """What costs no action; None for what does."""
        situation = self.situation
        if isinstance(option, Contribute | Shift):
            return self.contribution(option)
        if isinstance(option, Claim):
            return 1.6 - (0.3 if option.pay else 0.0)
        if isinstance(option, Drive):
            return plans.driven(situation, plans.token_worth(situation, option.token), self.hopes)
        if isinstance(option, Rustle):
            return plans.rustled(situation, plans.token_worth(situation, option.token), self.hopes)
        if isinstance(option, PlayReaction):
            return self._reaction(option)
        if isinstance(option, UseItem) and option.item == "whiskey":
            return 0.4 * max([situation.envy(rival) for rival in self._met()], default=0.0) - 0.25
        if isinstance(option, UseAbility):
            return self._further(1)
        return boards.LONGHORN if isinstance(option, DeliverLonghorn) else None

    def contribution(self, option: Contribute | Shift) -> float:
        """What a marker brings, less what is paid for it, or what the marker was good for where it lies."""
        situation = self.situation
        story = situation.view.stories[option.deck]
        needed = 2 if len(situation.view.players) <= 4 else 3
        worth = story_worth(len(story.markers), needed, situation.turns, mine=situation.seat in story.markers)
        if isinstance(option, Shift):
            worth -= 0.6
        for part in option.pay:
            word, _, count = part.partition(":")
            if word == "lose_money":
                worth += situation.money(-int(count))
            elif word == "lose_card":
                worth -= sum(sorted([situation.keep(card) for card in situation.hand])[: int(count)])
        return worth

    def _reaction(self, option: PlayReaction) -> float:
        card = card_of(option.card)
        price = self.situation.keep(card)
        if card.function == "reputation":
            return 1.1 - price
        if card.function == "sprint":
            return self._further(2) - price
        if card.function == "scout":
            return 1.5 * self.situation.card_price - price
        if card.function == "wallop":
            return 0.35 + 0.9 * max([self.situation.envy(rival) for rival in self._met()], default=0.0) - price
        return 0.5 - price

    def _further(self, points: int) -> float:
        """What a few more spaces are worth now."""
        situation = self.situation
        blocked = 1 << situation.sheriff if situation.outlaw else 0
        stops = situation.land.mask(situation.view.bandits)
        reached = situation.land.reach(situation.space, points, stops, blocked)
        return max([self.ride(Move(situation.land.spaces[space], far)) for space, far in reached], default=0.0)

    def _met(self) -> list[LegendsPlayer]:
        return [rival for rival in self.situation.rivals if rival.space == self.situation.me.space]

    # ---------------------------------------------------------------- actions

    def _action(self, option: Option) -> float:
        """What an action brings, here and now."""
        situation = self.situation
        match option:
            case PlayAction(card=id):
                return self.card_action(id)
            case Fight(target=target, fight=kind):
                return plans.attack_worth(situation, situation.view.players[target], kind, self.hopes)
            case Work():
                return situation.money(10) + self._hoped("work")
            case Prospect():
                return plans.strike(situation) + self._hoped("prospect") + self._hoped("gain_nugget")
            case Deposit(nuggets=nuggets, fools=fools):
                return plans.deposited(situation, nuggets, fools) + self._hoped("deposit", nuggets + fools)
            case RobBank():
                return plans.robbed_bank(situation, self.hopes)
            case _:
                return self._town_action(option)

    def _town_action(self, option: Option) -> float:
        situation = self.situation
        match option:
            case Heal():
                return plans.healed(situation) + self._hoped("heal")
            case Revel(lp=lp, money=money):
                return plans.revelled(situation, lp) + self._hoped("spend", money) + self._hoped("gain_lp", lp)
            case Shop():
                return basket(situation, self.hopes) + max(self._hoped("buy"), self._hoped("upgrade")) - 0.05
            case Acquire():
                return plans.acquired(situation, self.here, self.hopes) + self._hoped("acquire")
            case PlayPoker():
                return plans.played_poker(situation, situation.land.town[situation.space]) + self._hoped("poker")
            case FightBlack(fight=kind):
                return self._fight_black(kind)
            case UseItem():
                return self._use_item()
            case _:
                return self._board_action(option)

    def _board_action(self, option: Option) -> float:
        """What the second board has to offer."""
        match option:
            case RobTrain():
                return boards.robbed_train(self.situation) + self._hoped("rob_train")
            case OpenFrontier(price=price):
                return boards.opened_frontier(self.situation, price) + self._hoped("frontier")
            case TakeLonghorn():
                return boards.STRAY + ACTION
        return gambling.acted(self.situation, option, self.hopes)

    def _use_item(self) -> float:
        """Provisions: a card and healing."""
        wounded = self.situation.wound_price if self.situation.me.wounds else 0.0
        wished = any(hope.what == "bring_provisions" for hope in self.hopes)
        return self.situation.card_price + wounded + self._hoped("item_action") - (1.5 if wished else 0.0)

    def _fight_black(self, kind: str) -> float:
        """The best of three fight cards, and mine counts one less."""
        situation = self.situation
        win = 2.0 if kind == "duel" else situation.wanted_gain(1) + max(situation.money(60), situation.nuggets(2))
        best = -1.0
        for card in situation.hand:
            odds = situation.foe_odds(card, 3, situation.space) * 0.85
            best = max(best, odds * win - (1 - odds) * situation.loss() - situation.keep(card))
        return best + self._hoped("player")

    def card_action(self, id: str) -> float:
        """What the action of a poker card brings, less the card."""
        situation, card = self.situation, card_of(id)
        worth = self._hoped("card_action") - situation.keep(card)
        town = bool(situation.land.town[situation.space])
        match card.function:
            case "manhunt":
                worth += (1.0 if situation.outlaw or situation.marshal else 0.0) + 0.3 * situation.danger(
                    situation.space
                )
                worth += 0.5 * max([situation.envy(rival) for rival in situation.rivals if rival.wp], default=0.0)
            case "payday":
                worth += situation.money(40 if town else 30)
            case "saddle_up":
                worth += self._further(situation.me.speed + 3)
            case "instinct":
                worth += 2.2 * situation.card_price
            case "grit":
                worth += 2 * ACTION + 0.1
            case "living_legend":
                worth += max(
                    situation.law_gain(1) + self._hoped("gain_mp"), situation.wanted_gain(1) + self._hoped("gain_wp")
                )
            case "vendetta":
                worth += self._vendetta(card.id)
            case "rumors":
                sided = [rival for rival in situation.rivals if (rival.mp or rival.wp) and rival.cards]
                worth += situation.card_price + 0.3 * sum([situation.envy(rival) for rival in sided])
            case "outfit":
                worth += basket(situation, self.hopes) + situation.money(10)
            case _:
                worth += 0.5
        return worth

    def _vendetta(self, id: str) -> float:
        """The best fight with somebody up to three spaces away, with what is left of the hand."""
        situation, land = self.situation, self.situation.land
        if all(card.id == id for card in situation.hand):
            return 0.0
        near = [
            rival
            for rival in situation.rivals
            if rival.space is not None and land.distance[situation.space][land.space[rival.space]] <= VENDETTA
        ]
        kinds = ("duel", "robbery")
        return max(
            [plans.attack_worth(situation, rival, kind, self.hopes) for rival in near for kind in kinds], default=0.0
        )

    def _hoped(self, what: str, n: int = 99) -> float:
        """What stories and goals add to this, done here and so much of it."""
        return sum([hope.worth for hope in self.hopes if hope.what == what and hope.n <= n and hope.where & self.here])
