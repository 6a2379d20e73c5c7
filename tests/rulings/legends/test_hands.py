"""Poker hands: the examples of the rulebooks, ties, wild cards and the readings of the editions."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sagebrush.games.legends.cards import ACE, CARD, DECK, RANK, SUIT, WILD
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.hands import NAMES, best, name, rank
from tests.ruling import ruling


def cards(ids: str) -> list[int]:
    return [CARD[id] for id in ids.split()]


def worth(
    hand: str, flop: str, *, royal_tops: bool = False, kickers: bool = False, low_ace: bool = False
) -> tuple[int, ...]:
    return rank(cards(hand), cards(flop), royal_tops=royal_tops, kickers=kickers, low_ace=low_ace)


def called(hand: str, flop: str) -> str:
    return name(worth(hand, flop))


# -------------------------------------------------------------------- the rulebooks' examples


@pytest.mark.parametrize(
    ("hand", "flop", "expected"),
    [
        pytest.param("KH 2D", "KS KC KD", "five_of_a_kind", marks=ruling("LEG-281")),
        pytest.param("KH 2H", "KS KC KD", "five_of_a_kind", marks=ruling("LEG-281")),
        pytest.param("JS 10S", "AS KS QS", "royal_flush", marks=ruling("LEG-282")),
        pytest.param("5S 4S", "8S 7S 6S", "straight_flush", marks=ruling("LEG-283")),
        pytest.param("JH 7S", "JS JC JD", "four_of_a_kind", marks=ruling("LEG-284")),
        pytest.param("9S 9C", "10S 10C 10D", "full_house", marks=ruling("LEG-285")),
        pytest.param("4S 2S", "JS 8S 7S", "flush", marks=ruling("LEG-286")),
        pytest.param("6C 5C", "9S 8D 7H", "straight", marks=ruling("LEG-287")),
        pytest.param("6S 5C", "9S 8D 7H", "straight", marks=ruling("LEG-287")),
        pytest.param("QH 2C", "7S 7D 7C", "three_of_a_kind", marks=ruling("LEG-288")),
        pytest.param("4C KD", "7H 7S 4S", "two_pair", marks=ruling("LEG-289")),
        pytest.param("3D 10S", "KS KH 8C", "pair", marks=ruling("LEG-290")),
        pytest.param("8C 10S", "KS KH 2D", "pair", marks=ruling("LEG-290", "LEG-279")),
        pytest.param("2D 10S", "KS KH 8C", "three_of_a_kind", marks=ruling("LEG-290", "LEG-278")),
        pytest.param("3H 5C", "8S QD 10C", "high_card", marks=ruling("LEG-291")),
    ],
)
def test_the_examples(hand: str, flop: str, expected: str) -> None:
    assert called(hand, flop) == expected


@ruling("LEG-291", "LEG-492")
def test_the_highest_card_is_the_queen() -> None:
    assert worth("3H 5C", "8S QD 10C") == worth("4H 6C", "8S QC 9C") == (0, 10)


@ruling("LEG-292", "LEG-280", "LEG-201")
@pytest.mark.parametrize("three", ["3C", "3S"])
def test_poker_at_the_darkrock_saloon(three: str) -> None:
    """The dealer's 2♦ and J♣ make three jacks, which beat three tens; no other two of his four cards do better."""
    flop = cards(f"JD {three} 10S")
    dealer, played = best(cards("2D 4H 9S JC"), flop)
    mine = rank(cards("10H 10C"), flop)
    assert played == tuple(cards("2D JC"))
    assert (name(dealer), name(mine)) == ("three_of_a_kind", "three_of_a_kind")
    assert dealer > mine


# -------------------------------------------------------------------- order


