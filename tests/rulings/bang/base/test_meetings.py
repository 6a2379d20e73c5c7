"""Cards of the base game meeting each other, roles and the end of the deck."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- General Store and an empty deck


@ruling("BANG-140", "BANG-037", "BANG-X15")
def test_the_deck_runs_out_during_general_store(table: BangScenario) -> None:
    """Three cards are left: the pile, the General Store itself, is shuffled and is the fourth card turned up."""
    table.seats(deck_top=["Duel", "Beer", "Jail"], Ann={"hand": ["General Store"]}, Bob={}, Cat={}, Dan={})
    table.laid.deck = table.laid.deck[-3:]
    table.turn("Ann").plays("General Store")
    table.asked("Ann", options=["Duel", "Beer", "Jail", "General Store"]).answers("General Store")
    table.asked("Bob", options=["Duel", "Beer", "Jail"]).answers("Duel")
    table.asked("Cat", options=["Beer", "Jail"]).answers("Jail")
    table.has_hand(Ann=["General Store"], Bob=["Duel"], Cat=["Jail"], Dan=["Beer"])
    table.is_quiet()


@ruling("BANG-140", "BANG-X41")
def test_too_few_cards_for_general_store(table: BangScenario) -> None:
    """Only two cards can be turned up, the General Store among them: Ann and Bob take one, Cat and Dan get none."""
    table.seats(deck_top=["Duel"], Ann={"hand": ["General Store"]}, Bob={}, Cat={}, Dan={})
    table.laid.deck = table.laid.deck[-1:]
    table.turn("Ann").plays("General Store")
    table.asked("Ann", kind="pick_from_store", options=["Duel", "General Store"]).answers("Duel")
    table.has_hand(Ann=["Duel"], Bob=["General Store"], Cat=[], Dan=[])
    table.is_quiet()


# -------------------------------------------------------------------- Panic! and Cat Balou


@ruling("BANG-144", "BANG-202")
def test_panic_takes_back_ones_own_card(table: BangScenario) -> None:
    """Ann takes her own Volcanic from play into hand and is back to the Colt .45."""
    table.seats(Ann={"hand": ["Panic!"], "play": ["Volcanic", "Scope"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Ann", offered={"Ann"})
    table.asked("Ann", kind="choose_their_card", options=["Volcanic", "Scope"]).answers("Volcanic")
    table.has_hand(Ann=["Volcanic"], Bob=[], Cat=[], Dan=[])
    table.has_in_play(Ann=["Scope"])
    table.is_quiet()


@ruling("BANG-142", "BANG-X06")
@pytest.mark.parametrize("card", ["Panic!", "Cat Balou"])
def test_nobody_has_a_card(table: BangScenario, card: str) -> None:
    """It is the only card at the table: there is nobody to play it on, not even oneself."""
    table.seats(Ann={"hand": [card]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").cannot_play(card, why="bang-why-no-cards-there", ruling="BANG-X06")
    table.asked("Ann", kind="play_cards", options=["end turn"])
    table.is_quiet()


@ruling("BANG-142", "BANG-143")
def test_panic_and_a_mustang(table: BangScenario) -> None:
    """Bob beside Ann has a Mustang and Cat sits two seats away: both are too far, whatever Ann's weapon."""
    table.seats(
        Ann={"hand": ["Panic!"], "play": ["Winchester"]}, Bob={"play": ["Mustang"]}, Cat={"hand": ["Beer"]}, Dan={}
    )
    table.turn("Ann").plays("Panic!", on="Ann", offered={"Ann"})
    table.has_hand(Ann=["Winchester"], Bob=[], Cat=["Beer"], Dan=[])
    table.is_quiet()


@ruling("BANG-164", "BANG-195")
def test_cat_balou_on_who_has_no_cards(table: BangScenario) -> None:
    """Bob has neither hand nor cards in play: he cannot be chosen, the others can."""
    table.seats(Ann={"hand": ["Cat Balou", "Beer"]}, Bob={}, Cat={"hand": ["Duel"]}, Dan={"play": ["Scope"]})
    table.turn("Ann").plays("Cat Balou", on="Cat", offered={"Ann", "Cat", "Dan"})
    table.has_hand(Ann=["Beer"], Bob=[], Cat=[], Dan=[])
    table.has_in_play(Dan=["Scope"])
    table.pile_is("Cat Balou", "Duel")
    table.is_quiet()


