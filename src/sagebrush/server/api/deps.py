"""What handlers ask for by name: the services, and who is signed in."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec

from sagebrush.server.guestlist import may_see
from sagebrush.server.hosting import told
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.infos import Problem, TableInfo
from sagebrush.server.people import COOKIE
from sagebrush.server.refusals import Refusal, not_found
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Person


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def provide_visitor(request: Request[Any, Any, Any], services: Services) -> Person | None:
    """Who is signed in, if anybody."""
    return await services.people.of_cookie(request.cookies.get(COOKIE))


async def provide_person(visitor: Person | None) -> Person:
    """Who is signed in; nobody else gets in here."""
    if visitor is None:
        raise Refusal("not_signed_in", "Please say who you are first.", 401)
    return visitor


DEPENDENCIES = {
    "services": Provide(provide_services),
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person),
}


#: How any handler may refuse.
REFUSALS = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in (
        (400, "The request does not fit"),
        (401, "Not signed in"),
        (403, "Not allowed"),
        (404, "No such thing"),
        (409, "Not possible now"),
        (413, "Too large"),
        (429, "Too fast"),
    )
}


async def table_for(services: Services, table_id: str, visitor: Person | None, invite: str | None = None) -> LiveTable:
    """The table, if this visitor may see it."""
    table = await services.fresh_table(table_id)
    if table is None:
        raise not_found()
    if not may_see(table.row, table.chairs, visitor, invite):
        if visitor is not None and visitor.id in table.row.removed:
            raise Refusal("removed", "The host of this table has sent you away.", 403)
        raise not_found()
    return table


def info(table: LiveTable, person: Person | None) -> TableInfo:
    return told.live_info(table, person.id if person else None)
