"""Draw checks (BANG-089 to BANG-093), Jail and Dynamite (BANG-177 to BANG-188)."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import RANKS
from sagebrush.games.bang.library import CARDS
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-089")
def test_every_card_has_suit_and_rank() -> None:
    """All that may be in the deck; cards with a deck of their own have neither."""
    playing = [card for card in CARDS if not card.rule.never_in_hand]
    assert all(card.suit in ("spades", "hearts", "diamonds", "clubs") for card in playing)
    assert all(2 <= card.rank <= 14 for card in playing)


@ruling("BANG-092")
def test_the_order_of_ranks() -> None:
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert sorted(RANKS, key=lambda rank: RANKS[rank]) == order


@ruling("BANG-090", "BANG-093", "BANG-160", "BANG-162")
def test_the_checked_card_is_discarded(table: BangScenario) -> None:
    """Bob's Barrel shows the four of hearts: it goes to the discard pile and the BANG! is cancelled."""
    table.seats(deck_top=["4H"], Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers("Barrel")
    table.pile_is("BANG!", "4H")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-178", "BANG-179")
def test_escaping_from_jail(table: BangScenario) -> None:
    """Bob's check shows hearts before phase 1: Jail is discarded, and he draws and plays as usual."""
    table.seats(deck_top=["4H", "Beer", "Duel"], Ann={}, Bob={"play": ["Jail JS"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    table.has_in_play(Bob=[])
    table.has_hand(Bob=["Beer", "Duel"])
    table.pile_is("4H", "Jail")
    table.is_quiet("Bob")


@ruling("BANG-180")
def test_staying_in_jail(table: BangScenario) -> None:
    """Any other suit: Jail is discarded and the turn is lost; Cat is next, Bob drew nothing."""
    table.seats(deck_top=["5S"], Ann={}, Bob={"hand": ["Beer"] * 6, "play": ["Jail"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    table.has_in_play(Bob=[])
    table.has_cards(Bob=6, Cat=2)
    assert [event.escaped for event in table.events("jail_checked")] == [False]
    table.is_quiet("Cat")


@ruling("BANG-177")
def test_the_sheriff_is_never_jailed(table: BangScenario) -> None:
    """Ann is the Sheriff; the others can be jailed. Once they are, the last Jail has nobody left."""
    table.seats(Ann={}, Bob={"hand": ["Jail"] * 3}, Cat={}, Dan={"dead": True})
    table.turn("Bob").plays("Jail", on="Cat", offered={"Bob", "Cat"}).plays("Jail", on="Bob", offered={"Bob"})
    table.cannot_play("Jail", why="bang-why-nobody-to-jail", ruling="BANG-177")
    table.is_quiet()


@ruling("BANG-X08")
def test_jail_in_front_of_oneself(table: BangScenario) -> None:
    """Bob, rid of his last card that way, sits out his next turn; Ann, the Sheriff, can jail only others."""
    table.seats(deck_top=["5S"], Ann={"hand": ["Jail"]}, Bob={"hand": ["Jail"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Jail", on="Bob", offered={"Bob", "Cat", "Dan"})
    table.has_in_play(Bob=["Jail"])
    table.turn("Ann").plays("Jail", on="Dan", offered={"Cat", "Dan"})
    table.turn("Bob", phase="start")
    table.has_cards(Bob=0)
    table.is_quiet("Cat")


@ruling("BANG-181")
def test_a_jailed_player_defends_himself(table: BangScenario) -> None:
    """Bob in Jail can be shot, and may play Missed!; at his last life he may drink."""
    table.seats(
        Ann={"hand": ["BANG! 2C", "BANG! 3C"], "play": ["Volcanic"]},
        Bob={"life": 1, "hand": ["Missed!", "Beer"], "play": ["Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.plays("BANG!", on="Bob").asked("Bob", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_in_play(Bob=["Jail"])
    table.is_quiet()


@ruling("BANG-182", "BANG-183")
def test_dynamite_waits_for_the_next_turn(table: BangScenario) -> None:
    """Ann puts Dynamite in front of herself; nothing is checked before her next turn, where it must be."""
    table.seats(Ann={"hand": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Dynamite")
    for _ in range(3):
        table.ends_turn()
    table.has_in_play(Ann=["Dynamite"], Bob=[])
    assert table.events("check_made") == []
    table.ends_turn()
    assert [event.by for event in table.events("check_made")] == ["dynamite"]
    table.is_quiet("Ann")


@ruling("BANG-091", "BANG-184")
@pytest.mark.parametrize("sign", ["2S", "5S", "9S"])
def test_dynamite_explodes(table: BangScenario, sign: str) -> None:
    """Spades from 2 to 9, both included: Dynamite is discarded and Ann loses 3 lives, then goes on with her turn."""
    table.seats(deck_top=[sign], Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="start")
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Ann=[])
    table.pile_is(sign, "Dynamite")
    table.has_cards(Ann=2)
    table.is_quiet()


@ruling("BANG-091", "BANG-185")
@pytest.mark.parametrize("sign", ["10S", "JS", "AS", "3H", "9C", "5D"])
def test_dynamite_moves_on(table: BangScenario, sign: str) -> None:
    """Any other card: it moves to Bob on Ann's left."""
    table.seats(deck_top=[sign], Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="start")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.pile_is(sign)
    table.is_quiet()


@ruling("BANG-185", "BANG-186")
def test_dynamite_travels_until_it_explodes(table: BangScenario) -> None:
    """Past Ann and Bob, then it explodes before Cat."""
    table.seats(deck_top=["KH", "2C", "3C", "QH", "4C", "5C", "3S"], Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="start").ends_turn()
    table.has_in_play(Cat=["Dynamite"])
    table.ends_turn()
    table.has_life(Ann=5, Bob=4, Cat=1, Dan=4)
    table.has_in_play(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet("Cat")


@ruling("BANG-186")
@pytest.mark.parametrize("remover", ["Panic!", "Cat Balou"])
def test_dynamite_can_be_removed(table: BangScenario, remover: str) -> None:
    """Ann takes or discards Bob's Dynamite: it does not explode."""
    table.seats(Ann={"hand": [remover]}, Bob={"play": ["Dynamite"]}, Cat={}, Dan={})
    table.turn("Ann").plays(remover, on="Bob")
    table.has_in_play(Bob=[])
    table.has_hand(Ann=["Dynamite"] if remover == "Panic!" else [])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-187")
def test_dynamite_before_jail(table: BangScenario) -> None:
    """Bob has both: the first card is for Dynamite, the second for Jail, whatever the order they were played in."""
    table.seats(deck_top=["KH", "QH"], Ann={}, Bob={"play": ["Jail", "Dynamite"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    assert [event.by for event in table.events("check_made")] == ["dynamite", "jail"]
    table.has_in_play(Bob=[], Cat=["Dynamite"])
    table.is_quiet()


@ruling("BANG-187")
def test_killed_by_dynamite_nobody_checks_jail(table: BangScenario) -> None:
    """Bob dies of his Dynamite before his Jail is checked; it is Cat's turn."""
    table.seats(deck_top=["4S"], Ann={}, Bob={"life": 2, "play": ["Jail", "Dynamite"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    assert [event.by for event in table.events("check_made")] == ["dynamite"]
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-188")
def test_dynamite_is_nobodys_kill(table: BangScenario) -> None:
    """Ann played the Dynamite that kills the Outlaw Bob: nobody draws 3 cards."""
    table.seats(deck_top=["4S"], Ann={}, Bob={"role": "outlaw", "life": 3, "play": ["Dynamite"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    assert [event.cause for event in table.events("player_eliminated")] == [None]
    table.has_cards(Ann=0, Cat=2, Dan=0)
    table.is_quiet("Cat")


@ruling("BANG-221", "BANG-222", "BANG-X05", "BANG-X18")
def test_lucky_duke_chooses(table: BangScenario) -> None:
    """For his Jail Lucky Duke turns two cards, lets the hearts count, and both are discarded, that one on top."""
    table.seats(deck_top=["5S", "4H"], Ann={}, Bob={"character": "Lucky Duke", "play": ["Jail JS"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    chosen = table.asked("Bob", kind="choose_checked")
    assert table.table.middle
    chosen.answers("Jail")
    table.pile_is("5S", "4H", "Jail JS")
    table.is_quiet()


@ruling("BANG-221", "BANG-X18")
def test_lucky_duke_and_dynamite(table: BangScenario) -> None:
    """Both cards would make it explode: he has no way out."""
    table.seats(deck_top=["5S", "6S"], Ann={}, Bob={"character": "Lucky Duke", "play": ["Dynamite"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="choose_checked").answers("5S")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    assert table.table.has_in_play(Seat(1), "dynamite") is False
    table.is_quiet()


@ruling("BANG-X15")
def test_a_check_without_any_card_fails(table: BangScenario) -> None:
    """Deck and pile are empty: Bob's Jail check fails, but Jail itself can be shuffled for the next player."""
    table.seats(Ann={}, Bob={"play": ["Jail"]}, Cat={}, Dan={})
    table.laid.deck = []
    table.turn("Bob", phase="start")
    table.has_cards(Bob=0, Cat=1)
    table.is_quiet("Cat")
