"""The Bomb (BANG-414, BANG-459 to BANG-466, BANG-737)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import has_loads, load, supply_is
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.needs import needs


@ruling("BANG-414", "BANG-459")
def test_played_on_anybody_with_three_loads(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Bomb"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Bomb", on="Cat", offered={"Ann", "Bob", "Cat", "Dan"})
    table.has_in_play(Cat=["Bomb"])
    has_loads(table, "Cat", bomb=3)
    has_loads(table, "Ann")
    table.is_quiet()


@ruling("BANG-460", "BANG-461", "BANG-737")
@pytest.mark.parametrize("turned", ["4H", "5D"])
def test_red_hands_it_on(table: BangScenario, turned: str) -> None:
    """Bob checks at the start of his turn and hands the Bomb to Dan, who has it with all its loads."""
    table.seats(Ann={}, Bob={"play": ["Bomb"]}, Cat={}, Dan={}, deck_top=[turned])
    load(table, "Bob", bomb=2)
    table.turn("Bob", phase="start").asked("Bob", kind="hand_on", options=["Ann", "Cat", "Dan"]).answers("Dan")
    has_loads(table, "Bob")
    has_loads(table, "Dan", bomb=2)
    supply_is(table, 30)
    table.is_quiet()


@ruling("BANG-461", "BANG-460")
def test_the_next_one_checks_in_his_own_turn(table: BangScenario) -> None:
    """Ann hands it to Bob; at the start of his turn black costs it two loads."""
    table.seats(Ann={"play": ["Bomb"]}, Bob={}, Cat={}, Dan={}, deck_top=["4H", "2S", "3S", "4C"])
    load(table, "Ann", bomb=3)
    table.turn("Ann", phase="start").asked("Ann", kind="hand_on").answers("Bob")
    table.ends_turn()
    has_loads(table, "Bob", bomb=1)
    table.is_quiet("Bob")


@ruling("BANG-462", "BANG-463")
@pytest.mark.parametrize(("loads", "life"), [(4, 4), (3, 4), (2, 2), (1, 2)])
def test_black_burns_it_down(table: BangScenario, loads: int, life: int) -> None:
    """Two loads less; without any it explodes, is discarded and takes two lives, and Bob's turn goes on."""
    table.seats(Ann={}, Bob={"play": ["Bomb"]}, Cat={}, Dan={}, deck_top=["4C"])
    load(table, "Bob", bomb=loads)
    table.turn("Bob", phase="start")
    table.has_life(Ann=5, Bob=life, Cat=4, Dan=4)
    table.has_in_play(Bob=["Bomb"] if loads > 2 else [])
    assert len(table.events("bomb_exploded")) == (loads <= 2)
    has_loads(table, "Bob", **({"bomb": loads - 2} if loads > 2 else {}))
    table.is_quiet()


@ruling("BANG-463", "BANG-X154")
def test_nobody_is_behind_it(table: BangScenario) -> None:
    """Bob, an Outlaw, is killed by the Bomb that Ann has played: nobody draws a reward, and the turn is over."""
    table.seats(Ann={"hand": ["Bomb"]}, Bob={"life": 2, "role": "outlaw"}, Cat={}, Dan={}, deck_top=["4C", "5C"])
    table.turn("Ann").plays("Bomb", on="Bob")
    load(table, "Bob", bomb=2)
    table.ends_turn()
    assert not table.table.here[1]
    assert [event.cause for event in table.events("player_eliminated")] == [None]
    table.has_cards(Ann=0)
    table.is_quiet("Cat")


