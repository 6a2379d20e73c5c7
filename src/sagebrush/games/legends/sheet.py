"""What the eyes on a table of Western Legends see, kept up to date: built again only where something is not as it was.

Verbs leave no marks here. The state of a player is a few numbers and short lists, and to compare them with what they
were costs less than the care that marks would need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sagebrush.core.panes import Sheet, compare
from sagebrush.core.seats import Seat
from sagebrush.games.legends import viewing
from sagebrush.games.legends.players import NOWHERE
from sagebrush.games.legends.state import PHASES
from sagebrush.games.legends.view import LegendsPlayer, LegendsView
from sagebrush.games.legends.ways import bits

if TYPE_CHECKING:
    from sagebrush.core.table import Table
    from sagebrush.games.legends.table import LegendsTable

PLAYER: Final = LegendsPlayer.__struct_fields__
TABLE: Final = LegendsView.__struct_fields__

#: Places in the row of a player.
P_SEAT: Final = PLAYER.index("seat")
P_NAME: Final = PLAYER.index("name")
P_CHARACTER: Final = PLAYER.index("character")
P_DEALT: Final = PLAYER.index("dealt")
P_ABILITY_ON: Final = PLAYER.index("ability_on")
P_SPACE: Final = PLAYER.index("space")
P_LP: Final = PLAYER.index("lp")
P_MP: Final = PLAYER.index("mp")
P_WP: Final = PLAYER.index("wp")
P_MONEY: Final = PLAYER.index("money")
P_NUGGETS: Final = PLAYER.index("nuggets")
P_WOUNDS: Final = PLAYER.index("wounds")
P_CARDS: Final = PLAYER.index("cards")
P_HAND: Final = PLAYER.index("hand")
P_SEEN: Final = PLAYER.index("seen")
P_WEAPONS: Final = PLAYER.index("weapons")
P_MOUNTS: Final = PLAYER.index("mounts")
P_BELONGINGS: Final = PLAYER.index("belongings")
P_CATTLE: Final = PLAYER.index("cattle")
P_TOKENS: Final = PLAYER.index("tokens")
P_GOALS: Final = PLAYER.index("goals")
P_GOALS_LEFT: Final = PLAYER.index("goals_left")
P_GOALS_DONE: Final = PLAYER.index("goals_done")
P_LEGEND_TOKENS: Final = PLAYER.index("legend_tokens")
P_LEGEND_VALUES: Final = PLAYER.index("legend_values")
P_SPEED: Final = PLAYER.index("speed")
P_HAND_LIMIT: Final = PLAYER.index("hand_limit")
P_MONEY_LIMIT: Final = PLAYER.index("money_limit")
P_NUGGET_LIMIT: Final = PLAYER.index("nugget_limit")

#: What only its owner sees, until the game is over; of the characters to choose from nobody else ever.
SECRET: Final = (P_DEALT, P_HAND, P_TOKENS, P_GOALS, P_LEGEND_VALUES)

#: Places among the fields of the table.
T_SEAT: Final = TABLE.index("seat")
T_PLAYERS: Final = TABLE.index("players")
T_ACTIVE: Final = TABLE.index("active")
T_FIRST: Final = TABLE.index("first")
T_ROUND: Final = TABLE.index("round")
T_TURN: Final = TABLE.index("turn")
T_PHASE: Final = TABLE.index("phase")
T_ACTIONS: Final = TABLE.index("actions")
T_SHERIFF: Final = TABLE.index("sheriff")
T_BANDITS: Final = TABLE.index("bandits")
T_CACHES: Final = TABLE.index("caches")
T_STORIES: Final = TABLE.index("stories")
T_CATTLE: Final = TABLE.index("cattle")
T_DECK: Final = TABLE.index("deck")
T_PILE: Final = TABLE.index("pile")
T_FIGHT: Final = TABLE.index("fight")
T_POKER: Final = TABLE.index("poker")
T_BLACK: Final = TABLE.index("black")
T_END_AT: Final = TABLE.index("end_at")
T_END_ROUND: Final = TABLE.index("end_round")
T_OUTCOME: Final = TABLE.index("outcome")
T_WINNERS: Final = TABLE.index("winners")
T_CONTENT: Final = TABLE.index("content")
T_BOXES: Final = TABLE.index("boxes")
T_PARTS: Final = TABLE.index("parts")

NOTHING: Final[tuple[str, ...]] = ()


def view(table: LegendsTable, seat: Seat | None) -> LegendsView:
    sheet = sheet_of(table)
    sheet.noting = table.watcher is not None
    sheet.refresh(table)
    return sheet.view(seat)


def sheet_of(table: LegendsTable) -> LegendsSheet:
    """The sheet of this table; made when somebody first looks."""
    sheet = table.sheet
    if sheet is None:
        sheet = LegendsSheet(table)
        table.sheet = sheet
    return sheet


class LegendsSheet(Sheet):
    """What differs by viewer: one's own secrets, cards one has seen in other hands, and cards laid face down."""

    def __init__(self, table: LegendsTable) -> None:
        players = table.players
        super().__init__(players, PLAYER, TABLE)
        viewers = players + 1
        #: As they were when somebody last looked: numbers, gear, and what is held in secret.
        self.numbers: list[tuple[Any, ...]] = [()] * players
        self.gear: list[list[list[str]]] = [[] for _ in range(players)]
        self.held: list[list[list[Any]]] = [[] for _ in range(players)]
        self.hands: list[list[int]] = [[-1] for _ in range(players)]
        self.laid: list[int] = [-2] * players
        self.known: list[int] = []
        self.course: tuple[Any, ...] = ()
        self.middle: list[Any] = []
        self.pile: list[int] = [-1]
        self.over = self.fighting = self.gambling = False
        #: By player what only he sees; by viewer and player which cards of that hand were seen.
        self.secrets: list[list[Any]] = [[None] * len(PLAYER) for _ in range(players)]
        self.seen: list[tuple[str, ...]] = [NOTHING] * (viewers * players)
        self.fights: list[Any] = [None] * viewers
        self.pokers: list[Any] = [None] * viewers
        self.parts: list[Any] = [{} for _ in range(viewers)]
        for seat in range(players):
            self.rows[seat][P_SEAT] = seat
            self.rows[seat][P_NAME] = table.names[seat]
            self.rows[seat][P_SEEN] = NOTHING
        self.fields[T_END_AT] = table.settings.end_at
        self.fields[T_CONTENT] = table.content.own
        self.fields[T_BOXES] = table.content.boxes
        self.fields[T_PARTS] = {}
        self.refresh(table)

    # ---------------------------------------------------------------- looking

    def view(self, seat: Seat | None) -> LegendsView:
        viewer = self.players if seat is None else seat
        made = self.views[viewer]
        if made is None:
            fields = self.fields.copy()
            fields[T_SEAT] = seat
            fields[T_PLAYERS] = tuple([self._record(viewer, other) for other in range(self.players)])
            fields[T_FIGHT] = self.fights[viewer]
            fields[T_POKER] = self.pokers[viewer]
            fields[T_PARTS] = self.parts[viewer]
            made = self.views[viewer] = LegendsView(*fields)
        found: LegendsView = made
        return found

    def _record(self, viewer: int, seat: int) -> LegendsPlayer:
        place = viewer * self.players + seat
        made = self.records[place]
        if made is None:
            row = self.rows[seat].copy()
            if viewer == seat:
                for field in SECRET:
                    row[field] = self.secrets[seat][field]
            else:
                row[P_SEEN] = self.seen[place]
            made = self.records[place] = LegendsPlayer(*row)
        found: LegendsPlayer = made
        return found

    # ---------------------------------------------------------------- players

    def refresh(self, table: Table) -> None:
        legends: LegendsTable = table  # type: ignore[assignment]
        over = legends.outcome != ""
        turned, self.over = over != self.over, over
        learnt = self.known != legends.hand_known
        if learnt:
            self.known = legends.hand_known.copy()
        for seat in range(self.players):
            who = Seat(seat)
            self._numbers(legends, who)
            self._held(legends, who, turned=turned)
            self._hand(legends, who, turned=turned, learnt=learnt)
        self._course(legends)
        self._middle(legends)
        if legends.fight is not None or self.fighting:
            self._fight(legends)
        if legends.pot or self.gambling:
            self._poker(legends)
        if legends.parts:
            self._parts(legends)

    def _numbers(self, table: LegendsTable, seat: Seat) -> None:
        """What everybody sees, and the limits that follow from it."""
        numbers = (
            table.lp[seat],
            table.mp[seat],
            table.wp[seat],
            table.money[seat],
            table.nuggets[seat],
            table.wounds[seat],
            table.space[seat],
            table.ability_on[seat],
            table.character[seat],
        )
        gear = [table.weapons[seat], table.mounts[seat], table.belongings[seat]]
        same = gear == self.gear[seat]
        if table.parts:
            self.put(seat, P_SPEED, table.speed(seat))
        if same and numbers == self.numbers[seat]:
            return
        self.numbers[seat] = numbers
        space = table.space[seat]
        self.put(seat, P_LP, numbers[0])
        self.put(seat, P_MP, numbers[1])
        self.put(seat, P_WP, numbers[2])
        self.put(seat, P_MONEY, numbers[3])
        self.put(seat, P_NUGGETS, numbers[4])
        self.put(seat, P_WOUNDS, numbers[5])
        self.put(seat, P_SPACE, table.land.spaces[space] if space != NOWHERE else None)
        self.put(seat, P_ABILITY_ON, numbers[7])
        self.put(seat, P_CHARACTER, numbers[8])
        if not same:
            self.gear[seat] = [items.copy() for items in gear]
            self.put(seat, P_WEAPONS, tuple(gear[0]))
            self.put(seat, P_MOUNTS, tuple(gear[1]))
            self.put(seat, P_BELONGINGS, tuple(gear[2]))
            self.put(seat, P_SPEED, table.speed(seat))
        self.put(seat, P_HAND_LIMIT, table.hand_limit(seat))
        self.put(seat, P_MONEY_LIMIT, table.money_limit(seat))
        self.put(seat, P_NUGGET_LIMIT, table.nugget_limit(seat))

    def _held(self, table: LegendsTable, seat: Seat, *, turned: bool) -> None:
        """Cattle, goals and legend tokens: how many all see, which ones their owner; and the characters to choose."""
        held: list[list[Any]] = [
            table.cattle[seat],
            table.goals[seat],
            table.goals_done[seat],
            table.legend_tokens[seat],
        ]
        self._secret(seat, P_DEALT, table.dealt[seat], shown=False)
        if held == self.held[seat] and not turned:
            return
        self.held[seat] = [things.copy() for things in held]
        cattle, goals, done, tokens = held
        rows = table.content.cattle
        self.put(seat, P_CATTLE, tuple([rows[token].colour for token in cattle]))
        self.put(seat, P_GOALS_LEFT, len(goals))
        self.put(seat, P_GOALS_DONE, tuple(done))
        self.put(seat, P_LEGEND_TOKENS, len(tokens))
        self._secret(seat, P_TOKENS, tuple(cattle), shown=self.over)
        self._secret(seat, P_GOALS, tuple(goals), shown=self.over)
        self._secret(seat, P_LEGEND_VALUES, tuple(sorted(tokens)), shown=self.over)

    def _secret(self, seat: Seat, field: int, value: tuple[Any, ...], *, shown: bool) -> None:
        if self.secrets[seat][field] != value:
            self.secrets[seat][field] = value
            self.tell(seat, seat, ("players", seat, PLAYER[field], value))
        self.put(seat, field, value if shown else None)

    def _hand(self, table: LegendsTable, seat: Seat, *, turned: bool, learnt: bool) -> None:
        hand, laid = table.hands[seat], table.laid_by(seat)
        same = hand == self.hands[seat]
        if same and laid == self.laid[seat] and not turned and not learnt:
            return
        if not same or turned:
            self.hands[seat] = hand.copy()
            self.put(seat, P_CARDS, len(hand))
            self._secret(seat, P_HAND, table.names_of(sorted(hand)), shown=self.over)
        self.laid[seat] = laid
        for viewer in range(self.players + 1):
            if viewer != seat:
                seen = NOTHING if self.over else viewing.seen(table, seat, 1 << viewer)
                place = viewer * self.players + seat
                if self.seen[place] != seen:
                    self.seen[place] = seen
                    self.tell(viewer, seat, ("players", seat, "seen", seen))

    # ---------------------------------------------------------------- the table

    def _course(self, table: LegendsTable) -> None:
        course = (
            table.active,
            table.first,
            table.round,
            table.turns,
            table.phase,
            table.actions,
            table.end_round,
            table.outcome,
            len(table.winners),
            len(table.deck),
            table.sheriff,
            table.bandits,
        )
        if course == self.course:
            return
        self.course = course
        self.put_on_table(T_ACTIVE, table.active)
        self.put_on_table(T_FIRST, table.first)
        self.put_on_table(T_ROUND, table.round)
        self.put_on_table(T_TURN, table.turns)
        self.put_on_table(T_PHASE, PHASES[table.phase])
        self.put_on_table(T_ACTIONS, table.actions)
        self.put_on_table(T_END_ROUND, table.end_round)
        self.put_on_table(T_OUTCOME, table.outcome)
        self.put_on_table(T_WINNERS, tuple(table.winners))
        self.put_on_table(T_DECK, len(table.deck))
        self.put_on_table(T_SHERIFF, table.land.spaces[table.sheriff])
        self.put_on_table(T_BANDITS, tuple([table.land.spaces[space] for space in bits(table.bandits)]))

    def _middle(self, table: LegendsTable) -> None:
        if table.pile != self.pile:
            self.pile = table.pile.copy()
            self.put_on_table(T_PILE, table.names_of(self.pile))
        black = table.black
        middle: list[Any] = [
            [(deck[-1] if deck else 0, len(deck)) for deck in table.story_decks],
            [tuple(markers) for markers in table.markers],
            [len(supply) for supply in table.cattle_supply.values()],
            tuple(table.caches),
            None if black is None else (black.space, black.lp, len(black.deck)),
        ]
        if middle == self.middle:
            return
        self.middle = middle
        self.put_on_table(T_CACHES, viewing.caches(table))
        self.put_on_table(T_STORIES, tuple([viewing.story(table, deck) for deck in range(len(table.story_decks))]))
        self.put_on_table(T_CATTLE, {colour: len(supply) for colour, supply in table.cattle_supply.items()})
        self.put_on_table(T_BLACK, viewing.black(table))

    def _fight(self, table: LegendsTable) -> None:
        """Of what lies face down everybody sees something else."""
        under_way = table.fight
        self.fighting = under_way is not None
        for viewer in range(self.players + 1):
            seat = None if viewer == self.players else Seat(viewer)
            now = None if under_way is None else viewing.fight(table, under_way, seat)
            self._tell_part(viewer, "fight", self.fights, now)

    def _poker(self, table: LegendsTable) -> None:
        self.gambling = table.pot > 0
        for viewer in range(self.players + 1):
            seat = None if viewer == self.players else Seat(viewer)
            self._tell_part(viewer, "poker", self.pokers, viewing.poker(table, seat))

    def _parts(self, table: LegendsTable) -> None:
        """What expansions lay on the table; some of it everybody sees alike."""
        shared = {name: part.view(None) for name, part in table.parts.items() if part.public}
        for viewer in range(self.players + 1):
            seat = None if viewer == self.players else Seat(viewer)
            shown = {name: shared[name] if part.public else part.view(seat) for name, part in table.parts.items()}
            self._tell_part(
                viewer, "parts", self.parts, {name: part for name, part in shown.items() if part is not None}
            )

    def _tell_part(self, viewer: int, name: str, parts: list[Any], now: Any) -> None:
        before = parts[viewer]
        if before != now:
            parts[viewer] = now
            changes: list[tuple[Any, ...]] = []
            compare(before, now, (name,), changes)
            for change in changes:
                self.tell(viewer, -1, change)
