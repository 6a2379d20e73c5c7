"""Apache Kid (BANG-295 to BANG-297)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.dodge_city.looking import pass_turns
from tests.rulings.bang.needs import needs

APACHE = "Apache Kid"


@ruling("BANG-295", "BANG-X16")
def test_a_diamond_bang_does_not_hurt_apache_kid(table: BangScenario) -> None:
    """Ann plays a diamond BANG! on Apache Kid: he is not asked and not hurt; the card was her one BANG! of the turn."""
    table.seats(Ann={"hand": ["BANG! 7D", "BANG! QH"]}, Bob={"character": APACHE, "hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG! 7D", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=["Missed!"])
    table.cannot_play("BANG! QH", why="bang-why-bang-limit", ruling="BANG-041")
    assert [event.seat for event in table.events("unaffected")] == [1]
    table.is_quiet()


@ruling("BANG-295")
@pytest.mark.parametrize("card", ["BANG! QH", "BANG! AS", "BANG! 9C"])
def test_other_suits_hurt_apache_kid(card: str, table: BangScenario) -> None:
    """Hearts, spades and clubs hit Apache Kid, who has 3 lives, like everybody."""
    table.seats(Ann={"hand": [card]}, Bob={"character": APACHE}, Cat={}, Dan={})
    table.turn("Ann").plays(card, on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-295", "BANG-X16")
@pytest.mark.parametrize("card", ["Panic! 8D", "Cat Balou 9D", "Conestoga 9D"])
def test_diamonds_take_no_card_from_apache_kid(card: str, table: BangScenario) -> None:
    """A diamond Panic!, Cat Balou or Conestoga is used up, but Apache Kid keeps his cards in hand and in play."""
    ann: Player = {"play": [card]} if card == "Conestoga 9D" else {"hand": [card]}
    table.seats(Ann=ann, Bob={"character": APACHE, "hand": ["Duel"], "play": ["Scope"]}, Cat={}, Dan={})
    turn = table.turn("Ann")
    if "play" in ann:
        turn.uses(card, on="Bob", offered={"Bob"})
    else:
        turn.plays(card, on="Bob", offered={"Bob"})
    table.has_hand(Ann=[], Bob=["Duel"])
    table.has_in_play(Ann=[], Bob=["Scope"])
    table.pile_is(card)
    table.is_quiet()


@ruling("BANG-295")
@pytest.mark.parametrize("card", ["Panic! JH", "Cat Balou KH", "Brawl JS", "Can Can JC"])
def test_other_suits_take_cards_from_apache_kid(card: str, table: BangScenario) -> None:
    """Hearts, spades and clubs make him lose a card; a Brawl (spades) takes his like everybody's."""
    ann: Player = {"play": [card]} if card == "Can Can JC" else {"hand": [card, "Beer"]}
    table.seats(Ann=ann, Bob={"character": APACHE, "play": ["Scope"]}, Cat={"hand": ["Duel"]}, Dan={})
    turn = table.turn("Ann")
    if "play" in ann:
        turn.uses(card, on="Bob")
    else:
        turn.plays(card, on=None if card == "Brawl JS" else "Bob")
    table.has_in_play(Bob=[])
    table.has_cards(Bob=0, Cat=0 if card == "Brawl JS" else 1, Dan=0)
    table.is_quiet()


