"""Fight cards and what they cost or bring the fighter; cards that cancel them or begin the fight anew."""

import pytest

from sagebrush.games.legends import map as country
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player
from tests.rulings.legends.fights import lays, passes


def meets(table: LegendsScenario, mine: str, theirs: str, other: str, **ann: object) -> None:
    """Ann rides to the bandit at M1 and lays this card; Bob lays for him, of these two."""
    hand = [mine, *ann.pop("hand", [])]  # type: ignore[misc]
    player: Player = {"at": "M2", "hand": hand, **ann}  # type: ignore[typeddict-item]
    table.seats(bandits=["M1"], Ann=player, Bob={})
    table.fight_deck_top(theirs, other)
    table.turn("Ann")
    table.does(("move", "M1"))
    if len(hand) > 1:
        table.choose("Ann", mine)
    table.choose("Bob", theirs)
    if len(hand) > 1:
        passes(table, "Ann")


@ruling("LEG-507", "LEG-X16")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_fight_card_2_wounds_and_costs_a_legend_point(table: LegendsScenario, before: int, after: int) -> None:
    """Ann beats it with a 10; 1 wound, and 1 LP less where she has one. Then the reward."""
    meets(table, "10S", "2", "9", lp=before)
    table.has("Ann", wounds=1, lp=after)
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    table.has("Ann", wounds=1, lp=after + 1)


@ruling("LEG-427")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 3)])
def test_fight_card_3_gives_two_wounds(table: LegendsScenario, before: int, after: int) -> None:
    """As far as there is room for them (LEG-433)."""
    meets(table, "10S", "3", "9", wounds=before)
    table.has("Ann", wounds=after)


@ruling("LEG-508", "LEG-432")
def test_fight_card_4_wounds_and_takes_a_card(table: LegendsScenario) -> None:
    """Ann chooses which of her two other cards goes."""
    meets(table, "10S", "4", "9", hand=["2S", "KS"])
    table.asked("Ann", kind="discard_card", options=["2S", "KS"]).answers("2S")
    table.has("Ann", wounds=1, hand=["KS"])


@ruling("LEG-508", "LEG-432")
def test_fight_card_4_finds_an_empty_hand(table: LegendsScenario) -> None:
    """The card laid is not in hand any more: nothing is discarded."""
    meets(table, "10S", "4", "9")
    table.asked("Ann", kind="choose_effect")
    table.has("Ann", wounds=1, cards=0)


@ruling("LEG-509")
@pytest.mark.parametrize("card", ["5", "9"])
def test_fight_cards_5_and_9_leave_only_the_legend_point(table: LegendsScenario, card: str) -> None:
    """Ann beats the bandit and is not asked: 1 LP. With a 5 she has a wound as well, with a 9 nothing to lose."""
    meets(table, "10S", card, "J")
    table.has("Ann", lp=1, mp=0, wounds=1 if card == "5" else 0)
    table.is_quiet()


@ruling("LEG-511")
def test_fight_card_7_wounds_or_takes_a_card_at_random(table: LegendsScenario) -> None:
    """Ann chooses the card, and chance which one."""
    meets(table, "10S", "7", "9", hand=["2S", "KS"])
    table.script(1)
    ways = ["take_wound:1", "lose_card:1"]
    table.asked("Ann", kind="choose_effect", options=ways).answers("lose_card:1")
    table.has("Ann", wounds=0, hand=["2S"])


@ruling("LEG-511", "LEG-430")
def test_fight_card_7_without_a_card_wounds(table: LegendsScenario) -> None:
    """No choice is left."""
    meets(table, "10S", "7", "9")
    table.has("Ann", wounds=1)


@ruling("LEG-511", "LEG-X09")
def test_fight_card_7_with_three_wounds_takes_a_card(table: LegendsScenario) -> None:
    """A fourth wound cannot be chosen."""
    meets(table, "10S", "7", "9", hand=["2S"], wounds=3)
    table.has("Ann", wounds=3, cards=0)


@ruling("LEG-512", "LEG-029")
def test_fight_card_8_wounds(table: LegendsScenario) -> None:
    """1 wound, though Ann wins."""
    meets(table, "10S", "8", "9")
    table.has("Ann", wounds=1)


