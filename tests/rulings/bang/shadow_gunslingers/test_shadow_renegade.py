"""The Shadow Renegade joins a side anew in each of his turns (BANG-363 to BANG-371)."""

import pytest

from sagebrush import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.shadow_gunslingers.veil import is_shadow, pass_turns, role, with_shadows


@ruling("BANG-369", "BANG-370", "BANG-371", "BANG-365")
def test_bart_cassidy_changes_sides(table: BangScenario) -> None:
    """Only the Sheriff is face up: Shadow Deputy. Then an Outlaw too, a tie: Shadow Outlaw. Then a Deputy: 2 to 1."""
    table.seats(
        Ann={"role": "sheriff"},
        Bart={"role": "renegade", "character": "Bart Cassidy", "dead": True},
        Cat={"role": "outlaw"},
        Dan={"role": "deputy"},
        Eve={"role": "outlaw"},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert (is_shadow(table, "Bart"), role(table, "Bart")) == (True, "shadow_deputy")
    assert table.sees("Cat").players[1].role == "shadow_deputy"
    pass_turns(table, "Bart", "Cat", "Dan", "Eve")
    table.table.eliminate(Seat(2), None)
    table.ends_turn()
    assert role(table, "Bart") == "shadow_outlaw"
    pass_turns(table, "Bart")
    assert table.active == "Cat"


@ruling("BANG-371", "BANG-363")
def test_two_lawmen_against_one_outlaw(table: BangScenario) -> None:
    table.seats(
        Ann={"role": "sheriff"},
        Bart={"role": "renegade", "dead": True},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "deputy", "dead": True},
        Eve={"role": "outlaw"},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert role(table, "Bart") == "shadow_deputy"
    table.is_quiet("Bart")


@ruling("BANG-364")
def test_a_tie_is_the_outlaws(table: BangScenario) -> None:
    table.seats(
        Ann={"role": "sheriff"}, Bob={"role": "renegade", "dead": True}, Cat={"role": "outlaw", "dead": True}, Dan={}
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert role(table, "Bob") == "shadow_outlaw"
    table.is_quiet("Bob")


@ruling("BANG-366")
def test_a_side_is_kept_until_the_next_turn(table: BangScenario) -> None:
    """In Bob's turn as a Shadow Deputy an Outlaw dies; he stays on the law's side until his next turn begins."""
    table.seats(
        deck_top=["BANG!", "Scope"],
        Ann={"role": "sheriff"},
        Bob={"role": "renegade", "dead": True},
        Cat={"role": "outlaw", "life": 1},
        Dan={"role": "outlaw"},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.plays("Scope").plays("BANG!", on="Cat")
    assert role(table, "Bob") == "shadow_deputy"
    pass_turns(table, "Bob", "Cat", "Dan", "Ann")
    assert role(table, "Bob") == "shadow_outlaw"
    table.is_quiet("Bob")


@ruling("BANG-367", "BANG-751")
def test_he_wins_with_his_side(table: BangScenario) -> None:
    """As a Shadow Deputy he kills the last Outlaw: the law has won at once, and he with it."""
    table.seats(
        deck_top=["BANG!", "Scope"],
        Ann={"role": "sheriff"},
        Bob={"role": "renegade", "dead": True},
        Cat={"role": "outlaw", "life": 1},
        Dan={"role": "deputy", "dead": True},
        Eve={"role": "outlaw", "dead": True},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert role(table, "Bob") == "shadow_deputy"
    table.plays("BANG!", on="Cat")
    table.is_over(outcome="law", winners={"Ann", "Bob", "Dan"})


@ruling("BANG-367")
def test_away_he_still_belongs_to_his_side(table: BangScenario) -> None:
    """Bob is a Shadow Outlaw since his last turn; Cat kills the Sheriff, and he has won with the Outlaws."""
    table.seats(
        Ann={"role": "sheriff", "life": 1},
        Bob={"role": "renegade", "dead": True},
        Cat={"role": "outlaw", "hand": ["BANG!"]},
        Dan={"role": "outlaw", "dead": True},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    pass_turns(table, "Bob")
    assert role(table, "Bob") == "shadow_outlaw"
    table.plays("BANG!", on="Ann")
    table.is_over(outcome="outlaws", winners={"Bob", "Cat", "Dan"})


@ruling("BANG-368")
def test_he_is_never_a_renegade_again(table: BangScenario) -> None:
    """Alone with the Sheriff, Bob's shadow kills her: the Outlaws have won, not the Renegade."""
    table.seats(
        deck_top=["BANG!", "Scope"],
        Ann={"role": "sheriff", "life": 1},
        Bob={"role": "renegade", "dead": True},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "outlaw"},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    table.table.eliminate(Seat(3), None)
    table.plays("BANG!", on="Ann")
    table.is_over(outcome="outlaws", winners={"Bob", "Cat", "Dan"})


@ruling("BANG-365", "BANG-X132")
def test_before_his_first_turn_he_is_a_renegade(table: BangScenario) -> None:
    """Bob has just been killed and has joined nobody: when the law wins, he has lost."""
    table.seats(
        Ann={"role": "sheriff", "hand": ["BANG!"]},
        Bob={"role": "renegade", "life": 1},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "outlaw", "dead": True},
    )
    with_shadows(table)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.is_over(outcome="law", winners={"Ann"})


@needs("dodge_city")
@ruling("BANG-368", "BANG-363")
def test_two_shadow_renegades_do_not_count_each_other(table: BangScenario) -> None:
    """Eight players: the Sheriff alone is face up besides the two Renegades, so both are Shadow Deputies."""
    table.seats(
        Ann={"role": "sheriff"},
        Bob={"role": "renegade", "dead": True},
        Cat={"role": "renegade", "dead": True},
        Dan={"role": "outlaw"},
        Eve={},
        Fox={},
        Gus={},
        Hal={},
    )
    with_shadows(table)
    table.turn("Ann").ends_turn()
    pass_turns(table, "Bob")
    assert (role(table, "Bob"), role(table, "Cat")) == ("shadow_deputy", "shadow_deputy")
    table.is_quiet("Cat")


@needs("dodge_city")
@ruling("BANG-X133")
@pytest.mark.parametrize("dead", ["renegade", "outlaw"])
def test_three_players_have_no_sides(table: BangScenario, dead: str) -> None:
    """Bob's shadow keeps his role; when it leaves, the last of the others standing may still win."""
    left = {"renegade": "outlaw", "outlaw": "renegade"}[dead]
    table.seats(
        deck_top=["BANG!", "Scope"],
        Ann={"role": "deputy"},
        Bob={"role": dead, "dead": True},
        Cat={"role": left, "life": 1},
    )
    table.laid.survivors = True
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert role(table, "Bob") == dead
    table.plays("Scope").plays("BANG!", on="Cat")
    assert table.match.result is None
    pass_turns(table, "Bob")
    table.is_over(outcome="deputy", winners={"Ann"})
