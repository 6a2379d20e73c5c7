"""How strong a bot is: it sits at a table of another one, and the same deal is played without it. Paired, resumable.

Every deal is played several times: once with the usual bot in all seats, and once for each seat with the bot under test
in it. What the two games share (roles, characters, cards) is then no argument, and each seat and role gets its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from sagebrush.bots import make_bot
from sagebrush.bots.goals import dealt
from sagebrush.bots.role_numbers import SIDES
from sagebrush.core.config import Config, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.game import Game
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.lab.games import seed_of_bot, seed_of_game
from sagebrush.lab.playing import play_out
from sagebrush.lab.tally import Z95, wilson


class Pair(msgspec.Struct, frozen=True):
    """One seat of one deal: who won it, the bot under test (`tested`) and the usual one in its place (`usual`)."""

    index: int
    seat: int
    role: str
    tested: bool
    usual: bool


class Contest(msgspec.Struct, frozen=True):
    """Everything that decides how the games go."""

    game: str
    players: int
    expansions: tuple[str, ...]
    bot: str
    against: str
    seed: int

    @property
    def config(self) -> Config:
        return configure(game_named(self.game).info, players=self.players, expansions=list(self.expansions))


class Row(msgspec.Struct, frozen=True):
    """One role: wins of both in the same seats, and the difference with its 95 % interval (of the paired games)."""

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
    if deals < 1:
        raise BadConfig(f"the number of deals is at least 1, not {deals}")
    for role in roles:
        if role not in SIDES:
            raise BadConfig(f"there is no role {role!r}; there are {', '.join(SIDES)}")
    for level in (contest.bot, contest.against):
        make_bot(level, contest.game)
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


def _deal(contest: Contest, index: int, seats: list[int], wanted: Sequence[str]) -> Iterator[Pair]:
    if not seats:
        return
    rules, config = game_named(contest.game), contest.config
    usual, roles = _play(contest, rules, config, index, -1)
    for seat in seats:
        if not wanted or roles[seat] in wanted:
            tested, _ = _play(contest, rules, config, index, seat)
            yield Pair(index, seat, roles[seat], seat in tested, seat in usual)


def _play(
    contest: Contest, rules: Game[Any], config: Config, index: int, tested: int
) -> tuple[tuple[int, ...], list[str]]:
    """Who won, and the roles: that of a Shadow Renegade is the card that he was dealt."""
    seed = seed_of_game(contest.seed, index)
    match = Match.start(rules, config, seed)
    levels = [contest.bot if seat == tested else contest.against for seat in range(contest.players)]
    play_out(match, [make_bot(level, contest.game, seed_of_bot(seed, seat)) for seat, level in enumerate(levels)])
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
    gain = (tested - usual) / count
    squares = sum((pair.tested - pair.usual) ** 2 for pair in pairs) / count - gain * gain
    # As if one more pair each way had been played: few games must not look certain.
    half = Z95 * sqrt((squares + 2 / (count + 2)) / max(1, count - 1))
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
        path.write_bytes(b"\n".join([head, *lines[:-1], b""]))
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
