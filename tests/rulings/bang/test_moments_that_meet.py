"""Where an ability, an event or a card of one expansion comes into the very moment of another's."""

from __future__ import annotations

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import load
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import buys, equip, has_nuggets, may, nuggets, shop
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under
from tests.rulings.bang.wild_west_show.stage import demands, lay, showing


def copies(table: BangScenario, seat: int, other: int) -> None:
    """The one has copied the other's ability in the turn before."""
    table.laid.copied[seat] = table.laid.abilities[other]
    table.laid.changed()


def answer_last(table: BangScenario) -> None:
    """Whoever is asked now declines."""
    decision = table.match.decision
    assert decision is not None
    table.match.answer(decision.options[-1], seat=decision.seat)


def first_of(table: BangScenario) -> None:
    """Whoever is asked now takes the first thing offered, here: to pay for it."""
    decision = table.match.decision
    assert decision is not None
    table.match.answer(decision.options[0], seat=decision.seat)


def shot_down(table: BangScenario) -> None:
    """Ann shoots at Bob, who does nothing about it."""
    table.turn("Ann").plays("BANG!", on="Bob")
    while table.match.decision is not None and table.match.decision.question.kind in ("defend", "last_chance"):
        answer_last(table)


# -------------------------------------------------------------------- before a card is taken


@ruling("BANG-225", "BANG-X09")
def test_sid_may_heal_before_el_gringo_takes_a_card(table: BangScenario) -> None:
    """Of three cards one shoots and two heal: there is nothing left to take."""
    table.seats(
        Ann={"character": "Sid Ketchum", "life": 2, "hand": ["BANG!", "Beer", "Duel"]},
        Bob={"character": "El Gringo"},
        Cat={},
        Dan={},
    )
    shot_down(table)
    table.asked("Ann", kind="any_time").answers("sid_ketchum")
    for card in ("Beer", "Duel"):
        if table.table.hands[0]:
            table.asked("Ann").answers(card)
    assert table.table.life[:2] == [3, 2]
    assert not table.table.hands[table.seat("Bob")]


@ruling("BANG-X09")
def test_nobody_is_asked_without_such_an_ability(table: BangScenario) -> None:
    table.seats(Ann={"life": 2, "hand": ["BANG!", "Beer", "Duel"]}, Bob={"character": "El Gringo"}, Cat={}, Dan={})
    shot_down(table)
    assert len(table.table.hands[table.seat("Bob")]) == 1
    table.is_quiet("Ann")


# -------------------------------------------------------------------- what was copied


@needs("dodge_city")
@needs("fistful_of_cards")
@ruling("BANG-277", "BANG-X25")
def test_what_vera_copied_ends_before_the_event_of_her_turn(table: BangScenario) -> None:
    """A Fistful of Cards shoots at her as her turn begins: the Barrel of Jourdonnais is hers no more."""
    table.seats(
        also=("dodge_city", "fistful_of_cards"),
        Ann={"character": "Jourdonnais"},
        Bob={"character": "Vera Custer", "hand": ["Missed!"]},
        Cat={},
        Dan={},
    )
    under(table, "A Fistful of Cards")
    copies(table, 1, 0)
    table.turn("Bob", phase="start")
    assert "jourdonnais" not in table.offered("Bob")
    assert [event.seat for event in table.events("ability_forgotten")] == [table.seat("Bob")]


@needs("dodge_city")
@ruling("BANG-277", "BANG-X25")
def test_what_vera_copied_is_gone_with_her(table: BangScenario) -> None:
    table.seats(
        also=("dodge_city",),
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Vera Custer", "life": 1},
        Cat={"character": "Suzy Lafayette"},
        Dan={},
        Eve={},
    )
    copies(table, 1, 2)
    shot_down(table)
    assert not table.table.alive(table.seat("Bob"))
    assert table.table.copied[table.seat("Bob")] == ()


# -------------------------------------------------------------------- the top of the discard pile


@ruling("BANG-099", "BANG-X04")
@needs("fistful_of_cards")
@pytest.mark.parametrize("event", ["Abandoned Mine", "Ranch"])
def test_the_killed_choose_the_top_card_where_everybody_draws_from_the_pile(table: BangScenario, event: str) -> None:
    table.seats(
        also=("fistful_of_cards",),
        Ann={"hand": ["BANG!"]},
        Bob={"life": 1, "play": ["Barrel", "Scope"], "role": "outlaw"},
        Cat={},
        Dan={},
        Eve={},
    )
    under(table, event)
    shot_down(table)
    if event == "Ranch":
        assert [card.name for card in table.table.pile][-2:] == ["barrel", "scope"]
        return
    table.asked("Bob", kind="choose_top").answers("Barrel")
    assert table.table.pile[-1].name == "barrel"


@needs("great_train_robbery")
@ruling("BANG-099", "BANG-X04")
def test_the_killed_choose_the_top_card_where_somebody_has_a_cattle_truck(table: BangScenario) -> None:
    table.seats(
        also=("great_train_robbery",),
        Ann={"hand": ["BANG!"]},
        Bob={"life": 1, "hand": ["Saloon", "Gatling"], "role": "outlaw"},
        Cat={"play": ["Cattle Truck"]},
        Dan={},
        Eve={},
    )
    shot_down(table)
    table.asked("Bob", kind="choose_top").answers("Saloon")
    assert table.table.pile[-1].name == "saloon"


# -------------------------------------------------------------------- Law Of The West


