"""Jokers: in a fight, at poker, in the flop and at the dealer's; what is shown, what stays, and what is hidden."""

from collections.abc import Hashable
from itertools import combinations_with_replacement
from typing import Any

import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.core.config import configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.games.legends import hands
from sagebrush.games.legends import options as said
from sagebrush.games.legends.cards import CARD, FIRST_JOKER
from sagebrush.games.legends.content import JOKERS, box_content
from sagebrush.games.legends.expansions.ante_up.cards import worth
from sagebrush.games.legends.expansions.ante_up.options import OpenFrontier
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.jokers import jokers_of, lay_jokers
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.view import JokersView, LegendsView
from sagebrush.testing.fuzz import fuzz
from tests.bots.tables import play
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario
from tests.rulings.legends.bench import LegendsScenario, sign
from tests.rulings.legends.fights import lays, passes
from tests.views.secrets import LegendsSecrets

#: What is held and drawn, by sign; the jokers have a star.
NUMBER = {**CARD, "*": FIRST_JOKER, "**": FIRST_JOKER + 1}
SIGNS = {number: sign for sign, number in NUMBER.items()}


class Jokers(LegendsScenario):
    """A table with jokers; `hands` are dealt by sign, `*` and `**` are the jokers."""

    def deal(self, players: dict[str, Any], options: dict[str, Any] | None = None) -> None:
        dealt = {name: player.pop("hand", []) for name, player in players.items()}
        boxes = (*self.expansions, "jokers")
        self.seats(options={"jokers": True, **(options or {})}, content=box_content(boxes), **players)
        self.laid.parts[JOKERS] = lay_jokers(self.laid)
        for seat, cards in enumerate(dealt.values()):
            self.laid.hands[seat] = [NUMBER[card] for card in cards]
        held = [card for hand in self.laid.hands for card in hand]
        self.laid.deck = [card for card in range(len(NUMBER)) if card not in held]

    def next_cards(self, *signs: str) -> None:
        cards = [NUMBER[sign] for sign in signs]
        self.laid.deck = [card for card in self.laid.deck if card not in cards] + cards[::-1]

    def label(self, option: Option) -> Hashable:
        match option:
            case said.LayJoker(stands_for=card):
                return "*", sign(card)
            case said.PlayJokers(cards=cards, stand_for=stand_for):
                plain = cards[: len(cards) - len(stand_for)]
                return (*map(sign, plain), *[("*", sign(card)) for card in stand_for])
        return super().label(option)

    def holds(self, name: str) -> list[str]:
        return sorted(SIGNS[card] for card in self.table.hands[self.seat(name)])

    def shown(self) -> list[tuple[str, str]]:
        return [(self.name(event.seat), sign(event.card)) for event in self.events("joker_stood_in")]

    def seen(self, viewer: str | None, name: str) -> list[str]:
        """The cards of this hand that somebody, or a spectator, knows of."""
        view = self.match.view(None if viewer is None else self.seat(viewer))
        assert isinstance(view, LegendsView)
        return [sign(card) for card in view.players[self.seat(name)].seen]

    def laid_jokers(self, viewer: str | None) -> list[str]:
        view = self.match.view(None if viewer is None else self.seat(viewer))
        assert isinstance(view, LegendsView)
        part = view.parts["jokers"]
        assert isinstance(part, JokersView)
        return [sign(each.stands_for) for each in part.laid]


class AnteUpJokers(Jokers, AnteUpScenario):
    """The same with Ante Up."""


@pytest.fixture
def table() -> Jokers:
    return Jokers()


def duel(table: Jokers, ann: list[str], bob: list[str], **options: Any) -> None:
    table.deal({"Ann": {"at": "D10", "hand": ann}, "Bob": {"at": "D10", "hand": bob}, "Cat": {}}, options)
    table.turn("Ann")
    table.does(("duel", "Bob"))


# -------------------------------------------------------------------- the option


@ruling("LEG-542")
def test_two_jokers_are_in_the_deck_only_if_they_are_asked_for() -> None:
    with_jokers = Match.new("legends", players=3, seed=5, jokers=True).view(None)
    without = Match.new("legends", players=3, seed=5).view(None)
    assert isinstance(with_jokers, LegendsView)
    assert isinstance(without, LegendsView)
    assert (with_jokers.deck, without.deck) == (54, 52)
    assert with_jokers.boxes == ("jokers",)
    assert "jokers" not in without.parts


@ruling("LEG-X54")
def test_no_jokers_in_a_first_game() -> None:
    with pytest.raises(BadConfig, match="without jokers"):
        Match.new("legends", players=4, first_game=True, jokers=True)


# -------------------------------------------------------------------- fights


