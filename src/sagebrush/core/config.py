"""How a game is set up: what it offers (GameInfo) and what was chosen (Config)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from sagebrush.core.content import Content, checked_content
from sagebrush.core.errors import BadConfig

Value = str | int | bool

#: The choice that makes a game a lesson.
LESSON = "lesson"

MAX_NAME = 40
#: No number that a game asks for is longer.
MAX_DIGITS = 9


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice made before the game starts. `list` is text of comma-separated items, at most one a seat."""

    name: str
    kind: Literal["flag", "choice", "number", "list"]
    default: Value
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    #: It matters only with all of these expansions in play, and is asked for only then.
    expansions: tuple[str, ...] = ()

    def of(self, config: Config) -> Value:
        """What was chosen."""
        return config.options.get(self.name, self.default)

    def matters(self, expansions: Sequence[str]) -> bool:
        """Whether there is anything to choose with these expansions."""
        return all(name in expansions for name in self.expansions)

    def unknown(self, value: Value) -> list[str]:
        """Those of the chosen items that are no choices."""
        items = items_of(value) if self.kind == "list" else [str(value)]
        return [item for item in items if item not in self.choices]


class ExpansionInfo(msgspec.Struct, frozen=True):
    name: str
    #: Player counts that become possible with it.
    players: tuple[int, ...] = ()


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson to choose: how long it takes, and the game it is played in. `seat` is the learner's."""

    name: str
    minutes: int
    players: int
    expansions: tuple[str, ...]
    options: dict[str, Value]
    seat: int
    steps: int


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    rules: int
    players: tuple[int, ...]
    expansions: tuple[ExpansionInfo, ...] = ()
    options: tuple[OptionInfo, ...] = ()
    lessons: tuple[LessonInfo, ...] = ()
    #: The files of a user's own that it reads, by name: see core/content.py.
    content: tuple[str, ...] = ()
    #: So many sit down as a rule: the table that its budgets are set for.
    usual_players: int = 5

    def known_options(self) -> dict[str, OptionInfo]:
        """Every choice that a config may hold. Which lesson it is nobody is asked before an ordinary game."""
        known = {option.name: option for option in self.options}
        if self.lessons:
            known[LESSON] = OptionInfo(LESSON, "choice", "", choices=("", *[lesson.name for lesson in self.lessons]))
        return known

    def has_expansion(self, name: str) -> bool:
        return any(expansion.name == name for expansion in self.expansions)

    def value(self, config: Config, name: str) -> Value:
        """What was chosen for the option of this name."""
        if name in config.options:
            return config.options[name]
        return next(option.default for option in self.options if option.name == name)

    def values(self, chosen: dict[str, Value]) -> dict[str, Value]:
        """Every option spelt out: what was chosen, and the default of all the others."""
        return {option.name: option.default for option in self.options} | chosen

    def spelt_out(self, config: Config) -> Config:
        """The same config with every option in it, as the records of the first release have it."""
        return msgspec.structs.replace(config, options=self.values(config.options))


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A checked choice of players, expansions and options. Of the options it holds only what is not as usual.

    So an option that a game learns later changes nothing for those who leave it alone, their records included.
    Whoever wants to know an option asks the game's info, which knows the defaults. In the same way the content of a
    user's own is left out where there is none, so that a config of an earlier release reads as it did.
    """

    players: int
    names: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    content: dict[str, str] | msgspec.UnsetType = msgspec.UNSET

    @property
    def own(self) -> dict[str, str]:
        """The text of each file of a user's own content, by name."""
        return {} if self.content is msgspec.UNSET else self.content

    @property
    def lesson(self) -> str:
        """The name of the lesson that is played; empty in an ordinary game."""
        return str(self.options.get(LESSON, ""))


DEFAULT_NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fox", "Gus", "Hal")


