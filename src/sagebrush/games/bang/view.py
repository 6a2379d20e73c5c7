"""What a seat may know of a game of BANG!, as records."""

from __future__ import annotations

from typing import Any

import msgspec

from sagebrush.core.seats import Seat


class BangPlayer(msgspec.Struct, frozen=True):
    """One player as seen by somebody; `role` is None while it is hidden from them."""

    seat: Seat
    name: str
    character: str
    #: All abilities the player has now: the character's own, those copied and those granted, but for what is muted.
    abilities: tuple[str, ...]
    role: str | None
    role_shown: bool
    life: int
    max_life: int
    alive: bool
    #: The card or rule by which this player is in play without lives; empty for everybody else.
    ghost: str
    hand_size: int
    hand_limit: int
    #: The cards of the hand that the viewer knows: all of one's own, and what was taken openly or given by the viewer.
    hand: tuple[str, ...]
    in_play: tuple[str, ...]
    #: How far the viewer sees this player (None: not in play, or a spectator looks).
    distance: int | None
    #: How far this player's weapon reaches, and how far this player sees each seat.
    reach: int
    distances: tuple[int | None, ...]
    #: What this player did to each seat so far: lives taken and given, attacks, cards taken or discarded, jails.
    harm: tuple[int, ...]
    help: tuple[int, ...]
    attacks: tuple[int, ...]
    robs: tuple[int, ...]
    jails: tuple[int, ...]


class BangView(msgspec.Struct, frozen=True, tag_field="game", tag="bang"):
    """The table from one seat; `seat` is None for a spectator."""

    seat: Seat | None
    players: tuple[BangPlayer, ...]
    #: All seats in the order in which they sit, clockwise.
    order: tuple[Seat, ...]
    active: Seat
    turn: int
    #: start, draw, play or discard; lost for a turn lost in Jail; between two turns when a round begins.
    phase: str
    #: BANG! cards played in this turn.
    bangs: int
    #: Cards put into play in this turn, and abilities used in it.
    fresh: tuple[str, ...]
    used: tuple[str, ...]
    deck_size: int
    #: The top cards of the deck that the viewer knows, the topmost first.
    deck_known: tuple[str, ...]
    #: Only the top card of the discard pile can be seen.
    pile_top: str | None
    pile_size: int
    #: Cards face up in the middle.
    middle: tuple[str, ...]
    #: Who holds the stick of dynamite, with that variant.
    stick: Seat | None
    #: The characters that the viewer may still choose from.
    dealt: tuple[str, ...]
    #: Three players: only the last one alive wins now.
    survivors: bool
    #: The rules of the whole table that are in force.
    rules: tuple[str, ...]
    outcome: str
    winners: tuple[Seat, ...]
    #: How many cards the active player played from hand in this turn.
    played: int = 0
    #: What expansions have laid on the table, as far as the viewer may know it, by the name of the part.
    parts: dict[str, Any] = {}
