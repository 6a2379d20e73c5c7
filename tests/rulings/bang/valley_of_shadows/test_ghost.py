"""Ghost (BANG-629 to BANG-635, BANG-743)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import QUIET, able, pass_turns


@ruling("BANG-629")
def test_a_ghost_brings_an_eliminated_player_back(table: BangScenario) -> None:
    """Only Cat is out: Ann brings her back. She has no lives, cannot be shot dead, and her turn comes as usual."""
    table.seats(
        Ann={"hand": ["Ghost", "BANG!"]},
        Bob={},
        Cat={"dead": True, "character": "Willy the Kid"},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "5H", "6H", "7H", "8H", "9H"],
    )
    table.turn("Ann").plays("Ghost", on="Cat", offered={"Cat"})
    table.has_in_play(Cat=["Ghost"])
    assert table.sees("Bob").players[2].ghost == "ghost"
    assert table.sees("Bob").players[2].abilities == ("willy_the_kid",)
    assert table.distance("Ann", "Cat") == 2
    assert [event.by for event in table.events("player_returned")] == ["ghost"]
    pass_turns(table, "Ann", "Bob")
    table.asked("Cat", kind="play_cards")
    table.has_cards(Cat=2)
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-629")
def test_nobody_is_out_yet(table: BangScenario) -> None:
    """While everybody is in play a Ghost cannot be played, and Ann is told why."""
    table.seats(Ann={"hand": ["Ghost"]}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann")
    table.may_play()
    table.cannot_play("Ghost", why="bang-why-nobody-is-out", ruling="BANG-629")
    table.is_quiet()


@ruling("BANG-629", "BANG-631")
def test_a_ghost_neither_gains_nor_loses_lives(table: BangScenario) -> None:
    """Cat is a ghost: a BANG! does her nothing, and a Saloon gives her no life."""
    table.seats(
        Ann={"hand": ["Ghost", "BANG!", "Saloon"], "play": ["Scope"], "life": 3},
        Bob={"life": 2},
        Cat={"dead": True},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Ghost", on="Cat")
    table.plays("BANG!", on="Cat")
    table.plays("Saloon")
    table.has_life(Ann=4, Bob=3, Cat=0, Dan=4)
    table.is_quiet()


@ruling("BANG-630")
def test_a_ghost_keeps_no_card_in_hand(table: BangScenario) -> None:
    """At the end of her turn Cat discards her whole hand; the Mustang and the Ghost in front of her stay."""
    table.seats(
        Ann={"hand": ["Ghost"]},
        Bob={},
        Cat={"dead": True},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "5H", "Mustang", "Beer"],
    )
    table.turn("Ann").plays("Ghost", on="Cat")
    pass_turns(table, "Ann", "Bob")
    table.plays("Mustang").ends_turn()
    table.asked("Cat", kind="discard_excess", options=["Beer"]).answers("Beer")
    table.has_cards(Cat=0)
    table.has_in_play(Cat=["Ghost", "Mustang"])
    table.is_quiet("Dan")


@needs("dodge_city")
@ruling("BANG-X93")
def test_sean_mallory_keeps_his_cards_as_a_ghost(table: BangScenario) -> None:
    """His ten cards do not depend on his lives: as a ghost he keeps the two he has drawn."""
    table.seats(
        Ann={"hand": ["Ghost"]},
        Bob={},
        Cat={"dead": True, "character": "Sean Mallory"},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "5H", "Mustang", "Beer"],
    )
    table.turn("Ann").plays("Ghost", on="Cat")
    pass_turns(table, "Ann", "Bob", "Cat")
    table.has_hand(Cat=["Mustang", "Beer"])
    table.is_quiet("Dan")


@ruling("BANG-X93", "BANG-237")
def test_suzy_lafayette_as_a_ghost_is_done_at_last(table: BangScenario) -> None:
    """She is back and draws none for her empty hand. Later she discards two cards, may draw one, and keeps it."""
    table.seats(
        Ann={"hand": ["Ghost"]},
        Bob={},
        Cat={"dead": True, "character": "Suzy Lafayette"},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "5H", "Mustang", "Beer", "Scope"],
    )
    table.turn("Ann").plays("Ghost", on="Cat")
    table.asked("Cat", kind="may_use").answers(None)
    pass_turns(table, "Ann", "Bob", "Cat")
    table.asked("Cat", kind="discard_excess").answers("Beer")
    table.asked("Cat", kind="discard_excess").answers("Mustang")
    table.asked("Cat", kind="may_use").answers("yes")
    table.has_hand(Cat=["Scope"])
    table.is_quiet("Dan")


@ruling("BANG-631", "BANG-632")
def test_a_ghost_drinks_in_vain(table: BangScenario) -> None:
    """Cat may play a Beer, but it heals nobody; Sid Ketchum's ability is not even offered to a ghost."""
    table.seats(
        Ann={"hand": ["Ghost"]},
        Bob={},
        Cat={"dead": True, "character": "Sid Ketchum"},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "5H", "Beer", "Missed!"],
    )
    table.turn("Ann").plays("Ghost", on="Cat")
    pass_turns(table, "Ann", "Bob")
    assert not able(table, "Cat", "sid_ketchum")
    table.plays("Beer")
    assert [event.amount for event in table.events("life_gained")] == [0]
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=4)
    table.is_quiet("Cat")


