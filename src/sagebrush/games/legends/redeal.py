"""Imagined worlds: all that a seat cannot know is dealt anew, as far as what it has seen allows.

All that is shuffled is put in order first: what comes of it depends on what the seat knows and on the chance alone.
"""

from __future__ import annotations

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends import jokers
from sagebrush.games.legends.fighting import NO_CARD, Fight
from sagebrush.games.legends.table import LegendsTable


def redeal(table: LegendsTable, seat: Seat | None, chance: Chance) -> None:
    _poker_cards(table, seat, chance)
    _fight_cards(table, seat, chance)
    _characters(table, seat, chance)
    _stories(table, chance)
    _cattle(table, seat, chance)
    _goals(table, seat, chance)
    _legend_tokens(table, seat, chance)
    for part in table.parts.values():
        part.redeal(seat, chance)
    if table.black is not None:
        table.black.deck.sort()
        chance.shuffle(table.black.deck)


# -------------------------------------------------------------------- poker cards


def _poker_cards(table: LegendsTable, seat: Seat | None, chance: Chance) -> None:
    """The deck, the hands of others but for cards seen there, laid cards, and what the dealer holds.

    Each card is exchanged among those that were shuffled together: nobody holds what went into a later deck.
    """
    eye = table.eye(seat)
    others = [Seat(other) for other in range(table.players) if other != seat]
    held = [sorted(_hand_and_laid(table, other), key=lambda card: (table.lots[card], card)) for other in others]
    unseen = [[card for card in cards if not table.hand_known[card] & eye] for cards in held]
    dealer_hidden = seat is None or table.dealer_seat != seat
    if dealer_hidden:
        unseen.append(table.dealer)
    unseen.append(table.deck)
    for cards in held:
        for card in cards:
            # What others know of each other's hands is theirs.
            table.hand_known[card] &= eye
    dealt = _deal_anew(table, unseen, chance)
    for place, other in enumerate(others):
        cards = [card for card in held[place] if table.hand_known[card] & eye] + dealt[place]
        chance.shuffle(cards)
        _hand_out(table, other, cards, chance)
    if dealer_hidden:
        table.dealer = dealt[len(others)]
    table.deck = dealt[-1]


def _deal_anew(table: LegendsTable, places: list[list[int]], chance: Chance) -> list[list[int]]:
    """The same numbers of cards of each lot in each of the places, but others."""
    pools: dict[int, list[int]] = {}
    for cards in places:
        for card in cards:
            # A card that was seen in a hand, and has been through pile and deck since, is a card like any other.
            table.hand_known[card] = 0
            pools.setdefault(table.lots[card], []).append(card)
    for _, pool in sorted(pools.items()):
        pool.sort()
        chance.shuffle(pool)
    return [[pools[table.lots[card]].pop() for card in cards] for cards in places]


def _hand_and_laid(table: LegendsTable, other: Seat) -> list[int]:
    """A hand, with the card that its owner has laid face down: an onlooker cannot tell the two apart."""
    laid = table.laid_by(other)
    return table.hands[other] + ([laid] if laid != NO_CARD else [])


def _hand_out(table: LegendsTable, other: Seat, cards: list[int], chance: Chance) -> None:
    """A new hand; one of its cards is the one that lies face down."""
    fight = table.fight
    if fight is not None and table.laid_by(other) != NO_CARD:
        card = cards.pop()
        if other == fight.fighter:
            fight.card = card
        else:
            fight.other_card = card
        jokers.imagine(table, other, card, cards, chance)
    table.hands[other] = cards


# -------------------------------------------------------------------- fight cards


class _Layer:
    """The places of one layer of the fight deck, in it or drawn from it, with the cards that lie there."""

    __slots__ = ("cards", "drawn", "places")

    def __init__(self) -> None:
        self.places: list[int] = []  # in the deck
        self.drawn: list[int] = []  # among what was drawn for the foe, unseen
        self.cards: list[tuple[int, int]] = []  # and who knows that they are in this layer


def _fight_cards(table: LegendsTable, seat: Seat | None, chance: Chance) -> None:
    """Layers that the seat has seen put together stay together, in any order; all other cards could be anywhere."""
    eye = table.eye(seat)
    fight = table.fight
    # The foe's card lies among those drawn for it, and stays in its place.
    laid = fight.drawn.index(fight.other_card) if fight is not None and fight.other_card in fight.drawn else -1
    layers = _layers(table, eye)
    pool = [card for layer in layers for card in layer.cards if not card[1] & eye]
    pool.sort()
    chance.shuffle(pool)
    for layer in layers:
        layer.cards = sorted([card if card[1] & eye else pool.pop() for card in layer.cards])
        chance.shuffle(layer.cards)
        _lay_layer(table, layer)
    if fight is not None and laid >= 0:
        fight.other_card = fight.drawn[laid]


