"""`sagebrush analyse` in words: what was asked, what was chosen and better, who could be known, and nothing empty."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.cli.analyse import _show
from sagebrush.core.seats import Seat
from sagebrush.games.bang.events import PlayerEliminated
from sagebrush.lab.analysis import Analysis, Moment, Turning
from sagebrush.words import Words
from tests.cli.test_commands import told


def careless(folder: Path, game: str, players: int, seed: int, most: int = 9999) -> Path:
    """A record in which the first player does anything and the others play with a purpose."""
    match = Match.new(game, players=players, seed=seed)
    bots = [make_bot("simple" if seat else "random", game, seat) for seat in range(players)]
    while (decision := match.decision) and match.answer_count < most:
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat)), seat=decision.seat)
    file = folder / f"{game}.json"
    file.write_bytes(match.record.encode())
    return file


def test_a_line_says_what_was_asked_and_who_could_be_known(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = careless(tmp_path, "dice", 5, seed=22)
    lines = told(capfd, "analyse", str(file), "--seat", "0", "--budget", "16").splitlines()
    costly = [place for place, line in enumerate(lines) if "; better: " in line]
    assert costly
    for place in costly:
        assert lines[place].startswith("Answer ")
        assert "Ann. " in lines[place]
        assert lines[place].count("%") == 2
    rolling = [lines[place] for place in costly if "you roll the others again" in lines[place]]
    assert rolling
    assert all("Ann. The dice: " in line for line in rolling)
    assert any("Who could be known then: Bob: " in lines[place + 1] for place in costly)
    assert "Seen through before it was known" in "".join(lines)


def test_a_game_without_roles_has_no_empty_columns(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = careless(tmp_path, "legends", 3, seed=4, most=40)
    table = told(capfd, "analyse", str(file), "--budget", "0")
    assert "Chances to win" in table
    assert "Role" not in table
    assert "Seen through" not in table


def test_a_sheriff_was_never_hidden_and_a_turned_up_card_is_not_seen_through(
    capfd: pytest.CaptureFixture[str],
) -> None:
    shares = [({"sheriff": 1.0}, {"outlaw": share, "renegade": 1 - share}) for share in (0.5, 0.84, 1.0)]
    moments = [Moment(4 * turn, turn, 0, (0.5, 0.5), shares[turn]) for turn in range(3)]
    _show(Analysis("bang", ("Ann", "Bob"), ("sheriff", "outlaw"), (0,), 0, tuple(moments), (), ()), Words("en"))
    rows = [line for line in capfd.readouterr().out.splitlines() if "Ann" in line or "Bob" in line]
    assert "%" not in rows[0]
    assert "84%" in rows[1]


@pytest.mark.parametrize(("active", "words"), [(None, "before the first turn: Ann"), (1, "the turn of Bob: Ann")])
def test_what_turned_before_the_first_turn_is_nobodys_turn(
    active: int | None, words: str, capfd: pytest.CaptureFixture[str]
) -> None:
    turning = Turning(0, 6, 0, active, 0, 0.2, 0.5)
    _show(Analysis("legends", ("Ann", "Bob"), ("", ""), (), 0, (), (turning,), ()), Words("en"))
    assert f"Answer 0, {words} went from 20% to 50%." in capfd.readouterr().out


@pytest.mark.parametrize(("lang", "words"), [("en", "Ann kills Bob. Role: Outlaw."), ("cs", "Role: Bandita.")])
def test_a_turning_point_is_told_in_the_words_of_the_log(
    lang: str, words: str, capfd: pytest.CaptureFixture[str]
) -> None:
    event = PlayerEliminated(Seat(1), "outlaw", Seat(0))
    turning = Turning(8, 20, 3, 0, 0, 0.2, 0.5, event)
    _show(Analysis("bang", ("Ann", "Bob"), ("", ""), (), 0, (), (turning,), ()), Words(lang))
    line = next(line for line in capfd.readouterr().out.splitlines() if "20" in line)
    assert line.endswith(words)


@pytest.mark.parametrize(
    ("lang", "side", "words"),
    [
        ("en", "law", "the turn of Cat: the law (Ann and Bob) went from"),
        ("en", "outlaw", "the turn of Cat: the Outlaws (Ann and Bob) went from"),
        ("cs", "law", "na tahu Cat: zákon (Ann a Bob) – z"),
        ("uk", "outlaw", "хід: Cat. Бандити (Ann і Bob): з"),
        ("ru", "law", "ход: Cat. Закон (Ann и Bob): с"),
    ],
)
def test_those_who_win_together_are_named_together(
    lang: str, side: str, words: str, capfd: pytest.CaptureFixture[str]
) -> None:
    turning = Turning(8, 20, 3, 2, 0, 0.2, 0.5, None, side, (0, 1))
    _show(Analysis("bang", ("Ann", "Bob", "Cat"), ("", "", ""), (), 0, (), (turning,), ()), Words(lang))
    assert words in capfd.readouterr().out


def test_a_game_that_has_not_begun_shows_how_it_stands(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = careless(tmp_path, "bang", 4, seed=1, most=0)
    assert set(told(capfd, "analyse", str(file))) & set("▁▂▃▄▅▆▇")
