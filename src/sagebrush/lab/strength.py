"""How strong a bot is: it sits at a table of another one, and the same deal is played without it. Paired, resumable.

Every deal is played several times: once with the usual bot in all seats, and once for each seat with the bot under test
in it. What the two games share (roles, characters, cards) is then no argument, and each seat and role gets its turn.
Whoever wants to know it sooner has the choices weighed as well (`lab/weighing.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path

import msgspec

from sagebrush.bots import Bot, make_bot
from sagebrush.bots.goals import dealt
from sagebrush.bots.role_numbers import SIDES
from sagebrush.core.config import Config, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.files import replacing
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.core.seats import Seat
from sagebrush.lab.ceiling import Told
from sagebrush.lab.failing import failures_told
from sagebrush.lab.games import seed_of_bot, seed_of_game
from sagebrush.lab.playing import play_out
from sagebrush.lab.tally import Z95, wilson
from sagebrush.lab.weighing import Weigher


class Pair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of one deal: who won it, the bot under test (`tested`) and the usual one in its place (`usual`).

    `worth` is what the choices of the first were worth beyond those of the second, where they were weighed.
    """

    index: int
    seat: int
    role: str
    tested: bool
    usual: bool
    worth: float | None = None

    @property
    def gain(self) -> float:
        """How much more often the tested bot wins, as far as this pair tells."""
        return self.tested - self.usual if self.worth is None else self.worth


