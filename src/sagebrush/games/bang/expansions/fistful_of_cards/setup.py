"""A Fistful of Cards."""

from __future__ import annotations

from pathlib import Path

from sagebrush.games.bang.event_deck import EventCard
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.fistful_of_cards import events, options
from sagebrush.games.bang.expansions.fistful_of_cards.event_cards import (
    AbandonedMine,
    Ambush,
    BloodBrothers,
    DeadMan,
    HardLiquor,
    Lasso,
    LawOfTheWest,
    Peyote,
    Ranch,
    TheJudge,
    Vendetta,
)
from sagebrush.games.bang.expansions.fistful_of_cards.shooting import (
    AFistfulOfCards,
    Ricochet,
    RussianRoulette,
    Sniper,
)
from sagebrush.games.bang.round_events import RoundEvents

EVENT_CARDS: dict[str, type[EventCard]] = {
    "ambush": Ambush,
    "sniper": Sniper,
    "dead_man": DeadMan,
    "blood_brothers": BloodBrothers,
    "the_judge": TheJudge,
    "lasso": Lasso,
    "law_of_the_west": LawOfTheWest,
    "hard_liquor": HardLiquor,
    "abandoned_mine": AbandonedMine,
    "peyote": Peyote,
    "ranch": Ranch,
    "ricochet": Ricochet,
    "russian_roulette": RussianRoulette,
    "vendetta": Vendetta,
    "a_fistful_of_cards": AFistfulOfCards,
}

EXPANSION: Expansion = RoundEvents("fistful_of_cards", Path(__file__).parent, EVENT_CARDS, records=(events, options))
