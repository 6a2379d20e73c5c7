"""What stays of a game: replays, records, branches, rematches and ratings."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import Parameter

from sagebrush.bots import levels
from sagebrush.core.registry import game_named, games
from sagebrush.server import afterwards
from sagebrush.server.api.deps import REFUSALS, info, table_for
from sagebrush.server.infos import GameOffer, GameWords, OpenTable, Rating, Replay, TableInfo
from sagebrush.server.ratings import ladder
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Person
from sagebrush.server.wishes import BranchWish
from sagebrush.words import game_texts

Eyes = Annotated[str, Parameter(max_length=8, description="a seat's number, `table` or `all`")]
Start = Annotated[int, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=1, le=afterwards.MAX_STEPS)]


class ReplaysApi(Controller):
    path = "/api"
    tags = ("games and replays",)

    @get("/games", responses=REFUSALS, summary="The games, their options and their bots", sync_to_thread=False)
    def games(self) -> list[GameOffer]:
        return [GameOffer(game.info, levels(game.info.name)) for game in games()]

    @get("/games/{game:str}/words/{lang:str}", responses=REFUSALS, summary="What a game says", sync_to_thread=True)
    def words(self, game: str, lang: str) -> GameWords:
        """For clients that were built without the game; where its language has a gap, English."""
        return GameWords(*game_texts(game_named(game).info.name, lang))

    @get("/ratings/{game:str}", responses=REFUSALS, summary="Who plays a game best")
    async def ratings(self, game: str, services: Services) -> list[Rating]:
        game_named(game)
        return await ladder(services.database, game)

    @get("/tables/{table_id:str}/replay", responses=REFUSALS, summary="A finished game, step by step")
    async def replay(
        self,
        table_id: str,
        services: Services,
        visitor: Person | None,
        *,
        eyes: Eyes = "table",
        start: Start = 0,
        count: Count = 100,
    ) -> Replay:
        table = await table_for(services, table_id, visitor)
        return await afterwards.replay(table, visitor.id if visitor else None, eyes, start, count)

    @get("/tables/{table_id:str}/open", responses=REFUSALS, summary="All cards, for who is out of a running game")
    async def open_cards(self, table_id: str, services: Services, person: Person) -> OpenTable:
        table = await table_for(services, table_id, person)
        return await afterwards.open_cards(services.host, table, person)

    @get("/tables/{table_id:str}/record", responses=REFUSALS, summary="The record of a finished game")
    async def record(self, table_id: str, services: Services, visitor: Person | None) -> Response[bytes]:
        table = await table_for(services, table_id, visitor)
        record = await afterwards.record_of(table)
        name = f'attachment; filename="{record.game}-{table_id}.json"'
        return Response(record.encode(), media_type="application/json", headers={"content-disposition": name})

    @post(
        "/records", responses=REFUSALS, summary="Keep a record as a replay", request_max_body_size=afterwards.MAX_UPLOAD
    )
    async def upload(self, request: Request[Any, Any, Any], services: Services, person: Person) -> TableInfo:
        return info(await afterwards.upload(services.host, person, await request.body()), person)

    @post("/tables/{table_id:str}/branch", responses=REFUSALS, summary="Play on from a position of a finished game")
    async def branch(self, table_id: str, data: BranchWish, services: Services, person: Person) -> TableInfo:
        table = await table_for(services, table_id, person)
        return info(await afterwards.branch(services.host, person, table, data), person)

    @post(
        "/tables/{table_id:str}/rematch", responses=REFUSALS, summary="Play again with the same people", status_code=200
    )
    async def rematch(self, table_id: str, services: Services, person: Person) -> TableInfo:
        table = await table_for(services, table_id, person)
        return info(await afterwards.rematch(services.host, person, table), person)
