"""Effects that cards of a user's own may use: each told by a story, and refused where it has no meaning."""

from __future__ import annotations

import pytest

from sagebrush.games.legends import map as country
from sagebrush.games.legends.content import Content, base_content
from sagebrush.games.legends.costs import amounts
from sagebrush.games.legends.effects import HANDLERS
from sagebrush.games.legends.flow.happenings import check_handlers
from sagebrush.games.legends.language import Cache, ItemEffect, Lose, MoveFigure, NpcFight, Roll, Trade
from sagebrush.games.legends.reading import BadRow, Pages
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player

HARD_TIMES = 40


def row(reward: str = "", after: str = "", condition: str = '{ kind = "have", what = "money", max = 0 }') -> str:
    return f"""
[[story]]
number = {HARD_TIMES}
id = "hard_times"
first_game = true
condition = {condition}
reward = [{reward}]
after = [{after}]
bandits = []
sheriff = 0
origin = "fact"
"""


def own(reward: str = "", after: str = "") -> Content:
    return base_content().with_rows(Pages("own", {"stories": row(reward, after)}))


def tell(table: LegendsScenario, reward: str = "", after: str = "", *, sheriff: str = "D1", **players: Player) -> None:
    """Ann's turn ends, and she alone has contributed to a story of these effects."""
    table.seats(content=own(reward, after), stories=[HARD_TIMES], sheriff=sheriff, **players)  # type: ignore[arg-type]
    table.marked(0, "Ann", "Ann")
    table.turn("Ann")
    table.ends_turn()


# -------------------------------------------------------------------- choices


def test_two_of_three(table: LegendsScenario) -> None:
    """`pick = 2`: what was taken is not offered again."""
    ways = '[{ kind = "gain", what = "money", n = 10 }], [{ kind = "gain", what = "card", n = 1 }]'
    reward = f'{{ kind = "choose", pick = 2, options = [{ways}, [{{ kind = "gain", what = "lp", n = 1 }}]] }}'
    tell(table, reward, Ann={}, Bob={})
    table.asked("Ann", kind="choose_effect", options=["gain_money:10", "gain_card:1", "gain_lp:1"]).answers("gain_lp:1")
    table.asked("Ann", kind="choose_effect", options=["gain_money:10", "gain_card:1"]).answers("gain_card:1")
    table.has("Ann", lp=1, cards=1, money=0)


@ruling("LEG-430")
def test_a_larger_loss_than_one_can_meet_is_no_alternative(table: LegendsScenario) -> None:
    """$20 or 2 cards: Bob has $10 and a card and loses nothing; Cat has $10 and 2 cards, which go."""
    losses = '[{ kind = "lose", what = "money", n = 20 }], [{ kind = "lose", what = "card", n = 2 }]'
    after = f'{{ kind = "for", who = "non_contributors", do = [{{ kind = "choose", options = [{losses}] }}] }}'
    tell(table, "", after, Ann={}, Bob={"money": 10, "hand": ["2S"]}, Cat={"money": 10, "hand": ["3S", "4S"]})
    table.has("Bob", money=10, cards=1)
    table.has("Cat", money=10, cards=0)


@pytest.mark.parametrize(("answer", "money", "lp"), [("use", 0, 1), ("pass", 20, 0)])
def test_a_trade_is_free_to_make(table: LegendsScenario, answer: str, money: int, lp: int) -> None:
    """$20 for 1 LP, if Ann likes."""
    cost, get = '{ kind = "lose", what = "money", n = 20 }', '{ kind = "gain", what = "lp", n = 1 }'
    tell(table, f'{{ kind = "trade", cost = [{cost}], get = [{get}] }}', Ann={"money": 20}, Bob={})
    table.asked("Ann", kind="may_use", options=["use", "pass"]).answers(answer)
    table.has("Ann", money=money, lp=lp)


def test_a_trade_that_cannot_be_paid_is_not_offered(table: LegendsScenario) -> None:
    """Ann has $10."""
    cost, get = '{ kind = "lose", what = "money", n = 20 }', '{ kind = "gain", what = "lp", n = 1 }'
    tell(table, f'{{ kind = "trade", cost = [{cost}], get = [{get}] }}', Ann={"money": 10}, Bob={})
    table.asked("Bob", kind="take_income")
    table.has("Ann", money=10, lp=0)


# -------------------------------------------------------------------- whom it concerns


@pytest.mark.parametrize(
    ("who", "gaining"),
    [
        ("players", {"Ann", "Bob", "Cat", "Dan"}),
        ("others", {"Bob", "Cat", "Dan"}),
        ("non_contributors", {"Bob", "Cat", "Dan"}),
        ("marshals", {"Bob"}),
        ("outlaws", {"Cat"}),
        ("neutrals", {"Ann", "Dan"}),
        ("leader", {"Bob"}),
        ("last", {"Ann", "Dan"}),
        ("richest", {"Cat", "Dan"}),
    ],
)
def test_words_for_players(table: LegendsScenario, who: str, gaining: set[str]) -> None:
    """All who tie are meant."""
    after = f'{{ kind = "for", who = "{who}", do = [{{ kind = "gain", what = "card", n = 1 }}] }}'
    tell(table, "", after, Ann={}, Bob={"mp": 1, "lp": 3}, Cat={"wp": 1, "lp": 1, "money": 30}, Dan={"money": 30})
    assert {name for name in ("Ann", "Bob", "Cat", "Dan") if table.table.hands[table.seat(name)]} == gaining


