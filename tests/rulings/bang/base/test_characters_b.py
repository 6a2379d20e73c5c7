"""Characters: El Gringo, Jesse Jones and Jourdonnais (BANG-209 to BANG-217)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- El Gringo


@ruling("BANG-209")
def test_el_gringo_takes_a_card_from_who_wounds_him(table: BangScenario) -> None:
    """Ann shoots El Gringo: he loses 1 of 3 lives and takes a random card from her hand, here the Jail."""
    table.seats(Ann={"hand": ["BANG!", "Beer", "Jail"]}, Bob={"character": "El Gringo"}, Cat={"hand": ["Duel"]}, Dan={})
    table.turn("Ann")
    table.will_take("Ann", "Beer")  # after the BANG! has left her hand, the place of the Beer is the Jail's
    table.plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_hand(Ann=["Beer"], Bob=["Jail"], Cat=["Duel"], Dan=[])
    table.is_quiet()


@ruling("BANG-209")
def test_el_gringo_and_cards_that_hit_all(table: BangScenario) -> None:
    """Gatling and Indians! are Ann's doing too: El Gringo takes a card from her for each of the two wounds."""
    table.seats(
        Ann={"hand": ["Gatling", "Indians!", "Jail"]}, Bob={}, Cat={"character": "El Gringo"}, Dan={"hand": ["Beer"]}
    )
    table.turn("Ann")
    table.will_take("Ann", "Indians!")  # the place of the Jail once the Gatling is played
    table.plays("Gatling")
    table.asked("Dan", kind="defend", options=[None]).answers(None)
    table.has_hand(Ann=["Indians!"], Bob=[], Cat=["Jail"], Dan=["Beer"])
    table.plays("Indians!")
    table.asked("Cat", kind="discard_bang", options=[None]).answers(None)
    table.asked("Dan", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=2, Cat=1, Dan=2)
    table.has_hand(Ann=[], Bob=[], Cat=["Jail"], Dan=["Beer"])
    table.is_quiet()


