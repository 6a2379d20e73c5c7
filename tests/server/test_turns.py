"""Taking turns at the workers."""

from __future__ import annotations

import asyncio

from sagebrush.server.turns import Turns


class Round:
    """Who had a turn, in order; each holds it until let go."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.begun: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str) -> None:
        """A name begins with its key: `a1`, `a2`, `b1`."""
        for name in names:
            self.gates[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._take(name))
        await self.settle()

    async def _take(self, name: str) -> None:
        async with self.turns.turn(name[0]):
            self.begun.append(name)
            await self.gates[name].wait()

    async def go(self, *names: str) -> None:
        for name in names:
            self.gates[name].set()
            await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


async def test_keys_take_turns_however_many_wishes_one_has() -> None:
    line = Round(1)
    await line.come("a1", "a2", "a3", "b1", "b2", "c1")
    await line.go("a1", "b1", "c1", "a2", "b2", "a3")
    assert line.begun == ["a1", "b1", "c1", "a2", "b2", "a3"]


async def test_a_key_has_one_place_at_a_time_even_if_others_are_free() -> None:
    line = Round(2)
    await line.come("a1", "a2", "a3")
    assert line.begun == ["a1"]
    await line.come("b1")
    assert line.begun == ["a1", "b1"]
    await line.go("b1", "a1")
    assert line.begun == ["a1", "b1", "a2"]


async def test_who_leaves_the_queue_takes_no_turn() -> None:
    line = Round(1)
    await line.come("a1", "b1", "c1")
    line.tasks["b1"].cancel()
    await line.settle()
    await line.go("a1")
    assert line.begun == ["a1", "c1"]
    await line.go("c1")
    assert line.turns.free == 1


async def test_a_turn_given_to_somebody_who_leaves_goes_to_the_next() -> None:
    line = Round(1)
    await line.come("a1", "b1", "c1")
    line.gates["a1"].set()
    await asyncio.sleep(0)
    # By now it is b's turn, but b has not been told.
    line.tasks["b1"].cancel()
    await line.settle()
    assert line.begun[-1] == "c1"
    await line.go("c1")
    assert line.turns.free == 1
