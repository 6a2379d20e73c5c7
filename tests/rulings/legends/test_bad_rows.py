"""Rows that say something wrong: the program stops, and says in which file, line and row, and what it does not know."""

import re

import pytest

from sagebrush.games.legends.content import base_content, whole_content
from sagebrush.games.legends.reading import BadRow, Pages, base_pages
from tests.ruling import ruling

BASE = base_content()


def spoilt(file: str, old: str, new: str, *, more: int = 0) -> Pages:
    """The pages of the base game with one thing wrong."""
    texts = base_pages().texts.copy()
    assert texts[file].count(old) == 1 + more
    texts[file] = texts[file].replace(old, new)
    return Pages("base", texts)


def complaint(pages: Pages) -> str:
    with pytest.raises(BadRow) as found:
        whole_content(pages)
    return str(found.value)


def test_the_line_and_the_row_are_named() -> None:
    """A resource that does not exist, in the reward of Stampede."""
    pages = spoilt(
        "stories",
        'reward = [{ kind = "gain", what = "money", n = 30 }]\n',
        "reward = [{ kind = 'gain', what = 'mony', n = 30 }]\n",
    )
    lines = pages.texts["stories"].splitlines()
    line = lines.index('id = "stampede"') - 1
    expected = f"base/stories.toml, line {line}, [[story]] stampede: Invalid enum value 'mony' (at reward[0].what)"
    assert complaint(pages) == expected
    assert lines[line - 1] == "[[story]]"


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        # words of the language
        (
            "goals",
            'kind = "travel", min = 10',
            'kind = "travell", min = 10',
            "bass_reeves_4: Invalid value 'travell' (at condition.kind)",
        ),
        (
            "goals",
            'kind = "travel", min = 10',
            'kind = "travel", mni = 10',
            "bass_reeves_4: Object contains unknown field `mni` (at condition)",
        ),
        (
            "goals",
            'kind = "travel", min = 10',
            'kind = "travel"',
            "bass_reeves_4: Object missing required field `min` (at condition)",
        ),
        (
            "items",
            'when = "prospected"',
            'when = "prospecting"',
            "miners_map: Invalid enum value 'prospecting' (at front.effect[0].when)",
        ),
        (
            "items",
            'name = "reroll_one_die"',
            'name = "reroll"',
            "miners_map: Invalid enum value 'reroll' (at front.effect[0].do[0].name)",
        ),
        (
            "stories",
            'who = "non_contributors", cond = { kind = "have", what = "money", min = 80 }',
            'who = "everybody", cond = { kind = "have", what = "money", min = 80 }',
            "hard_times: Invalid enum value 'everybody' (at after[0].who)",
        ),
        # words that name something
        (
            "characters",
            'start = "loc:spikes_view_mine"',
            'start = "loc:spike_view_mine"',
            "bloody_knife: there is no place 'loc:spike_view_mine' (at start)",
        ),
        (
            "characters",
            'items = ["revolver+", "miners_map"]',
            'items = ["revolver+", "miners_map+"]',
            "kit_carson: there is no item or upgrade 'miners_map+' (at items)",
        ),
        (
            "goals",
            'what = "ten_gallon" }], at = "loc:red_falls_cabaret"',
            'what = "stetson" }], at = "loc:red_falls_cabaret"',
            "annie_oakley_3: there is no ware 'stetson' (at condition.cost[0].what)",
        ),
        (
            "goals",
            'kind = "have", what = "rifle"',
            'kind = "have", what = "gun"',
            "annie_oakley_4: there is no good 'gun' (at condition.of[0].what)",
        ),
        (
            "goals",
            'weapon = "shotgun"',
            'weapon = "shotguns"',
            "mary_fields_4: there is no item 'shotguns' (at condition.weapon)",
        ),
        (
            "goals",
            'cards_any = ["AS", "AC", "8S", "8C"]',
            'cards_any = ["AS", "1C"]',
            "wild_bill_hickok_3: there is no card '1C' (at condition.cards_any)",
        ),
        (
            "goals",
            'id = "yb_rowdy_4"\ncharacter = "yb_rowdy"',
            'id = "yb_rowdy_4"\ncharacter = "rowdy"',
            "yb_rowdy_4: there is no character 'rowdy' (at character)",
        ),
        (
            "man_in_black",
            'to = "nearest_bandit"',
            'to = "next_bandit"',
            "somebody_elses_bounty: there is no goal of a move 'next_bandit' (at do[0].to)",
        ),
        (
            "poker",
            'option = "hands_up"',
            'option = "hands"',
            "stick_em_up: there is no option 'hands' (at effect[0].option)",
        ),
        (
            "poker",
            "variants = { 1 =",
            "variants = { 3 =",
            "stick_em_up: '3' is no value of an option that changes this ability (at effect[0].variants)",
        ),
        # what does not fit together
        (
            "poker",
            '{ kind = "sheriff", n = 3 }',
            '{ kind = "sheriff" }',
            "manhunt: the Sheriff moves either `n` spaces or `to` a place (at effect[0].do[0])",
        ),
        (
            "stories",
            'options = [{ what = "money", n = 10 }, { what = "card", n = 1 }] }]\nbandits',
            'options = [{ what = "money", n = 15 }, { what = "card", n = 1 }] }]\nbandits',
            "scoundrels: all money is in notes of $10 and $20 (LEG-023) (at reward[1].options[0].n)",
        ),
        (
            "stories",
            '[{ kind = "lose", what = "card", n = 2 }] }\n',
            '[{ kind = "gain", what = "card", n = 2 }] }\n',
            "the_preacher: only what is lost, and items that are discarded, can be a cost (at condition.cost)",
        ),
        ("items", "price = 50", "price = 55", "mustang: Expected `int` that's a multiple of 10 (at price)"),
    ],
)
def test_a_wrong_word_is_found(file: str, old: str, new: str, expected: str) -> None:
    found = complaint(spoilt(file, old, new))
    assert re.fullmatch(rf"base/{file}\.toml, line \d+, \[\[\w+\]\] (.*)", found), found
    assert found.endswith(f"]] {expected}")


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("tracks", "[wounds]\n", "[wound]\n", "Object contains unknown field `wound`"),
        ("tracks", "maximum = 3", "maximum = -3", "line 77, [wounds]: Expected `int` >= 1 (at maximum)"),
        ("tokens", 'faces = ["nugget", "nugget"', 'faces = ["nuggets", "nugget"', "Invalid enum value 'nuggets'"),
    ],
)
def test_a_table_of_which_there_is_one(file: str, old: str, new: str, expected: str) -> None:
    found = complaint(spoilt(file, old, new))
    assert found.startswith(f"base/{file}.toml")
    assert expected in re.sub(r"line \d+", "line 77", found)


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("poker", 'cards = ["2H", "2D"]', 'cards = ["2H"]', "poker.toml: the card 2D has 0 functions instead of one"),
        (
            "poker",
            'cards = ["2H", "2D"]',
            'cards = ["2H", "2D", "AS"]',
            "poker.toml: the card AS has 2 functions instead of one",
        ),
        ("poker", 'id = "flush"', 'id = "quads"', "poker.toml: the hands cannot be changed"),
        (
            "fight",
            'rank = "7"',
            'rank = "8"',
            "fight.toml: the cards must be of the ranks 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, not 2, 3, 4, 5, 6, 8",
        ),
        (
            "items",
            'id = "whiskey"\nsold_at = "store"\ntype = "belonging"',
            'id = "whiskey"\nsold_at = "store"\ntype = "weapon"',
            "items.toml: whiskey: weapons and mounts have an upgraded side, belongings have none (LEG-027)",
        ),
        ("items", "speed = 5\n", "", "items.toml: mustang: a mount has a speed on either side, nothing else has one"),
        ("stories", "number = 40", "number = 41", "stories.toml: the numbers must be 1 to 40, each once"),
        (
            "stories",
            'id = "hard_times"\nfirst_game = true',
            'id = "hard_times"\nfirst_game = false',
            "stories.toml: 20 cards must be those of the first game (LEG-406)",
        ),
        (
            "stories",
            'id = "ambush_at_the_ford"\nfirst_game = false\nnpc_fight = true',
            'id = "ambush_at_the_ford"\nfirst_game = false',
            "stories.toml: ambush_at_the_ford: `npc_fight` must be true if the reward has a fight, and only then",
        ),
        (
            "stories",
            'asks = "no_money"',
            'asks = "discard_two"',
            "stories.toml: hard_times: another card asks for 'discard_two' and means something else by it",
        ),
        ("stories", 'id = "hard_times"', 'id = "the_widow"', "stories.toml: [[story]] the_widow is there 2 times"),
        (
            "goals",
            'id = "yb_rowdy_4"\ncharacter = "yb_rowdy"',
            'id = "yb_rowdy_4"\ncharacter = "wyatt_earp"',
            "goals.toml: wyatt_earp has 5 goals instead of 4",
        ),
        (
            "tracks",
            "n = 9\ndo = []",
            "n = 10\ndo = []",
            "tracks.toml: the spaces of [wanted] must be 1, 2, 3 and so on",
        ),
        (
            "tracks",
            'row_lp = [1, 2, 3]\nrow_lp_when = "end_of_game"',
            'row_lp = [1, 2]\nrow_lp_when = "end_of_game"',
            "tracks.toml: the rows of [marshal] must hold every space once, each with its LP",
        ),
        (
            "tracks",
            "hand_limit = [5, 4, 3, 2]",
            "hand_limit = [5, 4, 3]",
            "tracks.toml: [wounds] needs a hand limit for every number of wounds",
        ),
        ("tokens", '"dust", "gravel"]', '"dust"]', "tokens.toml: a die has 6 faces"),
        (
            "tokens",
            'faces = ["nugget", "nugget", "nugget", "cash", "dust", "gravel"]',
            'faces = ["dust", "dust", "dust", "dust", "dust", "dust"]',
            "tokens.toml: only dust rolls again, and there must be other faces, else no roll would end",
        ),
        (
            "tokens",
            "gravel = []",
            'gravel = [{ kind = "roll", dice = 1 }]',
            "tokens.toml: only dust rolls again, and there must be other faces, else no roll would end",
        ),
        ("tracks", "long = 25", "long = 35", "tracks.toml: the game must end before the last space of [lp]"),
        ("tracks", "long = 25", "large = 25", "tracks.toml: the lengths of a game are short, medium and long"),
        (
            "tokens",
            "tokens = [9, 6, 3]",
            "tokens = [9, 6, 2]",
            "tokens.toml: there must be two splits of 18 legend tokens, cz and ua",
        ),
        (
            "tokens",
            'id = "blue_die"\ncolour = "blue"',
            'id = "blue_die"\ncolour = "green"',
            "tokens.toml: there must be 8 cattle tokens of each colour",
        ),
        (
            "characters",
            'items = ["shotgun"]',
            'items = ["shotgun", "rifle"]',
            "characters.toml: mary_fields: starts with one weapon, and with nothing twice (LEG-063, LEG-294)",
        ),
        ("characters", "wp = 2", "wp = 2\nmp = 1", "characters.toml: billy_the_kid: nobody holds MP and WP"),
        ("characters", "wp = 2", "wp = 10", "characters.toml: billy_the_kid: the tracks have 9 spaces"),
        ("man_in_black", "hard = 2", "", "man_in_black.toml: the difficulties are standard, hard and legend"),
        ("man_in_black", "number = 10", "number = 11", "man_in_black.toml: the numbers must be 1 to 10, each once"),
        (
            "options",
            'id = "kickers"',
            'id = "kicker"',
            "options.toml: there must be exactly these options and switches: arrest_moves_sheriff",
        ),
        ("options", 'default = "two"', 'default = "three"', "options.toml: deal: 'three' is none of its values"),
    ],
)
def test_what_makes_no_game(file: str, old: str, new: str, expected: str) -> None:
    assert complaint(spoilt(file, old, new)).startswith(f"base/{expected}")


