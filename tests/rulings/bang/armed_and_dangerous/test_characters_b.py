"""Julie Cutter, Bloody Mary, Ms. Abigail and Mexicali Kid (BANG-493 to BANG-500)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import ARMED, able, has_loads, load
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs

# -------------------------------------------------------------------- Julie Cutter


@ruling("BANG-494", "BANG-493")
@pytest.mark.parametrize(("turned", "shoots"), [("4H", True), ("5D", True), ("6C", False), ("7S", False)])
def test_julie_cutter_shoots_back_on_red(table: BangScenario, turned: str, shoots: bool) -> None:  # noqa: FBT001
    """Ann, out of Julie's range, wounds her; the shot back may be missed as usual."""
    table.seats(
        Ann={"hand": ["BANG!", "Missed!"], "play": ["Winchester"]},
        Bob={},
        Cat={"character": "Julie Cutter"},
        Dan={},
        Eve={},
        deck_top=[turned],
    )
    table.turn("Ann").plays("BANG!", on="Cat")
    if shoots:
        table.asked("Ann", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eve=4)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-493")
def test_one_shot_however_many_lives(table: BangScenario) -> None:
    """Bob takes two lives of hers at once: one check, one shot."""
    table.seats(
        Ann={},
        Bob={"hand": ["Aim", "BANG!"]},
        Cat={"character": "Julie Cutter"},
        Dan={},
        deck_top=["4H"],
        pile=["Escape", "Saved!"],
    )
    table.turn("Bob").plays("Aim", on="Cat")
    table.has_life(Ann=5, Bob=3, Cat=2, Dan=4)
    assert len(table.events("check_made")) == 1
    table.is_quiet()


@ruling("BANG-X163")
def test_julie_cutters_last_life_does_not_count(table: BangScenario) -> None:
    """Not even if a Beer gives it back."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Julie Cutter", "life": 1, "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance").answers("Beer")
    assert not table.events("check_made")
    table.is_quiet()


@ruling("BANG-494")
def test_nobody_to_shoot_at(table: BangScenario) -> None:
    """A Dynamite is nobody's doing."""
    table.seats(Ann={"character": "Julie Cutter", "play": ["Dynamite"]}, Bob={}, Cat={}, Dan={}, deck_top=["5S"])
    table.turn("Ann", phase="start")
    assert [event.by for event in table.events("check_made")] == ["dynamite"]
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Bloody Mary


@ruling("BANG-495")
@pytest.mark.parametrize(("card", "cards"), [("BANG!", 1), ("Flintlock", 0), ("Quick Shot", 0), ("Gatling", 0)])
def test_bloody_mary_draws_for_a_cancelled_bang(table: BangScenario, card: str, cards: int) -> None:
    table.seats(Ann={"hand": [card], "character": "Bloody Mary"}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={}, also=ARMED)
    table.turn("Ann").plays(card, on=None if card == "Gatling" else "Bob")
    table.asked("Bob", kind="defend").answers("Missed!")
    table.has_cards(Ann=cards)
    table.is_quiet()


