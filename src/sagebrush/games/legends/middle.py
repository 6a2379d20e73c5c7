"""The middle of the table: decks, supplies, and the figures that belong to nobody. The top of a deck is its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.players import PlayersState
from sagebrush.games.legends.setting import Setting
from sagebrush.games.legends.systems import System

if TYPE_CHECKING:
    from sagebrush.games.legends.black import Black


class MiddleState(PlayersState):
    """What lies between the players."""

    __slots__ = (
        "bandits",
        "black",
        "caches",
        "cattle_supply",
        "deck",
        "fight_deck",
        "fight_known",
        "fight_layer",
        "legend_bag",
        "markers",
        "parts",
        "pile",
        "sheriff",
        "story_decks",
    )

    def __init__(self, chance: Chance, names: tuple[str, ...], content: Content, settings: Setting) -> None:
        super().__init__(chance, names, content, settings)
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.fight_deck: list[int] = []
        #: Beside each card of the fight deck: who knows that it is in this layer, as bits, and the layer's number.
        self.fight_known: list[int] = []
        self.fight_layer: list[int] = []
        self.story_decks: list[list[int]] = []
        self.markers: list[list[Seat]] = []  # on the open story of each deck
        self.cattle_supply: dict[str, list[str]] = {}
        self.legend_bag: list[int] = []
        self.bandits: int = 0  # spaces with a bandit, as bits
        self.sheriff: int = self.land.sheriff_office
        self.caches: list[tuple[int, int]] = []  # space, number of the story
        self.black: Black | None = None
        self.parts: dict[str, System] = {}  # what expansions lay on the table, by name

    def copy_middle(self, twin: MiddleState) -> None:
        twin.deck = self.deck.copy()
        twin.pile = self.pile.copy()
        twin.fight_deck = self.fight_deck.copy()
        twin.fight_known = self.fight_known.copy()
        twin.fight_layer = self.fight_layer.copy()
        twin.story_decks = [deck.copy() for deck in self.story_decks]
        twin.markers = [markers.copy() for markers in self.markers]
        twin.cattle_supply = {colour: supply.copy() for colour, supply in self.cattle_supply.items()}
        twin.legend_bag = self.legend_bag.copy()
        twin.bandits = self.bandits
        twin.sheriff = self.sheriff
        twin.caches = self.caches.copy()
        twin.black = None if self.black is None else self.black.copy()
        if self.parts:
            twin.parts = {name: part.copy() for name, part in self.parts.items()}

    def canonical_middle(self) -> list[object]:
        # A table without expansions is sealed as it was before there were any.
        parts = [[name, part.canonical()] for name, part in self.parts.items()]
        return [
            [self.deck, self.pile, self.fight_deck, self.fight_known, self.fight_layer],
            [self.story_decks, self.markers, sorted(self.cattle_supply.items()), self.legend_bag],
            [self.bandits, self.sheriff, [list(cache) for cache in self.caches]],
            None if self.black is None else self.black.canonical(),
            *([parts] if parts else []),
        ]
