"""Miss Susanna, Showdown, Sacagaway and the card Wild West Show."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.wild_west_show.show import show_of
from sagebrush.games.bang.places import ALL
from sagebrush.games.bang.viewing import view
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.wild_west_show.stage import in_force, lay, next_up, showing

# -------------------------------------------------------------------- Miss Susanna


@ruling("BANG-X78")
@pytest.mark.parametrize(("played", "life"), [(0, 4), (2, 4), (3, 5)])
def test_three_cards_or_a_life(table: BangScenario, played: int, life: int) -> None:
    """Ann plays 0, 2 or 3 cards: only 3 of them keep her life."""
    cards = ["Barrel", "Mustang", "Beer"]
    lay(table, Ann={"hand": cards, "life": 5}, Bob={}, Cat={}, Dan={})
    showing(table, "Miss Susanna")
    table.turn("Ann")
    for card in cards[:played]:
        table.plays(card)
    table.ends_turn()
    table.has_life(Ann=life, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-726")
def test_a_turn_lost_in_jail_costs_no_life(table: BangScenario) -> None:
    """Bob stays in Jail and plays nothing: he keeps his lives. Cat, who plays nothing either, does not."""
    lay(table, Ann={}, Bob={"play": ["Jail"]}, Cat={}, Dan={}, deck_top=("2S",))
    showing(table, "Miss Susanna")
    table.turn("Bob", phase="start")
    table.asked("Cat", kind="play_cards").answers("end turn")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    table.is_quiet("Dan")


@ruling("BANG-X78")
def test_cards_played_before_she_came_count(table: BangScenario) -> None:
    """Ann plays Mustang and Stagecoach, which brings Miss Susanna, and a Barrel: three cards."""
    lay(table, Ann={"hand": ["Mustang", "Stagecoach", "Barrel"]}, Bob={}, Cat={}, Dan={}, deck_top=("Duel", "Gatling"))
    next_up(table, "Miss Susanna")
    table.turn("Ann").plays("Mustang")
    table.plays("Stagecoach")
    table.plays("Barrel")
    table.ends_turn()
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-X78")
def test_nobody_has_killed_whom_she_kills(table: BangScenario) -> None:
    """Cat, an Outlaw with one life, plays nothing and is killed after phase 3: nobody draws a reward."""
    lay(table, Ann={}, Bob={}, Cat={"life": 1, "hand": ["BANG!"]}, Dan={})
    showing(table, "Miss Susanna")
    table.turn("Cat").ends_turn()
    table.asked("Cat", kind="last_chance").answers(None)
    assert not table.table.alive(Seat(2))
    assert not table.events("reward_paid")
    table.is_quiet("Dan")


# -------------------------------------------------------------------- Showdown


@ruling("BANG-X79")
def test_any_card_is_a_bang(table: BangScenario) -> None:
    """Ann shoots with a Barrel, once in the turn; her own BANG! she cannot play."""
    lay(table, Ann={"hand": ["Barrel", "Beer", "BANG!"]}, Bob={}, Cat={}, Dan={})
    showing(table, "Showdown")
    table.turn("Ann")
    table.cannot_play("BANG!", why="bang-why-only-as-missed", ruling="BANG-X79")
    table.plays("Barrel", as_="BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.pile_is("Barrel")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    assert not any(isinstance(label, tuple) and "as" in label for label in table.offered("Ann"))
    table.may_play("Beer")
    table.is_quiet()


@ruling("BANG-X79")
def test_a_bang_is_a_missed(table: BangScenario) -> None:
    """Bob, shot at, may answer with BANG! and Missed!, not with a Beer."""
    lay(table, Ann={"hand": ["Beer"]}, Bob={"hand": ["BANG!", "Missed!", "Beer"]}, Cat={}, Dan={})
    showing(table, "Showdown")
    table.turn("Ann").plays("Beer", as_="BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["BANG!", "Missed!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X79")
def test_in_a_duel_any_card_but_a_bang_counts(table: BangScenario) -> None:
    """Bob answers the Duel with a Beer; Ann, with nothing but a BANG!, loses it."""
    lay(table, Ann={"hand": ["Duel", "BANG!"]}, Bob={"hand": ["Beer", "BANG!"]}, Cat={}, Dan={})
    showing(table, "Showdown")
    table.turn("Ann").plays("Duel", on="Bob")
    table.cannot_play("BANG!", why="bang-why-only-as-missed", ruling="BANG-X79")
    table.asked("Bob", kind="discard_bang", options=["Beer", None]).answers("Beer")
    table.asked("Ann", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X79")
def test_against_indians_any_card_but_a_bang_counts(table: BangScenario) -> None:
    lay(table, Ann={"hand": ["Indians!"]}, Bob={"hand": ["Barrel", "BANG!"]}, Cat={"hand": ["BANG!"]}, Dan={})
    showing(table, "Showdown")
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["Barrel", None]).answers("Barrel")
    table.asked("Cat", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-X79")
def test_calamity_janet_is_offered_each_shot_once(table: BangScenario) -> None:
    """Her Missed! may be a BANG! for two reasons, which makes no two options."""
    lay(table, Ann={"hand": ["Missed!", "BANG!"], "character": "Calamity Janet"}, Bob={}, Cat={}, Dan={})
    showing(table, "Showdown")
    table.turn("Ann")
    options = table.decision("Ann").options
    assert len(set(options)) == len(options)
    table.plays("Missed!", as_="BANG!", on="Bob")
    table.is_quiet()


@ruling("BANG-X79", "BANG-X10")
def test_a_bang_is_no_general_store_either(table: BangScenario) -> None:
    """Uncle Will may lay out his Missed! as a General Store or as a BANG!, his BANG! as neither."""
    lay(table, Ann={"hand": ["Missed!", "BANG!"], "character": "Uncle Will"}, Bob={}, Cat={}, Dan={})
    showing(table, "Showdown")
    table.turn("Ann")
    assert ("uncle_will", "missed") in table.offered("Ann")
    assert ("uncle_will", "bang") not in table.offered("Ann")
    assert ("missed", "as", "bang", "bob") in table.offered("Ann")
    table.is_quiet()


@ruling("BANG-X79")
def test_after_the_bang_of_the_turn_a_missed_is_told_so(table: BangScenario) -> None:
    """Ann's Missed! could be a BANG!, were it not for the Beer she has shot with."""
    lay(table, Ann={"hand": ["Beer", "Missed!"]}, Bob={}, Cat={}, Dan={})
    showing(table, "Showdown")
    table.turn("Ann").plays("Beer", as_="BANG!", on="Bob")
    table.cannot_play("Missed!", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()


# -------------------------------------------------------------------- Sacagaway


def seen(table: BangScenario, viewer: str | None, owner: str) -> list[str]:
    """The names of the cards of a hand that a player, or a spectator, sees."""
    shown = view(table.table, None if viewer is None else table.seat(viewer))
    return sorted(card.partition(":")[0] for card in shown.players[table.seat(owner)].hand)


@ruling("BANG-X80")
def test_everybody_sees_all_hands_and_no_role(table: BangScenario) -> None:
    """Ann turns Sacagaway up: Bob and a spectator see her cards and Dan's, and whatever comes into a hand later."""
    lay(
        table,
        Ann={"hand": ["Stagecoach"]},
        Bob={},
        Cat={},
        Dan={"hand": ["Duel", "Beer"]},
        deck_top=("Saloon", "Gatling", "Barrel", "Volcanic"),
    )
    next_up(table, "Sacagaway")
    table.turn("Ann")
    assert seen(table, "Bob", "Dan") == []
    table.plays("Stagecoach")
    for viewer in ("Bob", None):
        assert seen(table, viewer, "Dan") == ["beer", "duel"]
        assert seen(table, viewer, "Ann") == ["gatling", "saloon"]
    assert [player.role for player in table.sees("Bob").players] == ["sheriff", "renegade", None, None]
    table.ends_turn()
    assert seen(table, None, "Bob") == ["barrel", "volcanic"]
    table.is_quiet("Bob")


@ruling("BANG-X80")
def test_hands_are_hidden_again_when_she_goes(table: BangScenario) -> None:
    """What was seen stays known; what comes later is hidden."""
    lay(table, Ann={"hand": ["Stagecoach", "Wells Fargo"]}, Bob={}, Cat={"hand": ["Duel"]}, Dan={})
    next_up(table, "Sacagaway", "Gag")
    table.turn("Ann").plays("Stagecoach")
    table.plays("Wells Fargo")
    # The three cards of Wells Fargo are drawn before the next show card is turned up.
    assert len(seen(table, "Bob", "Ann")) == 5
    assert seen(table, "Bob", "Cat") == ["duel"]
    table.ends_turn()
    table.asked("Bob", kind="play_cards")
    table.has_cards(Bob=2)
    assert seen(table, "Ann", "Bob") == []
    table.is_quiet("Bob")


@ruling("BANG-X80")
def test_a_card_taken_from_an_open_hand_stays_open(table: BangScenario) -> None:
    """Ann takes a random card of Bob's with Panic!: everybody sees which, and what is left."""
    lay(table, Ann={"hand": ["Panic!"]}, Bob={"hand": ["Duel", "Beer"]}, Cat={}, Dan={})
    showing(table, "Sacagaway")
    table.laid.open_up()
    table.turn("Ann")
    table.will_take("Bob", "Beer")
    table.plays("Panic!", on="Bob")
    assert (seen(table, "Cat", "Ann"), seen(table, "Cat", "Bob")) == (["beer"], ["duel"])
    assert all(table.table.known[card.index] == ALL for hand in table.table.hands for card in hand)
    table.is_quiet()


# -------------------------------------------------------------------- the card Wild West Show


def last_show(table: BangScenario) -> None:
    show_of(table.laid).cards = ["wild_west_show"]
    next_up(table, "Wild West Show")


@ruling("BANG-731", "BANG-748")
def test_the_sheriffs_death_ends_nothing(table: BangScenario) -> None:
    """Bob brings the last card and shoots the Sheriff: the game goes on, and rounds begin at her place still."""
    lay(table, Ann={"life": 1}, Bob={"hand": ["Stagecoach", "BANG!"]}, Cat={}, Dan={})
    last_show(table)
    table.turn("Bob").plays("Stagecoach")
    assert table.events("goal_changed")
    assert table.table.survivors
    table.plays("BANG!", on="Ann")
    assert not table.table.alive(Seat(0))
    rounds = table.table.rounds
    for name in ("Bob", "Cat", "Dan"):
        assert table.table.rounds == rounds
        table.asked(name, kind="play_cards").answers("end turn")
        while table.table.phase == "discard":
            table.match.answer(table.decision(name, "discard_excess").options[0])
    assert table.table.rounds == rounds + 1
    table.is_quiet("Bob")


@ruling("BANG-731", "BANG-X89")
def test_the_last_one_in_play_wins_alone(table: BangScenario) -> None:
    """Cat (Outlaw) kills the other Outlaw, who is the last of the others: she has won, he has not."""
    lay(table, Ann={"dead": True}, Bob={"dead": True}, Cat={"hand": ["BANG!"]}, Dan={"life": 1})
    showing(table, "Wild West Show")
    table.turn("Cat").plays("BANG!", on="Dan")
    table.is_over(outcome="last_one", winners=["Cat"])


@ruling("BANG-731")
def test_the_law_does_not_win_by_the_death_of_all_outlaws(table: BangScenario) -> None:
    """The Renegade and both Outlaws are dead: Sheriff and Deputy fight on."""
    lay(
        table,
        Ann={"hand": ["BANG!"]},
        Bob={"dead": True},
        Cat={"dead": True},
        Dan={"life": 1},
        Eve={},
    )
    showing(table, "Wild West Show")
    table.turn("Ann").plays("BANG!", on="Dan")
    table.has_life(Ann=5, Bob=0, Cat=0, Dan=0, Eve=4)
    table.is_quiet()


@ruling("BANG-731")
def test_without_the_card_it_ends_the_game(table: BangScenario) -> None:
    lay(table, Ann={"life": 1}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Bob").plays("BANG!", on="Ann")
    table.is_over(outcome="outlaws", winners=["Cat", "Dan"])


@ruling("BANG-732")
def test_the_rules_about_roles_stay(table: BangScenario) -> None:
    """No Jail for the Sheriff; 3 cards for an Outlaw; a Sheriff who kills a Deputy loses all cards."""
    lay(
        table,
        Ann={"hand": ["BANG!", "Duel", "Beer"], "play": ["Volcanic"]},
        Bob={"hand": ["Jail"]},
        Cat={"life": 1},
        Dan={},
        Eve={"life": 1},
    )
    showing(table, "Wild West Show")
    table.turn("Ann").plays("Duel", on="Cat")
    assert [event.count for event in table.events("reward_paid")] == [3]
    table.plays("BANG!", on="Eve")
    assert table.events("penalty_paid")
    table.has_cards(Ann=0)
    table.has_in_play(Ann=[])
    table.ends_turn()
    assert {label for label in table.offered("Bob") if isinstance(label, tuple) and label[0] == "jail"} == {
        ("jail", "bob"),
        ("jail", "dan"),
    }
    table.is_quiet("Bob")


@ruling("BANG-X89")
@needs("dodge_city")
def test_among_three_only_the_last_one_wins(table: BangScenario) -> None:
    """Ann, the Deputy, kills her own target, the Renegade, herself: she has not won; then the Outlaw too: she has."""
    table.seats(
        also=("wild_west_show", "dodge_city"),
        Ann={"hand": ["BANG!", "BANG!", "Stagecoach"], "play": ["Volcanic"]},
        Bob={"life": 1},
        Cat={"life": 1},
    )
    last_show(table)
    table.turn("Ann").plays("Stagecoach")
    assert in_force(table) == "wild_west_show"
    table.plays("BANG!", on="Cat")
    assert not table.match.result
    table.plays("BANG!", on="Bob")
    table.is_over(outcome="deputy", winners=["Ann"])


@ruling("BANG-X89", "BANG-731")
def test_a_ghost_is_in_play(table: BangScenario) -> None:
    """Cat kills Dan; besides her only Bob is there, without lives: the game goes on until he is gone too."""
    lay(table, Ann={"dead": True}, Bob={"dead": True}, Cat={"hand": ["BANG!", "Beer"]}, Dan={"life": 1})
    showing(table, "Wild West Show")
    table.laid.come_back(Seat(1), 0, "ghost")
    table.turn("Cat").plays("BANG!", on="Dan")
    assert not table.match.result
    table.table.owe(Seat(1), "leaves", Seat(1))
    table.plays("Beer")
    table.is_over(outcome="last_one", winners=["Cat"])