@ruling("LEG-270")
def test_the_order_of_the_hands() -> None:
    hands = [
        worth("3H 5C", "8S QD 10C"),
        worth("3D 10S", "KS KH 8C"),
        worth("4C KD", "7H 7S 4S"),
        worth("QH 2C", "7S 7D 7C"),
        worth("6C 5C", "9S 8D 7H"),
        worth("4S 2S", "JS 8S 7S"),
        worth("9S 9C", "10S 10C 10D"),
        worth("JH 7S", "JS JC JD"),
        worth("5S 4S", "8S 7S 6S"),
        worth("JS 10S", "AS KS QS"),
        worth("KH 2D", "KS KC KD"),
    ]
    assert hands == sorted(hands)
    assert [name(hand) for hand in reversed(hands)] == [row.id for row in base_content().rows.poker.hand]


@ruling("LEG-269")
def test_what_is_highest_is_a_matter_of_the_edition() -> None:
    """Five of a kind beats a royal flush; by the Ukrainian rules it is the other way round."""
    royal, five = ("JS 10S", "AS KS QS"), ("KH 2D", "KS KC KD")
    assert worth(*five) > worth(*royal)
    assert worth(*five, royal_tops=True) < worth(*royal, royal_tops=True)
    assert name(worth(*royal, royal_tops=True)) == "royal_flush"
    assert worth("5S 4S", "8S 7S 6S", royal_tops=True) == worth("5S 4S", "8S 7S 6S")


@ruling("LEG-271")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        (("KH 2D", "KS KC KD"), ("QH 2D", "QS QC QD")),
        (("6S 5S", "9S 8S 7S"), ("5S 4S", "8S 7S 6S")),
        (("JH 2S", "JS JC JD"), ("10H AS", "10S 10C 10D")),
        (("6C 5C", "9S 8D 7H"), ("4C 5C", "8S 7D 6H")),
        (("8H 2C", "8S 8D 3C"), ("7H AC", "7S 7D KC")),
        (("8H 2C", "8S 3D 4C"), ("7H AC", "7S QD KC")),
    ],
)
def test_equal_combinations_compare_by_their_rank(higher: tuple[str, str], lower: tuple[str, str]) -> None:
    assert name(worth(*higher)) == name(worth(*lower))
    assert worth(*higher) > worth(*lower)


@ruling("LEG-272")
def test_full_houses_compare_the_three_and_then_the_pair() -> None:
    assert worth("10S 10C", "10D 2S 2C") > worth("9S 9C", "9D AS AC")
    assert worth("10S 10C", "10D 5S 5C") > worth("10S 10C", "10D 4S 4C")


@ruling("LEG-273")
def test_two_pair_compare_the_higher_pair_and_then_the_lower() -> None:
    assert worth("KS 3S", "KC 3C 4D") > worth("QS JS", "QC JC 4D")
    assert worth("KS 5S", "KC 5C 4D") > worth("KS 3S", "KC 3C AD")


@ruling("LEG-274")
def test_flushes_compare_card_by_card() -> None:
    assert worth("9S 3S", "KS QS 7S") > worth("9C 2C", "KC QC 7C")
    assert worth("9S 3S", "KS QS 7S") == worth("9C 3C", "KC QC 7C")


@ruling("LEG-275")
def test_cards_beside_the_combination_count_only_with_kickers() -> None:
    flop = "KS 7D 3C"
    assert worth("KH AC", flop) == worth("KD 4C", flop)
    assert worth("KH AC", flop, kickers=True) > worth("KD 4C", flop, kickers=True)
    assert worth("JH 7S", "JS JC JD") == worth("JH AS", "JS JC JD")
    assert worth("JH 7S", "JS JC JD", kickers=True) < worth("JH AS", "JS JC JD", kickers=True)


@ruling("LEG-492")
def test_without_a_combination_the_one_highest_card_counts() -> None:
    assert worth("QS 9D", "7C 5H 3S") == worth("QD 4D", "7C 5H 3S")
    assert worth("QS 9D", "7C 5H 3S", kickers=True) > worth("QD 4D", "7C 5H 3S", kickers=True)


