"""What a seat may know of Western Legends, built by adding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.core.seats import Seat
from sagebrush.games.legends import map as country
from sagebrush.games.legends.cards import FIGHT_CARD_IDS
from sagebrush.games.legends.fighting import NO_CARD, Fight
from sagebrush.games.legends.players import NOWHERE
from sagebrush.games.legends.state import PHASES
from sagebrush.games.legends.view import (
    BlackView,
    CacheView,
    FightView,
    LegendsPlayer,
    LegendsView,
    PokerView,
    StoryView,
)

if TYPE_CHECKING:
    from sagebrush.games.legends.table import LegendsTable


def view(table: LegendsTable, seat: Seat | None) -> LegendsView:
    return LegendsView(
        seat=seat,
        players=tuple([player(table, Seat(other), seat) for other in range(table.players)]),
        active=table.active,
        first=table.first,
        round=table.round,
        turn=table.turns,
        phase=PHASES[table.phase],
        actions=table.actions,
        sheriff=country.SPACES[table.sheriff],
        bandits=tuple([country.SPACES[space] for space in country.bits(table.bandits)]),
        caches=caches(table),
        stories=tuple([story(table, deck) for deck in range(len(table.story_decks))]),
        cattle={colour: len(supply) for colour, supply in table.cattle_supply.items()},
        deck=len(table.deck),
        pile=table.names_of(table.pile),
        fight=None if table.fight is None else fight(table, table.fight, seat),
        poker=poker(table, seat),
        black=black(table),
        end_at=table.settings.end_at,
        end_round=table.end_round,
        outcome=table.outcome,
        winners=tuple(table.winners),
        content=table.content.own,
    )


def seen(table: LegendsTable, other: Seat, known: int) -> tuple[str, ...]:
    """Cards known to be in a hand. One that lies face down still counts: nobody can tell which it is."""
    laid = table.laid_by(other)
    held = table.hands[other] if laid == NO_CARD else [*table.hands[other], laid]
    return table.names_of(sorted([card for card in held if table.hand_known[card] & known]))


def player(table: LegendsTable, other: Seat, viewer: Seat | None) -> LegendsPlayer:
    """Hand, goals, legend tokens and the faces of cattle are the player's own secret, until the game is over."""
    own = other == viewer or bool(table.outcome)
    hand = table.hands[other]
    known = table.eye(viewer)
    return LegendsPlayer(
        seat=other,
        name=table.names[other],
        character=table.character[other],
        dealt=table.dealt[other] if other == viewer else None,
        ability_on=table.ability_on[other],
        space=country.SPACES[table.space[other]] if table.space[other] != NOWHERE else None,
        lp=table.lp[other],
        mp=table.mp[other],
        wp=table.wp[other],
        money=table.money[other],
        nuggets=table.nuggets[other],
        wounds=table.wounds[other],
        cards=len(hand),
        hand=table.names_of(sorted(hand)) if own else None,
        seen=() if own else seen(table, other, known),
        weapons=tuple(table.weapons[other]),
        mounts=tuple(table.mounts[other]),
        belongings=tuple(table.belongings[other]),
        cattle=tuple([table.content.cattle[token].colour for token in table.cattle[other]]),
        tokens=tuple(table.cattle[other]) if own else None,
        goals=tuple(table.goals[other]) if own else None,
        goals_left=len(table.goals[other]),
        goals_done=tuple(table.goals_done[other]),
        legend_tokens=len(table.legend_tokens[other]),
        legend_values=tuple(sorted(table.legend_tokens[other])) if own else None,
        speed=table.speed(other),
        hand_limit=table.hand_limit(other),
        money_limit=table.money_limit(other),
        nugget_limit=table.nugget_limit(other),
    )


def caches(table: LegendsTable) -> tuple[CacheView, ...]:
    stories = table.content.stories
    return tuple([CacheView(country.SPACES[space], stories[number].id) for space, number in table.caches])


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
    return None if him is None else BlackView(country.SPACES[him.space], him.lp, len(him.deck))
