"""Tables: make them, sit down, start, hand over."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from sagebrush.core.content import MAX_CONTENT
from sagebrush.server import guestlist, hinting, lobby, owncards, standins
from sagebrush.server.api.deps import REFUSALS, info, table_for
from sagebrush.server.clock import now
from sagebrush.server.hindsight import Advice
from sagebrush.server.hosting import talk, told
from sagebrush.server.hosting.live import config_of
from sagebrush.server.infos import ChatLine, TableInfo
from sagebrush.server.people import COOKIE
from sagebrush.server.refusals import Refusal
from sagebrush.server.security import address
from sagebrush.server.services import Services
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Chair, Person, Table
from sagebrush.server.website import AS_IT_IS
from sagebrush.server.wishes import ChatWish, HandOverWish, JoinWish, SeatWish, StartWish, TableWish

#: Cards of one's own may come with a table; in a request each line takes a little more room.
MAX_WISH = 2 * MAX_CONTENT

Seat = Annotated[int, Parameter(ge=0, le=15)]
Word = Annotated[str | None, Parameter(max_length=64, required=False, default=None)]


class SeatPass(msgspec.Struct, frozen=True):
    """Whoever has it may play that seat: it is meant for another device, or a program.

    It ends when the device that asked for it signs out, and with a new passphrase.
    """

    seat_pass: str


class TablesApi(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=REFUSALS, summary="Public tables that wait for players or are in play")
    async def listed(self, services: Services, visitor: Person | None, game: Word = None) -> list[TableInfo]:
        return [_told(services, visitor, *found) for found in await store.listed(services.database, game)]

    @get("/mine", responses=REFUSALS, summary="The tables I sit at or host")
    async def mine(self, services: Services, person: Person) -> list[TableInfo]:
        found = await store.of_person(services.database, person.id)
        waiting = await store.waits(services.database, person.id)
        return [_with_wait(_told(services, person, *one), waiting) for one in found]

    @post("/", responses=REFUSALS, summary="Make a table", request_max_body_size=MAX_WISH)
    async def create(
        self, request: Request[Any, Any, Any], data: TableWish, services: Services, person: Person
    ) -> TableInfo:
        tab = services.tab(address(request.scope), person.id)
        return info(await lobby.create(services.host, person, data, tab), person)

    @get("/{table_id:str}/words/{lang:str}", responses=REFUSALS, summary="What a table's own cards are called and say")
    async def own_words(
        self,
        request: Request[Any, Any, Any],
        table_id: str,
        lang: str,
        services: Services,
        visitor: Person | None,
        *,
        invite: Word = None,
    ) -> dict[str, str]:
        """By message, as plain text, in this language or else in English; they come before the words of the game."""
        row = (await table_for(services, table_id, visitor, invite)).row
        if not row.content:
            return {}
        tab = services.tab(address(request.scope), visitor.id if visitor else None)
        return await services.host.back.do(tab, owncards.words, row.game, config_of(row), lang)

    @get("/{table_id:str}", responses=REFUSALS, summary="A table from outside")
    async def show(self, table_id: str, services: Services, visitor: Person | None, invite: Word = None) -> TableInfo:
        return info(await table_for(services, table_id, visitor, invite), visitor)

    @post("/{table_id:str}/join", responses=REFUSALS, summary="Sit down", status_code=200)
    async def join(self, table_id: str, data: JoinWish, services: Services, person: Person) -> TableInfo:
        return info(await lobby.join(services.host, person, table_id, data), person)

    @post("/{table_id:str}/leave", responses=REFUSALS, summary="Get up; in a game a bot plays on", status_code=200)
    async def leave(self, table_id: str, services: Services, person: Person) -> TableInfo:
        return info(await lobby.leave(services.host, person, table_id), person)

    @post("/{table_id:str}/start", responses=REFUSALS, summary="Start the game (host)", status_code=200)
    async def start(self, table_id: str, data: StartWish, services: Services, person: Person) -> TableInfo:
        table = await lobby.start(services.host, person, table_id, data.salt)
        services.driver.drive(table)
        return info(table, person)

    @put("/{table_id:str}/seats/{seat:int}", responses=REFUSALS, summary="Put a bot on a chair, or clear it (host)")
    async def set_chair(
        self, table_id: str, seat: Seat, data: SeatWish, services: Services, person: Person
    ) -> TableInfo:
        return info(await lobby.set_chair(services.host, person, table_id, seat, data.level), person)

    @delete(
        "/{table_id:str}/seats/{seat:int}",
        responses=REFUSALS,
        summary="Send somebody away before the game (host)",
        status_code=200,
    )
    async def remove(self, table_id: str, seat: Seat, services: Services, person: Person) -> TableInfo:
        return info(await lobby.remove(services.host, person, table_id, seat), person)

    @post("/{table_id:str}/seats/{seat:int}/bot", responses=REFUSALS, summary="Hand a seat to a bot", status_code=200)
    async def hand_over(
        self, table_id: str, seat: Seat, data: HandOverWish, services: Services, person: Person
    ) -> TableInfo:
        return info(await standins.hand_over(services.host, person, table_id, seat, data.level), person)

    @delete(
        "/{table_id:str}/seats/{seat:int}/bot",
        responses=REFUSALS,
        summary="Take a seat back from its bot",
        status_code=200,
    )
    async def take_back(self, table_id: str, seat: Seat, services: Services, person: Person) -> TableInfo:
        return info(await standins.hand_over(services.host, person, table_id, seat, None), person)

    @post(
        "/{table_id:str}/seats/{seat:int}/away",
        responses=REFUSALS,
        summary="Let a bot play for somebody who is away (the host, or most of those who wait)",
        status_code=200,
    )
    async def call_bot(self, table_id: str, seat: Seat, services: Services, person: Person) -> TableInfo:
        return info(await standins.call_bot(services.host, person, table_id, seat), person)

    @post(
        "/{table_id:str}/seats/{seat:int}/pass",
        responses=REFUSALS,
        summary="A pass for one of my seats",
        status_code=200,
    )
    async def seat_pass(
        self, request: Request[Any, Any, Any], table_id: str, seat: Seat, services: Services, person: Person
    ) -> SeatPass:
        table = await table_for(services, table_id, person)
        if lobby.chair_at(table.chairs, seat).person_id != person.id:
            raise Refusal("not_yours", "That is not your seat.", 403)
        session = services.people.session_of(request.cookies.get(COOKIE)) or ""
        return SeatPass(services.people.seat_pass(table_id, seat, person, session))

    @post(
        "/{table_id:str}/seats/{seat:int}/hint",
        responses=REFUSALS | {200: ResponseSpec(Advice, description="What to do", generate_examples=False)},
        summary="A hint, in a game against bots alone",
        status_code=200,
        opt={AS_IT_IS: True},
    )
    async def hint(
        self, request: Request[Any, Any, Any], table_id: str, seat: Seat, services: Services, person: Person
    ) -> Response[bytes]:
        """For who opened the table with hints and sits there with nobody but bots. It takes a second."""
        table = await table_for(services, table_id, person)
        tab = services.tab(address(request.scope), person.id)
        found = await hinting.advice(services.host, table, person, seat, tab)
        return Response(found, media_type="application/json")

    @post("/{table_id:str}/chat", responses=REFUSALS, summary="Say something")
    async def chat(self, table_id: str, data: ChatWish, services: Services, person: Person) -> ChatLine:
        table = await table_for(services, table_id, person)
        if not guestlist.may_talk(table.row, table.chairs, person, None):
            raise Refusal("not_invited", "Only those who were invited talk at this table.", 403)
        services.let_talk(person.id)
        own = table.seats_of(person.id)
        seat = own[0] if own else None
        name = person.name if seat is None else table.chairs[seat].name
        return await talk.say(services.host, table, talk.Speaker(person.id, name, seat), data.text)


def _with_wait(table: TableInfo, waiting: dict[str, float]) -> TableInfo:
    """Of a table that is in nobody's memory, it was written down since when it waits for somebody."""
    if table.waited is not None or table.status != "playing" or table.id not in waiting:
        return table
    return msgspec.structs.replace(table, waited=round(max(0.0, now() - waiting[table.id]), 1))


def _told(services: Services, person: Person | None, row: Table, chairs: list[Chair]) -> TableInfo:
    live = services.host.tables.get(row.id)
    return info(live, person) if live else told.table_info(row, chairs, person.id if person else None)
