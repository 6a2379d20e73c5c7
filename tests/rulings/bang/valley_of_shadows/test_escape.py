"""Escape and Mick Defender (BANG-618 to BANG-620, BANG-644 to BANG-646)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, key
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import NO_SAVED, PASS, QUIET


@ruling("BANG-644")
@pytest.mark.parametrize("card", ["Cat Balou", "Panic!", "Duel", "Rattlesnake", "Jail", "Bounty"])
def test_escape_cancels_a_card_played_on_one_player(table: BangScenario, card: str) -> None:
    """Ann plays a card on Bob, who plays Escape: it lies on the discard pile without effect."""
    table.seats(Ann={"hand": [card]}, Bob={"hand": ["Escape", "Beer"]}, Cat={}, Dan={}, pile=NO_SAVED)
    table.turn("Ann").plays(card, on="Bob")
    table.asked("Bob", kind="aimed", options=["Escape", *PASS]).answers("Escape")
    table.has_hand(Bob=["Beer"])
    table.has_in_play(Bob=[])
    assert [event.name for event in table.events("card_cancelled")] == [key(card)]
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-644")
@pytest.mark.parametrize("answer", ["Escape", None])
def test_a_card_that_stays_is_told_once(table: BangScenario, answer: str | None) -> None:
    """Ann plays a Jail on Bob: all know it before he answers, and it is not told again, whether he escapes or not."""
    table.seats(Ann={"hand": ["Jail"]}, Bob={"hand": ["Escape", "Beer"]}, Cat={}, Dan={}, pile=NO_SAVED)
    table.turn("Ann").plays("Jail", on="Bob")
    assert [event.name for event in table.events("card_played")] == ["jail"]
    table.asked("Bob", kind="aimed", options=["Escape", *PASS]).answers(answer)
    assert [event.name for event in table.events("card_played")] == ["jail", *(["escape"] if answer else [])]
    table.has_in_play(Bob=[] if answer else ["Jail"])
    table.has_cards(Ann=0, Bob=1 if answer else 2)
    table.is_quiet()


@ruling("BANG-644")
def test_everybody_who_may_hold_it_is_asked(table: BangScenario) -> None:
    """Bob has no Escape but nobody can know that; Cat has no card at all and is not asked."""
    table.seats(
        Ann={"hand": ["Cat Balou", "Cat Balou"]}, Bob={"hand": ["Beer"]}, Cat={"play": ["Scope"]}, Dan={}, pile=NO_SAVED
    )
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.asked("Bob", kind="aimed", options=PASS).answers(None)
    table.has_cards(Bob=0)
    table.plays("Cat Balou", on="Cat")
    table.has_in_play(Cat=[])
    table.is_quiet()


@ruling("BANG-644")
def test_escape_is_not_played_in_ones_own_turn(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Escape"]}, Bob={}, Cat={}, Dan={}, pile=NO_SAVED)
    table.turn("Ann")
    table.cannot_play("Escape", why="bang-why-only-when-aimed-at", ruling="BANG-644")
    table.is_quiet()


@ruling("BANG-644", "BANG-620")
@pytest.mark.parametrize("card", ["BANG!", "Gatling", "Indians!"])
def test_no_escape_from_bang_or_from_cards_for_many(table: BangScenario, card: str) -> None:
    """A BANG! card is answered as usual, and a Gatling or Indians! are not aimed at one player alone."""
    table.seats(
        Ann={"hand": [card]}, Bob={"hand": ["Escape"], "character": "Mick Defender"}, Cat={}, Dan={}, pile=NO_SAVED
    )
    table.turn("Ann").plays(card, on="Bob" if card == "BANG!" else None)
    table.asked("Bob", kind="discard_bang" if card == "Indians!" else "defend", options=[None]).answers(None)
    table.has_cards(Bob=1)
    assert table.table.life[1] == 3
    table.is_quiet()


@ruling("BANG-645", "BANG-619")
def test_no_escape_from_a_dynamite_that_comes_by(table: BangScenario) -> None:
    """Ann's Dynamite passes on to Mick Defender: nobody has played it on him, so he is not asked."""
    table.seats(
        Ann={"play": ["Dynamite"]},
        Bob={"hand": ["Escape", "Missed!"], "character": "Mick Defender"},
        Cat={},
        Dan={},
        pile=NO_SAVED,
        deck_top=["4H"],
    )
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.is_quiet()


