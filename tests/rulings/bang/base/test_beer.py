"""Beer and Saloon (BANG-131 to BANG-139, BANG-147 to BANG-149)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-131", "BANG-134", "BANG-191")
def test_one_life_in_ones_own_turn(table: BangScenario) -> None:
    table.seats(Ann={"life": 2, "hand": ["Beer"]}, Bob={"life": 1}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer")
    table.has_life(Ann=3, Bob=1, Cat=4, Dan=4)
    table.pile_is("Beer")
    table.is_quiet()


@ruling("BANG-132", "BANG-X13")
def test_never_above_the_start(table: BangScenario) -> None:
    """Bob at his 4 lives may drink, but it heals nothing."""
    table.seats(Ann={}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Beer")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Bob=[])
    table.is_quiet()


@ruling("BANG-133")
def test_not_for_others(table: BangScenario) -> None:
    """Beer has no target: Ann cannot give it to Bob."""
    table.seats(Ann={"life": 2, "hand": ["Beer"]}, Bob={"life": 1}, Cat={}, Dan={})
    table.turn("Ann")
    assert table.offered("Ann") == {"beer", "end_turn"}
    table.is_quiet()


@ruling("BANG-133")
def test_a_friend_cannot_save_the_dying(table: BangScenario) -> None:
    """Cat holds Beers, but only Bob is asked, and he has none."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"life": 1, "hand": ["Duel"]}, Cat={"hand": ["Beer"]}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)


@ruling("BANG-135")
def test_not_against_an_ordinary_wound(table: BangScenario) -> None:
    """Bob drops from 3 to 2: his Beer is not offered."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"life": 3, "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-136", "BANG-137")
def test_two_beers_against_dynamite(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3: with two Beers Ann survives with 1 life (2 - 3 + 2)."""
    table.seats(
        deck_top=["5S"], Ann={"life": 2, "hand": ["Beer 6H", "Beer 7H"], "play": ["Dynamite"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.asked("Ann", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=1, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-136", "BANG-138")
def test_one_beer_is_not_enough_against_dynamite(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3, one Beer: Bob would end at 0, so it cannot even be played, and he is dead."""
    table.seats(
        deck_top=["5S"], Ann={}, Bob={"life": 2, "hand": ["Beer", "Duel"], "play": ["Dynamite"]}, Cat={}, Dan={}
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="last_chance", options=[None])
    table.cannot_play("Beer", why="bang-why-beer-too-few", ruling="BANG-136")
    table.choose("Bob", None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-138")
def test_too_few_cards_are_not_asked(table: BangScenario) -> None:
    """With a single card everybody sees that 3 lives cannot be made up for: nobody is asked."""
    table.seats(deck_top=["5S"], Ann={}, Bob={"life": 2, "hand": ["Beer"], "play": ["Dynamite"]}, Cat={}, Dan={})
    table.turn("Bob", phase="start")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-139")
def test_two_players_left_in_ones_turn(table: BangScenario) -> None:
    """Only the Sheriff and the Renegade are left: a played Beer heals nothing."""
    table.seats(Ann={"life": 2, "hand": ["Beer"]}, Bob={"role": "renegade"}, Cat={"dead": True}, Dan={"dead": True})
    table.turn("Ann").plays("Beer")
    table.has_life(Ann=2, Bob=4, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-139")
def test_two_players_left_at_the_last_life(table: BangScenario) -> None:
    """And it does not save the Sheriff: the Renegade wins."""
    table.seats(
        Ann={"life": 1, "hand": ["Beer"]},
        Bob={"role": "renegade", "hand": ["BANG!"]},
        Cat={"dead": True},
        Dan={"dead": True},
    )
    table.turn("Bob").plays("BANG!", on="Ann").asked("Ann", kind="defend").answers(None)
    table.is_over(outcome="renegade", winners=["Bob"])


@ruling("BANG-139")
def test_three_players_left(table: BangScenario) -> None:
    """With three players left it still works."""
    table.seats(Ann={"life": 2, "hand": ["Beer"]}, Bob={}, Cat={}, Dan={"dead": True})
    table.turn("Ann").plays("Beer")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=0)
    table.is_quiet()


@ruling("BANG-147", "BANG-148")
def test_saloon_heals_everybody(table: BangScenario) -> None:
    """All players in the game gain a life, up to their starting number; the dead do not."""
    table.seats(Ann={"life": 2, "hand": ["Saloon"]}, Bob={"life": 1}, Cat={}, Dan={"life": 3}, Eve={"dead": True})
    table.turn("Ann").plays("Saloon")
    table.has_life(Ann=3, Bob=2, Cat=4, Dan=4, Eve=0)
    table.is_quiet()


@ruling("BANG-148")
def test_saloon_with_two_players_left(table: BangScenario) -> None:
    table.seats(
        Ann={"life": 2, "hand": ["Saloon"]}, Bob={"role": "renegade", "life": 1}, Cat={"dead": True}, Dan={"dead": True}
    )
    table.turn("Ann").plays("Saloon")
    table.has_life(Ann=3, Bob=2, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-149")
def test_saloon_saves_nobody(table: BangScenario) -> None:
    """At his last life Bob's Saloon is not offered."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"life": 1, "hand": ["Saloon"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
