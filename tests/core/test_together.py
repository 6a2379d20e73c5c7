"""Several seats answer at once and in secret."""

from __future__ import annotations

from itertools import permutations

import pytest

from sagebrush import Match, Seat
from sagebrush.core.errors import UnknownOption, WrongSeat
from sagebrush.core.rng import Chance
from sagebrush.testing.fuzz import fuzz
from sagebrush.testing.secrecy import check_secrecy, eyes, log
from tests.core.playing import everything, play_on
from tests.core.toy import CARDS, TOY, Side, ToyTable


def all_cards_are_there(table: ToyTable) -> None:
    cards = [card for hand in (*table.hands, table.deck) for card in hand]
    assert len(set(cards)) == len(cards) <= CARDS


def test_everybody_is_asked_at_once(toy: Match) -> None:
    toy.answer(Side(high=True))
    assert [decision.seat for decision in toy.decisions] == [0, 1, 2]
    assert [decision.number for decision in toy.decisions] == [1, 2, 3]
    assert toy.decision is toy.decisions[0]
    for seat in range(3):
        decision = toy.decision_for(Seat(seat))
        assert decision is toy.decisions[seat]


def test_the_order_of_answers_does_not_matter(toy: Match) -> None:
    """Whoever answers first, the rules get the answers in the order of the seats."""
    toy.answer(Side(high=True))
    states, logs = set(), set()
    for order in permutations(range(3)):
        twin = toy.fork()
        for seat in order:
            twin.answer(toy.decisions[seat].options[1], seat=Seat(seat))
        states.add(twin.digest)
        logs.add(log(twin, None))
    assert len(states) == len(logs) == 1


def test_nothing_is_seen_before_the_last_answer(toy: Match) -> None:
    """Bob's card is down; nobody, Bob included, sees any event, and Ann sees the same whichever card it is."""
    toy.answer(Side(high=True))
    seen = set()
    for option in toy.decisions[1].options:
        twin = toy.fork()
        twin.answer(option, seat=Seat(1))
        assert twin.event_count == toy.event_count
        assert [decision.seat for decision in twin.decisions] == [0, 2]
        seen.add((eyes(twin, Seat(0)), eyes(twin, None), log(twin, Seat(0))))
    assert len(seen) == 1


def test_an_answer_counts_once(toy: Match) -> None:
    toy.answer(Side(high=True))
    bob = toy.decisions[1]
    toy.answer(bob.options[0], seat=Seat(1), number=bob.number)
    before = everything(toy)
    with pytest.raises(WrongSeat, match="seat 1 is not asked now; it is up to Ann, Cat"):
        toy.answer(bob.options[1], seat=Seat(1))
    assert everything(toy) == before


def test_options_are_those_of_the_own_hand(toy: Match) -> None:
    toy.answer(Side(high=True))
    ann, bob, _ = toy.decisions
    before = everything(toy)
    with pytest.raises(UnknownOption):
        toy.answer(bob.options[0], seat=ann.seat)
    assert everything(toy) == before


def test_without_a_seat_the_first_open_decision_is_meant(toy: Match) -> None:
    toy.answer(Side(high=True))
    for seat in range(3):
        assert toy.decision is not None
        assert toy.decision.seat == seat
        toy.answer(toy.decision.options[0])
    assert toy.decision is not None
    assert toy.decision.question.kind == "may_draw"


def test_a_record_taken_in_the_middle(toy: Match) -> None:
    """Two of three have answered: the record goes on just there, and knows which cards are down."""
    toy.answer(Side(high=False))
    toy.answer(toy.decisions[2].options[0], seat=Seat(2))
    toy.answer(toy.decisions[0].options[3], seat=Seat(0))
    again = Match.replay(toy.record)
    assert everything(again) == everything(toy)
    other = toy.fork()
    other.undo(1)
    other.answer(other.decisions[0].options[2], seat=Seat(0))
    assert other.digest != toy.digest


def test_undo_and_fork_in_the_middle(toy: Match) -> None:
    toy.answer(Side(high=False))
    before = everything(toy)
    toy.answer(toy.decisions[1].options[0], seat=Seat(1))
    one = everything(toy)
    toy.answer(toy.decisions[1].options[0], seat=Seat(2))
    twin = toy.fork()
    assert everything(twin) == everything(toy)
    toy.undo()
    assert everything(toy) == one
    toy.undo()
    assert everything(toy) == before
    play_on(twin, 1)
    assert twin.events(None)[-1].kind == "cards_shown"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_toy_games(toy: Match, players: int) -> None:
    """Everything the fuzzer checks of our games, with secret choices among the decisions."""
    config = Match.new("toy", players=players).config
    for seed in range(20):
        fuzz(TOY, config, seed, all_cards_are_there, fork_every=1)


def test_secrets_of_the_toy(toy: Match) -> None:
    """At every decision of a game: deal anew what a seat cannot know, and it sees no difference."""
    chance = Chance(3)
    while toy.decision:
        for seat in (None, Seat(0), Seat(1), Seat(2)):
            done = check_secrecy(toy, seat, chance)
            assert done or not toy.decision.top
        play_on(toy, 1, seed=toy.answer_count)


def test_who_sees_which_event(toy: Match) -> None:
    """The one who draws sees the card, the others see that a card was drawn, a spectator not even that."""
    toy.answer(Side(high=True))
    for _ in range(3):
        toy.answer(toy.decisions[0].options[0])
    assert toy.decision is not None
    seat = toy.decision.seat
    toy.answer("draw")
    drawn = [event for event in toy.all_events() if event.kind == "card_drawn"]
    assert toy.events(seat)[-1:] == drawn
    other = toy.events(Seat((seat + 1) % 3))[-1]
    assert (other.kind, getattr(other, "card", 0)) == ("card_drawn", None)
    assert [event.kind for event in toy.events(None)] == ["called", "cards_shown"]
