"""What happens in Western Legends. Hidden cards and tokens are masked for whoever may not see them.

`by` is what caused it: the id of a card's function, an item, a character, a story or an action.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat

# -------------------------------------------------------------------- course of the game


class CharacterTaken(Event, frozen=True, tag="character_taken"):
    reveals: ClassVar[bool] = True
    seat: Seat
    character: str


class FirstPlayer(Event, frozen=True, tag="first_player"):
    seat: Seat


class StartTaken(Event, frozen=True, tag="start_taken"):
    """Money, gold, wounds and points that a character starts with are laid out."""

    quiet: ClassVar[bool] = True
    seat: Seat


class FigurePlaced(Event, frozen=True, tag="figure_placed"):
    seat: Seat
    space: str


class TurnStarted(Event, frozen=True, tag="turn_started"):
    seat: Seat
    round: int


class PhaseBegun(Event, frozen=True, tag="phase_begun"):
    """Where in the turn the game is."""

    quiet: ClassVar[bool] = True
    phase: str


class IncomeTaken(Event, frozen=True, tag="income_taken"):
    seat: Seat
    income: str


class Equipped(Event, frozen=True, tag="equipped"):
    seat: Seat
    item: str


class ActionSpent(Event, frozen=True, tag="action_spent"):
    quiet: ClassVar[bool] = True
    seat: Seat
    actions: int


class ActionsGained(Event, frozen=True, tag="actions_gained"):
    seat: Seat
    amount: int
    actions: int
    by: str


class WindowChanged(Event, frozen=True, tag="window_changed"):
    """What may follow the action just taken, or no longer may."""

    quiet: ClassVar[bool] = True


class AbilityGained(Event, frozen=True, tag="ability_gained"):
    """5 LP: the ability works from now on."""

    seat: Seat
    character: str


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """The round is played out, and then everybody has one more turn. `seat` is None for the Man in Black."""

    seat: Seat | None
    lp: int


class FinalScore(Event, frozen=True, tag="final_score"):
    """One line of the final scoring; `part` is upgrades, money, marshal, wanted, tokens or wounds."""

    seat: Seat
    part: str
    amount: int
    lp: int


class GameWon(Event, frozen=True, tag="game_won"):
    outcome: str
    winners: tuple[Seat, ...]


# -------------------------------------------------------------------- figures


class Moved(Event, frozen=True, tag="moved"):
    """`way` are the spaces entered, the last one included."""

    seat: Seat
    to: str
    way: tuple[str, ...]
    by: str


class SheriffMoved(Event, frozen=True, tag="sheriff_moved"):
    """`seat` is who moved him, None where a rule did."""

    seat: Seat | None
    to: str
    way: tuple[str, ...]
    by: str


class BanditPlaced(Event, frozen=True, tag="bandit_placed"):
    space: str


class BanditGone(Event, frozen=True, tag="bandit_gone"):
    space: str


class CachePlaced(Event, frozen=True, tag="cache_placed"):
    space: str
    story: str


class CacheTaken(Event, frozen=True, tag="cache_taken"):
    seat: Seat
    space: str
    story: str


# -------------------------------------------------------------------- resources


class MoneyGained(Event, frozen=True, tag="money_gained"):
    """`amount` is what came in; what exceeds the limit is lost."""

    seat: Seat
    amount: int
    money: int
    by: str


class MoneyLost(Event, frozen=True, tag="money_lost"):
    seat: Seat
    amount: int
    money: int
    by: str


class NuggetsGained(Event, frozen=True, tag="nuggets_gained"):
    seat: Seat
    amount: int
    nuggets: int
    by: str


class NuggetsLost(Event, frozen=True, tag="nuggets_lost"):
    seat: Seat
    amount: int
    nuggets: int
    by: str


class LegendGained(Event, frozen=True, tag="legend_gained"):
    seat: Seat
    amount: int
    lp: int
    by: str


class LegendLost(Event, frozen=True, tag="legend_lost"):
    seat: Seat
    amount: int
    lp: int
    by: str


class PointsGained(Event, frozen=True, tag="points_gained"):
    """`track` is marshal or wanted; `points` is where the cube stands now."""

    seat: Seat
    track: str
    amount: int
    points: int
    by: str


class TrackLeft(Event, frozen=True, tag="track_left"):
    seat: Seat
    track: str
    by: str


class WoundsTaken(Event, frozen=True, tag="wounds_taken"):
    seat: Seat
    amount: int
    wounds: int
    by: str


class WoundsHealed(Event, frozen=True, tag="wounds_healed"):
    seat: Seat
    amount: int
    wounds: int
    by: str


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """`cards` is empty for whoever may not see them."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...]
    by: str

    def seen_by(self, seat: Seat | None) -> CardsDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    seat: Seat
    cards: tuple[str, ...]
    by: str


