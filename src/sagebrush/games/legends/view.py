"""What a seat may know of Western Legends, as records."""

from __future__ import annotations

from typing import Any

import msgspec

from sagebrush.core.seats import Seat


class LegendsPlayer(msgspec.Struct, frozen=True):
    """One player as seen by somebody. What is hidden from them is None; its number is told."""

    seat: Seat
    name: str
    character: str
    #: The characters to choose from, before the game.
    dealt: tuple[str, ...] | None
    ability_on: bool
    space: str | None
    lp: int
    mp: int
    wp: int
    money: int
    nuggets: int
    wounds: int
    cards: int
    hand: tuple[str, ...] | None
    #: Cards of this hand that the viewer has seen there, though it is not their own.
    seen: tuple[str, ...]
    #: The last weapon and mount are the active ones.
    weapons: tuple[str, ...]
    mounts: tuple[str, ...]
    belongings: tuple[str, ...]
    cattle: tuple[str, ...]
    tokens: tuple[str, ...] | None
    goals: tuple[str, ...] | None
    goals_left: int
    goals_done: tuple[str, ...]
    legend_tokens: int
    legend_values: tuple[int, ...] | None
    speed: int
    hand_limit: int
    money_limit: int
    nugget_limit: int


class StoryView(msgspec.Struct, frozen=True):
    """The open story of a deck: only its condition is in sight, never the card itself."""

    condition: str | None
    markers: tuple[Seat, ...]
    cards: int


class FightView(msgspec.Struct, frozen=True):
    """The fight under way. Cards are None until they are shown, but for one's own; values count from the reveal on.

    `fight_cards` are those of the `drawn` ones that one has seen. `attacked`: it is the Man in Black who attacks.
    """

    fighter: Seat
    other: Seat | None
    foe: str
    kind: str
    keeper: Seat | None
    attacked: bool
    laid: bool
    other_laid: bool
    card: str | None
    other_card: str | None
    fight_cards: tuple[str, ...]
    drawn: int
    shown: bool
    value: int
    other_value: int


class PokerView(msgspec.Struct, frozen=True):
    """The poker game under way."""

    pot: int
    flop: tuple[str, ...]
    joined: tuple[Seat, ...]
    dealer_cards: int
    dealer: tuple[str, ...] | None


class StandInView(msgspec.Struct, frozen=True):
    """A joker that somebody has laid, and the card of that player's hand it stands for."""

    seat: Seat
    card: str
    stands_for: str


class JokersView(msgspec.Struct, frozen=True):
    """The jokers on the table; of one that lies face down its owner alone knows."""

    laid: tuple[StandInView, ...]


class CacheView(msgspec.Struct, frozen=True):
    space: str
    story: str


class BlackView(msgspec.Struct, frozen=True):
    """The Man in Black."""

    space: str
    lp: int
    cards: int


class LegendsView(msgspec.Struct, frozen=True, tag_field="game", tag="legends"):
    """The table from one seat; `seat` is None for a spectator."""

    seat: Seat | None
    players: tuple[LegendsPlayer, ...]
    active: Seat
    first: Seat
    round: int
    turn: int
    phase: str
    actions: int
    sheriff: str
    bandits: tuple[str, ...]
    caches: tuple[CacheView, ...]
    stories: tuple[StoryView, ...]
    cattle: dict[str, int]
    deck: int
    pile: tuple[str, ...]
    fight: FightView | None
    poker: PokerView | None
    black: BlackView | None
    end_at: int
    #: The last round, once it is known; 0 before.
    end_round: int
    outcome: str
    winners: tuple[Seat, ...]
    #: Cards of the table's own, file by file as they were typed in: whoever plays may read them.
    content: dict[str, str] = {}
    #: Expansions in play, and what options add to them: whose cards are in the game.
    boxes: tuple[str, ...] = ()
    #: What expansions lay on the table.
    parts: dict[str, Any] = {}
