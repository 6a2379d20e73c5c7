"""Chuck Wengam, Elena Fuente, Doc Holyday (BANG-298 to BANG-303)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.dodge_city.looking import able

APACHE = "Apache Kid"
DOC = "Doc Holyday"
ELENA = "Elena Fuente"

# -------------------------------------------------------------------- Chuck Wengam


@ruling("BANG-298", "BANG-299")
def test_chuck_wengam_gives_lives_for_cards(table: BangScenario) -> None:
    """Chuck, with 4 lives, uses his ability three times: 6 cards; with 1 life left he cannot use it again."""
    table.seats(Ann={}, Bob={"character": "Chuck Wengam"}, Cat={}, Dan={})
    table.turn("Bob")
    for used in (1, 2, 3):
        assert able(table, "Bob", "chuck_wengam")
        table.uses("Chuck Wengam")
        table.has_life(Ann=5, Bob=4 - used, Cat=4, Dan=4)
        table.has_cards(Ann=0, Bob=2 * used, Cat=0, Dan=0)
    assert not able(table, "Bob", "chuck_wengam")
    table.is_quiet()


@ruling("BANG-299")
def test_chuck_wengam_keeps_his_last_life(table: BangScenario) -> None:
    """Chuck with 1 life cannot use it, not even with a Beer in hand; once he has drunk it he can."""
    table.seats(Ann={}, Bob={"character": "Chuck Wengam", "hand": ["Beer"], "life": 1}, Cat={}, Dan={})
    table.turn("Bob")
    assert not able(table, "Bob", "chuck_wengam")
    table.plays("Beer")
    table.uses("Chuck Wengam")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_cards(Bob=2)
    table.is_quiet()


@ruling("BANG-298")
def test_chuck_wengam_only_in_his_turn(table: BangScenario) -> None:
    """Ann shoots Chuck: his ability is no answer."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Chuck Wengam", "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_cards(Bob=1)
    table.is_quiet()


# -------------------------------------------------------------------- Elena Fuente


@ruling("BANG-300")
@pytest.mark.parametrize("card", ["BANG!", "Beer", "Mustang", "Sombrero", "Jail"])
def test_elena_fuente_uses_any_card_as_missed(card: str, table: BangScenario) -> None:
    """Ann shoots Elena, who has 4 bullets; she plays any card from hand as a Missed!, and only as that."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": ELENA, "hand": [card]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[card, None]).answers(card)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=0)
    table.has_in_play(Bob=[])
    table.pile_is("BANG!", card)
    table.is_quiet()


@ruling("BANG-300")
def test_elena_fuente_may_bear_it(table: BangScenario) -> None:
    """Elena keeps her card and loses 1 life."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": ELENA, "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Beer", None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-300")
