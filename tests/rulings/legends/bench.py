"""The bench of Western Legends: players by name, cards by sign, spaces by id, moves by name.

table.seats(Ann={"at": "D10", "lp": 6, "hand": ["KS", "3H"], "weapons": ["shotgun+"]}, Bob={"at": "D10"}, Cat={})
table.turn("Ann", actions=2)
table.does(("duel", "Bob"))
table.asked("Ann", kind="lay_card").answers("KS")
table.has("Bob", wounds=1, cards=3)
table.is_quiet()
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Final, TypedDict

from sagebrush.core.config import Value, configure
from sagebrush.core.options import Option
from sagebrush.core.rng import ScriptedChance
from sagebrush.core.seats import Seat
from sagebrush.games.legends import map as country
from sagebrush.games.legends import options as said
from sagebrush.games.legends.box import EXPANSIONS
from sagebrush.games.legends.cards import CARD, CARD_IDS, FIGHT_DECK, RANK_INDEX
from sagebrush.games.legends.content import Content, box_content
from sagebrush.games.legends.game import GAME, lay_out, settings_of
from sagebrush.games.legends.state import ACT, DISCARD
from sagebrush.games.legends.table import LegendsTable
from sagebrush.testing.scenario import Scenario


class Player(TypedDict, total=False):
    """What a scenario may say of a player; the rest is plain: no points, no money, a revolver, a place of one's own."""

    character: str
    ability: bool
    at: str
    lp: int
    mp: int
    wp: int
    money: int
    nuggets: int
    wounds: int
    hand: list[str]
    weapons: list[str]
    mounts: list[str]
    belongings: list[str]
    cattle: list[str]
    goals: list[str]
    goals_done: list[str]
    legend_tokens: list[int]


#: Plain characters for players of whom nothing is said, and places where nothing happens.
CHARACTERS: Final = ("mary_fields", "wyatt_earp", "calamity_jane", "wild_bill_hickok", "bass_reeves", "kit_carson")
PLAIN: Final = tuple(space for space, place in enumerate(country.LOCATION) if not place and not country.TOWN[space])


