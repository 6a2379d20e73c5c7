"""What is printed on characters, items, fight cards and tokens of the base game."""

import pytest

from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.language import Choose, Effects, Gain, Lose, NamedRule, Roll
from sagebrush.games.legends.map import SPACES, bits, mask_of
from tests.ruling import ruling

BASE = base_content()

WOUND, CARD, LP, MP, WP = Gain("wound", 1), Gain("card", 1), Gain("lp", 1), Gain("mp", 1), Gain("wp", 1)
DISCARD = Lose("card", 1)


@ruling("LEG-050", "LEG-052", "LEG-053", "LEG-520", "LEG-521", "LEG-522", "LEG-523", "LEG-524")
@ruling("LEG-525", "LEG-526", "LEG-527", "LEG-528")
@pytest.mark.parametrize(
    ("id", "start", "gear", "more"),
    [
        ("annie_oakley", "D2 D3 D4", (0, 1, "rifle"), {}),
        ("bass_reeves", "D1", (10, 1, "revolver+"), {"mp": 1}),
        ("billy_the_kid", "M1 S8", (0, 2, "revolver"), {"wp": 2}),
        ("bloody_knife", "V8", (20, 2, "revolver"), {}),
        ("calamity_jane", "R6 R7 R8", (20, 0, "revolver provisions"), {}),
        ("doc_holliday", "R1", (40, 2, "revolver"), {"wounds": 1}),
        ("jesse_james", "X1 S3", (10, 1, "revolver+"), {"wp": 1}),
        ("kit_carson", "S1", (0, 2, "revolver+ miners_map"), {}),
        ("mary_fields", "D5 D6 D7", (10, 1, "shotgun"), {}),
        ("wild_bill_hickok", "R3", (10, 3, "revolver"), {}),
        ("wyatt_earp", "M1 X1 S3 S8 C10 V7", (10, 2, "revolver"), {"mp": 1}),
        ("yb_rowdy", "C7", (0, 3, "revolver+"), {}),
    ],
)
def test_what_everybody_starts_with(id: str, start: str, gear: tuple[int, int, str], more: dict[str, int]) -> None:
    row = BASE.characters[id]
    assert " ".join(SPACES[space] for space in bits(mask_of(row.start))) == start
    assert (row.money, row.cards, " ".join(row.items)) == gear
    expected = {"mp": 0, "wp": 0, "nuggets": 0, "wounds": 0} | more
    assert {what: getattr(row, what) for what in expected} == expected
    assert row.start_free == (id == "wyatt_earp")
    assert row.first_game == (id in ("annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife"))


@ruling("LEG-063")
def test_nobody_starts_with_a_mount_and_everybody_with_one_weapon() -> None:
    for row in BASE.characters.values():
        types = [BASE.items[item.rstrip("+")].type for item in row.items]
        assert types.count("weapon") == 1
        assert "mount" not in types


@ruling("LEG-026", "LEG-028", "LEG-293")
def test_items_are_of_three_types_and_work_by_kind() -> None:
    """All cards of a kind are one row, and what they can do is written as on poker cards."""
    assert {row.type for row in BASE.items.values()} == {"mount", "weapon", "belonging"}
    kinds = {ability.kind for row in BASE.items.values() for ability in row.front.effect}
    assert kinds == {None, "action", "reaction"}


