"""Dynamite and Jail on their longer ways (BANG-177 to BANG-188)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-185")
def test_dynamite_skips_the_dead(table: BangScenario) -> None:
    """Cat is out of the game: past Bob the Dynamite goes on to Dan, and from Dan to Ann."""
    table.seats(
        deck_top=["KH", "2C", "3C", "QH", "4C", "5C"], Ann={}, Bob={"play": ["Dynamite"]}, Cat={"dead": True}, Dan={}
    )
    table.turn("Bob", phase="start")
    table.has_in_play(Ann=[], Bob=[], Cat=[], Dan=["Dynamite"])
    table.ends_turn()
    table.has_in_play(Ann=["Dynamite"], Bob=[], Cat=[], Dan=[])
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=4)
    table.is_quiet("Dan")


@ruling("BANG-185", "BANG-186")
def test_dynamite_between_two_players(table: BangScenario) -> None:
    """Only Ann and Bob are left: one Dynamite goes to and fro, a check at each start of a turn, until it explodes."""
    table.seats(
        deck_top=["KH", "2C", "3C", "QH", "4C", "5C", "AH", "6C", "7C", "7S"],
        Ann={"play": ["Dynamite"]},
        Bob={},
        Cat={"dead": True},
        Dan={"dead": True},
    )
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.ends_turn()
    table.has_in_play(Ann=["Dynamite"], Bob=[])
    table.ends_turn()
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.ends_turn()
    table.has_in_play(Ann=[], Bob=[])
    table.has_life(Ann=5, Bob=1, Cat=0, Dan=0)
    assert [event.seat for event in table.events("check_made")] == [0, 1, 0, 1]
    table.is_quiet("Bob")


@ruling("BANG-186")
def test_dynamite_played_again(table: BangScenario) -> None:
    """Ann takes Bob's Dynamite with Panic! and puts it in front of herself: it waits for her next turn."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"play": ["Dynamite", "Scope"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Bob", offered={"Bob"})
    table.asked("Ann", kind="choose_their_card", options=["Dynamite", "Scope"]).answers("Dynamite")
    table.plays("Dynamite")
    table.ends_turn()
    table.has_in_play(Ann=["Dynamite"], Bob=["Scope"])
    assert not table.events("check_made")
    table.is_quiet("Bob")


