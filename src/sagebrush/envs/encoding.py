"""The encoding of a game by name (`<game>_v<version>`): what its observations and actions are, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named
from sagebrush.envs.actions import Actions, Digit, Kind
from sagebrush.envs.layout import Book, Drawer, Slot, kinds_of, slots_of
from sagebrush.envs.sight import Plan

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Encoding:
    """Fixed in size whatever is played: any number of players, any expansions."""

    def __init__(self, game: str) -> None:
        rules = game_named(game)
        book = Book(rules)
        drawer = Drawer(book)
        self.game = game
        self.name = f"{game}_v{book.version}"
        self.seats = book.seats
        self.kinds = kinds_of(book)
        view = drawer.record(rules.types.view, book.views)
        asked, questions = drawer.asked()
        expansions = {expansion.name: place for place, expansion in enumerate(rules.info.expansions)}
        self.plan = Plan(book.seats, expansions, view, asked, Actions(self.kinds, book.seats))
        self.observation_size = self.plan.size
        self.action_size = self.plan.actions.size
        players = tuple([f"{number} players" for number in range(1, book.seats + 1)])
        head = [
            Slot("asked", 0, 1, "flag: the observer is asked"),
            Slot("players", 1, book.seats, "one of", players),
            *(
                [Slot("expansions", 1 + book.seats, len(expansions), "those in play", tuple(expansions))]
                * bool(expansions)
            ),
        ]
        self.slots: tuple[Slot, ...] = (
            *head,
            *slots_of(view, "", self.plan.head, rules.types.view),
            *[_moved(slot, self.plan.question) for slot in questions],
        )

    @property
    def digest(self) -> str:
        """Equal for equal layouts: a version is as good as this stays the same."""
        said = "\n".join([*map(repr, self.slots), *[f"{kind.tag} {kind.first} {_form(kind)}" for kind in self.kinds]])
        return blake2b(said.encode(), digest_size=8).hexdigest()

    def observe(
        self, view: Any, decision: Decision[Option], players: int, expansions: Sequence[str] = ()
    ) -> npt.NDArray[np.uint8]:
        """What the asked seat sees, in numbers: for a bot, which has a view and a decision and no match."""
        plan, seat = self.plan, decision.seat
        buffer = bytearray(plan.size)
        buffer[0] = buffer[players] = 1
        for name in expansions:
            buffer[1 + plan.players + plan.expansions[name]] = 1
        plan.view.put(buffer, plan.head, view, seat, players)
        plan.asked.put(buffer, plan.question, decision.question, seat, players)
        import numpy as np  # noqa: PLC0415 (the pages about encodings do without)

        return np.frombuffer(buffer, np.uint8)

    def choices(self, decision: Decision[Option], players: int) -> dict[int, Option]:
        """The options of a decision by the numbers of their actions."""
        return self.plan.actions.choices(decision, players)

    def describe(self, action: int) -> str:
        """What an action is, by the name of its option and the digits of its fields."""
        kind = next(kind for kind in reversed(self.kinds) if kind.first <= action)
        rest, copy = divmod(action - kind.first, kind.copies)
        said: list[str] = []
        for digit in reversed(kind.digits):
            rest, value = divmod(rest, digit.size)
            said.append(f"{digit.name}={_spelt(digit, value)}")
        return " ".join([kind.tag, *reversed(said), *([f"#{copy + 1}"] if copy else [])])


def _moved(slot: Slot, start: int) -> Slot:
    return slot._replace(name=f"question.{slot.name}", start=slot.start + start)


def _form(kind: Kind) -> str:
    return " × ".join([*[f"{digit.name} {digit.size}" for digit in kind.digits], f"{kind.copies}"])


def _spelt(digit: Digit, value: int) -> str:
    words: dict[str, int] | None = getattr(digit, "words", None)
    if words is None or value == 0 or digit.size > len(set(words.values())) + 1:
        return str(value)
    return next(id for id, place in words.items() if place == value - 1)


@cache
def encoding(game: str) -> Encoding:
    """The encoding of this game; worked out once."""
    return Encoding(game)
