"""The web client's files, if it has been built; every address that is no file leads to its first page."""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File

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
    return next((folder.resolve() for folder in folders if (folder / "index.html").is_file()), None)


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
        return await _file(request, first, MediaType.HTML, "no-cache")
    # Built files have a hash in their name, so they never change.
    age = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"
    # A browser runs no script that is not called one.
    return await _file(request, wanted, guess_type(wanted.name)[0] or "application/octet-stream", age)


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
