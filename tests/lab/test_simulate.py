"""Series of games: the same whatever the number of workers, counted right, and honest about what went wrong."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagebrush import Match, SagebrushError
from sagebrush.bots import Bot
from sagebrush.core import registry
from sagebrush.core.config import configure
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig
from sagebrush.core.options import Option
from sagebrush.core.record import load_record
from sagebrush.core.registry import game_named
from sagebrush.games.dice.options import ACCEPT
from sagebrush.lab import GameFailed, GamePlayed, Series, simulate, wilson
from sagebrush.lab.games import seed_of_game
from sagebrush.lab.playing import play_out, stopping_between_decisions
from tests.core.toy import TOY


class Stubborn(Bot):
    """Raises at its third decision."""

    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        if decision.number > 1:
            raise ValueError("I would rather not")
        return decision.options[0]


class Interrupted(Bot):
    """At its third decision somebody presses Ctrl-C, once or twice; it keeps how often it was asked."""

    presses = 1
    asked = 0

    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        Interrupted.asked = decision.number
        if decision.number == 2:
            for _ in range(self.presses):
                signal.raise_signal(signal.SIGINT)
        return decision.options[0]


class Rubbish(Bot):
    """Answers what nobody asked."""

    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        return ACCEPT


def test_the_digest_depends_on_the_games_alone() -> None:
    one = simulate("dice", games=60, players=5, seed=1)
    again = simulate("dice", games=60, players=5, seed=1)
    two = simulate("dice", games=60, players=5, seed=1, workers=2)
    other = simulate("dice", games=60, players=5, seed=2)
    assert one.digest == again.digest == two.digest != other.digest
    assert one.wins == two.wins
    assert (one.games, one.decisions) == (two.games, two.decisions)


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    long: list[GamePlayed] = []
    short: list[GamePlayed] = []
    simulate("dice", games=20, players=4, seed=3, watch=long.append)
    simulate("dice", games=5, players=4, seed=3, watch=short.append)
    assert long[:5] == short


def test_a_game_of_a_series_can_be_played_again_by_its_seed() -> None:
    played: list[GamePlayed] = []
    simulate("dice", games=3, players=5, seed=9, watch=played.append)
    assert [game.seed for game in played] == [f"{seed_of_game(9, index):032x}" for index in range(3)]
    series = Series("dice", configure(game_named("dice").info, players=5), ("random",), 9)
    assert list(series.play(2, 3)) == played[2:]
    assert Match.new("dice", players=5, seed=played[2].seed).seed == seed_of_game(9, 2)


def test_bots_are_dealt_round_the_table_and_rotate() -> None:
    played: list[GamePlayed] = []
    simulate("dice", games=4, players=5, bots=["simple", "random"], watch=played.append)
    assert played[0].bots == ("simple", "random", "simple", "random", "simple")
    assert played[1].bots == ("random", "simple", "random", "simple", "random")
    assert played[2].bots == played[0].bots


def test_every_seat_is_counted_once_in_every_table() -> None:
    report = simulate("dice", games=40, players=5, bots=["simple", "random"], seed=4)
    for table in ("by_bot", "by_role", "by_character", "by_bot_and_role"):
        assert sum(share.played for share in report.wins[table].values()) == 40 * 5
    assert report.wins["by_role"]["sheriff"].played == 40
    assert report.wins["by_role"]["sheriff"].won == report.wins["by_role"]["deputy"].won == report.outcomes["law"]
    assert sum(report.outcomes.values()) == report.games == 40
    together = Counter[str]()
    for name, share in report.wins["by_bot_and_role"].items():
        together[name.split("/")[0]] += share.won
    assert together == {bot: share.won for bot, share in report.wins["by_bot"].items()}


def test_a_game_without_labels_is_counted_by_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has points and places instead, which are told game by game; a game without them does not mention them."""
    monkeypatch.setitem(registry._games, "toy", TOY)
    played: list[GamePlayed] = []
    report = simulate("toy", games=6, players=3, watch=played.append)
    assert set(report.wins) == {"by_bot"}
    assert report.wins["by_bot"]["random"].played == 18
    for game in played:
        assert sum(game.points) == 3
        assert game.winners == tuple(seat for seat, place in enumerate(game.places) if place == 1)
        assert max(game.points) == game.points[game.winners[0]]
    simulate("dice", games=1, players=3, watch=played.append)
    assert b"places" in msgspec.json.encode(played[0])
    assert b"places" not in msgspec.json.encode(played[-1])


@pytest.mark.parametrize("players", range(3, 9))
def test_every_table_size_runs_clean(players: int) -> None:
    assert simulate("dice", games=30, players=players).games == 30


