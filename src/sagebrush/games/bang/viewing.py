"""What a seat may know of a game of BANG!, built by adding, and built again only where something was touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sagebrush.core.panes import Sheet, compare
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.marks import (
    ATTACKS,
    DECK,
    END,
    FAR,
    FRONT,
    HAND,
    HARM,
    HELP,
    JAILS,
    LIFE,
    MIDDLE,
    PILE,
    ROBS,
    RULES,
    STICK,
    TURN,
    WHO,
)
from sagebrush.games.bang.state import OUT, PUBLIC
from sagebrush.games.bang.view import BangPlayer, BangView

if TYPE_CHECKING:
    from sagebrush.core.events import Event
    from sagebrush.core.table import Table
    from sagebrush.games.bang.table import BangTable

PLAYER: Final = BangPlayer.__struct_fields__
TABLE: Final = BangView.__struct_fields__

#: Places in the row of a player.
P_SEAT: Final = PLAYER.index("seat")
P_NAME: Final = PLAYER.index("name")
P_CHARACTER: Final = PLAYER.index("character")
P_ABILITIES: Final = PLAYER.index("abilities")
P_ROLE: Final = PLAYER.index("role")
P_ROLE_SHOWN: Final = PLAYER.index("role_shown")
P_LIFE: Final = PLAYER.index("life")
P_MAX_LIFE: Final = PLAYER.index("max_life")
P_ALIVE: Final = PLAYER.index("alive")
P_GHOST: Final = PLAYER.index("ghost")
P_HAND_SIZE: Final = PLAYER.index("hand_size")
P_HAND_LIMIT: Final = PLAYER.index("hand_limit")
P_HAND: Final = PLAYER.index("hand")
P_IN_PLAY: Final = PLAYER.index("in_play")
P_DISTANCE: Final = PLAYER.index("distance")
P_REACH: Final = PLAYER.index("reach")
P_DISTANCES: Final = PLAYER.index("distances")
P_HARM: Final = PLAYER.index("harm")
P_HELP: Final = PLAYER.index("help")
P_ATTACKS: Final = PLAYER.index("attacks")
P_ROBS: Final = PLAYER.index("robs")
P_JAILS: Final = PLAYER.index("jails")

#: Places among the fields of the table.
T_SEAT: Final = TABLE.index("seat")
T_PLAYERS: Final = TABLE.index("players")
T_ORDER: Final = TABLE.index("order")
T_ACTIVE: Final = TABLE.index("active")
T_TURN: Final = TABLE.index("turn")
T_PHASE: Final = TABLE.index("phase")
T_BANGS: Final = TABLE.index("bangs")
T_FRESH: Final = TABLE.index("fresh")
T_USED: Final = TABLE.index("used")
T_PLAYED: Final = TABLE.index("played")
T_DECK_SIZE: Final = TABLE.index("deck_size")
T_DECK_KNOWN: Final = TABLE.index("deck_known")
T_PILE_TOP: Final = TABLE.index("pile_top")
T_PILE_SIZE: Final = TABLE.index("pile_size")
T_MIDDLE: Final = TABLE.index("middle")
T_STICK: Final = TABLE.index("stick")
T_DEALT: Final = TABLE.index("dealt")
T_SURVIVORS: Final = TABLE.index("survivors")
T_RULES: Final = TABLE.index("rules")
T_OUTCOME: Final = TABLE.index("outcome")
T_WINNERS: Final = TABLE.index("winners")
T_PARTS: Final = TABLE.index("parts")

DEEDS: Final = HARM | HELP | ATTACKS | ROBS | JAILS

NOTHING: Final[tuple[str, ...]] = ()


def view(table: BangTable, seat: Seat | None) -> BangView:
    sheet = sheet_of(table)
    sheet.noting = table.watcher is not None
    sheet.refresh(table)
    return sheet.view(table, seat)


def sheet_of(table: BangTable) -> BangSheet:
    """The sheet of this table; made when somebody first looks."""
    sheet = table.sheet
    if sheet is None:
        table.look_afresh()
        sheet = BangSheet(table)
        table.sheet = sheet
    return sheet


class BangSheet(Sheet):
    """What differs by viewer: one's own role, hands as far as one knows them, how far one sees, cards on the deck that
    one knows, characters to choose from, and parts.
    """

    def __init__(self, table: BangTable) -> None:
        players = table.players
        super().__init__(players, PLAYER, TABLE)
        viewers = players + 1
        self.hands: list[tuple[str, ...]] = [NOTHING] * (viewers * players)
        #: One bit for each hand of which somebody else knows a card.
        self.open_hands = 0
        self.deck_known: list[tuple[str, ...]] = [NOTHING] * viewers
        self.deck_open = False
        self.dealt: list[tuple[str, ...]] = [NOTHING] * viewers
        self.parts: list[dict[str, Any]] = [{} for _ in range(viewers)]
        #: Up to where it was told what happened, when the parts were last looked at.
        self.journal: list[Event] = []
        self.told = -1
        self.roles: list[str] = table.roles.copy()
        for seat in range(players):
            self.rows[seat][P_SEAT] = seat
            self.rows[seat][P_NAME] = table.names[seat]
            self.rows[seat][P_DISTANCES] = (None,) * players
        self.refresh(table)

    # ---------------------------------------------------------------- looking

    def view(self, table: BangTable, seat: Seat | None) -> BangView:
        viewer = self.players if seat is None else seat
        made = self.views[viewer]
        if made is None:
            fields = self.fields.copy()
            fields[T_SEAT] = seat
            fields[T_PLAYERS] = tuple([self._record(table, viewer, other) for other in range(self.players)])
            fields[T_DECK_KNOWN] = self.deck_known[viewer]
            fields[T_DEALT] = self.dealt[viewer]
            fields[T_PARTS] = self.parts[viewer]
            made = self.views[viewer] = BangView(*fields)
        found: BangView = made
        return found

    def _record(self, table: BangTable, viewer: int, seat: int) -> BangPlayer:
        place = viewer * self.players + seat
        made = self.records[place]
        if made is None:
            row = self.rows[seat].copy()
            row[P_HAND] = self.hands[place]
            if viewer < self.players:
                row[P_DISTANCE] = self.rows[viewer][P_DISTANCES][seat]
                if viewer == seat:
                    row[P_ROLE] = table.roles[seat]
            made = self.records[place] = BangPlayer(*row)
        found: BangPlayer = made
        return found

    # ---------------------------------------------------------------- keeping up to date

    def refresh(self, table: Table) -> None:
        bang: BangTable = table  # type: ignore[assignment]
        stale = bang.stale
        for seat in range(self.players):
            bits = stale[seat]
            if bits:
                stale[seat] = 0
                self._player(bang, Seat(seat), bits)
        bits = stale[self.players]
        if bits:
            stale[self.players] = 0
            self._table(bang, bits)
        if bang.parts:
            self._parts(bang)

    def _player(self, table: BangTable, seat: Seat, bits: int) -> None:
        if bits & WHO:
            self._who(table, seat)
        alive = table.here[seat]
        if bits & LIFE:
            self.put(seat, P_LIFE, max(table.life[seat], 0))
        if bits & (LIFE | FRONT):
            self.put(seat, P_HAND_LIMIT, table.hand_limit(seat) if alive else 0)
        if bits & FRONT:
            self.put(seat, P_IN_PLAY, ids(table.fronts[seat]))
            self.put(seat, P_REACH, table.reach(seat) if alive else 0)
        if bits & HAND:
            self._hand(table, seat)
        if bits & FAR:
            self._far(table, seat)
        if bits & DEEDS:
            self._deeds(table, seat, bits)

    def _who(self, table: BangTable, seat: Seat) -> None:
        shown = table.shown[seat] or bool(table.outcome)
        self.put(seat, P_CHARACTER, table.characters[seat].id)
        self.put(seat, P_ABILITIES, tuple([trait.id for trait in table.in_force(seat)]))
        self._role(table, seat, shown=shown)
        self.put(seat, P_ROLE_SHOWN, shown)
        self.put(seat, P_MAX_LIFE, table.max_life[seat])
        self.put(seat, P_ALIVE, table.here[seat])
        self.put(seat, P_GHOST, table.ghosts[seat])
        dealt = table.dealt[seat]
        if self.dealt[seat] != dealt:
            self.dealt[seat] = dealt
            self.tell(seat, -1, ("dealt", dealt))

    def _role(self, table: BangTable, seat: Seat, *, shown: bool) -> None:
        """Everybody sees it face up; its owner sees it face down too, and hears of it when it is another one then."""
        role = table.roles[seat]
        hidden_now = self.rows[seat][P_ROLE] is not None and not shown
        self.put(seat, P_ROLE, role if shown else None)
        if self.roles[seat] != role or hidden_now:
            self.roles[seat] = role
            if not shown:
                self.tell(seat, seat, ("players", seat, "role", role))

    def _deeds(self, table: BangTable, seat: Seat, bits: int) -> None:
        start, end = seat * self.players, (seat + 1) * self.players
        if bits & HARM:
            self.put(seat, P_HARM, tuple(table.harm[start:end]))
        if bits & HELP:
            self.put(seat, P_HELP, tuple(table.help[start:end]))
        if bits & ATTACKS:
            self.put(seat, P_ATTACKS, tuple(table.attacks[start:end]))
        if bits & ROBS:
            self.put(seat, P_ROBS, tuple(table.robs[start:end]))
        if bits & JAILS:
            self.put(seat, P_JAILS, tuple(table.jails[start:end]))

    def _far(self, table: BangTable, seat: Seat) -> None:
        """How far this player sees each seat; everybody sees that, and the player once more beside each of them."""
        row: list[int | None] = [None] * self.players
        if table.here[seat]:
            row = [None if far == OUT else far for far in table.distances(seat)]
        before: tuple[int | None, ...] = self.rows[seat][P_DISTANCES]
        for other in range(self.players):
            if before[other] != row[other]:
                self.tell(seat, other, ("players", other, "distance", row[other]))
        self.put(seat, P_DISTANCES, tuple(row))

    def _hand(self, table: BangTable, seat: Seat) -> None:
        """One's own hand in its order; of others what is known, in an order that tells nothing."""
        hand = table.hands[seat]
        self.put(seat, P_HAND_SIZE, len(hand))
        self._show_hand(seat, seat, ids(hand))
        known, owner = table.known, 1 << seat
        seen = [card for card in hand if known[card.index] & ~owner]
        if seen or self.open_hands & owner:
            self._others_hand(table, seat, seen)

    def _others_hand(self, table: BangTable, seat: Seat, seen: list[Card]) -> None:
        """What each of the others knows among the cards that somebody knows."""
        found = False
        for viewer in range(self.players + 1):
            if viewer != seat:
                bit = PUBLIC if viewer == self.players else 1 << viewer
                known = [card.id for card in seen if table.known[card.index] & bit]
                found = found or bool(known)
                self._show_hand(viewer, seat, tuple(sorted(known)) if known else NOTHING)
        if found:
            self.open_hands |= 1 << seat
        else:
            self.open_hands &= ~(1 << seat)

    def _show_hand(self, viewer: int, seat: int, cards: tuple[str, ...]) -> None:
        place = viewer * self.players + seat
        if self.hands[place] != cards:
            self.hands[place] = cards
            self.tell(viewer, seat, ("players", seat, "hand", cards))

    # ---------------------------------------------------------------- the table

    def _table(self, table: BangTable, bits: int) -> None:
        if bits & TURN:
            self.put_on_table(T_ACTIVE, table.active)
            self.put_on_table(T_TURN, table.turns)
            self.put_on_table(T_PHASE, table.phase)
            self.put_on_table(T_BANGS, table.bangs)
            self.put_on_table(T_FRESH, ids(table.fresh))
            self.put_on_table(T_USED, tuple(table.used))
            self.put_on_table(T_PLAYED, len(table.played))
        if bits & DECK:
            self.put_on_table(T_DECK_SIZE, len(table.deck))
            self._deck_known(table)
        if bits & PILE:
            self.put_on_table(T_PILE_TOP, table.pile[-1].id if table.pile else None)
            self.put_on_table(T_PILE_SIZE, len(table.pile))
        if bits & MIDDLE:
            self.put_on_table(T_MIDDLE, ids(table.middle))
        if bits & (STICK | RULES | END):
            self._rest(table)

    def _rest(self, table: BangTable) -> None:
        self.put_on_table(T_ORDER, table.order)
        self.put_on_table(T_STICK, Seat(table.stick) if table.stick >= 0 else None)
        self.put_on_table(T_SURVIVORS, table.survivors)
        self.put_on_table(T_RULES, tuple([trait.id for trait in table.rules]))
        self.put_on_table(T_OUTCOME, table.outcome)
        self.put_on_table(T_WINNERS, tuple(table.winners))

    def _deck_known(self, table: BangTable) -> None:
        """The top cards of the deck, as far down as a seat knows them without a gap."""
        known = table.known[table.deck[-1].index] if table.deck else 0
        if not known and not self.deck_open:
            return
        self.deck_open = known != 0
        for viewer in range(self.players):
            found: list[str] = []
            for card in reversed(table.deck):
                if not table.known[card.index] >> viewer & 1:
                    break
                found.append(card.id)
            if self.deck_known[viewer] != tuple(found):
                self.deck_known[viewer] = tuple(found)
                self.tell(viewer, -1, ("deck_known", tuple(found)))

    def _parts(self, table: BangTable) -> None:
        """What expansions lay on the table changes in verbs alone, and none of them is silent."""
        journal = table.journal
        if self.journal is journal and self.told == len(journal):
            return
        self.journal, self.told = journal, len(journal)
        shared = {name: part.view(None) for name, part in table.parts.items() if part.public}
        if len(shared) == len(table.parts):
            self._put_parts({name: part for name, part in shared.items() if part is not None})
            return
        for viewer in range(self.players + 1):
            seat = None if viewer == self.players else Seat(viewer)
            shown = {name: shared[name] if part.public else part.view(seat) for name, part in table.parts.items()}
            parts = {name: part for name, part in shown.items() if part is not None}
            changes: list[tuple[Any, ...]] = []
            compare(self.parts[viewer], parts, ("parts",), changes)
            self.parts[viewer] = parts
            for change in changes:
                self.tell(viewer, -1, change)

    def _put_parts(self, parts: dict[str, Any]) -> None:
        """Parts of which everybody sees the same."""
        before = self.parts[0]
        if before != parts:
            self.parts = [parts] * (self.players + 1)
            self.views = [None] * (self.players + 1)
            if self.noting:
                compare(before, parts, ("parts",), self.common)
