"""The sorts of words and numbers in the language of cards: what may stand where, and how much of it.

Words that name something written elsewhere (a place, an item, an option) are marked by `names`, and `check.py` looks
them up.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


def names(what: str) -> msgspec.Meta:
    """The mark on a word that must name something; `check.py` knows what there is of each sort."""
    return msgspec.Meta(extra={"names": what})


#: One place or several of which any will do (`loc:darkrock_bank`, `any:outside`).
Place = Annotated[str | tuple[str, ...], names("place")]
ItemId = Annotated[str, names("item")]
CardId = Annotated[str, names("card")]

# No number is so large that a card of a user's own could keep a table busy with it.
Count = Annotated[int, msgspec.Meta(ge=1, le=999)]
Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
#: What a number is changed by.
Change = Annotated[int, msgspec.Meta(ge=-99, le=99)]
#: LEG-023: all money is in notes of $10 and $20.
Dollars = Annotated[int, msgspec.Meta(ge=0, le=999, multiple_of=10)]
#: What a card says, where no catalogue of words has it: for cards of a user's own. In one language, or by language.
_Words = Annotated[str, msgspec.Meta(max_length=400)]
Text = Annotated[
    _Words | dict[Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")], _Words],
    msgspec.Meta(extra={"names": "words"}),
]
#: What rows are called; new ones must be made of these letters too.
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{1,40}$")]
#: How much is lost: a number, half of it (rounded up), or all.
Amount = Count | Literal["half", "all"]
