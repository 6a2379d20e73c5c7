"""A game of BANG! weighed by one seat: what a hit, a life, a card or a turn is worth there and then.

Everything is measured in one coin, the life of a healthy foe; gains are positive.
"""

from __future__ import annotations

from typing import Final

from sagebrush.bots.beliefs import Belief, believe, net
from sagebrush.bots.goals import Mood, Stake, hidden_roles, own_stake, side
from sagebrush.core.rng import Chance
from sagebrush.games.bang.library import ROLES
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.symbols import Misses
from sagebrush.games.bang.view import BangPlayer, BangView

#: A life counts for more the fewer are left: the worth of going from this many to one less.
KEEN: Final[tuple[float, ...]] = (0.0, *(1.0 + 1.5 / life for life in range(1, 16)))
#: How much of the prize for going out is at stake at the step from this many lives to one less.
RISK: Final[tuple[float, ...]] = (0.0, 1.0, 0.3, 0.1, *(0.0 for _ in range(12)))

#: What a card in somebody's hand is worth to him.
CARD: Final = 0.5
#: The chance that a card in a strange hand is no Missed!, and that it is no BANG!
NO_MISSED: Final = 0.82
NO_BANG: Final = 0.70
#: A draw check for hearts; and by the event in force, where that is another one.
HEARTS: Final = 0.25
HEARTS_UNDER: Final[dict[str, float]] = {}
#: The events under which cards in play help nobody, those under which I cannot use BANG! cards in my turn, and those
#: under which a card kept in hand does me harm.
ASLEEP: Final[set[str]] = set()
UNARMED: Final[set[str]] = set()
BURDENED: Final[set[str]] = set()

#: The rules under which a Renegade who is out comes back on a side, and wins with it more often than alone: then his
#: life is worth nothing to him.
AFTERLIFE: Final[set[str]] = set()
MORTAL_COIL: Final = Stake(0.0, 0.0)

#: What a card in play is worth to its owner.
IN_PLAY: Final[dict[str, float]] = {
    "barrel": 1.0,
    "mustang": 0.9,
    "scope": 0.6,
    "volcanic": 0.8,
    "jail": -1.2,
    "dynamite": -0.6,
}
#: Less than any gain.
NOTHING: Final = float("-inf")
#: Whom I care less to see hurt than this may well be a friend: nothing is aimed at him.
DOUBT: Final = 0.15

#: How loudly deeds speak: an aimed shot, a card taken, a jail.
AIMED: Final = 1.0
TAKEN: Final = 0.5
JAILED: Final = 1.0


#: Names by the id of a card, what it is worth in play, and whether a card of a name cancels shots: read off once.
_NAMES: Final[dict[str, str]] = {}
_WORTHS: Final[dict[str, float]] = {}
_MISSED: Final[dict[str, bool]] = {}


def name_of(card: str) -> str:
    """Cards are named by ids such as `bang:7D`."""
    name = _NAMES.get(card)
    if name is None:
        name = _NAMES[card] = card.partition(":")[0]
    return name


def beliefs(view: BangView) -> list[Belief]:
    """What the seat of this view believes about every role."""
    players = view.players
    roles = [player.role for player in players]
    known = [side(role) for role in roles]
    hidden = hidden_roles(ROLES[len(players)][1], roles)
    return believe(hidden, known, _all_deeds(view, known), -1 if view.seat is None else view.seat)


def public_beliefs(view: BangView) -> list[Belief]:
    """What anybody may believe who has no role; nothing where roles were dealt anew."""
    players = view.players
    shown = [player.role if player.role_shown else None for player in players]
    hidden = hidden_roles(ROLES[len(players)][1], shown)
    if len(hidden) != shown.count(None):
        return [{} for _ in players]
    known = [side(role) for role in shown]
    return believe(hidden, known, _all_deeds(view, known))


def _all_deeds(view: BangView, known: list[str | None]) -> list[list[float]]:
    """What those did whose role is not known."""
    alive = [player.alive for player in view.players]
    return [_deeds(player, alive) if known[player.seat] is None else [] for player in view.players]


def _deeds(player: BangPlayer, alive: list[bool]) -> list[float]:
    """All that a player did to each other, for better or worse."""
    robs, jails = player.robs, player.jails
    harm: list[float] = []
    for seat, aimed in enumerate(player.attacks):
        harm.append(AIMED * aimed + TAKEN * robs[seat] + JAILED * jails[seat])
    return net(player.seat, harm, player.help, alive)


