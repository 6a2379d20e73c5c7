"""Dangerous weapons (BANG-430 to BANG-432, BANG-476 to BANG-480, BANG-501)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import ARMED, has_loads, load, supply_is
from tests.rulings.bang.bench import BangScenario, key
from tests.rulings.bang.needs import needs

PAY = ("pay_loads", 1, 1)
WEAPONS = {"Big Fifty": 6, "Buntline Special": 2, "Double Barrel": 1, "Thunderer": 3}


@ruling("BANG-430")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapons_in_every_respect(table: BangScenario, weapon: str) -> None:
    """One replaces a Schofield, reaches as far as its number says, and is replaced by a Winchester with its loads."""
    table.seats(
        Ann={"hand": [weapon, "Winchester", "BANG!"], "play": ["Schofield"]},
        Bob={},
        Cat={},
        Dan={},
        Eve={},
        Fox={},
        Gus={},
    )
    table.turn("Ann").plays(weapon)
    table.has_in_play(Ann=[weapon])
    table.pile_is("Schofield")
    reach = WEAPONS[weapon]
    near = [name for name in ["Bob", "Cat", "Dan", "Eve", "Fox", "Gus"] if table.distance("Ann", name) <= reach]
    for name in ("Ann", *near):
        assert ("bang", key(name)) in table.offered("Ann")
    table.plays("Winchester").asked("Ann", kind="gain_load").answers(None)
    table.has_in_play(Ann=["Winchester"])
    supply_is(table, 32)
    table.is_quiet()


@ruling("BANG-431")
@pytest.mark.parametrize("pays", [True, False])
def test_paid_before_the_target_reacts(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """Ann is asked as soon as she plays a BANG! card, and only then Bob. Paying is up to her."""
    table.seats(Ann={"hand": ["BANG!"], "play": ["Big Fifty"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    load(table, "Ann", big_fifty=3)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Ann", kind="strengthen_shot", options=[PAY, None]).answers(PAY if pays else None)
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    has_loads(table, "Ann", big_fifty=2 if pays else 3)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-431", "BANG-416")
def test_only_with_loads_on_the_weapon(table: BangScenario) -> None:
    """Loads on the character do not pay for it."""
    table.seats(Ann={"hand": ["BANG!"], "play": ["Big Fifty"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    load(table, "Ann", character=4)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-432", "BANG-448", "BANG-451")
@pytest.mark.parametrize("card", ["Gatling", "Flintlock", "Quick Shot"])
def test_only_with_a_bang_card(table: BangScenario, card: str) -> None:
    """Nothing that merely shoots triggers a dangerous weapon."""
    table.seats(Ann={"hand": [card], "play": ["Big Fifty"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", big_fifty=3)
    table.turn("Ann").plays(card, on=None if card == "Gatling" else "Bob")
    if card == "Quick Shot":
        table.asked("Ann", kind="further_target").answers(None)
    has_loads(table, "Ann", big_fifty=3)
    assert table.table.life[1] == 3
    table.is_quiet()


# -------------------------------------------------------------------- Big Fifty


@ruling("BANG-476")
@pytest.mark.parametrize("pays", [True, False])
def test_neither_barrel_nor_ability_helps(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """Against a Big Fifty Jourdonnais has only his hand."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Big Fifty"]},
        Bob={"hand": ["Missed!"], "play": ["Barrel"], "character": "Jourdonnais"},
        Cat={},
        Dan={},
    )
    load(table, "Ann", big_fifty=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann").answers(PAY if pays else None)
    helps = ["Missed!", None] if pays else ["Missed!", "Barrel", "Jourdonnais", None]
    table.asked("Bob", kind="defend", options=helps).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-476")
@pytest.mark.parametrize("pays", [True, False])
def test_julie_cutter_is_silent(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """Wounded with a Big Fifty she makes no check; otherwise hearts shoot back."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Big Fifty"]},
        Bob={"character": "Julie Cutter"},
        Cat={},
        Dan={},
        deck_top=["4H"],
    )
    load(table, "Ann", big_fifty=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann").answers(PAY if pays else None)
    table.has_life(Ann=5 if pays else 4, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-476")
@pytest.mark.parametrize("pays", [True, False])
def test_not_even_apache_kid_is_safe(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """A diamond does not affect him, unless a load on a Big Fifty switches his ability off."""
    table.seats(Ann={"hand": ["BANG! 2D"], "play": ["Big Fifty"]}, Bob={"character": "Apache Kid"}, Cat={}, Dan={})
    load(table, "Ann", big_fifty=3)
    table.turn("Ann").plays("BANG! 2D", on="Bob").asked("Ann").answers(PAY if pays else None)
    table.has_life(Ann=5, Bob=2 if pays else 3, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-476")
@pytest.mark.parametrize("pays", [True, False])
def test_elena_fuente_needs_a_real_missed(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """Any card is a Missed! for her, but not against a Big Fifty that was paid for."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Big Fifty"]},
        Bob={"hand": ["Beer", "Duck!"], "character": "Elena Fuente"},
        Cat={},
        Dan={},
    )
    load(table, "Ann", big_fifty=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann").answers(PAY if pays else None)
    table.asked("Bob", kind="defend", options=["Duck!", None] if pays else ["Beer", "Duck!", None]).answers(None)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X166")
@pytest.mark.parametrize("loads", [0, 1])
def test_nor_does_what_keeps_him_out_of_range(table: BangScenario, loads: int) -> None:
    """Eve is four seats away, a Mustang, a Hideout and her ability three more: only a load reaches her, and is due."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Big Fifty"]},
        Bob={},
        Cat={},
        Dan={},
        Eve={"play": ["Mustang", "Hideout"], "character": "Paul Regret"},
        Fox={},
        Gus={},
        Hal={},
    )
    if loads:
        load(table, "Ann", big_fifty=loads)
    table.turn("Ann")
    assert table.distance("Ann", "Eve") == 7
    assert (("bang", "eve") in table.offered("Ann")) == bool(loads)
    if loads:
        table.plays("BANG!", on="Eve")
        table.has_in_play(Ann=[])
        assert table.table.life[4] == 2
    table.is_quiet()


# -------------------------------------------------------------------- Buntline Special


@ruling("BANG-477")
@pytest.mark.parametrize("how", ["Missed!", "Barrel"])
def test_cancelled_however_it_costs_a_card(table: BangScenario, how: str) -> None:
    """Bob cancels the shot, with a Missed! or his Barrel, and then discards a card of his choice."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Buntline Special"]},
        Bob={"hand": ["Missed!", "Beer", "Scope"], "play": ["Barrel"]},
        Cat={},
        Dan={},
        deck_top=["4H"],
    )
    load(table, "Ann", buntline_special=1)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann", kind="strengthen_shot").answers(PAY)
    # It was the last load: the weapon is gone, and what was paid for holds.
    table.has_in_play(Ann=[])
    table.asked("Bob", kind="defend").answers(how)
    table.asked("Bob", kind="pay_card").answers("Scope")
    table.has_hand(Bob=["Beer"] if how == "Missed!" else ["Beer", "Missed!"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-477")
@pytest.mark.parametrize("pays", [True, False])
def test_a_hit_costs_no_card(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    table.seats(Ann={"hand": ["BANG!"], "play": ["Buntline Special"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    load(table, "Ann", buntline_special=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann").answers(PAY if pays else None)
    table.asked("Bob", kind="defend").answers(None)
    table.has_hand(Bob=["Beer"])
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-501")
@pytest.mark.parametrize("hand", [["Beer"], []])
def test_jourdonnais_loses_a_card_instead_of_a_life(table: BangScenario, hand: list[str]) -> None:
    """His ability cancels the shot: no life, but a card of his hand, if he has one."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Buntline Special"]},
        Bob={"hand": hand, "character": "Jourdonnais"},
        Cat={},
        Dan={},
        deck_top=["4H"],
    )
    load(table, "Ann", buntline_special=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann").answers(PAY)
    table.asked("Bob", kind="defend").answers("Jourdonnais")
    table.has_cards(Bob=0)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Double Barrel


@ruling("BANG-478")
@pytest.mark.parametrize(("bang", "asked"), [("BANG! 2D", True), ("BANG! 2C", False)])
def test_nothing_cancels_a_diamond(table: BangScenario, bang: str, asked: bool) -> None:  # noqa: FBT001
    """Neither Missed! nor Barrel: Bob is not even asked. For another suit nothing can be paid."""
    table.seats(
        Ann={"hand": [bang], "play": ["Double Barrel"]},
        Bob={"hand": ["Missed!"], "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    load(table, "Ann", double_barrel=3)
    table.turn("Ann").plays(bang, on="Bob")
    if asked:
        table.asked("Ann", kind="strengthen_shot").answers(PAY)
    else:
        table.asked("Bob", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    has_loads(table, "Ann", double_barrel=2 if asked else 3)
    table.has_cards(Bob=1)
    table.is_quiet()


# -------------------------------------------------------------------- Thunderer


@ruling("BANG-479", "BANG-480", "BANG-X167")
@pytest.mark.parametrize("missed", [True, False])
def test_the_card_comes_back_before_the_target_reacts(table: BangScenario, missed: bool) -> None:  # noqa: FBT001
    """Ann has her BANG! card in hand again when Bob answers, hit or not; it was her one BANG! of the turn."""
    table.seats(Ann={"hand": ["BANG!"], "play": ["Thunderer"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    load(table, "Ann", thunderer=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann", kind="strengthen_shot").answers(PAY)
    table.has_hand(Ann=["BANG!"])
    table.asked("Bob", kind="defend").answers("Missed!" if missed else None)
    table.has_life(Ann=5, Bob=4 if missed else 3, Cat=4, Dan=4)
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()


@ruling("BANG-X167")
def test_whatever_was_played_as_a_bang_card_comes_back(table: BangScenario) -> None:
    """Calamity Janet's Missed! too, which is her BANG! card then."""
    table.seats(
        Ann={"hand": ["Missed!"], "play": ["Thunderer"], "character": "Calamity Janet"},
        Bob={},
        Cat={},
        Dan={},
        also=ARMED,
    )
    load(table, "Ann", thunderer=3)
    table.turn("Ann").plays("Missed!", as_="BANG!", on="Bob").asked("Ann").answers(PAY)
    table.has_hand(Ann=["Missed!"])
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()
