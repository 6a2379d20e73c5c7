"""What is in the box: counts of cards and tokens, and the numbers printed on them."""

from collections import Counter

import pytest

from sagebrush.core.errors import BadConfig
from sagebrush.games.legends.cards import CARD, CARD_IDS, FIGHT_CARD_IDS, RANK, RED, SUIT, is_red
from sagebrush.games.legends.content import PRESETS, base_content
from sagebrush.games.legends.language import Choose, Gain, Modify
from tests.ruling import ruling

BASE = base_content()


def test_cards_are_numbered_by_rank_and_suit() -> None:
    assert (CARD["2S"], CARD["2H"], CARD["10H"], CARD["AC"]) == (0, 1, 33, 51)
    assert (RANK[33], SUIT[33]) == (8, 1)
    assert RED.bit_count() == 26
    assert [is_red(CARD[id]) for id in ("2S", "2H", "2D", "2C")] == [False, True, True, False]


@ruling("LEG-006", "LEG-506")
def test_two_dice_with_three_nuggets() -> None:
    assert BASE.die.count == 2
    assert Counter(BASE.die.faces) == {"nugget": 3, "cash": 1, "dust": 1, "gravel": 1}


@ruling("LEG-007", "LEG-008", "LEG-023")
def test_the_supply() -> None:
    assert (BASE.supply.nuggets, BASE.supply.wound_tokens, BASE.supply.bandits) == (36, 6, 6)
    assert BASE.supply.notes_10 * 10 + BASE.supply.notes_20 * 20 == 720
    assert BASE.wounds.maximum == 3


@ruling("LEG-010")
def test_sixteen_cattle_tokens_of_two_colours() -> None:
    assert Counter(token.colour for token in BASE.cattle.values()) == {"blue": 8, "green": 8}
    assert all(token.do for token in BASE.cattle.values())


@ruling("LEG-011")
def test_the_two_splits_of_the_legend_tokens() -> None:
    assert Counter(BASE.legend_tokens["cz"]) == {1: 9, 2: 6, 3: 3}
    assert Counter(BASE.legend_tokens["ua"]) == {1: 6, 2: 9, 3: 3}
    assert [BASE.setting(preset).legend_tokens for preset in PRESETS] == ["ua", "cz", "ua", "ua"]


@ruling("LEG-014", "LEG-022")
def test_twelve_characters_with_four_goals_each() -> None:
    assert len(BASE.characters) == 12
    assert len(BASE.goals) == 48
    assert all(len(goals) == 4 for goals in BASE.goals_of.values())


@ruling("LEG-015", "LEG-406")
def test_forty_stories_half_of_them_for_the_first_game() -> None:
    first = [2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39, 40]
    assert list(BASE.stories) == list(range(1, 41))
    assert [number for number, story in BASE.stories.items() if story.first_game] == first


@ruling("LEG-204")
def test_six_stories_are_fights() -> None:
    assert [number for number, story in BASE.stories.items() if story.npc_fight] == [4, 15, 24, 26, 29, 38]


@ruling("LEG-016", "LEG-017", "LEG-018", "LEG-019")
def test_sixteen_functions_on_52_cards() -> None:
    """Cards of one rank share a function, except 2, 8 and 10; the 9 has a bonus and an action."""
    assert len(CARD_IDS) == len(BASE.function_of) == 52
    assert len(BASE.functions) == 16
    by_rank: dict[int, set[str]] = {}
    for card, function in enumerate(BASE.function_of):
        by_rank.setdefault(RANK[card], set()).add(function.id)
    assert [rank + 2 for rank, found in by_rank.items() if len(found) == 2] == [2, 8, 10]
    assert {ability.kind for row in BASE.functions.values() for ability in row.effect} == {
        "bonus",
        "action",
        "reaction",
    }
    assert [ability.kind for ability in BASE.functions["instinct"].effect] == ["bonus", "action"]


@ruling("LEG-020")
def test_both_red_twos_are_wild_and_both_black_ones_sprint() -> None:
    assert [BASE.function_of[CARD[id]].id for id in ("2H", "2D", "2S", "2C")] == ["cheat", "cheat", "sprint", "sprint"]


@ruling("LEG-021")
def test_ten_cards_of_the_man_in_black() -> None:
    assert list(BASE.black_cards) == list(range(1, 11))


@ruling("LEG-024")
def test_thirteen_fight_cards() -> None:
    assert tuple(card.id for card in BASE.fight_cards) == FIGHT_CARD_IDS
    assert [card.id for card in BASE.fight_cards if not card.cancellable] == ["fight_6"]


@ruling("LEG-025", "LEG-027")
def test_54_items_of_nine_kinds() -> None:
    kinds = Counter(row.type for row in BASE.items.values() for _ in range(row.count))
    assert kinds == {"mount": 12, "weapon": 18, "belonging": 24}
    assert all((row.upgraded is None) == (row.type == "belonging") for row in BASE.items.values())
    assert BASE.side("rifle+").lp == 2
    with pytest.raises(KeyError):
        BASE.side("whiskey+")


