"""Our own rulings, where the rulebook leaves a question open."""

import pytest

from sagebrush import Match
from sagebrush.games.dice.characters import CHARACTERS
from sagebrush.games.dice.options import Become
from sagebrush.games.dice.table import DiceTable
from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario, Player

OUT: Player = {"life": 0}
GRINGO: Player = {"character": "el_gringo"}
ROSE: Player = {"character": "rose_doolan"}


# -------------------------------------------------------------------- DICE-X01: choosing characters


@ruling("DICE-X01", "DICE-019")
@pytest.mark.parametrize("players", [3, 5, 8])
def test_characters_are_chosen_round_the_table(players: int) -> None:
    """The first player chooses from all sixteen, then the others clockwise from what is left; only then he rolls."""
    match = Match.new("dice", players=players, choose_characters=True, seed=11)
    table = match.table
    assert isinstance(table, DiceTable)
    left = list(CHARACTERS)
    for offset in range(players):
        seat = (table.first + offset) % players
        assert match.decision is not None
        assert (match.decision.seat, match.decision.question.kind) == (seat, "choose_character")
        assert match.decision.options == tuple(Become(id) for id in left)
        chosen = left.pop(offset)
        match.answer(Become(chosen))
        extra = 2 if table.roles[seat] == "sheriff" else 0
        assert (table.characters[seat].id, table.max_life[seat]) == (chosen, CHARACTERS[chosen].life + extra)
    assert table.active == table.first
    assert table.turns == 1


# -------------------------------------------------------------------- DICE-X02: out in one's own turn


@ruling("DICE-X02")
def test_eliminated_while_taking_arrows(table: DiceScenario) -> None:
    """Dan's first of three arrows brings the Indians and his end: he takes no more and his Bull's Eyes are not used."""
    table.seats(Ann={}, Bob={"arrows": 7}, Cat={}, Dan={"life": 2, "arrows": 1}, Eve={})
    table.turn("Dan", rolls=[ARROW, ARROW, ARROW, ONE, BEER])
    table.has_life(Ann=10, Bob=1, Cat=8, Dan=0, Eve=8)
    table.has_arrows(supply=9)
    assert table.happened("arrow_taken", "shot_fired", "life_gained") == ["arrow_taken"]
    table.is_quiet(turn="Eve")


@ruling("DICE-X02")
def test_surviving_while_taking_arrows(table: DiceScenario) -> None:
    """With one life point more Dan survives the Indians and takes his two other arrows from the full supply."""
    table.seats(Ann={}, Bob={"arrows": 7}, Cat={}, Dan={"life": 3, "arrows": 1}, Eve={})
    table.turn("Dan", rolls=[ARROW, ARROW, ARROW, GATLING, DYNAMITE])
    table.has_life(Ann=10, Bob=1, Cat=8, Dan=1, Eve=8)
    table.has_arrows(Dan=2, supply=7)
    table.stops()
    table.is_quiet(turn="Eve")


@ruling("DICE-X02")
def test_eliminated_by_ones_own_dynamite(table: DiceScenario) -> None:
    """Dan has 1 life point and rolls three dynamites, a Bull's Eye and a beer: he is out and uses neither."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={"life": 1}, Eve={})
    table.turn("Dan", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, ONE, BEER])
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=0, Eve=8)
    assert table.happened("shot_fired", "life_gained") == []
    table.is_quiet(turn="Eve")


@ruling("DICE-X02", "DICE-082")
def test_eliminated_by_el_gringos_arrow(table: DiceScenario) -> None:
    """Dan takes the last arrow for wounding Gringo, and the Indians eliminate him: his beer and Gatling are lost."""
    table.seats(Ann={}, Bob={"arrows": 7}, Cat={}, Dan={"life": 2, "arrows": 1}, Gringo=GRINGO)
    table.keeps("Dan", ONE, GATLING, GATLING, GATLING, BEER)
    table.shoots("Gringo")
    table.has_life(Ann=10, Bob=1, Cat=8, Dan=0, Gringo=6)
    table.has_arrows(supply=9)
    assert table.happened("gatling_fired", "life_gained") == []
    table.is_quiet(turn="Gringo")


# -------------------------------------------------------------------- DICE-X03, DICE-X04: El Gringo


@ruling("DICE-X03")
@pytest.mark.parametrize("hits", [1, 2, 3])
def test_one_arrow_for_all_bullseyes(table: DiceScenario, hits: int) -> None:
    """Ann hits Gringo with two Bull's Eyes: he loses two life points, she takes one arrow."""
    table.seats(Ann={}, Gringo=GRINGO, Cat={}, Dan={})
    table.keeps("Ann", *[ONE] * hits, *[DYNAMITE] * 2, *[GATLING] * (3 - hits))
    for _ in range(hits):
        table.shoots("Gringo")
    table.has_life(Ann=10, Gringo=7 - hits, Cat=8, Dan=8)
    table.has_arrows(Ann=1, supply=8)
    table.is_quiet(turn="Gringo")


