"""Traits: whatever changes the rules at their named steps.

A character's ability, a card in play, an event, a variant: each is a `Trait` that overrides the steps it changes. The
flow asks the table who has something to say at a step and calls only those. There are two ways to ask:

- `table.own(step, seat)` for what concerns one player: his numbers, what he may do, what happens to him. His own traits
  speak and those of the whole table, and `me` is that player for all of them.
- `table.heard(step)` for what anybody may have a say in, whoever it happens to. All traits speak, and `me` is the owner
  of the trait; for a trait of the whole table it is `NOBODY`, and the player concerned is another argument.

The steps that are heard are named in `steps.HEARD`; all others are one's own.
Traits keep no state; what they must remember lies on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.bang.steps import DISTANCES, HEARD

if TYPE_CHECKING:
    from sagebrush.games.bang.cards import Card
    from sagebrush.games.bang.moments import Aim, Loss, Shot
    from sagebrush.games.bang.rules import CardRule
    from sagebrush.games.bang.table import BangTable

#: The owner of a trait that belongs to the whole table, where all traits are heard.
NOBODY: Final = Seat(-1)

#: A message and the ruling behind it.
Reason = tuple[str, str]


class UnknownStep(Exception):
    """A trait defines a step that the flow does not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """The usual rule at every step. `me` is the player concerned, or at steps that are heard the owner of the trait."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.steps: tuple[str, ...] = steps_of(type(self))
        self.public_steps: tuple[str, ...] = tuple([step for step in self.steps if step in HEARD])
        #: Whether it makes anybody nearer or further away.
        self.moves_people: bool = not DISTANCES.isdisjoint(self.steps)

    # ---------------------------------------------------------------- numbers

    def closer(self, table: BangTable, me: Seat) -> int:
        """By how much I see all others closer."""
        return 0

    def further(self, table: BangTable, me: Seat) -> int:
        """By how much all others see me further away."""
        return 0

    def places_between(self, table: BangTable, me: Seat, places: int) -> int:
        """The distance round the table, before anything modifies it."""
        return places

    def weapon_range(self, table: BangTable, me: Seat, reach: int) -> int:
        return reach

    def bang_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        """How many BANG! cards I may play in my turn."""
        return limit

    def hand_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        return limit

    def usual_draw(self, table: BangTable, me: Seat, count: int) -> int:
        """How many cards I draw in phase 1 if nothing adds to them or takes from them."""
        return count

    def draw_count(self, table: BangTable, me: Seat, count: int) -> int:
        """How many cards I draw in phase 1, with what is added and taken away."""
        return count

    def check_cards(self, table: BangTable, me: Seat, count: int) -> int:
        """How many cards I turn up for a draw check."""
        return count

    def beer_worth(self, table: BangTable, me: Seat, lives: int) -> int:
        """How many lives a Beer card gives me."""
        return lives

    def reward(self, table: BangTable, me: Seat, dead: Seat, cards: int) -> int:
        """How many cards a kill is worth."""
        return cards

    # ---------------------------------------------------------------- what counts as what, what is allowed

    def counts_as(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        """Whether I may use this card of my hand as a card of that name (BANG! or Missed!)."""
        return False

    def suit_of(self, table: BangTable, me: Seat, card: Card, suit: str) -> str:
        """The suit that cards count as."""
        return suit

    def immune(self, table: BangTable, me: Seat, user: Seat, cards: tuple[Card, ...]) -> bool:
        """Whether what another player does with these cards leaves me alone."""
        return False

    def forbids_playing(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        """Message and ruling if this player may not play this card, as one of that name, now (BANG-070)."""
        return None

    def forbids_placing(self, table: BangTable, me: Seat, player: Seat, card: Card) -> Reason | None:
        """Message and ruling if this player may not put this card into play now."""
        return None

    def forbids_using(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        """Message and ruling if this player may not use it in any way, as one of that name, now (BANG-071)."""
        return None

    def forbids_as(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        """Message and ruling if the card does not do as one of that name now, be it its own; it may be discarded."""
        return None

    def hides_from_bangs(self, table: BangTable, me: Seat) -> bool:
        """Whether BANG! cards cannot be played at me now."""
        return False

    def hushes(self, table: BangTable, me: Seat) -> bool:
        """Whether nobody may talk now."""
        return False

    def silences_cards(self, table: BangTable, me: Seat, owner: Seat) -> Reason | None:
        """Message and ruling if the cards in front of that player have no effect now."""
        return None

    def silences_abilities(self, table: BangTable, me: Seat, owner: Seat) -> bool:
        """Whether that player's character has no ability now."""
        return False

    def inherits(self, table: BangTable, me: Seat) -> bool:
        """Whether I take the cards of the dead."""
        return False

    def takes_excess(self, table: BangTable, me: Seat, player: Seat, card: Card) -> bool:
        """Whether I take the card that another player has too many in phase 3."""
        return False

    def digs(self, table: BangTable, me: Seat) -> bool:
        """Whether I draw from the discard pile in phase 1, as far as it goes, and discard onto the deck in return."""
        return False

    def watches_pile(self, table: BangTable, me: Seat) -> bool:
        """Whether it matters to me which card lies on top of the discard pile."""
        return False

    # ---------------------------------------------------------------- things I may do

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Add what I may do in phase 2 besides playing my cards as they are."""

    def explains(self, table: BangTable, me: Seat) -> list[WhyNot]:
        """Why I may not choose in phase 2 what everybody sees, besides the cards in front of me and in my hand."""
        return []

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Do what `may_play` offered."""

    def ends_turn(self, table: BangTable, me: Seat, option: Option) -> bool:
        """Whether this option of mine ends my turn."""
        return False

    def must_go_on(self, table: BangTable, me: Seat, options: list[Option]) -> bool:
        """Whether I may not end my turn yet, given all that I may do."""
        return False

    def may_answer(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Add what I may do whenever I am asked to answer something, my death included."""

    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        """Add what I may do against a BANG! effect aimed at me."""

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        """Do what `may_defend` offered."""

    def ignores(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        """Whether a Duel or Indians! card of another player, played as that `name`, leaves me alone."""
        return False

    def may_divert(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        """Add how I may pass on a BANG! effect aimed at me, be it one that nothing cancels."""

    async def divert(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        """Do what `may_divert` offered."""

    async def answer(self, table: BangTable, me: Seat, option: Option) -> None:
        """Do what `may_answer` offered."""

    def may_discard_bang(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Add what I may use where a BANG! card must be discarded (Indians!, Duel), besides cards of my hand."""

    async def discard_as_bang(self, table: BangTable, me: Seat, option: Option) -> None:
        """Do what `may_discard_bang` offered."""

    def may_escape(self, table: BangTable, me: Seat, aim: Aim, options: list[Option]) -> bool:
        """Add what I may do against a card that another player aims at me alone, before it is resolved.

        True if I must be asked even where I can do nothing, because nobody else can know that.
        """
        return False

    async def escape(self, table: BangTable, me: Seat, aim: Aim, option: Option) -> bool:
        """Do what `may_escape` offered; True if it cancels the card."""
        return True

    # ---------------------------------------------------------------- whose turn it is

    def direction(self, table: BangTable, me: Seat, step: int) -> int:
        """1 where turns go clockwise, -1 where they go the other way round."""
        return step

    def returns(self, table: BangTable, me: Seat, seat: Seat) -> int | None:
        """With how many lives an eliminated player comes back for his turn; 0 without any, None if he stays out."""
        return None

    def may_return(self, table: BangTable, me: Seat, seat: Seat) -> bool:
        """Whether an eliminated player may still come back, by what is in force or by a card yet to come."""
        return False

    async def returned(self, table: BangTable, me: Seat, seat: Seat) -> None:
        """What follows where `returns` brought a player back, before his turn begins."""

    async def round_begins(self, table: BangTable, me: Seat) -> None:
        """A round begins, the first one included; the turn that it begins with has not started (BANG-666)."""

    # ---------------------------------------------------------------- moments of a turn

    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """Before anything else in my turn."""

    async def turn_check(self, table: BangTable, me: Seat, card: Card) -> bool:
        """A card in front of me that is checked before phase 1; False if my turn is lost."""
        return True

    async def leaves_out_draw(self, table: BangTable, me: Seat) -> bool:
        """After all draw checks: True if I leave out phase 1, with all that happens in it."""
        return False

    async def before_draw(self, table: BangTable, me: Seat) -> None:
        """At the start of phase 1, after all draw checks."""

    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """Draw in my own way; False to draw as usual. It starts with nothing changed, so it may ask at the top.

        What came is told with `tell_drawn`, before anything is done with it.
        """
        return False

    def drawn(self, table: BangTable, me: Seat, cards: list[Card]) -> None:
        """I have just drawn these cards in phase 1, in their order."""

    async def after_draw(self, table: BangTable, me: Seat) -> None:
        """At the end of phase 1."""

    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        """After phase 3, or after the turn was lost."""

    async def turn_over(self, table: BangTable, me: Seat) -> None:
        """All that the end of my turn brings is done: whoever is back for this turn alone goes out again."""

    # ---------------------------------------------------------------- when something happens

    def settles_in(self, table: BangTable, me: Seat) -> None:
        """I have this character from now on, and everybody else has one too."""

    async def card_played(self, table: BangTable, me: Seat, player: Seat, card: Card, rule: CardRule) -> None:
        """A player played a card from hand by this rule, that of what he played it as, and it is resolved."""

    async def card_placed(self, table: BangTable, me: Seat, player: Seat, card: Card) -> None:
        """A player put a card into play from hand."""

    async def spares(self, table: BangTable, me: Seat, by: str, among: list[Seat] | None) -> None:
        """My card is about to reach several players, or just these: I may leave one of them alone (`table.spare`)."""

    async def repeats_check(self, table: BangTable, me: Seat, player: Seat, by: str, cards: list[Card]) -> bool:
        """A player made a draw check that these cards would decide; True if it is void and made again."""
        return False

    async def check_made(self, table: BangTable, me: Seat, player: Seat, card: Card) -> None:
        """A player made a draw check that stands; its card was just discarded."""

    async def shot_aimed(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """A BANG! effect is about to be aimed at somebody: what its shooter adds to it first."""

    async def shot_fired(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """A BANG! effect is aimed at somebody whom it affects and who has not answered yet."""

    async def shot_hit(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """A BANG! effect took lives."""

    async def shot_cancelled(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """A BANG! effect was cancelled, however that was done."""

    async def before_loss(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """Somebody is about to lose lives; whoever steps in makes `loss.amount` less."""

    async def life_taken(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """Somebody has just lost lives, the last one included, and has not saved himself yet."""

    async def facing_death(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """I have no life left: what comes before I may save myself, and perhaps instead of it (`loss.doomed`)."""

    async def instead_of_death(self, table: BangTable, me: Seat, loss: Loss) -> bool:
        """I have not saved myself: True if I stay in play all the same."""
        return False

    async def loss_settled(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """All that came of a loss, or of one that was prevented, is done."""

    async def life_lost(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """I lost lives and live on; `loss` counts those before my last one."""

    async def card_lost(self, table: BangTable, me: Seat, robber: Seat) -> None:
        """By his decision another player took or discarded a card of mine; what did it is resolved."""

    async def card_gone(self, table: BangTable, me: Seat, robber: Seat) -> None:
        """The same, and also where that was not the other player's choice."""

    async def excess_discarded(self, table: BangTable, me: Seat, player: Seat, card: Card) -> None:
        """A player gave up a card in phase 3 because he had too many."""

    async def hand_emptied(self, table: BangTable, me: Seat) -> None:
        """My last card left my hand."""

    async def used_out_of_turn(self, table: BangTable, me: Seat) -> None:
        """I played or freely discarded a card from hand outside my turn."""

    def all_lost(self, table: BangTable, me: Seat) -> None:
        """I am out, or pay the Sheriff's penalty: with all my cards I lose what else lies before me (BANG-344)."""

    async def other_killed(self, table: BangTable, me: Seat, dead: Seat, cause: Seat | None) -> None:
        """Another character was killed."""

    def went_out(self, table: BangTable, me: Seat, seat: Seat) -> None:
        """A player has just gone out of the game, killed or not."""

    def decides_victory(self, table: BangTable, me: Seat, dead: Seat, cause: Seat | None) -> bool:
        """Whether the game has other goals than usual; it ends the game itself where they are reached.

        Asked when somebody was killed, and when somebody who was in play without lives goes out again.
        """
        return False


STEPS: Final = frozenset(name for name, step in vars(Trait).items() if not name.startswith("_") and callable(step))


def steps_of(cls: type) -> tuple[str, ...]:
    """The steps that this class overrides. An unknown name stops the program at start-up."""
    found: list[str] = []
    for base in cls.__mro__:
        if base is Trait:
            break
        own = [name for name, value in vars(base).items() if not name.startswith("_") and callable(value)]
        if ".expansions." in base.__module__:
            for name in own:
                if not any(hasattr(other, name) for other in base.__mro__[1:]):
                    raise UnknownStep(f"{base.__name__} defines {name}, which is no step of the game")
        found += [name for name in own if name in STEPS and name not in found]
    return tuple(found)