class CardGiven(Event, frozen=True, tag="card_given"):
    """`card` is None for all but the two."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    card: str | None
    by: str

    def seen_by(self, seat: Seat | None) -> CardGiven:
        return self if seat in (self.seat, self.target) else msgspec.structs.replace(self, card=None)


class PileShuffled(Event, frozen=True, tag="pile_shuffled"):
    """The discard pile becomes the deck."""

    cards: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    reveals: ClassVar[bool] = True
    seat: Seat | None
    faces: tuple[str, ...]
    by: str


# -------------------------------------------------------------------- cards, items, cattle


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: Seat
    card: str


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    seat: Seat
    character: str


class ItemUsed(Event, frozen=True, tag="item_used"):
    seat: Seat
    item: str


class ItemGained(Event, frozen=True, tag="item_gained"):
    seat: Seat
    item: str
    by: str


class ItemUpgraded(Event, frozen=True, tag="item_upgraded"):
    seat: Seat
    item: str
    by: str


class ItemGone(Event, frozen=True, tag="item_gone"):
    """A belonging goes back to the store."""

    seat: Seat
    item: str
    by: str


class CattleTaken(Event, frozen=True, tag="cattle_taken"):
    """`token` is None for all but its holder. `target` is the player it was robbed of."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cattle: str
    token: str | None
    target: Seat | None

    def seen_by(self, seat: Seat | None) -> CattleTaken:
        return (
            self if seat in (self.seat, self.target) and seat is not None else msgspec.structs.replace(self, token=None)
        )


class CattleDelivered(Event, frozen=True, tag="cattle_delivered"):
    """`how` is drive or rustle."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cattle: str
    token: str
    how: str


class CattleLost(Event, frozen=True, tag="cattle_lost"):
    seat: Seat
    cattle: str
    by: str


# -------------------------------------------------------------------- fights


class FightAnnounced(Event, frozen=True, tag="fight_announced"):
    """`foe` is player, man_in_black, bandit, guard, sheriff or the name of a story's group; `target` a player."""

    seat: Seat
    target: Seat | None
    foe: str
    fight: str


class AttackedByBlack(Event, frozen=True, tag="attacked_by_black"):
    """The Man in Black attacks this player."""

    seat: Seat
    fight: str


class CardLaid(Event, frozen=True, tag="card_laid"):
    """`card` is None for all but its owner."""

    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> CardLaid:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Surrendered(Event, frozen=True, tag="surrendered"):
    seat: Seat


class NothingToLay(Event, frozen=True, tag="nothing_to_lay"):
    """A fighter without a card loses."""

    seat: Seat


class FightCardsDrawn(Event, frozen=True, tag="fight_cards_drawn"):
    """`seat` plays the foe and alone sees the cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    foe: str
    count: int
    fight_cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> FightCardsDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, fight_cards=())


class HandLookedAt(Event, frozen=True, tag="hand_looked_at"):
    """Both fighters know which cards were looked at."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    cards: tuple[str, ...]
    by: str

    def seen_by(self, seat: Seat | None) -> HandLookedAt:
        return (
            self if seat in (self.seat, self.target) and seat is not None else msgspec.structs.replace(self, cards=())
        )


class FightCardsLookedAt(Event, frozen=True, tag="fight_cards_looked_at"):
    """`keeper` is who plays the foe."""

    reveals: ClassVar[bool] = True
    seat: Seat
    keeper: Seat
    fight_cards: tuple[str, ...]
    by: str

    def seen_by(self, seat: Seat | None) -> FightCardsLookedAt:
        known = seat in (self.seat, self.keeper) and seat is not None
        return self if known else msgspec.structs.replace(self, fight_cards=())


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """`card` of the first fighter against `other` of the player `target`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    target: Seat
    other: str


class FoeRevealed(Event, frozen=True, tag="foe_revealed"):
    """`card` against the foe's fight card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    foe: str
    fight_card: str


class ValueChanged(Event, frozen=True, tag="value_changed"):
    """The card of this player (None: the foe) counts differently now; `value` is a rank."""

    seat: Seat | None
    value: str
    by: str


