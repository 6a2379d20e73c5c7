"""A prompter between server and page: what is whispered to the page looks to it as if the server had said it.

So what an expansion may lay on the table is tested without waiting for the cards that do it.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from tests.web.site import Visitor

#: Where in the view something changed, from the outside in, and last what stands there now.
Change = list[Any]


class Prompter:
    """Listens in on the line of one visitor; everything that is really said goes through."""

    def __init__(self, visitor: Visitor) -> None:
        self.lines: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile("/stream"), self._listen)

    def _listen(self, line: WebSocketRoute) -> None:
        line.connect_to_server()
        self.lines.append(line)

    def whisper(self, *changes: Change, event: dict[str, Any] | None = None) -> None:
        """An event and what it changed. Nobody is asked anything after it."""
        happening = {"event": event, "changes": changes}
        update = {
            "type": "update",
            "seq": 0,
            "era": 0,
            "seat": 0,
            "happenings": [happening],
            "view": None,
            "stage": None,
            "asked": [],
            "decision": None,
            "seconds_left": None,
            "result": None,
        }
        self.lines[-1].send(msgspec.json.encode(update).decode())
