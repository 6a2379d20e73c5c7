"""Taking a play back (BANG-100 to BANG-103)."""

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

ANN, BOB, CAT = Seat(0), Seat(1), Seat(2)


def take_back(table: BangScenario, seat: Seat) -> None:
    """Go back as far as this player may."""
    point = table.match.take_back_point(seat)
    assert point is not None
    table.match.undo(table.match.answer_count - point)
    table.laid = table._table = table.match.table  # type: ignore[assignment]


@ruling("BANG-100")
def test_a_card_may_be_taken_back_until_the_next(table: BangScenario) -> None:
    """Ann played a Beer by mistake and may take it back; after she has played Saloon, only that."""
    table.seats(Ann={"life": 3, "hand": ["Beer", "Saloon"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer")
    assert table.match.take_back_point(ANN) == 0
    assert table.match.take_back_point(BOB) is None
    assert not table.match.revealed_since(0)
    table.plays("Saloon")
    assert table.match.take_back_point(ANN) == 1
    take_back(table, ANN)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Saloon"])
    table.is_quiet()


@ruling("BANG-100")
def test_nothing_played_nothing_to_take_back(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert table.match.take_back_point(ANN) is None
    table.is_quiet()


@ruling("BANG-100")
def test_what_was_revealed_needs_consent(table: BangScenario) -> None:
    """Stagecoach showed Ann two cards: she may take it back only if the others agree."""
    table.seats(Ann={"hand": ["Stagecoach"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Stagecoach")
    assert table.match.take_back_point(ANN) == 0
    assert table.match.revealed_since(0)
    table.is_quiet()


@ruling("BANG-101")
def test_the_answer_goes_back_too(table: BangScenario) -> None:
    """Ann takes back a BANG! that Bob has answered: the BANG! and the Missed! return to their hands."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Missed!")
    assert not table.match.revealed_since(0)
    take_back(table, ANN)
    table.has_hand(Ann=["BANG!"], Bob=["Missed!"])
    assert table.table.pile == []
    table.is_quiet()


@ruling("BANG-102")
def test_a_single_missed_against_slab(table: BangScenario) -> None:
    """Bob answers Slab with his only Missed!; he takes it back, loses 1 life and keeps the card."""
    table.seats(
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]}, Bob={"hand": ["Missed!", "Beer"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Missed!")
    table.asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    take_back(table, BOB)
    table.asked("Bob", options=["Missed!", None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=["Missed!", "Beer"])
    table.is_quiet()


@ruling("BANG-103")
def test_barrel_first(table: BangScenario) -> None:
    """Bob played Missed! and takes it back to check on his Barrel first: hearts, so he keeps the card."""
    table.seats(
        deck_top=["4H"],
        Ann={"hand": ["BANG!", "Beer"]},
        Bob={"hand": ["Missed!"], "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Missed!")
    take_back(table, BOB)
    table.asked("Bob", options=["Barrel", "Missed!", None]).answers("Barrel")
    table.has_hand(Bob=["Missed!"])
    table.is_quiet()


@ruling("BANG-103")
def test_too_late_once_the_active_player_has_gone_on(table: BangScenario) -> None:
    """Ann has played a Beer since: neither Bob's Missed! nor her BANG! can be taken back."""
    table.seats(
        Ann={"life": 3, "hand": ["BANG!", "Beer"]}, Bob={"hand": ["Missed!"], "play": ["Barrel"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Missed!")
    table.plays("Beer")
    assert table.match.take_back_point(BOB) is None
    assert table.match.take_back_point(ANN) == 2
    table.is_quiet()


@ruling("BANG-100")
def test_another_answer_closes_the_first(table: BangScenario) -> None:
    """Bob and then Cat answer a Gatling: Bob's Missed! is final, Cat's is not, and Ann may take back the Gatling."""
    table.seats(Ann={"hand": ["Gatling"]}, Bob={"hand": ["Missed!"]}, Cat={"hand": ["Missed!"]}, Dan={})
    table.turn("Ann").plays("Gatling")
    table.asked("Bob").answers("Missed!")
    table.asked("Cat").answers("Missed!")
    assert table.match.take_back_point(BOB) is None
    assert table.match.take_back_point(CAT) == 2
    assert table.match.take_back_point(ANN) == 0
    table.is_quiet()


@ruling("BANG-100")
def test_choices_within_a_play_belong_to_it(table: BangScenario) -> None:
    """Panic! and the choice of the card are one play; what came to light needs consent."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"hand": ["Beer"], "play": ["Scope"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Bob").asked("Ann").answers(("hand", "Bob"))
    assert table.match.take_back_point(ANN) == 0
    assert table.match.revealed_since(0)
    table.is_quiet()


@ruling("BANG-100")
def test_a_card_lost_from_a_hand_came_to_light(table: BangScenario) -> None:
    """Cat Balou on Bob's only hand card showed it to all; on his Mustang it shows nothing new."""
    table.seats(
        Ann={"hand": ["Cat Balou 9D", "Cat Balou 10D"]}, Bob={"hand": ["Beer"]}, Cat={"play": ["Mustang"]}, Dan={}
    )
    table.turn("Ann").plays("Cat Balou", on="Bob")
    assert table.match.take_back_point(ANN) == 0
    assert table.match.revealed_since(0)
    table.plays("Cat Balou", on="Cat")
    assert table.match.take_back_point(ANN) == 1
    assert not table.match.revealed_since(1)
    table.is_quiet()


@ruling("BANG-100")
def test_the_game_itself_says_how_far(table: BangScenario) -> None:
    """Servers ask the game."""
    table.seats(Ann={"life": 3, "hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer")
    assert table.match.take_back_point(ANN) == 0
    table.is_quiet()


@ruling("BANG-100", "BANG-221")
def test_lucky_duke_has_seen_the_cards(table: BangScenario) -> None:
    """Bob, Lucky Duke, turned up two cards for his Barrel: before he chooses one they are seen already."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Lucky Duke", "play": ["Barrel"]},
        Cat={},
        Dan={},
        deck_top=["2C", "3C"],
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Barrel")
    assert table.match.take_back_point(BOB) == 1
    assert table.match.revealed_since(1)
    table.asked("Bob", kind="choose_checked").answers("2C")
    assert table.match.revealed_since(1)
    table.is_quiet()


@ruling("BANG-100")
def test_a_card_taken_from_play_was_no_secret(table: BangScenario) -> None:
    """Ann takes Bob's Scope, which everybody saw: she may take Panic! back without asking."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"hand": ["Beer"], "play": ["Scope"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Bob").asked("Ann").answers("Scope")
    assert not table.match.revealed_since(0)
    take_back(table, ANN)
    table.has_in_play(Ann=[], Bob=["Scope"])
    table.is_quiet()
