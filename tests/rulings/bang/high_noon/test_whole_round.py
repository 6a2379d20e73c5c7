"""Events that hold for a whole round."""

from __future__ import annotations

from sagebrush import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import in_force, pass_turns, under

# -------------------------------------------------------------------- suits


@ruling("BANG-667", "BANG-X59")
def test_blessing_opens_every_jail(table: BangScenario) -> None:
    """A king of clubs is hearts: Bob leaves Jail, and his Barrel catches every shot."""
    table.seats(deck_top=["KC"], Ann={}, Bob={"play": ["Jail"]}, Cat={}, Dan={})
    under(table, "Blessing")
    table.turn("Ann").ends_turn()
    table.has_in_play(Bob=[])
    table.is_quiet("Bob")


@ruling("BANG-X59")
def test_blessing_and_a_barrel(table: BangScenario) -> None:
    table.seats(deck_top=["7S"], Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    under(table, "Blessing")
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Barrel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X59")
def test_blessing_spares_from_dynamite(table: BangScenario) -> None:
    table.seats(deck_top=["5S"], Ann={}, Bob={"play": ["Dynamite"]}, Cat={}, Dan={})
    under(table, "Blessing")
    table.turn("Ann").ends_turn()
    table.has_in_play(Bob=[], Cat=["Dynamite"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-667", "BANG-X59")
def test_curse_lights_the_dynamite(table: BangScenario) -> None:
    """A five of hearts is a five of spades; a ten, whatever its suit, still is a ten."""
    table.seats(deck_top=["10H", "Beer", "Beer", "5H"], Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    under(table, "Curse")
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.ends_turn()
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-X59")
def test_curse_keeps_everybody_in_jail(table: BangScenario) -> None:
    """Hearts are spades: Bob loses his turn, and a Barrel is of no use."""
    table.seats(
        deck_top=["KH", "Beer", "Beer", "QH"],
        Ann={},
        Bob={"play": ["Jail"]},
        Cat={"hand": ["BANG!"]},
        Dan={"play": ["Barrel"]},
    )
    under(table, "Curse")
    table.turn("Ann").ends_turn()
    table.plays("BANG!", on="Dan").asked("Dan").answers("Barrel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.is_quiet("Cat")


@ruling("BANG-X59")
def test_black_jack_under_a_blessing_and_a_curse(table: BangScenario) -> None:
    """His second card, a club, counts as a heart: he draws a third one. Under the Curse a heart brings him none."""
    table.seats(deck_top=["2C", "3C", "4C"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={})
    under(table, "Blessing")
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=3)
    table.is_quiet()
    table.seats(deck_top=["2H", "3H", "4H"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={})
    under(table, "Curse")
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=2)
    table.is_quiet()


@ruling("BANG-X59")
@needs("dodge_city")
def test_apache_kid_knows_no_diamonds_under_a_curse(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG! 7D"]}, Bob={"character": "Apache Kid"}, Cat={}, Dan={})
    under(table, "Curse")
    table.turn("Ann").plays("BANG! 7D", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- the other way round


@ruling("BANG-667", "BANG-666")
def test_gold_rush_turns_the_order_round(table: BangScenario) -> None:
    """From Ann on the turns go Dan, Cat, Bob; then Ann turns up the next event, and it is clockwise again."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, coming=["Gold Rush", "Shootout"])
    table.turn("Dan")
    pass_turns(table, "Dan", "Ann", "Dan", "Cat")
    assert in_force(table) == "gold_rush"
    pass_turns(table, "Bob")
    assert in_force(table) == "shootout"
    pass_turns(table, "Ann")
    table.is_quiet("Bob")


@ruling("BANG-667")
def test_effects_go_clockwise_in_a_gold_rush(table: BangScenario) -> None:
    """Gatling still asks Bob first, and Dynamite still goes to the left."""
    hand = ["Missed!"]
    table.seats(
        deck_top=["KH"],
        Ann={"hand": ["Gatling"], "play": ["Dynamite"]},
        Bob={"hand": hand},
        Cat={"hand": hand},
        Dan={"hand": hand},
    )
    under(table, "Gold Rush")
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.plays("Gatling")
    for name in ("Bob", "Cat", "Dan"):
        table.asked(name, kind="defend").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-667")
def test_gold_rush_passes_over_the_dead(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={"dead": True}, Dan={})
    under(table, "Gold Rush")
    table.turn("Dan").ends_turn()
    table.is_quiet("Bob")


# -------------------------------------------------------------------- what is forbidden


@ruling("BANG-X50")
def test_the_reverend_allows_no_beer(table: BangScenario) -> None:
    """Neither in one's turn nor at the last chance; a Saloon may be played."""
    table.seats(
        Ann={"life": 2, "hand": ["Beer 6H", "Saloon", "BANG!"]},
        Bob={"life": 1, "hand": ["Beer 7H"]},
        Cat={},
        Dan={},
    )
    under(table, "The Reverend")
    table.turn("Ann").may_play("Saloon", "BANG!")
    table.cannot_play("Beer 6H", why="bang-why-the-reverend", ruling="BANG-X50")
    table.plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance", options=[None])
    table.cannot_play("Beer 7H", why="bang-why-the-reverend", ruling="BANG-X50")
    table.asked("Bob").answers(None)
    assert not table.table.alive(Seat(1))
    table.is_quiet()


@ruling("BANG-X50")
def test_a_beer_may_be_discarded_before_the_reverend(table: BangScenario) -> None:
    """Sid Ketchum pays with two Beers; Uncle Will may not play one as a General Store."""
    table.seats(Ann={"character": "Sid Ketchum", "life": 2, "hand": ["Beer", "Beer"]}, Bob={}, Cat={}, Dan={})
    under(table, "The Reverend")
    table.turn("Ann").uses("Sid Ketchum").asked("Ann", kind="pay_card").answers("Beer")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
    table.seats(Ann={"character": "Uncle Will", "hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    under(table, "The Reverend")
    table.turn("Ann")
    assert table.offered() == {"end_turn"}
    table.is_quiet()


@ruling("BANG-683")
def test_sermon_in_ones_own_duel(table: BangScenario) -> None:
    """Ann may play no BANG! card; Bob answers her Duel, she cannot, and loses a life."""
    table.seats(Ann={"hand": ["BANG! 2D", "Duel"]}, Bob={"hand": ["BANG! 3D"]}, Cat={}, Dan={})
    under(table, "Sermon")
    table.turn("Ann").may_play("Duel")
    table.cannot_play("BANG! 2D", why="bang-why-sermon", ruling="BANG-683")
    table.plays("Duel", on="Bob").asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", options=[None]).answers(None)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-683")
def test_sermon_leaves_others_alone(table: BangScenario) -> None:
    """Against Indians! Bob discards a BANG! card in Ann's turn; Ann shoots with something else."""
    table.seats(Ann={"hand": ["Indians!", "Gatling"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    under(table, "Sermon")
    table.turn("Ann").plays("Indians!").asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.plays("Gatling")
    table.has_life(Ann=5, Bob=3, Cat=2, Dan=2)
    table.is_quiet()


@ruling("BANG-683")
def test_sermon_and_cards_that_count_as_bang(table: BangScenario) -> None:
    """Calamity Janet may not play a Missed! as a BANG! in her turn, nor pay with a BANG! card for anything."""
    table.seats(Ann={"character": "Calamity Janet", "hand": ["Missed!", "BANG!"]}, Bob={}, Cat={}, Dan={})
    under(table, "Sermon")
    table.turn("Ann")
    assert table.offered() == {"end_turn"}
    for card in ("Missed!", "BANG!"):
        table.cannot_play(card, why="bang-why-sermon", ruling="BANG-683")
    table.is_quiet()


@ruling("BANG-X53")
def test_two_shots_in_a_shootout(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG! 2D", "BANG! 3D", "BANG! 4D"]}, Bob={}, Cat={}, Dan={})
    under(table, "Shootout")
    table.turn("Ann").plays("BANG! 2D", on="Bob").plays("BANG! 3D", on="Bob")
    table.cannot_play("BANG! 4D", why="bang-why-bang-limit", ruling="BANG-041")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X53")
def test_willy_shoots_on(table: BangScenario) -> None:
    hand = ["BANG! 2D", "BANG! 3D", "BANG! 4D"]
    table.seats(Ann={"character": "Willy the Kid", "hand": hand}, Bob={}, Cat={}, Dan={"play": ["Volcanic"]})
    under(table, "Shootout")
    table.turn("Ann")
    for card in hand:
        table.plays(card, on="Bob")
    assert table.table.bangs_left(Seat(3))
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- drawing


@ruling("BANG-684", "BANG-687")
def test_more_cards_and_fewer(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, coming=["Train Arrival", "Thirst"])
    table.turn("Dan")
    pass_turns(table, "Dan", "Ann")
    table.has_cards(Ann=3, Bob=3)
    pass_turns(table, "Bob", "Cat", "Dan")
    table.has_cards(Ann=4, Bob=3, Cat=3, Dan=3)
    table.is_quiet("Ann")


@ruling("BANG-685")
def test_black_jack_and_the_train(table: BangScenario) -> None:
    """Red: four cards in all; black: three."""
    for second, cards in (("3H", 4), ("3C", 3)):
        table.seats(deck_top=["2C", second, "4C", "5C"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={})
        under(table, "Train Arrival")
        table.turn("Ann", phase="draw")
        table.has_cards(Ann=cards)
        table.is_quiet()


@ruling("BANG-686", "BANG-689")
@needs("dodge_city")
def test_pat_brennan_takes_one_card_all_the_same(table: BangScenario) -> None:
    for event, cards in (("Train Arrival", 3), ("Thirst", 1)):
        for choice, drawn in (("deck", cards), ("Barrel", 1)):
            table.seats(Ann={"character": "Pat Brennan"}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
            under(table, event)
            table.turn("Ann", phase="draw")
            table.asked("Ann", options=["deck", "Barrel"]).answers(choice)
            table.has_cards(Ann=drawn)
            table.is_quiet()


@ruling("BANG-688")
def test_the_first_card_in_a_thirst(table: BangScenario) -> None:
    """Jesse Jones takes his only card from Bob, Pedro Ramirez his from the pile."""
    table.seats(Ann={"character": "Jesse Jones"}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    under(table, "Thirst")
    table.turn("Ann", phase="draw")
    table.asked("Ann", options=["deck", ("hand", "Bob")]).answers(("hand", "Bob"))
    table.has_hand(Ann=["Beer"], Bob=[])
    table.is_quiet()
    table.seats(pile=["Gatling"], Ann={"character": "Pedro Ramirez"}, Bob={}, Cat={}, Dan={})
    under(table, "Thirst")
    table.turn("Ann", phase="draw")
    table.asked("Ann", options=["deck", "pile"]).answers("pile")
    table.has_hand(Ann=["Gatling"])
    table.is_quiet()


@ruling("BANG-687")
def test_kit_carlson_and_black_jack_are_thirsty(table: BangScenario) -> None:
    """Kit looks at three cards and keeps one; Black Jack draws one and shows none."""
    table.seats(deck_top=["Beer", "Gatling", "Duel"], Ann={"character": "Kit Carlson"}, Bob={}, Cat={}, Dan={})
    under(table, "Thirst")
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="return_card").answers("Beer")
    table.asked("Ann", kind="return_card").answers("Duel")
    table.has_hand(Ann=["Gatling"])
    table.is_quiet()
    table.seats(deck_top=["2H"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={})
    under(table, "Thirst")
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=1)
    assert not table.events("card_shown")
    table.is_quiet()


# -------------------------------------------------------------------- no abilities


@ruling("BANG-X51")
def test_nobody_has_an_ability_with_a_hangover(table: BangScenario) -> None:
    """Willy shoots once, Bart draws nothing, and the view shows no ability. Ann's fifth life stays."""
    table.seats(
        Ann={"character": "Willy the Kid", "hand": ["BANG!", "BANG!"]},
        Bob={"character": "Bart Cassidy"},
        Cat={},
        Dan={},
    )
    under(table, "Hangover")
    table.turn("Ann").plays("BANG!", on="Bob").may_play()
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_cards(Bob=0)
    assert [player.abilities for player in table.sees("Ann").players[:2]] == [(), ()]
    assert table.sees("Ann").players[0].max_life == 5
    table.is_quiet()


@ruling("BANG-X51")
@needs("dodge_city")
def test_abilities_come_back_after_the_hangover(table: BangScenario) -> None:
    table.seats(Ann={"character": "Willy the Kid"}, Bob={}, Cat={}, Dan={"character": "Sean Mallory", "life": 2})
    under(table, "Hangover", coming=["Thirst"])
    table.turn("Dan")
    assert table.table.hand_limit(Seat(3)) == 2
    table.ends_turn()
    assert table.table.hand_limit(Seat(3)) == 10
    assert table.sees("Bob").players[0].abilities == ("willy_the_kid",)
    table.is_quiet("Ann")


@ruling("BANG-X51")
@needs("dodge_city")
def test_what_vera_custer_copied_ends_in_her_turn(table: BangScenario) -> None:
    """She has Willy's ability when the Hangover comes; after it she has none until she names somebody again."""
    table.seats(Ann={"character": "Willy the Kid"}, Bob={"character": "Vera Custer"}, Cat={}, Dan={})
    table.laid.copied[1] = table.laid.abilities[0]
    under(table, "Hangover", coming=["Thirst"])
    table.turn("Ann")
    pass_turns(table, "Ann", "Bob")
    assert table.table.copied[1] == ()
    pass_turns(table, "Cat", "Dan")
    assert table.sees("Ann").players[1].abilities == ("vera_custer",)
    table.is_quiet("Ann")


@ruling("BANG-X51")
def test_suzy_draws_when_the_hangover_is_over(table: BangScenario) -> None:
    """Her hand became empty while she had no ability; now it counts."""
    table.seats(Ann={}, Bob={"character": "Suzy Lafayette"}, Cat={}, Dan={})
    under(table, "Hangover", coming=["Thirst"])
    table.turn("Dan").ends_turn()
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_cards(Bob=1)
    table.is_quiet("Ann")
