"""What players of Western Legends are asked, and what they may answer. Cards, spaces and items go by their ids."""

from __future__ import annotations

from typing import ClassVar, Literal

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat

# -------------------------------------------------------------------- questions


class ChooseCharacter(Question, frozen=True, tag="choose_character"):
    """Which of the two characters dealt to you will you be?"""


class ChooseStart(Question, frozen=True, tag="choose_start"):
    """Where does your figure start?"""


class TakeIncome(Question, frozen=True, tag="take_income"):
    """Which income do you take?"""


class ChooseGear(Question, frozen=True, tag="choose_gear"):
    """Which of your weapons, or mounts, serves you until your next turn?"""

    gear: Literal["weapon", "mount"]


class TakeAction(Question, frozen=True, tag="take_action"):
    """What do you do? `actions` are left."""

    actions: int


class MayUse(Question, frozen=True, tag="may_use"):
    """Do you use this ability, item or card?"""

    thing: str


class ChooseWay(Question, frozen=True, tag="choose_way"):
    """Where do you move? Up to `points` spaces, because of `thing`."""

    thing: str
    points: int


class ChooseEffect(Question, frozen=True, tag="choose_effect"):
    """Which of these happens, because of `thing`?"""

    thing: str


class ChoosePlayer(Question, frozen=True, tag="choose_player"):
    """Whom does it concern?"""

    thing: str


class LayCard(Question, frozen=True, tag="lay_card"):
    """Which card do you lay face down in this fight? The defender may surrender instead.

    Against a foe whom another player plays, that player is asked at the same time which of its fight cards it plays.
    """


class MayReact(Question, frozen=True, tag="may_react"):
    """Do you play a reaction in this fight?"""


class TakeSpoils(Question, frozen=True, tag="take_spoils"):
    """What do you rob this player of?"""

    target: Seat | None


class DiscardCard(Question, frozen=True, tag="discard_card"):
    """Which card do you discard? `left` are to go, this one included."""

    left: int
    thing: str


class GiveCard(Question, frozen=True, tag="give_card"):
    """Which card do you give?"""

    target: Seat
    thing: str


class WalkSheriff(Question, frozen=True, tag="walk_sheriff"):
    """Where does the Sheriff go?"""

    spaces: int


class VisitShop(Question, frozen=True, tag="visit_shop"):
    """What do you buy or upgrade?"""


class MayReroll(Question, frozen=True, tag="may_reroll"):
    """Which die do you roll again, if any?"""

    thing: str


class JoinPoker(Question, frozen=True, tag="join_poker"):
    """Do you join the poker game for a stake?"""


class PlayHand(Question, frozen=True, tag="play_hand"):
    """Which two cards are added to the flop? `dealer` plays the dealer and chooses among the cards drawn for that."""

    dealer: Seat | None


class ChooseStory(Question, frozen=True, tag="choose_story"):
    """Which of the two ready stories is told first?"""


class ReturnToken(Question, frozen=True, tag="return_token"):
    """Which legend token goes back? `left` are to go, this one included."""

    left: int


class ChooseSpace(Question, frozen=True, tag="choose_space"):
    """Which space does it concern?"""

    thing: str


class ChooseItem(Question, frozen=True, tag="choose_item"):
    """Which item does it concern?"""

    thing: str


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
    """Go to a space so many spaces away; `via` is `mesa` where the way leads through one."""

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


# -------------------------------------------------------------------- inside a rule


class Use(Option, frozen=True, tag="use"):
    uses: ClassVar[bool] = True


class Pass(Option, frozen=True, tag="pass"):
    passes: ClassVar[bool] = True


class Lay(Option, frozen=True, tag="lay"):
    """Lay this poker card face down."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    card: str


class Surrender(Option, frozen=True, tag="surrender"):
    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True


class LayFoe(Option, frozen=True, tag="lay_foe"):
    """The foe plays this fight card."""

    answers: ClassVar[bool] = True
    fight_card: str


class Spoils(Option, frozen=True, tag="spoils"):
    """Half of the money or of the nuggets, or neither; with the cattle or without."""

    chooses: ClassVar[bool] = True
    what: Literal["money", "nuggets", "nothing"]
    amount: int
    cattle: bool


class Discard(Option, frozen=True, tag="discard"):
    chooses: ClassVar[bool] = True
    card: str


class Give(Option, frozen=True, tag="give"):
    chooses: ClassVar[bool] = True
    card: str


class Alternative(Option, frozen=True, tag="alternative"):
    """One of several ways; `effects` say what it brings and costs, as amounts (`gain_money:40`)."""

    chooses: ClassVar[bool] = True
    number: int
    effects: tuple[str, ...]


class PickPlayer(Option, frozen=True, tag="pick_player"):
    chooses: ClassVar[bool] = True
    target: Seat


class PickBlack(Option, frozen=True, tag="pick_black"):
    """The Man in Black."""

    chooses: ClassVar[bool] = True


class SheriffTo(Option, frozen=True, tag="sheriff_to"):
    """The Sheriff goes there; with 0 spaces he stays, otherwise he may come back to where he stands."""

    chooses: ClassVar[bool] = True
    space: str
    distance: int


class PickSpace(Option, frozen=True, tag="pick_space"):
    chooses: ClassVar[bool] = True
    space: str


class PickItem(Option, frozen=True, tag="pick_item"):
    """`price` is what it costs now."""

    chooses: ClassVar[bool] = True
    item: str
    price: int = 0


class Buy(Option, frozen=True, tag="buy"):
    """`wear`: a weapon or mount is put into use at once."""

    uses: ClassVar[bool] = True
    item: str
    price: int
    wear: bool = False


class Upgrade(Option, frozen=True, tag="upgrade"):
    uses: ClassVar[bool] = True
    item: str
    price: int


class Leave(Option, frozen=True, tag="leave"):
    """Leave the shop."""

    passes: ClassVar[bool] = True


class RerollDie(Option, frozen=True, tag="reroll_die"):
    """Roll the die again that shows this face."""

    uses: ClassVar[bool] = True
    die: int
    face: str


class Join(Option, frozen=True, tag="join"):
    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True


class PlayCards(Option, frozen=True, tag="play_cards"):
    """Add these cards to the flop: `hand` is what they make."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    cards: tuple[str, ...]
    hand: str


class TellStory(Option, frozen=True, tag="tell_story"):
    chooses: ClassVar[bool] = True
    deck: int


class PutBack(Option, frozen=True, tag="put_back"):
    """This legend token goes back."""

    chooses: ClassVar[bool] = True
    value: int
