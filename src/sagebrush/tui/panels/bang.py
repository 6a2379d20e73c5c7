"""BANG! in the terminal: seats with distance and reach, events, the hand, and menus from the card to its target."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option, PassFor, WhyNot
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.library import HOMES
from sagebrush.games.bang.options import (
    Answer,
    AnswerInPlay,
    Become,
    Pick,
    Play,
    PlayAs,
    PlayCards,
    UseAbility,
    UseCard,
)
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.view import BangPlayer, BangView
from sagebrush.tui.menu import Entry, Menu
from sagebrush.tui.panels.bang_events import EventLines
from sagebrush.tui.panels.base import Cell, SeatLine
from sagebrush.tui.panels.west import WestPanel
from sagebrush.words.narrate import Narrator, bare_id

BORDER_STYLES: Final[dict[str, str]] = {"brown": "$primary", "blue": "$secondary", "green": "$success"}

#: Rows that everything but the seats needs; if there are more, cards in play have a line of their own.
REST: Final = 15

BETWEEN: Final = " · "

#: Options that name a card: their help is the card's page.
CARD_OPTIONS: Final = (Play, PlayAs, UseCard, Answer, AnswerInPlay, Pick)
#: The answer that changes nothing has the same key everywhere.
QUIET_KEY: Final = "0"
#: So have those that pass for a while.
STANDING_KEYS: Final[dict[str, str]] = {"turn": "-", "my_turn": "="}


class BangPanel(WestPanel):
    """The events, and the hand in the order in which it is held."""

    DEFAULT_CSS = "#hand { height: auto; padding: 0 1; text-wrap: nowrap; }"

    own_keys = "tui-bang-keys"
    weighty = (
        "check_made",
        "life_lost",
        "player_eliminated",
        "player_returned",
        "ghost_stayed",
        "dynamite_exploded",
        "jail_checked",
        "event_turned",
        "places_changed",
    )
    things = (
        ("card", tuple(BOOK)),
        ("event_card", tuple(EVENTS)),
        ("character", tuple(HOMES)),
        ("role", ("sheriff", "deputy", "outlaw", "renegade")),
        ("weapon", ("colt_45",)),
        ("border", ("brown", "blue", "green")),
    )
    shorten = (6, 3, 2, 4)
    elastic = True

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(narrator)
        self.view: BangView | None = None
        self.columns = 78
        self.rows: list[list[tuple[str, str]]] = []

    def compose(self) -> ComposeResult:
        yield EventLines()
        yield Static(id="hand")

    # ---------------------------------------------------------------- the table

    def show(self, view: BangView) -> None:
        self.view = view
        own = self._own(view)
        playing = own is not None and own.alive
        lines = self.query_one(EventLines)
        lines.show(self.narrator, view)
        self.display = playing or lines.display
        self.query_one("#hand").display = playing
        self.border_title = None
        if own is not None and playing:
            self._show_hand(view, own)

    def _show_hand(self, view: BangView, own: BangPlayer) -> None:
        self.border_title = self.say("tui-bang-hand", count=own.hand_size, limit=own.hand_limit)
        rows = _wrapped(self._named_cards(own.hand, self.say("tui-bang-empty")), self.columns)
        if view.middle:
            rows += _wrapped([("", self.say("tui-bang-middle")), *self._named_cards(view.middle, "")], self.columns)
        self.rows = rows
        lines = [Content(BETWEEN).join([self._card(card, name) for card, name in row]) for row in rows]
        self.query_one("#hand", Static).update(Content("\n").join(lines))

    def _named_cards(self, cards: tuple[str, ...], otherwise: str) -> list[tuple[str, str]]:
        return [(card, self.narrator.thing("card", card)) for card in cards] or [("", otherwise)]

    def fit(self, columns: int, rows: int) -> None:  # noqa: ARG002
        if columns - 2 != self.columns and self.view is not None:
            self.columns = columns - 2
            self.show(self.view)

    def _card(self, card: str, name: str) -> Content:
        """A card's name in the colour of its border."""
        bare = bare_id(card)
        return Content.styled(name, BORDER_STYLES.get(BOOK[bare].border, "") if bare in BOOK else "bold")

    def on_click(self, event: events.Click) -> None:
        """A click on a card opens its text."""
        offset = event.get_content_offset(self.query_one("#hand"))
        if offset is None or offset.y >= len(self.rows):
            return
        start = 0
        for card, name in self.rows[offset.y]:
            if card and start <= offset.x < start + len(name):
                self.post_message(self.Pointed(f"card-{bare_id(card)}"))
            start += len(name) + len(BETWEEN)

    def status(self, view: BangView) -> str:
        own = self._own(view)
        top = self.narrator.thing("card", view.pile_top) if view.pile_top else "—"
        piles = self.say("tui-bang-piles", deck=view.deck_size, top=top)
        return self.say("tui-bang-reach", reach=own.reach) + " · " + piles if own and own.alive else piles

    def topic(self, view: BangView) -> str:
        own = self._own(view)
        return f"character-{own.character}" if own and own.character in HOMES else "card-bang"

    def _own(self, view: BangView) -> BangPlayer | None:
        return view.players[view.seat] if view.seat is not None else None

    def seats(self, view: BangView) -> list[SeatLine]:
        """Everybody as they sit, clockwise."""
        noted = [player for player in view.players if player.in_play or self._open_hand(view, player)]
        roomy = self.app.size.height - len(view.players) - len(noted) >= REST
        return [self._seat(view, view.players[seat], roomy=roomy) for seat in view.order]

    def _open_hand(self, view: BangView, player: BangPlayer) -> tuple[str, ...]:
        """Somebody else's cards, where the reader knows them all."""
        known = player.seat != view.seat and len(player.hand) == player.hand_size
        return player.hand if known and player.alive else ()

    def _seat(self, view: BangView, player: BangPlayer, *, roomy: bool) -> SeatLine:
        known = player.character in HOMES
        names = [self.narrator.thing("card", card if roomy else bare_id(card)) for card in player.in_play]
        if view.stick == player.seat:
            names.append(self.say("bang-variant-stick_of_dynamite"))
        brief = " ".join(name[:6].rstrip() for name in names)
        held = [self.narrator.thing("card", card if roomy else bare_id(card)) for card in self._open_hand(view, player)]
        if held:
            names.append(self.say("tui-bang-open-hand", cards=", ".join(held)))
            brief = " ".join([brief, "▯", *(name[:6].rstrip() for name in held)]).strip()
        cells = (
            self.mark_cell(player.seat),
            self.name_cell(player.seat),
            self.role_cell(player.role, shown=player.role_shown),
            self.character_cell(player.character if known else ""),
            self._life(player),
            Cell(f"▯{player.hand_size}" if player.alive else ""),
            self._distance(view, player),
            Cell("" if roomy else ", ".join(names), brief, "$secondary"),
        )
        note = ", ".join(names) if roomy else ""
        topic = f"character-{player.character}" if known else ""
        return SeatLine(player.seat, cells, topic, out=not player.alive, note=note)

    def _life(self, player: BangPlayer) -> Cell:
        if player.ghost:
            return Cell("☾ " + self.say("tui-bang-ghost"), "☾", "$secondary")
        return self.life_cell(player.life, player.max_life, alive=player.alive, danger=1)

    def _distance(self, view: BangView, player: BangPlayer) -> Cell:
        """How far the reader sees this player and whether the weapon reaches; then the same the other way round."""
        own = self._own(view)
        if own is None or player.distance is None or player.seat == own.seat:
            return Cell("")
        there = f"→{player.distance}" + ("◎" if player.distance <= own.reach else " ")
        back = player.distances[own.seat]
        if back is None:
            return Cell(there)
        return Cell(f"{there} ←{back}" + ("!" if back <= player.reach else ""), there, "bold")

    # ---------------------------------------------------------------- the menu

    def menu(self, decision: Decision[Option], why: tuple[WhyNot, ...]) -> Menu:
        """In one's turn the hand, card by card; otherwise the answers, and after them the cards that do not help."""
        closed = {no.thing: self._refusal(no) for no in why}
        if isinstance(decision.question, PlayCards):
            return Menu(tuple(self._turn(decision, closed)))
        entries = [self.entry(decision, option) for option in decision.options]
        return Menu((*entries, *closed.values()))

    def _turn(self, decision: Decision[Option], closed: dict[str, Entry]) -> Iterable[Entry]:
        groups: dict[str, list[Option]] = {}
        quiet: list[Option] = []
        for option in decision.options:
            if isinstance(option, Play | PlayAs | UseCard):
                groups.setdefault(option.card, []).append(option)
            elif isinstance(option, UseAbility):
                groups.setdefault(option.ability, []).append(option)
            else:
                quiet.append(option)
        own = self._own(self.view) if self.view else None
        for card in own.hand if own else ():
            if card in closed:
                yield closed[card]
            elif card in groups:
                yield self._group(decision, card, groups.pop(card))
        for thing, options in groups.items():
            yield self._group(decision, thing, options)
        for option in quiet:
            yield self.entry(decision, option)

    def _refusal(self, no: WhyNot) -> Entry:
        """A card that cannot be played now says why."""
        reason = f"{self.narrator.why_not(no)} ({no.ruling})"
        return Entry(self.narrator.thing("card", no.thing), reason, topic=f"card-{bare_id(no.thing)}")

    def _group(self, decision: Decision[Option], thing: str, options: list[Option]) -> Entry:
        """All that can be done with one card or ability: at once, or after choosing the target."""
        kind = "character" if isinstance(options[0], UseAbility) else "card"
        name = self.narrator.thing("thing", thing)
        short = self.narrator.thing(kind, thing, "short")
        topic = f"{kind}-{bare_id(thing)}"
        if isinstance(options[0], UseCard):
            name = self.say("tui-bang-in-play", card=name)
        if len(options) == 1:
            return Entry(self._label(decision, options[0], name), short, options[0], topic=topic)
        # Oneself comes last: a slip of the finger should hit somebody else.
        options.sort(key=lambda option: getattr(option, "target", None) == decision.seat)
        entries = [self._aimed(decision, option, topic) for option in options]
        return Entry(name, short, menu=Menu(tuple(entries), f"{name}: {short}"), topic=topic)

    def _label(self, decision: Decision[Option], option: Option, name: str) -> str:
        """A line for the only thing that can be done with a card."""
        if not isinstance(option, Play | UseCard) or option.target is None:
            return name if isinstance(option, Play | UseCard) else self.narrator.option(option, decision.question)
        return f"{name} → {self.narrator.names[option.target]}"

    def _aimed(self, decision: Decision[Option], option: Option, topic: str) -> Entry:
        """One target with what is known of it."""
        target = getattr(option, "target", None)
        hint = ""
        if target is not None and self.view is not None:
            player = self.view.players[target]
            hint = f"{self._life(player).brief} ▯{player.hand_size}"
            if player.distance:
                hint += f" →{player.distance}"
        return Entry(self.narrator.option(option, decision.question), hint, option, topic=topic)

    def entry(self, decision: Decision[Option], option: Option) -> Entry:
        label = self.narrator.option(option, decision.question)
        hint = self.narrator.hint(option, decision.question)
        if isinstance(option, PassFor):
            return Entry(label, hint, option, key=STANDING_KEYS[option.until])
        if option.passes:
            return Entry(label, hint, option, key=QUIET_KEY)
        if isinstance(option, CARD_OPTIONS):
            if isinstance(option, Pick):
                hint = self.narrator.thing("card", option.card, "short")
            return Entry(label, hint, option, topic=f"card-{bare_id(option.card)}")
        if isinstance(option, Become):
            return Entry(label, hint, option, topic=f"character-{option.character}")
        return Entry(label, hint, option)


def _wrapped(cards: list[tuple[str, str]], columns: int) -> list[list[tuple[str, str]]]:
    """The cards with their names, in as many lines as they need; a card is never torn."""
    rows: list[list[tuple[str, str]]] = [[]]
    room = columns
    for card, name in cards:
        if rows[-1] and room < len(name):
            rows.append([])
            room = columns
        rows[-1].append((card, name))
        room -= len(name) + len(BETWEEN)
    return rows


PANEL: Final = BangPanel
