"""The characters of Gold Rush (BANG-375 to BANG-389)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import (
    DEAR,
    buys,
    choose,
    equip,
    gold,
    has_equipment,
    has_nuggets,
    may,
    nuggets,
    shop,
    under_deck,
)
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

# -------------------------------------------------------------------- Don Bell


@ruling("BANG-383")
def test_don_bell_has_another_turn_on_red_and_no_third_one(table: BangScenario) -> None:
    """Hearts at the end of his turn; at the end of the other one he does not check again."""
    table.seats(deck_top=["KH", "Beer", "Beer"], Ann={"character": "Don Bell"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").ends_turn()
    assert (table.active, table.table.extra_turn) == ("Ann", True)
    table.ends_turn()
    assert len(table.events("check_made")) == 1
    table.is_quiet("Bob")


@ruling("BANG-383")
@pytest.mark.parametrize(("card", "again"), [("KD", True), ("KS", False), ("KC", False)])
def test_only_hearts_and_diamonds_are_red(table: BangScenario, card: str, *, again: bool) -> None:
    table.seats(deck_top=[card], Ann={"character": "Don Bell"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").ends_turn()
    table.is_quiet("Ann" if again else "Bob")


@ruling("BANG-385")
def test_don_bell_lost_in_jail(table: BangScenario) -> None:
    """A turn lost to Jail has no end to check at."""
    table.seats(
        deck_top=["4S", "KH"], Ann={}, Bob={"character": "Don Bell", "play": ["Jail"], "role": "outlaw"}, Cat={}, Dan={}
    )
    table.turn("Bob", phase="start")
    assert [event.by for event in table.events("check_made")] == ["jail"]
    table.is_quiet("Cat")


@needs("high_noon")
@ruling("BANG-384")
@pytest.mark.parametrize(("event", "checks"), [("Ghost Town", 0), ("Thirst", 1)])
def test_don_bell_in_ghost_town(table: BangScenario, event: str, checks: int) -> None:
    """While Ghost Town is in force his ability does not work, not even alive."""
    table.seats(also=["high_noon"], deck_top=["KS"], Ann={"character": "Don Bell"}, Bob={}, Cat={}, Dan={})
    under(table, event)
    table.turn("Ann").ends_turn()
    assert len(table.events("check_made")) == checks
    table.is_quiet("Bob")


# -------------------------------------------------------------------- Dutch Will, Jacky Murieta, Josh McCloud


@ruling("BANG-375")
def test_dutch_will_discards_one_of_the_cards_just_drawn(table: BangScenario) -> None:
    """He may choose between the two, not among the rest of his hand, and takes a nugget."""
    table.seats(deck_top=["Scope", "Duel"], Ann={"character": "Dutch Will", "hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="start").asked("Ann", kind="pay_card", options=["Scope", "Duel"]).answers("Scope")
    table.has_hand(Ann=["Beer", "Duel"])
    table.pile_is("Scope")
    has_nuggets(table, Ann=1)
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-375", "BANG-X122")
def test_dutch_will_is_thirsty(table: BangScenario) -> None:
    """Thirst leaves him one card, which he must discard; he takes his nugget all the same."""
    table.seats(also=["high_noon"], deck_top=["Scope"], Ann={"character": "Dutch Will"}, Bob={}, Cat={}, Dan={})
    under(table, "Thirst")
    table.turn("Ann", phase="start")
    table.has_hand(Ann=[])
    has_nuggets(table, Ann=1)
    table.is_quiet()


@ruling("BANG-376", "BANG-377")
def test_jacky_murieta_shoots_as_often_as_he_pays(table: BangScenario) -> None:
    """Two shots for four of his five nuggets, without a BANG! card, and then the BANG! card of the turn."""
    table.seats(Ann={"character": "Jacky Murieta", "hand": ["BANG!"]}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=5)
    shop(table, *DEAR)
    table.turn("Ann").uses("jacky_murieta", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.uses("jacky_murieta", on="Bob")
    table.plays("BANG!", on="Dan")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=3)
    # Three lives taken, four nuggets paid.
    has_nuggets(table, Ann=4)
    assert may(table, "jacky_murieta", "bob")
    table.is_quiet()


@ruling("BANG-376")
def test_jacky_murieta_with_one_nugget(table: BangScenario) -> None:
    table.seats(Ann={"character": "Jacky Murieta"}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=1)
    shop(table, *DEAR)
    table.turn("Ann")
    assert table.offered("Ann") == {"end_turn"}
    table.is_quiet()


@ruling("BANG-378")
def test_josh_mccloud_takes_the_top_card(table: BangScenario) -> None:
    """He does not know it before: black Boots, then a brown Union Pacific."""
    table.seats(deck_top=["Beer", "Scope", "Duel", "Jail"], Ann={"character": "Josh McCloud"}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=4)
    shop(table, "Gold Rush", "Pickaxe", "Calumet", coming=["Boots", "Union Pacific"])
    table.turn("Ann").uses("josh_mccloud")
    has_equipment(table, Ann=["Boots"])
    assert gold(table).offer == ["gold_rush", "pickaxe", "calumet"]
    table.uses("josh_mccloud")
    table.has_cards(Ann=4)
    assert under_deck(table) == ["union_pacific"]
    has_nuggets(table, Ann=0)
    table.is_quiet()


@ruling("BANG-378")
def test_josh_mccloud_only_in_his_own_turn(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"character": "Josh McCloud"}, Cat={}, Dan={})
    nuggets(table, Bob=9)
    shop(table, *DEAR)
    table.turn("Ann")
    assert table.offered("Ann") == {"end_turn"}
    table.is_quiet()


@ruling("BANG-379", "BANG-X123")
@pytest.mark.parametrize("name", ["Boots", "Wanted"])
def test_josh_mccloud_discards_what_he_has(table: BangScenario, name: str) -> None:
    """A piece that he has already goes under the deck; a Wanted he lays before somebody who has none."""
    table.seats(Ann={"character": "Josh McCloud"}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=2)
    equip(table, Ann=[name])
    part = gold(table)
    if name == "Boots":
        part.deck.append("boots")
    else:
        part.deck.remove("wanted")
        part.deck.append("wanted")
    table.turn("Ann").uses("josh_mccloud")
    if name == "Boots":
        assert under_deck(table) == ["boots"]
    else:
        table.asked("Ann", kind="for_whom", options=["Bob", "Cat", "Dan"]).answers("Bob")
        has_equipment(table, Bob=["Wanted"])
    has_equipment(table, Ann=[name])
    table.is_quiet()


# -------------------------------------------------------------------- Madam Yto


@ruling("BANG-380", "BANG-381")
@pytest.mark.parametrize("drinker", ["Ann", "Bob"])
@pytest.mark.parametrize("for_gold", [True, False])
def test_madam_yto_draws_for_every_beer(table: BangScenario, drinker: str, *, for_gold: bool) -> None:
    """Her own Beer or somebody else's, for a life or for a nugget."""
    table.seats(
        Ann={"character": "Madam Yto", "hand": ["Beer"]}, Bob={"hand": ["Beer"], "role": "outlaw"}, Cat={}, Dan={}
    )
    table.turn(drinker)
    if for_gold:
        choose(table, "play_for_gold", "beer")
    else:
        table.plays("Beer")
    table.has_cards(Ann=1 if drinker == "Ann" else 2, Bob=1 if drinker == "Ann" else 0, Cat=0)
    table.is_quiet()


