"""Bots over the network: `http://host:port` stands for whoever answers there, in whatever language it is written.

Each decision is a POST of `Asked` as JSON, and the answer is `Said`. `sagebrush lend` offers any bot that way.
"""

from __future__ import annotations

from http.client import HTTPConnection, HTTPException
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

import msgspec

from sagebrush.bots.base import Bot
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.core.eyes import Eyes
from sagebrush.core.options import Option

#: How long an answer may take, in seconds.
PATIENCE: Final = 60.0
FINE: Final = 200


class Offered(msgspec.Struct, frozen=True):
    """An option and the id to answer with."""

    id: str
    option: Any


class Asked(msgspec.Struct, frozen=True):
    """A decision as it goes over the line. `seed` is the seat's own in this game, `number` counts the decisions."""

    game: str
    seat: int
    seed: str
    number: int
    view: Any
    question: Any
    options: list[Offered]


class Said(msgspec.Struct, frozen=True):
    """The id of the option that is chosen."""

    option: str


class NoAnswer(SagebrushError):
    """The other side is not there, or says something that is no answer."""


class RemoteBot(Bot):
    """Asks an address for every answer. `remote_class` makes a class of it for one address and one game."""

    game: ClassVar[str] = ""
    host: ClassVar[str] = ""
    port: ClassVar[int] = 80
    path: ClassVar[str] = "/"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed
        self.line: HTTPConnection | None = None

    def __del__(self) -> None:
        self._hang_up()

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None

    def answer(self, eyes: Eyes) -> Option:
        decision = eyes.decision
        options = [Offered(option.id, option) for option in decision.options]
        asked = Asked(self.game, eyes.seat, f"{self.seed:x}", decision.number, eyes.view, decision.question, options)
        said = self._say(msgspec.json.encode(asked))
        chosen = decision.option(said.option)
        if chosen is None:
            raise NoAnswer(f"the bot at {self.host}:{self.port} chose what is not offered: {said.option!r:.80}")
        return chosen

    def _say(self, question: bytes) -> Said:
        """The answer; a line that was closed in the meantime is opened once more."""
        try:
            return self._tried(question)
        except (OSError, HTTPException):
            self._hang_up()
        try:
            return self._tried(question)
        except (OSError, HTTPException) as error:
            self._hang_up()
            raise NoAnswer(f"the bot at {self.host}:{self.port} does not answer: {error}") from error

    def _tried(self, question: bytes) -> Said:
        if self.line is None:
            self.line = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        self.line.request("POST", self.path, question, {"Content-Type": "application/json"})
        answer = self.line.getresponse()
        body = answer.read()
        if answer.status != FINE:
            raise NoAnswer(f"the bot at {self.host}:{self.port} answered {answer.status}: {body.decode()[:200]}")
        try:
            return msgspec.json.decode(body, type=Said)
        except msgspec.DecodeError as error:
            raise NoAnswer(f"the bot at {self.host}:{self.port} answered something else: {error}") from error


def is_address(level: str) -> bool:
    return level.startswith("http://")


def remote_class(url: str, game: str) -> type[Bot]:
    """The class of the bot at this address."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or 80
    except ValueError:
        host = None
    if not host:
        raise BadConfig(f"a bot over the network is http://host:port, not {url!r}")
    place = {"game": game, "host": host, "port": port, "path": parts.path or "/"}
    return type(url, (RemoteBot,), place)
