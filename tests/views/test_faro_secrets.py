"""Faro: nobody knows the fourth card, and after the shuffle nobody knows the order."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import cast

import pytest

from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import FIGHT_DECK, RANK_INDEX
from sagebrush.games.legends.expansions.ante_up.faro_cards import draw_cards, put_under, shuffle_cards, turn_card
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.table import LegendsTable
from tests.rulings.legends.ante_up.bench import AnteUpScenario

SHOWN = {RANK_INDEX[rank] for rank in ("5", "6", "7")}
KING = RANK_INDEX["K"]
EYES = [0, 1, 2, None]


def imagined(match: Match, seat: int | None, look: Callable[[LegendsTable], Hashable]) -> set[Hashable]:
    """What this is in sixty worlds dealt anew, in which the seat sees the same as in the real one.

    Whoever is asked imagines a whole match and may do the same there; for all others the table alone is dealt anew.
    """
    viewer = None if seat is None else Seat(seat)
    asked = match.decision_for(viewer) if viewer is not None else None
    found: set[Hashable] = set()
    for number in range(60):
        if asked is None:
            world = match.table.copy()
            GAME.redeal(cast(LegendsTable, world), viewer, Chance(number))
        else:
            twin = match.imagine(viewer, Chance(number))
            again = twin.decision_for(asked.seat)
            assert again is not None
            assert (again.question, again.options) == (asked.question, asked.options)
            world = twin.table
        assert isinstance(world, LegendsTable)
        assert GAME.view(world, viewer) == match.view(viewer)
        assert sorted([*world.fight_deck, *turned(world)]) == list(FIGHT_DECK)
        found.add(look(world))
    return found


def turned(table: LegendsTable) -> list[int]:
    seen = GAME.view(table, None).parts.get("faro")
    return [] if seen is None else [RANK_INDEX[card.removeprefix("fight_").upper()] for card in seen.turned]


def top(count: int) -> Callable[[LegendsTable], Hashable]:
    return lambda table: tuple(table.fight_deck[-count:])


@pytest.fixture
def table() -> AnteUpScenario:
    return faro()


def faro(order: str = "5 6 7 K") -> AnteUpScenario:
    """Ann and Bob play, Cat deals 5, 6, 7 and, face down, the king; they are turned up in this order."""
    table = AnteUpScenario()
    table.seats(Ann={"at": "D6", "money": 40}, Bob={"at": "D9", "money": 40}, Cat={})
    table.faro_cards("5", "6", "7", "K", turned=order.split())
    table.turn("Ann")
    table.does("faro")
    table.asked("Bob").answers("join")
    return table


def bet(table: AnteUpScenario) -> None:
    for name in ("Bob", "Ann"):
        table.asked(name, kind="place_marker").answers(("A", 10))
        table.asked(name, kind="place_marker").answers("pass")


@pytest.mark.parametrize("seat", EYES)
def test_nobody_knows_the_card_that_lies_face_down(table: AnteUpScenario, seat: int | None) -> None:
    """Not even the dealer: it may be any but the three that are shown."""
    table.asked("Bob", kind="place_marker")
    fours = imagined(table.match, seat, lambda world: frozenset(world.fight_deck[-4:]))
    assert all(isinstance(four, frozenset) and four > SHOWN for four in fours)
    assert len(fours) == 10


@pytest.mark.parametrize("seat", EYES)
def test_nobody_knows_the_order_after_the_shuffle(table: AnteUpScenario, seat: int | None) -> None:
    """5 and 6 have been turned up. The next one is the 7 or the hidden card, and the other one comes behind it."""
    bet(table)
    table.asked("Bob", kind="keep_markers")
    pairs = imagined(table.match, seat, top(2))
    seven = RANK_INDEX["7"]
    assert all(isinstance(pair, tuple) and seven in pair for pair in pairs)
    assert {pair.index(seven) for pair in pairs if isinstance(pair, tuple)} == {0, 1}
    assert len({card for pair in pairs if isinstance(pair, tuple) for card in pair}) == 11


def test_the_hidden_card_once_it_is_turned_up() -> None:
    """The king comes first: the rest is known to all, only not in which order."""
    table = faro("K 5 6 7")
    bet(table)
    table.asked("Bob", kind="keep_markers")
    assert turned(table.table)[0] == KING
    rest = {frozenset(pair) for pair in imagined(table.match, 1, top(2)) if isinstance(pair, tuple)}
    assert rest == {frozenset({RANK_INDEX["6"], RANK_INDEX["7"]})}


def test_what_is_known_of_the_cards_under_the_deck(table: AnteUpScenario) -> None:
    """Afterwards everybody knows three of the four cards that went under, and nobody the fourth."""
    bet(table)
    for name in ("Bob", "Ann"):
        table.asked(name, kind="keep_markers").answers(())
    bottoms = imagined(table.match, 2, lambda world: frozenset(world.fight_deck[:4]))
    assert all(isinstance(bottom, frozenset) and bottom > SHOWN for bottom in bottoms)
    assert len(bottoms) == 10
    assert len(imagined(table.match, 2, lambda world: tuple(world.fight_deck[:4]))) > 30


@pytest.mark.parametrize("deep", [3, 4, 5])
def test_who_knew_the_layer_it_came_from(deep: int) -> None:
    """Cat knows the top cards of the deck. If the layer is drawn to the last card she knows the fourth; else nobody
    knows any more what is left of it, whichever card it was."""
    table = AnteUpScenario()
    table.seats(Ann={}, Bob={}, Cat={})
    laid, cat = table.laid, table.laid.eye(Seat(2))
    laid.fight_layer = [0] * (13 - deep) + [1] * deep
    laid.fight_known = [0] * (13 - deep) + [cat] * deep
    draw_cards(laid)
    assert laid.fight_known[-4] == (cat if deep == 4 else 0)
    assert laid.fight_known[:9] == [0] * 9
    assert laid.fight_known[-3:] == [laid.all_eyes()] * 3
    shuffle_cards(laid)
    put_under(laid, [turn_card(laid) for _ in range(3)])
    assert laid.fight_layer[:4] == [-1] * 4
    assert sorted(laid.fight_deck) == list(FIGHT_DECK)


def test_knowledge_of_other_cards_of_the_layer_is_lost_too() -> None:
    """Cat knows of one card that it is in the lowest layer, and another card of that layer is drawn face down."""
    table = AnteUpScenario()
    table.seats(Ann={}, Bob={}, Cat={})
    laid, cat = table.laid, table.laid.eye(Seat(2))
    laid.fight_layer = [0] * 10 + [1] * 3
    laid.fight_known = [cat] + [0] * 12
    draw_cards(laid)
    assert laid.fight_known[:10] == [0] * 10
