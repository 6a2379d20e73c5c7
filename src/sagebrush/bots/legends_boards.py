"""What a bot of Western Legends thinks of the second board: train, frontiers, strays, renegades, claim jumpers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots.legends_projects import DROVER, LAWMAN, OUTLAW, STORYTELLER, Project, hoped, places_of
from sagebrush.bots.legends_situation import ACTION, Situation
from sagebrush.bots.legends_wishes import Hope
from sagebrush.games.legends.expansions.ante_up.cards import worth
from sagebrush.games.legends.language import Effects, Gain, Lose

#: What a longhorn brings where it is delivered, and what one that strays is worth with the slower ride to come.
LONGHORN: Final = 2.2
STRAY: Final = 1.3
#: What the token of a frontier brings, while nobody has turned it over.
FRONTIER: Final = 2.0


def projects(situation: Situation, hopes: Sequence[Hope]) -> list[Project]:
    """The train where it stands now, frontiers, strays, and those who wait on the boards."""
    return [
        *_train(situation, hopes),
        *_frontiers(situation, hopes),
        *_longhorns(situation, hopes),
        *_waiting(situation),
    ]


def _train(situation: Situation, hopes: Sequence[Hope]) -> list[Project]:
    """It moves on with every turn, so it must be reached in this one."""
    land = situation.land
    where = 1 << land.space[situation.view.parts["train"].space]
    if not situation.hand or (situation.outlaw and where >> situation.sheriff & 1):
        return []
    gain, tale = robbed_train(situation), hoped(hopes, "rob_train", -1)
    return [Project(land, OUTLAW, where, gain, tale=tale, within=situation.actions - 1)]


def _frontiers(situation: Situation, hopes: Sequence[Hope]) -> list[Project]:
    land, found = situation.land, []
    for token in situation.view.parts["frontier"].tokens:
        gain, where = opened_frontier(situation, token.price), 1 << land.space[token.space]
        if gain:
            found.append(Project(land, STORYTELLER, where, gain, tale=hoped(hopes, "frontier", where)))
    return found


def _longhorns(situation: Situation, hopes: Sequence[Hope]) -> list[Project]:
    land, strays = situation.land, situation.view.parts["longhorns"]
    if situation.seat in strays.holders:
        here = places_of(land)
        where = here.stations | here.camp | sum(here.ranches.values())
        return [Project(land, DROVER, where, LONGHORN, 0, tale=hoped(hopes, "deliver_longhorn", -1))]
    if situation.turns <= 1:
        return []
    return [Project(land, DROVER, 1 << land.space[space], STRAY) for space in strays.spaces]


def _waiting(situation: Situation) -> list[Project]:
    land, found = situation.land, []
    for token in situation.view.parts["waiting"].tokens:
        if token.foe != "high_roller":
            space = land.space[token.space]
            found.append(Project(land, LAWMAN, 1 << space, foe_worth(situation, token.token, space), 0))
    return found


def robbed_train(situation: Situation) -> float:
    """An average of the train cards that could be drawn."""
    rows = situation.content.rows.train.card
    total = 0.0
    for row in rows:
        win = brought(situation, row.win)
        if row.guards:
            total += situation.foe_worth(win, -brought(situation, row.lose), row.guards, situation.space)
        else:
            total += win
    return total / len(rows)


def opened_frontier(situation: Situation, price: int) -> float:
    """What its token brings on average, less the cards that pay for it; nothing if the hand is not worth it."""
    paid, spent = 0, 0.0
    # The dearest cards first: fewer of them are needed.
    for card in sorted(situation.hand, key=lambda card: -worth(4 * card.rank)):
        if paid < price:
            paid += worth(4 * card.rank)
            spent += situation.keep(card)
    return max(0.0, FRONTIER - spent) if paid >= price else 0.0


def foe_worth(situation: Situation, token: str, space: int) -> float:
    """What it is worth to meet this renegade or claim jumper."""
    tokens = situation.content.rows.tokens
    for row in (*tokens.renegade, *tokens.claim_jumper):
        if row.id == token:
            return situation.foe_worth(brought(situation, row.do), 0.0, row.cards, space)
    return 0.0


def brought(situation: Situation, effects: Effects) -> float:
    """What effects bring, as far as they are plain; a choice is worth about two cards."""
    total = 0.0
    for each in effects:
        if isinstance(each, Gain):
            total += _gained(situation, each.what, each.n)
        elif isinstance(each, Lose):
            total += situation.wound_price if each.what == "wound" and situation.me.wounds else 0.0
        else:
            total += 2 * situation.card_price
    return total


def _gained(situation: Situation, what: str, n: int) -> float:
    if what == "money":
        return situation.money(n)
    if what == "nugget":
        return situation.nuggets(n)
    if what == "card":
        return n * situation.card_price
    if what == "wp":
        return situation.wanted_gain(n)
    if what == "mp":
        return situation.law_gain(n)
    if what == "wound":
        return -n * situation.wound_price
    return n * (ACTION if what == "action" else 1.0)
