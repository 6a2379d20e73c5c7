"""The fight and the poker game under way, in a line each."""

from __future__ import annotations

from textual.content import Content

from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import RANKS
from sagebrush.games.legends.view import FightView, LegendsView
from sagebrush.tui.panels.legends_land import BETWEEN
from sagebrush.words.narrate import Narrator

#: A card that lies face down.
BACK = "▮"


def fight_line(narrator: Narrator, view: LegendsView) -> list[Content]:
    """Who fights whom, with what has been laid; from the reveal on what the cards count."""
    fight = view.fight
    if fight is None:
        return []
    told = [
        narrator.names[fight.fighter] + _laid(narrator, fight, own=True),
        _other(narrator, fight) + _laid(narrator, fight, own=False),
    ]
    if fight.attacked:
        told.reverse()
    title = narrator.thing("fight", fight.kind if fight.kind else "npc")
    line = Content.assemble((f"⚔ {title}: ", "$error bold"), (" ⟷ ".join(told), "bold"))
    drawn = _drawn(narrator, fight)
    return [Content.assemble(line, (f"{BETWEEN}{drawn}", "$muted"))] if drawn else [line]


def _other(narrator: Narrator, fight: FightView) -> str:
    return narrator.names[fight.other] if fight.other is not None else narrator.thing("foe", fight.foe)


def _laid(narrator: Narrator, fight: FightView, *, own: bool) -> str:
    card, laid = (fight.card, fight.laid) if own else (fight.other_card, fight.other_laid)
    if card is None:
        return f" {BACK}" if laid else ""
    poker = own or fight.other is not None
    name = narrator.thing("card" if poker else "fight_card", card)
    worth = RANKS[fight.value if own else fight.other_value]
    changed = fight.shown and name.rpartition(" ")[2][: len(worth)] != worth
    return f" {name}" + (f" = {worth}" if changed else "")


def _drawn(narrator: Narrator, fight: FightView) -> str:
    """The foe's fight cards: whoever plays them, or has looked at them, sees which."""
    if not fight.drawn:
        return ""
    seen = ", ".join([narrator.thing("fight_card", card) for card in fight.fight_cards])
    keeper = narrator.names[fight.keeper] if fight.keeper is not None else "none"
    return narrator.words.say("tui-legends-drawn", None, keeper=keeper, count=fight.drawn, seen=seen or "none")


def poker_line(narrator: Narrator, view: LegendsView) -> list[Content]:
    """The pot, the flop and who sits at the table."""
    poker = view.poker
    if poker is None:
        return []
    parts = [narrator.words.say("tui-legends-pot", None, pot=poker.pot)]
    if poker.flop:
        parts.append(" ".join([_sign(narrator, card) for card in poker.flop]))
    names = [narrator.names[Seat(seat)] for seat in poker.joined]
    parts.append(", ".join(names))
    if poker.dealer_cards:
        seen = " ".join([_sign(narrator, card) for card in poker.dealer or ()])
        parts.append(narrator.words.say("tui-legends-dealer", None, cards=seen or f"▯{poker.dealer_cards}"))
    return [Content.assemble(("♠ ", "bold"), (BETWEEN.join([part for part in parts if part]), "bold"))]


def _sign(narrator: Narrator, card: str) -> str:
    """Rank and suit alone: that is all that counts at poker."""
    return narrator.thing("card", card).rpartition(" ")[2]