def test_a_condition_narrows_whom_it_concerns(table: LegendsScenario) -> None:
    """Only those at a saloon."""
    cond = '{ kind = "at", place = "kind:saloon" }'
    after = f'{{ kind = "for", who = "others", cond = {cond}, do = [{{ kind = "gain", what = "wound", n = 1 }}] }}'
    tell(table, "", after, Ann={"at": "D5"}, Bob={"at": "D6"}, Cat={"at": "D9"})
    table.has("Ann", wounds=0)
    table.has("Bob", wounds=1)
    table.has("Cat", wounds=0)


def test_everybody_picks_for_himself(table: LegendsScenario) -> None:
    """Each of two outlaws who share a space with others gets $10 of one of them: Bob of Ann, Ann of Cat."""
    take = '{ kind = "take", from = "chosen_here", options = [{ what = "money", n = 10 }] }'
    after = f'{{ kind = "for", who = "outlaws", do = [{take}] }}'
    here: Player = {"at": "M5", "money": 10}
    tell(table, "", after, Ann={**here, "wp": 1}, Bob={**here, "wp": 1}, Cat=here)
    table.asked("Ann", kind="choose_player", options=["Bob", "Cat"]).answers("Cat")
    table.asked("Bob", kind="choose_player", options=["Ann", "Cat"]).answers("Ann")
    table.has("Ann", money=10)
    table.has("Bob", money=20)
    table.has("Cat", money=0)


# -------------------------------------------------------------------- gaining and losing


@ruling("LEG-X07")
@pytest.mark.parametrize(("money", "left"), [(10, 0), (30, 10), (50, 20), (70, 30), (110, 50), (120, 60), (0, 0)])
def test_half_of_money_in_notes_of_ten_rounded_up(table: LegendsScenario, money: int, left: int) -> None:
    tell(table, '{ kind = "lose", what = "money", n = "half" }', Ann={"money": money}, Bob={})
    table.has("Ann", money=left)


def test_all_and_half_of_other_things(table: LegendsScenario) -> None:
    """Of 3 nuggets 2 are lost, of 2 wounds all, and the cattle goes back to its ranch."""
    reward = (
        '{ kind = "lose", what = "nugget", n = "half" }, { kind = "lose", what = "wound", n = "all" }, '
        '{ kind = "lose", what = "cattle", n = 1 }, { kind = "lose", what = "card", n = "all" }'
    )
    tell(table, reward, Ann={"nuggets": 3, "wounds": 2, "cattle": ["blue_card"], "hand": ["2S", "3S"]}, Bob={})
    table.has("Ann", nuggets=1, wounds=0, cattle=[], cards=0)
    assert len(table.table.cattle_supply["blue"]) == 8


def test_a_nugget_is_handed_over(table: LegendsScenario) -> None:
    """Bob is the only one who can: no question; what Ann cannot hold is lost all the same (LEG-X08)."""
    take = '{ kind = "take", from = "chosen_non_contributor", options = [{ what = "nugget", n = 2 }] }'
    tell(table, take, Ann={"nuggets": 3}, Bob={"nuggets": 2}, Cat={})
    table.asked("Ann", kind="choose_player").answers("Bob")
    table.has("Ann", nuggets=4)
    table.has("Bob", nuggets=0)


def test_legend_tokens_without_goals(table: LegendsScenario) -> None:
    """There are none in the bag: nothing happens."""
    tell(table, '{ kind = "gain", what = "legend_token", n = 2 }', Ann={}, Bob={})
    table.has("Ann", legend_tokens=[])


# -------------------------------------------------------------------- items and the board


@ruling("LEG-307", "LEG-308")
def test_an_item_works_when_it_is_gained_in_whatever_way(table: LegendsScenario) -> None:
    """Whiskey heals Ann, provisions bring her a card."""
    reward = (
        '{ kind = "item", do = "gain", what = "whiskey" }, { kind = "item", do = "gain", what = "provisions" }, '
        '{ kind = "item", do = "gain", what = "whiskey" }'
    )
    tell(table, reward, Ann={"wounds": 2}, Bob={})
    table.has("Ann", belongings=["whiskey", "provisions"], wounds=1, cards=1)


