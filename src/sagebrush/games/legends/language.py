"""The small language in which cards say what they ask for and what they do: conditions, effects, abilities.

These are records only; `conditions.py` judges the ones and `effects.py` carries out the others. What a word or a number
may be is in `sorts.py` and `vocabulary.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sagebrush.games.legends.sorts import Amount, CardId, Change, Count, ItemId, Number, Place, names
from sagebrush.games.legends.vocabulary import (
    BoardToken,
    Deed,
    Feature,
    Gainable,
    Group,
    Limit,
    Losable,
    Moment,
    Opponent,
    Rank,
    Resource,
    RuleName,
    Selector,
    Span,
    Status,
)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of a file, or a whole file. What it learns to say later changes nothing for rows that do not say it."""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """Judged for one player, the subject, in that player's own turn."""


class Gained(Condition, frozen=True, tag="gain"):
    """Gained at least so much of a resource, or of any one of several."""

    what: Resource | tuple[Resource, ...]
    min: Count
    within: Span


class Spent(Condition, frozen=True, tag="spend"):
    """Paid at least so much to the bank or into a pot."""

    min: Count
    within: Span
    at: Place | None = None


class Did(Condition, frozen=True, tag="act"):
    """Did the named thing. `min` measures it: nuggets deposited, wounds healed."""

    what: Deed | tuple[Deed, ...]
    within: Span
    min: Number = 0
    at: Place | None = None
    count: Count = 1
    distinct: Number = 0


class Fought(Condition, frozen=True, tag="fight"):
    """Started, fought, won or lost a fight. `wounds_min` were held before it."""

    result: Literal["started", "fought", "won", "lost"]
    within: Span
    against: Opponent | tuple[Opponent, ...] | None = None
    type: Literal["arrest", "duel", "robbery"] | None = None
    role: Literal["attacker"] | None = None
    at: Place | None = None
    card_max: Rank | None = None
    weapon: ItemId | None = None
    upgraded: bool = False
    wounds_min: Number = 0
    count: Count = 1
    distinct: Number = 0


class PlayedPoker(Condition, frozen=True, tag="poker"):
    """Played, won or lost a poker game. `cards_any`: one of these was played from hand."""

    result: Literal["played", "won", "lost"]
    within: Span
    against: Literal["player"] | None = None
    cards_any: tuple[CardId, ...] = ()
    at: Place | None = None
    count: Count = 1
    distinct: Number = 0
    distinct_by: Literal["location", "region"] = "location"


class EndedMove(Condition, frozen=True, tag="end_move", rename={"with_": "with"}):
    """Ended a movement of their own accord there, with a player, the Sheriff or nobody within a distance (LEG-355)."""

    within: Span
    at: Place | None = None
    with_: Literal["player", "sheriff", "nobody"] | None = None
    distance: Number = 0
    distinct: Number = 0
    distinct_by: Literal["location", "region"] = "location"


class Travelled(Condition, frozen=True, tag="travel"):
    """Covered at least so many spaces, the shortest open way of each movement counted (LEG-X17)."""

    min: Count
    within: Span


class CanPay(Condition, frozen=True, tag="pay"):
    """Can pay the cost there and does, when the marker is placed or the goal claimed."""

    cost: Effects
    at: Place | None = None


class Has(Condition, frozen=True, tag="have"):
    """Holds so much of a resource, or that item; `ranks`: poker cards of these ranks."""

    what: Annotated[str, names("good")]
    min: Number = 0
    max: Number | None = None
    upgraded: bool = False
    ranks: tuple[Rank, ...] = ()


class HasStatus(Condition, frozen=True, tag="status", rename={"is_": "is"}):
    """Is a marshal, an outlaw or neutral (LEG-001), with at least so many points."""

    is_: Status
    min: Number = 0


class StandsAt(Condition, frozen=True, tag="at"):
    place: Place


class IsNear(Condition, frozen=True, tag="near"):
    """Has somebody within so many spaces; 0 is the same space."""

    who: Literal["player", "marshal", "outlaw", "sheriff", "bandit"]
    distance: Number


class AllOf(Condition, frozen=True, tag="all"):
    of: tuple[AnyCondition, ...]


class AnyOf(Condition, frozen=True, tag="any"):
    of: tuple[AnyCondition, ...]


class NotOf(Condition, frozen=True, tag="not"):
    of: AnyCondition


AnyCondition = (
    Gained
    | Spent
    | Did
    | Fought
    | PlayedPoker
    | EndedMove
    | Travelled
    | CanPay
    | Has
    | HasStatus
    | StandsAt
    | IsNear
    | AllOf
    | AnyOf
    | NotOf
)


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """Carried out for one player, the subject; lists of effects from left to right."""


class Gain(Effect, frozen=True, tag="gain"):
    """Over a limit it is lost (LEG-433); a `wound` is taken."""

    what: Gainable
    n: Count


