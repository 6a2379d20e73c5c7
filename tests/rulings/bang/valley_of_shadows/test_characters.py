"""The characters of the Valley of Shadows (BANG-613 to BANG-623, BANG-750)."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import NO_ESCAPE, QUIET, able, under

# -------------------------------------------------------------------- Henry Block


@ruling("BANG-613")
@pytest.mark.parametrize("card", ["Panic!", "Cat Balou"])
def test_henry_block_shoots_who_takes_his_cards(table: BangScenario, card: str) -> None:
    """Ann takes or discards a card of Henry's: when that is done she has to answer a shot of his."""
    table.seats(
        Ann={"hand": [card, "Missed!"]}, Bob={"hand": ["Beer"], "character": "Henry Block"}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays(card, on="Bob")
    table.has_cards(Bob=0)
    table.asked("Ann", kind="defend").answers(None)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-613")
def test_henry_block_minds_his_cards_in_play_too(table: BangScenario) -> None:
    """He kills the Sheriff's robber: Ann, an Outlaw, dies by his shot, and the reward is his."""
    table.seats(
        Ann={"hand": ["Cat Balou"], "life": 1, "role": "Outlaw"},
        Bob={"play": ["Scope"], "character": "Henry Block", "role": "Sheriff"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Cat Balou", on="Bob")
    assert [(event.seat, event.cause) for event in table.events("player_eliminated")] == [(0, 1)]
    table.has_cards(Bob=5)
    table.is_quiet("Bob")


@ruling("BANG-614")
def test_jesse_jones_is_shot_at(table: BangScenario) -> None:
    """Jesse decides to take a card of Henry's and is shot at; he draws his second card if he lives."""
    table.seats(
        Ann={"character": "Jesse Jones"},
        Bob={"hand": ["Beer"], "character": "Henry Block"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann", phase="draw").asked("Ann", kind="choose_source").answers(("hand", "Bob"))
    table.asked("Ann", kind="defend").answers(None)
    table.has_cards(Ann=2, Bob=0)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-614")
def test_jesse_jones_dies_of_it(table: BangScenario) -> None:
    """Jesse has one life left: he is killed in his phase 1 and draws nothing more."""
    table.seats(
        Ann={"character": "Jesse Jones", "life": 1, "role": "Outlaw"},
        Bob={"hand": ["Scope"], "character": "Henry Block", "role": "Sheriff"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann", phase="draw").asked("Ann", kind="choose_source").answers(("hand", "Bob"))
    table.asked("Ann", kind="defend").answers(None)
    table.asked("Ann", kind="last_chance").answers(None)
    table.has_cards(Ann=0)
    table.is_quiet("Bob")


@ruling("BANG-614")
def test_el_gringo_takes_a_card_unpunished(table: BangScenario) -> None:
    """His ability simply happens: Henry does not shoot at him."""
    table.seats(
        Ann={"hand": ["BANG!", "Beer"], "character": "Henry Block"},
        Bob={"character": "El Gringo"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_hand(Ann=[], Bob=["Beer"])
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-615")
def test_henry_block_pays_bandidos_in_silence(table: BangScenario) -> None:
    """He could have lost a life instead of his cards: no shot at Ann."""
    table.seats(
        Ann={"hand": ["Bandidos"]}, Bob={"hand": ["Beer"], "character": "Henry Block"}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("Bandidos").asked("Bob", kind="pay_bandidos").answers("Beer")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-750")
def test_henry_block_waits_until_the_brawl_is_over(table: BangScenario) -> None:
    """Brawl takes a card of his, then one of Cat's and Dan's; only then he shoots, once."""
    table.seats(
        Ann={"hand": ["Brawl", "Beer"]},
        Bob={"hand": ["Scope"], "character": "Henry Block"},
        Cat={"hand": ["Mustang"]},
        Dan={"hand": ["Beer"]},
        pile=QUIET,
    )
    table.turn("Ann").plays("Brawl")
    kinds = [event.kind for event in table.match.all_events()]
    assert kinds.index("shot_fired") > max(place for place, kind in enumerate(kinds) if kind == "card_discarded")
    table.has_cards(Bob=0, Cat=0, Dan=0)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-750")
def test_henry_block_lets_a_tornado_pass(table: BangScenario) -> None:
    """Everybody gives his cards away himself: no shot."""
    table.seats(
        Ann={"hand": ["Tornado"]}, Bob={"hand": ["Beer"], "character": "Henry Block"}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("Tornado")
    table.has_cards(Bob=0, Cat=1)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X103", "BANG-750")
def test_henry_block_is_saved_and_shoots_twice(table: BangScenario) -> None:
    """Cat saves Henry and takes two cards of his hand: he shoots at her, once for each."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Beer", "Scope"], "character": "Henry Block"},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    table.will_take("Bob", "Beer")
    table.asked("Cat", kind="take_thanks").answers("Bob")
    table.asked("Cat", kind="defend").answers(None)
    table.asked("Cat", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=4, Cat=2, Dan=4)
    table.is_quiet()


@ruling("BANG-X103")
def test_henry_block_plays_poker(table: BangScenario) -> None:
    """Poker takes a card of his which he cannot keep: he shoots at Ann when it is over."""
    table.seats(Ann={"hand": ["Poker"]}, Bob={"hand": ["Beer"], "character": "Henry Block"}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Poker").asked("Ann", kind="defend").answers(None)
    table.has_cards(Ann=1, Bob=0)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X103", "BANG-235")
def test_johnny_kisch_is_not_shot_at(table: BangScenario) -> None:
    """What Johnny's Mustang does to Henry's happens by itself; nor does a Shotgun that hit him make Henry shoot."""
    table.seats(
        Ann={"hand": ["Mustang", "BANG!"], "play": ["Shotgun"], "character": "Johnny Kisch"},
        Bob={"play": ["Mustang"], "hand": ["Beer"], "character": "Henry Block"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Mustang")
    table.has_in_play(Bob=[])
    table.plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.has_cards(Bob=0)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-613")
def test_vera_custer_as_henry_block(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Cat Balou"]},
        Bob={"hand": ["Scope"], "character": "Vera Custer"},
        Cat={"character": "Henry Block"},
        Dan={},
        pile=QUIET,
    )
    table.laid.copy_ability(Seat(1), Seat(2))
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.has_life(Ann=4, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Evelyn Shebang


class MoreOrLess(Trait):
    """Thirst takes one card of phase 1 away, Train Arrival adds one."""

    def __init__(self, id: str, more: int) -> None:
        super().__init__(id)
        self.more = more

    def draw_count(self, table: BangTable, me: Seat, count: int) -> int:
        return count + self.more


@ruling("BANG-617")
@pytest.mark.parametrize(("more", "cards"), [(0, 1), (-1, 0), (1, 2)], ids=["usual", "thirst", "train_arrival"])
def test_evelyn_shebang_draws_a_card_less(table: BangScenario, more: int, cards: int) -> None:
    """She shoots at Bob, her neighbour: one card instead of two; none under Thirst, two under Train Arrival."""
    table.seats(Ann={"character": "Evelyn Shebang"}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    if more:
        under(table, MoreOrLess("more_or_less", more))
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="may_shoot", options=["Ann", "Bob", "Dan", None]).answers("Bob")
    table.has_cards(Ann=cards)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-617")
def test_evelyn_shebang_draws_as_usual(table: BangScenario) -> None:
    table.seats(Ann={"character": "Evelyn Shebang"}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann", phase="draw").asked("Ann", kind="may_shoot").answers(None)
    table.has_cards(Ann=2)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X106")
def test_evelyn_shebang_without_a_card_to_forgo(table: BangScenario) -> None:
    """Where she would draw nothing she is not asked."""
    table.seats(Ann={"character": "Evelyn Shebang"}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    under(table, MoreOrLess("nothing", -2))
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=0)
    table.is_quiet()


@ruling("BANG-X106", "BANG-650")
def test_evelyn_shebang_is_shot_dead_before_she_draws(table: BangScenario) -> None:
    """Bob's Backfire kills her in phase 1: she draws nothing."""
    table.seats(
        Ann={"character": "Evelyn Shebang", "life": 1, "role": "Outlaw"},
        Bob={"hand": ["Backfire"], "role": "Sheriff"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann", phase="draw").asked("Ann", kind="may_shoot").answers("Bob")
    table.asked("Bob", kind="defend").answers("Backfire")
    table.has_cards(Ann=0)
    table.is_quiet("Bob")


@needs("dodge_city")
@ruling("BANG-617")
def test_vera_custer_as_evelyn_shebang(table: BangScenario) -> None:
    """Vera copies her before she draws and may shoot in the same phase."""
    table.seats(Ann={"character": "Vera Custer"}, Bob={"character": "Evelyn Shebang"}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann", phase="start").asked("Ann", kind="choose_copied").answers("Bob")
    table.asked("Ann", kind="may_shoot").answers("Dan")
    table.has_cards(Ann=1)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=3)
    table.is_quiet()


# -------------------------------------------------------------------- Lemonade Jim


@ruling("BANG-X97")
def test_lemonade_jim_drinks_along(table: BangScenario) -> None:
    """Ann plays a Beer: wounded Jim discards a card of his choice and regains a life."""
    table.seats(
        Ann={"hand": ["Beer"], "life": 3},
        Bob={"hand": ["Scope", "BANG!"], "life": 2, "character": "Lemonade Jim"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Beer").asked("Bob", kind="may_use", options=["yes", None]).answers("yes")
    table.asked("Bob", kind="pay_card").answers("Scope")
    table.has_hand(Bob=["BANG!"])
    table.has_life(Ann=4, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X97")
@pytest.mark.parametrize(("life", "hand"), [(4, ["Scope"]), (2, [])], ids=["unhurt", "no card"])
def test_lemonade_jim_is_not_asked_in_vain(table: BangScenario, life: int, hand: list[str]) -> None:
    table.seats(
        Ann={"hand": ["Beer", "Last Call"], "life": 2},
        Bob={"hand": hand, "life": life, "character": "Lemonade Jim"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Beer")
    table.has_cards(Bob=len(hand))
    table.is_quiet()


@ruling("BANG-X97")
def test_lemonade_jim_needs_another_ones_beer(table: BangScenario) -> None:
    """Neither his own Beer nor a Saloon of Ann's will do; a Beer against a lethal hit will."""
    table.seats(
        Ann={"hand": ["Saloon", "BANG!"]},
        Bob={"hand": ["Beer", "Scope"], "life": 2, "character": "Lemonade Jim"},
        Cat={},
        Dan={"hand": ["Beer"], "life": 1, "role": "Outlaw"},
        pile=QUIET,
    )
    table.turn("Ann").plays("Saloon")
    table.plays("BANG!", on="Dan").asked("Dan", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=1)
    table.ends_turn()
    table.plays("Beer")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=1)
    table.is_quiet("Bob")


@ruling("BANG-X97")
def test_lemonade_jim_and_a_beer_against_death(table: BangScenario) -> None:
    """Dan's Beer saves him at the last moment, and Jim drinks along, even with few players left."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Scope"], "life": 2, "character": "Lemonade Jim"},
        Cat={"dead": True},
        Dan={"hand": ["Beer"], "life": 1, "role": "Outlaw"},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Dan").asked("Dan", kind="defend").answers(None)
    table.asked("Dan", kind="last_chance").answers("Beer")
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_life(Ann=5, Bob=3, Cat=0, Dan=1)
    table.is_quiet()


# -------------------------------------------------------------------- Black Flower and Der Spot - Burst Ringer


@ruling("BANG-621")
def test_black_flower_plays_a_club_besides_her_bang(table: BangScenario) -> None:
    """A club (here a Missed!) is a BANG! card once in her turn and does not count: her BANG! is still to come."""
    table.seats(
        Ann={"hand": ["Missed! JC", "BANG! 7D", "Missed! QC", "Beer"], "character": "Black Flower"},
        Bob={},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").uses("black_flower", card="Missed! JC", on="Bob", offered={"Ann", "Bob", "Dan"})
    assert not able(table, "Ann", "black_flower")
    table.plays("BANG!", on="Bob")
    table.has_hand(Ann=["Missed!", "Beer"])
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-621", "BANG-649")
def test_black_flower_needs_a_club_and_earns_a_bounty(table: BangScenario) -> None:
    """Only clubs are offered; the shot is one of a BANG! card, so a Bounty is paid for it."""
    table.seats(
        Ann={"hand": ["Missed! JC", "Missed! 3S"], "character": "Black Flower"},
        Bob={"play": ["Bounty"]},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann")
    cards = {option.card for option in table.decision("Ann").options if option.kind == "use_ability"}  # type: ignore[attr-defined]
    assert cards == {"missed:JC"}
    table.uses("black_flower", on="Bob")
    table.has_cards(Ann=2)
    table.is_quiet()


@ruling("BANG-622")
def test_burst_ringer_fires_a_gatling(table: BangScenario) -> None:
    """Once in his turn a BANG! card is a Gatling; his BANG! of the turn is still to come, a second Gatling is not."""
    table.seats(
        Ann={"hand": ["BANG!", "BANG!", "BANG!"], "character": "Spot_Burst_Ringer"},
        Bob={"hand": ["Missed!"]},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").uses("spot_burst_ringer").asked("Bob", kind="defend").answers("Missed!")
    assert not able(table, "Ann", "spot_burst_ringer")
    table.plays("BANG!", on="Bob")
    table.may_play()
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-622")
def test_burst_ringer_needs_a_bang_card(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Beer", "Tomahawk"], "character": "Spot_Burst_Ringer"}, Bob={}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann")
    assert not able(table, "Ann", "spot_burst_ringer")
    table.is_quiet()


# -------------------------------------------------------------------- Tuco Franziskaner


@ruling("BANG-623", "BANG-X109")
@pytest.mark.parametrize(
    ("front", "cards"),
    [
        ([], 4),
        (["Mustang"], 2),
        (["Schofield"], 2),
        (["Rattlesnake"], 2),
        pytest.param(["Sombrero"], 4, marks=needs("dodge_city")),
    ],
)
def test_tuco_draws_two_more_without_blue_cards(table: BangScenario, front: list[str], cards: int) -> None:
    """Any blue card, a weapon or a Rattlesnake too, keeps him from it; a green one does not."""
    table.seats(
        Ann={"character": "Tuco Franziskaner", "play": front}, Bob={}, Cat={}, Dan={}, pile=QUIET, deck_top=["4H"]
    )
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=cards)
    table.is_quiet()


@ruling("BANG-623")
@pytest.mark.parametrize(
    ("front", "checks", "cards"),
    [
        (["Dynamite"], ["4H"], 4),
        (["Jail"], ["4H"], 4),
        (["Dynamite", "Jail"], ["4H", "5H"], 4),
        (["Jail", "Scope"], ["4H"], 2),
    ],
)
def test_tuco_gets_rid_of_dynamite_and_jail(
    table: BangScenario, front: list[str], checks: list[str], cards: int
) -> None:
    """Where nothing blue but Dynamite and Jail lay before him and he passes their checks, he draws four cards."""
    table.seats(
        Ann={"character": "Tuco Franziskaner", "play": front, "role": "Outlaw"},
        Bob={"role": "Sheriff"},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=checks,
    )
    table.turn("Ann", phase="start")
    table.has_cards(Ann=cards)
    table.is_quiet()
