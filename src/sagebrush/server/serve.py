"""Run the server until it is told to stop."""

from __future__ import annotations

import fcntl
import gc
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvicorn
from sqlalchemy import make_url

from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.server.app import make_app
from sagebrush.server.config import Settings
from sagebrush.server.door import Door, Doorman, StreamDoor, make_places
from sagebrush.server.logs import set_up_logs
from sagebrush.server.services import Services

#: Seconds given to clients to move on and to answers to be stored.
GRACE = 5
MAX_STREAM_MESSAGE = 64 * 1024
SEND_BUFFER = 128 * 1024


class TableServer(uvicorn.Server):
    """Begins with the services, and says goodbye to the streams before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # Not within the application: what keeps them from starting is told by us, in one line.
        await self.services.start()
        await super().startup(sockets)
        # What is loaded by now stays for ever; looking through it again would stop the tables for 80 ms each time.
        gc.collect()
        gc.freeze()
        if self.started and sockets:
            # Said when it is true: whoever waits for this line can connect.
            host, port = sockets[0].getsockname()[:2]
            print(f"Sagebrush is at http://{host}:{port}", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.services.farewell()
        await super().shutdown(sockets)
        await self.services.stop()


def serve(settings: Settings) -> None:
    """Blocks until Ctrl-C or SIGTERM."""
    set_up_logs(settings.log_level)
    with _alone(settings):
        _run(settings)


def _run(settings: Settings) -> None:
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=_door(settings),
        ws=StreamDoor,
        ws_max_size=MAX_STREAM_MESSAGE,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        # Messages are a few kB; compressing each costs more time and memory than the line.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        server_header=False,
        date_header=False,
    )
    server = TableServer(config, app.services)
    # Uvicorn raises the signal that ended it once more; by then everything is in order, and we leave by the door.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[_listen(settings)])
    if not server.started:
        raise SagebrushError("the server could not start; the reason is in the log above")


def _door(settings: Settings) -> type[Door]:
    """Connections that all know one doorman."""
    places = settings.connections or make_places()
    times = settings.head_seconds, settings.request_seconds
    doorman = Doorman(places, settings.connections_per_address, *times, settings.arrivals_per_minute)
    return type("Door", (Door,), {"doorman": doorman})


@contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """Two processes that do not talk to each other must not serve the same tables: their clients would drift apart."""
    path = make_url(settings.storage_url).database
    if settings.channels_url or not path or not settings.storage_url.startswith("sqlite"):
        yield
        return
    Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with Path(f"{path}.serving").open("w") as file:
        try:
            # Given back by the kernel when the process ends, however it ends.
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadConfig(f"another server is using {path}") from error
        yield


def _listen(settings: Settings) -> socket.socket:
    """Bind here, so that a busy port is one clear line, and port 0 finds a free one and says which."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Every connection inherits it: what a slow client does not read waits with us, where it can be dropped.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise BadConfig(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from error
    listening.set_inheritable(False)
    return listening
