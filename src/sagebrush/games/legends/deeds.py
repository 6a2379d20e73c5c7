"""What a player did: small records that conditions of stories, goals and abilities look back on."""

from __future__ import annotations

from typing import Final

#: Farther than any two spaces are apart.
FAR: Final = 99


class Deed:
    """`what` was done, `n` times or as much, on which space.

    `tags` tell the rest: of a fight whom it was against, its type and how it ended; of a poker game who lost it and
    which ranks were played. Where a movement ended, `near_player` and `near_sheriff` say how far off these stood.
    """

    __slots__ = ("n", "near_player", "near_sheriff", "space", "tags", "what", "wounds")

    def __init__(
        self,
        what: str,
        n: int,
        space: int,
        tags: tuple[str, ...] = (),
        *,
        near_player: int = FAR,
        near_sheriff: int = FAR,
        wounds: int = 0,
    ) -> None:
        self.what = what
        self.n = n
        self.space = space
        self.tags = tags
        self.near_player = near_player
        self.near_sheriff = near_sheriff
        self.wounds = wounds

    def canonical(self) -> list[object]:
        return [self.what, self.n, self.space, list(self.tags), self.near_player, self.near_sheriff, self.wounds]
