"""The ten show cards: what each changes while it is in force (BANG-705 to BANG-709)."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.event_deck import EventCard
from sagebrush.games.bang.expansions.wild_west_show.dorothy import call_on
from sagebrush.games.bang.expansions.wild_west_show.options import CallOn, ChangePlaces
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.killing import discard_all
from sagebrush.games.bang.flow.playing import offer_as_bang
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.flow.victory import win
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: Miss Susanna: the cards to be played in a turn.
CARDS_TO_PLAY = 3


class Gag(EventCard):
    def hushes(self, table: BangTable, me: Seat) -> bool:
        """Nobody may talk; a table that keeps quiet by itself costs nobody a life (BANG-X70)."""
        return True


class BoneOrchard(EventCard):
    def returns(self, table: BangTable, me: Seat, seat: Seat) -> int | None:
        """Whoever is eliminated comes back for his turn, and for good, with one life (BANG-725)."""
        return 1

    async def returned(self, table: BangTable, me: Seat, seat: Seat) -> None:
        """BANG-X71: a role at random among those of all the eliminated, which are face down again then."""
        lots = [Seat(other) for other in range(table.players) if other == seat or not table.alive(Seat(other))]
        if len(lots) > 1:
            table.deal_roles(lots)


class DarlingValentine(EventCard):
    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """He discards his hand and draws as many cards, before anything else in his turn (BANG-728, BANG-X72)."""
        await at_any_time(table, me, self.id)
        hand = table.hands[me].copy()
        if hand:
            await discard_all(table, me, hand, self.id, None)
            table.draw(me, len(hand))
            await settle(table)


class DorothyRage(EventCard):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Once in his turn he names a card and a player who must play it (BANG-729, BANG-730, BANG-X73)."""
        if self.id not in table.used:
            options += [CallOn(seat) for seat in table.others_from(me) if table.hands[seat]]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, CallOn)
        table.use_event(me, self.id)
        await call_on(table, me, option.target)


class HelenaZontero(EventCard):
    async def comes_into_play(self, table: BangTable) -> None:
        """On a red card the roles of all in play but the Sheriff's are dealt anew, in secret (BANG-X76)."""
        turner = table.active if table.commanded < 0 else Seat(table.commanded)
        card = await draw_check(table, turner, self.id)
        if card is not None and table.suit(card) in ("hearts", "diamonds"):
            table.deal_roles([seat for seat in table.clockwise_from(table.first) if table.roles[seat] != "sheriff"])


class LadyRosa(EventCard):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Once in his turn he may change places with the player on his right, if more than two are left (BANG-X77)."""
        if self.id not in table.used and len(table.living) > 2 and not table.ghosts[me]:
            options.append(ChangePlaces(table.right_of(me)))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, ChangePlaces)
        table.use_event(me, self.id)
        table.change_places(me, option.target)
        # Where turns go the other way round, the change itself has cost the other one a turn.
        if table.direction() > 0:
            table.lose_next_turn(option.target)


class MissSusanna(EventCard):
    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        """Fewer than three cards played in a turn cost a life, but not in a turn lost to Jail (BANG-726, BANG-X78)."""
        if table.phase != "lost" and len(table.played) < CARDS_TO_PLAY:
            await lose_life(table, me, 1, self.id, None)


class Showdown(EventCard):
    """Any card may be played as a BANG! card; BANG! cards are only good as Missed! (BANG-723, BANG-X79)."""

    def counts_as(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        return name == ("missed" if card.name == "bang" else "bang")

    def forbids_as(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        return ("bang-why-only-as-missed", "BANG-X79") if card.name == "bang" and name != "missed" else None

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        offer_as_bang(table, me, [card for card in table.hands[me] if card.name != "bang"], options)


class Sacagaway(EventCard):
    """Everybody plays with open hands; roles stay hidden (BANG-X80)."""

    async def comes_into_play(self, table: BangTable) -> None:
        table.open_up()

    def goes(self, table: BangTable) -> None:
        table.close_up()


class LastShow(EventCard):
    """The card Wild West Show: everybody wants to be the last one in play (BANG-731, BANG-732)."""

    async def comes_into_play(self, table: BangTable) -> None:
        if not table.survivors:
            table.change_goal()

    def decides_victory(self, table: BangTable, me: Seat, dead: Seat, cause: Seat | None) -> bool:
        if len(table.living) == 1:
            win(table, "last_one", table.living.copy())
        return True


SHOW_CARDS: dict[str, type[EventCard]] = {
    "gag": Gag,
    "bone_orchard": BoneOrchard,
    "darling_valentine": DarlingValentine,
    "dorothy_rage": DorothyRage,
    "helena_zontero": HelenaZontero,
    "lady_rosa_of_texas": LadyRosa,
    "miss_susanna": MissSusanna,
    "showdown": Showdown,
    "sacagaway": Sacagaway,
    "wild_west_show": LastShow,
}
