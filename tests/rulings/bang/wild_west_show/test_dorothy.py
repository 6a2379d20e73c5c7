"""Dorothy Rage (BANG-729, BANG-730, BANG-X73 to BANG-X75)."""

from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.wild_west_show.options import CallOn, Name
from sagebrush.games.bang.places import ALL
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.wild_west_show.stage import demands, does, in_force, lay, may, next_up, showing


@ruling("BANG-730")
def test_the_card_is_played_at_whom_the_active_player_chooses(table: BangScenario) -> None:
    """Ann names Bob's Panic!: within his distance of 1 she may choose Ann, Cat or himself, and she takes Cat's card."""
    lay(
        table,
        Ann={"hand": ["Beer"]},
        Bob={"hand": ["Panic!", "Duel"]},
        Cat={"hand": ["Gatling"]},
        Dan={"hand": ["Beer"]},
    )
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "Panic!")
    table.asked("Ann", kind="play_for", options=[("panic", "ann"), ("panic", "bob"), ("panic", "cat")])
    table.choose("Ann", ("panic", "cat"))
    table.has_hand(Ann=["Beer"], Bob=["Duel", "Gatling"], Cat=[], Dan=["Beer"])
    assert [(event.seat, event.owner, event.name) for event in table.events("card_named")] == [(0, 1, "panic")]
    table.is_quiet()


@ruling("BANG-730")
def test_what_the_card_then_asks_the_active_player_answers(table: BangScenario) -> None:
    """Bob must play Cat Balou on Dan; Ann says which card of Dan's it is."""
    lay(table, Ann={}, Bob={"hand": ["Cat Balou"]}, Cat={}, Dan={"hand": ["Beer"], "play": ["Barrel"]})
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "Cat Balou")
    # Nobody else has a card, and his own is spent.
    table.asked("Ann", kind="choose_their_card", options=[("hand", "dan"), "Barrel"]).answers("Barrel")
    table.has_in_play(Dan=[])
    assert [(event.seat, event.owner) for event in table.events("rob_noted")] == [(1, 3)]
    table.is_quiet()


@ruling("BANG-729")
def test_who_has_no_such_card_shows_his_hand(table: BangScenario) -> None:
    """Bob has no BANG!: everybody sees his two cards, and he keeps them."""
    lay(table, Ann={}, Bob={"hand": ["Beer", "Duel"]}, Cat={"hand": ["Beer"]}, Dan={})
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "BANG!")
    table.has_hand(Bob=["Beer", "Duel"])
    assert all(table.table.known[card.index] == ALL for card in table.table.hands[1])
    assert table.table.known[table.table.hands[2][0].index] == 1 << 2
    table.is_quiet()


@ruling("BANG-X73")
def test_once_a_turn_and_only_of_others_with_cards(table: BangScenario) -> None:
    lay(table, Ann={"hand": ["Beer"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={"hand": ["Duel"]})
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    called = [option for option in table.decision("Ann").options if isinstance(option, CallOn)]
    assert called == [CallOn(Seat(1)), CallOn(Seat(3))]
    demands(table, "Bob", "Duel")
    assert not any(isinstance(option, CallOn) for option in table.decision("Ann").options)
    table.ends_turn()
    assert may(table, "Bob", CallOn(Seat(3)))
    table.is_quiet("Bob")


@ruling("BANG-X73")
def test_every_card_of_the_game_can_be_named(table: BangScenario) -> None:
    """Of the base game's 22 names, none of an expansion that is not in play."""
    lay(table, Ann={}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.laid.known = [0 if card < 80 else -1 for card in range(len(table.laid.known))]
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    does(table, "Ann", CallOn(Seat(1)))
    names = {option.name for option in table.decision("Ann").options if isinstance(option, Name)}
    assert len(names) == 22
    assert "punch" not in names
    does(table, "Ann", Name("beer"))
    table.is_quiet()


@ruling("BANG-X73")
def test_of_several_the_one_held_longest(table: BangScenario) -> None:
    """Bob has two BANG! cards: the first one is played, and nobody is asked."""
    lay(table, Ann={}, Bob={"hand": ["BANG! 7D", "BANG! 2D"]}, Cat={}, Dan={})
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "BANG!")
    table.asked("Ann", kind="play_for").answers(("bang", "cat"))
    table.pile_is("BANG! 7D")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    table.is_quiet()


@ruling("BANG-X74")
def test_what_cannot_be_played_is_only_shown(table: BangScenario) -> None:
    """A Missed!, a second Barrel: Bob shows the card and keeps it; his other cards stay hidden."""
    lay(
        table,
        Ann={},
        Bob={"hand": ["Missed!", "Beer"]},
        Cat={"hand": ["Barrel QS"], "play": ["Barrel KS"]},
        Dan={},
    )
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "Missed!")
    table.has_hand(Bob=["Missed!", "Beer"])
    assert [table.table.known[card.index] == ALL for card in table.table.hands[1]] == [True, False]
    table.ends_turn()
    table.asked("Bob", kind="play_cards")
    demands(table, "Cat", "Barrel")
    table.has_hand(Cat=["Barrel"])
    table.has_in_play(Cat=["Barrel"])
    table.is_quiet("Bob")


@ruling("BANG-X74")
def test_a_card_that_stays_lies_where_it_would_lie(table: BangScenario) -> None:
    """Bob's Barrel comes to lie in front of him; his Jail in front of whom Ann says, never the Sheriff."""
    lay(table, Ann={}, Bob={"hand": ["Barrel", "Jail"]}, Cat={"hand": ["Beer"]}, Dan={})
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "Jail")
    table.asked("Ann", kind="play_for", options=[("jail", "bob"), ("jail", "cat"), ("jail", "dan")])
    table.choose("Ann", ("jail", "dan"))
    table.has_in_play(Bob=[], Dan=["Jail"])
    table.ends_turn()
    table.asked("Bob", kind="play_cards").answers("end turn")
    table.asked("Cat", kind="play_cards")
    demands(table, "Bob", "Barrel")
    table.has_in_play(Bob=["Barrel"])
    table.is_quiet("Cat")


