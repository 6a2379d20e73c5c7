"""What Gold Rush brings (BANG-317 to BANG-321, BANG-323)."""

from collections import Counter

import pytest

from sagebrush import Match, Seat
from sagebrush.core.errors import BadConfig
from sagebrush.games.bang.expansions.gold_rush.equipment import EQUIPMENT, whole_deck
from sagebrush.games.bang.expansions.gold_rush.gold import Gold
from sagebrush.games.bang.expansions.gold_rush.gold_view import EquipmentView, GoldView
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.library import CARDS, HOMES
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import GOLD, equip, gold, nuggets, shop

#: Border, cost and copies of the 24 cards.
DECK = {
    "shot": ("brown", 1, 3),
    "bottle": ("brown", 2, 3),
    "pardner": ("brown", 2, 3),
    "rhum": ("brown", 3, 2),
    "union_pacific": ("brown", 4, 1),
    "gold_rush": ("brown", 5, 1),
    "horseshoe": ("black", 2, 1),
    "gun_belt": ("black", 2, 1),
    "wanted": ("black", 2, 3),
    "calumet": ("black", 3, 1),
    "gold_pan": ("black", 3, 1),
    "boots": ("black", 3, 1),
    "lucky_charm": ("black", 3, 1),
    "rucksack": ("black", 3, 1),
    "pickaxe": ("black", 4, 1),
}
CHARACTERS = {
    "don_bell",
    "dutch_will",
    "jacky_murieta",
    "josh_mccloud",
    "madam_yto",
    "pretty_luzena",
    "raddie_snake",
    "simeon_picos",
}


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


def gold_at(match: Match) -> Gold:
    part = laid(match).parts["gold"]
    assert isinstance(part, Gold)
    return part


@ruling("BANG-317")
def test_twenty_four_pieces_and_eight_characters() -> None:
    assert {name: (row.border, row.cost, row.copies) for name, row in EQUIPMENT.items()} == DECK
    assert len(whole_deck()) == 24
    assert {name: CAST[name].life for name, home in HOMES.items() if home == "gold_rush"} == dict.fromkeys(
        CHARACTERS, 4
    )


@ruling("BANG-318")
def test_everything_else_stays_as_it_is() -> None:
    """No playing card is added, hands are dealt as ever, and a character needs the expansion."""
    match = Match.new("bang", players=5, expansions=GOLD, seed=3)
    assert not [card for card in CARDS if card.expansion == "gold_rush"]
    assert len(laid(match).deck) + sum(len(hand) for hand in laid(match).hands) == 80
    assert [trait.id for trait in laid(match).rules] == ["trading"]
    with pytest.raises(BadConfig, match="needs the expansion gold_rush"):
        Match.new("bang", players=4, characters="don_bell")


@ruling("BANG-319", "BANG-320", "BANG-321")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_deck_of_their_own_and_an_offer_of_three(seed: int) -> None:
    """Three pieces are for sale, 21 are hidden, all 30 nuggets are in the supply; another game has another order."""
    part = gold_at(Match.new("bang", players=5, expansions=GOLD, seed=seed))
    assert Counter(part.deck + part.offer) == Counter(whole_deck())
    assert (len(part.offer), len(part.deck), part.discarded) == (3, 21, [])
    assert (part.supply, part.purses, part.owned) == (30, [0] * 5, [()] * 5)
    other = gold_at(Match.new("bang", players=5, expansions=GOLD, seed=seed + 2))
    assert part.deck != other.deck


@ruling("BANG-323")
def test_everybody_sees_nuggets_and_equipment(table: BangScenario) -> None:
    """Purses, supply, the offer with its prices and what lies in front of everybody; not the deck."""
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=2, Cat=5)
    shop(table, "Shot", "Bottle", "Pickaxe")
    equip(table, Bob=["Boots"])
    gold(table).discarded = ["rhum"]
    gold(table).deck.remove("rhum")
    table.turn("Ann")
    for seat in (None, *map(Seat, range(4))):
        seen = table.match.view(seat).parts["gold"]  # type: ignore[attr-defined]
        assert isinstance(seen, GoldView)
        assert (seen.nuggets, seen.supply, seen.laid) == ((2, 0, 5, 0), 23, ())
        assert [(piece.equipment, piece.border, piece.cost) for piece in seen.offer] == [
            ("shot", "brown", 1),
            ("bottle", "brown", 2),
            ("pickaxe", "black", 4),
        ]
        assert (seen.deck, seen.discarded) == (19, ("rhum",))
        assert seen.equipment == ((), (EquipmentView("boots", "black", 3, 4),), (), ())
    table.is_quiet()


def test_a_table_without_gold_has_none_of_it() -> None:
    match = Match.new("bang", players=5, seed=3)
    assert (laid(match).parts, laid(match).rules) == ({}, [])
