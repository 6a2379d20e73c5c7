"""Whoever is eliminated comes back for each of his turns (BANG-347 to BANG-362, BANG-372 to BANG-374)."""

import pytest

from sagebrush import Match, Seat
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.shadow_gunslingers.veil import discard_all, is_shadow, pass_turns, with_shadows


@ruling("BANG-347", "BANG-348", "BANG-352", "BANG-353")
def test_the_dead_come_back_for_their_turn(table: BangScenario) -> None:
    """Bob, an Outlaw who is out, draws two cards, plays, shoots, and is out again; and so in the next round."""
    table.seats(deck_top=["BANG!", "Mustang"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert is_shadow(table, "Bob")
    table.has_hand(Bob=["BANG!", "Mustang"])
    table.plays("Mustang").plays("BANG!", on="Cat", offered={"Ann", "Bob", "Cat"})
    table.has_life(Ann=5, Bob=0, Cat=3, Dan=4)
    table.ends_turn()
    assert not table.table.alive(Seat(1))
    table.has_in_play(Bob=[])
    pass_turns(table, "Cat", "Dan", "Ann")
    assert is_shadow(table, "Bob")
    table.is_quiet("Bob")


@ruling("BANG-348")
def test_a_choice_before_the_game() -> None:
    """It needs no expansion, and without it the dead stay dead."""
    for chosen in (True, False):
        match = Match.new("bang", players=4, shadow_gunslingers=chosen, seed=1)
        assert isinstance(match.table, BangTable)
        assert [trait.id for trait in match.table.rules] == (["shadow_gunslingers"] if chosen else [])


@ruling("BANG-347")
def test_without_the_variant_the_dead_stay_dead(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    table.turn("Ann").ends_turn()
    table.is_quiet("Cat")


@ruling("BANG-349", "BANG-350")
def test_going_out_is_as_ever(table: BangScenario) -> None:
    """Bob loses hand and cards in play, his role is seen, and Ann draws three cards for an Outlaw."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1, "hand": ["Scope"], "play": ["Dynamite"]},
        Cat={},
        Dan={},
    )
    with_shadows(table)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance").answers(None)
    table.has_cards(Ann=3, Bob=0)
    table.has_in_play(Bob=[])
    assert table.sees("Cat").players[1].role == "outlaw"
    assert not table.table.alive(Seat(1))
    table.is_quiet()


@ruling("BANG-349", "BANG-350")
def test_a_sheriff_still_pays_for_a_deputy(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!", "Beer"]}, Bob={"role": "deputy", "life": 1}, Cat={}, Dan={}, Eve={})
    with_shadows(table)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_hand(Ann=[])
    table.is_quiet()


@ruling("BANG-354")
def test_a_shadow_gains_and_loses_no_life(table: BangScenario) -> None:
    """A Beer does nothing for him, and neither does a lost Duel; Sid Ketchum has nothing to heal."""
    table.seats(
        deck_top=["Beer", "Duel"],
        Ann={},
        Bob={"role": "outlaw", "dead": True, "character": "Sid Ketchum"},
        Cat={"hand": ["BANG!"]},
        Dan={},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert ("sid_ketchum",) not in table.offered("Bob")
    table.plays("Duel", on="Cat").asked("Cat").answers("BANG!")
    table.asked("Bob").answers(None)
    table.plays("Beer")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Bob")


@needs("dodge_city")
@ruling("BANG-354")
def test_abilities_about_lives_are_ignored(table: BangScenario) -> None:
    """Chuck Wengam has no life to give for cards; Bart Cassidy draws nothing for a shot at himself."""
    table.seats(Ann={}, Bob={"role": "outlaw", "dead": True, "character": "Chuck Wengam"}, Cat={}, Dan={})
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert ("chuck_wengam",) not in table.offered("Bob")
    table.is_quiet("Bob")


@ruling("BANG-355")
def test_a_shadow_leaves_everything(table: BangScenario) -> None:
    """The hand goes card by card in phase 3, the Barrel when he leaves."""
    table.seats(deck_top=["Barrel", "Beer"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Barrel").ends_turn()
    discard_all(table, "Bob")
    table.has_cards(Bob=0)
    table.has_in_play(Bob=[])
    table.pile_is("Beer", "Barrel")
    table.is_quiet("Cat")


@ruling("BANG-356", "BANG-357", "BANG-374")
def test_vulture_sam_gets_nothing_of_a_shadow(table: BangScenario) -> None:
    table.seats(
        deck_top=["Barrel", "Scope"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={"character": "Vulture Sam"},
        Dan={},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Barrel").plays("Scope").ends_turn()
    # Two cards of phase 1, and nothing else.
    table.has_cards(Cat=2)
    assert not table.events("cards_inherited")
    assert not table.events("player_eliminated")
    table.is_quiet("Cat")


@needs("dodge_city")
@ruling("BANG-358", "BANG-374")
def test_nobody_profits_of_a_shadow_that_leaves(table: BangScenario) -> None:
    """Herb Hunter draws no card and Greg Digger regains no life."""
    table.seats(
        deck_top=["Barrel", "Scope"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={"character": "Herb Hunter"},
        Dan={"character": "Greg Digger", "life": 1},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Barrel").plays("Scope").ends_turn()
    table.has_cards(Cat=2)
    assert table.table.life[3] == 1
    table.is_quiet("Cat")


@ruling("BANG-356")
def test_there_is_no_second_reward_for_a_shadow(table: BangScenario) -> None:
    """Bob's shadow leaves in his own turn; nobody draws three cards for it."""
    table.seats(deck_top=["Barrel", "Scope"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Barrel").plays("Scope").ends_turn()
    assert not table.events("reward_paid")
    table.is_quiet("Cat")


@ruling("BANG-359")
def test_a_shadow_that_is_away_does_not_count(table: BangScenario) -> None:
    """Ann and Cat are neighbours, a General Store has three cards, and Bob's Mustang of an ability is off."""
    table.seats(
        Ann={"hand": ["General Store"]},
        Bob={"role": "outlaw", "dead": True, "character": "Paul Regret"},
        Cat={},
        Dan={},
    )
    with_shadows(table)
    table.turn("Ann")
    assert table.distance("Ann", "Cat") == 1
    table.plays("General Store")
    assert len(table.events("store_opened")[0].cards) == 3
    for name in ("Ann", "Cat"):
        decision = table.decision(name, "pick_from_store")
        table.match.answer(decision.options[0])
    table.is_quiet()


@ruling("BANG-359")
def test_a_shadow_counts_in_his_own_turn(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"role": "outlaw", "dead": True, "character": "Paul Regret"}, Cat={}, Dan={})
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert (table.distance("Ann", "Cat"), table.distance("Ann", "Bob")) == (2, 2)
    table.is_quiet("Bob")


@ruling("BANG-359", "BANG-372")
def test_dynamite_passes_over_shadows(table: BangScenario) -> None:
    """From Ann it goes to Cat, for Bob is away."""
    table.seats(deck_top=["KH"], Ann={"play": ["Dynamite"]}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    with_shadows(table)
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=[], Cat=["Dynamite"])


@ruling("BANG-372")
def test_a_dynamite_that_a_shadow_plays_goes_with_him(table: BangScenario) -> None:
    table.seats(deck_top=["Dynamite", "Scope"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Dynamite").plays("Scope").ends_turn()
    table.has_in_play(Bob=[], Cat=[])
    table.is_quiet("Cat")


@needs("valley_of_shadows")
@ruling("BANG-373")
def test_a_shadow_cannot_be_killed(table: BangScenario) -> None:
    """Cat's Backfire hits Bob's shadow, which has no life to lose; his cards go to the pile, not to Vulture Sam."""
    table.seats(
        deck_top=["BANG!", "Barrel"],
        pile=["Escape", "Saved!"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={"hand": ["Backfire"]},
        Dan={"character": "Vulture Sam"},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Barrel").plays("BANG!", on="Cat").asked("Cat").answers("Backfire")
    table.asked("Bob", kind="defend").answers(None)
    assert is_shadow(table, "Bob")
    table.ends_turn()
    table.has_cards(Dan=0)
    assert not table.events("player_eliminated")
    table.is_quiet("Cat")


# -------------------------------------------------------------------- the end of the game


@ruling("BANG-751")
def test_a_shadow_may_win_the_game(table: BangScenario) -> None:
    """Bob, an Outlaw's shadow, kills the Sheriff: the Outlaws have won, he among them."""
    table.seats(
        deck_top=["BANG!", "Beer"],
        Ann={"life": 1},
        Bob={"role": "outlaw", "dead": True},
        Cat={"role": "renegade"},
        Dan={},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("BANG!", on="Ann")
    table.is_over(outcome="outlaws", winners={"Bob", "Dan"})


@ruling("BANG-751")
def test_nobody_plays_on_after_the_last_enemy_is_gone(table: BangScenario) -> None:
    """Bob's shadow kills the Renegade, the last enemy in play: the law has won as soon as Bob leaves."""
    table.seats(
        deck_top=["BANG!", "Scope"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={"role": "renegade", "life": 1},
        Dan={"dead": True},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Scope").plays("BANG!", on="Cat")
    assert table.match.result is None
    table.ends_turn()
    discard_all(table, "Bob")
    table.is_over(outcome="law", winners={"Ann"})


@pytest.mark.parametrize("players", [4, pytest.param(8, marks=needs("dodge_city"))])
def test_who_is_out_sees_no_more_than_before(players: int) -> None:
    """He may come back, so the hands of the others stay hidden from him."""
    expansions = ["dodge_city"] if players == 8 else []
    match = Match.new("bang", players=players, expansions=expansions, shadow_gunslingers=True, seed=3)
    table = match.table
    assert isinstance(table, BangTable)
    seat = next(Seat(other) for other in range(players) if table.roles[other] != "sheriff")
    table.eliminate(seat, None)
    table.hands[seat].clear()
    assert not match.is_out(seat)
