"""Playing and using, card and effect, gaining and discarding (BANG-067 to BANG-079, BANG-094 to BANG-099)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-068")
def test_out_of_turn_only_beer_and_missed(table: BangScenario) -> None:
    """Bob holds every kind of help; shot at he may play Missed! only, and at his last life Beer only."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"life": 1, "hand": ["Saloon", "Barrel", "BANG!", "Missed!", "Beer"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None])
    table.cannot_play("Saloon", why="bang-why-not-a-missed", ruling="BANG-190")
    table.choose("Bob", None)
    table.asked("Bob", kind="last_chance", options=["Beer", None])
    table.cannot_play("Saloon", why="bang-why-not-a-beer", ruling="BANG-268")
    table.choose("Bob", "Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-069", "BANG-070", "BANG-071", "BANG-073")
def test_discarding_is_a_use_but_not_a_play(table: BangScenario) -> None:
    """Ann has played her BANG!; the limit forbids playing another, but she may still discard one in her Duel."""
    table.seats(Ann={"hand": ["BANG! 2C", "BANG! 3C", "Duel"]}, Bob={}, Cat={"hand": ["BANG! 4C"]}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").plays("Duel", on="Cat")
    table.asked("Cat").answers("BANG!")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=4)
    assert table.table.bangs == 1
    table.is_quiet()


@ruling("BANG-072")
def test_shooting_is_playing(table: BangScenario) -> None:
    """A BANG! laid from hand to wound somebody counts as the BANG! of the turn."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    assert table.table.bangs == 1
    assert [event.name for event in table.events("card_played")] == ["bang"]
    table.is_quiet()


@ruling("BANG-074")
def test_calamity_janet_uses_missed_as_bang(table: BangScenario) -> None:
    """She shoots with a Missed!, and discards Missed! cards for a Duel and for Indians!."""
    table.seats(
        Ann={"hand": ["Duel", "Indians!"]},
        Bob={"character": "Calamity Janet", "hand": ["Missed! 10C", "Missed! JC", "Missed! QC"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.asked("Ann").answers(None)
    table.plays("Indians!").asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=4, Bob=4, Cat=3, Dan=3)
    table.ends_turn()
    table.plays("Missed! QC", as_="BANG!", on="Cat", offered={"Ann", "Bob", "Cat"})
    table.has_life(Ann=4, Bob=4, Cat=2, Dan=3)
    table.is_quiet("Bob")


@ruling("BANG-075", "BANG-077", "BANG-176")
def test_indians_want_a_real_bang(table: BangScenario) -> None:
    """Bob's Gatling has a BANG! effect but is no BANG! card: against Indians! only his BANG! will do."""
    table.seats(Ann={"hand": ["Indians!"]}, Bob={"hand": ["Gatling", "BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None])
    table.cannot_play("Gatling", why="bang-why-not-a-bang", ruling="BANG-077")
    table.choose("Bob", "BANG!")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-076", "BANG-078", "BANG-232", "BANG-233")
def test_two_missed_effects_of_any_kind_against_slab(table: BangScenario) -> None:
    """Bob's Barrel turns hearts, then he plays one Missed!: Slab's BANG! is cancelled."""
    table.seats(
        deck_top=["4H"],
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"hand": ["Missed!"], "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Barrel", "Missed!", None]).answers("Barrel")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-079", "BANG-216", "BANG-X17")
def test_jourdonnais_against_slab(table: BangScenario) -> None:
    """One heart is one Missed! effect: he needs a second, here from his real Barrel."""
    table.seats(
        deck_top=["4H", "QH"],
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": "Jourdonnais", "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Barrel", "Jourdonnais", None]).answers("Jourdonnais")
    table.asked("Bob", options=["Barrel", None]).answers("Barrel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-079", "BANG-233")
def test_one_heart_is_not_enough_against_slab(table: BangScenario) -> None:
    """Jourdonnais turns hearts and has nothing else: he loses a life."""
    table.seats(
        deck_top=["4H"],
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": "Jourdonnais"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-094", "BANG-095", "BANG-096", "BANG-214", "BANG-215")
def test_jesse_jones_takes_and_draws(table: BangScenario) -> None:
    """The first card comes from Bob's hand at random, the second from the deck."""
    table.seats(deck_top=["Saloon"], Ann={"character": "Jesse Jones"}, Bob={"hand": ["Beer", "Duel"]}, Cat={}, Dan={})
    table.will_take("Bob", "Duel")
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="choose_source", options=["deck", ("hand", "Bob")]).answers(("hand", "Bob"))
    table.has_hand(Ann=["Duel", "Saloon"], Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-097", "BANG-098")
def test_cat_balou_lies_below_the_card_it_removes(table: BangScenario) -> None:
    """First Cat Balou, on top of it the Mustang."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Mustang"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.pile_is("Cat Balou", "Mustang")
    table.is_quiet()


@ruling("BANG-099")
def test_sid_ketchum_chooses_the_order(table: BangScenario) -> None:
    """He discards Duel first and Jail second: Jail lies on top."""
    table.seats(Ann={"character": "Sid Ketchum", "life": 2, "hand": ["Jail", "Duel", "Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").uses("Sid Ketchum")
    table.asked("Ann", kind="pay_card", options=["Jail", "Duel", "Beer"]).answers("Duel")
    table.asked("Ann", options=["Jail", "Beer"]).answers("Jail")
    table.pile_is("Duel", "Jail")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
