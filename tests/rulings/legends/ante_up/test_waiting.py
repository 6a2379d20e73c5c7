"""Renegades and claim jumpers: fights where they wait."""

import pytest

from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario


@ruling("LEG-472", "LEG-474", "LEG-475", "LEG-477", "LEG-502")
def test_a_renegade_is_fought_at_once(table: AnteUpScenario) -> None:
    """Ann rides up to the Road Agent, for whom Cat, to her right, draws 2 cards. Her queen wins $40; he is gone."""
    table.seats(Ann={"at": "V1", "hand": ["QS"]}, Bob={}, Cat={})
    table.waits("renegade", "V2", "road_agent")
    table.fight_deck_top("5", "8")
    table.turn("Ann")
    table.does(("move", "V2"))
    table.asked("Cat", kind="lay_card", options=["5", "8"]).answers("8")
    table.has("Ann", money=40, wounds=1, mp=0, lp=0)
    assert not table.waiting.tokens
    assert table.table.actions == 2, "the fight costs no action"
    table.is_quiet()


@ruling("LEG-473", "LEG-475", "LEG-477")
def test_a_claim_jumper(table: AnteUpScenario) -> None:
    """The Squatter at the Spike's View mine brings a nugget and 1 LP."""
    table.seats(Ann={"at": "V9", "hand": ["QS"]}, Bob={}, Cat={})
    mine = table.laid.land.spaces[table.laid.land.locations["spikes_view_mine"].spaces.bit_length() - 1]
    table.waits("claim_jumper", mine, "squatter")
    table.fight_deck_top("5", "8")
    table.turn("Ann")
    table.does(("move", mine))
    table.asked("Cat", kind="lay_card").answers("8")
    table.has("Ann", nuggets=1, lp=1, at=mine)
    assert not table.waiting.tokens


@ruling("LEG-476", "LEG-477", "LEG-502")
def test_losing_to_a_renegade(table: AnteUpScenario) -> None:
    """A tie is the renegade's: a wound and a card, and still he is gone."""
    table.seats(Ann={"at": "V1", "hand": ["QS"]}, Bob={}, Cat={})
    table.waits("renegade", "V2", "fence_cutter")
    table.fight_deck_top("Q")
    table.turn("Ann")
    table.does(("move", "V2"))
    # The queen's own text gives Ann a card, too.
    table.has("Ann", money=0, wounds=1, cards=2)
    assert not table.waiting.tokens


@ruling("LEG-X56", "LEG-X38", "LEG-472")
def test_whoever_comes_back_to_a_renegade_fights_him(table: AnteUpScenario) -> None:
    """An event has put him where Ann stands: nothing comes of it until she enters the space again, out and back."""
    table.seats(Ann={"at": "V2", "hand": ["QS", "2S"]}, Bob={}, Cat={})
    table.waits("renegade", "V2", "road_agent")
    table.fight_deck_top("5", "8")
    table.turn("Ann")
    table.is_quiet()
    table.does(("move", "V2", "back"))
    table.asked("Ann", kind="lay_card").answers("QS")
    table.asked("Cat", kind="lay_card").answers("5")
    table.asked("Ann", kind="may_react").answers("pass")
    table.has("Ann", at="V2", money=40)
    assert not table.waiting.tokens
    table.may_not(("react", "2S"))


@ruling("LEG-539", "LEG-088")
def test_a_renegade_ends_the_move(table: AnteUpScenario) -> None:
    """Nobody rides past him, and nothing follows the Move action that met him."""
    table.seats(Ann={"at": "B1", "mounts": ["mustang"], "hand": ["2S"]}, Bob={}, Cat={})
    table.waits("renegade", "B2", "fence_cutter")
    table.fight_deck_top("8")
    table.turn("Ann")
    assert table.targets() == {"B2", "S8"}
    table.does(("move", "B2"))
    table.is_quiet()
    assert not table.table.windows
    assert not table.sort("react")


@ruling("LEG-X38")
def test_a_token_placed_where_a_figure_stands(table: AnteUpScenario) -> None:
    """The event puts a renegade into Ann's space: no fight, and she leaves as she likes. Bob who comes has to fight."""
    table.seats(Ann={"at": "V2", "lp": 4, "money": 30}, Bob={"at": "V1"}, Cat={})
    table.waiting.place(table.laid, "renegade", table.laid.land.space["V2"])
    table.turn("Ann")
    assert len(table.targets()) > 1
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.does(("move", "V2"))
    table.has("Bob", wounds=1)
    table.has("Ann", wounds=0)


@ruling("LEG-X46")
@pytest.mark.parametrize("kind", ["renegade", "high_roller"])
def test_no_second_token_on_a_space(table: AnteUpScenario, kind: str) -> None:
    table.seats(Ann={}, Bob={})
    table.waits("renegade", "V2", "fence_cutter")
    before = len(table.waiting.supply[kind])
    table.waiting.place(table.laid, kind, table.laid.land.space["V2"])
    assert (len(table.waiting.tokens), len(table.waiting.supply[kind])) == (1, before)


@ruling("LEG-X46")
def test_an_empty_supply_places_nothing(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={})
    table.waiting.supply["renegade"] = []
    table.waiting.place(table.laid, "renegade", table.laid.land.space["V2"])
    assert not table.waiting.tokens


def test_everybody_sees_who_waits(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={})
    table.waits("renegade", "V2", "fence_cutter")
    table.turn("Ann")
    view = table.view(None).parts["waiting"]
    assert [(token.foe, token.token, token.space) for token in view.tokens] == [("renegade", "fence_cutter", "V2")]
    assert view.left == {"renegade": 8, "claim_jumper": 3, "high_roller": 3}
