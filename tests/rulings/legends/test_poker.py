"""Poker at the saloon: stakes, joiners, the dealer, the flop, the reveal and what follows."""

import pytest

from sagebrush.core.rng import Chance
from sagebrush.games.legends.cards import CARD
from sagebrush.games.legends.flow.poker import strength
from sagebrush.games.legends.hands import apart, rank
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario


def hands_shown(table: LegendsScenario) -> dict[str, str]:
    """What everybody's cards made; the dealer and the Man in Black have no seat."""
    return {
        "dealer" if event.seat is None else table.name(event.seat): event.hand for event in table.events("hand_shown")
    }


def pots(table: LegendsScenario) -> list[tuple[str, int]]:
    """Who got how much of the pot."""
    return [("bank" if each.seat is None else table.name(each.seat), each.amount) for each in table.events("pot_won")]


def verdict(table: LegendsScenario) -> tuple[str, str, str]:
    """Why the best hand won where the next one has the same name, and with which rank against which."""
    won = table.events("pot_won")[0]
    return won.decided, won.high, won.low


# -------------------------------------------------------------------- the worked example


@ruling("LEG-292", "LEG-255", "LEG-266", "LEG-265", "LEG-418", "LEG-491", "LEG-201", "LEG-251", "LEG-256", "LEG-280")
def test_the_example_of_the_rulebook(table: LegendsScenario) -> None:
    """Ann plays against the dealer. Three jacks beat her three tens; Lady Luck consoles her."""
    table.seats(Ann={"at": "D6", "money": 10, "hand": ["10H", "10C"]}, Bob={"at": "R5", "money": 50}, Cat={"at": "S1"})
    table.deck_top("5S", "2D", "4H", "9S", "JC", "JD", "3C", "10S", "6D", "7D")
    table.turn("Ann")
    table.does("poker")
    table.has("Ann", money=0, hand=["10C", "10H", "5S"])
    assert table.events("flop_shown")[0].pot == 60
    table.asked("Ann", kind="play_hand").answers(("10C", "10H"))
    table.asked("Cat", kind="play_hand").answers(("2D", "JC"))
    assert hands_shown(table) == {"Ann": "three_of_a_kind", "dealer": "three_of_a_kind"}
    assert pots(table) == [("bank", 60)]
    assert verdict(table) == ("rank", "J", "10")
    table.has("Ann", money=30, lp=0, hand=["5S", "6D", "7D"])
    table.has("Cat", money=0, lp=0, cards=0)
    assert table.table.actions == 2
    table.is_quiet()


# -------------------------------------------------------------------- who plays


@ruling("LEG-490", "LEG-X18")
def test_no_poker_without_a_stake(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 0}, Bob={})
    table.turn("Ann")
    table.may_not("poker")


