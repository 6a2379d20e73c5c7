"""Western Legends as the core knows it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sagebrush.core.config import Config, ExpansionInfo, GameInfo, OptionInfo, Value
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig
from sagebrush.core.game import Game, Rule
from sagebrush.core.lessons import BASICS, find_lessons
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.panes import Panes, SheetPanes
from sagebrush.core.results import Result, Stage, Standing
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.types import declare
from sagebrush.games.legends import events, options
from sagebrush.games.legends.black import Black
from sagebrush.games.legends.box import EXPANSIONS
from sagebrush.games.legends.cards import FIGHT_CARD, FIGHT_CARD_IDS
from sagebrush.games.legends.content import JOKERS, PRESETS, Content, base_content, box_content

# Two of these hold nothing but what rules named by cards do; importing them makes them known.
from sagebrush.games.legends.expansions.guests import rules  # noqa: F401
from sagebrush.games.legends.flow import fight_rules, happenings  # noqa: F401
from sagebrush.games.legends.flow.turn import play
from sagebrush.games.legends.jokers import lay_jokers
from sagebrush.games.legends.own import FILES, content_of, own_words
from sagebrush.games.legends.redeal import redeal
from sagebrush.games.legends.setting import Setting
from sagebrush.games.legends.sheet import sheet_of, view
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.take_back import take_back_point
from sagebrush.games.legends.view import JokersView, LegendsView
from sagebrush.games.legends.why_not import why_not

PLAYERS = (2, 3, 4, 5, 6)

#: Boxes whose poker cards are not those of the base game.
SETS = [(expansion.name, name) for expansion in EXPANSIONS for name in expansion.sets]

happenings.check_handlers()
#: An option that is left to the preset.
BY_PRESET = "preset"


def _option_infos(content: Content) -> tuple[OptionInfo, ...]:
    """The preset, the variants, and each reading on which editions differ, by itself."""
    readings = [
        OptionInfo(row.id, "choice", BY_PRESET, choices=(BY_PRESET, *[said(value) for value in row.values]))
        for row in content.options.values()
    ]
    return (
        OptionInfo("length", "choice", "short", choices=("short", "medium", "long")),
        OptionInfo("goals", "flag", default=False),
        OptionInfo("first_game", "flag", default=False),
        OptionInfo("guests", "flag", default=False),
        OptionInfo("jokers", "flag", default=False),
        OptionInfo("deal", "choice", "two", choices=("two", "one", "choose")),
        OptionInfo("difficulty", "choice", "standard", choices=("standard", "hard", "legend")),
        OptionInfo("rules", "choice", "house", choices=PRESETS),
        *[option for expansion in EXPANSIONS for option in expansion.options()],
        *readings,
    )


def said(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


INFO = GameInfo(
    name="legends",
    rules=4,
    players=PLAYERS,
    expansions=tuple([ExpansionInfo(expansion.name) for expansion in EXPANSIONS]),
    options=_option_infos(base_content()),
    content=FILES,
    usual_players=4,
)


def settings_of(config: Config, content: Content) -> Setting:
    """What was chosen, with the values of the preset where nothing was."""
    overrides: dict[str, Value] = {id: INFO.value(config, id) for id in content.switches}
    for id, row in content.options.items():
        wish = str(INFO.value(config, id))
        for value in row.values:
            if said(value) == wish:
                overrides[id] = value
    chosen = content.setting(str(INFO.value(config, "rules")), overrides)
    printed_gambling = bool(INFO.value(config, "printed_gambling"))
    return msgspec.structs.replace(
        chosen,
        ante_up="ante_up" in config.expansions,
        printed_gambling=printed_gambling,
        jokers=bool(INFO.value(config, JOKERS)),
    )


def boxes_in(config: Config) -> tuple[str, ...]:
    """Whose rows are in the game: expansions, and the sets of cards that an option puts into them."""
    chosen = [expansion for expansion in EXPANSIONS if expansion.name in config.expansions]
    more = [name for expansion in chosen for name in expansion.sets if INFO.value(config, name)]
    guests = ["guests"] if INFO.value(config, "guests") else []
    if guests and "ante_up" in config.expansions:
        guests.append("guests_beyond")
    jokers = [JOKERS] if INFO.value(config, JOKERS) else []
    return (*config.expansions, *more, *guests, *jokers)


class LegendsGame(Game[LegendsTable]):
    """Two to six legends of the West."""

    def check(self, config: Config) -> None:
        content_of(config.own, boxes_in(config))
        if INFO.value(config, "first_game"):
            if INFO.value(config, "goals"):
                raise BadConfig("a first game is played without goals (LEG-400)")
            if INFO.value(config, "length") != "short":
                raise BadConfig("a first game is short (LEG-408)")
            if config.expansions:
                raise BadConfig("a first game is played without expansions")
            if INFO.value(config, "guests"):
                raise BadConfig("a first game is played without guests")
            if INFO.value(config, JOKERS):
                raise BadConfig("a first game is played without jokers")

    def own_words(self, config: Config, lang: str) -> dict[str, str]:
        return own_words(config.own, lang, boxes_in(config))

    def pieces(self) -> dict[str, tuple[str, ...]]:
        cards = [id for boxes in ((), *SETS, (JOKERS,)) for id in box_content(boxes).card_id]
        return {"card": tuple(dict.fromkeys(cards))}

    def setup(self, config: Config, chance: Chance) -> LegendsTable:
        content = content_of(config.own, boxes_in(config))
        table = LegendsTable(chance, config.names, content, settings_of(config, content))
        lay_out(table)
        for expansion in EXPANSIONS:
            if expansion.name in config.expansions:
                expansion.prepare(table)
        if table.settings.jokers:
            table.parts[JOKERS] = lay_jokers(table)
        deal_characters(table)
        return table

    def run(self, table: LegendsTable) -> Rule:
        return play(table)

    def view(self, table: LegendsTable, seat: Seat | None) -> LegendsView:
        return view(table, seat)

    def panes(self, table: LegendsTable, eyes: tuple[Seat | None, ...]) -> Panes:
        return SheetPanes(sheet_of(table), eyes)

    def result(self, table: LegendsTable) -> Result | None:
        if not table.outcome:
            return None
        standings = [
            Standing(
                Seat(seat),
                seat in table.winners,
                {"character": table.character[seat], "side": table.side(Seat(seat))},
                table.lp[seat],
                table.places[seat],
            )
            for seat in range(table.players)
        ]
        return Result(table.outcome, tuple(standings))

    def stage(self, table: LegendsTable) -> Stage:
        return Stage(table.turns, table.active if table.turns else None)

    def turns(self, table: LegendsTable) -> int:
        return table.turns

    def redeal(self, table: LegendsTable, seat: Seat | None, chance: Chance) -> None:
        redeal(table, seat, chance)

    def why_not(self, table: LegendsTable, decision: Decision[Option]) -> tuple[WhyNot, ...]:
        return why_not(table, decision)

    def take_back_point(self, answers: list[tuple[Seat, Option]], seat: Seat) -> int | None:
        return take_back_point(answers, seat)


# -------------------------------------------------------------------- what is laid out before the first question


def lay_out(table: LegendsTable) -> None:
    """LEG-035 to LEG-060: decks shuffled, cattle at their ranches, legend tokens in the bag."""
    content, chance, settings = table.content, table.chance, table.settings
    # Shuffled by their ids, which a lesson may put in order.
    cards = list(content.card_id)
    chance.shuffle(cards)
    table.deck = [content.card_of[id] for id in cards]
    fight_cards = list(FIGHT_CARD_IDS)
    chance.shuffle(fight_cards)
    table.fight_deck = [FIGHT_CARD[id] for id in fight_cards]
    table.fight_known = [0] * 13
    table.fight_layer = [0] * 13
    rows = {row.id: row.number for row in content.stories.values() if row.first_game or not settings.first_game}
    told = list(rows)
    chance.shuffle(told)
    stories = [rows[id] for id in told]
    # LEG-406, LEG-498: a first game has a single deck; LEG-058: otherwise two of equal size.
    half = len(stories) if settings.first_game else len(stories) // 2
    table.story_decks = [stories[:half]] if settings.first_game else [stories[:half], stories[half:]]
    table.markers = [[] for _ in table.story_decks]
    if not settings.first_game:
        _herd_cattle(table)
    # LEG-X37: the gambler track draws from it as well.
    if settings.goals or settings.ante_up:
        table.legend_bag = list(content.legend_tokens[settings.legend_tokens])
        chance.shuffle(table.legend_bag)
    if table.players == 2:
        table.black = Black.start(table)


def _herd_cattle(table: LegendsTable) -> None:
    """LEG-038: each token face down at the ranch of its colour."""
    for token, row in table.content.cattle.items():
        table.cattle_supply.setdefault(row.colour, []).append(token)
    for supply in table.cattle_supply.values():
        table.chance.shuffle(supply)


def deal_characters(table: LegendsTable) -> None:
    """LEG-044: two each, or one; in a first game the named ones come first (LEG-401)."""
    if table.settings.deal == "choose":
        return
    content, chance = table.content, table.chance
    rest = list(content.dealt_characters(table.settings))
    if table.settings.first_game:
        named = [id for id in rest if content.characters[id].first_game][: table.players]
        rest = [id for id in rest if id not in named]
        chance.shuffle(rest)
        named += rest[: table.players - len(named)]
        chance.shuffle(named)
        for seat, character in enumerate(named):
            table.take_character(Seat(seat), character)
        return
    chance.shuffle(rest)
    count = 1 if table.settings.deal == "one" else 2
    for seat in range(table.players):
        pair = tuple([rest.pop() for _ in range(count)])
        if count == 1:
            table.take_character(Seat(seat), pair[0])
        else:
            table.dealt[seat] = pair


#: The faces of the prospecting die, as a lesson names them.
FACES = base_content().die.faces
FOLDERS = [(BASICS, Path(__file__).parent), *[(expansion.name, expansion.folder) for expansion in EXPANSIONS]]
LESSONS = find_lessons(FOLDERS, FACES)
RECORDS = [module for expansion in EXPANSIONS for module in expansion.records]
PARTS = {name: kind for expansion in EXPANSIONS for name, kind in expansion.parts.items()} | {JOKERS: JokersView}
GAME = LegendsGame(INFO, declare(LegendsView, *events.CHAPTERS, *options.CHAPTERS, *RECORDS, parts=PARTS), LESSONS)
