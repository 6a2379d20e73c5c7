"""A game between one person and bots, without a screen: the match, its file, and who answers next.

Everything shown to the person comes from the view, the events and the decision of the person's own seat.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from sagebrush.bots import Bot, make_bot
from sagebrush.core.config import Config, Value, configure
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import SagebrushError
from sagebrush.core.events import Event
from sagebrush.core.match import Match
from sagebrush.core.options import Option, Question, WhyNot
from sagebrush.core.record import digest_of, load_record
from sagebrush.core.registry import game_named
from sagebrush.core.results import Result
from sagebrush.core.rng import parse_seed
from sagebrush.core.seats import Seat
from sagebrush.tui.now import Now
from sagebrush.words import Words, words_at

#: The person always has the first seat: a record does not say who was a bot, so a resumed game must know.
PERSON = Seat(0)
#: How long a bot may think while a person waits for it.
BOT_SECONDS = 5.0


class Wish(msgspec.Struct, frozen=True):
    """A game somebody wants to play."""

    game: str
    players: int | None = None
    bots: str = "simple"
    expansions: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    seed: int | str = 0
    names: tuple[str, ...] | None = None
    content: dict[str, str] = {}

    @property
    def config(self) -> Config:
        """What the game is started with; `BadConfig` where it cannot be."""
        return configure(
            game_named(self.game).info,
            players=self.players,
            names=self.names,
            expansions=self.expansions,
            options=self.options,
            content=self.content,
        )


class Session:
    """One game, saved after every answer."""

    def __init__(self, match: Match, path: Path, levels: str) -> None:
        self.match = match
        self.path = path
        self.levels = levels
        self.seat = PERSON
        self.resumed = match.answer_count > 0
        self._told = 0
        self._bots = self._seated()

    @staticmethod
    def open(path: Path, wish: Wish) -> Session:
        """Go on with the record at this path, or start the game that is wished for and save it there."""
        if path.exists():
            return Session(Match.replay(load_record(path)), path, wish.bots)
        game = game_named(wish.game)
        config = wish.config
        session = Session(Match.start(game, config, parse_seed(wish.seed)), path, wish.bots)
        path.parent.mkdir(parents=True, exist_ok=True)
        session.save()
        return session

    def _seated(self) -> dict[Seat, Bot]:
        """The bots, dealt round the table. A resumed game gives them fresh chance, not that of its beginning again."""
        levels = [level.strip() for level in self.levels.split(",")]
        others = [Seat(seat) for seat in range(self.match.config.players) if seat != self.seat]
        bots = {}
        for place, seat in enumerate(others):
            seed = int(digest_of([f"{self.match.seed:032x}", self.match.answer_count, seat]), 16)
            bots[seat] = make_bot(levels[place % len(levels)], self.match.game.info.name, seed)
        return bots

    # ---------------------------------------------------------------- what the person may see

    @property
    def game(self) -> str:
        return self.match.game.info.name

    def words(self, lang: str) -> Words:
        """A language, with what the table calls cards of its own."""
        return words_at(self.match.game, self.match.config, lang)

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.config.names

    @property
    def view(self) -> msgspec.Struct:
        return self.match.view(self.seat)

    @property
    def result(self) -> Result | None:
        return self.match.result

    @property
    def now(self) -> Now:
        """What can be said of any game at this moment."""
        asked = tuple(decision.seat for decision in self.match.decisions)
        return Now(asked, self.match.stage, self.match.result, self.match.view(None))

    @property
    def questions(self) -> list[tuple[Seat, Question]]:
        """What is asked of whom: everybody may know that, but not the options."""
        return [(decision.seat, decision.question) for decision in self.match.decisions]

    @property
    def decision(self) -> Decision[Option] | None:
        """What the person is asked, if anything."""
        return self.match.decision_for(self.seat)

    @property
    def why_not(self) -> tuple[WhyNot, ...]:
        return self.match.why_not(self.seat)

    def news(self) -> list[Event]:
        """What has happened since this was last called."""
        start, self._told = self._told, self.match.event_count
        return self.match.events(self.seat, start)

    # ---------------------------------------------------------------- answering

    def answer(self, option: Option) -> None:
        """The person's answer."""
        self.match.answer(option, seat=self.seat)
        self.save()

    def bot_decision(self) -> Decision[Option] | None:
        """The next decision that a bot has to answer."""
        return next((decision for decision in self.match.decisions if decision.seat != self.seat), None)

    def bot_choice(self, decision: Decision[Option]) -> Option:
        bot = self._bots[decision.seat]
        try:
            return bot.answer(self.match.eyes(decision.seat, BOT_SECONDS))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise SagebrushError(f"bot {bot.name} failed, asked {decision.question.kind}: {reason}") from error

    def bot_answer(self, decision: Decision[Option], option: Option) -> None:
        self.match.answer(option, seat=decision.seat, number=decision.number)
        self.save()

    def answers_itself(self, decision: Decision[Option]) -> bool:
        """Whether only one answer is possible and giving it shows nobody anything new."""
        if len(decision.options) != 1:
            return False
        twin = self.match.fork()
        before = twin.answer_count
        twin.answer(decision.options[0], seat=decision.seat)
        return not twin.revealed_since(before)

    def save(self) -> None:
        self.match.save(self.path)

    # ---------------------------------------------------------------- taking back, playing again

    def take_back(self, point: int | None) -> bool:
        """Go back to the first `point` answers if nothing hidden has come to light since."""
        if point is None or self.match.revealed_since(point):
            return False
        self.match.undo(self.match.answer_count - point)
        self._told = self.match.event_count
        self.save()
        return True

    def wish_again(self) -> Wish:
        """The same players at the same game, with a seed that follows from this one."""
        config = self.match.config
        seed = digest_of(["again", f"{self.match.seed:032x}"])
        return Wish(
            self.game,
            config.players,
            self.levels,
            config.expansions,
            dict(config.options),
            seed,
            config.names,
            config.own,
        )

    def next_path(self, game: str) -> Path:
        """A free file name beside this game's record, for another game."""
        base, _, number = self.path.stem.rpartition("-")
        if not base or not number.isdigit() or len(number) > 3:
            base, number = self.path.stem, "1"
        if base.startswith(f"{self.game}-"):
            base = game + base.removeprefix(self.game)
        count = int(number)
        while True:
            count += 1
            path = self.path.with_name(f"{base}-{count}{self.path.suffix}")
            if not path.exists():
                return path
