"""What is added to a card or a shot before anybody answers it, and who is told that somebody has gone out."""

from __future__ import annotations

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.flow.targets import Targets
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.own_rules import exchange


class Muting(Trait):
    """Whatever is shot, nothing in front of the target and no ability of his helps against it."""

    async def shot_aimed(self, table: BangTable, me: Seat, shot: Shot) -> None:
        shot.mutes = True
        shot.paid.append(self.id)


class Immune(Trait):
    def immune(self, table: BangTable, me: Seat, user: Seat, cards: tuple[Card, ...]) -> bool:
        return True


class Gone(Trait):
    """Notes who went out."""

    def went_out(self, table: BangTable, me: Seat, seat: Seat) -> None:
        table.use_ability(seat, self.id)


def under(table: BangScenario, *traits: Trait) -> None:
    table.laid.rules += traits
    table.laid.changed()


@pytest.mark.parametrize("muting", [False, True])
def test_a_shot_that_mutes_reaches_the_immune(table: BangScenario, muting: bool) -> None:  # noqa: FBT001
    """Bob is immune against everything and has a Barrel: neither helps him against a shot that mutes."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    under(table, Immune("immune"), *([Muting("muting")] if muting else []))
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3 if muting else 4, Cat=4, Dan=4)
    table.is_quiet()


class AllMisses(Trait):
    """An event: every card is a Missed!."""

    def counts_as(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        return name == "missed"


@pytest.mark.parametrize("muting", [False, True])
@pytest.mark.parametrize("event", [False, True])
def test_a_shot_that_mutes_leaves_only_what_is_a_missed(table: BangScenario, muting: bool, event: bool) -> None:  # noqa: FBT001
    """Janet's BANG! card is a Missed! by her ability alone, which is muted; an event that makes it one is not."""
    bob: Player = {"hand": ["BANG!", "Missed!"], "character": "Calamity Janet"}
    table.seats(Ann={"hand": ["BANG!"]}, Bob=bob, Cat={}, Dan={})
    under(table, *([Muting("muting")] if muting else []), *([AllMisses("all_misses")] if event else []))
    table.turn("Ann").plays("BANG!", on="Bob")
    helps = ["Missed!", None] if muting and not event else ["BANG!", "Missed!", None]
    table.asked("Bob", kind="defend", options=helps).answers(None)
    table.is_quiet()


@pytest.mark.parametrize("strong", [False, True])
def test_a_card_may_be_more_than_its_effect(
    table: BangScenario,
    monkeypatch: pytest.MonkeyPatch,
    strong: bool,  # noqa: FBT001
) -> None:
    """A Stagecoach that is strengthened draws one card instead of what it usually does."""

    usual = BOOK["stagecoach"]

    class Stronger(CardRule):
        async def strengthened(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> bool:
            if strong:
                table.draw(me, 1)
            return strong

        async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
            await usual.effect(table, me, card, target)

    exchange(monkeypatch, "stagecoach", Stronger)
    table.seats(Ann={"hand": ["Stagecoach"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Stagecoach")
    table.has_cards(Ann=1 if strong else 2)
    table.is_quiet()


def test_everybody_hears_who_went_out(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"life": 1, "role": "renegade"}, Cat={}, Dan={})
    under(table, Gone("gone"))
    table.turn("Ann").plays("BANG!", on="Bob")
    assert [(event.seat, event.ability) for event in table.events("ability_used")] == [(1, "gone")]
    table.is_quiet()


def test_chosen_targets_come_in_order(table: BangScenario) -> None:
    """Cat, then Dan, whichever was chosen first; whoever has chosen himself comes last."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={})
    table.turn("Bob")
    targets = Targets(table.table, Seat(1), [Seat(1), Seat(3), Seat(2)])
    assert [targets.next(), targets.next(), targets.next(), targets.next()] == [2, 3, 1, None]
