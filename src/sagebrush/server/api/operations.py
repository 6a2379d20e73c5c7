"""For whoever runs the server: health, readiness, metrics, and what only the operator may do."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from prometheus_client import generate_latest
from sqlalchemy import func, select, update

from sagebrush.server.api.deps import REFUSALS, info
from sagebrush.server.infos import TableInfo
from sagebrush.server.refusals import Refusal, not_found
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Table
from sagebrush.server.storage.tables import free_rematches
from sagebrush.server.website import AS_IT_IS


class State(msgspec.Struct, frozen=True):
    status: str
    process: str


class Overview(msgspec.Struct, frozen=True):
    """Tables by status in the database, and what this process holds."""

    tables: dict[str, int]
    live_tables: int
    connections: int


class OperationsApi(Controller):
    tags = ("operations",)

    @get("/health", responses=REFUSALS, summary="Is the process alive?")
    async def health(self, services: Services) -> State:
        return State("ok", services.host.process)

    @get("/ready", responses=REFUSALS, summary="Can it take players? (it can store moves, and is not shutting down)")
    async def ready(self, services: Services) -> Response[State]:
        good = services.ready and await services.readiness.stores()
        status = State("ready" if good else "not ready", services.host.process)
        return Response(status, status_code=200 if good else 503)

    @get("/metrics", include_in_schema=False, opt={AS_IT_IS: True})
    async def metrics(self) -> Response[bytes]:
        """Figures for Prometheus."""
        return Response(generate_latest(), media_type="text/plain; version=0.0.4")

    @get("/api/admin/overview", responses=REFUSALS, summary="All tables by status (operator)")
    async def overview(self, request: Request[Any, Any, Any], services: Services) -> Overview:
        _operator(request, services)
        async with services.database.read() as session:
            rows = (await session.execute(select(Table.status, func.count()).group_by(Table.status))).all()
        live = services.host.tables.values()
        return Overview({row[0]: row[1] for row in rows}, len(live), sum(len(table.clients) for table in live))

    @post(
        "/api/admin/tables/{table_id:str}/close",
        responses=REFUSALS,
        summary="Close a table (operator)",
        status_code=200,
    )
    async def close(self, request: Request[Any, Any, Any], table_id: str, services: Services) -> TableInfo:
        _operator(request, services)
        async with services.database.write() as session:
            closed = update(Table).where(Table.id == table_id, Table.status.in_(("waiting", "playing")))
            if (await session.execute(closed.values(status="closed").returning(Table.id))).first() is None:
                raise not_found()
            freed = await free_rematches(session, [table_id])
        for before in freed:
            await services.host.row_changed(before)
        return info(await services.host.table_changed(table_id), None)


def _operator(request: Request[Any, Any, Any], services: Services) -> None:
    token = services.settings.operator_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise Refusal("not_operator", "That needs the operator's token.", 403)
