"""What a seat may know of the parts of Western Legends, built by adding; `sheet.py` puts them together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import FIGHT_CARD_IDS
from sagebrush.games.legends.fighting import NO_CARD, Fight
from sagebrush.games.legends.view import (
    BlackView,
    CacheView,
    FightView,
    PokerView,
    StoryView,
)

if TYPE_CHECKING:
    from sagebrush.games.legends.table import LegendsTable


def seen(table: LegendsTable, other: Seat, known: int) -> tuple[str, ...]:
    """Cards known to be in a hand. One that lies face down still counts: nobody can tell which it is."""
    laid = table.laid_by(other)
    held = table.hands[other] if laid == NO_CARD else [*table.hands[other], laid]
    return table.names_of(sorted([card for card in held if table.hand_known[card] & known]))


def caches(table: LegendsTable) -> tuple[CacheView, ...]:
    stories = table.content.stories
    return tuple([CacheView(table.land.spaces[space], stories[number].id) for space, number in table.caches])


def story(table: LegendsTable, deck: int) -> StoryView:
    number = table.open_story(deck)
    condition = table.content.condition_id[number] if number else None
    return StoryView(condition, tuple(table.markers[deck]), len(table.story_decks[deck]))


def fight(table: LegendsTable, under_way: Fight, viewer: Seat | None) -> FightView:
    """Everybody sees who fights whom and that cards lie there; a card itself its owner, or all once it is shown."""
    shown, eye = under_way.shown, table.eye(viewer)
    against_player = under_way.other >= 0
    sees_card = shown or under_way.fighter == viewer
    sees_other = shown or (under_way.other == viewer if against_player else under_way.keeper == viewer)
    known = [card for card, seats in zip(under_way.drawn, under_way.known, strict=True) if seats & eye]
    return FightView(
        fighter=under_way.fighter,
        other=under_way.other if against_player else None,
        foe=under_way.foe,
        kind=under_way.kind,
        keeper=under_way.keeper if under_way.keeper >= 0 else None,
        attacked=under_way.attacker != under_way.fighter,
        laid=under_way.card != NO_CARD,
        other_laid=under_way.other_card != NO_CARD,
        card=_card(table, under_way.card, fight_card=False) if sees_card else None,
        other_card=_card(table, under_way.other_card, fight_card=not against_player) if sees_other else None,
        fight_cards=tuple([FIGHT_CARD_IDS[card] for card in sorted(known)]),
        drawn=len(under_way.drawn),
        shown=shown,
        value=under_way.counts(0),
        other_value=under_way.counts(1),
    )


def _card(table: LegendsTable, card: int, *, fight_card: bool) -> str | None:
    if card == NO_CARD:
        return None
    return FIGHT_CARD_IDS[card] if fight_card else table.content.card_id[card]


def poker(table: LegendsTable, viewer: Seat | None) -> PokerView | None:
    """While a pot is on the table."""
    if not table.pot:
        return None
    return PokerView(
        pot=table.pot,
        flop=table.names_of(table.flop),
        joined=tuple(table.gamblers),
        dealer_cards=len(table.dealer),
        dealer=table.names_of(table.dealer) if viewer is not None and viewer == table.dealer_seat else None,
    )


def black(table: LegendsTable) -> BlackView | None:
    him = table.black
    return None if him is None else BlackView(table.land.spaces[him.space], him.lp, len(him.deck))
