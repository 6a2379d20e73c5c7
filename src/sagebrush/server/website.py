"""The web client's files, if it has been built; every address that is no file leads to its first page."""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File

from sagebrush.core.errors import BadConfig
from sagebrush.server import heads
from sagebrush.server.apipage import CSS, STYLE
from sagebrush.server.config import Settings

#: The mark of what goes out as it is: what is large was packed elsewhere, and once.
AS_IT_IS = "as_it_is"
PACKABLE = re.compile(r"^text/|javascript|json|svg|xml|wasm")

NOT_BUILT = b"""<!doctype html><html lang=en><meta charset=utf-8><title>Sagebrush</title>
<h1>Sagebrush</h1><p>The table server is running. The web client has not been built; <code>make play</code> does it.
<p><a href="/api/docs">The API</a></html>"""


#: Where a wheel holds it, and where it lies beside the sources.
PACKED = Path(__file__).parents[1] / "website"
BUILT = Path(__file__).parents[3] / "web" / "dist"


def find_website(settings: Settings) -> Path | None:
    """The configured folder, else the one in the package, else the one beside the sources."""
    folders = (Path(settings.web),) if settings.web else (PACKED, BUILT)
    found = next((folder.resolve() for folder in folders if (folder / "index.html").is_file()), None)
    if found is None and settings.web:
        raise BadConfig(f"there is no web client in {settings.web}")
    return found


@get(["/", "/{path:path}"], include_in_schema=False, opt={AS_IT_IS: True})
async def website(request: Request[Any, Any, Any], path: str = "/") -> Response[Any]:
    """A file of the client, or its first page, which finds out by itself what the address means."""
    if path.startswith(("/api/", "/api")):
        raise NotFoundException
    folder: Path | None = request.app.state.website
    if folder is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=200 if path == "/" else 404)
    first = folder / "index.html"
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        found = wanted.is_relative_to(folder) and wanted.is_file()
    except (OSError, ValueError) as error:
        # No file has such a name: a zero byte in it, or too long.
        raise NotFoundException from error
    if not found and "." in wanted.name:
        raise NotFoundException
    if not found or wanted == first:
        return await _page(request, first)
    # Built files have a hash in their name, so they never change.
    age = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"
    # A browser runs no script that is not called one.
    return await _file(request, wanted, guess_type(wanted.name)[0] or "application/octet-stream", age)


async def _page(request: Request[Any, Any, Any], first: Path) -> Response[Any]:
    """The first page, with what its address is about in its head, for those who only read that."""
    lang = heads.language(request.headers.get("accept-language", ""))
    path = request.url.path
    head = await heads.head_of(request.app.state.services, path, request.query_params.get("invite"), lang)
    page = await asyncio.to_thread(first.read_text, "utf-8")
    text = heads.written(page, head, _origin(request), path, build_of(first.parent))
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    data = text.encode()
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = gzip.compress(data, 6, mtime=0)
    return Response(data, media_type=MediaType.HTML, headers=headers)


def _origin(request: Request[Any, Any, Any]) -> str:
    """As the browser knows us; a host that is none is left out."""
    host = request.headers.get("host", "")
    secure = request.app.state.services.settings.https or request.url.scheme == "https"
    return f"http{'s' if secure else ''}://{host}" if heads.HOST.match(host) else ""


def build_of(folder: Path | None) -> str:
    """Which client this is: a page made from another one is out of date."""
    if folder is None:
        return ""
    first = folder / "index.html"
    try:
        return _build(first, first.stat().st_mtime_ns)
    except OSError:
        return ""


@lru_cache(maxsize=8)
def _build(first: Path, _changed_at: int) -> str:
    return sha256(first.read_bytes()).hexdigest()[:12]


async def _file(request: Request[Any, Any, Any], path: Path, kind: str, age: str) -> Response[Any]:
    """Text goes packed to who can unpack it, and is packed once only: that takes longer than to send it."""
    headers = {"cache-control": age}
    if not PACKABLE.search(kind) or "gzip" not in request.headers.get("accept-encoding", ""):
        return File(path, content_disposition_type="inline", media_type=kind, headers=headers)
    packed = await asyncio.to_thread(_packed, path, path.stat().st_mtime_ns)
    headers |= {"content-encoding": "gzip", "vary": "accept-encoding", "content-disposition": "inline"}
    return Response(packed, media_type=kind, headers=headers)


@lru_cache(maxsize=1024)
def _packed(path: Path, _changed_at: int) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


@get(STYLE, include_in_schema=False, media_type=MediaType.CSS)
async def api_style() -> str:
    return CSS
