"""Forks, undo, looking back, and imagining what cannot be known."""

from __future__ import annotations

from typing import Any

import pytest

from sagebrush import Match, SagebrushError, Seat
from sagebrush.core.checkpoints import KEPT_CHECKPOINTS
from sagebrush.core.errors import CannotImagine, CannotUndo
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.games.dice.table import DiceTable
from tests.core.playing import everything, play_on
from tests.core.toy import Side, ToyTable

SEATS = (None, Seat(0), Seat(1), Seat(2))


def toys(match: Match) -> ToyTable:
    assert isinstance(match.table, ToyTable)
    return match.table


def roles(match: Match) -> list[str]:
    assert isinstance(match.table, DiceTable)
    return match.table.roles


def middle(match: Match) -> None:
    """Play on to the first question in mid-rule."""
    while match.decision and match.decision.question.kind != "may_draw":
        match.answer(match.decision.options[0])
    assert match.decision
    assert not match.decision.top


# -------------------------------------------------------------------- forks


@pytest.mark.parametrize("game", ["toy", "dice"])
def test_a_fork_and_its_original_go_their_own_ways(game: str, toy: Match, dice: Match) -> None:
    match = {"toy": toy, "dice": dice}[game]
    steps = 0
    while match.decision:
        twin = match.fork()
        assert everything(twin) == everything(match)
        before = everything(match)
        play_on(twin, 40, seed=steps)
        assert everything(match) == before
        beside = match.fork()
        play_on(match, 1, seed=steps)
        assert everything(beside) == before
        steps += 1
    assert everything(match.fork()) == everything(match)


def test_the_events_of_a_fork_start_at_the_fork(dice: Match) -> None:
    """The past is in the record; the fork's own journal need not carry it."""
    play_on(dice, 60)
    twin = dice.fork()
    play_on(twin, 30)
    play_on(dice, 30)
    assert twin.first_event > 0
    assert twin.event_count == dice.event_count
    assert twin.all_events(twin.first_event) == dice.all_events(twin.first_event)
    assert twin.record == dice.record
    assert Match.replay(twin.record).all_events() == dice.all_events()


def test_forks_of_forks(dice: Match) -> None:
    lineage = [dice]
    for step in range(12):
        play_on(lineage[-1], 7, seed=step)
        lineage.append(lineage[-1].fork())
    assert everything(lineage[-1]) == everything(lineage[-2])
    assert everything(Match.replay(lineage[-1].record)) == everything(lineage[-1])


def test_a_chain_of_three_thousand_forks(dice: Match) -> None:
    """Each is a fork of the one before and gives an answer now and then; the last still knows the whole game."""
    link = dice
    for step in range(3000):
        link = link.fork()
        if step % 20 == 0:
            play_on(link, 1, seed=step)
    assert link.answer_count > 100
    assert everything(Match.replay(link.record)) == everything(link)


