"""Big Spencer, Flint Westwood, Gary Looter, Teren Kill and Youl Grinner."""

import pytest

from sagebrush import Match
from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.wild_west_show.stage import showing

# -------------------------------------------------------------------- Big Spencer


@ruling("BANG-X81")
def test_big_spencer_has_nine_lives_and_five_cards() -> None:
    match = Match.new("bang", players=4, expansions=["wild_west_show"], characters="big_spencer", sheriff=2)
    assert isinstance(match.table, BangTable)
    assert (match.table.life[0], match.table.max_life[0], len(match.table.hands[0])) == (9, 9, 5)


@ruling("BANG-X81")
@needs("dodge_city")
def test_big_spencer_cannot_play_missed_cards(table: BangScenario) -> None:
    """Shot at, Spencer is asked like everybody else, and may not use his Missed!; a Dodge he may."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Big Spencer", "hand": ["Missed!", "Dodge"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.cannot_play("Missed!", why="bang-why-big-spencer", ruling="BANG-X81")
    table.asked("Bob", kind="defend", options=["Dodge", None]).answers(None)
    table.has_life(Ann=5, Bob=8, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-723")
def test_with_showdown_he_may_use_bang_cards_as_missed(table: BangScenario) -> None:
    """With Showdown his BANG! helps, his Missed! still does not, neither as itself nor as a BANG!."""
    table.seats(Ann={"hand": ["Beer"]}, Bob={"character": "Big Spencer", "hand": ["Missed!", "BANG!"]}, Cat={}, Dan={})
    showing(table, "Showdown")
    table.turn("Ann").plays("Beer", as_="BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=9, Cat=4, Dan=4)
    table.ends_turn()
    played = [label for label in table.offered("Bob") if isinstance(label, tuple) and label[0] == "missed"]
    assert not played
    table.is_quiet("Bob")


# -------------------------------------------------------------------- Flint Westwood


@ruling("BANG-711", "BANG-X82")
def test_one_card_of_his_choice_for_two(table: BangScenario) -> None:
    """Flint gives Bob his Beer for two random cards of Bob's three; Cat does not learn which."""
    table.seats(
        Ann={"character": "Flint Westwood", "hand": ["Beer", "BANG!"]},
        Bob={"hand": ["Duel", "Gatling", "Missed!"]},
        Cat={"hand": ["Saloon"]},
        Dan={},
    )
    table.turn("Ann")
    table.will_take("Bob", "Gatling")
    chance = table.laid.chance
    chance.extend([1])  # type: ignore[attr-defined]
    table.uses("Flint Westwood", card="Beer", on="Bob", offered={"Bob", "Cat"})
    table.has_hand(Ann=["BANG!", "Gatling", "Missed!"], Bob=["Duel", "Beer"], Cat=["Saloon"])
    assert [event.seen_by(Seat(2)).card for event in table.events("card_given")] == [None]
    assert [event.seen_by(Seat(2)).card for event in table.events("card_taken")] == [None, None]
    table.is_quiet()


@ruling("BANG-712")
def test_only_one_where_there_is_only_one(table: BangScenario) -> None:
    """Bob holds only a Duel: Flint gets it for his Beer."""
    table.seats(Ann={"character": "Flint Westwood", "hand": ["Beer"]}, Bob={"hand": ["Duel"]}, Cat={}, Dan={})
    table.turn("Ann").uses("Flint Westwood", card="Beer", on="Bob", offered={"Bob"})
    table.has_hand(Ann=["Duel"], Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-736")
def test_once_a_turn(table: BangScenario) -> None:
    table.seats(
        Ann={"character": "Flint Westwood", "hand": ["Beer"]}, Bob={"hand": ["Duel"]}, Cat={"hand": ["Duel"]}, Dan={}
    )
    table.turn("Ann").uses("Flint Westwood", card="Beer", on="Bob")
    assert not any(isinstance(label, tuple) and label[0] == "flint_westwood" for label in table.offered("Ann"))
    table.is_quiet()


@ruling("BANG-X82")
def test_nothing_for_nothing(table: BangScenario) -> None:
    """Sid Ketchum, wounded, uses up his two cards before Flint can take them: Flint keeps his own."""
    table.seats(
        Ann={"character": "Flint Westwood", "hand": ["Beer"]},
        Bob={"character": "Sid Ketchum", "hand": ["Duel", "Saloon"], "life": 2},
        Cat={},
        Dan={},
    )
    table.turn("Ann").uses("Flint Westwood", card="Beer", on="Bob")
    table.asked("Bob", kind="any_time").answers("sid_ketchum")
    table.asked("Bob", kind="pay_card").answers("Duel")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=["Beer"], Bob=[])
    table.is_quiet()


