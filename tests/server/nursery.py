"""Where servers are started in a moment, to be killed a thousand times: a process that has read all modules, and forks.

It is told what to start on its standard input, a line of JSON each, and says on its standard output which process that
is and, as a server does, where. Bots think in a thread there: their workers would take longer to start than the server.
"""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from ctypes import CDLL
from pathlib import Path
from typing import Any

import msgspec

from sagebrush.server import bots
from sagebrush.server.config import load_settings
from sagebrush.server.serve import serve
from tests.server.disk import Watch

PR_SET_PDEATHSIG = 1


class Order(msgspec.Struct):
    """A server with these settings; `disk`, if any, is the folder from which its disk is watched."""

    settings: dict[str, str]
    log: str
    disk: str = ""


def main() -> None:
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        child = os.fork()
        if not child:
            _be_a_server(order)
        os.waitpid(child, 0)
        print("ended", flush=True)


def _be_a_server(order: Order) -> None:
    try:
        # The kernel ends it when the nursery ends, however it ends.
        CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        print(os.getpid(), flush=True)
        os.dup2(os.open(order.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        if order.disk:
            watch = Watch(Path(order.disk))
            assert not watch.count
        vars(bots)["new_pool"] = _threads
        serve(load_settings(**order.settings))
    finally:
        os._exit(1)


def _threads(workers: int, **_: Any) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(workers)


if __name__ == "__main__":
    main()
