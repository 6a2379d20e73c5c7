"""Lines to Redis that can be disturbed, one for each server: notices get lost, or the line hangs, or it is cut."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from sagebrush.core.rng import Chance

Trouble = Literal["none", "lossy", "deaf", "hung", "cut"]
TROUBLES: tuple[Trouble, ...] = ("none", "lossy", "deaf", "hung", "cut")

#: How one begins, in either version of the protocol.
NOTICE = (b"*3\r\n$7\r\nmessage\r\n", b">3\r\n$7\r\nmessage\r\n")
#: Things that hold so many others for each that they count.
HOLDERS = {b"*": 1, b">": 1, b"~": 1, b"%": 2}
#: Seconds between two looks at whether a line that hangs has come back.
LOOK_EVERY = 0.02


class Line:
    """From a socket of its own to that of Redis. `lossy` loses every second notice, `deaf` all of them."""

    def __init__(self, path: Path, redis: Path, seed: int) -> None:
        self.path = path
        self.redis = redis
        self.chance = Chance(seed)
        self.trouble: Trouble = "none"
        self.lost = 0

    @property
    def url(self) -> str:
        return f"unix://{self.path}"

    async def serve(self) -> None:
        async with await asyncio.start_unix_server(self._carry, self.path) as server:
            await server.serve_forever()

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError, ConnectionError):
            from_redis, to_redis = await asyncio.open_unix_connection(self.redis)
            there = asyncio.create_task(self._pump(reader, to_redis, by_frame=False))
            back = asyncio.create_task(self._pump(from_redis, writer, by_frame=True))
            await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
            there.cancel()
            back.cancel()
            to_redis.close()
        writer.close()

    async def _pump(self, reader: StreamReader, writer: StreamWriter, *, by_frame: bool) -> None:
        held = b""
        while True:
            try:
                data = await asyncio.wait_for(reader.read(65536), LOOK_EVERY)
            except TimeoutError:
                data = None
            while self.trouble == "hung":
                await asyncio.sleep(LOOK_EVERY)
            if data == b"" or self.trouble == "cut":
                return
            held += data or b""
            if not by_frame:
                writer.write(held)
                held = b""
            while end := frame_end(held):
                if not self._loses(held[:end]):
                    writer.write(held[:end])
                held = held[end:]

    def _loses(self, frame: bytes) -> bool:
        """What Redis says to a question always arrives: only notices get lost."""
        lost = frame.startswith(NOTICE) and (
            self.trouble == "deaf" or (self.trouble == "lossy" and self.chance.below(2) == 0)
        )
        self.lost += lost
        return lost


def frame_end(data: bytes, at: int = 0) -> int:
    """Where the first whole thing that Redis says ends; 0 if it is not whole yet."""
    line_end = data.find(b"\r\n", at)
    if line_end < 0:
        return 0
    kind, rest, end = data[at : at + 1], data[at + 1 : line_end], line_end + 2
    if kind in (b"$", b"=") and int(rest) >= 0:
        end += int(rest) + 2
    for _ in range(HOLDERS.get(kind, 0) * int(rest if kind in HOLDERS else 0)):
        end = frame_end(data, end)
        if not end:
            return 0
    return end if end <= len(data) else 0


@contextmanager
def lines(folder: Path, redis: Path, count: int) -> Iterator[list[Line]]:
    """They carry for as long as the block lasts, in a thread of their own."""
    made = [Line(folder / f"line{number}", redis, number) for number in range(count)]
    loop = asyncio.new_event_loop()
    tasks: list[asyncio.Task[None]] = []

    async def carry() -> None:
        tasks.extend(asyncio.create_task(line.serve()) for line in made)
        await asyncio.gather(*tasks, return_exceptions=True)

    thread = threading.Thread(target=loop.run_until_complete, args=(carry(),))
    thread.start()
    try:
        yield made
    finally:
        for task in tasks:
            loop.call_soon_threadsafe(task.cancel)
        thread.join()
        loop.close()
