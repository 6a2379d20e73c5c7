"""What can be chosen at the start and done in a turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat

# -------------------------------------------------------------------- set-up and the start of a turn


class Become(Option, frozen=True, tag="become"):
    character: str


class StartAt(Option, frozen=True, tag="start_at"):
    space: str


class Income(Option, frozen=True, tag="income"):
    """`cash` is $20, `cards` 2 poker cards, `both` $10 and a card."""

    uses: ClassVar[bool] = True
    income: Literal["cash", "cards", "both"]


class Wear(Option, frozen=True, tag="wear"):
    """Put this weapon or mount on top."""

    item: str


# -------------------------------------------------------------------- actions


class Move(Option, frozen=True, tag="move"):
    """Go to a space so many spaces away; `via` is `mesa` where the way leads through one, `back` for coming back."""

    uses: ClassVar[bool] = True
    to: str
    distance: int
    via: str = ""


class PlayAction(Option, frozen=True, tag="play_action"):
    """Use the action of a poker card."""

    uses: ClassVar[bool] = True
    card: str


class PlayReaction(Option, frozen=True, tag="play_reaction"):
    """Use the reaction of a poker card."""

    uses: ClassVar[bool] = True
    card: str


class UseItem(Option, frozen=True, tag="use_item"):
    uses: ClassVar[bool] = True
    item: str


class UseAbility(Option, frozen=True, tag="use_ability"):
    """Use the character's ability; `number` counts where it has several."""

    uses: ClassVar[bool] = True
    character: str
    number: int = 0


class Fight(Option, frozen=True, tag="fight"):
    """Attack a player in the same space, who holds so many cards."""

    uses: ClassVar[bool] = True
    target: Seat
    fight: Literal["arrest", "duel", "robbery"]
    cards: int


class FightBlack(Option, frozen=True, tag="fight_black"):
    """Attack the Man in Black."""

    uses: ClassVar[bool] = True
    fight: Literal["duel", "robbery"]


class Work(Option, frozen=True, tag="work"):
    uses: ClassVar[bool] = True


class Prospect(Option, frozen=True, tag="prospect"):
    uses: ClassVar[bool] = True


class Deposit(Option, frozen=True, tag="deposit"):
    """Sell so many nuggets, and so many cards of Fool's Gold as nuggets."""

    uses: ClassVar[bool] = True
    nuggets: int
    fools: int = 0


class RobBank(Option, frozen=True, tag="rob_bank"):
    uses: ClassVar[bool] = True


class Heal(Option, frozen=True, tag="heal"):
    """The doctor heals so many wounds."""

    uses: ClassVar[bool] = True
    wounds: int


class Revel(Option, frozen=True, tag="revel"):
    """At the cabaret money becomes so many legend points."""

    uses: ClassVar[bool] = True
    lp: int
    money: int


class Shop(Option, frozen=True, tag="shop"):
    uses: ClassVar[bool] = True


class Acquire(Option, frozen=True, tag="acquire"):
    """Take a cattle token of this ranch."""

    uses: ClassVar[bool] = True
    cattle: str


class PlayPoker(Option, frozen=True, tag="play_poker"):
    uses: ClassVar[bool] = True


class Drive(Option, frozen=True, tag="drive"):
    """Deliver a cattle token at the station."""

    uses: ClassVar[bool] = True
    token: str


class Rustle(Option, frozen=True, tag="rustle"):
    """Deliver a cattle token at another ranch."""

    uses: ClassVar[bool] = True
    token: str


class Contribute(Option, frozen=True, tag="contribute"):
    """Place a marker on the open story of this deck; what it costs is in `pay`."""

    uses: ClassVar[bool] = True
    deck: int
    pay: tuple[str, ...] = ()


class Shift(Option, frozen=True, tag="shift"):
    """Move a marker from the other story to the open one of this deck."""

    uses: ClassVar[bool] = True
    deck: int
    pay: tuple[str, ...] = ()


class Claim(Option, frozen=True, tag="claim"):
    """Complete a goal."""

    uses: ClassVar[bool] = True
    goal: str
    pay: tuple[str, ...] = ()


class EndTurn(Option, frozen=True, tag="end_turn"):
    passes: ClassVar[bool] = True
