"""The stream of the lobby: one WebSocket on which the board is told. A client says nothing but `ping`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from sagebrush.server.hosting.clients import Client
from sagebrush.server.limits import Bucket
from sagebrush.server.messages import Ping, Pong, encode
from sagebrush.server.people import COOKIE
from sagebrush.server.services import Services
from sagebrush.server.streamdoor import let_in

DECODER = msgspec.json.Decoder(Ping)


@websocket("/api/lobby/stream")
async def lobby_stream(socket: WebSocket[Any, Any, Any]) -> None:
    services: Services = socket.app.state.services
    async with let_in(socket, services) as welcome:
        if welcome:
            await _serve(socket, services)


async def _serve(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    person = await services.people.of_cookie(socket.cookies.get(COOKIE))
    client = Client(person.id if person else None, None)
    await services.board.join(client)
    tasks = [
        asyncio.create_task(_send(socket, services, client)),
        asyncio.create_task(_listen(socket, services, client)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.board.leave(client)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if client.closing is not None:
        await socket.close(*client.closing)


async def _send(socket: WebSocket[Any, Any, Any], services: Services, client: Client) -> None:
    while client.closing is None:
        await client.wait()
        if client.behind:
            client.behind = False
            await _say(socket, services.board.everything())
        while (data := client.take()) is not None:
            await _say(socket, data)


async def _say(socket: WebSocket[Any, Any, Any], data: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})


async def _listen(socket: WebSocket[Any, Any, Any], services: Services, client: Client) -> None:
    """Until they hang up. Whoever asks whether anybody is there is answered; the rest is not listened to."""
    rate = services.settings.messages_per_second
    allowance = Bucket(rate, rate * 2)
    while True:
        # What has arrived already is handed out without a pause: here everybody else has their turn.
        await asyncio.sleep(0)
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if allowance.take():
            with suppress(msgspec.MsgspecError, RecursionError):
                client.put(encode(Pong(DECODER.decode(event.get("text") or "").n)))
