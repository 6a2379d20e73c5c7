"""Gag, Bone Orchard, Darling Valentine, Helena Zontero and Lady Rosa of Texas."""

from sagebrush.core.rng import ScriptedChance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.wild_west_show.options import ChangePlaces
from sagebrush.games.bang.game import GAME
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.wild_west_show.stage import changes_places, demands, lay, may, next_up, showing


def chance_says(table: BangScenario, *numbers: int) -> None:
    chance = table.laid.chance
    assert isinstance(chance, ScriptedChance)
    chance.extend(list(numbers))


# -------------------------------------------------------------------- Gag


@ruling("BANG-X70")
def test_gag_keeps_the_table_quiet(table: BangScenario) -> None:
    """While Gag is in force the stage says so; without it, and once it is gone, everybody may talk."""
    lay(table, Ann={"hand": ["Stagecoach", "Wells Fargo"]}, Bob={}, Cat={}, Dan={})
    next_up(table, "Gag", "Sacagaway")
    table.turn("Ann")
    quiet = [table.match.stage.quiet]
    table.plays("Stagecoach")
    quiet.append(table.match.stage.quiet)
    table.plays("Wells Fargo")
    quiet.append(table.match.stage.quiet)
    assert quiet == [False, True, False]
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Bone Orchard


@ruling("BANG-725", "BANG-X71")
def test_an_eliminated_player_comes_back(table: BangScenario) -> None:
    """Bob is out. When his turn would come he is back with 1 life, draws 2 cards and plays."""
    lay(table, Ann={}, Bob={"dead": True}, Cat={}, Dan={})
    showing(table, "Bone Orchard")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="play_cards")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_cards(Bob=2)
    table.is_quiet("Bob")


@ruling("BANG-725")
def test_without_it_he_stays_out(table: BangScenario) -> None:
    lay(table, Ann={}, Bob={"dead": True}, Cat={}, Dan={})
    table.turn("Ann").ends_turn()
    table.is_quiet("Cat")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)


@ruling("BANG-725")
def test_he_stays_when_the_card_goes(table: BangScenario) -> None:
    """Bob is back and plays Stagecoach, which replaces the Bone Orchard: he stays, Dan does not come back."""
    lay(table, Ann={}, Bob={"dead": True}, Cat={}, Dan={"dead": True}, deck_top=("Stagecoach",))
    showing(table, "Bone Orchard")
    next_up(table, "Gag")
    table.turn("Ann").ends_turn()
    table.plays("Stagecoach")
    table.ends_turn()
    while table.table.phase == "discard":
        table.match.answer(table.decision("Bob", "discard_excess").options[0])
    table.asked("Cat", kind="play_cards").answers("end turn")
    table.asked("Ann", kind="play_cards")
    assert table.table.alive(Seat(1))
    assert not table.table.alive(Seat(3))
    table.is_quiet("Ann")


@ruling("BANG-X71")
def test_roles_are_drawn_from_those_of_all_the_eliminated(table: BangScenario) -> None:
    """Bob (Renegade) and Dan (Outlaw) are out: Bob comes back as an Outlaw, and nobody else is told."""
    lay(table, Ann={}, Bob={"dead": True}, Cat={}, Dan={"dead": True}, Eve={})
    showing(table, "Bone Orchard")
    assert table.laid.roles[1:4] == ["renegade", "outlaw", "outlaw"]
    chance_says(table, 0)
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="play_cards")
    assert (table.table.roles[1], table.table.roles[3]) == ("outlaw", "renegade")
    assert table.sees("Bob").players[1].role == "outlaw"
    assert [player.role for player in table.sees("Ann").players] == ["sheriff", None, None, None, None]
    told = table.events("roles_dealt")[0]
    assert told.seen_by(Seat(0)).roles == ("", "")
    assert told.seen_by(Seat(1)).roles == ("outlaw", "")
    table.is_quiet("Bob")


@ruling("BANG-X71")
def test_the_only_one_keeps_the_role_that_all_have_seen(table: BangScenario) -> None:
    lay(table, Ann={}, Bob={"dead": True}, Cat={}, Dan={})
    showing(table, "Bone Orchard")
    table.turn("Ann").ends_turn()
    assert table.sees("Cat").players[1].role == "renegade"
    assert not table.events("roles_dealt")
    table.is_quiet("Bob")


