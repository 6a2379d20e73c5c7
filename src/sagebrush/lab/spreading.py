"""Work spread over processes or machines that comes back in its order: the same results wherever it was done."""

from __future__ import annotations

import logging
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from traceback import format_exc
from typing import Any, TypeVar

import msgspec

from sagebrush import __version__
from sagebrush.core.errors import BadConfig, NotInstalled, SagebrushError
from sagebrush.lab.playing import stopping_between_decisions

T = TypeVar("T")
R = TypeVar("R")

#: Pieces of work under way for each worker: enough that none waits, few enough that memory stays flat.
AHEAD = 4
#: How long the head of a cluster may take to open its door, in seconds.
KNOCK_SECONDS = 10.0


class Crew(msgspec.Struct, frozen=True):
    """Who does the work: so many processes of this machine, or the Ray cluster at this address."""

    workers: int = 1
    ray: str = ""

    def check(self) -> None:
        if self.workers < 1:
            raise BadConfig(f"the number of workers is at least 1, not {self.workers}")
        if self.ray and self.workers != 1:
            raise BadConfig("give either --workers or --ray: a cluster has its own workers")


def spread(work: Callable[[T], R], items: Iterable[T], crew: Crew) -> Iterator[R]:
    """The results of the pieces of work, in their order. Only so many are under way as keep everybody busy."""
    if crew.ray:
        yield from _on_cluster(work, items, crew.ray)
    elif crew.workers == 1:
        with stopping_between_decisions():
            yield from map(work, items)
    else:
        yield from _in_processes(work, items, crew.workers)


def _in_processes(work: Callable[[T], R], items: Iterable[T], workers: int) -> Iterator[R]:
    """Every worker has a line of its own: `multiprocessing.Pool` shares one, and whoever is stopped in the middle of an
    answer keeps it locked for ever.
    """
    hands = [Hand(work) for _ in range(workers)]
    idle: SimpleQueue[Hand] = SimpleQueue()
    for hand in hands:
        idle.put(hand)

    def handed_out(item: T) -> R:
        hand = idle.get()
        try:
            done: R = hand.do(item)
        finally:
            idle.put(hand)
        return done

    threads = ThreadPoolExecutor(workers)
    try:
        yield from _ahead(lambda item: threads.submit(handed_out, item), lambda begun: begun.result(), items, workers)
    finally:
        for hand in hands:
            hand.stop()
        threads.shutdown(cancel_futures=True)


class Hand:
    """A process that does one piece of work after the other."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other, work), daemon=True)
        self._process.start()
        other.close()

    def do(self, item: object) -> Any:
        """What came of it; what went wrong there is raised here."""
        try:
            self._line.send(item)
            well, done = self._line.recv()
        except (EOFError, OSError) as error:
            self._process.join()
            raise SagebrushError(
                f"a worker ended in the middle of its work (exit code {self._process.exitcode})"
            ) from error
        if not well:
            wrong, where = done
            wrong.add_note(where)
            raise wrong
        return done

    def stop(self) -> None:
        """At once, whatever it does."""
        self._process.kill()
        self._process.join()


def _serve(line: Connection, work: Callable[[Any], Any]) -> None:
    """What a worker does until it is stopped, or nobody is there any more to give it work."""
    # Ctrl-C reaches every process of the terminal; the parent alone decides what to do about it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            item = line.recv()
        except EOFError:
            return
        try:
            answer = (True, work(item))
        except Exception as error:
            # Whatever it is, it is raised where the work was given out.
            answer = (False, (error, format_exc()))
        line.send(answer)


def _ahead(begin: Callable[[T], Any], finish: Callable[[Any], R], items: Iterable[T], workers: int) -> Iterator[R]:
    """Keep so many pieces under way, and give back the oldest as soon as it is done."""
    under_way: deque[Any] = deque()
    for item in items:
        under_way.append(begin(item))
        if len(under_way) >= workers * AHEAD:
            yield finish(under_way.popleft())
    while under_way:
        yield finish(under_way.popleft())


# -------------------------------------------------------------------- many machines


def _on_cluster(work: Callable[[T], R], items: Iterable[T], address: str) -> Iterator[R]:
    ray = _joined(address)
    # A worker that dies is made up for: its work is done again by another one, and games are their seeds.
    task = ray.remote(max_retries=-1, num_cpus=1)(work)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def finish(begun: Any) -> R:
        try:
            done: R = ray.get(begun)
        except ray.exceptions.RayTaskError as error:
            raise _cause(error) from error
        return done

    yield from _ahead(task.remote, finish, items, workers)


def _joined(address: str) -> Any:
    """Ray, connected to the cluster; every machine of it must have the same version of ours."""
    try:
        import ray  # noqa: PLC0415 (large, and optional)
    except ImportError as error:
        raise NotInstalled(f"--ray needs more packages: pip install 'sagebrush[ray]' ({error})") from error
    if not ray.is_initialized():
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError) as error:
            raise BadConfig(f"there is no Ray cluster at {address!r}: {_first_line(error)}") from error
    there = ray.get(ray.remote(max_retries=-1)(_version).remote())
    if there != __version__:
        raise BadConfig(f"the cluster has sagebrush {there}, this is {__version__}")
    return ray


def _knock(address: str) -> None:
    """Ray itself would wait for minutes for a cluster that is not there."""
    host, _, port = address.rpartition(":")
    if port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()


def _version() -> str:
    return __version__


def _cause(error: Any) -> Exception:
    """What went wrong on the other machine, as it would have here."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, SagebrushError) else SagebrushError(f"on the cluster: {_first_line(error)}")


def _first_line(error: Exception) -> str:
    lines = [line for line in str(error).splitlines() if line.strip()]
    return lines[-1].strip() if lines else type(error).__name__
