"""All cards, tokens and numbers of a table: the rows of the base game, some perhaps replaced by a user's own."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar

import msgspec

from sagebrush.core.errors import BadConfig
from sagebrush.games.legends.cards import CARD, CARD_IDS, JOKER_IDS
from sagebrush.games.legends.check import Known, check_words
from sagebrush.games.legends.land import Land, land_of
from sagebrush.games.legends.language import Ability, Effects
from sagebrush.games.legends.map_rows import PlaceActionRow
from sagebrush.games.legends.merging import join, merge
from sagebrush.games.legends.powers import Power
from sagebrush.games.legends.reading import BASE, Pages, base_pages, pages_of, parse
from sagebrush.games.legends.rows import (
    BlackCardRow,
    BlackFigure,
    CattleRow,
    CharacterRow,
    Die,
    FightCardRow,
    FightTypeRow,
    FunctionRow,
    GoalRow,
    GoalTokens,
    ItemRow,
    LegendTrack,
    Limits,
    NpcRow,
    OptionRow,
    Rows,
    Side,
    StoryRow,
    Supply,
    SwitchRow,
    Track,
    Value,
    Wounds,
)
from sagebrush.games.legends.setting import Setting
from sagebrush.games.legends.whole import check_whole

#: Boxes whose rows lie inside another one's folder.
FOLDERS: Final[dict[str, str]] = {"new_poker_cards": "ante_up/new_cards", "guests_beyond": "guests/beyond"}

#: The box that has no rows: two jokers among the poker cards (LEG-542).
JOKERS: Final = "jokers"

PRESETS: Final[tuple[str, ...]] = ("house", "cz", "ua", "ru")

T = TypeVar("T")


class Content:
    """Everything by its id, number or card. Built once, never changed."""

    def __init__(self, rows: Rows, own: Mapping[str, str], boxes: tuple[str, ...] = ()) -> None:
        self.rows: Rows = rows
        #: The boxes whose rows are in it besides those of the base game.
        self.boxes: tuple[str, ...] = boxes
        self.land: Land = land_of(rows.map)
        #: The pages of a user's own in it, as they were written.
        self.own: dict[str, str] = dict(own)
        self.characters: dict[str, CharacterRow] = {row.id: row for row in rows.characters.character}
        self.items: dict[str, ItemRow] = {row.id: row for row in rows.items.item}
        self.foot_speed: int = rows.items.foot_speed or 0
        self._poker_and_fights(rows)
        self._stories_and_goals(rows)
        self._tracks_and_tokens(rows)
        self._options(rows)
        self._lookups(rows)

    def _poker_and_fights(self, rows: Rows) -> None:
        self.functions: dict[str, FunctionRow] = {row.id: row for row in rows.poker.function}
        by_card = {CARD[id]: row for row in rows.poker.function for id in row.cards}
        #: by poker card
        self.function_of: tuple[FunctionRow, ...] = tuple(by_card[card] for card in sorted(by_card))
        self.fight_cards: tuple[FightCardRow, ...] = rows.fight.card
        self.fight_types: dict[str, FightTypeRow] = {row.id: row for row in rows.fight.type}
        self.npcs: dict[str, NpcRow] = {row.id: row for row in rows.fight.npc}
        self.actions: dict[str, PlaceActionRow] = {row.id: row for row in rows.map.action}
        #: the spaces where each of these actions can be done
        self.action_spaces: dict[str, int] = {row.id: self.land.mask_of(row.at) for row in rows.map.action}

    def _stories_and_goals(self, rows: Rows) -> None:
        self.stories: dict[int, StoryRow] = {row.number: row for row in rows.stories.story}
        self.goals: dict[str, GoalRow] = {row.id: row for row in rows.goals.goal}
        self.goals_of: dict[str, tuple[GoalRow, ...]] = {
            id: tuple(row for row in rows.goals.goal if row.character == id) for id in self.characters
        }
        self.goal_tokens: GoalTokens = _there(rows.goals.tokens)
        self.black: BlackFigure = _there(rows.man_in_black.figure)
        self.black_cards: dict[int, BlackCardRow] = {row.number: row for row in rows.man_in_black.card}
        #: LP the Man in Black starts with
        self.difficulty: dict[str, int] = {str(id): lp for id, lp in _there(rows.man_in_black.difficulty).items()}

    def _tracks_and_tokens(self, rows: Rows) -> None:
        self.lp: LegendTrack = _there(rows.tracks.lp)
        self.marshal: Track = _there(rows.tracks.marshal)
        self.wanted: Track = _there(rows.tracks.wanted)
        self.wounds: Wounds = _there(rows.tracks.wounds)
        self.limits: Limits = _there(rows.tracks.limits)
        self.supply: Supply = _there(rows.tokens.supply)
        self.die: Die = _there(rows.tokens.die)
        die = self.die
        #: what each face of a prospecting die brings
        self.die_effects: dict[str, Effects] = {
            "nugget": die.nugget,
            "cash": die.cash,
            "dust": die.dust,
            "gravel": die.gravel,
        }
        self.cattle: dict[str, CattleRow] = {row.id: row for row in rows.tokens.cattle}
        #: the tokens of each split by their LP
        self.legend_tokens: dict[str, tuple[int, ...]] = {
            row.id: _legend_tokens(row.tokens) + _legend_tokens(rows.tokens.legend_more) for row in rows.tokens.legend
        }

    def _options(self, rows: Rows) -> None:
        self.options: dict[str, OptionRow] = {row.id: row for row in rows.options.option}
        self.switches: dict[str, SwitchRow] = {row.id: row for row in rows.options.switch}

    def _lookups(self, rows: Rows) -> None:
        #: By poker card: its function and its sign, as options and views name it (`sprint:2S`).
        self.card_id: tuple[str, ...] = tuple(
            f"{function.id}:{sign}" for function, sign in zip(self.function_of, CARD_IDS, strict=True)
        )
        jokers = JOKER_IDS if JOKERS in self.boxes else ()
        self.card_id += jokers
        self.card_of: dict[str, int] = {id: card for card, id in enumerate(self.card_id)}
        by_function = {row.id: _powers(row.id, row.effect) for row in rows.poker.function}
        self.card_powers: tuple[tuple[Power, ...], ...] = tuple(by_function[row.id] for row in self.function_of)
        self.card_powers += tuple(() for _ in jokers)
        self._powers: dict[str, tuple[Power, ...]] = {
            row.id: _powers(row.id, row.ability) for row in rows.characters.character
        }
        for item in rows.items.item:
            self._powers[item.id] = _powers(item.id, item.front.effect)
            if item.upgraded is not None:
                self._powers[item.id + "+"] = _powers(item.id + "+", item.upgraded.effect)
        #: By number of a story: what its condition is called, the same for equal conditions.
        self.condition_id: dict[int, str] = _condition_ids(rows)
        #: Equal for equal content, so that a digest tells one from another.
        self.digest: str = hashlib.blake2b(msgspec.json.encode(rows, order="sorted"), digest_size=16).hexdigest()

    def powers(self, source: str) -> tuple[Power, ...]:
        """What a character or an item (`rifle+`: its upgraded side) can do."""
        return self._powers[source]

    def do_of(self, power: Power, settings: Setting) -> Effects:
        """What it does at a table with these options (LEG-176, LEG-324)."""
        ability = power.ability
        if ability.option is None:
            return ability.do
        return ability.variants.get(str(getattr(settings, ability.option)), ability.do)

    def times_per_fight(self, power: Power, settings: Setting) -> int:
        """How often it works in a fight where it has such a limit; 0 is any number of times (LEG-147)."""
        return settings.hands_up_per_fight if power.ability.limit_option == "hands_up_per_fight" else 1

    def dealt_characters(self, settings: Setting) -> list[str]:
        """LEG-X44: with goals only those who have some."""
        return [id for id in self.characters if self.goals_of[id] or not settings.goals]

    def side(self, item: str) -> Side:
        """The side of an item that lies up: `rifle`, or `rifle+` for the upgraded one."""
        if not item.endswith("+"):
            return self.items[item].front
        upgraded = self.items[item[:-1]].upgraded
        if upgraded is None:
            raise KeyError(item)
        return upgraded

    def setting(self, preset: str = "house", overrides: Mapping[str, Value] | None = None) -> Setting:
        """All options as in the preset and all switches as usual, except for what is chosen otherwise."""
        if preset not in PRESETS:
            raise BadConfig(f"there is no preset {preset!r}; there is {', '.join(PRESETS)}")
        values: dict[str, Value] = {id: getattr(row, preset) for id, row in self.options.items()}
        values |= {id: row.default for id, row in self.switches.items()}
        for id, value in (overrides or {}).items():
            values[id] = self._chosen(id, value)
        if values["first_game"]:
            # LEG-400, LEG-408: the first game is a short one without goals.
            values |= {"length": "short", "goals": False}
        values["preset"] = preset
        values["end_at"] = self.lp.end_marks[str(values["length"])]
        values["black_start"] = self.difficulty[str(values["difficulty"])]
        return msgspec.convert(values, Setting)

    def _chosen(self, id: str, value: Value) -> Value:
        row: OptionRow | SwitchRow | None = self.options.get(id) or self.switches.get(id)
        if row is None:
            raise BadConfig(f"there is no option {id!r}")
        # True is no 1 here, although Python says so.
        if not any(value == known and type(value) is type(known) for known in row.values):
            raise BadConfig(f"option {id} is one of {', '.join(map(str, row.values))}, not {value!r}")
        return value

    def with_rows(self, pages: Pages) -> Content:
        """The same with a user's own rows in the place of these; `BadRow` where they do not fit."""
        own = parse(pages)
        return Content(_checked(merge(self.rows, own, pages), own, pages), pages.texts, self.boxes)


