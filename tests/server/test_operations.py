"""What the operator needs: health, metrics, a graceful end, backups, migrations."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Column, Connection, MetaData, insert

from sagebrush.bots import make_bot
from sagebrush.client import Client
from sagebrush.core.errors import BadConfig
from sagebrush.server.config import Settings, load_settings
from sagebrush.server.messages import Accepted, Bye, Welcome
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.migrate import alembic_config, migrate
from sagebrush.server.storage.models import Base
from sagebrush.server.storage.tables import load
from sagebrush.server.website import find_website
from tests.cli.command import output, sagebrush
from tests.server.playing import answer, heard, my_turn, new_table
from tests.server.services import RunningServer, empty, running_server

#: Servers are started and stopped for each of these.
pytestmark = pytest.mark.slow


async def test_health_readiness_and_metrics(ann: Client) -> None:
    table = await new_table(ann)
    await ann.start(table.id)
    await ann.play(table.id, make_bot("random", "dice", 1))
    assert (await ann.http.get("/health")).json()["status"] == "ok"
    assert (await ann.http.get("/ready")).json()["status"] == "ready"
    figures = (await ann.http.get("/metrics")).text
    for name in ("sagebrush_tables", "sagebrush_connections", 'sagebrush_answers_total{by="bot"}'):
        value = next(line for line in figures.splitlines() if line.startswith(f"{name} "))
        assert float(value.split()[-1]) >= 0


async def test_the_api_page_needs_nothing_from_elsewhere(ann: Client) -> None:
    page = (await ann.http.get("/api/docs")).text
    assert "/api/tables/{table_id}/join" in page
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    schema = (await ann.http.get("/api/docs/openapi.json")).json()
    assert schema["info"]["title"] == "Sagebrush"


async def test_a_graceful_end_sends_clients_on_and_they_come_back(tmp_path: Path) -> None:
    server = RunningServer(tmp_path).start()
    try:
        async with Client(server.url) as ann:
            await ann.guest("Ann")
            table = await my_turn(ann, players=8)
            async with ann.stream(table) as line:
                await heard(line, Welcome)
                process = server.process
                await asyncio.to_thread(server.stop)
                assert process is not None
                assert process.returncode == 0
                assert (await heard(line, Bye)).retry_ms > 0
                await asyncio.to_thread(server.start)
                assert (await heard(line, Welcome)).table.status == "playing"
                await line.play(make_bot("random", "dice", 1))
    finally:
        server.stop()
    assert server.log() == ""


def test_a_busy_port_and_a_wrong_setting_are_one_clear_line(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        port = server.url.rpartition(":")[2]
        done = sagebrush("serve", "--port", port, "--data", tmp_path / "other")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        done = sagebrush("serve", "--port", "0", "--data", str(server.settings["data"]))
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert "another server" in done.stderr
    done = sagebrush("serve", "--database-url", "mysql://x", "--data", tmp_path / "other")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


NOBODY = "127.0.0.1:1"

#: What is wrong with the services, as arguments of `serve`, and what is said of it.
OUT_OF_REACH = {
    "no PostgreSQL": (
        ("--database-url", f"postgresql://ann:tumbleweed@{NOBODY}/x"),
        f"cannot use the database postgresql://ann:***@{NOBODY}/x: ",
    ),
    "an unknown setting": (("--database-url", f"postgresql://{NOBODY}/x?colour=red"), "cannot use the database"),
    "no port": (
        ("--database-url", "postgresql://ann:tumbleweed@host:port/x"),
        "address of the database cannot be read",
    ),
    "no address": (("--database-url", "sqlite:?"), "the address of the database cannot be read: sqlite:?"),
    "no SQLite file": (("--database-url", "sqlite:///{here}/story.txt"), "file is not a database"),
    "a folder": (("--database-url", "sqlite:///{here}"), "unable to open database file"),
    "no Redis": (("--channels-url", f"redis://:tumbleweed@{NOBODY}"), f"cannot use the channels redis://:***@{NOBODY}"),
    "no Redis port": (("--channels-url", "redis://host:port"), "the address of the channels cannot be read"),
    "no channels": (("--channels-url", f"postgresql://ann:tumbleweed@{NOBODY}/x"), "cannot use the channels"),
}


@pytest.mark.parametrize("trouble", OUT_OF_REACH)
def test_services_out_of_reach_are_one_clear_line(trouble: str, tmp_path: Path) -> None:
    """And whoever reads over one's shoulder sees no password."""
    (option, url), message = OUT_OF_REACH[trouble]
    (tmp_path / "story.txt").write_text("Once upon a time in the West\n" * 100)
    where = ("--data", tmp_path / "data", option, url.replace("{here}", str(tmp_path)))
    done = sagebrush("serve", "--port", "0", *where)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert message in done.stderr
    assert "tumbleweed" not in done.stderr


