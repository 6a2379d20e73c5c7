"""BANG! effects against Missed! effects (BANG-267, BANG-270, BANG-271)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player

#: How Ann brings about a BANG! effect on Bob, her neighbour: the card or ability, and what she has for it.
SHOTS: dict[str, Player] = {
    "BANG!": {"hand": ["BANG!"]},
    "Gatling": {"hand": ["Gatling"]},
    "Punch": {"hand": ["Punch"]},
    "Springfield": {"hand": ["Springfield", "Beer"]},
    "Knife": {"play": ["Knife"]},
    "Derringer": {"play": ["Derringer"]},
    "Pepperbox": {"play": ["Pepperbox"]},
    "Buffalo Rifle": {"play": ["Buffalo Rifle"]},
    "Howitzer": {"play": ["Howitzer"]},
    "Doc Holyday": {"character": "Doc Holyday", "hand": ["Beer", "Saloon"]},
}
#: How Bob answers it.
DEFENCES: dict[str, Player] = {
    "Missed!": {"hand": ["Missed!"]},
    "Dodge": {"hand": ["Dodge"]},
    "Bible": {"play": ["Bible"]},
    "Iron Plate": {"play": ["Iron Plate"]},
    "Sombrero": {"play": ["Sombrero"]},
    "Ten Gallon Hat": {"play": ["Ten Gallon Hat"]},
    "Barrel": {"play": ["Barrel"]},
    "Jourdonnais": {"character": "Jourdonnais"},
}


def shoots(table: BangScenario, shot: str) -> None:
    """Ann's phase 2: the BANG! effect on Bob."""
    everybody = shot in ("Gatling", "Howitzer")
    if "play" in SHOTS[shot] or "character" in SHOTS[shot]:
        table.uses(shot, on=None if everybody else "Bob")
    else:
        table.plays(shot, on=None if everybody else "Bob")
    if shot == "Doc Holyday":
        table.asked("Ann", kind="pay_card", options=["Beer", "Saloon"]).answers("Beer")


@ruling("BANG-267")
@pytest.mark.parametrize("defence", DEFENCES)
@pytest.mark.parametrize("shot", SHOTS)
def test_any_missed_cancels_any_bang_effect(shot: str, defence: str, table: BangScenario) -> None:
    """Whatever shoots at Bob, whatever Missed! effect he has cancels it (a Barrel on hearts)."""
    table.seats(Ann=SHOTS[shot], Bob=DEFENCES[defence], Cat={}, Dan={}, deck_top=["4H"])
    table.turn("Ann")
    shoots(table, shot)
    table.asked("Bob", kind="defend", options=[defence, None]).answers(defence)
    hit = 3 if shot in ("Gatling", "Howitzer") else 4
    table.has_life(Ann=5, Bob=4, Cat=hit, Dan=hit)
    table.has_cards(Bob=1 if defence in ("Dodge", "Bible") else 0)
    table.is_quiet()


@ruling("BANG-267")
@pytest.mark.parametrize("shot", SHOTS)
def test_without_an_answer_it_hurts(shot: str, table: BangScenario) -> None:
    """Bob's Barrel check shows clubs and he has nothing else: he loses 1 life."""
    table.seats(Ann=SHOTS[shot], Bob={"play": ["Barrel"]}, Cat={}, Dan={}, deck_top=["4C"])
    table.turn("Ann")
    shoots(table, shot)
    table.asked("Bob", options=["Barrel", None]).answers("Barrel")
    hit = 3 if shot in ("Gatling", "Howitzer") else 4
    table.has_life(Ann=5, Bob=3, Cat=hit, Dan=hit)
    table.is_quiet()


@ruling("BANG-267")
@pytest.mark.parametrize("card", ["Duel", "Indians!"])
def test_missed_does_not_cancel_what_is_no_bang_effect(card: str, table: BangScenario) -> None:
    """Duel and Indians! have no BANG! effect: Dodge, Bible and the others are not offered."""
    table.seats(Ann={"hand": [card]}, Bob={"hand": ["Dodge"], "play": ["Bible", "Iron Plate"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card, on="Bob" if card == "Duel" else None)
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    hit = 4 if card == "Duel" else 3
    table.has_life(Ann=5, Bob=3, Cat=hit, Dan=hit)
    table.is_quiet()


@ruling("BANG-270")
def test_one_bang_card_but_any_number_of_bang_effects(table: BangScenario) -> None:
    """In one turn Ann plays one BANG! card and five other cards with a BANG! effect; a second BANG! card is refused."""
    table.seats(
        Ann={
            "hand": ["BANG! QH", "BANG! KH", "Punch", "Springfield", "Gatling", "Beer"],
            "play": ["Knife", "Pepperbox"],
        },
        Bob={"character": "Bart Cassidy"},
        Cat={},
        Dan={"life": 3},
        deck_top=["Beer"] * 4,
    )
    table.turn("Ann").plays("Punch", on="Dan")
    table.plays("BANG! QH", on="Dan")
    table.cannot_play("BANG! KH", why="bang-why-bang-limit", ruling="BANG-041")
    table.plays("Springfield", on="Cat")
    table.asked("Ann", kind="pay_card").answers("Beer")
    table.uses("Knife", on="Bob")
    table.uses("Pepperbox", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=1)
    table.cannot_play("BANG! KH", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()


@ruling("BANG-270")
def test_bang_effects_first_leave_the_bang_card(table: BangScenario) -> None:
    """Ann uses Knife, Derringer, Buffalo Rifle and Howitzer and then may still play her BANG! card."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Knife", "Derringer", "Buffalo Rifle", "Howitzer"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann")
    for card in ("Knife", "Derringer", "Buffalo Rifle"):
        table.uses(card, on="Bob" if card == "Knife" else "Dan")
    table.uses("Howitzer")
    table.plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=1, Cat=3, Dan=1)
    table.is_quiet()


@ruling("BANG-271")
@pytest.mark.parametrize("shot", ["Gatling", "Punch", "Springfield", "Knife", "Derringer", "Pepperbox", "Howitzer"])
def test_slabs_other_cards_need_one_missed(shot: str, table: BangScenario) -> None:
    """Slab the Killer uses another card than BANG!: a single Missed! of Bob's two cancels it."""
    slab: Player = {**SHOTS[shot], "character": "Slab the Killer"}
    table.seats(Ann=slab, Bob={"hand": ["Missed!", "Beer"]}, Cat={}, Dan={})
    table.turn("Ann")
    everybody = shot in ("Gatling", "Howitzer")
    if "play" in slab:
        table.uses(shot, on=None if everybody else "Bob")
    else:
        table.plays(shot, on=None if everybody else "Bob")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    hit = 3 if everybody else 4
    table.has_life(Ann=5, Bob=4, Cat=hit, Dan=hit)
    table.has_hand(Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-271", "BANG-232")
def test_slabs_bang_needs_two_missed_effects_of_any_kind(table: BangScenario) -> None:
    """Slab's BANG! card needs two: Bob's Sombrero is one, his Dodge the other, for which he also draws."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Slab the Killer"},
        Bob={"hand": ["Dodge"], "play": ["Sombrero"]},
        Cat={},
        Dan={},
        deck_top=["Scope"],
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Dodge", "Sombrero", None]).answers("Sombrero")
    table.asked("Bob", options=["Dodge", None]).answers("Dodge")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Bob=["Scope"])
    table.is_quiet()
