"""Set-up: what lies where before the first turn, who begins, and where the figures stand."""

from __future__ import annotations

import msgspec
import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.legends import map as country
from sagebrush.games.legends.cards import DECK, FIGHT_DECK
from sagebrush.games.legends.content import Content, base_content
from sagebrush.games.legends.game import GAME, deal_characters, lay_out, settings_of
from sagebrush.games.legends.options import Become, StartAt
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.view import LegendsView
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario


def laid(match: Match) -> LegendsTable:
    assert isinstance(match.table, LegendsTable)
    return match.table


def of(*characters: str, seed: int = 0, goals: bool = False) -> Match:
    """A game of these characters, in the order of the seats, before anybody picks where to start."""
    options: dict[str, Value] = {"deal": "choose", "goals": goals}
    match = Match.start(GAME, configure(GAME.info, players=len(characters), options=options), seed)
    for character in characters:
        match.answer(Become(character))
    return match


def begun(*characters: str, seed: int = 0, goals: bool = False) -> LegendsTable:
    """The same in its first turn, everybody having started at the first of their places."""
    match = of(*characters, seed=seed, goals=goals)
    while match.decision and match.decision.question.kind == "choose_start":
        match.answer(match.decision.options[0])
    return laid(match)


def starts(match: Match) -> list[str]:
    """Where whoever is asked now may start."""
    assert match.decision
    assert match.decision.question.kind == "choose_start", match.decision.question
    return [option.space for option in match.decision.options if isinstance(option, StartAt)]


def empty_table(players: int = 4, seed: int = 1) -> LegendsTable:
    """What is laid out before the first choice."""
    return GAME.setup(configure(GAME.info, players=players), Chance(seed))


def shown(table: LegendsTable, seat: int | None = None) -> LegendsView:
    view = GAME.view(table, None if seat is None else Seat(seat))
    assert isinstance(view, LegendsView)
    return view


# -------------------------------------------------------------------- the middle of the table


@ruling("LEG-036")
def test_money_gold_and_dice_start_in_the_supply() -> None:
    """Nobody has any until characters are chosen; then each has what the character brings, and the rest is there."""
    table = empty_table()
    assert table.money == table.nuggets == [0, 0, 0, 0]
    assert table.pot == 0
    assert begun("mary_fields", "doc_holliday", "kit_carson").money == [10, 40, 0]
    assert begun("mary_fields", "doc_holliday", "kit_carson").nuggets == [0, 0, 0]


@ruling("LEG-036")
def test_both_dice_are_there_for_the_first_who_digs(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "S1"}, Bob={}, Cat={})
    table.turn("Ann")
    table.dice("nugget", "cash")
    table.does("prospect")
    assert [event.faces for event in table.events("dice_rolled")] == [("nugget", "cash")]


@ruling("LEG-037", "LEG-060")
def test_decks_are_shuffled_and_face_down() -> None:
    """Of the poker deck everybody sees the size, and of the pile beside it the cards, of which there are none yet."""
    decks = []
    for seed in range(4):
        table = empty_table(seed=seed)
        assert sorted(table.deck) == list(DECK)
        assert sorted(table.fight_deck) == list(FIGHT_DECK)
        assert (shown(table).deck, shown(table).pile) == (52, ())
        decks += [table.deck, table.fight_deck]
    assert all(decks.count(deck) == 1 and deck != sorted(deck) for deck in decks)
    table.draw(Seat(0), 1, "start")
    card = table.hands[0][0]
    table.discard(Seat(0), [card], "hand_limit")
    assert (shown(table, 1).deck, shown(table, 1).pile) == (51, table.names_of([card]))


@ruling("LEG-037", "LEG-060")
def test_no_view_tells_the_order_of_a_deck() -> None:
    table = empty_table()
    before = [msgspec.json.encode(shown(table, seat)) for seat in (None, 0, 1)]
    table.deck.reverse()
    table.fight_deck.reverse()
    assert [msgspec.json.encode(shown(table, seat)) for seat in (None, 0, 1)] == before