def configure(
    info: GameInfo,
    *,
    players: int | None = None,
    names: Sequence[str] | None = None,
    expansions: Sequence[str] = (),
    options: dict[str, Value] | None = None,
    content: Content | None = None,
) -> Config:
    """Check a wish against what the game offers; the first thing wrong is told."""
    chosen = _expansions(info, expansions)
    allowed = allowed_players(info, chosen)
    if players is None:
        players = len(names) if names else allowed[len(allowed) // 2]
    if players not in allowed or not isinstance(players, int):
        raise BadConfig(
            f"{info.name} is for {_span(allowed)} players, not {players!r}{_with(chosen)}{_hint(info, players)}"
        )
    own = checked_content(info.name, info.content, content or {})
    config = Config(
        players, _names(players, names), chosen, _options(info, players, options or {}), own or msgspec.UNSET
    )
    if config.lesson:
        _must_fit(info, config)
    return config


def _must_fit(info: GameInfo, config: Config) -> None:
    """A lesson is played in the very game that it was written for."""
    lesson = next(one for one in info.lessons if one.name == config.lesson)
    others = {name: value for name, value in config.options.items() if name != LESSON}
    if config.own or (config.players, config.expansions, others) != (
        lesson.players,
        lesson.expansions,
        lesson.options,
    ):
        raise BadConfig(
            f"the lesson {lesson.name} of {info.name} is for {lesson.players} players{_with(lesson.expansions)}, "
            f"with exactly its own options"
        )


def allowed_players(info: GameInfo, expansions: tuple[str, ...]) -> tuple[int, ...]:
    counts = set(info.players)
    for expansion in info.expansions:
        if expansion.name in expansions:
            counts.update(expansion.players)
    return tuple(sorted(counts))


def _span(counts: tuple[int, ...]) -> str:
    return f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else str(counts[0])


def _with(expansions: tuple[str, ...]) -> str:
    return f" (with {', '.join(expansions)})" if expansions else ""


def _hint(info: GameInfo, players: int) -> str:
    """Which expansion has room for so many."""
    fitting = [expansion.name for expansion in info.expansions if players in expansion.players]
    return f"; for that, add {' or '.join(fitting)}" if fitting else ""


def _expansions(info: GameInfo, wanted: Sequence[str]) -> tuple[str, ...]:
    known = [expansion.name for expansion in info.expansions]
    if isinstance(wanted, str):
        raise BadConfig(f"expansions are a list of names, not {wanted!r:.60}")
    for name in wanted:
        if name not in known:
            raise BadConfig(f"{info.name} has no expansion {name!r}; there is {_list(known)}")
    return tuple(name for name in known if name in wanted)


def _names(players: int, names: Sequence[str] | None) -> tuple[str, ...]:
    if not names:
        more = [f"Player {number}" for number in range(len(DEFAULT_NAMES) + 1, players + 1)]
        return (*DEFAULT_NAMES, *more)[:players]
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadConfig(f"names are a list of texts, not {names!r:.60}")
    if len(names) != players:
        raise BadConfig(f"{len(names)} names were given for {players} players")
    tidy = tuple(name.strip() for name in names)
    if any(not name or len(name) > MAX_NAME or not name.isprintable() for name in tidy):
        raise BadConfig(f"a name must have 1 to {MAX_NAME} printable characters")
    if len({name.casefold() for name in tidy}) != players:
        raise BadConfig("two players have the same name")
    return tidy


def _options(info: GameInfo, players: int, wanted: dict[str, Value]) -> dict[str, Value]:
    known = info.known_options()
    for name in wanted:
        if name not in known:
            raise BadConfig(f"{info.name} has no option {name!r}; there is {_list(list(known))}")
    chosen = {name: _value(known[name], players, wanted[name]) for name in known if name in wanted}
    return {name: value for name, value in chosen.items() if value != known[name].default}


def _value(option: OptionInfo, players: int, value: Value) -> Value:
    match option.kind:
        case "flag":
            return _flag(option.name, value)
        case "number":
            return _number(option, value)
        case "choice":
            _member(option, str(value))
            return str(value)
        case "list":
            items = items_of(value)
            if len(items) > players:
                raise BadConfig(f"option {option.name} lists {len(items)} entries for {players} players")
            for item in items:
                _member(option, item)
            return ",".join(items)


def items_of(value: Value) -> list[str]:
    """What a list of comma-separated items holds."""
    return [item.strip() for item in str(value).split(",") if item.strip()]


def _flag(name: str, value: Value) -> bool:
    if isinstance(value, bool):
        return value
    words = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
    if str(value).lower() not in words:
        raise BadConfig(f"option {name} is yes or no, not {value!r}")
    return words[str(value).lower()]


def _number(option: OptionInfo, value: Value) -> int:
    text = str(value)
    if isinstance(value, bool) or not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS:
        raise BadConfig(f"option {option.name} is a whole number, not {value!r:.60}")
    if not option.lowest <= int(text) <= option.highest:
        raise BadConfig(f"option {option.name} goes from {option.lowest} to {option.highest}, not {value}")
    return int(text)


def _member(option: OptionInfo, item: str) -> None:
    if item not in option.choices:
        raise BadConfig(f"option {option.name} knows no {item!r}; there is {_list(list(option.choices))}")


def _list(names: list[str]) -> str:
    return ", ".join(names) if names else "none"
