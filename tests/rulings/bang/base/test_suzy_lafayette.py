"""Suzy Lafayette (BANG-237 to BANG-239)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-237")
def test_suzy_plays_her_last_card(table: BangScenario) -> None:
    """Suzy puts the Mustang, her last card, into play: she may draw a card and does."""
    table.seats(
        deck_top=["Duel"],
        Ann={"character": "Suzy Lafayette", "hand": ["Mustang"]},
        Bob={},
        Cat={},
        Dan={"hand": ["Beer"]},
    )
    table.turn("Ann").plays("Mustang")
    table.asked("Ann", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=["Duel"], Bob=[], Cat=[], Dan=["Beer"])
    table.has_in_play(Ann=["Mustang"])
    table.is_quiet()


@ruling("BANG-237")
def test_suzy_may_decline(table: BangScenario) -> None:
    """She may leave it; then she is not asked again while her hand stays empty."""
    table.seats(Ann={"character": "Suzy Lafayette", "hand": ["Mustang"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Mustang")
    table.asked("Ann", kind="may_use").answers(None)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.ends_turn()
    table.has_hand(Ann=[])
    table.is_quiet("Bob")


@ruling("BANG-237")
def test_suzy_with_cards_left_draws_nothing(table: BangScenario) -> None:
    """One card is left in her hand: the ability does nothing."""
    table.seats(Ann={"character": "Suzy Lafayette", "hand": ["Mustang", "Missed!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Mustang")
    table.has_hand(Ann=["Missed!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-237")
def test_suzy_again_and_again(table: BangScenario) -> None:
    """The card she draws may be played and be her last one again."""
    table.seats(
        deck_top=["Scope", "Barrel"], Ann={"character": "Suzy Lafayette", "hand": ["Mustang"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("Mustang")
    table.asked("Ann", kind="may_use").answers("yes")
    table.plays("Scope")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Barrel"], Bob=[], Cat=[], Dan=[])
    table.has_in_play(Ann=["Mustang", "Scope"])
    table.is_quiet()


@ruling("BANG-237")
def test_suzy_answers_with_her_last_card(table: BangScenario) -> None:
    """Shot at by Ann, Suzy plays Missed!, her last card: the shot is cancelled and she may draw, out of turn."""
    table.seats(
        deck_top=["Duel"],
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Suzy Lafayette", "hand": ["Missed!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.asked("Bob", kind="may_use", options=["yes", None]).answers("yes")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Duel"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-237")
def test_suzy_against_indians(table: BangScenario) -> None:
    """Indians! are no Duel: Suzy discards her last BANG! and may draw at once, before Cat answers."""
    table.seats(
        deck_top=["Duel"],
        Ann={"hand": ["Indians!"]},
        Bob={"character": "Suzy Lafayette", "hand": ["BANG!"]},
        Cat={"hand": ["Beer"]},
        Dan={},
    )
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.asked("Bob", kind="may_use").answers("yes")
    table.asked("Cat", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.has_hand(Ann=[], Bob=["Duel"], Cat=["Beer"], Dan=[])
    table.is_quiet()


@ruling("BANG-237")
def test_suzy_in_phase_3(table: BangScenario) -> None:
    """A hand limit is never below 1 life: Suzy with 1 life discards the second of her cards and keeps the other."""
    table.seats(Ann={"character": "Suzy Lafayette", "life": 1, "hand": ["Missed!", "Duel"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="discard")
    table.asked("Ann", kind="discard_excess", options=["Missed!", "Duel"]).answers("Duel")
    table.has_hand(Ann=["Missed!"], Cat=[], Dan=[])
    table.is_quiet("Bob")


@ruling("BANG-237", "BANG-X15")
def test_suzy_and_no_card_at_all(table: BangScenario) -> None:
    """Neither deck nor pile has a card: she says yes and draws nothing."""
    table.seats(Ann={"character": "Suzy Lafayette", "hand": ["Mustang"]}, Bob={}, Cat={}, Dan={})
    table.laid.deck = []
    table.turn("Ann").plays("Mustang")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


# -------------------------------------------------------------------- a last card that brings cards


@ruling("BANG-107", "BANG-X40")
@pytest.mark.parametrize(("card", "drawn"), [("Stagecoach", 2), ("Wells Fargo", 3)])
def test_suzys_last_card_draws_cards(table: BangScenario, card: str, drawn: int) -> None:
    """Stagecoach or Wells Fargo is her last card: once it is resolved her hand is not empty, so she draws no more."""
    table.seats(Ann={"character": "Suzy Lafayette", "hand": [card]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays(card)
    table.has_cards(Ann=drawn, Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-107", "BANG-X40")
def test_suzys_last_card_is_a_general_store(table: BangScenario) -> None:
    """General Store is her last card: she takes a card from it, the others take theirs, and that is all."""
    table.seats(
        deck_top=["Beer", "Duel", "Jail", "Scope"],
        Ann={"character": "Suzy Lafayette", "hand": ["General Store"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("General Store")
    table.asked("Ann", kind="pick_from_store", options=["Beer", "Duel", "Jail", "Scope"]).answers("Duel")
    table.asked("Bob").answers("Beer")
    table.asked("Cat").answers("Jail")
    table.has_hand(Ann=["Duel"], Bob=["Beer"], Cat=["Jail"], Dan=["Scope"])
    table.is_quiet()


@ruling("BANG-107", "BANG-X40")
def test_suzys_last_card_is_panic(table: BangScenario) -> None:
    """Panic! is her last card: she takes the Beer of Bob and does not draw."""
    table.seats(Ann={"character": "Suzy Lafayette", "hand": ["Panic!"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Bob", offered={"Bob"})
    table.has_hand(Ann=["Beer"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-X40")
def test_suzys_last_card_is_cat_balou(table: BangScenario) -> None:
    """Cat Balou brings her nothing: first Bob's Scope is discarded, then she may draw."""
    table.seats(
        deck_top=["Duel"],
        Ann={"character": "Suzy Lafayette", "hand": ["Cat Balou"]},
        Bob={"play": ["Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.has_in_play(Bob=[])
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Duel"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-059", "BANG-X40")
def test_suzy_kills_an_outlaw_with_her_last_card(table: BangScenario) -> None:
    """Her last BANG! kills an Outlaw: she draws for her empty hand and then the 3 cards of the reward."""
    table.seats(
        deck_top=["Duel", "Jail", "Scope", "Beer"],
        Ann={"character": "Suzy Lafayette", "hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Ann", kind="may_use", options=["yes", None]).answers("yes")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Ann=["Duel", "Jail", "Scope", "Beer"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


# -------------------------------------------------------------------- Duels and Slab the Killer


@ruling("BANG-238", "BANG-X23")
def test_suzy_in_a_duel(table: BangScenario) -> None:
    """Challenged, Suzy discards her last card BANG!, Ann discards one too: Suzy loses a life and only then draws."""
    table.seats(
        deck_top=["BANG! AS"],
        Ann={"hand": ["Duel", "BANG! 2D", "Beer"]},
        Bob={"character": "Suzy Lafayette", "hand": ["BANG! 3D"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.asked("Bob", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=["Beer"], Bob=["BANG!"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-238", "BANG-X23")
def test_suzy_wins_a_duel_with_her_last_card(table: BangScenario) -> None:
    """Ann has no BANG! to answer Suzy's last card: Ann loses a life, then Suzy may draw."""
    table.seats(
        deck_top=["Jail"],
        Ann={"hand": ["Duel", "Beer"]},
        Bob={"character": "Suzy Lafayette", "hand": ["BANG!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob").answers("BANG!")
    table.asked("Ann", options=[None]).answers(None)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_hand(Ann=["Beer"], Bob=["Jail"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-238", "BANG-X40")
def test_suzy_plays_a_duel_as_her_last_card(table: BangScenario) -> None:
    """The Duel is on as soon as it is played: Bob discards a BANG!, Suzy loses a life and then may draw."""
    table.seats(
        deck_top=["BANG!"],
        Ann={"character": "Suzy Lafayette", "hand": ["Duel"]},
        Bob={"hand": ["BANG!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["BANG!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-238", "BANG-X23")
def test_suzy_dies_in_a_duel(table: BangScenario) -> None:
    """Suzy, the Renegade, loses her last life in the Duel: she is out and draws nothing."""
    table.seats(
        Ann={"hand": ["Duel", "BANG! 2D"]},
        Bob={"role": "renegade", "character": "Suzy Lafayette", "life": 1, "hand": ["BANG! 3D"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob").answers("BANG!")
    table.asked("Ann").answers("BANG!")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-239")
def test_suzy_against_slab(table: BangScenario) -> None:
    """Suzy answers Slab's BANG! with her last Missed!, draws another Missed!, plays it and cancels the shot."""
    table.seats(
        deck_top=["Missed! 3S", "Duel"],
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": "Suzy Lafayette", "hand": ["Missed! 2S"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.asked("Bob", kind="may_use", options=["yes", None]).answers("yes")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Duel"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-239")
def test_suzy_draws_no_second_missed(table: BangScenario) -> None:
    """The card she draws is a Jail: the shot of Slab hits, and her Missed! is gone."""
    table.seats(
        deck_top=["Jail"],
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": "Suzy Lafayette", "hand": ["Missed!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob").answers("Missed!")
    table.asked("Bob", kind="may_use").answers("yes")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Jail"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-107", "BANG-X40")
def test_suzys_last_shot_is_answered_to_its_end(table: BangScenario) -> None:
    """Bob fails with Jourdonnais' check and goes on with his Barrel: Suzy draws after that, not in between."""
    table.seats(
        deck_top=["2C", "4H", "Duel"],
        Ann={"character": "Suzy Lafayette", "hand": ["BANG!"]},
        Bob={"character": "Jourdonnais", "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Jourdonnais", "Barrel", None]).answers("Jourdonnais")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers("Barrel")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Duel"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-107", "BANG-X40")
def test_suzys_last_card_is_indians(table: BangScenario) -> None:
    """Bob, Cat and Dan discard their BANG! cards one after another; then Suzy may draw."""
    table.seats(
        deck_top=["Duel"],
        Ann={"character": "Suzy Lafayette", "hand": ["Indians!"]},
        Bob={"hand": ["BANG!"]},
        Cat={"hand": ["BANG!"]},
        Dan={"hand": ["BANG!"]},
    )
    table.turn("Ann").plays("Indians!")
    for name in ("Bob", "Cat", "Dan"):
        table.asked(name, kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Duel"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()
