"""Characters: Slab the Killer, Willy the Kid, Johnny Kisch, Uncle Will, Claus the Saint (BANG-232 to BANG-236)."""

from sagebrush.games.bang.options import Defend
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- Slab the Killer


@ruling("BANG-232")
def test_slab_is_stopped_by_two_missed(table: BangScenario) -> None:
    """Bob plays two Missed! cards against Slab's BANG! and keeps all his lives."""
    table.seats(
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]}, Bob={"hand": ["Missed!", "Missed!"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    assert table.decision("Bob").question == Defend(table.seat("Ann"), "bang", ("bang:AS",), 2)
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    assert table.decision("Bob").question == Defend(table.seat("Ann"), "bang", ("bang:AS",), 1)
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-232")
def test_one_missed_does_not_stop_slab(table: BangScenario) -> None:
    """Bob has one Missed!: it is played in vain, and he loses a life."""
    table.seats(Ann={"character": "Slab the Killer", "hand": ["BANG!"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-232")
def test_slabs_gatling_is_no_bang_card(table: BangScenario) -> None:
    """Against Slab's Gatling a single Missed! is enough."""
    table.seats(Ann={"character": "Slab the Killer", "hand": ["Gatling"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Gatling")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-232")
def test_slab_is_dangerous_only_with_his_own_bang(table: BangScenario) -> None:
    """Slab looks on while Ann shoots Bob: one Missed! is enough. Nor does Slab himself need two against Ann."""
    table.seats(
        Ann={"hand": ["BANG!", "BANG!"], "play": ["Volcanic"]},
        Bob={"hand": ["Missed!", "Beer"]},
        Cat={},
        Dan={"character": "Slab the Killer", "hand": ["Missed!", "Beer"]},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.plays("BANG!", on="Dan")
    table.asked("Dan", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer"], Cat=[], Dan=["Beer"])
    table.is_quiet()


@ruling("BANG-233")
def test_a_barrel_alone_does_not_stop_slab(table: BangScenario) -> None:
    """Bob's Barrel check shows hearts, but he has no Missed!: one effect of two, he loses a life."""
    table.seats(
        deck_top=["4H"],
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"hand": ["Beer"], "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers("Barrel")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-232", "BANG-207")
def test_slab_against_janet(table: BangScenario) -> None:
    """Calamity Janet needs two as well: a Missed! and a BANG! card will do."""
    table.seats(
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": "Calamity Janet", "hand": ["Missed!", "BANG!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Missed!", "BANG!", None]).answers("BANG!")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-233", "BANG-X17", "BANG-079")
def test_slab_against_jourdonnais_with_barrel_and_missed(table: BangScenario) -> None:
    """Jourdonnais' own check fails, his Barrel shows hearts, and a Missed! is the second effect."""
    table.seats(
        deck_top=["2C", "4H"],
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": "Jourdonnais", "hand": ["Missed!"], "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Missed!", "Barrel", "Jourdonnais", None]).answers("Jourdonnais")
    table.asked("Bob", options=["Missed!", "Barrel", None]).answers("Barrel")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Willy the Kid


@ruling("BANG-234")
def test_willy_plays_any_number_of_bangs(table: BangScenario) -> None:
    """Willy plays three BANG! cards in one turn, at Bob, at Dan and at Bob again; Cat is out of range."""
    table.seats(
        Ann={"character": "Willy the Kid", "hand": ["BANG!", "BANG!", "BANG!", "BANG!"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.plays("BANG!", on="Dan", offered={"Ann", "Bob", "Dan"})
    table.plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.may_play("BANG!")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=3)
    table.has_hand(Ann=["BANG!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-234")
def test_willy_with_a_long_gun(table: BangScenario) -> None:
    """Unlike a Volcanic, his ability goes with any weapon: with a Schofield he shoots twice at Cat, two seats away."""
    table.seats(
        Ann={"character": "Willy the Kid", "hand": ["BANG!", "BANG!"], "play": ["Schofield"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Cat", offered={"Ann", "Bob", "Cat", "Dan"})
    table.plays("BANG!", on="Cat")
    table.has_life(Ann=5, Bob=4, Cat=2, Dan=4)
    table.is_quiet()


@ruling("BANG-234", "BANG-041")
def test_who_is_not_willy_plays_one(table: BangScenario) -> None:
    """Ann has no such ability: after one BANG! the other stays in her hand, although Willy sits beside her."""
    table.seats(Ann={"hand": ["BANG!", "BANG!"]}, Bob={"character": "Willy the Kid"}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.asked("Ann", kind="play_cards", options=["end turn"])
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Johnny Kisch


@ruling("BANG-235", "BANG-236")
def test_johnny_plays_a_mustang(table: BangScenario) -> None:
    """Johnny puts a Mustang into play: Cat's Mustang is discarded, her Scope and Bob's Barrel stay."""
    table.seats(
        Ann={"character": "Johnny Kisch", "hand": ["Mustang"]},
        Bob={"play": ["Barrel"]},
        Cat={"play": ["Mustang", "Scope"], "hand": ["Beer"]},
        Dan={},
    )
    table.turn("Ann").plays("Mustang")
    table.has_in_play(Ann=["Mustang"], Bob=["Barrel"], Cat=["Scope"], Dan=[])
    table.has_hand(Ann=[], Bob=[], Cat=["Beer"], Dan=[])
    table.pile_is("Mustang")
    assert table.distance("Bob", "Ann") == 2
    assert table.distance("Bob", "Cat") == 1
    table.is_quiet()


@ruling("BANG-235")
def test_johnny_plays_a_weapon(table: BangScenario) -> None:
    """His Schofield replaces his own Volcanic, and both Schofields of the others are discarded; a Winchester stays."""
    table.seats(
        Ann={"character": "Johnny Kisch", "hand": ["Schofield"], "play": ["Volcanic"]},
        Bob={"play": ["Schofield"]},
        Cat={"play": ["Winchester"]},
        Dan={"play": ["Schofield"]},
    )
    table.turn("Ann").plays("Schofield")
    table.has_in_play(Ann=["Schofield"], Bob=[], Cat=["Winchester"], Dan=[])
    table.pile_is("Volcanic", "Schofield", "Schofield")
    table.is_quiet()


@ruling("BANG-235")
def test_johnny_puts_somebody_in_jail(table: BangScenario) -> None:
    """Johnny jails Bob: Cat's Jail is discarded, for there is to be no other one in play."""
    table.seats(
        Ann={"character": "Johnny Kisch", "hand": ["Jail"]}, Bob={}, Cat={"play": ["Jail"]}, Dan={"play": ["Dynamite"]}
    )
    table.turn("Ann").plays("Jail", on="Bob", offered={"Bob", "Dan"})
    table.has_in_play(Ann=[], Bob=["Jail"], Cat=[], Dan=["Dynamite"])
    table.pile_is("Jail")
    table.is_quiet()


@ruling("BANG-235")
def test_another_player_plays_a_mustang(table: BangScenario) -> None:
    """It works only for what Johnny himself puts into play: Bob's Mustang leaves Johnny's alone."""
    table.seats(
        Ann={"role": "sheriff", "hand": ["Mustang"]},
        Bob={"character": "Johnny Kisch", "play": ["Mustang"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Mustang")
    table.has_in_play(Ann=["Mustang"], Bob=["Mustang"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-235", "BANG-043")
def test_johnny_cannot_play_what_he_has(table: BangScenario) -> None:
    """With a Mustang in front of him he cannot play a second one, ability or not."""
    table.seats(Ann={"character": "Johnny Kisch", "hand": ["Mustang"], "play": ["Mustang"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").cannot_play("Mustang", why="bang-why-same-name", ruling="BANG-043")
    table.asked("Ann", kind="play_cards", options=["end turn"])
    table.is_quiet()


# -------------------------------------------------------------------- Uncle Will


@ruling("BANG-X10")
def test_uncle_will_and_a_real_general_store(table: BangScenario) -> None:
    """A real General Store is played as such and leaves his ability for another card."""
    table.seats(
        deck_top=["Beer", "Duel", "Jail", "Scope"],
        Ann={"character": "Uncle Will", "hand": ["General Store", "Missed!"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("General Store")
    table.asked("Ann").answers("Beer")
    table.asked("Bob").answers("Duel")
    table.asked("Cat").answers("Jail")
    table.has_hand(Ann=["Missed!", "Beer"], Bob=["Duel"], Cat=["Jail"], Dan=["Scope"])
    assert {("uncle_will", "missed"), ("uncle_will", "beer")} <= table.offered("Ann")
    table.is_quiet()


# -------------------------------------------------------------------- Claus the Saint


@ruling("BANG-X11")
def test_claus_and_the_dead(table: BangScenario) -> None:
    """Three players are left: Claus draws 4 cards; the dead Cat gets none."""
    table.seats(
        deck_top=["Beer", "Duel", "Jail", "Panic!"],
        Ann={"character": "Claus the Saint"},
        Bob={},
        Cat={"dead": True},
        Dan={},
    )
    table.turn("Ann", phase="draw")
    table.asked("Ann", options=["Beer", "Duel", "Jail", "Panic!"]).answers("Beer")
    table.asked("Ann", options=["Duel", "Jail", "Panic!"]).answers("Duel")
    table.has_hand(Ann=["Jail", "Panic!"], Bob=["Beer"], Cat=[], Dan=["Duel"])
    table.is_quiet()


@ruling("BANG-X11", "BANG-X15")
def test_claus_and_an_empty_deck(table: BangScenario) -> None:
    """Two cards are left altogether: Bob and Cat get them, Dan and Claus himself nothing."""
    table.seats(
        deck_top=["Beer", "Duel"], Ann={"character": "Claus the Saint", "hand": ["Scope"]}, Bob={}, Cat={}, Dan={}
    )
    table.laid.deck = table.laid.deck[-2:]
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="give_card", options=["Beer", "Duel"]).answers("Duel")
    table.has_hand(Ann=["Scope"], Bob=["Duel"], Cat=["Beer"], Dan=[])
    table.is_quiet()
