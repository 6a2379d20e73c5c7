"""Learning from self-play: games are kept and not played again, and what is learned is better than guessing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sagebrush.bots import Bot, make_bot
from sagebrush.bots.guides import Guide
from sagebrush.bots.networks import Network
from sagebrush.bots.thinker import guide_of
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.core.eyes import Eyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.lab import fitting, selfplay
from sagebrush.lab.selfplay import CHUNK, Chunk, Position, Table, generate, tables_of
from sagebrush.lab.train import Lessons, interleaved, train


def test_every_size_of_table_is_learned_from() -> None:
    assert {table.players for table in tables_of("dice")} == {4, 5, 6, 7, 8}
    assert {(table.players, bool(table.expansions)) for table in tables_of("bang")} >= {
        (4, False),
        (7, True),
        (8, True),
    }
    assert {table.players for table in tables_of("legends")} >= {2, 4}


def test_games_are_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("dice", 4, ())
    first = list(generate(table, 3, 5, tmp_path))
    (chunk, count) = first[0]
    assert (len(first), count) == (1, 3)
    assert {position.part for position in chunk.positions} == {"sheriff", "outlaw", "renegade"}
    assert {position.won for position in chunk.positions} == {True, False}
    assert len({len(position.numbers) for position in chunk.positions}) == 1
    for question in chunk.questions:
        assert len(question.truth) == 4
        assert sorted(question.hidden) == ["outlaw", "outlaw", "renegade"] or len(question.hidden) < 3
    monkeypatch.setattr(selfplay, "_play", None)  # nobody may play now
    assert msgspec.json.encode(list(generate(table, 3, 5, tmp_path))) == msgspec.json.encode(first)
    assert CHUNK > 3
    (kept,) = tmp_path.glob("*.chunk")
    whole = kept.read_bytes()
    chunk = msgspec.msgpack.decode(whole, type=Chunk)
    chunk.questions[0].kinds = ["harm"]
    kept.write_bytes(msgspec.msgpack.encode(chunk))
    with pytest.raises(BadConfig, match="tells of other deeds"):
        list(generate(table, 3, 5, tmp_path))
    kept.write_bytes(b"ruined")
    with pytest.raises(BadConfig, match="is damaged; take it away"):
        list(generate(table, 3, 5, tmp_path))


def test_in_every_other_game_somebody_strays_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judgement is learned from all games, but not while somebody strays; who is who, and what is chosen in secret, is
    learned from those without strays.
    """
    happened: list[str] = []
    positions = selfplay._positions

    def stray(guide: Guide, eyes: Eyes, bot: Bot, chance: Chance) -> Option:
        happened.append("stray")
        return eyes.decision.options[0]

    def written(match: Match, guide: Guide, out: tuple[Seat, ...], first: int) -> list[tuple[Seat, Position]]:
        happened.append("written")
        return positions(match, guide, out, first)

    monkeypatch.setattr(selfplay, "_liked", stray)
    monkeypatch.setattr(selfplay, "_positions", written)
    for index in range(40):
        happened.clear()
        chunk = selfplay._play(Table("dice", 5, ()), range(index, index + 1), 5)
        if index % 2:
            assert not chunk.questions
            assert happened == sorted(happened), "what is written down comes after the last stray"
        else:
            assert "stray" not in happened