@ruling("BANG-165", "BANG-186")
def test_getting_rid_of_ones_own_dynamite(table: BangScenario) -> None:
    """Ann discards the Dynamite in front of her with a Cat Balou on herself."""
    table.seats(Ann={"hand": ["Cat Balou"], "play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Cat Balou", on="Ann", offered={"Ann"})
    table.has_in_play(Ann=[], Bob=[], Cat=[], Dan=[])
    table.pile_is("Cat Balou", "Dynamite")
    table.is_quiet()


@ruling("BANG-184", "BANG-188", "BANG-061")
def test_dynamite_kills_the_sheriff(table: BangScenario) -> None:
    """The Sheriff has 3 lives left and no Beer: Dynamite kills him and the Outlaws win, whoever played it."""
    table.seats(deck_top=["6S"], Ann={"life": 3, "play": ["Dynamite"]}, Bob={}, Cat={}, Dan={"life": 2})
    table.turn("Ann", phase="start")
    table.has_life(Ann=0, Bob=4, Cat=4, Dan=2)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("BANG-184", "BANG-188", "BANG-062")
def test_dynamite_kills_the_last_enemy(table: BangScenario) -> None:
    """The Renegade faces the Sheriff alone and dies of Dynamite: the law wins without a shot."""
    table.seats(
        deck_top=["6S"],
        Ann={},
        Bob={"role": "renegade", "life": 2, "play": ["Dynamite"]},
        Cat={"dead": True},
        Dan={"dead": True},
    )
    table.turn("Bob", phase="start")
    table.has_life(Ann=5, Bob=0, Cat=0, Dan=0)
    table.is_over(outcome="law", winners={"Ann"})


@ruling("BANG-187", "BANG-180")
def test_dynamite_explodes_and_jail_holds(table: BangScenario) -> None:
    """Bob survives the explosion with 1 life; then his Jail check shows clubs and he loses the turn as well."""
    table.seats(deck_top=["6S", "2C", "Duel", "Beer"], Ann={}, Bob={"play": ["Jail", "Dynamite"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_in_play(Ann=[], Bob=[], Cat=[], Dan=[])
    table.has_hand(Ann=[], Bob=[], Cat=["Duel", "Beer"], Dan=[])
    table.pile_is("6S", "Dynamite", "2C", "Jail")
    table.is_quiet("Cat")


@ruling("BANG-183", "BANG-X15")
def test_dynamite_without_a_card_to_check(table: BangScenario) -> None:
    """Deck and pile are empty: nothing can be turned up, so nothing explodes, and Dynamite moves on to Bob."""
    table.seats(Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.laid.deck = []
    table.turn("Ann", phase="start")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.is_quiet()


@ruling("BANG-183", "BANG-X15")
def test_the_pile_is_shuffled_for_a_check(table: BangScenario) -> None:
    """The deck is empty and the pile is one card, the five of spades: it becomes the deck and Dynamite explodes."""
    table.seats(pile=["5S"], Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.laid.deck = []
    table.turn("Ann", phase="start")
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    assert [event.count for event in table.events("deck_shuffled")] == [1, 2]
    table.has_hand(Ann=["Dynamite", "Missed!"])
    table.is_quiet()


# -------------------------------------------------------------------- Jail


@ruling("BANG-177", "BANG-043", "BANG-047")
def test_two_jails_for_two_players(table: BangScenario) -> None:
    """Ann's first Jail goes to Bob; the second cannot go there too, only to Cat or Dan."""
    table.seats(Ann={"hand": ["Jail", "Jail"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Jail", on="Bob", offered={"Bob", "Cat", "Dan"})
    table.plays("Jail", on="Dan", offered={"Cat", "Dan"})
    table.has_in_play(Ann=[], Bob=["Jail"], Cat=[], Dan=["Jail"])
    table.is_quiet()


@ruling("BANG-177")
def test_only_the_sheriff_is_left(table: BangScenario) -> None:
    """Bob, in Jail, holds another and only the Sheriff is left beside him: it cannot be played, and he is told why."""
    table.seats(Ann={}, Bob={"hand": ["Jail"], "play": ["Jail"]}, Cat={"dead": True}, Dan={"dead": True})
    table.turn("Bob").cannot_play("Jail", why="bang-why-nobody-to-jail", ruling="BANG-177")
    table.asked("Bob", kind="play_cards", options=["end turn"])
    table.is_quiet()


@ruling("BANG-178", "BANG-180")
@pytest.mark.parametrize("sign", ["2C", "2D", "2S"])
def test_a_lost_turn_loses_everything_of_it(table: BangScenario, sign: str) -> None:
    """No hearts: Jail is discarded, Bob draws nothing, plays nothing, and does not discard down to his lives either."""
    table.seats(
        deck_top=[sign, "Duel", "Beer"],
        Ann={},
        Bob={"life": 1, "hand": ["Scope", "Panic!"], "play": ["Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.has_hand(Ann=[], Bob=["Scope", "Panic!"], Cat=["Duel", "Beer"], Dan=[])
    table.has_in_play(Bob=[])
    table.pile_is(sign, "Jail")
    table.is_quiet("Cat")


@ruling("BANG-179", "BANG-050")
def test_jail_can_be_removed(table: BangScenario) -> None:
    """Ann frees Bob with Cat Balou: in his turn there is no check."""
    table.seats(
        deck_top=["Duel", "Beer"],
        Ann={"hand": ["Cat Balou"]},
        Bob={"hand": ["Scope"], "play": ["Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Cat Balou", on="Bob", offered={"Bob"})
    table.asked("Ann", kind="choose_their_card", options=[("hand", "Bob"), "Jail"]).answers("Jail")
    table.ends_turn()
    assert not table.events("check_made")
    table.has_hand(Ann=[], Bob=["Scope", "Duel", "Beer"], Cat=[], Dan=[])
    table.is_quiet("Bob")


@ruling("BANG-181")
def test_a_jailed_player_takes_from_the_store(table: BangScenario) -> None:
    """Bob in Jail is a player like the others for General Store and Saloon."""
    table.seats(
        deck_top=["Duel", "Beer", "Panic!", "Scope"],
        Ann={"hand": ["General Store", "Saloon"], "life": 3},
        Bob={"life": 2, "play": ["Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("General Store")
    table.asked("Ann", kind="pick_from_store").answers("Duel")
    table.asked("Bob", kind="pick_from_store", options=["Beer", "Panic!", "Scope"]).answers("Beer")
    table.asked("Cat", kind="pick_from_store").answers("Panic!")
    table.plays("Saloon")
    table.has_hand(Ann=["Duel"], Bob=["Beer"], Cat=["Panic!"], Dan=["Scope"])
    table.has_life(Ann=4, Bob=3, Cat=4, Dan=4)
    table.has_in_play(Bob=["Jail"])
    table.is_quiet()


@ruling("BANG-177")
def test_who_jailed_whom_is_remembered(table: BangScenario) -> None:
    """Ann jails Cat: everybody at the table, bots too, may remember it."""
    table.seats(Ann={"hand": ["Jail", "Barrel"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Jail", on="Cat").plays("Barrel")
    assert [player.jails for player in table.sees("Dan").players] == [(0, 0, 1, 0), *[(0, 0, 0, 0)] * 3]
    table.is_quiet()


# -------------------------------------------------------------------- with the stick of dynamite


@ruling("BANG-247")
def test_nobody_knows_where_a_removed_dynamite_is(table: BangScenario) -> None:
    """Cat Balou removes the Dynamite: the deck is shuffled with it, so it does not simply lie on top."""
    table.seats(stick="Ann", deck_top=["Duel"], Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Dynamite"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Cat Balou", on="Bob", offered={"Bob"})
    dynamite = next(card for card in table.table.deck if card.name == "dynamite")
    assert table.table.deck[-1] is not dynamite
    assert table.table.known[dynamite.index] == 0
    table.has_in_play(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-247", "BANG-057")
def test_the_dynamite_of_the_dead(table: BangScenario) -> None:
    """Bob is killed with a Dynamite in front of him: it is shuffled into the deck, his Scope goes to the pile."""
    table.seats(
        stick="Ann",
        Ann={"hand": ["BANG!"]},
        Bob={"role": "renegade", "life": 1, "play": ["Dynamite", "Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.pile_is("BANG!", "Scope")
    assert len([card for card in table.table.deck if card.name == "dynamite"]) == 1
    table.is_quiet()


@ruling("BANG-248", "BANG-228")
@pytest.mark.parametrize("holder", ["Ann", "Dan"])
def test_vulture_sam_and_the_stick(table: BangScenario, holder: str) -> None:
    """Sam takes the cards of the dead Bob, but not the Dynamite: it goes in front of who has the stick."""
    table.seats(
        stick=holder,
        Ann={"hand": ["Indians!"]},
        Bob={"role": "renegade", "life": 1, "play": ["Dynamite", "Scope"]},
        Cat={"character": "Vulture Sam"},
        Dan={},
    )
    table.turn("Ann").plays("Indians!")
    table.asked("Cat", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=3, Dan=3)
    table.has_hand(Ann=[], Bob=[], Cat=["Scope"], Dan=[])
    table.has_in_play(**{name: ["Dynamite"] if name == holder else [] for name in ("Ann", "Bob", "Cat", "Dan")})
    table.is_quiet()


@ruling("BANG-243", "BANG-208")
def test_janets_missed_moves_the_stick(table: BangScenario) -> None:
    """Calamity Janet wounds Bob with a Missed! played as a BANG! card: the stick is hers."""
    table.seats(
        stick="Dan",
        Ann={"character": "Calamity Janet", "hand": ["Missed!"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Missed!", as_="BANG!", on="Bob")
    assert [event.seat for event in table.events("stick_moved")] == [0]
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-246", "BANG-182")
def test_a_dynamite_placed_before_the_active_player_waits(table: BangScenario) -> None:
    """Bob has the stick and turns up the Dynamite in his Jail check: it is checked in his next turn, not now."""
    table.seats(
        stick="Bob",
        deck_top=["Dynamite", "6H", "Duel", "Panic!"],
        Ann={"role": "sheriff"},
        Bob={"play": ["Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"], Cat=[], Dan=[])
    table.has_hand(Ann=[], Bob=["Duel", "Panic!"], Cat=[], Dan=[])
    assert [event.by for event in table.events("check_made")] == ["jail"]
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
