"""The named steps of the rules that are asked differently from the others; all of them are methods of `Trait`."""

from __future__ import annotations

from typing import Final

#: The steps at which distances are worked out.
DISTANCES: Final = frozenset(("closer", "further", "places_between"))

#: The steps at which all traits are heard; at the others only those of the player concerned, and of the whole table.
HEARD: Final = frozenset(
    (
        "before_loss",
        "card_placed",
        "card_played",
        "check_made",
        "decides_victory",
        "direction",
        "excess_discarded",
        "forbids_as",
        "forbids_placing",
        "forbids_playing",
        "forbids_using",
        "hides_from_bangs",
        "hushes",
        "life_taken",
        "loss_settled",
        "may_return",
        "other_killed",
        "repeats_check",
        "returned",
        "returns",
        "round_begins",
        "shot_aimed",
        "shot_cancelled",
        "shot_fired",
        "shot_hit",
        "silences_abilities",
        "silences_cards",
        "suit_of",
        "takes_excess",
        "went_out",
    )
)