@ruling("BANG-X82")
def test_suzy_lafayette_has_a_card_again_when_it_is_over(table: BangScenario) -> None:
    """Her last card goes, his comes: her hand is not empty, and she draws nothing."""
    table.seats(
        Ann={"character": "Flint Westwood", "hand": ["Beer"]},
        Bob={"character": "Suzy Lafayette", "hand": ["Duel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").uses("Flint Westwood", card="Beer", on="Bob")
    table.has_hand(Ann=["Duel"], Bob=["Beer"])
    table.is_quiet()


# -------------------------------------------------------------------- Gary Looter


@ruling("BANG-X83")
def test_gary_takes_what_others_have_too_many(table: BangScenario) -> None:
    """Bob has 2 lives and 4 cards: two of his choice go to Gary, face up, and none to the pile."""
    table.seats(
        Ann={},
        Bob={"life": 2, "hand": ["Beer", "Duel", "BANG!", "Missed!"]},
        Cat={"character": "Gary Looter"},
        Dan={},
    )
    table.turn("Bob").ends_turn()
    table.asked("Bob", kind="discard_excess").answers("Duel")
    table.asked("Bob", kind="discard_excess").answers("BANG!")
    table.has_hand(Bob=["Beer", "Missed!"])
    table.has_cards(Cat=4)
    assert [event.card.partition(":")[0] for event in table.events("card_taken")] == ["duel", "bang"]
    assert table.sees("Ann").players[2].hand
    assert not table.table.pile
    table.is_quiet("Cat")


@ruling("BANG-X83")
def test_his_own_he_discards(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"life": 1, "character": "Gary Looter", "hand": ["Beer", "Duel"]}, Cat={}, Dan={})
    table.turn("Bob").ends_turn()
    table.asked("Bob", kind="discard_excess").answers("Beer")
    table.pile_is("Beer")
    table.has_hand(Bob=["Duel"])
    table.is_quiet("Cat")


@ruling("BANG-X83")
def test_other_discards_are_not_his(table: BangScenario) -> None:
    """What Bob discards for Sid Ketchum's ability goes to the pile."""
    table.seats(
        Ann={},
        Bob={"life": 1, "character": "Sid Ketchum", "hand": ["Beer", "Duel"]},
        Cat={"character": "Gary Looter"},
        Dan={},
    )
    table.turn("Bob").uses("Sid Ketchum")
    table.asked("Bob", kind="pay_card").answers("Beer")
    table.pile_is("Beer", "Duel")
    table.has_cards(Cat=0)
    table.is_quiet()


@ruling("BANG-X83")
@needs("dodge_city")
def test_of_two_the_nearest_clockwise_takes_it(table: BangScenario) -> None:
    """Vera Custer has copied Gary Looter and sits before him: Ann's card goes to her."""
    table.seats(
        Ann={"life": 1, "hand": ["Beer", "Duel"]},
        Bob={"character": "Vera Custer"},
        Cat={"character": "Gary Looter"},
        Dan={},
    )
    table.laid.copy_ability(Seat(1), Seat(2))
    table.turn("Ann").ends_turn()
    table.asked("Ann", kind="discard_excess").answers("Beer")
    table.asked("Bob", kind="choose_copied").answers("ann")
    assert [event.seat for event in table.events("card_taken")] == [Seat(1)]
    table.is_quiet("Bob")


# -------------------------------------------------------------------- Teren Kill


def shot_dead(table: BangScenario, sign: str, hand: list[str]) -> None:
    """Ann's BANG! would cost Teren his last life; he checks this card."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Teren Kill", "life": 1, "hand": hand},
        Cat={},
        Dan={},
        deck_top=(sign, "Saloon"),
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    if hand:
        table.asked("Bob", kind="defend").answers(None)


@ruling("BANG-710", "BANG-X87")
@pytest.mark.parametrize("sign", ["2H", "2D", "2C"])
def test_unless_it_is_spades_he_stays(table: BangScenario, sign: str) -> None:
    """He has 1 life and draws a card; his Beer is not needed."""
    shot_dead(table, sign, ["Beer"])
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Bob=["Beer", "Saloon"])
    table.is_quiet()


@ruling("BANG-710", "BANG-X87")
def test_spades_and_no_beer_saves_him(table: BangScenario) -> None:
    shot_dead(table, "2S", ["Beer"])
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    assert not table.table.alive(Seat(1))
    table.is_quiet()


@ruling("BANG-X87")
def test_with_a_life_left_he_checks_nothing(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Teren Kill", "life": 2}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    assert not table.events("check_made")
    table.is_quiet()


@ruling("BANG-X87")
@needs("dodge_city")
def test_three_lives_at_once_leave_him_with_one(table: BangScenario) -> None:
    """Dynamite takes three lives of his two: a heart brings him back to 1."""
    table.seats(
        Ann={},
        Bob={"character": "Teren Kill", "life": 2, "play": ["Dynamite"]},
        Cat={},
        Dan={},
        deck_top=("2S", "2H", "Beer", "Duel", "Gatling"),
    )
    table.turn("Bob", phase="start")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Bob=["Beer", "Duel", "Gatling"])
    table.is_quiet()


# -------------------------------------------------------------------- Youl Grinner


@ruling("BANG-X88")
def test_who_holds_more_gives_him_one(table: BangScenario) -> None:
    """Youl holds 1 card: Ann with 2 and Dan with 3 give one each, of their choice; Cat with 1 does not."""
    table.seats(
        Ann={"hand": ["Beer", "Duel"]},
        Bob={"character": "Youl Grinner", "hand": ["Barrel"]},
        Cat={"hand": ["Volcanic"]},
        Dan={"hand": ["Saloon", "Gatling", "Missed!"]},
        deck_top=("Mustang", "Scope"),
    )
    table.turn("Bob", phase="start")
    table.asked("Dan", kind="give_card", options=["Saloon", "Gatling", "Missed!"]).answers("Saloon")
    table.asked("Ann", kind="give_card", options=["Beer", "Duel"]).answers("Beer")
    table.has_hand(
        Ann=["Duel"],
        Bob=["Barrel", "Saloon", "Beer", "Mustang", "Scope"],
        Cat=["Volcanic"],
        Dan=["Gatling", "Missed!"],
    )
    assert [event.seen_by(Seat(2)).card for event in table.events("card_given")] == [None, None]
    table.is_quiet()


@ruling("BANG-X88")
def test_the_hands_are_counted_once(table: BangScenario) -> None:
    """Youl has none, all others one: all three give, though he has as many as they after the first."""
    table.seats(
        Ann={"hand": ["Beer"]},
        Bob={"character": "Youl Grinner"},
        Cat={"hand": ["Volcanic"]},
        Dan={"hand": ["Saloon"]},
    )
    table.turn("Bob", phase="start")
    table.has_cards(Ann=0, Bob=5, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-X88")
def test_nobody_gives_where_nobody_holds_more(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Beer"]}, Bob={"character": "Youl Grinner", "hand": ["Duel"]}, Cat={}, Dan={"hand": ["Saloon"]}
    )
    table.turn("Bob", phase="start")
    table.has_cards(Ann=1, Bob=3, Cat=0, Dan=1)
    assert not table.events("ability_used")
    table.is_quiet()


@ruling("BANG-X88")
@needs("dodge_city")
def test_vera_custer_has_it_in_the_turn_in_which_she_copies_him(table: BangScenario) -> None:
    """Vera chooses Youl before phase 1, and is given cards before she draws."""
    table.seats(Ann={"character": "Vera Custer"}, Bob={"character": "Youl Grinner", "hand": ["Duel"]}, Cat={}, Dan={})
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("bob")
    table.has_cards(Ann=3, Bob=0)
    table.is_quiet()
