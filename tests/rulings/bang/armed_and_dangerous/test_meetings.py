"""Armed & Dangerous together with other expansions, and with abilities that are easily misread."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import loads_of
from sagebrush.games.bang.flow.dealing import CAST, settle_in
from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import ARMED, PASS, able, has_loads, load, supply_is
from tests.rulings.bang.bench import BangScenario, key
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

#: Where everybody sees them on the discard pile, nobody is asked whether he uses them.
NO_SAVED = ["Saved!"]

# -------------------------------------------------------------------- orange cards are blue cards


@needs("high_noon")
@ruling("BANG-735")
def test_the_daltons_take_orange_cards(table: BangScenario) -> None:
    """Bob has nothing but a Crate: he discards it, with its loads."""
    table.seats(Ann={}, Bob={"play": ["Crate"]}, Cat={}, Dan={"role": "sheriff"})
    load(table, "Bob", crate=3)
    under(table, "", coming=["The Daltons"])
    table.turn("Cat").ends_turn()
    table.has_in_play(Bob=[])
    supply_is(table, 32)
    table.is_quiet("Dan")


@needs("valley_of_shadows")
@ruling("BANG-735")
@pytest.mark.parametrize(("front", "cards"), [(["Crate"], 2), ([], 4)])
def test_tuco_draws_no_more_with_an_orange_card(table: BangScenario, front: list[str], cards: int) -> None:
    table.seats(
        Ann={"character": "Tuco Franziskaner", "play": front},
        Bob={},
        Cat={},
        Dan={},
        also=ARMED,
        pile=["Escape", "Saved!"],
    )
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=cards)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-735")
def test_jose_delgado_discards_orange_cards(table: BangScenario) -> None:
    table.seats(Ann={"character": "José Delgado", "hand": ["Crate", "Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").uses("José Delgado", card="Crate")
    table.has_cards(Ann=3)
    supply_is(table, 32)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-735")
@pytest.mark.parametrize(("character", "card"), [("Rose Doolan", "Escape"), ("Mick Defender", "Missed!")])
def test_no_bomb_for_who_escapes(table: BangScenario, character: str, card: str) -> None:
    """Bob escapes from the Bomb: it lies on the discard pile, and no load was taken for it."""
    pile = NO_SAVED if card == "Escape" else ["Escape", *NO_SAVED]
    table.seats(Ann={"hand": ["Bomb"]}, Bob={"hand": [card], "character": character}, Cat={}, Dan={}, pile=pile)
    table.turn("Ann").plays("Bomb", on="Bob").asked("Bob", kind="aimed").answers(card)
    table.has_in_play(Bob=[])
    supply_is(table, 32)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-X161")
def test_an_escaped_blue_card_was_played(table: BangScenario) -> None:
    """Bob escapes from the Jail; Ann has played a blue card all the same and gains a load for it."""
    table.seats(Ann={"hand": ["Jail"]}, Bob={"hand": ["Escape"]}, Cat={}, Dan={}, pile=NO_SAVED, also=ARMED)
    table.turn("Ann").plays("Jail", on="Bob").asked("Bob", kind="aimed").answers("Escape")
    table.asked("Ann", kind="gain_load").answers("Ann")
    has_loads(table, "Ann", character=1)
    table.is_quiet()


# -------------------------------------------------------------------- upgrades and Escape


@needs("valley_of_shadows")
@ruling("BANG-X170")
@pytest.mark.parametrize("card", ["Quick Shot", "Arrow"])
def test_who_is_one_of_two_targets_does_not_escape(table: BangScenario, card: str) -> None:
    """Aimed at Bob alone he may escape; with a further target he is not asked."""
    table.seats(Ann={"hand": [card]}, Bob={"hand": ["Escape"]}, Cat={}, Dan={}, pile=NO_SAVED)
    load(table, "Ann", character=1)
    table.turn("Ann").plays(card, on="Bob").asked("Ann", kind="further_target").answers("Dan")
    kind = "defend" if card == "Quick Shot" else "discard_bang"
    table.asked("Bob", kind=kind, options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=3)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-X170")
@pytest.mark.parametrize("pays", [True, False])
def test_an_upgrade_is_paid_before_the_escape(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """Ann has paid for her Squaw when Bob escapes: the loads are gone, the card stays where it was."""
    table.seats(Ann={"hand": ["Squaw"]}, Bob={"hand": ["Escape"], "play": ["Barrel"]}, Cat={}, Dan={}, pile=NO_SAVED)
    load(table, "Ann", character=2)
    table.turn("Ann").plays("Squaw", on="Bob").asked("Ann", kind="strengthen_card").answers(
        ("pay_loads", 1, 2) if pays else None
    )
    table.asked("Bob", kind="aimed", options=["Escape", *PASS]).answers("Escape")
    table.has_in_play(Bob=["Barrel"])
    has_loads(table, "Ann", character=0 if pays else 2)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-452")
def test_a_flintlock_that_was_escaped_from_comes_back(table: BangScenario) -> None:
    """However it was cancelled."""
    table.seats(Ann={"hand": ["Flintlock"]}, Bob={"hand": ["Escape"]}, Cat={}, Dan={}, pile=NO_SAVED)
    load(table, "Ann", character=2)
    table.turn("Ann").plays("Flintlock", on="Bob").asked("Bob", kind="aimed").answers("Escape")
    table.asked("Ann", kind="take_back_card").answers(("pay_loads", 1, 2))
    table.has_hand(Ann=["Flintlock"])
    table.is_quiet()


@ruling("BANG-X152")
@pytest.mark.parametrize("card", ["Quick Shot", "Caravan", "BANG!"])
def test_what_one_is_made_to_play_is_not_strengthened(table: BangScenario, card: str) -> None:
    """While another one commands Ann, nobody is asked for her loads."""
    table.seats(Ann={"hand": [card], "play": ["Big Fifty"]}, Bob={}, Cat={}, Dan={}, also=ARMED)
    load(table, "Ann", character=4, big_fifty=3)
    table.laid.command(Seat(1), Seat(0))
    table.turn("Ann").plays(card, on=None if card == "Caravan" else "Bob")
    has_loads(table, "Ann", character=4, big_fifty=3)
    table.is_quiet()


# -------------------------------------------------------------------- silenced cards


@needs("dodge_city")
@ruling("BANG-X153")
def test_in_belle_stars_turn(table: BangScenario) -> None:
    """Bob's Crate is no cover against her; the loads on it still pay for his Duck!."""
    table.seats(
        Ann={"character": "Belle Star", "hand": ["BANG!"]},
        Bob={"hand": ["Duck!"], "play": ["Crate"]},
        Cat={},
        Dan={},
    )
    load(table, "Bob", crate=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend", options=["Duck!", None]).answers("Duck!")
    table.asked("Bob", kind="take_back_card").answers(("pay_loads", 1, 2))
    has_loads(table, "Bob", crate=1)
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-X153")
def test_under_a_lasso(table: BangScenario) -> None:
    """Nothing can be used, but loads are put and paid; a Bomb that runs out is merely discarded."""
    table.seats(
        Ann={"hand": ["Rust", "Mustang"], "play": ["Ace Up The Sleeve"]}, Bob={"play": ["Bomb"]}, Cat={}, Dan={}
    )
    load(table, "Ann", ace_up_the_sleeve=2)
    load(table, "Bob", bomb=1)
    under(table, "Lasso")
    table.turn("Ann")
    assert not able(table, "Ann", "Ace Up The Sleeve")
    table.plays("Mustang").asked("Ann", kind="gain_load").answers(("on_card", "Ace Up The Sleeve"))
    table.plays("Rust")
    table.has_in_play(Bob=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    has_loads(table, "Ann", character=1, ace_up_the_sleeve=3)
    table.is_quiet()


# -------------------------------------------------------------------- abilities and characters


@needs("dodge_city")
@ruling("BANG-X160")
def test_vera_custer_moves_loads_but_brings_none(table: BangScenario) -> None:
    """As Red Ringo she has no loads of her own, but may move those that she has."""
    table.seats(Ann={"character": "Vera Custer", "play": ["Crate"]}, Bob={"character": "Red Ringo"}, Cat={}, Dan={})
    load(table, "Ann", crate=1)
    table.turn("Ann", phase="start").asked("Ann", kind="choose_copied").answers("Bob")
    has_loads(table, "Ann", crate=1)
    assert not able(table, "Ann", "Red Ringo")
    loads_of(table.table).characters[0] = 1
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-277")
@pytest.mark.parametrize("character", ["Bass Greeves", "Frankie Canton", "Mexicali Kid", "Red Ringo"])
def test_vera_custer_does_what_they_do(table: BangScenario, character: str) -> None:
    """Whatever they do in their turn she does in hers."""
    table.seats(Ann={"character": "Vera Custer", "play": ["Crate"]}, Bob={"character": character}, Cat={}, Dan={})
    load(table, "Ann", character=2, crate=1)
    table.turn("Ann", phase="start").asked("Ann", kind="choose_copied").answers("Bob")
    assert able(table, "Ann", character)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-277")
@pytest.mark.parametrize("character", ["Al Preacher", "Bloody Mary", "Julie Cutter", "Ms. Abigail"])
def test_vera_custer_has_what_happens_to_them(table: BangScenario, character: str) -> None:
    table.seats(
        Ann={"hand": ["Mustang"]},
        Bob={"character": "Vera Custer", "hand": ["BANG! AS"]},
        Cat={"hand": ["BANG! KH", "Missed!"]},
        Dan={},
        deck_top=["4H"],
        also=ARMED,
    )
    table.laid.copied[1] = (CAST[key(character)],)
    load(table, "Bob", character=2)
    table.laid.changed()
    if character == "Al Preacher":
        table.turn("Ann").plays("Mustang").asked("Ann", kind="gain_load").answers(None)
        table.asked("Bob", kind="may_use").answers("yes")
        table.has_cards(Bob=2)
        return
    if character == "Bloody Mary":
        table.turn("Bob").plays("BANG! AS", on="Cat").asked("Cat", kind="defend").answers("Missed!")
        table.has_cards(Bob=1)
        return
    table.turn("Cat").plays("BANG! KH", on="Bob")
    if character == "Ms. Abigail":
        table.asked("Bob", kind="defend", options=["Ms. Abigail", None]).answers("Ms. Abigail")
        table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    else:
        table.asked("Bob", kind="defend").answers(None)
        table.asked("Cat", kind="defend").answers(None)
        table.has_life(Ann=5, Bob=2, Cat=3, Dan=4)


@ruling("BANG-X160")
def test_a_new_character_keeps_the_loads(table: BangScenario) -> None:
    """Ann becomes Red Ringo in the middle of the game: her three loads stay, and he fills them up."""
    table.seats(Ann={"character": "Rose Doolan"}, Bob={}, Cat={}, Dan={}, also=ARMED)
    load(table, "Ann", character=3)
    table.laid.box.append("red_ringo")
    table.turn("Ann")
    table.table.switch_character(Seat(0), CAST["red_ringo"], 1, 2)
    has_loads(table, "Ann", character=3)
    settle_in(table.table, Seat(0))
    has_loads(table, "Ann", character=4)


@needs("wild_west_show")
@ruling("BANG-X81")
def test_big_spencer_ducks(table: BangScenario) -> None:
    """He cannot play Missed! cards, but a Duck! is none, nor is a Crate."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Big Spencer", "hand": ["Missed!", "Duck!"], "play": ["Crate"]},
        Cat={},
        Dan={},
    )
    load(table, "Bob", crate=2)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend", options=["Duck!", "Crate", None]).answers(
        None
    )
    table.is_quiet()


@ruling("BANG-467", "BANG-207")
def test_calamity_janet_answers_an_arrow_with_a_missed(table: BangScenario) -> None:
    """Her Missed! is a BANG! card; a Duck! is not."""
    table.seats(
        Ann={"hand": ["Arrow"]}, Bob={"character": "Calamity Janet", "hand": ["Missed!", "Duck!"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("Arrow", on="Bob").asked("Bob", kind="discard_bang", options=["Missed!", None]).answers(
        "Missed!"
    )
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-237")
def test_suzy_lafayette_pays_without_playing(table: BangScenario) -> None:
    """Her hand is empty, and she uses her Beer Keg: nothing has left her hand, so she draws no card."""
    table.seats(Ann={"character": "Suzy Lafayette", "play": ["Beer Keg"], "life": 2}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", beer_keg=3)
    table.turn("Ann").uses("Beer Keg")
    table.has_cards(Ann=0)
    assert table.table.life[0] == 3
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X169")
def test_molly_stark_does_not_draw_for_a_buntline_special(table: BangScenario) -> None:
    """She draws for the Missed! that she plays, not for the card that she must discard."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Buntline Special"]},
        Bob={"character": "Molly Stark", "hand": ["Missed!", "Beer"]},
        Cat={},
        Dan={},
    )
    load(table, "Ann", buntline_special=2)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann", kind="strengthen_shot").answers(("pay_loads", 1, 1))
    table.asked("Bob", kind="defend").answers("Missed!")
    table.asked("Bob", kind="pay_card").answers("Beer")
    table.has_cards(Bob=1)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-750", "BANG-X169")
