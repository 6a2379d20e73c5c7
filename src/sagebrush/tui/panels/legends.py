"""Western Legends in the terminal: the land by regions, everybody's things, the hand, stories, fight and poker."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from sagebrush.core.decisions import Decision
from sagebrush.core.events import Event
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.legends.events import ActionsGained, CardPlayed, IncomeTaken
from sagebrush.games.legends.own import content_of
from sagebrush.games.legends.view import BlackView, LegendsPlayer, LegendsView
from sagebrush.tui.menu import Entry, Menu
from sagebrush.tui.panels.base import Cell, Panel, SeatLine
from sagebrush.tui.panels.legends_bouts import fight_line, poker_line
from sagebrush.tui.panels.legends_land import BETWEEN, BLACK, Land, pointing
from sagebrush.tui.panels.legends_menu import Waiter, item_topic
from sagebrush.tui.panels.legends_pages import board_page, own_pages
from sagebrush.tui.topics import Topic
from sagebrush.words.narrate import Narrator, bare_id

#: Rows beside the seats from which on there is room for the regions and for what each card does.
ROOMY: Final = 32
#: Rows that everything but the seats needs; if there are more, gear has a line of its own.
REST: Final = 26
#: The bar of legend points.
BAR: Final = 5

SIDE_STYLES: Final[dict[str, str]] = {"marshal": "$secondary bold", "outlaw": "$error bold"}
#: A seat that nobody sits on.
NOBODY: Final = Seat(-1)


class LegendsPanel(Panel):
    """The land, the hand, the open stories, and what is being fought out."""

    DEFAULT_CSS = "#land { height: auto; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }"

    own_keys = "tui-legends-keys"
    board_key = "tui-legends-map"
    weighty = (
        "fight_announced",
        "attacked_by_black",
        "cards_revealed",
        "foe_revealed",
        "arrested",
        "dice_rolled",
        "flop_shown",
        "hand_shown",
        "story_resolved",
        "black_played",
        "ability_gained",
        "end_triggered",
    )
    shorten = (2, 3, 4)
    elastic = True

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(narrator)
        self.view: LegendsView | None = None
        self.columns = 78
        self.roomy = False

    def compose(self) -> ComposeResult:
        yield Static(id="land")

    # ---------------------------------------------------------------- the table

    def show(self, view: LegendsView) -> None:
        self.view = view
        self.display = True
        land = Land(self.narrator, view)
        own = view.players[view.seat] if view.seat is not None else None
        self.border_title = self._title(land)
        lines = land.region_lines() if self.roomy else [land.near_line(self.columns)] if land.own else []
        if own is not None and own.hand is not None and own.character:
            lines += self._hand(own.hand, self._own_gear(view, own))
        lines += self._stories(view)
        lines += self._goals(own) if own is not None else []
        lines += fight_line(self.narrator, view) + poker_line(self.narrator, view)
        self.query_one("#land", Static).update(Content("\n").join(lines))

    def _title(self, land: Land) -> str | None:
        """Where one stands, and with whom."""
        own = land.own
        if own is None or own.space is None:
            return None
        space = land.country.space[own.space]
        here = f"{own.space} {land.name(space)}"
        return BETWEEN.join([here, *land.people(space)])

    def fit(self, columns: int, rows: int) -> None:
        roomy = rows >= ROOMY
        if (columns - 2, roomy) != (self.columns, self.roomy) and self.view is not None:
            self.columns, self.roomy = columns - 2, roomy
            self.show(self.view)

    def _hand(self, hand: tuple[str, ...], gear: list[Content]) -> list[Content]:
        """With room a line for each card and what it does, else all of them in a row; then what else one has."""
        cards = [pointing(self._card(card), f"card-{bare_id(card)}") for card in hand]
        if not cards:
            cards = [Content.styled(self.say("tui-legends-no-cards"), "$muted")]
        elif self.roomy and len(cards) <= 8:
            width = max(card.cell_length for card in cards)
            told = [
                Content.assemble(card, " " * (width + 2 - card.cell_length), (self._short(id), "$muted"))
                for card, id in zip(cards, hand, strict=True)
            ]
            return told + _wrapped(gear, self.columns)
        return _wrapped(cards + gear, self.columns)

    def _own_gear(self, view: LegendsView, own: LegendsPlayer) -> list[Content]:
        """What one has besides cards, where the seats have no room to say it."""
        if self._roomy_seats(view):
            return []
        topics = [item_topic(item) for item in _items(own)]
        told = self.gear(own)
        topics += [""] * (len(told) - len(topics))
        return [pointing(Content.styled(name, "$muted"), topic) for name, topic in zip(told, topics, strict=True)]

    def _roomy_seats(self, view: LegendsView) -> bool:
        return bool(self.app.size.height - 2 * len(view.players) >= REST)

    def _card(self, card: str) -> Content:
        red = card[-1:] in ("H", "D")
        return Content.styled(self.narrator.thing("card", card), "$error" if red else "$foreground bold")

    def _short(self, card: str) -> str:
        return self.narrator.thing("card", bare_id(card), "short")

    def _stories(self, view: LegendsView) -> list[Content]:
        """What each open story asks for, and whose markers lie on it."""
        lines: list[Content] = []
        needed = 2 if len(view.players) <= 4 else 3
        for deck, story in enumerate(view.stories):
            if story.condition is None:
                continue
            names = [self.narrator.names[seat] for seat in story.markers]
            room = "●" * len(names) + "○" * (needed - len(names))
            said = self.narrator.thing("condition", story.condition)
            line = Content.assemble((f" {room} ", "bold"), said, (f" ({', '.join(names)})" if names else "", "$muted"))
            title = self.say("tui-legends-story", deck=deck + 1)
            if len(title) + line.cell_length > self.columns:
                title = str(deck + 1)
            lines.append(pointing(Content.assemble((title, "$primary"), line), f"story-{deck}"))
        return lines

    def _goals(self, own: LegendsPlayer) -> list[Content]:
        if not own.goals:
            return []
        names = [pointing(Content(self.narrator.thing("goal", goal)), f"goal-{goal}") for goal in own.goals]
        if not self.roomy:
            return [Content.assemble((self.say("tui-legends-goals") + " ", "$primary"), Content(BETWEEN).join(names))]
        return [
            Content.assemble((self.say("tui-legends-goal") + " ", "$primary"), name, (f"  {text}", "$muted"))
            for name, text in zip(names, [self.narrator.thing("goal", goal, "text") for goal in own.goals], strict=True)
        ]

    def on_click(self, event: events.Click) -> None:
        topic = event.style.meta.get("topic")
        if topic:
            self.post_message(self.Pointed(topic))

    def echoes(self, event: Event, former: Event | None) -> bool:
        """What a card gives is told by what follows; income is told by the money and the cards."""
        return (isinstance(event, ActionsGained) and isinstance(former, CardPlayed)) or isinstance(event, IncomeTaken)

    def things_at(self, view: LegendsView) -> tuple[tuple[str, tuple[str, ...]], ...]:
        rows = content_of(view.content, view.boxes)
        return (
            ("card", tuple(rows.functions)),
            ("item", tuple([id + side for id in rows.items for side in ("", "_plus")])),
            ("kind", rows.land.kinds),
            ("character", tuple(rows.characters)),
            ("fight_card", tuple([row.id for row in rows.fight_cards])),
            ("face", tuple(dict.fromkeys(rows.die.faces))),
            ("side", ("marshal", "outlaw", "neutral")),
            ("goal", tuple(rows.goals)),
            ("story", tuple([row.id for row in rows.stories.values()])),
            ("black_card", tuple([row.id for row in rows.black_cards.values()])),
        )

    def status(self, view: LegendsView) -> str:
        parts = [self.say("tui-legends-round", round=view.round)] if view.round else []
        if view.end_round:
            parts.append(self.say("tui-legends-last-round", round=view.end_round))
        else:
            parts.append(self.say("tui-legends-end-at", lp=view.end_at))
        return BETWEEN.join([*parts, self.say("tui-legends-deck", deck=view.deck)])

    def topic(self, view: LegendsView) -> str:
        own = view.players[view.seat] if view.seat is not None else None
        if own is None or not own.character:
            return "side-marshal"
        return f"character-{own.character}"

    # ---------------------------------------------------------------- seats

    def seats(self, view: LegendsView) -> list[SeatLine]:
        land = Land(self.narrator, view)
        roomy = self._roomy_seats(view)
        lines = [self._seat(view, player, land, roomy=roomy) for player in view.players]
        return lines + ([self._black(view.black, view, land)] if view.black is not None else [])

    def _seat(self, view: LegendsView, player: LegendsPlayer, land: Land, *, roomy: bool) -> SeatLine:
        cells = (
            self.mark_cell(player.seat),
            self.name_cell(player.seat),
            self._character(player.character),
            self._lp(player.lp, view.end_at),
            self._side(player),
            Cell(f"${player.money}", style="$success"),
            Cell(f"◆{player.nuggets}" if player.nuggets else "", style="$warning"),
            Cell(f"✚{player.wounds}" if player.wounds else "", style="$error"),
            Cell(f"▯{player.cards}"),
            self._place(player.space, land),
        )
        topic = f"character-{player.character}" if player.character else ""
        return SeatLine(player.seat, cells, topic, note=BETWEEN.join(self.gear(player)) if roomy else "")

    def gear(self, player: LegendsPlayer) -> list[str]:
        """Weapons and mounts, the active ones first, belongings, cattle, goals."""
        items = [*reversed(player.weapons), *reversed(player.mounts), *player.belongings]
        told = [self.narrator.thing("item", item) for item in items]
        told += [self.say("tui-legends-cattle", cattle=self.narrator.thing("cattle", one)) for one in player.cattle]
        if player.tokens:
            told[-1] += f" ({', '.join([self.narrator.thing('token', token) for token in player.tokens])})"
        goals = player.goals_left + len(player.goals_done)
        if goals:
            told.append(self.say("tui-legends-done", done=len(player.goals_done), goals=goals))
        if player.legend_tokens:
            values = ", ".join([str(value) for value in player.legend_values or ()])
            told.append(self.say("tui-legends-tokens", count=player.legend_tokens, values=values or "?"))
        return told

    def _character(self, character: str) -> Cell:
        if not character:
            return Cell("—")
        name = self.narrator.thing("character", character)
        words = name.replace('"', "").split()
        return Cell(name, words[-1] if len(words) > 2 else f"{words[0]} {words[-1][0]}.")

    def _lp(self, lp: int, end_at: int) -> Cell:
        filled = min(BAR, lp * BAR // max(1, end_at))
        return Cell("▰" * filled + "▱" * (BAR - filled) + f" {lp}/{end_at}", f"{lp}/{end_at}", "$accent")

    def _side(self, player: LegendsPlayer) -> Cell:
        side = "marshal" if player.mp else "outlaw" if player.wp else ""
        if not side:
            return Cell("")
        points = player.mp or player.wp
        short = self.say("tui-legends-mp" if player.mp else "tui-legends-wp", points=points)
        return Cell(f"{self.narrator.thing('side', side)} {points}", short, SIDE_STYLES[side])

    def _place(self, id: str | None, land: Land) -> Cell:
        """Where a figure stands and how far that is."""
        if id is None:
            return Cell("")
        space = land.country.space[id]
        distance = land.distance(space)
        far = f" →{distance}" if distance else ""
        place = land.country.location[space]
        name = self.narrator.thing("location", place) if place else land.name(space)
        kind = f" {land.place(space)}" if place else ""
        return Cell(f"{id} {name}{far}", f"{id}{kind}{far}")

    def _black(self, black: BlackView, view: LegendsView, land: Land) -> SeatLine:
        name = self.narrator.thing("foe", "man_in_black")
        blank = Cell("")
        cells = (
            blank,
            Cell(f"{BLACK} {name}"),
            blank,
            self._lp(black.lp, view.end_at),
            blank,
            blank,
            blank,
            blank,
            Cell(f"▯{black.cards}"),
            self._place(black.space, land),
        )
        return SeatLine(NOBODY, cells)

    # ---------------------------------------------------------------- menu and help

    def menu(self, decision: Decision[Option], why: tuple[WhyNot, ...]) -> Menu:
        assert self.view is not None
        return Waiter(self.narrator, self.view, decision).menu(why)

    def entry(self, decision: Decision[Option], option: Option) -> Entry:
        assert self.view is not None
        return Waiter(self.narrator, self.view, decision).entry(option)

    def board(self, view: LegendsView) -> Content:
        return board_page(self.narrator, view)

    def pages(self, view: LegendsView) -> list[Topic]:
        return own_pages(self.narrator, view)

    def who_is_who(self, view: LegendsView) -> str:
        """Every seat in full, with its gear and what its character can do."""
        told: list[str] = []
        for line in self.seats(view):
            told.append(BETWEEN.join([" ".join(cell.full.split()) for cell in line.cells if cell.full.strip()]))
            if line.seat != NOBODY:
                player = view.players[line.seat]
                told += [f"    {self.narrator.thing('item', item)}: {self._item(item)}" for item in _items(player)]
                text = self.narrator.thing("character", player.character, "text") if player.character else ""
                waiting = "" if player.ability_on or not text else f"{self.say('tui-legends-not-yet')} "
                told.append(f"    {waiting}{text}")
            told.append("")
        return "\n".join(told)

    def _item(self, item: str) -> str:
        return self.narrator.thing("item", item.replace("+", "_plus"), "text")


def _items(player: LegendsPlayer) -> list[str]:
    return [*reversed(player.weapons), *reversed(player.mounts), *player.belongings]


def _wrapped(parts: list[Content], columns: int) -> list[Content]:
    """As many lines as they need; none is torn."""
    lines: list[Content] = []
    for part in parts:
        longer = Content.assemble(lines[-1], BETWEEN, part) if lines else part
        if lines and longer.cell_length <= columns:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


PANEL: Final = LegendsPanel
