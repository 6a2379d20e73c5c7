"""Ghost Town: the dead come back for their turn."""

from __future__ import annotations

import pytest

from sagebrush import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import pass_turns, under


def ghost(
    table: BangScenario, character: str | None = None, *, deck: list[str] | None = None, cat: str = "Beer"
) -> None:
    """Bob, a dead Outlaw, has his turn after Ann's."""
    bob: Player = {"role": "outlaw", "dead": True}
    if character is not None:
        bob["character"] = character
    table.seats(deck_top=deck or [], pile=["Gatling"], Ann={}, Bob=bob, Cat={"hand": [cat], "play": ["Barrel"]}, Dan={})
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()


@ruling("BANG-671", "BANG-672", "BANG-680")
def test_a_ghost_plays_as_if_alive(table: BangScenario) -> None:
    """He draws three cards, counts for distances, shoots, puts a card into play, and is out when the turn is over."""
    ghost(table, deck=["BANG!", "Mustang", "Jail"])
    table.has_hand(Bob=["BANG!", "Mustang", "Jail"])
    assert table.distance("Ann", "Cat") == 2
    table.plays("BANG!", on="Cat", offered={"Ann", "Bob", "Cat"}).asked("Cat").answers(None)
    table.plays("Mustang").plays("Jail", on="Cat")
    table.has_life(Ann=5, Bob=0, Cat=3, Dan=4)
    table.has_in_play(Bob=["Mustang"], Cat=["Barrel", "Jail"])
    table.ends_turn()
    table.has_in_play(Bob=[])
    assert not table.table.alive(Seat(1))
    assert [event.seat for event in table.events("player_left")] == [1]
    assert not table.events("player_eliminated")


@ruling("BANG-671", "BANG-X56")
def test_a_ghost_keeps_no_card(table: BangScenario) -> None:
    """No lives, no hand: in phase 3 all cards go, one by one, and then the ghost."""
    ghost(table)
    table.ends_turn()
    for left in (3, 2, 1):
        asked = table.decision("Bob", "discard_excess")
        assert len(asked.options) == left
        table.match.answer(asked.options[0])
    table.has_cards(Bob=0)
    table.is_quiet("Cat")


@ruling("BANG-671")
def test_only_the_dead_are_ghosts(table: BangScenario) -> None:
    """Cat, who is alive, draws two cards and stays in the game."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Ghost Town")
    table.turn("Bob")
    pass_turns(table, "Bob", "Cat")
    table.has_cards(Cat=2)
    assert table.table.alive(Seat(2))
    table.is_quiet("Dan")


@ruling("BANG-671")
def test_no_ghosts_when_it_is_covered(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    under(table, "Ghost Town", coming=["Thirst"])
    table.turn("Dan")
    pass_turns(table, "Dan", "Ann")
    table.is_quiet("Cat")


@ruling("BANG-673")
def test_jesse_jones_and_pedro_ramirez(table: BangScenario) -> None:
    ghost(table, "Jesse Jones")
    table.asked("Bob", options=["deck", ("hand", "Cat")]).answers(("hand", "Cat"))
    table.has_cards(Bob=3, Cat=0)
    table.is_quiet("Bob")
    ghost(table, "Pedro Ramirez")
    table.asked("Bob", options=["deck", "pile"]).answers("pile")
    table.has_cards(Bob=3)
    assert "gatling" in {card.name for card in table.table.hands[1]}
    table.is_quiet("Bob")


@ruling("BANG-674")
def test_kit_carlson_keeps_all_three(table: BangScenario) -> None:
    ghost(table, "Kit Carlson", deck=["BANG!", "Beer", "Duel"])
    table.has_hand(Bob=["BANG!", "Beer", "Duel"])
    table.is_quiet("Bob")


@ruling("BANG-675")
@needs("dodge_city")
def test_pat_brennan(table: BangScenario) -> None:
    for choice, cards in (("deck", 3), ("Barrel", 1)):
        ghost(table, "Pat Brennan")
        table.asked("Bob", options=["deck", "Barrel"]).answers(choice)
        table.has_cards(Bob=cards)
        table.is_quiet("Bob")


@ruling("BANG-676", "BANG-677", "BANG-678")
@pytest.mark.parametrize(
    ("character", "deck", "cards"),
    [
        ("Black Jack", ["2C", "3H", "4C", "5C"], 4),
        ("Black Jack", ["2C", "3S", "4C", "5C"], 3),
        pytest.param("Pixie Pete", [], 3, marks=needs("dodge_city")),
        pytest.param("Bill Noface", [], 5, marks=needs("dodge_city")),
        ("Claus the Saint", ["2C", "3H", "4C", "5C", "6C", "7C"], 6),
    ],
)
def test_how_many_cards(table: BangScenario, character: str, deck: list[str], cards: int) -> None:
    """Claus draws three and one for each of the three others, whom he is then asked about."""
    ghost(table, character, deck=deck)
    table.has_cards(Bob=cards)


@ruling("BANG-679")
@needs("dodge_city")
def test_a_ghost_gains_no_lives(table: BangScenario) -> None:
    """A Beer and a Saloon do nothing for Bob; Chuck Wengam and Sid Ketchum are not even offered their abilities."""
    ghost(table, deck=["Beer", "Saloon", "Duel"])
    table.plays("Beer").plays("Saloon")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Bob")
    for character in ("Chuck Wengam", "Sid Ketchum"):
        ghost(table, character, deck=["Missed!", "Missed!", "Missed!"])
        assert table.offered() == {"end_turn"}
        table.is_quiet("Bob")


@ruling("BANG-671")
def test_a_ghost_loses_no_lives(table: BangScenario) -> None:
    """Bob loses his own Duel, and nothing comes of it."""
    ghost(table, deck=["Duel", "Beer", "Beer"], cat="BANG!")
    table.plays("Duel", on="Cat").asked("Cat").answers("BANG!")
    table.asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-680", "BANG-681")
def test_a_ghost_outlaw_kills_the_sheriff(table: BangScenario) -> None:
    """All Outlaws are dead and a Renegade is left: the ghost's shot wins the game for the Outlaws."""
    table.seats(
        deck_top=["BANG!"],
        Ann={"life": 1},
        Bob={"role": "outlaw", "dead": True},
        Cat={"role": "renegade"},
        Dan={"role": "outlaw", "dead": True},
    )
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.plays("BANG!", on="Ann")
    table.is_over(outcome="outlaws", winners={"Bob", "Dan"})


