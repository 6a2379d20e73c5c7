"""What a seat may know of a game of BANG!, built by adding."""

from __future__ import annotations

from typing import Any

import msgspec

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import ids
from sagebrush.games.bang.state import OUT
from sagebrush.games.bang.table import BangTable


class BangPlayer(msgspec.Struct, frozen=True):
    """One player as seen by somebody; `role` is None while it is hidden from them."""

    seat: Seat
    name: str
    character: str
    #: All abilities the player has now: the character's own, those copied and those granted.
    abilities: tuple[str, ...]
    role: str | None
    role_shown: bool
    life: int
    max_life: int
    alive: bool
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
    active: Seat
    turn: int
    #: start, draw, play or discard; lost for a turn lost in Jail.
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
    #: What expansions have laid on the table, as far as the viewer may know it, by the name of the part.
    parts: dict[str, Any] = {}


def view(table: BangTable, seat: Seat | None) -> BangView:
    return BangView(
        seat=seat,
        players=tuple([_player(table, Seat(other), seat) for other in range(table.players)]),
        active=table.active,
        turn=table.turns,
        phase=table.phase,
        bangs=table.bangs,
        fresh=ids(table.fresh),
        used=tuple(table.used),
        deck_size=len(table.deck),
        deck_known=_deck_known(table, seat),
        pile_top=table.pile[-1].id if table.pile else None,
        pile_size=len(table.pile),
        middle=ids(table.middle),
        stick=Seat(table.stick) if table.stick >= 0 else None,
        dealt=() if seat is None else table.dealt[seat],
        survivors=table.survivors,
        rules=tuple([trait.id for trait in table.rules]),
        outcome=table.outcome,
        winners=tuple(table.winners),
        parts=_parts(table, seat),
    )


def _parts(table: BangTable, seat: Seat | None) -> dict[str, Any]:
    shown = {name: part.view(seat) for name, part in table.parts.items()}
    return {name: part for name, part in shown.items() if part is not None}


def _player(table: BangTable, seat: Seat, viewer: Seat | None) -> BangPlayer:
    shown = table.shown[seat] or bool(table.outcome)
    alive = table.here[seat]
    row = [None if far == OUT else far for far in table.distances(seat)] if alive else [None] * table.players
    start, end = seat * table.players, (seat + 1) * table.players
    return BangPlayer(
        seat=seat,
        name=table.names[seat],
        character=table.characters[seat].id,
        abilities=tuple([trait.id for trait in table.abilities_of(seat)]),
        role=table.roles[seat] if shown or seat == viewer else None,
        role_shown=shown,
        life=max(table.life[seat], 0),
        max_life=table.max_life[seat],
        alive=alive,
        hand_size=len(table.hands[seat]),
        hand_limit=table.hand_limit(seat) if alive else 0,
        hand=_hand(table, seat, viewer),
        in_play=ids(table.fronts[seat]),
        distance=None if viewer is None or not table.here[viewer] else _or_none(table.distances(viewer)[seat]),
        reach=table.reach(seat) if alive else 0,
        distances=tuple(row),
        harm=tuple(table.harm[start:end]),
        help=tuple(table.help[start:end]),
        attacks=tuple(table.attacks[start:end]),
        robs=tuple(table.robs[start:end]),
        jails=tuple(table.jails[start:end]),
    )


def _or_none(distance: int) -> int | None:
    return None if distance == OUT else distance


def _hand(table: BangTable, seat: Seat, viewer: Seat | None) -> tuple[str, ...]:
    """One's own hand in its order; of others what is known, in an order that tells nothing."""
    if seat == viewer:
        return ids(table.hands[seat])
    bits = (1 << table.players) - 1 if viewer is None else 1 << viewer
    return tuple(sorted([card.id for card in table.hands[seat] if table.known[card.index] & bits == bits]))


def _deck_known(table: BangTable, viewer: Seat | None) -> tuple[str, ...]:
    found: list[str] = []
    if viewer is not None:
        for card in reversed(table.deck):
            if not table.known[card.index] >> viewer & 1:
                break
            found.append(card.id)
    return tuple(found)
