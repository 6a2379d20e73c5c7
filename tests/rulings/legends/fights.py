"""What scenarios of fights have in common: cards laid one after the other, and reactions let go by."""

from __future__ import annotations

from collections.abc import Hashable

from sagebrush.games.legends.view import FightView, LegendsView
from tests.rulings.legends.bench import LegendsScenario

#: What is offered beside the reactions themselves: to pass, now or for a while.
PASSES = ("pass", "turn", "my_turn")


def lays(table: LegendsScenario, **cards: Hashable) -> None:
    """Each of these lays a card, in this order."""
    for name, card in cards.items():
        table.asked(name, kind="lay_card").answers(card)


def passes(table: LegendsScenario, *names: str) -> None:
    """Each of these plays no reaction, in this order."""
    for name in names:
        table.asked(name, kind="may_react").answers("pass")


def may_react(table: LegendsScenario, name: str, *signs: str) -> None:
    """This player is asked for a reaction and has exactly these."""
    table.asked(name, kind="may_react", options=[*PASSES, *[("react", sign) for sign in signs]])


def reacts(table: LegendsScenario, name: str, sign: str) -> None:
    table.asked(name, kind="may_react").answers(("react", sign))


def counts(table: LegendsScenario) -> list[str]:
    """What the changed cards of the fight came to count, in the order of the changes."""
    return [event.value for event in table.events("value_changed")]


def seen_by(table: LegendsScenario, name: str) -> FightView:
    """The fight under way as this player sees it."""
    view = table.match.view(table.seat(name))
    assert isinstance(view, LegendsView)
    assert view.fight is not None
    return view.fight
