"""Imagined worlds differ from the true one wherever something is hidden, and agree with all that a seat has seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.game import GAME as BANG
from sagebrush.games.dice.game import GAME as DICE
from sagebrush.games.legends.game import GAME as LEGENDS
from sagebrush.testing.fuzz import step
from sagebrush.testing.worlds import check_game, check_playable, check_round, check_worlds
from tests.core.toy import TOY, CardsShown, Side, ToyGame, ToyTable
from tests.fuzz.test_legends import MIXES as LEGENDS_MIXES
from tests.fuzz.test_legends import VARIANTS as LEGENDS_VARIANTS
from tests.views.secrets import BangSecrets, DiceSecrets, LegendsSecrets, ToySecrets
from tests.views.test_bang_secrets import laid

GAMES = [
    pytest.param(4, [], {}, id="4"),
    pytest.param(5, [], {"stick_of_dynamite": True}, id="5-stick"),
    pytest.param(6, [], {"two_characters": True}, id="6-two-characters"),
    pytest.param(7, [], {}, id="7", marks=pytest.mark.slow),
]


def bang(players: int, expansions: list[str], options: dict[str, Value], seed: int) -> tuple[Match, BangSecrets]:
    config = configure(BANG.info, players=players, expansions=expansions, options=options)
    return Match.start(BANG, config, seed), BangSecrets(config)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "expansions", "options"), GAMES)
def test_worlds_of_a_whole_game_of_bang(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    check_worlds_of_bang(players, expansions, options)


def check_worlds_of_bang(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    """A game may be over after a shot or two: then another one is played, until there were worlds enough to compare."""
    compared = 0
    for seed in (3, 4, 5):
        if compared <= 50:
            match, secrets = bang(players, expansions, options, seed)
            compared += check_game(match, secrets, Chance(seed), round_every=13, play_every=61)
    assert compared > 50


@pytest.mark.slow
@pytest.mark.parametrize("players", DICE.info.players)
def test_worlds_of_whole_dice_games(players: int) -> None:
    for seed in range(2):
        match = Match.new("dice", players=players, seed=seed)
        assert check_game(match, DiceSecrets(), Chance(seed), round_every=13, play_every=31) > 20


@pytest.mark.slow
@pytest.mark.parametrize(("players", "variant"), LEGENDS_MIXES)
def test_worlds_of_whole_games_of_western_legends(players: int, variant: str) -> None:
    match = Match.start(LEGENDS, configure(LEGENDS.info, players=players, options=LEGENDS_VARIANTS[variant]), players)
    assert check_game(match, LegendsSecrets(), Chance(players), round_every=29, play_every=211) > 50


@pytest.mark.parametrize("players", [2, 3])
def test_worlds_of_the_first_turns_of_western_legends(players: int) -> None:
    """Everybody looks at every fifth decision."""
    match = Match.start(LEGENDS, configure(LEGENDS.info, players=players, options={"goals": True}), players)
    chance, looks = Chance(players), 0
    while match.decision and match.answer_count < 50:
        if match.answer_count % 5 == 0:
            looks += check_round(match, LegendsSecrets(), chance, 12)
        step(match, chance)
    assert looks > 15
    assert match.decision
    assert check_playable(match, match.decision.seat, chance, LegendsSecrets())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_of_whole_toy_games(players: int) -> None:
    for seed in range(3):
        match = Match.start(TOY, configure(TOY.info, players=players), seed)
        assert check_game(match, ToySecrets(), Chance(seed), round_every=1, play_every=1) > 20


def test_what_others_chose_in_secret_is_chosen_anew() -> None:
    """Ann and Bob have put a card down: Cat imagines any card there that they may hold, Ann knows her own."""
    match = Match.start(TOY, configure(TOY.info, players=3), 5)
    match.answer(Side(high=True))
    match.answer(match.decisions[0].options[2], seat=Seat(0))
    match.answer(match.decisions[0].options[1], seat=Seat(1))
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        assert check_worlds(match, seat, Chance(1), ToySecrets(), 100)
        assert check_playable(match, seat, Chance(2), ToySecrets())
    shown = set()
    for seed in range(60):
        world = match.imagine(Seat(2), Chance(seed))
        world.answer(world.decisions[0].options[0])
        shown |= {event.cards[:2] for event in world.all_events() if isinstance(event, CardsShown)}
    assert len(shown) > 40


# -------------------------------------------------------------------- everything that can be turns up


@pytest.mark.slow
def test_every_role_turns_up_at_every_hidden_seat() -> None:
    for players in (4, 6, 8):
        match = Match.new("dice", players=players, seed=1)
        assert check_round(match, DiceSecrets(), Chance(7), 400) == players + 1


@pytest.mark.slow
@pytest.mark.parametrize("stick", [False, True])
def test_every_unseen_card_turns_up_in_every_unseen_place(*, stick: bool) -> None:
    """About 70 places and as many cards, and each pair of them is met; but for a Dynamite in hand with the stick."""
    match, secrets = bang(5, [], {"stick_of_dynamite": stick}, 2)
    assert check_worlds(match, Seat(2), Chance(1), secrets, 3200)


@pytest.mark.slow
def test_every_unseen_card_turns_up_late_in_a_game_too() -> None:
    """Some cards in other hands are known by now, and stay where they are."""
    match, secrets = bang(5, [], {}, 4)
    chance = Chance(4)
    for _ in range(80):
        step(match, chance)
    assert match.decision is not None
    seat = match.decision.seat
    seen = secrets.unseen(laid(match), seat)
    assert len(seen) < sum(map(len, secrets.places(laid(match), seat).values()))
    assert check_worlds(match, seat, Chance(2), secrets, 3200)


@pytest.mark.slow
def test_every_character_may_be_dealt_to_everybody() -> None:
    match, secrets = bang(4, [], {"two_characters": True}, 2)
    assert check_round(match, secrets, Chance(7), 800) == 5


# -------------------------------------------------------------------- and what is careless is found out


class CarelessToy(ToyGame):
    """A toy whose re-deal can be broken."""

    def __init__(self, deal: Callable[[ToyTable, Seat | None, Chance], None]) -> None:
        super().__init__(TOY.info, TOY.types)
        self.deal = deal

    def redeal(self, table: ToyTable, seat: Seat | None, chance: Chance) -> None:
        self.deal(table, seat, chance)


def nothing(table: ToyTable, seat: Seat | None, chance: Chance) -> None:
    """Everybody knows all."""


def only_the_deck(table: ToyTable, seat: Seat | None, chance: Chance) -> None:
    chance.shuffle(table.deck)


def only_the_hands(table: ToyTable, seat: Seat | None, chance: Chance) -> None:
    """The deck stays as it is."""
    deck, table.deck = table.deck, []
    TOY.redeal(table, seat, chance)
    table.deck = deck


def the_own_hand_too(table: ToyTable, seat: Seat | None, chance: Chance) -> None:
    TOY.redeal(table, None, chance)


def with_a_card_too_many(table: ToyTable, seat: Seat | None, chance: Chance) -> None:
    TOY.redeal(table, seat, chance)
    table.deck[0] = table.deck[-1]


def with_what_was_thrown_away(table: ToyTable, seat: Seat | None, chance: Chance) -> None:
    TOY.redeal(table, seat, chance)
    table.scores[0] += 1


def mostly_as_it_is(table: ToyTable, seat: Seat | None, chance: Chance) -> None:
    if chance.below(2):
        TOY.redeal(table, seat, chance)


CARELESS = [
    nothing,
    only_the_deck,
    only_the_hands,
    the_own_hand_too,
    with_a_card_too_many,
    with_what_was_thrown_away,
    mostly_as_it_is,
]


@pytest.mark.parametrize("deal", CARELESS, ids=lambda deal: str(deal.__name__))
def test_a_careless_deal_is_found_out(deal: Callable[[ToyTable, Seat | None, Chance], None]) -> None:
    match = Match.start(CarelessToy(deal), configure(TOY.info, players=3), 5)
    with pytest.raises(AssertionError):
        check_worlds(match, Seat(1), Chance(1), ToySecrets(), 1000)
