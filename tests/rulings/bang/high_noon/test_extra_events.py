"""Handcuffs and New Identity, from the box of the base game."""

from __future__ import annotations

from sagebrush import Match, Seat
from sagebrush.core.rng import Chance
from sagebrush.games.bang.expansions.high_noon.events import CharacterLookedAt
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import step
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

WHY = {"why": "bang-why-handcuffs", "ruling": "BANG-X54"}


@ruling("BANG-X54")
def test_one_suit_a_turn(table: BangScenario) -> None:
    """Ann names diamonds after she has drawn: nothing else leaves her hand, but Bob answers with what he has."""
    table.seats(
        deck_top=["Stagecoach", "Beer 6H"],
        Ann={"hand": ["BANG! 7D", "Mustang"]},
        Bob={"hand": ["Missed!"]},
        Cat={},
        Dan={},
    )
    under(table, "Handcuffs")
    table.turn("Ann", phase="draw")
    suits = [("this_suit", suit) for suit in ("clubs", "diamonds", "hearts", "spades")]
    table.asked("Ann", kind="name_suit", options=suits).answers(("this_suit", "diamonds"))
    table.may_play("BANG!")
    table.cannot_play("Mustang", **WHY)
    table.cannot_play("Beer 6H", **WHY)
    table.plays("BANG! 7D", on="Bob").asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.is_quiet()


@ruling("BANG-X54")
@needs("dodge_city")
def test_discarding_is_free_in_handcuffs(table: BangScenario) -> None:
    """In Ann's own Duel she discards a spade, and she uses a Derringer in play that is a spade too."""
    table.seats(
        Ann={"hand": ["Duel JS", "BANG! AS"], "play": ["Derringer"]}, Bob={"hand": ["BANG! 2D"]}, Cat={}, Dan={}
    )
    under(table, "Handcuffs")
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers(("this_suit", "spades"))
    table.plays("Duel JS", on="Bob").asked("Bob").answers("BANG! 2D")
    table.asked("Ann", kind="discard_bang").answers("BANG! AS")
    table.uses("Derringer", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X54")
def test_a_beer_of_another_suit_saves_nobody_in_his_own_turn(table: BangScenario) -> None:
    """Ann loses her own Duel at her last life: her Beer is hearts, she has named clubs."""
    table.seats(Ann={"life": 1, "hand": ["Duel 8C", "Beer 6H"]}, Bob={"hand": ["BANG!", "Beer 7H"]}, Cat={}, Dan={})
    under(table, "Handcuffs")
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers(("this_suit", "clubs"))
    table.plays("Duel 8C", on="Bob").asked("Bob").answers("BANG!")
    table.asked("Ann", kind="discard_bang").answers(None)
    table.asked("Ann", kind="last_chance", options=[None])
    table.cannot_play("Beer 6H", **WHY)


@ruling("BANG-X54")
def test_every_turn_has_its_own_suit(table: BangScenario) -> None:
    """What Ann named binds her alone, and only in this turn."""
    table.seats(deck_top=["3C", "4C", "5C", "6C"], Ann={}, Bob={"hand": ["Beer 6H"]}, Cat={}, Dan={})
    under(table, "Handcuffs")
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers(("this_suit", "clubs"))
    assert table.sees("Cat").used == ("clubs",)
    table.ends_turn()
    table.asked("Bob", kind="name_suit").answers(("this_suit", "hearts"))
    table.may_play("Beer")
    assert table.sees("Cat").used == ("hearts",)
    assert [event.suit for event in table.events("suit_named")] == ["clubs", "hearts"]
    table.is_quiet("Bob")


@ruling("BANG-X55")
def test_a_new_identity(table: BangScenario) -> None:
    """Bob becomes Paul Regret: two lives now, three at most, no wound; his old character joins the unused ones."""
    table.seats(Ann={}, Bob={"character": "Bart Cassidy", "hand": ["Beer"]}, Cat={}, Dan={})
    table.laid.box = ["paul_regret"]
    under(table, "New Identity")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="change_identity", options=["paul_regret", None]).answers("paul_regret")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    assert (table.table.max_life[1], table.table.box) == (3, ["bart_cassidy"])
    table.has_cards(Bob=3)
    assert table.distance("Ann", "Bob") == 2
    table.is_quiet("Bob")


@ruling("BANG-X55")
def test_staying_oneself(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"character": "Bart Cassidy"}, Cat={}, Dan={})
    table.laid.box = ["paul_regret"]
    under(table, "New Identity")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="change_identity").answers(None)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    assert (table.table.characters[1].id, table.table.box) == ("bart_cassidy", ["paul_regret"])
    table.is_quiet("Bob")


@ruling("BANG-X55")
def test_a_sheriff_with_a_new_identity(table: BangScenario) -> None:
    """The Sheriff may have one life more than the new character shows; Suzy with an empty hand draws at once."""
    table.seats(Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    table.laid.box = ["suzy_lafayette"]
    under(table, "New Identity")
    table.turn("Dan").ends_turn()
    table.asked("Ann", kind="change_identity").answers("suzy_lafayette")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    assert table.table.max_life[0] == 5
    table.has_cards(Ann=3)
    table.is_quiet("Ann")


@ruling("BANG-X55")
def test_no_character_left_to_look_at(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "New Identity")
    table.turn("Ann").ends_turn()
    table.is_quiet("Bob")


@ruling("BANG-X55")
def test_only_who_looks_sees_the_character() -> None:
    """The log names it to nobody else, and the question says nothing of it."""
    seen = 0
    for seed in range(40):
        match = Match.new("bang", players=4, expansions=["high_noon"], extra_events=True, seed=seed)
        chance = Chance(seed)
        while match.decision:
            step(match, chance)
        assert isinstance(match.table, BangTable)
        for event in match.all_events():
            if isinstance(event, CharacterLookedAt):
                seen += 1
                shown = [event.seen_by(seat) for seat in (None, *map(Seat, range(4)))]
                named = [place - 1 for place, each in enumerate(shown) if each.character is not None]
                assert named == [event.seat]
    assert seen > 10
