"""LeMat and Shotgun (BANG-657, BANG-658)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import NO_ESCAPE, PASS, QUIET


@ruling("BANG-657")
def test_any_card_is_a_bang_with_a_lemat(table: BangScenario) -> None:
    """Ann plays a Beer as a BANG! card at Bob; it was her one BANG! of the turn, so her real BANG! must wait."""
    table.seats(Ann={"hand": ["Beer", "BANG!"], "play": ["LeMat"]}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Beer", as_="BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.may_play()
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-657")
def test_after_a_bang_card_the_lemat_rests(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Beer", "BANG!"], "play": ["LeMat"]}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("BANG!", on="Bob")
    assert table.offered("Ann") == {"end_turn", "beer"}
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-658")
def test_willy_the_kid_uses_a_lemat_several_times(table: BangScenario) -> None:
    """Two cards as BANG! and a BANG! card besides."""
    table.seats(
        Ann={"hand": ["Beer", "Stagecoach", "BANG!"], "play": ["LeMat"], "character": "Willy the Kid"},
        Bob={},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Beer", as_="BANG!", on="Bob")
    table.plays("Stagecoach", as_="BANG!", on="Bob")
    table.plays("BANG!", on="Dan")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-657", "BANG-208")
def test_calamity_janet_has_a_missed_only_once_on_offer(table: BangScenario) -> None:
    """A Missed! is a BANG! to her with and without a LeMat: it is offered once for each target."""
    table.seats(
        Ann={"hand": ["Missed!"], "play": ["LeMat"], "character": "Calamity Janet"}, Bob={}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann")
    decision = table.decision("Ann")
    assert len(set(decision.ids)) == len(decision.ids) == 4
    table.is_quiet()


@ruling("BANG-657", "BANG-232")
def test_slab_the_killer_with_a_lemat(table: BangScenario) -> None:
    """A Beer that Slab plays as a BANG! card takes two Missed! effects."""
    table.seats(
        Ann={"hand": ["Beer"], "play": ["LeMat"], "character": "Slab the Killer"},
        Bob={"hand": ["Missed!"]},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Beer", as_="BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X100")
def test_a_lemat_in_ones_own_duel(table: BangScenario) -> None:
    """In her turn Ann may discard any card as a BANG! in her Duel."""
    table.seats(Ann={"hand": ["Duel", "Beer"], "play": ["LeMat"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang").answers("BANG!")
    table.asked("Ann", kind="discard_bang", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X100")
def test_a_lemat_does_not_help_outside_ones_turn(table: BangScenario) -> None:
    """Bob's LeMat is no use against Ann's Indians!."""
    table.seats(Ann={"hand": ["Indians!"]}, Bob={"hand": ["Beer"], "play": ["LeMat"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-X92")
def test_a_shotgun_costs_a_card_too(table: BangScenario) -> None:
    """Ann hits Bob: he loses a life and discards a card of his choice."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Shotgun"]},
        Bob={"hand": ["Beer", "Scope"]},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="pay_card", options=["Beer", "Scope"]).answers("Scope")
    table.has_hand(Bob=["Beer"])
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X92")
def test_molly_stark_draws_nothing_for_a_shotgun(table: BangScenario) -> None:
    """She discards the card because she must."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Shotgun"]},
        Bob={"hand": ["Beer"], "character": "Molly Stark"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.has_cards(Bob=0)
    table.is_quiet()


@ruling("BANG-X92")
@pytest.mark.parametrize(("card", "lives"), [("Gatling", 3), ("BANG!", 4)])
def test_a_shotgun_is_quiet_without_a_hit_of_a_bang_card(table: BangScenario, card: str, lives: int) -> None:
    """A Gatling is no BANG! card, and a missed BANG! is no hit: Bob keeps his Beer."""
    table.seats(
        Ann={"hand": [card], "play": ["Shotgun"]},
        Bob={"hand": ["Beer", "Missed!"]},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays(card, on="Bob" if card == "BANG!" else None)
    table.asked("Bob", kind="defend").answers("Missed!" if card == "BANG!" else None)
    table.has_cards(Bob=1 if card == "BANG!" else 2)
    assert table.table.life[1] == lives
    table.is_quiet()


@ruling("BANG-X92", "BANG-203")
def test_bart_cassidy_draws_before_he_discards(table: BangScenario) -> None:
    """Bart has no card: he draws one for the wound and must discard it for the Shotgun."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Shotgun"]},
        Bob={"character": "Bart Cassidy"},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["Scope"],
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Bob=0)
    table.pile_is("BANG!", "Scope")
    table.is_quiet()


@ruling("BANG-X92", "BANG-225")
def test_sid_ketchum_before_the_shotgun(table: BangScenario) -> None:
    """Sid uses both his cards for a life; nothing is left for the Shotgun."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Shotgun"]},
        Bob={"hand": ["Beer", "Scope"], "character": "Sid Ketchum"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="any_time", options=["sid_ketchum", *PASS]).answers("sid_ketchum")
    table.asked("Bob", kind="pay_card").answers("Beer")
    table.has_cards(Bob=0)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X92", "BANG-238")
def test_suzy_lafayette_draws_after_the_shotgun(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Shotgun"]},
        Bob={"hand": ["Beer"], "character": "Suzy Lafayette"},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["Scope"],
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_hand(Bob=["Scope"])
    table.is_quiet()


@ruling("BANG-X92", "BANG-734")
def test_who_is_saved_discards_nothing(table: BangScenario) -> None:
    """Cat saves Bob's life: no life lost, no card lost to the Shotgun; Cat draws two."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Shotgun"]},
        Bob={"hand": ["Beer"]},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life", options=["Saved!", *PASS]).answers("Saved!")
    table.asked("Cat", kind="take_thanks", options=["Bob", "deck_cards"]).answers("deck_cards")
    table.has_cards(Bob=1, Cat=2)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
