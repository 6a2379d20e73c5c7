"""Tournaments: fair to everybody, the same however they are spread, and gone on with where they were left."""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

from sagebrush.bots import Bot
from sagebrush.bots.registry import bot_class
from sagebrush.cli import main
from sagebrush.cli.lend import Lender, handler
from sagebrush.core.config import configure
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named, games
from sagebrush.lab.ladder import tournament
from sagebrush.lab.spreading import Crew
from sagebrush.lab.tournament import Ladder, Plan, Round

#: Two names for bots that are equally good.
TWIN = "sagebrush.bots.random_bot:RandomBot"


def plan_for(game: str, players: int, bots: tuple[str, ...]) -> Plan:
    return Plan(game, configure(game_named(game).info, players=players), bots, 5)


@pytest.mark.parametrize("bots", [("random", "simple"), ("random", "simple", TWIN)])
def test_every_deal_is_played_from_every_seat(bots: tuple[str, ...]) -> None:
    """Six at the table: in each deal every bot has every seat and every role equally often, with the same seed."""
    plan = plan_for("dice", 6, bots)
    for number in range(3):
        done = plan.play(number)
        assert len({game.seed for game in done.games}) == 1
        roles = Counter(
            (bot, labels["role"]) for game in done.games for bot, labels in zip(game.bots, game.labels, strict=True)
        )
        seats = Counter((bot, seat) for game in done.games for seat, bot in enumerate(game.bots))
        assert len({seats[bot, seat] for bot in bots for seat in range(6)}) == 1
        for role in {role for _, role in roles}:
            assert len({roles[bot, role] for bot in bots}) == 1


def test_more_bots_than_seats() -> None:
    """Over the rounds everybody plays equally often."""
    bots = tuple(f"bot{number}" for number in range(7))
    plan = plan_for("dice", 4, bots)
    counts = Counter(bot for number in range(7) for bot in plan.lineup(number))
    assert set(counts.values()) == {4}
    assert all(len(set(plan.lineup(number))) == 4 for number in range(7))


def test_it_ends_when_it_is_settled() -> None:
    report = tournament("dice", bots=("random", "simple"), games=3000, players=5, seed=3)
    assert report.settled
    assert report.games < 1000
    assert [entry.bot for entry in report.ranking] == ["simple", "random"]
    (meeting,) = report.meetings
    assert meeting.ahead > meeting.behind
    assert 0 < meeting.interval[0] < meeting.difference < meeting.interval[1]
    seats = report.games * 5
    assert sum(entry.played for entry in report.ranking) == seats


def test_equal_bots_are_not_told_apart() -> None:
    """Two names of one bot, which plays a deal the same way under either: all luck cancels out, to nothing at all."""
    report = tournament("dice", bots=("random", TWIN), games=400, players=4, margin=0.0)
    assert not report.settled
    assert report.meetings[0].interval == (0, 0)


def test_margin() -> None:
    """What is smaller than the margin is settled too: as good as equal."""
    report = tournament("dice", bots=("random", TWIN), games=4000, players=4, margin=0.2)
    assert report.settled
    assert report.games < 4000


def test_workers_change_nothing() -> None:
    one = tournament("dice", bots=("random", "simple"), games=60, players=4, margin=0)
    two = tournament("dice", bots=("random", "simple"), games=60, players=4, margin=0, crew=Crew(2))
    assert one.digest == two.digest
    assert one.ranking == two.ranking


@pytest.mark.parametrize("game", [game.info.name for game in games()])
def test_every_game(game: str) -> None:
    expansions = [one.name for one in game_named(game).info.expansions]
    report = tournament(game, bots=("random", "simple"), games=3, expansions=expansions)
    assert report.rounds == 1
    assert report.games == report.players


# -------------------------------------------------------------------- going on


def test_gone_on_with(tmp_path: Path) -> None:
    """Left after three rounds, and again in the middle of writing one: what comes out is the same as in one go."""
    whole = tournament("dice", bots=("random", "simple"), games=40, players=4, margin=0)
    path = tmp_path / "t.jsonl"
    tournament("dice", bots=("random", "simple"), games=12, players=4, margin=0, journal=path)
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines()[1][:100])
    rest = tournament("dice", bots=("random", "simple"), games=40, players=4, margin=0, journal=path)
    assert (rest.digest, rest.ranking, rest.games) == (whole.digest, whole.ranking, 40)
    lines = path.read_bytes().splitlines()
    assert [msgspec.json.decode(line, type=Round).number for line in lines[1:]] == list(range(10))
    again = tournament("dice", bots=("random", "simple"), games=20, players=4, margin=0, journal=path)
    assert again.games == 20
    assert path.read_bytes().splitlines() == lines, "what was played is kept"


