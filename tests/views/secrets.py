"""What is hidden in each game, in terms of its table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Sized
from itertools import combinations
from typing import Any

from sagebrush.core.config import Config
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.event_deck import EventDeck
from sagebrush.games.bang.table import BangTable
from sagebrush.games.dice.table import DiceTable
from sagebrush.games.legends.fighting import NO_CARD, PLAYER, Fight
from sagebrush.games.legends.table import LegendsTable
from sagebrush.testing.worlds import Hidden, Secrets
from tests.core.toy import ToyTable
from tests.fuzz.test_bang import everything_in_its_place
from tests.fuzz.test_dice import arrows_and_life
from tests.fuzz.test_legends import nothing_is_lost
from tests.views.boards import forget_boards, hidden_on_boards


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
            *[Hidden({f"pile {at}": name for at, name in enumerate(pile)}) for pile in piles_of(table)],
            *[hidden for train in trains_of(table) for hidden in self.along_the_line(train)],
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

    def along_the_line(self, train: Any) -> list[Hidden]:
        """Tiles of stations, and railcars above those that all saw put under their deck."""
        return [
            Hidden({f"tile {at}": name for at, name in enumerate(train.tiles)}),
            Hidden({f"railcar {at}": card.id for at, card in enumerate(train.deck[train.under :])}),
        ]

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
        for pile in piles_of(seen):
            pile.clear()
        for train in trains_of(seen):
            train.tiles, train.deck = [""] * len(train.tiles), train.deck[: train.under]
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


class LegendsSecrets(Secrets[LegendsTable]):
    """Cards in the deck, in other hands and face down; fight cards; stories, cattle, goals, tokens, what was dealt."""

    def hidden(self, table: LegendsTable, seat: Seat | None) -> list[Hidden]:
        return [
            *self.poker_cards(table, seat),
            *self.fight_cards(table, seat),
            self.characters(table, seat),
            *self.stories(table),
            *self.cattle(table, seat),
            *self.goals(table, seat),
            self.legend_tokens(table, seat),
            Hidden(numbered("black", table.black.deck if table.black else [])),
            *hidden_on_boards(table, seat),
        ]

    def poker_cards(self, table: LegendsTable, seat: Seat | None) -> list[Hidden]:
        """By the shuffle they came from; a card laid face down is the last of its hand."""
        places = {
            "deck": table.deck,
            **{f"hand {other}": self.unseen(table, other, seat) for other in others(table, seat)},
        }
        if table.dealer_seat != seat or seat is None:
            places["dealer"] = table.dealer
        lots: dict[int, dict[str, Hashable]] = {lot: {} for lot in sorted(set(table.lots))}
        for name, cards in places.items():
            for at, card in enumerate(cards):
                lots[table.lots[card]][f"{name} {at}"] = card
        return [Hidden(lot) for lot in lots.values()]

    def unseen(self, table: LegendsTable, other: Seat, seat: Seat | None) -> list[int]:
        """In the order of the shuffles they came from: the order of a hand says nothing."""
        laid = table.laid_by(other)
        held = table.hands[other] + ([laid] if laid != NO_CARD else [])
        cards = [card for card in held if not table.hand_known[card] & table.eye(seat)]
        return sorted(cards, key=lambda card: table.lots[card])

    def fight_cards(self, table: LegendsTable, seat: Seat | None) -> list[Hidden]:
        """What the seat has not seen may be anywhere; what it saw put under the deck may be anywhere in its layer."""
        anywhere: dict[str, Hashable] = {}
        together: list[Hidden] = []
        for number, layer in self.layers(table, seat).items():
            unknown = [card for card, known in layer if not known & table.eye(seat)]
            anywhere |= numbered(f"layer {number}", unknown)
            together.append(Hidden({} if unknown else numbered(f"of {number}", [card for card, _ in layer])))
        return [Hidden(anywhere), *together]

    def layers(self, table: LegendsTable, seat: Seat | None) -> dict[int, list[tuple[int, int]]]:
        """The cards of each layer that lie in the deck or were drawn from it unseen, and who knows them to be there."""
        found: dict[int, list[tuple[int, int]]] = {}
        for card, known, layer in zip(table.fight_deck, table.fight_known, table.fight_layer, strict=True):
            found.setdefault(layer, []).append((card, known))
        fight = table.fight
        if fight is not None:
            for at in unseen_draw(table, fight, seat):
                found.setdefault(fight.layers[at], []).append((fight.drawn[at], fight.before[at]))
        return dict(sorted(found.items()))

    def characters(self, table: LegendsTable, seat: Seat | None) -> Hidden:
        """Dealt to others; the rest lies in the box."""
        mine = () if seat is None else table.dealt[seat]
        there = table.content.dealt_characters(table.settings)
        box = [id for id in there if id not in mine and id not in table.character]
        dealt = {f"dealt to {other}": table.dealt[other] for other in others(table, seat)}
        places = {f"{place} {at}": id for place, pair in dealt.items() for at, id in enumerate(pair)}
        return Hidden(dict(places), box)

    def stories(self, table: LegendsTable) -> list[Hidden]:
        """Of an open card only the condition is seen. While it is told it is known, and it goes away then."""
        content, decks = table.content, table.story_decks
        told = [table.story.number] if table.story else []
        unseen = [number for deck in decks for number in deck if number not in told]
        found: list[Hidden] = []
        known: list[int] = []
        for at, deck in enumerate(decks):
            if deck and deck[-1] not in told:
                like = [number for number in unseen if content.condition_id[number] == content.condition_id[deck[-1]]]
                found.append(Hidden({f"open {at}": deck[-1]}, like))
                known += like if len(like) == 1 else []
        below = [card for deck in decks for card in deck[:-1]]
        return [*found, Hidden(numbered("below", below), [number for number in unseen if number not in known])]

    def cattle(self, table: LegendsTable, seat: Seat | None) -> list[Hidden]:
        found = []
        for colour, supply in table.cattle_supply.items():
            places = numbered("supply", supply)
            for other in others(table, seat):
                for at, token in enumerate(table.cattle[other]):
                    if table.content.cattle[token].colour == colour and not knows_token(table, seat, token):
                        places[f"held by {other} {at}"] = token
            found.append(Hidden(places))
        return found

    def goals(self, table: LegendsTable, seat: Seat | None) -> list[Hidden]:
        """One of the character's four was taken out, but none that was completed."""
        found = []
        for other in others(table, seat):
            left = table.goals[other]
            possible = [goal.id for goal in table.content.goals_of.get(table.character[other], ())]
            pool = sorted(goal for goal in possible if goal not in table.goals_done[other])
            found.append(Hidden({f"goals {other}": tuple(left)} if left else {}, list(combinations(pool, len(left)))))
        return found

    def legend_tokens(self, table: LegendsTable, seat: Seat | None) -> Hidden:
        places = numbered("bag", table.legend_bag)
        for other in others(table, seat):
            places |= numbered(f"tokens {other}", table.legend_tokens[other])
        return Hidden(places)

    def known(self, table: LegendsTable, seat: Seat | None) -> object:
        """The whole table with what is hidden taken out; beside it what is known of hidden places."""
        eye, seen = table.eye(seat), table.copy()
        for other in others(table, seat):
            unseen = self.unseen(table, other, seat)
            seen.hands[other] = sorted(card for card in table.hands[other] if card not in unseen)
            if table.laid_by(other) != NO_CARD:
                # A card that was seen in the hand may be the one that lies there.
                seen.hands[other] = sorted({*seen.hands[other], table.laid_by(other)} - {*unseen})
            seen.goals[other], seen.legend_tokens[other], seen.dealt[other] = [], [], ()
            seen.cattle[other] = [token if knows_token(table, seat, token) else "" for token in table.cattle[other]]
        seen.deck, seen.fight_deck, seen.fight_known, seen.legend_bag = [], [], [], []
        # Of a card that has left the hand it was seen in nothing is known any more, until it is drawn again.
        held = {card for other in others(table, seat) for card in seen.hands[other]}
        seen.hand_known = [known & eye if card in held else 0 for card, known in enumerate(seen.hand_known)]
        seen.cattle_known = {token: known for token, known in table.cattle_known.items() if known & eye}
        seen.story_decks = [[] for _ in table.story_decks]
        seen.cattle_supply = {}
        if table.dealer_seat != seat or seat is None:
            seen.dealer = []
        if seen.black:
            seen.black.deck = []
        if seen.fight:
            mask_fight(table, seen.fight, seat)
        forget_boards(seen, seat)
        return [
            without_chance(seen.canonical()),
            self.sizes(table),
            [
                (number, [card for card, known in layer if known & eye])
                for number, layer in self.sorted_layers(table, seat)
            ],
            [table.content.condition_id[deck[-1]] if deck else "" for deck in table.story_decks],
            sorted(number for deck in table.story_decks for number in deck),
        ]

    def sorted_layers(self, table: LegendsTable, seat: Seat | None) -> list[tuple[int, list[tuple[int, int]]]]:
        return [(number, sorted(layer)) for number, layer in self.layers(table, seat).items()]

    def sizes(self, table: LegendsTable) -> list[int]:
        """How much lies where, which everybody sees."""
        piles: list[Sized] = [table.deck, table.fight_deck, table.dealer, table.legend_bag, *table.story_decks]
        piles += [table.cattle_supply[colour] for colour in sorted(table.cattle_supply)]
        piles += [*table.hands, *table.goals, *table.legend_tokens, *table.dealt, *table.cattle]
        return [len(things) for things in piles]

    def check(self, table: LegendsTable) -> None:
        nothing_is_lost(table)