@ruling("LEG-429", "LEG-513")
@pytest.mark.parametrize(
    ("hand", "money", "asked"), [(["2S"], 10, True), (["2S"], 0, False), ([], 10, False), ([], 0, False)]
)
def test_fight_card_9_takes_a_card_or_ten_dollars(
    table: LegendsScenario, hand: list[str], money: int, *, asked: bool
) -> None:
    """With both Ann chooses; with one that one is lost; with neither nothing."""
    meets(table, "10S", "9", "J", hand=hand, money=money)
    if asked:
        table.asked("Ann", kind="choose_effect", options=["lose_card:1", "lose_money:10"]).answers("lose_money:10")
        table.has("Ann", cards=1, money=0)
    else:
        table.has("Ann", cards=0, money=0)
    table.has("Ann", lp=1)


@ruling("LEG-514")
def test_fight_card_10_left_unused(table: LegendsScenario) -> None:
    """Bob, who plays the bandit, may cancel the fight and does not: nothing happens, and Ann wins."""
    meets(table, "QS", "10", "9", hand=["5S"])
    table.asked("Bob", kind="may_use", options=["use", "pass"]).answers("pass")
    table.has("Ann", wounds=0, hand=["5S"])
    table.asked("Ann", kind="choose_effect", options=["gain_lp:1", "gain_mp:1"])


@ruling("LEG-514", "LEG-424", "LEG-423", "LEG-X03")
def test_fight_card_10_begins_the_fight_anew(table: LegendsScenario) -> None:
    """Ann's queen is discarded, she draws the ace of spades and beats new fight cards with it, for no action."""
    meets(table, "QS", "10", "9", hand=["5S"])
    table.deck_top("AS")
    table.fight_deck_top("8", "J")
    table.asked("Bob", kind="may_use").answers("use")
    table.has("Ann", hand=["5S", "AS"])
    table.choose("Ann", "AS")
    table.choose("Bob", "8")
    passes(table, "Ann")
    table.has("Ann", wounds=1, hand=["5S"])
    assert table.table.actions == 2
    table.asked("Ann", kind="choose_effect")


@ruling("LEG-515")
@pytest.mark.parametrize(("card", "fact", "value"), [("J", "money", 10), ("Q", "cards", 2), ("K", "lp", 1)])
def test_high_fight_cards_bring_something(table: LegendsScenario, card: str, fact: str, value: int) -> None:
    """Ann loses to them with a 2: the card's text, the wound and the loser's card."""
    meets(table, "2S", card, "9")
    table.has("Ann", wounds=1, **{fact: value})
    table.has("Ann", cards=2 if card == "Q" else 1)


@ruling("LEG-515")
def test_the_ace_gives_a_point_of_choice(table: LegendsScenario) -> None:
    """1 LP, 1 MP or 1 WP."""
    meets(table, "2S", "A", "9")
    ways = ["gain_lp:1", "gain_mp:1", "gain_wp:1"]
    table.asked("Ann", kind="choose_effect", options=ways).answers("gain_wp:1")
    table.has("Ann", wp=1, wounds=1)


@ruling("LEG-515", "LEG-318")
def test_the_ace_offers_an_outlaw_no_marshal_point(table: LegendsScenario) -> None:
    """LP or WP."""
    meets(table, "2S", "A", "9", wp=1)
    table.asked("Ann", kind="choose_effect", options=["gain_lp:1", "gain_wp:1"])


# -------------------------------------------------------------------- Bulletproof, Quickdraw, Shootout


@ruling("LEG-420")
def test_quickdraw_cancels_and_wins_ties_against_npcs(table: LegendsScenario) -> None:
    """A king against a king: the text is cancelled and the tie is Ann's."""
    meets(table, "KS", "K", "9")
    table.has("Ann", lp=0, wounds=0)
    table.asked("Ann", kind="choose_effect", options=["gain_lp:1", "gain_mp:1"])


@ruling("LEG-420", "LEG-140")
def test_quickdraw_does_nothing_against_players(table: LegendsScenario) -> None:
    """Bob defends with a king against Ann's king: the tie goes to the attacker as usual."""
    table.seats(Ann={"at": "M1", "hand": ["KS"]}, Bob={"at": "M1", "hand": ["KH"]})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="KH")
    table.has("Ann", lp=2)
    table.has("Bob", wounds=1)


