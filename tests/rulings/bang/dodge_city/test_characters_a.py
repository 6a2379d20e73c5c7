"""Tequila Joe and Vera Custer (BANG-275 to BANG-278)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.dodge_city.looking import pass_turns

OUT: Player = {"dead": True}


# -------------------------------------------------------------------- Tequila Joe


@ruling("BANG-275")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_tequila_joe_gains_two_lives_from_a_beer(life: int, after: int, table: BangScenario) -> None:
    """Bob, Tequila Joe with 4 bullets, plays a Beer: 2 lives, never above 4. Nobody else gains any."""
    table.seats(Ann={"life": 2}, Bob={"character": "Tequila Joe", "hand": ["Beer"], "life": life}, Cat={}, Dan={})
    table.turn("Bob").plays("Beer")
    table.has_life(Ann=2, Bob=after, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-275", "BANG-139")
def test_tequila_joes_beer_is_nothing_with_two_players_left(table: BangScenario) -> None:
    """Only Ann and Tequila Joe are left: his Beer heals nothing."""
    table.seats(Ann={}, Bob={"character": "Tequila Joe", "hand": ["Beer"], "life": 1}, Cat=OUT, Dan=OUT)
    table.turn("Bob").plays("Beer")
    table.has_life(Ann=5, Bob=1, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-275", "BANG-135")
def test_tequila_joes_beer_at_the_last_life(table: BangScenario) -> None:
    """Tequila Joe, with 1 life, is hit and answers with a Beer: he has 2 lives then (1 - 1 + 2)."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Tequila Joe", "hand": ["Beer"], "life": 1}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-275", "BANG-136")