@ruling("BANG-X71")
def test_who_is_in_play_without_lives_is_not_eliminated(table: BangScenario) -> None:
    """Bob plays on as a ghost: his turn comes, and he has no life still."""
    lay(table, Ann={}, Bob={"dead": True}, Cat={}, Dan={})
    showing(table, "Bone Orchard")
    table.laid.come_back(Seat(1), 0, "ghost")
    table.turn("Ann").ends_turn()
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    assert table.table.ghosts[1] == "ghost"
    table.is_quiet("Bob")


@ruling("BANG-725")
def test_who_may_still_come_back_is_not_out(table: BangScenario) -> None:
    """Bob's game is not over as long as the Bone Orchard may come, and he may not see all cards."""
    lay(table, Ann={"hand": ["Stagecoach"]}, Bob={"dead": True}, Cat={}, Dan={})
    showing(table, "Bone Orchard")
    next_up(table, "Gag")
    table.turn("Ann")
    assert not GAME.is_out(table.table, Seat(1))
    assert table.match.stage.out == (Seat(1),)
    table.plays("Stagecoach")
    assert GAME.is_out(table.table, Seat(1))
    table.is_quiet()


# -------------------------------------------------------------------- Darling Valentine


@ruling("BANG-728")
def test_a_new_hand_before_the_usual_draw(table: BangScenario) -> None:
    """Ann's turn begins with 2 cards: she discards them, draws 2 others and then the 2 of phase 1."""
    lay(
        table,
        Ann={"hand": ["BANG!", "Missed!"]},
        Bob={"hand": ["Beer"]},
        Cat={},
        Dan={},
        deck_top=("Beer", "Saloon", "Duel", "Gatling"),
    )
    showing(table, "Darling Valentine")
    table.turn("Ann", phase="start")
    table.has_hand(Ann=["Beer", "Saloon", "Duel", "Gatling"], Bob=["Beer"])
    table.pile_is("BANG!", "Missed!")
    table.is_quiet()


@ruling("BANG-728", "BANG-X72")
def test_an_empty_hand_stays_empty(table: BangScenario) -> None:
    """Ann has no card: nothing is exchanged, she draws her 2 cards."""
    lay(table, Ann={}, Bob={}, Cat={}, Dan={}, deck_top=("Beer", "Saloon", "Duel"))
    showing(table, "Darling Valentine")
    table.turn("Ann", phase="start")
    table.has_hand(Ann=["Beer", "Saloon"])
    table.is_quiet()


@ruling("BANG-X72")
def test_it_comes_before_the_checks_and_even_in_jail(table: BangScenario) -> None:
    """Bob in Jail exchanges his card first, then the check keeps him there; he draws nothing more."""
    lay(table, Ann={}, Bob={"hand": ["BANG!"], "play": ["Jail"]}, Cat={}, Dan={}, deck_top=("Beer", "2S", "Duel"))
    showing(table, "Darling Valentine")
    table.turn("Bob", phase="start")
    table.has_hand(Bob=["Beer"])
    assert table.events("jail_checked")[0].escaped is False
    assert table.active == "Cat"


@ruling("BANG-X72")
def test_the_owner_says_which_card_ends_on_top_where_it_matters(table: BangScenario) -> None:
    """Pedro Ramirez watches the pile, so Ann chooses; Suzy Lafayette draws nothing for a hand that is filled again."""
    lay(
        table,
        Ann={"hand": ["BANG!", "Missed!"], "character": "Suzy Lafayette"},
        Bob={"character": "Pedro Ramirez"},
        Cat={},
        Dan={},
    )
    showing(table, "Darling Valentine")
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_top", options=["BANG!", "Missed!"]).answers("BANG!")
    table.pile_is("Missed!", "BANG!")
    table.has_cards(Ann=4)
    table.is_quiet()


# -------------------------------------------------------------------- Helena Zontero