@cache
def base_content() -> Content:
    return whole_content(base_pages())


@cache
def box_content(boxes: tuple[str, ...]) -> Content:
    """The base game with the rows of these boxes: expansions, and what an option puts into them."""
    content = base_content()
    for name in boxes:
        if name == JOKERS:
            content = Content(content.rows, {}, (*content.boxes, name))
            continue
        pages = pages_of(BASE.parent / FOLDERS.get(name, name))
        more = parse(pages)
        content = Content(_checked(join(content.rows, more), more, pages), {}, (*content.boxes, name))
    return content


def _legend_tokens(counts: tuple[int, int, int]) -> tuple[int, ...]:
    """The LP of each, from how many there are of 1, 2 and 3."""
    return tuple(lp for lp, count in enumerate(counts, 1) for _ in range(count))


def whole_content(pages: Pages) -> Content:
    """Content from pages that lack nothing; `BadRow` where they do."""
    rows = parse(pages)
    return Content(_checked(rows, rows, pages), {})


def _powers(source: str, abilities: tuple[Ability, ...]) -> tuple[Power, ...]:
    return tuple(Power(source, ability, number) for number, ability in enumerate(abilities))


def _condition_ids(rows: Rows) -> dict[int, str]:
    """Cards that ask for the same must not be told apart, whether a card of a user's own names its condition or not."""
    found: dict[int, str] = {}
    for story in rows.stories.story:
        alike = [row for row in rows.stories.story if row.condition == story.condition]
        named = [row.asks for row in alike if row.asks]
        found[story.number] = named[0] if named else f"story_{alike[0].number}"
    return found


def _checked(rows: Rows, written: Rows, pages: Pages) -> Rows:
    """All rows, after a look at those that were written on these pages."""
    check_words(written, Known(rows), pages)
    check_whole(rows, pages.home)
    return rows


def _there(part: T | None) -> T:
    """What `check_whole` has found to be there."""
    assert part is not None
    return part
