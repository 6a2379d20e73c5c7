"""What leaves the server: whole games over the real socket, compared with what the rules allow each to know."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from sagebrush.client import Client
from sagebrush.core.happenings import apply_changes
from sagebrush.core.record import Record
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.server.infos import TableInfo
from sagebrush.server.messages import Snapshot, encode
from tests.server.guide_game import install_panning, panning_known
from tests.server.listening import Ear, play_out, told
from tests.server.services import RunningServer, running_server
from tests.server.truth import Moment, Truth, plain

GAMES: dict[str, dict[str, Any]] = {
    "dice": {"game": "dice", "players": 5},
    "bang": {"game": "bang", "players": 5},
    **{
        f"{expansion.name}-{players}": {"game": "bang", "players": players, "expansions": (expansion.name,)}
        for expansion in game_named("bang").info.expansions
        for players in {4, *expansion.players[:1]}
    },
    "two_characters": {"game": "bang", "players": 4, "options": {"two_characters": True}},
    "panning": {"game": "panning", "players": 4},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that knows the guide's game as well."""
    package = tmp_path_factory.mktemp("package")
    install_panning(package)
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(package), before])
    try:
        with panning_known(package), running_server(tmp_path_factory.mktemp("server")) as running:
            yield running
    finally:
        os.environ["PYTHONPATH"] = before


class Played(msgspec.Struct):
    """A whole game with an ear at every seat and one among the watchers, and its record."""

    host: Client
    table: str
    record: Record
    ears: list[Ear]


@pytest.fixture(params=GAMES)
async def played(request: pytest.FixtureRequest, server: RunningServer) -> AsyncIterator[Played]:
    wish = dict(GAMES[request.param])
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.url)) for _ in range(wish["players"] + 1)]
        for number, person in enumerate(people[:-1]):
            await person.guest(f"Player {number}")
        table = await people[0].create(**wish, bots=[None] * wish["players"])
        for seat, person in enumerate(people[1:-1], 1):
            await person.join(table.id, seat=seat)
        ears = [Ear(person, table.id, Chance(seat)) for seat, person in enumerate(people)]
        await play_out(ears, lambda: people[0].start(table.id))
        assert [ear.seat for ear in ears] == [*range(wish["players"]), None]
        while (await people[0].table(table.id)).status != "finished":
            await asyncio.sleep(0.05)
        yield Played(people[0], table.id, await people[0].record(table.id), ears)


@pytest.mark.slow
async def test_everybody_is_told_what_the_rules_allow_them_to_know(played: Played) -> None:
    """First while the game is played, then by its replay."""
    for ear in played.ears:
        truth = Truth(played.record, ear.seat)
        moments = [truth.beginning, *truth.moves()]
        _check_stream(ear, moments)
        _check_rest(ear)
        await _check_replay(played, ear.seat, moments)


# -------------------------------------------------------------------- the stream


def _check_stream(ear: Ear, moments: list[Moment]) -> None:
    first, *moves = moments
    [(raw, _)] = told(ear, "snapshot")
    assert raw.encode() == encode(_beginning(first))
    view = first.view
    for (raw, update), moment in zip(told(ear, "update"), moves, strict=True):
        view = _check_update(update, moment, view)
        leaked = [secret for secret in moment.secrets if f'"{secret}"' in raw]
        assert not leaked, f"{leaked} in what seat {ear.seat} was told of move {moment.number}"


def _beginning(first: Moment) -> Snapshot:
    return Snapshot(0, 0, tuple(first.events), first.view, first.stage, first.asked, first.decision, None, None)


def _check_update(update: dict[str, Any], moment: Moment, view: Any) -> Any:
    """One update, happening by happening; the view that it leads to."""
    assert list(update) == [
        *("type", "seq", "era", "seat", "happenings", "view"),
        *("stage", "asked", "decision", "seconds_left", "result"),
    ]
    assert (update["seq"], update["era"], update["seat"]) == (moment.number, 0, moment.mover)
    assert len(update["happenings"]) == len(moment.happenings)
    for happening, (event, after) in zip(update["happenings"], moment.happenings, strict=True):
        assert list(happening) == ["event", "changes"]
        assert happening["event"] == plain(event)
        view = apply_changes(view, happening["changes"])
        assert view == after
        last = {tuple(path): value for *path, value in happening["changes"]}
        for *path, value in happening["changes"]:
            # A role that is turned face down is gone for everybody, and then its owner alone is told it once more.
            told = None if value != last[tuple(path)] else _at(after, path)
            assert value == told, "a change tells more than the view"
    assert view == moment.view
    assert update["view"] is None
    assert update["stage"] == plain(moment.stage)
    assert update["asked"] == plain(moment.asked)
    assert update["decision"] == plain(moment.decision)
    assert update["result"] == plain(moment.result)
    return view


def _at(view: Any, path: list[Any]) -> Any:
    for place in path:
        view = view[place]
    return view


def _check_rest(ear: Ear) -> None:
    """What else was sent speaks of people and chairs, and of nothing that is dealt."""
    known = {"welcome", "table", "snapshot", "update", "accepted"}
    assert {msgspec.json.decode(raw)["type"] for raw in ear.raw} <= known
    for raw, message in (*told(ear, "welcome"), *told(ear, "table")):
        table = msgspec.convert(message["table"], TableInfo)
        assert encode(table).decode() in raw
        assert table.status == "finished" or (table.fairness.secret, table.fairness.seed) == (None, None)
        assert (table.invite is None) == (ear.seat is None)
        assert [chair.seat for chair in table.seats if chair.you] == ([] if ear.seat is None else [ear.seat])


# -------------------------------------------------------------------- the replay


async def _check_replay(played: Played, seat: int | None, moments: list[Moment]) -> None:
    """Step by step the same, through the eyes of one seat."""
    replay = await played.host.replay(played.table, "table" if seat is None else str(seat), 0, 500)
    first, *steps = replay.steps
    assert [happening.event for happening in first.happenings] == plain(moments[0].events)
    view = moments[0].view
    for step, moment in zip(steps, moments[1:], strict=False):
        assert (step.number, step.seat) == (moment.number, moment.mover)
        assert (step.option is None) == (seat != moment.mover)
        for happening, (event, after) in zip(step.happenings, moment.happenings, strict=True):
            view = apply_changes(view, *happening.changes)
            assert (happening.event, view) == (plain(event), after)
        assert [*step.views] == [view] == [moment.view]