class LegendsScenario(Scenario[LegendsTable]):
    """A worked example of Western Legends."""

    game = GAME
    #: Those in play, and what each starts with on the table.
    expansions: tuple[str, ...] = ()

    def seats(
        self,
        *,
        options: dict[str, Value] | None = None,
        content: Content | None = None,
        bandits: Iterable[str] = (),
        sheriff: str = "D1",
        stories: Iterable[int] = (),
        **players: Player,
    ) -> None:
        """Lay the table, seats in clockwise order; the first one is the first player. `stories` are the open ones."""
        names = tuple(players)
        self.config = configure(GAME.info, names=names, options=options, expansions=self.expansions)
        rows = content or box_content(self.expansions)
        table = LegendsTable(ScriptedChance([], 0), names, rows, settings_of(self.config, rows))
        lay_out(table)
        for expansion in EXPANSIONS:
            if expansion.name in self.expansions:
                expansion.prepare(table)
        self.laid = table
        table.round = 1
        table.sheriff = table.land.space[sheriff]
        table.bandits = table.land.mask(tuple(bandits))
        for seat, (place, player) in enumerate(zip(PLAIN, players.values(), strict=False)):
            self._seat(Seat(seat), player, place)
        held = [card for hand in table.hands for card in hand]
        table.deck = [card for card in range(len(CARD_IDS)) if card not in held]
        table.fight_deck = list(FIGHT_DECK)
        for deck, number in enumerate(stories):
            self._open(deck, number)

    def _seat(self, seat: Seat, player: Player, place: int) -> None:
        table = self.laid
        taken = [other for other in table.character if other]
        free = [id for id in CHARACTERS if id not in taken]
        table.character[seat] = player.get("character", free[0])
        table.lp[seat] = player.get("lp", 0)
        table.ability_on[seat] = player.get("ability", table.lp[seat] >= table.content.lp.ability_at)
        table.space[seat] = table.land.space[player["at"]] if "at" in player else place
        table.mp[seat] = player.get("mp", 0)
        table.wp[seat] = player.get("wp", 0)
        table.money[seat] = player.get("money", 0)
        table.nuggets[seat] = player.get("nuggets", 0)
        table.wounds[seat] = player.get("wounds", 0)
        table.hands[seat] = [CARD[sign] for sign in player.get("hand", [])]
        table.weapons[seat] = player.get("weapons", ["revolver"]).copy()
        table.mounts[seat] = player.get("mounts", []).copy()
        table.belongings[seat] = player.get("belongings", []).copy()
        table.goals[seat] = player.get("goals", []).copy()
        table.goals_done[seat] = player.get("goals_done", []).copy()
        table.legend_tokens[seat] = player.get("legend_tokens", []).copy()
        for value in table.legend_tokens[seat]:
            table.legend_bag.remove(value)
        for token in player.get("cattle", []):
            table.cattle[seat].append(token)
            table.cattle_supply[table.content.cattle[token].colour].remove(token)

    def _open(self, deck: int, number: int) -> None:
        """This story is the open one of its deck."""
        for cards in self.laid.story_decks:
            if number in cards:
                cards.remove(number)
        self.laid.story_decks[deck].append(number)

    def marked(self, deck: int, *names: str) -> None:
        """The markers that lie on the open story of this deck, in the order they were placed."""
        self.laid.markers[deck] = [Seat(self.config.names.index(name)) for name in names]

    # ---------------------------------------------------------------- chance

    def deck_top(self, *signs: str) -> None:
        """The next poker cards to be drawn, in this order."""
        cards = [CARD[sign] for sign in signs]
        self.laid.deck = [card for card in self.laid.deck if card not in cards] + cards[::-1]

    def fight_deck_top(self, *ranks: str) -> None:
        """The next fight cards to be drawn, in this order."""
        cards = [RANK_INDEX[rank] for rank in ranks]
        self.laid.fight_deck = [card for card in self.laid.fight_deck if card not in cards] + cards[::-1]

    def dice(self, *faces: str) -> None:
        """The next prospecting dice to be rolled."""
        self.script(*[self.laid.content.die.faces.index(face) for face in faces])

    def script(self, *numbers: int) -> None:
        """The next numbers of chance."""
        chance = self.laid.chance
        assert isinstance(chance, ScriptedChance)
        chance.extend(list(numbers))

    # ---------------------------------------------------------------- the turn

    def turn(self, name: str, *, actions: int = 3) -> None:
        """This player has the turn and so many actions left; income and gear are done."""
        table = self._turn_of(name)
        table.phase = ACT
        table.actions = actions
        self.begin(self.config, table)

    def starts_turn(self, name: str) -> None:
        """This player's turn begins."""
        self.begin(self.config, self._turn_of(name))

    def discards(self, name: str) -> None:
        """This player's turn has come to the discard of excess cards; stories are told."""
        table = self._turn_of(name)
        table.phase = DISCARD
        self.begin(self.config, table)

    def _turn_of(self, name: str) -> LegendsTable:
        table = self.laid
        seat = Seat(self.config.names.index(name))
        before = table.round
        table.start_turn(seat)
        table.round = max(before, 1)
        return table

    def does(self, *labels: Hashable) -> None:
        """The active player takes these actions one after the other."""
        for label in labels:
            self.asked(self.active, kind="take_action").answers(label)

    def ends_turn(self) -> None:
        self.does("end")

    @property
    def active(self) -> str:
        return self.name(self.table.active)

    # ---------------------------------------------------------------- names of options

    def label(self, option: Option) -> Hashable:
        named = NAMES.get(type(option))
        if named is not None:
            return named
        match option:
            case said.Fight(target=target, fight=fight):
                return fight, self.name(target)
            case said.PickPlayer(target=target):
                return self.name(target)
            case said.FightBlack(fight=fight):
                return fight, "Black"
            case said.Alternative(effects=effects):
                return effects[0] if len(effects) == 1 else effects
            case _:
                return label_of(option)

    # ---------------------------------------------------------------- checks

    def may(self, *labels: Hashable) -> None:
        """Whoever is asked may choose each of these, among other things."""
        missing = [label for label in labels if label not in self.offered()]
        assert not missing, f"not offered: {missing}; offered: {self.offered()}"

    def may_not(self, *labels: Hashable) -> None:
        offered = [label for label in labels if label in self.offered()]
        assert not offered, f"offered: {offered}"

    def targets(self) -> set[str]:
        """Where the active player may move."""
        return {option.to for option in self.decision().options if isinstance(option, said.Move)}

    def has(self, name: str, **facts: Any) -> None:
        """What is true of a player: numbers, `at`, `cards` (how many), `hand` (signs), `weapon`, `mount`, and so on."""
        seat = self.seat(name)
        for fact, value in facts.items():
            found = self._fact(seat, fact)
            assert found == value, f"{name} has {fact} {found!r}, not {value!r}"

    def _fact(self, seat: Seat, fact: str) -> Any:
        table = self.table
        match fact:
            case "at":
                return table.land.spaces[table.space[seat]]
            case "cards":
                return len(table.hands[seat])
            case "hand":
                return sorted(CARD_IDS[card] for card in table.hands[seat])
            case "weapon":
                return table.weapon(seat)
            case "mount":
                return table.mount(seat)
            case _:
                return getattr(table, fact)[seat]

    def happened(self, *kinds: str) -> list[str]:
        """Which of these events there were, in their order."""
        return [event.kind for event in self.match.all_events() if event.kind in kinds]

    def why_not(self, thing: str) -> str:
        """The ruling that forbids this now."""
        found = {reason.thing: reason.ruling for reason in self.match.why_not(self.table.active)}
        assert thing in found, f"no reason is given for {thing!r}, only for {sorted(found)}"
        return found[thing]

    def is_quiet(self, name: str | None = None) -> None:
        """Nothing is left to ask but what the active player does next."""
        asked = self.decision(name or self.active)
        assert asked.question.kind == "take_action", f"still asked: {asked.question}"


