"""Random games of BANG! with the Wild West Show, of every size and with the variants."""

import pytest

from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.expansions.wild_west_show.show import show_of
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.places import ALL
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import Invariant, fuzz
from tests.fuzz.test_bang import VARIANTS, everything_in_its_place

ALONE = [(players, ["wild_west_show"]) for players in (4, 5, 6, 7)]
TOGETHER = [(players, ["wild_west_show", "dodge_city"]) for players in (3, 4, 5, 6, 7, 8)]


def the_show_goes_on(cards_in_place: Invariant) -> Invariant:
    """Besides the cards: one show card at most is in force, open hands are open, and nobody commands between plays."""

    def check(table: BangTable) -> None:
        cards_in_place(table)
        show = show_of(table)
        in_force = [trait.id for trait in table.rules if trait.id == show.present]
        assert in_force == ([show.present] if show.present else [])
        assert show.present not in show.cards
        assert table.open_hands == (show.present == "sacagaway")
        if table.open_hands:
            assert all(table.known[card.index] == ALL for hand in table.hands for card in hand)
        faces = [trait.id for abilities in table.abilities for trait in abilities]
        assert len(set(faces)) == len(faces)
        assert not set(faces) & set(table.box) or not table.turns

    return check


@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions"), ALONE + TOGETHER, ids=str)
def test_random_games_with_the_show(players: int, expansions: list[str]) -> None:
    config = configure(GAME.info, players=players, expansions=expansions)
    for seed in range(3):
        fuzz(GAME, config, Chance(seed).spawn().seed, the_show_goes_on(everything_in_its_place(config)))


@pytest.mark.long
@pytest.mark.parametrize("options", VARIANTS[1:], ids=str)
def test_random_games_with_the_show_and_variants(options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=5, expansions=["wild_west_show", "dodge_city"], options=options)
    fuzz(GAME, config, Chance(9).spawn().seed, the_show_goes_on(everything_in_its_place(config)))


@pytest.mark.long
def test_twenty_thousand_decisions() -> None:
    """All sizes, alone and with Dodge City, until twenty thousand decisions are made."""
    decisions, game = 0, 0
    tables = ALONE + TOGETHER
    while decisions < 20_000:
        players, expansions = tables[game % len(tables)]
        options = VARIANTS[game % len(VARIANTS)]
        config = configure(GAME.info, players=players, expansions=expansions, options=options)
        check = the_show_goes_on(everything_in_its_place(config))
        decisions += fuzz(GAME, config, Chance(game).spawn().seed, check, fork_every=29)
        game += 1
