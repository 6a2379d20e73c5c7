"""A card that leaves its place in front of a player is told so, whichever way it goes."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.own_rules import exchange

Left = list[tuple[Seat, str]]


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> Left:
    """What has left play so far, and whose it was."""
    told: Left = []

    class Noting(CardRule):
        def left_play(self, table: BangTable, owner: Seat, card: Card) -> None:
            assert card not in table.fronts[owner]
            told.append((owner, card.name))

    exchange(monkeypatch, "scope", Noting)
    exchange(monkeypatch, "barrel", Noting)
    return told


@ruling("BANG-057", "BANG-228")
@pytest.mark.parametrize("heirs", [0, 1, 2])
def test_with_the_dead(table: BangScenario, left: Left, heirs: int) -> None:
    """Bob is killed: his Scope and Barrel leave play, be they discarded, inherited or shared."""
    who = ["Vulture Sam", "Rose Doolan"] if heirs < 2 else ["Vulture Sam", "Vulture Sam"]
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Willy the Kid"},
        Bob={"life": 1, "play": ["Scope", "Barrel"], "role": "outlaw"},
        Cat={"character": who[0] if heirs else "Rose Doolan"},
        Dan={"character": who[1]},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    if heirs == 2:
        table.asked("Cat", kind="share_cards").answers("Scope")
    assert sorted(left) == [(1, "barrel"), (1, "scope")]
    table.is_quiet()


@ruling("BANG-194", "BANG-195")
@pytest.mark.parametrize("card", ["Panic!", "Cat Balou"])
def test_taken_or_discarded(table: BangScenario, left: Left, card: str) -> None:
    table.seats(Ann={"hand": [card]}, Bob={"play": ["Scope"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card, on="Bob")
    assert left == [(1, "scope")]
    table.is_quiet()
