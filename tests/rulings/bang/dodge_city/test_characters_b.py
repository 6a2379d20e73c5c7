"""Belle Star and Pat Brennan (BANG-279 to BANG-282)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.dodge_city.looking import pass_turns, usable

BELLE = "Belle Star"


# -------------------------------------------------------------------- Belle Star


@ruling("BANG-279", "BANG-X19")
@pytest.mark.parametrize("card", ["Barrel", "Sombrero", "Bible", "Iron Plate", "Ten Gallon Hat"])
def test_belle_star_ignores_what_protects_others(card: str, table: BangScenario) -> None:
    """In her turn Belle shoots Bob: his Barrel or green Missed! card in play is not offered and stays there."""
    table.seats(Ann={"character": BELLE, "hand": ["BANG!"]}, Bob={"play": [card], "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.cannot_play(card, why="bang-why-belle-star", ruling="BANG-279")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_in_play(Bob=[card])
    table.is_quiet()


@ruling("BANG-279", "BANG-X19")
def test_belle_star_against_jourdonnais(table: BangScenario) -> None:
    """His Barrel does nothing in her turn, but his ability is no card: hearts cancel the shot."""
    table.seats(
        deck_top=["4H"],
        Ann={"character": BELLE, "hand": ["BANG!"]},
        Bob={"character": "Jourdonnais", "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-279")
def test_belle_star_before_and_after_her_turn(table: BangScenario) -> None:
    """Dan shoots Bob, then Belle does, then Cat: Bob may use his Barrel against Dan and Cat, not against Belle."""
    table.seats(
        deck_top=["BANG! QH", "Jail", "Scope", "Duel", "Beer", "Saloon", "Mustang", "Panic! JH"],
        Ann={"character": BELLE, "hand": ["BANG!"]},
        Bob={"play": ["Barrel"]},
        Cat={"hand": ["BANG!"]},
        Dan={"hand": ["BANG!"], "play": ["Schofield"]},
    )
    table.turn("Dan").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers("Barrel")
    pass_turns(table, "Dan")
    table.plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    pass_turns(table, "Ann", "Bob")
    table.plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers("Barrel")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-279", "BANG-280")
def test_belle_star_sees_past_mustang_and_hideout(table: BangScenario) -> None:
    """Five players: in her turn Mustang and Hideout keep nobody away from Belle, her own Scope works."""
    table.seats(
        Ann={"character": BELLE, "hand": ["BANG!"], "play": ["Scope"]},
        Bob={"play": ["Mustang"]},
        Cat={"play": ["Hideout", "Mustang"]},
        Dan={},
        Eva={"play": ["Mustang"]},
    )
    table.turn("Ann")
    assert [table.distance("Ann", name) for name in ("Bob", "Cat", "Dan", "Eva")] == [1, 1, 1, 1]
    table.plays("BANG!", on="Cat", offered={"Ann", "Bob", "Cat", "Dan", "Eva"})
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eva=4)
    table.is_quiet()


@ruling("BANG-279")
def test_belle_star_does_not_switch_off_hands_and_abilities(table: BangScenario) -> None:
    """Missed! from hand and the abilities of Jourdonnais and Paul Regret work in Belle's turn as well."""
    table.seats(
        Ann={"character": BELLE, "hand": ["BANG!"]},
        Bob={"character": "Jourdonnais", "hand": ["Missed!"], "play": ["Barrel"]},
        Cat={},
        Dan={"character": "Paul Regret"},
        deck_top=["4C"],
    )
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob"})
    table.asked("Bob", options=["Missed!", "Jourdonnais", None]).answers("Jourdonnais")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-279", "BANG-280")
def test_belle_star_only_in_her_turn(table: BangScenario) -> None:
    """In Bob's turn Belle's ability rests: Cat's Barrel is offered, and Belle's Mustang keeps her out of range."""
    table.seats(
        Ann={"character": BELLE, "play": ["Mustang"]},
        Bob={"hand": ["BANG!"]},
        Cat={"play": ["Barrel", "Sombrero"]},
        Dan={},
    )
    table.turn("Bob").plays("BANG!", on="Cat", offered={"Bob", "Cat"})
    table.asked("Cat", options=["Barrel", "Sombrero", None]).answers("Sombrero")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-279")
