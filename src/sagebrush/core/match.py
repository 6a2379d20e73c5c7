"""A match: one game being played. It drives the rules from one decision to the next and keeps the record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from sagebrush.core.answers import offered, wanted
from sagebrush.core.checkpoints import KEPT_CHECKPOINTS, Checkpoint, Dream
from sagebrush.core.config import Config, Value, configure
from sagebrush.core.content import Content, read_content
from sagebrush.core.decisions import Decision, Together
from sagebrush.core.errors import (
    BadConfig,
    CannotImagine,
    CannotUndo,
    Refused,
    SagebrushError,
    TamperedRecord,
)
from sagebrush.core.eyes import Eyes, MatchEyes
from sagebrush.core.game import Game
from sagebrush.core.lessons import Line
from sagebrush.core.options import Option
from sagebrush.core.position import Position
from sagebrush.core.record import FORMAT, Record, digest_of, load_record
from sagebrush.core.registry import game_named, game_of
from sagebrush.core.rng import Chance, parse_seed
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.core.trail import Trail


class Match(Position):
    """One game from its first decision to its result."""

    def __init__(
        self,
        game: Game[Any],
        config: Config,
        seed: int,
        table: Table,
        *,
        checkpoints: bool = True,
        start: bool = True,
    ) -> None:
        """Use `Match.new`; this one takes a table that is already set up, and runs to its first decision."""
        super().__init__(game, config, seed, table, checkpoints=checkpoints)
        if start:
            self._resume(None)

    def __repr__(self) -> str:
        waiting = ", ".join(self.config.names[decision.seat] for decision in self._open)
        state = f"{waiting} to answer" if waiting else "over"
        return f"<Match of {self.game.info.name}, {self.config.players} players, {self.answer_count} answers, {state}>"

    # ---------------------------------------------------------------- beginning

    @staticmethod
    def new(
        game: str,
        *,
        players: int | None = None,
        seed: int | str = 0,
        names: Sequence[str] | None = None,
        expansions: Sequence[str] = (),
        content: Content | Path | str | None = None,
        checkpoints: bool = True,
        **options: Value,
    ) -> Match:
        """Start a game by name: `Match.new("dice", players=5, seed=7)`.

        `content` is a folder with cards of your own, or the texts of its files by name.
        """
        rules = game_named(game)
        own = read_content(content) if isinstance(content, Path | str) else content
        config = configure(
            rules.info, players=players, names=names, expansions=expansions, options=options, content=own
        )
        return Match.start(rules, config, parse_seed(seed), checkpoints=checkpoints)

    @staticmethod
    def start(game: Game[Any], config: Config, seed: int, *, checkpoints: bool = True) -> Match:
        """Start a game from a config that `configure` has made."""
        game.check(config)
        lesson = game.lesson(config)
        chance = lesson.chance(seed) if lesson else Chance(seed)
        return Match(game, config, seed, game.setup(config, chance), checkpoints=checkpoints)

    # ---------------------------------------------------------------- answering

    def eyes(self, seat: Seat, seconds: float | None = None) -> Eyes:
        """What the bot that plays this seat has to answer by: `bot.answer(match.eyes(seat))`."""
        return MatchEyes(self, wanted(self._open, self.config.names, seat, None), seconds)

    def answer(self, choice: Option | str, *, seat: Seat | None = None, number: int | None = None) -> None:
        """Answer an open decision with one of its options or that option's id.

        `seat` is needed only where several seats are asked and the answer is not for the first of them. With
        `number`, the answer counts only if that very decision is still open.
        """
        decision = wanted(self._open, self.config.names, seat, number)
        option = offered(decision, choice)
        if self._together is None:
            if decision.top and self.keep_checkpoints:
                self._checkpoint()
            self.trail.add(decision.seat, option)
            self._open.clear()
            self._go_on(option)
        else:
            self._answer_in_secret(self._together, decision, option)

    def _answer_in_secret(self, together: Together[Option], decision: Decision[Option], option: Option) -> None:
        """Put the answer aside until the last of those asked together has given theirs."""
        self.trail.add(decision.seat, option)
        self._secret[decision.seat] = option
        self._open.remove(decision)
        if not self._open:
            secret, self._secret, self._together = self._secret, {}, None
            self._go_on({seat: secret[seat] for seat in together.seats})

    def _go_on(self, answer: object) -> None:
        """Resume the rules; should a rule itself fail, the match is as it was before the answer."""
        try:
            self._resume(answer)
        except Exception:
            # An imagined match has no past to go back to, and whoever imagined it throws it away.
            if not self.imagined:
                self._rebuild(self.trail.length() - 1)
            raise

    def _resume(self, answer: object) -> None:
        """Run the rules to their next decision or to the end."""
        if self._rule is None:
            self._rule = self.game.run(self.table)
        try:
            asked = self._rule.send(answer)
        except StopIteration:
            return
        if isinstance(asked, Decision):
            asked.number = self._asked
            self._asked += 1
            self._open.append(asked)
            return
        self._together = asked
        for decision in asked.decisions():
            decision.number = self._asked
            self._asked += 1
            self._open.append(decision)

    # ---------------------------------------------------------------- going back, branching off

    def _checkpoint(self) -> None:
        if self._checkpoints and self._checkpoints[-1].answers == self.trail.length():
            # A fork stands where its parent has one already.
            return
        if len(self._checkpoints) == KEPT_CHECKPOINTS:
            del self._checkpoints[0]
        self._checkpoints.append(Checkpoint(self.table.twin(), self.trail.length(), self._asked - 1, self.event_count))

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers, as if they had never been given."""
        length = self.trail.length()
        if not 0 < answers <= length:
            raise CannotUndo(f"cannot take back {answers} of {length} answers")
        self._must_be_real()
        self._rebuild(length - answers)

    def _must_be_real(self) -> None:
        if self.imagined:
            raise CannotUndo("an imagined match cannot go back behind the moment it was imagined")

    def revealed_since(self, answer: int) -> bool:
        """Whether anything hidden came to light after answer number `answer`, so that undoing it needs consent."""
        past = self.copy_at(answer)
        if past.table.chance.drawn() != self.table.chance.drawn():
            return True
        if any(decision.question.reveals for decision in self._open):
            return True
        return any(event.reveals for event in self.all_events(past.event_count))

    def copy_at(self, answers: int) -> Match:
        """This match as it was after its first answers."""
        if not 0 <= answers <= self.trail.length():
            raise CannotUndo(f"there is no answer {answers}; {self.trail.length()} were given")
        self._must_be_real()
        past = Match(self.game, self.config, self._seed, self.table, start=False)
        past.first_event = self.first_event
        past.trail = self.trail
        past._checkpoints = list(self._checkpoints)
        past._rebuild(answers)
        return past

    def _rebuild(self, length: int) -> None:
        """Play the first `length` answers again, from the nearest checkpoint before them or from the start."""
        replayed = self.trail.since(0)
        journal = self.table.journal
        while self._checkpoints and self._checkpoints[-1].answers > length:
            self._checkpoints.pop()
        if self._checkpoints:
            point = self._checkpoints.pop()
            fresh = self._enter(point.table.twin(), point.asked)
            fresh.table.journal = journal[: point.events - self.first_event]
            fresh.trail = self.trail.cut(point.answers)
            fresh.first_event = self.first_event
            fresh._checkpoints = self._checkpoints
            start = point.answers
        else:
            fresh = Match.start(self.game, self.config, self._seed, checkpoints=self.keep_checkpoints)
            start = 0
        for seat, option in replayed[start:length]:
            fresh.answer(option, seat=seat)
        self._become(fresh)

    def _enter(self, table: Table, asked: int) -> Match:
        """A match whose rules enter this table at its open top-level decision."""
        entered = Match(self.game, self.config, self._seed, table, checkpoints=self.keep_checkpoints, start=False)
        entered._asked = asked
        entered._resume(None)
        return entered

    def take_back_point(self, seat: Seat) -> int | None:
        """To how many answers the match goes back if this seat takes back its last play; None if it is too late."""
        self._must_exist(seat)
        if self.config.lesson:
            # Whoever learns goes back as far as they like.
            return Game.take_back_point(self.game, self.trail.since(0), seat)
        return self.game.take_back_point(self.trail.since(0), seat)

    @property
    def next_line(self) -> Line | None:
        """What the script of a lesson says comes next; None in an ordinary game, or when its script is over."""
        lesson = self.game.lesson(self.config)
        return lesson.line_after(self.answers) if lesson and self.answer_count < len(lesson.lines) else None

    def _become(self, other: Match) -> None:
        self.table = other.table
        if self._watcher is not None:
            self.table.watcher = self._watcher
            self._watcher.restart(self.table)
        self.trail = other.trail
        self.first_event = other.first_event
        self._asked = other._asked
        self._open = other._open
        self._together = other._together
        self._secret = other._secret
        self._checkpoints = other._checkpoints
        self._rule = other._rule

    def fork(self) -> Match:
        """An independent match that goes on from here. Its events start here; its record is whole."""
        return self._fork(self._dreams)

    def _fork(self, dreams: list[Dream]) -> Match:
        """Branch off at the nearest point that the rules can be entered at, and follow from there with these dreams."""
        dreamt = self.trail.length()
        decision = self.decision
        if decision is None or decision.top:
            twin = self._branch(self.table, self._asked - (decision is not None), dreamt, self.event_count)
        elif self._checkpoints:
            point = self._checkpoints[-1]
            dreamt = point.answers
            twin = self._branch(point.table, point.asked, point.answers, point.events)
            twin._checkpoints.append(point)
        else:
            dreamt = -1
            twin = Match.start(self.game, self.config, self._seed)
        later = [dream for dream in dreams if dream.answers > dreamt]
        twin._follow(self.trail, later)
        twin.trail = Trail(self.trail)
        twin.imagined = self.imagined
        # What was dealt anew before a checkpoint is in its table; without checkpoints, all of it is done again.
        twin._dreams = later if self.keep_checkpoints else dreams.copy()
        return twin

    def _follow(self, trail: Trail, dreams: list[Dream]) -> None:
        """Give the answers of a trail from here on, and deal anew wherever the match they come from did."""
        place = self.trail.length()
        for seat, option in trail.since(place):
            self._dream_again(dreams, place)
            self.answer(option, seat=seat)
            place += 1
        self._dream_again(dreams, place)

    def _dream_again(self, dreams: list[Dream], answers: int) -> None:
        for dream in dreams:
            if dream.answers == answers:
                self._dream(dream.seat, dream.chance.copy())

    def _branch(self, table: Table, asked: int, answers: int, events: int) -> Match:
        twin = self._enter(table.twin(), asked)
        twin.first_event = events
        # The answers up to here are shared, not copied; those that follow are played again onto an own trail.
        twin.trail.shared = answers
        return twin

    def imagine(self, seat: Seat | None, chance: Chance) -> Match:
        """A fork in which all that this seat cannot know, the coming chance included, is dealt anew."""
        self._must_exist(seat)
        here = self.trail.length()
        # To deal the same cards anew twice is to do so once: a chain of imagined worlds does not grow longer.
        twin = self._fork([dream for dream in self._dreams if (dream.answers, dream.seat) != (here, seat)])
        twin.imagined = True
        twin._dreams.append(Dream(here, seat, chance.copy()))
        twin._dream(seat, chance)
        return twin

    def _dream(self, seat: Seat | None, chance: Chance) -> None:
        self._forget_what_others_know(seat)
        self.table.chance = chance.spawn()
        self.game.redeal(self.table, seat, chance)
        self._offer_again(seat, chance)

    def _forget_what_others_know(self, seat: Seat | None) -> None:
        """No dream tells what is real: what has happened is remembered as this seat saw it.

        Whether others pass for a while nobody can know, so in a dream they are all asked.
        """
        seen = [event.seen_by(seat) for event in self.table.journal]
        journal = [event for event in seen if event is not None]
        self.first_event += len(seen) - len(journal)
        self.table.journal = journal
        self.table.standing = tuple([standing for standing in self.table.standing if standing.seat == seat])

    def _offer_again(self, seat: Seat | None, chance: Chance) -> None:
        """Make the open decisions of other seats, and what they chose in secret, fit their re-dealt hands."""
        if self._together is not None:
            for decision in self._open:
                if decision.seat != seat:
                    decision.options = self._together.offer(decision.seat)
            for other in self._together.seats:
                if other in self._secret and other != seat:
                    self._secret[other] = chance.pick(list(self._together.offer(other)))
            return
        if not self._open or self._open[0].seat == seat:
            return
        if not self._open[0].top:
            raise CannotImagine(
                f"seat {self._open[0].seat} is in the middle of a choice; imagine at a decision of your own"
            )
        self._become(self._entered_again())

    def _entered_again(self) -> Match:
        entered = self._enter(self.table, self._asked - 1)
        entered.trail = self.trail
        entered.first_event = self.first_event
        return entered

    # ---------------------------------------------------------------- records

    @property
    def digest(self) -> str:
        """A hash over the whole state, equal for equal config, seed and answers in every process."""
        pending = sorted((seat, option.id) for seat, option in self._secret.items())
        state = [self.table.canonical(), [decision.number for decision in self._open], pending]
        if self.table.standing:
            state.append([standing.canonical() for standing in self.table.standing])
        return digest_of(state)

    @property
    def record(self) -> Record:
        if self.imagined:
            raise SagebrushError("an imagined match has no record")
        info = self.game.info
        draft = Record(FORMAT, info.name, info.rules, self.config, f"{self._seed:032x}", self.answers, "")
        return msgspec.structs.replace(draft, digest=draft.sealed(self.digest))

    def save(self, path: Path | str) -> None:
        self.record.save(path)

    @staticmethod
    def load(path: Path | str) -> Match:
        """Read a record file and play it again to where it ends; refuse it if anything does not fit."""
        return Match.replay(load_record(path))

    @staticmethod
    def replay(record: Record) -> Match:
        """Play a record again and check that it leads to the state it was sealed with."""
        match = Match.opening(record)
        for place, (seat, option_id) in enumerate(record.answers):
            try:
                match.answer(option_id, seat=seat)
            except Refused as error:
                raise TamperedRecord(f"answer {place + 1} of the record does not fit: {error}") from error
        if record.digest != record.sealed(match.digest):
            raise TamperedRecord("the record leads to another state than the one it was sealed with")
        return match

    @staticmethod
    def opening(record: Record, *, checkpoints: bool = True) -> Match:
        """The match of a record before its first answer."""
        try:
            return Match.start(game_of(record), record.config, parse_seed(record.seed), checkpoints=checkpoints)
        except BadConfig as error:
            raise TamperedRecord(f"the record asks for a game that cannot be set up: {error}") from error