@pytest.mark.services
def test_a_postgresql_that_refuses_is_one_clear_line(tmp_path: Path, postgres_url: str) -> None:
    elsewhere = postgres_url.replace("/postgres?", "/nowhere?")
    done = sagebrush("serve", "--port", "0", "--data", tmp_path, "--database-url", elsewhere)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert 'database "nowhere" does not exist' in done.stderr


def test_a_database_of_a_newer_program_is_one_clear_line(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        data = Path(str(server.settings["data"]))
    with closing(sqlite3.connect(data / "sagebrush.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    done = sagebrush("serve", "--port", "0", "--data", data)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert "the database is of another program than this one" in done.stderr


def test_what_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    """A backup of nothing makes no database, and neither does a backup that cannot be read."""
    for what in ("backup", "restore"):
        done = sagebrush(what, tmp_path / "file", "--data", tmp_path / "data")
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert list(tmp_path.iterdir()) == []


# -------------------------------------------------------------------- backups


async def test_a_backup_of_a_running_server_is_restored_elsewhere(tmp_path: Path) -> None:
    """Ann is in the middle of a game. The new server knows her cookie, her table and every answer."""
    file = tmp_path / "backup.jsonl.gz"
    old, new = RunningServer(tmp_path / "old"), RunningServer(tmp_path / "new")
    for server in (old, new):
        server.folder.mkdir()
    try:
        async with Client(old.start().url) as ann:
            await ann.guest("Ann")
            table = await my_turn(ann, players=8)
            async with ann.stream(table) as line:
                await answer(line)
                await heard(line, Accepted)
            printed = await asyncio.to_thread(output, "backup", file, "--data", old.folder / "data")
            cookies = ann.http.cookies
        assert file.stat().st_mode & 0o077 == 0
        restored = await asyncio.to_thread(output, "restore", file, "--data", new.folder / "data")
        assert printed.split()[0] == restored.split()[0]
        async with Client(new.start().url) as ann:
            ann.http.cookies.update(cookies)
            await ann.play(table, make_bot("random", "dice", 1))
    finally:
        old.stop()
        new.stop()


def test_a_backup_is_not_restored_over_anything(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        data = server.settings["data"]
    file = tmp_path / "backup"
    output("backup", file, "--data", str(data))
    output("restore", file, "--data", tmp_path / "fresh")
    (tmp_path / "torn").write_bytes(file.read_bytes()[:-20])
    (tmp_path / "damaged").write_bytes(file.read_bytes()[:30] + b"\xff" * 30 + file.read_bytes()[60:])
    (tmp_path / "wrong").write_bytes(b"no backup")
    for name in ("torn", "damaged", "wrong", "missing"):
        done = sagebrush("restore", tmp_path / name, "--data", tmp_path / f"for-{name}")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


def rewritten(file: Path, change: Callable[[list[Any]], list[Any]]) -> Path:
    """The backup with another content, line by line."""
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    other = file.with_name("rewritten")
    other.write_bytes(gzip.compress(b"\n".join(json.dumps(line).encode() for line in change(lines))))
    return other


def as_of_the_first_schema(lines: list[Any]) -> list[Any]:
    lines[0]["revision"] = "0001"
    for table, values in lines[1:]:
        values.pop({"seats": "looked", "tables": "rematch_of"}.get(table), None)
    return lines


async def test_a_backup_of_an_older_program_is_restored(tmp_path: Path) -> None:
    with running_server(tmp_path) as old:
        await some_talk(old.url)
    file = tmp_path / "backup"
    await asyncio.to_thread(output, "backup", file, "--data", str(old.settings["data"]))
    before = rewritten(file, as_of_the_first_schema)
    await asyncio.to_thread(output, "restore", before, "--data", tmp_path / "new")
    with running_server(tmp_path, data=str(tmp_path / "new")) as new:
        async with Client(new.url) as visitor:
            assert [table.rematch_of for table in await visitor.tables()] == [None]


def test_a_backup_that_does_not_fit_is_one_clear_line(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        asyncio.run(some_talk(server.url))
    file = tmp_path / "backup"
    output("backup", file, "--data", str(server.settings["data"]))
    for number, wrong in enumerate(
        (
            lambda lines: [{**lines[0], "revision": "9999"}, *lines[1:]],
            lambda lines: [lines[0], ["people", {"id": "x", "colour": "red"}]],
            lambda lines: [lines[0], ["people", {"id": "x"}]],
            lambda lines: [*lines, lines[-1]],
        )
    ):
        done = sagebrush("restore", rewritten(file, wrong), "--data", tmp_path / f"new-{number}")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


def test_a_backup_leaves_a_database_of_another_schema_alone(tmp_path: Path) -> None:
    """A newer program must not change the schema under a running older server."""
    with running_server(tmp_path) as server:
        data = Path(str(server.settings["data"]))
    with closing(sqlite3.connect(data / "sagebrush.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0000'")
    for folder in (data, tmp_path / "nothing"):
        done = sagebrush("backup", tmp_path / "backup", "--data", folder)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert not (tmp_path / "backup").exists()


@pytest.mark.services
def test_a_backup_moves_from_sqlite_to_postgresql(tmp_path: Path, postgres_url: str) -> None:
    asyncio.run(empty(postgres_url))
    with running_server(tmp_path) as server:
        asyncio.run(some_talk(server.url))
    file = tmp_path / "backup"
    output("backup", file, "--data", str(server.settings["data"]))
    output("restore", file, "--data", tmp_path / "new", "--database-url", postgres_url)
    with running_server(tmp_path, data=str(tmp_path / "new"), database_url=postgres_url) as moved:
        asyncio.run(some_talk(moved.url))
    done = sagebrush("restore", file, "--data", tmp_path / "new", "--database-url", postgres_url)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


async def some_talk(url: str) -> None:
    async with Client(url) as ann:
        await ann.guest("Ann")
        table = await new_table(ann)
        assert (await ann.http.post(f"/api/tables/{table.id}/chat", json={"text": "Howdy"})).status_code == 201


# -------------------------------------------------------------------- storage and settings


def test_the_data_is_not_for_other_users_of_the_machine(server: RunningServer) -> None:
    assert Path(str(server.settings["data"])).stat().st_mode & 0o077 == 0


async def test_the_migrations_lead_to_the_models(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}")

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    try:
        await migrate(database)
        await migrate(database)
        async with database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
    finally:
        await database.close()


async def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    """What was stored under it is still there, and what came later has its default."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'old.db'}")

    def first_schema(connection: Connection) -> None:
        command.upgrade(alembic_config(connection), "0001")
        old = MetaData()
        old.reflect(connection)
        for name in ("tables", "seats"):
            row = {column.name: filler(column) for column in old.tables[name].columns if not column.nullable}
            connection.execute(insert(old.tables[name]), row | {"id" if name == "tables" else "table_id": "t"})

    try:
        async with database.engine.begin() as connection:
            await connection.run_sync(first_schema)
        await migrate(database)
        found = await load(database, "t")
        assert found is not None
        row, chairs = found
        assert (row.rematch_of, [chair.looked for chair in chairs]) == (None, [False])
    finally:
        await database.close()


def filler(column: Column[Any]) -> object:
    """Any value that fits."""
    return {"VARCHAR": "x", "JSON": []}.get(type(column.type).__name__, 0)


async def test_sqlite_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}")
    try:
        async with database.engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
    finally:
        await database.close()


def test_settings_come_from_arguments_then_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAGEBRUSH_PORT", "9000")
    monkeypatch.setenv("SAGEBRUSH_HTTPS", "true")
    assert load_settings(port=None).port == 9000
    assert load_settings(port=9001).port == 9001
    assert load_settings().https
    monkeypatch.setenv("SAGEBRUSH_ORIGINS", "https://friends.example, http://localhost:5173/")
    assert load_settings().allowed_origins == ("https://friends.example", "http://localhost:5173")
    assert Settings(database_url="postgresql://h/d").storage_url == "postgresql+asyncpg://h/d"


def test_an_empty_setting_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Above all, no empty address makes a server listen to the whole world."""
    monkeypatch.setenv("SAGEBRUSH_HOST", "")
    monkeypatch.setenv("SAGEBRUSH_PORT", "")
    assert load_settings(data="") == Settings()


def test_a_web_client_that_is_not_there_is_missed(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=f"there is no web client in {tmp_path}"):
        find_website(Settings(web=str(tmp_path)))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "99999"),
        ("port", "here"),
        ("bot_workers", "0"),
        ("bot_delay", "-1"),
        ("sweep_every", "0"),
        ("log_level", "x"),
        ("origins", "friends.example"),
        ("origins", "https://friends.example/page"),
        ("push_contact", "Ann"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"SAGEBRUSH_{name.upper()}", value)
    with pytest.raises(BadConfig, match=rf"a setting of the server is wrong: .*\$\.{name}"):
        load_settings()
