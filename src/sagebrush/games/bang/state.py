"""All that is true of a game of BANG! at a moment; what one may ask about it is in `seating` and `reading`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sagebrush.core.parts import Part
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.traits import Reason, Trait

if TYPE_CHECKING:
    from sagebrush.games.bang.viewing import BangSheet

START: Final = "start"
DRAW: Final = "draw"
PLAY: Final = "play"
DISCARD: Final = "discard"
LOST: Final = "lost"
#: One turn is over and the next one has not begun, because a round begins before it.
BETWEEN: Final = "between"

#: The two sides of the Shadow Renegade's card, and the role in which he plays then (BANG-365).
SIDES: Final = {"shadow_deputy": "deputy", "shadow_outlaw": "outlaw"}

#: The distance of whoever is not in play.
OUT: Final = 99

#: What anybody knows of a card of an expansion that is not in play.
ABSENT: Final = -1
#: The bit of a card that was open to all. That each seat has come to know it, one by one, is not the same: who watches
#: has seen nothing of it then.
PUBLIC: Final = 1 << 8


#: A player, the step that is due for him, and who caused it (himself, where nobody else did).
Owed = tuple[Seat, str, Seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Trait):
    """A character card: its bullets and its ability."""

    def __init__(self, id: str, life: int, hand: int = 0) -> None:
        super().__init__(id)
        self.life = life
        #: BANG-022: as many cards as bullets, unless the card says otherwise.
        self.hand: int = hand or life


UNCHOSEN: Final = Character("unchosen", 0)


#: What lies on a table that is not laid yet; nothing is ever added to these.
NO_WORDS: Final[list[str]] = []
NO_FLAGS: Final[list[bool]] = []
NO_REASONS: Final[list[Reason | None]] = []
NO_NUMBERS: Final[list[int]] = []
NO_SEATS: Final[list[Seat]] = []
NO_CARDS: Final[list[Card]] = []
NO_HANDS: Final[list[list[Card]]] = []
NO_CHARACTERS: Final[list[Character]] = []
NO_ABILITIES: Final[list[tuple[Trait, ...]]] = []
NO_CHOICES: Final[list[tuple[str, ...]]] = []
NO_TRAITS: Final[list[Trait]] = []
NO_DUES: Final[list[Owed]] = []
NO_PARTS: Final[dict[str, Part]] = {}
NO_VOICES: Final[list[dict[str, list[Trait]] | None]] = []
NOT_HEARD: Final[dict[str, list[tuple[Seat, Trait]]]] = {}
ALL_HEARD: Final[dict[str, bool]] = {}
NO_ROWS: Final[dict[int, list[int]]] = {}
NOBODY_WITHIN: Final[dict[tuple[int, int], list[Seat]]] = {}


class BangState(Table):
    """The deck, the piles, and what each player has in hand and in front of him."""

    __slots__ = (
        "_fleeting",
        "_further",
        "_heard",
        "_rows",
        "_silencing",
        "_silent",
        "_unheard",
        "_voices",
        "_within",
        "abilities",
        "active",
        "again",
        "attacks",
        "bangs",
        "box",
        "burying",
        "characters",
        "commanded",
        "commander",
        "copied",
        "dealt",
        "deck",
        "digging",
        "dueling",
        "extra_turn",
        "fallen",
        "first",
        "fresh",
        "fronts",
        "ghosts",
        "granted",
        "hands",
        "harm",
        "held_back",
        "help",
        "here",
        "holding",
        "jails",
        "known",
        "lent",
        "life",
        "living",
        "lot",
        "lots",
        "max_life",
        "middle",
        "names",
        "open_hands",
        "order",
        "outcome",
        "owed",
        "parts",
        "phase",
        "pile",
        "places",
        "played",
        "players",
        "robs",
        "role_lots",
        "roles",
        "rounds",
        "rules",
        "sheet",
        "shown",
        "skipping",
        "spared",
        "stale",
        "stick",
        "survivors",
        "turns",
        "used",
        "winners",
    )

    def __init__(self, chance: Chance, names: tuple[str, ...]) -> None:
        """A table on which nothing lies yet: `lay` lays it, `copy_onto` makes it the twin of another."""
        super().__init__(chance)
        self.names = names
        self.players: int = len(names)
        # Who everybody is. What stands here is lent to copies, and copied before it changes (`make_own`).
        self.lent: bool = False
        self.roles: list[str] = NO_WORDS
        self.shown: list[bool] = NO_FLAGS  # roles turned face up
        self.characters: list[Character] = NO_CHARACTERS
        self.abilities: list[tuple[Trait, ...]] = NO_ABILITIES  # of their characters
        self.copied: list[tuple[Trait, ...]] = NO_ABILITIES  # of other characters, for a while
        self.granted: list[tuple[Trait, ...]] = NO_ABILITIES  # from elsewhere: no character's, and never muted
        self.dealt: list[tuple[str, ...]] = NO_CHOICES  # characters to choose from
        self.box: list[str] = NO_WORDS  # characters nobody has
        self.rules: list[Trait] = NO_TRAITS  # traits of the whole table: variants, events
        self.max_life: list[int] = NO_NUMBERS
        self.living: list[Seat] = NO_SEATS  # those in play, clockwise
        self.here: list[bool] = NO_FLAGS
        self.ghosts: list[str] = NO_WORDS  # in play without lives, to be neither gained nor lost: by what
        self.order: tuple[Seat, ...] = ()  # everybody clockwise, the dead included
        self.places: tuple[int, ...] = ()  # by seat: the place in that order
        self.role_lots: tuple[int, ...] = ()  # roles of one lot were dealt together; everybody saw that
        self.fallen: tuple[Seat, ...] = ()  # who was eliminated, in that order, until they come back with lives
        self._set_cards()
        self._set_turn()
        self._set_tallies()
        self._set_thoughts()
        #: What was touched since somebody looked, by seat, and last of the table; and what was seen then.
        self.stale: list[int] = NO_NUMBERS
        self.sheet: BangSheet | None = None

    def _set_cards(self) -> None:
        """What everybody has, and the middle of the table; the top of deck and pile is the end of the list."""
        self.life: list[int] = NO_NUMBERS
        self.hands: list[list[Card]] = NO_HANDS
        self.fronts: list[list[Card]] = NO_HANDS
        self.deck: list[Card] = NO_CARDS
        self.pile: list[Card] = NO_CARDS
        self.middle: list[Card] = NO_CARDS  # cards face up while an effect goes on
        self.open_hands: bool = False  # everybody plays with open hands
        self.known: list[int] = NO_NUMBERS  # by card index: bit i if seat i knows where it is, and PUBLIC; or ABSENT
        self.lot: int = 0  # how often the discard pile has become the deck
        self.lots: list[int] = NO_NUMBERS  # by card index: the lot it was last shuffled with, which all can follow
        self.stick: int = -1  # who holds the stick of dynamite; -1 without the variant
        self.parts: dict[str, Part] = NO_PARTS  # what expansions lay on the table, by name

    def _set_turn(self) -> None:
        self.first: Seat = Seat(0)
        self.active: Seat = Seat(0)
        self.rounds: int = 0  # begun so far
        self.turns: int = 0
        self.extra_turn: bool = False  # this turn is one that somebody has besides his own
        self.again: bool = False  # another one follows it
        self.skipping: tuple[Seat, ...] = ()  # who loses the next turn
        self.phase: str = START
        self.bangs: int = 0  # BANG! cards played in this turn
        self.fresh: list[Card] = NO_CARDS  # cards put into play in this turn
        self.used: list[str] = NO_WORDS  # abilities used in this turn, one entry per use
        self.played: tuple[Card, ...] = ()  # cards the active player played from hand in this turn, repeats included
        self.digging: bool = False  # in phase 1: cards are drawn from the discard pile
        self.burying: bool = False  # what the active player discards goes onto the deck
        self.owed: list[Owed] = NO_DUES  # steps waiting for their moment
        self.dueling: int = 0
        self.holding: int = -1  # whose card is not resolved for all its targets yet
        self.spared: int = -1  # whom the card that is being resolved leaves alone
        self.held_back: tuple[Card, ...] = ()  # cards in hand that wait until what brought them is resolved
        self.commander: int = -1  # who chooses for another one, and for whom
        self.commanded: int = -1
        self.survivors: bool = False  # three players: only the last one standing wins
        self.outcome: str = ""
        self.winners: list[Seat] = NO_SEATS

    def _set_tallies(self) -> None:
        """Who did what to whom: public, and all that a bot needs to guess roles."""
        self.harm: list[int] = NO_NUMBERS  # lives taken
        self.help: list[int] = NO_NUMBERS  # lives given
        self.attacks: list[int] = NO_NUMBERS  # shots, duels and the like aimed
        self.robs: list[int] = NO_NUMBERS  # cards taken or discarded
        self.jails: list[int] = NO_NUMBERS

    def _set_thoughts(self) -> None:
        """What is worked out when needed. A copy shares it; where something changes it is replaced, never emptied."""
        self._voices: list[dict[str, list[Trait]] | None] = NO_VOICES
        self._heard: dict[str, list[tuple[Seat, Trait]]] = NOT_HEARD
        self._unheard: dict[str, bool] = ALL_HEARD
        self._rows: dict[int, list[int]] = NO_ROWS
        self._within: dict[tuple[int, int], list[Seat]] = NOBODY_WITHIN
        self._silent: list[Reason | None] = NO_REASONS
        self._silencing: bool = False
        self._further: list[int] = NO_NUMBERS
        self._fleeting: bool = False  # some of it holds for this turn only

    # ---------------------------------------------------------------- laying the table

    def lay(self) -> None:
        """A place for everybody and for everything; no card and no role is dealt yet."""
        players = self.players
        seats = range(players)
        self.roles, self.shown, self.role_lots = [""] * players, [False] * players, (0,) * players
        self.characters = [UNCHOSEN] * players
        self.abilities, self.copied, self.granted = [()] * players, [()] * players, [()] * players
        self.dealt, self.box, self.rules, self.parts = [()] * players, [], [], {}
        self.order, self.places = tuple([Seat(seat) for seat in seats]), tuple(seats)
        self.living, self.here, self.ghosts = list(self.order), [True] * players, [""] * players
        self.life, self.max_life = [0] * players, [0] * players
        self.hands, self.fronts = [[] for _ in seats], [[] for _ in seats]
        self.deck, self.pile, self.middle, self.known, self.lots = [], [], [], [], []
        self.fresh, self.used, self.owed, self.winners = [], [], [], []
        self.clear_tallies()
        self._forget()

    def clear_tallies(self) -> None:
        square = self.players * self.players
        self.harm, self.help = [0] * square, [0] * square
        self.attacks, self.robs, self.jails = [0] * square, [0] * square, [0] * square

    def _forget(self) -> None:
        """All that was worked out is thrown away."""
        self._voices = [None] * self.players
        self._heard, self._unheard, self._rows, self._within = {}, {}, {}, {}
        self._silent, self._silencing, self._further = [], False, []

    def make_own(self) -> None:
        """Who everybody is changes now: what was lent to copies, or by another table, is copied first."""
        if not self.lent:
            return
        self.lent = False
        self.roles, self.shown, self.characters = self.roles.copy(), self.shown.copy(), self.characters.copy()
        self.abilities, self.copied, self.granted = self.abilities.copy(), self.copied.copy(), self.granted.copy()
        self.dealt, self.box, self.rules = self.dealt.copy(), self.box.copy(), self.rules.copy()
        self.max_life, self.living = self.max_life.copy(), self.living.copy()
        self.here, self.ghosts = self.here.copy(), self.ghosts.copy()

    def copy_onto(self, twin: BangState) -> None:
        """A flat copy of everything but chance and journal."""
        self._copy_players(twin)
        self._copy_cards(twin)
        self._copy_turn(twin)
        self._copy_thoughts(twin)

    def _copy_players(self, twin: BangState) -> None:
        self.lent = twin.lent = True
        twin.roles, twin.shown, twin.role_lots = self.roles, self.shown, self.role_lots
        twin.characters, twin.max_life = self.characters, self.max_life
        twin.abilities, twin.copied, twin.granted = self.abilities, self.copied, self.granted
        twin.dealt, twin.box, twin.rules = self.dealt, self.box, self.rules
        twin.living, twin.here, twin.ghosts = self.living, self.here, self.ghosts
        twin.order, twin.places, twin.fallen = self.order, self.places, self.fallen
        if self.parts:
            twin.parts = {name: part.copy() for name, part in self.parts.items()}
        twin.life = self.life.copy()
        twin.harm, twin.help = self.harm.copy(), self.help.copy()
        twin.attacks, twin.robs, twin.jails = self.attacks.copy(), self.robs.copy(), self.jails.copy()

    def _copy_cards(self, twin: BangState) -> None:
        twin.hands = [hand.copy() for hand in self.hands]
        twin.fronts = [front.copy() for front in self.fronts]
        twin.deck = self.deck.copy()
        twin.pile = self.pile.copy()
        twin.middle = self.middle.copy()
        twin.open_hands = self.open_hands
        twin.known = self.known.copy()
        twin.lot = self.lot
        twin.lots = self.lots
        twin.stick = self.stick

    def _copy_turn(self, twin: BangState) -> None:
        twin.first = self.first
        twin.active = self.active
        twin.rounds, twin.turns = self.rounds, self.turns
        twin.extra_turn, twin.again, twin.skipping = self.extra_turn, self.again, self.skipping
        twin.phase = self.phase
        twin.bangs = self.bangs
        twin.fresh = self.fresh.copy()
        twin.used = self.used.copy()
        twin.played = self.played
        twin.digging, twin.burying = self.digging, self.burying
        twin.owed = self.owed.copy()
        twin.dueling, twin.holding, twin.spared = self.dueling, self.holding, self.spared
        twin.held_back = self.held_back
        twin.commander, twin.commanded = self.commander, self.commanded
        twin.survivors = self.survivors
        twin.outcome = self.outcome
        twin.winners = self.winners.copy()

    def _copy_thoughts(self, twin: BangState) -> None:
        """What was worked out here holds there too, and what either adds to it holds for both."""
        twin._voices, twin._heard, twin._unheard = self._voices, self._heard, self._unheard
        twin._rows, twin._within = self._rows, self._within
        twin._silent, twin._silencing, twin._further = self._silent, self._silencing, self._further
        twin._fleeting = self._fleeting

    def canonical(self) -> object:
        return [
            self.chance.canonical(),
            [list(self.names), self.roles, self.shown, self.role_lots, [character.id for character in self.characters]],
            self._canonical_abilities(),
            [self.dealt, self.box, [trait.id for trait in self.rules]],
            [[name, self.parts[name].canonical()] for name in sorted(self.parts)],
            [self.life, self.max_life, [ids(hand) for hand in self.hands], [ids(front) for front in self.fronts]],
            [
                self.order,
                self.living,
                self.ghosts,
                self.fallen,
                ids(self.deck),
                ids(self.pile),
                ids(self.middle),
                self.open_hands,
                # What each seat knows; whether it is public shows in what it was told.
                [mask & ~PUBLIC for mask in self.known if mask != ABSENT],
                self.stick,
            ],
            [self.first, self.active, self.rounds, self.turns, self.extra_turn, self.again, self.skipping],
            [self.phase, self.bangs, ids(self.fresh), self.used, ids(self.played), self.digging, self.burying],
            self._canonical_card(),
            [self.survivors, self.outcome, self.winners],
            [self.harm, self.help, self.attacks, self.robs, self.jails],
        ]

    def _canonical_card(self) -> list[object]:
        """What waits for the card that is being resolved, and whom it spares, if anybody."""
        held: list[object] = [
            self.owed,
            self.dueling,
            self.holding,
            ids(self.held_back),
            self.commander,
            self.commanded,
        ]
        return held if self.spared < 0 else [*held, self.spared]

    def _canonical_abilities(self) -> list[list[str]]:
        """Those of characters by seat; behind them what is granted, where anything is."""
        rows = [self.abilities[seat] + self.copied[seat] for seat in range(self.players)]
        if any(self.granted):
            rows += self.granted
        return [[trait.id for trait in traits] for traits in rows]

    def abilities_of(self, seat: Seat) -> tuple[Trait, ...]:
        """All that this player has now, from whatever source and muted or not."""
        return self.abilities[seat] + self.copied[seat] + self.granted[seat]