def test_tequila_joes_one_beer_against_dynamite(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3: one Beer is enough for Tequila Joe (2 - 3 + 2 = 1)."""
    table.seats(
        Ann={},
        Bob={"character": "Tequila Joe", "hand": ["Beer"], "play": ["Dynamite"], "life": 2},
        Cat={},
        Dan={},
        deck_top=["5S"],
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-275", "BANG-136")
def test_tequila_joes_one_beer_can_be_too_little(table: BangScenario) -> None:
    """1 life, Dynamite takes 3: with one Beer he would end at 0, so it is not offered, and he is killed."""
    table.seats(
        Ann={},
        Bob={"character": "Tequila Joe", "hand": ["Beer", "Duel"], "play": ["Dynamite"], "life": 1},
        Cat={},
        Dan={},
        deck_top=["5S"],
    )
    table.turn("Bob", phase="start")
    table.cannot_play("Beer", why="bang-why-beer-too-few", ruling="BANG-136")
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-276")
@pytest.mark.parametrize("drink", ["Saloon", "Tequila", "Canteen"])
def test_tequila_joe_gains_one_life_from_other_drinks(drink: str, table: BangScenario) -> None:
    """Tequila Joe, with 1 life, gains only 1 from a Saloon, a Tequila or a Canteen."""
    joe: Player = {"character": "Tequila Joe", "life": 1}
    joe |= {"play": ["Canteen"]} if drink == "Canteen" else {"hand": [drink, "Duel"]}
    table.seats(Ann={}, Bob=joe, Cat={}, Dan={})
    table.turn("Bob")
    if drink == "Canteen":
        table.uses("Canteen")
    else:
        table.plays(drink, on="Bob" if drink == "Tequila" else None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-276")
def test_tequila_joe_gains_two_lives_from_whisky_like_everybody(table: BangScenario) -> None:
    """Whisky shows two lives: Tequila Joe gains 2, not 3 or 4."""
    table.seats(Ann={}, Bob={"character": "Tequila Joe", "life": 1, "hand": ["Whisky", "Duel"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Whisky")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Vera Custer


@ruling("BANG-277")
def test_vera_custer_names_a_character_before_drawing(table: BangScenario) -> None:
    """Vera names Pixie Pete before she draws and so draws 3 cards; dead characters cannot be named."""
    table.seats(
        Ann={"character": "Vera Custer"},
        Bob={"character": "Pixie Pete"},
        Cat={"character": "Willy the Kid"},
        Dan={"character": "Belle Star", "dead": True},
    )
    table.turn("Ann", phase="start")
    table.has_cards(Ann=0)
    table.asked("Ann", kind="choose_copied", options=["Bob", "Cat"]).answers("Bob")
    table.has_cards(Ann=3, Bob=0, Cat=0)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=0)
    table.is_quiet()


@ruling("BANG-277")
def test_vera_custer_has_three_lives_and_keeps_them(table: BangScenario) -> None:
    """Vera, no Sheriff, has 3 bullets, also while she has the ability of a character with 4."""
    table.seats(Ann={}, Bob={"character": "Vera Custer", "hand": ["Saloon"]}, Cat={"character": "Sid Ketchum"}, Dan={})
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="choose_copied", options=["Ann", "Cat", "Dan"]).answers("Cat")
    table.plays("Saloon")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-277")
def test_vera_custer_until_her_next_turn(table: BangScenario) -> None:
    """Vera names Jourdonnais: in Bob's turn she may check against his BANG!; at her next turn she names anew."""
    table.seats(
        Ann={"character": "Vera Custer"},
        Bob={"hand": ["BANG!"]},
        Cat={"character": "Jourdonnais"},
        Dan={},
        deck_top=["Duel", "Scope", "Beer", "Saloon", "4H"],
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Cat")
    pass_turns(table, "Ann")
    table.plays("BANG!", on="Ann")
    table.asked("Ann", kind="defend", options=["Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    pass_turns(table, "Bob", "Cat", "Dan")
    table.asked("Ann", kind="choose_copied", options=["Bob", "Cat", "Dan"]).answers("Dan")
    table.is_quiet()


@ruling("BANG-277", "BANG-X25")
def test_vera_custer_makes_her_checks_without_the_ability(table: BangScenario) -> None:
    """Vera had Lucky Duke's ability. In her next turn she checks for Jail with one card, fails and names nobody.

    Until she has a turn again she has no ability but her own: her Barrel turns one card only.
    """
    table.seats(
        Ann={"character": "Vera Custer", "role": "outlaw"},
        Bob={"character": "Lucky Duke", "hand": ["BANG!"]},
        Cat={},
        Dan={"hand": ["Jail"]},
        deck_top=["2H", "Barrel", *["Beer"] * 6, "5C", "Duel", "Scope", "6C"],
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Bob")
    table.plays("Barrel")
    pass_turns(table, "Ann", "Bob", "Cat")
    table.plays("Jail", on="Ann")
    pass_turns(table, "Dan")
    table.has_in_play(Ann=["Barrel"])
    assert [event.cards for event in table.events("check_made")] == [(table.table.pile[-2].id,)]
    table.plays("BANG!", on="Ann")
    table.asked("Ann", options=["Barrel", None]).answers("Barrel")
    assert [len(event.cards) for event in table.events("check_made")] == [1, 1]
    table.asked("Ann", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=2, Bob=5, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-277", "BANG-X31")
def test_vera_custer_keeps_the_ability_of_the_dead(table: BangScenario) -> None:
    """Vera names Willy the Kid and kills him with her first BANG!: she may still play a second one."""
    table.seats(
        Ann={"character": "Vera Custer", "hand": ["BANG! QH", "BANG! KH"]},
        Bob={"character": "Willy the Kid", "life": 1},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Bob")
    table.plays("BANG! QH", on="Bob")
    table.plays("BANG! KH", on="Cat", offered={"Ann", "Cat", "Dan"})
    table.has_life(Ann=4, Bob=0, Cat=3, Dan=4)
    table.is_quiet()


@ruling("BANG-277")
def test_vera_custer_with_two_players_left(table: BangScenario) -> None:
    """Only one other character is left, Bill Noface: she has his ability without being asked."""
    table.seats(Ann={"character": "Vera Custer", "life": 2}, Bob={"character": "Bill Noface"}, Cat=OUT, Dan=OUT)
    table.turn("Ann", phase="start")
    table.has_cards(Ann=3, Bob=0)
    table.has_life(Ann=2, Bob=4, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-277")
def test_vera_custer_uses_a_copied_ability_of_phase_2(table: BangScenario) -> None:
    """Vera names Chuck Wengam and gives a life for two cards; Chuck himself loses nothing."""
    table.seats(Ann={"character": "Vera Custer"}, Bob={"character": "Chuck Wengam"}, Cat={}, Dan={})
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Bob")
    table.uses("Chuck Wengam")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=4, Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-278", "BANG-248")
def test_nobody_shares_the_dynamite_of_who_has_the_stick(table: BangScenario) -> None:
    """Vera copies Vulture Sam and kills Bob: they share his cards; the Dynamite goes to her, who has the stick."""
    table.seats(
        stick="Ann",
        Ann={"character": "Vera Custer", "hand": ["BANG!"]},
        Bob={"role": "renegade", "hand": ["Duel"], "play": ["Dynamite", "Scope"], "life": 1},
        Cat={"character": "Vulture Sam"},
        Dan={},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Cat")
    table.plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance").answers(None)
    table.asked("Cat", kind="share_cards", options=["Duel", "Scope"]).answers("Scope")
    table.has_hand(Bob=[], Cat=["Scope"], Dan=[])
    table.has_in_play(Ann=["Dynamite"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-278", "BANG-X03")
def test_vera_custer_shares_with_vulture_sam_who_is_next(table: BangScenario) -> None:
    """Vera copies Vulture Sam and kills Bob, an Outlaw with 5 cards. Cat, Vulture Sam, would play next after Bob:

    he takes first, then Vera, and so on: 3 cards for him, 2 for her, and then her reward of 3.
    """
    table.seats(
        Ann={"character": "Vera Custer", "hand": ["BANG!"]},
        Bob={"role": "outlaw", "hand": ["Duel", "Saloon", "Gatling"], "play": ["Scope", "Schofield"], "life": 1},
        Cat={"character": "Vulture Sam"},
        Dan={},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Cat")
    table.plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance").answers(None)
    table.asked("Cat", kind="share_cards", options=["Duel", "Saloon", "Gatling", "Scope", "Schofield"]).answers("Scope")
    table.asked("Ann", kind="share_cards", options=["Duel", "Saloon", "Gatling", "Schofield"]).answers("Gatling")
    table.asked("Cat", kind="share_cards", options=["Duel", "Saloon", "Schofield"]).answers("Duel")
    table.asked("Ann", kind="share_cards", options=["Saloon", "Schofield"]).answers("Saloon")
    table.has_hand(Bob=[], Cat=["Scope", "Duel", "Schofield"], Dan=[])
    assert len(table.sees("Dan").players[2].hand) == 3, "they lay face up, so everybody knows them"
    table.has_cards(Ann=2 + 2 + 3)
    table.has_life(Ann=4, Bob=0, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-278", "BANG-X03")
def test_vera_custer_takes_first_if_she_is_next(table: BangScenario) -> None:
    """Dan is killed in Cat's turn; after Dan comes Ann, Vera with Vulture Sam's ability: she takes first."""
    table.seats(
        Ann={"character": "Vera Custer"},
        Bob={"character": "Vulture Sam", "role": "renegade"},
        Cat={"hand": ["BANG!"]},
        Dan={"play": ["Scope", "Schofield", "Barrel"], "life": 1},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Bob")
    pass_turns(table, "Ann", "Bob")
    table.plays("BANG!", on="Dan")
    table.asked("Dan", kind="defend", options=["Barrel", None]).answers(None)
    table.asked("Ann", kind="share_cards", options=["Scope", "Schofield", "Barrel"]).answers("Barrel")
    table.asked("Bob", kind="share_cards", options=["Scope", "Schofield"]).answers("Scope")
    table.has_cards(Ann=2 + 2, Bob=2 + 1, Cat=2 + 3, Dan=0)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=0)
    table.is_quiet("Cat")


@ruling("BANG-278")
def test_vera_custer_inherits_alone_if_vulture_sam_dies(table: BangScenario) -> None:
    """Vera copies Vulture Sam and kills him: nobody is left to share with, she takes all his cards."""
    table.seats(
        Ann={"character": "Vera Custer", "hand": ["BANG!"]},
        Bob={"character": "Vulture Sam", "play": ["Scope", "Schofield"], "life": 1},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Bob")
    table.has_cards(Ann=3)
    table.plays("BANG!", on="Bob")
    table.has_cards(Ann=4, Bob=0, Cat=0, Dan=0)
    table.has_in_play(Bob=[])
    table.has_life(Ann=4, Bob=0, Cat=4, Dan=4)
    table.is_quiet()
