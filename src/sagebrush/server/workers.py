"""Worker processes: how they are started, and how they end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress

#: Worker processes are started afresh, not forked: a fork would inherit sockets and locks.
SPAWN = multiprocessing.get_context("spawn")


def new_pool(workers: int, niceness: int = 0) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=SPAWN, initializer=_prepare, initargs=(niceness,))


def _prepare(niceness: int) -> None:
    """A worker ends with its server, even one that was killed, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def end(pool: ProcessPoolExecutor) -> None:
    """At once: its workers may hang for ever."""
    for worker in list((getattr(pool, "_processes", None) or {}).values()):
        with suppress(OSError, ValueError):
            worker.kill()
    pool.shutdown(wait=True, cancel_futures=True)