def _layers(table: LegendsTable, eye: int) -> list[_Layer]:
    found: dict[int, _Layer] = {}
    for place, number in enumerate(table.fight_layer):
        layer = found.setdefault(number, _Layer())
        layer.places.append(place)
        layer.cards.append((table.fight_deck[place], table.fight_known[place]))
    fight = table.fight
    if fight is not None:
        for place in _hidden_draw(fight, eye):
            layer = found.setdefault(fight.layers[place], _Layer())
            layer.drawn.append(place)
            layer.cards.append((fight.drawn[place], fight.before[place]))
    return list(found.values())


def _hidden_draw(fight: Fight, eye: int) -> list[int]:
    """Which of the cards drawn for the foe are unseen; the one that was shown is known to all."""
    return [
        place
        for place, card in enumerate(fight.drawn)
        if not fight.known[place] & eye and not (fight.shown and card == fight.other_card)
    ]


def _lay_layer(table: LegendsTable, layer: _Layer) -> None:
    for place in layer.places:
        table.fight_deck[place], table.fight_known[place] = layer.cards.pop()
    if table.fight is not None:
        for place in layer.drawn:
            table.fight.drawn[place], table.fight.before[place] = layer.cards.pop()


# -------------------------------------------------------------------- set-up, stories, tokens, goals


def _characters(table: LegendsTable, seat: Seat | None, chance: Chance) -> None:
    """Before anybody has chosen: what was dealt to others."""
    if not any(table.dealt):
        return
    mine = () if seat is None else table.dealt[seat]
    pool = [id for id in table.content.dealt_characters(table.settings) if id not in mine and id not in table.character]
    chance.shuffle(pool)
    for other in range(table.players):
        if other != seat and table.dealt[other]:
            table.dealt[other] = tuple([pool.pop() for _ in table.dealt[other]])


def _stories(table: LegendsTable, chance: Chance) -> None:
    """Only the conditions of the open cards are in sight: any unseen card with the same one may lie there."""
    if table.story is not None:
        tops = [deck[-1] for place, deck in enumerate(table.story_decks) if place == table.story.deck]
    else:
        tops = []
    conditions = [table.content.condition_id[deck[-1]] if deck else "" for deck in table.story_decks]
    pool = sorted([number for deck in table.story_decks for number in deck if number not in tops])
    chance.shuffle(pool)
    for place, deck in enumerate(table.story_decks):
        if deck and deck[-1] not in tops:
            found = next(number for number in pool if table.content.condition_id[number] == conditions[place])
            pool.remove(found)
            deck[-1] = found
    for deck in table.story_decks:
        for place in range(len(deck) - 1):
            deck[place] = pool.pop()


def _cattle(table: LegendsTable, seat: Seat | None, chance: Chance) -> None:
    """Faces of tokens in the supplies and with others; who was robbed of one knows it still."""
    eye = table.eye(seat)
    for colour, supply in table.cattle_supply.items():
        holders = [
            (other, place)
            for other in range(table.players)
            if other != seat
            for place, token in enumerate(table.cattle[other])
            if table.content.cattle[token].colour == colour and not table.cattle_known.get(token, 0) & eye
        ]
        pool = sorted(supply + [table.cattle[other][place] for other, place in holders])
        chance.shuffle(pool)
        for other, place in holders:
            table.cattle_known.pop(table.cattle[other][place], None)
            table.cattle[other][place] = pool.pop()
        supply[:] = pool


def _goals(table: LegendsTable, seat: Seat | None, chance: Chance) -> None:
    """LEG-386: of the four goals of a character any but those completed may be the one that was taken out."""
    if not table.settings.goals:
        return
    for other in range(table.players):
        if other != seat and table.character[other] and table.goals[other]:
            all_four = [goal.id for goal in table.content.goals_of[table.character[other]]]
            pool = [goal for goal in all_four if goal not in table.goals_done[other]]
            chance.shuffle(pool)
            table.goals[other] = sorted(pool[: len(table.goals[other])])


def _legend_tokens(table: LegendsTable, seat: Seat | None, chance: Chance) -> None:
    pool = table.legend_bag.copy()
    for other in range(table.players):
        if other != seat:
            pool += table.legend_tokens[other]
    pool.sort()
    chance.shuffle(pool)
    for other in range(table.players):
        if other != seat:
            table.legend_tokens[other] = [pool.pop() for _ in table.legend_tokens[other]]
    table.legend_bag = pool
