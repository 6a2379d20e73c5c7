"""A command that fails, or is stopped, says who broke and where, and leaves earlier results as they were."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from sagebrush.cli import main
from sagebrush.core.record import load_record
from sagebrush.lab import Observer, selfplay
from sagebrush.lab.games import seed_of_game
from tests.lab.test_simulate import Interrupted

STUBBORN = "tests.lab.test_simulate:Stubborn"
INTERRUPTED = "tests.lab.test_simulate:Interrupted"
EARLIER = "what was found earlier"

COMMANDS = {
    "simulate": "simulate dice --games 2 --bots {bot} --out results",
    "report": "report dice --games 2 --bot {bot} --html results --out rows --format csv",
    "tournament": "tournament dice --games 8 --bots random,{bot} --html results",
}


class Clumsy(Observer):
    """Trips in the end."""

    def after(self, match: object) -> None:
        raise ZeroDivisionError("the rows were counted")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the commands are given, with results of an earlier day."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "results").write_text(EARLIER)
    return tmp_path


@pytest.fixture
def hearing() -> Iterator[None]:
    """Ctrl-C is heard, though whoever started the tests may have told them to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bot_that_breaks_costs_no_earlier_results(
    command: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(COMMANDS[command].format(bot=STUBBORN).split()) == 2
    printed = capfd.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert f"bot {STUBBORN} failed in the game of seed " in printed.err
    assert "ValueError: I would rather not (record in failed-dice-" in printed.err
    assert (folder / "results").read_text() == EARLIER
    (record,) = folder.glob("failed-*.json")
    assert f"game of seed {load_record(record).seed}, answer {len(load_record(record).answers) + 1}, " in printed.err
    assert {path.name for path in folder.iterdir()} <= {"results", "rows", record.name}
    assert not any((folder / "rows").glob("*"))


def test_a_report_names_its_first_bad_game(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """From another process, too."""
    assert main(f"report dice --seed 5 --games 30 --bot {STUBBORN} --html results --workers 2".split()) == 2
    assert f"failed in the game of seed {seed_of_game(5, 0):032x}, answer 3, asked " in capfd.readouterr().err


def test_an_observer_that_breaks_is_not_taken_for_the_rules(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(f"report dice --games 2 --observe {__name__}:Clumsy --bot random --html results".split()) == 2
    printed = capfd.readouterr()
    assert "observer Clumsy failed in the game of seed " in printed.err
    assert ": ZeroDivisionError: the rows were counted (record in " in printed.err
    assert (folder / "results").read_text() == EARLIER


@pytest.mark.usefixtures("hearing")
def test_ctrl_c_stops_a_report(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(COMMANDS["report"].format(bot=INTERRUPTED).split()) == 130
    printed = capfd.readouterr()
    assert (printed.out, printed.err.split()) == ("", ["sagebrush:", "stopped"])
    assert Interrupted.asked == 2
    assert (folder / "results").read_text() == EARLIER
    assert {path.name for path in folder.rglob("*")} == {"results", "rows"}


@pytest.mark.usefixtures("hearing")
def test_ctrl_c_stops_training(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played is kept for the next time, what was learned before stays."""
    (folder / "models").mkdir()
    shutil.move(folder / "results", folder / "models" / "dice-value.json")
    monkeypatch.setattr(selfplay, "make_bot", lambda _level, _game, seed: Interrupted(seed))
    assert main(["train", "dice", "--games", "2", "--work", "work", "--into", "models"]) == 130
    printed = capfd.readouterr()
    assert (printed.out, printed.err.split()) == ("", ["sagebrush:", "stopped"])
    assert {path.name for path in folder.rglob("*")} == {"models", "dice-value.json", "work"}
    assert (folder / "models" / "dice-value.json").read_text() == EARLIER


def test_a_page_that_cannot_be_written_is_told_before_any_game(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "dice", "--bots", "random,simple", "--games", "100000", "--html", "nowhere/page"]) == 2
    assert "cannot write nowhere/page: No such file or directory" in capfd.readouterr().err