def others(table: LegendsTable, seat: Seat | None) -> list[Seat]:
    return [Seat(other) for other in range(table.players) if other != seat]


def numbered(name: str, things: Sequence[Hashable]) -> dict[str, Hashable]:
    return {f"{name} {at}": thing for at, thing in enumerate(things)}


def knows_token(table: LegendsTable, seat: Seat | None, token: str) -> bool:
    """Whoever was robbed of it has seen its face."""
    return bool(table.cattle_known.get(token, 0) & table.eye(seat))


def unseen_draw(table: LegendsTable, fight: Fight, seat: Seat | None) -> list[int]:
    """Which of the cards drawn for a foe this seat has not seen."""
    shown = fight.drawn.index(fight.other_card) if fight.shown and fight.other_card in fight.drawn else -1
    return [at for at, known in enumerate(fight.known) if not known & table.eye(seat) and at != shown]


def mask_fight(table: LegendsTable, fight: Fight, seat: Seat | None) -> None:
    """What a seat knows of the fight under way: nothing of cards that lie face down, but for its own."""
    hidden = unseen_draw(table, fight, seat)
    if not fight.shown:
        if fight.fighter != seat and fight.card != NO_CARD:
            fight.card = 0
        owner = fight.other if fight.foe == PLAYER else fight.keeper
        if owner != seat and fight.other_card != NO_CARD:
            fight.other_card = 0
    fight.drawn = [0 if at in hidden else card for at, card in enumerate(fight.drawn)]
    fight.before = [0 if at in hidden else before for at, before in enumerate(fight.before)]


def decks_of(table: BangTable) -> list[EventDeck]:
    return [part for _, part in sorted(table.parts.items()) if isinstance(part, EventDeck)]


def piles_of(table: BangTable) -> list[list[str]]:
    """What lies face down in other parts: whoever has such a pile calls it `deck`. Of the train's, some are known."""
    piles = [getattr(part, "deck", None) for name, part in sorted(table.parts.items()) if name != "train"]
    return [pile for pile in piles if isinstance(pile, list)]


def trains_of(table: BangTable) -> list[Any]:
    """The train, known by its name alone: the expansion may not be in the box."""
    return [table.parts["train"]] if "train" in table.parts else []


def hidden_end(deck: EventDeck) -> int:
    """How far up the cards of a deck of events are hidden."""
    return len(deck.cards) - (1 if deck.open_top and len(deck.cards) > 1 else 0)


def _dynamite_in_hand(place: str, card: Hashable) -> bool:
    return place.startswith("hand") and str(card).startswith("dynamite:")


def without_chance(canonical: object) -> list[object]:
    assert isinstance(canonical, list)
    return canonical[1:]
