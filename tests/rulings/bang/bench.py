"""The bench of BANG!: players, cards and characters by name.

table.seats(Ann={"hand": ["Duel", "Beer"]}, Bob={"hand": ["BANG!"], "character": "Bart Cassidy"}, Cat={}, Dan={})
table.turn("Ann").plays("Duel", on="Bob", offered={"Bob", "Cat", "Dan"})
table.asked("Bob", options=["BANG!", None]).answers("BANG!")
table.asked("Ann", options=[None]).answers(None)
table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
table.is_quiet()
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TypedDict

from sagebrush.core.config import configure
from sagebrush.core.options import Option, PassFor, WhyNot
from sagebrush.core.rng import ScriptedChance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import BOX, CARDS, HOMES, ROLES, deck_for
from sagebrush.games.bang.options import (
    Accept,
    Answer,
    AnswerByAbility,
    AnswerInPlay,
    Become,
    EndTurn,
    FromDeck,
    FromDiscardPile,
    FromHand,
    Pick,
    Play,
    PlayAs,
    UseAbility,
    UseCard,
)
from sagebrush.games.bang.places import ALL
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.state import PLAY, Character
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from sagebrush.games.bang.viewing import view
from sagebrush.testing.scenario import Asked, Scenario
from sagebrush.words.narrate import field_kind


class Player(TypedDict, total=False):
    """What a scenario may say of a player; the rest is as at the start of a game, without cards."""

    role: str
    character: str
    life: int
    hand: list[str]
    play: list[str]
    dead: bool


#: A character without an ability, for whom the usual rules hold.
PLAIN = Character("plain", 4)


def key(name: str) -> str:
    """`Rev. Carabine`, `rev_carabine` and `REV CARABINE` are the same."""
    return (
        name.lower()
        .replace("!", "")
        .replace(".", "")
        .replace(",", "")
        .replace("'", "")
        .replace("é", "e")
        .strip()
        .replace(" ", "_")
    )


def wanted(choice: Hashable) -> Hashable:
    """What a test writes, in the form of a label."""
    if isinstance(choice, str):
        return key(choice)
    if isinstance(choice, tuple):
        return tuple(wanted(part) for part in choice)
    return choice


class BangScenario(Scenario[BangTable]):
    """A worked example of BANG!."""

    game = GAME

    # ---------------------------------------------------------------- laying the table

    def seats(
        self,
        *,
        deck_top: Iterable[str] = (),
        pile: Iterable[str] = (),
        stick: str | None = None,
        also: Iterable[str] = (),
        **players: Player,
    ) -> None:
        """Lay the table: seats in clockwise order. Roles not given are dealt from what is left, the Sheriff first.

        Cards are named `BANG!`, or with their sign `BANG! 7D`; on the deck and the pile a bare sign (`4H`) will do.
        The first card of `deck_top` is drawn first, the last one of `pile` lies on top. Expansions of which no card or
        character is named are listed in `also`.
        """
        names = tuple(players)
        self.unused = list(CARDS)
        table = BangTable(ScriptedChance([], 0), names)
        table.lay()
        table.known = [0] * len(CARDS)
        table.lots = [0] * len(CARDS)
        table.roles = _roles(list(players.values()))
        # Cards named with their sign are set aside first.
        asked_for = [*deck_top, *pile, *[name for player in players.values() for name in self._named(player)]]
        self.signed = {name: self._find(name) for name in asked_for if _has_sign(name)}
        for seat, player in enumerate(players.values()):
            self._lay_seat(table, Seat(seat), player)
        for name in pile:
            table.pile.append(self._card(name))
            table.known[table.pile[-1].index] = ALL
        top = [self._card(name) for name in deck_top]
        expansions = sorted({*self._expansions(table, top), *also})
        rest = [card for card in deck_for(tuple(expansions)) if card in self.unused]
        table.deck = rest[::-1] + top[::-1]
        self.config = configure(GAME.info, names=names, expansions=expansions)
        for expansion in BOX:
            if expansion.name in expansions:
                expansion.prepare(table, self.config)
        table.first = Seat(table.roles.index("sheriff" if "sheriff" in table.roles else "deputy"))
        table.living = [seat for seat in table.living if table.here[seat]]
        if stick is not None:
            table.stick = names.index(stick)
        table.changed()
        self.laid = table

    def _named(self, player: Player) -> list[str]:
        return [*player.get("hand", []), *player.get("play", [])]

    def _lay_seat(self, table: BangTable, seat: Seat, player: Player) -> None:
        character = CAST[key(player["character"])] if "character" in player else PLAIN
        table.characters[seat] = character
        table.abilities[seat] = (character,)
        table.max_life[seat] = character.life + (table.roles[seat] == "sheriff")
        table.here[seat] = not player.get("dead", False)
        table.fallen += () if table.here[seat] else (seat,)
        table.life[seat] = player.get("life", table.max_life[seat]) if table.here[seat] else 0
        table.shown[seat] = table.roles[seat] == "sheriff" or not table.here[seat]
        for name in player.get("hand", []):
            table.hands[seat].append(self._card(name))
            table.known[table.hands[seat][-1].index] = 1 << seat
        for name in player.get("play", []):
            table.fronts[seat].append(self._card(name))
            table.known[table.fronts[seat][-1].index] = ALL

    def _expansions(self, table: BangTable, top: list[Card]) -> list[str]:
        laid = [*top, *table.pile, *[card for cards in (*table.hands, *table.fronts) for card in cards]]
        homes = {card.expansion for card in laid} | {HOMES.get(character.id, "base") for character in table.characters}
        homes.add(ROLES[table.players][0])
        return sorted(homes - {"base"})

    def _card(self, name: str) -> Card:
        return self.signed.pop(name) if name in self.signed else self._find(name)

    def _find(self, name: str) -> Card:
        """The first unused card of this name and sign."""
        for card in self.unused:
            if _fits(card, name):
                self.unused.remove(card)
                return card
        raise AssertionError(f"there is no card {name!r} left")

    # ---------------------------------------------------------------- moves

    def turn(self, name: str, *, phase: str = PLAY) -> BangScenario:
        """This player's turn, in phase 2 with the hand as it was laid; `phase="start"` begins with the draw checks."""
        table = self.laid
        seat = Seat(self.config.names.index(name))
        table.start_turn(seat)
        table.enter(phase)
        self.started = name
        self.begin(self.config, table)
        return self

    def plays(
        self,
        card: str,
        *,
        on: str | None = None,
        as_: str | None = None,
        offered: Iterable[str] | None = None,
    ) -> BangScenario:
        """The active player plays a card from hand; `offered` are all targets he may choose for it."""
        fitting = [option for option in self._options() if self._plays(option, card, as_)]
        return self._take(fitting, on, offered, f"play {card}")

    def uses(
        self, thing: str, *, on: str | None = None, card: str | None = None, offered: Iterable[str] | None = None
    ) -> BangScenario:
        """The active player uses a card in front of him or his ability."""
        fitting = [option for option in self._options() if self._uses(option, thing, card)]
        return self._take(fitting, on, offered, f"use {thing}")

    def ends_turn(self) -> None:
        self.asked(self.active, kind="play_cards").answers("end_turn")

    def asked(self, name: str, *, kind: str | None = None, options: Iterable[Hashable] | None = None) -> Asked:
        return super().asked(name, kind=kind, options=None if options is None else [wanted(each) for each in options])

    def choose(self, name: str, choice: Hashable) -> None:
        """By label; of several cards of one name the first, unless the sign is given."""
        decision = self.decision(name)
        if isinstance(choice, str) and _has_sign(choice):
            named = [(option, getattr(option, "card", None)) for option in decision.options]
            fitting = [option for option, card in named if card is not None and _fits(CARD[card], choice)]
        else:
            fitting = [option for option in decision.options if self.label(option) == wanted(choice)]
        assert fitting, f"{name} cannot choose {choice!r}, only {self.offered(name)}"
        self.match.answer(fitting[0], seat=decision.seat)

    def will_take(self, owner: str, card: str) -> None:
        """The next random card from this player's hand will be this one. Not needed where he has only one."""
        hand = self.laid.hands[self.config.names.index(owner)]
        chance = self.laid.chance
        assert isinstance(chance, ScriptedChance)
        chance.extend([next(place for place, other in enumerate(hand) if _fits(other, card))])

    def _options(self) -> tuple[Option, ...]:
        decision = self.match.decision
        assert decision is not None, "the game is over"
        assert decision.question.kind == "play_cards", f"{self.name(decision.seat)} is asked {decision.question}"
        return decision.options

    def _plays(self, option: Option, card: str, as_: str | None) -> bool:
        if as_ is None:
            return isinstance(option, Play) and _fits(CARD[option.card], card)
        return isinstance(option, PlayAs) and _fits(CARD[option.card], card) and option.name == key(as_)

    def _uses(self, option: Option, thing: str, card: str | None) -> bool:
        if isinstance(option, UseCard):
            return _fits(CARD[option.card], thing)
        if not isinstance(option, UseAbility) or option.ability != key(thing):
            return False
        return card is None or (option.card is not None and _fits(CARD[option.card], card))

    def _take(self, fitting: list[Option], on: str | None, offered: Iterable[str] | None, what: str) -> BangScenario:
        targets = [getattr(option, "target", None) for option in fitting]
        if offered is not None:
            found = {self.name(target) for target in targets if target is not None}
            assert found == set(offered), f"{self.active} may {what} on {found}"
        chosen = [option for option, target in zip(fitting, targets, strict=True) if target == self._target(on)]
        assert chosen, f"{self.active} cannot {what} on {on}, only {self.offered(self.active)}"
        self.match.answer(chosen[0])
        return self

    def _target(self, on: str | None) -> Seat | None:
        return None if on is None else self.seat(on)

    # ---------------------------------------------------------------- what options are called

    def label(self, option: Option) -> Hashable:
        """A card by its name, a target by the player's, `None` for leaving it; several parts make a tuple."""
        match option:
            case Play(card=card, target=None) | Answer(card=card) | AnswerInPlay(card=card) | Pick(card=card):
                return CARD[card].name
            case Play(card=card, target=target):
                return (CARD[card].name, key(self.name(Seat(target or 0))))
            case PlayAs(card=card, name=name, target=target):
                return (CARD[card].name, "as", name, *self._names(target))
            case UseCard(card=card, target=target):
                return ("use", CARD[card].name, *self._names(target))
            case UseAbility(ability=ability, target=target, card=used):
                return (ability, *self._names(target), *([] if used is None else [CARD[used].name]))
            case AnswerByAbility(ability=ability):
                return ability
            case _:
                return self._plain_label(option)

    def _plain_label(self, option: Option) -> Hashable:
        match option:
            case Become(character=character):
                return character
            case EndTurn():
                return "end_turn"
            case FromHand(seat=seat):
                return ("hand", key(self.name(seat)))
            case FromDeck():
                return "deck"
            case FromDiscardPile():
                return "pile"
            case PassFor(until=until):
                return f"pass_{until}"
            case Accept():
                return "yes"
            case _:
                return None if option.passes else self._own_label(option)

    def _own_label(self, option: Option) -> Hashable:
        """A player by name; any other option by its kind, then the players, cards, words and numbers in it."""
        parts: list[Hashable] = []
        for field in option.__struct_fields__:
            value = getattr(option, field)
            if isinstance(value, int) and field_kind("bang", "option", option.kind, field) == "player":
                value = key(self.name(Seat(value)))
            parts.append(CARD[value].name if value in CARD else value)
        if option.__struct_fields__ == ("seat",):
            return parts[0]
        return (option.kind, *parts) if parts else option.kind

    def _names(self, target: Seat | None) -> list[str]:
        return [] if target is None else [key(self.name(target))]

    # ---------------------------------------------------------------- checks

    @property
    def active(self) -> str:
        return self.name(self.table.active)

    def may_play(self, *cards: str) -> None:
        """Exactly these cards of the active player's hand can be played now, at whatever target."""
        found = {CARD[option.card].name for option in self._options() if isinstance(option, Play)}
        assert found == {key(card) for card in cards}, f"{self.active} may play {found}"

    def cannot_play(self, card: str, *, why: str, ruling: str) -> None:
        """The asked player has this card and is told why he cannot play it now."""
        decision = self.match.decision
        assert decision is not None
        reasons = [reason for reason in self.match.why_not(decision.seat) if reason.thing in CARD]
        fitting = [reason for reason in reasons if _fits(CARD[reason.thing], card)]
        assert [(reason.message, reason.ruling) for reason in fitting] == [(why, ruling)], fitting

    def sees(self, name: str) -> BangView:
        """The table as this player sees it."""
        return view(self.table, self.seat(name))

    def reasons(self, name: str) -> tuple[WhyNot, ...]:
        return self.match.why_not(self.seat(name))

    def has_life(self, **life: int) -> None:
        """Every player's lives, bystanders too."""
        assert dict(zip(self.config.names, self.table.life, strict=True)) == life

    def has_hand(self, **hands: list[str]) -> None:
        """The hands of the players named, in any order."""
        for name, cards in hands.items():
            held = sorted(card.name for card in self.table.hands[self.seat(name)])
            assert held == sorted(key(card) for card in cards), f"{name} holds {held}"

    def has_cards(self, **counts: int) -> None:
        """How many cards the players named have in hand."""
        assert {name: len(self.table.hands[self.seat(name)]) for name in counts} == counts

    def has_in_play(self, **fronts: list[str]) -> None:
        """The cards in front of the players named, in any order."""
        for name, cards in fronts.items():
            laid = sorted(card.name for card in self.table.fronts[self.seat(name)])
            assert laid == sorted(key(card) for card in cards), f"{name} has in play {laid}"

    def pile_is(self, *cards: str) -> None:
        """The top cards of the discard pile, the topmost last."""
        top = self.table.pile[-len(cards) :]
        assert len(top) == len(cards), self.table.pile
        assert all(_fits(card, name) for card, name in zip(top, cards, strict=True)), self.table.pile

    def distance(self, viewer: str, target: str) -> int:
        return self.table.distances(self.seat(viewer))[self.seat(target)]

    def is_quiet(self, turn: str | None = None) -> None:
        """Nothing is left to ask: this player (the one whose turn was started) goes on with his phase 2."""
        chance = self.table.chance
        assert isinstance(chance, ScriptedChance)
        assert not chance.left(), f"{chance.left()} scripted numbers were never drawn"
        asked = [(self.name(decision.seat), decision.question.kind) for decision in self.match.decisions]
        assert asked == [(turn or self.started, "play_cards")], f"still asked: {asked}"
        assert not self.table.middle
        assert not self.table.owed


CARD = {card.id: card for card in CARDS}


def _has_sign(name: str) -> bool:
    sign = name.rpartition(" ")[2]
    return sign[-1:] in ("S", "H", "D", "C") and sign[:-1] in {*"23456789JQKA", "10"}


def _fits(card: Card, name: str) -> bool:
    """Whether a test's name means this card: a name, a sign, or both."""
    if not _has_sign(name):
        assert key(name) in BOOK, f"there is no card {name!r}"
        return card.name == key(name)
    bare, _, sign = name.rpartition(" ")
    return card.id.split(":")[1] == sign and (not bare or card.name == key(bare))


def _roles(players: list[Player]) -> list[str]:
    """The roles asked for, and for the others those that are left of the usual set, the Sheriff first."""
    left = ROLES[len(players)][1].copy()
    for player in players:
        if "role" in player:
            left.remove(key(player["role"]))
    return [key(player["role"]) if "role" in player else left.pop(0) for player in players]
