"""`sagebrush serve`."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    *,
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on; 127.0.0.1 unless given.")] = None,
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="Port; 8000 unless given, 0 finds a free one.")
    ] = None,
    data: Annotated[str | None, typer.Option("--data", help="Folder of the database and the signing key.")] = None,
    database_url: Annotated[
        str | None, typer.Option("--database-url", help="sqlite:///… or postgresql://…; SQLite in the data folder.")
    ] = None,
    channels_url: Annotated[
        str | None,
        typer.Option("--channels-url", help="redis://… or postgresql://…, to serve the same tables with others."),
    ] = None,
    bot_workers: Annotated[int | None, typer.Option("--bot-workers", help="Processes in which bots think.")] = None,
    bot_delay: Annotated[float | None, typer.Option("--bot-delay", help="Seconds a bot waits before it plays.")] = None,
    https: Annotated[bool | None, typer.Option("--https", help="Behind a proxy with TLS: secure cookies.")] = None,
) -> None:
    """Serve tables to browsers and bots. Other settings: SAGEBRUSH_… variables, see docs/guides/run-a-server.md."""
    from sagebrush.server.config import load_settings  # noqa: PLC0415  (slow to import)
    from sagebrush.server.serve import serve as run  # noqa: PLC0415

    run(
        load_settings(
            host=host,
            port=port,
            data=data,
            database_url=database_url,
            channels_url=channels_url,
            bot_workers=bot_workers,
            bot_delay=bot_delay,
            https=https,
        )
    )