class Lose(Effect, frozen=True, tag="lose"):
    """As far as held; losing a `wound` is healing."""

    what: Losable
    n: Amount
    random: bool = False


class Choose(Effect, frozen=True, tag="choose"):
    """One option is carried out, or `pick` of them; one that cannot be met is not offered (LEG-430, LEG-X09)."""

    options: tuple[Effects, ...]
    by: Selector | None = None
    pick: Count = 1


class Trade(Effect, frozen=True, tag="trade"):
    """The subject may pay the whole cost to get the rest."""

    cost: Effects
    get: Effects


class If(Effect, frozen=True, tag="if", rename={"else_": "else"}):
    cond: AnyCondition
    then: Effects
    else_: Effects = ()


class For(Effect, frozen=True, tag="for"):
    """Each selected player who meets the condition is in turn the subject."""

    who: Selector
    do: Effects
    cond: AnyCondition | None = None


class Handing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is handed over."""

    what: Literal["money", "nugget", "card"]
    n: Count


class Take(Effect, frozen=True, tag="take", rename={"from_": "from"}):
    """A selected player hands over one of the options, the giver choosing."""

    from_: Selector
    options: tuple[Handing, ...]


class MoveFigure(Effect, frozen=True, tag="move"):
    """Up to `n` spaces. `to`: a place or somebody's space; `as_action`: counts as a Move action."""

    n: Number
    to: Annotated[str, names("goal of a move")] | None = None
    add_speed: bool = False
    as_action: bool = False


class MoveSheriff(Effect, frozen=True, tag="sheriff"):
    """Up to `n` spaces with all that follows (LEG-179 to LEG-187), or put on a place, without an arrest.

    `adjacent` is next to where he stands, `beside` next to the subject.
    """

    n: Count | None = None
    to: Annotated[str, names("place of the Sheriff")] | None = None


class PlaceBandits(Effect, frozen=True, tag="bandits"):
    """A bandit on every free hideout of these letters (LEG-353); `one`: on one hideout of choice."""

    letters: tuple[Literal["A", "B", "C"], ...] | Literal["one"]


class NpcFight(Effect, frozen=True, tag="fight"):
    """Fight an NPC who draws so many fight cards; a lost fight gives the usual wound and card (LEG-207)."""

    npc: Group
    cards: Count
    win: Effects


class ItemEffect(Effect, frozen=True, tag="item"):
    """Gain, upgrade or discard an item; nothing is paid."""

    do: Literal["gain", "upgrade", "discard"]
    what: Annotated[str, names("ware")]


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The results that are not the usual ones of the prospecting die."""

    nugget: Effects | None = None
    cash: Effects | None = None
    dust: Effects | None = None
    gravel: Effects | None = None


class Roll(Effect, frozen=True, tag="roll"):
    dice: Count
    faces: Faces = Faces()


class Cache(Effect, frozen=True, tag="cache"):
    """The first player to end any movement there gets it; one on each of several places."""

    at: Place
    do: Effects


class PlaceToken(Effect, frozen=True, tag="place"):
    """The next token of that kind from its supply is put there; at a saloon, beside it."""

    token: BoardToken
    at: Annotated[str, names("place")]


class Modify(Effect, frozen=True, tag="modify"):
    """Change a number while the source is active."""

    what: Feature
    n: Change


class Challenge(Effect, frozen=True, tag="challenge"):
    """Start a fight with a selected player in the same space, as part of the same action."""

    type: Literal["arrest", "duel", "robbery", "any"]
    who: Selector
    win: Effects = ()


class PokerGame(Effect, frozen=True, tag="poker"):
    """A poker game there; `cards` are drawn by the subject instead of having a hand."""

    at: Place
    join: Literal["town", "anywhere"]
    cards: Number = 0
    win: Effects = ()


class NamedRule(Effect, frozen=True, tag="rule"):
    """A rule of its own, written once in code."""

    name: RuleName
    n: Number = 0


AnyEffect = (
    Gain
    | Lose
    | Choose
    | Trade
    | If
    | For
    | Take
    | MoveFigure
    | MoveSheriff
    | PlaceBandits
    | NpcFight
    | ItemEffect
    | Roll
    | Cache
    | PlaceToken
    | Modify
    | Challenge
    | PokerGame
    | NamedRule
)
Effects = tuple[AnyEffect, ...]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"if_": "if"}):
    """What a character, an item or a poker card can do, and when."""

    when: Moment
    do: Effects
    if_: AnyCondition | None = None
    limit: Limit | None = None
    #: a limit in common with other cards
    shares_limit: Literal["after_move_card"] | None = None
    cost: Literal["discard_this"] | None = None
    kind: Literal["bonus", "action", "reaction"] | None = None
    #: the owner may leave it unused each time
    optional: bool = False
    #: the table option that changes the effect, and what it does instead under some values of it
    option: Annotated[str, names("option")] | None = None
    variants: dict[str, Effects] = {}
    limit_option: Annotated[str, names("option")] | None = None
