"""The rows of the TOML files: which tables there are in each, and what they may say. `reading.py` reads them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sagebrush.games.legends.board_rows import (
    EventMarkers,
    EventsFile,
    FoeRow,
    FrontierRow,
    GamblerTrack,
    HighRollerRow,
    LonghornRow,
    TrainFile,
)
from sagebrush.games.legends.language import Ability, AnyCondition, Effects, Row
from sagebrush.games.legends.map_rows import MapFile
from sagebrush.games.legends.sorts import CardId, Change, Count, Dollars, Id, Number, Place, Text, names
from sagebrush.games.legends.vocabulary import Letter, Origin, Rank

Value = bool | int | str
Face = Literal["nugget", "cash", "dust", "gravel"]
Style = Literal["marshal", "outlaw", "fighter", "miner", "gambler", "drover", "spender", "rider", "patient", "planner"]


# -------------------------------------------------------------------- poker.toml, fight.toml


class HandRow(Row, frozen=True):
    """A poker hand, and how many cards form it."""

    id: str
    cards: Count


class FunctionRow(Row, frozen=True):
    """What some poker cards can do."""

    id: Id
    cards: tuple[CardId, ...]
    effect: tuple[Ability, ...]
    origin: Origin = "fact"
    name: Text = ""
    text: Text = ""


class PokerFile(Row, frozen=True):
    hand: tuple[HandRow, ...] = ()
    function: tuple[FunctionRow, ...] = ()


class FightTypeRow(Row, frozen=True):
    id: Literal["arrest", "duel", "robbery"]
    win: Effects


class NpcRow(Row, frozen=True):
    id: Literal["bandit", "guard", "sheriff", "story", "train_guard", "renegade", "claim_jumper"]
    cards: Number
    played_by: Literal["right_of_active", "right_of_fighter", "option"]
    removed: bool
    win: Effects = ()
    lose: Effects = ()


class FightCardRow(Row, frozen=True):
    rank: Rank
    id: Id
    do: Effects
    origin: Origin = "fact"
    cancellable: bool = True
    #: the NPC's side decides whether it works
    optional_for: Literal["npc"] | None = None
    text: Text = ""


class FightFile(Row, frozen=True):
    type: tuple[FightTypeRow, ...] = ()
    npc: tuple[NpcRow, ...] = ()
    card: tuple[FightCardRow, ...] = ()


# -------------------------------------------------------------------- characters.toml, items.toml


class CharacterRow(Row, frozen=True):
    id: Id
    start: Place
    money: Dollars
    cards: Number
    #: with a "+" behind it where it starts upgraded
    items: tuple[Annotated[str, names("item or upgrade")], ...]
    ability: tuple[Ability, ...]
    origin: Origin = "fact"
    first_game: bool = False
    start_free: bool = False
    mp: Number = 0
    wp: Number = 0
    nuggets: Number = 0
    wounds: Number = 0
    gp: Number = 0
    #: what the spaces of these gambler points bring is taken too
    start_reward: bool = False
    name: Text = ""
    text: Text = ""


class CharactersFile(Row, frozen=True):
    character: tuple[CharacterRow, ...] = ()


class Side(Row, frozen=True):
    """One side of an item card. `lp` scores at the end of the game; only the upgraded side needs a name of its own."""

    effect: tuple[Ability, ...]
    origin: Origin = "fact"
    speed: Count | None = None
    lp: Number = 0
    name: Text = ""
    text: Text = ""


class ItemRow(Row, frozen=True):
    id: Id
    type: Literal["mount", "weapon", "belonging"]
    price: Dollars
    count: Count
    sold_at: Literal["store", "trading_post"]
    front: Side
    upgraded: Side | None = None
    first_game: bool = True
    name: Text = ""


class ItemsFile(Row, frozen=True):
    foot_speed: Count | None = None
    item: tuple[ItemRow, ...] = ()


# -------------------------------------------------------------------- tracks.toml, tokens.toml


class LegendTrack(Row, frozen=True):
    start: Number
    last_space: Count
    ability_at: Count
    #: by length
    end_marks: dict[str, Count]


class TrackSpace(Row, frozen=True):
    n: Count
    do: Effects


class Track(Row, frozen=True):
    """The marshal or the wanted track. A row brings its LP at the end of the game or of each own turn."""

    rows: tuple[tuple[Count, ...], ...]
    row_lp: tuple[Count, ...]
    row_lp_when: Literal["end_of_game", "end_of_own_turn"]
    beyond_last: Effects
    space: tuple[TrackSpace, ...]
    end_most_wanted_lp: Number = 0
    end_other_outlaw_lp: Number = 0
    end_tie_lp: Number = 0

    def lp_of_row(self, points: int) -> int:
        """LEG-323: what the row with this space is worth; nothing off the track."""
        return next((lp for row, lp in zip(self.rows, self.row_lp, strict=True) if points in row), 0)


class Wounds(Row, frozen=True):
    """`hand_limit` by number of wounds."""

    maximum: Count
    hand_limit: tuple[Count, ...]
    end_lp_each: Change


class Limits(Row, frozen=True):
    money: Dollars
    nuggets: Count
    belongings: Count
    cattle: Count


class TracksFile(Row, frozen=True):
    lp: LegendTrack | None = None
    marshal: Track | None = None
    wanted: Track | None = None
    wounds: Wounds | None = None
    limits: Limits | None = None
    gambler: GamblerTrack | None = None
    event_markers: EventMarkers | None = None


class Supply(Row, frozen=True):
    nuggets: Count
    notes_10: Count
    notes_20: Count
    bandits: Count
    wound_tokens: Count

    @property
    def money(self) -> int:
        return 10 * self.notes_10 + 20 * self.notes_20


class Die(Row, frozen=True):
    """The prospecting dice, alike: the six faces, and what each kind of face brings."""

    count: Count
    faces: tuple[Face, ...]
    nugget: Effects
    cash: Effects
    dust: Effects
    gravel: Effects


class CattleRow(Row, frozen=True):
    id: Id
    colour: Literal["blue", "green", "orange"]
    do: Effects
    origin: Origin = "fact"
    text: Text = ""


class LegendRow(Row, frozen=True):
    """A split of the legend tokens: how many of 1, 2 and 3 LP."""

    id: str
    tokens: tuple[Number, Number, Number]


class TokensFile(Row, frozen=True):
    supply: Supply | None = None
    die: Die | None = None
    cattle: tuple[CattleRow, ...] = ()
    legend: tuple[LegendRow, ...] = ()
    #: further tokens in the bag, whatever the split
    legend_more: tuple[Number, Number, Number] = (0, 0, 0)
    frontier: tuple[FrontierRow, ...] = ()
    renegade: tuple[FoeRow, ...] = ()
    claim_jumper: tuple[FoeRow, ...] = ()
    high_roller: tuple[HighRollerRow, ...] = ()
    longhorn: tuple[LonghornRow, ...] = ()


# -------------------------------------------------------------------- stories.toml, goals.toml, man_in_black.toml


class StoryRow(Row, frozen=True):
    number: Count
    id: Id
    condition: AnyCondition
    reward: Effects
    bandits: tuple[Letter, ...]
    sheriff: Number
    origin: Origin = "fact"
    #: the name of the condition, which is all that is seen of an open card
    asks: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{0,40}$")] = ""
    after: Effects = ()
    first_game: bool = False
    npc_fight: bool = False
    style: tuple[Style, ...] = ()
    title: Text = ""
    condition_text: Text = ""
    reward_text: Text = ""


class StoriesFile(Row, frozen=True):
    story: tuple[StoryRow, ...] = ()


class GoalTokens(Row, frozen=True):
    """Legend tokens drawn for the first, second and third goal, and how many are kept in all by then."""

    draw: tuple[Count, ...]
    keep: tuple[Count, ...]


class GoalRow(Row, frozen=True):
    id: Id
    character: Annotated[str, names("character")]
    condition: AnyCondition
    effort: Literal["easy", "medium", "hard"]
    origin: Origin = "fact"
    title: Text = ""
    text: Text = ""


class GoalsFile(Row, frozen=True):
    tokens: GoalTokens | None = None
    goal: tuple[GoalRow, ...] = ()


class BlackFigure(Row, frozen=True):
    start: Place
    money: Dollars
    nuggets: Count
    fight_cards: Count
    modifier_against_him: Change
    poker_cards: Count
    end_lp: Number


class BlackCardRow(Row, frozen=True):
    number: Count
    id: Id
    do: Effects
    origin: Origin = "fact"
    lp_expected: float = 0.0
    title: Text = ""
    text: Text = ""


class BlackFile(Row, frozen=True):
    figure: BlackFigure | None = None
    #: LP he starts with
    difficulty: dict[Literal["standard", "hard", "legend"], Number] | None = None
    card: tuple[BlackCardRow, ...] = ()


# -------------------------------------------------------------------- options.toml


class OptionRow(Row, frozen=True):
    """A rule on which the editions differ, and its value in each preset."""

    id: str
    values: tuple[Value, ...]
    house: Value
    cz: Value
    ua: Value
    ru: Value


class SwitchRow(Row, frozen=True):
    """A variant, chosen apart from the preset."""

    id: str
    values: tuple[Value, ...]
    default: Value


class OptionsFile(Row, frozen=True):
    option: tuple[OptionRow, ...] = ()
    switch: tuple[SwitchRow, ...] = ()


class Rows(Row, frozen=True):
    """Everything written in a folder, file by file. A user's own folder may lack any of them."""

    map: MapFile = MapFile()
    poker: PokerFile = PokerFile()
    fight: FightFile = FightFile()
    characters: CharactersFile = CharactersFile()
    items: ItemsFile = ItemsFile()
    tracks: TracksFile = TracksFile()
    tokens: TokensFile = TokensFile()
    stories: StoriesFile = StoriesFile()
    goals: GoalsFile = GoalsFile()
    man_in_black: BlackFile = BlackFile()
    options: OptionsFile = OptionsFile()
    train: TrainFile = TrainFile()
    events: EventsFile = EventsFile()
