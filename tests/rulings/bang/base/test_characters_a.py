"""Characters: Bart Cassidy, Black Jack and Calamity Janet (BANG-203 to BANG-208)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- Bart Cassidy


@ruling("BANG-203")
def test_bart_draws_for_a_lost_life(table: BangScenario) -> None:
    """Ann shoots Bart, who has 4 lives: he is down to 3 and draws the top card of the deck at once."""
    table.seats(
        deck_top=["Panic!"], Ann={"hand": ["BANG!"]}, Bob={"character": "Bart Cassidy"}, Cat={}, Dan={"hand": ["Beer"]}
    )
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Panic!"], Cat=[], Dan=["Beer"])
    table.is_quiet()


@ruling("BANG-203")
def test_bart_draws_nothing_for_a_shot_that_missed(table: BangScenario) -> None:
    """Bart answers with Missed!: he lost no life, so he draws no card."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Bart Cassidy", "hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-203")
def test_bart_draws_three_cards_for_dynamite(table: BangScenario) -> None:
    """Dynamite takes 3 of Bart's 4 lives: he draws 3 cards, and then his 2 cards of phase 1."""
    table.seats(
        deck_top=["5S", "Beer", "Duel", "Jail", "Scope", "Panic!"],
        Ann={},
        Bob={"character": "Bart Cassidy", "play": ["Dynamite"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer", "Duel", "Jail", "Scope", "Panic!"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-204")
def test_bart_draws_nothing_when_he_is_killed(table: BangScenario) -> None:
    """Bart loses his last life: he is out and no card is drawn for it; his killer gets the reward for an Outlaw."""
    table.seats(
        deck_top=["Duel", "Beer", "Jail", "Scope"],
        Ann={"hand": ["BANG!"]},
        Bob={"role": "outlaw", "character": "Bart Cassidy", "life": 1},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Ann=["Duel", "Beer", "Jail"], Bob=[], Cat=[], Dan=[])
    assert not table.events("ability_used")
    table.is_quiet()


@ruling("BANG-204", "BANG-X01")
def test_bart_draws_nothing_for_a_last_life_saved_by_beer(table: BangScenario) -> None:
    """Bart has 1 life and a Beer. A BANG! takes the life, the Beer gives it back: he draws no card."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Bart Cassidy", "life": 1, "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    assert not table.events("ability_used")
    table.is_quiet()


@ruling("BANG-204", "BANG-X01", "BANG-137")
def test_bart_counts_the_lives_before_the_last(table: BangScenario) -> None:
    """Bart has 2 lives, Dynamite takes 3, two Beers save him: he draws 1 card, and then 2 in phase 1."""
    table.seats(
        deck_top=["2S", "Duel", "Jail", "Scope"],
        Ann={},
        Bob={"character": "Bart Cassidy", "life": 2, "hand": ["Beer", "Beer"], "play": ["Dynamite"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Duel", "Jail", "Scope"], Cat=[], Dan=[])
    table.is_quiet()


# -------------------------------------------------------------------- Black Jack


@ruling("BANG-205", "BANG-206")
def test_black_jack_shows_a_red_card_and_draws_one_more(table: BangScenario) -> None:
    """The second card he draws is the six of hearts: he shows it and draws a third one, which he does not show."""
    table.seats(deck_top=["Duel", "Beer 6H", "Jail"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    assert [event.card for event in table.events("card_shown")] == ["beer:6H"]
    table.has_hand(Ann=["Duel", "Beer", "Jail"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-206")
def test_black_jack_and_diamonds(table: BangScenario) -> None:
    """Diamonds are as good as hearts, and it is only the second card that counts: the third is not shown."""
    table.seats(
        deck_top=["BANG! AH", "BANG! 2D", "BANG! 3D", "Jail"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann", phase="draw")
    assert [event.card for event in table.events("card_shown")] == ["bang:2D"]
    table.has_hand(Ann=["BANG!", "BANG!", "BANG!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-205", "BANG-206")
def test_black_jack_shows_a_black_card_too(table: BangScenario) -> None:
    """The first card is hearts, the second clubs: he must show the second, and draws no third card."""
    table.seats(deck_top=["Beer", "BANG! 2C", "Jail"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    assert [event.card for event in table.events("card_shown")] == ["bang:2C"]
    table.has_hand(Ann=["Beer", "BANG!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-205", "BANG-X15")
def test_black_jack_and_the_last_card(table: BangScenario) -> None:
    """There is only one card to draw: it is not his second, so he shows nothing."""
    table.seats(deck_top=["Beer"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={})
    table.laid.deck = table.laid.deck[-1:]
    table.turn("Ann", phase="draw")
    assert table.events("card_shown") == []
    table.has_hand(Ann=["Beer"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


# -------------------------------------------------------------------- Calamity Janet


@ruling("BANG-207", "BANG-074")
def test_janet_shoots_with_missed(table: BangScenario) -> None:
    """Janet plays Missed! as BANG! on a neighbour; Cat, two seats away, cannot be aimed at."""
    table.seats(Ann={"character": "Calamity Janet", "hand": ["Missed!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Missed!", as_="BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.pile_is("Missed!")
    table.is_quiet()


@ruling("BANG-207")
def test_janet_dodges_with_bang(table: BangScenario) -> None:
    """Ann's BANG! is cancelled by Janet's BANG!. Her Beer is of no use against a shot."""
    table.seats(
        Ann={"hand": ["BANG! 2D"]},
        Bob={"character": "Calamity Janet", "hand": ["BANG! 3D", "Missed!", "Beer"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.cannot_play("Beer", why="bang-why-not-a-missed", ruling="BANG-190")
    table.asked("Bob", kind="defend", options=["BANG!", "Missed!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Missed!", "Beer"], Cat=[], Dan=[])
    table.pile_is("BANG! 2D", "BANG! 3D")
    table.is_quiet()


@ruling("BANG-207")
def test_only_janet_may_do_so(table: BangScenario) -> None:
    """Ann has no such ability: Missed! cannot be played in phase 2, and BANG! does not stop a shot."""
    table.seats(Ann={"hand": ["Missed!", "BANG!"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").cannot_play("Missed!", why="bang-why-only-when-shot-at", ruling="BANG-126")
    table.may_play("BANG!")
    table.plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-074", "BANG-207")
def test_janet_in_a_duel(table: BangScenario) -> None:
    """Challenged to a Duel, Janet discards Missed! and then BANG!; Ann has one BANG! only and loses."""
    table.seats(
        Ann={"hand": ["Duel", "BANG!"]},
        Bob={"character": "Calamity Janet", "hand": ["Missed!", "BANG!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang", options=["Missed!", "BANG!", None]).answers("Missed!")
    table.asked("Ann", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-074", "BANG-207")
def test_janet_against_indians(table: BangScenario) -> None:
    """Janet discards Missed! against Indians!; Cat has a Missed! too, but for her it is no BANG! card."""
    table.seats(
        Ann={"hand": ["Indians!"]},
        Bob={"character": "Calamity Janet", "hand": ["Missed!"]},
        Cat={"hand": ["Missed!"]},
        Dan={},
    )
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["Missed!", None]).answers("Missed!")
    table.asked("Cat", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.has_hand(Ann=[], Bob=[], Cat=["Missed!"], Dan=[])
    table.is_quiet()


@ruling("BANG-208")
def test_janet_and_one_bang_a_turn(table: BangScenario) -> None:
    """A Missed! played as BANG! is her BANG! of the turn: neither BANG! nor another Missed! can follow."""
    table.seats(
        Ann={"character": "Calamity Janet", "hand": ["Missed! 2S", "Missed! 3S", "BANG!"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("Missed! 2S", as_="BANG!", on="Bob")
    table.asked("Ann", kind="play_cards", options=["end turn"])
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-208")
def test_janet_who_played_bang_cannot_add_missed(table: BangScenario) -> None:
    """The other way round it is the same: after a real BANG! her Missed! is only a Missed!."""
    table.seats(Ann={"character": "Calamity Janet", "hand": ["Missed!", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Dan")
    table.asked("Ann", kind="play_cards", options=["end turn"])
    table.cannot_play("Missed!", why="bang-why-bang-limit", ruling="BANG-041")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-208")
def test_janet_with_a_volcanic(table: BangScenario) -> None:
    """With a Volcanic in play Janet shoots with Missed!, BANG! and Missed! in one turn."""
    table.seats(
        Ann={"character": "Calamity Janet", "hand": ["Missed! 2S", "Missed! 3S", "BANG!"], "play": ["Volcanic"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Missed! 2S", as_="BANG!", on="Bob")
    table.plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.plays("Missed! 3S", as_="BANG!", on="Dan", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=3)
    table.is_quiet()
