"""Where the train, loads, shadows and events come into each other's moments."""

from __future__ import annotations

import pytest

from sagebrush.core.match import Match
from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import load, loads_now
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.gold_rush.claim import buys, nuggets, shop
from tests.rulings.bang.great_train_robbery.rails import rail
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under
from tests.rulings.bang.wild_west_show.stage import demands, showing

TRAIN = "great_train_robbery"
ARMED = "armed_and_dangerous"
VALLEY = "valley_of_shadows"
SHOW = "wild_west_show"
#: On the pile nobody can hold them, so that nobody is asked for them.
QUIET = ["Escape", "Saved!"]


def names(table: BangScenario, seat: int) -> list[str]:
    return sorted(card.name for card in table.table.hands[seat])


# -------------------------------------------------------------------- whom everybody reaches


@needs(TRAIN)
@ruling("BANG-592", "BANG-X183")
@pytest.mark.parametrize("checkpoints", [True, False])
def test_nobody_is_passed_over_because_somebody_died(table: BangScenario, checkpoints: bool) -> None:  # noqa: FBT001
    """Most Wanted kills Bob; Cat, who comes after him, makes her check as well, however the match is kept."""
    table.seats(
        also=(TRAIN,),
        Ann={"hand": ["Most Wanted"]},
        Bob={"life": 1, "role": "deputy"},
        Cat={"role": "outlaw"},
        Dan={"role": "outlaw"},
        Eve={"role": "renegade"},
        deck_top=["Beer", "5H", "5S", "6S", "7S", "8S"],
    )
    table.turn("Ann")
    table._match = Match(table.game, table.config, 0, table.laid, checkpoints=checkpoints)
    table.plays("Most Wanted")
    while table.match.decision is not None and table.match.decision.question.kind != "play_cards":
        table.match.answer(table.match.decision.options[-1], seat=table.match.decision.seat)
    assert [event.seat for event in table.events("check_made")] == [0, 1, 2, 3, 4]


# -------------------------------------------------------------------- one turn more, and no third


@needs(TRAIN)
@needs("gold_rush")
@ruling("BANG-551", "BANG-X207")
def test_a_gold_rush_in_an_extra_turn_heals_and_gives_no_other(table: BangScenario) -> None:
    table.seats(also=(TRAIN, "gold_rush"), Ann={"play": ["Express Car"], "life": 2}, Bob={}, Cat={}, Dan={})
    shop(table, "Gold Rush", "Rhum", "Pickaxe")
    nuggets(table, Ann=5)
    table.turn("Ann").uses("Express Car")
    assert (table.active, table.table.extra_turn) == ("Ann", True)
    buys(table, "Gold Rush", 5)
    assert (table.active, table.table.extra_turn) == ("Bob", False)
    assert table.table.life[0] == table.table.max_life[0]


# -------------------------------------------------------------------- loads


@needs(TRAIN)
@needs(ARMED)
@ruling("BANG-737", "BANG-426")
def test_a_card_that_changes_owners_in_play_keeps_its_loads(table: BangScenario) -> None:
    """Ann switches her Bomb for a Mustang: three loads lie on it as before, in front of Bob."""
    table.seats(
        also=(TRAIN, ARMED), Ann={"hand": ["Switch"], "play": ["Bomb"]}, Bob={"play": ["Mustang"]}, Cat={}, Dan={}
    )
    load(table, "Ann", bomb=3)
    table.turn("Ann").plays("Switch", on="Bob")
    assert list(loads_now(table).cards.values()) == [3]
    assert [card.name for card in table.table.fronts[1]] == ["bomb"]


# -------------------------------------------------------------------- who is out gets nothing


@needs(TRAIN)
@ruling("BANG-548", "BANG-059")
def test_a_killer_who_is_out_has_no_reward(table: BangScenario) -> None:
    """Bob lives by his Ghost Car and gives it up for the shot that kills an Outlaw."""
    table.seats(
        also=(TRAIN,),
        Ann={"role": "sheriff"},
        Bob={"role": "deputy", "play": ["Ghost Car", "Sleeper Car"]},
        Cat={"role": "outlaw", "life": 1},
        Dan={"role": "outlaw"},
        Eve={"role": "renegade"},
    )
    table.laid.life[1] = 0
    table.laid.ghosts[1] = "ghost_car"
    table.laid.changed()
    table.turn("Bob").asked("Bob").answers(("sacrifice", "sleeper_car", "Ghost Car", "cat"))
    assert not table.table.alive(Seat(1))
    assert not table.table.alive(Seat(2))
    assert names(table, 1) == []
    assert not table.events("reward_paid")


