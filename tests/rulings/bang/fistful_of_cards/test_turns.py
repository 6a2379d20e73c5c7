"""Events about turns and what lies in play: Ambush, The Judge, Lasso, Dead Man, Vendetta, Blood Brothers."""

from __future__ import annotations

from sagebrush import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import pass_turns, under

# -------------------------------------------------------------------- Ambush


@ruling("BANG-700")
def test_everybody_is_near_in_an_ambush(table: BangScenario) -> None:
    """All are at distance 1, but for a Mustang and Paul Regret; a Scope and Rose Doolan make up for them."""
    table.seats(
        Ann={},
        Bob={"character": "Rose Doolan"},
        Cat={"play": ["Mustang"]},
        Dan={"character": "Paul Regret"},
        Eve={"play": ["Scope"]},
        Fox={},
    )
    under(table, "Ambush")
    table.turn("Ann")
    assert [table.distance("Ann", name) for name in ("Bob", "Cat", "Dan", "Eve", "Fox")] == [1, 2, 2, 1, 1]
    assert [table.distance("Bob", name) for name in ("Cat", "Dan", "Fox")] == [1, 1, 1]
    assert [table.distance("Eve", name) for name in ("Cat", "Dan", "Bob")] == [1, 1, 1]
    table.is_quiet()


