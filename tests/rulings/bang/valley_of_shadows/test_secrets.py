"""The secrets of BANG! hold in the Valley too: who holds Escape and Saved!, what is put down and passed on."""

import pytest

from sagebrush import Seat
from sagebrush.core.config import Value
from sagebrush.core.rng import Chance
from sagebrush.games.bang.card_events import CardGiven, CardTaken
from sagebrush.testing.secrecy import check_secrecy
from sagebrush.testing.worlds import check_playable, check_worlds
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.valley_of_shadows.looking import NO_ESCAPE, NO_SAVED, PASS
from tests.views.secrets import BangSecrets
from tests.views.test_bang_secrets import check_a_whole_game
from tests.views.test_worlds import check_worlds_of_bang

VALLEY = ["valley_of_shadows"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [(4, {}), (5, {"two_characters": True, "stick_of_dynamite": True}), (7, {})],
)
def test_nobody_notices_a_new_deal_in_the_valley(players: int, options: dict[str, Value]) -> None:
    check_a_whole_game(players, VALLEY, options)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        pytest.param(5, {"two_characters": True, "stick_of_dynamite": True}, marks=pytest.mark.long),
        pytest.param(7, {}, marks=pytest.mark.long),
    ],
)
def test_worlds_of_a_whole_game_in_the_valley(players: int, options: dict[str, Value]) -> None:
    check_worlds_of_bang(players, VALLEY, options)


@pytest.mark.parametrize("card", ["Escape", "Beer"])
def test_nobody_learns_who_could_escape(table: BangScenario, card: str) -> None:
    """Bob is asked whether he holds Escape or not, and everybody sees the same question."""
    table.seats(Ann={"hand": ["Duel"]}, Bob={"hand": [card, "Scope"]}, Cat={}, Dan={}, pile=NO_SAVED)
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", kind="aimed", options=PASS if card == "Beer" else [card, *PASS])
    told = [event.seen_by(Seat(0)) for event in table.match.all_events()]
    assert not any("escape" in str(event) for event in told)
    assert check_secrecy(table.match, Seat(1), Chance(1))


@pytest.mark.parametrize("holder", ["Cat", "Dan", "Nobody"])
def test_nobody_learns_who_could_save(table: BangScenario, holder: str) -> None:
    """Cat and Dan are both asked, whoever of them holds Saved!; a pass tells nothing."""
    hands = {
        name: ["Saved!" if name == holder else "Beer", "Scope" if name == "Cat" else "Mustang"]
        for name in ("Cat", "Dan")
    }
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={"hand": hands["Cat"]}, Dan={"hand": hands["Dan"]}, pile=NO_ESCAPE)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Cat", kind="save_life", options=["Saved!", *PASS] if holder == "Cat" else PASS).answers(None)
    table.asked("Dan", kind="save_life", options=["Saved!", *PASS] if holder == "Dan" else PASS).answers("pass my turn")
    assert not any("saved" in str(event.seen_by(Seat(0))) for event in table.match.all_events())
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


def test_what_a_tornado_carries_only_the_two_see(table: BangScenario) -> None:
    """Ann passes a Beer and a Scope to Bob: they know it, Cat and a spectator do not, nor which cards Ann kept."""
    table.seats(
        Ann={"hand": ["Tornado", "Beer", "Scope", "Mustang"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={}, pile=NO_SAVED
    )
    table.turn("Ann").plays("Tornado").asked("Ann", kind="pass_left").answers("Beer")
    table.asked("Ann", kind="pass_left").answers("Scope")
    for viewer in (None, Seat(2), Seat(3)):
        given = [event.seen_by(viewer) for event in table.match.all_events() if isinstance(event, CardGiven)]
        masked = [event.card is None for event in given if isinstance(event, CardGiven)]
        # Cat got Bob's only card herself.
        assert masked == [True, True, viewer != Seat(2)]
    assert table.sees("Bob").players[1].hand == ("beer:6H", "scope:AS")
    assert table.sees("Cat").players[1].hand == ()
    assert table.sees("Ann").players[1].hand == ("beer:6H", "scope:AS")


def test_worlds_in_the_middle_of_a_tornado(table: BangScenario) -> None:
    """Ann and Bob have chosen their first cards in secret: what Cat imagines of them agrees with all that she knows."""
    hand = ["Beer", "Scope", "Mustang", "BANG!"]
    table.seats(
        Ann={"hand": ["Tornado", *hand]},
        Bob={"hand": hand[:1] * 3},
        Cat={"hand": ["Missed!"] * 4},
        Dan={},
        pile=NO_SAVED,
    )
    table.turn("Ann").plays("Tornado")
    secrets = BangSecrets(table.config)
    for name, card in (("Ann", "Scope"), ("Bob", "Beer"), ("Cat", "Missed!"), ("Ann", "Beer")):
        for seat in (Seat(1), Seat(2)):
            if table.match.decision_for(seat) is not None:
                assert check_worlds(table.match, seat, Chance(1), secrets, 60)
                assert check_playable(table.match, seat, Chance(2), secrets)
                assert check_secrecy(table.match, seat, Chance(3))
        table.asked(name, kind="pass_left").answers(card)


def test_worlds_in_the_middle_of_a_poker(table: BangScenario) -> None:
    """Bob has put a card down: Cat imagines any card there that he may hold."""
    table.seats(
        Ann={"hand": ["Poker"]},
        Bob={"hand": ["Beer", "Scope"]},
        Cat={"hand": ["BANG!", "Missed!"]},
        Dan={"hand": ["Mustang"]},
        pile=NO_SAVED,
    )
    table.turn("Ann").plays("Poker").asked("Bob", kind="put_down").answers("Beer")
    secrets = BangSecrets(table.config)
    assert check_worlds(table.match, Seat(2), Chance(1), secrets, 60)
    assert check_playable(table.match, Seat(2), Chance(2), secrets)
    assert check_secrecy(table.match, Seat(2), Chance(3))
    shown = set()
    for seed in range(40):
        world = table.match.imagine(Seat(2), Chance(seed))
        world.answer(world.decisions[0].options[0])
        shown |= {event.card for event in world.all_events() if event.kind == "card_put_down" and event.seat == 1}  # type: ignore[attr-defined]
    assert len(shown) > 5


def test_thanks_are_seen_by_two(table: BangScenario) -> None:
    """Cat takes a card of Bob, whom she saved: which one, only the two of them know."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Beer", "Scope", "Mustang"]},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    table.will_take("Bob", "Scope")
    table.will_take("Bob", "Beer")
    table.asked("Cat", kind="take_thanks").answers("Bob")
    for viewer in range(4):
        taken = [event.seen_by(Seat(viewer)) for event in table.match.all_events() if isinstance(event, CardTaken)]
        assert [event.card is None for event in taken if isinstance(event, CardTaken)] == [viewer not in (1, 2)] * 2
