"""Fanning and Tomahawk (BANG-624 to BANG-628, BANG-653)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import QUIET


@ruling("BANG-624", "BANG-628")
def test_fanning_hits_two_who_defend_apart(table: BangScenario) -> None:
    """Ann fans at Bob and, beside him, Cat. Bob misses with his card, Cat's own does not help him nor his her."""
    table.seats(
        Ann={"hand": ["Fanning", "BANG!"]},
        Bob={"hand": ["Missed!"]},
        Cat={"hand": ["Beer"]},
        Dan={},
        Eve={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Fanning", on="Bob", offered={"Ann", "Bob", "Eve"})
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.asked("Cat", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eve=4)
    table.may_play()
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()


@ruling("BANG-624")
def test_no_fanning_after_a_bang(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Fanning", "BANG!"]}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.cannot_play("Fanning", why="bang-why-bang-limit", ruling="BANG-624")
    table.is_quiet()


@ruling("BANG-624")
@pytest.mark.parametrize("how", ["Volcanic", "Willy the Kid"])
def test_who_may_play_more_plays_both(table: BangScenario, how: str) -> None:
    """With a Volcanic or as Willy the Kid Ann plays Fanning and BANG! in one turn."""
    armed = how == "Volcanic"
    table.seats(
        Ann={
            "hand": ["Fanning", "BANG!"],
            "play": ["Volcanic"] if armed else [],
            "character": "Black Jack" if armed else how,
        },
        Bob={},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Fanning", on="Bob")
    table.plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=4)
    table.is_quiet()


@ruling("BANG-625")
def test_the_first_target_must_have_a_neighbour(table: BangScenario) -> None:
    """Of four players Dan sees nobody at distance 1 but Ann: Cat's Mustang is too far. So Ann must take Bob or Cat."""
    table.seats(
        Ann={"hand": ["Fanning"], "play": ["Winchester"]},
        Bob={"character": "Rose Doolan"},
        Cat={"play": ["Mustang"]},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Fanning", on="Bob", offered={"Ann", "Bob", "Cat"})
    table.asked("Ann", kind="second_target", options=["Cat", "Dan"]).answers("Dan")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-625")
def test_nobody_in_range(table: BangScenario) -> None:
    """Ann has shot at nobody yet; what keeps her from a Fanning are two Mustangs, and she is told so."""
    table.seats(
        Ann={"hand": ["Fanning"]}, Bob={"play": ["Mustang 8H"]}, Cat={}, Dan={"character": "Paul Regret"}, pile=QUIET
    )
    table.turn("Ann").cannot_play("Fanning", why="bang-why-too-far", ruling="BANG-625")
    table.is_quiet()


@ruling("BANG-625")
def test_if_nobody_has_a_neighbour_one_is_shot_at_alone(table: BangScenario) -> None:
    """Both neighbours of Ann are too far from anybody else: any reachable player will do, and only he is shot at."""
    table.seats(
        Ann={"hand": ["Fanning"], "play": ["Mustang"]},
        Bob={},
        Cat={"play": ["Mustang"]},
        Dan={"dead": True, "role": "Outlaw"},
        Eve={"character": "Paul Regret"},
        pile=QUIET,
    )
    table.turn("Ann").plays("Fanning", on="Bob", offered={"Ann", "Bob"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=0, Eve=3)
    table.is_quiet()


@ruling("BANG-626", "BANG-627")
def test_distances_are_those_of_the_first_target(table: BangScenario) -> None:
    """Bob's Winchester does not count, his Scope does, whether he likes it or not: he sees Dan at distance 1, too.
    Paul Regret is one further: he is not within distance 1 of anybody but by a Scope."""
    table.seats(
        Ann={"hand": ["Fanning"]},
        Bob={"play": ["Winchester", "Scope"]},
        Cat={"character": "Paul Regret"},
        Dan={},
        Eve={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Fanning", on="Bob")
    table.asked("Ann", kind="second_target", options=["Cat", "Dan", "Eve"]).answers("Cat")
    table.has_life(Ann=5, Bob=3, Cat=2, Dan=4, Eve=4)
    table.is_quiet()


@ruling("BANG-626")
def test_a_weapon_does_not_widen_it(table: BangScenario) -> None:
    """With nothing but a Winchester Bob has Cat alone at distance 1, besides Ann."""
    table.seats(Ann={"hand": ["Fanning"]}, Bob={"play": ["Winchester"]}, Cat={}, Dan={}, Eve={}, pile=QUIET)
    table.turn("Ann").plays("Fanning", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=4, Eve=4)
    table.is_quiet()


@ruling("BANG-X95")
def test_two_players_left(table: BangScenario) -> None:
    """Bob has nobody beside him but Ann: he is shot at alone. Ann need not shoot at herself to hit two."""
    table.seats(
        Ann={"hand": ["Fanning"]},
        Bob={"role": "Renegade"},
        Cat={"dead": True},
        Dan={"dead": True},
        pile=QUIET,
    )
    table.turn("Ann").plays("Fanning", on="Bob", offered={"Ann", "Bob"})
    table.has_life(Ann=5, Bob=3, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-628", "BANG-232")
def test_slab_the_killer_fans_as_anybody(table: BangScenario) -> None:
    """It is no BANG! card: one Missed! effect is enough."""
    table.seats(
        Ann={"hand": ["Fanning"], "character": "Slab the Killer"}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("Fanning", on="Bob").asked("Bob", kind="defend").answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    table.is_quiet()


@ruling("BANG-628", "BANG-745")
def test_the_second_is_shot_at_after_the_first_shot_back(table: BangScenario) -> None:
    """Bob's Backfire kills Ann; Cat beside him is still shot at."""
    table.seats(
        Ann={"hand": ["Fanning"], "life": 1, "role": "Outlaw"},
        Bob={"hand": ["Backfire"], "role": "Sheriff"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Fanning", on="Bob").asked("Bob", kind="defend").answers("Backfire")
    table.has_life(Ann=0, Bob=5, Cat=3, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-653")
def test_a_tomahawk_is_no_bang_card(table: BangScenario) -> None:
    """Ann throws it at Cat, two seats away, and may still play a BANG! card in the same turn."""
    table.seats(Ann={"hand": ["Tomahawk", "BANG!"]}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={}, pile=QUIET)
    table.turn("Ann").plays("Tomahawk", on="Cat", offered={"Ann", "Bob", "Cat", "Eve", "Fox"})
    table.plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=4, Eve=4, Fox=4)
    table.is_quiet()


@ruling("BANG-653")
@pytest.mark.parametrize("card", ["Duel", "Indians!"])
def test_a_tomahawk_is_no_use_where_a_bang_card_is_asked_for(table: BangScenario, card: str) -> None:
    table.seats(Ann={"hand": [card]}, Bob={"hand": ["Tomahawk"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays(card, on="Bob" if card == "Duel" else None)
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    assert table.table.life[1] == 3
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-653")
def test_apache_kid_and_a_tomahawk(table: BangScenario) -> None:
    """The Tomahawk is a diamond: it does nothing to him."""
    table.seats(Ann={"hand": ["Tomahawk"]}, Bob={"character": "Apache Kid"}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Tomahawk", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()