@ruling("BANG-381")
def test_madam_yto_draws_for_a_beer_against_death(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"life": 1, "hand": ["Beer"]}, Cat={"character": "Madam Yto"}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance").answers("Beer")
    table.has_cards(Bob=0, Cat=1)
    table.is_quiet()


@ruling("BANG-382")
def test_madam_yto_does_not_draw_for_other_drinks(table: BangScenario) -> None:
    """Neither a Saloon nor a Bottle with the effect of a Beer."""
    table.seats(Ann={"life": 2, "hand": ["Saloon"]}, Bob={"character": "Madam Yto"}, Cat={}, Dan={})
    nuggets(table, Ann=2)
    shop(table, "Bottle", "Pickaxe", "Gold Rush")
    table.turn("Ann").plays("Saloon")
    buys(table, "Bottle", 2)
    table.asked("Ann", kind="choose_effect").answers(("as_card", "beer", None))
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.has_cards(Bob=0)
    table.is_quiet()


# -------------------------------------------------------------------- Pretty Luzena


@ruling("BANG-386", "BANG-387")
def test_pretty_luzena_buys_one_piece_cheaper(table: BangScenario) -> None:
    """A Shot costs her nothing, the Boots after it their full price; in her next turn she has the discount again."""
    table.seats(Ann={"character": "Pretty Luzena", "life": 3}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=3)
    shop(table, "Shot", "Boots", "Pickaxe", coming=["Rhum"])
    table.turn("Ann")
    assert may(table, "buy", "Boots", 2)
    assert may(table, "buy", "Pickaxe", 3)
    buys(table, "Shot", 0)
    table.asked("Ann", kind="for_whom").answers("Ann")
    assert not may(table, "buy", "Pickaxe", 3)
    buys(table, "Boots", 3)
    has_nuggets(table, Ann=0)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-386")
