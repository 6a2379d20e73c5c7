"""Join a table of a server as a bot: `python examples/network_bot.py http://127.0.0.1:8000 TABLE NAME`."""

import asyncio
import sys

from sagebrush.bots import make_bot
from sagebrush.client import Client


async def main(server: str, table_id: str, name: str) -> None:
    async with Client(server) as me:
        await me.guest(name)
        table = await me.join(table_id)
        result = await me.play(table_id, make_bot("random", table.game, seed=7))
        print(f"{name} has seen the end of it: {result.outcome}")


asyncio.run(main(*sys.argv[1:4]))
