"""Real parts for the tests: the server as its own process, PostgreSQL and Redis."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

START_SECONDS = 60
#: The kernel ends what the tests started when the tests end, however they end.
DIE_WITH_THE_TESTS = ["setpriv", "--pdeathsig", "KILL"]


class RunningServer:
    """`python -m sagebrush.server` on a free port of the loopback. It can be killed and started again in its place."""

    def __init__(self, folder: Path, **settings: str | float) -> None:
        self.folder = folder
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
                [*DIE_WITH_THE_TESTS, sys.executable, "-m", "sagebrush.server"],
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


@contextmanager
def running_server(folder: Path, **settings: str | float) -> Iterator[RunningServer]:
    server = RunningServer(folder, **settings).start()
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
    binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert binaries, "PostgreSQL is missing: run tools/install-services.sh"
    tools, folder, data = binaries[-1], _postgres_folder(), "data"
    run = _as_postgres()
    initdb = [
        str(tools / "initdb"),
        "-D",
        str(folder / data),
        "--auth=trust",
        "--username=postgres",
        "--no-sync",
        "-E",
        "UTF8",
    ]
    subprocess.run([*run, *initdb], check=True, capture_output=True, cwd="/")
    options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off -c max_connections=80"
    control = [*run, str(tools / "pg_ctl"), "-D", str(folder / data), "-w", "-t", str(START_SECONDS)]
    subprocess.run(
        [*control, "-o", options, "-l", str(folder / "log"), "start"], check=True, capture_output=True, cwd="/"
    )
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=True, capture_output=True, cwd="/")
        shutil.rmtree(folder, ignore_errors=True)


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
def redis_at(folder: Path) -> Iterator[None]:
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
            yield
        finally:
            process.kill()
            process.wait(timeout=30)
