"""BANG! to a bot that thinks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from sagebrush.bots.bang_answers import worths
from sagebrush.bots.bang_keep import PLAIN_KEEP
from sagebrush.bots.bang_learning import DRAW, KEEP, NEVER, OVER
from sagebrush.bots.bang_plays import rank_of, rank_of_card, worth_of
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.bots.bang_situation import IN_PLAY, Mind, Situation, is_missed, name_of, public_beliefs
from sagebrush.bots.base import Bot
from sagebrush.bots.goals import hidden_roles, side
from sagebrush.bots.role_guide import OPEN_ROLES, RoleGuide
from sagebrush.bots.role_numbers import Lineup, numbers_of, reputation, waits_of
from sagebrush.bots.suspects import Case, Deeds
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.games.bang.library import ROLES
from sagebrush.games.bang.options import Play, PlayCards
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.symbols import Heals
from sagebrush.games.bang.view import BangPlayer, BangView

if TYPE_CHECKING:
    from sagebrush.core.eyes import World

#: What is known of everybody's deeds (`deeds_of`).
KINDS: Final = ("attacks", "robs", "jails", "help")
#: Two options of the same rank differ by less than this.
RANK_STEP: Final = 20.0

_GEAR: Final[dict[str, float]] = {}


class BangGuide(RoleGuide):
    game: ClassVar[str] = "bang"
    fewest: ClassVar[int] = 4
    kinds: ClassVar[tuple[str, ...]] = KINDS

    def pace(self, view: BangView) -> float:
        """Whatever expansions lay on the table has to be thought of too."""
        return super().pace(view) / (1 + 0.2 * len(view.parts))

    def player(self, seed: int) -> Bot:
        return BangSimple(seed)

    # ---------------------------------------------------------------- what to try

    def rank(self, view: BangView, decision: Decision[Option], player: Bot) -> list[float]:
        situation = Situation(view, Mind(player.chance.seed))
        if type(decision.question) is PlayCards:
            return [_liking(situation, option) for option in decision.options]
        return worths(situation, decision.question, decision.options)

    def key(self, view: BangView, option: Option) -> str:  # noqa: ARG002
        """Two cards of a name are as good as the same, whatever their suits."""
        return ":".join([part.partition(":")[0] for part in _parts(option)])

    def helps(self, option: Option) -> bool:
        """A drink for somebody else."""
        return isinstance(option, Play) and isinstance(BOOK[name_of(option.card)], Heals)

    def goes_on(self, decision: Decision[Option]) -> bool:
        return type(decision.question) is PlayCards

    # ---------------------------------------------------------------- who is who

    def case(self, view: BangView) -> Case | None:
        players = view.players
        roles = [player.role for player in players]
        known = [side(role) for role in roles]
        hidden = hidden_roles(ROLES[len(players)][1], roles)
        # Three players know each other; and roles that were dealt anew in the course of the game are beyond telling.
        if len(players) <= OPEN_ROLES or len(hidden) != known.count(None):
            return None
        return Case(hidden, known, deeds_of(view), -1 if view.seat is None else view.seat)

    def deal(self, world: World) -> tuple[str, ...]:
        return tuple([side(role) or "" for role in super().deal(world)])

    # ---------------------------------------------------------------- how it stands

    def assets(self, player: BangPlayer) -> float:
        """Cards, in hand and in play."""
        return float(player.hand_size + len(player.in_play))

    def counted(self, view: BangView, roles: list[str]) -> list[float]:
        return numbers(view, roles)


def deeds_of(view: BangView) -> Deeds:
    """Everything that everybody did to everybody, as the table has noted it."""
    players = view.players
    done: list[Sequence[Sequence[int]]] = [
        [player.attacks for player in players],
        [player.robs for player in players],
        [player.jails for player in players],
        [player.help for player in players],
    ]
    return Deeds(KINDS, done, view.turn / len(players))


def numbers(view: BangView, roles: list[str]) -> list[float]:
    """A position in numbers, for the seat of this view."""
    assert view.seat is not None
    me: int = view.seat
    players = view.players
    sheriff = roles.index("sheriff") if "sheriff" in roles else -1
    assets = [_assets(player, sheriff, players[me]) for player in players]
    alive = [player.alive for player in players]
    waits = waits_of(list(view.order), alive, view.active)
    lineup = Lineup(roles, assets, waits, [player.attacks for player in players])
    return numbers_of(lineup, me, [*reputation(lineup, me, public_beliefs(view)), *_hand(players[me])])


def _assets(player: BangPlayer, sheriff: int, me: BangPlayer) -> list[float]:
    """Lives and how near their end is, cards, whom they reach and whether I reach them, and what lies before them."""
    if not player.alive:
        return [0.0] * 11
    gear = barrels = jails = dynamites = 0.0
    for card in player.in_play:
        name = name_of(card)
        if name == "barrel":
            barrels += 1.0
        elif name == "jail":
            jails += 1.0
        elif name == "dynamite":
            dynamites += 1.0
        else:
            gear += _gear(card)
    return [
        float(player.life),
        float(player.max_life),
        max(0.0, 3.0 - player.life),
        float(player.hand_size),
        _reaches(player, sheriff) if sheriff >= 0 else 0.0,
        _reaches(player, me.seat),
        _reaches(me, player.seat),
        gear,
        barrels,
        jails,
        dynamites,
    ]


def _hand(me: BangPlayer) -> list[float]:
    """My cards: what they are for, what they are worth together, and how far I shoot."""
    missed = bangs = beers = worth = 0.0
    ranks = [0.0] * (DRAW + 1)
    for card in me.hand:
        name = name_of(card)
        missed += is_missed(name)
        bangs += name == "bang"
        beers += name == "beer"
        ranks[max(OVER, rank_of_card(name))] += 1.0
        worth += KEEP.get(name, PLAIN_KEEP)
    return [missed, min(missed, 1.0), bangs, beers, *ranks, worth, float(me.reach)]


def _reaches(player: BangPlayer, seat: int) -> float:
    distance = player.distances[seat]
    return 1.0 if distance is not None and seat != player.seat and distance <= player.reach else 0.0


def _gear(card: str) -> float:
    """What a card in play is worth to its owner."""
    worth = _GEAR.get(card)
    if worth is None:
        name = name_of(card)
        reach = BOOK[name].range
        worth = _GEAR[card] = IN_PLAY.get(name, 0.2 + 0.2 * reach if reach else 0.7)
    return worth


def _liking(situation: Situation, option: Option) -> float:
    """What comes first is liked best; to stop is better than what is worth nothing."""
    rank = rank_of(option)
    if rank == OVER:
        return 0.0
    if rank == NEVER:
        return -RANK_STEP
    worth = worth_of(situation, option)
    return rank * RANK_STEP + min(worth, RANK_STEP - 1) if worth > 0 else max(worth, 1 - RANK_STEP) - 0.01


def _parts(option: Option) -> list[str]:
    parts = [option.kind]
    for field in option.__struct_fields__:
        value = getattr(option, field)
        if isinstance(value, tuple):
            parts.extend([str(each) for each in value])
        else:
            parts.append(str(value))
    return parts