@needs("dodge_city")
@ruling("BANG-633")
def test_bill_noface_draws_five_as_a_ghost(table: BangScenario) -> None:
    """None of his four lives is left: 1 card and 4 more."""
    table.seats(Ann={"hand": ["Ghost"]}, Bob={}, Cat={"dead": True, "character": "Bill Noface"}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Ghost", on="Cat")
    pass_turns(table, "Ann", "Bob")
    table.has_cards(Cat=5)
    table.is_quiet("Cat")


@needs("dodge_city")
@ruling("BANG-634")
def test_chuck_wengam_has_no_life_to_give_as_a_ghost(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Ghost"]}, Bob={}, Cat={"dead": True, "character": "Chuck Wengam"}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Ghost", on="Cat")
    pass_turns(table, "Ann", "Bob")
    assert not able(table, "Cat", "chuck_wengam")
    table.is_quiet("Cat")


@ruling("BANG-635", "BANG-743")
@pytest.mark.parametrize("robbery", ["Panic!", "Cat Balou"])
def test_without_the_ghost_its_player_is_out_again(table: BangScenario, robbery: str) -> None:
    """Ann removes the Ghost in front of Bob: he is out, his Barrel and hand are discarded; nobody has killed him."""
    table.seats(
        Ann={"hand": ["Ghost", robbery], "role": "Sheriff"},
        Bob={"dead": True, "role": "Outlaw"},
        Cat={"role": "Outlaw"},
        Dan={"role": "Renegade"},
        pile=QUIET,
    )
    table.turn("Ann").plays("Ghost", on="Bob")
    table.plays(robbery, on="Bob")
    table.has_in_play(Bob=[])
    assert not table.table.alive(table.seat("Bob"))
    assert len(table.events("player_left")) == 1
    table.has_hand(Ann=["Ghost"] if robbery == "Panic!" else [])
    table.is_quiet()


@ruling("BANG-635")
def test_a_ghost_may_end_itself(table: BangScenario) -> None:
    """In her own turn Cat discards her Ghost with Cat Balou: she is out at once, and Dan's turn begins."""
    table.seats(
        Ann={"hand": ["Ghost"]},
        Bob={},
        Cat={"dead": True},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "5H", "Cat Balou", "Beer"],
    )
    table.turn("Ann").plays("Ghost", on="Cat")
    pass_turns(table, "Ann", "Bob")
    table.plays("Cat Balou", on="Cat").asked("Cat", options=["Ghost", ("hand", "Cat")]).answers("Ghost")
    assert not table.table.alive(table.seat("Cat"))
    table.has_cards(Cat=0)
    table.is_quiet("Dan")