class FightText(Event, frozen=True, tag="fight_text"):
    """The text of a fight card takes effect on this player."""

    seat: Seat
    fight_card: str


class FightTextCancelled(Event, frozen=True, tag="fight_text_cancelled"):
    seat: Seat
    fight_card: str
    by: str


class FightRestarted(Event, frozen=True, tag="fight_restarted"):
    by: str


class FightWon(Event, frozen=True, tag="fight_won"):
    """`seat` beats another player."""

    seat: Seat
    target: Seat


class FoeBeaten(Event, frozen=True, tag="foe_beaten"):
    seat: Seat
    foe: str


class FoeWon(Event, frozen=True, tag="foe_won"):
    seat: Seat
    foe: str


class Arrested(Event, frozen=True, tag="arrested"):
    """`cause` is the marshal who did it, None for the Sheriff."""

    seat: Seat
    cause: Seat | None
    to: str


class Robbed(Event, frozen=True, tag="robbed"):
    """`what` is money, nuggets or nothing; `amount` what the victim loses. `target` None is the Man in Black."""

    seat: Seat
    target: Seat | None
    what: str
    amount: int


# -------------------------------------------------------------------- poker


class PokerOpened(Event, frozen=True, tag="poker_opened"):
    """`seat` None is the Man in Black."""

    seat: Seat | None
    space: str


class PokerJoined(Event, frozen=True, tag="poker_joined"):
    seat: Seat


class DealerDrew(Event, frozen=True, tag="dealer_drew"):
    """`seat` plays the dealer and alone sees the cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> DealerDrew:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class FlopShown(Event, frozen=True, tag="flop_shown"):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    pot: int


class HandShown(Event, frozen=True, tag="hand_shown"):
    """The cards a player adds to the flop and what they make; `seat` None is the dealer or the Man in Black."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    cards: tuple[str, ...]
    hand: str


class PotWon(Event, frozen=True, tag="pot_won"):
    """`seat` None: it goes back to the bank. `shared`: part of it, others have as good a hand."""

    seat: Seat | None
    amount: int
    shared: bool


class CardKept(Event, frozen=True, tag="card_kept"):
    """A card played at poker comes back to the hand, seen by all."""

    seat: Seat
    card: str
    by: str


# -------------------------------------------------------------------- stories and goals


class StoryMarked(Event, frozen=True, tag="story_marked"):
    """`markers` lie on the story of this deck now; `shifted`: it came from the other one."""

    seat: Seat
    deck: int
    markers: int
    shifted: bool


class StoryResolved(Event, frozen=True, tag="story_resolved"):
    reveals: ClassVar[bool] = True
    deck: int
    story: str
    contributors: tuple[Seat, ...]


class StoryOpened(Event, frozen=True, tag="story_opened"):
    """The next condition of this deck is in sight; `condition` is None where the deck is empty."""

    reveals: ClassVar[bool] = True
    deck: int
    condition: str | None


class GoalsDealt(Event, frozen=True, tag="goals_dealt"):
    """`goals` is empty for all but their owner."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    goals: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> GoalsDealt:
        return self if seat == self.seat else msgspec.structs.replace(self, goals=())


class GoalClaimed(Event, frozen=True, tag="goal_claimed"):
    reveals: ClassVar[bool] = True
    seat: Seat
    goal: str


class TokensDrawn(Event, frozen=True, tag="tokens_drawn"):
    """`values` is empty for all but the owner."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    values: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> TokensDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, values=())


class TokenReturned(Event, frozen=True, tag="token_returned"):
    """`value` is 0 for all but the owner."""

    seat: Seat
    value: int

    def seen_by(self, seat: Seat | None) -> TokenReturned:
        return self if seat == self.seat else msgspec.structs.replace(self, value=0)


# -------------------------------------------------------------------- the Man in Black


class BlackPlayed(Event, frozen=True, tag="black_played"):
    reveals: ClassVar[bool] = True
    black_card: str


class BlackDrew(Event, frozen=True, tag="black_drew"):
    """His fight cards, of which the highest counts; nobody plays him, so they lie open."""

    reveals: ClassVar[bool] = True
    fight_cards: tuple[str, ...]


class BlackMoved(Event, frozen=True, tag="black_moved"):
    to: str
    way: tuple[str, ...]


class BlackGained(Event, frozen=True, tag="black_gained"):
    amount: int
    lp: int
