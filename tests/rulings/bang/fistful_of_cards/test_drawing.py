"""Events about phase 1: Hard Liquor, Abandoned Mine, Peyote, Ranch and Law Of The West."""

from __future__ import annotations

from sagebrush import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

RED = ("guess", "red")
BLACK = ("guess", "black")

# -------------------------------------------------------------------- Hard Liquor


@ruling("BANG-X63")
def test_a_drink_instead_of_cards(table: BangScenario) -> None:
    table.seats(Ann={"life": 2}, Bob={}, Cat={}, Dan={})
    under(table, "Hard Liquor")
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="drink_or_draw", options=["deck", "drink"]).answers("drink")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=0)
    table.is_quiet()


@ruling("BANG-X63")
def test_drawing_as_usual_instead_of_a_drink(table: BangScenario) -> None:
    """Jesse Jones declines and uses his ability."""
    table.seats(Ann={"character": "Jesse Jones", "life": 2}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    under(table, "Hard Liquor")
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="drink_or_draw").answers("deck")
    table.asked("Ann", kind="choose_source").answers(("hand", "Bob"))
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=2, Bob=0)
    table.is_quiet()


@ruling("BANG-X63")
def test_who_lacks_nothing_is_not_asked(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Hard Liquor")
    table.turn("Ann", phase="start")
    table.has_cards(Ann=2)
    table.is_quiet()


@needs("dodge_city")
@needs("great_train_robbery")
@ruling("BANG-X63")
def test_a_drink_leaves_out_all_of_phase_1(table: BangScenario) -> None:
    """Ann holds a Map and is Vera Custer: she looks at nothing and copies nobody. Her Jail was checked before that."""
    table.seats(
        deck_top=["2H"],
        Ann={"character": "Vera Custer", "life": 2, "play": ["Map", "Jail"], "role": "Outlaw"},
        Bob={"character": "Willy the Kid", "role": "Sheriff"},
        Cat={},
        Dan={},
    )
    under(table, "Hard Liquor")
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="drink_or_draw").answers("drink")
    assert not table.events("cards_looked_at")
    assert [event.phase for event in table.events("phase_started")] == ["start", "play"]
    assert table.table.copied == [(), (), (), ()]
    table.has_life(Ann=3, Bob=5, Cat=4, Dan=4)
    table.has_cards(Ann=0)
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-X63")
def test_who_does_not_drink_has_all_of_phase_1(table: BangScenario) -> None:
    """Youl Grinner draws instead: Bob, who has more cards, gives him one first."""
    table.seats(Ann={"character": "Youl Grinner", "life": 2}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    under(table, "Hard Liquor")
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="drink_or_draw").answers("deck")
    table.has_cards(Ann=3, Bob=0)
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Abandoned Mine


