"""What the flow does for cards that have a deck of their own and no sign, and for other moments of the great train."""

from __future__ import annotations

import pytest

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import UNSIGNED, Card
from sagebrush.games.bang.flow.killing import leave
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import AnswerByAbility
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason, Trait
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


class Wagon(CardRule):
    """A card that is never in a hand; whoever gains one shows it by a card drawn."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.never_in_hand = self.haunts = True

    def gained(self, table: BangTable, me: Seat, card: Card) -> None:
        table.draw(me, 1)


def wagon(table: BangScenario, owner: int) -> Card:
    card = Card("wagon", len(table.laid.known), UNSIGNED, "base", Wagon("wagon", CardRow("blue", (UNSIGNED,))))
    table.laid.known.append(0)
    table.laid.lots.append(0)
    table.laid.fronts[owner].append(card)
    table.laid.changed()
    return card


def test_a_card_without_a_sign_has_neither_suit_nor_rank(table: BangScenario) -> None:
    """Not even under an event that makes all cards hearts."""

    class Blessing(Trait):
        def suit_of(self, table: BangTable, me: Seat, card: Card, suit: str) -> str:
            return "hearts"

    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    card = wagon(table, 1)
    table.laid.rules.append(Blessing("blessing"))
    table.laid.changed()
    assert (card.suit, card.rank, table.laid.suit(card)) == ("", 0, "")
    assert table.laid.suit(table.laid.deck[0]) == "hearts"


@ruling("BANG-194")
def test_what_is_never_in_a_hand_is_gained_into_play(table: BangScenario) -> None:
    """Ann takes it with a Panic!: it lies in front of her, and she has what comes with gaining it."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={}, Cat={}, Dan={})
    card = wagon(table, 1)
    table.turn("Ann").plays("Panic!", on="Bob")
    assert table.table.fronts[0] == [card]
    table.has_cards(Ann=1)
    table.is_quiet()


@ruling("BANG-278")
def test_what_heirs_share_goes_into_play_too(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    card = wagon(table, 1)
    table.laid.lay_open(Seat(1))
    table.laid.pick(Seat(0), card)
    assert table.laid.fronts[0] == [card]
    assert not table.laid.middle


async def _leave(table: BangTable, seat: Seat) -> None:
    await leave(table, seat)


def test_whoever_leaves_stays_by_another_card(table: BangScenario) -> None:
    """Bob, a ghost by an event that ends, has a card by which he stays; where cards have no effect he goes."""

    class Lasso(Trait):
        def silences_cards(self, table: BangTable, me: Seat, owner: Seat) -> Reason | None:
            return ("bang-why-lasso", "BANG-699")

    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    wagon(table, 1)
    table.laid.stay_as_ghost(Seat(1), "event")
    with pytest.raises(StopIteration):
        _leave(table.laid, Seat(1)).send(None)
    assert table.laid.ghosts[1] == "wagon"
    table.laid.rules.append(Lasso("lasso"))
    table.laid.changed()
    with pytest.raises(StopIteration):
        _leave(table.laid, Seat(1)).send(None)
    assert not table.laid.alive(Seat(1))


class Hidden(Trait):
    def hides_from_bangs(self, table: BangTable, me: Seat) -> bool:
        return not table.hands[me]


def test_who_hides_is_no_target_of_bang_cards(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!", "Gatling"]}, Bob={}, Cat={}, Dan={"hand": ["Beer"]})
    for seat in (1, 3):
        table.laid.granted[seat] = (Hidden("hidden"),)
    table.laid.changed()
    table.turn("Ann").plays("BANG!", on="Dan", offered={"Ann", "Dan"}).asked("Dan").answers(None)
    table.plays("Gatling").asked("Dan").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=2)
    table.is_quiet()


class Decoy(Trait):
    """Instead of a BANG! card, twice at most."""

    def may_discard_bang(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if table.used.count(self.id) < 2:
            options.append(AnswerByAbility(self.id))

    async def discard_as_bang(self, table: BangTable, me: Seat, option: Option) -> None:
        table.use_ability(me, self.id)


def test_something_else_than_a_bang_card_in_a_duel(table: BangScenario) -> None:
    """Bob has no card at all and is asked all the same, as long as he has something to use."""
    table.seats(Ann={"hand": ["Duel", "Duel", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.laid.granted[1] = (Decoy("decoy"),)
    table.laid.changed()
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", options=["decoy", None]).answers("decoy")
    table.asked("Ann").answers("BANG!")
    table.asked("Bob").answers("decoy")
    table.asked("Ann", options=[None]).answers(None)
    table.plays("Duel", on="Bob")
    table.has_life(Ann=4, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


class Sparing(Trait):
    async def spares(self, table: BangTable, me: Seat, by: str, among: list[Seat] | None) -> None:
        table.spare(me, Seat(1), by)


def test_one_of_several_is_spared(table: BangScenario) -> None:
    """Ann spares Bob from her Gatling and gives him nothing from her store; what is aimed at him alone hits him."""
    store = ["Beer", "Scope", "Mustang"]
    table.seats(Ann={"hand": ["Gatling", "General Store", "BANG!"]}, Bob={}, Cat={}, Dan={}, deck_top=store)
    table.laid.granted[0] = (Sparing("sparing"),)
    table.laid.changed()
    table.turn("Ann").plays("Gatling").plays("General Store")
    table.asked("Ann", options=store).answers("Beer")
    table.asked("Cat").answers("Scope")
    table.plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.has_cards(Ann=1, Bob=0, Cat=1, Dan=1)
    table.is_quiet()


class Diverts(Trait):
    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        options.append(AnswerByAbility(self.id))

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        shot.target = Seat(2)


def test_a_new_target_has_all_his_answers(table: BangScenario) -> None:
    """Bob has tried his Barrel in vain and passes the shot on: the Barrel of Cat, its twin, may be tried too."""
    table.seats(
        Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={"play": ["Barrel"]}, Dan={}, deck_top=["2S", "3H"]
    )
    table.laid.granted[1] = (Diverts("diverts"),)
    table.laid.changed()
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob").answers("Barrel")
    table.asked("Bob").answers("diverts")
    table.asked("Cat").answers("Barrel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
