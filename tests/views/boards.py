"""What is hidden beside the base game: decks, supplies, frontier rewards, faces of longhorns; jokers face down."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.expansions.ante_up.decks import Deck
from sagebrush.games.legends.expansions.ante_up.event_cards import Events
from sagebrush.games.legends.expansions.ante_up.frontier import Frontiers
from sagebrush.games.legends.expansions.ante_up.longhorns import NONE, Longhorns
from sagebrush.games.legends.expansions.ante_up.train import Train
from sagebrush.games.legends.expansions.ante_up.waiting import Waiting
from sagebrush.games.legends.jokers import Jokers
from sagebrush.games.legends.table import LegendsTable
from sagebrush.testing.worlds import Hidden


def hidden_on_boards(table: LegendsTable, seat: Seat | None) -> list[Hidden]:
    found: list[Hidden] = []
    for part in table.parts.values():
        match part:
            case Train() | Events():
                found.append(Hidden({f"deck {at}": card for at, card in enumerate(unseen(part.deck))}))
            case Waiting():
                found += [
                    Hidden({f"{kind} {at}": number for at, number in enumerate(supply)})
                    for kind, supply in part.supply.items()
                ]
            case Frontiers():
                found += frontiers(part)
            case Longhorns():
                found.append(longhorns(part, seat))
    return found


def unseen(deck: Deck) -> list[int]:
    return deck.cards[deck.under :]


def frontiers(part: Frontiers) -> list[Hidden]:
    """Of a token on a frontier the number is seen, and so the numbers of the spare ones follow; in no known order."""
    rows = part.content.rows.tokens.frontier
    pool = [*part.tokens.values(), *part.spare]
    found = [
        Hidden({f"on {space}": token}, [other for other in pool if rows[other].number == rows[token].number])
        for space, token in sorted(part.tokens.items())
    ]
    return [*found, Hidden({f"spare {at}": rows[token].number for at, token in enumerate(part.spare)})]


def longhorns(part: Longhorns, seat: Seat | None) -> Hidden:
    places = {f"supply {at}": token for at, token in enumerate(part.supply)}
    places |= {f"on {space}": token for space, token in part.lying.items()}
    places |= {f"of {at}": token for at, token in enumerate(part.driven) if token != NONE and not knows(part, at, seat)}
    return Hidden(dict(places))


def knows(part: Longhorns, driver: int, seat: Seat | None) -> bool:
    """Whether the seat knows the face of that player's longhorn: its own, or one it was robbed of."""
    return seat is not None and (driver == seat or bool(part.known.get(part.driven[driver], 0) >> seat & 1))


def forget_boards(seen: LegendsTable, seat: Seat | None) -> None:
    """A copy of the table with what is hidden there taken out."""
    for part in seen.parts.values():
        match part:
            case Train() | Events():
                part.deck.cards = part.deck.cards[: part.deck.under]
            case Waiting():
                part.supply = {kind: [0] * len(supply) for kind, supply in part.supply.items()}
            case Frontiers():
                rows = part.content.rows.tokens.frontier
                part.tokens = {space: rows[token].number for space, token in part.tokens.items()}
                part.spare = [0] * len(part.spare)
            case Longhorns():
                part.supply = [0] * len(part.supply)
                part.lying = dict.fromkeys(part.lying, 0)
                known = [token == NONE or knows(part, at, seat) for at, token in enumerate(part.driven)]
                part.driven = [token if known[at] else 0 for at, token in enumerate(part.driven)]
                part.known = {}
            case Jokers():
                part.laid = {joker: each for joker, each in part.laid.items() if each.shown or each.seat == seat}
