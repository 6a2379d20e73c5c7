"""Random games of BANG! of every size, with the variants."""

import pytest

from sagebrush import Match
from sagebrush.core.config import Config, Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import deck_for
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import Invariant, fuzz

VARIANTS: list[dict[str, Value]] = [
    {},
    {"two_characters": True},
    {"stick_of_dynamite": True},
    {"no_book_cards": True},
    {"two_characters": True, "stick_of_dynamite": True},
]


def everything_in_its_place(config: Config) -> Invariant:
    """Each card of the game is in exactly one place, and nobody has more than he may."""
    book = GAME.info.value(config, "no_book_cards")
    cards = sorted(card.id for card in deck_for(config.expansions) if not (book and card.rule.book))

    def check(table: BangTable) -> None:
        places: list[list[Card]] = [table.deck, table.pile, table.middle, *table.hands, *table.fronts]
        assert sorted(card.id for place in places for card in place if not card.rule.never_in_hand) == cards
        assert not any(card.rule.never_in_hand for hand in table.hands for card in hand)
        assert table.living == [seat for seat in table.order if table.here[seat]]
        assert [table.order[place] for place in table.places] == list(range(table.players))
        for seat in range(table.players):
            names = [card.name for card in table.fronts[seat]]
            assert len(set(names)) == len(names), "two cards of one name in play"
            assert sum(card.rule.range > 0 for card in table.fronts[seat]) <= 1, "two weapons"
            assert all(card.border != "brown" for card in table.fronts[seat])
            assert table.life[seat] <= table.max_life[seat]
            assert all(table.known[card.index] >> seat & 1 for card in table.hands[seat]), "one knows one's own hand"
        assert table.stick < 0 or not any(card.name == "dynamite" for hand in table.hands for card in hand)

    return check


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_base_games(players: int, options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, options=options)
    for seed in range(1 if options else 3):
        fuzz(GAME, config, Chance(seed).spawn().seed, everything_in_its_place(config))


def test_a_copy_hears_what_lies_on_its_own_table_alone() -> None:
    """A card laid down after a copy was made has no voice in the copy, nor the other way round."""
    expansions = [expansion.name for expansion in GAME.info.expansions]
    table = Match.new("bang", players=5, seed=3, expansions=expansions).table
    assert isinstance(table, BangTable)
    cards = [card for card in table.deck if card.rule.trait.public_steps]
    speaking = [card for card in cards if card.rule.trait not in table.rules]
    assert speaking
    for card in speaking:
        twin = table.copy()
        twin.middle.append(card)
        twin.place_card(twin.active, card, twin.active)
        for step in card.rule.trait.public_steps:
            heard = twin.heard(step)
            assert card.rule.trait in [trait for _, trait in heard]
            assert card.rule.trait not in [trait for _, trait in table.heard(step)]
            assert twin.heard(step) == heard
