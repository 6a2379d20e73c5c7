"""What a search has to know of a game. Each game has a guide of its own; see `bang_guide` for the fullest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from sagebrush.bots.base import Bot
from sagebrush.bots.models.loading import has_model, load_model
from sagebrush.bots.networks import Network
from sagebrush.bots.suspects import Case, Suspects, Tables, load_tables, suspect
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.eyes import World


#: Players at the table by whose play-outs all others are measured.
USUAL_TABLE: Final = 5


def by_size(players: int) -> float:
    """The more play, the more turns has a round, and the more there is to look at in each."""
    share = USUAL_TABLE / players
    return share * share


def load_habits(game: str) -> list[float]:
    """Some of the whole is spread evenly: nobody does always what is usual."""
    model = load_model(f"{game}-habits")
    doubt: float = model["doubt"]
    shares = [(1 - doubt) * share + doubt / len(model["shares"]) for share in model["shares"]]
    most = max(shares)
    return [share / most for share in shares]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A game, to a bot that thinks ahead. A guide knows nothing of any match: it is asked about views and worlds."""

    game: ClassVar[str] = ""
    #: With so few players everybody knows everybody, or the game is another one: nothing to learn there.
    fewest: ClassVar[int] = 0
    #: The kinds of deeds that beliefs rest on; the first of them is the plainest.
    kinds: ClassVar[tuple[str, ...]] = ()
    #: What one may look at when an imagined game ends, and how much of it makes a difference; more is always better.
    sign_steps: ClassVar[tuple[tuple[str, float], ...]] = ()

    def __init__(self) -> None:
        """What was learned is read, as far as there is any: without tables all deals are equally likely."""
        self.tables: Tables | None = load_tables(self.game, self.kinds) if has_model(f"{self.game}-beliefs") else None
        self.networks: dict[str, Network] = {}
        if has_model(f"{self.game}-value"):
            for part, model in load_model(f"{self.game}-value")["parts"].items():
                self.networks[part] = Network.of(model)
        #: How often each of the choices that are made in secret is made, the likeliest being 1.
        self.habits: list[float] = load_habits(self.game) if has_model(f"{self.game}-habits") else []

    def pace(self, view: Any) -> float:  # noqa: ARG002
        """How many play-outs are made here in the time of one of BANG! with five: so that a level thinks as long at
        every table, by count and not by the clock.
        """
        return 1.0

    def player(self, seed: int) -> Bot:
        """Somebody quick who plays the imagined games: how good they are decides how good the search is."""
        raise NotImplementedError

    def own(self, seed: int) -> Bot:
        """Whoever the thinking bot would be if it did not think: as good as anybody quick can be."""
        return self.player(seed)

    def rank(self, view: Any, decision: Decision[Option], player: Bot) -> list[float]:
        """How much that player likes each of the options."""
        raise NotImplementedError

    def key(self, view: Any, option: Option) -> str:  # noqa: ARG002
        """Options with equal keys are as good as the same: only the best liked of them is tried."""
        return option.id

    def helps(self, option: Option) -> bool:  # noqa: ARG002
        """Whether it is done to its target for their good."""
        return False

    def goes_on(self, decision: Decision[Option]) -> bool:  # noqa: ARG002
        """Whether this is one of several choices of which a turn is made, so that plans are worth a thought."""
        return False

    def case(self, view: Any) -> Case | None:  # noqa: ARG002
        """What these eyes know about who is who; None where there is nothing to find out."""
        return None

    def suspects(self, view: Any) -> Suspects | None:
        """How likely every deal of the hidden roles is; None where there is nothing to suspect."""
        case = self.case(view) if self.tables is not None else None
        return suspect(case, self.tables) if case is not None and self.tables is not None else None

    def deal(self, world: World) -> tuple[str, ...]:
        """The roles dealt in an imagined world; none where everybody plays for themselves."""
        return ("",) * world.config.players

    def habit(self, view: Any, option: Option) -> int:  # noqa: ARG002
        """Which of the secret choices that are told apart this is; -1 for what everybody sees."""
        return -1

    def likely(self, world: World, seat: Seat) -> float:  # noqa: ARG002
        """How likely the others have chosen in secret what they have in this world; 1 where nothing speaks against."""
        return 1.0

    def horizon(self, view: Any) -> int:  # noqa: ARG002
        """How many turns an imagined game is played before its position is judged; 0: to its end."""
        return 0

    def judges(self, view: Any) -> bool:
        """Whether what the networks say of a position can be told to people, without any play-out."""
        return bool(self.networks) and self.horizon(view) > 0

    def signs(self, world: World, seat: Seat) -> list[float]:  # noqa: ARG002
        """What there is to see of it in this world, in the order of `sign_steps`."""
        return []

    def part(self, world: World, seat: Seat) -> str:
        """The network that judges for this seat: each part that one may play in a game has its own."""
        raise NotImplementedError

    def numbers(self, world: World, seat: Seat) -> list[float]:
        """The position in numbers for that network, from the eyes of this seat and the roles of this world."""
        raise NotImplementedError

    def value(self, world: World, seat: Seat) -> float:
        """How likely this seat wins from here."""
        return self.networks[self.part(world, seat)].chance(self.numbers(world, seat))
