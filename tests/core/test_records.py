"""Records: saved, read and played again; refused where anything does not fit."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagebrush import Match, Record, SagebrushError
from sagebrush.core import registry
from sagebrush.core.config import GameInfo
from sagebrush.core.errors import BadRecord, DamagedRecord, NotHere, OtherRules, TamperedRecord
from sagebrush.core.record import FORMAT, MAX_BYTES, decode_record, load_record
from tests.core.playing import everything, play_on
from tests.core.toy import TYPES, ToyGame

Fields = dict[str, Any]


@pytest.fixture
def played(dice: Match) -> Match:
    play_on(dice, 50)
    return dice


def fields(match: Match) -> Fields:
    data: Fields = json.loads(match.record.encode())
    return data


def replay(data: Fields) -> Match:
    return Match.replay(decode_record(json.dumps(data).encode()))


def resealed(match: Match, **changes: Any) -> Record:
    """A forgery by somebody who knows how records are sealed."""
    record = msgspec.structs.replace(match.record, **changes)
    return msgspec.structs.replace(record, digest=record.sealed(match.digest))


# -------------------------------------------------------------------- there and back


@pytest.mark.parametrize("answers", [0, 1, 50, 10_000])
def test_saved_and_loaded(dice: Match, tmp_path: Path, answers: int) -> None:
    """At the start, in mid-game and finished: the same match comes back, and goes on the same way."""
    play_on(dice, answers)
    path = tmp_path / "game.json"
    dice.save(path)
    again = Match.load(path)
    assert everything(again) == everything(dice)
    assert again.all_events() == dice.all_events()
    assert again.record == dice.record
    play_on(again, 20)
    play_on(dice, 20)
    assert everything(again) == everything(dice)


def test_what_the_file_holds(played: Match, tmp_path: Path) -> None:
    played.save(str(tmp_path / "game.json"))
    data = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert list(data) == ["format", "game", "rules", "config", "seed", "answers", "digest"]
    assert (data["format"], data["game"], data["seed"]) == (FORMAT, "dice", f"{8:032x}")
    assert data["config"]["names"] == ["Ann", "Bob", "Cat", "Dan", "Eve"]
    assert len(data["answers"]) == 50
    assert all(isinstance(seat, int) and isinstance(option, str) for seat, option in data["answers"])


def test_names_of_any_script(tmp_path: Path) -> None:
    match = Match.new("dice", names=["Žofie", "Оленка", "Ёж", "李"], seed=1)
    match.save(tmp_path / "game.json")
    assert Match.load(tmp_path / "game.json").config.names == ("Žofie", "Оленка", "Ёж", "李")


def test_the_opening_of_a_record(played: Match) -> None:
    assert everything(Match.opening(played.record)) == everything(played.copy_at(0))


# -------------------------------------------------------------------- writing


def test_a_failing_save_leaves_the_earlier_file(played: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full while the new record is written: the old one is whole, and the next save works."""
    path = tmp_path / "game.json"
    played.save(path)
    before = path.read_bytes()
    play_on(played, 5)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(SagebrushError, match="No space left"):
            played.save(path)
    assert path.read_bytes() == before
    played.save(path)
    assert everything(Match.load(path)) == everything(played)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


# -------------------------------------------------------------------- damaged


@pytest.mark.parametrize(
    "data",
    [b"", b"\0\1\2", b"hello", b"[]", b"null", b"3", b'"text"', b"{}", b'{"format": 3}', b"[" * 100_000, b"\xff\xfe{"],
    ids=["empty", "binary", "text", "list", "null", "number", "string", "object", "format", "deep", "utf16"],
)
def test_not_a_record(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(DamagedRecord, match="this is not a record"):
        Match.load(path)


def test_another_format(played: Match) -> None:
    with pytest.raises(DamagedRecord, match="not a record of format sagebrush-record/1, but 'sagebrush-record/9'"):
        replay(fields(played) | {"format": "sagebrush-record/9"})


def test_truncated_anywhere(played: Match) -> None:
    """A file that ends too early is refused wherever it ends."""
    data = played.record.encode()
    for length in [*range(0, len(data) - 2, 97), len(data) - 3]:
        with pytest.raises(DamagedRecord):
            decode_record(data[:length])


@pytest.mark.parametrize("name", ["game", "rules", "config", "seed", "answers", "digest"])
def test_a_missing_part(played: Match, name: str) -> None:
    data = fields(played)
    del data[name]
    with pytest.raises(DamagedRecord, match=name):
        replay(data)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 3),
        ("rules", "one"),
        ("rules", True),
        ("config", []),
        ("seed", 8),
        ("answers", {}),
        ("answers", [["0", "stop"]]),
        ("answers", [[0]]),
        ("answers", [[0, "stop", 1]]),
        ("answers", [[0, None]]),
        ("digest", None),
    ],
)
def test_a_part_of_the_wrong_kind(played: Match, name: str, value: Any) -> None:
    with pytest.raises(DamagedRecord):
        replay(fields(played) | {name: value})


def test_an_unknown_field(played: Match) -> None:
    with pytest.raises(DamagedRecord, match="cheat"):
        replay(fields(played) | {"cheat": True})
    data = fields(played)
    data["config"]["cheat"] = True
    with pytest.raises(DamagedRecord, match="cheat"):
        replay(data)