@ruling("BANG-165")
def test_cat_balou_on_ones_own_hand(table: BangScenario) -> None:
    """Ann may even discard a random card of her own hand."""
    table.seats(Ann={"hand": ["Cat Balou", "Jail"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Cat Balou", on="Ann", offered={"Ann"})
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.pile_is("Cat Balou", "Jail")
    table.is_quiet()


# -------------------------------------------------------------------- Gatling and Indians!


@ruling("BANG-150", "BANG-061")
def test_gatling_stops_when_the_game_is_over(table: BangScenario) -> None:
    """Bob's Gatling kills the Sheriff: the game is over at once, and Dan, who would be next, is not asked."""
    table.seats(
        Ann={"role": "outlaw", "hand": ["Missed!"]},
        Bob={"role": "outlaw", "hand": ["Gatling"]},
        Cat={"role": "sheriff", "life": 1},
        Dan={"role": "renegade", "hand": ["Missed!"]},
    )
    table.turn("Bob").plays("Gatling")
    table.has_life(Ann=4, Bob=4, Cat=0, Dan=4)
    table.is_over(outcome="outlaws", winners={"Ann", "Bob"})


@ruling("BANG-150", "BANG-058")
def test_gatling_kills_a_deputy_and_goes_on(table: BangScenario) -> None:
    """The Sheriff's Gatling kills the Deputy Bob: Ann loses all her cards, and Cat, Dan and Eva are still hit."""
    table.seats(
        Ann={"hand": ["Gatling", "Beer"], "play": ["Scope"]},
        Bob={"role": "deputy", "life": 1},
        Cat={},
        Dan={"play": ["Barrel"]},
        Eva={},
        deck_top=["4H"],
    )
    table.turn("Ann").plays("Gatling")
    table.has_hand(Ann=[])
    table.has_in_play(Ann=[])
    table.asked("Dan", kind="defend", options=["Barrel", None]).answers("Barrel")
    table.has_life(Ann=5, Bob=0, Cat=3, Dan=4, Eva=3)
    table.is_quiet()


@ruling("BANG-174", "BANG-059")
def test_indians_kill_two_outlaws(table: BangScenario) -> None:
    """Indians! kill two Outlaws of one life each: Ann, whose card it is, draws 3 cards for each of them."""
    table.seats(
        Ann={"hand": ["Indians!"]},
        Bob={"role": "renegade", "hand": ["BANG!"]},
        Cat={"role": "outlaw", "life": 1},
        Dan={"role": "outlaw", "life": 1},
    )
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=0)
    table.has_cards(Ann=6, Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-174")
def test_indians_need_not_be_answered(table: BangScenario) -> None:
    """Bob has a BANG! but keeps it and loses a life."""
    table.seats(Ann={"hand": ["Indians!"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.has_hand(Ann=[], Bob=["BANG!"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-151", "BANG-157")
def test_gatling_and_duel_beside_the_bang(table: BangScenario) -> None:
    """Gatling, Duel, Indians! and one BANG! in the same turn; then the second BANG! is one too many."""
    table.seats(Ann={"hand": ["BANG!", "Gatling", "Duel", "Indians!", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.plays("Gatling")
    table.plays("Duel", on="Cat")
    table.plays("Indians!")
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.has_life(Ann=5, Bob=1, Cat=1, Dan=2)
    table.is_quiet()


# -------------------------------------------------------------------- Duels


@ruling("BANG-154", "BANG-155")
def test_a_long_duel(table: BangScenario) -> None:
    """Bob and Ann discard two BANG! cards each, in turns; Bob has no third one and loses."""
    table.seats(
        Ann={"hand": ["Duel", "BANG!", "BANG!", "BANG!"]}, Bob={"hand": ["BANG!", "BANG!", "Beer"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("Duel", on="Bob")
    for name in ("Bob", "Ann", "Bob", "Ann"):
        table.asked(name, kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=["BANG!"], Bob=["Beer"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-154")
def test_a_duel_may_be_given_up(table: BangScenario) -> None:
    """Bob could answer but does not: he loses a life and keeps his BANG!; Ann is not asked at all."""
    table.seats(Ann={"hand": ["Duel", "BANG!"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", options=["BANG!", None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=["BANG!"], Bob=["BANG!"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-135", "BANG-128")
def test_a_beer_in_ones_own_lost_duel(table: BangScenario) -> None:
    """Ann has 1 life and loses her own Duel: a Beer saves her, in her own turn as well as in others'."""
    table.seats(Ann={"life": 1, "hand": ["Duel", "Beer"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob").answers("BANG!")
    table.asked("Ann", kind="discard_bang", options=[None]).answers(None)
    table.asked("Ann", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=1, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Beer at the last life


@ruling("BANG-136", "BANG-137")
def test_no_more_beers_than_needed(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3, three Beers in hand: after two of them Ann has 1 life and keeps the third."""
    table.seats(
        deck_top=["3S", "Duel", "Jail"],
        Ann={"life": 2, "hand": ["Beer", "Beer", "Beer"], "play": ["Dynamite"]},
        Bob={"hand": ["Beer"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.asked("Ann", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=1, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Beer", "Duel", "Jail"], Bob=["Beer"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-135", "BANG-128")
def test_a_beer_may_be_refused(table: BangScenario) -> None:
    """Bob, an Outlaw, does not drink: he is out, his Beer is discarded and Ann draws 3 cards."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"role": "outlaw", "life": 1, "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_cards(Ann=3, Bob=0, Cat=0, Dan=0)
    table.pile_is("BANG!", "Beer")
    table.is_quiet()


@ruling("BANG-135", "BANG-150")
def test_a_beer_against_gatling_and_indians(table: BangScenario) -> None:
    """Whatever takes the last life, a Beer helps: first against Gatling, then against Indians!."""
    table.seats(Ann={"hand": ["Gatling", "Indians!"]}, Bob={"life": 1, "hand": ["Beer", "Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Gatling")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=2, Dan=2)
    table.is_quiet()


# -------------------------------------------------------------------- what the others can still know


@ruling("BANG-192")
@pytest.mark.parametrize("more", [[], ["Duel"]])
def test_a_card_that_everybody_knows_is_taken_from_a_hand(table: BangScenario, more: list[str]) -> None:
    """Ann took Dan's Scope openly; Bob takes a card of hers. If it was her only one, all know that he has the Scope."""
    table.seats(Ann={"hand": ["Panic!", *more]}, Bob={"hand": ["Panic!"]}, Cat={}, Dan={"play": ["Scope"]})
    table.turn("Ann").plays("Panic!", on="Dan")
    assert table.sees("Cat").players[0].hand == ("scope:AS",)
    if more:
        table.will_take("Ann", "Scope")
    table.ends_turn()
    table.plays("Panic!", on="Ann")
    seen = [player.hand for player in table.sees("Cat").players]
    assert seen == ([(), (), (), ()] if more else [(), ("scope:AS",), (), ()])
    assert "scope:AS" in table.sees("Bob").players[1].hand
    table.is_quiet("Bob")


@ruling("BANG-X11", "BANG-218")
def test_kit_carlson_cannot_follow_the_gifts_of_claus_the_saint(table: BangScenario) -> None:
    """Kit knows the Beer on top of the deck. Claus draws it and gives cards away: Kit cannot know who has it now."""
    table.seats(
        deck_top=["Duel", "Beer", "Jail"],
        Ann={"character": "Claus the Saint"},
        Bob={},
        Cat={},
        Dan={"character": "Kit Carlson"},
    )
    table.turn("Dan", phase="draw")
    table.asked("Dan", kind="return_card").answers("Beer")
    table.ends_turn()
    assert table.sees("Dan").players[0].hand == ("beer:6H",)
    table.asked("Ann", kind="give_card").answers("Beer")
    assert [player.hand for player in table.sees("Dan").players[:3]] == [(), (), ()]
    assert table.sees("Bob").players[1].hand == ("beer:6H",)
    for _ in ("Cat", "Dan"):
        table.choose("Ann", "BANG!")
    assert [player.hand for player in table.sees("Dan").players[:3]] == [(), (), ()]
    table.is_quiet("Ann")


@ruling("BANG-037", "BANG-X15")
def test_the_new_deck_is_shuffled(table: BangScenario) -> None:
    """Everybody saw the cards of the pile, but nobody knows what lies on top of the deck made from it."""
    table.seats(pile=[*["BANG!"] * 20, "Beer"], Ann={"hand": ["Stagecoach"]}, Bob={}, Cat={}, Dan={})
    pile = table.laid.pile.copy()
    table.laid.deck = []
    table.turn("Ann").plays("Stagecoach")
    assert len(table.table.deck) == 20
    assert table.table.deck != pile[:20]
    assert table.sees("Bob").deck_known == ()
    assert table.sees("Bob").players[0].hand == ()
    table.is_quiet()


@ruling("BANG-X11")
def test_what_claus_the_saint_held_before_stays_known(table: BangScenario) -> None:
    """Claus gives away cards that he has just drawn: the Scope that he took openly before is still in his hand."""
    table.seats(
        deck_top=["Beer", "Duel", "Jail", "Mustang", "Barrel"],
        Ann={"character": "Claus the Saint", "hand": ["Panic!"]},
        Bob={"play": ["Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Panic!", on="Bob")
    table.laid.phase = "draw"
    table.begin(table.config, table.laid)
    for gift in ("Beer", "Duel", "Jail"):
        table.asked("Ann", kind="give_card").answers(gift)
    assert table.sees("Dan").players[0].hand == ("scope:AS",)
    assert table.sees("Bob").players[1].hand == ("beer:6H",)
    assert table.sees("Dan").players[1].hand == ()
    table.is_quiet()