@ruling("LEG-X27", "LEG-296")
def test_a_weapon_of_choice(table: LegendsScenario) -> None:
    """Ann picks one she does not own, and whether to use it at once."""
    tell(table, '{ kind = "item", do = "gain", what = "weapon" }', Ann={}, Bob={})
    table.asked("Ann", kind="choose_item", options=["shotgun", "rifle"]).answers("rifle")
    table.asked("Ann", kind="choose_gear", options=["rifle", "revolver"]).answers("revolver")
    table.has("Ann", weapons=["rifle", "revolver"], weapon="revolver")


def test_one_bandit_on_a_hideout_of_choice(table: LegendsScenario) -> None:
    """Not where Bob, the Sheriff or a bandit stands."""
    tell(table, '{ kind = "bandits", letters = "one" }', sheriff="S8", Ann={}, Bob={"at": "M1"})
    table.asked("Ann", kind="choose_space", options=["X1", "S3", "C10", "V7"]).answers("X1")
    assert table.table.bandits == 1 << country.SPACE["X1"]


def test_the_sheriff_is_put_beside_where_he_stands(table: LegendsScenario) -> None:
    """Onto outlaw Bob's space, without an arrest."""
    tell(table, "", '{ kind = "sheriff", to = "adjacent" }', sheriff="V8", Ann={}, Bob={"at": "V7", "wp": 1})
    table.asked("Ann", kind="choose_space", options=["V7", "V9"]).answers("V7")
    table.has("Bob", wp=1, wounds=0, at="V7")
    table.asked("Bob", kind="take_income")


def test_a_cache_at_a_location_of_three_spaces(table: LegendsScenario) -> None:
    """One marker for the store, found on any of its spaces."""
    after = '{ kind = "cache", at = "loc:darkrock_store", do = [{ kind = "gain", what = "lp", n = 1 }] }'
    tell(table, "", after, Ann={}, Bob={"at": "D9"})
    assert len(table.table.caches) == 1
    table.asked("Bob", kind="take_income").answers("cash")
    table.does(("move", "D4"))
    table.has("Bob", lp=1)
    assert table.table.caches == []


# -------------------------------------------------------------------- in words


def test_effects_in_words_for_options() -> None:
    """What an alternative brings and costs."""
    effects = (
        Lose("wound", "all"),
        Trade((Lose("card", 1),), (ItemEffect("gain", "rifle"),)),
        MoveFigure(2),
        Roll(1),
        NpcFight("gang", 3, ()),
    )
    said = ("heal:all", "lose_card:1", "gain_item_rifle:1", "move:2", "roll:1", "fight_gang:3")
    assert amounts(effects) == said


# -------------------------------------------------------------------- refused


@pytest.mark.parametrize(
    ("reward", "complaint"),
    [
        ('{ kind = "place", token = "renegade", at = "any:town" }', "there is no second board at this table"),
        ('{ kind = "gain", what = "gp", n = 1 }', "there is no second board at this table"),
        ('{ kind = "lose", what = "mp", n = 1 }', r"Invalid enum value 'mp' \(at reward\[0\]\.what\)"),
        ('{ kind = "rule", name = "peek_deck" }', r"Invalid enum value 'peek_deck' \(at reward\[0\]\.name\)"),
        ('{ kind = "item", do = "buy", what = "any" }', r"Invalid enum value 'buy' \(at reward\[0\]\.do\)"),
        ('{ kind = "challenge", type = "duel", who = "leader" }', r"only the Man in Black challenges somebody"),
        ('{ kind = "move", n = 2, to = "kind:mine" }', r"only the Man in Black challenges somebody, or moves to"),
        ('{ kind = "for", who = "rival", do = [] }', r"'rival' means nobody here \(at reward\[0\]\)"),
        ('{ kind = "sheriff" }', r"the Sheriff moves either `n` spaces or `to` a place"),
        (
            '{ kind = "trade", cost = [{ kind = "gain", what = "wound", n = 1 }], get = [] }',
            r"only what is lost, and items that are discarded, can be a cost \(at reward\[0\]\.cost\)",
        ),
    ],
)
def test_what_no_rule_carries_out_is_refused_with_file_and_row(reward: str, complaint: str) -> None:
    where = r"own/stories\.toml, line 2, \[\[story\]\] hard_times: "
    with pytest.raises(BadRow, match=where + f".*{complaint}"):
        own(reward)


def test_a_cache_that_no_story_leaves_is_refused() -> None:
    text = """
[[item]]
id = "whiskey"
type = "belonging"
price = 10
count = 6
sold_at = "store"
first_game = false
[item.front]
effect = [{ when = "on_gain", do = [{ kind = "cache", at = "kind:mine", do = [] }] }]
origin = "fact"
"""
    with pytest.raises(BadRow, match=r"own/items\.toml, line 2, \[\[item\]\] whiskey: only a story leaves a cache"):
        base_content().with_rows(Pages("own", {"items": text}))


def test_a_kind_of_effect_without_a_handler_stops_the_program() -> None:
    check_handlers()
    handler = HANDLERS.pop(Cache)
    try:
        with pytest.raises(RuntimeError, match="nothing carries out Cache"):
            check_handlers()
    finally:
        HANDLERS[Cache] = handler
