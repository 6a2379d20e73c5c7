"""How a series of games scales: over processes, and over the nodes of a Ray cluster on this machine.

    python tools/scaling.py [--game bang] [--games 20000]

Besides the time on the clock, which a busy machine spoils, it shows what the one who hands out the work spends on it in
its own core's time: that says how many cores it could keep busy.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import Any

from sagebrush.lab import simulate
from sagebrush.lab.bench import compiled
from sagebrush.lab.simulate import MAX_CHUNK

SETTINGS = {"RAY_worker_niceness": "0", "RAY_AUTH_MODE": "disabled"}


@contextmanager
def cluster(nodes: int) -> Iterator[str]:
    """So many nodes with one core each."""
    import ray  # noqa: PLC0415 (large, and optional)
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    os.environ.update(SETTINGS)
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        for _ in range(nodes - 1):
            made.add_node(num_cpus=1)
        made.wait_for_nodes()
        # The first games start the workers, which is not what is measured.
        simulate("dice", games=MAX_CHUNK * nodes, ray=made.address)
        yield made.address
    finally:
        ray.shutdown()
        made.shutdown()


def row(what: str, game: str, games: int, **crew: Any) -> None:
    clock, own = perf_counter(), process_time()
    done = simulate(game, games=games, players=5, bots=("random",), **crew)
    clock, own = perf_counter() - clock, process_time() - own
    per_chunk = own / games * MAX_CHUNK * 1000
    print(f"| {what} | {games / clock:,.0f} | {per_chunk:.1f} | {done.digest[:12]} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bang")
    parser.add_argument("--games", type=int, default=20_000)
    wish = parser.parse_args()
    how = "compiled" if compiled() else "interpreted"
    print(f"{wish.game}, {wish.games:,} games, {how}, load {os.getloadavg()[0]:.0f}")
    print("| who plays | games/s on the clock | ms of the one who hands out, for 100 games | digest |")
    print("|---|---:|---:|---|", flush=True)
    row("this process", wish.game, wish.games)
    row("2 processes", wish.game, wish.games, workers=2)
    for nodes in (1, 2, 4):
        with cluster(nodes) as address:
            row(f"Ray, {nodes} node{'s' * (nodes > 1)}", wish.game, wish.games, ray=address)


if __name__ == "__main__":
    main()
