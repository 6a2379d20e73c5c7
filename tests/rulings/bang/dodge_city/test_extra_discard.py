"""The symbol for another card to discard (BANG-262 to BANG-264)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

TARGETED = {"Rag Time": "Bob", "Springfield": "Bob", "Tequila": "Ann", "Brawl": None, "Whisky": None}


@ruling("BANG-262")
@pytest.mark.parametrize("card", TARGETED)
def test_without_another_card_it_cannot_be_played(card: str, table: BangScenario) -> None:
    """It is Ann's last card in hand; a card in front of her does not count: she cannot play it."""
    table.seats(Ann={"hand": [card], "play": ["Scope"], "life": 2}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann")
    table.may_play()
    table.cannot_play(card, why="bang-why-nothing-to-discard", ruling="BANG-262")
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-262", "BANG-683")
@pytest.mark.parametrize("card", TARGETED)
def test_what_may_not_be_used_pays_nothing(card: str, table: BangScenario) -> None:
    """During the Sermon Ann holds only a BANG! card besides: it is the Sermon that keeps her from paying."""
    table.seats(Ann={"hand": [card, "BANG!"], "life": 2}, Bob={"hand": ["Beer"]}, Cat={}, Dan={}, also=("high_noon",))
    under(table, "Sermon")
    table.turn("Ann").may_play()
    table.cannot_play(card, why="bang-why-sermon", ruling="BANG-683")
    table.is_quiet()


@ruling("BANG-262")
@pytest.mark.parametrize("price", ["Stagecoach", "Barrel", "Bible", "BANG!"])
@pytest.mark.parametrize("card", TARGETED)
def test_any_card_from_hand_pays(card: str, price: str, table: BangScenario) -> None:
    """Ann may pay with any of her other cards, whatever its kind; it lands on top of the card it was paid for."""
    others = ["Stagecoach", "Barrel", "Bible", "BANG!"]
    table.seats(Ann={"hand": [card, *others], "play": ["Scope"], "life": 2}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays(card, on="Ann" if card in ("Rag Time", "Tequila") else TARGETED[card])
    table.asked("Ann", kind="pay_card", options=others).answers(price)
    if card == "Rag Time":
        table.asked("Ann", options=[("hand", "Ann"), "Scope"]).answers(("hand", "Ann"))
    table.pile_is(card, price)
    table.has_hand(Ann=[other for other in others if other != price], Bob=[], Cat=[], Dan=[])
    table.has_in_play(Ann=["Scope"])
    table.has_life(Ann={"Tequila": 3, "Whisky": 4}.get(card, 2), Bob=3 if card == "Springfield" else 4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-262")
def test_the_only_other_card_is_paid_unasked(table: BangScenario) -> None:
    """Ann has Whisky and a Missed!: the Missed! is discarded with it."""
    table.seats(Ann={"hand": ["Whisky", "Missed!"], "life": 1}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Whisky")
    table.pile_is("Whisky", "Missed!")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=0)
    table.is_quiet()


@ruling("BANG-263")
def test_brawl_decides_for_each_separately(table: BangScenario) -> None:
    """Ann plays Brawl and discards a Beer: Bob loses a random card from hand, Cat her Barrel, Dan his only card."""
    table.seats(
        Ann={"hand": ["Brawl", "Beer", "Scope"], "play": ["Volcanic"]},
        Bob={"hand": ["BANG!", "Missed!"], "play": ["Mustang"]},
        Cat={"hand": ["Panic!"], "play": ["Barrel", "Bible"]},
        Dan={"hand": ["Duel"]},
    )
    table.turn("Ann").plays("Brawl")
    table.asked("Ann", kind="pay_card", options=["Beer", "Scope"]).answers("Beer")
    table.will_take("Bob", "Missed!")
    table.asked("Ann", kind="choose_their_card", options=[("hand", "Bob"), "Mustang"]).answers(("hand", "Bob"))
    table.asked("Ann", kind="choose_their_card", options=[("hand", "Cat"), "Barrel", "Bible"]).answers("Barrel")
    table.pile_is("Brawl", "Beer", "Missed!", "Barrel", "Duel")
    table.has_hand(Ann=["Scope"], Bob=["BANG!"], Cat=["Panic!"], Dan=[])
    table.has_in_play(Ann=["Volcanic"], Bob=["Mustang"], Cat=["Bible"], Dan=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-263")
def test_brawl_passes_over_who_has_nothing(table: BangScenario) -> None:
    """Only Cat has a card: Bob and Dan lose nothing, and neither does Ann."""
    table.seats(Ann={"hand": ["Brawl", "Beer", "Scope"]}, Bob={}, Cat={"play": ["Jail"]}, Dan={})
    table.turn("Ann").plays("Brawl")
    table.asked("Ann", kind="pay_card").answers("Scope")
    table.pile_is("Brawl", "Scope", "Jail")
    table.has_hand(Ann=["Beer"])
    table.has_in_play(Cat=[])
    table.is_quiet()


@ruling("BANG-263", "BANG-X23")
def test_brawl_empties_suzys_hand(table: BangScenario) -> None:
    """Suzy Lafayette loses her last card to Brawl and may draw at once, before the next player loses his."""
    table.seats(
        Ann={"hand": ["Brawl", "Beer"]},
        Bob={"character": "Suzy Lafayette", "hand": ["Duel"]},
        Cat={"hand": ["Panic!"]},
        Dan={},
        deck_top=["Gatling"],
    )
    table.turn("Ann").plays("Brawl")
    table.has_hand(Bob=[], Cat=["Panic!"])
    table.asked("Bob", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=[], Bob=["Gatling"], Cat=[], Dan=[])
    table.pile_is("Brawl", "Beer", "Duel", "Panic!")
    table.is_quiet()


@ruling("BANG-264")
@pytest.mark.parametrize(("healed", "lives"), [("Ann", 3), ("Bob", 3), ("Cat", 2), ("Dan", 4)])
def test_tequila_for_a_player_of_choice(healed: str, lives: int, table: BangScenario) -> None:
    """Ann plays Tequila with another card: one player, at any distance, possibly herself, gains 1 life."""
    table.seats(Ann={"hand": ["Tequila", "Missed!"], "life": 2}, Bob={"life": 2}, Cat={"life": 1}, Dan={"life": 3})
    table.turn("Ann").plays("Tequila", on=healed, offered={"Ann", "Bob", "Cat", "Dan"})
    table.has_life(**({"Ann": 2, "Bob": 2, "Cat": 1, "Dan": 3} | {healed: lives}))
    table.pile_is("Tequila", "Missed!")
    table.has_cards(Ann=0)
    table.is_quiet()


@ruling("BANG-264", "BANG-132")
def test_tequila_does_not_go_above_the_start(table: BangScenario) -> None:
    """Bob has all his 4 lives: Tequila gives him nothing."""
    table.seats(Ann={"hand": ["Tequila", "Missed!"], "life": 2}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Tequila", on="Bob")
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-266", "BANG-191")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_whisky_gives_two_lives(life: int, after: int, table: BangScenario) -> None:
    """Ann, the Sheriff with 5 bullets, gains 2 lives, never more than she started with; nobody else gains any."""
    table.seats(Ann={"hand": ["Whisky", "Missed!"], "life": life}, Bob={"life": 2}, Cat={}, Dan={})
    table.turn("Ann").plays("Whisky", offered=set())
    table.has_life(Ann=after, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-266", "BANG-196", "BANG-200")
def test_springfield_hits_at_any_distance(table: BangScenario) -> None:
    """Six players: Ann hits Dan, three places away and behind a Mustang, and may still play a BANG! card."""
    table.seats(
        Ann={"hand": ["Springfield", "Beer", "BANG!"]},
        Bob={},
        Cat={},
        Dan={"play": ["Mustang"], "hand": ["Dodge"]},
        Eva={},
        Flo={},
    )
    table.turn("Ann").plays("Springfield", on="Dan", offered={"Ann", "Bob", "Cat", "Dan", "Eva", "Flo"})
    table.asked("Ann", kind="pay_card", options=["Beer", "BANG!"]).answers("Beer")
    table.asked("Dan", kind="defend", options=["Dodge", None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3, Eva=4, Flo=4)
    table.plays("BANG!", on="Bob", offered={"Ann", "Bob", "Flo"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=3, Eva=4, Flo=4)
    table.is_quiet()


@ruling("BANG-266", "BANG-192", "BANG-196")
def test_rag_time_takes_a_card_at_any_distance(table: BangScenario) -> None:
    """Ann takes Cat's Mustang, two places away, into hand; only players with cards can be robbed."""
    table.seats(
        Ann={"hand": ["Rag Time", "Beer"]}, Bob={}, Cat={"hand": ["Duel"], "play": ["Mustang"]}, Dan={"hand": ["Duel"]}
    )
    table.turn("Ann").plays("Rag Time", on="Cat", offered={"Cat", "Dan"})
    table.asked("Ann", kind="choose_their_card", options=[("hand", "Cat"), "Mustang"]).answers("Mustang")
    table.has_hand(Ann=["Mustang"], Cat=["Duel"], Dan=["Duel"])
    table.has_in_play(Cat=[])
    table.pile_is("Rag Time", "Beer")
    table.is_quiet()


@ruling("BANG-266", "BANG-192")
def test_rag_time_takes_a_random_card_from_hand(table: BangScenario) -> None:
    """Ann takes a card from Bob's hand of two: chance says which."""
    table.seats(Ann={"hand": ["Rag Time", "Beer"]}, Bob={"hand": ["Duel", "Gatling"]}, Cat={}, Dan={})
    table.turn("Ann")
    table.will_take("Bob", "Gatling")
    table.plays("Rag Time", on="Bob", offered={"Bob"})
    table.has_hand(Ann=["Gatling"], Bob=["Duel"])
    table.is_quiet()


@ruling("BANG-262", "BANG-X06")
def test_rag_time_with_nobody_to_take_from(table: BangScenario) -> None:
    """Ann could pay, but then nobody has a card, herself included; with a third card she may aim at herself."""
    table.seats(Ann={"hand": ["Rag Time", "Missed!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").cannot_play("Rag Time", why="bang-why-no-cards-there", ruling="BANG-X06")
    table.asked("Ann", options=["end turn"])
    table.is_quiet()
    table.seats(Ann={"hand": ["Rag Time", "Missed!", "Missed!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Rag Time", on="Ann", offered={"Ann"})
    table.asked("Ann", kind="pay_card").answers("Missed!")
    table.has_hand(Ann=["Missed!"])
    table.is_quiet()
