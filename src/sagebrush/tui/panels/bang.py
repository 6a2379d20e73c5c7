"""BANG! in the terminal: seats with distance and reach, events, the hand, and menus from the card to its target."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from sagebrush.core.decisions import Decision
from sagebrush.core.events import Event
from sagebrush.core.options import Option, PassFor, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import CardPlaced, CardPlayed
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.events import ShotFired, TurnEnded
from sagebrush.games.bang.library import HOMES, THINGS
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
from sagebrush.games.bang.token_view import TokensView
from sagebrush.games.bang.view import BangPlayer, BangView
from sagebrush.tui.menu import Entry, Menu
from sagebrush.tui.panels.bang_events import EventLines, notes_of
from sagebrush.tui.panels.bang_train import TrainLines
from sagebrush.tui.panels.base import Cell, SeatLine
from sagebrush.tui.panels.west import WestPanel
from sagebrush.words.blank import blanked
from sagebrush.words.narrate import Narrator, bare_id

BORDER_STYLES: Final[dict[str, str]] = {
    "brown": "$primary",
    "blue": "$secondary",
    "green": "$success",
    "orange": "$warning",
}

#: Rows that everything but the seats needs; if there are more, cards in play have a line of their own.
REST: Final = 15

BETWEEN: Final = " · "
#: Stands for tokens, whichever expansion has laid them on cards and characters.
PIECE: Final = "▮"

#: Options that name a card: their help is the card's page.
CARD_OPTIONS: Final = (Play, PlayAs, UseCard, Answer, AnswerInPlay, Pick)
#: Where an option says whom it concerns.
AIMS: Final = ("target", "owner", "seat")
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
        "train_moved",
        "locomotive_worked",
        "places_changed",
    )
    things = (
        ("card", tuple(BOOK)),
        ("event_card", tuple(EVENTS)),
        *[(kind, tuple(ids)) for kind, ids in THINGS.items()],
        ("character", tuple(HOMES)),
        ("role", ("sheriff", "deputy", "outlaw", "renegade")),
        ("weapon", ("colt_45",)),
        ("border", tuple(BORDER_STYLES)),
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
        yield TrainLines()
        yield Static(id="hand")

    # ---------------------------------------------------------------- the table

    def show(self, view: BangView) -> None:
        self.view = view
        own = self._own(view)
        playing = own is not None and own.alive
        lines = self.query_one(EventLines)
        lines.show(self.narrator, view)
        train = self.query_one(TrainLines)
        train.show(self.narrator, view)
        self.display = playing or lines.display or train.display
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

    def echoes(self, event: Event, former: Event | None) -> bool:
        """A card played on somebody is a shot at them; one played to stay lies there; after a turn comes the next."""
        if isinstance(event, TurnEnded):
            return True
        if not isinstance(former, CardPlayed):
            return False
        if isinstance(event, ShotFired):
            return event.seat == former.seat and event.target == former.target
        owner = former.seat if former.target is None else former.target
        return isinstance(event, CardPlaced) and event.card == former.card and event.owner == owner

    def status(self, view: BangView) -> str:
        own = self._own(view)
        top = self.narrator.thing("card", view.pile_top) if view.pile_top else "—"
        piles = self.say("tui-bang-piles", deck=view.deck_size, top=top)
        piles += "".join([f"{BETWEEN}{PIECE}{tokens.supply}" for tokens in _tokens(view)])
        return self.say("tui-bang-reach", reach=own.reach) + " · " + piles if own and own.alive else piles

    def topic(self, view: BangView) -> str:
        own = self._own(view)
        return f"character-{own.character}" if own and own.character in HOMES else "card-bang"

    def _own(self, view: BangView) -> BangPlayer | None:
        return view.players[view.seat] if view.seat is not None else None

    def seats(self, view: BangView) -> list[SeatLine]:
        """Everybody as they sit, clockwise."""
        noted = [player for player in view.players if player.in_play or self._noted(view, player)]
        roomy = self.app.size.height - len(view.players) - len(noted) >= REST
        return [self._seat(view, view.players[seat], roomy=roomy) for seat in view.order]

    def _noted(self, view: BangView, player: BangPlayer) -> bool:
        """Whether there is more to say of a player than of cards in play."""
        return bool(self._open_hand(view, player) or notes_of(self.narrator, view, player.seat))

    def _open_hand(self, view: BangView, player: BangPlayer) -> tuple[str, ...]:
        """Somebody else's cards, where the reader knows them all."""
        known = player.seat != view.seat and len(player.hand) == player.hand_size
        return player.hand if known and player.alive else ()

    def _seat(self, view: BangView, player: BangPlayer, *, roomy: bool) -> SeatLine:
        known = player.character in HOMES
        names = [self._in_play(view, card, roomy=roomy) for card in player.in_play]
        names += notes_of(self.narrator, view, player.seat)
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
            Cell(f"▯{player.hand_size}{_on_character(view, player)}" if player.alive else ""),
            self._distance(view, player),
            Cell("" if roomy else ", ".join(names), brief, "$secondary"),
        )
        note = ", ".join(names) if roomy else ""
        topic = f"character-{player.character}" if known else ""
        return SeatLine(player.seat, cells, topic, out=not player.alive, note=note)

    def _in_play(self, view: BangView, card: str, *, roomy: bool) -> str:
        """A card in front of a player, and how many tokens lie on it."""
        name = self.narrator.thing("card", card if roomy else bare_id(card))
        return name + "".join([f" {PIECE}{tokens.cards[card]}" for tokens in _tokens(view) if card in tokens.cards])

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
        for card in (*own.hand, *own.in_play) if own else ():
            if card in closed:
                yield closed[card]
            elif card in groups:
                yield self._group(decision, card, groups.pop(card))
        for thing, options in groups.items():
            yield self._group(decision, thing, options)
        for alike in _by_kind(quiet):
            yield self.entry(decision, alike[0]) if len(alike) == 1 else self._several(decision, alike)

    def _refusal(self, no: WhyNot) -> Entry:
        """A card that cannot be played or used now says why."""
        reason = f"{self.narrator.why_not(no)} ({no.ruling})"
        name = self.narrator.thing("card", no.thing)
        own = self._own(self.view) if self.view else None
        if own is not None and no.thing in own.in_play:
            name = self.say("tui-bang-in-play", card=name)
        return Entry(name, reason, topic=f"card-{bare_id(no.thing)}")

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
        entries = self._aims(decision, options, topic)
        return Entry(name, short, menu=Menu(entries, f"{name}: {short}"), topic=topic)

    def _several(self, decision: Decision[Option], options: list[Option]) -> Entry:
        """Something an expansion lets one do, to one of several players or cards."""
        name = blanked([self.narrator.option(option, decision.question) for option in options])
        hint = self.narrator.hint(options[0], decision.question)
        return Entry(name, hint, menu=Menu(self._aims(decision, options, ""), f"{name}: {hint}"))

    def _label(self, decision: Decision[Option], option: Option, name: str) -> str:
        """A line for the only thing that can be done with a card."""
        if not isinstance(option, Play | UseCard) or option.target is None:
            return name if isinstance(option, Play | UseCard) else self.narrator.option(option, decision.question)
        return f"{name} → {self.narrator.names[option.target]}"

    def _aims(self, decision: Decision[Option], options: list[Option], topic: str) -> tuple[Entry, ...]:
        """One line for each; oneself comes last: a slip of the finger should hit somebody else."""
        options.sort(key=lambda option: _aim(option) == decision.seat)
        return tuple(self._aimed(decision, option, topic) for option in options)

    def _aimed(self, decision: Decision[Option], option: Option, topic: str) -> Entry:
        """One target with what is known of it."""
        target = _aim(option)
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
        topics = [f"{kind}-{getattr(option, kind)}" for kind in THINGS if hasattr(option, kind)]
        return Entry(label, hint, option, topic=topics[0] if topics else "")


def _aim(option: Option) -> Seat | None:
    """Whom an option concerns."""
    return next((seat for name in AIMS if (seat := getattr(option, name, None)) is not None), None)


def _by_kind(options: list[Option]) -> Iterable[list[Option]]:
    kinds: dict[type[Option], list[Option]] = {}
    for option in options:
        kinds.setdefault(type(option), []).append(option)
    return kinds.values()


def _tokens(view: BangView) -> list[TokensView]:
    return [part for part in view.parts.values() if isinstance(part, TokensView)]


def _on_character(view: BangView, player: BangPlayer) -> str:
    counts = [tokens.characters[player.seat] for tokens in _tokens(view)]
    return "".join([f" {PIECE}{count}" for count in counts if count])


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