@ruling("LEG-419")
def test_bulletproof_heals_in_a_duel_too(table: LegendsScenario) -> None:
    """Ann lays a jack and heals a wound, whoever wins; Bob, without wounds, has none to heal."""
    table.seats(Ann={"at": "M1", "hand": ["JS"], "wounds": 2}, Bob={"at": "M1", "hand": ["JH"]})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="JH")
    table.has("Ann", wounds=1, lp=2)
    table.has("Bob", wounds=1)


@ruling("LEG-423", "LEG-424", "LEG-X03", "LEG-X04")
def test_shootout_begins_a_duel_anew(table: LegendsScenario) -> None:
    """Ann laid a 3 and sees a king: both cards are discarded, and both choose again; Bob may surrender now."""
    table.seats(Ann={"at": "M1", "hand": ["3S", "AS"]}, Bob={"at": "M1", "hand": ["KH", "2H"]})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="3S", Bob="KH")
    table.asked("Ann", kind="may_use", options=["use", "pass"]).answers("use")
    lays(table, Bob="surrender")
    table.has("Ann", lp=2, cards=0)
    table.has("Bob", wounds=1, cards=2)
    assert table.happened("fight_restarted") == ["fight_restarted"]
    assert table.table.actions == 2


@ruling("LEG-424", "LEG-X04")
def test_shootout_as_the_last_card(table: LegendsScenario) -> None:
    """Billy restarts the robbery with his last card, has none for the new fight and loses: 1 WP, 1 wound, 1 card."""
    table.seats(Billy={"at": "D8", "hand": ["3S"]}, Bob={})
    table.fight_deck_top("8", "9", "J")
    table.turn("Billy")
    table.does("rob bank")
    table.choose("Bob", "J")
    table.asked("Billy", kind="may_use").answers("use")
    table.has("Billy", wp=1, wounds=1, cards=1, money=0)
    table.is_quiet()


@ruling("LEG-425")
def test_what_is_used_in_a_fight_ends_with_it(table: LegendsScenario) -> None:
    """Hands Up! lowers Bob's card in the first fight; in the next one against Cat nothing is changed."""
    table.seats(
        Ann={"at": "M1", "hand": ["QS", "6S", "QH"]}, Bob={"at": "M1", "hand": ["AH"]}, Cat={"at": "M1", "hand": ["KH"]}
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="QS", Bob="AH")
    table.asked("Ann", kind="may_react").answers(("react", "6S"))
    table.has("Ann", lp=2)
    table.does(("duel", "Cat"))
    lays(table, Cat="KH")
    table.has("Ann", lp=2, wounds=1)
    assert [event.value for event in table.events("value_changed")] == ["Q"]


@ruling("LEG-426")
def test_the_rival_is_whoever_fights_against_the_owner(table: LegendsScenario) -> None:
    """Annie defends: her rival is the attacker Bob, not Cat beside them."""
    table.seats(
        Bob={"at": "M1", "hand": ["KS", "QS"]},
        Annie={"character": "annie_oakley", "lp": 5, "at": "M1", "hand": ["2S"], "weapons": ["revolver"]},
        Cat={"at": "M1", "hand": ["2H"]},
    )
    table.turn("Bob")
    table.does(("duel", "Annie"))
    table.asked("Bob", kind="choose_effect", options=["lose_card:1", "take_wound:1"]).answers("take_wound:1")
    table.has("Bob", wounds=1)
    table.has("Cat", wounds=0, cards=1)


@ruling("LEG-X24")
def test_a_fight_that_a_move_led_to_counts_within_that_action(table: LegendsScenario) -> None:
    """The bandit's king and the reward bring Ann 2 LP: enough for Blood Money's 2 LP with one action."""
    table.seats(stories=[14], bandits=["M1"], Ann={"at": "M2", "hand": ["AS"]}, Bob={})
    table.fight_deck_top("K", "9")
    table.turn("Ann")
    table.does(("move", "M1"))
    table.choose("Bob", "K")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    table.has("Ann", lp=2)
    table.may(("contribute", 0))
    assert not table.table.bandits >> country.SPACE["M1"] & 1
