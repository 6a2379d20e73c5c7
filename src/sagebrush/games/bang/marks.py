"""Marks that verbs leave on what they touch, so that only that is looked at again."""

from __future__ import annotations

from typing import Final

#: Of a player: who he is (character, role, in play or not), lives, hand, cards in front of him, how far he sees, and
#: what he did to others.
WHO: Final = 1
LIFE: Final = 2
HAND: Final = 4
FRONT: Final = 8
FAR: Final = 16
HARM: Final = 32
HELP: Final = 64
ATTACKS: Final = 128
ROBS: Final = 256
JAILS: Final = 512
#: Of the table.
TURN: Final = 1024
DECK: Final = 2048
PILE: Final = 4096
MIDDLE: Final = 8192
STICK: Final = 16384
RULES: Final = 32768
END: Final = 65536
EVERYTHING: Final = 131071
