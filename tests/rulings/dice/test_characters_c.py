"""Sid Ketchum, Slab the Killer, Suzy Lafayette, Vulture Sam, Willy the Kid."""

import pytest

from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario, Player

SID: Player = {"character": "sid_ketchum"}
SLAB: Player = {"character": "slab_the_killer"}
SUZY: Player = {"character": "suzy_lafayette"}
SAM: Player = {"character": "vulture_sam"}
WILLY: Player = {"character": "willy_the_kid"}


# -------------------------------------------------------------------- Sid Ketchum


@ruling("DICE-096")
def test_sid_gives_a_life_point_before_he_rolls(table: DiceScenario) -> None:
    """As Sid's turn starts, before any die is thrown, he lets Cat gain a life point."""
    table.seats(Ann={"life": 3}, Sid={**SID, "life": 3}, Cat={"life": 3}, Dan={"life": 3})
    table.turn("Sid", rolls=[GATLING, GATLING, ARROW, DYNAMITE, DYNAMITE])
    assert table.table.dice == []
    table.asked("Sid", kind="give_life", options={"Ann", "Sid", "Cat", "Dan"}).answers("Cat")
    table.has_life(Ann=3, Sid=3, Cat=4, Dan=3)
    table.stops()
    table.is_quiet(turn="Cat")


@ruling("DICE-097")
def test_sid_may_choose_himself(table: DiceScenario) -> None:
    """Sid is at 3 and chooses himself: 4."""
    table.seats(Ann={"life": 3}, Sid={**SID, "life": 3}, Cat={"life": 3}, Dan={"life": 3})
    table.turn("Sid", rolls=[GATLING, GATLING, ARROW, DYNAMITE, DYNAMITE])
    table.asked("Sid", kind="give_life").answers("Sid")
    table.has_life(Ann=3, Sid=4, Cat=3, Dan=3)
    table.stops()
    table.is_quiet(turn="Cat")


@ruling("DICE-096", "DICE-055")
def test_sid_may_waste_it(table: DiceScenario) -> None:
    """Everybody is at his maximum: Sid still has to choose somebody, and nothing is gained. The dead are no choice."""
    table.seats(Ann={}, Sid=SID, Cat={}, Dan={"life": 0}, Eve={})
    table.turn("Sid", rolls=[GATLING, GATLING, ARROW, DYNAMITE, DYNAMITE])
    table.asked("Sid", kind="give_life", options={"Ann", "Sid", "Cat", "Eve"}).answers("Ann")
    table.has_life(Ann=10, Sid=8, Cat=8, Dan=0, Eve=8)
    table.stops()
    table.is_quiet(turn="Cat")


@ruling("DICE-096")
def test_only_in_sids_own_turn(table: DiceScenario) -> None:
    """In Ann's turn Sid is not asked; when it ends, his own begins with the question."""
    table.seats(Ann={"life": 3}, Sid={**SID, "life": 3}, Cat={}, Dan={})
    table.keeps("Ann", GATLING, GATLING, ARROW, DYNAMITE, DYNAMITE)
    assert table.table.dice == [], "Ann's dice are off the table"
    table.asked("Sid", kind="give_life").answers("Ann")
    table.has_life(Ann=4, Sid=3, Cat=8, Dan=8)
    table.is_quiet(turn="Sid")


# -------------------------------------------------------------------- Slab the Killer