def test_options_reach_the_game() -> None:
    report = simulate("dice", games=2, players=3, options={"characters": "lucky_duke"})
    assert report.wins["by_character"]["lucky_duke"].played == 2


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"players": 9}, "dice is for 3 to 8 players, not 9"),
        ({"games": 0}, "the number of games is at least 1, not 0"),
        ({"workers": 0}, "the number of workers is at least 1, not 0"),
        ({"bots": []}, "at least one bot has to play"),
        ({"bots": ["genius"]}, "dice has no bot 'genius'"),
        ({"expansions": ["moon"]}, "dice has no expansion 'moon'"),
        ({"options": {"characters": "lucky_duke,lucky_duke"}}, "option characters names one character twice"),
        ({"seed": -1}, "seed -1 is not a whole number"),
    ],
)
def test_a_wrong_wish_is_refused_before_any_game(wish: dict[str, Any], message: str) -> None:
    with pytest.raises(BadConfig, match=message):
        simulate("dice", **{"games": 5, **wish})


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_raises_is_named_and_its_game_is_kept(tmp_path: Path, workers: int) -> None:
    with pytest.raises(GameFailed, match=r"bot tests\.lab.test_simulate:Stubborn failed") as failed:
        simulate("dice", games=8, players=4, bots=[f"{__name__}:Stubborn"], folder=tmp_path, workers=workers, seed=5)
    seed = f"{seed_of_game(5, 0):032x}"
    assert f"game of seed {seed}, answer 3, asked " in str(failed.value)
    assert "ValueError: I would rather not" in str(failed.value)
    record = load_record(tmp_path / f"failed-dice-{seed}.json")
    assert len(record.answers) == 2
    assert Match.replay(record).answer_count == 2


def test_a_bot_that_answers_rubbish_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameFailed, match=r"Rubbish failed .* is not offered to seat"):
        simulate("dice", games=1, players=4, bots=[f"{__name__}:Rubbish"], folder=tmp_path)


def test_a_failure_is_told_even_where_no_record_can_be_kept() -> None:
    told = r"Rubbish failed .* \(no record: cannot write /nowhere/failed-dice-\w+.json: No such file or directory\)"
    with pytest.raises(GameFailed, match=told):
        simulate("dice", games=1, players=4, bots=[f"{__name__}:Rubbish"], folder=Path("/nowhere"))


def test_a_series_without_end_takes_no_memory() -> None:
    """Games are handed out and counted as they come, however many were asked for."""

    def enough(game: GamePlayed) -> None:
        raise KeyboardInterrupt

    assert simulate("dice", games=10**15, players=3, workers=2, watch=enough).interrupted


def test_broken_rules_are_not_blamed_on_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(match: Match, bots: list[Bot]) -> int:
        raise ZeroDivisionError("a rule")

    monkeypatch.setattr("sagebrush.lab.games.play_out", explode)
    with pytest.raises(GameFailed, match=r"the rules of dice broke in the game of seed .* ZeroDivisionError: a rule"):
        simulate("dice", games=1, players=4, folder=tmp_path)


def test_an_interrupted_series_reports_what_was_played() -> None:
    played: list[GamePlayed] = []

    def stop_after_three(game: GamePlayed) -> None:
        played.append(game)
        if len(played) == 3:
            raise KeyboardInterrupt

    report = simulate("dice", games=50, players=4, watch=stop_after_three)
    assert report.interrupted
    assert report.games == 3
    assert report.digest == simulate("dice", games=3, players=4).digest


def test_no_view_is_made_for_a_bot_that_never_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    class Blind(Bot):
        wants_view = False

        def choose(self, view: Any, decision: Decision[Option]) -> Option:
            seen.append(view)
            return decision.options[self.chance.below(len(decision.options))]

    decisions = play_out(Match.new("dice", players=3), [Blind(seat) for seat in range(3)])
    assert seen == [None] * decisions


def test_wilson_knows_how_little_few_games_say() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    low, high = wilson(0, 10)
    assert (low, round(high, 3)) == (0.0, 0.278)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(1000, 1000)[1] == 1.0


def test_failures_are_our_errors() -> None:
    """So that the command line shows them in one line."""
    assert issubclass(GameFailed, SagebrushError)


@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_lets_the_decision_be_made_and_is_heard_at_once_the_second_time(
    presses: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Interrupted, "presses", presses)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    match = Match.new("dice", players=3, seed=1)
    try:
        with pytest.raises(KeyboardInterrupt), stopping_between_decisions():
            play_out(match, [Interrupted(seed) for seed in range(3)])
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert Interrupted.asked == 2
    assert match.answer_count == (3 if presses == 1 else 2)
