"""Shadow gunslingers and what else brings the dead back, or is paid in gold (BANG-747, BANG-351, BANG-360 to 362)."""

import pytest

from sagebrush import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.shadow_gunslingers.veil import discard_all, is_shadow, pass_turns, role, with_shadows

# -------------------------------------------------------------------- gold


def gold_rush(table: BangScenario, **purses: int) -> None:
    from tests.rulings.bang.gold_rush.claim import DEAR, nuggets, shop

    nuggets(table, **purses)
    shop(table, *DEAR)


@needs("gold_rush")
@ruling("BANG-351", "BANG-349")
def test_a_shadow_keeps_his_nuggets(table: BangScenario) -> None:
    """Bob is killed: his Boots go, his three nuggets stay his."""
    from tests.rulings.bang.gold_rush.claim import equip, has_equipment, has_nuggets

    table.seats(also=["gold_rush"], Ann={"hand": ["BANG!"]}, Bob={"role": "renegade", "life": 1}, Cat={}, Dan={})
    gold_rush(table, Bob=3)
    equip(table, Bob=["Boots"])
    with_shadows(table)
    table.turn("Ann").plays("BANG!", on="Bob")
    has_nuggets(table, Ann=1, Bob=3)
    has_equipment(table, Bob=[])
    table.is_quiet()