@ruling("BANG-X76")
def test_a_red_card_deals_the_roles_anew(table: BangScenario) -> None:
    """Ann turns Helena up and checks a diamond: all roles but the Sheriff's are shuffled and dealt in secret."""
    lay(table, Ann={"hand": ["Stagecoach"]}, Bob={}, Cat={}, Dan={}, deck_top=("Beer", "Saloon", "BANG! 7D"))
    next_up(table, "Helena Zontero")
    chance_says(table, 0, 0)
    table.turn("Ann").plays("Stagecoach")
    assert table.table.roles == ["sheriff", "outlaw", "outlaw", "renegade"]
    assert [player.role for player in table.sees("Dan").players] == ["sheriff", None, None, "renegade"]
    assert [event.seat for event in table.events("check_made")] == [Seat(0)]
    assert not any(table.table.harm + table.table.attacks)
    table.is_quiet()


@ruling("BANG-X76")
def test_a_black_card_leaves_them(table: BangScenario) -> None:
    lay(table, Ann={"hand": ["Stagecoach"]}, Bob={}, Cat={}, Dan={}, deck_top=("Beer", "Saloon", "2S"))
    next_up(table, "Helena Zontero")
    table.turn("Ann").plays("Stagecoach")
    assert table.table.roles == ["sheriff", "renegade", "outlaw", "outlaw"]
    assert not table.events("roles_dealt")
    table.is_quiet()


@ruling("BANG-X76")
def test_the_dead_keep_their_roles(table: BangScenario) -> None:
    """Bob is out as the Renegade: only Cat, Dan and Eve get new roles, among those three."""
    lay(
        table,
        Ann={"hand": ["Stagecoach"]},
        Bob={"dead": True},
        Cat={},
        Dan={},
        Eve={},
        deck_top=("Beer", "Saloon", "BANG! 7D"),
    )
    next_up(table, "Helena Zontero")
    chance_says(table, 0, 0)
    table.turn("Ann").plays("Stagecoach")
    assert table.table.roles == ["sheriff", "renegade", "outlaw", "deputy", "outlaw"]
    assert table.sees("Ann").players[1].role == "renegade"
    table.is_quiet()


@ruling("BANG-X76")
@needs("dodge_city")
def test_among_three_the_new_roles_are_open_too(table: BangScenario) -> None:
    """Deputy, Outlaw and Renegade change places before everybody's eyes."""
    table.seats(
        also=("wild_west_show", "dodge_city"),
        Ann={"hand": ["Stagecoach"]},
        Bob={},
        Cat={},
        deck_top=("Beer", "Saloon", "BANG! 7D"),
    )
    next_up(table, "Helena Zontero")
    chance_says(table, 0, 0)
    table.turn("Ann").plays("Stagecoach")
    assert table.table.roles == ["outlaw", "renegade", "deputy"]
    assert [player.role for player in table.sees("Bob").players] == ["outlaw", "renegade", "deputy"]
    table.is_quiet()


@ruling("BANG-X76")
def test_whoever_turned_it_up_makes_the_check(table: BangScenario) -> None:
    """Dorothy makes Lucky Duke play his Stagecoach: it is he who turns up two cards for the check and chooses."""
    lay(
        table,
        Ann={},
        Bob={"hand": ["Stagecoach"], "character": "Lucky Duke"},
        Cat={},
        Dan={},
        deck_top=("Beer", "Saloon", "2S", "3S"),
    )
    showing(table, "Dorothy Rage")
    next_up(table, "Helena Zontero")
    table.turn("Ann")
    demands(table, "Bob", "Stagecoach")
    table.asked("Bob", kind="choose_checked").answers("2S")
    assert not table.events("roles_dealt")
    table.is_quiet()


# -------------------------------------------------------------------- Lady Rosa of Texas


