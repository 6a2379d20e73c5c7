"""Whoever is out of a game in which only bots play on need not wait for them."""

from __future__ import annotations

from sagebrush.server.fanout import Notice
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.refusals import Refusal


async def hurry(host: Host, table: LiveTable, seat: int) -> None:
    """Its bots play without pauses from now on, for as long as nobody but bots is in the game."""
    if not table.is_out(seat):
        raise Refusal("not_out", "You are still in the game.")
    if not table.only_bots():
        raise Refusal("people_play", "There are still people in the game.")
    table.hurried = True
    await host.fanout.send(Notice(host.process, "hurry", table.id))


async def on_hurry(_: Host, table: LiveTable, __: Notice) -> None:
    table.hurried = True