@ruling("LEG-542", "LEG-X55")
def test_laid_in_a_fight_it_is_another_card_of_the_hand_which_is_shown_and_kept(table: Jokers) -> None:
    duel(table, ["*", "KS", "4C"], ["QH", "5D"])
    table.asked("Ann", kind="lay_card", options=["4C", "KS", ("*", "4C"), ("*", "KS")]).answers(("*", "KS"))
    assert table.shown() == []
    lays(table, Bob="QH")
    assert table.shown() == [("Ann", "KS")]
    passes(table, "Ann", "Bob")
    table.has("Bob", wounds=1)
    table.has("Ann", lp=2)
    assert table.holds("Ann") == ["4C", "KS"]
    assert FIRST_JOKER in table.table.pile
    assert table.seen("Bob", "Ann") == table.seen("Cat", "Ann") == table.seen(None, "Ann") == ["KS"]


@ruling("LEG-X55")
def test_until_cards_are_turned_up_its_owner_alone_knows_what_it_stands_for(table: Jokers) -> None:
    duel(table, ["*", "KS"], ["QH", "5D"])
    lays(table, Ann=("*", "KS"))
    assert table.laid_jokers("Ann") == ["KS"]
    assert table.laid_jokers("Bob") == table.laid_jokers(None) == []
    assert table.seen("Bob", "Ann") == []
    lays(table, Bob="5D")
    assert table.laid_jokers("Bob") == table.laid_jokers(None) == ["KS"]
    passes(table, "Ann", "Bob")
    assert table.laid_jokers("Ann") == []


@ruling("LEG-X55")
def test_after_a_surrender_nothing_is_shown_but_the_joker(table: Jokers) -> None:
    duel(table, ["*", "KS"], ["QH"])
    lays(table, Ann=("*", "KS"), Bob="surrender")
    assert table.shown() == []
    assert table.seen("Bob", "Ann") == []
    assert table.table.pile[-1] == FIRST_JOKER


@ruling("LEG-X55")
def test_the_bonus_works_too(table: Jokers) -> None:
    """Bulletproof heals whoever lays it, or a joker for it."""
    table.deal({"Ann": {"at": "D10", "wounds": 1, "hand": ["*", "JS"]}, "Bob": {"at": "D10", "hand": ["5D", "6D"]}})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann=("*", "JS"), Bob="5D")
    table.has("Ann", wounds=0)


@ruling("LEG-X54")
def test_it_stands_for_no_other_joker_and_of_two_only_one_is_offered(table: Jokers) -> None:
    duel(table, ["*", "**", "4C"], ["QH"])
    table.asked("Ann", kind="lay_card", options=["4C", ("*", "4C")])


@ruling("LEG-X54", "LEG-108", "LEG-160")
def test_nobody_attacks_or_robs_with_jokers_alone(table: Jokers) -> None:
    table.deal({"Ann": {"at": "D8", "hand": ["*", "**"]}, "Bob": {"at": "D8", "hand": ["QH"]}})
    table.turn("Ann")
    table.may_not(("duel", "Bob"), ("robbery", "Bob"), "rob bank")
    assert table.why_not("duel:1") == table.why_not("rob_bank") == "LEG-X54"


@ruling("LEG-X54", "LEG-110")
def test_with_jokers_alone_one_must_surrender_but_is_asked_as_anybody_would_be(table: Jokers) -> None:
    duel(table, ["4C"], ["*"])
    table.asked("Bob", kind="lay_card", options=["surrender"]).answers("surrender")
    table.has("Ann", lp=2)
    assert "*" in table.holds("Bob")


@ruling("LEG-X54")
def test_if_the_card_is_discarded_before_the_reveal_the_joker_counts_nothing(table: Jokers) -> None:
    """Annie Oakley makes Bob discard the king that his joker stands for."""
    annie = {"at": "D10", "character": "annie_oakley", "ability": True, "hand": ["3C", "7S"]}
    table.deal(
        {"Ann": annie, "Bob": {"at": "D10", "hand": ["*", "KS", "6C"]}, "Cat": {}}, {"before_fight_timing": "after"}
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="7S", Bob=("*", "KS"))
    table.asked("Bob", kind="choose_effect").answers("lose_card:1")
    table.asked("Bob", kind="discard_card").answers("KS")
    assert table.shown() == []
    passes(table, "Ann", "Bob")
    table.has("Ann", lp=2)


@ruling("LEG-542", "LEG-X54")
def test_against_foes_it_is_laid_the_same_way_and_never_alone(table: Jokers) -> None:
    table.deal({"Ann": {"at": "D8", "hand": ["*", "AS"]}, "Bob": {}})
    table.fight_deck_top("4", "3", "2")
    table.turn("Ann")
    table.does("rob bank")
    table.asked("Ann", kind="lay_card", options=["AS", ("*", "AS")]).answers(("*", "AS"))
    table.asked("Bob", kind="lay_card").answers("4")
    assert table.shown() == [("Ann", "AS")]
    assert table.events("foe_revealed")[0].card == "joker:B"


