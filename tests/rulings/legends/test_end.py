"""The end of a turn, the end of the game, the final scoring and its tie-breaks."""

import pytest

from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player


def sits_out(table: LegendsScenario, *names: str) -> None:
    """These players take their turns one after the other, and do nothing but take $20."""
    for name in names:
        table.asked(name, kind="take_income").answers("cash")
        table.asked(name, kind="take_action").answers("end")


def scores(table: LegendsScenario) -> dict[str, int]:
    """The last turn of the game, that of the last player, ends: LP of everybody."""
    table.laid.end_round = 1
    table.turn(table.config.names[-1])
    table.ends_turn()
    return dict(zip(table.config.names, table.table.lp, strict=True))


def lines(table: LegendsScenario, name: str) -> dict[str, int]:
    """What each line of the final scoring brought."""
    return {event.part: event.amount for event in table.events("final_score") if table.name(event.seat) == name}


# -------------------------------------------------------------------- the end of a turn


@ruling("LEG-360", "LEG-362", "LEG-341", "LEG-363", "LEG-365")
def test_the_end_of_billys_turn(table: LegendsScenario) -> None:
    """6 cards, 2 wounds, 2 WP, 14 LP: he discards 3 of his choice, gains 1 LP, and with 15 the end is near."""
    hand = ["2S", "3S", "4S", "5S", "6S", "7S"]
    table.seats(Ann={}, Bob={"character": "billy_the_kid", "lp": 14, "wp": 2, "wounds": 2, "hand": hand}, Cat={})
    table.turn("Bob")
    table.ends_turn()
    for card in ("2S", "6S", "4S"):
        table.asked("Bob", kind="discard_card").answers(card)
    table.has("Bob", hand=["3S", "5S", "7S"], lp=15)
    steps = table.happened("cards_discarded", "legend_gained", "end_triggered", "turn_started")
    assert steps[-6:] == ["cards_discarded"] * 3 + ["legend_gained", "end_triggered", "turn_started"]
    assert table.active == "Cat"
    assert table.table.end_round == 2


@ruling("LEG-360", "LEG-338")
def test_stories_come_before_the_discard(table: LegendsScenario) -> None:
    """The story gives Ann two more cards first; of seven she then discards two. The row of her track comes last."""
    table.seats(stories=(9, 1), Ann={"wp": 1, "hand": ["2S", "3S", "4S", "5S", "6S"]}, Bob={}, Cat={})
    table.laid.markers[0] = [table.laid.active, table.laid.active]
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="walk_sheriff").answers("stay")
    table.has("Ann", money=10, cards=7, lp=0)
    table.asked("Ann", kind="discard_card").answers("2S")
    table.asked("Ann", kind="discard_card").answers("3S")
    table.has("Ann", cards=5, lp=1)
    assert table.active == "Bob"


@ruling("LEG-361", "LEG-X26", "LEG-348")
def test_all_ready_stories_are_told(table: LegendsScenario) -> None:
    """Both stories have two markers: Ann picks which comes first, the other follows in the same step."""
    table.seats(stories=(17, 27), Ann={}, Bob={}, Cat={})
    table.laid.markers = [[table.laid.active] * 2, [table.laid.active] * 2]
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="choose_story", options={0, 1}).answers(1)
    table.has("Ann", lp=2, cards=2)
    assert [event.story for event in table.events("story_resolved")] == ["the_frontier_surgeon", "high_noon"]
    assert table.active == "Bob"