@pytest.mark.parametrize(("card", "shoots"), [("Whip", True), ("Lockpick", True), ("Buntline Special", False)])
def test_henry_block_and_dangerous_cards(table: BangScenario, card: str, shoots: bool) -> None:  # noqa: FBT001
    """He shoots at who takes or discards his cards with them, but a Buntline Special leaves the choice to him."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": [card]},
        Bob={"character": "Henry Block", "hand": ["Missed!", "Missed!"], "play": ["Scope"]},
        Cat={},
        Dan={},
        pile=["Escape", "Saved!"],
        also=ARMED,
    )
    load(table, "Ann", **{card.lower().replace(" ", "_"): 4})
    table.turn("Ann")
    if shoots:
        table.will_take("Bob", "Missed!") if card == "Lockpick" else None
        table.uses(card, on="Bob").asked("Ann", kind="defend").answers(None)
    else:
        table.plays("BANG!", on="Bob").asked("Ann", kind="strengthen_shot").answers(("pay_loads", 1, 1))
        table.asked("Bob", kind="defend").answers("Missed!")
    assert table.table.life[0] == (4 if shoots else 5)
    table.is_quiet()


# -------------------------------------------------------------------- losses and ghosts


@needs("valley_of_shadows")
@ruling("BANG-X154", "BANG-463")
def test_a_friend_saves_one_of_two_lives(table: BangScenario) -> None:
    """The Bomb takes two lives of Bob's at once; Cat saves one of them."""
    table.seats(Ann={}, Bob={"play": ["Bomb"]}, Cat={"hand": ["Saved!"]}, Dan={}, deck_top=["4C"], pile=["Escape"])
    load(table, "Bob", bomb=2)
    table.turn("Bob", phase="start").asked("Cat", kind="save_life").answers("Saved!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)


@needs("valley_of_shadows")
@ruling("BANG-X160", "BANG-463")
def test_a_ghost_and_his_loads(table: BangScenario) -> None:
    """A Bomb cannot hurt a Ghost; when the Ghost is taken away, his loads are back in the supply."""
    table.seats(
        Ann={"hand": ["Ghost", "Rust", "Cat Balou"]},
        Bob={"dead": True, "role": "renegade", "play": ["Bomb"]},
        Cat={},
        Dan={},
        pile=["Escape", "Saved!"],
    )
    table.turn("Ann").plays("Ghost", on="Bob").asked("Ann", kind="gain_load").answers(None)
    load(table, "Bob", character=3, bomb=1)
    table.plays("Rust")
    table.has_in_play(Bob=["Ghost"])
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.plays("Cat Balou", on="Bob")
    assert not table.table.here[1]
    has_loads(table, "Ann", character=2)
    supply_is(table, 30)
    table.is_quiet()


# -------------------------------------------------------------------- events


@needs("fistful_of_cards")
@ruling("BANG-749", "BANG-420")
def test_loads_for_cards_that_are_buried(table: BangScenario) -> None:
    """In the Abandoned Mine excess cards go face down on the deck: Ann gains her load, and nobody hears their names."""
    table.seats(Ann={"hand": ["Beer", "Scope"], "life": 1}, Bob={}, Cat={}, Dan={}, pile=["2S", "3S"], also=ARMED)
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw").ends_turn()
    for _ in range(3):
        table.asked("Ann", kind="discard_excess")
        table.choose("Ann", table.table.hands[0][0].name)
        question = table.asked("Ann", kind="gain_load")
        assert table.decision("Ann").question.card is None  # type: ignore[attr-defined]
        question.answers("Ann")
    has_loads(table, "Ann", character=3)


@needs("fistful_of_cards")
@ruling("BANG-X171")
def test_an_emptied_card_goes_to_the_discard_pile(table: BangScenario) -> None:
    """In the Abandoned Mine too: it was used up, like a green card, and not discarded by its owner."""
    table.seats(Ann={"play": ["Ace Up The Sleeve"]}, Bob={}, Cat={}, Dan={}, pile=["2S", "3S", "4S"])
    load(table, "Ann", ace_up_the_sleeve=2)
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw").uses("Ace Up The Sleeve")
    table.pile_is("Ace Up The Sleeve")
    table.has_cards(Ann=3)
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-X165")
def test_a_bandolier_in_a_shootout(table: BangScenario) -> None:
    """Two BANG! cards for the event and one more for the load."""
    table.seats(Ann={"hand": ["BANG!"] * 4, "play": ["Bandolier"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", bandolier=3)
    under(table, "Shootout")
    table.turn("Ann").uses("Bandolier")
    for _ in range(3):
        table.plays("BANG!", on="Bob")
    table.may_play()
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-744")
def test_john_pain_gets_the_card_that_stands(table: BangScenario) -> None:
    """Cat voids the first check; John takes the second card alone."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "John Pain"},
        Bob={"play": ["Barrel"]},
        Cat={"play": ["Tumbleweed"]},
        Dan={},
        deck_top=["4H", "5S"],
    )
    load(table, "Cat", tumbleweed=1)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Barrel")
    table.asked("Cat", kind="repeat_check").answers("Tumbleweed")
    assert [card.id.split(":")[1] for card in table.table.hands[0]] == ["5S"]
    table.has_in_play(Cat=[])
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-X164")
def test_lee_van_kliff_repeats_the_plain_card(table: BangScenario) -> None:
    """His Caravan drew three cards for two loads; repeated for a BANG! card it draws two, and no load is asked for."""
    table.seats(Ann={"hand": ["Caravan", "BANG!"], "character": "Lee Van Kliff"}, Bob={}, Cat={}, Dan={}, also=ARMED)
    load(table, "Ann", character=4)
    table.turn("Ann").plays("Caravan").asked("Ann", kind="strengthen_card").answers(("pay_loads", 1, 2))
    table.has_cards(Ann=4)
    table.uses("Lee Van Kliff", card="BANG!")
    table.has_cards(Ann=5)
    has_loads(table, "Ann", character=2)
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-X158")
def test_a_caravan_is_no_coach(table: BangScenario) -> None:
    """It turns up no show card."""
    table.seats(Ann={"hand": ["Caravan"]}, Bob={}, Cat={}, Dan={}, also=["wild_west_show"])
    table.turn("Ann").plays("Caravan")
    assert not table.events("event_turned")
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-749", "BANG-420")
def test_loads_for_cards_that_gary_looter_takes(table: BangScenario) -> None:
    """Ann has a card too many, which Bob takes: she gains her load all the same."""
    table.seats(
        Ann={"hand": ["Beer", "Scope"], "life": 1}, Bob={"character": "Gary Looter"}, Cat={}, Dan={}, also=ARMED
    )
    table.turn("Ann").ends_turn()
    table.asked("Ann", kind="discard_excess").answers("Beer")
    table.asked("Ann", kind="gain_load").answers("Ann")
    has_loads(table, "Ann", character=1)
    assert "beer" in [card.name for card in table.table.hands[1]]
