"""An expansion is one folder, and mistakes in one stop the program at start-up."""

from __future__ import annotations

from typing import ClassVar

import pytest

from sagebrush.core.parts import Part
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.killing import leave
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.token_view import TokensView
from sagebrush.games.bang.traits import Reason, Trait, UnknownStep
from sagebrush.games.bang.viewing import view
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


def test_an_unknown_step_stops_the_program() -> None:
    """A misspelt step in an expansion is found when the character is made, not when it silently does nothing."""

    class Misspelt(Character):
        def bang_limmit(self, table: BangTable, me: Seat, limit: int) -> int:
            return limit

    Misspelt.__module__ = "sagebrush.games.bang.expansions.mine.characters"
    with pytest.raises(UnknownStep, match="bang_limmit"):
        Misspelt("misspelt", 4)


class Hangover(Trait):
    """An event as in High Noon: nobody has an ability."""

    def silences_abilities(self, table: BangTable, me: Seat, owner: Seat) -> bool:
        return True


class Lasso(Trait):
    """An event as in A Fistful of Cards: cards in play have no effect."""

    def silences_cards(self, table: BangTable, me: Seat, owner: Seat) -> Reason | None:
        return ("bang-why-lasso", "BANG-699")


class Blessing(Trait):
    """An event as in High Noon: all cards are hearts."""

    def suit_of(self, table: BangTable, me: Seat, card: object, suit: str) -> str:
        return "hearts"


class Ambush(Trait):
    """An event as in A Fistful of Cards: everybody is a neighbour."""

    def places_between(self, table: BangTable, me: Seat, places: int) -> int:
        return 1