@needs("dodge_city")
@ruling("BANG-743")
def test_a_silenced_ghost_stays(table: BangScenario) -> None:
    """In Belle Star's turn cards in front of others have no effect; the ghost is in play all the same."""
    table.seats(Ann={"hand": ["Ghost"]}, Bob={"character": "Belle Star"}, Cat={"dead": True}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Ghost", on="Cat")
    pass_turns(table, "Ann")
    assert table.table.alive(table.seat("Cat"))
    pass_turns(table, "Bob")
    table.is_quiet("Cat")


@ruling("BANG-X90")
def test_the_law_wins_when_the_last_enemy_is_a_ghost_that_goes(table: BangScenario) -> None:
    """Bob, an Outlaw, is a ghost and the only enemy left in play: the game goes on until his Ghost is discarded."""
    table.seats(
        Ann={"role": "Sheriff", "hand": ["BANG!", "Cat Balou"]},
        Bob={"role": "Outlaw", "dead": True},
        Cat={"role": "Outlaw", "dead": True},
        Dan={"role": "Renegade", "hand": ["Ghost"], "life": 1},
        pile=QUIET,
    )
    table.turn("Dan").plays("Ghost", on="Bob", offered={"Bob", "Cat"})
    pass_turns(table, "Dan")
    table.plays("BANG!", on="Dan")
    assert table.match.result is None
    table.plays("Cat Balou", on="Bob")
    table.is_over(outcome="law", winners=["Ann"])


@ruling("BANG-X90")
def test_a_ghost_counts_as_a_player(table: BangScenario) -> None:
    """With a ghost three are in play, so Ann's Beer heals her; and Indians! ask the ghost for a BANG! card in vain."""
    table.seats(
        Ann={"role": "Sheriff", "hand": ["Ghost", "Beer", "Indians!"], "life": 3},
        Bob={"role": "Outlaw", "dead": True},
        Cat={"role": "Outlaw", "dead": True},
        Dan={"role": "Renegade"},
        pile=QUIET,
    )
    table.turn("Ann").plays("Ghost", on="Bob")
    table.plays("Beer")
    table.plays("Indians!")
    table.has_life(Ann=4, Bob=0, Cat=0, Dan=3)
    table.is_quiet()


@ruling("BANG-X90")
def test_jail_and_dynamite_in_front_of_a_ghost(table: BangScenario) -> None:
    """A Dynamite explodes without taking a life from a ghost, and a Jail costs the turn as usual."""
    table.seats(
        Ann={"hand": ["Ghost", "Jail"], "role": "Sheriff"},
        Bob={"dead": True, "role": "Outlaw"},
        Cat={},
        Dan={"play": ["Dynamite"]},
        pile=QUIET,
        deck_top=["2S", "Missed! 3S"],
    )
    table.laid.fronts[1].append(table.laid.fronts[3].pop())
    table.turn("Ann").plays("Ghost", on="Bob")
    table.plays("Jail", on="Bob").ends_turn()
    assert len(table.events("dynamite_exploded")) == 1
    assert table.events("jail_checked")[0].escaped is False
    table.has_in_play(Bob=["Ghost"])
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@needs("dodge_city")
@ruling("BANG-629")
def test_three_players_and_a_ghost(table: BangScenario) -> None:
    """Bob was nobody's prey, so the last one in play wins. He is back as a ghost: Ann's death does not end the game."""
    table.seats(
        Ann={"role": "Deputy", "life": 1},
        Bob={"role": "Outlaw", "dead": True},
        Cat={"role": "Renegade", "hand": ["Ghost", "BANG!", "Cat Balou"]},
        pile=QUIET,
    )
    table.laid.survivors = True
    table.turn("Cat").plays("Ghost", on="Bob").plays("BANG!", on="Ann")
    assert table.match.result is None
    table.plays("Cat Balou", on="Bob")
    table.is_over(outcome="renegade", winners=["Cat"])


@ruling("BANG-235", "BANG-635")
def test_johnny_kisch_and_two_ghosts(table: BangScenario) -> None:
    """Johnny Kisch plays a Ghost on Cat: the other one, in front of Bob, is discarded and Bob is out again."""
    table.seats(
        Ann={"hand": ["Ghost 9S", "Ghost 10S"], "character": "Johnny Kisch"},
        Bob={"dead": True, "role": "Outlaw"},
        Cat={"dead": True, "role": "Outlaw"},
        Dan={"role": "Renegade"},
        pile=QUIET,
    )
    table.turn("Ann").plays("Ghost 9S", on="Bob")
    table.plays("Ghost 10S", on="Cat")
    table.has_in_play(Bob=[], Cat=["Ghost"])
    assert table.table.living == [table.seat("Ann"), table.seat("Cat"), table.seat("Dan")]
    table.is_quiet()


@ruling("BANG-228", "BANG-629")
def test_vulture_sam_inherits_a_ghost(table: BangScenario) -> None:
    """Bob dies with a Ghost in hand: Sam takes it and may bring him back with it."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Vulture Sam"},
        Bob={"life": 1, "hand": ["Ghost"], "role": "Renegade"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_hand(Ann=["Ghost"])
    table.plays("Ghost", on="Bob")
    assert table.table.alive(table.seat("Bob"))
    table.is_quiet()
