"""Where the rulebook is silent (BANG-X01 and following)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-X01", "BANG-204")
def test_bart_cassidy_saved_by_a_beer(table: BangScenario) -> None:
    """Bart at 1 life is shot and drinks: the last life does not count, he draws nothing."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Bart Cassidy", "life": 1, "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance").answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Bob=[])
    table.is_quiet()


@ruling("BANG-X01", "BANG-203")
def test_bart_cassidy_and_dynamite(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3, two Beers: he draws one card for the life before the last."""
    table.seats(
        deck_top=["5S", "Duel"],
        Ann={},
        Bob={"character": "Bart Cassidy", "life": 2, "hand": ["Beer", "Beer"], "play": ["Dynamite"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="last_chance").answers("Beer")
    table.asked("Bob", kind="last_chance").answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    assert [event.count for event in table.events("cards_drawn")] == [1, 2]
    table.is_quiet()


@ruling("BANG-X02", "BANG-227", "BANG-X09")
def test_sid_ketchum_adds_to_a_beer(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3: Sid drinks one Beer and discards two cards, and lives on with 1 life."""
    table.seats(
        deck_top=["5S"],
        Ann={},
        Bob={"character": "Sid Ketchum", "life": 2, "hand": ["Beer", "Duel", "Jail"], "play": ["Dynamite"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="last_chance", options=["Beer", "Sid Ketchum", None]).answers("Beer")
    table.asked("Bob", kind="last_chance", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card", options=["Duel", "Jail"]).answers("Duel")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.pile_is("Duel", "Jail")
    table.is_quiet()


@ruling("BANG-X09", "BANG-225")
def test_sid_ketchum_heals_before_he_answers(table: BangScenario) -> None:
    """Shot at with 2 lives he first turns two cards into a life, then takes the hit."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Sid Ketchum", "life": 2, "hand": ["Duel", "Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card").answers("Jail")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X09", "BANG-227")
def test_sid_ketchum_with_two_players_left(table: BangScenario) -> None:
    """A Beer heals nothing any more, but his ability saves him, with a Beer among the two cards."""
    table.seats(
        Ann={"character": "Sid Ketchum", "life": 1, "hand": ["Beer", "Duel"]},
        Bob={"role": "renegade", "hand": ["BANG!"]},
        Cat={"dead": True},
        Dan={"dead": True},
    )
    table.turn("Bob").plays("BANG!", on="Ann")
    table.asked("Ann", kind="defend", options=["Sid Ketchum", None]).answers(None)
    table.cannot_play("Beer", why="bang-why-beer-two-left", ruling="BANG-139")
    table.cannot_play("Duel", why="bang-why-not-a-beer", ruling="BANG-268")
    table.asked("Ann", kind="last_chance", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    assert table.reasons("Ann") == (), "any card will do as a price"
    table.asked("Ann", kind="pay_card").answers("Beer")
    table.has_life(Ann=1, Bob=4, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-X10")
def test_uncle_will(table: BangScenario) -> None:
    """Once in his turn any card is a General Store, even a BANG!; a second time it is not offered."""
    table.seats(
        deck_top=["Beer", "Duel", "Jail", "Scope"],
        Ann={"character": "Uncle Will", "hand": ["BANG!", "Missed!"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann").uses("Uncle Will", card="Missed!")
    table.asked("Ann", kind="pick_from_store").answers("Beer")
    table.asked("Bob").answers("Duel")
    table.asked("Cat").answers("Jail")
    table.has_hand(Ann=["BANG!", "Beer"], Bob=["Duel"], Cat=["Jail"], Dan=["Scope"])
    assert not any(option.kind == "use_ability" for option in table.decision("Ann").options)
    table.pile_is("Missed!")
    table.is_quiet()


@ruling("BANG-X11")
def test_claus_the_saint(table: BangScenario) -> None:
    """Four players: he draws five cards, gives one to each other player from his left and keeps two."""
    table.seats(
        deck_top=["Beer", "Duel", "Jail", "Scope", "Barrel"],
        Ann={"character": "Claus the Saint", "hand": ["Gatling"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="give_card", options=["Beer", "Duel", "Jail", "Scope", "Barrel"]).answers("Jail")
    table.asked("Ann", options=["Beer", "Duel", "Scope", "Barrel"]).answers("Beer")
    table.asked("Ann", options=["Duel", "Scope", "Barrel"]).answers("Scope")
    table.has_hand(Ann=["Gatling", "Duel", "Barrel"], Bob=["Jail"], Cat=["Beer"], Dan=["Scope"])
    given = table.events("card_given")[0]
    assert given.seen_by(table.seat("Cat")).card is None
    table.is_quiet()


@ruling("BANG-X23")
def test_suzy_robbed_of_her_last_card(table: BangScenario) -> None:
    """Ann takes Suzy's last card with Panic!: Suzy may draw at once; she may also leave it."""
    table.seats(
        deck_top=["Duel"],
        Ann={"hand": ["Panic!", "Cat Balou"]},
        Bob={"character": "Suzy Lafayette", "hand": ["Beer"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Panic!", on="Bob")
    table.asked("Bob", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Bob=["Duel"])
    table.plays("Cat Balou", on="Bob").asked("Bob", kind="may_use").answers(None)
    table.has_hand(Bob=[])
    table.is_quiet()