@ruling("BANG-295")
@pytest.mark.parametrize("card", ["Indians! KD", "Indians! AD", "Indians! 5D"])
def test_indians_are_all_diamonds(card: str, table: BangScenario) -> None:
    """Apache Kid is not asked for a BANG! and loses nothing; Cat and Dan lose 1 life each."""
    table.seats(Ann={"hand": [card]}, Bob={"character": APACHE, "hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.has_hand(Bob=["BANG!"])
    table.is_quiet()


@ruling("BANG-295")
@pytest.mark.parametrize("card", ["Gatling", "Howitzer"])
def test_gatling_and_howitzer_hit_apache_kid(card: str, table: BangScenario) -> None:
    """Gatling is hearts and Howitzer spades: they hit him too."""
    ann: Player = {"hand": [card]} if card == "Gatling" else {"play": [card]}
    table.seats(Ann=ann, Bob={"character": APACHE}, Cat={}, Dan={})
    turn = table.turn("Ann")
    if card == "Gatling":
        turn.plays(card)
    else:
        turn.uses(card)
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-295", "BANG-177")
@pytest.mark.parametrize("card", ["Jail JS", "Jail 4H"])
def test_jail_is_never_diamonds(card: str, table: BangScenario) -> None:
    """Apache Kid can be jailed, and a diamond turned up at the check does not free him."""
    table.seats(Ann={"hand": [card]}, Bob={"character": APACHE}, Cat={}, Dan={}, deck_top=["9D"])
    table.turn("Ann").plays(card, on="Bob", offered={"Bob", "Cat", "Dan"})
    pass_turns(table, "Ann")
    table.has_cards(Bob=0, Cat=2)
    table.has_in_play(Bob=[])
    table.is_quiet("Cat")


@ruling("BANG-295")
@pytest.mark.parametrize("card", ["Dynamite 2H", "Dynamite 10C"])
def test_dynamite_is_never_diamonds(card: str, table: BangScenario) -> None:
    """Ann's Dynamite passes on to Apache Kid and explodes there: his 3 lives are gone."""
    table.seats(
        Ann={"play": [card]},
        Bob={"character": APACHE},
        Cat={},
        Dan={},
        deck_top=["7D", "Duel", "Scope", "8S", "Gatling"],
    )
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    pass_turns(table, "Ann")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-295")
def test_his_own_diamonds_affect_apache_kid(table: BangScenario) -> None:
    """Apache Kid plays a diamond Cat Balou on himself: only cards of other players leave him alone."""
    table.seats(Ann={}, Bob={"character": APACHE, "hand": ["Cat Balou 9D"], "play": ["Scope"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Cat Balou 9D", on="Bob", offered={"Bob"})
    table.has_in_play(Bob=[])
    table.pile_is("Cat Balou 9D", "Scope")
    table.is_quiet()


@ruling("BANG-295", "BANG-X07")
def test_a_diamond_general_store_passes_apache_kid_over(table: BangScenario) -> None:
    """Uncle Will plays a diamond as General Store: three cards for the three others, none for Apache Kid."""
    table.seats(
        Ann={"character": "Uncle Will", "hand": ["BANG! 7D"]},
        Bob={"character": APACHE},
        Cat={},
        Dan={},
        deck_top=["Beer", "Duel", "Scope"],
    )
    table.turn("Ann").uses("Uncle Will", card="BANG! 7D")
    table.asked("Ann", options=["Beer", "Duel", "Scope"]).answers("Beer")
    table.asked("Cat", options=["Duel", "Scope"]).answers("Duel")
    table.has_hand(Ann=["Beer"], Bob=[], Cat=["Duel"], Dan=["Scope"])
    table.is_quiet()


@ruling("BANG-295", "BANG-X16")
@pytest.mark.parametrize(
    ("answer", "bob"),
    [
        ("Missed! 8D", {"hand": ["Missed! 8D"]}),
        ("Dodge 7D", {"hand": ["Dodge 7D"]}),
        ("Iron Plate AD", {"play": ["Iron Plate AD"]}),
    ],
)
def test_diamond_answers_to_apache_kid_count(answer: str, bob: Player, table: BangScenario) -> None:
    """Apache Kid shoots Bob, who answers with a diamond: it concerns the shot, not Apache Kid, and cancels it."""
    table.seats(Ann={"character": APACHE, "hand": ["BANG! QH"]}, Bob=bob, Cat={}, Dan={})
    table.turn("Ann").plays("BANG! QH", on="Bob")
    table.asked("Bob", kind="defend").answers(answer)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-295", "BANG-X33")
def test_diamonds_in_play_keep_their_effect_on_distances(table: BangScenario) -> None:
    """Bob's Hideout (KD) keeps Apache Kid away; Cat, with a Binocular (10D), sees Apache Kid closer."""
    table.seats(
        Ann={"character": APACHE}, Bob={"play": ["Hideout"]}, Cat={"play": ["Binocular"]}, Dan={}, Eva={}, Flo={}
    )
    table.turn("Ann")
    assert table.distance("Ann", "Bob") == 2
    assert table.distance("Cat", "Ann") == 1
    table.is_quiet()


@ruling("BANG-296")
def test_a_diamond_duel_cannot_be_played_on_apache_kid(table: BangScenario) -> None:
    """Ann holds the diamond Duel: she may challenge Cat or Dan, not Apache Kid."""
    table.seats(Ann={"hand": ["Duel QD"]}, Bob={"character": APACHE}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel QD", on="Cat", offered={"Cat", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=4)
    table.is_quiet()


@ruling("BANG-296")
def test_a_diamond_duel_with_nobody_else_left(table: BangScenario) -> None:
    """Only Apache Kid is left besides Ann: she cannot play the diamond Duel at all, and is told why."""
    table.seats(Ann={"hand": ["Duel QD"]}, Bob={"character": APACHE}, Cat={"dead": True}, Dan={"dead": True})
    table.turn("Ann")
    table.may_play()
    table.cannot_play("Duel", why="bang-why-immune", ruling="BANG-296")
    table.is_quiet()


@needs("great_train_robbery")
@ruling("BANG-296", "BANG-X188")
def test_a_duel_with_who_leaves_all_duels_alone(table: BangScenario) -> None:
    """It is not the suit but the Prisoner Car that keeps Ann from a Duel with Bob, the only one left."""
    table.seats(Ann={"hand": ["Duel QD"]}, Bob={"play": ["Prisoner Car"]}, Cat={"dead": True}, Dan={"dead": True})
    table.turn("Ann").cannot_play("Duel", why="bang-why-immune", ruling="BANG-X188")
    table.is_quiet()


@ruling("BANG-297")
@pytest.mark.parametrize("duel", ["Duel JS", "Duel 8C"])
def test_diamond_bangs_count_in_a_duel_with_apache_kid(duel: str, table: BangScenario) -> None:
    """Ann challenges Apache Kid with a black Duel and discards a diamond BANG!: it counts, and he loses 1 life."""
    table.seats(
        Ann={"hand": [duel, "BANG! 7D"]}, Bob={"character": APACHE, "hand": ["BANG! QH", "Beer"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays(duel, on="Bob", offered={"Bob", "Cat", "Dan"})
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", options=["BANG!", None]).answers("BANG! 7D")
    table.asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-297")
def test_diamond_bangs_count_in_apache_kids_own_duel(table: BangScenario) -> None:
    """Apache Kid challenges Bob with the diamond Duel; Bob's diamond BANG! counts and Apache Kid loses 1 life."""
    table.seats(Ann={"character": APACHE, "hand": ["Duel QD"]}, Bob={"hand": ["BANG! 7D"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel QD", on="Bob", offered={"Bob", "Cat", "Dan"})
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X35", "BANG-295")
@pytest.mark.parametrize(("card", "kept"), [("Remington 6D", True), ("Remington KC", False)])
def test_johnny_kisch_and_apache_kids_cards(card: str, kept: bool, table: BangScenario) -> None:  # noqa: FBT001
    """Johnny Kisch plays a Remington: Apache Kid's Remington stays if Johnny's is diamonds, otherwise it goes."""
    theirs = "Remington KC" if kept else "Remington 6D"
    table.seats(
        Ann={"character": "Johnny Kisch", "hand": [card]}, Bob={"character": APACHE, "play": [theirs]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays(card)
    table.has_in_play(Ann=["Remington"], Bob=["Remington"] if kept else [])
    assert [event.seat for event in table.events("unaffected")] == ([1] if kept else [])
    table.is_quiet()