@needs(TRAIN)
@needs(VALLEY)
@ruling("BANG-567", "BANG-X102")
def test_a_life_that_was_saved_pays_for_no_railcar(table: BangScenario) -> None:
    table.seats(also=(TRAIN, VALLEY), Ann={"life": 3}, Bob={"hand": ["Saved!"]}, Cat={}, Dan={})
    rail(table, "Tombrock", "Yooma", "Frisco", "Boom Town", railcars=["Caboose", "Mail Car"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "tombrock", "Caboose"))
    table.asked("Bob").answers("Saved!")
    while table.match.decision is not None and table.match.decision.question.kind != "play_cards":
        table.match.answer(table.match.decision.options[0], seat=table.match.decision.seat)
    assert table.table.life[0] == 3
    assert not table.table.fronts[0]


# -------------------------------------------------------------------- shots


@needs(TRAIN)
@needs(ARMED)
@ruling("BANG-746", "BANG-595")
def test_evan_babbit_passes_on_what_nothing_cancels(table: BangScenario) -> None:
    """A paid Double Barrel: no Missed! helps him, a card of the suit does."""
    table.seats(
        also=(TRAIN, ARMED),
        Ann={"hand": ["BANG! 7D"], "play": ["Double Barrel"]},
        Bob={"character": "Evan Babbit", "hand": ["BANG! 8D", "Missed!"]},
        Cat={},
        Dan={},
    )
    load(table, "Ann", double_barrel=3)
    table.turn("Ann").plays("BANG! 7D", on="Bob")
    table.asked("Ann").answers(("pay_loads", 1, 1))
    offered = [option.kind for option in table.decision("Bob").options]
    assert set(offered) == {"divert", "decline"}
    table.cannot_play("Missed!", why="bang-why-nothing-cancels", ruling="BANG-746")
    table.match.answer(table.decision("Bob").options[0])
    assert table.table.life[1:3] == [table.table.max_life[1], 3]


