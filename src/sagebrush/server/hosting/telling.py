"""Telling those who follow a table: what happened in the game, each seat its own, and what changed around it."""

from __future__ import annotations

from sagebrush.server.hosting import told, updates
from sagebrush.server.hosting.clients import Client
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.messages import FromServer, TableChanged, encode


def tell(table: LiveTable, message: FromServer) -> None:
    """The same to all."""
    data = encode(message)
    for client in table.clients:
        client.put(data)


def moves(table: LiveTable, first: int) -> None:
    """The moves from number `first` on; after a take-back, the whole state."""
    if table.oldest >= first:
        whole(table)
    elif table.clients:
        news = updates.News(table)
        for seat, clients in _by_seat(table).items():
            _put(clients, updates.since(table, seat, first, news))
    table.look()


def whole(table: LiveTable) -> None:
    """The whole state of the game."""
    if table.clients:
        news = updates.News(table)
        for seat, clients in _by_seat(table).items():
            _put(clients, [updates.snapshot(table, seat, news)])


def outside(table: LiveTable) -> None:
    """Everyone's own look at the table from outside."""
    looks: dict[tuple[str | None, str | None], bytes] = {}
    for client in table.clients:
        eyes = (client.person_id, client.invite)
        if eyes not in looks:
            looks[eyes] = encode(TableChanged(told.live_info(table, *eyes)))
        client.put(looks[eyes])


def _by_seat(table: LiveTable) -> dict[int | None, list[Client]]:
    """What one seat is told is written once, however many follow it."""
    groups: dict[int | None, list[Client]] = {}
    for client in table.clients:
        groups.setdefault(client.seat, []).append(client)
    return groups


def _put(clients: list[Client], messages: list[bytes]) -> None:
    for client in clients:
        for message in messages:
            client.put(message)