def test_too_large(tmp_path: Path) -> None:
    with pytest.raises(DamagedRecord, match="larger than 16 MiB"):
        decode_record(b" " * (MAX_BYTES + 1))
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a terabyte of nothing, which must not be read whole
    with pytest.raises(DamagedRecord, match="larger than 16 MiB"):
        load_record(path)


def test_no_such_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(DamagedRecord, match="cannot read"):
            Match.load(path)


# -------------------------------------------------------------------- tampered with


def _answer_changed(data: Fields) -> None:
    data["answers"][20][1] = "stop" if data["answers"][20][1] != "stop" else "reroll:0"


def _answer_dropped(data: Fields) -> None:
    del data["answers"][20]


def _last_answer_dropped(data: Fields) -> None:
    data["answers"].pop()


def _seat_changed(data: Fields) -> None:
    data["answers"][20][0] += 1


def _digest_changed(data: Fields) -> None:
    data["digest"] = "0" * 32


def _seed_changed(data: Fields) -> None:
    data["seed"] = f"{9:032x}"


def _seed_of_rubbish(data: Fields) -> None:
    data["seed"] = "lucky"


def _players_changed(data: Fields) -> None:
    data["config"]["players"] = 6


def _name_changed(data: Fields) -> None:
    data["config"]["names"][0] = "Eva"


def _option_changed(data: Fields) -> None:
    data["config"]["options"]["characters"] = "bart_cassidy,black_jack"


def _option_dropped(data: Fields) -> None:
    data["config"]["options"] = {}


def _character_twice(data: Fields) -> None:
    data["config"]["options"]["characters"] = "bart_cassidy,bart_cassidy"


TAMPERINGS = [
    _answer_changed,
    _answer_dropped,
    _last_answer_dropped,
    _seat_changed,
    _digest_changed,
    _seed_changed,
    _seed_of_rubbish,
    _players_changed,
    _name_changed,
    _option_changed,
    _option_dropped,
    _character_twice,
]


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__.strip("_"))
def test_tampered_with(played: Match, tamper: Callable[[Fields], None]) -> None:
    data = fields(played)
    tamper(data)
    with pytest.raises(TamperedRecord) as caught:
        replay(data)
    assert "\n" not in str(caught.value)


def test_answers_after_the_end(dice: Match) -> None:
    play_on(dice, 10_000)
    record = resealed(dice, answers=(*dice.record.answers, (0, "stop")))
    with pytest.raises(TamperedRecord, match="does not fit: the game is over"):
        Match.replay(record)


def test_the_first_answer_that_does_not_fit_is_named(played: Match) -> None:
    answers = list(played.record.answers)
    answers[7] = (answers[7][0], "win")
    with pytest.raises(TamperedRecord, match="answer 8 of the record does not fit: 'win' is not offered"):
        Match.replay(resealed(played, answers=tuple(answers)))


def test_a_config_that_nobody_wrote(played: Match) -> None:
    """Well sealed, but untidy: no game writes such a record."""
    config = msgspec.structs.replace(played.config, names=(" Ann", *played.config.names[1:]))
    with pytest.raises(TamperedRecord, match="not one this game would have written"):
        Match.replay(resealed(played, config=config))


def test_a_digest_of_another_state(played: Match) -> None:
    with pytest.raises(TamperedRecord, match="leads to another state"):
        Match.replay(msgspec.structs.replace(played.record, digest=played.copy_at(49).record.digest))


# -------------------------------------------------------------------- what is not here


@pytest.mark.parametrize(
    ("changes", "lacking"),
    [
        ({"game": "poker"}, "the game 'poker', which"),
        ({"expansions": ["old_saloon"]}, "the expansion 'old_saloon' of dice, which"),
        ({"options": {"moonlight": True}}, "the option 'moonlight' of dice, which"),
        ({"options": {"characters": "bart_cassidy,zorro"}}, "'zorro' for the option characters of dice, which"),
    ],
    ids=["game", "expansion", "option", "choice"],
)
def test_what_this_installation_lacks_is_named(played: Match, changes: Fields, lacking: str) -> None:
    """Somebody else has more than we do: that is no reason to call the record a forgery."""
    data = fields(played)
    (data if "game" in changes else data["config"]).update(changes)
    with pytest.raises(NotHere, match=f"the record needs {lacking} is not here"):
        replay(data)


# -------------------------------------------------------------------- other rules


@pytest.mark.parametrize("rules", [0, 2, -1, 10**12])
def test_other_rules(toy: Match, rules: int) -> None:
    with pytest.raises(OtherRules, match=f"rules version {rules} of toy; this is 1"):
        Match.replay(resealed(toy, rules=rules))


def test_other_rules_with_other_options(toy: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer version may have lost an option; the record is then of other rules, not tampered with."""
    newer = ToyGame(GameInfo("toy", 2, (2, 3, 4)), TYPES)
    record = toy.record
    monkeypatch.setitem(registry._games, "toy", newer)
    with pytest.raises(OtherRules, match="rules version 1 of toy; this is 2"):
        Match.replay(record)


def test_all_of_them_are_bad_records() -> None:
    for error in (DamagedRecord, TamperedRecord, OtherRules, NotHere):
        assert issubclass(error, BadRecord)
        assert issubclass(error, SagebrushError)
