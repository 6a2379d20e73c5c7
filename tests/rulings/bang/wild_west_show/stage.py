"""What the scenarios of the show need besides the bench: show cards by name, and options of the expansion's own."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.expansions.wild_west_show.options import CallOn, ChangePlaces, Name
from sagebrush.games.bang.expansions.wild_west_show.show import SHOW, show_of
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.state import Character
from tests.rulings.bang.bench import BangScenario, Player, key

#: The expansion, for tables on which nothing else names it.
ALSO = ("wild_west_show",)


def lay(table: BangScenario, deck_top: tuple[str, ...] = (), pile: tuple[str, ...] = (), **players: Player) -> None:
    """A table with the show deck; nothing is in force yet."""
    # No player is called `stick`, which a type checker cannot know.
    table.seats(deck_top=deck_top, pile=pile, also=ALSO, **players)  # type: ignore[arg-type]


def showing(table: BangScenario, card: str) -> None:
    """This show card has been in force for a while."""
    show = show_of(table.laid)
    show.cards.remove(key(card))
    show.present = key(card)
    table.laid.put_in_force(SHOW, None, EVENTS[key(card)])


def next_up(table: BangScenario, *cards: str) -> None:
    """These show cards are the next ones, the first one on top."""
    show = show_of(table.laid)
    for card in reversed(cards):
        show.cards.remove(key(card))
        show.cards.append(key(card))


def in_force(table: BangScenario) -> str:
    return show_of(table.table).present


def does(table: BangScenario, name: str, option: Option) -> None:
    """This player is asked and chooses an option of the show's own."""
    decision = table.decision(name)
    assert option in decision.options, decision.options
    table.match.answer(option, seat=decision.seat)


def may(table: BangScenario, name: str, option: Option) -> bool:
    return option in table.decision(name).options


def demands(table: BangScenario, owner: str, card: str) -> None:
    """Dorothy Rage: the active player names a card that another one must play."""
    does(table, table.active, CallOn(table.seat(owner)))
    table.asked(table.active, kind="name_card")
    does(table, table.active, Name(key(card)))


def changes_places(table: BangScenario, other: str) -> None:
    does(table, table.active, ChangePlaces(table.seat(other)))


def has_faces(table: BangScenario, name: str, *faces: str) -> None:
    """Before the turn: Greygory Deck's two characters, and all others of the base game in the box."""
    seat = Seat(table.config.names.index(name))
    laid = table.laid
    laid.box = [other for other in CAST if CAST[other] not in laid.characters]
    laid.take_on(seat, [CAST[key(face)] for face in faces])


def faces_of(table: BangScenario, name: str) -> list[str]:
    return [trait.id for trait in table.table.abilities[table.seat(name)][1:] if isinstance(trait, Character)]
