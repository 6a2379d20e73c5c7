"""Games to learn from: bots play among themselves, and now and then the table is written down.

In every other game they stray for some rounds: now and then somebody does what they like less. Whoever compares choices
has to judge positions to which quick players do not come by themselves. What comes of them is learned from those who
play on as well as they can: positions are written down when nobody strays any more. Who is who, and what is chosen in
secret, is learned from the other games alone.

The games lie in a folder, a file for every few of them: whoever is interrupted goes on where they stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from sagebrush.bots import Bot, make_bot
from sagebrush.bots.guides import Guide
from sagebrush.bots.thinker import guide_of
from sagebrush.core.config import Config, allowed_players, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.eyes import Eyes
from sagebrush.core.files import replacing
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.failing import failures_told
from sagebrush.lab.games import seed_of_bot, seed_of_game
from sagebrush.lab.playing import answer_of
from sagebrush.lab.spreading import Crew, spread

#: Games in a file.
CHUNK: Final = 50
#: Of so many turns one is written down; and of so many games one has somebody at the table who does anything.
EVERY: Final = 3
ODD_ONE: Final = 8
#: In every other game one choice of so many is another than the favourite, one of so many that are liked, for so many
#: rounds at most.
STRAY: Final = 4
LIKED: Final = 5
ROUNDS_ASTRAY: Final = 4


class Position(msgspec.Struct, array_like=True):
    """A position in numbers for one seat, the part it plays, and whether it won in the end.

    Positions of one seat in one game are of one `track`, in their order.
    """

    part: str
    track: int
    numbers: list[float]
    won: bool


class Question(msgspec.Struct, array_like=True):
    """Who is who, as a spectator might ask: the hidden cards, the known roles, the deeds, and the truth."""

    hidden: list[str]
    known: list[str | None]
    kinds: list[str]
    done: list[list[list[int]]]
    rounds: float
    truth: list[str]


class Chunk(msgspec.Struct):
    """What a few games gave; of secret choices (`Guide.habit`) only how often each was made."""

    positions: list[Position]
    questions: list[Question]
    habits: list[int] = []

    def note(self, habit: int) -> None:
        if habit >= 0:
            self.habits.extend([0] * (habit + 1 - len(self.habits)))
            self.habits[habit] += 1


class Table(msgspec.Struct, frozen=True):
    """A table to learn at."""

    game: str
    players: int
    expansions: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{'box' if self.expansions else 'base'}"

    @property
    def config(self) -> Config:
        return configure(game_named(self.game).info, players=self.players, expansions=list(self.expansions))


def tables_of(game: str) -> list[Table]:
    """Every number of players, with nothing but the base game and with the whole box, as far as that can be."""
    info = game_named(game).info
    box = tuple([expansion.name for expansion in info.expansions])
    found: list[Table] = []
    for expansions in dict.fromkeys(((), box)):
        counts = [count for count in allowed_players(info, expansions) if count >= guide_of(game).fewest]
        found.extend([Table(game, count, expansions) for count in counts])
    return found


def generate(
    table: Table, games: int, seed: int, folder: Path, crew: Crew | None = None
) -> Iterator[tuple[Chunk, int]]:
    """The chunks of so many games at a table, each with the number of its games; made where they are lacking.

    They come in their order and are kept here, wherever they were played: what is learned from them is the same.
    """
    folder.mkdir(parents=True, exist_ok=True)
    decoder = msgspec.msgpack.Decoder(Chunk)
    parts = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    # Games of other rules are other games.
    name = f"{table.name}-rules{game_named(table.game).info.rules}-{seed:x}"
    paths = [folder / f"{name}-{part.start}-{len(part)}.chunk" for part in parts]
    lacking = [
        (table, part.start, part.stop, seed) for part, path in zip(parts, paths, strict=True) if not path.is_file()
    ]
    made = spread(play_chunk, lacking, crew or Crew())
    for part, path in zip(parts, paths, strict=True):
        if not path.is_file():
            done = next(made)
            with replacing(path) as file:
                file.write(done)
        try:
            chunk = decoder.decode(path.read_bytes())
        except msgspec.MsgspecError as error:
            raise BadConfig(f"{path} is damaged; take it away, and its games are played again") from error
        if any(question.kinds != list(guide_of(table.game).kinds) for question in chunk.questions[:1]):
            raise BadConfig(f"{path} tells of other deeds than bots look at now; take it away, and it is played again")
        yield chunk, len(part)


def play_chunk(work: tuple[Table, int, int, int]) -> bytes:
    """The games with these numbers, the last one excluded, as they are kept."""
    table, first, last, seed = work
    return msgspec.msgpack.encode(_play(table, range(first, last), seed))


def _play(table: Table, games: range, seed: int) -> Chunk:
    guide, rules, config = guide_of(table.game), game_named(table.game), table.config
    chunk = Chunk([], [])
    for index in games:
        match = Match.start(rules, config, seed_of_game(seed, index), checkpoints=False)
        with failures_told(match, ["simple"] * config.players, Path()):
            _watch(match, guide, chunk, index)
    return chunk


def _watch(match: Match, guide: Guide, chunk: Chunk, index: int) -> None:
    chance = Chance((match.seed ^ 1 << 120) % (1 << SEED_BITS))
    seen: list[tuple[Seat, Position]] = []
    bots, odd = _cast(match, chance)
    players = match.config.players
    # What comes of a position is learned from those who play on as well as they can.
    strays = chance.below(ROUNDS_ASTRAY * players) if index % 2 else 0
    turn = match.stage.turn
    wait = chance.below(EVERY)
    decision = match.decision
    while decision is not None:
        stage = match.stage
        if stage.turn > turn:
            turn = stage.turn
            wait -= 1
            if wait < 0:
                wait = EVERY - 1
                if turn > strays and not odd:
                    seen.extend(_positions(match, guide, stage.out, index * players))
                if not index % 2 and not chance.below(4):
                    chunk.questions.extend(_questions(match, guide))
        eyes = match.eyes(decision.seat)
        if turn < strays and not chance.below(STRAY):
            option = _liked(guide, eyes, bots[decision.seat], chance)
        else:
            option = answer_of(bots[decision.seat], eyes)
        if not index % 2:
            chunk.note(guide.habit(eyes.view, option))
        match.answer(option, seat=decision.seat)
        decision = match.decision
    result = match.result
    winners = result.winners if result else ()
    for seat, position in seen:
        position.won = seat in winners
        chunk.positions.append(position)


def _liked(guide: Guide, eyes: Eyes, bot: Bot, chance: Chance) -> Option:
    """One of those that are liked best."""
    options = eyes.decision.options
    likings = guide.rank(eyes.view, eyes.decision, bot)
    best = sorted(range(len(options)), key=lambda place: -likings[place])[:LIKED]
    return options[best[chance.below(len(best))]]


def _cast(match: Match, chance: Chance) -> tuple[list[Bot], bool]:
    """Players with a purpose; sometimes one without, so that nobody learns to be sure of who is who; and whether there
    is one.
    """
    game, players = match.game.info.name, match.config.players
    odd = chance.below(players) if not chance.below(ODD_ONE) else -1
    levels = ["random" if seat == odd else "simple" for seat in range(players)]
    return [make_bot(level, game, seed_of_bot(match.seed, seat)) for seat, level in enumerate(levels)], odd >= 0


def _positions(match: Match, guide: Guide, out: tuple[Seat, ...], first: int) -> list[tuple[Seat, Position]]:
    """Of everybody who is in the game; `first` is the track of the first seat."""
    found: list[tuple[Seat, Position]] = []
    for number in range(match.config.players):
        seat = Seat(number)
        if seat not in out:
            numbers = [round(each, 3) for each in guide.numbers(match, seat)]
            found.append((seat, Position(guide.part(match, seat), first + seat, numbers, False)))
    return found


def _questions(match: Match, guide: Guide) -> list[Question]:
    case = guide.case(match.view(None))
    if case is None or len(set(case.hidden)) < 2:
        return []
    deeds = case.deeds
    return [Question(case.hidden, case.known, deeds.kinds, deeds.done, deeds.rounds, list(guide.deal(match)))]
