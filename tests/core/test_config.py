"""How a game is set up: wishes are checked, and the first thing wrong is told in one line."""

from __future__ import annotations

from typing import Any

import pytest

from sagebrush import Match
from sagebrush.core.config import Config, ExpansionInfo, GameInfo, OptionInfo, Value, allowed_players, configure
from sagebrush.core.errors import BadConfig

INFO = GameInfo(
    name="fancy",
    rules=1,
    players=(3, 4, 5),
    expansions=(ExpansionInfo("north"), ExpansionInfo("south", players=(2, 8))),
    options=(
        OptionInfo("flag", "flag", default=False),
        OptionInfo("choice", "choice", "red", choices=("red", "blue")),
        OptionInfo("number", "number", 3, lowest=1, highest=9),
        OptionInfo("list", "list", "", choices=("a", "b", "c")),
    ),
)
DEFAULTS: dict[str, Value] = {"flag": False, "choice": "red", "number": 3, "list": ""}


def wished(**options: Any) -> dict[str, Any]:
    """What was chosen, with all that was left alone."""
    return INFO.values(configure(INFO, players=3, options=options).options)


def test_what_is_as_usual_is_left_out() -> None:
    assert configure(INFO) == Config(4, ("Ann", "Bob", "Cat", "Dan"), (), {})
    assert configure(INFO, options={**DEFAULTS, "number": "3"}).options == {}
    assert configure(INFO, options={**DEFAULTS, "number": "4"}).options == {"number": 4}


def test_the_info_knows_what_was_chosen() -> None:
    config = configure(INFO, options={"flag": True})
    assert wished() == DEFAULTS
    assert INFO.values(config.options) == DEFAULTS | {"flag": True}
    assert (INFO.value(config, "flag"), INFO.value(config, "choice")) == (True, "red")
    assert [option.of(config) for option in INFO.options] == [True, "red", 3, ""]


def test_players_follow_the_names() -> None:
    config = configure(INFO, names=["Olga", " Petr ", "Ёж"])
    assert (config.players, config.names) == (3, ("Olga", "Petr", "Ёж"))


def test_expansions_are_put_in_order() -> None:
    assert configure(INFO, expansions=["south", "north", "south"]).expansions == ("north", "south")


def test_an_option_matters_with_all_its_expansions() -> None:
    both = OptionInfo("both", "flag", default=False, expansions=("north", "south"))
    assert [both.matters(chosen) for chosen in ((), ("north",), ("north", "south"))] == [False, False, True]
    assert INFO.options[0].matters(())


def test_expansions_bring_player_counts() -> None:
    assert allowed_players(INFO, ()) == (3, 4, 5)
    assert allowed_players(INFO, ("north", "south")) == (2, 3, 4, 5, 8)
    assert configure(INFO, players=8, expansions=["south"]).players == 8
    with pytest.raises(BadConfig, match="fancy is for 3 to 5 players, not 8"):
        configure(INFO, players=8)
    with pytest.raises(BadConfig, match=r"fancy is for 2 to 8 players, not 9 \(with south\)"):
        configure(INFO, players=9, expansions=["south"])


def test_more_players_than_ready_names() -> None:
    names = configure(GameInfo("crowd", 1, (10,))).names
    assert (len(names), names[0], names[8:]) == (10, "Ann", ("Player 9", "Player 10"))


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6, 100])
def test_wrong_number_of_players(players: int) -> None:
    with pytest.raises(BadConfig, match=f"fancy is for 3 to 5 players, not {players}"):
        configure(INFO, players=players)


@pytest.mark.parametrize("players", ["4", 4.0], ids=repr)
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(BadConfig, match=f"not {players!r}"):
        configure(INFO, players=players)


def test_an_expansion_that_would_make_room() -> None:
    with pytest.raises(BadConfig, match="fancy is for 3 to 5 players, not 8; for that, add south"):
        configure(INFO, players=8)