@ruling("BANG-495")
def test_bloody_mary_draws_nothing_for_a_hit(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Bloody Mary"},
        Bob={"hand": ["BANG!"], "play": ["Barrel"]},
        Cat={},
        Dan={},
        deck_top=["4S"],
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Barrel")
    table.asked("Bob", kind="defend").answers(None)
    table.has_cards(Ann=0)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-495")
def test_bloody_mary_and_the_shots_of_others(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Missed!"], "character": "Bloody Mary"}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Missed!")
    table.has_cards(Ann=0, Bob=0)
    table.is_quiet()


# -------------------------------------------------------------------- Ms. Abigail


@ruling("BANG-496")
@pytest.mark.parametrize(
    ("card", "ignored"), [("Duel QD", True), ("Panic! JH", True), ("Cat Balou KH", True), ("Duel 8C", False)]
)
def test_ms_abigail_ignores_high_cards(table: BangScenario, card: str, ignored: bool) -> None:  # noqa: FBT001
    """A brown card from jack to ace has no effect if she so decides; a lower one does."""
    table.seats(Ann={"hand": [card]}, Bob={"character": "Ms. Abigail", "play": ["Scope"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card, on="Bob")
    if ignored:
        table.asked("Bob", kind="aimed", options=["Ms. Abigail", "pass turn", "pass my turn", None]).answers(
            "Ms. Abigail"
        )
        assert len(table.events("card_cancelled")) == 1
    table.has_in_play(Bob=["Scope"])
    table.has_life(Ann=5, Bob=4 if ignored else 3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-496", "BANG-X162")
@pytest.mark.parametrize(("card", "ignored"), [("BANG! AS", True), ("BANG! 9C", False)])
def test_ms_abigail_and_shots(table: BangScenario, card: str, ignored: bool) -> None:  # noqa: FBT001
    """She ignores a BANG! card of high rank when she is asked to answer it; that cancels it, even of Slab's."""
    table.seats(
        Ann={"hand": [card], "character": "Slab the Killer"},
        Bob={"character": "Ms. Abigail", "hand": ["Beer"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays(card, on="Bob")
    table.asked("Bob", kind="defend", options=["Ms. Abigail", None] if ignored else [None]).answers(
        "Ms. Abigail" if ignored else None
    )
    table.has_life(Ann=5, Bob=4 if ignored else 3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-496")
@pytest.mark.parametrize("card", ["Indians! KD", "Gatling 10H", "General Store 9C"])
def test_ms_abigail_and_cards_for_all(table: BangScenario, card: str) -> None:
    """Whatever hits everybody hits her too."""
    table.seats(Ann={"hand": [card]}, Bob={"character": "Ms. Abigail", "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card)
    kind = {"Indians! KD": "discard_bang", "Gatling 10H": "defend"}.get(card)
    if kind is not None:
        table.asked("Bob", kind=kind, options=[None]).answers(None)
        table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)


@ruling("BANG-496", "BANG-X162")
def test_ms_abigail_and_blue_cards(table: BangScenario) -> None:
    """A Jail of jack is no brown card."""
    table.seats(Ann={"hand": ["Jail JS"]}, Bob={"character": "Ms. Abigail"}, Cat={}, Dan={})
    table.turn("Ann").plays("Jail JS", on="Bob").asked("Ann", kind="gain_load").answers(None)
    table.has_in_play(Bob=["Jail"])
    table.is_quiet()


@ruling("BANG-X162", "BANG-476", "BANG-478")
@pytest.mark.parametrize(("weapon", "bang"), [("Big Fifty", "BANG! QH"), ("Double Barrel", "BANG! QD")])
def test_what_ms_abigail_cannot_ignore(table: BangScenario, weapon: str, bang: str) -> None:
    """A Big Fifty mutes her, and what nothing cancels she cannot ignore."""
    table.seats(
        Ann={"hand": [bang], "play": [weapon]}, Bob={"character": "Ms. Abigail", "play": ["Barrel"]}, Cat={}, Dan={}
    )
    load(table, "Ann", **{weapon.lower().replace(" ", "_"): 3})
    table.turn("Ann").plays(bang, on="Bob").asked("Ann", kind="strengthen_shot").answers(("pay_loads", 1, 1))
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Mexicali Kid


@ruling("BANG-497", "BANG-498", "BANG-481")
def test_mexicali_kid_shoots_for_two_loads(table: BangScenario) -> None:
    """In range, beside his BANG! card, without what his weapon can do, and to be missed as usual; once in his turn."""
    table.seats(
        Ann={"character": "Mexicali Kid", "hand": ["BANG!"], "play": ["Big Fifty"]},
        Bob={"play": ["Barrel"]},
        Cat={},
        Dan={},
        deck_top=["4H"],
    )
    load(table, "Ann", character=2, big_fifty=3)
    table.turn("Ann").uses("Mexicali Kid", on="Bob", offered={"Ann", "Bob", "Cat", "Dan"})
    table.asked("Ann", kind="pay_load").answers("Ann")
    table.asked("Ann", kind="pay_load").answers("Ann")
    table.asked("Bob", kind="defend").answers("Barrel")
    assert not able(table, "Ann", "Mexicali Kid")
    table.plays("BANG!", on="Bob").asked("Ann", kind="strengthen_shot").answers(None)
    table.asked("Bob", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-498")
def test_mexicali_kid_within_range_only(table: BangScenario) -> None:
    table.seats(Ann={"character": "Mexicali Kid"}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    load(table, "Ann", character=2)
    table.turn("Ann").uses("Mexicali Kid", on="Fox", offered={"Ann", "Bob", "Fox"})
    has_loads(table, "Ann")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4, Eve=4, Fox=3)
    table.is_quiet()


@ruling("BANG-498", "BANG-481")
def test_mexicali_kid_with_one_load(table: BangScenario) -> None:
    table.seats(Ann={"character": "Mexicali Kid"}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=1)
    table.turn("Ann")
    assert not able(table, "Ann", "Mexicali Kid")
    table.is_quiet()


@ruling("BANG-499", "BANG-482")
@pytest.mark.parametrize("card", ["Indians!", "Arrow", "Duel"])
def test_mexicali_kid_in_the_turn_of_others(table: BangScenario, card: str) -> None:
    """Outside his turn his loads are no BANG! card."""
    table.seats(Ann={"hand": [card]}, Bob={"character": "Mexicali Kid", "hand": ["Beer"]}, Cat={}, Dan={}, also=ARMED)
    load(table, "Bob", character=4)
    table.turn("Ann").plays(card, on=None if card == "Indians!" else "Bob")
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    assert table.table.life[1] == 3
    has_loads(table, "Bob", character=4)
    table.is_quiet()


@ruling("BANG-500")
def test_jourdonnais_checks_against_mexicali_kid(table: BangScenario) -> None:
    table.seats(Ann={"character": "Mexicali Kid"}, Bob={"character": "Jourdonnais"}, Cat={}, Dan={}, deck_top=["4H"])
    load(table, "Ann", character=2)
    table.turn("Ann").uses("Mexicali Kid", on="Bob").asked("Bob", kind="defend").answers("Jourdonnais")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
