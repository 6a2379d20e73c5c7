"""A server's finished games as tables: all that were played there to their end, and nobody's name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import polars as pl
import pytest

from sagebrush.cli import main
from sagebrush.core.seats import Seat
from sagebrush.server import finished, lobby
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.services import Services
from sagebrush.server.storage.journal import Entry
from tests.server.inside import parts, people, seated
from tests.server.services import empty
from tests.server.test_history import played


async def check(services: Services, url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games are over, one is private, one goes on."""
    monkeypatch.setattr(finished, "PAGE", 1)
    ann, bob = await people(services, "Ann Onymous", "Bob")
    tables: list[LiveTable] = [await played(services, ann, bob) for _ in range(2)]
    private = await played(services, ann, private=True)
    going = await seated(services, bob, players=3)
    await lobby.start(services.host, bob, going.id, "")

    async def export(*wishes: str) -> int:
        return await asyncio.to_thread(main, ["export", url, *wishes])

    assert await export(str(folder / "open")) == 0
    games, seats = read(folder / "open", "games"), read(folder / "open", "seats")
    assert games["answers"].to_list() == [table.playing.answer_count for table in tables]
    assert games["seed"].to_list() == [table.row.seed for table in tables]
    assert games["source"].to_list() == ["0", "1"]
    assert seats["bot"].to_list() == [None, None, "random"] * 2
    assert seats["person"].to_list() == [None] * 6
    won = [standing["won"] for table in tables for standing in table.row.result["standings"]]  # type: ignore[index, union-attr]
    assert seats["won"].to_list() == won
    everything = b"".join(path.read_bytes() for path in (folder / "open").rglob("*.parquet"))
    assert b"Onymous" not in everything
    assert all(table.id.encode() not in everything for table in tables)
    assert await export(str(folder / "all"), "--private", "--names", "--format", "csv") == 0
    assert pl.read_csv(folder / "all" / "games.csv")["source"].to_list() == [*[t.id for t in tables], private.id]
    assert pl.read_csv(folder / "all" / "seats.csv")["person"].to_list()[0] == "Ann Onymous"


def read(folder: Path, table: str) -> pl.DataFrame:
    return pl.read_parquet(folder / table / "*.parquet")


async def test_from_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parts(tmp_path / "data") as services:
        await check(services, f"sqlite:///{tmp_path}/data/sagebrush.db", tmp_path, monkeypatch)


@pytest.mark.services
async def test_from_postgresql(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await empty(postgres_url)
    async with parts(tmp_path / "data", database_url=postgres_url) as services:
        await check(services, postgres_url, tmp_path, monkeypatch)


async def test_what_was_taken_back_did_not_happen(tmp_path: Path) -> None:
    """Of a log with a move taken back there are the answers that stand."""
    async with parts(tmp_path / "data") as services:
        (ann,) = await people(services, "Ann")
        table = await seated(services, ann, players=3)
        await lobby.start(services.host, ann, table.id, "")
        for _ in range(3):
            decision = table.playing.decision
            assert decision is not None
            option = decision.options[0].id
            await services.host.answer(table, decision.seat, decision.number, table.era, option, by_bot=False)
        log = await services.host.journal.since(table.id, 0)
    undone = [*log, Entry(table.id, 4, "undo", 0, "1", by_bot=False, at=0.0), log[1]]
    assert finished.answers_of(undone) == tuple((Seat(entry.seat), entry.option) for entry in log[:2])


def test_without_a_database_nothing_is_made(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    nowhere = tmp_path / "nowhere" / "sagebrush.db"
    assert main(["export", f"sqlite:///{nowhere}", str(tmp_path / "out")]) == 2
    assert capfd.readouterr().err == f"sagebrush: there is no database {nowhere}\n"
    assert not nowhere.parent.exists()
    assert main(["export", "postgresql://127.0.0.1:1/x", str(tmp_path / "out2")]) == 2
    assert capfd.readouterr().err.startswith("sagebrush: cannot use the database postgresql://127.0.0.1:1/x: ")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "sagebrush.db").touch()
    assert main(["export", str(tmp_path / "data"), str(tmp_path / "out3")]) == 2
    assert "sagebrush export sqlite:///" in capfd.readouterr().err
