"""Reports, exports and observers: complete, anonymous unless asked, and the same however they are spread."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import tomllib
from collections import Counter
from contextlib import suppress
from pathlib import Path

import polars as pl
import pytest

from sagebrush import Match
from sagebrush.cli import main
from sagebrush.core.registry import games
from sagebrush.lab.balance import Balance, Mix
from sagebrush.lab.board import heat_map, outlines
from sagebrush.lab.export import Exporter
from sagebrush.lab.observing import play_watched
from sagebrush.lab.sources import sources_of
from sagebrush.lab.tables import FORMATS, Tables
from sagebrush.words import Words, message_ids
from tests.cli.conftest import played_to
from tests.words.catalogue import entries

ROOT = Path(__file__).parents[2]
GAMES = [game.info.name for game in games()]


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Two records, one of them open, and a file that is none."""
    folder = tmp_path / "records"
    folder.mkdir()
    played_to("end").save(folder / "anns-game.json")
    played_to("fifth answer").save(folder / "open.json")
    (folder / "notes.json").write_text("{}")
    return folder


def read(folder: Path, table: str) -> pl.DataFrame:
    return pl.read_parquet(folder / table / "*.parquet")


def test_export(records: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Everything that was decided and that happened is there, and nobody's name."""
    out = tmp_path / "tables"
    assert main(["export", str(records), str(out)]) == 0
    told = capfd.readouterr()
    assert "left out notes.json" in told.err
    whole = played_to("end")
    played = read(out, "games")
    assert played["finished"].to_list() == [True, False]
    assert played["answers"].to_list() == [whole.answer_count, 5]
    assert whole.result is not None
    assert read(out, "seats").filter(pl.col("game") == 0)["won"].to_list() == [s.won for s in whole.result.standings]
    decisions = read(out, "decisions")
    assert decisions.filter(pl.col("game") == 0)["option"].to_list() == [id for _, id in whole.record.answers]
    assert decisions.height == whole.answer_count + 5
    events = [event for event in whole.all_events() if not event.quiet]
    assert read(out, "events").filter(pl.col("game") == 0).height == len(events)
    everything = b"".join(path.read_bytes() for path in out.rglob("*.parquet"))
    assert b"Ann" not in everything
    assert b"anns" not in everything


@pytest.mark.parametrize(
    "damage", [(b'"seed": "', b'"seed": "z'), (b'"players": 5', b'"players": 99'), (b'"rules": ', b'"rules": 7')]
)
def test_a_record_that_cannot_be_played_is_left_out(
    damage: tuple[bytes, bytes], records: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """And named; the others are exported all the same."""
    data = (records / "anns-game.json").read_bytes()
    assert data != data.replace(*damage)
    (records / "damaged.json").write_bytes(data.replace(*damage))
    assert main(["export", str(records), str(tmp_path / "tables")]) == 0
    assert "left out damaged.json: the record " in capfd.readouterr().err
    assert read(tmp_path / "tables", "games").height == 2


@pytest.mark.parametrize("format", FORMATS)
def test_an_export_that_fails_takes_back_its_own(tmp_path: Path, format: str) -> None:
    """So that it can be tried again there; the record of a game that failed may lie in the same folder, and stays."""
    with suppress(KeyboardInterrupt), Tables(tmp_path, format, part=1) as tables:
        tables.add({"games": [{"game": 1}], "seats": [{"seat": 1}]})
        assert len(list(tmp_path.iterdir())) == 2
        (tmp_path / "failed-dice.json").touch()
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == [tmp_path / "failed-dice.json"]


def test_export_with_names_as_csv(records: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "tables"
    assert main(["export", str(records), str(out), "--names", "--format", "csv", "--json"]) == 0
    said = json.loads(capfd.readouterr().out)
    assert said["tables"]["games"] == 2
    assert len(said["skipped"]) == 1
    assert pl.read_csv(out / "seats.csv")["person"].to_list()[:2] == ["Ann", "Bob"]
    assert pl.read_csv(out / "games.csv")["source"].to_list() == ["anns-game.json", "open.json"]
    assert main(["export", str(records), str(out)]) == 2
    assert "is not empty" in capfd.readouterr().err


def test_tables_come_in_parts(tmp_path: Path) -> None:
    """No more than a part is in memory; all parts together are the table."""
    with Tables(tmp_path / "t", part=100, schema={"rows": {"text": str}}) as tables:
        for number in range(250):
            tables.add({"rows": [{"game": number, "text": None if number < 120 else "x"}]})
    assert len(list((tmp_path / "t" / "rows").iterdir())) == 3
    assert tables.counts == {"rows": 250}
    # The first part has no text at all, and yet all of them are one table.
    assert read(tmp_path / "t", "rows")["text"].to_list() == [None] * 120 + ["x"] * 130


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_exported(game: str) -> None:
    match = Match.new(game, seed=2)
    from sagebrush.bots import make_bot

    exporter = Exporter()
    play_watched(match, [make_bot("random", game, seat) for seat in range(match.config.players)], (exporter,), 0)
    exporter.finish(match, "0")
    rows = exporter.take()
    assert len(rows["decisions"]) == match.answer_count
    assert len(rows["seats"]) == match.config.players
    assert exporter.take() == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_report(game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A page that needs no network, with a chart and a number for everything that can be counted."""
    page = tmp_path / "report.html"
    assert main(["report", game, "--games", "6", "--html", str(page), "--bot", "random"]) == 0
    text = page.read_text("utf-8")
    body = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    assert "Games: 6, played by random bots" in body
    for wanted in ("How games end", "Wins by character", "Wins by seat", "How long games take", "95 %"):
        assert wanted in body
    assert re.findall(r"<(?:script|link|img)[^>]+(?:src|href)=", body) == []
    assert body.count('id="chart') >= 4


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["cs", "uk", "ru"])
def test_a_report_speaks_the_readers_language(lang: str, tmp_path: Path) -> None:
    """Every heading and every column; only names of bots and people are as they are."""
    page = tmp_path / "report.html"
    assert main(["report", "legends", "-n", "2", "--html", str(page), "--bot", "random", "--lang", lang]) == 0
    text = page.read_text("utf-8")
    assert f'<html lang="{lang}">' in text
    words, english = Words(lang), Words("en")
    for id in ("report-endings", "report-wins-character", "report-length", "report-points", "report-places"):
        assert f"<h2>{words.say(id)}</h2>" in text
    shown = re.findall(r"<(?:h2|th)[^>]*>([^<]+)<", re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL))
    foreign = {english.say(id) for id in message_ids() if id.startswith("report-") and not variables(id)}
    assert [one for one in shown if one in foreign] == []


def variables(id: str) -> bool:
    """Whether a message has gaps to fill."""
    return any(entry.variables for entry in entries("en") if entry.name == id)


def test_all_points_have_a_source() -> None:
    """What the sources of a seat come to is what it has in the end, and the map has a place for all that happens."""
    mix = Mix("legends", "random", 1, players=3, expansions=())
    for number in range(3):
        rows = mix.play(number)
        found = [0, 0, 0]
        for row in rows["sources"]:
            found[int(str(row["seat"]))] += int(str(row["amount"]))
        assert found == [row["points"] for row in rows["points"]]
        assert {row["square"] for row in rows["squares"]} <= set(outlines("legends"))


def test_a_plan_is_what_brought_most() -> None:
    sources = sources_of("legends")
    assert (
        sources.plan(Counter({"legend_gained.wanted": 3, "final_score.wanted": 1, "legend_gained.poker": 3}))
        == "outlaw"
    )
    assert sources.plan(Counter({"legend_gained.poker": 3, "legend_gained.the_widow": 9})) == "gambler"
    assert sources.plan(Counter()) is None
    named = {id.removeprefix("legends-plan-") for id in message_ids() if id.startswith("legends-plan-")}
    assert named == set(sources.plans.values())


def test_the_board_is_the_one_that_is_drawn() -> None:
    """Every space once, as the web client draws it (`tools/board.py` writes the file)."""
    spec = importlib.util.spec_from_file_location("board_tool", ROOT / "tools" / "board.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    drawn = (ROOT / "web" / "src" / "games" / "legends" / "map" / "borders.ts").read_text("utf-8")
    home = ROOT / "src" / "sagebrush" / "games" / "legends"
    assert (home / "board.toml").read_text("utf-8") == tool.written(drawn)
    rows = tomllib.loads((home / "expansions" / "base" / "map.toml").read_text("utf-8"))
    assert set(outlines("legends")) == {space["id"] for space in rows["space"]}


def test_a_place_is_the_darker_the_more_happened() -> None:
    square = {
        "A1": ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)),
        "A2": ((10.0, 0.0), (20.0, 0.0), (20.0, 10.0)),
    }
    drawn = heat_map(square, {"A1": 8, "A2": 2}, {"A1": "Ann & Bob's"})
    assert re.findall(r'fill-opacity="([\d.]+)"', drawn) == ["1.000", "0.435"]
    assert "Ann &amp; Bob&#x27;s: 8" in drawn
    assert '<text x="5" y="5">1</text>' in drawn


@pytest.mark.slow
def test_the_same_seed_shows_the_same(tmp_path: Path) -> None:
    pages = []
    for workers in ("1", "2"):
        page = tmp_path / f"{workers}.html"
        wish = ["report", "dice", "--games", "25", "--html", str(page), "--workers", workers, "--seed", "4"]
        assert main(wish) == 0
        pages.append(page.read_bytes())
    assert pages[0] == pages[1]


def test_an_observer_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example collects a row for each answer."""
    shutil.copy(ROOT / "examples" / "observer.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    wish = ["report", "dice", "--games", "3", "--observe", "observer:Patience", "--out", "rows", "--html", "r.html"]
    assert main(wish) == 0
    rows = read(tmp_path / "rows", "patience")
    assert rows.height == read(tmp_path / "rows", "games")["decisions"].sum()
    assert set(rows["game"].to_list()) == {0, 1, 2}


def test_expansions_by_chance_give_way_to_what_was_asked_for() -> None:
    """A first game of Western Legends is played without any."""
    mix = Mix("legends", "random", 1, players=4, options={"first_game": True})
    assert {mix.config(number).expansions for number in range(12)} == {()}
    free = Mix("legends", "random", 1, players=4)
    assert {free.config(number).expansions for number in range(12)} == {(), ("ante_up",)}


def test_every_size_has_its_turn_and_every_expansion() -> None:
    mix = Mix("bang", "random", 1)
    configs = [mix.config(number) for number in range(40)]
    assert {config.players for config in configs} >= {3, 4, 5, 6, 7, 8}
    assert len({config.expansions for config in configs}) > 20
    eight = Mix("bang", "random", 1, players=8)
    assert {eight.config(number).players for number in range(20)} == {8}


def test_adding_up() -> None:
    balance = Balance()
    mix = Mix("dice", "random", 1, players=5)
    for number in range(4):
        balance.add(mix.play(number))
    assert balance.games == 4
    assert balance.seats.played == 20
    assert sum(share.played for share in balance.labels["role"].values()) == 20
    assert sum(map(sum, balance.turns.values())) == 4
