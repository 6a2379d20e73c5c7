"""Greg Digger, José Delgado, Bill Noface, Herb Hunter, Pixie Pete, Sean Mallory (BANG-286 to BANG-294)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.dodge_city.looking import able

# -------------------------------------------------------------------- Greg Digger


@ruling("BANG-286")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_greg_digger_gains_two_lives_for_a_kill(life: int, after: int, table: BangScenario) -> None:
    """Ann kills Cat: Greg, a bystander with 4 bullets, gains 2 lives, never above 4."""
    table.seats(
        Ann={"hand": ["Duel"]}, Bob={"character": "Greg Digger", "life": life}, Cat={"life": 1}, Dan={"life": 2}
    )
    table.turn("Ann").plays("Duel", on="Cat")
    table.has_life(Ann=5, Bob=after, Cat=0, Dan=2)
    table.has_cards(Ann=3, Bob=0, Dan=0)
    table.is_quiet()


@ruling("BANG-286")
def test_greg_digger_gains_for_his_own_kills_too(table: BangScenario) -> None:
    """Greg, with 1 life, kills an Outlaw himself: 2 lives and the 3 cards of the reward."""
    table.seats(Ann={}, Bob={"character": "Greg Digger", "hand": ["BANG!"], "life": 1}, Cat={"life": 1}, Dan={})
    table.turn("Bob").plays("BANG!", on="Cat")
    table.has_life(Ann=5, Bob=3, Cat=0, Dan=4)
    table.has_cards(Ann=0, Bob=3, Dan=0)
    table.is_quiet()


@ruling("BANG-286", "BANG-182")
def test_greg_digger_gains_whoever_or_whatever_kills(table: BangScenario) -> None:
    """Cat is killed by Dynamite: Greg gains 2 lives all the same; as the Sheriff up to 5."""
    table.seats(
        Ann={"character": "Greg Digger", "life": 2},
        Bob={},
        Cat={"play": ["Dynamite"], "life": 3},
        Dan={"hand": ["Beer"]},
        deck_top=["9S"],
    )
    table.turn("Cat", phase="start")
    table.has_life(Ann=4, Bob=4, Cat=0, Dan=4)
    table.is_quiet("Dan")


@ruling("BANG-286")
def test_greg_digger_gains_nothing_for_wounds(table: BangScenario) -> None:
    """Cat is wounded but lives: Greg gains nothing."""
    table.seats(Ann={"hand": ["Duel"]}, Bob={"character": "Greg Digger", "life": 2}, Cat={"life": 2}, Dan={})
    table.turn("Ann").plays("Duel", on="Cat")
    table.has_life(Ann=5, Bob=2, Cat=1, Dan=4)
    table.is_quiet()


@ruling("BANG-286")
def test_greg_digger_between_two_hits_of_one_gatling(table: BangScenario) -> None:
    """Ann's Gatling kills Bob first: Greg gains his lives before it hits him (1 + 2 - 1)."""
    table.seats(Ann={"hand": ["Gatling"]}, Bob={"life": 1}, Cat={"character": "Greg Digger", "life": 1}, Dan={})
    table.turn("Ann").plays("Gatling")
    table.has_life(Ann=5, Bob=0, Cat=2, Dan=3)
    table.is_quiet()


# -------------------------------------------------------------------- José Delgado

BLUE = ["Mustang", "Winchester", "Jail"]


