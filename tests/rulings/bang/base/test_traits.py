"""Traits: who is `me`, what is forbidden where, and abilities from several sources."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import configure
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.games.bang import traits
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.events import AbilityForgotten, AbilityUsed
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.moments import Aim, Shot
from sagebrush.games.bang.options import AnswerByAbility, UseAbility
from sagebrush.games.bang.steps import HEARD
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import NOBODY, STEPS, Reason, Trait
from sagebrush.testing.fuzz import step
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

SOURCES = Path(traits.__file__).parent

#: Asked of the rule of a card in play, or of the very trait that has made an offer.
ASKED_DIRECTLY = {"turn_check", "play", "defend", "divert", "answer", "escape", "discard_as_bang"}
#: Asked of the rules of the whole table and of abilities, before anybody can be heard.
SILENCING = {"silences_cards", "silences_abilities"}

# -------------------------------------------------------------------- who is `me`


def asked(way: str) -> set[str]:
    """The steps that the game's own code asks for in this way."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        found |= set(re.findall(rf'\b{way}\("(\w+)"', path.read_text("utf-8")))
    return found


def test_every_step_is_asked_for_in_one_way() -> None:
    assert asked("heard") | asked("heard_about") == HEARD - SILENCING - {"returned"}
    assert asked("own") | asked("unmuted") == STEPS - HEARD - ASKED_DIRECTLY


Told = list[tuple[str, Seat]]


def witness(id: str, told: Told, **offers: Callable[..., None]) -> Trait:
    """A trait that writes down every step it is asked at, and for whom, and changes nothing."""

    def noting(step: str) -> Callable[..., Any]:
        def note(self: Trait, table: BangTable, me: Seat, *facts: Any) -> Any:
            told.append((step, me))
            if step in offers:
                offers[step](table, *facts)
            return getattr(Trait, step)(self, table, me, *facts)

        return note

    kind = type("Witness", (Trait,), {step: noting(step) for step in sorted(STEPS)})
    made: Trait = kind(id)
    return made


def offer_defence(table: BangTable, shot: Shot, options: list[Option]) -> None:
    options.append(AnswerByAbility("defender"))


def offer_diversion(table: BangTable, shot: Shot, options: list[Option]) -> None:
    options.append(AnswerByAbility("diverter"))


def offer_answer(table: BangTable, options: list[Option]) -> None:
    options.append(AnswerByAbility("answerer"))


def offer_escape(table: BangTable, aim: Aim, options: list[Option]) -> None:
    options.append(AnswerByAbility("escaper"))


def offer_decoy(table: BangTable, options: list[Option]) -> None:
    options.append(AnswerByAbility("decoy"))


def offer_play(table: BangTable, options: list[Option]) -> None:
    if "player" not in table.used:
        options.append(UseAbility("player"))


def test_every_step_speaks_of_the_player_concerned_or_of_nobody() -> None:
    """Some traits of the whole table are asked at all steps of a few games, and always for the right one."""
    told: Told = []
    for seed in range(6):
        config = configure(GAME.info, players=5)
        table = GAME.setup(config, Chance(seed))
        table.rules += [
            witness("defender", told, may_defend=offer_defence),
            witness("diverter", told, may_divert=offer_diversion),
            witness("answerer", told, may_answer=offer_answer),
            witness("player", told, may_play=offer_play),
            witness("escaper", told, may_escape=offer_escape),
            witness("decoy", told, may_discard_bang=offer_decoy),
        ]
        table.changed()
        match = Match(GAME, config, seed, table)
        chance = Chance(seed)
        while match.decision:
            match.why_not(match.decision.seat)
            step(match, chance)
        assert match.stage.out == tuple([seat for seat in map(Seat, range(5)) if match.is_out(seat)])
    # Nothing obliges anybody to go on, so nobody asks what would end a turn.
    assert {name for name, _ in told} == STEPS - {"turn_check", "returned", "ends_turn"}
    assert {name for name, me in told if me == NOBODY} == HEARD - {"returned"}
    assert all(me == NOBODY or 0 <= me < 5 for _, me in told)
    assert not {name for name, me in told if me != NOBODY} & HEARD


class Fog(Trait):
    """An event: everybody is harder to see."""

    def further(self, table: BangTable, me: Seat) -> int:
        return 1


class Feast(Trait):
    """An event: all who live share what the dead leave behind, and all watch the pile."""

    def inherits(self, table: BangTable, me: Seat) -> bool:
        return True


def under(table: BangScenario, *events: Trait) -> None:
    table.laid.rules += events
    table.laid.changed()


def test_fog_lies_on_everybody(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Mustang"]}, Cat={}, Dan={}, Eve={})
    under(table, Fog("fog"))
    table.turn("Ann")
    assert [table.distance("Ann", name) for name in ("Bob", "Cat", "Dan", "Eve")] == [3, 3, 3, 2]
    assert [table.distance("Dan", name) for name in ("Ann", "Bob", "Cat", "Eve")] == [3, 4, 2, 2]
    table.is_quiet()


def test_everybody_inherits(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1, "play": ["Scope", "Jail", "Barrel"]},
        Cat={},
        Dan={},
    )
    under(table, Feast("feast"))
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Cat", kind="share_cards").answers("Scope")
    table.asked("Dan", kind="share_cards").answers("Barrel")
    assert {"jail"} <= {card.name for card in table.table.hands[0]}
    table.is_quiet()


# -------------------------------------------------------------------- what is forbidden


class Forbidding(Trait):
    """An event or a character that forbids playing, or any use of, the cards of one name, to some players."""

    def __init__(self, name: str, *, use: bool = False, whom: int | None = None) -> None:
        super().__init__("forbidding")
        self.name = name
        self.use = use
        self.whom = whom

    def _reason(self, player: Seat, name: str) -> Reason | None:
        concerned = self.whom is None or self.whom == player
        return ("bang-why-forbidden", "BANG-070") if concerned and name == self.name else None

    def forbids_playing(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        return None if self.use else self._reason(player, name)

    def forbids_using(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        return self._reason(player, name) if self.use else None


WHY = {"why": "bang-why-forbidden", "ruling": "BANG-070"}


@ruling("BANG-070")
def test_no_beer_not_even_against_the_last_hit(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!", "Beer 6H"]}, Bob={"life": 1, "hand": ["Beer 7H"]}, Cat={}, Dan={})
    under(table, Forbidding("beer"))
    table.turn("Ann").may_play("BANG!")
    table.cannot_play("Beer 6H", **WHY)
    table.plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance", options=[None])
    table.cannot_play("Beer 7H", **WHY)
    table.asked("Bob").answers(None)
    assert not table.table.alive(Seat(1))
    table.is_quiet()


@ruling("BANG-070")
def test_no_missed_in_defence(table: BangScenario) -> None:
    """Bob may not play Missed! cards; a Barrel and whatever else helps is still his."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Missed!"], "play": ["Barrel"]}, Cat={}, Dan={})
    under(table, Forbidding("missed", whom=1))
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Barrel", None])
    table.cannot_play("Missed!", **WHY)
    table.asked("Bob").answers(None)
    table.is_quiet()


@ruling("BANG-070", "BANG-073")
def test_who_may_not_play_bang_may_still_discard_it(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG! 2D", "Duel"]}, Bob={"hand": ["BANG! 3D"]}, Cat={}, Dan={})
    under(table, Forbidding("bang"))
    table.turn("Ann").may_play("Duel")
    table.plays("Duel", on="Bob").asked("Bob").answers("BANG! 3D")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-071")
def test_who_may_not_use_bang_may_not_discard_it_either(table: BangScenario) -> None:
    """Ann's own Duel: Bob answers, she may not. Against Indians! it is the same."""
    table.seats(Ann={"hand": ["BANG! 2D", "Duel"]}, Bob={"hand": ["BANG! 3D", "Indians!"]}, Cat={}, Dan={})
    under(table, Forbidding("bang", use=True, whom=0))
    table.turn("Ann").may_play("Duel")
    table.plays("Duel", on="Bob").asked("Bob").answers("BANG! 3D")
    table.asked("Ann", options=[None])
    table.cannot_play("BANG! 2D", **WHY)
    table.asked("Ann").answers(None)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.ends_turn()
    table.plays("Indians!")
    table.asked("Ann", options=[None]).answers(None)
    table.is_quiet("Bob")


@ruling("BANG-071")
def test_what_may_not_be_used_pays_for_nothing(table: BangScenario) -> None:
    """Sid has three cards, but two of them are BANG! cards, which he may not use: he cannot pay with two others."""
    hand = ["BANG! 2D", "BANG! 3D", "Mustang"]
    table.seats(Sid={"character": "Sid Ketchum", "life": 2, "hand": hand}, Bob={}, Cat={}, Dan={})
    under(table, Forbidding("bang", use=True))
    table.turn("Sid").may_play("Mustang")
    table.is_quiet()


@pytest.mark.parametrize("name", ["bang", "missed"])
def test_a_card_played_as_another_is_asked_about_as_both(table: BangScenario, name: str) -> None:
    """Janet may not play a Missed! as a BANG!, whichever of them is forbidden."""
    hand = ["Missed!", "Mustang"]
    table.seats(Ann={"character": "Calamity Janet", "hand": hand}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    under(table, Forbidding(name))
    table.turn("Ann").may_play("Mustang")
    table.ends_turn()
    table.is_quiet("Bob")


@pytest.mark.parametrize("name", ["bang", "missed"])
def test_janet_may_not_defend_herself_with_either(table: BangScenario, name: str) -> None:
    table.seats(Ann={"hand": ["Gatling"]}, Bob={"character": "Calamity Janet", "hand": ["BANG!"]}, Cat={}, Dan={})
    under(table, Forbidding(name))
    table.turn("Ann").plays("Gatling")
    table.asked("Bob", options=[None]).answers(None)
    table.is_quiet()


@pytest.mark.parametrize("name", ["beer", "general_store"])
def test_uncle_will_plays_no_forbidden_card(table: BangScenario, name: str) -> None:
    table.seats(Ann={"character": "Uncle Will", "hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    under(table, Forbidding(name))
    table.turn("Ann")
    assert table.offered() == ({"beer", "end_turn"} if name == "general_store" else {"end_turn"})
    table.is_quiet()


# -------------------------------------------------------------------- abilities from several sources


class Hangover(Trait):
    def silences_abilities(self, table: BangTable, me: Seat, owner: Seat) -> bool:
        return True


class Spyglass(Trait):
    """Something that no character gives, such as a piece of equipment."""

    def closer(self, table: BangTable, me: Seat) -> int:
        return 1


def grant(table: BangScenario, seat: int, trait: Trait) -> None:
    table.laid.granted[seat] = (trait,)
    table.laid.changed()


def test_a_copied_ability_leaves_the_others_alone(table: BangScenario) -> None:
    """Ann has her own ability, another one from elsewhere, and for a while that of Rose Doolan."""
    table.seats(Ann={"character": "Willy the Kid"}, Bob={"character": "Rose Doolan"}, Cat={}, Dan={}, Eve={}, Fox={})
    grant(table, 0, Spyglass("spyglass"))
    table.turn("Ann")
    assert (table.distance("Ann", "Dan"), table.table.bangs_left(Seat(0))) == (2, True)
    table.table.copy_ability(Seat(0), Seat(1))
    assert [trait.id for trait in table.table.abilities_of(Seat(0))] == ["willy_the_kid", "rose_doolan", "spyglass"]
    assert table.distance("Ann", "Dan") == 1
    table.table.forget_ability(Seat(0))
    assert [trait.id for trait in table.table.abilities_of(Seat(0))] == ["willy_the_kid", "spyglass"]
    assert table.distance("Ann", "Dan") == 2
    table.is_quiet()


def test_only_what_is_a_characters_is_muted(table: BangScenario) -> None:
    table.seats(Ann={"character": "Rose Doolan"}, Bob={"character": "Rose Doolan"}, Cat={}, Dan={}, Eve={}, Fox={})
    grant(table, 0, Spyglass("spyglass"))
    table.laid.copied[0] = (CAST["rose_doolan"],)
    under(table, Hangover("hangover"))
    table.turn("Ann")
    assert (table.distance("Ann", "Dan"), table.distance("Bob", "Eve")) == (2, 3)
    table.is_quiet()


def test_what_is_granted_is_copied_sealed_and_shown(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    laid = table.table
    twin = laid.copy()
    twin.make_own()
    twin.granted[1] = (Spyglass("spyglass"),)
    twin.changed()
    assert laid.granted[1] == ()
    assert twin.canonical() != laid.canonical()
    assert twin.copy().canonical() == twin.canonical()
    assert GAME.view(twin, Seat(0)).players[1].abilities == ("plain", "spyglass")
    table.is_quiet()


def test_what_is_granted_may_be_withdrawn(table: BangScenario) -> None:
    """Ann has the spyglass for a while; the table tells both, and a copy made in between keeps it."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    table.turn("Ann")
    laid, spyglass = table.table, Spyglass("spyglass")
    laid.grant(Seat(0), spyglass, AbilityUsed(Seat(0), "spyglass"))
    assert table.distance("Ann", "Dan") == 2
    twin = laid.copy()
    laid.withdraw(Seat(0), spyglass, AbilityForgotten(Seat(0)))
    assert (table.distance("Ann", "Dan"), twin.distances(Seat(0))[3]) == (3, 2)
    assert [event.kind for event in laid.journal[-2:]] == ["ability_used", "ability_forgotten"]
    table.is_quiet()


class Purse(Trait):
    """Something that goes with all cards, and is told as the use of an ability."""

    def all_lost(self, table: BangTable, me: Seat) -> None:
        table.use_ability(me, self.id)


def losers(table: BangScenario) -> list[int]:
    return [event.seat for event in table.events("ability_used")]


@pytest.mark.parametrize("role", ["outlaw", "deputy"])
def test_who_loses_all_cards_loses_the_rest(table: BangScenario, role: str) -> None:
    """The Sheriff kills Bob, who loses all; if he was a Deputy, so does the Sheriff."""
    table.seats(Ann={"role": "sheriff", "hand": ["BANG!"]}, Bob={"role": role, "life": 1}, Cat={}, Dan={}, Eve={})
    table.laid.rules.append(Purse("purse"))
    table.laid.changed()
    table.turn("Ann").plays("BANG!", on="Bob")
    assert losers(table) == ([1] if role == "outlaw" else [0, 1])
    table.is_quiet()


def test_who_leaves_loses_the_rest(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={})
    table.laid.rules.append(Purse("purse"))
    table.laid.stay_as_ghost(Seat(3), "ghost")
    table.laid.owe(Seat(3), "leaves", Seat(3))
    table.turn("Ann").ends_turn()
    assert losers(table) == [3]
    table.is_quiet("Bob")