@ruling("BANG-464")
@pytest.mark.parametrize("card", ["Panic!", "Cat Balou", "Squaw"])
def test_removed_it_does_not_explode(table: BangScenario, card: str) -> None:
    """Taken or discarded, with however few loads: nothing happens to Bob."""
    table.seats(Ann={"hand": [card]}, Bob={"play": ["Bomb"]}, Cat={}, Dan={})
    load(table, "Bob", bomb=1)
    table.turn("Ann").plays(card, on="Bob")
    table.has_in_play(Bob=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    supply_is(table, 32)
    table.is_quiet()


@ruling("BANG-464")
def test_nor_under_a_whip(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Whip"]}, Bob={"play": ["Bomb"]}, Cat={}, Dan={})
    load(table, "Ann", whip=4)
    load(table, "Bob", bomb=1)
    table.turn("Ann").uses("Whip", on="Bob")
    table.pile_is("Bomb")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-465", "BANG-X154")
@pytest.mark.parametrize("loads", [1, 2])
def test_rust_makes_it_explode(table: BangScenario, loads: int) -> None:
    """Ann's Rust takes the last load of Bob's Bomb; it takes two lives of his, which are nobody's doing."""
    table.seats(Ann={"hand": ["Rust"]}, Bob={"play": ["Bomb"]}, Cat={}, Dan={})
    load(table, "Bob", bomb=loads)
    table.turn("Ann").plays("Rust")
    table.has_life(Ann=5, Bob=2 if loads == 1 else 4, Cat=4, Dan=4)
    assert [event.cause for event in table.events("life_lost")] == [None] * (loads == 1)
    has_loads(table, "Ann", character=1)
    table.is_quiet()


@ruling("BANG-466")
def test_resolved_after_dynamite_and_jail(table: BangScenario) -> None:
    """Bob checks Dynamite, then Jail, then the Bomb, however they came to lie before him."""
    table.seats(Ann={}, Bob={"play": ["Bomb", "Jail", "Dynamite"]}, Cat={}, Dan={}, deck_top=["4C", "5H", "6C"])
    load(table, "Bob", bomb=3)
    table.turn("Bob", phase="start")
    assert [event.by for event in table.events("check_made")] == ["dynamite", "jail", "bomb"]
    has_loads(table, "Bob", bomb=1)
    table.is_quiet()


@ruling("BANG-737")
def test_who_loses_the_turn_to_jail_makes_no_check(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"play": ["Bomb", "Jail"]}, Cat={}, Dan={}, deck_top=["4C", "5C"])
    load(table, "Bob", bomb=2)
    table.turn("Bob", phase="start")
    has_loads(table, "Bob", bomb=2)
    assert [event.by for event in table.events("check_made")] == ["jail"]
    table.is_quiet("Cat")


@ruling("BANG-X150", "BANG-X151")
@pytest.mark.parametrize("loads", [1, 2])
def test_its_loads_are_those_of_who_has_it(table: BangScenario, loads: int) -> None:
    """Bob pays a load of the Bomb before him for a second target; if it was the last one, it goes off first."""
    table.seats(Ann={}, Bob={"hand": ["Arrow"], "play": ["Bomb"]}, Cat={}, Dan={})
    load(table, "Bob", bomb=loads)
    table.turn("Bob").plays("Arrow", on="Cat").asked("Bob", kind="further_target").answers("Dan")
    if loads == 2:
        table.asked("Bob", kind="further_target").answers(None)
    table.has_life(Ann=5, Bob=4 if loads == 2 else 2, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-X150")
def test_loads_may_be_put_on_it(table: BangScenario) -> None:
    """Bob plays a Mustang and puts the load on the Bomb before him: four now."""
    table.seats(Ann={}, Bob={"hand": ["Mustang"], "play": ["Bomb"]}, Cat={}, Dan={})
    load(table, "Bob", bomb=3)
    table.turn("Bob").plays("Mustang").asked("Bob", kind="gain_load").answers(("on_card", "Bomb"))
    has_loads(table, "Bob", bomb=4)
    table.is_quiet()


@ruling("BANG-X151")
def test_who_pays_with_his_life_gets_nothing_for_it(table: BangScenario) -> None:
    """Bob's last load is that of the Bomb, and the blast kills him: his Arrows hit nobody."""
    table.seats(Ann={}, Bob={"hand": ["Arrow"], "life": 2, "play": ["Bomb"], "role": "renegade"}, Cat={}, Dan={})
    load(table, "Bob", bomb=1)
    table.turn("Bob").plays("Arrow", on="Cat").asked("Bob", kind="further_target").answers("Dan")
    assert not table.table.here[1]
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@needs("dodge_city")
@ruling("BANG-X157", "BANG-295")
def test_not_on_apache_kid(table: BangScenario) -> None:
    """It is a diamond: others can neither play it on him nor hand it to him."""
    table.seats(
        Ann={"hand": ["Bomb"]}, Bob={"character": "Apache Kid"}, Cat={}, Dan={}, deck_top=["2S", "3S", "4S", "5S", "4H"]
    )
    table.turn("Ann").plays("Bomb", on="Ann", offered={"Ann", "Cat", "Dan"})
    for name in ("Ann", "Bob", "Cat", "Dan"):
        table.asked(name, kind="play_cards").answers("end turn")
    table.asked("Ann", kind="hand_on", options=["Cat", "Dan"])


@ruling("BANG-417", "BANG-463")
def test_whoever_blows_himself_up_in_defence_is_not_shot_any_more(table: BangScenario) -> None:
    """Against Slab Bob would need a second Missed!, but paying for his Duck! with the Bomb was his end."""
    bob: Player = {"life": 1, "hand": ["Duck!", "Missed!"], "play": ["Bomb"]}
    table.seats(Ann={"character": "Slab the Killer", "hand": ["BANG!"]}, Bob=bob, Cat={}, Dan={})
    load(table, "Bob", bomb=2)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Duck!")
    table.asked("Bob", kind="take_back_card").answers(("pay_loads", 1, 2))
    assert [event.by for event in table.events("life_lost")] == ["bomb"]
    table.has_cards(Bob=0)
    table.is_quiet()
