"""Where the base game and Dodge City meet: its characters with the new cards."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.dodge_city.looking import lay, usable


@ruling("BANG-235", "BANG-253")
def test_johnny_kisch_plays_a_green_card(table: BangScenario) -> None:
    """Johnny Kisch plays an Iron Plate: Cat's Iron Plate is discarded, her Sombrero stays."""
    table.seats(
        Ann={"character": "Johnny Kisch", "hand": ["Iron Plate"]},
        Bob={},
        Cat={"play": ["Iron Plate", "Sombrero"]},
        Dan={},
    )
    table.turn("Ann").plays("Iron Plate")
    table.has_in_play(Ann=["Iron Plate"], Cat=["Sombrero"])
    table.pile_is("Iron Plate")
    table.is_quiet()


@ruling("BANG-237", "BANG-262", "BANG-X40")
def test_suzy_lafayette_pays_with_her_last_card(table: BangScenario) -> None:
    """Suzy's Springfield costs her last card: the shot is resolved first, then she may draw."""
    table.seats(
        Ann={"character": "Suzy Lafayette", "hand": ["Springfield", "Beer"]},
        Bob={"hand": ["Missed!"]},
        Cat={},
        Dan={},
        deck_top=["Scope"],
    )
    table.turn("Ann").plays("Springfield", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers(None)
    table.asked("Ann", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=["Scope"])
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-228", "BANG-258")
def test_vulture_sam_inherits_green_cards_into_hand(table: BangScenario) -> None:
    """Sam takes Bob's Howitzer into hand and has to play it first."""
    table.seats(
        Ann={"character": "Vulture Sam", "hand": ["Punch"]}, Bob={"play": ["Howitzer"], "life": 1}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("Punch", on="Bob")
    table.has_hand(Ann=["Howitzer"], Bob=[])
    assert usable(table, "Ann") == set()
    table.may_play("Howitzer")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-230", "BANG-255")
def test_pedro_ramirez_takes_a_used_green_card(table: BangScenario) -> None:
    """Ann uses her Canteen and ends her turn; Pedro takes it from the discard pile and draws one card."""
    table.seats(
        Ann={"play": ["Canteen"], "life": 2}, Bob={"character": "Pedro Ramirez"}, Cat={}, Dan={}, deck_top=["Duel"]
    )
    table.turn("Ann").uses("Canteen")
    table.ends_turn()
    table.asked("Bob", kind="choose_source", options=["deck", "pile"]).answers("pile")
    table.has_hand(Bob=["Canteen", "Duel"])
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-221", "BANG-267")
def test_lucky_duke_against_a_howitzer(table: BangScenario) -> None:
    """Lucky Duke's Barrel turns two cards against a Howitzer too; he chooses the hearts."""
    table.seats(
        Ann={"play": ["Howitzer"]},
        Bob={"character": "Lucky Duke", "play": ["Barrel"]},
        Cat={},
        Dan={},
        deck_top=["BANG! 4C", "BANG! QH"],
    )
    table.turn("Ann").uses("Howitzer")
    table.asked("Bob", options=["Barrel", None]).answers("Barrel")
    table.asked("Bob", kind="choose_checked", options=["BANG!"]).answers("BANG! QH")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-209", "BANG-301")
def test_el_gringo_hit_by_doc_holydays_ability(table: BangScenario) -> None:
    """Doc's two cards are gone when El Gringo is hit: he takes the third."""
    table.seats(
        Ann={"character": "Doc Holyday", "hand": ["Beer", "Duel", "Scope"]},
        Bob={"character": "El Gringo"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").uses("Doc Holyday", on="Bob")
    table.asked("Ann", kind="pay_card").answers("Beer")
    table.asked("Ann", kind="pay_card").answers("Scope")
    table.has_hand(Ann=[], Bob=["Duel"])
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-219", "BANG-223", "BANG-199")
@pytest.mark.parametrize("card", ["Punch", "Knife"])
def test_distance_1_with_rose_doolan_and_paul_regret(card: str, table: BangScenario) -> None:
    """Rose Doolan sees Cat at distance 1 and may punch her; Paul Regret, three places away, stays at distance 3."""
    rose: Player = {"character": "Rose Doolan"}
    rose |= {"hand": [card]} if card == "Punch" else {"play": [card]}
    table.seats(Ann=rose, Bob={}, Cat={}, Dan={"character": "Paul Regret"}, Eva={}, Flo={})
    turn = table.turn("Ann")
    assert table.distance("Ann", "Dan") == 3
    offered = {"Ann", "Bob", "Cat", "Eva", "Flo"}
    if card == "Punch":
        turn.plays(card, on="Cat", offered=offered)
    else:
        turn.uses(card, on="Cat", offered=offered)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3, Eva=4, Flo=4)
    table.is_quiet()


@ruling("BANG-058", "BANG-266")
def test_a_sheriff_who_kills_a_deputy_with_a_howitzer(table: BangScenario) -> None:
    """The Howitzer kills the Deputy first: the Sheriff loses all his cards, and the shots at the others go on."""
    table.seats(
        Ann={"hand": ["Beer"], "play": ["Howitzer", "Scope"]},
        Bob={"role": "deputy", "life": 1},
        Cat={"hand": ["Missed!"]},
        Dan={},
        Eva={},
    )
    table.turn("Ann").uses("Howitzer")
    table.has_cards(Ann=0)
    table.has_in_play(Ann=[])
    table.asked("Cat", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=3, Eva=3)
    table.is_quiet()


@ruling("BANG-300", "BANG-136")
def test_elena_fuente_at_her_last_life(table: BangScenario) -> None:
    """Elena, with 1 life, may use her Beer as a Missed!; if she keeps it, it is a Beer against the lethal hit."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Elena Fuente", "hand": ["Beer"], "life": 1}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Beer", None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_cards(Bob=0)
    table.is_quiet()


@ruling("BANG-277", "BANG-283")
def test_vera_custer_copies_molly_stark(table: BangScenario) -> None:
    """Vera names Molly: in Bob's turn both of them draw for a BANG! against Indians!, each her own card."""
    table.seats(
        Ann={"character": "Vera Custer", "hand": ["BANG!"]},
        Bob={"hand": ["Indians!"]},
        Cat={"character": "Molly Stark", "hand": ["BANG!"]},
        Dan={},
        deck_top=["Duel", "Scope", "Beer", "Saloon", "Jail", "Mustang"],
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Cat")
    table.ends_turn()
    table.plays("Indians!")
    table.asked("Cat", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.has_hand(Ann=["Duel", "Scope", "Mustang"], Bob=["Beer", "Saloon"], Cat=["Jail"], Dan=[])
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=3)
    table.is_quiet("Bob")


@ruling("BANG-243", "BANG-302")
@pytest.mark.parametrize("by", ["BANG!", "Punch", "Doc Holyday"])
def test_only_bang_cards_take_the_stick(by: str, table: BangScenario) -> None:
    """Dan holds the stick of dynamite. Ann wounds Bob: with a BANG! card she takes it, otherwise it stays."""
    table.seats(Ann={"character": "Doc Holyday", "hand": ["BANG!", "Punch"]}, Bob={}, Cat={}, Dan={}, stick="Dan")
    turn = table.turn("Ann")
    if by == "Doc Holyday":
        turn.uses(by, on="Bob")
        table.asked("Ann", kind="pay_card").answers("Punch")
    else:
        turn.plays(by, on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    assert table.table.stick == table.seat("Ann" if by == "BANG!" else "Dan")
    table.is_quiet()


@ruling("BANG-277", "BANG-237")
def test_vera_custer_copies_suzy_with_an_empty_hand(table: BangScenario) -> None:
    """Vera has no card when she names Suzy: her hand is empty, so she may draw one before the two of phase 1."""
    table.seats(
        Ann={"character": "Vera Custer"},
        Bob={"character": "Suzy Lafayette", "hand": ["Saloon"]},
        Cat={},
        Dan={},
        deck_top=["Duel", "Scope", "Beer"],
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Bob")
    table.asked("Ann", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=["Duel", "Scope", "Beer"])
    table.is_quiet()


@ruling("BANG-277", "BANG-218")
def test_what_vera_custer_keeps_of_kit_carlsons_card_is_hidden(table: BangScenario) -> None:
    """Kit leaves a Beer on the deck; Vera copies him and looks too: he cannot know whether she keeps the Beer."""
    table.seats(
        Ann={"character": "Kit Carlson"},
        Bob={"character": "Vera Custer"},
        Cat={},
        Dan={},
        deck_top=["Duel", "Scope", "Beer", "Saloon", "Jail"],
    )
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="return_card").answers("Beer")
    assert table.sees("Ann").deck_known == ("beer:6H",)
    table.ends_turn()
    table.asked("Bob", kind="choose_copied").answers("Ann")
    assert table.sees("Ann").deck_known == ()
    table.asked("Bob", kind="return_card", options=["Beer", "Saloon", "Jail"]).answers("Jail")
    assert table.sees("Ann").players[1].hand == ()
    assert table.sees("Bob").deck_known == ("jail:JS",)
    table.is_quiet("Bob")


@ruling("BANG-100", "BANG-281")
def test_nothing_is_taken_back_behind_pat_brennans_choice(table: BangScenario) -> None:
    """Ann's Beer may be taken back after her turn, until Bob, Pat Brennan, has used his ability on her Mustang."""
    table.seats(
        Ann={"life": 3, "hand": ["Beer", "Duel", "Scope", "Jail", "Barrel"], "play": ["Mustang"]},
        Bob={"character": "Pat Brennan"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Beer")
    table.ends_turn()
    assert table.match.take_back_point(table.seat("Ann")) == 0
    table.asked("Bob", kind="choose_source", options=["deck", "Mustang"]).answers("Mustang")
    assert table.match.take_back_point(table.seat("Ann")) is None
    table.is_quiet("Bob")


@ruling("BANG-100")
def test_excess_cards_of_the_next_player_hinder_nobody(table: BangScenario) -> None:
    """Bob plays nothing and discards an excess card: no card or ability was used since Ann's Beer."""
    table.seats(Ann={"life": 3, "hand": ["Beer"]}, Bob={"life": 1}, Cat={}, Dan={}, deck_top=["Duel", "Scope"])
    table.turn("Ann").plays("Beer")
    table.ends_turn()
    table.ends_turn()
    table.asked("Bob", kind="discard_excess").answers("Scope")
    assert table.match.take_back_point(table.seat("Ann")) == 0
    table.is_quiet("Cat")


@ruling("BANG-235")
def test_johnny_plays_a_dynamite(table: BangScenario) -> None:
    """There are two Dynamites with Dodge City: Johnny's makes the one in front of Cat go."""
    table.seats(
        Ann={"character": "Johnny Kisch", "hand": ["Dynamite"]},
        Bob={"hand": ["Punch"]},
        Cat={"play": ["Dynamite"]},
        Dan={},
    )
    table.turn("Ann").plays("Dynamite")
    table.has_in_play(Ann=["Dynamite"], Bob=[], Cat=[], Dan=[])
    table.pile_is("Dynamite")
    table.is_quiet()


@ruling("BANG-182", "BANG-043")
def test_no_second_dynamite_in_front_of_oneself(table: BangScenario) -> None:
    """With Dodge City there are two: Ann, who has one in front of her, cannot play the other."""
    table.seats(Ann={"hand": ["Dynamite"], "play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").cannot_play("Dynamite", why="bang-why-same-name", ruling="BANG-043")
    table.asked("Ann", kind="play_cards", options=["end turn"])
    table.is_quiet()


@ruling("BANG-109", "BANG-X23", "BANG-X24")
@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Bob", "Ann"), ("Bob", "Cat"), ("Bob", "Dan")])
def test_suzy_and_molly_stark_after_a_duel(names: tuple[str, str], table: BangScenario) -> None:
    """Molly discarded her BANG! before Suzy did, but it is Suzy's turn: after the Duel Suzy draws first."""
    suzy, molly = names
    players: dict[str, Player] = {"Ann": {}, "Bob": {}, "Cat": {}, "Dan": {}}
    players[suzy] = {"character": "Suzy Lafayette", "hand": ["Duel", "BANG!"]}
    players[molly] = {"character": "Molly Stark", "hand": ["BANG!"]}
    lay(table, players)
    table.turn(suzy).plays("Duel", on=molly)
    table.asked(molly, options=["BANG!", None]).answers("BANG!")
    table.asked(suzy, options=["BANG!", None]).answers("BANG!")
    table.asked(suzy, kind="may_use").answers("yes")
    assert [table.name(event.seat) for event in table.events("cards_drawn")] == [suzy, molly]
    table.is_quiet()


@ruling("BANG-109", "BANG-X24")
def test_bart_cassidy_loses_his_duel_with_molly_stark(table: BangScenario) -> None:
    """After the Duel both draw at the same moment: Bart first, for it is his turn, then Molly for her BANG!."""
    table.seats(
        deck_top=["Jail", "Scope"],
        Ann={"character": "Bart Cassidy", "hand": ["Duel"]},
        Bob={"character": "Molly Stark", "hand": ["BANG!"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Jail"], Bob=["Scope"], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-100", "BANG-281")
def test_pat_brennan_takes_his_choice_back(table: BangScenario) -> None:
    """Pat Brennan took Ann's Mustang and would rather draw: nothing hidden was seen, so he may, until he plays on."""
    table.seats(
        Ann={"life": 3, "hand": ["Beer", "Duel", "Scope", "Jail", "Barrel"], "play": ["Mustang"]},
        Bob={"character": "Pat Brennan", "hand": ["Saloon"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Beer")
    table.ends_turn()
    table.asked("Bob", kind="choose_source").answers("Mustang")
    assert table.match.take_back_point(table.seat("Bob")) == 2
    assert not table.match.revealed_since(2)
    table.plays("Saloon")
    assert table.match.take_back_point(table.seat("Bob")) == 3
    table.is_quiet("Bob")


@ruling("BANG-107", "BANG-X40", "BANG-263")
def test_suzy_lafayette_pays_for_a_brawl_with_her_last_card(table: BangScenario) -> None:
    """The Brawl is over for Bob and for Cat before Suzy, whose hand is empty, may draw."""
    table.seats(
        deck_top=["Mustang"],
        Ann={"character": "Suzy Lafayette", "hand": ["Brawl", "Beer"]},
        Bob={"play": ["Scope"]},
        Cat={"hand": ["Duel"], "play": ["Barrel"]},
        Dan={},
    )
    table.turn("Ann").plays("Brawl")
    table.asked("Ann", kind="choose_their_card").answers("Barrel")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Mustang"], Cat=["Duel"])
    table.has_in_play(Bob=[], Cat=[])
    table.is_quiet()