def test_what_comes_of_a_game_with_somebody_who_does_anything_is_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays on there as well as they can. Who is who, though, is learned from it."""
    monkeypatch.setattr(selfplay, "ODD_ONE", 1)
    chunk = selfplay._play(Table("dice", 5, ()), range(0, 8, 2), 5)
    assert chunk.questions
    assert not chunk.positions


def test_positions_of_one_seat_follow_each_other() -> None:
    chunk = selfplay._play(Table("dice", 4, ()), range(6), 5)
    assert {position.track for position in chunk.positions} <= set(range(6 * 4))
    lessons = Lessons()
    lessons.take(chunk)
    lessons.take(chunk)
    for part, samples in lessons.samples.items():
        own = [position for position in chunk.positions if position.part == part] * 2
        assert sum(after < 0 for after in samples.after) == 2 * len({position.track for position in own})
        for place, after in enumerate(samples.after):
            if after >= 0:
                assert place < after
                assert own[place].track == own[after].track
                assert own[place].won == own[after].won
                assert all(each.track != own[place].track for each in own[place + 1 : after])


def test_what_is_held_out_is_of_all_tables() -> None:
    """Nothing is lost, and what comes last is spread over all that was played."""
    count = 100_003
    order = interleaved(count)
    assert sorted(order) == list(range(count))
    apart = sorted(order[-count // fitting.HELD_OUT :])
    assert [place * 10 // count for place in apart[:: len(apart) // 10]][:10] == list(range(10))


def test_what_is_foreseen() -> None:
    """Of three positions the last one knows the end; before it, more counts what is said of the next one."""
    samples = fitting.Samples()
    first = samples.take([0.0], won=True)
    other = samples.take([0.0], won=False)
    second = samples.take([0.0], won=True, before=first)
    samples.take([0.0], won=True, before=second)
    found = fitting.foreseen([0.9, 0.9, 0.5, 0.25], samples)
    assert found[other] == 0.0
    assert found[3] == 1.0
    assert found[second] == pytest.approx(0.4 * 1.0 + 0.6 * 0.25)
    assert found[first] == pytest.approx(0.4 * found[second] + 0.6 * 0.5)


def test_luck_of_the_end_is_no_lesson() -> None:
    """From every first position a coin leads to a good or a bad second one."""
    pytest.importorskip("numpy")
    samples = fitting.Samples()
    for place in range(6000):
        good = place * 7 % 10 < 5
        first = samples.take([1.0, 0.0], won=good)
        samples.take([0.0, 1.0 if good else -1.0], won=good, before=first)
    network = Network.of(fitting.fit_value(samples, interleaved(len(samples)), seed=1)[0])
    assert network.chance([1.0, 0.0]) == pytest.approx(0.5, abs=0.05)
    assert network.chance([0.0, 1.0]) > 0.9


def test_without_numpy_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise SagebrushError("training needs NumPy: pip install 'sagebrush[train]'")

    monkeypatch.setattr("sagebrush.lab.train.numpy", missing)
    with pytest.raises(SagebrushError, match="needs NumPy"):
        train("dice", games=1, seed=1, work=tmp_path, into=tmp_path)


def test_a_network_is_what_its_numbers_say() -> None:
    network = Network([[1.0, 0.0], [0.0, -2.0]], [0.0, 1.0], [2.0, 3.0], -1.0)
    # The first unit is 1, the second 1 - 2 · 0.25: 2 · 1 + 3 · 0.5 - 1 = 2.5.
    assert network.chance([1.0, 0.25]) == pytest.approx(1 / (1 + 2.718281828 ** (-2.5)))
    assert network.chance([-500.0, 500.0]) == pytest.approx(1 / (1 + 2.718281828))


def test_what_never_changes_does_not_drown_the_rest() -> None:
    """A column that is always 1, one that decides, and one of noise: the network as shipped sees what decides."""
    pytest.importorskip("numpy")
    places = range(6000)
    samples = fitting.Samples()
    for place in places:
        samples.take([1.0, float(place % 2), place * 7 % 10 / 10], won=place % 2 == 1)
    model, quality = fitting.fit_value(samples, interleaved(len(samples)), seed=1)
    network = Network.of(model)
    assert network.chance([1.0, 1.0, 0.5]) > 0.8
    assert network.chance([1.0, 0.0, 0.5]) < 0.2
    assert quality["auc"] == 1.0
    assert all(row[0] == 0.0 for row in model["inner"])


@pytest.mark.parametrize("game", ["dice", "bang", "legends"])
def test_no_shipped_network_is_certain_in_the_first_turn(game: str) -> None:
    for seed in (1, 2):
        match, bot = Match.new(game, players=4, seed=seed), make_bot("simple", game, seed)
        while match.decision and match.stage.turn < 1:
            seat = match.decision.seat
            match.answer(bot.answer(match.eyes(seat)), seat=seat)
        for chair in range(4):
            assert 0.01 < guide_of(game).value(match, Seat(chair)) < 0.95


@pytest.mark.long
def test_what_is_learned_is_better_than_guessing(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    found = train("dice", games=80, seed=3, work=tmp_path / "games", into=tmp_path)
    assert found.quality["outlaw"]["auc"] > 0.65
    assert found.quality["who is who"]["bits"] < found.quality["who is who"]["blind"]
    again = (tmp_path / "dice-value.json").read_bytes()
    train("dice", games=80, seed=3, work=tmp_path / "games", into=tmp_path)
    assert (tmp_path / "dice-value.json").read_bytes() == again, "the same games make the same files"
    assert len(msgspec.json.decode(again)["parts"]["sheriff"]["bias"]) == fitting.HIDDEN
