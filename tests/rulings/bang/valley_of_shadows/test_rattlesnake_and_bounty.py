"""Rattlesnake and Bounty (BANG-636 to BANG-639, BANG-648, BANG-649)."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import NO_ESCAPE, QUIET, pass_turns, under


@ruling("BANG-636")
def test_a_rattlesnake_is_played_on_any_player(table: BangScenario) -> None:
    """Ann may put it in front of anybody, the Sheriff and herself included. Dan turns up spades and loses a life."""
    table.seats(
        Ann={"hand": ["Rattlesnake"]},
        Bob={"role": "Sheriff"},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "5H", "4C", "6H", "5C", "3S", "7H", "8H"],
    )
    table.turn("Ann").plays("Rattlesnake", on="Dan", offered={"Ann", "Bob", "Cat", "Dan"})
    table.has_in_play(Dan=["Rattlesnake"])
    pass_turns(table, "Ann", "Bob", "Cat")
    assert table.events("check_made")[-1].by == "rattlesnake"
    table.has_in_play(Dan=["Rattlesnake"])


@ruling("BANG-636", "BANG-639", "BANG-X91")
def test_spades_bite_and_the_snake_stays(table: BangScenario) -> None:
    """Bob turns up a spade: he loses his last life to nobody, so nobody is rewarded. Cat's check is harmless."""
    table.seats(
        Ann={"role": "Sheriff"},
        Bob={"role": "Outlaw", "life": 1, "play": ["Rattlesnake"]},
        Cat={"role": "Outlaw"},
        Dan={},
        pile=QUIET,
        deck_top=["3S"],
    )
    table.turn("Bob", phase="start")
    assert not table.table.alive(table.seat("Bob"))
    assert table.events("player_eliminated")[0].cause is None
    assert not table.events("reward_paid")
    table.is_quiet("Cat")


@ruling("BANG-639")
@pytest.mark.parametrize("robbery", ["Panic!", "Cat Balou"])
def test_its_victim_may_remove_it(table: BangScenario, robbery: str) -> None:
    """Bob turns up hearts, so nothing happens and the snake stays; then he removes it from in front of himself."""
    table.seats(
        Ann={},
        Bob={"play": ["Rattlesnake"], "hand": [robbery]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "Mustang", "Scope"],
    )
    table.turn("Bob", phase="start")
    table.has_in_play(Bob=["Rattlesnake"])
    table.plays(robbery, on="Bob").asked("Bob", kind="choose_their_card").answers("Rattlesnake")
    table.has_in_play(Bob=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-637")
def test_dynamite_then_jail_then_rattlesnake(table: BangScenario) -> None:
    """The Dynamite passes on (4♥), the Jail opens (5♥), the snake bites (3♠)."""
    table.seats(
        Ann={},
        Bob={"play": ["Rattlesnake", "Jail", "Dynamite"]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["4C", "6H", "3S"],
    )
    table.turn("Bob", phase="start")
    assert [event.by for event in table.events("check_made")] == ["dynamite", "jail", "rattlesnake"]
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-638")
def test_no_check_in_a_turn_lost_to_jail(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"play": ["Rattlesnake", "Jail"]}, Cat={}, Dan={}, pile=QUIET, deck_top=["4C", "3S", "6H"])
    table.turn("Bob", phase="start")
    assert [event.by for event in table.events("check_made")] == ["jail"]
    table.has_in_play(Bob=["Rattlesnake"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-221", "BANG-637")
def test_lucky_duke_turns_two_cards_for_the_snake(table: BangScenario) -> None:
    table.seats(
        Ann={},
        Bob={"play": ["Rattlesnake"], "character": "Lucky Duke"},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["3S", "4H"],
    )
    table.turn("Bob", phase="start").asked("Bob", kind="choose_checked").answers("4H")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-648")
def test_a_bounty_is_played_on_any_player(table: BangScenario) -> None:
    """Ann puts a price on Bob's head, hits him with a BANG! card and draws a card."""
    table.seats(Ann={"hand": ["Bounty", "BANG!"]}, Bob={}, Cat={}, Dan={}, pile=QUIET, deck_top=["Scope"])
    table.turn("Ann").plays("Bounty", on="Bob", offered={"Ann", "Bob", "Cat", "Dan"})
    table.plays("BANG!", on="Bob")
    table.has_hand(Ann=["Scope"])
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-649")
@pytest.mark.parametrize(("card", "on"), [("Gatling", None), ("Fanning", "Bob"), ("Tomahawk", "Bob")])
def test_other_shots_earn_no_bounty(table: BangScenario, card: str, on: str | None) -> None:
    table.seats(Ann={"hand": [card]}, Bob={"play": ["Bounty"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays(card, on=on)
    table.has_cards(Ann=0)
    assert table.table.life[1] == 3
    table.is_quiet()


@ruling("BANG-X99")
def test_a_lethal_hit_earns_the_bounty_too(table: BangScenario) -> None:
    """Ann kills Bob, an Outlaw: one card for the Bounty, three for the Outlaw."""
    table.seats(
        Ann={"hand": ["BANG!"]}, Bob={"role": "Outlaw", "life": 1, "play": ["Bounty"]}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=4)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X99", "BANG-109")
def test_el_gringo_takes_the_card_of_the_bounty(table: BangScenario) -> None:
    """Ann's last card hits El Gringo: she draws for the Bounty first, and he takes just that card."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"character": "El Gringo", "play": ["Bounty"]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["Scope"],
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_hand(Ann=[], Bob=["Scope"])
    table.is_quiet()


@ruling("BANG-X99", "BANG-734")
def test_no_bounty_for_a_life_that_was_saved(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"play": ["Bounty"]},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Cat", kind="save_life").answers("Saved!")
    table.has_cards(Ann=0, Cat=2)
    table.is_quiet()


@ruling("BANG-X99", "BANG-656")
def test_one_card_for_one_shot(table: BangScenario) -> None:
    """With Aim Bob loses two lives at once; the Bounty is paid once."""
    table.seats(Ann={"hand": ["Aim", "BANG!"]}, Bob={"play": ["Bounty"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Aim", on="Bob")
    table.has_cards(Ann=1)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-648")
def test_belle_star_earns_no_bounty(table: BangScenario) -> None:
    """In her turn cards in front of others have no effect, a Bounty among them."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Belle Star"}, Bob={"play": ["Bounty"]}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=0)
    table.is_quiet()


@ruling("BANG-744")
def test_a_check_that_is_made_again(table: BangScenario) -> None:
    """Somebody has Lucky Duke's check for the Rattlesnake repeated: both cards are void, and he turns up two more."""

    class Once(Trait):
        """The first check of a turn is void."""

        async def repeats_check(self, table: BangTable, me: Seat, player: Seat, by: str, cards: list[Card]) -> bool:
            if self.id in table.used:
                return False
            table.use_ability(player, self.id)
            return True

    table.seats(
        Ann={},
        Bob={"play": ["Rattlesnake"], "character": "Lucky Duke"},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["4H", "5H", "3S", "4S"],
    )
    under(table, Once("lucky_duke"))
    table.turn("Bob", phase="start").asked("Bob", kind="choose_checked").answers("4H")
    table.asked("Bob", kind="choose_checked").answers("3S")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    assert [len(event.cards) for event in table.events("check_voided")] == [2]
    table.is_quiet()