@ruling("BANG-694")
def test_an_empty_pile(table: BangScenario) -> None:
    """The turn is an ordinary one: Ann draws from the deck and discards onto the pile."""
    table.seats(deck_top=["Beer", "Duel"], Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Beer", "Duel"])
    table.ends_turn()
    table.asked("Ann", kind="discard_excess").answers("Duel")
    assert table.table.hands[1][0].name == "duel", "Bob has drawn it from the pile"
    table.is_quiet("Bob")


@ruling("BANG-695", "BANG-696")
def test_from_the_pile_and_onto_the_deck(table: BangScenario) -> None:
    """One card lies there: Ann takes it and one from the deck. What she has too many goes face down on the deck."""
    table.seats(pile=["Gatling"], deck_top=["Beer"], Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Gatling", "Beer"])
    assert not table.table.pile
    assert table.sees("Bob").players[0].hand == ("gatling:10H",), "everybody saw that one"
    table.ends_turn()
    table.asked("Ann", kind="discard_excess").answers("Beer")
    buried = table.events("card_buried")
    assert [(event.seat, event.shown) for event in buried] == [(0, False)]
    assert buried[0].seen_by(Seat(2)).card is None
    assert "beer" in {card.name for card in table.table.hands[1]}, "Bob has drawn it from the deck"
    table.is_quiet("Bob")


@ruling("BANG-696")
def test_played_cards_and_duels(table: BangScenario) -> None:
    """A General Store goes to the pile; the BANG! that Ann discards in her own Duel goes on the deck, seen by all."""
    table.seats(
        pile=["Beer", "Saloon"],
        deck_top=["2S", "3S", "4S", "5S"],
        Ann={"hand": ["Duel", "General Store", "BANG! 2D"]},
        Bob={"hand": ["BANG! 3D"]},
        Cat={},
        Dan={},
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Duel", "General Store", "BANG!", "Beer", "Saloon"])
    table.plays("Duel", on="Bob").asked("Bob").answers("BANG! 3D")
    table.asked("Ann", kind="discard_bang").answers("BANG! 2D")
    table.pile_is("Duel", "BANG! 3D")
    assert table.table.deck[-1].id == "bang:2D"
    assert table.sees("Cat").deck_known == ("bang:2D",)
    table.plays("General Store")
    assert "bang:2D" in table.sees("Dan").middle
    table.pile_is("BANG! 3D", "General Store")


@ruling("BANG-697")
def test_abilities_and_other_turns(table: BangScenario) -> None:
    """Sid pays for a life onto the pile; what Bob discards in Ann's turn goes there too."""
    table.seats(
        pile=["Beer", "Saloon"],
        Ann={"character": "Sid Ketchum", "life": 2, "hand": ["Indians!"]},
        Bob={"hand": ["BANG!"]},
        Cat={},
        Dan={},
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.plays("Indians!").asked("Bob").answers("BANG!")
    table.pile_is("Indians!", "BANG!")
    table.uses("Sid Ketchum").asked("Ann", kind="pay_card").answers("Beer")
    table.pile_is("Beer", "Saloon")
    table.is_quiet()


@ruling("BANG-749")
def test_kit_carlson_looks_into_the_mine(table: BangScenario) -> None:
    """The check for his Jail uses the deck. He looks at the top three of the pile, takes two and leaves the third."""
    table.seats(
        pile=["Beer", "Saloon", "Gatling", "Panic!"],
        deck_top=["6H"],
        Ann={"character": "Kit Carlson", "play": ["Jail"]},
        Bob={"role": "sheriff"},
        Cat={},
        Dan={},
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="start")
    assert [event.card.split(":")[1] for event in table.events("check_made")] == ["6H"]
    table.asked("Ann", kind="return_card", options=["Jail", "Beer", "Panic!"]).answers("Panic!")
    table.has_hand(Ann=["Jail", "Beer"])
    table.is_quiet()


@ruling("BANG-749")
def test_pedro_and_jesse_in_the_mine(table: BangScenario) -> None:
    """Jesse's first card is his to fetch as ever; Pedro has nothing to choose: both cards come from the pile."""
    table.seats(pile=["Beer", "Saloon"], Ann={"character": "Jesse Jones"}, Bob={"hand": ["Duel"]}, Cat={}, Dan={})
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers(("hand", "Bob"))
    table.has_hand(Ann=["Duel", "Saloon"])
    table.is_quiet()
    table.seats(pile=["Beer", "Saloon"], Ann={"character": "Pedro Ramirez"}, Bob={}, Cat={}, Dan={})
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Beer", "Saloon"])
    table.is_quiet()


class Looter(Trait):
    """Somebody who takes the cards that others have too many."""

    def takes_excess(self, table: BangTable, me: Seat, player: Seat, card: Card) -> bool:
        return player != me


@ruling("BANG-749")
def test_excess_cards_are_taken_before_they_reach_the_deck(table: BangScenario) -> None:
    table.seats(pile=["Gatling", "Beer"], Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    table.laid.abilities[2] = (Looter("looter"),)
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw").ends_turn()
    table.asked("Ann", kind="discard_excess").answers("Gatling")
    table.has_hand(Ann=["Beer"], Cat=["Gatling"])
    assert not table.events("card_buried")
    table.is_quiet("Bob")


@ruling("BANG-749")
def test_a_mine_that_is_soon_empty(table: BangScenario) -> None:
    """One card lies there: Kit looks at it and takes it, and draws his second card from the deck."""
    table.seats(pile=["Gatling"], deck_top=["Duel"], Ann={"character": "Kit Carlson"}, Bob={}, Cat={}, Dan={})
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Gatling", "Duel"])
    table.is_quiet()


@ruling("BANG-749")
def test_black_jack_shows_a_card_of_the_mine(table: BangScenario) -> None:
    """His second card, a heart, brings him a third one from the pile."""
    table.seats(pile=["2C", "3H", "4C"], Ann={"character": "Black Jack"}, Bob={}, Cat={}, Dan={})
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=3)
    assert not table.table.pile
    table.is_quiet()


@ruling("BANG-695")
def test_a_fork_in_the_mine(table: BangScenario) -> None:
    """Jesse Jones is asked where his first card comes from: a fork made there goes the same way, word for word."""
    table.seats(pile=["Beer", "Saloon"], Ann={"character": "Jesse Jones"}, Bob={"hand": ["Duel"]}, Cat={}, Dan={})
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    twin = table.match.fork()
    for match in (table.match, twin):
        assert match.decision
        match.answer(match.decision.options[0])
    assert twin.all_events(twin.first_event) == table.match.all_events(twin.first_event)
    assert twin.digest == table.match.digest
    table.is_quiet()


# -------------------------------------------------------------------- Peyote


@ruling("BANG-X64")
def test_guessing_until_one_is_wrong(table: BangScenario) -> None:
    """Ann guesses two colours, not the third: two cards are hers, openly, and the third is discarded."""
    table.seats(deck_top=["2C", "3H", "4D", "5D"], Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Peyote")
    table.turn("Ann", phase="draw")
    for guess in (BLACK, RED, BLACK):
        table.asked("Ann", kind="guess_colour", options=[RED, BLACK]).answers(guess)
    table.has_cards(Ann=2)
    table.pile_is("4D")
    assert len(table.sees("Bob").players[0].hand) == 2
    assert [event.right for event in table.events("colour_guessed")] == [True, True, False]
    table.is_quiet()


@ruling("BANG-X64")
@needs("dodge_city")
def test_wrong_at_once(table: BangScenario) -> None:
    """Not even Kit Carlson or Pixie Pete gets a card, and Lucky Duke turns up but one."""
    for character in ("Kit Carlson", "Pixie Pete", "Lucky Duke"):
        table.seats(deck_top=["2C"], Ann={"character": character}, Bob={}, Cat={}, Dan={})
        under(table, "Peyote")
        table.turn("Ann", phase="draw").asked("Ann").answers(RED)
        table.has_cards(Ann=0)
        table.pile_is("2C")
        table.is_quiet()


@ruling("BANG-X64")
def test_no_card_to_guess(table: BangScenario) -> None:
    """The deck has one card and the pile none: when it is taken, phase 1 is over."""
    table.seats(deck_top=["2C"], Ann={}, Bob={}, Cat={}, Dan={})
    table.laid.hands[1] += table.laid.deck[:-1]
    table.laid.deck[:] = table.laid.deck[-1:]
    under(table, "Peyote")
    table.turn("Ann", phase="draw").asked("Ann").answers(BLACK)
    table.has_cards(Ann=1)
    table.is_quiet()


# -------------------------------------------------------------------- Ranch


@ruling("BANG-X66")
def test_cards_are_exchanged_at_the_ranch(table: BangScenario) -> None:
    """Ann has four cards, discards two of them and draws two; nobody is asked twice."""
    table.seats(
        deck_top=["Beer", "Duel", "Panic!", "Saloon"], Ann={"hand": ["Mustang", "Scope"]}, Bob={}, Cat={}, Dan={}
    )
    under(table, "Ranch")
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="trade_cards", options=["Mustang", "Scope", "Beer", "Duel", None]).answers("Scope")
    table.asked("Ann", kind="trade_cards", options=["Mustang", "Beer", "Duel", None]).answers("Beer")
    table.asked("Ann", kind="trade_cards").answers(None)
    table.has_hand(Ann=["Mustang", "Duel", "Panic!", "Saloon"])
    table.pile_is("Scope", "Beer")
    table.is_quiet()


@ruling("BANG-X66")
def test_the_whole_hand_or_nothing(table: BangScenario) -> None:
    """Suzy discards both of her cards and draws two: her hand was empty only in between."""
    table.seats(
        deck_top=["Beer", "Duel", "Panic!", "Saloon"], Ann={"character": "Suzy Lafayette"}, Bob={}, Cat={}, Dan={}
    )
    under(table, "Ranch")
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers("Beer")
    table.asked("Ann").answers("Duel")
    table.has_hand(Ann=["Panic!", "Saloon"])
    table.is_quiet()
    table.seats(deck_top=["Beer", "Duel"], Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Ranch")
    table.turn("Ann", phase="draw").asked("Ann").answers(None)
    table.has_hand(Ann=["Beer", "Duel"])
    table.is_quiet()


# -------------------------------------------------------------------- Law Of The West


@ruling("BANG-698", "BANG-X65")
def test_the_second_card_must_be_played(table: BangScenario) -> None:
    """It is a Stagecoach: Ann may play her Mustang first, but her turn is not over before the Stagecoach is gone."""
    table.seats(deck_top=["Beer", "Stagecoach"], Ann={"hand": ["Mustang"]}, Bob={}, Cat={}, Dan={})
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert [event.card for event in table.events("card_shown")] == ["stagecoach:9S"]
    assert table.offered() == {"mustang", "beer", "stagecoach"}
    table.plays("Mustang")
    assert table.offered() == {"beer", "stagecoach"}
    table.plays("Stagecoach")
    assert "end_turn" in table.offered()
    table.is_quiet()


@ruling("BANG-X65")
def test_what_cannot_be_played_need_not_be(table: BangScenario) -> None:
    """A Missed! is shown and stays. So does a second Barrel, and a BANG! card that would hit nobody but Ann."""
    table.seats(deck_top=["Beer", "Missed!"], Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert table.offered() == {"beer", "end_turn"}
    table.is_quiet()
    table.seats(deck_top=["Beer", "BANG!"], Ann={}, Bob={"play": ["Mustang 8H"]}, Cat={}, Dan={"play": ["Mustang 9H"]})
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert table.offered() == {"beer", ("bang", "ann"), "end_turn"}
    table.is_quiet()


@ruling("BANG-698")
def test_other_uses_are_not_plays(table: BangScenario) -> None:
    """Ann discards the BANG! card in her own Duel; it is gone, so nothing is left to play, and she may stop."""
    table.seats(deck_top=["Duel", "BANG! 2D"], Ann={}, Bob={"hand": ["BANG! 3D"]}, Cat={}, Dan={})
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert "end_turn" not in table.offered()
    table.plays("Duel", on="Bob").asked("Bob").answers("BANG! 3D")
    table.asked("Ann", kind="discard_bang").answers("BANG! 2D")
    assert table.offered() == {"end_turn"}
    table.is_quiet()


@ruling("BANG-698")
def test_sid_ketchum_before_the_law(table: BangScenario) -> None:
    """To pay with the card is no play, but it rids him of it."""
    table.seats(deck_top=["Beer", "Stagecoach"], Ann={"character": "Sid Ketchum", "life": 2}, Bob={}, Cat={}, Dan={})
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert table.offered() == {"beer", "stagecoach", ("sid_ketchum",)}
    table.uses("Sid Ketchum").asked("Ann", kind="pay_card").answers("Beer")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    assert table.offered() == {"end_turn"}
    table.is_quiet()


@ruling("BANG-X65")
@needs("dodge_city")
def test_one_card_is_no_second_one(table: BangScenario) -> None:
    """Bill Noface draws one card at full lives; Pat Brennan takes one from play: neither shows anything."""
    table.seats(Ann={"character": "Bill Noface"}, Bob={}, Cat={}, Dan={})
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert not table.events("card_shown")
    table.is_quiet()
    table.seats(Ann={"character": "Pat Brennan"}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw").asked("Ann").answers("Barrel")
    assert "end_turn" in table.offered()
    table.is_quiet()


@ruling("BANG-X65")
def test_played_as_another_card(table: BangScenario) -> None:
    """Calamity Janet's second card is a Missed!: she can play it as a BANG!, so she must."""
    table.seats(deck_top=["Beer", "Missed!"], Ann={"character": "Calamity Janet"}, Bob={}, Cat={}, Dan={})
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert "end_turn" not in table.offered()
    table.plays("Missed!", as_="BANG!", on="Bob")
    assert "end_turn" in table.offered()
    table.is_quiet()