@pytest.mark.parametrize(
    ("rank", "do"),
    [
        pytest.param("2", (WOUND, Lose("lp", 1)), marks=ruling("LEG-507")),
        pytest.param("3", (Gain("wound", 2),), marks=ruling("LEG-427")),
        pytest.param("4", (WOUND, DISCARD), marks=ruling("LEG-508")),
        pytest.param("5", (WOUND, NamedRule("no_mp_from_bandit")), marks=ruling("LEG-509")),
        pytest.param("6", (WOUND,), marks=ruling("LEG-510")),
        pytest.param("7", (Choose(((WOUND,), (Lose("card", 1, random=True),))),), marks=ruling("LEG-511")),
        pytest.param("8", (WOUND,), marks=ruling("LEG-512")),
        pytest.param(
            "9",
            (Choose(((DISCARD,), (Lose("money", 10),))), NamedRule("no_mp_from_bandit")),
            marks=ruling("LEG-509", "LEG-513"),
        ),
        pytest.param("10", (CARD, NamedRule("restart_fight")), marks=ruling("LEG-514")),
        pytest.param("J", (Gain("money", 10),), marks=ruling("LEG-515")),
        pytest.param("Q", (CARD,), marks=ruling("LEG-515")),
        pytest.param("K", (LP,), marks=ruling("LEG-515")),
        pytest.param("A", (Choose(((LP,), (MP,), (WP,))),), marks=ruling("LEG-515")),
    ],
)
def test_the_text_of_a_fight_card(rank: str, do: Effects) -> None:
    row = next(row for row in BASE.fight_cards if row.rank == rank)
    assert row.do == do
    assert row.cancellable == (rank != "6")
    assert (row.optional_for == "npc") == (rank == "10")


@pytest.mark.parametrize(
    ("id", "do"),
    [
        pytest.param("forty", (Gain("money", 40),), marks=ruling("LEG-243")),
        pytest.param("nugget", (Gain("nugget", 1),), marks=ruling("LEG-244")),
        pytest.param("action", (Gain("money", 10), Gain("action", 1)), marks=ruling("LEG-245")),
        pytest.param("heal", (Gain("money", 30), Lose("wound", 1)), marks=ruling("LEG-246")),
        pytest.param("card", (Gain("money", 30), CARD), marks=ruling("LEG-247")),
        pytest.param("legend", (LP,), marks=ruling("LEG-248")),
        pytest.param("side", (Choose(((MP,), (WP,))),), marks=ruling("LEG-249", "LEG-327", "LEG-334")),
    ],
)
def test_the_back_of_a_cattle_token(id: str, do: Effects) -> None:
    assert BASE.cattle[f"blue_{id}"].do == BASE.cattle[f"green_{id}"].do == do


@ruling("LEG-250")
def test_the_cattle_token_with_the_die() -> None:
    """Roll a die; on gravel draw a card."""
    for colour in ("blue", "green"):
        (roll,) = BASE.cattle[f"{colour}_die"].do
        assert isinstance(roll, Roll)
        assert roll.dice == 1
        assert roll.faces.gravel == (CARD,)
        assert (roll.faces.nugget, roll.faces.cash, roll.faces.dust) == (None, None, None)


@ruling("LEG-218", "LEG-219", "LEG-220", "LEG-222")
def test_the_faces_of_the_die() -> None:
    die = BASE.die
    assert (die.nugget, die.cash, die.gravel) == ((Gain("nugget", 1),), (Gain("money", 10),), ())
    assert die.dust == (Gain("money", 10), Roll(1))


@ruling("LEG-328", "LEG-329", "LEG-504")
def test_the_rewards_of_the_marshal_track() -> None:
    money = {1: 20, 2: 20, 4: 30, 5: 30, 7: 40, 8: 40}
    legend = {3: 2, 6: 4, 9: 6}
    for space in BASE.marshal.space:
        expected = Gain("money", money[space.n]) if space.n in money else Gain("lp", legend[space.n])
        assert space.do == (expected,)
    assert BASE.marshal.beyond_last == (LP,)


@ruling("LEG-335", "LEG-336", "LEG-337")
def test_the_rewards_of_the_wanted_track() -> None:
    assert [space.n for space in BASE.wanted.space if space.do] == [2, 4, 6, 8]
    assert {space.do for space in BASE.wanted.space if space.do} == {(CARD,)}
    assert BASE.wanted.beyond_last == (LP,)


@ruling("LEG-030")
def test_words_are_no_part_of_the_rules() -> None:
    """The rows of the base game hold none: neither what characters lived through nor what stories tell."""
    for story in BASE.stories.values():
        assert (story.title, story.condition_text, story.reward_text) == ("", "", "")
    assert not any(row.name for row in BASE.characters.values())
    assert not any(goal.title or goal.text for goal in BASE.goals.values())