@ruling("BANG-700")
def test_distances_are_as_ever_after_it(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    under(table, "Ambush", coming=["Lasso"])
    table.turn("Fox")
    assert table.distance("Ann", "Dan") == 1
    table.ends_turn()
    assert table.distance("Ann", "Dan") == 3
    table.is_quiet("Ann")


# -------------------------------------------------------------------- The Judge


@ruling("BANG-704")
@needs("dodge_city")
def test_the_judge(table: BangScenario) -> None:
    """Nothing new comes to lie in front of anybody, a Jail and a green card included; Bob's Barrel still works."""
    hand = ["Mustang", "Jail", "Bible", "Schofield", "BANG!"]
    table.seats(deck_top=["5H"], Ann={"hand": hand}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    under(table, "The Judge")
    table.turn("Ann").may_play("BANG!")
    for card in hand[:4]:
        table.cannot_play(card, why="bang-why-the-judge", ruling="BANG-704")
    table.plays("BANG!", on="Bob").asked("Bob", options=["Barrel", None]).answers("Barrel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-704")
@needs("dodge_city")
def test_a_card_that_does_not_stay_may_be_played(table: BangScenario) -> None:
    """Uncle Will plays a Mustang as a General Store, and Elena Fuente one as a Missed!: neither stays in play."""
    table.seats(
        deck_top=["Beer", "Duel", "Panic!", "Saloon"],
        Ann={"character": "Uncle Will", "hand": ["Mustang 8H", "BANG!"]},
        Bob={"character": "Elena Fuente", "hand": ["Mustang 9H"]},
        Cat={},
        Dan={},
    )
    under(table, "The Judge")
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Mustang", None]).answers("Mustang")
    table.uses("Uncle Will", card="Mustang 8H")
    for name, card in (("Ann", "Beer"), ("Bob", "Duel"), ("Cat", "Panic!")):
        table.asked(name, kind="pick_from_store").answers(card)
    table.is_quiet()


@ruling("BANG-704")
@needs("dodge_city")
def test_green_cards_in_play_are_used(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Derringer"]}, Bob={}, Cat={}, Dan={})
    under(table, "The Judge")
    table.turn("Ann").uses("Derringer", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Lasso


@ruling("BANG-699")
@needs("dodge_city")
def test_a_lasso_holds_all_cards_in_play(table: BangScenario) -> None:
    """Winchester, Barrel, Mustang and Derringer might as well not be there; a Scope may be played, for later."""
    table.seats(
        Ann={"hand": ["BANG!", "Scope"], "play": ["Winchester", "Derringer"]},
        Bob={"play": ["Barrel", "Mustang"]},
        Cat={},
        Dan={},
        Eve={},
    )
    under(table, "Lasso")
    table.turn("Ann").plays("Scope")
    table.has_in_play(Ann=["Winchester", "Derringer", "Scope"])
    table.plays("BANG!", on="Bob", offered={"Ann", "Bob", "Eve"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4, Eve=4)
    assert table.offered() == {"end_turn"}
    table.cannot_play("Derringer", why="bang-why-lasso", ruling="BANG-699")
    table.is_quiet()


@ruling("BANG-699")
def test_jail_and_dynamite_wait(table: BangScenario) -> None:
    """Bob is not held by the Jail, and the Dynamite is not checked: both stay where they are until later."""
    table.seats(deck_top=["5S"], Ann={}, Bob={"play": ["Jail", "Dynamite"]}, Cat={}, Dan={})
    under(table, "Lasso", coming=["Ambush"])
    table.turn("Ann").ends_turn()
    table.has_in_play(Bob=["Jail", "Dynamite"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-699")
def test_abilities_are_no_cards(table: BangScenario) -> None:
    table.seats(deck_top=["5H"], Ann={"hand": ["BANG!"]}, Bob={"character": "Jourdonnais"}, Cat={}, Dan={})
    under(table, "Lasso")
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", options=["Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Dead Man


@ruling("BANG-693", "BANG-X60")
def test_the_first_to_fall_comes_back(table: BangScenario) -> None:
    """Dan fell before Bob: Bob's place is passed over, Dan has two lives, two cards and his usual two more."""
    table.seats(Ann={}, Bob={"dead": True, "role": "outlaw"}, Cat={}, Dan={"dead": True, "role": "outlaw"}, Eve={})
    table.laid.fallen = (Seat(3), Seat(1))
    under(table, "Dead Man", coming=["Ambush"])
    table.turn("Ann")
    pass_turns(table, "Ann", "Cat")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=2, Eve=4)
    table.has_cards(Dan=4)
    table.ends_turn()
    for _ in range(2):
        table.match.answer(table.decision("Dan", "discard_excess").options[0])
    pass_turns(table, "Eve", "Ann", "Cat")
    table.is_quiet("Dan")


@ruling("BANG-693")
def test_killed_in_this_very_round(table: BangScenario) -> None:
    """Nobody was dead. Ann shoots Bob, whose turn is next: he is back at once."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"role": "outlaw", "life": 1}, Cat={}, Dan={})
    under(table, "Dead Man")
    table.turn("Ann").plays("BANG!", on="Bob")
    assert not table.table.alive(Seat(1))
    table.ends_turn()
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_cards(Bob=4)
    table.is_quiet("Bob")


@ruling("BANG-X60")
def test_nobody_else_comes_back_in_that_round(table: BangScenario) -> None:
    """Bob is back and kills Cat; her turn does not come, though she is now the first of those who are out."""
    table.seats(
        deck_top=["BANG!"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={"role": "outlaw", "life": 1}, Dan={}
    )
    under(table, "Dead Man")
    table.turn("Ann").ends_turn()
    table.plays("BANG!", on="Cat")
    assert table.table.fallen == (2,)
    while table.decision().seat == 1:
        table.match.answer(table.decision().options[0])
    table.is_quiet("Dan")


@ruling("BANG-693")
def test_too_late_for_this_round(table: BangScenario) -> None:
    """Dan is killed after his turn: the next event is in force when his place comes round again."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={"role": "outlaw", "life": 1})
    under(table, "Dead Man", coming=["Ambush"])
    table.turn("Dan")
    table.laid.rounds = 1
    pass_turns(table, "Dan")
    table.plays("BANG!", on="Dan")
    pass_turns(table, "Ann", "Bob", "Cat")
    table.is_quiet("Ann")


# -------------------------------------------------------------------- Vendetta


@ruling("BANG-X61")
def test_hearts_give_another_turn(table: BangScenario) -> None:
    """Ann checks hearts and plays again, after which she does not check again, whatever lies on top."""
    table.seats(deck_top=["5H", "Beer", "Duel", "6H"], Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Vendetta", coming=["Ambush"])
    table.turn("Ann").ends_turn()
    assert (table.active, table.table.extra_turn) == ("Ann", True)
    table.has_cards(Ann=2)
    table.ends_turn()
    assert [event.by for event in table.events("check_made")] == ["vendetta"]
    table.is_quiet("Bob")


@ruling("BANG-X61")
def test_no_hearts_no_turn(table: BangScenario) -> None:
    table.seats(deck_top=["5S"], Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Vendetta")
    table.turn("Ann").ends_turn()
    table.is_quiet("Bob")


@ruling("BANG-X61")
def test_lucky_duke_chooses_his_revenge(table: BangScenario) -> None:
    table.seats(deck_top=["5S", "5H"], Ann={"character": "Lucky Duke"}, Bob={}, Cat={}, Dan={})
    under(table, "Vendetta")
    table.turn("Ann").ends_turn()
    table.asked("Ann", kind="choose_checked").answers("5H")
    table.is_quiet("Ann")


@ruling("BANG-X61")
def test_a_lost_turn_has_no_revenge(table: BangScenario) -> None:
    """Bob stays in Jail: one check, no other; the five of hearts below is Cat's first card."""
    table.seats(deck_top=["KS", "5S", "5H"], Ann={}, Bob={"play": ["Jail"]}, Cat={}, Dan={})
    under(table, "Vendetta")
    table.turn("Ann").ends_turn()
    assert [event.by for event in table.events("check_made")] == ["vendetta", "jail"]
    table.is_quiet("Cat")


@ruling("BANG-X61")
def test_the_sheriffs_second_turn_begins_no_round(table: BangScenario) -> None:
    table.seats(deck_top=["5H"], Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Vendetta", coming=["Ambush"])
    table.turn("Ann").ends_turn()
    assert not table.events("event_turned")
    table.is_quiet("Ann")


# -------------------------------------------------------------------- Blood Brothers


@ruling("BANG-702", "BANG-X62")
def test_blood_brothers(table: BangScenario) -> None:
    """Bob gives Cat a life. Dan is out of the game and Ann lacks none, so neither is offered."""
    table.seats(Ann={}, Bob={"life": 3}, Cat={"life": 1}, Dan={"dead": True})
    under(table, "Blood Brothers")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="be_a_blood_brother", options=["Cat", None]).answers("Cat")
    table.has_life(Ann=5, Bob=2, Cat=2, Dan=0)
    assert table.sees("Ann").players[1].help[2] == 1
    table.is_quiet("Bob")


@ruling("BANG-X62")
def test_never_the_last_life(table: BangScenario) -> None:
    table.seats(Ann={"life": 2}, Bob={"life": 1}, Cat={"life": 1}, Dan={})
    under(table, "Blood Brothers")
    table.turn("Ann").ends_turn()
    table.is_quiet("Bob")


@ruling("BANG-X62")
def test_a_life_given_is_a_life_lost(table: BangScenario) -> None:
    """Bart Cassidy draws a card for it, before the Jail in front of him is checked; declining costs nothing."""
    table.seats(
        deck_top=["Beer", "5H"], Ann={"life": 2}, Bob={"character": "Bart Cassidy", "play": ["Jail"]}, Cat={}, Dan={}
    )
    under(table, "Blood Brothers")
    table.turn("Ann").ends_turn()
    table.asked("Bob").answers("Ann")
    table.has_life(Ann=3, Bob=3, Cat=4, Dan=4)
    table.has_cards(Bob=3)
    table.ends_turn()
    table.asked("Cat", kind="be_a_blood_brother").answers(None)
    table.has_life(Ann=3, Bob=3, Cat=4, Dan=4)
    table.is_quiet("Cat")