@ruling("LEG-252", "LEG-490", "LEG-254", "LEG-491")
def test_who_may_join(table: LegendsScenario) -> None:
    """Bob in the street and Dan at the bank are asked, clockwise; not Cat in the other town nor Eve without $10."""
    table.seats(
        Ann={"at": "D6", "money": 30, "hand": ["5S"]},
        Bob={"at": "D9", "money": 20, "hand": ["6S"]},
        Cat={"at": "R5", "money": 50},
        Dan={"at": "D8", "money": 10},
        Eve={"at": "D6", "money": 0},
    )
    table.deck_top("7S", "8D", "9D", "QD", "JS", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob", kind="join_poker", options={"join", "pass"}).answers("join")
    table.has("Bob", money=10, hand=["6S", "8D"])
    table.asked("Dan", kind="join_poker").answers("pass")
    table.has("Dan", money=10, cards=0)
    # Nobody has a choice of cards: the game is over, and the dealer was not in it.
    assert hands_shown(table) == {"Ann": "high_card", "Bob": "high_card"}
    assert table.happened("dealer_drew") == []
    table.is_quiet()


@ruling("LEG-254", "LEG-199", "LEG-200", "LEG-268", "LEG-202")
def test_the_right_neighbour_plays_the_dealer(table: LegendsScenario) -> None:
    """Bob could join but passes. Cat plays the dealer, wins with a pair, and keeps her own hand and purse."""
    table.seats(
        Ann={"at": "D6", "money": 30, "hand": ["5S"]},
        Bob={"at": "D9", "money": 20},
        Cat={"at": "V1", "money": 40, "hand": ["AS", "AH"]},
    )
    table.deck_top("7S", "KD", "KH", "4D", "6D", "QD", "JS", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("pass")
    drawn = table.events("dealer_drew")[0]
    assert (table.name(drawn.seat), drawn.count) == ("Cat", 4)
    assert drawn.seen_by(table.seat("Ann")).cards == ()
    pairs = [("4D", "KD"), ("4D", "KH"), ("4D", "6D"), ("6D", "KD"), ("6D", "KH"), ("KD", "KH")]
    table.asked("Cat", kind="play_hand", options=pairs).answers(("KD", "KH"))
    assert pots(table) == [("bank", 60)]
    table.has("Cat", money=40, lp=0, hand=["AH", "AS"])
    table.is_quiet()


@ruling("LEG-X23", "LEG-201")
def test_the_dealer_may_play_badly(table: LegendsScenario) -> None:
    """Cat does Ann a favour: instead of two kings the dealer plays 4 and 6."""
    table.seats(Ann={"at": "D6", "money": 30, "hand": ["AS"]}, Bob={}, Cat={})
    table.deck_top("7S", "KD", "KH", "4D", "6D", "QD", "JS", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Cat").answers(("4D", "6D"))
    assert pots(table) == [("Ann", 60)]
    table.has("Ann", money=80, lp=1)


@ruling("LEG-255", "LEG-253", "LEG-262", "LEG-260", "LEG-265")
def test_two_players_play_for_70(table: LegendsScenario) -> None:
    """Ann's pair beats Bob: $70 and 1 LP; Bob draws a card."""
    table.seats(
        Ann={"at": "R2", "money": 10, "hand": ["KS"]}, Bob={"at": "R1", "money": 10, "hand": ["9S"]}, Cat={"at": "V1"}
    )
    table.deck_top("7S", "8D", "KD", "JH", "3C", "4S")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    assert table.events("flop_shown")[0].pot == 70
    assert pots(table) == [("Ann", 70)]
    table.has("Ann", money=70, lp=1, cards=0)
    table.has("Bob", money=0, lp=0, hand=["4S"])
    table.is_quiet()


@ruling("LEG-263", "LEG-265")
def test_a_joiner_wins_no_fame(table: LegendsScenario) -> None:
    """Bob wins the pot and no point; Ann, who started the game, draws a card like any loser."""
    table.seats(Ann={"at": "R2", "money": 10, "hand": ["9S"]}, Bob={"at": "R1", "money": 10, "hand": ["KS"]})
    table.laid.black = None
    table.deck_top("7S", "8D", "KD", "JH", "3C", "4S")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    assert pots(table) == [("Bob", 70)]
    table.has("Bob", money=70, lp=0, cards=0)
    table.has("Ann", money=0, lp=0, hand=["4S"])


# -------------------------------------------------------------------- the cards


@ruling("LEG-257", "LEG-259")
def test_two_cards_in_secret(table: LegendsScenario) -> None:
    """Ann chooses two of her three cards; nothing is shown before Bob has chosen too."""
    table.seats(
        Ann={"at": "R2", "money": 10, "hand": ["KS", "QS"]},
        Bob={"at": "R1", "money": 10, "hand": ["9S", "8S"]},
        Cat={"at": "V1"},
    )
    table.deck_top("7S", "8D", "KD", "JH", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    table.asked("Ann", kind="play_hand", options={("KS", "QS"), ("7S", "KS"), ("7S", "QS")}).answers(("KS", "QS"))
    assert table.happened("hand_shown") == []
    table.asked("Bob", options={("8S", "9S"), ("8D", "9S"), ("8D", "8S")}).answers(("8D", "8S"))
    assert hands_shown(table) == {"Ann": "pair", "Bob": "pair"}
    assert pots(table) == [("Ann", 70)]
    table.has("Ann", hand=["7S"])


@ruling("LEG-258", "LEG-493")
def test_a_hand_of_four_cards(table: LegendsScenario) -> None:
    """Ann had no card: with her only one, an ace, she has three aces. Bob's two pair lose."""
    table.seats(Ann={"at": "R2", "money": 10}, Bob={"at": "R1", "money": 10, "hand": ["7S"]}, Cat={"at": "V1"})
    table.deck_top("AS", "KD", "AH", "AD", "7C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    assert hands_shown(table) == {"Ann": "three_of_a_kind", "Bob": "two_pair"}
    assert pots(table) == [("Ann", 70)]


@ruling("LEG-493")
def test_four_cards_are_no_full_house(table: LegendsScenario) -> None:
    """Three aces of four cards lose against Bob's full house of sevens and aces."""
    table.seats(Ann={"at": "R2", "money": 10}, Bob={"at": "R1", "money": 10, "hand": ["7S"]}, Cat={"at": "V1"})
    table.deck_top("AS", "7D", "AH", "AD", "7C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    assert hands_shown(table) == {"Ann": "three_of_a_kind", "Bob": "full_house"}
    assert pots(table) == [("Bob", 70)]


@ruling("LEG-278", "LEG-279", "LEG-X21")
def test_a_red_two(table: LegendsScenario) -> None:
    """From Bob's hand 2♦ makes three kings; in the flop 2♥ is a two, and Ann's two of spades pairs it."""
    table.seats(
        Ann={"at": "R2", "money": 10, "hand": ["2S"]}, Bob={"at": "R1", "money": 10, "hand": ["2D"]}, Cat={"at": "V1"}
    )
    table.deck_top("5D", "KH", "2H", "KD", "7C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    assert hands_shown(table) == {"Ann": "pair", "Bob": "three_of_a_kind"}


@ruling("LEG-269")
@pytest.mark.parametrize(("rules", "first"), [("house", "five"), ("cz", "five"), ("ua", "royal"), ("ru", "five")])
def test_what_is_on_top(table: LegendsScenario, rules: str, first: str) -> None:
    """Five of a kind and a royal flush never come of one flop, so each is ranked with the flop it needs."""
    table.seats(options={"rules": rules}, Ann={}, Bob={}, Cat={})
    strengths = {}
    for name, cards, flop in (("royal", ("JS", "10S"), ("AS", "KS", "QS")), ("five", ("2D", "KH"), ("KS", "KC", "KD"))):
        table.laid.flop = [CARD[sign] for sign in flop]
        strengths[name] = strength(table.laid, tuple(CARD[sign] for sign in cards))
    assert max(strengths, key=lambda name: strengths[name]) == first


@ruling("LEG-277")
@pytest.mark.parametrize(("low", "winner"), [("preset", "Bob"), ("yes", "Ann")])
def test_a_low_ace(table: LegendsScenario, low: str, winner: str) -> None:
    """Ann's ace with 2, 3, 4 and 5 is only a straight by option; else Bob's pair beats it."""
    table.seats(
        options={"low_ace": low},
        Ann={"at": "R2", "money": 10, "hand": ["AC"]},
        Bob={"at": "R1", "money": 10, "hand": ["4D"]},
        Cat={"at": "V1"},
    )
    table.deck_top("5C", "KH", "2S", "3D", "4H")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    assert pots(table) == [(winner, 70)]


# -------------------------------------------------------------------- ties


@ruling("LEG-261", "LEG-275", "LEG-492")
def test_the_active_player_wins_ties(table: LegendsScenario) -> None:
    """Flop K♠ 7♦ 3♣: K♥ A♣ and K♦ 4♣ are both a pair of kings; the ace beside it does not count, Ann does."""
    table.seats(
        Ann={"at": "R2", "money": 10, "hand": ["KD"]}, Bob={"at": "R1", "money": 10, "hand": ["KH"]}, Cat={"at": "V1"}
    )
    table.deck_top("4C", "AC", "KS", "7D", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    assert pots(table) == [("Ann", 70)]
    assert verdict(table) == ("host", "", "")
    table.has("Ann", lp=1, money=70)


@ruling("LEG-275")
def test_kickers_by_option(table: LegendsScenario) -> None:
    """With the option the ace beside Bob's kings beats the 7 beside Ann's."""
    table.seats(
        options={"kickers": "yes"},
        Ann={"at": "R2", "money": 10, "hand": ["KD"]},
        Bob={"at": "R1", "money": 10, "hand": ["KH"]},
        Cat={"at": "V1"},
    )
    table.deck_top("4C", "AC", "KS", "7D", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    assert pots(table) == [("Bob", 70)]
    assert verdict(table) == ("kicker", "A", "7")


@pytest.mark.parametrize(
    ("won", "lost", "why"),
    [
        (("KH", "KD"), ("9H", "9C"), ("", "", "")),
        (("KH", "4C"), ("9H", "9C"), ("rank", "K", "9")),
        (("KH", "AC"), ("KD", "4C"), ("kicker", "A", "7")),
        (("KH", "9C"), ("KD",), ("kicker", "9", "7")),
        (("KH", "2S"), ("KD",), ("more", "", "")),
        (("KH", "7C"), ("KD", "3D"), ("rank", "7", "3")),
    ],
)
def test_what_tells_two_hands_apart(won: tuple[str, ...], lost: tuple[str, ...], why: tuple[str, str, str]) -> None:
    """On the flop K♠ 7♦ 3♣, with kickers."""
    first, second = (
        rank([CARD[card] for card in cards], [CARD["KS"], CARD["7D"], CARD["3C"]], kickers=True)
        for cards in (won, lost)
    )
    assert first > second
    assert apart(first, second) == why


@ruling("LEG-203", "LEG-261")
@pytest.mark.parametrize(("rules", "won"), [("house", True), ("cz", True), ("ua", True), ("ru", False)])
def test_a_tie_with_the_dealer(table: LegendsScenario, rules: str, won: bool) -> None:  # noqa: FBT001
    """The same pair of kings in the dealer's hand: only in preset ru the dealer wins."""
    table.seats(options={"rules": rules}, Ann={"at": "R2", "money": 10, "hand": ["KD"]}, Bob={}, Cat={"at": "V1"})
    table.deck_top("4C", "KH", "AC", "9H", "8H", "KS", "7D", "3C", "QH")
    table.turn("Ann")
    table.does("poker")
    table.asked("Cat").answers(("AC", "KH"))
    assert pots(table) == [("Ann" if won else "bank", 60)]
    assert verdict(table) == ("host" if won else "dealer", "", "")
    table.has("Ann", lp=int(won), cards=0 if won else 1)


@ruling("LEG-264")
def test_two_joiners_share(table: LegendsScenario) -> None:
    """Bob and Cat have a pair of kings each, Ann nothing: $80 as $40 each, no LP."""
    table.seats(
        Ann={"at": "R2", "money": 10, "hand": ["9D"]},
        Bob={"at": "R1", "money": 10, "hand": ["KH"]},
        Cat={"at": "R3", "money": 10, "hand": ["KD"]},
    )
    table.deck_top("4C", "AC", "QC", "KS", "7D", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    table.asked("Cat").answers("join")
    assert pots(table) == [("Bob", 40), ("Cat", 40)]
    assert verdict(table) == ("", "", "")
    table.has("Bob", money=40, lp=0, cards=0)
    table.has("Cat", money=40, lp=0, cards=0)
    table.has("Ann", money=0, cards=1)


@ruling("LEG-X22", "LEG-264")
def test_three_share_in_notes_of_ten(table: LegendsScenario) -> None:
    """Four joiners hold nothing but the ace of the flop: of $100 each gets $20 and $20 go back to the bank."""
    table.seats(
        Ann={"at": "R2", "money": 10},
        Bob={"at": "R1", "money": 10, "hand": ["AH"]},
        Cat={"at": "R1", "money": 10, "hand": ["AD"]},
        Dan={"at": "R1", "money": 10, "hand": ["AC"]},
        Eve={"at": "R1", "money": 10, "hand": ["AS"]},
    )
    table.deck_top("3D", "4D", "5D", "6D", "7D", "KS", "9H", "JC")
    table.turn("Ann")
    table.does("poker")
    for name in ("Bob", "Cat", "Dan", "Eve"):
        table.asked(name).answers("join")
    assert pots(table) == [("Bob", 20), ("Cat", 20), ("Dan", 20), ("Eve", 20)]
    table.has("Eve", money=20)


@ruling("LEG-276")
def test_suits_break_no_tie(table: LegendsScenario) -> None:
    """Bob's ace of spades is as good as Cat's ace of clubs."""
    table.seats(
        Ann={"at": "R2", "money": 10},
        Bob={"at": "R1", "money": 10, "hand": ["AS"]},
        Cat={"at": "R1", "money": 10, "hand": ["AC"]},
    )
    table.deck_top("3D", "4D", "5D", "KS", "9H", "JC")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    table.asked("Cat").answers("join")
    assert pots(table) == [("Bob", 40), ("Cat", 40)]
    assert verdict(table) == ("rank", "A", "K")


# -------------------------------------------------------------------- what follows


@ruling("LEG-267", "LEG-X20")
def test_cards_are_discarded_before_losers_draw(table: LegendsScenario) -> None:
    """The deck ends with the flop. Ann, who loses, draws one of the cards that were just played."""
    table.seats(Ann={"at": "D6", "money": 10, "hand": ["9D"]}, Bob={}, Cat={})
    table.deck_top("7S", "KD", "KH", "4D", "6D", "QD", "JS", "3C")
    table.laid.deck = table.laid.deck[-8:]
    table.turn("Ann")
    table.does("poker")
    table.asked("Cat").answers(("KD", "KH"))
    table.has("Ann", cards=1)
    assert len(table.table.deck) == 8
    assert (table.table.flop, table.table.dealer, table.table.played, table.table.pot) == ([], [], [], 0)
    table.is_quiet()


@ruling("LEG-X20")
@pytest.mark.parametrize("hand", [[], ["2H"], ["2H", "2D"], ["KS", "QS"]])
def test_no_cards_left_at_all(table: LegendsScenario, hand: list[str]) -> None:
    """Deck and pile are empty: no flop, no card for the dealer. Whatever Ann has is enough, if only by the tie."""
    table.seats(Ann={"at": "D6", "money": 10, "hand": hand}, Bob={}, Cat={})
    table.laid.deck = []
    table.turn("Ann")
    table.does("poker")
    assert pots(table) == [("Ann", 60)]
    table.is_quiet()


@ruling("LEG-418")
def test_lady_luck_smiles_at_winners_too(table: LegendsScenario) -> None:
    """Bob joins and wins with both Lady Lucks: $70, twice $30 as far as $120 go, and 2 cards."""
    table.seats(
        Ann={"at": "R2", "money": 10}, Bob={"at": "R1", "money": 10, "hand": ["10H"]}, Cat={"at": "V1", "money": 0}
    )
    table.deck_top("3D", "10D", "KS", "9H", "JC", "4S", "5S", "6S")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    table.has("Bob", money=120, lp=0, hand=["5S", "6S"])
    table.has("Ann", hand=["4S"])


@ruling("LEG-519")
def test_the_hat_at_poker(table: LegendsScenario) -> None:
    """Both wear a ten-gallon hat: Ann wins and has 1 LP more for it, Bob loses and gets $10."""
    hat = ["ten_gallon"]
    table.seats(
        Ann={"at": "R2", "money": 10, "hand": ["KD"], "belongings": hat},
        Bob={"at": "R1", "money": 10, "hand": ["5H"], "belongings": hat},
        Cat={"at": "V1"},
    )
    table.deck_top("4C", "AC", "KS", "7D", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob").answers("join")
    table.has("Ann", lp=2, money=70)
    table.has("Bob", lp=0, money=10, cards=1)
    table.is_quiet()


@ruling("LEG-526")
def test_wild_bill_wins(table: LegendsScenario) -> None:
    """He takes $20 besides the pot."""
    table.seats(
        Ann={"character": "wild_bill_hickok", "ability": True, "at": "R2", "money": 10, "hand": ["KD"]}, Bob={}, Cat={}
    )
    table.deck_top("4C", "5H", "6H", "8H", "9H", "KS", "7D", "3C")
    table.turn("Ann")
    table.does("poker")
    table.asked("Cat").answers(("5H", "6H"))
    table.has("Ann", money=80, lp=1)


@ruling("LEG-526")
@pytest.mark.parametrize("keeps", [True, False])
def test_wild_bill_loses(table: LegendsScenario, keeps: bool) -> None:  # noqa: FBT001
    """He may take back one of the two cards he played, at random, before he draws the loser's card."""
    table.seats(
        Ann={"character": "wild_bill_hickok", "ability": True, "at": "R2", "money": 10, "hand": ["QD"]}, Bob={}, Cat={}
    )
    table.deck_top("4C", "KH", "KC", "8H", "9H", "KS", "7D", "3C", "JH")
    table.turn("Ann")
    table.does("poker")
    table.script(1)
    table.asked("Cat").answers(("KC", "KH"))
    table.asked("Ann", kind="may_use", options={"use", "pass"}).answers("use" if keeps else "pass")
    table.has("Ann", money=0, hand=["JH", "QD"] if keeps else ["JH"])
    if keeps:
        known = table.table.hand_known[table.table.content.card_of[table.events("card_kept")[0].card]]
        assert known == table.table.all_eyes() & ~table.table.eye(table.seat("Ann"))
    table.is_quiet()


@ruling("LEG-267", "LEG-098")
def test_a_card_once_seen_is_shuffled_away(table: LegendsScenario) -> None:
    """Bob knew a card of Ann's that has been played and is in the deck again: he imagines it in no hand."""
    table.seats(Ann={"at": "D6", "money": 10, "hand": ["9D"]}, Bob={}, Cat={"hand": ["3H", "4H", "5H", "6H"]})
    table.deck_top("7S", "KD", "KH", "4D", "6D", "QD", "JS", "3C")
    table.laid.hand_known[CARD["9D"]] = 0b010
    # The deck ends with the flop, so that the cards just played are drawn from at once.
    table.laid.deck = table.laid.deck[-8:]
    table.turn("Ann")
    table.does("poker")
    table.asked("Cat").answers(("KD", "KH"))
    bob = table.seat("Bob")
    for seed in range(20):
        assert table.match.imagine(bob, Chance(seed)).view(bob) == table.match.view(bob)
