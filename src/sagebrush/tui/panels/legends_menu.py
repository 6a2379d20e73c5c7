"""The menus of Western Legends: place by place, card by card, moves by region, so that sixty options are no wall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option, PassFor, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.legends.expansions.ante_up.options import (
    Challenge,
    DeliverLonghorn,
    OpenFrontier,
    PlayFaro,
    RobTrain,
    TakeLonghorn,
)
from sagebrush.games.legends.options import (
    Acquire,
    Become,
    Buy,
    Claim,
    Contribute,
    Deposit,
    Drive,
    EndTurn,
    Fight,
    FightBlack,
    Heal,
    LayFoe,
    Move,
    PickItem,
    PickSpace,
    PlayAction,
    PlayCards,
    PlayJokers,
    PlayPoker,
    PlayReaction,
    Prospect,
    Revel,
    RobBank,
    Rustle,
    SheriffTo,
    Shift,
    Shop,
    StartAt,
    TakeAction,
    TellStory,
    Upgrade,
    UseAbility,
    UseItem,
    VisitShop,
    Wear,
    Work,
)
from sagebrush.tui.menu import Entry, Menu
from sagebrush.tui.panels.legends_land import BETWEEN, Land
from sagebrush.words.narrate import Narrator, bare_id

if TYPE_CHECKING:
    from sagebrush.games.legends.view import LegendsView

#: The answer that changes nothing has the same key everywhere, and so have those that pass for a while.
QUIET_KEY: Final = "0"
WHY_KEY: Final = "."
STANDING_KEYS: Final[dict[str, str]] = {"turn": "-", "my_turn": "="}
#: More spaces or poker hands than this are sorted into further menus.
MANY: Final = 9

#: What can be done where the figure stands, in this order; what costs nothing comes first.
HERE: Final = (Drive, Rustle, DeliverLonghorn, Contribute, Shift, Claim, PlayReaction)
TOWN: Final = (Prospect, Shop, PlayPoker, PlayFaro, Challenge, Heal, Acquire, Deposit, Revel, RobBank)
PLACE: Final = (*TOWN, RobTrain, OpenFrontier, TakeLonghorn, Work)
OWN: Final = (PlayAction, UseItem, UseAbility)
FIGHTS: Final = (Fight, FightBlack)

#: What a refusal may be about, besides things.
REFUSED: Final[dict[str, Option]] = {
    "deposit": Deposit(1),
    "rob_bank": RobBank(),
    "heal": Heal(1),
    "revel": Revel(1, 30),
    "shop": Shop(),
    "play_poker": PlayPoker(),
    "play_faro": PlayFaro(),
    "rob_train": RobTrain(),
    "take_longhorn": TakeLonghorn(),
    "end_turn": EndTurn(),
}
#: What more may be refused where the figure stands, and has a name that depends on it.
HERE_TOO: Final = ("acquire", "drive", "rustle", "open_frontier", "challenge")


class Waiter:
    """Serves the options of a decision as a menu."""

    def __init__(self, narrator: Narrator, view: LegendsView, decision: Decision[Option]) -> None:
        self.narrator = narrator
        self.view = view
        self.decision = decision
        self.land = Land(narrator, view)

    def menu(self, why: tuple[WhyNot, ...]) -> Menu:
        options = self.decision.options
        if isinstance(self.decision.question, TakeAction):
            return Menu(tuple(self._turn(why)))
        refused = self._refusals([no for no in why if no.thing not in self.land.country.space])
        if len(options) > MANY and any(_space_of(option) for option in options):
            return Menu((*self._spaces(), *refused))
        if len(options) > MANY and isinstance(options[0], PlayCards | PlayJokers):
            return Menu(tuple(self._hands()))
        return Menu((*[self.entry(option) for option in options], *refused))

    # ---------------------------------------------------------------- the turn

    def _turn(self, why: tuple[WhyNot, ...]) -> Iterator[Entry]:
        """First what is free and what the place has, then cards and fights, then the ways, then what cannot be done."""
        yield from [self.entry(option) for kind in HERE for option in self._of(kind)]
        for kind in PLACE:
            yield from self._group(self._of(kind))
        closed = [no for no in why if no.thing in REFUSED or no.thing in HERE_TOO]
        yield from [self._refusal(no) for no in closed]
        yield from [self.entry(option) for kind in OWN for option in self._of(kind)]
        yield from self._fights()
        yield from self._regions(self._of(Move))
        yield from [self.entry(option) for option in self._of(EndTurn)]
        yield from self._behind([no for no in why if no not in closed])

    def _of(self, kind: type[Option]) -> list[Option]:
        return [option for option in self.decision.options if isinstance(option, kind)]

    def _group(self, options: list[Option]) -> list[Entry]:
        """So much of something: the most of it at once, and the other amounts in a menu."""
        if len(options) <= 2:
            return [self.entry(option) for option in options]
        first, *others = [self.entry(option) for option in options]
        less = self.narrator.words.say("tui-legends-other-amount", label=first.label)
        return [first, self._others(less, others)]

    def _others(self, title: str, others: list[Entry]) -> Entry:
        return Entry(title, others[-1].label, menu=Menu(tuple(others), title), topic=others[0].topic)

    def _fights(self) -> list[Entry]:
        options = [option for kind in FIGHTS for option in self._of(kind)]
        if len(options) <= 3:
            return [self.entry(option) for option in options]
        entries: list[Entry] = []
        for target in dict.fromkeys(getattr(option, "target", None) for option in options):
            name = self.narrator.thing("foe", "man_in_black") if target is None else self.narrator.names[target]
            title = self.narrator.words.say("tui-legends-fight", name=name)
            aimed = [self.entry(option) for option in options if getattr(option, "target", None) == target]
            hint = "" if target is None else self._strength(target)
            entries.append(Entry(title, hint, menu=Menu(tuple(aimed), title), topic=aimed[0].topic))
        return entries

    def _strength(self, seat: Seat) -> str:
        """What an attacker looks at first."""
        player = self.view.players[seat]
        weapon = self.narrator.thing("item", player.weapons[-1]) if player.weapons else ""
        return BETWEEN.join([part for part in (f"▯{player.cards}", f"${player.money}", weapon) if part])

    # ---------------------------------------------------------------- spaces

    def _spaces(self) -> Iterator[Entry]:
        """Staying first, the others by region."""
        ways = [option for option in self.decision.options if _space_of(option)]
        stays = [option for option in ways if getattr(option, "distance", 1) == 0]
        yield from [self.entry(option) for option in stays]
        yield from self._regions([option for option in ways if option not in stays])
        yield from [self.entry(option) for option in self.decision.options if option not in ways]

    def _regions(self, options: list[Option]) -> Iterator[Entry]:
        """One line for each region: the nearest comes first, and says what can be reached there."""
        regions: dict[str, list[Option]] = {}
        for option in sorted(options, key=_length):
            regions.setdefault(self.land.country.region[self.land.country.space[_space_of(option)]], []).append(option)
        for region, ways in regions.items():
            if len(ways) == 1:
                yield self.entry(ways[0])
                continue
            name = self.narrator.thing("region", region)
            title = self.narrator.words.say("tui-legends-region", region=name, question=self.decision.question.kind)
            # Places first: they are what one rides for.
            ways.sort(
                key=lambda option: (
                    not self.land.country.kind[self.land.country.space[_space_of(option)]],
                    _length(option),
                )
            )
            topic = f"space-{_space_of(ways[0])}"
            yield Entry(
                title, self._sights(ways), menu=Menu(tuple([self._way(way) for way in ways]), title), topic=topic
            )

    def _sights(self, ways: list[Option]) -> str:
        """What is to be found there, each with its distance."""
        told: dict[str, str] = {}
        for option in sorted(ways, key=_length):
            space = self.land.country.space[_space_of(option)]
            names = [self.land.place(space)] if self.land.country.kind[space] else []
            for name in (*names, *self._met(option)):
                told.setdefault(name, f"{name} {_length(option)}")
        near, far = min(map(_length, ways)), max(map(_length, ways))
        return ", ".join(told.values()) or (str(near) if near == far else f"{near}–{far}")

    def _way(self, option: Option) -> Entry:
        """A space with its distance, who is there, and what it is good for."""
        id = _space_of(option)
        space = self.land.country.space[id]
        kind = self.land.country.kind[space]
        said = [self.narrator.hint(option, self.decision.question).removesuffix("."), *self._met(option)]
        if kind and not isinstance(option, SheriffTo):
            said.append(self.narrator.thing("kind", kind, "text"))
        return Entry(f"{id} {self.land.name(space)}", BETWEEN.join(said), option, topic=f"space-{id}")

    def _met(self, option: Option) -> list[str]:
        """Who is there; the Sheriff does not meet himself."""
        people = self.land.people(self.land.country.space[_space_of(option)])
        sheriff = self.narrator.thing("foe", "sheriff")
        return [name for name in people if name != sheriff] if isinstance(option, SheriffTo) else people

    # ---------------------------------------------------------------- poker hands

    def _hands(self) -> Iterator[Entry]:
        """The best of each kind of hand at once, others of that kind in a menu."""
        hands: dict[str, list[Option]] = {}
        for option in self.decision.options:
            hands.setdefault(getattr(option, "hand", ""), []).append(option)
        for hand, options in hands.items():
            first, *others = [self.entry(option) for option in options]
            yield first
            if len(others) > 1:
                named = self.narrator.thing("hand", hand)
                yield self._others(self.narrator.words.say("tui-legends-other-cards", hand=named), others)
            else:
                yield from others

    # ---------------------------------------------------------------- one line

    def entry(self, option: Option) -> Entry:
        question = self.decision.question
        label, hint = self.narrator.option(option, question), self.narrator.hint(option, question)
        if isinstance(option, PassFor):
            return Entry(label, hint, option, key=STANDING_KEYS[option.until])
        if option.passes:
            return Entry(label, hint, option, key=QUIET_KEY)
        if isinstance(option, Contribute | Shift):
            condition = self.view.stories[option.deck].condition
            hint = self.narrator.thing("condition", condition) if condition else hint
        elif isinstance(option, Upgrade):
            hint = self._better(option.item) or hint
        elif space := _space_of(option):
            people = self._met(option)
            label = f"{label} ({space})"
            hint = BETWEEN.join([hint.removesuffix("."), *people]) if people else hint
        return Entry(label, hint, option, topic=self._topic(option))

    def _better(self, item: str) -> str:
        """What the upgraded side of an item does, where that is written."""
        teller = self.narrator
        written = teller.words.has(f"{teller.game}-{item_topic(item)}_plus", "text")
        return teller.thing("item", f"{item}+", "text") if written else ""

    def _topic(self, option: Option) -> str:
        """The page of the help that explains an option."""
        match option:
            case PlayAction(card=card) | PlayReaction(card=card):
                return f"card-{bare_id(card)}"
            case UseItem(item=item) | Buy(item=item) | Upgrade(item=item) | PickItem(item=item) | Wear(item=item):
                return item_topic(item)
            case UseAbility(character=character) | Become(character=character):
                return f"character-{character}"
            case Fight(target=target):
                return f"character-{self.view.players[target].character}"
            case Contribute(deck=deck) | Shift(deck=deck) | TellStory(deck=deck):
                return f"story-{deck}"
            case Claim(goal=goal):
                return f"goal-{goal}"
            case LayFoe(fight_card=card):
                return f"fight_card-{card}"
            case _:
                return self._place_topic(option)

    def _place_topic(self, option: Option) -> str:
        if space := _space_of(option):
            return f"space-{space}"
        card = getattr(option, "card", "")
        if card:
            return f"card-{bare_id(card)}"
        own = self.land.own
        return f"space-{own.space}" if own is not None and isinstance(option, (*PLACE, Drive, Rustle)) else ""

    # ---------------------------------------------------------------- refusals

    def _refusals(self, why: list[WhyNot]) -> list[Entry]:
        """In the store what is not to be had stands among the wares; elsewhere it is a step away."""
        if isinstance(self.decision.question, VisitShop):
            return [self._refusal(no) for no in why]
        return self._behind(why)

    def _behind(self, why: list[WhyNot]) -> list[Entry]:
        if not why:
            return []
        title = self.narrator.words.say("tui-legends-why-not")
        return [Entry(title, "", menu=Menu(tuple([self._refusal(no) for no in why]), title), key=WHY_KEY)]

    def _refusal(self, no: WhyNot) -> Entry:
        label, topic = self._of_boards(no) or self._about(no.thing)
        return Entry(label, f"{self.narrator.why_not(no)} ({no.ruling})", topic=topic)

    def _of_boards(self, no: WhyNot) -> tuple[str, str] | None:
        """A frontier has its price, and a high roller a name."""
        price, own = int(no.facts.get("price", 0)), self.land.own
        if no.thing == "open_frontier":
            option: Option = OpenFrontier(price)
        elif no.thing == "challenge" and own is not None:
            waiting = [token for token in self.view.parts["waiting"].tokens if token.foe == "high_roller"]
            here = [token.token for token in waiting if self._at_same_place(token.space)]
            option = Challenge(here[0], price)
        else:
            return None
        return self.narrator.option(option, self.decision.question), self._topic(option)

    def _at_same_place(self, space: str) -> bool:
        country, own = self.land.country, self.land.own
        if own is None or own.space is None:
            return False
        return country.location[country.space[space]] == country.location[country.space[own.space]]

    def _about(self, thing: str) -> tuple[str, str]:
        """The name of what is refused, and the page that explains it."""
        teller, question = self.narrator, self.decision.question
        if thing in REFUSED:
            return teller.option(REFUSED[thing], question), self._topic(REFUSED[thing])
        if thing in self.land.country.space:
            return f"{thing} {self.land.name(self.land.country.space[thing])}", f"space-{thing}"
        kind, _, number = thing.partition(":")
        if kind == "story":
            return teller.option(Contribute(int(number)), question), f"story-{number}"
        if kind in ("duel", "robbery", "arrest"):
            return self._fight_label(kind, number), ""
        return self._own_thing(thing)

    def _fight_label(self, kind: str, number: str) -> str:
        if number == "black":
            return self.narrator.option(FightBlack("duel" if kind == "duel" else "robbery"), self.decision.question)
        fight = Fight(Seat(int(number)), "duel" if kind == "duel" else "arrest" if kind == "arrest" else "robbery", 0)
        return self.narrator.option(fight, self.decision.question)

    def _own_thing(self, thing: str) -> tuple[str, str]:
        """Cattle, a card, an item or a goal."""
        teller, question = self.narrator, self.decision.question
        own = self.land.own
        tokens = own.tokens if own is not None and own.tokens else ("",)
        match thing:
            case "acquire":
                place = (
                    self.land.country.location[self.land.country.space[own.space]]
                    if own is not None and own.space
                    else ""
                )
                return teller.option(Acquire(self.land.country.locations[place].colour), question), "kind-ranch"
            case "drive":
                return teller.option(Drive(tokens[0]), question), "kind-station"
            case "rustle":
                return teller.option(Rustle(tokens[0]), question), "kind-ranch"
            case "action":
                return teller.words.say("tui-legends-actions"), ""
        for kind in ("card", "item", "goal"):
            if teller.words.has(f"{teller.game}-{kind}-{bare_id(thing)}"):
                return teller.thing(kind, thing), f"{kind}-{bare_id(thing)}"
        return thing, ""


def item_topic(item: str) -> str:
    return f"item-{item.replace('+', '_plus')}"


def _space_of(option: Option) -> str:
    """The space an option leads to."""
    match option:
        case Move(to=space) | StartAt(space=space) | SheriffTo(space=space) | PickSpace(space=space):
            return space
        case _:
            return ""


def _length(option: Option) -> int:
    distance = getattr(option, "distance", 0)
    return distance if isinstance(distance, int) else 0
