"""The rules a table has agreed on: every option and switch of `options.toml` with its value."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

#: Flags that came after the first release.
LATER: Final[tuple[str, ...]] = ("ante_up", "printed_gambling", "jokers")

Preset = Literal["house", "cz", "ua", "ru"]


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Named as in the file."""

    legend_tokens: Literal["cz", "ua"]
    must_use_all_actions: bool
    surrender_wound: bool
    before_fight_timing: Literal["before", "after"]
    arrest_moves_sheriff: bool
    hands_up: int
    hands_up_per_fight: int
    sheriff_discard: Literal["all", "target"]
    sheriff_player: Literal["mover", "right_of_outlaw", "right_of_active"]
    dealer_tie: Literal["by_set", "active", "dealer"]
    outlaw_cattle_drive: bool
    top_poker_hand: Literal["five_of_a_kind", "royal_flush"]
    kickers: bool
    low_ace: bool
    living_legend: Literal["mp_or_wp", "lp_or_wp"]
    strict_supply: bool
    black_fight_text: bool
    length: Literal["short", "medium", "long"]
    goals: bool
    first_game: bool
    deal: Literal["two", "one", "choose"]
    difficulty: Literal["standard", "hard", "legend"]
    preset: Preset = "house"
    #: LP that start the final phase, and those of the Man in Black at the start.
    end_at: int = 0
    black_start: int = 0
    #: Of expansions.
    ante_up: bool = False
    printed_gambling: bool = False
    #: LEG-542: two jokers among the poker cards.
    jokers: bool = False

    @property
    def before_fight_first(self) -> bool:
        """LEG-113: effects before a fight come before any card is laid."""
        return self.before_fight_timing == "before"

    @property
    def royal_tops(self) -> bool:
        """LEG-269: a royal flush beats five of a kind."""
        return self.top_poker_hand == "royal_flush"

    @property
    def dealer_wins_ties(self) -> bool:
        """LEG-203: by the edition or, where it leaves that to the set, with Ante Up."""
        return self.dealer_tie == "dealer" or (self.dealer_tie == "by_set" and self.ante_up)

    def canonical(self) -> list[str | int]:
        """What expansions add is there only if it is chosen, so that a table without them is sealed as ever."""
        found: list[str | int] = [getattr(self, field) for field in self.__struct_fields__ if field not in LATER]
        return found + [field for field in LATER if getattr(self, field)]
