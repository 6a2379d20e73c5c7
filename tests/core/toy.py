"""A small card game that uses everything the core offers: hidden hands, secret choices at once, questions in mid-rule.

Three rounds. The leader may first throw a spare card away, openly, and then calls high or low. Everybody plays a card
at once and in secret; the highest (or lowest) takes the round, and its owner may draw a card. Most rounds win.
"""

from __future__ import annotations

import sys
from typing import ClassVar

import msgspec

from sagebrush.core.config import Config, GameInfo, OptionInfo
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig
from sagebrush.core.events import Event
from sagebrush.core.game import Game, Rule
from sagebrush.core.options import Option, Question, WhyNot
from sagebrush.core.results import Result, Standing
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.core.types import declare

ROUNDS = 3
HAND = 4
CARDS = 20


class Call(Question, frozen=True, tag="call"):
    """High or low?"""


class PlayCard(Question, frozen=True, tag="play_card"):
    """Which card do you play?"""


class MayDraw(Question, frozen=True, tag="may_draw"):
    """Draw a card?"""


class Side(Option, frozen=True, tag="side"):
    high: bool


class ThrowAway(Option, frozen=True, tag="throw_away"):
    value: int


class Card(Option, frozen=True, tag="card"):
    value: int


class Draw(Option, frozen=True, tag="draw"):
    pass


class Pass(Option, frozen=True, tag="pass"):
    passes: ClassVar[bool] = True


class Called(Event, frozen=True, tag="called"):
    seat: Seat
    high: bool


class ThrownAway(Event, frozen=True, tag="thrown_away"):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


class CardsShown(Event, frozen=True, tag="cards_shown"):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """Which card it was is for the one who drew it; a spectator learns nothing at all."""

    seat: Seat
    card: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat is None:
            return None
        return self if seat == self.seat else CardDrawn(self.seat, None)


class RoundWon(Event, frozen=True, tag="round_won"):
    quiet: ClassVar[bool] = True
    seat: Seat


class RoundEnded(Event, frozen=True, tag="round_ended"):
    quiet: ClassVar[bool] = True


class ToyView(msgspec.Struct, frozen=True, tag_field="game", tag="toy"):
    seat: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    scores: tuple[int, ...]
    round: int


class ToyTable(Table):
    def __init__(self, chance: Chance, hands: list[list[int]], deck: list[int], *, broken: bool) -> None:
        super().__init__(chance)
        self.hands = hands
        self.deck = deck
        self.scores = [0] * len(hands)
        self.round = 0
        self.broken = broken

    def copy(self) -> ToyTable:
        hands = [hand.copy() for hand in self.hands]
        twin = ToyTable(self.chance.copy(), hands, self.deck.copy(), broken=self.broken)
        twin.scores = self.scores.copy()
        twin.round = self.round
        return twin

    def canonical(self) -> object:
        return [self.chance.canonical(), self.hands, self.deck, self.scores, self.round]

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(Card(value) for value in self.hands[seat])

    def calls_of(self, seat: Seat) -> tuple[Side | ThrowAway, ...]:
        spare = len(self.hands[seat]) > ROUNDS - self.round
        cards = [ThrowAway(value) for value in self.hands[seat]] if spare else []
        return (Side(high=True), Side(high=False), *cards)

    def throw_away(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.emit(ThrownAway(seat, card))

    def show(self, cards: dict[Seat, int]) -> None:
        for seat, card in cards.items():
            self.hands[seat].remove(card)
        self.emit(CardsShown(tuple(cards.values())))

    def draw(self, seat: Seat) -> None:
        card = self.deck.pop(self.chance.below(len(self.deck)))
        self.hands[seat].append(card)
        self.emit(CardDrawn(seat, card))

    def win_round(self, seat: Seat) -> None:
        self.scores[seat] += 1
        self.emit(RoundWon(seat))

    def end_round(self) -> None:
        self.round += 1
        self.emit(RoundEnded())


async def play(table: ToyTable) -> None:
    seats = tuple(Seat(seat) for seat in range(len(table.hands)))
    while table.round < ROUNDS:
        leader = seats[table.round % len(seats)]
        side = await table.ask_at_top(leader, Call(), table.calls_of(leader))
        if isinstance(side, ThrowAway):
            table.throw_away(leader, side.value)
            continue
        table.emit(Called(leader, side.high))
        played = await table.ask_together(seats, PlayCard(), table.cards_of)
        cards = {seat: option.value for seat, option in played.items()}
        table.show(cards)
        if table.broken:
            raise RuntimeError("this rule has a mistake")
        best = max(seats, key=lambda seat: cards[seat] if side.high else -cards[seat])
        table.win_round(best)
        may_draw: tuple[Draw | Pass, ...] = (Draw(), Pass())
        if isinstance(await table.ask(best, MayDraw(), may_draw), Draw):
            table.draw(best)
        table.end_round()


class ToyGame(Game[ToyTable]):
    def check(self, config: Config) -> None:
        if INFO.value(config, "broken") and config.players == 4:
            raise BadConfig("four players cannot play a broken game")

    def setup(self, config: Config, chance: Chance) -> ToyTable:
        deck = list(range(CARDS))
        chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(config.players)]
        return ToyTable(chance, hands, deck, broken=bool(INFO.value(config, "broken")))

    def run(self, table: ToyTable) -> Rule:
        return play(table)

    def view(self, table: ToyTable, seat: Seat | None) -> ToyView:
        hand = () if seat is None else tuple(table.hands[seat])
        return ToyView(seat, hand, tuple(map(len, table.hands)), tuple(table.scores), table.round)

    def result(self, table: ToyTable) -> Result | None:
        if table.round < ROUNDS:
            return None
        scores = table.scores
        places = [1 + sum(other > score for other in scores) for score in scores]
        standings = [Standing(Seat(n), places[n] == 1, {}, score, places[n]) for n, score in enumerate(scores)]
        return Result("points", tuple(standings))

    def redeal(self, table: ToyTable, seat: Seat | None, chance: Chance) -> None:
        hidden = [hand for other, hand in enumerate(table.hands) if other != seat]
        pool = [card for hand in (*hidden, table.deck) for card in hand]
        chance.shuffle(pool)
        for hand in (*hidden, table.deck):
            hand[:] = [pool.pop() for _ in hand]

    def why_not(self, table: ToyTable, decision: Decision[Option]) -> tuple[WhyNot, ...]:
        return (WhyNot("deck", "toy-why-deck", "TOY-1"),) if isinstance(decision.question, PlayCard) else ()


INFO = GameInfo("toy", 1, (2, 3, 4), options=(OptionInfo("broken", "flag", default=False),))
TYPES = declare(ToyView, sys.modules[__name__])
TOY = ToyGame(INFO, TYPES)
