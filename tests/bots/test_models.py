"""What bots have learned is read from a folder of one's own, where there is one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sagebrush.bots.dice_guide import DiceGuide
from sagebrush.bots.models.loading import FOLDER, VARIABLE, load_model
from sagebrush.core.errors import SagebrushError


def test_a_folder_of_ones_own_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its values of the Dice Game are those that bots play by; what it lacks is as shipped."""
    shipped = DiceGuide()
    model = msgspec.json.decode((FOLDER / "dice-value.json").read_bytes())
    model["parts"] = {"stranger": model["parts"]["outlaw"]}
    (tmp_path / "dice-value.json").write_bytes(msgspec.json.encode(model))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    own = DiceGuide()
    assert sorted(shipped.networks) == ["deputy", "outlaw", "renegade", "sheriff"]
    assert list(own.networks) == ["stranger"]
    assert own.tables is not None
    assert shipped.tables is not None
    assert own.tables.numbers == shipped.tables.numbers


def test_a_folder_that_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(SagebrushError, match=r"SAGEBRUSH_MODELS names .*nowhere, which is no folder"):
        load_model("dice-value")


@pytest.mark.parametrize("text", ["{", "[]", '"model"'])
def test_a_file_that_is_no_model(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    (tmp_path / "dice-value.json").write_text(text)
    with pytest.raises(SagebrushError, match=r"dice-value\.json is no model"):
        load_model("dice-value")


def test_beliefs_that_tell_of_other_deeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was learned before bots looked at more is not taken for what they look at now."""
    model = msgspec.json.decode((FOLDER / "dice-beliefs.json").read_bytes())
    model["kinds"] = ["harm", "help"]
    (tmp_path / "dice-beliefs.json").write_bytes(msgspec.json.encode(model))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(
        SagebrushError, match=r"tells of harm, help, not of .*unhelped; `sagebrush train` makes it anew"
    ):
        DiceGuide()
