"""The way to a push service. Browsers say where to, so it leads to the open internet and nowhere else."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable
from functools import cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

from sagebrush.server.refusals import Refusal

#: Seconds that a push service may take to connect, and to answer.
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
#: Of an answer nobody reads more than its status.
MAX_CONNECTIONS = 8
#: Seconds for which a push service keeps what it cannot deliver.
KEPT_SECONDS = 86_400


class NotPublic(OSError):
    """This name leads to a machine that is not on the open internet."""


def check_endpoint(endpoint: str, *, anywhere: bool = False) -> None:
    """An address that a push can be sent to; whether its name leads inside is seen when it is used."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise _refused() from None
    if not parts.hostname or parts.username or parts.password:
        raise _refused()
    if anywhere:
        return
    if parts.scheme != "https" or port not in (None, 443) or "." not in parts.hostname or _is_address(parts.hostname):
        raise _refused()


def _refused() -> Refusal:
    return Refusal("bad_endpoint", "That is no address of a push service.", 400)


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


class PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to public addresses. The address that was looked at is the one that is used: a name may lead elsewhere
    the next time it is asked."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await public_address(host, port)
        return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise NotPublic("a push goes over the network")

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


async def public_address(host: str, port: int) -> str:
    """Where a name leads, if all that it leads to is public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise NotPublic(f"{host} is not on the open internet")
    return addresses[0]


def is_public(text: str) -> bool:
    address = ip_address(text.partition("%")[0])
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    if inner is not None and not inner.is_global:
        return False
    return address.is_global and not address.is_multicast


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class Sender:
    """Hands messages to push services. It follows no redirects and reads no answers."""

    def __init__(self, *, anywhere: bool = False) -> None:
        self.anywhere = anywhere
        backend = None if anywhere else PublicOnly()
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=_trust(), max_connections=MAX_CONNECTIONS, network_backend=backend
        )

    async def send(self, endpoint: str, body: bytes, authorization: str, topic: str) -> int:
        """Returns the status. OSError and TimeoutError when nobody could be reached."""
        check_endpoint(endpoint, anywhere=self.anywhere)
        headers = [
            ("Authorization", authorization),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("TTL", str(KEPT_SECONDS)),
            ("Topic", topic),
            ("Urgency", "normal"),
        ]
        timeouts = {"connect": CONNECT_SECONDS, "read": ANSWER_SECONDS, "write": ANSWER_SECONDS, "pool": ANSWER_SECONDS}
        try:
            async with self._pool.stream(
                "POST", endpoint, headers=headers, content=body, extensions={"timeout": timeouts}
            ) as answer:
                return answer.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise OSError(str(error)) from error

    async def close(self) -> None:
        await self._pool.aclose()
