"""The web client's files, if it has been built; every address that is no file leads to its first page."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File

from sagebrush.server.apipage import CSS, STYLE
from sagebrush.server.config import Settings

NOT_BUILT = b"""<!doctype html><html lang=en><meta charset=utf-8><title>Sagebrush</title>
<h1>Sagebrush</h1><p>The table server is running. The web client has not been built; <code>make play</code> does it.
<p><a href="/api/docs">The API</a></html>"""


def find_website(settings: Settings) -> Path | None:
    """The configured folder, else the one beside the sources."""
    folder = Path(settings.web) if settings.web else Path(__file__).parents[3] / "web" / "dist"
    return folder.resolve() if (folder / "index.html").is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
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
    if found and wanted != first:
        # Built files have a hash in their name, so they never change.
        age = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"
        # A browser runs no script that is not called one.
        kind = guess_type(wanted.name)[0] or "application/octet-stream"
        return File(wanted, content_disposition_type="inline", media_type=kind, headers={"cache-control": age})
    if "." in wanted.name and wanted != first:
        raise NotFoundException
    return File(
        first,
        content_disposition_type="inline",
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )


@get(STYLE, include_in_schema=False, media_type=MediaType.CSS)
async def api_style() -> str:
    return CSS