@ruling("BANG-209")
def test_el_gringo_who_shoots_himself(table: BangScenario) -> None:
    """El Gringo plays BANG! on himself: he has only himself to take from, so nothing moves."""
    table.seats(Ann={"character": "El Gringo", "hand": ["BANG!", "Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Ann", offered={"Ann", "Bob", "Dan"})
    table.asked("Ann", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Beer"], Bob=[], Cat=[], Dan=[])
    assert not table.events("card_taken")
    table.is_quiet()


@ruling("BANG-210", "BANG-X01")
def test_el_gringo_takes_nothing_for_his_last_life(table: BangScenario) -> None:
    """El Gringo has 1 life and a Beer: the Beer saves him, but he takes no card from Ann."""
    table.seats(
        Ann={"hand": ["BANG!", "Jail"]}, Bob={"character": "El Gringo", "life": 1, "hand": ["Beer"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Ann=["Jail"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-211")
def test_el_gringo_and_an_empty_hand(table: BangScenario) -> None:
    """The BANG! was Ann's last card: El Gringo has bad luck; her Scope in play is not for the taking."""
    table.seats(Ann={"hand": ["BANG!"], "play": ["Scope"]}, Bob={"character": "El Gringo"}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.has_in_play(Ann=["Scope"], Bob=[])
    table.is_quiet()


@ruling("BANG-212")
def test_el_gringo_and_dynamite(table: BangScenario) -> None:
    """Dynamite takes 3 of El Gringo's 4 lives (he is the Sheriff): nobody caused it, so he takes nothing."""
    table.seats(
        deck_top=["9S", "Duel", "Jail"],
        Ann={"character": "El Gringo", "play": ["Dynamite"]},
        Bob={"hand": ["Beer"]},
        Cat={"hand": ["Beer"]},
        Dan={"hand": ["Beer"]},
    )
    table.turn("Ann", phase="start")
    table.has_life(Ann=1, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Duel", "Jail"], Bob=["Beer"], Cat=["Beer"], Dan=["Beer"])
    table.is_quiet()


@ruling("BANG-213", "BANG-X12")
def test_el_gringo_loses_his_own_duel(table: BangScenario) -> None:
    """El Gringo challenges Bob, who discards a BANG!; El Gringo has none, loses a life and takes nothing."""
    table.seats(Ann={"character": "El Gringo", "hand": ["Duel"]}, Bob={"hand": ["BANG!", "Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer"], Cat=[], Dan=[])
    assert [event.cause for event in table.events("life_lost")] == [None]
    table.is_quiet()


@ruling("BANG-209", "BANG-213")
def test_el_gringo_loses_a_duel_of_another(table: BangScenario) -> None:
    """Ann challenges El Gringo and he loses: she made him lose a life, so he takes her last card."""
    table.seats(Ann={"hand": ["Duel", "Beer"]}, Bob={"character": "El Gringo"}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob", offered={"Bob", "Cat", "Dan"})
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-110", "BANG-X40")
def test_suzy_shoots_el_gringo_with_her_last_card(table: BangScenario) -> None:
    """Suzy's last card hits El Gringo: first she draws, then he takes that card, then she draws another."""
    table.seats(
        deck_top=["Jail", "Scope"],
        Ann={"character": "Suzy Lafayette", "hand": ["BANG!"]},
        Bob={"character": "El Gringo"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Ann", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=[], Bob=["Jail"], Cat=[], Dan=[])
    table.asked("Ann", kind="may_use", options=["yes", None]).answers("yes")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_hand(Ann=["Scope"], Bob=["Jail"], Cat=[], Dan=[])
    table.is_quiet()


# -------------------------------------------------------------------- Jesse Jones


@ruling("BANG-214", "BANG-215")
def test_jesse_takes_the_first_card_from_a_hand(table: BangScenario) -> None:
    """Jesse takes a random card from Dan and draws the second from the deck. Cat has no cards and is not offered."""
    table.seats(
        deck_top=["Saloon", "Scope"],
        Ann={"character": "Jesse Jones"},
        Bob={"hand": ["Beer"]},
        Cat={"play": ["Mustang"]},
        Dan={"hand": ["Duel", "Jail"]},
    )
    table.turn("Ann", phase="draw")
    table.will_take("Dan", "Jail")
    table.asked("Ann", kind="choose_source", options=["deck", ("hand", "Bob"), ("hand", "Dan")]).answers(
        ("hand", "Dan")
    )
    table.has_hand(Ann=["Jail", "Saloon"], Bob=["Beer"], Cat=[], Dan=["Duel"])
    table.has_in_play(Cat=["Mustang"])
    table.is_quiet()


@ruling("BANG-214")
def test_jesse_need_not(table: BangScenario) -> None:
    """Jesse may as well draw both cards from the deck."""
    table.seats(deck_top=["Saloon", "Scope"], Ann={"character": "Jesse Jones"}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="choose_source", options=["deck", ("hand", "Bob")]).answers("deck")
    table.has_hand(Ann=["Saloon", "Scope"], Bob=["Beer"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-214")
def test_jesse_and_empty_hands(table: BangScenario) -> None:
    """Nobody else has a card in hand: Jesse is not asked and draws two cards from the deck."""
    table.seats(
        deck_top=["Saloon", "Scope"], Ann={"character": "Jesse Jones", "hand": ["Beer"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Beer", "Saloon", "Scope"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-214", "BANG-X23")
def test_jesse_takes_suzys_last_card(table: BangScenario) -> None:
    """Jesse takes Suzy's only card; with an empty hand she may draw, and only then he draws his second one."""
    table.seats(
        deck_top=["Saloon", "Scope"],
        Ann={"character": "Jesse Jones"},
        Bob={"character": "Suzy Lafayette", "hand": ["Beer"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers(("hand", "Bob"))
    table.asked("Bob", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=["Beer", "Scope"], Bob=["Saloon"], Cat=[], Dan=[])
    table.is_quiet()


# -------------------------------------------------------------------- Jourdonnais


@ruling("BANG-216")
def test_jourdonnais_checks_and_finds_hearts(table: BangScenario) -> None:
    """Jourdonnais has no Barrel in play, but he may check: the four of hearts cancels Ann's BANG!."""
    table.seats(deck_top=["4H"], Ann={"hand": ["BANG!"]}, Bob={"character": "Jourdonnais"}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.pile_is("BANG!", "4H")
    table.is_quiet()


@ruling("BANG-216")
def test_jourdonnais_checks_in_vain(table: BangScenario) -> None:
    """Clubs: no second check, but his Missed! still helps."""
    table.seats(
        deck_top=["2C"], Ann={"hand": ["BANG!"]}, Bob={"character": "Jourdonnais", "hand": ["Missed!"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Jourdonnais", "Missed!", None]).answers("Jourdonnais")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-216")
def test_jourdonnais_may_let_it_be(table: BangScenario) -> None:
    """He may also take the wound without a check; no card of the deck is turned."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Jourdonnais"}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Jourdonnais", None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.pile_is("BANG!")
    assert not table.events("check_made")
    table.is_quiet()


@ruling("BANG-216", "BANG-152")
def test_jourdonnais_against_gatling(table: BangScenario) -> None:
    """Any BANG! effect will do: Jourdonnais cancels his part of a Gatling, the others are hit."""
    table.seats(deck_top=["AH"], Ann={"hand": ["Gatling"]}, Bob={}, Cat={"character": "Jourdonnais"}, Dan={})
    table.turn("Ann").plays("Gatling")
    table.asked("Cat", kind="defend", options=["Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-216", "BANG-156", "BANG-175")
def test_jourdonnais_against_what_is_no_bang_effect(table: BangScenario) -> None:
    """Indians! and Duel are no BANG! effects: there is nothing to check, and he loses a life to each."""
    table.seats(
        Ann={"hand": ["Indians!", "Duel"]}, Bob={"character": "Jourdonnais", "play": ["Barrel"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("Indians!")
    table.plays("Duel", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=3)
    assert not table.events("check_made")
    table.is_quiet()


@ruling("BANG-217")
def test_jourdonnais_with_a_barrel_tries_twice(table: BangScenario) -> None:
    """The Barrel check shows spades, his own check hearts: the BANG! is cancelled without a Missed!."""
    table.seats(
        deck_top=["3S", "6H"],
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Jourdonnais", "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Barrel", "Jourdonnais", None]).answers("Barrel")
    table.asked("Bob", kind="defend", options=["Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Bob=["Barrel"])
    table.pile_is("BANG!", "3S", "6H")
    table.is_quiet()


@ruling("BANG-217")
def test_jourdonnais_stops_after_the_first_hearts(table: BangScenario) -> None:
    """His own check shows hearts: it is over, and the Barrel is not asked for."""
    table.seats(
        deck_top=["6H"], Ann={"hand": ["BANG!"]}, Bob={"character": "Jourdonnais", "play": ["Barrel"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Barrel", "Jourdonnais", None]).answers("Jourdonnais")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    assert len(table.events("check_made")) == 1
    table.is_quiet()


@ruling("BANG-217")
def test_jourdonnais_fails_twice(table: BangScenario) -> None:
    """Diamonds and clubs: two tries and no more; he has no cards in hand and loses a life."""
    table.seats(
        deck_top=["2D", "2C"],
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Jourdonnais", "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Barrel", "Jourdonnais", None]).answers("Jourdonnais")
    table.asked("Bob", options=["Barrel", None]).answers("Barrel")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()
