"""Random games of Western Legends: every number of players, every variant, every edition."""

import pytest

from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import FIGHT_DECK
from sagebrush.games.legends.expansions.ante_up.faro import FARO, Faro
from sagebrush.games.legends.fighting import NO_CARD, PLAYER
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.players import NOWHERE
from sagebrush.games.legends.table import LegendsTable
from sagebrush.testing.fuzz import fuzz

MOST_OPTIONS = 120

VARIANTS: dict[str, dict[str, Value]] = {
    "house": {},
    "goals": {"goals": True, "length": "medium"},
    "first_game": {"first_game": True},
    "cz": {"rules": "cz", "goals": True},
    "ua": {"rules": "ua"},
    "ru": {"rules": "ru", "deal": "choose", "jokers": True},
    "strict": {"strict_supply": "yes", "kickers": "yes", "low_ace": "yes", "deal": "one", "jokers": True},
}


#: Each variant once and each number of players at least once, for checks that take their time.
MIXES = [(2 + number % 5, variant) for number, variant in enumerate(VARIANTS)]


def nothing_is_lost(table: LegendsTable) -> None:
    """Cards, tokens and markers are conserved, and every number is within its bounds."""
    assert sorted(poker_cards(table)) == list(range(len(table.content.card_id)))
    assert sorted(table.fight_deck + (table.fight.drawn if table.fight else []) + at_faro(table)) == list(FIGHT_DECK)
    tokens = [token for held in table.cattle for token in held]
    tokens += [token for supply in table.cattle_supply.values() for token in supply]
    assert sorted(tokens) == (sorted(table.content.cattle) if table.cattle_supply else [])
    values = sorted(table.legend_bag + [value for held in table.legend_tokens for value in held])
    bag = table.settings.goals or table.settings.ante_up
    assert values == (sorted(table.content.legend_tokens[table.settings.legend_tokens]) if bag else [])
    for seat in range(table.players):
        player_is_sound(table, Seat(seat))


def at_faro(table: LegendsTable) -> list[int]:
    """Fight cards that were turned up at faro lie there until the game is over."""
    faro = table.parts.get(FARO)
    return faro.turned if isinstance(faro, Faro) else []


def poker_cards(table: LegendsTable) -> list[int]:
    cards = table.deck + table.pile + table.flop + table.dealer + [card for hand in table.hands for card in hand]
    cards += [card for _, played in table.played for card in played]
    fight = table.fight
    if fight is not None:
        laid = [fight.card] + ([fight.other_card] if fight.foe == PLAYER else [])
        cards += [card for card in laid if card != NO_CARD]
    return cards


def player_is_sound(table: LegendsTable, seat: Seat) -> None:
    assert 0 <= table.money[seat] <= table.money_limit(seat)
    assert table.money[seat] % 10 == 0
    assert 0 <= table.nuggets[seat] <= table.nugget_limit(seat)
    assert 0 <= table.wounds[seat] <= 3
    assert 0 <= table.mp[seat] <= 9
    assert 0 <= table.wp[seat] <= 9
    assert not (table.mp[seat] and table.wp[seat])
    assert table.lp[seat] >= 0 or table.outcome
    assert len(table.cattle[seat]) <= table.cattle_limit(seat)
    assert len(table.belongings[seat]) <= table.belonging_limit(seat)
    kinds = [item.rstrip("+") for item in table.items(seat)]
    assert len(kinds) == len(set(kinds))
    assert sum(markers.count(seat) for markers in table.markers) <= 2
    # LEG-087: nobody stands beside a bandit.
    assert table.space[seat] == NOWHERE or table.fight is not None or not table.bandits >> table.space[seat] & 1


@pytest.mark.long
@pytest.mark.parametrize("players", GAME.info.players)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games(players: int, variant: str) -> None:
    config = configure(GAME.info, players=players, options=VARIANTS[variant])
    for seed in range(2):
        fuzz(GAME, config, Chance(seed + 40 * players).spawn().seed, nothing_is_lost, fork_every=11)
