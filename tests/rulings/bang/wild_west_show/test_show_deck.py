"""The deck of show cards (BANG-705 to BANG-709)."""

import pytest

from sagebrush import Match
from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.expansions.wild_west_show.show import show_of
from sagebrush.games.bang.expansions.wild_west_show.show_view import ShowView
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.library import CARDS, HOMES, cast_for
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.wild_west_show.stage import in_force, lay, next_up, showing

BULLETS = {
    "big_spencer": 9,
    "flint_westwood": 4,
    "gary_looter": 5,
    "greygory_deck": 4,
    "john_pain": 4,
    "lee_van_kliff": 4,
    "teren_kill": 3,
    "youl_grinner": 4,
}
SHOW_CARDS = {
    "gag",
    "bone_orchard",
    "darling_valentine",
    "dorothy_rage",
    "helena_zontero",
    "lady_rosa_of_texas",
    "miss_susanna",
    "showdown",
    "sacagaway",
    "wild_west_show",
}


def table_of(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


@ruling("BANG-705")
def test_ten_show_cards_and_eight_characters() -> None:
    """The show brings no playing card, ten show cards and eight characters with their bullets."""
    assert {name: CAST[name].life for name, home in HOMES.items() if home == "wild_west_show"} == BULLETS
    assert not [card for card in CARDS if card.expansion == "wild_west_show"]
    table = table_of(Match.new("bang", players=5, expansions=["wild_west_show"], seed=3))
    assert set(show_of(table).cards) == SHOW_CARDS
    assert len(cast_for(("wild_west_show",))) == 19 + 8
    assert set(EVENTS) >= SHOW_CARDS


@ruling("BANG-706")
def test_the_card_wild_west_show_lies_at_the_bottom() -> None:
    """Whatever the seed: the other nine in any order, and that card last."""
    decks = [
        show_of(table_of(Match.new("bang", players=4, expansions=["wild_west_show"], seed=seed))).cards
        for seed in range(12)
    ]
    assert all(deck[0] == "wild_west_show" and len(deck) == 10 for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 12


@ruling("BANG-706")
def test_nobody_sees_the_next_card_before_only_the_last_is_left() -> None:
    match = Match.new("bang", players=4, expansions=["wild_west_show"], seed=1)
    show = show_of(table_of(match))
    for seat in (None, Seat(0)):
        view = match.view(seat)
        assert isinstance(view, BangView)
        assert view.parts["show"] == ShowView("", "", 10)
    show.cards = show.cards[:1]
    assert show.view(None) == ShowView("", "wild_west_show", 1)


@ruling("BANG-707", "BANG-708")
@pytest.mark.parametrize("coach", ["Stagecoach", "Wells Fargo"])
def test_a_coach_brings_the_next_card(table: BangScenario, coach: str) -> None:
    """Ann plays Stagecoach (or Wells Fargo): she draws, then Miss Susanna is turned up; Gag leaves the game."""
    lay(table, Ann={"hand": [coach]}, Bob={}, Cat={}, Dan={})
    showing(table, "Gag")
    next_up(table, "Miss Susanna")
    table.turn("Ann").plays(coach)
    assert in_force(table) == "miss_susanna"
    assert [trait.id for trait in table.table.rules] == ["show_deck", "miss_susanna"]
    kinds = [event.kind for event in table.match.all_events()]
    assert kinds.index("cards_drawn") < len(kinds) - 1 - kinds[::-1].index("event_turned")
    assert len(show_of(table.table).cards) == 8
    table.is_quiet()


@ruling("BANG-707")
def test_no_other_card_brings_one(table: BangScenario) -> None:
    """Ann plays a General Store, which hands out cards too: nothing is turned up."""
    lay(table, Ann={"hand": ["General Store"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("General Store")
    for name in ("Ann", "Bob", "Cat"):
        decision = table.decision(name, "pick_from_store")
        table.match.answer(decision.options[0])
    assert in_force(table) == ""
    table.is_quiet()


@ruling("BANG-709")
def test_the_last_card_stays(table: BangScenario) -> None:
    """Wild West Show is in force and the deck empty: a Stagecoach turns nothing, and the card stays."""
    lay(table, Ann={"hand": ["Stagecoach"]}, Bob={}, Cat={}, Dan={})
    show_of(table.laid).cards = ["wild_west_show"]
    showing(table, "Wild West Show")
    table.turn("Ann").plays("Stagecoach")
    assert in_force(table) == "wild_west_show"
    assert [trait.id for trait in table.table.rules] == ["show_deck", "wild_west_show"]
    table.has_cards(Ann=2)
    table.is_quiet()