@ruling("LEG-038")
def test_cattle_lies_face_down_at_its_ranch() -> None:
    """Eight of each colour, in no order that anybody knows."""
    orders = []
    for seed in range(3):
        table = empty_table(seed=seed)
        for colour, supply in table.cattle_supply.items():
            assert {table.content.cattle[token].colour for token in supply} == {colour}
            orders.append(supply)
        assert shown(table).cattle == {"blue": 8, "green": 8}
        assert table.cattle == [[], [], [], []]
    assert all(orders.count(order) == 1 for order in orders)


@ruling("LEG-039")
def test_the_sheriff_starts_in_his_office() -> None:
    for players in (2, 6):
        table = empty_table(players)
        assert shown(table).sheriff == "D1"
        assert country.LOCATION[table.sheriff] == "darkrock_sheriff_office"


@ruling("LEG-012", "LEG-059")
def test_a_bandit_on_every_hideout() -> None:
    """Nobody starts in hiding: six bandits, as many as there are figures, beside one Sheriff and six characters."""
    table = begun("mary_fields", "annie_oakley", "bass_reeves")
    assert shown(table).bandits == ("M1", "X1", "S3", "S8", "C10", "V7")
    assert table.content.supply.bandits == len(country.HIDEOUTS) == 6
    assert max(GAME.info.players) == 6


@ruling("LEG-059")
def test_no_bandit_where_somebody_hides() -> None:
    """Billy starts at M1, Jesse at S3, and Wyatt at the first hideout that is free."""
    match = of("billy_the_kid", "wyatt_earp", "jesse_james")
    for space in ("M1", "S3", "X1"):
        match.answer(StartAt(space))
    assert shown(laid(match)).bandits == ("S8", "C10", "V7")


@ruling("LEG-012")
def test_there_is_no_seventh_bandit(table: LegendsScenario) -> None:
    """Blood Money sends bandits to the hideouts B and C, where there is one already."""
    hideouts = [country.SPACES[space] for space in country.HIDEOUTS]
    table.seats(bandits=hideouts, stories=(1,), Ann={}, Bob={}, Cat={})
    table.marked(0, "Bob", "Bob")
    table.turn("Ann")
    table.ends_turn()
    while table.decision().question.kind != "take_income":
        table.match.answer(table.decision().options[0])
    assert len(shown(table.table).bandits) == 6
    assert not table.events("bandit_placed")


# -------------------------------------------------------------------- what each player has


@ruling("LEG-040", "LEG-043", "LEG-056", "LEG-057")
def test_what_every_player_starts_with() -> None:
    """One figure, no legend points, no wounds but Doc's, and both markers in hand."""
    table = begun("doc_holliday", "mary_fields", "bass_reeves", "kit_carson")
    assert table.lp == [0, 0, 0, 0]
    assert table.wounds == [1, 0, 0, 0]
    assert table.markers == [[], []]
    assert all(player.space for player in shown(table).players)
    assert [story.markers for story in shown(table).stories] == [(), ()]


@ruling("LEG-040", "LEG-057")
def test_both_markers_can_be_placed_and_no_third(table: LegendsScenario) -> None:
    """With two on the stories Ann can only move one over."""
    for placed in (["Ann"], ["Ann", "Ann"]):
        table.seats(stories=(2,), Ann={"at": "D9", "hand": ["KS"]}, Bob={"at": "D9"}, Cat={}, Dan={}, Eve={})
        table.marked(1, *placed)
        table.turn("Ann")
        table.does(("duel", "Bob"))
        both = len(placed) == 2
        table.may(("shift" if both else "contribute", 0))
        table.may_not(("contribute" if both else "shift", 0))


@ruling("LEG-044")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_of_two_characters_one_is_kept(players: int) -> None:
    """All choose at once; what one was dealt nobody else was, and the other one does not come into the game."""
    match = Match.start(GAME, configure(GAME.info, players=players), 5)
    dealt = laid(match).dealt.copy()
    assert len({character for pair in dealt for character in pair}) == 2 * players
    assert {decision.seat for decision in match.decisions} == set(range(players))
    for decision in list(match.decisions):
        assert decision.options == tuple(Become(character) for character in dealt[decision.seat])
        match.answer(decision.options[1], seat=decision.seat)
    assert laid(match).character == [pair[1] for pair in dealt]
    assert laid(match).dealt == [()] * players


@ruling("LEG-044")
def test_who_gets_which_two_is_chance() -> None:
    assert len({tuple(empty_table(seed=seed).dealt) for seed in range(5)}) == 5


