"""What the API is asked: every body, with unknown fields refused and sizes bounded."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sagebrush.core.config import Value
from sagebrush.core.content import MAX_CONTENT
from sagebrush.server.infos import Pace
from sagebrush.server.messages import ChatText

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Passphrase = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
#: PostgreSQL keeps no text with a zero character.
Short = Annotated[str, msgspec.Meta(max_length=64, pattern="^[^\\x00]*$")]
#: As much as all files together may have.
Page = Annotated[str, msgspec.Meta(max_length=MAX_CONTENT, pattern="^[^\\x00]*$")]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class GuestWish(Wish, frozen=True):
    name: Name


class RenameWish(Wish, frozen=True):
    name: Name


class PassphraseWish(Wish, frozen=True):
    """Turn this guest into an account, or change the passphrase of the account; then `current` is needed."""

    passphrase: Passphrase
    current: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class SignInWish(Wish, frozen=True):
    name: Name
    passphrase: Annotated[str, msgspec.Meta(max_length=200)]


class TableWish(Wish, frozen=True):
    """A new table. `bots` names a level per seat, null for a person; the host takes `seat` (null: only hosts)."""

    game: Short
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    expansions: Annotated[list[Short], msgspec.Meta(max_length=20)] = []
    options: Annotated[dict[Short, Value], msgspec.Meta(max_length=40)] = {}
    #: Cards of the table's own, the text of each file by its name: see docs/guides/own-content.md.
    content: Annotated[dict[Short, Page], msgspec.Meta(max_length=20)] = {}
    bots: Annotated[list[Level | None], msgspec.Meta(max_length=16)] = []
    seat: SeatNumber | None = 0
    private: bool = False
    pace: Pace = Pace()
    #: Whether one may ask for a hint, as long as everybody else is a bot.
    hints: bool = False


class JoinWish(Wish, frozen=True):
    """`seat` null takes the first open one; `name` is for a second player on the same device.

    `salt` is any random text, made after the table's commitment was seen: see docs/guides/fair-shuffles.md.
    """

    seat: SeatNumber | None = None
    invite: Short | None = None
    name: Name | None = None
    salt: Short = ""


class QuickWish(Wish, frozen=True):
    """Any seat of this game; `salt` as when one sits down."""

    game: Short
    salt: Short = ""


class SubscribeWish(Wish, frozen=True):
    """Where a browser takes pushes, as its PushSubscription says, and the language to tell them in."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern="^https?://[!-~]+$")]
    p256dh: Annotated[str, msgspec.Meta(max_length=100, pattern="^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9_=-]+$")]
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class UnsubscribeWish(Wish, frozen=True):
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class StartWish(Wish, frozen=True):
    """The host's random text for the seed, made after the commitment was seen."""

    salt: Short = ""


class SeatWish(Wish, frozen=True):
    """Before the game: `level` puts a bot on the chair, null clears it."""

    level: Level | None


class HandOverWish(Wish, frozen=True):
    """In the game: a bot of this level plays the seat until it is taken back."""

    level: Level


class ChatWish(Wish, frozen=True):
    text: ChatText


class BranchWish(Wish, frozen=True):
    """Play on from the position after the first `after` answers; all seats but `seat` go to bots of `level`."""

    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber = 0
    level: Level = "random"
