"""Many machines: a real Ray cluster of several nodes on this one. The same digest as on one core, come what may."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sagebrush.cli import main
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.lab import simulate, tournament
from sagebrush.lab.games import GamePlayed
from sagebrush.lab.selfplay import generate, tables_of
from sagebrush.lab.spreading import Crew, spread

pytestmark = [
    pytest.mark.slow,
    # Ray leaves pipes and sockets to the garbage collector.
    pytest.mark.filterwarnings("ignore"),
]


#: Ray's workers are polite to a fault: on a busy machine they would never get their turn. Nobody else is to join.
#: And no worker is started before there is work for it.
SETTINGS = {"RAY_worker_niceness": "0", "RAY_AUTH_MODE": "disabled", "RAY_prestart_worker_first_driver": "0"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head and another node, each with one core: as few processes as make a cluster of several nodes."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in SETTINGS.items():
            patch.setenv(name, value)
        yield from _cluster()


def _cluster() -> Iterator[Any]:
    ray: Any = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        made.extra = made.add_node(num_cpus=1)
        made.wait_for_nodes()
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


def test_the_same_games(cluster: Any, capfd: pytest.CaptureFixture[str]) -> None:
    here = simulate("dice", games=120, players=5, bots=("random",))
    there = simulate("dice", games=120, players=5, bots=("random",), ray=cluster.address)
    assert (there.digest, there.wins) == (here.digest, here.wins)
    near = tournament("dice", bots=("random", "simple"), games=40, players=4, margin=0)
    far = tournament("dice", bots=("random", "simple"), games=40, players=4, margin=0, crew=Crew(ray=cluster.address))
    assert (far.digest, far.ranking) == (near.digest, near.ranking)
    assert main(["simulate", "dice", "-n", "20", "--ray", cluster.address, "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["games"] == 20


def test_what_is_learned_from_is_the_same(cluster: Any, tmp_path: Path) -> None:
    """Games of training that a cluster played are, byte for byte, those that one core would have."""
    (table, *_) = tables_of("dice")
    for name, crew in (("here", Crew()), ("there", Crew(ray=cluster.address))):
        assert sum(count for _, count in generate(table, 60, 5, tmp_path / name, crew)) == 60
    here, there = [sorted((tmp_path / name).iterdir()) for name in ("here", "there")]
    assert len(here) == 2
    assert [path.read_bytes() for path in there] == [path.read_bytes() for path in here]


def test_what_goes_wrong_there_is_told_here(cluster: Any) -> None:
    with pytest.raises(SagebrushError, match="the sum is 3"):
        list(spread(_fails_at_three, range(6), Crew(ray=cluster.address)))


def _fails_at_three(number: int) -> int:
    if number == 3:
        raise SagebrushError("the sum is 3")
    return number


def test_a_node_that_dies_is_made_up_for(cluster: Any) -> None:
    """In the middle of a series a node is taken away, with what it was at; nothing is missing in the end."""
    here = simulate("dice", games=600, players=5, bots=("random",))
    seen: list[int] = []

    def watch(played: GamePlayed) -> None:
        seen.append(played.index)
        if len(seen) == 100:
            cluster.remove_node(cluster.extra, allow_graceful=False)

    there = simulate("dice", games=600, players=5, bots=("random",), ray=cluster.address, watch=watch)
    assert there.digest == here.digest
    assert seen == list(range(600))


def test_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    ray: Any = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(BadConfig, match="there is no Ray cluster at"):
        list(spread(_fails_at_three, range(1), Crew(ray="127.0.0.1:1")))
