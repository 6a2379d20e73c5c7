"""What everybody sees of the show, as a record."""

from __future__ import annotations

from sagebrush.games.bang.event_view import EventDeckView


class ShowView(EventDeckView, frozen=True):
    """The deck, and the brown card just played by somebody who may repeat it."""

    effect: str = ""
