"""What everybody sees of the loads, as a record."""

from __future__ import annotations

from sagebrush.games.bang.token_view import TokensView


class LoadsView(TokensView, frozen=True):
    """Loads in the supply and where they lie; how many may lie in one place, and what using a loaded card costs."""

    most: int
    costs: dict[str, int]