@ruling("BANG-287")
def test_jose_delgado_twice_in_his_turn(table: BangScenario) -> None:
    """José holds three blue cards: he discards two of them for 2 cards each, the third he must keep or play."""
    table.seats(
        Ann={},
        Bob={"character": "José Delgado", "hand": BLUE},
        Cat={},
        Dan={},
        deck_top=["Beer", "Duel", "Saloon", "Scope"],
    )
    table.turn("Bob").uses("José Delgado", card="Mustang")
    table.has_hand(Bob=["Winchester", "Jail", "Beer", "Duel"])
    table.pile_is("Mustang")
    table.uses("José Delgado", card="Winchester")
    table.has_hand(Bob=["Jail", "Beer", "Duel", "Saloon", "Scope"])
    table.pile_is("Mustang", "Winchester")
    assert not able(table, "Bob", "jose_delgado")
    table.may_play("Jail", "Beer", "Duel", "Saloon", "Scope")
    table.has_cards(Ann=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-287")
def test_jose_delgado_with_two_blue_cards(table: BangScenario) -> None:
    """José holds two blue cards and may use both; if he draws no blue card there is nothing left to use."""
    table.seats(
        Ann={},
        Bob={"character": "José Delgado", "hand": ["Mustang", "Dynamite"]},
        Cat={},
        Dan={},
        deck_top=["Beer", "Duel", "Saloon", "Gatling"],
    )
    table.turn("Bob").uses("José Delgado", card="Dynamite")
    table.uses("José Delgado", card="Mustang")
    table.has_hand(Bob=["Beer", "Duel", "Saloon", "Gatling"])
    assert not able(table, "Bob", "jose_delgado")
    table.is_quiet()


@ruling("BANG-287")
def test_jose_delgado_needs_a_blue_card_from_hand(table: BangScenario) -> None:
    """Brown and green cards will not do, nor blue ones in front of him."""
    table.seats(
        Ann={}, Bob={"character": "José Delgado", "hand": ["Bible", "Beer"], "play": ["Mustang"]}, Cat={}, Dan={}
    )
    table.turn("Bob")
    assert not able(table, "Bob", "jose_delgado")
    table.is_quiet()


@ruling("BANG-287")
def test_jose_delgado_has_two_again_in_his_next_turn(table: BangScenario) -> None:
    """The limit counts for one turn: after a lap José may discard blue cards again."""
    table.seats(Ann={}, Bob={"character": "José Delgado", "hand": BLUE}, Cat={}, Dan={}, deck_top=["Beer"] * 4)
    table.turn("Bob").uses("José Delgado", card="Mustang")
    table.uses("José Delgado", card="Winchester")
    table.ends_turn()
    table.asked("Bob", kind="discard_excess").answers("Beer")
    for name in ("Cat", "Dan", "Ann"):
        table.asked(name, kind="play_cards").answers("end turn")
    table.uses("José Delgado", card="Jail")
    table.is_quiet()


# -------------------------------------------------------------------- Bill Noface


@ruling("BANG-288", "BANG-289")
@pytest.mark.parametrize(("life", "drawn"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_bill_noface_draws_one_and_one_per_wound(life: int, drawn: int, table: BangScenario) -> None:
    """Bill draws 1 card at full life, 2 with one life missing, 3 with two, 4 with three."""
    table.seats(Ann={"life": 1}, Bob={"character": "Bill Noface", "life": life}, Cat={}, Dan={})
    table.turn("Bob", phase="draw")
    table.has_cards(Ann=0, Bob=drawn, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-288", "BANG-020")
@pytest.mark.parametrize(("life", "drawn"), [(5, 1), (4, 2), (1, 5)])
def test_bill_noface_as_the_sheriff(life: int, drawn: int, table: BangScenario) -> None:
    """The Sheriff's fifth bullet counts as printed: with 5 lives Bill misses none."""
    table.seats(Ann={"character": "Bill Noface", "life": life}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=drawn, Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-288")
def test_bill_noface_counts_what_dynamite_has_just_taken(table: BangScenario) -> None:
    """Dynamite explodes before phase 1: Bill, from 4 lives to 1, draws 4 cards."""
    table.seats(Ann={}, Bob={"character": "Bill Noface", "play": ["Dynamite"]}, Cat={}, Dan={}, deck_top=["2S"])
    table.turn("Bob", phase="start")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_cards(Bob=4)
    table.is_quiet()


# -------------------------------------------------------------------- Herb Hunter


@ruling("BANG-290")
def test_herb_hunter_draws_two_when_another_is_killed(table: BangScenario) -> None:
    """Ann kills Cat, an Outlaw: Herb, a bystander, draws 2 cards, Ann her reward of 3."""
    table.seats(Ann={"hand": ["Duel"]}, Bob={"character": "Herb Hunter"}, Cat={"life": 1}, Dan={})
    table.turn("Ann").plays("Duel", on="Cat")
    table.has_cards(Ann=3, Bob=2, Dan=0)
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=4)
    table.is_quiet()


@ruling("BANG-291")
def test_herb_hunter_who_kills_an_outlaw_draws_five(table: BangScenario) -> None:
    """Herb kills Cat, an Outlaw: 2 cards for his ability and 3 for the reward."""
    table.seats(Ann={}, Bob={"character": "Herb Hunter", "hand": ["BANG!"]}, Cat={"life": 1}, Dan={})
    table.turn("Bob").plays("BANG!", on="Cat")
    table.has_cards(Ann=0, Bob=5, Dan=0)
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=4)
    table.is_quiet()


@ruling("BANG-290", "BANG-291")
def test_herb_hunter_who_kills_another_role_draws_two(table: BangScenario) -> None:
    """Herb, the Sheriff, kills the Renegade: 2 cards and no reward."""
    table.seats(
        Ann={"character": "Herb Hunter", "hand": ["BANG!"]}, Bob={"role": "renegade", "life": 1}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=2, Cat=0, Dan=0)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-290")
def test_herb_hunter_draws_nothing_for_wounds(table: BangScenario) -> None:
    """Cat is wounded but lives: Herb draws nothing."""
    table.seats(Ann={"hand": ["Duel"]}, Bob={"character": "Herb Hunter"}, Cat={"life": 2}, Dan={})
    table.turn("Ann").plays("Duel", on="Cat")
    table.has_cards(Ann=0, Bob=0, Cat=0, Dan=0)
    table.has_life(Ann=5, Bob=4, Cat=1, Dan=4)
    table.is_quiet()


@ruling("BANG-290", "BANG-X14")
def test_herb_hunter_as_a_sheriff_who_kills_his_deputy(table: BangScenario) -> None:
    """Herb, the Sheriff, kills a Deputy: he draws 2 cards and then loses everything."""
    table.seats(
        Ann={"character": "Herb Hunter", "hand": ["BANG!", "Beer"], "play": ["Scope"]},
        Bob={"role": "deputy", "life": 1},
        Cat={},
        Dan={},
        Eva={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=0)
    table.has_in_play(Ann=[])
    assert [event.count for event in table.events("cards_drawn")] == [2]
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4, Eva=4)
    table.is_quiet()


# -------------------------------------------------------------------- Pixie Pete


@ruling("BANG-292")
@pytest.mark.parametrize("life", [4, 1])
def test_pixie_pete_draws_three(life: int, table: BangScenario) -> None:
    """Pixie Pete, who has 4 bullets, draws 3 cards in phase 1, wounded or not."""
    table.seats(Ann={}, Bob={"character": "Pixie Pete", "life": life, "hand": ["Saloon"]}, Cat={}, Dan={})
    table.turn("Bob", phase="draw").plays("Saloon")
    table.has_cards(Ann=0, Bob=3, Cat=0, Dan=0)
    table.has_life(Ann=5, Bob=4 if life == 4 else 2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-292", "BANG-193")
def test_pixie_pete_only_in_phase_1(table: BangScenario) -> None:
    """His Stagecoach gives 2 cards like everybody's."""
    table.seats(Ann={}, Bob={"character": "Pixie Pete", "hand": ["Stagecoach"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Stagecoach")
    table.has_cards(Bob=2)
    table.is_quiet()


# -------------------------------------------------------------------- Sean Mallory


@ruling("BANG-293")
@pytest.mark.parametrize("life", [4, 1])
@pytest.mark.parametrize("cards", [5, 10])
def test_sean_mallory_keeps_ten_cards(cards: int, life: int, table: BangScenario) -> None:
    """With up to 10 cards Sean discards nothing in phase 3, whatever his lives; the next turn begins."""
    sean: Player = {"character": "Sean Mallory", "hand": ["BANG!"] * cards, "life": life}
    table.seats(Ann={}, Bob=sean, Cat={}, Dan={})
    table.turn("Bob", phase="discard")
    table.has_cards(Ann=0, Bob=cards, Cat=2, Dan=0)
    table.has_life(Ann=5, Bob=life, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-294")
@pytest.mark.parametrize("cards", [11, 13])
def test_sean_mallory_discards_down_to_ten(cards: int, table: BangScenario) -> None:
    """With 11 or more cards Sean discards until he has 10, not fewer."""
    table.seats(Ann={}, Bob={"character": "Sean Mallory", "hand": ["BANG!"] * cards, "life": 1}, Cat={}, Dan={})
    table.turn("Bob", phase="discard")
    for _ in range(cards - 10):
        table.asked("Bob", kind="discard_excess", options=["BANG!"]).answers("BANG!")
    table.has_cards(Ann=0, Bob=10, Cat=2, Dan=0)
    assert len(table.table.pile) == cards - 10
    table.is_quiet("Cat")


@ruling("BANG-293")
def test_others_keep_as_many_cards_as_lives(table: BangScenario) -> None:
    """Ann, next to Sean, has 5 lives and 6 cards: she discards one."""
    table.seats(Ann={"hand": ["BANG!"] * 6}, Bob={"character": "Sean Mallory"}, Cat={}, Dan={})
    table.turn("Ann", phase="discard")
    table.asked("Ann", kind="discard_excess", options=["BANG!"]).answers("BANG!")
    table.has_cards(Ann=5, Bob=2, Cat=0, Dan=0)
    table.is_quiet("Bob")