@ruling("DICE-X03")
def test_no_arrow_from_the_grave(table: DiceScenario) -> None:
    """Ann takes Gringo's last life point: he is out and she takes no arrow."""
    table.seats(Ann={}, Gringo={**GRINGO, "life": 1}, Cat={}, Dan={}, Eve={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Gringo")
    table.has_life(Ann=10, Gringo=0, Cat=8, Dan=8, Eve=8)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Cat")


@ruling("DICE-X03", "DICE-X04")
def test_two_moments_two_arrows(table: DiceScenario) -> None:
    """A Bull's Eye and then the Gatling are two moments: Ann takes two arrows, and the Gatling sends both back."""
    table.seats(Ann={"arrows": 1}, Gringo=GRINGO, Cat={"arrows": 1}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, GATLING, DYNAMITE)
    table.shoots("Gringo")
    assert [event.by for event in table.events("arrow_taken")] == ["el_gringo", "el_gringo"]
    table.has_life(Ann=10, Gringo=5, Cat=7, Dan=7)
    table.has_arrows(Cat=1, supply=8)
    table.is_quiet(turn="Gringo")


@ruling("DICE-X04", "DICE-057")
def test_the_gatlings_arrow_goes_back(table: DiceScenario) -> None:
    """Ann's Gatling wounds Gringo: she takes an arrow and returns it with her two others."""
    table.seats(Ann={"arrows": 2}, Gringo={**GRINGO, "arrows": 1}, Cat={}, Dan={})
    table.keeps("Ann", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Gringo=6, Cat=7, Dan=7)
    table.has_arrows(Gringo=1, supply=8)
    assert table.happened("arrow_taken", "arrows_returned") == ["arrow_taken", "arrows_returned"]
    table.is_quiet(turn="Gringo")


@ruling("DICE-X04", "DICE-042")
def test_the_gatlings_arrow_may_bring_the_indians(table: DiceScenario) -> None:
    """It was the last arrow: the Indians attack before Ann's arrows are back, and she loses three life points."""
    table.seats(Ann={"arrows": 2}, Gringo=GRINGO, Cat={"arrows": 6}, Dan={})
    table.keeps("Ann", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.has_life(Ann=7, Gringo=6, Cat=1, Dan=7)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Gringo")


# -------------------------------------------------------------------- DICE-X05, DICE-X07: three players


@ruling("DICE-X05")
def test_three_players_all_out(table: DiceScenario) -> None:
    """The Indians take everybody's last life point: Outlaw Bob wins."""
    table.seats(Ann={"life": 1, "arrows": 3}, Bob={"life": 1, "arrows": 3}, Cat={"life": 1, "arrows": 2})
    table.turn("Ann", rolls=[ARROW, BEER, BEER, BEER, BEER])
    table.has_life(Ann=0, Bob=0, Cat=0)
    table.is_over(outcome="outlaw", winners={"Bob"})


@ruling("DICE-X05")
def test_three_players_the_last_two_out(table: DiceScenario) -> None:
    """Outlaw Bob is out already when the Indians take Deputy and Renegade together: the Outlaw wins all the same."""
    table.seats(Ann={"life": 1, "arrows": 4}, Bob=OUT, Cat={"life": 1, "arrows": 4})
    table.laid.duel = True
    table.turn("Ann", rolls=[ARROW, BEER, BEER, BEER, BEER])
    table.has_life(Ann=0, Bob=0, Cat=0)
    table.is_over(outcome="outlaw", winners={"Bob"})


@ruling("DICE-X07")
def test_indians_are_nobodys_deed(table: DiceScenario) -> None:
    """Deputy Ann takes the last arrow and the Indians eliminate Renegade Cat: Ann has not won, Bob is still there."""
    table.seats(Ann={}, Bob={"arrows": 4}, Cat={"life": 1, "arrows": 4})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=7, Bob=4, Cat=0)
    assert table.happened("goal_changed", "game_won") == ["goal_changed"]
    table.stops()
    table.is_quiet(turn="Bob")


@ruling("DICE-X07")
def test_dynamite_is_nobodys_deed(table: DiceScenario) -> None:
    """Renegade Cat blows herself up: Deputy and Outlaw fight it out, and Ann who then shoots Bob has won."""
    table.seats(Ann={}, Bob={"life": 1}, Cat={"life": 1})
    table.turn("Cat", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, ONE, ONE])
    table.has_life(Ann=8, Bob=1, Cat=0)
    table.is_quiet(turn="Ann")
    table.rerolls(*[BEER] * 5, into=[ONE, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.stops()
    table.has_life(Ann=8, Bob=0, Cat=0)
    table.is_over(outcome="deputy", winners={"Ann"})


@ruling("DICE-X07", "DICE-111")
def test_the_last_one_standing_after_the_indians(table: DiceScenario) -> None:
    """The Indians eliminate Deputy and Outlaw at once: Renegade Cat is the last one standing and wins."""
    table.seats(Ann={"life": 1, "arrows": 4}, Bob={"life": 1, "arrows": 4}, Cat={})
    table.turn("Cat", rolls=[ARROW, BEER, BEER, BEER, BEER])
    table.has_life(Ann=0, Bob=0, Cat=7)
    table.is_over(outcome="renegade", winners={"Cat"})


# -------------------------------------------------------------------- DICE-X06: the shorter way round


@ruling("DICE-X06")
@pytest.mark.parametrize(
    ("alive", "face", "targets"),
    [
        ("Bob Cat Dan Eve Fox", ONE, {"Bob", "Cat", "Eve", "Fox"}),
        ("Bob Cat Dan Eve Fox", TWO, {"Cat", "Dan", "Eve"}),
        ("Bob Cat Dan Eve", ONE, {"Bob", "Cat", "Dan", "Eve"}),
        ("Bob Cat Dan Eve", TWO, {"Cat", "Dan"}),
        ("Bob Cat Dan", ONE, {"Bob", "Cat", "Dan"}),
    ],
)
def test_places_are_counted_the_shorter_way(table: DiceScenario, alive: str, face: str, targets: set[str]) -> None:
    """Among five, Rose's Bull's Eye 2 reaches Cat and Dan; nobody is three places away, and a neighbour never."""
    others = ("Bob", "Cat", "Dan", "Eve", "Fox")
    players: dict[str, Player] = {name: {} if name in alive else {"life": 0} for name in others}
    table.seats(supply=None, Rose=ROSE, **players)
    table.keeps("Rose", face, GATLING, GATLING, ARROW, DYNAMITE)
    assert len(table.decision("Rose").options) == len(targets)
    table.shoots("Cat", offered=targets)
    life = {name: 8 if name in alive else 0 for name in others}
    table.has_life(Rose=11, **{**life, "Cat": 7})
    table.is_quiet(turn="Bob")


@ruling("DICE-X06")
def test_rose_across_a_table_of_four(table: DiceScenario) -> None:
    """Among four only Cat is two places away, and three places the long way round is a neighbour: nobody is asked."""
    table.seats(Rose=ROSE, Bob={}, Cat={}, Dan={})
    table.keeps("Rose", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Rose=11, Bob=8, Cat=7, Dan=8)
    table.is_quiet(turn="Bob")


# -------------------------------------------------------------------- DICE-X08: several abilities at one moment


@ruling("DICE-X08", "DICE-042")
def test_bart_before_el_gringo(table: DiceScenario) -> None:
    """Two arrows are left when Ann's Gatling hits both: Bart takes one, and the one for Gringo brings the Indians."""
    bart: Player = {"character": "bart_cassidy", "arrows": 2}
    table.seats(Ann={"arrows": 5}, Gringo=GRINGO, Bart=bart, Dan={})
    table.keeps("Ann", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Gringo=7, Bart=8, Dan=8)
    table.asked("Bart", kind="may_take_arrow", options=[True, False]).answers(True)
    assert [(event.seat, event.by) for event in table.events("arrow_taken")] == [(2, "bart_cassidy"), (0, "el_gringo")]
    table.has_life(Ann=4, Gringo=6, Bart=5, Dan=7)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Gringo")


@ruling("DICE-X08", "DICE-042")
def test_pedro_before_el_gringo(table: DiceScenario) -> None:
    """One arrow is left when Ann's Gatling hits both: Pedro returns one first, so hers is not the last one."""
    pedro: Player = {"character": "pedro_ramirez", "arrows": 3}
    table.seats(Ann={"arrows": 5}, Gringo=GRINGO, Pedro=pedro, Dan={})
    table.keeps("Ann", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Gringo=6, Pedro=7, Dan=7)
    table.asked("Pedro", kind="may_return_arrow", options=[True, False]).answers(True)
    assert table.happened("arrow_taken", "indians_attacked") == ["arrow_taken"]
    table.has_life(Ann=10, Gringo=6, Pedro=7, Dan=7)
    table.has_arrows(Pedro=2, supply=7)
    table.is_quiet(turn="Gringo")


@ruling("DICE-X08", "DICE-067")
def test_the_eliminated_before_el_gringo(table: DiceScenario) -> None:
    """One arrow is left; Dan goes out and returns his two before Ann takes hers for Gringo: the Indians stay away."""
    table.seats(Ann={"arrows": 6}, Gringo=GRINGO, Cat={}, Dan={"life": 1, "arrows": 2}, Eve={})
    table.keeps("Ann", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    assert table.happened("player_eliminated", "arrow_taken", "indians_attacked") == [
        "player_eliminated",
        "arrow_taken",
    ]
    table.has_life(Ann=10, Gringo=6, Cat=7, Dan=0, Eve=7)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Gringo")
