"""Greygory Deck (BANG-720 to BANG-722, BANG-X84)."""

import pytest

from sagebrush import Match
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.base.characters import CHARACTERS as BASE
from sagebrush.games.bang.expansions.wild_west_show.options import EXCHANGE, KEEP, DrawAs
from sagebrush.games.bang.flow.dealing import become
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.wild_west_show.stage import does, faces_of, has_faces


def greygory(table: BangScenario, *faces: str, turn: bool = True) -> None:
    """Ann is Greygory with these two characters, at the start of her turn."""
    table.seats(Ann={"character": "Greygory Deck"}, Bob={}, Cat={}, Dan={}, deck_top=("Beer", "Duel", "Saloon"))
    has_faces(table, "Ann", *faces)
    if turn:
        table.turn("Ann", phase="start")


@ruling("BANG-720", "BANG-722")
@pytest.mark.parametrize("seed", range(4))
@needs("dodge_city")
def test_from_the_very_start_two_characters_nobody_is(seed: int) -> None:
    """Whoever begins: Greygory in seat 2 has two unused characters of the base game before any turn, and his lives."""
    match = Match.new(
        "bang",
        players=5,
        expansions=["wild_west_show", "dodge_city"],
        characters="random,random,greygory_deck",
        seed=seed,
        sheriff=1,
    )
    table = match.table
    assert isinstance(table, BangTable)
    own, *faces = [trait.id for trait in table.abilities[2]]
    assert own == "greygory_deck"
    assert len(faces) == 2
    assert set(faces) <= set(BASE)
    assert not set(faces) & ({character.id for character in table.characters} | set(table.box))
    assert (table.life[2], len(table.hands[2])) == (4, 4)


@ruling("BANG-722")
def test_their_abilities_work_before_his_first_turn(table: BangScenario) -> None:
    """Bob shoots him in the first turn of the game: Bart Cassidy's ability draws a card."""
    table.seats(Ann={"character": "Greygory Deck"}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    has_faces(table, "Ann", "Bart Cassidy", "Rose Doolan")
    table.turn("Bob").plays("BANG!", on="Ann")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=1)
    assert table.distance("Ann", "Cat") == 1
    table.is_quiet()


@ruling("BANG-721")
def test_he_keeps_both(table: BangScenario) -> None:
    greygory(table, "Bart Cassidy", "Paul Regret")
    table.asked("Ann", kind="exchange_abilities")
    does(table, "Ann", KEEP)
    assert faces_of(table, "Ann") == ["bart_cassidy", "paul_regret"]
    table.is_quiet()


@ruling("BANG-721", "BANG-720")
def test_or_exchanges_both(table: BangScenario) -> None:
    """Two others come, never one of the old ones, and the old ones go back to the box."""
    greygory(table, "Bart Cassidy", "Paul Regret")
    does(table, "Ann", EXCHANGE)
    faces = faces_of(table, "Ann")
    assert len(faces) == 2
    assert not set(faces) & {"bart_cassidy", "paul_regret"}
    assert set(faces) <= set(BASE)
    assert {"bart_cassidy", "paul_regret"} <= set(table.table.box)
    assert not set(faces) & set(table.table.box)
    while table.decision("Ann").question.kind != "play_cards":
        table.match.answer(table.decision("Ann").options[0])
    table.is_quiet()


@ruling("BANG-721")
def test_he_is_asked_in_every_turn(table: BangScenario) -> None:
    greygory(table, "Bart Cassidy", "Paul Regret")
    does(table, "Ann", KEEP)
    for name in ("Ann", "Bob", "Cat", "Dan"):
        table.asked(name, kind="play_cards").answers("end turn")
        while table.table.phase == "discard":
            table.match.answer(table.decision(name, "discard_excess").options[0])
    table.asked("Ann", kind="exchange_abilities")
    does(table, "Ann", KEEP)
    table.is_quiet("Ann")


@ruling("BANG-X84")
@needs("dodge_city")
def test_who_copies_him_has_what_he_has(table: BangScenario) -> None:
    """Vera has both abilities, is not asked to exchange them, and draws none of her own."""
    table.seats(Ann={"character": "Greygory Deck"}, Bob={"character": "Vera Custer"}, Cat={}, Dan={})
    has_faces(table, "Ann", "Willy the Kid", "Paul Regret")
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="choose_copied").answers("ann")
    abilities = [trait.id for trait in table.table.abilities_of(Seat(1))]
    assert abilities == ["vera_custer", "greygory_deck", "willy_the_kid", "paul_regret"]
    assert table.distance("Cat", "Bob") == 2
    for name in ("Bob", "Cat", "Dan"):
        table.asked(name, kind="play_cards").answers("end turn")
    does(table, "Ann", KEEP)
    table.asked("Ann", kind="play_cards").answers("end turn")
    table.asked("Bob", kind="choose_copied").answers("cat")
    table.is_quiet("Bob")


@ruling("BANG-X84")
def test_two_ways_of_drawing(table: BangScenario) -> None:
    """Kit Carlson and Black Jack both draw in their own way: he says whose it is; with one of them he is not asked."""
    greygory(table, "Black Jack", "Kit Carlson")
    does(table, "Ann", KEEP)
    table.asked("Ann", kind="draw_with")
    does(table, "Ann", DrawAs("kit_carlson"))
    table.asked("Ann", kind="return_card", options=["Beer", "Duel", "Saloon"]).answers("Beer")
    table.has_hand(Ann=["Duel", "Saloon"])
    table.is_quiet()


@ruling("BANG-X84")
def test_one_way_of_drawing_needs_no_question(table: BangScenario) -> None:
    greygory(table, "Paul Regret", "Kit Carlson")
    does(table, "Ann", KEEP)
    table.asked("Ann", kind="return_card").answers("Beer")
    table.is_quiet()


@ruling("BANG-X84")
def test_suzy_lafayette_finds_his_hand_empty(table: BangScenario) -> None:
    """He exchanges with an empty hand and gets Suzy's ability: what counts is that the hand is empty (BANG-237)."""
    greygory(table, "Bart Cassidy", "Paul Regret", turn=False)
    table.laid.box = ["suzy_lafayette", "willy_the_kid"]
    table.turn("Ann", phase="start")
    does(table, "Ann", EXCHANGE)
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_cards(Ann=3)
    table.is_quiet()


@ruling("BANG-722", "BANG-X84")
def test_whoever_becomes_him_later_has_two_characters_at_once(table: BangScenario) -> None:
    """In the middle of a game Bob becomes Greygory Deck, and then somebody else: what he had goes back to the box."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, also=("wild_west_show",))
    laid = table.laid
    laid.box = ["willy_the_kid", "paul_regret", "slab_the_killer"]
    table.turn("Ann")
    become(laid, Seat(1), "greygory_deck")
    faces = faces_of(table, "Bob")
    assert len(faces) == 2
    assert len(laid.box) == 1
    become(laid, Seat(1), "bart_cassidy")
    assert faces_of(table, "Bob") == []
    assert sorted(laid.box) == ["paul_regret", "slab_the_killer", "willy_the_kid"]
    table.is_quiet()
