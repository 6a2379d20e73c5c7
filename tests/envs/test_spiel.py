"""The games of OpenSpiel: its own random simulations run on them, and they are the games that we know."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from sagebrush.core.errors import BadConfig
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.envs.table import Table

pyspiel: Any = pytest.importorskip("pyspiel")

from sagebrush.envs import spiel  # noqa: E402

BOX = {"players": 5, "expansions": "dodge_city;high_noon", "deals": 50}


@pytest.fixture(autouse=True)
def _known() -> None:
    assert {"sagebrush_bang", "sagebrush_dice", "sagebrush_legends"} <= set(spiel.register())


@pytest.mark.parametrize(("name", "wishes"), [("dice", {"players": 4, "deals": 20}), ("bang", BOX)])
def test_random_simulations(name: str, wishes: dict[str, Any]) -> None:
    """OpenSpiel plays, copies, writes and reads states, and looks at every observation on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(f"sagebrush_{name}", wishes), num_sims=2, serialize=True, verbose=False)


def test_random_simulation_of_the_long_game() -> None:
    game = pyspiel.load_game("sagebrush_legends", {"players": 2, "deals": 3})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_it_is_the_same_game() -> None:
    """Deal 3 is the match of that seed: the same actions are offered, the same bytes are seen, the end is the same."""
    game = pyspiel.load_game("sagebrush_dice", {"players": 4, "deals": 20})
    state, table = game.new_initial_state(), Table("dice", 4)
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 20
    state.apply_action(3)
    table.start(3)
    assert f"{table.match.seed:032x}" == str(state).split()[0]
    chance = Chance(1)
    while not state.is_terminal():
        seat = table.seat
        assert seat is not None
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(table.options)
        assert (np.array(state.observation_tensor(seat)) == table.observe(seat)).all()
        action = chance.pick(state.legal_actions())
        assert state.action_to_string(seat, action) == table.encoding.describe(action)
        state.apply_action(action)
        table.act(action)
    assert state.returns() == table.rewards()
    assert table.match.decision is None


def test_a_copy_goes_its_own_way_and_a_written_state_comes_back() -> None:
    game = pyspiel.load_game("sagebrush_dice", {"players": 4, "deals": 20})
    state = game.new_initial_state()
    for action in (3, None, None, None):
        state.apply_action(state.legal_actions()[0] if action is None else action)
    seen = state.observation_string(0)
    twin, back = state.clone(), game.deserialize_state(state.serialize())
    twin.apply_action(twin.legal_actions()[-1])
    assert state.observation_string(0) == back.observation_string(0) == seen
    assert back.legal_actions() == state.legal_actions()
    assert str(back) == str(state) != str(twin)


def test_only_what_the_seat_may_know() -> None:
    """The deputy's card is on the table for nobody else; a written observation says whose eyes it is made with."""
    game = pyspiel.load_game("sagebrush_dice", {"players": 4, "deals": 20})
    state = game.new_initial_state()
    state.apply_action(5)
    match = state.line.match
    hidden = [seat for seat in range(4) if match.view(None).players[seat].role is None]
    assert hidden
    for seat in range(4):
        known = [player.role is not None for player in match.view(Seat(seat)).players]
        assert known == [place == seat or place not in hidden for place in range(4)]
        assert state.observation_string(seat).count('"role":null') == known.count(False)


def test_wrong_wishes_are_refused() -> None:
    for wishes in ({"players": 99}, {"expansions": "nonsense"}, {"deals": 0}):
        with pytest.raises(BadConfig):
            spiel.SpielGame("bang", wishes)
    game = spiel.SpielGame("dice", {"players": 4})
    with pytest.raises(BadConfig, match="no other observer"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))


@pytest.mark.slow
def test_a_program_ends_in_peace() -> None:
    """OpenSpiel frees what was registered after Python has gone; that must not break the program's end."""
    program = "import pyspiel; from sagebrush.envs import spiel; spiel.register(); pyspiel.load_game('sagebrush_dice')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
