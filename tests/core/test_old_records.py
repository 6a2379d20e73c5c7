"""Records outlive growth: those of earlier releases verify for ever, and what is not in play changes none of them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagebrush import Match
from sagebrush.core import registry
from sagebrush.core.config import ExpansionInfo, OptionInfo
from sagebrush.core.errors import NotHere, OtherRules
from sagebrush.core.game import Game
from sagebrush.core.record import Record, load_record
from sagebrush.core.registry import game_named
from tests.core.playing import play_on

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*/*.json"))
#: The outcome of each of them and the winners' seats; of one that was saved in mid-game, nothing.
ENDINGS = tomllib.loads((FOLDER / "endings.toml").read_text("utf-8"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def replayed(record: Record) -> Match | None:
    """The match of a record; None where the rules themselves have changed since, or an expansion was taken out."""
    if record.rules < game_named(record.game).info.rules:
        with pytest.raises(OtherRules, match=f"rules version {record.rules} of {record.game}"):
            Match.replay(record)
        return None
    info = game_named(record.game).info
    if not all(info.has_expansion(name) for name in record.config.expansions):
        with pytest.raises(NotHere, match="the record needs the expansion"):
            Match.replay(record)
        return None
    return Match.replay(record)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_record_of_an_earlier_release(path: Path) -> None:
    """It leads to the state it was sealed with and to the same ending, and saved again it is the same file."""
    match = replayed(load_record(path))
    if match is not None:
        assert match.record.encode() == path.read_bytes()
        result = match.result
        assert ([result.outcome, *result.winners] if result else []) == ENDINGS[name_of(path)]


def test_every_record_has_its_ending_written_down() -> None:
    assert sorted(ENDINGS) == sorted(map(name_of, FILES))
    assert {path.parent.name for path in FILES} >= {"2026-11", "2026-11-legends", "2026-11-ante-up"}


# -------------------------------------------------------------------- growth


def grown(game: Game[Any]) -> Game[Any]:
    """The same game of a later day: it has learnt an option, which is off, and an expansion, which is not in play."""
    twin = type(game)(game.info, game.types)
    twin.info = msgspec.structs.replace(
        game.info,
        options=(OptionInfo("moonlight", "flag", default=False), *game.info.options),
        expansions=(ExpansionInfo("aces_high", players=(9,)), *game.info.expansions),
    )
    return twin


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_an_old_record_in_a_game_that_has_grown(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = load_record(path)
    monkeypatch.setitem(registry._games, record.game, grown(game_named(record.game)))
    match = replayed(record)
    assert match is None or match.record.encode() == path.read_bytes()


@pytest.mark.parametrize("name", ["bang", "dice"])
def test_growth_changes_no_byte_of_a_record(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = Match.new(name, players=5, seed=3)
    play_on(before, 60)
    monkeypatch.setitem(registry._games, name, grown(game_named(name)))
    after = Match.new(name, players=5, seed=3, moonlight=False)
    play_on(after, 60)
    assert after.config == before.config
    assert after.digest == before.digest
    assert after.record.encode() == before.record.encode()
    assert Match.replay(before.record).digest == before.digest


def test_a_record_holds_only_what_is_not_as_usual() -> None:
    assert json.loads(Match.new("bang", players=4).record.encode())["config"]["options"] == {}
    stick = Match.new("bang", players=4, stick_of_dynamite=True, sheriff=0)
    assert stick.record.config.options == {"stick_of_dynamite": True}


@pytest.mark.parametrize("name", ["bang", "dice"])
def test_options_spelt_out_mean_the_same(name: str) -> None:
    """As the first release wrote them: the same game, sealed in its own words."""
    match = Match.new(name, players=4, seed=9)
    play_on(match, 30)
    config = match.game.info.spelt_out(match.config)
    record = msgspec.structs.replace(match.record, config=config)
    assert config != match.config
    again = Match.replay(msgspec.structs.replace(record, digest=record.sealed(match.digest)))
    assert again.digest == match.digest