def test_a_fork_follows_no_more_than_the_last_rule(dice: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it costs depends neither on the length of the chain nor on that of the game."""
    followed = []

    def count(link: Match, choice: Option | str, **which: Any) -> None:
        followed.append(choice)
        answer(link, choice, **which)

    answer = Match.answer
    monkeypatch.setattr(Match, "answer", count)
    link = dice
    while link.decision:
        followed.clear()
        link = link.fork()
        assert len(followed) < 8
        play_on(link, 1, seed=link.answer_count)
    assert link.answer_count > 80


def test_a_match_without_checkpoints_forks_and_goes_back_too() -> None:
    match = Match.new("dice", players=4, seed=2, checkpoints=False)
    play_on(match, 30)
    assert everything(match.fork()) == everything(match)
    before = everything(match)
    play_on(match, 5)
    match.undo(5)
    assert everything(match) == before


# -------------------------------------------------------------------- going back


@pytest.mark.parametrize("game", ["toy", "dice"])
def test_undo_leads_to_every_earlier_moment(game: str, toy: Match, dice: Match) -> None:
    match = {"toy": toy, "dice": dice}[game]
    past = [everything(match)]
    while match.decision:
        play_on(match, 1, seed=match.answer_count)
        past.append(everything(match))
    events = match.all_events()
    while match.answer_count:
        match.undo()
        assert everything(match) == past[match.answer_count]
        assert match.all_events() == events[: match.event_count]


def test_undo_of_many(dice: Match) -> None:
    """Further back than the checkpoints that are kept."""
    past = [everything(dice)]
    for _ in range(3 * KEPT_CHECKPOINTS):
        play_on(dice, 1, seed=dice.answer_count)
        past.append(everything(dice))
    for back in (KEPT_CHECKPOINTS + 5, 3, 1):
        dice.undo(back)
        assert everything(dice) == past[dice.answer_count]
    dice.undo(dice.answer_count)
    assert everything(dice) == past[0]


@pytest.mark.parametrize("answers", [0, -1, 6, 10**9])
def test_undo_of_too_many(dice: Match, answers: int) -> None:
    play_on(dice, 5)
    before = everything(dice)
    with pytest.raises(CannotUndo, match=f"cannot take back {answers} of 5"):
        dice.undo(answers)
    assert everything(dice) == before


def test_looking_back_changes_nothing(dice: Match) -> None:
    past = [everything(dice)]
    for _ in range(40):
        play_on(dice, 1, seed=dice.answer_count)
        past.append(everything(dice))
    for answers in (0, 1, 17, 39, 40):
        copy = dice.copy_at(answers)
        assert everything(copy) == past[answers]
        play_on(copy, 3)
    assert everything(dice) == past[40]


def test_looking_back_in_a_fork(dice: Match) -> None:
    """A fork remembers where its own events begin, also when it looks back at one of its own moments."""
    play_on(dice, 60)
    fork = dice.fork()
    play_on(fork, 30)
    now = everything(fork)
    for answers in (10, 60, 75, 90):
        copy = fork.copy_at(answers)
        assert everything(copy) == everything(Match.replay(fork.record).copy_at(answers))
    assert everything(fork) == now


@pytest.mark.parametrize("answers", [-1, 6, 10**9])
def test_looking_where_nothing_was(dice: Match, answers: int) -> None:
    play_on(dice, 5)
    for look in (dice.copy_at, dice.revealed_since):
        with pytest.raises(CannotUndo, match=f"there is no answer {answers}"):
            look(answers)


def test_what_was_revealed(toy: Match) -> None:
    """A call and a card laid in secret reveal nothing; cards shown do, and so does a draw from the deck."""
    toy.answer(Side(high=True))
    toy.answer(toy.decisions[0].options[0])
    toy.answer(toy.decisions[0].options[0])
    assert [toy.revealed_since(answer) for answer in (0, 1, 2, 3)] == [False] * 4
    toy.answer(toy.decisions[0].options[0])
    assert [toy.revealed_since(answer) for answer in (0, 1, 2, 3, 4)] == [True] * 4 + [False]
    toy.answer("draw")
    assert toy.revealed_since(4)
    assert not toy.revealed_since(5)


def test_a_roll_of_the_dice_reveals(dice: Match) -> None:
    dice.answer("reroll:0")
    assert dice.revealed_since(0)
    assert not dice.revealed_since(1)


# -------------------------------------------------------------------- imagining


def test_the_own_hand_stays_and_the_rest_is_dealt_anew(toy: Match) -> None:
    chance = Chance(9)
    for seat in SEATS:
        before = everything(toy)
        hands = [tuple(tuple(hand) for hand in toys(toy.imagine(seat, chance)).hands) for _ in range(30)]
        assert everything(toy) == before
        for other in range(3):
            different = {deal[other] for deal in hands}
            assert len(different) == 1 if other == seat else len(different) > 5


def test_coming_chance_is_not_the_real_one(dice: Match) -> None:
    """Thirty imagined re-rolls of five dice are not thirty times the roll that will really come."""
    seat = dice.decisions[0].seat
    chance = Chance(1)
    rolls = set()
    for _ in range(30):
        twin = dice.imagine(seat, chance)
        twin.answer("reroll:0.2.3")
        assert isinstance(twin.table, DiceTable)
        rolls.add(tuple(twin.table.dice))
    assert len(rolls) > 10


def test_imagining_is_fair_to_roles(dice: Match) -> None:
    """Every hidden role turns up at every seat that hides one; what a seat knows never changes."""
    me = Seat(next(seat for seat, role in enumerate(roles(dice)) if role != "sheriff"))
    chance = Chance(2)
    deals = [roles(dice.imagine(me, chance)) for _ in range(80)]
    assert {deal[me] for deal in deals} == {roles(dice)[me]}
    sheriff = roles(dice).index("sheriff")
    assert {deal[sheriff] for deal in deals} == {"sheriff"}
    hidden = [role for seat, role in enumerate(roles(dice)) if seat not in (me, sheriff)]
    for seat in set(range(5)) - {me, sheriff}:
        assert {deal[seat] for deal in deals} == set(hidden)


def test_the_same_chance_imagines_the_same(toy: Match) -> None:
    one, two = (toy.imagine(Seat(1), Chance(4)) for _ in range(2))
    assert everything(one) == everything(two)
    play_on(one, 100)
    play_on(two, 100)
    assert everything(one) == everything(two)


def test_other_seats_are_offered_what_they_hold_in_the_dream(toy: Match) -> None:
    toy.answer(Side(high=True))
    twin = toy.imagine(Seat(1), Chance(4))
    for decision in twin.decisions:
        assert decision.ids == tuple(f"card:{card}" for card in toys(twin).hands[decision.seat])
    assert twin.decisions[1].ids == toy.decisions[1].ids
    assert twin.decisions[0].ids != toy.decisions[0].ids


def test_the_seat_at_the_top_is_offered_what_it_holds_in_the_dream(toy: Match) -> None:
    """Ann is asked at the top and may throw a card away: Bob dreams of another hand, and of what it allows."""
    twin = toy.imagine(Seat(1), Chance(4))
    assert toys(twin).hands[0] != toys(toy).hands[0]
    thrown = tuple(f"throw_away:{card}" for card in toys(twin).hands[0])
    assert twin.decisions[0].ids == ("side:yes", "side:no", *thrown)
    assert twin.decisions[0].number == toy.decisions[0].number
    twin.answer(thrown[0])
    assert everything(twin.fork()) == everything(twin)


def test_secret_answers_of_others_are_imagined_too(toy: Match) -> None:
    """Ann and Cat have laid a card; Bob may dream of any card there, and never learns the real one from his dreams."""
    toy.answer(Side(high=True))
    toy.answer(toy.decisions[0].options[0], seat=Seat(0))
    toy.answer(toy.decisions[1].options[0], seat=Seat(2))
    mine = toy.decisions[0].options[0]
    chance = Chance(6)
    laid = set()
    for _ in range(40):
        twin = toy.imagine(Seat(1), chance)
        hands = [list(hand) for hand in toys(twin).hands]
        twin.answer(mine, seat=Seat(1))
        shown = twin.events(None)[-1].cards  # type: ignore[attr-defined]
        assert all(card in hand for card, hand in zip(shown, hands, strict=True))
        laid.add(shown[0])
    assert len(laid) > 5
    # One's own secret answer is kept: Ann has laid hers and dreams while Bob is still thinking.
    card = toy.trail.since(1)[0][1].value  # type: ignore[attr-defined]
    twin = toy.imagine(Seat(0), chance)
    twin.answer(twin.decisions[0].options[0])
    assert twin.events(None)[-1].cards[0] == card  # type: ignore[attr-defined]


def test_a_fork_of_a_dream_is_the_same_dream(toy: Match) -> None:
    """Also in mid-rule, where a fork has to start from before the dream and play up to it again."""
    chance = Chance(12)
    steps = 0
    while toy.decision:
        seat = toy.decisions[-1].seat
        dream = toy.imagine(seat, chance)
        for _ in range(3):
            twin = dream.fork()
            assert everything(twin) == everything(dream)
            assert toys(twin).hands == toys(dream).hands
            play_on(twin, 2, seed=steps)
            again = dream.fork()
            play_on(again, 2, seed=steps)
            assert everything(again) == everything(twin)
            play_on(dream, 1, seed=steps)
        play_on(toy, 1, seed=steps)
        steps += 1


def test_a_dream_within_a_dream(toy: Match) -> None:
    middle(toy)
    me = toy.decisions[0].seat
    dream = toy.imagine(me, Chance(1)).imagine(me, Chance(2))
    assert toys(dream).hands[me] == toys(toy).hands[me]
    assert everything(dream.fork()) == everything(dream)


def test_dreams_of_dice_fork_in_mid_rule(dice: Match) -> None:
    """The roles of a fork are the imagined ones, never the real ones that lie behind the last checkpoint."""
    chance = Chance(21)
    forked = 0
    while dice.decision:
        decision = dice.decision
        if not decision.top:
            dream = dice.imagine(decision.seat, chance)
            assert roles(dream.fork()) == roles(dream)
            assert dream.fork().digest == dream.digest
            forked += 1
        play_on(dice, 1, seed=dice.answer_count)
    assert forked > 5


@pytest.mark.parametrize("mid_rule", [False, True])
def test_a_chain_of_three_thousand_dreams(toy: Match, *, mid_rule: bool) -> None:
    """Each is dreamt within the one before; none has more to remember than the first."""
    if mid_rule:
        middle(toy)
    assert toy.decision
    me = toy.decision.seat
    dream = toy
    for seed in range(3000):
        dream = dream.imagine(me, Chance(seed))
        assert len(dream._dreams) == 1
    assert dream.view(me) == toy.view(me)
    assert everything(dream.fork()) == everything(dream)
    play_on(dream, 100)
    assert dream.result


def test_no_dreaming_while_another_is_in_mid_rule(toy: Match) -> None:
    middle(toy)
    seat = toy.decisions[0].seat
    before = everything(toy)
    with pytest.raises(CannotImagine, match=f"seat {seat} is in the middle"):
        toy.imagine(Seat((seat + 1) % 3), Chance(1))
    assert everything(toy) == before
    assert toy.imagine(seat, Chance(1)).imagined


def test_a_dream_has_no_past_and_no_record(toy: Match) -> None:
    toy.answer(Side(high=True))
    dream = toy.imagine(Seat(0), Chance(1))
    play_on(dream, 2)
    for twin in (dream, dream.fork()):
        assert twin.imagined
        with pytest.raises(CannotUndo, match="imagined"):
            twin.undo()
        for look in (twin.copy_at, twin.revealed_since):
            with pytest.raises(CannotUndo, match="imagined"):
                look(0)
        with pytest.raises(SagebrushError, match="an imagined match has no record"):
            _ = twin.record
    assert not toy.imagined
