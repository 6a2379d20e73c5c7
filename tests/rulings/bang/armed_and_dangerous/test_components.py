"""What Armed & Dangerous brings (BANG-407, BANG-408, BANG-410, BANG-439)."""

from collections import Counter

import pytest

from sagebrush import Match
from sagebrush.core.errors import BadConfig
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import loads_of
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.library import CARDS, HOMES, cast_for
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import ARMED

#: The 28 cards: border, signs, and what using or strengthening them costs.
DECK = {
    "bang": ("brown", "6H 2C 2D 3D", 0),
    "cat_balou": ("brown", "3H", 0),
    "missed": ("brown", "KS", 0),
    "caravan": ("brown", "2S", 2),
    "a_little_nip": ("brown", "5H", 3),
    "quick_shot": ("brown", "3S", 1),
    "flintlock": ("brown", "AS", 2),
    "arrow": ("brown", "5D", 1),
    "duck": ("brown", "3D", 2),
    "reloading": ("brown", "4D", 0),
    "rust": ("brown", "9S", 0),
    "squaw": ("brown", "3D", 2),
    "ace_up_the_sleeve": ("orange", "AH", 2),
    "bandolier": ("orange", "2H", 1),
    "whip": ("orange", "5C", 3),
    "beer_keg": ("orange", "4H", 3),
    "crate": ("orange", "3H", 2),
    "bell_tower": ("orange", "7C", 1),
    "bomb": ("orange", "7D", 0),
    "lockpick": ("orange", "2C", 3),
    "tumbleweed": ("orange", "4C", 1),
    "big_fifty": ("orange", "QS", 1),
    "buntline_special": ("orange", "JS", 1),
    "double_barrel": ("orange", "6C", 1),
    "thunderer": ("orange", "3C", 1),
}
WEAPONS = {"big_fifty": 6, "buntline_special": 2, "double_barrel": 1, "thunderer": 3}
#: The 8 characters and their bullets.
BULLETS = {
    "al_preacher": 4,
    "bass_greeves": 4,
    "bloody_mary": 4,
    "frankie_canton": 4,
    "julie_cutter": 4,
    "mexicali_kid": 4,
    "ms_abigail": 4,
    "red_ringo": 5,
}

NEW = [card for card in CARDS if card.expansion == "armed_and_dangerous"]


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


@ruling("BANG-407")
def test_twenty_eight_cards() -> None:
    """6 brown cards of the base game, 9 new ones, 9 pieces of equipment and 4 weapons; seven of each suit."""
    assert len(NEW) == 28
    found: dict[str, tuple[str, list[str], int]] = {}
    for card in NEW:
        found.setdefault(card.name, (card.border, [], card.rule.cost))[1].append(card.id.split(":")[1])
    assert found == {name: (border, signs.split(), cost) for name, (border, signs, cost) in DECK.items()}
    assert Counter(card.suit for card in NEW) == {"spades": 7, "hearts": 7, "diamonds": 7, "clubs": 7}
    orange = [card for card in NEW if card.border == "orange"]
    assert {card.name: card.rule.range for card in orange if card.rule.range} == WEAPONS
    assert len(orange) == 13


@ruling("BANG-407")
def test_eight_characters() -> None:
    assert {name: CAST[name].life for name, home in HOMES.items() if home == "armed_and_dangerous"} == BULLETS


@ruling("BANG-407", "BANG-409")
def test_thirty_two_loads() -> None:
    """All of them are in the supply, but for the four on Red Ringo."""
    table = laid(Match.new("bang", players=4, expansions=ARMED, characters="red_ringo,julie_cutter,al_preacher"))
    assert loads_of(table).characters == [4, 0, 0, 0]
    assert loads_of(table).supply == 28
    assert loads_of(table).cards == {}


@ruling("BANG-408")
@pytest.mark.parametrize(("expansions", "cards"), [([], 80), (ARMED, 108)])
def test_its_cards_join_those_of_the_base_game(expansions: list[str], cards: int) -> None:
    """The deck of 80 cards becomes one of 108, with eight characters more; without the expansion nothing is added."""
    table = laid(Match.new("bang", players=5, expansions=expansions, seed=3))
    assert len(table.deck) + sum(len(hand) for hand in table.hands) == cards
    assert {card.expansion for card in table.deck} == {"base", *expansions}
    assert len(table.box) + table.players == len(cast_for(tuple(expansions)))
    assert [trait.id for trait in table.rules] == (["loading"] if expansions else [])
    assert list(table.parts) == (["loads"] if expansions else [])


@ruling("BANG-410")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_four_to_seven_players(players: int) -> None:
    assert laid(Match.new("bang", players=players, expansions=ARMED)).players == players


@ruling("BANG-408")
def test_its_characters_need_it() -> None:
    with pytest.raises(BadConfig, match="needs the expansion armed_and_dangerous"):
        Match.new("bang", players=4, characters="red_ringo")


@ruling("BANG-439")
@pytest.mark.parametrize("name", ["bang", "cat_balou", "missed"])
def test_copies_of_base_cards_are_the_same_cards(name: str) -> None:
    """The same rule stands behind a card of either box."""
    assert {id(card.rule) for card in CARDS if card.name == name} == {id(BOOK[name])}
