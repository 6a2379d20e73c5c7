"""The Litestar application, put together."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sagebrush import __version__
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.server.api.deps import DEPENDENCIES
from sagebrush.server.api.operations import OperationsApi
from sagebrush.server.api.people import PeopleApi
from sagebrush.server.api.players import PlayersApi
from sagebrush.server.api.replays import ReplaysApi
from sagebrush.server.api.tables import TablesApi
from sagebrush.server.apipage import ApiPage
from sagebrush.server.config import Settings
from sagebrush.server.infos import Problem
from sagebrush.server.lobbystream import lobby_stream
from sagebrush.server.refusals import STORAGE_TROUBLE, Refusal
from sagebrush.server.security import Shield
from sagebrush.server.services import Services
from sagebrush.server.stream import stream
from sagebrush.server.website import AS_IT_IS, api_style, find_website, website

log = logging.getLogger(__name__)

MAX_BODY = 64 * 1024
PACKING = 5

AnyRequest = Request[Any, Any, Any]


def make_app(settings: Settings) -> Shield:
    """The application with its shield around it: also what finds no handler passes through.

    Whoever serves it starts and stops its services.
    """
    services = Services(settings)
    app = Litestar(
        route_handlers=[
            PeopleApi,
            PlayersApi,
            TablesApi,
            ReplaysApi,
            OperationsApi,
            stream,
            lobby_stream,
            api_style,
            website,
        ],
        dependencies=DEPENDENCIES,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=PACKING, exclude_opt_key=AS_IT_IS
        ),
        exception_handlers={
            Refusal: _refused,
            SagebrushError: _not_possible,
            HTTPException: _problem,
            Exception: _failed,
        },
        openapi_config=_openapi(),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
    app.state.services = services
    app.state.website = find_website(settings)
    return Shield(app, services)


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Sagebrush",
        version=__version__,
        description="The table server. The stream of a table is described in docs/guides/protocol.md.",
        path="/api/docs",
        render_plugins=[ApiPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
    )


def _told(status: int, code: str, message: str) -> Response[Problem]:
    return Response(Problem(code, message), status_code=status, headers={"cache-control": "no-store"})


def _refused(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return _told(refusal.status, refusal.code, refusal.message)


def _not_possible(_: AnyRequest, error: SagebrushError) -> Response[Problem]:
    """The core refused: a game that does not exist, or one whose rules have changed."""
    if isinstance(error, BadConfig):
        return _told(404, "no_such_game", str(error))
    return _told(409, "not_possible", str(error))


def _problem(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: unknown addresses, bodies that do not fit."""
    codes = {400: "bad_request", 404: "not_found", 405: "wrong_method", 413: "too_large"}
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = f"{extra[0].get('key', 'body')}: {extra[0].get('message', detail)}"
    response = _told(error.status_code, codes.get(error.status_code, "refused"), str(detail)[:300])
    response.headers.update(error.headers or {})
    return response


def _failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    if isinstance(error, msgspec.MsgspecError | UnicodeDecodeError | RecursionError):
        return _told(400, "bad_request", str(error)[:300])
    if isinstance(error, STORAGE_TROUBLE):
        log.warning("the database failed a request", exc_info=error, extra={"path": request.url.path})
        return _told(503, "storage", "The server cannot reach what it has stored; please try again in a moment.")
    log.error("a request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return _told(500, "server_error", "Something went wrong here; nothing was changed.")