@ruling("LEG-516", "LEG-517")
def test_prices_and_speeds() -> None:
    prices = {id: row.price for id, row in BASE.items.items()}
    assert prices == {
        "mustang": 50,
        "mule": 30,
        "revolver": 20,
        "shotgun": 30,
        "rifle": 40,
        "whiskey": 10,
        "ten_gallon": 20,
        "provisions": 20,
        "miners_map": 10,
    }
    assert (BASE.foot_speed, BASE.side("mustang").speed, BASE.side("mule").speed) == (2, 4, 3)


@ruling("LEG-505", "LEG-062")
def test_the_legend_track() -> None:
    assert (BASE.lp.start, BASE.lp.last_space, BASE.lp.ability_at) == (0, 30, 5)
    assert BASE.lp.end_marks == {"short": 15, "medium": 20, "long": 25}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("legend_tokens", ("ua", "cz", "ua", "ua")),
        ("must_use_all_actions", (False, False, True, True)),
        ("surrender_wound", (True, True, True, True)),
        ("before_fight_timing", ("before", "after", "after", "before")),
        ("arrest_moves_sheriff", (True, False, True, True)),
        ("hands_up", (2, 2, 1, 2)),
        ("hands_up_per_fight", (1, 1, 0, 1)),
        ("sheriff_discard", ("all", "target", "all", "all")),
        ("sheriff_player", ("mover", "mover", "right_of_outlaw", "right_of_active")),
        ("dealer_tie", ("by_set", "active", "active", "dealer")),
        ("outlaw_cattle_drive", (False, False, True, False)),
        ("top_poker_hand", ("five_of_a_kind", "five_of_a_kind", "royal_flush", "five_of_a_kind")),
        ("kickers", (False, False, False, False)),
        ("low_ace", (False, False, False, False)),
        ("living_legend", ("mp_or_wp", "mp_or_wp", "mp_or_wp", "mp_or_wp")),
        ("strict_supply", (False, False, False, False)),
        ("black_fight_text", (False, False, False, False)),
    ],
)
def test_an_option_in_the_four_presets(name: str, values: tuple[bool | int | str, ...]) -> None:
    assert tuple(getattr(BASE.setting(preset), name) for preset in PRESETS) == values


def test_a_setting_is_a_preset_with_changes() -> None:
    assert BASE.setting() == BASE.setting("house")
    assert [BASE.setting(preset).hands_up for preset in PRESETS] == [2, 2, 1, 2]
    assert BASE.setting("ua", {"hands_up": 2}).hands_up == 2
    assert BASE.setting("cz", {"length": "long", "goals": True}).length == "long"


@ruling("LEG-400", "LEG-408")
def test_a_first_game_is_short_and_without_goals() -> None:
    setting = BASE.setting(overrides={"first_game": True, "goals": True, "length": "long"})
    assert (setting.first_game, setting.goals, setting.length) == (True, False, "short")


@pytest.mark.parametrize(
    ("preset", "overrides", "complaint"),
    [
        ("pl", {}, "there is no preset 'pl'; there is house, cz, ua, ru"),
        ("house", {"handsup": 1}, "there is no option 'handsup'"),
        ("house", {"hands_up": 3}, "option hands_up is one of 1, 2, not 3"),
        ("house", {"hands_up": True}, "option hands_up is one of 1, 2, not True"),
        ("house", {"kickers": 1}, "option kickers is one of False, True, not 1"),
    ],
)
def test_a_wrong_setting_is_refused(preset: str, overrides: dict[str, bool | int | str], complaint: str) -> None:
    with pytest.raises(BadConfig, match=complaint):
        BASE.setting(preset, overrides)


@ruling("LEG-058")
def test_open_stories_show_their_condition_and_no_more() -> None:
    """33 conditions are on 40 cards, and cards with the same one look alike."""
    names = BASE.condition_id
    assert len(set(names.values())) == 33
    assert names[2] == names[17] == names[24] == "start_fight"
    for a, one in BASE.stories.items():
        for b, other in BASE.stories.items():
            assert (names[a] == names[b]) == (one.condition == other.condition)


@ruling("LEG-176", "LEG-324")
def test_two_cards_do_what_an_option_says() -> None:
    """Hands Up! takes 2, or 1 by the Ukrainian rules; an ace brings MP or WP, or where it is chosen so LP or WP."""
    hands_up, living_legend = BASE.card_powers[CARD["6S"]][0], BASE.card_powers[CARD["AS"]][0]
    assert BASE.do_of(hands_up, BASE.setting("house")) == (Modify("rival_card", -2),)
    assert BASE.do_of(hands_up, BASE.setting("ua")) == (Modify("rival_card", -1),)
    mp, lp, wp = Gain("mp", 1), Gain("lp", 1), Gain("wp", 1)
    assert BASE.do_of(living_legend, BASE.setting("ru")) == (Choose(((mp,), (wp,))),)
    chosen = BASE.setting(overrides={"living_legend": "lp_or_wp"})
    assert BASE.do_of(living_legend, chosen) == (Choose(((lp,), (wp,))),)
