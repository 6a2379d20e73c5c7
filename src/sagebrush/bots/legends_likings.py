"""Likings: the ways of life to which a bot of Western Legends is drawn, by its character and by its seed."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.legends_projects import DROVER, GAMBLER, LAWMAN, OUTLAW, PLANS, PROSPECTOR, STORYTELLER
from sagebrush.core.rng import Chance

#: What each character is made for.
CALLINGS: Final[dict[str, tuple[int, ...]]] = {
    "annie_oakley": (LAWMAN, STORYTELLER),
    "bass_reeves": (LAWMAN, DROVER),
    "billy_the_kid": (OUTLAW,),
    "bloody_knife": (PROSPECTOR, STORYTELLER),
    "calamity_jane": (STORYTELLER, DROVER),
    "doc_holliday": (GAMBLER, OUTLAW),
    "jesse_james": (OUTLAW, LAWMAN),
    "kit_carson": (PROSPECTOR, LAWMAN),
    "mary_fields": (DROVER, STORYTELLER),
    "wild_bill_hickok": (GAMBLER,),
    "wyatt_earp": (LAWMAN,),
    "yb_rowdy": (PROSPECTOR, DROVER),
    "fee_lee_wong": (STORYTELLER, PROSPECTOR),
    "gertrudis_barcelo": (GAMBLER,),
    "pat_garrett": (LAWMAN,),
    "poker_alice": (GAMBLER,),
    "seth_bullock": (LAWMAN,),
    "soapy_smith": (GAMBLER,),
    "sundance_kid": (OUTLAW,),
    "curly_bill_brocius": (OUTLAW, DROVER),
    "joaquin_murrieta": (LAWMAN, OUTLAW),
    "buffalo_bill": (PROSPECTOR,),
    "bat_masterson": (LAWMAN, STORYTELLER),
    "ada_curnutt": (LAWMAN,),
    "johnny_ringo": (OUTLAW, LAWMAN),
    "aaron_ross": (PROSPECTOR, GAMBLER),
}

#: By how much a character is drawn to what it is made for.
CALLING: Final = 0.4


class Likings:
    """How much a bot likes each plan: by its character and, a little, by its seed."""

    def __init__(self, seed: int, character: str, seat: int) -> None:
        whim = Chance(seed ^ (seat * 7919))
        calling = CALLINGS.get(character, ())
        self.of: list[float] = [
            0.85 + 0.3 * whim.below(1000) / 1000 + (CALLING if plan in calling else 0.0) for plan in range(len(PLANS))
        ]
        #: How readily it leaves the path of the law.
        self.crime: float = (
            1.0 if OUTLAW in calling else (0.1 if LAWMAN in calling else 0.25) + 0.25 * whim.below(1000) / 1000
        )