#: Options that are said in a word.
NAMES: Final[dict[type[Option], str]] = {
    said.Work: "work",
    said.Prospect: "prospect",
    said.RobBank: "rob bank",
    said.Heal: "heal",
    said.Shop: "shop",
    said.PlayPoker: "poker",
    said.EndTurn: "end",
    said.Use: "use",
    said.Pass: "pass",
    said.Surrender: "surrender",
    said.PickBlack: "Black",
    said.Leave: "leave",
    said.Join: "join",
}


def sign(card: str) -> str:
    """The sign in the corner of a poker card: `sprint:2S` is 2S."""
    return card.partition(":")[2]


def label_of(option: Option) -> Hashable:  # noqa: C901, PLR0911, PLR0912
    """What is said of an option without knowing the players."""
    match option:
        case said.Move(distance=0):
            return "stay"
        case said.Move(to=to, via=via):
            return ("move", to, via) if via else ("move", to)
        case said.PlayAction(card=card):
            return "play", sign(card)
        case said.PlayReaction(card=card):
            return "react", sign(card)
        case said.UseItem(item=thing) | said.UseAbility(character=thing):
            return "use", thing
        case said.Deposit(nuggets=nuggets, fools=fools):
            return "deposit", nuggets, fools
        case said.Revel(lp=lp):
            return "revel", lp
        case said.Acquire(cattle=colour):
            return "acquire", colour
        case said.Drive(token=token):
            return "drive", token
        case said.Rustle(token=token):
            return "rustle", token
        case said.Contribute(deck=deck):
            return "contribute", deck
        case said.Shift(deck=deck):
            return "shift", deck
        case said.Claim(goal=goal):
            return "claim", goal
        case said.Lay(card=card) | said.Discard(card=card) | said.Give(card=card):
            return sign(card)
        case said.LayFoe(fight_card=card):
            return card.removeprefix("fight_").upper()
        case said.Spoils(what=what, cattle=cattle):
            return (what, "cattle") if cattle else what
        case said.SheriffTo(space=space, distance=distance):
            return space if distance else "stay"
        case said.Buy(item=item, wear=wear):
            return ("buy", item, "wear") if wear else ("buy", item)
        case said.Upgrade(item=item):
            return "upgrade", item
        case said.PlayCards(cards=cards):
            return tuple(sorted(sign(card) for card in cards))
        case _:
            return plain_label(option)


def plain_label(option: Option) -> Hashable:
    """Options with one field are called by its value."""
    value: Hashable = getattr(option, option.__struct_fields__[0])
    return value