@ruling("LEG-X44")
def test_with_goals_only_who_has_goals_is_dealt() -> None:
    """A guest without goals may come to the table, but not to one that is played with goals."""
    assert "guest" not in dealt_with_a_guest(goals=True)
    assert "guest" in dealt_with_a_guest(goals=False)


def dealt_with_a_guest(*, goals: bool) -> set[str]:
    """Whoever is dealt in many games of six to which a guest has come."""
    rows = base_content().rows
    guest = msgspec.structs.replace(rows.characters.character[0], id="guest")
    characters = msgspec.structs.replace(rows.characters, character=(*rows.characters.character, guest))
    content = Content(msgspec.structs.replace(rows, characters=characters), {})
    config = configure(GAME.info, players=6, options={"goals": goals})
    met: set[str] = set()
    for seed in range(20):
        table = LegendsTable(Chance(seed), config.names, content, settings_of(config, content))
        lay_out(table)
        deal_characters(table)
        met |= {character for pair in table.dealt for character in pair}
    return met


# -------------------------------------------------------------------- who begins, and where


@ruling("LEG-046")
def test_among_equals_chance_picks_who_begins() -> None:
    """Nobody is wanted: each of the three begins sometimes."""
    assert {begun("mary_fields", "kit_carson", "bass_reeves", seed=seed).first for seed in range(20)} == {0, 1, 2}


@ruling("LEG-046")
def test_chance_does_not_ask_who_is_less_wanted() -> None:
    """Billy is wanted for more than Jesse, Jesse for more than Mary."""
    assert {begun("mary_fields", "jesse_james", "billy_the_kid", seed=seed).first for seed in range(8)} == {2}
    assert {begun("mary_fields", "jesse_james", "kit_carson", seed=seed).first for seed in range(8)} == {1}


@ruling("LEG-009", "LEG-048")
def test_one_first_player_and_one_end() -> None:
    """The token of the first player stays where it is, and the marker of the end is placed once."""
    match = of("mary_fields", "jesse_james", "billy_the_kid")
    chance = Chance(2)
    while match.decision:
        decision = chance.pick(list(match.decisions))
        match.answer(chance.pick(list(decision.options)), seat=decision.seat)
    kinds = [event.kind for event in match.all_events()]
    assert (kinds.count("first_player"), kinds.count("end_triggered")) == (1, 1)
    assert laid(match).first == 2


@ruling("LEG-051")
def test_at_a_store_or_saloon_one_of_three_spaces() -> None:
    """Jesse, who is first, has two hideouts to pick from; Bass starts in the office and is not asked."""
    match = of("jesse_james", "bass_reeves", "mary_fields", "annie_oakley")
    assert starts(match) == ["X1", "S3"]
    match.answer(StartAt("S3"))
    assert starts(match) == ["D5", "D6", "D7"]
    match.answer(StartAt("D6"))
    assert starts(match) == ["D2", "D3", "D4"]
    match.answer(StartAt("D4"))
    assert [player.space for player in shown(laid(match)).players] == ["S3", "D1", "D6", "D4"]


@ruling("LEG-X30")
def test_figures_are_placed_clockwise_from_the_first_player() -> None:
    match = of("mary_fields", "annie_oakley", "jesse_james", "calamity_jane")
    asked = []
    while match.decision and match.decision.question.kind == "choose_start":
        asked.append(match.decision.seat)
        match.answer(match.decision.options[0])
    assert asked == [2, 3, 0, 1]


@ruling("LEG-X30")
@pytest.mark.parametrize("seed", range(6))
def test_who_starts_at_a_free_place_comes_last(seed: int) -> None:
    """Wherever Wyatt sits, and though he may be first: he looks for a hideout when all others stand."""
    match = of("wyatt_earp", "mary_fields", "billy_the_kid" if seed % 2 else "kit_carson", seed=seed)
    asked = []
    while match.decision and match.decision.question.kind == "choose_start":
        asked.append(match.decision.seat)
        if match.decision.seat == 0:
            assert starts(match) == (
                ["X1", "S3", "S8", "C10", "V7"] if seed % 2 else ["M1", "X1", "S3", "S8", "C10", "V7"]
            )
        match.answer(match.decision.options[0])
    assert asked == ([2, 1, 0] if seed % 2 else [1, 0])