class Mind:
    """What one bot has thought out so far; all of it follows from its seed and the view, and is kept only for speed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.mood = Mood(seed)
        #: The players that the beliefs below were made from, as the seat saw them.
        self._seat = -1
        self._seen: tuple[BangPlayer, ...] = ()
        self._believed: list[Belief] = []

    def stakes(self, view: BangView) -> list[Stake]:
        """What every seat means to mine in this turn."""
        assert view.seat is not None
        believed = self._beliefs(view)
        return self.mood.stakes(view.players, view.seat, believed, duel=view.survivors, turn=view.turn)

    def _beliefs(self, view: BangView) -> list[Belief]:
        """Thought over again only when somebody did something to somebody, or was unmasked."""
        players = view.players
        if view.seat != self._seat or not _same_deeds(self._seen, players):
            self._believed = beliefs(view)
            self._seat = -1 if view.seat is None else view.seat
        self._seen = players
        return self._believed


def _same_deeds(before: tuple[BangPlayer, ...], now: tuple[BangPlayer, ...]) -> bool:
    """Whether all that beliefs rest on is as it was: who is who and still in play, and the deeds of the unknown."""
    if len(before) != len(now):
        return False
    for place, new in enumerate(now):
        old = before[place]
        if old is new:
            continue
        if old.alive != new.alive or old.role != new.role:
            return False
        if new.role is None and not (
            old.attacks == new.attacks and old.robs == new.robs and old.help == new.help and old.jails == new.jails
        ):
            return False
    return True


class Situation:
    """What one seat reads out of its view. Who the others may be is thought over only where it matters."""

    def __init__(self, view: BangView, mind: Mind) -> None:
        assert view.seat is not None
        me: int = view.seat
        self.me = me
        self.view = view
        self.mind = mind
        self.players: tuple[BangPlayer, ...] = view.players
        self.mine: BangPlayer = view.players[me]
        self.hand: tuple[str, ...] = self.mine.hand
        self.living: list[int] = [player.seat for player in view.players if player.alive]
        self.others: list[int] = [seat for seat in self.living if seat != me]
        self.hearts: float = HEARTS
        for rule in view.rules:
            self.hearts = HEARTS_UNDER.get(rule, self.hearts)
        self._own = own_stake(view.players, me, duel=view.survivors)
        if self.mine.role == "renegade" and self.under(AFTERLIFE):
            self._own = MORTAL_COIL
        self._stakes: list[Stake] | None = None
        #: Chances to hit, worked out when first asked for.
        self._open: list[float] = [-1.0] * len(self.players)

    def heads(self) -> bool:
        """A coin thrown anew each turn."""
        return not Chance(self.mind.seed ^ (self.view.turn + 1) << 65).below(2)

    def can(self, ability: str) -> bool:
        """Whether I have this ability now, my own or a copied one."""
        return ability in self.mine.abilities

    def under(self, events: set[str]) -> bool:
        """Whether one of these events is in force."""
        return any(rule in events for rule in self.view.rules)

    @property
    def spare(self) -> bool:
        """Whether some card of my hand will be lost in the end anyhow, or had better be."""
        return len(self.hand) > self.mine.life or self.under(BURDENED)

    def stake(self, seat: int) -> Stake:
        """What this seat means to me."""
        if seat == self.me:
            return self._own
        stakes = self._stakes
        if stakes is None:
            stakes = self._stakes = self.mind.stakes(self.view)
        return stakes[seat]

    # ---------------------------------------------------------------- lives

    def step(self, seat: int, life: int) -> float:
        """My gain when this seat goes from so many lives to one less."""
        if life <= 0:
            return 0.0
        stake = self.stake(seat)
        return stake.care * KEEN[life] + stake.prize * RISK[life]

    def loss(self, seat: int, amount: int = 1) -> float:
        """My gain when this seat loses so many lives."""
        life = self.players[seat].life
        gain = 0.0
        for done in range(amount):
            gain += self.step(seat, life - done)
        return gain

    def heal(self, seat: int, amount: int = 1) -> float:
        """My gain when this seat regains so many lives; what it cannot hold is wasted."""
        player = self.players[seat]
        life = player.life
        room = 0 if player.ghost else min(amount, player.max_life - life)
        cost = 0.0
        for more in range(1, room + 1):
            cost += self.step(seat, life + more)
        return -cost

    def care(self, seat: int) -> float:
        return self.stake(seat).care

    # ---------------------------------------------------------------- fights

    def shot(self, seat: int, *, missed_needed: int = 1) -> float:
        """My gain from a BANG! effect on this seat; cancelling it costs him a card at least."""
        care = self.stake(seat).care
        if care <= DOUBT or self.players[seat].ghost:
            return -1.0
        hit = self.hit_chance(seat, missed_needed)
        return hit * self.loss(seat) + (1 - hit) * care * CARD

    def hit_chance(self, seat: int, missed_needed: int) -> float:
        """The chance that this seat cannot cancel a shot, as far as I can tell from what I know of its cards."""
        open_to = self._open[seat]
        if open_to < 0.0:
            open_to = self._open[seat] = self._open_to(self.players[seat])
        # Where two cards are needed, count on one of them at most.
        return open_to if missed_needed == 1 else 1 - (1 - open_to) * 0.35

    def _open_to(self, player: BangPlayer) -> float:
        open_to = 1.0
        bang_helps = "showdown" in self.view.rules
        for card in player.hand:
            name = name_of(card)
            open_to *= 0.1 if is_missed(name) or (bang_helps and name == "bang") else 1.0
        unknown = player.hand_size - len(player.hand)
        if "calamity_janet" in player.abilities or bang_helps:
            open_to *= (NO_MISSED * NO_BANG) ** unknown
        else:
            open_to *= NO_MISSED**unknown
        if "elena_fuente" in player.abilities and player.hand_size:
            open_to = 0.0
        if not self.under(ASLEEP):
            for card in player.in_play:
                name = name_of(card)
                open_to *= 1 - self.hearts if name == "barrel" else 0.1 if is_missed(name) else 1.0
        if "jourdonnais" in player.abilities:
            open_to *= 1 - self.hearts
        return open_to

    def shoot_all(self) -> float:
        """My gain from a BANG! effect on everybody else."""
        return sum([self.hit_chance(seat, 1) * self.loss(seat) for seat in self.others])

    def indians(self) -> float:
        """My gain when everybody else must discard a BANG! card or lose a life."""
        return sum([NO_BANG ** self.players[seat].hand_size * self.loss(seat) for seat in self.others])

    def duel(self, seat: int) -> float:
        """My gain from challenging this seat: he has to answer first."""
        if self.stake(seat).care <= DOUBT:
            return -1.0
        bangs = self.bangs()
        cards = self.players[seat].hand_size
        # He must have more BANG! cards than I do.
        lose = _more_than(cards, 1 - NO_BANG, bangs)
        return (1 - lose) * self.loss(seat) + lose * self.loss(self.me)

    def bangs(self) -> int:
        if self.under(UNARMED):
            return 0
        count = self.held("bang")
        if "showdown" in self.view.rules:
            return len(self.hand) - count
        return count + self.held("missed") if self.can("calamity_janet") else count

    def held(self, name: str) -> int:
        """How many cards of this name I hold."""
        count = 0
        for card in self.hand:
            count += name_of(card) == name
        return count

    # ---------------------------------------------------------------- cards

    def worth_in_play(self, card: str) -> float:
        """What a card in play is worth to its owner."""
        worth = _WORTHS.get(card)
        if worth is None:
            name = name_of(card)
            reach = BOOK[name].range
            worth = _WORTHS[card] = IN_PLAY.get(name, 0.2 + 0.2 * reach if reach else 0.7)
        return worth

    def rob(self, seat: int, *, take: bool) -> float:
        """My gain from taking or discarding a card of this seat, at its best."""
        player = self.players[seat]
        hidden = player.hand_size > 0 and seat != self.me
        if not hidden and not player.in_play:
            return -1.0
        best = self.gain_of_hand(seat, take=take) if hidden else NOTHING
        for card in player.in_play:
            best = max(best, self.gain_of_card(card, seat, take=take))
        return best

    def gain_of_card(self, card: str, seat: int, *, take: bool) -> float:
        """My gain from taking or discarding this card in play."""
        return self.care(seat) * self.worth_in_play(card) + (CARD if take else 0.0)

    def gain_of_hand(self, seat: int, *, take: bool) -> float:
        """My gain from taking or discarding a random card of this hand; the last cards hurt most."""
        return self.care(seat) * CARD * (1.4 if self.players[seat].hand_size <= 2 else 1.0) + (CARD if take else 0.0)


def is_missed(name: str) -> bool:
    """Whether a card of this name cancels a shot, from hand or from play."""
    found = _MISSED.get(name)
    if found is None:
        found = _MISSED[name] = isinstance(BOOK[name], Misses)
    return found


def _more_than(cards: int, chance: float, count: int) -> float:
    """The chance that among so many cards more than `count` are of a kind."""
    total, term = 0.0, (1 - chance) ** cards
    for have in range(min(count, cards) + 1):
        total += term
        term *= (cards - have) / (have + 1) * chance / (1 - chance)
    return max(0.0, 1 - total)
