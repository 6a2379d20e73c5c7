"""Real parts for the tests: the server as its own process, PostgreSQL and Redis."""

from __future__ import annotations

import json
import os
import pwd
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

START_SECONDS = 60
#: The kernel ends what the tests started when the tests end, however they end.
DIE_WITH_THE_TESTS = ["setpriv", "--pdeathsig", "KILL"]


class RunningServer:
    """`python -m sagebrush.server` on a free port of the loopback. It can be killed and started again in its place."""

    def __init__(self, folder: Path, before: Sequence[str] = (), /, **settings: str | float) -> None:
        """`before` is a command that starts it."""
        self.folder = folder
        self.before = before
        self.settings = {
            "port": 0,
            "data": folder / "data",
            "bot_delay": 0,
            # A new worker may take its time to start; a bot that was too slow would be a line in the log.
            "bot_deadline": 60,
            "requests_per_minute": 0,
            "sign_ins_per_minute": 0,
            "messages_per_second": 0,
            "reads_per_minute": 0,
            "streams_per_minute": 0,
            "streams_per_address": 0,
            "lines_per_minute": 0,
            "tables_per_person": 0,
            "work_per_minute": 0,
            "uploads_per_hour": 0,
            "log_level": "warning",
            **settings,
        }
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> RunningServer:
        """Returns when it takes connections; from the second time on, the port is the same."""
        names = {f"SAGEBRUSH_{name.upper()}": str(value) for name, value in self.settings.items()}
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [*self.before, *DIE_WITH_THE_TESTS, sys.executable, "-m", "sagebrush.server"],
                env={**os.environ, **names},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Sagebrush is at "), f"the server did not start: {line!r} {self.log()}"
        self.url = line.split()[-1]
        self.settings["port"] = int(self.url.rpartition(":")[2])
        return self

    def log(self) -> str:
        return (self.folder / "server.log").read_text()[-4000:]

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(timeout=30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None


class QuickServer(RunningServer):
    """Forked by a nursery, for tests that start it very often. With `disk`, its disk is watched from that folder."""

    def __init__(self, folder: Path, disk: Path | None = None, **settings: str | float) -> None:
        super().__init__(folder, **settings)
        self.disk = disk
        self.nursery = subprocess.Popen(
            [*DIE_WITH_THE_TESTS, sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = 0

    def start(self) -> QuickServer:
        settings = {name: str(value) for name, value in self.settings.items()}
        order = {"settings": settings, "log": str(self.folder / "server.log"), "disk": str(self.disk or "")}
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(json.dumps(order) + "\n")
        self.nursery.stdin.flush()
        self.pid = int(self._says())
        place = self._says()
        assert place.startswith("Sagebrush is at "), f"the server did not start: {place!r} {self.log()}"
        self.url = place.split()[-1]
        self.settings["port"] = int(self.url.rpartition(":")[2])
        return self

    def _says(self) -> str:
        assert self.nursery.stdout is not None
        return self.nursery.stdout.readline()

    def _end(self, how: signal.Signals) -> None:
        if self.pid:
            os.kill(self.pid, how)
            self.pid = 0
            assert self._says() == "ended\n"

    def close(self) -> None:
        """The server ends in order, and the nursery with it."""
        self.stop()
        for pipe in (self.nursery.stdin, self.nursery.stdout):
            if pipe is not None:
                pipe.close()
        self.nursery.wait(timeout=30)


@contextmanager
def running_server(folder: Path, before: Sequence[str] = (), /, **settings: str | float) -> Iterator[RunningServer]:
    server = RunningServer(folder, before, **settings).start()
    try:
        yield server
    finally:
        server.stop()


async def empty(url: str) -> None:
    """Make a PostgreSQL database as good as new."""
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


def _as_postgres() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


def _postgres_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="sagebrush-pg-"))
    if os.geteuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    return folder


@contextmanager
def postgres() -> Iterator[str]:
    """A new PostgreSQL on a socket of its own; yields the URL of an empty database."""
    folder = _postgres_folder()
    run = [*_as_postgres(), str(_postgres_tools() / "initdb"), "-D", str(folder / "data")]
    settings = ["--auth=trust", "--username=postgres", "--no-sync", "-E", "UTF8"]
    subprocess.run([*run, *settings], check=True, capture_output=True, cwd="/")
    start_postgres(folder)
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        _postgres_control(folder, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def kill_postgres(folder: Path) -> None:
    """With all its processes, as a machine that dies would."""
    for process in postgres_processes(folder):
        with suppress(ProcessLookupError):
            handle = os.pidfd_open(process)
            os.kill(process, signal.SIGKILL)
            select.select([handle], [], [], START_SECONDS)
            os.close(handle)
    # Where nobody buries the dead, PostgreSQL would take the old one for alive.
    (folder / "data" / "postmaster.pid").unlink()
    for lock in folder.glob(".s.PGSQL.*.lock"):
        lock.unlink()


def start_postgres(folder: Path) -> None:
    """For the first time, or after it was killed."""
    options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off -c max_connections=80"
    _postgres_control(folder, "-o", options, "-l", str(folder / "log"), "start")


def _postgres_tools() -> Path:
    binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert binaries, "PostgreSQL is missing: run tools/install-services.sh"
    return binaries[-1]


def _postgres_control(folder: Path, *what: str) -> None:
    control = [*_as_postgres(), str(_postgres_tools() / "pg_ctl"), "-D", str(folder / "data")]
    subprocess.run([*control, "-w", "-t", str(START_SECONDS), *what], check=True, capture_output=True, cwd="/")


def postgres_processes(folder: Path) -> list[int]:
    """The first is the one that started the others."""
    master = (folder / "data" / "postmaster.pid").read_text().splitlines()[0]
    found = subprocess.run(["pgrep", "-P", master], capture_output=True, text=True, check=False).stdout
    return [int(master), *map(int, found.split())]


@contextmanager
def redis() -> Iterator[str]:
    """A new Redis on a socket of its own; yields its URL."""
    folder = Path(tempfile.mkdtemp(prefix="sagebrush-redis-"))
    try:
        with redis_at(folder):
            yield f"unix://{folder / 'socket'}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis_at(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A Redis on a socket in this folder, for as long as the block lasts."""
    assert shutil.which("redis-server"), "Redis is missing: run tools/install-services.sh"
    socket = str(folder / "socket")
    command = ["redis-server", "--port", "0", "--unixsocket", socket, "--save", "", "--dir", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if "ready to accept connections" in line.lower():
                    break
            yield process
        finally:
            process.kill()
            process.wait(timeout=30)