# -------------------------------------------------------------------- poker


def game(table: Jokers, ann: list[str], flop: list[str], dealer: list[str], drawn: str = "3S") -> None:
    """Ann alone against the dealer, whom Cat plays."""
    table.deal({"Ann": {"at": "D6", "money": 10, "hand": ann}, "Bob": {}, "Cat": {}})
    table.next_cards(drawn, *dealer, *flop)
    table.turn("Ann")
    table.does("poker")


@ruling("LEG-542", "LEG-X54", "LEG-X55")
def test_from_a_hand_it_stands_for_a_card_that_stays(table: Jokers) -> None:
    game(table, ["*", "KS"], ["KD", "KC", "7H"], ["4S", "5S", "9H", "10D"])
    asked = table.asked("Ann", kind="play_hand", options=[("KS", ("*", "3S")), ("3S", ("*", "KS")), ("3S", "KS")])
    asked.answers(("3S", ("*", "KS")))
    table.asked("Cat", kind="play_hand").answers(("10D", "9H"))
    assert [event.hand for event in table.events("hand_shown")] == ["three_of_a_kind", "pair"]
    assert table.shown() == [("Ann", "KS")]
    table.has("Ann", money=60)
    assert table.holds("Ann") == ["KS"]
    assert table.seen("Bob", "Ann") == ["KS"]


@ruling("LEG-X54")
def test_two_cards_of_which_one_is_a_joker_make_one(table: Jokers) -> None:
    game(table, ["*"], ["KD", "KC", "7H"], ["4S", "5S", "9H", "10D"], drawn="7C")
    table.asked("Ann", kind="play_hand", options=[("7C",), (("*", "7C"),)]).answers((("*", "7C"),))
    table.asked("Cat", kind="play_hand").answers(("10D", "9H"))
    assert table.events("hand_shown")[0].hand == "two_pair"
    assert "7C" in table.holds("Ann")
    assert "*" not in table.holds("Ann")


@ruling("LEG-X54")
def test_two_jokers_may_stand_for_the_same_card_and_who_has_no_choice_is_asked_all_the_same(table: Jokers) -> None:
    game(table, ["*", "**"], ["KD", "8C", "7H"], ["4S", "5S", "9H", "10D"], drawn="KC")
    table.asked("Ann", kind="play_hand", options=[(("*", "KC"), ("*", "KC"))]).answers((("*", "KC"), ("*", "KC")))
    table.asked("Cat", kind="play_hand").answers(("10D", "9H"))
    assert table.events("hand_shown")[0].hand == "three_of_a_kind"
    assert table.shown() == [("Ann", "KC"), ("Ann", "KC")]


@ruling("LEG-X54")
def test_jokers_alone_add_nothing_to_the_flop(table: Jokers) -> None:
    game(table, ["*"], ["KD", "KC", "7H"], ["4S", "5S", "9H", "10D"], drawn="**")
    table.asked("Ann", kind="play_hand", options=[()]).answers(())
    table.asked("Cat", kind="play_hand").answers(("10D", "9H"))
    assert [event.hand for event in table.events("hand_shown")] == ["pair", "pair"]
    assert table.holds("Ann")[:2] == ["*", "**"]


@ruling("LEG-542")
def test_played_by_the_dealer_and_in_the_flop_it_is_wild(table: Jokers) -> None:
    game(table, [], ["**", "KC", "7H"], ["4S", "5S", "KH", "*"])
    table.asked("Cat", kind="play_hand").answers(("B", "KH"))
    assert {event.seat: event.hand for event in table.events("hand_shown")} == {0: "pair", None: "four_of_a_kind"}
    assert table.shown() == []


@ruling("LEG-X55", "LEG-278")
def test_a_joker_for_a_red_2_is_wild(table: Jokers) -> None:
    game(table, ["*", "2D", "9C"], ["KD", "KC", "7H"], ["4S", "5S", "9H", "10D"])
    table.asked("Ann", kind="play_hand").answers(("9C", ("*", "2D")))
    assert [event.hand for event in table.events("hand_shown")][:1] == []
    table.asked("Cat", kind="play_hand").answers(("10D", "9H"))
    assert table.events("hand_shown")[0].hand == "three_of_a_kind"
    table.has("Ann", money=60)


@ruling("LEG-X55")
def test_a_joker_brings_what_its_card_brings(table: Jokers) -> None:
    """Lady Luck stays in the hand, and brings $30 and a card besides the pot."""
    game(table, ["*", "10H", "KS"], ["KD", "KC", "7H"], ["4S", "5S", "9H", "JD"])
    table.asked("Ann", kind="play_hand").answers(("KS", ("*", "10H")))
    table.asked("Cat", kind="play_hand").answers(("9H", "JD"))
    table.has("Ann", money=90)
    assert len(table.holds("Ann")) == 3
    assert "10H" in table.holds("Ann")


