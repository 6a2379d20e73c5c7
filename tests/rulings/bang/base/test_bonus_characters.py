"""The two characters that are in the cast only where that is wished: Annie Versary and Emiliano."""

from __future__ import annotations

import pytest

from sagebrush import Match
from sagebrush.core.errors import BadConfig
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

BONUS = {"annie_versary", "emiliano"}


def dealt(*, bonus: bool) -> set[str]:
    """Every character that sixty games of seven deal or leave in the box."""
    found: set[str] = set()
    for seed in range(60):
        match = Match.new("bang", players=7, seed=seed, bonus_characters=bonus)
        assert isinstance(match.table, BangTable)
        found |= {character.id for character in match.table.characters} | set(match.table.box)
    return found


def test_they_are_in_the_cast_only_where_wished() -> None:
    assert dealt(bonus=False) == set(cast_for(()))
    assert dealt(bonus=True) == set(cast_for(())) | BONUS
    assert len(cast_for(())) == 19


def test_nobody_may_ask_for_one_without_the_option() -> None:
    with pytest.raises(BadConfig, match="emiliano needs the option bonus_characters"):
        Match.new("bang", players=4, characters="emiliano")
    match = Match.new("bang", players=4, characters="emiliano,annie_versary", bonus_characters=True)
    assert isinstance(match.table, BangTable)
    assert [character.id for character in match.table.characters[:2]] == ["emiliano", "annie_versary"]
    assert match.table.max_life[1] in (4, 5)


# -------------------------------------------------------------------- Annie Versary


@ruling("BANG-X57")
def test_annie_shoots_with_anything(table: BangScenario) -> None:
    """A Beer is her BANG! card of the turn; another one she may not play as such."""
    table.seats(Ann={"character": "Annie Versary", "hand": ["Beer", "Mustang", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer", as_="BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.may_play("Mustang")
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()


@ruling("BANG-X57")
def test_annie_discards_anything_for_a_bang(table: BangScenario) -> None:
    """In a Duel and against Indians!; but her BANG! is no Missed!."""
    table.seats(
        Ann={"hand": ["Duel", "Indians!", "BANG!"]},
        Bob={"character": "Annie Versary", "hand": ["Beer", "Mustang", "Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", options=["Beer", "Mustang", "Scope", None]).answers("Scope")
    table.asked("Ann", kind="discard_bang").answers(None)
    table.plays("Indians!").asked("Bob", options=["Beer", "Mustang", None]).answers("Mustang")
    table.plays("BANG!", on="Bob").asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=4, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


# -------------------------------------------------------------------- Emiliano


@ruling("BANG-X69")
def test_emiliano_takes_the_missed(table: BangScenario) -> None:
    table.seats(Ann={"character": "Emiliano", "hand": ["BANG!"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Missed!")
    table.has_hand(Ann=["Missed!"], Bob=[])
    table.pile_is("BANG!")
    table.is_quiet()


@ruling("BANG-X69")
def test_emiliano_takes_the_bang(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Emiliano", "hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Missed!")
    table.has_hand(Ann=[], Bob=["BANG!"])
    table.pile_is("Missed!")
    table.is_quiet()


@ruling("BANG-X69")
def test_a_barrel_and_a_gatling_bring_him_nothing(table: BangScenario) -> None:
    """No Missed! card was played against his BANG! card; and a Gatling is no BANG! card."""
    table.seats(
        deck_top=["5H"],
        Ann={"character": "Emiliano", "hand": ["BANG!", "Gatling"]},
        Bob={"play": ["Barrel"], "hand": ["Missed!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Barrel")
    table.plays("Gatling").asked("Bob").answers("Missed!")
    table.has_cards(Ann=0, Bob=0)
    table.is_quiet()


@ruling("BANG-X69")
def test_he_takes_what_was_used_as_one(table: BangScenario) -> None:
    """Calamity Janet answers with a BANG! card: it is a Missed! for her, and his now. Who is hit loses no card."""
    table.seats(
        Ann={"character": "Emiliano", "hand": ["BANG! 2D", "Mustang"]},
        Bob={"character": "Calamity Janet", "hand": ["BANG! 3D", "Missed!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG! 2D", on="Bob").asked("Bob").answers("BANG! 3D")
    table.has_hand(Ann=["Mustang", "BANG!"], Bob=["Missed!"])
    table.is_quiet()


@ruling("BANG-X69")
def test_he_takes_nothing_of_a_shot_that_hits(table: BangScenario) -> None:
    """Against Slab one Missed! is not enough: Emiliano loses a life, and the BANG! card stays where it is."""
    table.seats(
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": "Emiliano", "hand": ["Missed!", "Beer"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Missed!")
    table.asked("Bob").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=["Beer"])
    table.is_quiet()
