"""Measuring bots in pairs: the same deals with and without, every seat once, and going on where one stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sagebrush.bots import Bot
from sagebrush.bots.thinker import guide_of
from sagebrush.core.errors import BadConfig
from sagebrush.core.eyes import Eyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.lab.ceiling import Told
from sagebrush.lab.strength import Contest, Pair, compare, rows_of

CONTEST = Contest("dice", 4, (), "simple", "random", 3)


def test_a_bot_against_itself_gains_nothing() -> None:
    """The same bot in the same seat with the same seed plays the same game."""
    found = compare(Contest("dice", 4, (), "simple", "simple", 3), deals=3)
    assert [row.role for row in found.rows] == ["outlaw", "renegade", "sheriff", "all"]
    assert all(row.gain == 0 and row.tested == row.usual for row in found.rows)
    assert all(row.low < 0 < row.high for row in found.rows), "few games are not certain"


def test_every_seat_of_every_deal_is_played_once() -> None:
    pairs: list[Pair] = []
    found = compare(CONTEST, deals=3, watch=pairs.append)
    assert [(pair.index, pair.seat) for pair in pairs] == [(deal, seat) for deal in range(3) for seat in range(4)]
    assert found.rows[-1].seats == 12
    assert found.rows[-1].gain > 0, "a player with a purpose beats one without"


def test_only_seats_with_the_roles_that_are_asked_for() -> None:
    """They are the same pairs that a full contest has."""
    pairs: list[Pair] = []
    some: list[Pair] = []
    compare(CONTEST, deals=2, watch=pairs.append)
    found = compare(CONTEST, deals=2, roles=["sheriff", "renegade"], watch=some.append)
    assert [row.role for row in found.rows] == ["renegade", "sheriff", "all"]
    assert some == [pair for pair in pairs if pair.role in ("sheriff", "renegade")]
    with pytest.raises(BadConfig, match="there is no role 'cook'; there are sheriff, deputy, outlaw, renegade"):
        compare(CONTEST, deals=1, roles=["cook"])


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    whole = compare(CONTEST, deals=3)
    compare(CONTEST, deals=2, out=out)
    with out.open("ab") as file:
        file.write(b'{"index":2,"se')  # stopped in the middle of a line
    fresh: list[Pair] = []
    assert compare(CONTEST, deals=3, out=out, watch=fresh.append) == whole
    assert {pair.index for pair in fresh} == {2}
    assert compare(CONTEST, deals=3, out=out, watch=fresh.append) == whole
    assert len(fresh) == 4


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    compare(CONTEST, deals=1, out=out)
    with pytest.raises(BadConfig, match="holds another contest"):
        compare(Contest("dice", 4, (), "simple", "random", 4), deals=1, out=out)
    out.write_text("a shopping list\n")
    with pytest.raises(BadConfig, match="is no file of a contest"):
        compare(CONTEST, deals=1, out=out)


@pytest.mark.long
def test_weighed_choices_say_the_same_as_wins_with_less_luck() -> None:
    """A player without a purpose in the seat of one with: what its choices cost is about what it wins less often."""
    pairs: list[Pair] = []
    contest = Contest("dice", 4, (), "random", "simple", 3, tries=4)
    found = compare(contest, deals=12, roles=["outlaw"], watch=pairs.append)
    (row,) = found.rows
    assert all(pair.worth is not None for pair in pairs)
    assert row.gain == pytest.approx(sum(pair.gain for pair in pairs) / len(pairs))
    assert -0.6 < row.low < row.gain < row.high < 0
    counted = compare(Contest("dice", 4, (), "random", "simple", 3), deals=12, roles=["outlaw"]).rows[0]
    assert (counted.tested, counted.usual) == (row.tested, row.usual), "they are the same games"
    assert row.high - row.low < counted.high - counted.low


def test_who_chooses_alike_is_worth_nothing_more() -> None:
    pairs: list[Pair] = []
    compare(Contest("dice", 4, (), "simple", "simple", 3, tries=2), deals=2, watch=pairs.append)
    assert [pair.worth for pair in pairs] == [0.0] * 8


def test_only_what_nobody_has_seen_is_shuffled() -> None:
    match = Match.new("bang", players=4, seed=3)
    table: Any = match.table
    deck, hands = list(table.deck), [list(hand) for hand in table.hands]
    table.known[deck[-1].index] = 1  # somebody has looked at the card on top
    match.game.shuffle_unseen(table, Chance(5))
    assert table.deck[-1] is deck[-1]
    assert table.deck != deck
    assert sorted(card.index for card in table.deck) == sorted(card.index for card in deck)
    assert [list(hand) for hand in table.hands] == hands


def test_choices_are_not_weighed_less_than_never() -> None:
    with pytest.raises(BadConfig, match="weighed 0 times or more, not -1"):
        compare(Contest("dice", 4, (), "simple", "random", 3, tries=-1), deals=1)


def test_intervals_are_those_of_the_paired_differences() -> None:
    """Ten seats that both win and ten that only the tested one wins: half as often more, and surely more."""
    pairs = [Pair(place, 0, "outlaw", tested=True, usual=place % 2 == 0) for place in range(20)]
    (row,) = rows_of(pairs)
    assert (row.tested, row.usual, row.gain) == (1.0, 0.5, 0.5)
    assert 0 < row.low < 0.5 < row.high


class Looker(Bot):
    """Looks at the worlds that it may imagine, and remembers who is who in them."""

    games = ("dice",)
    wants_worlds = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.deals: set[tuple[str, ...]] = set()

    def answer(self, eyes: Eyes) -> Option:
        self.deals |= {guide_of("dice").deal(eyes.imagine(self.chance)) for _ in range(20)}
        return eyes.decision.options[0]


def test_a_bot_that_is_told_imagines_the_true_roles_alone() -> None:
    match = Match.new("dice", players=5, seed=3)
    assert match.decision is not None
    eyes = match.eyes(match.decision.seat)
    guessing, told = Looker(), Looker()
    assert guessing.answer(eyes) == Told(match, told).answer(eyes)
    assert told.deals == {guide_of("dice").deal(match)}
    assert len(guessing.deals) > 1


def test_only_who_thinks_can_use_what_it_is_told(tmp_path: Path) -> None:
    """And games of one kind are not taken for the other."""
    out = tmp_path / "games.jsonl"
    looker = "tests.lab.test_strength:Looker"
    compare(Contest("dice", 4, (), looker, "simple", 3, told=True), deals=1, out=out)
    with pytest.raises(BadConfig, match="holds another contest"):
        compare(Contest("dice", 4, (), looker, "simple", 3), deals=1, out=out)
    with pytest.raises(BadConfig, match="random imagines no worlds"):
        compare(Contest("dice", 4, (), "random", "simple", 3, told=True), deals=1)
