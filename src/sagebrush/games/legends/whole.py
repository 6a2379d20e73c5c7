"""Whether all rows together make a game: a function for every card, four goals for everybody, and so on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sagebrush.games.legends.cards import CARD_IDS, RANKS
from sagebrush.games.legends.hands import NAMES as HANDS
from sagebrush.games.legends.language import Effect, Gain, NpcFight, Roll
from sagebrush.games.legends.reading import BadRow
from sagebrush.games.legends.rows import ItemRow, OptionRow, Rows, SwitchRow, Track
from sagebrush.games.legends.setting import Setting

#: As many as there are in the box; one's own may come on top.
STORIES: Final = 40
MOST_STORIES: Final = 100
BLACK_CARDS: Final = 10
#: Tables that the base game lacks.
OF_EXPANSIONS: Final = ("gambler", "event_markers")
#: Everybody who has goals has so many.
GOALS: Final = 4


def check_whole(rows: Rows, home: str) -> None:
    """Raise for the first thing that is wrong."""
    sorts = (_poker, _items, _characters, _stories, _asking, _goals, _tracks, _tokens, _black, _options)
    for fault in (fault for check in (_lacking, _doubled, _alike, *sorts) for fault in check(rows)):
        raise BadRow(f"{home}/{fault}")


def _lacking(rows: Rows) -> Iterator[str]:
    """Tables of which there must be one."""
    for file in ("tracks", "tokens", "goals", "man_in_black", "items"):
        part = getattr(rows, file)
        for table in part.__struct_fields__:
            if getattr(part, table) is None and (rows.events.event or table not in OF_EXPANSIONS):
                yield f"{file}.toml: there is no {table}"


def _doubled(rows: Rows) -> Iterator[str]:
    """Ids that are there twice."""
    for file in rows.__struct_fields__:
        part = getattr(rows, file)
        for table in part.__struct_fields__:
            found = getattr(part, table)
            ids = [row.id for row in found if hasattr(row, "id")] if isinstance(found, tuple) else []
            for id, count in Counter(ids).items():
                if count > 1:
                    yield f"{file}.toml: [[{table}]] {id} is there {count} times"


def _alike(rows: Rows) -> Iterator[str]:
    """The log says by its id alone what brought something about, so no two things go by the same one."""
    things: dict[str, tuple[Any, ...]] = {
        "poker.toml: [[function]]": rows.poker.function,
        "characters.toml: [[character]]": rows.characters.character,
        "items.toml: [[item]]": rows.items.item,
        "stories.toml: [[story]]": rows.stories.story,
        "goals.toml: [[goal]]": rows.goals.goal,
        "man_in_black.toml: [[card]]": rows.man_in_black.card,
        "train.toml: [[card]]": rows.train.card,
        "events.toml: [[event]]": rows.events.event,
    }
    first: dict[str, str] = {}
    for where, named in things.items():
        for row in named:
            if first.setdefault(row.id, where) != where:
                yield f"{where} {row.id}: there is a {first[row.id]} of that name"


def _poker(rows: Rows) -> Iterator[str]:
    cards = Counter(card for row in rows.poker.function for card in row.cards)
    for card in CARD_IDS:
        if cards[card] != 1:
            yield f"poker.toml: the card {card} has {cards[card]} functions instead of one"
    hands = [row.id for row in reversed(rows.poker.hand)]
    if hands != list(HANDS[:-1]):
        yield "poker.toml: the hands cannot be changed"
    ranks = [row.rank for row in rows.fight.card]
    if ranks != list(RANKS):
        yield f"fight.toml: the cards must be of the ranks {', '.join(RANKS)}, not {', '.join(ranks)}"


def _items(rows: Rows) -> Iterator[str]:
    for row in rows.items.item:
        yield from _sides(row)


def _sides(row: ItemRow) -> Iterator[str]:
    if (row.upgraded is None) != (row.type == "belonging"):
        yield f"items.toml: {row.id}: weapons and mounts have an upgraded side, belongings have none (LEG-027)"
    for side in (row.front, row.upgraded):
        if side is not None and (side.speed is None) == (row.type == "mount"):
            yield f"items.toml: {row.id}: a mount has a speed on either side, nothing else has one"


def _characters(rows: Rows) -> Iterator[str]:
    types = {row.id: row.type for row in rows.items.item}
    for row in rows.characters.character:
        kinds = [item.rstrip("+") for item in row.items]
        weapons = [types[kind] for kind in kinds].count("weapon")
        # LEG-063: characters of other sets may have two.
        if not weapons or (weapons > 1 and not rows.events.event) or len(set(kinds)) < len(kinds):
            yield f"characters.toml: {row.id}: starts with one weapon, and with nothing twice (LEG-063, LEG-294)"
        if row.mp and row.wp:
            yield f"characters.toml: {row.id}: nobody holds MP and WP at the same time (LEG-314)"
        if max(row.mp, row.wp) > 9 or row.wounds > 3:
            yield f"characters.toml: {row.id}: the tracks have 9 spaces, and there are at most 3 wounds"


def _stories(rows: Rows) -> Iterator[str]:
    stories = rows.stories.story
    if sorted(row.number for row in stories) != list(range(1, len(stories) + 1)) or len(stories) < STORIES:
        yield f"stories.toml: the numbers must be 1 to {max(STORIES, len(stories))}, each once"
    if len(stories) % 2 or len(stories) > MOST_STORIES:
        yield f"stories.toml: {len(stories)} cards do not make two equal decks of at most 50 (LEG-058)"
    if sum(row.first_game for row in stories) != 20:
        yield "stories.toml: 20 cards must be those of the first game (LEG-406)"
    for row in stories:
        if row.npc_fight != _holds(NpcFight, row.reward):
            yield f"stories.toml: {row.id}: `npc_fight` must be true if the reward has a fight, and only then"


def _asking(rows: Rows) -> Iterator[str]:
    """An open card shows only its condition, so the name of that must tell no more."""
    asked: dict[str, object] = {}
    for row in rows.stories.story:
        if row.asks and asked.setdefault(row.asks, row.condition) != row.condition:
            yield f"stories.toml: {row.id}: another card asks for {row.asks!r} and means something else by it"


def _holds(kind: type[Effect], value: object) -> bool:
    """Whether there is such an effect somewhere inside."""
    if isinstance(value, tuple):
        return any(_holds(kind, part) for part in value)
    if isinstance(value, kind):
        return True
    if isinstance(value, msgspec.Struct):
        return any(_holds(kind, getattr(value, field)) for field in value.__struct_fields__)
    return False


def _goals(rows: Rows) -> Iterator[str]:
    goals = Counter(row.character for row in rows.goals.goal)
    for row in rows.characters.character:
        if goals[row.id] not in (0, GOALS):
            yield f"goals.toml: {row.id} has {goals[row.id]} goals instead of {GOALS} (or none, LEG-X44)"


def _tracks(rows: Rows) -> Iterator[str]:
    file = rows.tracks
    for name, track in (("marshal", file.marshal), ("wanted", file.wanted)):
        yield from _track(name, track)
    if file.lp and max(file.lp.end_marks.values(), default=0) > file.lp.last_space:
        yield "tracks.toml: the game must end before the last space of [lp]"
    if file.lp and sorted(file.lp.end_marks) != ["long", "medium", "short"]:
        yield "tracks.toml: the lengths of a game are short, medium and long"
    if file.wounds and len(file.wounds.hand_limit) != file.wounds.maximum + 1:
        yield "tracks.toml: [wounds] needs a hand limit for every number of wounds"


def _track(name: str, track: Track | None) -> Iterator[str]:
    if track is None:
        return
    if _gains_points(track.beyond_last):
        yield f"tracks.toml: [{name}] gives points of a track beyond its last space, so that they would never end"
    numbers = [space.n for space in track.space]
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"tracks.toml: the spaces of [{name}] must be 1, 2, 3 and so on"
    if [n for row in track.rows for n in row] != numbers or len(track.row_lp) != len(track.rows):
        yield f"tracks.toml: the rows of [{name}] must hold every space once, each with its LP"


def _gains_points(value: object) -> bool:
    if isinstance(value, Gain):
        return value.what in ("mp", "wp")
    parts = value if isinstance(value, tuple) else ()
    if isinstance(value, msgspec.Struct):
        parts = tuple(getattr(value, field) for field in value.__struct_fields__)
    return any(_gains_points(part) for part in parts)


def _tokens(rows: Rows) -> Iterator[str]:
    die = rows.tokens.die
    if die and len(die.faces) != 6:
        yield "tokens.toml: a die has 6 faces"
    if die and (set(die.faces) == {"dust"} or _holds(Roll, (die.nugget, die.cash, die.gravel))):
        yield "tokens.toml: only dust rolls again, and there must be other faces, else no roll would end"
    splits = {row.id: sum(row.tokens) for row in rows.tokens.legend}
    if splits != {"cz": 18, "ua": 18}:
        yield "tokens.toml: there must be two splits of 18 legend tokens, cz and ua"
    colours = Counter(row.colour for row in rows.tokens.cattle)
    # The second board has a ranch of its own.
    orange = {"orange": 8} if rows.events.event else {}
    if colours != {"blue": 8, "green": 8, **orange}:
        yield "tokens.toml: there must be 8 cattle tokens of each colour"


def _black(rows: Rows) -> Iterator[str]:
    if sorted(rows.man_in_black.difficulty or {}) != ["hard", "legend", "standard"]:
        yield "man_in_black.toml: the difficulties are standard, hard and legend"
    cards = rows.man_in_black.card
    if sorted(row.number for row in cards) != list(range(1, len(cards) + 1)) or len(cards) < BLACK_CARDS:
        yield f"man_in_black.toml: the numbers must be 1 to {max(BLACK_CARDS, len(cards))}, each once"


def _options(rows: Rows) -> Iterator[str]:
    # What has a default follows from the others.
    wanted = sorted(field.name for field in msgspec.structs.fields(Setting) if field.required)
    found: list[OptionRow | SwitchRow] = [*rows.options.option, *rows.options.switch]
    if sorted(row.id for row in found) != wanted:
        yield f"options.toml: there must be exactly these options and switches: {', '.join(wanted)}"
    for row in found:
        values = [row.default] if isinstance(row, SwitchRow) else [row.house, row.cz, row.ua, row.ru]
        for value in values:
            if value not in row.values:
                yield f"options.toml: {row.id}: {value!r} is none of its values"