@needs("fistful_of_cards")
@needs("gold_rush")
@ruling("BANG-X65")
def test_no_purchase_ends_a_turn_that_must_go_on(table: BangScenario) -> None:
    """The Mustang must be played; until then the Gold Rush is not for sale, and a Pickaxe is."""
    table.seats(
        also=("fistful_of_cards", "gold_rush"), deck_top=["Scope", "Mustang"], Ann={"life": 3}, Bob={}, Cat={}, Dan={}
    )
    under(table, "Law Of The West")
    shop(table, "Gold Rush", "Rhum", "Pickaxe")
    nuggets(table, Ann=9)
    table.turn("Ann", phase="start")
    assert not may(table, "buy", "gold_rush", 5)
    assert may(table, "buy", "pickaxe", 4)
    table.plays("Mustang")
    buys(table, "Gold Rush", 5)
    assert table.table.again or table.table.extra_turn


@needs("fistful_of_cards")
@needs("great_train_robbery")
@ruling("BANG-X65", "BANG-551")
def test_no_railcar_ends_a_turn_that_must_go_on(table: BangScenario) -> None:
    table.seats(
        also=("fistful_of_cards", "great_train_robbery"),
        deck_top=["Scope", "Mustang"],
        Ann={"play": ["Express Car"]},
        Bob={},
        Cat={},
        Dan={},
    )
    under(table, "Law Of The West")
    table.turn("Ann", phase="start")
    assert ("use", "express_car") not in table.offered("Ann")
    table.plays("Mustang")
    assert ("use", "express_car") in table.offered("Ann")


# -------------------------------------------------------------------- as if it were her turn


@needs("dodge_city")
@needs("wild_west_show")
@ruling("BANG-730", "BANG-279")
def test_belle_star_plays_as_in_her_own_turn_for_dorothy_rage(table: BangScenario) -> None:
    """Cat sits two places from Bob and behind a Mustang; in Belle Star's turn it has no effect."""
    lay(
        table,
        Ann={},
        Bob={"character": "Belle Star", "hand": ["BANG!"]},
        Cat={"play": ["Mustang"], "hand": ["Beer"]},
        Dan={},
    )
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "BANG!")
    assert ("bang", "cat") in table.offered("Ann")


# -------------------------------------------------------------------- drawing from the discard pile


@needs("fistful_of_cards")
@needs("valley_of_shadows")
@ruling("BANG-X43", "BANG-695")
def test_what_jesse_jones_draws_for_a_dodge_comes_from_the_deck(table: BangScenario) -> None:
    """He robs Henry Block and is shot at for it; the card of his Dodge is no card of phase 1."""
    table.seats(
        also=("fistful_of_cards", "valley_of_shadows"),
        pile=["Saloon", "Scope", "Mustang"],
        deck_top=["Gatling"],
        Ann={"character": "Jesse Jones", "hand": ["Dodge"]},
        Bob={"character": "Henry Block", "hand": ["Beer"]},
        Cat={},
        Dan={},
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="start")
    table.asked("Ann").answers(("hand", "bob"))
    table.asked("Ann").answers("Dodge")
    assert sorted(card.name for card in table.table.hands[table.seat("Ann")]) == ["beer", "dodge", "gatling"]


# -------------------------------------------------------------------- equipment


@needs("gold_rush")
@needs("armed_and_dangerous")
@ruling("BANG-X119", "BANG-476")
def test_big_fifty_leaves_equipment_alone(table: BangScenario) -> None:
    """A Calumet keeps diamonds off; of a club the Lucky Charm makes a nugget."""
    table.seats(
        also=("gold_rush", "armed_and_dangerous"),
        Ann={"hand": ["BANG! 2D", "BANG! 2C"], "play": ["Big Fifty"]},
        Bob={},
        Cat={},
        Dan={},
    )
    load(table, "Ann", big_fifty=3)
    equip(table, Bob=["Calumet"])
    table.turn("Ann").plays("BANG! 2D", on="Bob")
    first_of(table)
    assert table.table.life[1] == 4


@needs("gold_rush")
@needs("armed_and_dangerous")
@ruling("BANG-X119", "BANG-476")
def test_the_lucky_charm_pays_for_a_life_lost_to_big_fifty(table: BangScenario) -> None:
    table.seats(
        also=("gold_rush", "armed_and_dangerous"),
        Ann={"hand": ["BANG! 2C"], "play": ["Big Fifty"]},
        Bob={},
        Cat={},
        Dan={},
    )
    load(table, "Ann", big_fifty=3)
    equip(table, Bob=["Lucky Charm"])
    table.turn("Ann").plays("BANG!", on="Bob")
    first_of(table)
    assert table.table.life[1] == 3
    has_nuggets(table, Bob=1)


# -------------------------------------------------------------------- the other way round


@needs("dodge_city")
@needs("high_noon")
@ruling("BANG-278")
def test_heirs_share_in_the_direction_of_play(table: BangScenario) -> None:
    """In the Gold Rush turns go the other way round: after Bob come Ann, Eve, Dan, and only then Cat."""
    table.seats(
        also=("dodge_city", "high_noon"),
        Ann={"hand": ["BANG!"]},
        Bob={"life": 1, "play": ["Barrel", "Scope"], "role": "outlaw"},
        Cat={"character": "Vulture Sam"},
        Dan={"character": "Vera Custer"},
        Eve={},
    )
    under(table, "Gold Rush")
    copies(table, 3, 2)
    shot_down(table)
    table.asked("Dan", kind="share_cards")
