"""The first game: known characters, few belongings, no cattle, one deck of stories."""

import pytest

from sagebrush.core.config import configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.table import LegendsTable
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario

FIRST_STORIES = [2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39, 40]


def first_game(players: int) -> LegendsTable:
    """A first game right after its set-up."""
    match = Match.start(GAME, configure(GAME.info, players=players, options={"first_game": True}), 3)
    while match.decision is not None and match.decision.question.kind == "choose_start":
        match.answer(match.decision.options[0])
    assert isinstance(match.table, LegendsTable)
    return match.table


@ruling("LEG-400")
def test_no_goals() -> None:
    with pytest.raises(BadConfig):
        GAME.check(configure(GAME.info, players=4, options={"first_game": True, "goals": True}))
    assert first_game(4).goals == [[], [], [], []]


@ruling("LEG-401", "LEG-403", "LEG-045", "LEG-047")
def test_four_characters() -> None:
    """Nobody chooses; Billy, the most wanted, begins."""
    table = first_game(4)
    assert sorted(table.character) == ["annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife"]
    assert table.character[table.first] == "billy_the_kid"


@ruling("LEG-402")
def test_three_characters() -> None:
    """Bloody Knife is for a game of four."""
    assert sorted(first_game(3).character) == ["annie_oakley", "bass_reeves", "billy_the_kid"]


@ruling("LEG-401")
@pytest.mark.parametrize("players", [5, 6])
def test_more_players_are_dealt_others(players: int) -> None:
    found = first_game(players).character
    assert len(set(found)) == players
    assert {"annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife"} <= set(found)


@ruling("LEG-404")
def test_only_provisions_among_the_belongings(table: LegendsScenario) -> None:
    table.seats(options={"first_game": True}, Ann={"at": "D2", "money": 120}, Bob={}, Cat={})
    table.turn("Ann")
    table.does("shop")
    table.may(("buy", "provisions"), ("buy", "mule", "wear"), ("buy", "rifle"), ("upgrade", "revolver"))
    table.may_not(("buy", "whiskey"), ("buy", "ten_gallon"), ("buy", "miners_map"))


@ruling("LEG-405")
@pytest.mark.parametrize("ranch", ["M2", "S7"])
def test_no_cattle(table: LegendsScenario, ranch: str) -> None:
    table.seats(options={"first_game": True}, Ann={"at": ranch}, Bob={}, Cat={})
    table.turn("Ann")
    table.may_not(("acquire", "green"), ("acquire", "blue"))
    table.may("work")


@ruling("LEG-406", "LEG-407", "LEG-498")
def test_one_deck_of_twenty_stories() -> None:
    table = first_game(4)
    assert len(table.story_decks) == len(table.markers) == 1
    assert sorted(table.story_decks[0]) == FIRST_STORIES


@ruling("LEG-408")
def test_a_first_game_is_short() -> None:
    assert first_game(4).settings.end_at == 15
    with pytest.raises(BadConfig):
        GAME.check(configure(GAME.info, players=4, options={"first_game": True, "length": "long"}))


@ruling("LEG-409")
def test_its_scoring(table: LegendsScenario) -> None:
    """Upgrades and both tracks count as always."""
    table.seats(options={"first_game": True}, Ann={"weapons": ["rifle+"], "mp": 4}, Bob={"wp": 2}, Cat={})
    table.laid.end_round = 1
    table.turn("Cat")
    table.ends_turn()
    assert table.table.lp == [4, 3, 0]
