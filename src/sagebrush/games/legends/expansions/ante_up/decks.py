"""Decks whose cards go back under them: the events, the train cards."""

from __future__ import annotations

from sagebrush.core.rng import Chance


class Deck:
    """The top is the end of the list. `under` cards at the bottom were put there for all to see."""

    __slots__ = ("cards", "under")

    def __init__(self, cards: list[int], under: int = 0) -> None:
        self.cards = cards
        self.under = under

    def copy(self) -> Deck:
        return Deck(self.cards.copy(), self.under)

    def canonical(self) -> list[object]:
        return [self.cards, self.under]

    def draw(self) -> int:
        card = self.cards.pop()
        self.under = min(self.under, len(self.cards))
        return card

    def put_under(self, card: int) -> None:
        self.cards.insert(0, card)
        self.under += 1

    def redeal(self, chance: Chance) -> None:
        """What has not been seen since the start may lie in any order."""
        unseen = sorted(self.cards[self.under :])
        chance.shuffle(unseen)
        self.cards[self.under :] = unseen
