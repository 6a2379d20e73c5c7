"""The commands as a reader meets them."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from select import select
from typing import Any

import pytest

from sagebrush import Match, __version__
from sagebrush.cli import main
from sagebrush.cli.app import COMMANDS
from sagebrush.core import registry
from sagebrush.core.record import load_record
from tests.cli.command import ENVIRONMENT, SAGEBRUSH, TIMEOUT, output
from tests.core.playing import play_on
from tests.core.toy import TOY


def told(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints, run in this process."""
    assert main(list(arguments)) == 0
    printed = capfd.readouterr()
    assert printed.err == ""
    return printed.out


def test_help_lists_every_command(capfd: pytest.CaptureFixture[str]) -> None:
    listed = output("--help")
    assert listed == told(capfd), "no command at all asks for help"
    for command in COMMANDS:
        assert command in listed
        assert "--help" in told(capfd, command, "--help")


def test_doctor(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is there and what is not, each with a cure; without something that is needed it ends with 1."""
    monkeypatch.setenv("SAGEBRUSH_WEB", str(tmp_path))
    assert main(["doctor"]) == 1
    lines = capfd.readouterr().out
    assert f"✘ web client: there is no web client in {tmp_path}" in lines
    assert "✔ games and words: bang, dice, legends" in lines
    assert "✔ envs" in lines
    (tmp_path / "index.html").touch()
    assert main(["doctor", "--json"]) == 0
    findings = json.loads(capfd.readouterr().out)["findings"]
    assert {one["state"] for one in findings} == {"ok"}


def test_version(capfd: pytest.CaptureFixture[str]) -> None:
    assert told(capfd, "--version") == told(capfd, "version")
    assert told(capfd, "version").startswith(f"sagebrush {__version__} (Python 3.")


def test_games(capfd: pytest.CaptureFixture[str]) -> None:
    shown = told(capfd, "games", "--lang", "cs")
    assert "dice: BANG! Kostková hra" in shown
    assert "3–8" in shown
    assert "--option choose_characters=yes|no" in shown
    games = {game["name"]: game for game in json.loads(told(capfd, "games", "--json"))["games"]}
    assert games["dice"]["players"] == [3, 4, 5, 6, 7, 8]
    assert [option["name"] for option in games["dice"]["options"]] == ["characters", "choose_characters"]
    assert "random" in games["dice"]["bots"]


# -------------------------------------------------------------------- simulate


def report(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(output("simulate", *arguments, "--json"))
    return found


@pytest.mark.slow
def test_simulate_prints_the_promised_object_and_the_same_digest_every_time() -> None:
    wish = ("dice", "--players", "5", "--games", "40", "--seed", "1", "--bots", "simple,random")
    first, again, two = report(*wish), report(*wish), report(*wish, "--workers", "2")
    promised = "game players expansions bots games decisions seconds games_per_second decisions_per_second wins digest"
    assert set(promised.split()) <= set(first)
    assert set(first["wins"]) == {"by_bot", "by_role", "by_character", "by_bot_and_role"}
    assert first["wins"]["by_role"]["sheriff"].keys() == {"played", "won"}
    assert set(first["wins"]["by_bot_and_role"]) >= {"simple/outlaw", "random/outlaw"}
    assert first["digest"] == again["digest"] == two["digest"]
    assert first["wins"] == two["wins"]


def test_simulate_tells_people_how_sure_it_is(capfd: pytest.CaptureFixture[str]) -> None:
    shown = told(capfd, "simulate", "dice", "--players", "4", "--games", "10", "--lang", "cs")
    assert "BANG! Kostková hra, hráčů: 4, her: 10" in shown
    assert "95% interval" in shown
    # Numbers as Czech writes them.
    assert re.search(r"za \d+,\d s", shown)
    assert re.search(r"\d,\d\s%", shown)
    assert "Odpadlík" in shown


def test_simulate_writes_a_line_for_each_game(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    told(capfd, "simulate", "dice", "--players", "4", "--games", "7", "--out", str(out))
    games = [json.loads(line) for line in out.read_text().splitlines()]
    assert [game["index"] for game in games] == list(range(7))
    assert set(games[0]) == {"index", "seed", "outcome", "winners", "bots", "labels", "decisions", "digest"}


def test_seeds_are_read_as_people_and_records_write_them(capfd: pytest.CaptureFixture[str]) -> None:
    digests = set()
    for seed in ("255", "0xff", "0" * 30 + "ff"):
        arguments = ("simulate", "dice", "--players", "3", "--games", "2", "--json", "--seed", seed)
        digests.add(json.loads(told(capfd, *arguments))["digest"])
    assert len(digests) == 1


#: A run in the background is deaf to Ctrl-C, and so would be the command it starts.
HEARING = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"


@pytest.mark.slow
def test_ctrl_c_prints_what_was_played_so_far(tmp_path: Path) -> None:
    """The first line in the pipe says that games are being played; then the reader has enough."""
    pipe = tmp_path / "games"
    os.mkfifo(pipe)
    arguments = ["simulate", "dice", "--players", "3", "--games", "1000000", "--json", "--out", str(pipe)]
    command = [sys.executable, "-c", HEARING, str(SAGEBRUSH), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=ENVIRONMENT, text=True) as run:
        with pipe.open("rb") as lines:
            assert lines.readline().startswith(b'{"index":0')
            run.send_signal(signal.SIGINT)
            lines.read()
        printed, _ = run.communicate(timeout=TIMEOUT)
    assert run.returncode == 130
    found = json.loads(printed)
    assert found["interrupted"]
    assert 0 < found["games"] < 1000000


@pytest.mark.slow
def test_a_progress_bar_is_for_terminals_alone() -> None:
    ours, theirs = pty.openpty()
    command = [str(SAGEBRUSH), "simulate", "dice", "--players", "3", "--games", "20"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, env=ENVIRONMENT, check=True, timeout=TIMEOUT)
    os.close(theirs)
    assert b"20/20" in os.read(ours, 65536)
    os.close(ours)
    assert b"20/20" not in done.stdout


# -------------------------------------------------------------------- replay


def test_replay_tells_the_story(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = told(capfd, "replay", str(record)).splitlines()
    assert lines[0] == "Ann is Black Jack."
    assert lines[5] == "Eve has the turn."
    assert "  Eve: Keep all dice" in lines
    assert any("have won" in line or "has won" in line for line in lines)


def test_replay_from_one_seat(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    by_name = told(capfd, "replay", str(record), "--seat", "ann")
    by_number = told(capfd, "replay", str(record), "--seat", "0")
    assert by_name == by_number
    assert by_name.startswith("You are Black Jack.\n")
    assert "  Bob: " not in by_name, "what another player could have answered is that player's secret"


def test_replay_shows_points_and_places(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the game has them."""
    monkeypatch.setitem(registry._games, "toy", TOY)
    match = Match.new("toy", players=2, seed=4)
    play_on(match, 100)
    assert match.result
    match.save(tmp_path / "toy.json")
    table = told(capfd, "replay", str(tmp_path / "toy.json"))
    for standing in match.result.standings:
        row = next(line for line in table.splitlines() if f"│ {match.config.names[standing.seat]} " in line)
        assert [cell.strip() for cell in row.split("│")][2:4] == [str(standing.points), str(standing.place)]
    assert "Points" in table
    assert "Place" in table


@pytest.mark.slow
def test_replay_in_another_language(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert told(capfd, "replay", str(record), "--lang", "uk").startswith("Ann грає за персонажа Блек Джек.\n")


def test_an_unfinished_game_ends_with_its_question(open_record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    last = told(capfd, "replay", str(open_record)).splitlines()[-1]
    assert last.split()[0] in ("Ann", "Bob", "Cat", "Dan", "Eve")
    assert "not finished" in told(capfd, "replay", str(open_record), "--verify")


def test_verify_is_one_line(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    line = told(capfd, "replay", str(record), "--verify")
    answers = len(load_record(record).answers)
    assert line.startswith(f"OK: dice, 5 players, {answers} answers, seed 00000000000000000000000000000003: ")
    assert line.count("\n") == 1


@pytest.mark.slow
def test_step_waits_for_a_key_and_q_stops(record: Path) -> None:
    ours, theirs = pty.openpty()
    command = [str(SAGEBRUSH), "replay", str(record), "--step"]
    with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, env=ENVIRONMENT) as run:
        printed = press(ours, run, b" ", until=b"  Eve: ")
        printed += press(ours, run, b"q", until=None)
        assert run.wait(TIMEOUT) == 0
    os.close(theirs)
    os.close(ours)
    assert printed.startswith(b"Ann is Black Jack.\n")
    assert len(printed) < len(output("replay", record).encode()) / 2, "stopped long before the end"


def press(keyboard: int, run: subprocess.Popen[bytes], key: bytes, *, until: bytes | None) -> bytes:
    """Press a key again and again (one pressed before it is waited for is lost) until that text, or the end."""
    assert run.stdout is not None
    printed = b""
    while until is None or until not in printed:
        os.write(keyboard, key)
        if select([run.stdout], [], [], 0.2)[0]:
            more = os.read(run.stdout.fileno(), 65536)
            if not more:
                break
            printed += more
    return printed


# -------------------------------------------------------------------- bench


@pytest.mark.slow
def test_bench(capfd: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capfd, "bench", "--game", "dice", "--seconds", "0.05", "--json"))["bench"]
    assert [speed["game"] for speed in found] == ["dice"]
    assert "µs a fork" in told(capfd, "bench", "--game", "dice", "--seconds", "0.05")
    bang = json.loads(told(capfd, "bench", "--game", "bang", "--seconds", "0.05", "--json"))["bench"]
    assert [len(speed["expansions"]) > 0 for speed in bang] == [False, True]
