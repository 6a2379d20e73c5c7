"""A table in this process's memory."""

from __future__ import annotations

import asyncio
from time import monotonic

from sagebrush.core.config import Config, configure
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import OtherRules, SagebrushError
from sagebrush.core.events import Event
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named
from sagebrush.core.rng import parse_seed
from sagebrush.core.seats import Seat
from sagebrush.server.hosting.clients import Client
from sagebrush.server.hosting.lookout import Lookout
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.models import Chair, Table

#: How long bots hold still for a request to take something back.
HOLD_SECONDS = 30.0
GONE_SECONDS = 120.0


class LiveTable:
    """The match of a table, how far its log has been played, and who follows it.

    Whoever changes the match, or reads it for somebody, holds `lock`: in between, an answer may have been played that
    is not stored yet.
    """

    def __init__(self, row: Table, chairs: list[Chair]) -> None:
        self.id = row.id
        self.row = row
        self.chairs = chairs
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        #: Seats and watchers connected to other processes, by process, and when we heard of them.
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        self.heard_at: dict[str, float] = {}
        #: The lines of chat that were told here last.
        self.lines: dict[int, None] = {}
        #: Since when a seat's owner has been away from all processes; and the time of day, of those whom we saw leave.
        self.gone_since: dict[int, float] = {}
        self.left_at: dict[int, float] = {}
        self.came: set[int] = set()
        #: Seconds after which the others may do something about it.
        self.gone_after = GONE_SECONDS
        #: Decisions that somebody who is not here has been told of.
        self.called: set[tuple[int, int]] = set()
        self.thinking: set[tuple[int, int]] = set()
        #: Until when bots hold still because somebody asked to take something back; 0 when nobody did.
        self.held_until = 0.0
        #: Somebody who is out does not want to wait for bots.
        self.hurried = False
        #: Durations are measured by a clock that nobody sets; `last_at`, which is stored, is the time of day.
        self.used_at = monotonic()
        self.match: Match | None = None
        self._reset()

    def _reset(self) -> None:
        self.seq = 0
        self.era = 0
        #: The first number from which a client can be caught up: behind it lies a play that was taken back.
        self.oldest = 0
        self.last_at = self.row.started_at or self.row.created_at
        self.moved_at = monotonic()
        self.lookout = Lookout()
        self.marks: list[int] = []
        self.movers: list[int] = []

    # ---------------------------------------------------------------- the match and its log

    def begin(self) -> None:
        """Set the match up from the stored config and seed, before its first move."""
        self.match = new_match(self.row)
        self._reset()
        self.marks.append(self.match.event_count)

    def play(self, entry: Entry) -> None:
        """Play the next entry of the log."""
        if entry.number != self.seq + 1:
            raise LookupError(f"move {entry.number} of table {self.id} does not follow {self.seq}")
        play_entry(self.playing, entry)
        self.note(entry)

    def note(self, entry: Entry) -> None:
        """Count an entry that has been played on the match already."""
        self.seq = entry.number
        self.lookout.note(self.seq)
        self.marks.append(self.playing.event_count)
        self.movers.append(entry.seat)
        self.last_at = entry.at
        self.moved_at = monotonic()
        if entry.kind == "undo":
            self.era += 1
            self.oldest = self.seq

    def become(self, other: LiveTable) -> None:
        """Go on from where this other one, played anew from the log, has come to."""
        self.match, self.seq, self.era, self.oldest = other.match, other.seq, other.era, other.oldest
        self.last_at, self.moved_at = other.last_at, other.moved_at
        self.lookout, self.marks, self.movers = other.lookout, other.marks, other.movers

    def look(self) -> None:
        """Watch the match with the eyes of those who follow it here, now that they have been told everything."""
        if self.match is not None:
            self.lookout.look(self.match, {eyes_of(client.seat) for client in self.clients})

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise SagebrushError("the game has not started")
        return self.match

    def events_of(self, seq: int) -> list[Event]:
        """What move number `seq` brought about, secrets included; number 0 is the beginning."""
        first = self.marks[seq - 1] if seq else 0
        return self.playing.all_events(first)[: self.marks[seq] - first]

    def open_decisions(self) -> tuple[Decision[Option], ...]:
        return self.match.decisions if self.match else ()

    @property
    def held(self) -> bool:
        return monotonic() < self.held_until

    def hold(self) -> None:
        """Bots wait while people talk over taking something back, but not for ever."""
        self.held_until = monotonic() + HOLD_SECONDS

    # ---------------------------------------------------------------- who is here

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now, for itself or for somebody."""
        chair = self.chairs[seat]
        return chair.bot or chair.stand_in

    def seats_of(self, person_id: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person_id and chair.person_id == person_id]

    def unseat_strangers(self) -> None:
        """Streams opened for who sat on a chair before must not follow who sits there now."""
        for client in self.clients:
            if client.seat is not None and self.chairs[client.seat].person_id != client.owner:
                client.unmask("your seat has changed")

    def connected_here(self) -> frozenset[int]:
        return frozenset(client.seat for client in self.clients if client.seat is not None)

    def connected(self) -> frozenset[int]:
        seats = self.connected_here()
        for others, _ in self.elsewhere.values():
            seats |= others
        return seats

    def watchers_here(self) -> int:
        return sum(1 for client in self.clients if client.seat is None)

    def watchers(self) -> int:
        return self.watchers_here() + sum(count for _, count in self.elsewhere.values())

    def away_since(self, seat: int) -> float | None:
        """The time of day when the owner of a seat left, if they are not here."""
        if seat not in self.gone_since:
            return None
        return self.left_at.get(seat) or self.chairs[seat].seen_at or self.row.started_at

    def bot_in(self, seat: int) -> float | None:
        """Seconds until the others may let a bot play for somebody who is away; None if that is not up to them."""
        since = self.gone_since.get(seat)
        if since is None or self.row.status != "playing" or self.row.pace != "none" or self.bot_of(seat):
            return None
        return max(0.0, since + self.gone_after - monotonic())

    def people_seats(self) -> list[int]:
        """Seats that people play themselves."""
        return [chair.seat for chair in self.chairs if chair.person_id and not chair.bot and not chair.stand_in]

    def is_out(self, seat: int) -> bool:
        return self.match is not None and self.match.is_out(Seat(seat))

    def voices(self) -> list[int]:
        """Of those, the seats whose people are there to be asked: a program plays, and has no vote."""
        return [seat for seat in self.people_seats() if not self.chairs[seat].program]

    def only_bots(self) -> bool:
        """Whether nobody plays on but bots, be they ours or somebody's."""
        return all(self.is_out(seat) for seat in self.voices())

    def voters(self) -> list[int]:
        """Seats whose people are asked when somebody wants to take something back; who is out has no say in it.

        In a rated game who is away is asked too: their bot does not speak for them.
        """
        people = [chair.seat for chair in self.chairs if chair.person_id and not chair.program]
        return [seat for seat in (people if self.row.rated else self.voices()) if not self.is_out(seat)]

    def programs(self) -> list[int]:
        """Seats that somebody's program still plays."""
        return [chair.seat for chair in self.chairs if chair.program and not self.is_out(chair.seat)]


def eyes_of(seat: int | None) -> Seat | None:
    return None if seat is None else Seat(seat)


def new_match(row: Table) -> Match:
    """The match of a stored table before its first move."""
    game = game_named(row.game)
    if game.info.rules != row.rules:
        raise OtherRules(f"this game began under rules version {row.rules} of {row.game}; now it is {game.info.rules}")
    return Match.start(game, config_of(row), parse_seed(row.seed or ""))


def config_of(row: Table) -> Config:
    info = game_named(row.game).info
    return configure(
        info,
        players=row.players,
        names=row.names,
        expansions=row.expansions,
        options=row.options,
        content=row.content,
    )


def play_entry(match: Match, entry: Entry) -> None:
    if entry.kind == "undo":
        match.undo(match.answer_count - int(entry.option))
    else:
        match.answer(entry.option, seat=Seat(entry.seat))