@ruling("BANG-727", "BANG-X77")
def test_two_players_change_places(table: BangScenario) -> None:
    """Ann changes places with Dan on her right: all they have goes along, and Dan loses his next turn."""
    lay(
        table,
        Ann={"hand": ["Beer"], "play": ["Barrel"]},
        Bob={},
        Cat={},
        Dan={"hand": ["Duel"], "life": 2, "play": ["Mustang"]},
        Eve={"dead": True},
    )
    showing(table, "Lady Rosa of Texas")
    table.turn("Ann")
    assert table.distance("Ann", "Cat") == 2
    assert not may(table, "Ann", ChangePlaces(table.seat("Bob")))
    changes_places(table, "Dan")
    assert table.table.order == (3, 1, 2, 0, 4)
    assert (table.distance("Ann", "Cat"), table.distance("Ann", "Bob")) == (1, 2)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=2, Eve=0)
    table.has_hand(Ann=["Beer"], Dan=["Duel"])
    table.has_in_play(Ann=["Barrel"], Dan=["Mustang"])
    table.ends_turn()
    assert [event.seat for event in table.events("turn_skipped")] == [Seat(3)]
    table.is_quiet("Bob")


@ruling("BANG-X77")
def test_once_a_turn_and_not_without_her(table: BangScenario) -> None:
    lay(table, Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert not may(table, "Ann", ChangePlaces(table.seat("Dan")))
    table.ends_turn()
    showing(table, "Lady Rosa of Texas")
    table.asked("Bob", kind="play_cards").answers("end turn")
    changes_places(table, "Bob")
    assert not any(isinstance(option, ChangePlaces) for option in table.decision("Cat").options)
    table.is_quiet("Cat")


@ruling("BANG-X77")
def test_whoever_is_changed_with_again_loses_another_turn(table: BangScenario) -> None:
    """Ann changes with Dan, Bob (now left of him) changes with Dan again: Dan is passed over twice."""
    lay(table, Ann={}, Bob={}, Cat={}, Dan={})
    showing(table, "Lady Rosa of Texas")
    table.turn("Ann")
    changes_places(table, "Dan")
    table.ends_turn()
    changes_places(table, "Dan")
    assert table.table.order == (1, 3, 2, 0)
    table.asked("Bob", kind="play_cards").answers("end turn")
    assert [event.seat for event in table.events("turn_skipped")] == [Seat(3), Seat(3)]
    table.is_quiet("Cat")


@ruling("BANG-X77")
def test_of_two_players_nobody_changes_places(table: BangScenario) -> None:
    """Ann could else take the turn from Bob for ever; with Cat in play she may change with her."""
    lay(table, Ann={}, Bob={}, Cat={"dead": True}, Dan={"dead": True})
    showing(table, "Lady Rosa of Texas")
    table.turn("Ann")
    assert not may(table, "Ann", ChangePlaces(table.seat("Bob")))
    table.is_quiet()


@ruling("BANG-X77")
def test_of_three_players_they_do(table: BangScenario) -> None:
    lay(table, Ann={}, Bob={}, Cat={}, Dan={"dead": True})
    showing(table, "Lady Rosa of Texas")
    table.turn("Ann")
    assert may(table, "Ann", ChangePlaces(table.seat("Cat")))
    table.is_quiet()


@ruling("BANG-X77")
def test_who_is_in_play_without_lives_keeps_his_place(table: BangScenario) -> None:
    """Cat is back for her turn: shadows who change places could take every turn from Ann and Bob."""
    lay(table, Ann={}, Bob={}, Cat={"dead": True}, Dan={"dead": True})
    showing(table, "Lady Rosa of Texas")
    table.laid.come_back(Seat(2), 0, "shadow_gunslingers")
    table.turn("Cat")
    assert not may(table, "Cat", ChangePlaces(table.seat("Bob")))
    table.asked("Cat", kind="play_cards").answers("end turn")
    table.is_quiet("Ann")


@ruling("BANG-X77")
def test_who_is_eliminated_owes_no_turn(table: BangScenario) -> None:
    """Ann changes with Dan and kills him; the Bone Orchard brings him back, and he has his turn."""
    lay(table, Ann={"hand": ["BANG!", "Stagecoach"]}, Bob={}, Cat={}, Dan={"life": 1})
    showing(table, "Lady Rosa of Texas")
    next_up(table, "Bone Orchard")
    table.turn("Ann")
    changes_places(table, "Dan")
    table.plays("BANG!", on="Dan")
    table.plays("Stagecoach")
    table.ends_turn()
    assert not table.events("turn_skipped")
    table.is_quiet("Dan")
