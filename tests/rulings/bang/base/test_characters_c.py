"""Characters: Kit Carlson, Paul Regret, Lucky Duke and Rose Doolan (BANG-218 to BANG-224)."""

from sagebrush.games.bang.options import ReturnCard
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- Kit Carlson


@ruling("BANG-218")
def test_kit_takes_two_of_three(table: BangScenario) -> None:
    """Kit looks at three cards, puts the Beer back on top of the deck and takes the other two."""
    table.seats(deck_top=["Duel", "Beer", "Jail", "Scope"], Ann={"character": "Kit Carlson"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    assert table.decision("Ann").question == ReturnCard(1)
    table.asked("Ann", kind="return_card", options=["Duel", "Beer", "Jail"]).answers("Beer")
    table.has_hand(Ann=["Duel", "Jail"], Bob=[], Cat=[], Dan=[])
    table.ends_turn()
    table.has_hand(Ann=["Duel", "Jail"], Bob=["Beer", "Scope"], Cat=[], Dan=[])
    table.is_quiet("Bob")


@ruling("BANG-218", "BANG-X15")
def test_kit_looks_past_the_end_of_the_deck(table: BangScenario) -> None:
    """One card is left in the deck: the pile is shuffled for the other two, and Kit chooses among all three."""
    table.seats(deck_top=["Duel"], pile=["Beer", "Jail"], Ann={"character": "Kit Carlson"}, Bob={}, Cat={}, Dan={})
    table.laid.deck = table.laid.deck[-1:]
    table.turn("Ann", phase="draw")
    assert [event.count for event in table.events("deck_shuffled")] == [2]
    table.asked("Ann", kind="return_card", options=["Duel", "Beer", "Jail"]).answers("Duel")
    table.has_hand(Ann=["Beer", "Jail"], Bob=[], Cat=[], Dan=[])
    assert [card.name for card in table.table.deck] == ["duel"]
    assert table.table.pile == []
    table.is_quiet()


@ruling("BANG-218", "BANG-X15")
def test_kit_finds_two_cards_only(table: BangScenario) -> None:
    """Two cards are left altogether: he takes both and nothing goes back."""
    table.seats(deck_top=["Duel", "Beer"], Ann={"character": "Kit Carlson"}, Bob={}, Cat={}, Dan={})
    table.laid.deck = table.laid.deck[-2:]
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Duel", "Beer"], Bob=[], Cat=[], Dan=[])
    assert table.table.deck == []
    table.is_quiet()


# -------------------------------------------------------------------- Paul Regret


def six(table: BangScenario, character: str, play: list[str], other: list[str] | None = None) -> None:
    """Alex is this character and has these cards in play; Cyril may have some too."""
    table.seats(
        Alex={"character": character, "play": play},
        Ben={"role": "sheriff"},
        Cyril={"play": other or []},
        Dan={},
        Eva={},
        Felix={},
    )
    table.turn("Ben")


def seen_from(table: BangScenario, viewer: str) -> list[int]:
    return [table.distance(viewer, name) for name in ("Alex", "Ben", "Cyril", "Dan", "Eva", "Felix")]


def seen_by_others(table: BangScenario) -> list[int]:
    return [table.distance(name, "Alex") for name in ("Ben", "Cyril", "Dan", "Eva", "Felix")]


@ruling("BANG-219")
def test_paul_regret_is_one_further_away(table: BangScenario) -> None:
    """Six seats: the others see Paul at 2, 3, 4, 3, 2 instead of 1, 2, 3, 2, 1; he sees them as usual."""
    six(table, "Paul Regret", [])
    assert seen_by_others(table) == [2, 3, 4, 3, 2]
    assert seen_from(table, "Alex") == [0, 1, 2, 3, 2, 1]
    assert seen_from(table, "Ben") == [2, 0, 1, 2, 3, 2]
    table.is_quiet()


@ruling("BANG-219")
def test_paul_regret_cannot_be_shot_with_a_colt(table: BangScenario) -> None:
    """Paul sits beside Ann, but at distance 2: her Colt .45 reaches only Dan. With a Schofield it is enough."""
    table.seats(Ann={"hand": ["BANG!", "Schofield"]}, Bob={"character": "Paul Regret"}, Cat={}, Dan={})
    table.turn("Ann")
    assert table.offered("Ann") == {("bang", "ann"), ("bang", "dan"), "schofield", "end_turn"}
    table.plays("Schofield")
    table.plays("BANG!", on="Bob", offered={"Ann", "Bob", "Cat", "Dan"})
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-220")
def test_paul_regret_on_a_mustang(table: BangScenario) -> None:
    """With a real Mustang Paul is two further away: 3, 4, 5, 4, 3. A Scope takes one of them back."""
    six(table, "Paul Regret", ["Mustang"], ["Scope"])
    assert seen_by_others(table) == [3, 3, 5, 4, 3]
    assert seen_from(table, "Alex") == [0, 1, 2, 3, 2, 1]
    table.is_quiet()


# -------------------------------------------------------------------- Lucky Duke


@ruling("BANG-221", "BANG-222", "BANG-X18", "BANG-X05")
def test_lucky_duke_and_the_barrel(table: BangScenario) -> None:
    """Clubs and hearts are turned up for the Barrel: he chooses hearts. Both are discarded, the hearts on top."""
    table.seats(
        deck_top=["2C", "4H"],
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Lucky Duke", "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers("Barrel")
    table.asked("Bob", kind="choose_checked", options=["BANG!", "Jail"]).answers("4H")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.pile_is("BANG!", "2C", "4H")
    table.is_quiet()


@ruling("BANG-221")
def test_lucky_duke_without_luck(table: BangScenario) -> None:
    """Clubs and spades: whichever he takes, the Barrel fails, and he does not check again."""
    table.seats(
        deck_top=["2C", "2S"],
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Lucky Duke", "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob").answers("Barrel")
    table.asked("Bob", kind="choose_checked", options=["BANG!", "Missed!"]).answers("2C")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.pile_is("BANG!", "2S", "2C")
    table.is_quiet()


@ruling("BANG-221", "BANG-222", "BANG-X18")
def test_lucky_duke_in_jail(table: BangScenario) -> None:
    """He chooses the hearts of two cards, leaves Jail and plays his turn. Jail is discarded after the check."""
    table.seats(
        deck_top=["6H", "3S", "Duel", "Panic!"],
        Ann={},
        Bob={"character": "Lucky Duke", "play": ["Jail 10S"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="choose_checked", options=["Beer", "Missed!"]).answers("Beer")
    table.has_hand(Ann=[], Bob=["Duel", "Panic!"], Cat=[], Dan=[])
    table.pile_is("3S", "6H", "Jail")
    table.is_quiet()


@ruling("BANG-221", "BANG-222", "BANG-X18")
def test_lucky_duke_and_dynamite(table: BangScenario) -> None:
    """The five of spades and the ten of spades: he chooses the ten, and Dynamite moves on to Cat."""
    table.seats(
        deck_top=["5S", "Volcanic 10S", "Duel", "Panic!"],
        Ann={},
        Bob={"character": "Lucky Duke", "play": ["Dynamite"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="choose_checked", options=["Missed!", "Volcanic"]).answers("Volcanic")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Ann=[], Bob=[], Cat=["Dynamite"], Dan=[])
    table.pile_is("5S", "10S")
    table.is_quiet()


@ruling("BANG-221")
def test_others_turn_one_card(table: BangScenario) -> None:
    """Lucky Duke shoots Bob, who has a Barrel: it is Bob's check, so one card is turned and nobody chooses."""
    table.seats(
        deck_top=["2C", "4H"],
        Ann={"character": "Lucky Duke", "hand": ["BANG!"]},
        Bob={"play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob").answers("Barrel")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.pile_is("BANG!", "2C")
    table.is_quiet()


@ruling("BANG-221", "BANG-X15")
def test_lucky_duke_and_the_last_card(table: BangScenario) -> None:
    """One card is left in the deck and none in the pile but the BANG! just played, which is shuffled in."""
    table.seats(
        deck_top=["4H"], Ann={"hand": ["BANG! 2C"]}, Bob={"character": "Lucky Duke", "play": ["Barrel"]}, Cat={}, Dan={}
    )
    table.laid.deck = table.laid.deck[-1:]
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob").answers("Barrel")
    table.asked("Bob", kind="choose_checked", options=["Jail", "BANG!"]).answers("Jail")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.pile_is("BANG!", "4H")
    table.is_quiet()


# -------------------------------------------------------------------- Rose Doolan


@ruling("BANG-223")
def test_rose_doolan_sees_one_closer(table: BangScenario) -> None:
    """Six seats: Rose sees the others at 1, 1, 2, 1, 1; they see her as usual."""
    six(table, "Rose Doolan", [])
    assert seen_from(table, "Alex") == [0, 1, 1, 2, 1, 1]
    assert seen_by_others(table) == [1, 2, 3, 2, 1]
    table.is_quiet()


@ruling("BANG-224")
def test_rose_doolan_with_a_scope(table: BangScenario) -> None:
    """With a real Scope Rose sees two closer, never below 1: all five at 1. A Mustang of Cyril's changes nothing."""
    six(table, "Rose Doolan", ["Scope"], ["Mustang"])
    assert seen_from(table, "Alex") == [0, 1, 1, 1, 1, 1]
    assert seen_by_others(table) == [1, 2, 3, 2, 1]
    table.is_quiet()


@ruling("BANG-223")
def test_rose_doolan_against_paul_regret(table: BangScenario) -> None:
    """Rose sees Paul beside her at distance 1: her ability and his cancel out."""
    table.seats(
        Ann={"character": "Rose Doolan", "hand": ["BANG!", "Panic!"]},
        Bob={"character": "Paul Regret", "hand": ["Beer"]},
        Cat={"hand": ["Duel"]},
        Dan={},
    )
    table.turn("Ann").plays("Panic!", on="Cat", offered={"Ann", "Bob", "Cat"})
    table.plays("BANG!", on="Bob", offered={"Ann", "Bob", "Cat", "Dan"})
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_hand(Ann=["Duel"], Bob=["Beer"], Cat=[], Dan=[])
    table.is_quiet()