def test_lists_are_not_texts() -> None:
    with pytest.raises(BadConfig, match="expansions are a list of names, not 'south'"):
        configure(INFO, expansions="south")
    with pytest.raises(BadConfig, match="names are a list of texts, not 'Ann'"):
        configure(INFO, names="Ann")


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Ann", "Bob"], "2 names were given for 3 players"),
        (["Ann", "Bob", ""], "1 to 40 printable"),
        (["Ann", "Bob", "   "], "1 to 40 printable"),
        (["Ann", "Bob", "C" * 41], "1 to 40 printable"),
        (["Ann", "Bob", "C\nat"], "1 to 40 printable"),
        (["Ann", "Bob", "C\x1b[31m"], "1 to 40 printable"),
        (["Ann", "Bob", "ANN "], "two players have the same name"),
    ],
)
def test_bad_names(names: list[str], told: str) -> None:
    with pytest.raises(BadConfig, match=told):
        configure(INFO, players=3, names=names)


def test_unknown_names() -> None:
    with pytest.raises(BadConfig, match="fancy has no expansion 'west'; there is north, south"):
        configure(INFO, expansions=["north", "west"])
    with pytest.raises(BadConfig, match="fancy has no option 'colour'; there is flag, choice, number, list"):
        wished(colour="red")
    with pytest.raises(BadConfig, match=r"there is no game 'chess'; there is .*dice"):
        Match.new("chess")


@pytest.mark.parametrize(
    ("value", "meant"), [(True, True), ("yes", True), ("ON", True), ("1", True), (0, False), ("No", False)]
)
def test_flags(value: Any, *, meant: bool) -> None:
    assert wished(flag=value)["flag"] is meant


@pytest.mark.parametrize(("value", "meant"), [(1, 1), ("9", 9), ("03", 3)])
def test_numbers(value: Any, meant: int) -> None:
    assert wished(number=value)["number"] == meant


def test_lists() -> None:
    assert wished(list=" a, c ,")["list"] == "a,c"
    assert wished(list="")["list"] == ""


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"flag": "perhaps"}, "option flag is yes or no, not 'perhaps'"),
        ({"flag": 2}, "option flag is yes or no, not 2"),
        ({"choice": "green"}, "option choice knows no 'green'; there is red, blue"),
        ({"choice": ""}, "option choice knows no ''"),
        ({"number": 0}, "option number goes from 1 to 9, not 0"),
        ({"number": 10}, "option number goes from 1 to 9, not 10"),
        ({"number": -3}, "option number is a whole number, not -3"),
        ({"number": "three"}, "option number is a whole number, not 'three'"),
        ({"number": "²"}, "option number is a whole number"),
        ({"number": "9" * 5000}, "option number is a whole number, not '999"),
        ({"number": True}, "option number is a whole number, not True"),
        ({"list": "a,d"}, "option list knows no 'd'; there is a, b, c"),
        ({"list": "a,b,c,a"}, "option list lists 4 entries for 3 players"),
    ],
)
def test_bad_options(options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadConfig) as caught:
        wished(**options)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"characters": "bart_cassidy,bart_cassidy"}, "names one character twice"),
        ({"characters": "bart_cassidy", "choose_characters": True}, "exclude each other"),
        ({"characters": "zorro"}, "knows no 'zorro'"),
        ({"players": 9}, "dice is for 3 to 8 players, not 9"),
        ({"expansions": ["old_saloon"]}, "dice has no expansion 'old_saloon'; there is none"),
        ({"seed": "xyz"}, "seed 'xyz' is not a hexadecimal number"),
    ],
)
def test_bad_dice_games(options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadConfig, match=told):
        Match.new("dice", **options)


def test_the_games_own_check_comes_before_the_game(toy: Match) -> None:
    with pytest.raises(BadConfig, match="four players cannot play a broken game"):
        Match.new("toy", players=4, broken=True)