def test_what_is_no_toml() -> None:
    assert re.fullmatch(
        r"base/goals\.toml: is no TOML: .* \(at line \d+, column \d+\)",
        complaint(spoilt("goals", "[tokens]", "[tokens")),
    )


# -------------------------------------------------------------------- a user's own rows

BLOOD_MONEY = """
[[story]]
number = 14
id = "blood_money"
title = "Blood Money"
condition = { kind = "gain", what = "lp", min = 3, within = "action" }
reward = [{ kind = "gain", what = "money", n = 60 }]
bandits = ["A"]
sheriff = 1
first_game = true
origin = "fact"
"""


def refusal(file: str, text: str) -> str:
    with pytest.raises(BadRow) as found:
        BASE.with_rows(Pages("mine", {file: text}))
    return str(found.value)


def test_a_card_of_ones_own_takes_the_place_of_ours() -> None:
    """Only that one: everything else is as it was, and so is the base game itself."""
    mine = BASE.with_rows(Pages("mine", {"stories": BLOOD_MONEY}))
    assert mine.stories[14].sheriff == 1
    assert mine.stories[14].title == "Blood Money"
    assert {number for number in mine.stories if mine.stories[number] != BASE.stories[number]} == {14}
    assert list(mine.stories) == list(BASE.stories)
    assert mine.digest != BASE.digest
    assert mine.characters == BASE.characters


