"""Events that happen once, when they come into play, and the deck that they lie in."""

from __future__ import annotations

from sagebrush import Match
from sagebrush.games.bang.event_deck import deck_of
from sagebrush.games.bang.expansions.high_noon.setup import EXPANSION
from sagebrush.games.bang.round_events import DECK
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import in_force, pass_turns, under


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


@ruling("BANG-659")
def test_thirteen_cards() -> None:
    """Twelve and the last one; Handcuffs and New Identity only where they are wished for."""
    deck = deck_of(laid(Match.new("bang", players=4, expansions=["high_noon"], seed=1)), DECK)
    assert (len(deck.cards), deck.cards[0], deck.aside) == (13, "high_noon", [])
    assert not {"handcuffs", "new_identity"} & set(deck.cards)
    wished = Match.new("bang", players=4, expansions=["high_noon"], extra_events=True, seed=1)
    more = deck_of(laid(wished), DECK)
    assert (len(more.cards), more.cards[0]) == (15, "high_noon")
    assert set(more.cards) == set(EXPANSION.event_rows)


@ruling("BANG-667", "BANG-668", "BANG-X58")
@needs("dodge_city")
def test_the_daltons(table: BangScenario) -> None:
    """Ann chooses, Bob's only blue card goes; a green one does not count, and who has none loses none."""
    table.seats(
        Ann={"play": ["Barrel", "Mustang"]}, Bob={"play": ["Jail", "Bible"]}, Cat={"play": ["Sombrero"]}, Dan={}
    )
    under(table, coming=["The Daltons"])
    table.turn("Dan").ends_turn()
    table.asked("Ann", kind="discard_in_play", options=["Barrel", "Mustang"]).answers("Mustang")
    table.has_in_play(Ann=["Barrel"], Bob=["Bible"], Cat=["Sombrero"], Dan=[])
    table.pile_is("Mustang", "Jail")
    assert in_force(table) == "the_daltons"
    table.is_quiet("Ann")


@ruling("BANG-668", "BANG-X58")
def test_the_daltons_come_before_the_dynamite(table: BangScenario) -> None:
    """Ann gets rid of the Dynamite in front of her before it is checked; the Sheriff is asked first."""
    table.seats(
        deck_top=["5S"], Ann={"play": ["Dynamite", "Scope"]}, Bob={"play": ["Barrel", "Schofield"]}, Cat={}, Dan={}
    )
    under(table, coming=["The Daltons"])
    table.turn("Dan").ends_turn()
    table.asked("Ann", kind="discard_in_play").answers("Dynamite")
    table.asked("Bob", kind="discard_in_play").answers("Schofield")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Ann")


@ruling("BANG-667", "BANG-X58")
def test_the_doctor(table: BangScenario) -> None:
    """Bob and Dan have the fewest lives, and both regain one; nobody else does."""
    table.seats(Ann={"life": 3}, Bob={"life": 2}, Cat={"life": 3}, Dan={"life": 2})
    under(table, coming=["The Doctor"])
    table.turn("Dan").ends_turn()
    table.has_life(Ann=3, Bob=3, Cat=3, Dan=3)
    table.is_quiet("Ann")


@ruling("BANG-X58")
def test_the_doctor_heals_nobody_above_the_start(table: BangScenario) -> None:
    """The dead have no lives to count, and whoever has all of them stays as he is."""
    table.seats(Ann={}, Bob={}, Cat={"dead": True}, Dan={})
    under(table, coming=["The Doctor"])
    table.turn("Dan").ends_turn()
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=4)
    table.is_quiet("Ann")


@ruling("BANG-665", "BANG-667")
def test_high_noon(table: BangScenario) -> None:
    """Everybody loses a life as the turn begins, round after round; before it came into play nobody did."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, coming=["High Noon"])
    table.turn("Cat")
    pass_turns(table, "Cat", "Dan", "Ann", "Bob", "Cat")
    table.has_life(Ann=4, Bob=3, Cat=3, Dan=3)
    table.asked("Dan", kind="play_cards").answers("end turn")
    table.asked("Dan", kind="discard_excess").answers("BANG!")
    table.has_life(Ann=3, Bob=3, Cat=3, Dan=3)
    table.is_quiet("Ann")


@ruling("BANG-667")
def test_high_noon_comes_before_the_checks(table: BangScenario) -> None:
    """Dan loses a life, and then three by the Dynamite: too many, though each alone would not have killed him."""
    table.seats(deck_top=["5S"], Ann={}, Bob={}, Cat={}, Dan={"play": ["Dynamite"]})
    under(table, "High Noon")
    table.turn("Cat").ends_turn()
    lost = [(event.by, event.amount) for event in table.events("life_lost")]
    assert lost == [("high_noon", 1), ("dynamite", 3), ("high_noon", 1)]
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=0)
    table.is_quiet("Ann")


@ruling("BANG-665", "BANG-667")
def test_the_sheriff_dies_at_high_noon(table: BangScenario) -> None:
    """Ann's last life goes as her turn begins: the game is over before she draws."""
    table.seats(Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    under(table, coming=["High Noon"])
    table.turn("Dan").ends_turn()
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("BANG-667")
def test_a_beer_against_high_noon(table: BangScenario) -> None:
    """Bob has one life: he may drink, and then goes on with his turn."""
    table.seats(Ann={}, Bob={"role": "outlaw", "life": 1, "hand": ["Beer"]}, Cat={}, Dan={})
    under(table, "High Noon")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-667")
def test_who_dies_at_high_noon_is_killed_by_nobody(table: BangScenario) -> None:
    """The Outlaw Bob goes out before his turn: no reward, and Cat is next, who loses a life too."""
    table.seats(Ann={}, Bob={"role": "outlaw", "life": 1}, Cat={}, Dan={})
    under(table, "High Noon")
    table.turn("Ann").ends_turn()
    table.has_life(Ann=5, Bob=0, Cat=3, Dan=4)
    table.has_cards(Ann=0, Cat=2)
    table.is_quiet("Cat")
