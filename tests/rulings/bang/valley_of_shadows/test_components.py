"""What the Valley of Shadows brings (BANG-611, BANG-612)."""

from collections import Counter

import pytest

from sagebrush import Match
from sagebrush.core.errors import BadConfig
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.library import CARDS, HOMES, cast_for
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling

#: The 16 cards: border and signs.
DECK = {
    "ghost": ("blue", "9S 10S"),
    "lemat": ("blue", "4D"),
    "rattlesnake": ("blue", "7H"),
    "shotgun": ("blue", "KS"),
    "bounty": ("blue", "9C"),
    "bandidos": ("brown", "QD"),
    "escape": ("brown", "3H"),
    "aim": ("brown", "6C"),
    "poker": ("brown", "JH"),
    "backfire": ("brown", "QC"),
    "saved": ("brown", "5H"),
    "fanning": ("brown", "2S"),
    "tomahawk": ("brown", "AD"),
    "tornado": ("brown", "AC"),
    "last_call": ("brown", "8D"),
}
#: The 8 characters and their bullets.
BULLETS = {
    "henry_block": 4,
    "colorado_bill": 4,
    "evelyn_shebang": 4,
    "lemonade_jim": 4,
    "mick_defender": 4,
    "black_flower": 4,
    "spot_burst_ringer": 4,
    "tuco_franziskaner": 5,
}

NEW = [card for card in CARDS if card.expansion == "valley_of_shadows"]


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


@ruling("BANG-611")
def test_sixteen_cards() -> None:
    """16 playing cards, each with its border and signs; four of each suit."""
    assert len(NEW) == 16
    found: dict[str, tuple[str, list[str]]] = {}
    for card in NEW:
        found.setdefault(card.name, (card.border, []))[1].append(card.id.split(":")[1])
    assert found == {name: (border, signs.split()) for name, (border, signs) in DECK.items()}
    assert Counter(card.suit for card in NEW) == {"spades": 4, "hearts": 4, "diamonds": 4, "clubs": 4}


@ruling("BANG-611")
def test_five_characters_and_three_more() -> None:
    """Eight characters with their bullets, the three bonus cards among them."""
    assert {name: CAST[name].life for name, home in HOMES.items() if home == "valley_of_shadows"} == BULLETS


@ruling("BANG-612")
@pytest.mark.parametrize(("expansions", "cards"), [((), 80), (("valley_of_shadows",), 96)])
def test_its_cards_join_those_of_the_base_game(expansions: tuple[str, ...], cards: int) -> None:
    """The deck of 80 cards becomes one of 96, with eight characters more; without the expansion nothing is added."""
    table = laid(Match.new("bang", players=5, expansions=expansions, seed=3))
    assert len(table.deck) + sum(len(hand) for hand in table.hands) == cards
    assert {card.expansion for card in table.deck} == {"base", *expansions}
    assert len(table.box) + table.players == len(cast_for(expansions))
    assert [trait.id for trait in table.rules] == (["escape", "ghost", "saved"] if expansions else [])


@ruling("BANG-612")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_four_to_seven_players(players: int) -> None:
    assert laid(Match.new("bang", players=players, expansions=["valley_of_shadows"])).players == players


@ruling("BANG-612")
def test_its_characters_need_it() -> None:
    """Nobody can be Henry Block in a game without the Valley of Shadows."""
    with pytest.raises(BadConfig, match="needs the expansion valley_of_shadows"):
        Match.new("bang", players=4, characters="henry_block")
