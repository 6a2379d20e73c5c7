"""What became of people, where to find them, and how they are told of their turn."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter

from sagebrush.core.registry import game_named
from sagebrush.server import history, quick
from sagebrush.server.api.deps import REFUSALS, info
from sagebrush.server.infos import PastGames, PlayerPage, PushOffer, TableInfo
from sagebrush.server.people import COOKIE
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Person
from sagebrush.server.wishes import QuickWish, SubscribeWish, UnsubscribeWish

Name = Annotated[str | None, Parameter(max_length=40, required=False, default=None)]
Game = Annotated[str | None, Parameter(max_length=64, required=False, default=None)]
Before = Annotated[float | None, Parameter(ge=0, le=1e11, required=False, default=None)]
Count = Annotated[int, Parameter(ge=1, le=50)]
Whose = Annotated[bool, Parameter(description="my own games, those at private tables among them")]


class PlayersApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/player", responses=REFUSALS, summary="A player by the name of the account; without a name, myself")
    async def player(self, services: Services, visitor: Person | None, name: Name = None) -> PlayerPage:
        found = await history.find(services.database, name, visitor)
        return await history.player(services.database, found, visitor)

    @get("/past", responses=REFUSALS, summary="Finished games, of everybody, of one account, or my own")
    async def past(
        self,
        services: Services,
        visitor: Person | None,
        *,
        name: Name = None,
        mine: Whose = False,
        game: Game = None,
        before: Before = None,
        count: Count = 20,
    ) -> PastGames:
        of = await history.find(services.database, name, visitor) if mine or name is not None else None
        return await history.past(services.database, of, visitor, game=game, before=before, count=count)

    @post("/quick", responses=REFUSALS, summary="Any seat of a game, now", status_code=200)
    async def quick(self, data: QuickWish, services: Services, person: Person) -> TableInfo:
        game_named(data.game)
        return info(await quick.match(services.host, person, data, services.settings.quick_seconds), person)

    @get("/push", responses=REFUSALS, summary="The key with which this server signs its pushes")
    async def push_key(self, services: Services) -> PushOffer:
        return PushOffer(services.subscribers.vapid.public if services.settings.push else None)

    @post("/push", responses=REFUSALS, summary="Tell me on this device when it is my turn", status_code=204)
    async def subscribe(
        self, request: Request[Any, Any, Any], data: SubscribeWish, services: Services, person: Person
    ) -> None:
        session = services.people.session_of(request.cookies.get(COOKIE)) or ""
        await services.subscribers.add(person, session, data)

    @post("/push/stop", responses=REFUSALS, summary="Do not tell me on this device any more", status_code=204)
    async def unsubscribe(self, data: UnsubscribeWish, services: Services, person: Person) -> None:
        await services.subscribers.remove(person, data.endpoint)
