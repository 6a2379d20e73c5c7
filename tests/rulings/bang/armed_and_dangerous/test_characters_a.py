"""Al Preacher, Bass Greeves, Frankie Canton and Red Ringo (BANG-481 to BANG-492)."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.flow.dealing import settle_in
from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import able, drain, has_loads, load, supply_is
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- Al Preacher


@ruling("BANG-484", "BANG-482", "BANG-481")
@pytest.mark.parametrize("card", ["Mustang", "Crate"])
def test_al_preacher_draws_in_the_turn_of_others(table: BangScenario, card: str) -> None:
    """Ann plays a blue or an orange card: Bob pays one load of his own and one of his Whip for a card."""
    table.seats(Ann={"hand": [card]}, Bob={"character": "Al Preacher", "play": ["Whip"]}, Cat={}, Dan={})
    load(table, "Bob", character=2, whip=1)
    table.turn("Ann").plays(card)
    if card == "Mustang":
        table.asked("Ann", kind="gain_load").answers(None)
    table.asked("Bob", kind="may_use").answers("yes")
    table.asked("Bob", kind="pay_load").answers("Bob")
    table.asked("Bob", kind="pay_load").answers(("on_card", "Whip"))
    table.has_cards(Bob=1)
    table.has_in_play(Bob=[])
    has_loads(table, "Bob", character=1)
    table.is_quiet()


@ruling("BANG-485", "BANG-486")
def test_one_card_for_each_and_at_once(table: BangScenario) -> None:
    """With four loads Bob draws one card for the Mustang, before the Scope is played, and another one for that."""
    table.seats(Ann={"hand": ["Mustang", "Scope"]}, Bob={"character": "Al Preacher"}, Cat={}, Dan={})
    load(table, "Bob", character=4)
    for card, left in (("Mustang", 2), ("Scope", 0)):
        table.turn("Ann") if card == "Mustang" else None
        table.plays(card).asked("Ann", kind="gain_load").answers(None)
        table.asked("Bob", kind="may_use").answers("yes")
        has_loads(table, "Bob", character=left)
    table.has_cards(Bob=2)
    table.is_quiet()


@ruling("BANG-486", "BANG-484")
@pytest.mark.parametrize("case", ["brown", "own", "poor", "declined"])
def test_when_al_preacher_draws_nothing(table: BangScenario, case: str) -> None:
    """Not for a brown card, not for his own, not with a single load, and not if he does not want to."""
    actor = "Bob" if case == "own" else "Ann"
    hand = ["Saloon" if case == "brown" else "Mustang"]
    table.seats(
        Ann={"hand": hand if actor == "Ann" else []},
        Bob={"character": "Al Preacher", "hand": hand if actor == "Bob" else []},
        Cat={},
        Dan={},
    )
    load(table, "Bob", character=1 if case == "poor" else 3)
    table.turn(actor).plays(hand[0])
    if case != "brown":
        table.asked(actor, kind="gain_load").answers(None)
    if case == "declined":
        table.asked("Bob", kind="may_use").answers(None)
    table.has_cards(Bob=0)
    table.is_quiet()


# -------------------------------------------------------------------- Bass Greeves


@ruling("BANG-490")
@pytest.mark.parametrize("place", ["Ann", ("on_card", "Crate")])
def test_bass_greeves_puts_both_in_one_place(table: BangScenario, place: object) -> None:
    """A card of his choice for two loads on himself or on the Crate; once in his turn."""
    table.seats(Ann={"hand": ["Beer", "Scope"], "character": "Bass Greeves", "play": ["Crate"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", crate=1)
    table.turn("Ann").uses("Bass Greeves", card="Beer")
    table.asked("Ann", kind="place_load", options=[("on_card", "Crate"), "Ann"]).answers(place)
    has_loads(table, "Ann", character=2 if place == "Ann" else 0, crate=1 if place == "Ann" else 3)
    table.has_hand(Ann=["Scope"])
    assert not able(table, "Ann", "Bass Greeves")
    table.is_quiet()


@ruling("BANG-490", "BANG-422")
def test_bass_greeves_never_above_four(table: BangScenario) -> None:
    """The Crate has three: one of the two loads has no room there and is lost."""
    table.seats(Ann={"hand": ["Beer"], "character": "Bass Greeves", "play": ["Crate"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=4, crate=3)
    table.turn("Ann").uses("Bass Greeves", card="Beer")
    has_loads(table, "Ann", character=4, crate=4)
    table.is_quiet()


@ruling("BANG-490")
def test_bass_greeves_needs_room_and_loads(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Beer"], "character": "Bass Greeves"}, Bob={}, Cat={}, Dan={})
    drain(table, 0)
    table.turn("Ann")
    assert not able(table, "Ann", "Bass Greeves")
    table.is_quiet()


# -------------------------------------------------------------------- Frankie Canton


@ruling("BANG-487")
@pytest.mark.parametrize("source", ["own card", "their card", "their character"])
def test_frankie_canton_takes_a_load_from_anywhere(table: BangScenario, source: str) -> None:
    table.seats(
        Ann={"character": "Frankie Canton", "play": ["Crate"]}, Bob={"play": ["Whip"]}, Cat={}, Dan={"play": ["Scope"]}
    )
    load(table, "Ann", character=1, crate=2)
    load(table, "Bob", character=2, whip=2)
    table.turn("Ann").uses("Frankie Canton", on="Ann" if source == "own card" else "Bob", offered={"Ann", "Bob"})
    if source != "own card":
        place = ("on_card", "Whip") if source == "their card" else "Bob"
        table.asked("Ann", kind="choose_load", options=[("on_card", "Whip"), "Bob"]).answers(place)
    has_loads(table, "Ann", character=2, crate=1 if source == "own card" else 2)
    has_loads(table, "Bob", character=2 - (source == "their character"), whip=2 - (source == "their card"))
    assert not able(table, "Ann", "Frankie Canton")
    table.is_quiet()


@ruling("BANG-488")
def test_frankie_canton_holds_four_at_most(table: BangScenario) -> None:
    table.seats(Ann={"character": "Frankie Canton"}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=4)
    load(table, "Bob", character=2)
    table.turn("Ann")
    assert not able(table, "Ann", "Frankie Canton")
    table.is_quiet()


@ruling("BANG-489", "BANG-465")
@pytest.mark.parametrize("card", ["Crate", "Bomb"])
def test_the_last_load_takes_the_card_with_it(table: BangScenario, card: str) -> None:
    """Bob's Crate is discarded; his Bomb explodes."""
    table.seats(Ann={"character": "Frankie Canton"}, Bob={"play": [card]}, Cat={}, Dan={})
    load(table, "Bob", **{card.lower(): 1})
    table.turn("Ann").uses("Frankie Canton", on="Bob")
    table.has_in_play(Bob=[])
    has_loads(table, "Ann", character=1)
    table.has_life(Ann=5, Bob=2 if card == "Bomb" else 4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Red Ringo


@ruling("BANG-491", "BANG-483")
def test_red_ringo_starts_with_four_loads(table: BangScenario) -> None:
    table.seats(Ann={"character": "Red Ringo"}, Bob={}, Cat={}, Dan={})
    settle_in(table.laid, Seat(0))
    table.turn("Ann")
    has_loads(table, "Ann", character=4)
    supply_is(table, 28)
    table.is_quiet()


@ruling("BANG-491")
@pytest.mark.parametrize(
    ("first", "second", "crate", "whip"),
    [("Crate", "Crate", 3, 1), ("Crate", "Whip", 2, 2), ("Whip", None, 1, 2)],
)
def test_red_ringo_moves_two_loads(table: BangScenario, first: str, second: str | None, crate: int, whip: int) -> None:
    """Both to one card, one to each of two, or only one; once in his turn."""
    table.seats(Ann={"character": "Red Ringo", "play": ["Crate", "Whip"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=4, crate=1, whip=1)
    cards = [("on_card", "Crate"), ("on_card", "Whip")]
    table.turn("Ann").uses("Red Ringo").asked("Ann", kind="place_load", options=cards).answers(("on_card", first))
    table.asked("Ann", kind="place_load", options=[*cards, None]).answers(second and ("on_card", second))
    has_loads(table, "Ann", character=3 if second is None else 2, crate=crate, whip=whip)
    assert not able(table, "Ann", "Red Ringo")
    table.is_quiet()


@ruling("BANG-492")
@pytest.mark.parametrize("loads", [0, 2])
def test_red_ringo_never_takes_them_back(table: BangScenario, loads: int) -> None:
    """Without loads on himself, or with nothing but full cards before him, he has nothing to move."""
    table.seats(Ann={"character": "Red Ringo", "play": ["Crate"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=loads, crate=4 if loads else 1)
    table.turn("Ann")
    assert not able(table, "Ann", "Red Ringo")
    table.is_quiet()
