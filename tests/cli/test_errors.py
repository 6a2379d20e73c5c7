"""Whatever is wrong gets one clear line on standard error and exit code 2, and no traceback."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from sagebrush.cli import main
from sagebrush.core.record import load_record
from tests.cli.command import ENVIRONMENT, SAGEBRUSH, TIMEOUT, sagebrush

WRONG = [
    ("fly", "No such command 'fly'."),
    ("simulate", "Missing argument 'GAME'."),
    ("simulate chess", "there is no game 'chess'; there is "),
    ("simulate dice --players 9", "dice is for 3 to 8 players, not 9"),
    ("simulate dice --players two", "Invalid value for '--players'"),
    ("simulate dice --games 0", "the number of games is at least 1, not 0"),
    ("simulate dice --option colour", "--option is written name=value, not 'colour'"),
    ("simulate dice --option colour=red", "dice has no option 'colour'; there is characters, choose_characters"),
    ("simulate dice --option characters=zorro", "option characters knows no 'zorro'"),
    ("simulate dice --option characters=black_jack --option characters=el_gringo", "is given twice"),
    ("simulate dice --option choose_characters=maybe", "option choose_characters is yes or no, not 'maybe'"),
    ("simulate dice --expansions moon", "dice has no expansion 'moon'; there is none"),
    ("simulate dice --bots genius", "dice has no bot 'genius'; there is random"),
    ("simulate dice --bots nowhere:Bot", "cannot load bot 'nowhere:Bot'"),
    ("simulate dice --seed lucky", "seed 'lucky' is neither a whole number nor 0x and hexadecimal digits"),
    ("simulate dice --seed 0xfffffffffffffffffffffffffffffffff", "is not a hexadecimal number of at most 32 digits"),
    ("simulate dice --seed 999999999999999999999999999999999999999999", "whole number from 0 to 2^128 - 1"),
    ("simulate bang --players 9", "bang is for 4 to 7 players, not 9"),
    ("simulate dice --workers 0", "the number of workers is at least 1, not 0"),
    ("simulate dice --games 1 --out /nowhere/x", "cannot write /nowhere/x: No such file or directory"),
    ("simulate dice --games 1 --out /dev/full", "cannot write /dev/full: No space left on device"),
    ("simulate dice --lang tlh", "there is no language 'tlh'; there is en, cs, ru, uk"),
    ("simulate dice --fast", "No such option: --fast"),
    ("simulate dice --workers 2 --ray auto", "give either --workers or --ray"),
    ("rulings dice --find railcar", "no ruling speaks of 'railcar'"),
    ("tournament dice", "Missing option '--bots'"),
    ("tournament chess --bots random,simple", "there is no game 'chess'"),
    ("tournament dice --bots random", "a tournament is between two bots at least"),
    ("tournament dice --bots random,random", "a bot is named twice"),
    ("tournament dice --bots random,genius", "dice has no bot 'genius'"),
    ("tournament dice --bots random,http://", "a bot over the network is http://host:port"),
    ("tournament dice --bots random,http://here:there", "a bot over the network is http://host:port"),
    ("tournament dice --bots random,http://here:99999", "a bot over the network is http://host:port"),
    ("tournament dice --bots random,http://[here", "a bot over the network is http://host:port"),
    ("tournament dice --bots random,simple --games 0", "the number of games is at least 1, not 0"),
    ("tournament dice --bots random,simple --margin 2", "--margin is a share from 0 to 1, not 2.0"),
    ("tournament dice --bots random,simple --out /nowhere/x", "cannot write /nowhere/x: No such file or directory"),
    ("report chess", "there is no game 'chess'"),
    ("report dice --games 0", "the number of games is at least 1, not 0"),
    ("report dice --bot genius", "dice has no bot 'genius'"),
    ("report dice --players 9", "dice is for 3 to 8 players, not 9"),
    ("report dice --observe nowhere:Thing", "cannot load observer 'nowhere:Thing'"),
    ("report dice --observe nowhere", "an observer is given as module:Class, not 'nowhere'"),
    ("report dice --html /nowhere/x.html", "cannot write /nowhere/x.html: No such file or directory"),
    ("export /nowhere /tmp/tables", "there is no folder /nowhere"),
    ("export tests/records /dev/null/x", "cannot write /dev/null/x: Not a directory"),
    ("export tests/records /tmp/tables --format xls", "tables are written as parquet or csv, not 'xls'"),
    ("lend dice simple --host 192.0.2.1", "cannot listen on 192.0.2.1:8100: Cannot assign requested address"),
    ("lend dice genius", "dice has no bot 'genius'"),
    ("play chess", "there is no game 'chess'"),
    ("play dice --players 2", "dice is for 3 to 8 players, not 2"),
    ("play dice --bots genius", "dice has no bot 'genius'"),
    ("play dice", "play needs a terminal"),
    ("replay /nowhere/game.json", "cannot read /nowhere/game.json: No such file or directory"),
    ("replay /nowhere/game.json --promise /nowhere/table.json", "--promise goes with --verify"),
    ("serve --port 99999", "'--port'"),
    ("rulings chess", "there are no rulings of 'chess'"),
    ("rulings dice --expansion moon", "there are no rulings of expansion 'moon'"),
    ("bench --game chess", "there is no game 'chess'"),
    ("bench --seconds 0", "--seconds is more than 0 and at most 60"),
]


@pytest.mark.parametrize(("command", "message"), WRONG, ids=[command for command, _ in WRONG])
def test_one_line(command: str, message: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 2
    printed = capfd.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("sagebrush: ")
    assert message in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", ["simulate chess", "simulate dice --players 9", "simulate dice --option a=b", "simulate dice --fast"]
)
def test_one_line_from_the_real_command(command: str) -> None:
    done = sagebrush(*command.split())
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_record_of_another_game_is_not_resumed(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "dice", "--record", str(record.parent)]) == 2
    assert "cannot read" in capfd.readouterr().err


def damaged(record: Path) -> dict[str, tuple[bytes, str]]:
    data = record.read_bytes()
    first = load_record(record).answers[0][1].encode()
    return {
        "empty": (b"", "this is not a record"),
        "cut": (data[: len(data) // 2], "this is not a record"),
        "binary": (bytes(range(256)), "this is not a record"),
        "other format": (data.replace(b"sagebrush-record/1", b"sagebrush-record/9"), "not a record of format"),
        "other game": (data.replace(b'"dice"', b'"chess"', 1), "needs the game 'chess'"),
        "other rules": (data.replace(b'"rules": 1', b'"rules": 77'), "rules version 77"),
        "other seed": (data.replace(b"0003", b"0004", 1), "the record"),
        "other answer": (data.replace(first, b"nothing", 1), "answer 1 of the record does not fit"),
        "other digest": (data.replace(load_record(record).digest.encode(), b"0" * 32), "leads to another state"),
        "more fields": (data.replace(b"{", b'{"more": 1,', 1), "the record is damaged"),
    }


DAMAGES = (
    *("empty", "cut", "binary", "other format", "other game", "other rules"),
    *("other seed", "other answer", "other digest", "more fields"),
)


@pytest.mark.parametrize("name", DAMAGES)
@pytest.mark.parametrize("how", ["--verify", "--seat=0"])
def test_a_damaged_record(name: str, how: str, record: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    data, message = damaged(record)[name]
    assert data != record.read_bytes()
    path = tmp_path / "damaged.json"
    path.write_bytes(data)
    assert main(["replay", str(path), how]) == 2
    printed = capfd.readouterr()
    assert printed.out == ""
    assert message in printed.err
    assert printed.err.count("\n") == 1


def test_a_seat_that_is_not_there(record: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--seat", "Zoe"]) == 2
    assert "there is no seat 'Zoe'; there is Ann, Bob, Cat, Dan, Eve (0 to 4)" in capfd.readouterr().err


def test_a_reader_who_leaves_early_is_no_error(record: Path) -> None:
    """`sagebrush replay game.json | head -1` ends without a traceback."""
    with subprocess.Popen(
        [SAGEBRUSH, "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == b""
        assert run.wait(TIMEOUT) in (0, 1)


@pytest.mark.slow
def test_nobody_listens(record: Path) -> None:
    """`sagebrush replay game.json --verify >&-`: what is said goes nowhere, and the exit code tells."""
    shell = f"'{SAGEBRUSH}' replay '{record}' --verify >&-; echo $?; '{SAGEBRUSH}' fly 2>&-; echo $?"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert done.stdout.split() == ["0", "2"]
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_an_old_terminal_gets_question_marks(record: Path) -> None:
    """Where letters cannot be written, the story is told all the same."""
    done = subprocess.run(
        [SAGEBRUSH, "replay", record, "--lang", "cs"],
        capture_output=True,
        timeout=TIMEOUT,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
    assert done.stdout.isascii()
