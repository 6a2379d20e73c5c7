"""Names that people can tell apart: written in one way, nothing invisible in them, and none that looks like another's.

The look-alikes come from Unicode's own list (UTS 39), by a library that follows it.
"""

from __future__ import annotations

import re
from functools import cache
from unicodedata import normalize

from confusable_homoglyphs.confusables import confusables_data

from sagebrush.server.refusals import Refusal

#: They count as letters or marks, and nobody sees them: fillers, the empty Braille cell, joiners, variation selectors.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
#: More marks on one letter than any language writes.
HEAPED = re.compile("[\u0300-\u036f]{3,}")

#: Alike in one case only, so that the list does not have them.
SAME = str.maketrans("io", "10")


def tidy_name(name: str) -> str:
    """A name as it is shown."""
    tidy = " ".join(UNSEEN.sub("", normalize("NFC", name)).split())
    if not tidy or not tidy.isprintable() or HEAPED.search(normalize("NFD", tidy)):
        raise Refusal("bad_name", "A name needs at least one visible character.", 400)
    return tidy


def folded(name: str) -> str:
    """What somebody types to sign in, however it is written."""
    return normalize("NFKC", normalize("NFKC", tidy_name(name)).casefold())


def skeleton(name: str) -> str:
    """The same for all names that look alike: of each letter, the plainest of those that it is taken for.

    Looked at before and after the case is folded: a capital I looks like l, and is an i.
    """
    seen = "".join([_plainest(letter) for letter in normalize("NFKC", tidy_name(name))])
    again = "".join([_plainest(letter) for letter in seen.casefold()])
    return again.translate(SAME).replace("m", "rn")


@cache
def _plainest(letter: str) -> str:
    """Followed to its end: | looks like l, and l like 1."""
    others = [found["c"] for found in confusables_data.get(letter, []) if len(found["c"]) == 1]
    plainest = min([letter, *others])
    return letter if plainest == letter else _plainest(plainest)
