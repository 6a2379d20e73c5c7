"""The quick player of Western Legends without tastes: what a bot that thinks ahead would do if it did not think.

`simple` likes one way of life better than another, so that two of them do not play alike. That is a pleasure at a table
and costs games: to this one every plan is worth what it brings, and of two characters it is the one who wins more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from sagebrush.bots.legends_likings import Likings
from sagebrush.bots.legends_projects import PLANS
from sagebrush.bots.legends_simple import LegendsSimple
from sagebrush.core.options import Option
from sagebrush.games.legends.options import Become
from sagebrush.games.legends.view import LegendsView

#: How readily it leaves the path of the law: between 0.45 and 0.7 it makes no difference, at 1 it wins less.
CRIME: Final = 0.6

#: What each character wins of a fair share in the hands of `simple` (docs/balance-legends.md, and that of Ante Up);
#: where nobody has counted, a fair share.
FAIR: Final = 1.0
RENOWN: Final[dict[str, float]] = {
    "jesse_james": 1.8,
    "doc_holliday": 1.3,
    "yb_rowdy": 1.14,
    "bass_reeves": 0.98,
    "billy_the_kid": 0.91,
    "bloody_knife": 0.85,
    "kit_carson": 0.83,
    "wyatt_earp": 0.83,
    "annie_oakley": 0.77,
    "wild_bill_hickok": 0.76,
    "calamity_jane": 0.75,
    "mary_fields": 0.72,
    "soapy_smith": 1.56,
    "poker_alice": 1.39,
    "gertrudis_barcelo": 1.23,
    "sundance_kid": 1.19,
    "curly_bill_brocius": 0.81,
    "pat_garrett": 0.65,
    "fee_lee_wong": 0.62,
    "seth_bullock": 0.58,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class LegendsSober(LegendsSimple):
    """A player with a purpose and no tastes."""

    def likings(self, view: LegendsView) -> Likings:
        found = super().likings(view)
        found.of = [1.0] * len(PLANS)
        found.crime = CRIME
        return found

    def _character(self, view: LegendsView, options: Sequence[Option]) -> Option:  # noqa: ARG002
        chances = [renown(option) for option in options]
        return options[chances.index(max(chances))]


def renown(option: Option) -> float:
    """How often the character wins whom one becomes so."""
    return RENOWN.get(option.character, FAIR) if isinstance(option, Become) else FAIR