@ruling("LEG-X54", "LEG-531")
def test_it_pays_for_no_frontier() -> None:
    assert [worth(card) for card in (NUMBER["KS"], NUMBER["*"], NUMBER["**"])] == [10, 0, 0]


@ruling("LEG-X54", "LEG-444")
def test_cards_are_offered_for_a_frontier_but_no_joker() -> None:
    table = AnteUpJokers()
    table.deal({"Ann": {"at": "B11", "hand": ["*", "KS", "9C", "4C", "3C"]}, "Bob": {}})
    table.frontier("B11", "trappers_cache")
    table.turn("Ann")
    price = next(option.price for option in table.decision().options if isinstance(option, OpenFrontier))
    table.does(("frontier", price))
    while table.decision().question.kind == "pay_frontier":
        assert "B" not in table.offered()
        table.asked("Ann", kind="pay_frontier").answers(next(iter(sorted(map(str, table.offered())))))
    assert "*" in table.holds("Ann")


# -------------------------------------------------------------------- hands with many wild cards


@ruling("LEG-542", "LEG-269")
@pytest.mark.parametrize(
    ("cards", "name"),
    [
        (["*", "**", "KS", "2H", "2D"], "five_of_a_kind"),
        (["*", "**", "KS", "2H", "QS"], "royal_flush"),
        (["*", "**", "9S", "2H", "8S"], "straight_flush"),
        (["*", "**", "KS", "2H", "3D"], "four_of_a_kind"),
        (["*", "KS", "KH", "QS", "QD"], "full_house"),
        (["*", "**", "KS", "KH", "QD"], "four_of_a_kind"),
    ],
)
def test_many_wild_cards(cards: list[str], name: str) -> None:
    flop, hand = [NUMBER[card] for card in cards[:3]], [NUMBER[card] for card in cards[3:]]
    assert hands.name(hands.rank(hand, flop)) == name


@pytest.mark.parametrize("wild", [1, 2, 3])
def test_wild_cards_are_the_best_they_could_be(wild: int) -> None:
    """Tried out: each as each of the 52 cards."""
    chance = Chance(wild)
    for _ in range((8, 4, 1)[wild - 1]):
        cards = [card for card in range(52) if card not in (NUMBER["2H"], NUMBER["2D"])]
        chance.shuffle(cards)
        plain, jokers = cards[: 5 - wild], [NUMBER["*"], NUMBER["**"], NUMBER["2H"]][:wild]
        tried = [hands.rank([], [*plain, *each]) for each in combinations_with_replacement(range(52), wild)]
        together = [*jokers, *plain] if wild < 3 else [*jokers[:2], *plain, jokers[2]]
        assert hands.rank(together[3:], together[:3]) == max(tried)


# -------------------------------------------------------------------- imagined worlds


@ruling("LEG-X55")
def test_in_imagined_worlds_a_laid_card_is_any_and_a_joker_stands_for_one_of_that_hand(table: Jokers) -> None:
    duel(table, ["*", "KS", "4C"], ["QH", "5D"])
    lays(table, Ann=("*", "KS"))
    found = set()
    for seed in range(40):
        world = table.match.imagine(table.seat("Bob"), Chance(seed)).table
        assert isinstance(world, LegendsTable)
        fight, part = world.fight, jokers_of(world)
        assert fight is not None
        assert part is not None
        found.add(SIGNS[fight.card])
        for joker, each in part.laid.items():
            assert joker == fight.card
            assert each.card in world.hands[0]
        assert (fight.card >= FIRST_JOKER) == bool(part.laid)
    assert len(found) > 5


@pytest.mark.parametrize(("players", "expansions"), [(3, ()), (2, ("ante_up",))])
def test_a_random_game_with_jokers(players: int, expansions: tuple[str, ...]) -> None:
    config = configure(GAME.info, players=players, expansions=expansions, options={"jokers": True})
    fuzz(GAME, config, 7, LegendsSecrets().check, fork_every=41)


def test_the_simple_bot_has_a_joker_stand_for_its_best_card(table: Jokers) -> None:
    duel(table, ["*", "AS", "4C"], ["QH", "5D"])
    option = make_bot("simple", "legends", 3).answer(table.match.eyes(table.seat("Ann")))
    assert table.label(option) == ("*", "AS")


def test_simple_bots_play_with_jokers_to_the_end() -> None:
    match = Match.new("legends", players=3, seed=3, jokers=True)
    play(match, [make_bot("simple", "legends", seat) for seat in range(3)])
    assert match.result is not None
    assert {"joker_stood_in"} & {event.kind for event in match.all_events()}