class Reverend(Trait):
    """An event as in High Noon: no Beer."""

    def forbids_playing(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        return ("bang-why-reverend", "BANG-667") if name == "beer" else None


def under(table: BangScenario, event: Trait) -> None:
    table.laid.rules.append(event)
    table.laid.changed()


@ruling("BANG-031")
def test_a_rule_of_the_table_takes_abilities_away(table: BangScenario) -> None:
    table.seats(Ann={"character": "Willy the Kid", "hand": ["BANG!", "BANG!"]}, Bob={}, Cat={}, Dan={})
    under(table, Hangover("hangover"))
    table.turn("Ann").plays("BANG!", on="Bob").may_play()
    table.is_quiet()


def test_a_rule_of_the_table_silences_cards(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"], "play": ["Winchester"]}, Bob={"play": ["Barrel", "Mustang"]}, Cat={}, Dan={})
    under(table, Lasso("lasso"))
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


def test_a_rule_of_the_table_changes_suits(table: BangScenario) -> None:
    table.seats(deck_top=["7C"], Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    under(table, Blessing("blessing"))
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Barrel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


def test_a_rule_of_the_table_changes_distances(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={"play": ["Mustang"]}, Dan={}, Eve={})
    under(table, Ambush("ambush"))
    table.turn("Ann").plays("BANG!", on="Dan", offered={"Ann", "Bob", "Dan", "Eve"})
    table.is_quiet()


def test_a_rule_of_the_table_forbids_cards(table: BangScenario) -> None:
    table.seats(Ann={"life": 2, "hand": ["Beer", "Saloon"]}, Bob={}, Cat={}, Dan={})
    under(table, Reverend("the_reverend"))
    table.turn("Ann").may_play("Saloon")
    table.cannot_play("Beer", why="bang-why-reverend", ruling="BANG-667")
    table.is_quiet()


def test_two_abilities_at_once(table: BangScenario) -> None:
    """As Greygory Deck or Vera Custer would have them: Willy's and Rose's."""
    table.seats(
        Ann={"character": "Willy the Kid", "hand": ["BANG!", "BANG!"]},
        Bob={"character": "Rose Doolan"},
        Cat={},
        Dan={},
    )
    table.laid.abilities[0] = (table.laid.characters[0], table.laid.characters[1])
    table.laid.changed()
    table.turn("Ann").plays("BANG!", on="Cat").plays("BANG!", on="Cat")
    table.has_life(Ann=5, Bob=4, Cat=2, Dan=4)
    table.is_quiet()


class Gold(Part):
    """What an expansion keeps on the table."""

    def __init__(self, nuggets: list[int]) -> None:
        self.nuggets = nuggets

    def copy(self) -> Gold:
        return Gold(self.nuggets.copy())

    def canonical(self) -> object:
        return self.nuggets


def test_parts_are_copied_with_the_table(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    gold = Gold([0, 0, 0, 0])
    table.laid.parts["gold"] = gold
    table.turn("Ann")
    twin = table.table.copy()
    gold.nuggets[1] += 1
    assert twin.parts["gold"].canonical() == [0, 0, 0, 0]
    assert twin.canonical() != table.table.canonical()
    table.is_quiet()


class Heap(Gold):
    """Nuggets in the middle, for all to see; it counts who looks."""

    public: ClassVar[bool] = True
    looks = 0

    def copy(self) -> Heap:
        return Heap(self.nuggets.copy())

    def view(self, seat: Seat | None) -> TokensView:
        self.looks += 1
        return TokensView(sum(self.nuggets), (0, 0, 0, 0), {})


def test_what_all_see_alike_is_looked_at_once_until_something_happens(table: BangScenario) -> None:
    """However many look, and however often: a table with much on it costs no more for that."""
    table.seats(Ann={"hand": ["Beer", "Duel"]}, Bob={}, Cat={}, Dan={})
    heap = Heap([2, 1])
    table.laid.parts["heap"] = heap
    table.turn("Ann")
    heap = table.table.parts["heap"]  # type: ignore[assignment]
    for _ in range(3):
        assert all(view(table.table, Seat(seat)).parts["heap"].supply == 3 for seat in range(4))
    assert heap.looks == 1
    table.plays("Beer")
    assert view(table.table, None).parts["heap"].supply == 3
    assert heap.looks == 2
    table.is_quiet()


def test_rules_know_their_row() -> None:
    rule = CardRule("tomahawk", CardRow(border="brown", target="distance_2", copies=()))
    assert (rule.distance, rule.aims, rule.stays, rule.extra) == (2, True, False, 0)


class Chronicle(Trait):
    """Writes down the moments it is told of."""

    def __init__(self) -> None:
        super().__init__("chronicle")
        self.told: list[str] = []

    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        self.told.append("turn_starts")

    async def before_draw(self, table: BangTable, me: Seat) -> None:
        self.told.append("before_draw")

    async def card_played(self, table: BangTable, me: Seat, player: Seat, card: Card, rule: CardRule) -> None:
        self.told.append(f"card_played {rule.id}")

    async def card_placed(self, table: BangTable, me: Seat, player: Seat, card: Card) -> None:
        self.told.append(f"card_placed {card.name}")

    async def check_made(self, table: BangTable, me: Seat, player: Seat, card: Card) -> None:
        self.told.append(f"check_made {player}")

    async def shot_fired(self, table: BangTable, me: Seat, shot: Shot) -> None:
        self.told.append(f"shot_fired {shot.target}")

    async def shot_hit(self, table: BangTable, me: Seat, shot: Shot) -> None:
        self.told.append(f"shot_hit {shot.target}")

    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        self.told.append("turn_ends")


def test_moments_are_told_in_order(table: BangScenario) -> None:
    """A whole turn as a rule of the table hears it: a Mustang, a shot past a Barrel that fails, and a shot missed."""
    table.seats(
        deck_top=["Duel", "Jail", "7C"],
        Ann={"hand": ["Mustang", "BANG! 2C", "BANG! 3C"], "play": ["Volcanic"]},
        Bob={"play": ["Barrel"]},
        Cat={},
        Dan={"hand": ["Missed!"]},
    )
    chronicle = Chronicle()
    under(table, chronicle)
    table.turn("Ann", phase="start").plays("Mustang")
    table.plays("BANG! 2C", on="Bob").asked("Bob").answers("Barrel")
    table.plays("BANG! 3C", on="Dan").asked("Dan").answers("Missed!")
    told = chronicle.told.copy()
    table.ends_turn()
    assert told == [
        "turn_starts",
        "before_draw",
        "card_placed mustang",
        "card_played mustang",
        "shot_fired 1",
        "check_made 1",
        "shot_hit 1",
        "card_played bang",
        "shot_fired 3",
        "card_played missed",
        "card_played bang",
    ]
    assert chronicle.told[len(told) :] == ["turn_ends", "turn_starts", "before_draw"]
    table.is_quiet("Bob")


class GhostTown(Trait):
    """An event as in High Noon: the dead come back for their turn, without lives."""

    def returns(self, table: BangTable, me: Seat, seat: Seat) -> int | None:
        return 0

    async def turn_over(self, table: BangTable, me: Seat) -> None:
        if table.ghosts[me]:
            await leave(table, me)


class DeadMan(Trait):
    """An event as in A Fistful of Cards: a dead player comes back with two lives, for good."""

    def returns(self, table: BangTable, me: Seat, seat: Seat) -> int | None:
        return 2


class Counterclockwise(Trait):
    """An event as in High Noon: turns go the other way round."""

    def direction(self, table: BangTable, me: Seat, step: int) -> int:
        return -step


class Vendetta(Trait):
    """An event as in A Fistful of Cards: once more, but not twice."""

    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        if not table.extra_turn:
            table.grant_turn()


def test_a_ghost_plays_a_turn_without_lives(table: BangScenario) -> None:
    """Bob is dead: he comes back, shoots, cannot be hurt or healed, and leaves all his cards when he goes."""
    table.seats(
        deck_top=["BANG!", "Beer", "Gatling", "Duel"],
        Ann={},
        Bob={"role": "outlaw", "dead": True},
        Cat={"hand": ["BANG!"]},
        Dan={},
    )
    under(table, GhostTown("ghost_town"))
    table.turn("Ann").ends_turn()
    assert table.active == "Bob"
    assert table.distance("Ann", "Cat") == 2, "the ghost counts for distances"
    table.plays("BANG!", on="Cat").asked("Cat").answers(None)
    table.plays("Beer")
    table.has_life(Ann=5, Bob=0, Cat=3, Dan=4)
    table.ends_turn()
    table.has_hand(Bob=[])
    assert table.active == "Cat"
    assert table.distance("Ann", "Cat") == 1
    table.plays("Gatling")
    table.has_life(Ann=4, Bob=0, Cat=3, Dan=3)
    assert [event.seat for event in table.events("player_left")] == [1]
    assert len(table.events("player_eliminated")) == 0
    table.is_quiet("Cat")


def test_a_ghost_is_not_hurt(table: BangScenario) -> None:
    """Bob, back without lives, loses his own Duel and nothing else."""
    table.seats(
        deck_top=["Duel", "Beer"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={"hand": ["BANG!"]}, Dan={}
    )
    under(table, GhostTown("ghost_town"))
    table.turn("Ann").ends_turn()
    table.plays("Duel", on="Cat").asked("Cat").answers("BANG!")
    table.asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Bob")


def test_back_for_good(table: BangScenario) -> None:
    """Bob returns with two lives and stays."""
    table.seats(Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    under(table, DeadMan("dead_man"))
    table.turn("Ann").ends_turn()
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.ends_turn()
    table.has_cards(Bob=2, Cat=2)
    table.is_quiet("Cat")


def test_the_other_way_round(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={"dead": True}, Dan={})
    under(table, Counterclockwise("gold_rush"))
    table.turn("Ann").ends_turn()
    assert table.active == "Dan"
    table.ends_turn()
    table.is_quiet("Bob")


def test_another_turn(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, Vendetta("vendetta"))
    table.turn("Ann").ends_turn()
    assert (table.active, table.table.turns) == ("Ann", 2)
    table.ends_turn()
    table.is_quiet("Bob")


class Susanna(Trait):
    """A show card that costs a life at the end of a turn."""

    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        await lose_life(table, me, 1, self.id, None)


def test_a_ghost_goes_when_all_else_is_done(table: BangScenario) -> None:
    """What the end of the turn brings finds Bob in play without lives, whichever event came first."""
    table.seats(deck_top=["Scope", "Mustang"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    under(table, GhostTown("ghost_town"))
    under(table, Susanna("miss_susanna"))
    table.turn("Ann").ends_turn()
    table.plays("Scope").plays("Mustang").ends_turn()
    table.has_life(Ann=4, Bob=0, Cat=4, Dan=4)
    assert not table.events("player_eliminated")
    table.is_quiet("Cat")


def test_nothing_more_comes_for_who_is_killed_at_the_end(table: BangScenario) -> None:
    """Bob loses his last life when his turn ends: it brings him no other one, and Cat's turn is a usual one."""
    table.seats(Ann={}, Bob={"life": 1, "role": "outlaw"}, Cat={}, Dan={})
    under(table, Vendetta("vendetta"))
    under(table, Susanna("miss_susanna"))
    table.turn("Bob").ends_turn()
    assert (table.active, table.table.extra_turn) == ("Cat", False)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


def test_a_ghost_comes_back_for_another_turn(table: BangScenario) -> None:
    """Bob leaves his cards at the end of his turn and is back at once for the other one he has."""
    drawn = ["Beer", "Beer", "Scope", "Mustang", "Barrel", "Remington"]
    table.seats(deck_top=drawn, Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={})
    under(table, GhostTown("ghost_town"))
    under(table, Vendetta("vendetta"))
    table.turn("Ann").ends_turn()
    table.ends_turn()
    table.plays("Scope").plays("Mustang").ends_turn()
    assert (table.active, table.table.extra_turn) == ("Bob", True)
    table.has_in_play(Bob=[])
    table.has_hand(Bob=["Barrel", "Remington"])
    table.plays("Barrel").plays("Remington").ends_turn()
    table.is_quiet("Cat")
