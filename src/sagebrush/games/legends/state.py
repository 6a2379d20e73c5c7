"""The table of Western Legends: the course of play, beside what players have and what lies in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import FIRST_JOKER
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.fighting import BLACK, NO_CARD, NOBODY, Fight
from sagebrush.games.legends.middle import MiddleState
from sagebrush.games.legends.setting import Setting

if TYPE_CHECKING:
    from sagebrush.games.legends.sheet import LegendsSheet

ACTIONS: Final = 3

#: In the place of where the deeds of an action end: it is going on.
OPEN: Final = -1

#: Where in a turn the game is, in this order. START to DISCARD come again with every turn.
SETUP, START, INCOME, GEAR, ACT, STORIES, DISCARD, OVER = range(8)
PHASES: Final = ("setup", "start", "income", "gear", "act", "stories", "discard", "over")

#: What may follow the answer just given: a Move action, points of the marshal or wanted track, points of another track.
AFTER_MOVE: Final = 1
AFTER_POINTS: Final = 2
AFTER_OTHER_POINTS: Final = 4


class Story:
    """The story that is being told at the end of a turn: its deck, and who gets the reward, in this order."""

    __slots__ = ("contributors", "deck", "number")

    def __init__(self, deck: int, number: int, contributors: tuple[Seat, ...]) -> None:
        self.deck = deck
        self.number = number
        self.contributors = contributors

    def canonical(self) -> list[object]:
        return [self.deck, self.number, list(self.contributors)]


class LegendsState(MiddleState):
    """All that is true at a moment, and what can be asked of it without changing it."""

    __slots__ = (
        "acting",
        "actions",
        "active",
        "contributed",
        "dealer",
        "dealer_seat",
        "end_round",
        "fight",
        "first",
        "flop",
        "fought",
        "gamblers",
        "outcome",
        "phase",
        "places",
        "played",
        "pot",
        "robbed_bank",
        "round",
        "sheet",
        "spans",
        "story",
        "turn_from",
        "turns",
        "used",
        "windows",
        "winners",
    )

    def __init__(self, chance: Chance, names: tuple[str, ...], content: Content, settings: Setting) -> None:
        super().__init__(chance, names, content, settings)
        self.first: Seat = Seat(0)
        self.active: Seat = Seat(0)
        self.round: int = 0
        self.turns: int = 0
        self.phase: int = SETUP
        self.actions: int = 0
        self.windows: int = 0
        self.fought: int = 0  # whom the active player has attacked in this turn, as bits; bit `players` for Black
        self.robbed_bank: bool = False
        self.contributed: bool = False
        self.used: list[str] = []  # abilities limited to once per turn, action or Move action
        self.turn_from: int = 0  # where the deeds of this turn begin in the active player's deeds
        #: From where to where those of each action of it go.
        self.spans: list[tuple[int, int]] = []
        #: The poker card whose action is being carried out. It lies on the pile, but is not shuffled with it (LEG-092).
        self.acting: int = NO_CARD
        self.fight: Fight | None = None
        self.story: Story | None = None
        self.flop: list[int] = []
        self.pot: int = 0
        self.gamblers: list[Seat] = []  # who takes part in the poker game
        self.dealer: list[int] = []  # poker cards drawn for the dealer
        self.dealer_seat: Seat = NOBODY  # who plays the dealer
        self.played: list[tuple[Seat, tuple[int, ...]]] = []  # laid at poker; BLACK is the dealer
        self.end_round: int = 0  # the last round, once it is known
        self.outcome: str = ""
        self.winners: list[Seat] = []
        #: What was last seen of all this; a copy has none.
        self.sheet: LegendsSheet | None = None
        self.places: list[int] = []  # by seat, 1 is the best; filled in by the final scoring

    # ---------------------------------------------------------------- questions

    def space_of(self, who: Seat) -> int:
        """Where a participant's figure stands, the Man in Black's too."""
        if who == BLACK:
            assert self.black is not None
            return self.black.space
        return self.space[who]

    def here(self, seat: Seat) -> list[Seat]:
        """The other participants in the same space, the Man in Black last."""
        space = self.space_of(seat)
        found = [Seat(other) for other in range(self.players) if other != seat and self.space[other] == space]
        if self.black is not None and seat != BLACK and self.black.space == space:
            found.append(BLACK)
        return found

    def where(self, place: str | tuple[str, ...]) -> int:
        """The spaces that a place word means now."""
        found = self.land.mask_of(place)
        for part in self.parts.values():
            for word in (place,) if isinstance(place, str) else place:
                found |= part.where(word)
        return found

    def stops(self) -> int:
        """Where a movement ends because somebody waits there (LEG-087, LEG-539)."""
        found = self.bandits
        for part in self.parts.values():
            found |= part.stops()
        return found

    def speed(self, seat: Seat) -> int:
        """LEG-537: a system may slow a player down, but everybody gets one space far."""
        speed = super().speed(seat)
        if not self.parts:
            return speed
        return max(1, speed - sum([part.slows(seat) for part in self.parts.values()]))

    def in_town(self, seat: Seat) -> bool:
        return self.land.town[self.space_of(seat)] != ""

    def open_story(self, deck: int) -> int:
        """The number of the open story; 0 where the deck is empty."""
        return self.story_decks[deck][-1] if self.story_decks[deck] else 0

    def markers_needed(self) -> int:
        """LEG-347: two markers among two to four players, three among more."""
        return 2 if self.players <= 4 else 3

    def laid_by(self, seat: Seat) -> int:
        """The poker card that this player has laid face down in a fight, while nobody else knows which it is."""
        fight = self.fight
        if fight is None or fight.shown:
            return NO_CARD
        if seat == fight.fighter:
            return fight.card
        return fight.other_card if seat == fight.other else NO_CARD

    def can_lay(self, seat: Seat) -> bool:
        """Whether a card can be laid in a fight: not by somebody who holds nothing but jokers (LEG-X54)."""
        hand = self.hands[seat]
        return bool(hand) and min(hand) < FIRST_JOKER

    # ---------------------------------------------------------------- copy and digest

    def copy_into(self, twin: LegendsState) -> None:
        """Everything but chance, names, content and settings, which the twin was made with."""
        self.copy_players(twin)
        self.copy_middle(twin)
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.turns = self.turns
        twin.phase = self.phase
        twin.actions = self.actions
        twin.windows = self.windows
        twin.fought = self.fought
        twin.robbed_bank = self.robbed_bank
        twin.contributed = self.contributed
        twin.used = self.used.copy()
        twin.turn_from = self.turn_from
        twin.spans = self.spans.copy()
        twin.acting = self.acting
        twin.fight = None if self.fight is None else self.fight.copy()
        twin.story = self.story
        twin.flop = self.flop.copy()
        twin.pot = self.pot
        twin.gamblers = self.gamblers.copy()
        twin.dealer = self.dealer.copy()
        twin.dealer_seat = self.dealer_seat
        twin.played = self.played.copy()
        twin.end_round = self.end_round
        twin.outcome = self.outcome
        twin.winners = self.winners.copy()
        twin.places = self.places.copy()

    def canonical(self) -> object:
        return [
            self.chance.canonical(),
            *self.canonical_players(),
            *self.canonical_middle(),
            [self.first, self.active, self.round, self.turns, self.phase, self.actions, self.windows],
            [
                self.fought,
                self.robbed_bank,
                self.contributed,
                self.used,
                self.turn_from,
                [list(span) for span in self.spans],
            ],
            self.acting,
            None if self.fight is None else self.fight.canonical(),
            None if self.story is None else self.story.canonical(),
            [self.flop, self.pot, self.gamblers, self.dealer, self.dealer_seat],
            [[who, list(cards)] for who, cards in self.played],
            [self.end_round, self.outcome, self.winners, self.places],
        ]
