"""The secrets of BANG!: hidden roles, hands, the order of the deck, and characters not chosen yet."""

from __future__ import annotations

import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Config, Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.card_events import CardGiven, CardsDrawn, CardsInherited, CardsLookedAt, CardTaken
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.marks import HAND
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from sagebrush.testing.fuzz import step
from sagebrush.testing.secrecy import check_secrecy, eyes, log

CONFIGS: list[tuple[int, list[str], dict[str, Value]]] = [
    (4, [], {}),
    (5, [], {"stick_of_dynamite": True}),
    (7, [], {}),
    (5, [], {"two_characters": True}),
]


def seats(match: Match) -> tuple[Seat | None, ...]:
    return (None, *[Seat(seat) for seat in range(match.config.players)])


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


@pytest.mark.parametrize(("players", "expansions", "options"), CONFIGS)
def test_nobody_notices_a_new_deal(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    check_a_whole_game(players, expansions, options)


def check_a_whole_game(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    """At every decision and for every seat: deal anew what it cannot know, and it sees, and is offered, the same."""
    checked = 0
    match = Match.start(GAME, configure(GAME.info, players=players, expansions=expansions, options=options), 5)
    chance, deals = Chance(5), Chance(6)
    while match.decision:
        for seat in seats(match):
            done = check_secrecy(match, seat, deals)
            asks_another = match.decision_for(seat) is None if seat is not None else True
            assert done or (asks_another and not match.decision.top)
            checked += done
        step(match, chance)
    assert checked > 100


def twins(config: Config, seed: int) -> tuple[Match, Match]:
    """Two matches of one seed in which two cards deep in the deck have changed places."""
    tables = [GAME.setup(config, Chance(seed)) for _ in range(2)]
    deck = tables[1].deck
    deck[0], deck[1] = deck[1], deck[0]
    real, false = (Match(GAME, config, seed, table) for table in tables)
    return real, false


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_whole_game_looks_alike_until_the_cards_are_drawn(seed: int) -> None:
    """With the same answers everybody sees the same game, log included, as long as the two cards lie in the deck."""
    real, false = twins(configure(GAME.info, players=6), seed)
    hidden = laid(real).deck[:2]
    chance, told, steps = Chance(seed), 0, 0
    while real.decision and laid(real).deck[:2] == hidden:
        for seat in seats(real):
            assert eyes(real, seat) == eyes(false, seat)
            assert log(real, seat, told) == log(false, seat, told)
        told = real.event_count
        option = chance.pick(list(real.decision.options))
        real.answer(option)
        false.answer(option.id)
        steps += 1
    assert steps > 30


def test_events_of_hidden_cards_are_masked() -> None:
    """Cards drawn, looked at, taken from a hand or given are named only to those concerned."""
    seen = 0
    for seed in range(12):
        match = Match.new("bang", players=6, seed=seed)
        chance = Chance(seed)
        while match.decision:
            step(match, chance)
        for event in match.all_events():
            for seat in seats(match):
                shown = event.seen_by(seat)
                if isinstance(shown, CardsDrawn | CardsLookedAt):
                    assert bool(shown.cards) == (seat == shown.seat and shown.count > 0)
                    seen += 1
                elif isinstance(shown, CardTaken) and shown.hidden:
                    assert (shown.card is not None) == (seat in (shown.seat, shown.owner))
                elif isinstance(shown, CardGiven):
                    assert (shown.card is not None) == (seat in (shown.seat, shown.to))
                elif isinstance(shown, CardsInherited) and seat not in (shown.seat, shown.dead):
                    assert not shown.cards
    assert seen > 1000


def test_who_sees_what() -> None:
    """One's own hand and role; of others only what lies open or was seen to go there."""
    match = Match.new("bang", players=7, seed=4)
    chance = Chance(4)
    while match.decision:
        table = laid(match)
        for viewer in seats(match):
            view = match.view(viewer)
            assert isinstance(view, BangView)
            for player in view.players:
                hand = [card.id for card in table.hands[player.seat]]
                known = player.role_shown or player.seat == viewer
                assert player.role == (table.roles[player.seat] if known else None)
                assert player.hand_size == len(hand)
                assert set(player.hand) <= set(hand)
                assert (list(player.hand) == hand) or player.seat != viewer
        step(match, chance)


def test_what_each_has_seen_for_themselves_is_not_public() -> None:
    """A card goes from hand to empty hand until everybody has held it: who watches has never seen it."""
    match = Match.new("bang", players=4, seed=4)
    table = laid(match)
    card = table.hands[0][0]
    for seat in range(4):
        table.hands[seat] = [card] if seat == 0 else []
        table.touch(Seat(seat), HAND)
    for seat in range(1, 4):
        table.take_from_hand(Seat(seat), Seat(seat - 1), "panic")
    assert all(shown_hand(match, Seat(seat), 3) == (card.id,) for seat in range(4))
    assert shown_hand(match, None, 3) == ()
    table.show_hand(Seat(3))
    assert shown_hand(match, None, 3) == (card.id,)


def shown_hand(match: Match, viewer: Seat | None, seat: int) -> tuple[str, ...]:
    view = match.view(viewer)
    assert isinstance(view, BangView)
    return view.players[seat].hand