@ruling("BANG-680")
def test_a_ghost_renegade_is_the_last_one(table: BangScenario) -> None:
    """Nobody but the Sheriff is alive besides the ghost: the Renegade wins, dead or not."""
    table.seats(
        deck_top=["BANG!"],
        Ann={"life": 1},
        Bob={"role": "renegade", "dead": True},
        Cat={"role": "outlaw"},
        Dan={"role": "outlaw", "dead": True},
    )
    under(table, "Ghost Town")
    table.turn("Ann")
    table.table.lose_life(Seat(2), 4, "bang", None)
    table.table.eliminate(Seat(2), None)
    table.ends_turn()
    table.plays("BANG!", on="Ann")
    table.is_over(outcome="renegade", winners={"Bob"})


@ruling("BANG-751")
def test_the_game_ends_when_the_last_enemy_leaves_again(table: BangScenario) -> None:
    """The ghost Bob, an Outlaw, kills the Renegade: while he is there nobody has won; when he goes, the law has."""
    table.seats(
        deck_top=["BANG!", "Beer", "Beer"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={"role": "renegade", "life": 1},
        Dan={"role": "outlaw", "dead": True},
    )
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.plays("BANG!", on="Cat")
    table.is_quiet("Bob")
    table.ends_turn()
    for _ in range(2):
        table.match.answer(table.decision("Bob", "discard_excess").options[0])
    table.is_over(outcome="law", winners={"Ann"})


@ruling("BANG-751")
def test_the_game_goes_on_while_an_enemy_is_alive(table: BangScenario) -> None:
    ghost(table, deck=["Mustang", "Scope", "Schofield"])
    table.plays("Mustang").plays("Scope").plays("Schofield").ends_turn()
    table.is_quiet("Cat")


@ruling("BANG-682", "BANG-X52")
@needs("dodge_city")
def test_others_profit_of_a_ghost_that_leaves(table: BangScenario) -> None:
    """Greg Digger regains two lives, Herb Hunter draws two cards, and nobody is rewarded for an Outlaw."""
    table.seats(
        deck_top=["Mustang", "Scope", "Schofield"],
        Ann={"character": "Greg Digger", "life": 1},
        Bob={"role": "outlaw", "dead": True},
        Cat={},
        Dan={"character": "Herb Hunter"},
    )
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.plays("Mustang").plays("Scope").plays("Schofield").ends_turn()
    table.has_life(Ann=3, Bob=0, Cat=4, Dan=4)
    table.has_cards(Ann=0, Cat=2, Dan=2)
    assert not table.events("reward_paid")
    table.is_quiet("Cat")


@ruling("BANG-X52")
def test_vulture_sam_takes_what_a_ghost_has_in_play(table: BangScenario) -> None:
    """The hand was discarded in phase 3; the Mustang that the ghost leaves behind is Sam's."""
    table.seats(
        deck_top=["Mustang", "Duel", "Beer"],
        Ann={"character": "Vulture Sam"},
        Bob={"role": "outlaw", "dead": True},
        Cat={},
        Dan={},
    )
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.plays("Mustang").ends_turn()
    for card in ("Duel", "Beer"):
        table.asked("Bob", kind="discard_excess").answers(card)
    table.has_hand(Ann=["Mustang"])
    table.is_quiet("Cat")


@ruling("BANG-X56")
def test_a_ghost_suzy_lafayette(table: BangScenario) -> None:
    """She draws as she comes, when she plays her last card, and after the last that she must give up; then she goes."""
    ghost(table, "Suzy Lafayette", deck=["Barrel", "Mustang", "Scope", "Schofield", "Beer"])
    table.asked("Bob", kind="may_use").answers("yes")
    table.plays("Barrel").plays("Mustang").plays("Scope").plays("Schofield")
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_hand(Bob=["Beer"])
    table.ends_turn()
    table.asked("Bob", kind="discard_excess").answers("Beer")
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_cards(Bob=0)
    table.is_quiet("Cat")


@ruling("BANG-672")
@needs("dodge_city")
def test_a_ghost_vera_custer(table: BangScenario) -> None:
    """She names a character as ever, here Pixie Pete; once she is out again nobody shares what she had."""
    table.seats(
        Ann={"character": "Pixie Pete"},
        Bob={"role": "outlaw", "character": "Vera Custer", "dead": True},
        Cat={},
        Dan={},
    )
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="choose_copied", options=["ann", "cat", "dan"]).answers("ann")
    table.has_cards(Bob=3)
    assert table.sees("Cat").players[1].ghost == "ghost_town"
    table.is_quiet("Bob")