class Contest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that decides how the games go. `tries`: how often choices are weighed; 0 to count wins alone. `told`:
    whether the bot under test knows everybody's role (`lab/ceiling.py`).
    """

    game: str
    players: int
    expansions: tuple[str, ...]
    bot: str
    against: str
    seed: int
    tries: int = 0
    told: bool = False

    @property
    def config(self) -> Config:
        return configure(game_named(self.game).info, players=self.players, expansions=list(self.expansions))


class Row(msgspec.Struct, frozen=True):
    """One role: wins of both in the same seats, and what the tested bot gains with its 95 % interval: the difference of
    the wins, or (where choices were weighed) what its choices were worth.
    """

    role: str
    seats: int
    tested: float
    tested_interval: tuple[float, float]
    usual: float
    gain: float
    low: float
    high: float


class Strength(msgspec.Struct, frozen=True):
    contest: Contest
    deals: int
    rows: tuple[Row, ...]


def compare(
    contest: Contest,
    *,
    deals: int,
    roles: Sequence[str] = (),
    out: Path | None = None,
    watch: Callable[[Pair], object] | None = None,
) -> Strength:
    """Play so many deals, each with the bot in every seat. What the file `out` has already is not played again.

    With `roles` only the seats that were dealt one of them are played.
    """
    _check(contest, deals, roles)
    pairs = _read(out, contest) if out else []
    pairs = [pair for pair in pairs if pair.index < deals]
    done = {(pair.index, pair.seat) for pair in pairs}
    for index in range(deals):
        missing = [seat for seat in range(contest.players) if (index, seat) not in done]
        for pair in _deal(contest, index, missing, roles):
            pairs.append(pair)
            if out:
                _append(out, pair)
            if watch:
                watch(pair)
    return Strength(contest, deals, tuple(rows_of(pairs)))


def _check(contest: Contest, deals: int, roles: Sequence[str]) -> None:
    if deals < 1:
        raise BadConfig(f"the number of deals is at least 1, not {deals}")
    if contest.tries < 0:
        raise BadConfig(f"choices are weighed 0 times or more, not {contest.tries}")
    for role in roles:
        if role not in SIDES:
            raise BadConfig(f"there is no role {role!r}; there are {', '.join(SIDES)}")
    for level in (contest.bot, contest.against):
        make_bot(level, contest.game)
    if contest.told and not make_bot(contest.bot, contest.game).wants_worlds:
        raise BadConfig(f"{contest.bot} imagines no worlds, so it can make no use of what it is told")


def _deal(contest: Contest, index: int, seats: list[int], wanted: Sequence[str]) -> Iterator[Pair]:
    if not seats:
        return
    match = _start(contest, index)
    bots = [_bot(contest, match, contest.against, seat) for seat in range(contest.players)]
    with failures_told(match, [contest.against] * contest.players, Path()):
        play_out(match, bots)
    usual, roles = _end(match)
    for seat in seats:
        if not wanted or roles[seat] in wanted:
            yield _pair(contest, index, seat, roles[seat], usual=seat in usual)


def _pair(contest: Contest, index: int, seat: int, role: str, *, usual: bool) -> Pair:
    """The deal once more, with the tested bot in this seat."""
    match = _start(contest, index)
    bots = [_bot(contest, match, contest.against, other) for other in range(contest.players)]
    tested = _bot(contest, match, contest.bot, seat)
    bots[seat] = Told(match, tested) if contest.told else tested
    weigher: Weigher | None = None
    if contest.tries:
        weigher = Weigher(match, Seat(seat), bots[seat], partial(_bot, contest, match, contest.against), contest.tries)
        bots[seat] = weigher
    names = [contest.bot if other == seat else contest.against for other in range(contest.players)]
    with failures_told(match, names, Path()):
        play_out(match, bots)
    worth = round(weigher.worth, 4) if weigher else None
    return Pair(index, seat, role, seat in _end(match)[0], usual, worth)


def _start(contest: Contest, index: int) -> Match:
    return Match.start(game_named(contest.game), contest.config, seed_of_game(contest.seed, index))


def _bot(contest: Contest, match: Match, level: str, seat: int) -> Bot:
    return make_bot(level, contest.game, seed_of_bot(match.seed, seat))


def _end(match: Match) -> tuple[tuple[int, ...], list[str]]:
    """Who won, and the roles: that of a Shadow Renegade is the card that he was dealt."""
    assert match.result is not None
    roles = [standing.labels.get("role", "player") for standing in match.result.standings]
    return match.result.winners, [dealt(role) for role in roles]


def rows_of(pairs: list[Pair]) -> list[Row]:
    """A row for each role, and one for all of them."""
    roles = sorted({pair.role for pair in pairs})
    groups = [(role, [pair for pair in pairs if pair.role == role]) for role in roles]
    if len(groups) > 1:
        groups.append(("all", pairs))
    return [_row(role, group) for role, group in groups]


def _row(role: str, pairs: list[Pair]) -> Row:
    count = len(pairs)
    tested = sum(pair.tested for pair in pairs)
    usual = sum(pair.usual for pair in pairs)
    gain = sum(pair.gain for pair in pairs) / count
    squares = sum(pair.gain**2 for pair in pairs) / count - gain * gain
    # As if one more pair each way had been played: few games must not look certain. Where choices were weighed, a pair
    # says about as much as ten.
    more = 2 / (count + 2) if pairs[0].worth is None else 0.2 / (count + 2)
    half = Z95 * sqrt((squares + more) / max(1, count - 1))
    low, high = wilson(tested, count)
    return Row(role, count, tested / count, (low, high), usual / count, gain, gain - half, gain + half)


# -------------------------------------------------------------------- going on where one stopped


def _read(path: Path, contest: Contest) -> list[Pair]:
    """The pairs that were played already; the first line says of which contest. A line cut short is dropped."""
    if not path.is_file() or not path.stat().st_size:
        path.write_bytes(msgspec.json.encode(contest) + b"\n")
        return []
    before, pairs = kept(path)
    if before != contest:
        raise BadConfig(f"{path} holds another contest; give another file, or the same choices as then")
    head, *lines = path.read_bytes().split(b"\n")
    if lines and lines[-1]:
        with replacing(path) as file:
            file.write(b"\n".join([head, *lines[:-1], b""]))
    return pairs


def kept(path: Path) -> tuple[Contest, list[Pair]]:
    """What lies in such a file."""
    head, *lines = path.read_bytes().split(b"\n")
    try:
        contest = msgspec.json.decode(head, type=Contest)
        return contest, [msgspec.json.decode(line, type=Pair) for line in lines[:-1] if line]
    except msgspec.DecodeError as error:
        raise BadConfig(f"{path} is no file of a contest") from error


def _append(path: Path, pair: Pair) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(pair) + b"\n")
