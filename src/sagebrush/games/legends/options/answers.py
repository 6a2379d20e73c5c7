"""What is answered in the middle of a rule: in fights, at poker, in shops and stories."""

from __future__ import annotations

from typing import ClassVar, Literal

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat


class Use(Option, frozen=True, tag="use"):
    uses: ClassVar[bool] = True


class Pass(Option, frozen=True, tag="pass"):
    passes: ClassVar[bool] = True


class Lay(Option, frozen=True, tag="lay"):
    """Lay this poker card face down."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    card: str


class LayJoker(Option, frozen=True, tag="lay_joker"):
    """Lay a joker face down that stands for another card of the hand."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    card: str
    stands_for: str


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


class PlayJokers(Option, frozen=True, tag="play_jokers"):
    """Add these cards to the flop, of which each joker stands for another card of the hand, in the same order."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    cards: tuple[str, ...]
    stand_for: tuple[str, ...]
    hand: str


class TellStory(Option, frozen=True, tag="tell_story"):
    chooses: ClassVar[bool] = True
    deck: int


class PutBack(Option, frozen=True, tag="put_back"):
    """This legend token goes back."""

    chooses: ClassVar[bool] = True
    value: int