@ruling("DICE-098", "DICE-099", "DICE-100")
@pytest.mark.parametrize(("face", "targets"), [(ONE, {"Bob", "Eve"}), (TWO, {"Cat", "Dan"})])
def test_slab_doubles_a_shot(table: DiceScenario, face: str, targets: set[str]) -> None:
    """Slab doubles his one Bull's Eye with his one beer: his target loses two, and nobody drinks."""
    table.seats(Slab={**SLAB, "life": 5}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Slab", face, BEER, GATLING, ARROW, DYNAMITE)
    victim = min(targets)
    table.shoots((victim, "doubled"), offered={*targets, *[(name, "doubled") for name in targets]})
    life = {"Slab": 5, "Bob": 8, "Cat": 8, "Dan": 8, "Eve": 8}
    table.has_life(**{**life, victim: 6})
    table.is_quiet(turn="Bob")


@ruling("DICE-098", "DICE-100")
def test_slab_may_drink_instead(table: DiceScenario) -> None:
    """Slab shoots without doubling; then the beer is drunk as usual."""
    table.seats(Slab={**SLAB, "life": 5}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Slab", ONE, BEER, GATLING, ARROW, DYNAMITE)
    table.shoots("Bob")
    table.gives_beer("Slab")
    table.has_life(Slab=6, Bob=7, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-098")
def test_slab_needs_a_beer(table: DiceScenario) -> None:
    """Without a beer Slab has nothing to double with."""
    table.seats(Slab=SLAB, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Slab", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Bob", offered={"Bob", "Eve"})
    table.has_life(Slab=10, Bob=7, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-098", "DICE-099", "DICE-100")
def test_slab_doubles_once_a_turn(table: DiceScenario) -> None:
    """Two Bull's Eyes and two beers: Slab doubles the second shot, not both, and drinks the beer that is left."""
    table.seats(Slab={**SLAB, "life": 5}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Slab", ONE, ONE, BEER, BEER, DYNAMITE)
    both = {"Bob", "Eve", ("Bob", "doubled"), ("Eve", "doubled")}
    table.shoots("Bob", offered=both)
    table.shoots(("Eve", "doubled"), offered=both)
    table.gives_beer("Slab")
    table.has_life(Slab=6, Bob=7, Cat=8, Dan=8, Eve=6)
    table.is_quiet(turn="Bob")


@ruling("DICE-098")
def test_slab_cannot_double_again(table: DiceScenario) -> None:
    """Having doubled his first shot, Slab is offered plain shots only, although he has another beer."""
    table.seats(Slab={**SLAB, "life": 5}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Slab", ONE, ONE, BEER, BEER, DYNAMITE)
    table.shoots(("Bob", "doubled"))
    table.shoots("Bob", offered={"Bob", "Eve"})
    table.gives_beer("Slab")
    table.has_life(Slab=6, Bob=5, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-098")
def test_slab_with_a_lone_target(table: DiceScenario) -> None:
    """Only Eve is left to shoot at; Slab is asked all the same, because he may double."""
    out: Player = {"life": 0}
    table.seats(Slab={**SLAB, "life": 5}, Bob=out, Cat=out, Dan=out, Eve={})
    table.keeps("Slab", TWO, BEER, GATLING, ARROW, DYNAMITE)
    table.shoots(("Eve", "doubled"), offered={"Eve", ("Eve", "doubled")})
    table.has_life(Slab=5, Bob=0, Cat=0, Dan=0, Eve=6)
    table.is_quiet(turn="Eve")


@ruling("DICE-099")
def test_slab_wastes_what_is_too_much(table: DiceScenario) -> None:
    """Bob has 1 life point and is hit by a doubled shot: the second point cannot go to anybody else."""
    table.seats(Slab=SLAB, Bob={"life": 1}, Cat={}, Dan={}, Eve={})
    table.keeps("Slab", ONE, BEER, GATLING, ARROW, DYNAMITE)
    table.shoots(("Bob", "doubled"))
    table.has_life(Slab=10, Bob=0, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-099", "DICE-076", "DICE-078")
def test_slab_against_bart(table: DiceScenario) -> None:
    """Slab's doubled shot costs Bart two life points, and he may take an arrow for each of them."""
    table.seats(Slab=SLAB, Bart={"character": "bart_cassidy"}, Cat={}, Dan={}, Eve={})
    table.keeps("Slab", ONE, BEER, GATLING, DYNAMITE, DYNAMITE)
    table.shoots(("Bart", "doubled"))
    table.asked("Bart").answers(True)
    table.asked("Bart").answers(True)
    table.has_life(Slab=10, Bart=8, Cat=8, Dan=8, Eve=8)
    table.has_arrows(Bart=2, supply=7)
    table.is_quiet(turn="Bart")


@ruling("DICE-098")
def test_slab_doubles_no_gatling(table: DiceScenario) -> None:
    """Slab's Gatling with a beer: there is nothing to double, and the beer is drunk as usual."""
    table.seats(Slab={**SLAB, "life": 5}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Slab", GATLING, GATLING, GATLING, BEER, DYNAMITE)
    table.gives_beer("Slab")
    table.has_life(Slab=6, Bob=7, Cat=7, Dan=7, Eve=7)
    table.is_quiet(turn="Bob")


# -------------------------------------------------------------------- Suzy Lafayette


@ruling("DICE-101")
def test_suzy_without_a_bullseye(table: DiceScenario) -> None:
    """No Bull's Eye among Suzy's dice: she gains two life points."""
    table.seats(Ann={}, Suzy={**SUZY, "life": 3}, Cat={}, Dan={})
    table.keeps("Suzy", GATLING, GATLING, ARROW, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Suzy=5, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-101")
@pytest.mark.parametrize("face", [ONE, TWO])
def test_suzy_with_a_bullseye(table: DiceScenario, face: str) -> None:
    """One Bull's Eye of either kind, and she gains nothing."""
    table.seats(Ann={}, Suzy={**SUZY, "life": 3}, Cat={}, Dan={}, Eve={})
    table.keeps("Suzy", face, GATLING, GATLING, DYNAMITE, DYNAMITE)
    targets = {"Ann", "Cat"} if face == ONE else {"Dan", "Eve"}
    table.shoots(max(targets), offered=targets)
    life = {"Ann": 10, "Suzy": 3, "Cat": 8, "Dan": 8, "Eve": 8}
    table.has_life(**{**life, max(targets): 7})
    table.is_quiet(turn="Cat")


@ruling("DICE-102")
def test_suzys_final_roll_counts(table: DiceScenario) -> None:
    """Suzy rolls a Bull's Eye first and throws it again until it is gone: only the final dice count."""
    table.seats(Ann={}, Suzy={**SUZY, "life": 3}, Cat={}, Dan={})
    table.turn("Suzy", rolls=[ONE, TWO, ARROW, DYNAMITE, DYNAMITE])
    table.rerolls(ONE, TWO, into=[GATLING, GATLING])
    table.has_life(Ann=10, Suzy=3, Cat=8, Dan=8)
    table.stops()
    table.has_life(Ann=10, Suzy=5, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-102")
def test_suzy_rolls_a_bullseye_late(table: DiceScenario) -> None:
    """Her first roll has none, her second has one and she keeps it: nothing gained."""
    table.seats(Ann={}, Suzy={**SUZY, "life": 3}, Cat={}, Dan={})
    table.turn("Suzy", rolls=[BEER, GATLING, ARROW, DYNAMITE, DYNAMITE])
    table.rerolls(BEER, into=[ONE])
    table.stops()
    table.shoots("Ann")
    table.has_life(Ann=9, Suzy=3, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-102")
def test_suzy_gains_at_the_end(table: DiceScenario) -> None:
    """The two life points come after everything else: after the beer and after the Gatling."""
    table.seats(Ann={}, Suzy={**SUZY, "life": 3}, Cat={}, Dan={})
    table.keeps("Suzy", GATLING, GATLING, GATLING, BEER, DYNAMITE)
    table.has_life(Ann=10, Suzy=3, Cat=8, Dan=8)
    table.gives_beer("Suzy")
    table.has_life(Ann=9, Suzy=6, Cat=7, Dan=7)
    assert [event.by for event in table.events("life_gained")] == ["beer", "suzy_lafayette"]
    assert table.happened("gatling_fired", "ability_used") == ["gatling_fired", "ability_used"]
    table.is_quiet(turn="Cat")


@ruling("DICE-101", "DICE-046", "DICE-047")
def test_suzy_after_three_dynamites(table: DiceScenario) -> None:
    """The dynamite ends her rolling and costs a life point; without a Bull's Eye she gains two all the same."""
    table.seats(Ann={}, Suzy={**SUZY, "life": 3}, Cat={}, Dan={})
    table.turn("Suzy", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, GATLING, GATLING])
    table.has_life(Ann=10, Suzy=4, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-102")
def test_suzy_eliminated_by_her_dynamite(table: DiceScenario) -> None:
    """With 1 life point the dynamite eliminates her: the end of her turn does not save her."""
    table.seats(Ann={}, Suzy={**SUZY, "life": 1}, Cat={}, Dan={})
    table.turn("Suzy", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, GATLING, GATLING])
    table.has_life(Ann=10, Suzy=0, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-101", "DICE-054")
def test_suzy_at_her_maximum(table: DiceScenario) -> None:
    """With 7 of 8 life points she gains one of the two."""
    table.seats(Ann={}, Suzy={**SUZY, "life": 7}, Cat={}, Dan={})
    table.keeps("Suzy", GATLING, GATLING, ARROW, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Suzy=8, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


# -------------------------------------------------------------------- Vulture Sam


@ruling("DICE-103")
def test_sam_gains_when_another_goes_out(table: DiceScenario) -> None:
    """Ann eliminates Cat; Sam gains two life points, whoever did it."""
    table.seats(Ann={}, Sam={**SAM, "life": 3}, Cat={"life": 1}, Dan={}, Eve={})
    table.keeps("Ann", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Cat")
    table.has_life(Ann=10, Sam=5, Cat=0, Dan=8, Eve=8)
    table.is_quiet(turn="Sam")


@ruling("DICE-103")
def test_sam_gains_nothing_from_wounds(table: DiceScenario) -> None:
    """Ann wounds Cat, who lives: nothing for Sam."""
    table.seats(Ann={}, Sam={**SAM, "life": 3}, Cat={"life": 2}, Dan={}, Eve={})
    table.keeps("Ann", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Cat")
    table.has_life(Ann=10, Sam=3, Cat=1, Dan=8, Eve=8)
    table.is_quiet(turn="Sam")


@ruling("DICE-103")
def test_sam_and_two_at_once(table: DiceScenario) -> None:
    """The Gatling eliminates Cat and Dan together and costs Sam a life point: he goes from 3 to 2 and up to 6."""
    table.seats(Ann={}, Sam={**SAM, "life": 3}, Cat={"life": 1}, Dan={"life": 1}, Eve={}, Fox={})
    table.keeps("Ann", GATLING, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=10, Sam=6, Cat=0, Dan=0, Eve=7, Fox=7)
    assert [event.amount for event in table.events("life_gained")] == [2, 2]
    table.is_quiet(turn="Sam")


@ruling("DICE-103", "DICE-054")
def test_sam_never_goes_above_nine(table: DiceScenario) -> None:
    """Sam has 8 of 9 and shoots Cat himself: he gains one."""
    table.seats(Ann={}, Sam={**SAM, "life": 8}, Cat={"life": 1}, Dan={}, Eve={})
    table.keeps("Sam", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Cat")
    table.has_life(Ann=10, Sam=9, Cat=0, Dan=8, Eve=8)
    table.is_quiet(turn="Dan")


@ruling("DICE-103", "DICE-066")
def test_sam_goes_out_with_the_others(table: DiceScenario) -> None:
    """The Gatling takes the last life point of Sam and of Cat at the same moment: Sam gains nothing and is out."""
    table.seats(Ann={}, Sam={**SAM, "life": 1}, Cat={"life": 1}, Dan={}, Eve={})
    table.keeps("Ann", GATLING, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=10, Sam=0, Cat=0, Dan=7, Eve=7)
    assert table.events("life_gained") == []
    table.is_quiet(turn="Dan")


# -------------------------------------------------------------------- Willy the Kid


@ruling("DICE-104", "DICE-105", "DICE-057")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_willy_needs_two_gatlings_and_fires_once(table: DiceScenario, count: int) -> None:
    """With two gatlings Willy fires; with four he still fires only once. His arrows go back."""
    table.seats(Ann={}, Willy={**WILLY, "arrows": 2}, Cat={"arrows": 1}, Dan={})
    table.keeps("Willy", *[GATLING] * count, *[DYNAMITE, DYNAMITE, ARROW][: 5 - count])
    table.has_life(Ann=9, Willy=8, Cat=7, Dan=7)
    table.has_arrows(Cat=1, supply=8)
    assert len(table.events("gatling_fired")) == 1
    table.is_quiet(turn="Cat")


@ruling("DICE-104")
def test_willy_with_one_gatling(table: DiceScenario) -> None:
    """One gatling is not enough even for him."""
    table.seats(Ann={}, Willy={**WILLY, "arrows": 2}, Cat={}, Dan={})
    table.keeps("Willy", GATLING, ARROW, ARROW, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Willy=8, Cat=8, Dan=8)
    table.has_arrows(Willy=4, supply=5)
    table.is_quiet(turn="Cat")


@ruling("DICE-104", "DICE-047")
def test_willy_after_three_dynamites(table: DiceScenario) -> None:
    """Three dynamites and two gatlings: Willy loses a life point and fires all the same."""
    table.seats(Ann={}, Willy=WILLY, Cat={}, Dan={})
    table.turn("Willy", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, GATLING, GATLING])
    table.has_life(Ann=9, Willy=7, Cat=7, Dan=7)
    table.is_quiet(turn="Cat")