@ruling("BANG-646")
def test_no_escape_from_aim(table: BangScenario) -> None:
    """Aim goes with the BANG! card, not with Bob: he may only miss the shot."""
    table.seats(Ann={"hand": ["Aim", "BANG!"]}, Bob={"hand": ["Escape"]}, Cat={}, Dan={}, pile=NO_SAVED)
    table.turn("Ann").plays("Aim", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X104")
def test_escape_from_other_shots(table: BangScenario) -> None:
    """A Tomahawk is a brown card played on Bob alone, and no BANG! card: he may escape it. Fanning has two targets."""
    table.seats(Ann={"hand": ["Tomahawk", "Fanning"]}, Bob={"hand": ["Escape"]}, Cat={}, Dan={}, pile=NO_SAVED)
    table.turn("Ann").plays("Fanning", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.plays("Tomahawk", on="Bob").asked("Bob", kind="aimed", options=["Escape", *PASS]).answers("Escape")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X104")
def test_no_escape_from_a_green_card(table: BangScenario) -> None:
    """Ann uses her Can Can from play: it is neither brown nor blue, so Bob is not asked."""
    table.seats(
        Ann={"play": ["Can Can"]}, Bob={"hand": ["Escape"], "character": "Mick Defender"}, Cat={}, Dan={}, pile=NO_SAVED
    )
    table.turn("Ann").uses("Can Can", on="Bob")
    table.has_cards(Bob=0)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-644")
def test_molly_stark_draws_for_her_escape(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Duel"]},
        Bob={"hand": ["Escape"], "character": "Molly Stark"},
        Cat={},
        Dan={},
        pile=NO_SAVED,
        deck_top=["Scope"],
    )
    table.turn("Ann").plays("Duel", on="Bob").asked("Bob", kind="aimed").answers("Escape")
    table.has_hand(Bob=["Scope"])
    table.is_quiet()


@ruling("BANG-237", "BANG-644")
def test_suzy_lafayette_escapes_with_her_last_card(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Duel"]},
        Bob={"hand": ["Escape"], "character": "Suzy Lafayette"},
        Cat={},
        Dan={},
        pile=NO_SAVED,
        deck_top=["Scope"],
    )
    table.turn("Ann").plays("Duel", on="Bob").asked("Bob", kind="aimed").answers("Escape")
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_hand(Bob=["Scope"])
    table.is_quiet()


@ruling("BANG-618")
@pytest.mark.parametrize("card", ["Duel", "Cat Balou", "Jail", "Rattlesnake"])
def test_mick_defender_cancels_with_a_missed(table: BangScenario, card: str) -> None:
    """A Missed! card cancels whatever brown or blue card is aimed at him alone."""
    table.seats(
        Ann={"hand": [card]},
        Bob={"hand": ["Missed!", "BANG!"], "character": "Mick Defender"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays(card, on="Bob")
    table.asked("Bob", kind="aimed", options=["Missed!", *PASS]).answers("Missed!")
    table.has_hand(Bob=["BANG!"])
    table.has_in_play(Bob=[])
    table.is_quiet()


@ruling("BANG-618")
def test_mick_defender_is_asked_whatever_he_holds(table: BangScenario) -> None:
    """Nobody can see that he has no Missed!; without a card in hand he is not asked."""
    table.seats(
        Ann={"hand": ["Jail", "Rattlesnake"]},
        Bob={"hand": ["Beer"], "character": "Mick Defender"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Jail", on="Bob").asked("Bob", kind="aimed", options=PASS).answers(None)
    table.laid.discard(table.seat("Bob"), table.table.hands[1][0], "phase_3", None)
    table.plays("Rattlesnake", on="Bob")
    table.has_in_play(Bob=["Jail", "Rattlesnake"])
    table.is_quiet()


@ruling("BANG-620", "BANG-X104")
def test_mick_defender_answers_a_tomahawk_once(table: BangScenario) -> None:
    """Shots he answers as usual: his Missed! is asked for when the shot comes, not before it too."""
    table.seats(
        Ann={"hand": ["Tomahawk"]}, Bob={"hand": ["Missed!"], "character": "Mick Defender"}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("Tomahawk", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-618")
def test_vera_custer_as_mick_defender(table: BangScenario) -> None:
    """Vera has copied Mick: her Missed! cancels Ann's Cat Balou."""
    table.seats(
        Ann={"hand": ["Cat Balou"]},
        Bob={"hand": ["Missed!"], "character": "Vera Custer"},
        Cat={"character": "Mick Defender"},
        Dan={},
        pile=QUIET,
    )
    table.laid.copy_ability(table.laid.living[1], table.laid.living[2])
    table.turn("Ann").plays("Cat Balou", on="Bob").asked("Bob", kind="aimed").answers("Missed!")
    table.has_cards(Bob=0)
    table.is_quiet()