def test_another_tournament_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    tournament("dice", bots=("random", "simple"), games=4, players=4, journal=path)
    before = path.read_bytes()
    with pytest.raises(BadConfig, match="another seed"):
        tournament("dice", bots=("random", "simple"), games=4, players=4, seed=1, journal=path)
    with pytest.raises(BadConfig, match="another bots"):
        tournament("dice", bots=("simple", "random"), games=4, players=4, journal=path)
    assert path.read_bytes() == before
    other = tmp_path / "notes.txt"
    for notes in ("my notes\n", "my notes"):
        other.write_text(notes)
        with pytest.raises(BadConfig, match="something else than a tournament"):
            tournament("dice", bots=("random", "simple"), games=4, players=4, journal=other)
        assert other.read_text() == notes


def test_a_first_line_cut_short_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    whole = tournament("dice", bots=("random", "simple"), games=4, players=4, journal=path)
    path.write_bytes(path.read_bytes()[:20])
    again = tournament("dice", bots=("random", "simple"), games=4, players=4, journal=path)
    assert again.digest == whole.digest


# -------------------------------------------------------------------- over the network


@contextmanager
def lent(game: str, level: str) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(Lender(game, bot_class(level, game))))
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.info.name for game in games()])
def test_a_bot_over_the_network(game: str) -> None:
    """It plays exactly as it does here."""
    near = tournament(game, bots=("random", "simple"), games=1)
    with lent(game, "simple") as address:
        far = tournament(game, bots=("random", address), games=1)
    assert near.digest == far.digest


def test_a_bot_that_is_not_there(tmp_path: Path) -> None:
    with lent("dice", "simple") as address:
        pass
    with pytest.raises(SagebrushError, match="does not answer"):
        tournament("dice", bots=("random", address), games=1, folder=tmp_path)


class Stumbling(Bot):
    """Breaks at its first decision."""

    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        raise ZeroDivisionError("one foot over the other")


def test_a_bot_that_breaks_far_away_says_why(tmp_path: Path) -> None:
    told = "failed in the game of seed .*ZeroDivisionError: one foot over the other"
    with lent("dice", f"{__name__}:Stumbling") as address, pytest.raises(SagebrushError, match=told):
        tournament("dice", bots=("random", address), games=1, folder=tmp_path)


@pytest.mark.parametrize("length", ["", "0", "-5", "many", "99999999999", "1_0", "٣"])
def test_a_question_without_a_length_is_refused(length: str) -> None:
    with lent("dice", "simple") as address:
        line = socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])))
        with line:
            line.sendall(f"POST / HTTP/1.0\r\nContent-Length: {length}\r\n\r\n".encode())
            assert line.makefile("rb").readline().split()[1] == b"413"


def test_a_bot_of_another_game_says_so(tmp_path: Path) -> None:
    with lent("bang", "simple") as address, pytest.raises(SagebrushError, match="this bot plays bang, not 'dice'"):
        tournament("dice", bots=("random", address), games=1, folder=tmp_path)


# -------------------------------------------------------------------- the command


def test_the_command(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "t.html"
    wish = ["tournament", "dice", "--bots", "random,simple", "--games", "12", "--players", "4"]
    assert main([*wish, "--html", str(page), "--json"]) == 0
    said = json.loads(capfd.readouterr().out)
    assert said["games"] == 12
    assert {"ranking", "meetings", "digest", "settled"} <= set(said)
    text = page.read_text("utf-8")
    assert "Who beats whom" in text
    assert "http" not in text.replace("http-equiv", ""), "the page needs no network"
    assert main([*wish, "--lang", "cs"]) == 0
    assert "Kdo poráží koho" in capfd.readouterr().out


def test_nothing_is_settled_by_a_few_rounds() -> None:
    ladder = Ladder(("a", "b"), 0.5)
    assert not ladder.settled
