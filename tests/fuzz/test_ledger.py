"""BANG!: the log alone tells who has which card and how many lives, so nothing happens that it does not say."""

from __future__ import annotations

import pytest

from sagebrush import Match
from sagebrush.core.events import Event
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang import card_events, events
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.table import BangTable

EXPANSIONS = tuple(expansion.name for expansion in GAME.info.expansions)

Place = tuple[str, Seat]


class Ledger:
    """Kept by somebody who hears every event and never looks at the table."""

    def __init__(self) -> None:
        self.cards: dict[str, Place] = {}
        self.lives: dict[Seat, int] = {}

    def enter(self, event: Event) -> None:
        if isinstance(event, events.LifeLost | events.LifeGained):
            self._lives(event)
        elif isinstance(event, events.CharacterTaken | events.PlayerReturned):
            self.lives[event.seat] = event.life
        elif isinstance(event, events.PlayerEliminated | events.PlayerLeft):
            self.lives[event.seat] = 0
        else:
            self._takes(event)
            self._loses(event)

    def _lives(self, event: events.LifeLost | events.LifeGained) -> None:
        change = -event.amount if isinstance(event, events.LifeLost) else event.amount
        assert event.life == self.lives[event.seat] + change, event
        self.lives[event.seat] = event.life

    def _takes(self, event: Event) -> None:
        """Into a hand."""
        match event:
            case card_events.CardsDrawn(seat, count, cards):
                assert count == len(cards), event
                for card in cards:
                    self._move(card, ("hand", seat))
            case card_events.CardTaken(seat, owner, str() as card, hidden):
                # What is taken openly lay before its owner, or was a card too many in his hand.
                openly = self.cards.get(card) if self.cards.get(card) == ("hand", owner) else ("front", owner)
                self._move(card, ("hand", seat), ("hand", owner) if hidden else openly)
            case card_events.CardGiven(seat, to, str() as card):
                self._move(card, ("hand", to), ("hand", seat))
            case card_events.CardFromPile(seat, card) | card_events.StorePicked(seat, card):
                self._move(card, ("hand", seat))
            case card_events.CardsInherited(seat, dead, count, cards, in_play):
                assert count == len(cards) + len(in_play), event
                for card in cards:
                    self._move(card, ("hand", seat), ("hand", dead))
                for card in in_play:
                    self._move(card, ("hand", seat), ("front", dead))
        # Some cards never come to a hand: that they are laid in front of whoever took them is told next.
        self.cards = {card: place for card, place in self.cards.items() if place[0] == "front" or not stays_out(card)}

    def _loses(self, event: Event) -> None:
        """Out of a hand, or from in front of a player."""
        match event:
            case (
                card_events.CardPlayed(seat, card)
                | card_events.EffectRepeated(seat, card)
                | card_events.CardPutDown(seat, card)
            ):
                assert self.cards.pop(card) == ("hand", seat), event
            case card_events.CardBuried(seat, str() as card):
                # From hand, or an old weapon.
                assert self.cards.pop(card)[1] == seat, event
            case card_events.CardUsed(seat, card):
                assert self.cards[card] == ("front", seat), event
            case card_events.CardPlaced(_, card, owner):
                self._move(card, ("front", owner))
            case events.DynamitePassed(seat, to, card) | card_events.CardMoved(seat, to, card):
                self._move(card, ("front", to), ("front", seat))
            case card_events.CardDiscarded(seat, card):
                # What was turned up, or put down before, lay before nobody.
                assert self.cards.pop(card, ("middle", seat))[1] == seat, event
            case card_events.CardReturned(_, str() as card):
                self.cards.pop(card, None)
            case card_events.CardsLaidOpen(dead):
                self.cards = {card: place for card, place in self.cards.items() if place[1] != dead}

    def _move(self, card: str, to: Place, source: Place | None = None) -> None:
        """Who takes a card from somebody takes one that was there; from the deck, one that was nowhere."""
        assert self.cards.get(card) == source, f"{card} comes from {source}, but lies at {self.cards.get(card)}"
        self.cards[card] = to


def stays_out(card: str) -> bool:
    return BOOK[card.split(":", maxsplit=1)[0]].never_in_hand


def lie(table: BangTable) -> dict[str, Place]:
    """Where the cards lie in truth."""
    places = {card.id: ("hand", Seat(seat)) for seat, hand in enumerate(table.hands) for card in hand}
    return places | {card.id: ("front", Seat(seat)) for seat, front in enumerate(table.fronts) for card in front}


@pytest.mark.slow
@pytest.mark.parametrize("expansions", [(), EXPANSIONS])
@pytest.mark.parametrize("players", [4, 7])
def test_the_log_tells_where_every_card_is(players: int, expansions: tuple[str, ...]) -> None:
    for seed in range(30):
        chance = Chance(seed)
        match = Match.new("bang", players=players, seed=seed, expansions=expansions)
        table, ledger, heard = match.table, Ledger(), 0
        assert isinstance(table, BangTable)
        while match.decision:
            for event in match.all_events(heard):
                ledger.enter(event)
            heard = match.event_count
            assert ledger.cards == lie(table)
            assert [ledger.lives[Seat(seat)] for seat in range(players)] == table.life
            match.answer(chance.pick(list(match.decision.options)))
