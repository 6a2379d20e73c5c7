"""The characters of The Great Train Robbery (BANG-593 to BANG-608)."""

import pytest

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.great_train_robbery.rails import LINE, here, names, rail
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

ROW = ("Boom Town", "Yooma", "Frisco", "Tombrock")
CARS = ["Caboose", "Mail Car", "Private Car"]


def kinds(table: BangScenario, name: str) -> set[str]:
    return {str(label[0]) if isinstance(label, tuple) else str(label) for label in table.offered(name)}


@ruling("BANG-593", "BANG-594")
def test_benny_takes_two(table: BangScenario) -> None:
    """One for a BANG!, one for a club after a free move; no second free move."""
    table.seats(
        Ann={"character": "Benny Brawler", "hand": ["BANG! 2D", "BANG! 2C", "BANG! 3C"]}, Bob={}, Cat={}, Dan={}
    )
    rail(table, *ROW, railcars=CARS, place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG! 2D")
    table.asked("Ann").answers("move_train")
    table.asked("Ann", kind="take_railcar").answers(("pay_for", "yooma", "Mail Car"))
    table.asked("Ann", kind="pay_station").answers("BANG! 2C")
    table.has_in_play(Ann=["Caboose", "Mail Car"])
    assert "move_train" not in table.offered("Ann")
    assert "pay_for" in kinds(table, "Ann")
    table.is_quiet()


@ruling("BANG-X210")
def test_benny_does_not_trade_without_end(table: BangScenario) -> None:
    """He pays Deathwood with a Caboose that he had before; with the railcar he gets for it he can pay for nothing."""
    table.seats(Ann={"character": "Benny Brawler", "play": ["Caboose"]}, Bob={}, Cat={}, Dan={})
    rail(table, "Deathwood", "Yooma", railcars=["Mail Car"], deck=["Coal Hopper", "Dining Car"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "deathwood", "Mail Car"))
    table.has_in_play(Ann=["Mail Car"])
    assert names(here(table).railcars)[0] == "coal_hopper"
    assert "pay_for" not in kinds(table, "Ann")
    table.is_quiet()


@ruling("BANG-595", "BANG-596", "BANG-X206")
def test_evan_passes_a_shot_on(table: BangScenario) -> None:
    """Ann shoots with a diamond: Evan discards one of his, and Cat beside him becomes the target of the same card."""
    table.seats(
        Ann={"hand": ["BANG! 7D"], "character": "Slab the Killer"},
        Bob={"character": "Evan Babbit", "hand": ["BANG! 8D", "Beer 6H"]},
        Cat={"hand": ["Missed!"]},
        Dan={},
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[("divert", "bang", "cat"), None]).answers(("divert", "BANG!", "cat"))
    asked = table.decision("Cat", "defend").question
    assert getattr(asked, "needed", 0) == 2
    table.asked("Cat", options=["Missed!", None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    table.has_hand(Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-597")
def test_evan_cannot_hit_back(table: BangScenario) -> None:
    """Two are left: there is nobody to pass the shot on to."""
    table.seats(
        Ann={"hand": ["BANG! 7D"], "role": "sheriff"},
        Bob={"character": "Evan Babbit", "hand": ["BANG! 8D"], "role": "renegade"},
        Cat={"dead": True},
        Dan={"dead": True},
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-595", "BANG-X206")
def test_evan_and_what_is_no_bang_card(table: BangScenario) -> None:
    """A Gatling cannot be passed on, whatever its suit."""
    table.seats(Ann={"hand": ["Gatling"]}, Bob={"character": "Evan Babbit", "hand": ["Beer", "Beer"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Gatling").asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-543", "BANG-746")
def test_a_private_car_does_not_stop_a_diverted_shot(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["BANG! 7D"]},
        Bob={"character": "Evan Babbit", "hand": ["BANG! 8D"]},
        Cat={"play": ["Private Car"]},
        Dan={},
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(("divert", "BANG!", "cat"))
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    table.is_quiet()


@ruling("BANG-598", "BANG-599", "BANG-600")
@pytest.mark.parametrize("jailed", [False, True])
def test_jimmy_draws_at_the_end(table: BangScenario, jailed: bool) -> None:  # noqa: FBT001
    """After phase 3: one card above his limit, too late to be played; and also from Jail."""
    table.seats(
        Ann={},
        Bob={"character": "Jimmy Texas", "life": 1, "play": ["Jail"] if jailed else [], "hand": ["Saloon"]},
        Cat={},
        Dan={},
        deck_top=["2S", "Beer"] if jailed else ["Beer", "Scope", "Volcanic"],
    )
    rail(table, *ROW)
    table.turn("Bob", phase="start")
    if not jailed:
        table.ends_turn()
        table.asked("Bob", kind="discard_excess").answers("Beer")
        table.asked("Bob", kind="discard_excess").answers("Scope")
    table.has_hand(Bob=["Saloon", "Beer"] if jailed else ["Saloon", "Volcanic"])
    table.is_quiet("Cat")


@ruling("BANG-601")
def test_manuelita_at_the_end_of_the_line(table: BangScenario) -> None:
    """She has her two cards before Ironhorse shoots: one of them is a Missed!."""
    table.seats(
        Ann={"hand": ["Next Stop"]},
        Bob={"character": "Manuelita"},
        Cat={},
        Dan={},
        deck_top=["Scope", "Missed!", "Beer"],
    )
    rail(table, *ROW, place=3, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend").answers(None)
    table.asked("Bob", kind="defend").answers("Missed!")
    table.has_life(Ann=4, Bob=4, Cat=3, Dan=3)
    table.has_hand(Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-601")
def test_manuelita_draws_nothing_on_the_way(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Next Stop"]}, Bob={"character": "Manuelita"}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Next Stop").has_cards(Bob=0)
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-X51")
def test_a_hangover_mutes_manuelita(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Next Stop"]}, Bob={"character": "Manuelita"}, Cat={}, Dan={}, also=["high_noon"])
    rail(table, *ROW, place=3, side="Ironhorse", deck=[])
    under(table, "Hangover")
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend").answers(None)
    table.has_cards(Bob=0)


@ruling("BANG-602", "BANG-603")
def test_sancho_rides_free(table: BangScenario) -> None:
    """Any railcar of the train, under a station or not; he may move the train first, and it is his railcar."""
    table.seats(Ann={"character": "Sancho"}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, railcars=CARS)
    table.turn("Ann").asked("Ann").answers("move_train")
    assert here(table).place == 1
    free = [("take_freely", name) for name in CARS]
    table.asked("Ann", kind="take_railcar", options=free).answers(("take_freely", "Private Car"))
    table.has_in_play(Ann=["Private Car"])
    assert not kinds(table, "Ann") & {"take_freely", "pay_for", "move_train"}
    table.is_quiet()


@ruling("BANG-530", "BANG-603")
def test_sancho_at_the_end_of_the_line(table: BangScenario) -> None:
    """He has no card and one life, and no railcar stands under a station: he may take one all the same."""
    table.seats(Ann={"character": "Sancho", "life": 1}, Bob={"hand": ["Next Stop"]}, Cat={}, Dan={}, deck_top=["Beer"])
    rail(table, "Boom Town", railcars=CARS)
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="take_railcar", options=[*[("take_freely", name) for name in CARS], None]).answers(
        ("take_freely", "Mail Car")
    )
    table.has_in_play(Ann=["Mail Car"])


@ruling("BANG-604")
def test_shade_trades_when_the_train_moves(table: BangScenario) -> None:
    """In Ann's turn, before Ironhorse shoots: the Missed! he draws helps him."""
    table.seats(
        Ann={"hand": ["Next Stop"]},
        Bob={"character": "Shade O'Connor", "hand": ["Scope"]},
        Cat={},
        Dan={},
        deck_top=["Beer", "Missed!"],
    )
    rail(table, *ROW, place=3, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop")
    table.asked("Bob", kind="trade_at_station", options=["Scope", None, "pass turn", "pass my turn"]).answers("Scope")
    table.asked("Ann", kind="defend").answers(None)
    table.asked("Bob", kind="defend").answers("Missed!")
    table.has_life(Ann=4, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-604", "BANG-X200")
def test_shade_in_his_own_turn_and_full_steam(table: BangScenario) -> None:
    """In his own turn he trades nothing; a Full Steam of Ann's is one move."""
    table.seats(Ann={}, Bob={"character": "Shade O'Connor", "hand": ["Next Stop", "Scope"]}, Cat={}, Dan={})
    rail(table, *ROW, deck=[])
    table.turn("Bob").plays("Next Stop")
    table.is_quiet()


@ruling("BANG-X200")
def test_full_steam_is_one_move(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Full Steam"]}, Bob={"character": "Shade O'Connor", "hand": ["Scope", "Saloon"]}, Cat={}, Dan={}
    )
    rail(table, *ROW, deck=[])
    table.turn("Ann").plays("Full Steam").asked("Bob", kind="trade_at_station").answers("Scope")
    table.asked("Ann", kind="run_locomotive").answers("hold_locomotive")
    table.is_quiet()


@ruling("BANG-605", "BANG-X197")
def test_blaze_spares_one(table: BangScenario) -> None:
    """From his Gatling he spares Cat; he could not spare himself."""
    table.seats(Ann={"character": "Sgt. Blaze", "hand": ["Gatling"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Gatling")
    table.asked("Ann", kind="spare_one", options=["Bob", "Cat", "Dan", None]).answers("Cat")
    table.has_life(Ann=6, Bob=3, Cat=4, Dan=3)
    assert table.table.spared == -1
    table.is_quiet()


@ruling("BANG-605")
def test_blaze_spares_nobody_from_a_single_shot(table: BangScenario) -> None:
    table.seats(Ann={"character": "Sgt. Blaze", "hand": ["BANG!"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=6, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-606")
def test_blaze_and_the_general_store(table: BangScenario) -> None:
    """One card fewer is turned up, and Bob gets none."""
    table.seats(
        Ann={"character": "Sgt. Blaze", "hand": ["General Store"]}, Bob={}, Cat={}, Dan={}, deck_top=["2S", "3S", "4S"]
    )
    rail(table, *ROW)
    table.turn("Ann").plays("General Store").asked("Ann").answers("Bob")
    assert len(table.table.middle) == 3
    for name in ("Ann", "Cat"):
        table.match.answer(table.decision(name, "pick_from_store").options[0])
    table.has_cards(Ann=1, Bob=0, Cat=1, Dan=1)
    table.is_quiet()


@ruling("BANG-607", "BANG-X197")
@pytest.mark.parametrize("turn", ["Ann", "Bob"])
def test_blaze_and_the_locomotive(table: BangScenario, turn: str) -> None:
    """In his own turn he spares himself; in Bob's he cannot say anything."""
    table.seats(Ann={"character": "Sgt. Blaze", "hand": ["Next Stop"]}, Bob={"hand": ["Next Stop"]}, Cat={}, Dan={})
    rail(table, *ROW, place=3, side="Ironhorse", deck=[])
    table.turn(turn).plays("Next Stop")
    if turn == "Ann":
        table.asked("Ann", kind="spare_one", options=["Ann", "Bob", "Cat", "Dan", None]).answers("Ann")
        table.asked("Bob", kind="defend").answers(None)
    else:
        table.asked("Bob", kind="defend").answers(None)
        table.asked("Ann", kind="defend").answers(None)
    table.has_life(Ann=6 if turn == "Ann" else 5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-X197")
def test_blaze_and_most_wanted(table: BangScenario) -> None:
    """He spares himself: three checks are made."""
    table.seats(
        Ann={"character": "Sgt. Blaze", "hand": ["Most Wanted"]},
        Bob={},
        Cat={},
        Dan={},
        deck_top=["Beer", "2S", "2H", "2D"],
    )
    rail(table, *ROW)
    table.turn("Ann").plays("Most Wanted").asked("Ann", kind="spare_one").answers("Ann")
    table.has_life(Ann=6, Bob=3, Cat=4, Dan=4)
    assert len(table.events("check_made")) == 3
    table.is_quiet()


@ruling("BANG-608")
def test_zippy_moves_the_train(table: BangScenario) -> None:
    """Once in his turn, for nothing and without a railcar; the free move with a railcar is another thing."""
    table.seats(Ann={"character": "Zippy Roy", "hand": ["BANG! 2D"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, railcars=CARS)
    table.turn("Ann").uses("Zippy Roy")
    assert here(table).place == 1
    table.has_in_play(Ann=[])
    assert "zippy_roy" not in kinds(table, "Ann")
    table.asked("Ann").answers("move_train")
    table.asked("Ann", kind="take_railcar").answers(("pay_for", "yooma", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    assert here(table).place == 2
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-277")
def test_vera_has_the_ability_of_the_train(table: BangScenario) -> None:
    """Copying Manuelita, she draws two cards at the end of the line, and Manuelita too."""
    table.seats(
        Ann={"character": "Vera Custer"},
        Bob={"character": "Manuelita", "hand": ["Next Stop"]},
        Cat={},
        Dan={},
        also=LINE,
    )
    rail(table, *ROW, place=3, side="Ironhorse", deck=[])
    table.laid.copy_ability(Seat(0), Seat(1))
    table.turn("Bob").plays("Next Stop")
    table.has_cards(Ann=2, Bob=3)
