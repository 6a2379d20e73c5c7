"""All that is true of a game of BANG! at a moment, and the questions one may ask about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sagebrush.core.parts import Part
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.marks import EVERYTHING
from sagebrush.games.bang.traits import Trait

if TYPE_CHECKING:
    from sagebrush.games.bang.viewing import BangSheet

START: Final = "start"
DRAW: Final = "draw"
PLAY: Final = "play"
DISCARD: Final = "discard"
LOST: Final = "lost"

#: The distance of whoever is not in play.
OUT: Final = 99

#: What anybody knows of a card of an expansion that is not in play.
ABSENT: Final = -1


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


class BangState(Table):
    """The deck, the piles, and what each player has in hand and in front of him."""

    __slots__ = (
        "_further",
        "_heard",
        "_rows",
        "_silencing",
        "_silent",
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
        "stale",
        "stick",
        "survivors",
        "turns",
        "used",
        "winners",
    )

    def __init__(self, chance: Chance, names: tuple[str, ...]) -> None:
        super().__init__(chance)
        players = len(names)
        seats = range(players)
        self.names = names
        self.players: int = players
        # Who everybody is.
        self.roles: list[str] = [""] * players
        self.shown: list[bool] = [False] * players  # roles turned face up
        self.role_lots: tuple[int, ...] = (0,) * players  # roles of one lot were dealt together; everybody saw that
        self.characters: list[Character] = [UNCHOSEN] * players
        self.abilities: list[tuple[Trait, ...]] = [()] * players  # of their characters
        self.copied: list[tuple[Trait, ...]] = [()] * players  # of other characters, for a while
        self.granted: list[tuple[Trait, ...]] = [()] * players  # from elsewhere: no character's, and never muted
        self.dealt: list[tuple[str, ...]] = [()] * players  # characters to choose from
        self.box: list[str] = []  # characters nobody has
        self.rules: list[Trait] = []  # traits of the whole table: variants, events
        self.parts: dict[str, Part] = {}  # what expansions lay on the table, by name
        # What everybody has.
        self.life: list[int] = [0] * players
        self.max_life: list[int] = [0] * players
        self.hands: list[list[Card]] = [[] for _ in seats]
        self.fronts: list[list[Card]] = [[] for _ in seats]
        self.order: tuple[Seat, ...] = tuple([Seat(seat) for seat in seats])  # everybody clockwise, the dead included
        self.places: tuple[int, ...] = tuple(seats)  # by seat: the place in that order
        self.living: list[Seat] = list(self.order)  # those in play, clockwise
        self.here: list[bool] = [True] * players
        self.ghosts: list[str] = [""] * players  # in play without lives, to be neither gained nor lost: by what
        self.fallen: tuple[Seat, ...] = ()  # who was eliminated, in that order, until they come back with lives
        # The middle of the table; the top of deck and pile is the end of the list.
        self.deck: list[Card] = []
        self.pile: list[Card] = []
        self.middle: list[Card] = []  # cards face up while an effect goes on
        self.open_hands: bool = False  # everybody plays with open hands
        self.known: list[int] = []  # by card index: bit i if seat i knows where it is in a deck or hand; ABSENT
        self.lot: int = 0  # how often the discard pile has become the deck
        self.lots: list[int] = []  # by card index: the lot it was last shuffled with, which everybody can follow
        self.stick: int = -1  # who holds the stick of dynamite; -1 without the variant
        self._set_turn()
        self._set_tallies(players * players)
        self._forget()
        #: What was touched since somebody looked, by seat, and last of the table; and what was seen then.
        self.stale: list[int] = []
        self.sheet: BangSheet | None = None

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
        self.fresh: list[Card] = []  # cards put into play in this turn
        self.used: list[str] = []  # abilities used in this turn, one entry per use
        self.played: tuple[Card, ...] = ()  # cards the active player played from hand in this turn, repeats included
        self.digging: bool = False  # in phase 1: cards are drawn from the discard pile
        self.burying: bool = False  # what the active player discards goes onto the deck
        self.owed: list[Owed] = []  # steps waiting for their moment
        self.dueling: int = 0
        self.holding: int = -1  # whose card is not resolved for all its targets yet
        self.held_back: tuple[Card, ...] = ()  # cards in hand that wait until what brought them is resolved
        self.commander: int = -1  # who chooses for another one, and for whom
        self.commanded: int = -1
        self.survivors: bool = False  # three players: only the last one standing wins
        self.outcome: str = ""
        self.winners: list[Seat] = []

    def _set_tallies(self, square: int) -> None:
        """Who did what to whom: public, and all that a bot needs to guess roles."""
        self.harm: list[int] = [0] * square  # lives taken
        self.help: list[int] = [0] * square  # lives given
        self.attacks: list[int] = [0] * square  # shots, duels and the like aimed
        self.robs: list[int] = [0] * square  # cards taken or discarded
        self.jails: list[int] = [0] * square

    def _forget(self) -> None:
        """What is worked out when needed and thrown away when something changes."""
        self._voices: list[dict[str, list[Trait]] | None] = [None] * self.players
        self._heard: dict[str, list[tuple[Seat, Trait]]] = {}
        self._rows: dict[int, list[int]] = {}
        self._within: dict[tuple[int, int], list[Seat]] = {}
        self._silent: list[bool] = []
        self._silencing: bool = False
        self._further: list[int] = []

    def copy_onto(self, twin: BangState) -> None:
        """A flat copy of everything but chance and journal."""
        self._copy_players(twin)
        self._copy_cards(twin)
        self._copy_turn(twin)
        self._copy_thoughts(twin)

    def _copy_players(self, twin: BangState) -> None:
        twin.roles = self.roles.copy()
        twin.shown = self.shown.copy()
        twin.role_lots = self.role_lots
        twin.characters = self.characters.copy()
        twin.abilities = self.abilities.copy()
        twin.copied, twin.granted = self.copied.copy(), self.granted.copy()
        twin.dealt = self.dealt.copy()
        twin.box = self.box.copy()
        twin.rules = self.rules.copy()
        if self.parts:
            twin.parts = {name: part.copy() for name, part in self.parts.items()}
        twin.life = self.life.copy()
        twin.max_life = self.max_life.copy()
        twin.order, twin.places, twin.fallen = self.order, self.places, self.fallen
        twin.living = self.living.copy()
        twin.here = self.here.copy()
        twin.ghosts = self.ghosts.copy()
        twin.harm = self.harm.copy()
        twin.help = self.help.copy()
        twin.attacks = self.attacks.copy()
        twin.robs = self.robs.copy()
        twin.jails = self.jails.copy()

    def _copy_cards(self, twin: BangState) -> None:
        twin.hands = [hand.copy() for hand in self.hands]
        twin.fronts = [front.copy() for front in self.fronts]
        twin.deck = self.deck.copy()
        twin.pile = self.pile.copy()
        twin.middle = self.middle.copy()
        twin.open_hands = self.open_hands
        twin.known = self.known.copy()
        twin.lot = self.lot
        twin.lots = self.lots.copy()
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
        twin.dueling, twin.holding = self.dueling, self.holding
        twin.held_back = self.held_back
        twin.commander, twin.commanded = self.commander, self.commanded
        twin.survivors = self.survivors
        twin.outcome = self.outcome
        twin.winners = self.winners.copy()

    def _copy_thoughts(self, twin: BangState) -> None:
        """What was worked out here holds there too; what it is made of is never changed, only thrown away."""
        twin._voices = self._voices.copy()
        twin._heard = self._heard.copy()
        twin._rows = self._rows.copy()
        twin._within = self._within.copy()
        twin._silent, twin._silencing = self._silent, self._silencing
        twin._further = self._further

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
                [mask for mask in self.known if mask != ABSENT],
                self.stick,
            ],
            [self.first, self.active, self.rounds, self.turns, self.extra_turn, self.again, self.skipping],
            [self.phase, self.bangs, ids(self.fresh), self.used, ids(self.played), self.digging, self.burying],
            [self.owed, self.dueling, self.holding, ids(self.held_back), self.commander, self.commanded],
            [self.survivors, self.outcome, self.winners],
            [self.harm, self.help, self.attacks, self.robs, self.jails],
        ]

    def _canonical_abilities(self) -> list[list[str]]:
        """Those of characters by seat; behind them what is granted, where anything is."""
        rows = [self.abilities[seat] + self.copied[seat] for seat in range(self.players)]
        if any(self.granted):
            rows += self.granted
        return [[trait.id for trait in traits] for traits in rows]

    def abilities_of(self, seat: Seat) -> tuple[Trait, ...]:
        """All that this player has now, from whatever source and muted or not."""
        return self.abilities[seat] + self.copied[seat] + self.granted[seat]

    def touch(self, seat: Seat, what: int) -> None:
        """Something of this player changes. While nobody looks there is nothing to note."""
        if self.sheet is not None:
            self.stale[seat] |= what

    def touch_table(self, what: int) -> None:
        if self.sheet is not None:
            self.stale[self.players] |= what

    def touch_all(self, what: int) -> None:
        """Whatever this is made of, of every player and of the table, may be another."""
        if self.sheet is not None:
            for place in range(self.players + 1):
                self.stale[place] |= what

    def look_afresh(self) -> None:
        """Somebody looks who knows nothing of the table yet."""
        self.stale = [EVERYTHING] * (self.players + 1)

    # ---------------------------------------------------------------- players

    def alive(self, seat: Seat) -> bool:
        return self.here[seat]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """Everybody in play, starting with this seat (or the next one in play) and going clockwise."""
        living, places = self.living, self.places
        start = places[seat]
        for index, other in enumerate(living):
            if places[other] >= start:
                return living[index:] + living[:index] if index else living
        return living

    def others_from(self, seat: Seat) -> list[Seat]:
        """BANG-105: all others in play, from this player's left clockwise."""
        return [other for other in self.clockwise_from(seat) if other != seat]

    def left_of(self, seat: Seat) -> Seat:
        """The next player in play clockwise."""
        return self.clockwise_from(self.order[(self.places[seat] + 1) % self.players])[0]

    def right_of(self, seat: Seat) -> Seat:
        """The next player in play the other way round."""
        return self.others_from(seat)[-1] if len(self.living) > 1 else seat

    def turns_until(self, seat: Seat) -> int:
        """How many places clockwise this player sits from the active one (BANG-109)."""
        return (self.places[seat] - self.places[self.active]) % self.players

    def decider(self, seat: Seat) -> Seat:
        """Who chooses the targets of what this player plays: somebody else, while another one commands him."""
        return Seat(self.commander) if self.commanded == seat else seat

    # ---------------------------------------------------------------- cards

    def in_play(self, seat: Seat, name: str) -> Card | None:
        """The card of this name in front of the player; there is never more than one (BANG-043)."""
        for card in self.fronts[seat]:
            if card.name == name:
                return card
        return None

    def has_in_play(self, seat: Seat, name: str) -> bool:
        return self.in_play(seat, name) is not None

    def weapon(self, seat: Seat) -> Card | None:
        """BANG-117: the one weapon card in front of the player."""
        for card in self.fronts[seat]:
            if card.rule.range:
                return card
        return None

    def has_cards(self, seat: Seat) -> bool:
        return bool(self.hands[seat] or self.fronts[seat])
