"""Brown cards that loads strengthen (BANG-433 to BANG-438, BANG-448 to BANG-452, BANG-467 to BANG-469, BANG-475)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import ARMED, has_loads, load, supply_is
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- paying


@ruling("BANG-438", "BANG-433", "BANG-436")
@pytest.mark.parametrize(("times", "life"), [(0, 2), (1, 3), (2, 4)])
def test_six_loads_heal_three_lives(table: BangScenario, times: int, life: int) -> None:
    """A Little Nip heals one life, and one more for every three loads: three for six of them, one for none."""
    table.seats(Ann={"hand": ["A Little Nip"], "life": 1, "play": ["Crate"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=3, crate=3)
    table.turn("Ann").plays("A Little Nip")
    table.asked("Ann", kind="strengthen_card", options=[("pay_loads", 1, 3), ("pay_loads", 2, 6), None]).answers(
        ("pay_loads", times, 3 * times) if times else None
    )
    for _ in range(3 if times == 1 else 0):
        table.asked("Ann", kind="pay_load", options=[("on_card", "Crate"), "Ann"]).answers("Ann")
    table.has_life(Ann=life, Bob=4, Cat=4, Dan=4)
    supply_is(table, 26 + 3 * times)
    table.has_in_play(Ann=[] if times == 2 else ["Crate"])
    table.is_quiet()


@ruling("BANG-434")
def test_loads_come_from_anywhere(table: BangScenario) -> None:
    """Two loads for a Caravan: one from the Whip and one from the character."""
    table.seats(Ann={"hand": ["Caravan"], "play": ["Crate", "Whip"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=1, crate=3, whip=2)
    table.turn("Ann").plays("Caravan").asked("Ann", kind="strengthen_card").answers(("pay_loads", 1, 2))
    table.asked("Ann", kind="pay_load", options=[("on_card", "Crate"), ("on_card", "Whip"), "Ann"]).answers("Ann")
    table.asked("Ann", kind="pay_load", options=[("on_card", "Crate"), ("on_card", "Whip")]).answers(
        ("on_card", "Whip")
    )
    has_loads(table, "Ann", crate=3, whip=1)
    table.has_cards(Ann=3)
    table.is_quiet()


@ruling("BANG-435", "BANG-X151")
def test_what_is_emptied_for_an_upgrade_is_discarded(table: BangScenario) -> None:
    """The Crate gives its last two loads and goes, once the whole price is paid and before the cards are drawn."""
    table.seats(Ann={"hand": ["Caravan"], "play": ["Crate"]}, Bob={}, Cat={}, Dan={}, deck_top=["2S", "3S", "4S"])
    load(table, "Ann", character=1, crate=2)
    table.turn("Ann").plays("Caravan").asked("Ann", kind="strengthen_card").answers(("pay_loads", 1, 2))
    table.asked("Ann", kind="pay_load").answers(("on_card", "Crate"))
    table.asked("Ann", kind="pay_load").answers(("on_card", "Crate"))
    table.has_in_play(Ann=[])
    table.pile_is("Caravan", "Crate")
    has_loads(table, "Ann", character=1)
    table.has_cards(Ann=3)
    table.is_quiet()


@ruling("BANG-436", "BANG-X158")
@pytest.mark.parametrize(("loads", "offered"), [(1, []), (3, [1]), (4, [1, 2])])
def test_as_often_as_it_can_be_paid(table: BangScenario, loads: int, offered: list[int]) -> None:
    """A Caravan: a card more for every two loads. Who cannot pay is not asked."""
    table.seats(Ann={"hand": ["Caravan"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=loads)
    table.turn("Ann").plays("Caravan")
    if offered:
        ways = [("pay_loads", times, 2 * times) for times in offered]
        table.asked("Ann", kind="strengthen_card", options=[*ways, None]).answers(ways[-1])
    table.has_cards(Ann=2 + len(offered))
    has_loads(table, "Ann", character=loads - 2 * len(offered))
    table.is_quiet()


@ruling("BANG-437")
def test_decided_before_anything_happens(table: BangScenario) -> None:
    """Ann pays for a second target of her Quick Shot before the first one is asked."""
    table.seats(Ann={"hand": ["Quick Shot"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    load(table, "Ann", character=2)
    table.turn("Ann").plays("Quick Shot", on="Bob").asked("Ann", kind="further_target").answers("Dan")
    table.asked("Ann", kind="further_target", options=["Ann", None]).answers(None)
    has_loads(table, "Ann", character=1)
    table.asked("Bob", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-442", "BANG-457")
def test_no_nip_against_the_last_hit(table: BangScenario) -> None:
    """Bob holds A Little Nip and has a Beer Keg: neither saves him."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["A Little Nip"], "life": 1, "play": ["Beer Keg"], "role": "renegade"},
        Cat={},
        Dan={},
    )
    load(table, "Bob", beer_keg=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    assert not table.table.here[1]
    table.is_quiet()


# -------------------------------------------------------------------- Quick Shot


@ruling("BANG-448", "BANG-443", "BANG-440")
def test_a_quick_shot_is_no_bang_card(table: BangScenario) -> None:
    """Ann fires it beside her BANG! card of the turn, and a Flintlock too."""
    table.seats(Ann={"hand": ["Quick Shot", "BANG!", "BANG!", "Flintlock"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").plays("Quick Shot", on="Bob").plays("Flintlock", on="Bob")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.may_play()
    table.is_quiet()


@ruling("BANG-449")
def test_all_targets_differ_and_are_in_range(table: BangScenario) -> None:
    """Of six players Ann reaches Bob and Fox: she may add each of them once, and herself, but nobody further away."""
    table.seats(Ann={"hand": ["Quick Shot"]}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    load(table, "Ann", character=4)
    table.turn("Ann").plays("Quick Shot", on="Fox", offered={"Ann", "Bob", "Fox"})
    table.asked("Ann", kind="further_target", options=["Ann", "Bob", None]).answers("Bob")
    table.asked("Ann", kind="further_target", options=["Ann", None]).answers(None)
    has_loads(table, "Ann", character=3)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4, Eve=4, Fox=3)
    table.is_quiet()


@ruling("BANG-449", "BANG-434")
def test_the_range_is_that_of_the_moment_it_is_played(table: BangScenario) -> None:
    """The last load of Ann's weapon pays for Dan, whom she reached with it."""
    table.seats(Ann={"hand": ["Quick Shot"], "play": ["Buntline Special"]}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    load(table, "Ann", buntline_special=1)
    table.turn("Ann").plays("Quick Shot", on="Cat").asked("Ann", kind="further_target").answers("Eve")
    table.has_in_play(Ann=[])
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eve=3, Fox=4)
    table.is_quiet()


@ruling("BANG-441")
@pytest.mark.parametrize("card", ["Missed!", "Duck!"])
@pytest.mark.parametrize("shot", ["Quick Shot", "Flintlock", "BANG!"])
def test_whatever_misses_cancels_whatever_shoots(table: BangScenario, card: str, shot: str) -> None:
    table.seats(Ann={"hand": [shot]}, Bob={"hand": [card]}, Cat={}, Dan={}, also=ARMED)
    table.turn("Ann").plays(shot, on="Bob").asked("Bob", kind="defend", options=[card, None]).answers(card)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Flintlock


@ruling("BANG-452", "BANG-451")
def test_a_cancelled_flintlock_comes_back_and_is_fired_again(table: BangScenario) -> None:
    """Bob misses it; Ann pays two loads, takes it back and fires at once again. This time it hits."""
    table.seats(Ann={"hand": ["Flintlock"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    load(table, "Ann", character=4)
    table.turn("Ann").plays("Flintlock", on="Bob").asked("Bob", kind="defend").answers("Missed!")
    table.asked("Ann", kind="take_back_card", options=[("pay_loads", 1, 2), None]).answers(("pay_loads", 1, 2))
    table.has_hand(Ann=["Flintlock"])
    table.plays("Flintlock", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    has_loads(table, "Ann", character=2)
    table.has_cards(Ann=0)
    table.is_quiet()


@ruling("BANG-452")
@pytest.mark.parametrize("loads", [1, 2])
def test_a_flintlock_stays_where_it_is(table: BangScenario, loads: int) -> None:
    """A single load is not enough, and nobody must pay."""
    table.seats(Ann={"hand": ["Flintlock"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={}, deck_top=["4H"])
    load(table, "Ann", character=loads)
    table.turn("Ann").plays("Flintlock", on="Bob").asked("Bob", kind="defend").answers("Barrel")
    if loads == 2:
        table.asked("Ann", kind="take_back_card").answers(None)
    table.has_cards(Ann=0)
    has_loads(table, "Ann", character=loads)
    table.is_quiet()


@ruling("BANG-500")
def test_jourdonnais_checks_against_a_flintlock(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Flintlock"]}, Bob={"character": "Jourdonnais"}, Cat={}, Dan={}, deck_top=["4H"])
    table.turn("Ann").plays("Flintlock", on="Bob").asked("Bob", options=["Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Arrow


@ruling("BANG-467", "BANG-468")
def test_an_arrow_costs_a_bang_card_or_a_life(table: BangScenario) -> None:
    """Bob may discard a BANG! card, but neither his Flintlock nor his Gatling; Cat has none and loses a life."""
    table.seats(
        Ann={"hand": ["Arrow"]},
        Bob={"hand": ["BANG!", "Flintlock", "Gatling"]},
        Cat={},
        Dan={},
    )
    load(table, "Ann", character=1)
    table.turn("Ann").plays("Arrow", on="Bob", offered={"Bob", "Cat", "Dan"})
    table.asked("Ann", kind="further_target", options=["Cat", "Dan", None]).answers("Cat")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    has_loads(table, "Ann")
    table.is_quiet()


@ruling("BANG-467")
def test_a_bang_card_may_be_kept_for_a_life(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Arrow"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Arrow", on="Bob").asked("Bob", kind="discard_bang").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=["BANG!"])
    table.is_quiet()


@ruling("BANG-469")
def test_all_targets_of_an_arrow_differ(table: BangScenario) -> None:
    """Three loads hit everybody once, at any distance and clockwise; a fourth has nobody left."""
    table.seats(Ann={"hand": ["Arrow"]}, Bob={}, Cat={}, Dan={}, Eve={})
    load(table, "Ann", character=4)
    table.turn("Ann").plays("Arrow", on="Dan").asked("Ann", kind="further_target").answers("Bob")
    table.asked("Ann", kind="further_target", options=["Cat", "Eve", None]).answers("Eve")
    table.asked("Ann", kind="further_target", options=["Cat", None]).answers("Cat")
    has_loads(table, "Ann", character=1)
    assert [event.seat for event in table.events("life_lost")] == [1, 2, 3, 4]
    table.is_quiet()


# -------------------------------------------------------------------- Duck!


@ruling("BANG-X159")
def test_a_duck_comes_back_for_two_loads(table: BangScenario) -> None:
    """Bob ducks, outside his turn, and takes the card back; against the next shot it helps once more."""
    table.seats(Ann={"hand": ["BANG!", "Quick Shot"]}, Bob={"hand": ["Duck!"]}, Cat={}, Dan={})
    load(table, "Bob", character=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Duck!")
    table.asked("Bob", kind="take_back_card", options=[("pay_loads", 1, 2), None]).answers(("pay_loads", 1, 2))
    table.has_hand(Bob=["Duck!"])
    has_loads(table, "Bob", character=1)
    table.plays("Quick Shot", on="Bob").asked("Bob", kind="defend").answers("Duck!")
    table.has_cards(Bob=0)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X159")
def test_twice_against_slab(table: BangScenario) -> None:
    """Two Missed! effects are needed: the same Duck!, taken back in between, gives both."""
    table.seats(Ann={"hand": ["BANG!"], "character": "Slab the Killer"}, Bob={"hand": ["Duck!"]}, Cat={}, Dan={})
    load(table, "Bob", character=2)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Duck!")
    table.asked("Bob", kind="take_back_card").answers(("pay_loads", 1, 2))
    table.asked("Bob", kind="defend").answers("Duck!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Squaw


@ruling("BANG-475")
def test_a_squaw_discards_any_card_in_play(table: BangScenario) -> None:
    """Ann reaches Dan, three seats away, but nobody without a card in play; hands are safe."""
    table.seats(
        Ann={"hand": ["Squaw"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={"play": ["Barrel", "Scope"]}, Eve={}, Fox={}
    )
    table.turn("Ann").plays("Squaw", on="Dan", offered={"Dan"})
    table.asked("Ann", kind="choose_their_card", options=["Barrel", "Scope"]).answers("Scope")
    table.has_in_play(Dan=["Barrel"])
    table.pile_is("Squaw", "Scope")
    table.is_quiet()


@ruling("BANG-475", "BANG-433")
def test_for_two_loads_the_card_is_taken(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Squaw"]}, Bob={}, Cat={"play": ["Barrel"]}, Dan={})
    load(table, "Ann", character=2)
    table.turn("Ann").plays("Squaw", on="Cat")
    table.asked("Ann", kind="strengthen_card", options=[("pay_loads", 1, 2), None]).answers(("pay_loads", 1, 2))
    table.has_hand(Ann=["Barrel"])
    has_loads(table, "Ann")
    table.is_quiet()


@ruling("BANG-475")
def test_without_cards_in_play_there_is_no_squaw(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Squaw"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").may_play()
    table.cannot_play("Squaw", why="bang-why-no-cards-in-play", ruling="BANG-475")
    table.is_quiet()