@ruling("LEG-276")
def test_suits_break_no_tie() -> None:
    assert worth("KS QD", "9H 5C 3D") == worth("KC QH", "9S 5D 3C")


@ruling("LEG-277")
def test_an_ace_is_low_only_where_the_table_says_so() -> None:
    assert called("AS 3D", "2C 4H 5S") == "high_card"
    low = worth("AS 3D", "2C 4H 5S", low_ace=True)
    assert name(low) == "straight"
    assert low < worth("6S 3D", "2C 4H 5S", low_ace=True)
    assert name(worth("AS 3S", "2S 4S 5S", low_ace=True)) == "straight_flush"
    assert called("KS 2C", "AC 3H 4D") == "high_card"


# -------------------------------------------------------------------- four cards, wild cards


@ruling("LEG-258", "LEG-493")
def test_four_cards_make_at_best_four_of_a_kind() -> None:
    """Flop A♥ A♦ 7♣, only card A♠: three aces, which beat two pair and cannot be a full house."""
    assert called("AS", "AH AD 7C") == "three_of_a_kind"
    assert worth("AS", "AH AD 7C") > worth("KS KD", "AH AD 7C")
    assert called("2D", "AH AD AC") == "four_of_a_kind"
    assert called("6S", "7S 8S 9S") == "high_card"
    assert called("2D", "7S 8S 9S") == "pair"
    assert called("7C", "7S 8S 8C") == "two_pair"


@ruling("LEG-279")
def test_a_red_two_in_the_flop_is_a_two() -> None:
    assert called("KS QD", "2H 9C 5D") == "high_card"
    assert called("2S QD", "2H 9C 5D") == "pair"
    assert worth("2S QD", "2H 9C 5D") == (1, 0)


@ruling("LEG-278")
@pytest.mark.parametrize(
    ("hand", "flop", "expected"),
    [
        ("2H KS", "9D 7C 4S", (1, 11)),
        ("2H 9S", "9D 7C 4S", (3, 7)),
        ("2H 6S", "9D 7C 8S", (4, 8)),
        ("2H 6S", "9D 5C 8S", (4, 7)),
        ("2H 6S", "9S 3S JS", (5, 12, 9, 7, 4, 1)),
        ("2H 9S", "9D 7C 7S", (6, 7, 5)),
        ("2H 9S", "9D 9C 7S", (7, 7)),
        ("2H 6S", "9S 7S 8S", (8, 8)),
        ("2H AS", "QS JS KS", (9,)),
        ("2H 2D", "QS 9D 4C", (3, 10)),
        ("2H 2D", "QS 10D 9C", (4, 11)),
        ("2H 2D", "QS JD AC", (4, 12)),
        ("2H 2D", "QS 9S 4S", (5, 12, 12, 10, 7, 2)),
        ("2H 2D", "QS QD 4S", (7, 10)),
        ("2H 2D", "QS JS 10S", (9,)),
        ("2H 2D", "9S JS 10S", (8, 11)),
    ],
)
def test_a_red_two_from_hand_is_whatever_serves_best(hand: str, flop: str, expected: tuple[int, ...]) -> None:
    assert worth(hand, flop) == expected


@ruling("LEG-X21")
def test_a_wild_card_may_double_a_card_in_sight() -> None:
    """Three equal flop cards with two wild ones are five of a kind; a flush may hold two aces of spades."""
    assert worth("2H 2D", "9S 9D 9C") == (10, 7)
    assert worth("2H 6S", "AS 3S JS") == (5, 12, 12, 9, 4, 1)


# -------------------------------------------------------------------- against a slow twin


