"""What is hidden in each game, in terms of its table."""

from __future__ import annotations

from collections.abc import Hashable

from sagebrush.core.config import Config
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.event_deck import EventDeck
from sagebrush.games.bang.table import BangTable
from sagebrush.games.dice.table import DiceTable
from sagebrush.testing.worlds import Hidden, Secrets
from tests.core.toy import ToyTable
from tests.fuzz.test_bang import everything_in_its_place
from tests.fuzz.test_dice import arrows_and_life


def unshown(roles: list[str], shown: list[bool], seat: Seat | None) -> Hidden:
    """The roles that lie face down before others."""
    return Hidden(
        {f"role {other}": role for other, role in enumerate(roles) if other != seat and not shown[other]},
    )


class DiceSecrets(Secrets[DiceTable]):
    """Roles, and nothing else: the Sheriff's, those of the eliminated and all of three players' are face up."""

    def shown(self, table: DiceTable) -> list[bool]:
        dead = [seat not in table.living for seat in range(table.players)]
        return [table.players == 3 or dead[seat] or role == "sheriff" for seat, role in enumerate(table.roles)]

    def hidden(self, table: DiceTable, seat: Seat | None) -> list[Hidden]:
        return [unshown(table.roles, self.shown(table), seat)]

    def known(self, table: DiceTable, seat: Seat | None) -> object:
        shown = self.shown(table)
        seen = table.copy()
        seen.roles = [role if shown[at] or at == seat else "" for at, role in enumerate(table.roles)]
        return without_chance(seen.canonical())

    def check(self, table: DiceTable) -> None:
        arrows_and_life(table)


class ToySecrets(Secrets[ToyTable]):
    """The hands of others, and the deck."""

    def hidden(self, table: ToyTable, seat: Seat | None) -> list[Hidden]:
        places = {"deck": table.deck, **{f"hand {at}": hand for at, hand in enumerate(table.hands) if at != seat}}
        return [Hidden({f"{name} {at}": card for name, cards in places.items() for at, card in enumerate(cards)})]

    def known(self, table: ToyTable, seat: Seat | None) -> object:
        own = [hand if at == seat else len(hand) for at, hand in enumerate(table.hands)]
        return [own, len(table.deck), table.scores, table.round]


class BangSecrets(Secrets[BangTable]):
    """Roles face down, characters to choose from, cards in the deck and in other hands that were not seen, events."""

    def __init__(self, config: Config) -> None:
        self.everything_in_its_place = everything_in_its_place(config)

    def hidden(self, table: BangTable, seat: Seat | None) -> list[Hidden]:
        return [
            *self.roles(table, seat),
            Hidden(self.choices(table, seat)),
            *self.cards(table, seat),
            *[Hidden(self.coming(deck)) for deck in decks_of(table)],
        ]

    def roles(self, table: BangTable, seat: Seat | None) -> list[Hidden]:
        """Everybody saw which roles were dealt together."""
        return [
            unshown(
                table.roles,
                [up or table.role_lots[other] != lot for other, up in enumerate(table.shown)],
                seat,
            )
            for lot in sorted(set(table.role_lots))
        ]

    def coming(self, deck: EventDeck) -> dict[str, Hashable]:
        """The events between the next one, where that is seen, and the last; and those that are not in the game."""
        places = {"coming": deck.cards[1 : hidden_end(deck)], "aside": deck.aside}
        return {f"{place} {at}": name for place, names in places.items() for at, name in enumerate(names)}

    def cards(self, table: BangTable, seat: Seat | None) -> list[Hidden]:
        """What was in hands when the pile became the deck is not in that deck, and everybody knows it.

        With the stick of dynamite everybody knows that no hand holds a Dynamite (BANG-242 to BANG-248).
        """
        lots: dict[int, dict[str, Hashable]] = {}
        for place, card in self.unseen(table, seat).items():
            lots.setdefault(table.lots[card.index], {})[place] = card.id
        if table.stick < 0:
            return [Hidden(places) for places in lots.values()]
        return [Hidden(places, barred=_dynamite_in_hand) for places in lots.values()]

    def choices(self, table: BangTable, seat: Seat | None) -> dict[str, Hashable]:
        """Characters dealt to others, and those in the box while somebody chooses."""
        dealt = [names if other != seat else () for other, names in enumerate(table.dealt)]
        if not any(dealt):
            return {}
        places = {**{f"dealt to {other}": names for other, names in enumerate(dealt)}, "box": tuple(table.box)}
        return {f"{place} {at}": name for place, names in places.items() for at, name in enumerate(names)}

    def places(self, table: BangTable, seat: Seat | None) -> dict[str, list[Card]]:
        """Where cards may lie unseen."""
        return {"deck": table.deck, **{f"hand {at}": hand for at, hand in enumerate(table.hands) if at != seat}}

    def unseen(self, table: BangTable, seat: Seat | None) -> dict[str, Card]:
        return {
            f"{name} {at}": card
            for name, cards in self.places(table, seat).items()
            for at, card in enumerate(cards)
            if not self.knows(table, seat, card)
        }

    def knows(self, table: BangTable, seat: Seat | None, card: Card) -> bool:
        """A spectator knows only what everybody knows."""
        knowing = [bool(table.known[card.index] >> other & 1) for other in range(table.players)]
        return all(knowing) if seat is None else knowing[seat]

    def known(self, table: BangTable, seat: Seat | None) -> object:
        """The whole table with what is hidden taken out; who else knows a card, knows what lies in its place."""
        hidden = self.unseen(table, seat)
        seen = table.copy()
        seen.roles = [role if table.shown[at] or at == seat else "" for at, role in enumerate(table.roles)]
        seen.dealt = [names if at == seat else ("",) * len(names) for at, names in enumerate(table.dealt)]
        if any(seen.dealt):
            seen.box = [""] * len(table.box)
        seen.deck = [card for at, card in enumerate(table.deck) if f"deck {at}" not in hidden]
        seen.hands = [
            [card for at, card in enumerate(hand) if f"hand {other} {at}" not in hidden]
            for other, hand in enumerate(table.hands)
        ]
        for deck in decks_of(seen):
            deck.cards[1 : hidden_end(deck)] = []
            deck.aside = []
        seen.known = []
        open_cards = [*seen.deck, *table.pile, *table.middle, *(card for hand in seen.hands for card in hand)]
        return [
            without_chance(seen.canonical()),
            sorted((card.id, table.known[card.index]) for card in open_cards),
            [(place, table.known[card.index]) for place, card in hidden.items()],
            [len(hand) for hand in table.hands],
            ids(table.fresh),
        ]

    def check(self, table: BangTable) -> None:
        self.everything_in_its_place(table)


def decks_of(table: BangTable) -> list[EventDeck]:
    return [part for _, part in sorted(table.parts.items()) if isinstance(part, EventDeck)]


def hidden_end(deck: EventDeck) -> int:
    """How far up the cards of a deck of events are hidden."""
    return len(deck.cards) - (1 if deck.open_top and len(deck.cards) > 1 else 0)


def _dynamite_in_hand(place: str, card: Hashable) -> bool:
    return place.startswith("hand") and str(card).startswith("dynamite:")


def without_chance(canonical: object) -> list[object]:
    assert isinstance(canonical, list)
    return canonical[1:]
