"""`sagebrush lend`."""

from __future__ import annotations

import re
import sys
from collections import OrderedDict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from typing import Annotated, Any, Final

import msgspec
import typer

from sagebrush.bots import Bot
from sagebrush.bots.registry import bot_class
from sagebrush.bots.remote import Asked, Said
from sagebrush.cli.common import GameArgument
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.core.registry import game_named
from sagebrush.core.rng import parse_seed
from sagebrush.core.seats import Seat
from sagebrush.lab.playing import BotFailed

#: Seats that are remembered; each game has its own.
KEPT: Final = 1000
MOST_BYTES: Final = 4 << 20


def lend(
    game: GameArgument,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="A level, or module:Class.")],
    *,
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; anybody who reaches it may ask.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")] = 8100,
) -> None:
    """Let a bot play over the network: others name it http://HOST:PORT."""
    kind = bot_class(bot, game)
    if kind.wants_events or kind.wants_worlds:
        raise BadConfig(f"bot {bot} wants more than a view, which does not go over this line")
    try:
        server = ThreadingHTTPServer((host, port), handler(Lender(game, kind)))
    except OSError as error:
        raise BadConfig(f"cannot listen on {host}:{port}: {error.strerror}") from error
    server.daemon_threads = True
    sys.stdout.write(f"http://{host}:{server.server_address[1]}\n")
    sys.stdout.flush()
    try:
        server.serve_forever()
    finally:
        server.server_close()


class Lender:
    """Answers for the seats that ask. A seat is known by its seed, and its bot goes on with its own chance."""

    def __init__(self, game: str, kind: type[Bot]) -> None:
        self.game = game_named(game)
        self.kind = kind
        self._bots: OrderedDict[str, Bot] = OrderedDict()
        self._lock = Lock()

    def answer(self, body: bytes) -> bytes:
        asked = msgspec.json.decode(body, type=Asked)
        name = self.game.info.name
        if asked.game != name:
            raise BadConfig(f"this bot plays {name}, not {asked.game!r:.40}")
        types = self.game.types
        options = tuple([types.decode_option(offered.option) for offered in asked.options])
        decision = Decision(Seat(asked.seat), types.decode_question(asked.question), options, False)
        decision.number = asked.number
        view = types.decode_view(asked.view) if self.kind.wants_view else None
        bot = self._bot(asked.seed)
        try:
            chosen = bot.choose(view, decision)
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        return msgspec.json.encode(Said(chosen.id))

    def _bot(self, seed: str) -> Bot:
        with self._lock:
            if seed not in self._bots:
                self._bots[seed] = self.kind(parse_seed(seed))
                if len(self._bots) > KEPT:
                    self._bots.popitem(last=False)
            return self._bots[seed]


def handler(lender: Lender) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # Answers are small and wanted at once.
        disable_nagle_algorithm = True

        def do_POST(self) -> None:
            said = self.headers.get("Content-Length") or ""
            size = int(said) if re.fullmatch(r"[0-9]{1,9}", said) else 0
            if not 0 < size <= MOST_BYTES:
                self._say(413, b"too much, or nothing")
                return
            try:
                self._say(200, lender.answer(self.rfile.read(size)))
            except (SagebrushError, msgspec.MsgspecError) as error:
                self._say(400, str(error).encode())

        def _say(self, status: int, body: bytes) -> None:
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing is said of single questions."""

    return Handler