@ruling("BANG-X74")
@needs("dodge_city")
def test_who_plays_it_chooses_its_price(table: BangScenario) -> None:
    """Bob must play Springfield at Dan; which other card goes with it he says himself."""
    table.seats(
        also=("wild_west_show",),
        Ann={},
        Bob={"hand": ["Springfield", "Beer", "Duel"]},
        Cat={},
        Dan={},
    )
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "Springfield")
    table.asked("Ann", kind="play_for").answers(("springfield", "dan"))
    table.asked("Bob", kind="pay_card", options=["Beer", "Duel"]).answers("Duel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-X75")
def test_his_bang_counts_for_nobody(table: BangScenario) -> None:
    """Ann has played her BANG!; Bob's is played all the same, and so is hers when she demands first."""
    lay(table, Ann={"hand": ["BANG!"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    showing(table, "Dorothy Rage")
    table.turn("Ann").plays("BANG!", on="Dan")
    demands(table, "Bob", "BANG!")
    table.asked("Ann", kind="play_for").answers(("bang", "cat"))
    assert table.table.bangs == 1
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-X75")
def test_who_plays_it_has_killed(table: BangScenario) -> None:
    """Bob's BANG! kills the Outlaw Cat: Bob draws 3 cards, not Ann."""
    lay(table, Ann={}, Bob={"hand": ["BANG!"]}, Cat={"life": 1}, Dan={})
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "BANG!")
    table.asked("Ann", kind="play_for").answers(("bang", "cat"))
    table.has_cards(Ann=0, Bob=3)
    assert [(event.seat, event.cause) for event in table.events("player_eliminated")] == [(2, 1)]
    table.is_quiet()


@ruling("BANG-X75")
@needs("dodge_city")
def test_molly_stark_plays_as_in_her_own_turn(table: BangScenario) -> None:
    """Molly must play Springfield and discards a card with it: she draws for neither."""
    table.seats(
        also=("wild_west_show",),
        Ann={},
        Bob={"hand": ["Springfield", "Beer"], "character": "Molly Stark"},
        Cat={},
        Dan={},
    )
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "Springfield")
    table.asked("Ann", kind="play_for").answers(("springfield", "dan"))
    table.has_cards(Bob=0)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-707", "BANG-730")
def test_a_stagecoach_that_must_be_played_ends_the_rage(table: BangScenario) -> None:
    """Bob must play Stagecoach: he draws, and the next show card is turned up."""
    lay(table, Ann={}, Bob={"hand": ["Stagecoach"]}, Cat={}, Dan={})
    showing(table, "Dorothy Rage")
    next_up(table, "Gag")
    table.turn("Ann")
    demands(table, "Bob", "Stagecoach")
    table.has_cards(Ann=0, Bob=2)
    assert in_force(table) == "gag"
    table.is_quiet()
