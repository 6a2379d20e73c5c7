"""The rulebook's worked example of a turn, with its exact numbers."""

from tests.ruling import ruling
from tests.rulings.dice.bench import DiceScenario


@ruling("DICE-058", "DICE-059", "DICE-060", "DICE-061", "DICE-062", "DICE-063", "DICE-064", "DICE-065")
def test_the_sheriffs_turn(table: DiceScenario) -> None:
    """Ann has 6 life points and 1 arrow, one is in the supply; her two arrows bring the Indians in between."""
    table.seats(
        supply=1,
        Ann={"role": "sheriff", "life": 6, "arrows": 1},
        Bob={"life": 8, "arrows": 2},
        Cat={"life": 8},
        Dan={"life": 8, "arrows": 3},
        Eve={"life": 8},
    )
    # The two arrows that are nowhere else lie with Eve, who loses two life points as well.
    table.turn("Ann", rolls=["arrow", "arrow", "dynamite", "bullseye_1", "beer"])
    table.has_life(Ann=4, Bob=6, Cat=8, Dan=5, Eve=6)
    table.has_arrows(Ann=1, supply=8)

    assert all(2 not in dice for dice in table.offered() if isinstance(dice, tuple)), "the dynamite stays"
    table.rerolls("arrow", "arrow", "beer", into=["gatling", "gatling", "beer"])
    table.rerolls("bullseye_1", "beer", into=["bullseye_2", "gatling"])
    assert sorted(table.table.dice) == ["bullseye_2", "dynamite", "gatling", "gatling", "gatling"]

    table.shoots("Cat", offered={"Cat", "Dan"})
    table.has_life(Ann=4, Bob=5, Cat=6, Dan=4, Eve=5)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Bob")