def test_pretty_luzena_pays_in_full_to_force_somebody(table: BangScenario) -> None:
    table.seats(Ann={"character": "Pretty Luzena"}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=3)
    equip(table, Bob=["Boots"])
    shop(table, "Gold Rush", "Union Pacific", "Rhum")
    table.turn("Ann")
    assert not may(table, "force_out", "bob", "boots", 3)
    assert may(table, "buy", "Rhum", 2)
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-386", "BANG-X119")
def test_a_hangover_costs_her_the_discount(table: BangScenario) -> None:
    """Hangover mutes characters, not equipment: Ann pays the full price, and her Pickaxe still digs."""
    table.seats(also=["high_noon"], Ann={"character": "Pretty Luzena"}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=3)
    equip(table, Ann=["Pickaxe"])
    shop(table, "Boots", "Gold Rush", "Union Pacific")
    under(table, "Hangover")
    table.turn("Ann", phase="start")
    table.has_cards(Ann=3)
    assert may(table, "buy", "Boots", 3)
    assert not may(table, "buy", "Boots", 2)


# -------------------------------------------------------------------- Raddie Snake, Simeon Picos


@ruling("BANG-389")
def test_raddie_snake_draws_twice(table: BangScenario) -> None:
    """The nuggets lie on him until the turn is over, and only then are in the supply again."""
    table.seats(deck_top=["Beer", "Duel"], Ann={"character": "Raddie Snake"}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=3)
    shop(table, *DEAR)
    table.turn("Ann").uses("raddie_snake").uses("raddie_snake")
    table.has_hand(Ann=["Beer", "Duel"])
    has_nuggets(table, Ann=1)
    assert (gold(table).laid, gold(table).supply) == (["raddie_snake", "raddie_snake"], 27)
    assert not may(table, "raddie_snake")
    table.ends_turn()
    assert (gold(table).laid, gold(table).supply) == ([], 29)
    table.is_quiet("Bob")


@ruling("BANG-389")
def test_raddie_snake_without_a_nugget(table: BangScenario) -> None:
    table.seats(Ann={"character": "Raddie Snake"}, Bob={}, Cat={}, Dan={})
    shop(table, *DEAR)
    table.turn("Ann")
    assert table.offered("Ann") == {"end_turn"}
    table.is_quiet()


@ruling("BANG-389")
def test_nuggets_on_a_dead_raddie_snake(table: BangScenario) -> None:
    """He dies in his own turn: what lay on him goes back to the supply with the rest."""
    table.seats(Ann={}, Bob={"character": "Raddie Snake", "life": 1, "hand": ["Duel"]}, Cat={"hand": ["BANG!"]}, Dan={})
    nuggets(table, Bob=3)
    shop(table, *DEAR)
    table.turn("Bob").uses("raddie_snake")
    table.laid.discard(table.seat("Bob"), table.laid.hands[1][-1], "test", None)
    table.plays("Duel", on="Cat").asked("Cat").answers("BANG!")
    has_nuggets(table, Bob=0)
    assert (gold(table).laid, gold(table).supply) == ([], 30)


@ruling("BANG-388")
def test_simeon_picos_is_paid_by_the_supply(table: BangScenario) -> None:
    """Ann keeps her nugget for the hit; Simeon takes his own for the life lost."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Simeon Picos"}, Cat={}, Dan={})
    nuggets(table, Ann=2)
    table.turn("Ann").plays("BANG!", on="Bob")
    has_nuggets(table, Ann=3, Bob=1)
    table.is_quiet()


@ruling("BANG-388", "BANG-X118")
@pytest.mark.parametrize(("life", "gained"), [(4, 3), (2, 1), (1, 0)])
def test_simeon_picos_and_a_dynamite(table: BangScenario, life: int, gained: int) -> None:
    """Three lives are three nuggets; the last one counts for nothing, even if Beers give it back."""
    beers = ["Beer"] * (4 - life)
    table.seats(
        deck_top=["7S"],
        Ann={},
        Bob={"character": "Simeon Picos", "life": life, "play": ["Dynamite"], "hand": beers},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    for _ in range(max(0, 4 - life)):
        table.asked("Bob", kind="last_chance").answers("Beer")
    has_nuggets(table, Bob=gained)
