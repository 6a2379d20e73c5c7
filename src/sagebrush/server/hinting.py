"""A hint for who plays against bots alone, where the table was opened with hints: work for the back room."""

from __future__ import annotations

from typing import Final

import msgspec

from sagebrush.bots.hints import hint
from sagebrush.bots.search import Budget
from sagebrush.bots.thinker import guide_of
from sagebrush.core.seats import Seat
from sagebrush.server.backroom import FREE, Tab
from sagebrush.server.hindsight import Advice
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.models import Person
from sagebrush.server.thinking import MATCHES, Task, TaskEyes, task_for

#: How long is thought about a hint at most: as a Legend does, or a little longer.
PLAYOUTS: Final = 400
SECONDS: Final = 1.5
CANDIDATES: Final = 8
#: Whose eyes and chance a hint has: those of the bot that would play the seat.
LEVEL: Final = "legend"


async def advice(host: Host, table: LiveTable, person: Person, seat: int, tab: Tab = FREE) -> bytes:
    """What to do now, in this seat. Whoever asks again at the same decision gets the same."""
    async with table.lock:
        _check(table, person, seat)
        decision = table.playing.decision_for(Seat(seat))
        if decision is None:
            raise Refusal("not_asked", "You are not asked anything now.")
        key = ("hint", table.id, table.era, table.seq, seat)
        found = host.reels.get(key)
        task = task_for(table.playing, decision, LEVEL, table=table.id) if found is None else None
    if found is None:
        assert task is not None
        found = await host.back.do(tab, find, task)
        host.reels.put(key, found)
    return found


def _check(table: LiveTable, person: Person, seat: int) -> None:
    """Hints are for who wanted them at the start and plays against bots alone: nobody else may be at a disadvantage."""
    if table.row.status != "playing" or table.match is None:
        raise Refusal("not_playing", "No game is being played at this table.")
    if not 0 <= seat < table.row.players or table.chairs[seat].person_id != person.id:
        raise Refusal("not_yours", "That is not your seat.", 403)
    if not table.row.hints or table.row.rated:
        raise Refusal("no_hints", "This table was opened without hints.", 403)
    if sum(1 for chair in table.chairs if chair.person_id) > 1:
        raise Refusal("hints_among_people", "There are hints only where everybody else is a bot.", 403)


def find(task: Task) -> bytes:
    """In the worker: think as a bot would, with the eyes of the seat."""
    assert task.past is not None
    eyes = TaskEyes(task, MATCHES.of(task.game, task.past), None)
    budget = Budget(PLAYOUTS, SECONDS, candidates=CANDIDATES)
    found = hint(guide_of(task.game), eyes, task.chance(), budget)
    other = None if found.other is None else msgspec.to_builtins(found.other)
    return msgspec.json.encode(
        Advice(
            number=task.number,
            id=found.option.id,
            option=msgspec.to_builtins(found.option),
            chance=round(found.chance, 3),
            other=other,
            other_chance=round(found.other_chance, 3),
            why=found.why,
            outlook=found.outlook,
        )
    )