@needs("gold_rush")
@ruling("BANG-360", "BANG-361", "BANG-362", "BANG-355")
def test_a_shadow_earns_spends_and_keeps_gold(table: BangScenario) -> None:
    """He takes a nugget for a life, buys a Pickaxe, has Cat discard Boots; the Pickaxe goes with him, gold stays."""
    from tests.rulings.bang.gold_rush.claim import buys, choose, equip, has_equipment, has_nuggets, under_deck

    table.seats(
        also=["gold_rush"],
        deck_top=["BANG!", "Scope"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={},
        Dan={},
    )
    gold_rush(table, Bob=9)
    equip(table, Cat=["Boots"])
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Scope").plays("BANG!", on="Ann")
    has_nuggets(table, Bob=10)
    buys(table, "Pickaxe", 4)
    choose(table, "force_out", "cat", "boots", 4)
    has_equipment(table, Bob=["Pickaxe"], Cat=[])
    table.ends_turn()
    has_equipment(table, Bob=[])
    has_nuggets(table, Bob=2)
    assert under_deck(table) == ["boots", "pickaxe"]
    table.is_quiet("Cat")


@needs("gold_rush")
@ruling("BANG-361", "BANG-384")
def test_abilities_of_shadows_cost_as_usual(table: BangScenario) -> None:
    """Jacky Murieta's shadow pays two nuggets for a shot; Don Bell's makes no check at the end of his turn."""
    from tests.rulings.bang.gold_rush.claim import has_nuggets

    table.seats(
        deck_top=["Scope", "Mustang", "Barrel", "Remington", "KH"],
        Ann={},
        Bob={"role": "outlaw", "dead": True, "character": "Jacky Murieta"},
        Cat={"role": "outlaw", "dead": True, "character": "Don Bell"},
        Dan={},
    )
    gold_rush(table, Bob=2)
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Scope").plays("Mustang").uses("jacky_murieta", on="Dan")
    has_nuggets(table, Bob=1)
    table.ends_turn()
    table.plays("Barrel").plays("Remington").ends_turn()
    assert not table.events("check_made")
    table.is_quiet("Dan")


@needs("gold_rush")
@ruling("BANG-X135")
def test_the_gold_rush_brings_a_shadow_back_at_once(table: BangScenario) -> None:
    """It gives him no life, but another turn: he leaves what he has and is back for it."""
    from tests.rulings.bang.gold_rush.claim import buys

    table.seats(also=["gold_rush"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    gold_rush(table, Bob=5)
    with_shadows(table)
    table.turn("Ann").ends_turn()
    buys(table, "Gold Rush", 5)
    discard_all(table, "Bob")
    assert (table.active, table.table.extra_turn, is_shadow(table, "Bob")) == ("Bob", True, True)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_cards(Bob=2)
    assert len(table.events("player_left")) == 1
    table.is_quiet("Bob")


# -------------------------------------------------------------------- Ghost Town, Dead Man, Bone Orchard, Ghost


@needs("high_noon")
@ruling("BANG-747")
def test_ghost_town_comes_first(table: BangScenario) -> None:
    """Bob draws three cards and goes as a ghost, of which Vulture Sam profits; when it is covered he is a shadow."""
    from tests.rulings.bang.rounds import under

    table.seats(
        also=["high_noon"],
        deck_top=["Scope", "Mustang", "Barrel"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={"character": "Vulture Sam"},
        Dan={},
    )
    under(table, "Ghost Town", coming=["Shootout"])
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert table.table.ghosts[1] == "ghost_town"
    table.plays("Scope").plays("Mustang").plays("Barrel").ends_turn()
    table.has_cards(Cat=5)
    pass_turns(table, "Cat", "Dan", "Ann")
    assert is_shadow(table, "Bob")
    table.has_cards(Bob=2)
    table.is_quiet("Bob")


@needs("fistful_of_cards")
@ruling("BANG-747")
def test_a_dead_man_is_no_shadow_any_more(table: BangScenario) -> None:
    """Bob, who was a Shadow Outlaw, comes back with two lives and is the Renegade again; Cat stays a shadow."""
    from tests.rulings.bang.rounds import under

    table.seats(
        also=["fistful_of_cards"],
        Ann={"role": "sheriff"},
        Bob={"role": "renegade", "dead": True},
        Cat={"role": "outlaw", "dead": True},
        Dan={},
    )
    under(table, "Ambush", coming=["Dead Man"])
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert role(table, "Bob") == "shadow_outlaw"
    pass_turns(table, "Bob", "Cat", "Dan", "Ann")
    assert (role(table, "Bob"), table.table.life[1], is_shadow(table, "Bob")) == ("renegade", 2, False)
    table.has_cards(Bob=4)
    pass_turns(table, "Bob")
    assert table.table.alive(Seat(1))
    assert is_shadow(table, "Cat")


@needs("wild_west_show")
@ruling("BANG-747", "BANG-X134")
def test_a_bone_orchard_deals_the_renegades_card(table: BangScenario) -> None:
    """Bob, a Shadow Outlaw, and Cat are out: Bob comes back with a life and one of their two cards, face down.

    Cat has the other one; when the orchard is covered she is a shadow, and everybody sees her card.
    """
    from sagebrush.games.bang.event_deck import EVENTS
    from sagebrush.games.bang.expansions.wild_west_show.show import Show

    table.seats(
        also=["wild_west_show"],
        Ann={"role": "sheriff"},
        Bob={"role": "renegade", "dead": True},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "outlaw"},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert role(table, "Bob") == "shadow_outlaw"
    pass_turns(table, "Bob", "Cat", "Dan")
    table.table.parts["show"] = Show(["wild_west_show"], [], "bone_orchard", open_top=False)
    table.table.put_in_force("show", None, EVENTS["bone_orchard"])
    table.ends_turn()
    assert table.table.life[1] == 1
    assert {role(table, "Bob"), role(table, "Cat")} == {"renegade", "outlaw"}
    assert not table.table.shown[2]
    table.table.rules.remove(EVENTS["bone_orchard"])
    table.table.changed()
    pass_turns(table, "Bob")
    assert is_shadow(table, "Cat")
    assert table.table.shown[2]


@needs("valley_of_shadows")
@ruling("BANG-X131")
def test_a_ghost_is_no_shadow(table: BangScenario) -> None:
    """With a Ghost before him Bob is in play all the time and keeps what he plays; without it he is a shadow again."""
    table.seats(
        deck_top=["Barrel", "Scope"],
        pile=["Escape", "Saved!"],
        Ann={"hand": ["Ghost", "Cat Balou"]},
        Bob={"role": "outlaw", "dead": True},
        Cat={},
        Dan={},
    )
    with_shadows(table)
    table.turn("Ann").plays("Ghost", on="Bob", offered={"Bob"})
    assert table.table.ghosts[1] == "ghost"
    table.ends_turn()
    table.plays("Barrel").plays("Scope").ends_turn()
    table.has_in_play(Bob=["Ghost", "Barrel", "Scope"])
    assert table.table.alive(Seat(1))
    table.is_quiet("Cat")


@needs("valley_of_shadows")
@ruling("BANG-X231", "BANG-363")
@pytest.mark.parametrize(("outlaw_out", "side"), [(False, "shadow_deputy"), (True, "shadow_outlaw")])
def test_a_shadow_renegade_back_by_a_ghost_turns_his_card(table: BangScenario, outlaw_out: bool, side: str) -> None:  # noqa: FBT001
    """Bob was on the other side when a Ghost brought him back: he counts anew at the start of his turn."""
    table.seats(
        Ann={"role": "sheriff"},
        Bob={"role": "renegade", "play": ["Ghost"], "life": 0},
        Cat={"role": "outlaw", "dead": outlaw_out},
        Dan={},
        Eve={"role": "outlaw"},
        pile=["Escape", "Saved!"],
    )
    with_shadows(table)
    table.laid.ghosts[1], table.laid.shown[1] = "ghost", True
    table.laid.roles[1] = "shadow_outlaw" if side == "shadow_deputy" else "shadow_deputy"
    table.laid.changed()
    table.turn("Ann").ends_turn()
    assert (role(table, "Bob"), table.table.ghosts[1]) == (side, "ghost")
    table.is_quiet("Bob")


@needs("fistful_of_cards")
@ruling("BANG-X135")
@pytest.mark.parametrize(("card", "active"), [("KH", "Bob"), ("KS", "Cat")])
def test_a_vendetta_for_a_shadow(table: BangScenario, card: str, active: str) -> None:
    """Hearts at the end of his turn bring him back at once."""
    from tests.rulings.bang.rounds import under

    table.seats(
        also=["fistful_of_cards"],
        deck_top=["4S", "Scope", "Barrel", card],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={},
        Dan={},
    )
    under(table, "Vendetta")
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Scope").plays("Barrel").ends_turn()
    assert table.active == active
    table.has_in_play(Bob=[])
    table.is_quiet(active)


@needs("wild_west_show")
@ruling("BANG-X136")
def test_the_last_one_in_play_may_be_a_shadow(table: BangScenario) -> None:
    """In the Wild West Show the last one in play wins: Bob's Gatling leaves nobody else."""
    from sagebrush.games.bang.event_deck import EVENTS

    table.seats(
        also=["wild_west_show"],
        deck_top=["Gatling", "Scope"],
        Ann={"life": 1},
        Bob={"role": "outlaw", "dead": True},
        Cat={"life": 1},
        Dan={"dead": True},
    )
    table.laid.rules.append(EVENTS["wild_west_show"])
    table.laid.survivors = True
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Gatling")
    table.is_over(outcome="last_one", winners={"Bob"})