def test_a_condition_of_ones_own_has_a_name_that_gives_nothing_away() -> None:
    """It is told from others, but a card that asks for what another one asks looks like that one."""
    mine = BASE.with_rows(Pages("mine", {"stories": BLOOD_MONEY}))
    assert mine.condition_id[14] == "story_14"
    assert mine.condition_id[32] == BASE.condition_id[32]
    same = BASE.with_rows(Pages("mine", {"stories": BLOOD_MONEY.replace("min = 3", "min = 2")}))
    assert same.condition_id == BASE.condition_id


def test_numbers_can_be_replaced_too() -> None:
    mine = BASE.with_rows(Pages("mine", {"tracks": "[limits]\nmoney = 200\nnuggets = 5\nbelongings = 3\ncattle = 1\n"}))
    assert (mine.limits.money, mine.limits.nuggets) == (200, 5)
    assert mine.wounds == BASE.wounds


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"blood_money"', '"money"', "line 2, [[story]] money: number 14 has the id 'blood_money', which must stay"),
        ('"lp"', '"ep"', "line 2, [[story]] blood_money: Invalid enum value 'ep' (at condition.what)"),
        ("60", "65", "line 2, [[story]] blood_money: all money is in notes of $10 and $20 (LEG-023) (at reward[0].n)"),
        ("[[story]]", "[story]", "line 2, [story] blood_money: Expected `array`, got `object`"),
    ],
)
def test_a_card_of_ones_own_that_does_not_fit_is_refused(old: str, new: str, expected: str) -> None:
    assert refusal("stories", BLOOD_MONEY.replace(old, new)) == f"mine/stories.toml, {expected}"