def plain_rank(five: tuple[int, ...], *, royal_tops: bool, kickers: bool, low_ace: bool) -> tuple[int, ...]:
    """The same for cards without wild ones, from the shape of the ranks alone."""
    ranks = sorted((RANK[card] for card in five), reverse=True)
    counted = sorted(Counter(ranks).items(), key=lambda found: (-found[1], -found[0]))
    shape = tuple(count for _, count in counted)
    order = [rank for rank, _ in counted]
    flush = len(five) == 5 and len({SUIT[card] for card in five}) == 1
    top = straight_top(ranks, low_ace=low_ace)
    if flush and top >= 0:
        return ((11 if royal_tops else 9),) if top == ACE else (8, top)
    by_shape = {(5,): 10, (4, 1): 7, (4,): 7, (3, 2): 6}
    if shape in by_shape:
        kept = order[:1] if shape[0] == 4 and not kickers else order
        return (by_shape[shape], *kept)
    if flush:
        return (5, *ranks)
    if top >= 0:
        return (4, top)
    formed = shape.count(2) if shape[0] < 3 else 3
    return (formed, *(order if kickers else order[: max(1, shape.count(2))]))


def straight_top(ranks: list[int], *, low_ace: bool) -> int:
    if len(ranks) == 5 and len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4:
        return ranks[0]
    return 3 if low_ace and ranks == [ACE, 3, 2, 1, 0] else -1


def tried_out(hand: list[int], flop: list[int], *, royal_tops: bool, kickers: bool, low_ace: bool) -> tuple[int, ...]:
    """Every wild card is in turn each of the 52 cards."""
    choices = [DECK if WILD >> card & 1 else (card,) for card in hand]
    return max(
        plain_rank((*played, *flop), royal_tops=royal_tops, kickers=kickers, low_ace=low_ace)
        for played in product(*choices)
    )


flags = st.fixed_dictionaries({"royal_tops": st.booleans(), "kickers": st.booleans(), "low_ace": st.booleans()})


@settings(deadline=None)
@given(st.permutations(DECK), st.integers(1, 2), flags)
def test_without_wild_cards_it_agrees_with_the_rulebook(deck: list[int], count: int, how: dict[str, bool]) -> None:
    hand = [card for card in deck if not WILD >> card & 1][:count]
    flop = [card for card in deck if card not in hand][:3]
    assert rank(hand, flop, **how) == plain_rank((*hand, *flop), **how)


@settings(deadline=None)
@given(st.permutations(DECK), st.sampled_from([[1], [2], [1, 0], [0, 2], [1, 2]]), flags)
def test_wild_cards_agree_with_trying_them_all(deck: list[int], wild: list[int], how: dict[str, bool]) -> None:
    """One or two red twos among the cards from hand; a 0 stands for a plain card."""
    plain = [card for card in deck if card not in (1, 2)]
    hand = [card or plain[0] for card in wild]
    flop = [card for card in deck if card not in hand][:3]
    assert rank(hand, flop, **how) == tried_out(hand, flop, **how)


def test_one_wild_card_agrees_on_flops_of_all_shapes() -> None:
    """All flops of a few ranks and suits, so that pairs, straights and flushes are not rare."""
    few = [card for card in DECK if RANK[card] in (0, 1, 2, 3, 11, 12) and SUIT[card] in (0, 1)]
    for low_ace, kickers in product((False, True), repeat=2):
        for flop in combinations(few, 3):
            for hand in ([1], [1, CARD["KS"]], [1, CARD["3C"]]):
                how = {"royal_tops": False, "kickers": kickers, "low_ace": low_ace}
                assert rank(hand, flop, **how) == tried_out(hand, list(flop), **how)


def test_names_are_those_of_the_rows() -> None:
    assert set(NAMES) == {row.id for row in base_content().rows.poker.hand}


def test_the_best_two_of_some_cards() -> None:
    flop = cards("KS 7D 3C")
    assert best(cards("KH"), flop) == (rank(cards("KH"), flop), tuple(cards("KH")))
    assert best(cards("4S 7C 7H KD"), flop)[1] == tuple(cards("7C 7H"))
    assert best([], flop) == ((0, 11), ())