def test_elena_fuente_only_from_hand(table: BangScenario) -> None:
    """A Mustang in front of her is no Missed!; with an empty hand she is not even asked."""
    table.seats(Ann={"hand": ["Gatling"]}, Bob={"character": ELENA, "play": ["Mustang"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Gatling")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-300", "BANG-077")
def test_elena_fuente_not_against_indians(table: BangScenario) -> None:
    """Missed! does not help against Indians!, so her cards do not either, except a BANG! itself."""
    table.seats(Ann={"hand": ["Indians!"]}, Bob={"character": ELENA, "hand": ["Beer", "BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-300")
def test_elena_fuente_cannot_play_missed_in_her_turn(table: BangScenario) -> None:
    """In her own turn a Mustang is a Mustang."""
    table.seats(Ann={}, Bob={"character": ELENA, "hand": ["Mustang", "Missed!"]}, Cat={}, Dan={})
    table.turn("Bob")
    table.may_play("Mustang")
    table.is_quiet()


@ruling("BANG-300", "BANG-232")
def test_elena_fuente_with_one_card_against_slab(table: BangScenario) -> None:
    """Slab's BANG! needs two Missed! effects; Elena's one card is not enough: she loses the card and 1 life."""
    table.seats(
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": ELENA, "hand": ["Beer"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_cards(Bob=0)
    table.is_quiet()


@ruling("BANG-300", "BANG-232")
def test_elena_fuente_with_two_cards_against_slab(table: BangScenario) -> None:
    """With two cards, whatever they are, she cancels Slab's BANG!."""
    table.seats(
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": ELENA, "hand": ["Beer", "Duel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Beer", "Duel", None]).answers("Beer")
    table.asked("Bob", options=["Duel", None]).answers("Duel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Doc Holyday


@ruling("BANG-301")
def test_doc_holyday_once_in_his_turn(table: BangScenario) -> None:
    """Doc discards two of his four cards for a BANG! effect on Bob; a second time he cannot."""
    table.seats(Ann={"character": DOC, "hand": ["Beer", "Duel", "Scope", "Jail"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").uses(DOC, on="Bob", offered={"Ann", "Bob", "Dan"})
    table.asked("Ann", kind="pay_card", options=["Beer", "Duel", "Scope", "Jail"]).answers("Duel")
    table.asked("Ann", kind="pay_card", options=["Beer", "Scope", "Jail"]).answers("Jail")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=["Beer", "Scope"])
    table.pile_is("Duel", "Jail")
    assert not able(table, "Ann", "doc_holyday")
    table.is_quiet()


@ruling("BANG-301")
def test_doc_holyday_in_range_of_his_weapon(table: BangScenario) -> None:
    """With a Schofield (2) Doc reaches Cat, two places away, but not Dan, three places away."""
    table.seats(
        Ann={"character": DOC, "hand": ["Beer", "Duel"], "play": ["Schofield"]}, Bob={}, Cat={}, Dan={}, Eva={}, Flo={}
    )
    table.turn("Ann").uses(DOC, on="Cat", offered={"Ann", "Bob", "Cat", "Eva", "Flo"})
    table.asked("Ann", kind="pay_card").answers("Beer")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eva=4, Flo=4)
    table.is_quiet()


@ruling("BANG-301")
def test_doc_holyday_needs_two_cards_in_hand(table: BangScenario) -> None:
    """One card in hand and one in play are not two cards from hand."""
    table.seats(Ann={"character": DOC, "hand": ["Beer"], "play": ["Scope"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert not able(table, "Ann", "doc_holyday")
    table.is_quiet()


@ruling("BANG-302")
@pytest.mark.parametrize("first", ["BANG!", DOC])
def test_doc_holydays_ability_is_no_bang_card(first: str, table: BangScenario) -> None:
    """Doc plays his BANG! card and uses his ability in one turn, in either order; a second BANG! card is refused."""
    table.seats(Ann={"character": DOC, "hand": ["BANG! QH", "BANG! KH", "Beer", "Duel"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    for move in (first, DOC if first == "BANG!" else "BANG!"):
        if move == "BANG!":
            table.plays("BANG! QH", on="Bob")
        else:
            table.uses(DOC, on="Bob")
            table.asked("Ann", kind="pay_card").answers("Beer")
            table.asked("Ann", kind="pay_card").answers("Duel")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.cannot_play("BANG! KH", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()


@ruling("BANG-302", "BANG-271")
def test_doc_holydays_discarded_bangs_do_not_count_either(table: BangScenario) -> None:
    """Doc may discard two BANG! cards for his ability and then play a third one."""
    table.seats(Ann={"character": DOC, "hand": ["BANG! QH", "BANG! KH", "BANG! AH"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").uses(DOC, on="Bob")
    table.asked("Ann", kind="pay_card").answers("BANG! QH")
    table.asked("Ann", kind="pay_card").answers("BANG! KH")
    table.plays("BANG! AH", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-303")
@pytest.mark.parametrize(
    ("cards", "life"),
    [
        (("BANG! 7D", "BANG! 8D"), 3),
        (("BANG! 7D", "BANG! QH"), 2),
        (("BANG! QH", "BANG! 7D"), 2),
        (("BANG! QH", "BANG! KH"), 2),
    ],
)
def test_doc_holyday_against_apache_kid(cards: tuple[str, str], life: int, table: BangScenario) -> None:
    """Two diamonds leave Apache Kid alone; one card of another suit, the first or the second, is enough to hit him."""
    table.seats(Ann={"character": DOC, "hand": list(cards)}, Bob={"character": APACHE}, Cat={}, Dan={})
    table.turn("Ann").uses(DOC, on="Bob")
    table.asked("Ann", kind="pay_card", options=["BANG!"]).answers(cards[0])
    table.has_life(Ann=5, Bob=life, Cat=4, Dan=4)
    table.has_cards(Ann=0)
    table.is_quiet()