@ruling("LEG-064", "LEG-048")
def test_turns_go_clockwise(table: LegendsScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.turn("Ann")
    table.ends_turn()
    sits_out(table, "Bob", "Cat", "Ann", "Bob")
    assert table.active == "Cat"
    assert table.table.first == table.seat("Ann")


# -------------------------------------------------------------------- the end of the game


@ruling("LEG-363", "LEG-062", "LEG-505")
@pytest.mark.parametrize(("length", "mark"), [("short", 15), ("medium", 20), ("long", 25)])
def test_three_lengths(table: LegendsScenario, length: str, mark: int) -> None:
    """One point before the mark nothing happens; at the mark, or beyond it, the end begins."""
    for lp, over in ((mark - 1, False), (mark, True), (mark + 3, True)):
        table.seats(options={"length": length}, Ann={"lp": lp}, Bob={}, Cat={})
        table.turn("Ann")
        table.ends_turn()
        assert bool(table.events("end_triggered")) is over


@ruling("LEG-364")
def test_anybodys_points_are_tested(table: LegendsScenario) -> None:
    """Cat has reached 15 outside her own turn: the end of Ann's turn finds it."""
    table.seats(Ann={}, Bob={}, Cat={"lp": 15})
    table.turn("Ann")
    table.ends_turn()
    assert [table.name(event.seat) for event in table.events("end_triggered")] == ["Cat"]


@ruling("LEG-365", "LEG-366", "LEG-367", "LEG-408")
def test_everybody_has_one_more_turn(table: LegendsScenario) -> None:
    """Blue reaches 15. Purple, right of red who began, ends the round; then red, blue and purple once more."""
    table.seats(Red={}, Blue={"lp": 15}, Purple={})
    table.turn("Blue")
    table.ends_turn()
    sits_out(table, "Purple", "Red", "Blue")
    assert table.match.result is None
    sits_out(table, "Purple")
    table.is_over(outcome="won", winners=["Blue"])


@ruling("LEG-365")
def test_the_end_is_triggered_once(table: LegendsScenario) -> None:
    """Red passes 15 in the last round; nobody gets a further turn for that."""
    table.seats(Red={"lp": 14, "wp": 1}, Blue={"lp": 15}, Purple={})
    table.turn("Blue")
    table.ends_turn()
    sits_out(table, "Purple", "Red", "Blue", "Purple")
    assert len(table.events("end_triggered")) == 1
    assert table.match.result is not None


# -------------------------------------------------------------------- the final scoring


@ruling("LEG-368", "LEG-302")
def test_upgrades(table: LegendsScenario) -> None:
    """Every upgraded weapon and mount counts, in use or not: 1 + 2 and 2 LP; plain ones do not."""
    ann: Player = {"weapons": ["revolver+", "rifle+", "shotgun"], "mounts": ["mule", "mustang+"]}
    table.seats(Ann=ann, Bob={"weapons": ["rifle"]}, Cat={})
    assert scores(table) == {"Ann": 5, "Bob": 0, "Cat": 0}
    assert lines(table, "Ann") == {"upgrades": 5}


@ruling("LEG-369")
@pytest.mark.parametrize(("money", "lp"), [(0, 0), (50, 0), (60, 1), (110, 1), (120, 2), (180, 2)])
def test_money(table: LegendsScenario, money: int, lp: int) -> None:
    """1 LP for $60, 2 at most even for more than $120."""
    table.seats(Ann={"money": money}, Bob={}, Cat={})
    assert scores(table) == {"Ann": lp, "Bob": 0, "Cat": 0}


@ruling("LEG-370")
def test_the_most_wanted(table: LegendsScenario) -> None:
    table.seats(Ann={"wp": 5}, Bob={"wp": 4}, Cat={"wp": 1}, Dan={})
    found = scores(table)
    assert found == {"Ann": 3, "Bob": 1, "Cat": 1, "Dan": 0}


@ruling("LEG-370")
def test_a_single_outlaw(table: LegendsScenario) -> None:
    table.seats(Ann={"wp": 1}, Bob={}, Cat={})
    assert scores(table) == {"Ann": 3, "Bob": 0, "Cat": 0}


@ruling("LEG-371")
def test_equally_wanted(table: LegendsScenario) -> None:
    """Nobody gets 3 LP, every outlaw 1."""
    table.seats(Ann={"wp": 5}, Bob={"wp": 5}, Cat={"wp": 1}, Dan={})
    found = scores(table)
    assert found == {"Ann": 1, "Bob": 1, "Cat": 1, "Dan": 0}


@ruling("LEG-372", "LEG-323", "LEG-330")
@pytest.mark.parametrize(("mp", "lp"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_marshals(table: LegendsScenario, mp: int, lp: int) -> None:
    """By the row of the cube; being the only marshal brings nothing more."""
    table.seats(Ann={"mp": mp}, Bob={"mp": 1}, Cat={})
    assert scores(table) == {"Ann": lp, "Bob": 1, "Cat": 0}


@ruling("LEG-373")
def test_legend_tokens(table: LegendsScenario) -> None:
    table.seats(options={"goals": True}, Ann={"legend_tokens": [3, 1]}, Bob={"legend_tokens": [2]}, Cat={})
    scores(table)
    assert table.table.lp == [4, 2, 0]
    assert lines(table, "Ann") == {"tokens": 4}


@ruling("LEG-374", "LEG-312", "LEG-X16")
def test_wounds(table: LegendsScenario) -> None:
    """Each costs 1 LP, also below 0."""
    table.seats(Ann={"lp": 4, "wounds": 3}, Bob={"wounds": 2}, Cat={"lp": 1})
    found = scores(table)
    assert found == {"Ann": 1, "Bob": -2, "Cat": 1}


@ruling("LEG-368", "LEG-369", "LEG-370", "LEG-374", "LEG-338")
def test_line_by_line(table: LegendsScenario) -> None:
    """Cat's last turn brings her row's 2 LP as always; then upgrades 2, money 1, most wanted 3, a wound −1."""
    cat: Player = {"lp": 8, "wp": 4, "money": 70, "weapons": ["rifle+"], "wounds": 1}
    table.seats(Ann={"lp": 10}, Bob={"wp": 1}, Cat=cat)
    assert scores(table) == {"Ann": 10, "Bob": 1, "Cat": 15}
    assert lines(table, "Cat") == {"upgrades": 2, "money": 1, "wanted": 3, "wounds": -1}
    table.is_over(outcome="won", winners=["Cat"])


@ruling("LEG-375", "LEG-002")
def test_the_highest_total_wins(table: LegendsScenario) -> None:
    """Bob has 9 MP and the gold, Ann one legend point more in the end."""
    table.seats(Ann={"lp": 14}, Bob={"lp": 10, "mp": 9, "nuggets": 4}, Cat={})
    scores(table)
    table.is_over(outcome="won", winners=["Ann"])
    result = table.match.result
    assert result is not None
    assert [standing.place for standing in result.standings] == [1, 2, 3]


# -------------------------------------------------------------------- when points are level


@ruling("LEG-376", "LEG-X29")
@pytest.mark.parametrize(
    ("ann", "bob"),
    [
        # 5 + 2 and 4 + 3 LP: seven each.
        ({"lp": 5, "mp": 5}, {"lp": 4, "wp": 4}),
        ({"lp": 4, "wp": 6}, {"lp": 6, "mp": 3, "nuggets": 4}),
    ],
)
def test_more_points_of_a_track(table: LegendsScenario, ann: Player, bob: Player) -> None:
    """Marshal and wanted points are compared as plain numbers."""
    table.seats(Ann=ann, Bob=bob, Cat={})
    found = scores(table)
    assert found["Ann"] == found["Bob"]
    table.is_over(outcome="won", winners=["Ann"])


@ruling("LEG-377")
def test_more_nuggets(table: LegendsScenario) -> None:
    table.seats(Ann={"lp": 7, "nuggets": 2, "wounds": 0}, Bob={"lp": 8, "nuggets": 3, "wounds": 1}, Cat={})
    scores(table)
    table.is_over(outcome="won", winners=["Bob"])


@ruling("LEG-378")
def test_fewer_wounds(table: LegendsScenario) -> None:
    table.seats(Ann={"lp": 8, "nuggets": 1, "wounds": 1}, Bob={"lp": 9, "nuggets": 1, "wounds": 2}, Cat={})
    scores(table)
    table.is_over(outcome="won", winners=["Ann"])


@ruling("LEG-379")
def test_a_shared_victory(table: LegendsScenario) -> None:
    table.seats(Ann={"lp": 8, "wounds": 1}, Bob={"lp": 8, "wounds": 1}, Cat={"lp": 6})
    scores(table)
    table.is_over(outcome="shared", winners=["Ann", "Bob"])
    result = table.match.result
    assert result is not None
    assert [standing.place for standing in result.standings] == [1, 1, 3]
