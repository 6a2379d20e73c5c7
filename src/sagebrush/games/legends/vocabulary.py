"""The words of the language in which cards are written: each a closed list, so that a misspelt one is no word."""

from __future__ import annotations

from typing import Literal

Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Status = Literal["marshal", "outlaw", "neutral"]
Origin = Literal["fact", "house"]
#: Of the hideouts.
Letter = Literal["A", "B", "C"]

#: What can be held, and what a condition can ask to have been gained.
Resource = Literal["lp", "mp", "wp", "gp", "money", "nugget", "card", "wound", "cattle", "longhorn", "legend_token"]
#: What an effect can give, and what it can take; losing a wound is healing.
Gainable = Literal["lp", "mp", "wp", "gp", "money", "nugget", "card", "wound", "action", "cattle", "legend_token"]
Losable = Literal["lp", "money", "nugget", "card", "wound", "cattle"]

#: Things done that a condition can ask for.
Deed = Literal[
    "work",
    "buy",
    "upgrade",
    "prospect",
    "deposit",
    "acquire",
    "drive",
    "rustle",
    "heal",
    "card_action",
    "item_action",
    "contribute",
    "frontier",
    "faro",
    "rob_train",
    "deliver_longhorn",
]

#: One action with all it leads to (LEG-X24), the turn, or the whole game so far.
Span = Literal["action", "turn", "game"]

#: Whom a fight was against: `npc` is everybody but players, `story` a group that a story sends.
Opponent = Literal[
    "player",
    "marshal",
    "outlaw",
    "bandit",
    "guard",
    "train_guard",
    "renegade",
    "claim_jumper",
    "sheriff",
    "story",
    "npc",
]

#: Whom an effect speaks of.
Selector = Literal[
    "players",
    "others",
    "non_contributors",
    "marshals",
    "outlaws",
    "neutrals",
    "leader",
    "last",
    "richest",
    "rival",
    "chosen_here",
    "chosen_non_contributor",
]

#: Where a move may lead besides a place and the space of a selected player.
MoveGoal = Literal["player", "nearest_bandit", "train"]

#: The groups that story cards and the Man in Black send, by name.
Group = Literal["ambushers", "fence_cutters", "gang", "vigilantes", "villains", "war_party", "hired_gun"]

#: Numbers that something active can change.
Feature = Literal[
    "own_card",
    "rival_card",
    "hand_limit",
    "nugget_limit",
    "money_limit",
    "cattle_limit",
    "acquire_tokens",
    "belonging_limit",
]

#: How often an ability works: once in each of these.
Limit = Literal["turn", "action", "fight", "move_action"]

#: When an ability works or may be used.
Moment = Literal[
    "passive",
    "action",
    "turn_start",
    "on_gain",
    "before_fight",
    "fight_reveal",
    "fight_reaction",
    "fight_won",
    "fight_lost",
    "fight_over",
    "bandit_beaten",
    "arrested_player",
    "robbed_player",
    "wounded",
    "after_move_action",
    "poker_played",
    "poker_won",
    "poker_lost",
    "prospected",
    "nugget_needed",
    "cattle_driven",
    "cattle_rustled",
    "track_points",
    "other_points",
    "gp_gained",
    "contributed",
]

#: Tokens that lie on the boards, some with a number of fight or poker cards.
BoardToken = Literal["renegade", "claim_jumper", "high_roller", "longhorn"]

#: Rules that no other effect can say, each written once in code. Those of boxes that are not offered are no words here.
RuleName = Literal[
    "wild_in_poker",
    "restart_fight",
    "counts_as_nugget",
    "cancel_fight_card",
    "win_ties",
    "no_mp_from_bandit",
    "look_at_cards",
    "reroll_one_die",
    "cross_mesa",
    "wounds_keep_hand",
    "keep_played_card",
    "remove_bandit_here",
    "advance_train",
    "resolve_event",
    "one_more_of_the_same",
    "refill_hand",
    "lp_if_arrest",
    "ride_to_a_fight",
    "buy_on_the_way",
    "add_or_remove_bandit",
    "move_by_row",
]
