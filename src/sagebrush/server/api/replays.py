"""What stays of a game: replays, records, branches, rematches and ratings."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from sagebrush.bots import levels
from sagebrush.core.registry import game_named, games
from sagebrush.server import afterwards
from sagebrush.server.api.deps import REFUSALS, info, table_for
from sagebrush.server.backroom import Tab
from sagebrush.server.hindsight import GameAnalysis, OpenTable, Replay, Stretch
from sagebrush.server.infos import GameOffer, GameWords, LessonScript, LessonStep, Rating, TableInfo
from sagebrush.server.ratings import ladder
from sagebrush.server.reel import Page
from sagebrush.server.refusals import Refusal
from sagebrush.server.security import address
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Person
from sagebrush.server.website import AS_IT_IS
from sagebrush.server.wishes import BranchWish
from sagebrush.words import game_texts

Eyes = Annotated[str, Parameter(max_length=8, description="a seat's number, `table` or `all`")]
Start = Annotated[int, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=1, le=500, description="at most; more eyes see fewer steps at once")]


#: Seconds of work for each answer that is played again.
BRANCHING = 0.0005


def offers() -> list[GameOffer]:
    """The games one can play here."""
    return [GameOffer(game.info, levels(game.info.name)) for game in games() if game.online]


class ReplaysApi(Controller):
    path = "/api"
    tags = ("games and replays",)

    @get("/games", responses=REFUSALS, summary="The games, their options and their bots", sync_to_thread=False)
    def games(self) -> list[GameOffer]:
        return offers()

    @get("/games/{game:str}/words/{lang:str}", responses=REFUSALS, summary="What a game says", sync_to_thread=True)
    def words(self, game: str, lang: str) -> GameWords:
        """For clients that were built without the game; where its language has a gap, English."""
        return GameWords(*game_texts(game_named(game).info.name, lang))

    @get("/games/{game:str}/lessons/{name:str}", responses=REFUSALS, summary="A lesson", sync_to_thread=False)
    def lesson(self, game: str, name: str) -> LessonScript:
        """What is said at which decision, and which answers follow the script."""
        found = next((lesson for lesson in game_named(game).lessons if lesson.name == name), None)
        if found is None:
            raise Refusal("not_found", f"{game} has no lesson {name!r:.60}.", 404)
        script = found.script
        steps = [LessonStep(step.say, step.point, step.do, at) for step, at in zip(script.steps, found.at, strict=True)]
        return LessonScript(name, script.seat, tuple(steps))

    @get("/ratings/{game:str}", responses=REFUSALS, summary="Who plays a game best")
    async def ratings(self, game: str, services: Services) -> list[Rating]:
        game_named(game)
        return await ladder(services.database, game)

    @get(
        "/tables/{table_id:str}/replay",
        responses=REFUSALS | {200: ResponseSpec(Replay, description="A stretch of the game", generate_examples=False)},
        summary="A finished game, step by step",
        opt={AS_IT_IS: True},
    )
    async def replay(
        self,
        request: Request[Any, Any, Any],
        table_id: str,
        services: Services,
        visitor: Person | None,
        *,
        eyes: Eyes = "table",
        start: Start = 0,
        count: Count = 100,
    ) -> Response[bytes]:
        table = await table_for(services, table_id, visitor)
        page = Page(eyes, start, count)
        person = visitor.id if visitor else None
        packed = await afterwards.replay(services.host, table, person, page, _tab(request, services, visitor))
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
            return Response(packed, media_type="application/json", headers=headers)
        return Response(await asyncio.to_thread(gzip.decompress, packed), media_type="application/json")

    @get(
        "/tables/{table_id:str}/analysis",
        responses=REFUSALS | {200: ResponseSpec(GameAnalysis, description="Where it was won", generate_examples=False)},
        summary="A finished game looked into",
        opt={AS_IT_IS: True},
    )
    async def analysis(
        self,
        request: Request[Any, Any, Any],
        table_id: str,
        services: Services,
        visitor: Person | None,
        *,
        seat: Annotated[int | None, Parameter(ge=0, le=16, description="whose decisions are looked into")] = None,
    ) -> Response[bytes]:
        """Chances over time, turning points, and what the decisions of one seat cost. It takes seconds, once."""
        table = await table_for(services, table_id, visitor)
        found = await afterwards.analysis(services.host, table, seat, _tab(request, services, visitor))
        return Response(found, media_type="application/json")

    @get(
        "/tables/{table_id:str}/analysis/choices",
        responses=REFUSALS | {200: ResponseSpec(Stretch, description="Some decisions", generate_examples=False)},
        summary="What some decisions of a seat cost",
        opt={AS_IT_IS: True},
    )
    async def choices(
        self,
        request: Request[Any, Any, Any],
        table_id: str,
        services: Services,
        visitor: Person | None,
        *,
        seat: Annotated[int, Parameter(ge=0, le=16, description="whose decisions are looked into")],
        start: Annotated[int, Parameter(ge=0, le=1_000_000, description="from this answer on")] = 0,
    ) -> Response[bytes]:
        """The same as in the analysis, piece by piece: go on from `reached` until that is `of`."""
        table = await table_for(services, table_id, visitor)
        found = await afterwards.looked_into(services.host, table, seat, start, _tab(request, services, visitor))
        return Response(found, media_type="application/json")

    @post(
        "/tables/{table_id:str}/open",
        responses=REFUSALS,
        summary="All cards, for who is out of a running game",
        status_code=200,
    )
    async def open_cards(self, table_id: str, services: Services, person: Person) -> OpenTable:
        table = await table_for(services, table_id, person)
        return await afterwards.open_cards(services.host, table, person)

    @get(
        "/tables/{table_id:str}/record",
        responses=REFUSALS,
        summary="The record of a finished game",
        opt={AS_IT_IS: True},
    )
    async def record(
        self, request: Request[Any, Any, Any], table_id: str, services: Services, visitor: Person | None
    ) -> Response[bytes]:
        table = await table_for(services, table_id, visitor)
        record = await afterwards.record_of(services.host, table, _tab(request, services, visitor))
        name = f'attachment; filename="{table.row.game}-{table_id}.json"'
        return Response(record, media_type="application/json", headers={"content-disposition": name})

    @post(
        "/records", responses=REFUSALS, summary="Keep a record as a replay", request_max_body_size=afterwards.MAX_UPLOAD
    )
    async def upload(self, request: Request[Any, Any, Any], services: Services, person: Person) -> TableInfo:
        tab = _tab(request, services, person)
        if not services.uploads.take(address(request.scope)):
            raise Refusal("too_fast", "That was too much at once; please wait a moment.", 429)
        return info(await afterwards.upload(services.host, person, await request.body(), tab), person)

    @post("/tables/{table_id:str}/branch", responses=REFUSALS, summary="Play on from a position of a finished game")
    async def branch(
        self, request: Request[Any, Any, Any], table_id: str, data: BranchWish, services: Services, person: Person
    ) -> TableInfo:
        table = await table_for(services, table_id, person)
        # Once it is started, the game is played again up to there.
        _tab(request, services, person).charge(data.after * BRANCHING)
        return info(await afterwards.branch(services.host, person, table, data), person)

    @post(
        "/tables/{table_id:str}/rematch", responses=REFUSALS, summary="Play again with the same people", status_code=200
    )
    async def rematch(self, table_id: str, services: Services, person: Person) -> TableInfo:
        table = await table_for(services, table_id, person)
        return info(await afterwards.rematch(services.host, person, table), person)


def _tab(request: Request[Any, Any, Any], services: Services, person: Person | None) -> Tab:
    return services.tab(address(request.scope), person.id if person else None)