def test_belle_stars_own_cards_work_in_her_turn(table: BangScenario) -> None:
    """Belle's Volcanic allows more BANG! cards, and her Barrel and Bible protect her even from herself."""
    table.seats(
        Ann={"character": BELLE, "hand": ["BANG! QH", "BANG! KH"], "play": ["Volcanic", "Barrel", "Bible"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG! QH", on="Bob")
    table.plays("BANG! KH", on="Ann", offered={"Ann", "Bob", "Dan"})
    table.asked("Ann", options=["Barrel", "Bible", None]).answers("Bible")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_cards(Ann=1)
    table.is_quiet()


@ruling("BANG-279", "BANG-280")
def test_cards_without_effect_can_still_be_removed(table: BangScenario) -> None:
    """In her turn Belle takes Bob's Mustang with Panic! and discards his Sombrero with Cat Balou."""
    table.seats(
        Ann={"character": BELLE, "hand": ["Panic!", "Cat Balou"]}, Bob={"play": ["Mustang", "Sombrero"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("Panic!", on="Bob")
    table.asked("Ann", options=["Mustang", "Sombrero"]).answers("Mustang")
    table.plays("Cat Balou", on="Bob", offered={"Ann", "Bob"})
    table.has_hand(Ann=["Mustang"])
    table.has_in_play(Bob=[])
    table.is_quiet()


@ruling("BANG-277", "BANG-279")
def test_vera_custer_copies_belle_star(table: BangScenario) -> None:
    """Vera names Belle: in Vera's turn the Barrels of all others are off, Belle's too; in Bob's turn Vera's works."""
    table.seats(
        Ann={"character": "Vera Custer", "hand": ["BANG!"], "play": ["Sombrero"]},
        Bob={"character": BELLE, "play": ["Barrel"], "hand": ["Duel"]},
        Cat={},
        Dan={"hand": ["BANG!"]},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Bob")
    table.plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    pass_turns(table, "Ann", "Bob", "Cat")
    table.plays("BANG!", on="Ann")
    assert "sombrero" in table.offered("Ann")
    table.asked("Ann", kind="defend").answers("Sombrero")
    table.has_life(Ann=4, Bob=3, Cat=4, Dan=4)
    table.is_quiet("Dan")


# -------------------------------------------------------------------- Pat Brennan


@ruling("BANG-281")
def test_pat_brennan_draws_two_as_usual(table: BangScenario) -> None:
    """Pat chooses the deck and draws 2 cards; the cards in play stay."""
    table.seats(Ann={"character": "Pat Brennan"}, Bob={"play": ["Barrel"]}, Cat={}, Dan={}, deck_top=["Duel", "Beer"])
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="choose_source", options=["deck", "Barrel"]).answers("deck")
    table.has_hand(Ann=["Duel", "Beer"])
    table.has_in_play(Bob=["Barrel"])
    table.is_quiet()


@ruling("BANG-281", "BANG-282")
@pytest.mark.parametrize(("card", "owner"), [("Scope", "Ann"), ("Barrel", "Bob"), ("Knife", "Cat"), ("Jail", "Dan")])
def test_pat_brennan_takes_exactly_one_card_in_play(card: str, owner: str, table: BangScenario) -> None:
    """Pat takes one blue or green card in front of anybody, at any distance, himself included, and draws nothing."""
    fronts = {"Ann": ["Scope"], "Bob": ["Barrel"], "Cat": ["Knife"], "Dan": ["Jail"]}
    table.seats(
        Ann={"character": "Pat Brennan", "play": ["Scope"]},
        Bob={"play": ["Barrel"], "hand": ["Duel"]},
        Cat={"play": ["Knife"]},
        Dan={"play": ["Jail"]},
    )
    table.turn("Ann", phase="draw")
    table.asked("Ann", options=["deck", "Scope", "Barrel", "Knife", "Jail"]).answers(card)
    table.has_hand(Ann=[card], Bob=["Duel"], Cat=[], Dan=[])
    table.has_in_play(**(fronts | {owner: []}))
    table.is_quiet()


@ruling("BANG-281")
def test_pat_brennan_without_cards_in_play(table: BangScenario) -> None:
    """Nobody has a card in play: Pat is not asked and draws 2 cards."""
    table.seats(Ann={"character": "Pat Brennan"}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=2, Bob=1, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-282", "BANG-258")
def test_pat_brennan_must_play_a_green_card_first(table: BangScenario) -> None:
    """Pat takes Bob's Canteen into hand: he has to play it and wait for his next turn."""
    table.seats(Ann={"character": "Pat Brennan", "life": 2}, Bob={"play": ["Canteen"]}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    table.asked("Ann", options=["deck", "Canteen"]).answers("Canteen")
    table.may_play("Canteen")
    table.plays("Canteen")
    assert usable(table, "Ann") == set()
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-281")
def test_only_pat_brennan_and_only_in_his_phase_1(table: BangScenario) -> None:
    """In Bob's phase 1 nobody is asked: Bob draws 2 cards, Pat none."""
    table.seats(Ann={"character": "Pat Brennan"}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    table.turn("Bob", phase="draw")
    table.has_cards(Ann=0, Bob=2, Cat=0, Dan=0)
    table.has_in_play(Bob=["Barrel"])
    table.is_quiet()
