"""How a server is set up: defaults for one laptop, everything else by argument or SAGEBRUSH_… variable."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from sagebrush.core.errors import BadConfig, NotInstalled

PREFIX = "SAGEBRUSH_"
#: A shorter key could be guessed.
MIN_KEY = 16

#: How pages from elsewhere, and whoever runs the server, are named.
ORIGINS = r"^(\s*https?://[^/,\s]+/?\s*(,|$))*$"
CONTACT = r"^(mailto:\S+@\S+|https://\S+)?$"

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Time = Annotated[float, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each field can be set by an environment variable: `SAGEBRUSH_DATABASE_URL`, `SAGEBRUSH_BOT_DELAY`, …"""

    host: str = "127.0.0.1"
    port: Port = 8000
    #: The folder of the database (unless `database_url` names another) and of the key that signs cookies.
    data: str = "data"
    #: `sqlite:///path` or `postgresql://…`; empty: SQLite in the data folder.
    database_url: str = ""
    #: `redis://…`, `postgresql://…`, or empty: this process alone serves the tables of its database.
    channels_url: str = ""
    #: Signs cookies and seat passes; empty: a key made once and kept in the data folder.
    secret: str = ""
    #: Whoever knows it may close tables and read the overview; empty: nobody.
    operator_token: str = ""
    #: Origins besides its own from which browsers may act, separated by commas.
    origins: Annotated[str, msgspec.Meta(pattern=ORIGINS)] = ""
    #: True behind a proxy with TLS: cookies travel on encrypted connections only.
    https: bool = False
    #: The built web client; empty: the one in the package, or `web/dist` beside the sources, if it is there.
    web: str = ""
    bot_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    #: Processes in which games are played again for who looks back at them.
    back_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    #: Seconds of such work per person and minute, three times as many per address; 0: no limit.
    work_per_minute: Count = 20
    #: Answers in games that somebody uploaded or branched off; 0: no limit.
    answers_kept_per_person: Count = 100_000
    #: Uploads per address and hour; 0: no limit.
    uploads_per_hour: Count = 60
    #: Seconds a bot waits before it plays, so that people can follow.
    bot_delay: Time = 0.8
    #: Seconds a bot may think; then another one plays for it.
    bot_deadline: Time = 10.0
    #: Seconds after which somebody who is gone is played by a bot, where others wait for them: by itself at a table
    #: with a clock, else if the host says so or most of those who are there.
    gone_after: Time = 120.0
    #: Seconds between the looks for decisions out of time and for tables without a driver.
    sweep_every: Annotated[float, msgspec.Meta(gt=0)] = 0.5
    #: A process that did not report for so long is taken for dead by the others.
    process_timeout: Time = 5.0
    #: Seconds after which a table nobody looks at leaves the memory.
    idle_after: Time = 60.0
    #: Requests that change something, per person and minute; 0: no limit.
    requests_per_minute: Count = 120
    #: New people and sign-ins per address and minute; 0: no limit.
    sign_ins_per_minute: Count = 20
    #: Other requests to the API, per person and minute; 0: no limit.
    reads_per_minute: Count = 600
    #: Connections at once; 0: as many as the system lets the process have.
    connections: Count = 0
    #: Connections at once per address, besides its streams; 0: no limit. A trusted proxy has none.
    connections_per_address: Count = 100
    #: Requests of all kinds per address and minute, pages too; who asks faster is kept waiting. 0: no limit.
    arrivals_per_minute: Count = 3000
    #: Seconds until a connection has said what it wants, and until it has said it all.
    head_seconds: Time = 10.0
    request_seconds: Time = 30.0
    #: Streams opened per address and minute, and open at once; 0: no limit.
    streams_per_minute: Count = 120
    streams_per_address: Count = 100
    #: Seconds between two signs of life of a stream, and until one that gives none is cut off.
    ping_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    #: Streams that watch one table, besides those of its players; 0: no limit.
    watchers_per_table: Count = 200
    #: Lines of chat and signals per person and minute; 0: no limit.
    lines_per_minute: Count = 60
    #: Messages per second on one stream; 0: no limit.
    messages_per_second: Count = 20
    #: Tables of the last day, waiting or in play, that one person may host at once; 0: no limit.
    tables_per_person: Count = 30
    #: Hours after which a table that nobody started is closed, fourteen times as many at the pace of days; 0: never.
    waiting_hours: Time = 24.0
    #: Days after which a game that nobody came back to is played to its end by bots; 0: never.
    abandoned_days: Time = 14.0
    #: Seconds after which bots take the free chairs of a quick match.
    quick_seconds: Time = 60.0
    #: Whether people may be told of their turn by Web Push; and seconds before somebody who is not there is told.
    push: bool = True
    push_after: Time = 15.0
    #: How push services reach whoever runs this server: `mailto:…` or `https://…`. Some take no pushes without.
    push_contact: Annotated[str, msgspec.Meta(pattern=CONTACT)] = ""
    #: True for tests alone: pushes may go to any address, also inside the own network.
    push_anywhere: bool = False
    log_level: Literal["debug", "info", "warning", "error", "critical"] = "info"

    @property
    def folder(self) -> Path:
        return Path(self.data)

    @property
    def storage_url(self) -> str:
        """The database, spelt for SQLAlchemy's asynchronous drivers."""
        url = self.database_url or f"sqlite:///{self.folder / 'sagebrush.db'}"
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            if url.startswith(plain):
                url = driver + url.removeprefix(plain)
        if url.startswith("postgresql+asyncpg:") and find_spec("asyncpg") is None:
            raise NotInstalled("PostgreSQL needs more packages: pip install 'sagebrush[postgres]'")
        if not url.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            raise BadConfig(f"the database is sqlite:///… or postgresql://…, not {url.partition(':')[0]!r}")
        _check_address(url)
        return url

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        return tuple(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())


def _check_address(url: str) -> None:
    from sqlalchemy import make_url  # noqa: PLC0415  (slow to import)
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    try:
        make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadConfig(f"the address of the database cannot be read: {shown(url)}") from error


def shown(url: str) -> str:
    """The address of a service as it may be seen: in a log, or on a screen that others look at."""
    return re.sub(r"(?<=//)([^/@]*?):[^/]*@", r"\1:***@", re.sub(r"^(sqlite|postgresql)\+\w+:", r"\1:", url))


def load_settings(**given: object) -> Settings:
    """What was given, else the environment, else the default; what is empty is not given."""
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = os.environ.get(PREFIX + name.upper())
        if text:
            values[name] = text
    values.update({name: value for name, value in given.items() if value not in {None, ""}})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfig(f"a setting of the server is wrong: {error}") from error


def signing_key(settings: Settings) -> bytes:
    """The key that signs cookies: the given secret, or one made at the first start and kept."""
    if settings.secret:
        if len(settings.secret) < MIN_KEY:
            raise BadConfig(f"SAGEBRUSH_SECRET needs at least {MIN_KEY} characters")
        return settings.secret.encode()
    path = settings.folder / "secret.key"
    # Seeds, hands and hashes lie there: other users of the machine have no business in it.
    settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        _make_key(path)
    key = path.read_bytes().strip()
    if len(key) < MIN_KEY:
        raise BadConfig(f"{path} holds no key of at least {MIN_KEY} characters; remove it to have one made")
    return key


def _make_key(path: Path) -> None:
    """Whole or not at all: a crash must not leave an empty key, which anybody could sign with."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        # Of two processes that start at once, the first to link wins, and both read the same.
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    # A power cut must not take its name away either: everybody would be a stranger under a new one.
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