@ruling("BANG-671")
def test_jail_and_dynamite_go_with_the_ghost(table: BangScenario) -> None:
    """What a ghost has put in front of itself is discarded at the end of its turn, a Dynamite included."""
    ghost(table, deck=["Dynamite", "Jail", "Mustang"])
    table.plays("Dynamite").plays("Jail", on="Bob").plays("Mustang").ends_turn()
    table.has_in_play(Bob=[], Cat=["Barrel"])
    table.pile_is("Dynamite", "Jail", "Mustang")
    table.is_quiet("Cat")


@ruling("BANG-671")
def test_the_stick_of_dynamite_does_not_stay_with_a_ghost(table: BangScenario) -> None:
    """Bob's BANG! wounds Cat: he takes the stick, and when he leaves it goes to the left."""
    table.seats(
        stick="Ann",
        deck_top=["BANG!", "Mustang", "Scope"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={},
        Dan={},
    )
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.plays("BANG!", on="Cat")
    assert table.table.stick == 1
    table.plays("Mustang").plays("Scope").ends_turn()
    assert table.table.stick == 2
    table.is_quiet("Cat")


@ruling("BANG-680", "BANG-751")
@needs("dodge_city")
def test_a_ghost_among_three(table: BangScenario) -> None:
    """The ghost kills Ann: Cat and the ghost are in play. When it leaves, Cat is the last one alive and wins."""
    table.seats(
        deck_top=["BANG!", "Mustang", "Scope"],
        Ann={"role": "deputy", "life": 1},
        Bob={"role": "outlaw", "dead": True},
        Cat={"role": "renegade"},
    )
    table.laid.survivors = True
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.plays("BANG!", on="Ann")
    assert table.table.living == [1, 2]
    for card in ("Mustang", "Scope"):
        table.plays(card)
    table.ends_turn()
    for _ in range(3):
        table.match.answer(table.decision("Bob", "discard_excess").options[0])
    table.is_over(outcome="renegade", winners={"Cat"})


@ruling("BANG-680")
@needs("dodge_city")
def test_a_ghost_among_three_may_win(table: BangScenario) -> None:
    """It kills both others, and is the only one left."""
    table.seats(
        deck_top=["Gatling"],
        Ann={"role": "deputy", "life": 1},
        Bob={"role": "outlaw", "dead": True},
        Cat={"role": "renegade", "life": 1},
    )
    table.laid.survivors = True
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.plays("Gatling")
    table.is_over(outcome="outlaw", winners={"Bob"})