@pytest.mark.parametrize(
    ("file", "text", "expected"),
    [
        (
            "stories",
            BLOOD_MONEY.replace("first_game = true\n", ""),
            ": 20 cards must be those of the first game (LEG-406)",
        ),
        ("stories", BLOOD_MONEY + BLOOD_MONEY, ", line 13, [[story]] blood_money: number 14 is there twice"),
        ("stories", BLOOD_MONEY.replace("= 14", "= 41"), ": [[story]] blood_money is there 2 times"),
        (
            "stories",
            BLOOD_MONEY.replace("= 14", "= 41").replace("d_m", "d-m"),
            ", line 2, [[story]] blood-money: Expected",
        ),
        ("stories", BLOOD_MONEY.replace("= 14", "= 41").replace("d_m", "dm"), ": 41 cards do not make two equal decks"),
        (
            "stories",
            BLOOD_MONEY.replace("= 14", "= 42").replace("d_m", "dm"),
            ": the numbers must be 1 to 41, each once",
        ),
        ("stories", BLOOD_MONEY.replace("Blood M", "\\u001b[2JM"), ", line 2, [[story]] blood_money: has characters"),
        ("stories", "story = 3", ", [story]: Expected `array`, got `int`"),
        ("stories", "[[story]]\nnumber", ": is no TOML: "),
        ("stories", "story = " + "[" * 30 + "]" * 30, ": is nested too deeply"),
        ("stories", "story = " + "[" * 2000 + "]" * 2000, ": is nested too deeply"),
        ("stories", BLOOD_MONEY.replace("60", "6000"), ", line 2, [[story]] blood_money: Expected `int` <= 999"),
        ("story", BLOOD_MONEY, ": no such file is read; there are map, poker, fight, characters,"),
        ("map", "", ": this file cannot be replaced"),
        ("options", "", ": this file cannot be replaced"),
        ("poker", '[[hand]]\nid = "quads"\ncards = 4\n', ", line 1, [[hand]] quads: there is no id 'quads' to replace"),
    ],
)
def test_a_file_of_ones_own_that_does_not_fit_is_refused(file: str, text: str, expected: str) -> None:
    assert refusal(file, text).startswith(f"mine/{file}.toml{expected}")


@ruling("LEG-023")
def test_all_money_is_in_tens() -> None:
    """Prices, limits, starting money and every gain and loss of a card."""
    assert all(row.price % 10 == 0 for row in BASE.items.values())
    assert all(row.money % 10 == 0 for row in BASE.characters.values())
    assert BASE.limits.money % 10 == 0