@needs(TRAIN)
@needs(VALLEY)
@ruling("BANG-620", "BANG-X181")
def test_mick_defender_answers_a_knife_revolver_as_a_shot(table: BangScenario) -> None:
    table.seats(
        also=(TRAIN, VALLEY),
        Ann={"hand": ["Knife Revolver"]},
        Bob={"character": "Mick Defender", "hand": ["Missed!"]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["KH"],
    )
    table.turn("Ann").plays("Knife Revolver", on="Bob")
    table.asked("Bob", kind="defend").answers("Missed!")
    assert "knife_revolver" in names(table, 0)


@needs(TRAIN)
@needs(VALLEY)
@ruling("BANG-644", "BANG-X104")
def test_nobody_escapes_a_money_bag_that_is_a_fanning(table: BangScenario) -> None:
    table.seats(
        also=(TRAIN, VALLEY),
        Ann={"hand": ["Money Bag"]},
        Bob={"hand": ["Escape"]},
        Cat={},
        Dan={},
        pile=["Saved!", "Fanning"],
    )
    table.turn("Ann").plays("Money Bag", on="Bob")
    assert "aimed" not in [decision.question.kind for decision in table.match.decisions]


# -------------------------------------------------------------------- Prisoner Car


@needs("dodge_city")
@needs(TRAIN)
@ruling("BANG-X188")
def test_a_prisoner_car_minds_duels_that_are_duels(table: BangScenario) -> None:
    """Doc Holyday discards one for his shot: that is none; Indians! and Duels themselves leave Bob alone."""
    table.seats(
        also=("dodge_city", TRAIN),
        Ann={"hand": ["Duel", "Beer", "Indians!"], "character": "Doc Holyday"},
        Bob={"play": ["Prisoner Car"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann")
    assert ("duel", "bob") not in table.offered("Ann")
    table.plays("Indians!")
    assert [event.seat for event in table.events("unaffected")] == [1]
    table.uses("Doc Holyday", on="Bob")
    table.asked("Ann").answers("Duel")
    assert table.table.life[1] == 3


# -------------------------------------------------------------------- events


@needs("fistful_of_cards")
@needs(TRAIN)
@ruling("BANG-695", "BANG-551")
def test_in_the_abandoned_mine_an_express_car_buries_the_hand(table: BangScenario) -> None:
    """What Ann discards in her turn goes onto the deck, so that her next turn digs up other cards."""
    table.seats(
        also=("fistful_of_cards", TRAIN),
        Ann={"hand": ["Beer", "Missed!"], "play": ["Express Car"]},
        Bob={},
        Cat={},
        Dan={},
        pile=["Saloon", "Scope", "Panic!", "Duel"],
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    assert names(table, 0) == ["beer", "duel", "missed", "panic"]
    table.uses("Express Car")
    assert names(table, 0) == ["saloon", "scope"]


@needs("fistful_of_cards")
@needs(ARMED)
@ruling("BANG-698", "BANG-X65")
def test_a_card_that_was_played_obliges_no_more(table: BangScenario) -> None:
    """A Flintlock comes back for two loads: it was played, and the turn may end."""
    table.seats(
        also=("fistful_of_cards", ARMED),
        Ann={},
        Bob={"hand": ["Missed!"]},
        Cat={},
        Dan={},
        deck_top=["Beer", "Flintlock"],
    )
    load(table, "Ann", character=4)
    under(table, "Law of the West")
    table.turn("Ann", phase="draw").plays("Flintlock", on="Bob")
    table.asked("Bob").answers("Missed!")
    table.asked("Ann").answers(("pay_loads", 1, 2))
    assert "flintlock" in names(table, 0)
    assert "end_turn" in table.offered("Ann")


# -------------------------------------------------------------------- a card gone


@needs(TRAIN)
@ruling("BANG-574", "BANG-750")
def test_a_refund_pays_for_what_el_gringo_takes(table: BangScenario) -> None:
    """By no choice of his own; but a card of Ann's is gone, and another comes for it."""
    table.seats(
        also=(TRAIN,),
        Ann={"hand": ["BANG!", "Beer"], "play": ["Refund"]},
        Bob={"character": "El Gringo"},
        Cat={},
        Dan={},
        deck_top=["Saloon"],
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    assert (names(table, 0), names(table, 1)) == (["saloon"], ["beer"])


@needs(TRAIN)
@needs("gold_rush")
@ruling("BANG-605")
def test_sgt_blaze_may_leave_somebody_out_of_a_pardner(table: BangScenario) -> None:
    """What his Pardner does for all as a General Store is an effect of his as well."""
    table.seats(also=(TRAIN, "gold_rush"), Ann={"character": "Sgt. Blaze"}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    shop(table, "Pardner", "Rhum", "Pickaxe")
    nuggets(table, Ann=5)
    table.turn("Ann")
    decision = table.decision("Ann")
    table.match.answer(next(option for option in decision.options if "pardner" in option.id))
    decision = table.decision("Ann")
    table.match.answer(next(option for option in decision.options if "general_store" in option.id))
    assert table.decision("Ann").question.kind not in ("pick_from_store", "play_cards")


@needs("fistful_of_cards")
@needs(TRAIN)
@ruling("BANG-695", "BANG-515")
def test_in_the_abandoned_mine_a_station_is_paid_onto_the_deck(table: BangScenario) -> None:
    """Ann pays with two cards in play: her Mustang goes there, a railcar is no card of that deck."""
    table.seats(
        also=("fistful_of_cards", TRAIN),
        Ann={"play": ["Mustang", "Caboose"]},
        Bob={},
        Cat={},
        Dan={},
        pile=["Saloon", "Scope"],
    )
    rail(table, "Virginia Town", railcars=["Mail Car"], place=1)
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw").asked("Ann").answers(("pay_for", "virginia_town", "Mail Car"))
    for card in ("Mustang", "Caboose"):
        table.asked("Ann", kind="pay_station").answers(card)
    assert table.table.deck[-1].name == "mustang"
    assert not table.table.pile
    assert [card.name for card in table.table.fronts[0]] == ["mail_car"]


# -------------------------------------------------------------------- once, and at once


@needs(ARMED)
@needs("wild_west_show")
@ruling("BANG-X164", "BANG-452")
def test_a_flintlock_that_is_only_repeated_does_not_come_back(table: BangScenario) -> None:
    """Played, it is offered for two loads; as Lee Van Kliff repeats it, it is not."""
    table.seats(
        also=(ARMED, "wild_west_show"),
        Ann={"hand": ["Flintlock", "BANG!"], "character": "Lee Van Kliff"},
        Bob={"hand": ["Missed!", "Missed!"]},
        Cat={},
        Dan={},
    )
    load(table, "Ann", character=4)
    table.turn("Ann").plays("Flintlock", on="Bob")
    table.asked("Bob").answers("Missed!")
    table.asked("Ann", kind="take_back_card").answers(None)
    table.uses("Lee Van Kliff", on="Bob", card="BANG!")
    table.asked("Bob").answers("Missed!")
    table.asked("Ann", kind="play_cards")


@needs(TRAIN)
@ruling("BANG-548", "BANG-583")
def test_who_gives_up_his_ghost_car_is_asked_no_more(table: BangScenario) -> None:
    table.seats(
        also=(TRAIN,),
        Ann={"hand": ["Train Robbery"]},
        Bob={"play": ["Ghost Car", "Barrel", "Scope"], "hand": ["Beer"], "role": "outlaw"},
        Cat={"role": "outlaw"},
        Dan={"role": "renegade"},
        Eve={"role": "deputy"},
        pile=QUIET,
    )
    table.laid.life[1] = 0
    table.laid.ghosts[1] = "ghost_car"
    table.laid.changed()
    table.turn("Ann").plays("Train Robbery", on="Bob")
    table.asked("Bob", kind="give_up_card").answers("Ghost Car")
    assert not table.table.alive(Seat(1))
    table.asked("Ann", kind="play_cards")


# -------------------------------------------------------------------- Sgt. Blaze, and who is made to play


@needs(TRAIN)
@needs(ARMED)
@ruling("BANG-X232")
def test_blaze_spares_nobody_whom_he_has_named(table: BangScenario) -> None:
    ann: Player = {"character": "Sgt. Blaze", "hand": ["Quick Shot"]}
    table.seats(Ann=ann, Bob={}, Cat={}, Dan={}, also=[TRAIN, ARMED])
    rail(table, "Boom Town", "Yooma", "Frisco", "Tombrock")
    load(table, "Ann", character=1)
    table.turn("Ann").plays("Quick Shot", on="Bob").asked("Ann", kind="further_target").answers("Dan")
    table.has_life(Ann=6, Bob=3, Cat=4, Dan=3)
    table.is_quiet()


@needs(TRAIN)
@needs(SHOW)
@ruling("BANG-X233", "BANG-X75", "BANG-730")
def test_who_is_made_to_play_a_next_stop_takes_a_railcar(table: BangScenario) -> None:
    """Ann has taken her railcar already; Bob, whom she makes play, may take one as well, and it counts for nobody."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Next Stop", "BANG!"]},
        Cat={},
        Dan={},
        also=[TRAIN, SHOW],
        deck_top=["Mustang", "Scope", "Saloon", "Volcanic", "Winchester"],
    )
    rail(table, "Boom Town", "Yooma", railcars=["Caboose", "Mail Car", "Lounge Car"], deck=["Coal Hopper"], place=1)
    showing(table, "Dorothy Rage")
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    demands(table, "Bob", "Next Stop")
    table.asked("Bob", kind="take_railcar").answers(("pay_for", "boom_town", "Lounge Car"))
    table.asked("Bob", kind="pay_station").answers("BANG!")
    table.has_in_play(Ann=["Caboose"], Bob=["Lounge Car"])
    assert table.table.used.count("railcar") == 1
    table.asked("Bob", kind="pick_from_store")
