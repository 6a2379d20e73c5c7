"""One meaning for a key on every keyboard: Czech digits without Shift and Cyrillic letters count as well."""

from __future__ import annotations

from typing import Final

from textual import events

_CYRILLIC: Final = "йцукенгшщзфывапролдячсмить"
_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
_CZECH: Final = "+ěščřžýáíé"

#: What was typed → what is printed on the same key of an English keyboard.
_SAME_KEY: Final[dict[str, str]] = {
    **dict(zip(_CYRILLIC, _LATIN, strict=True)),
    **dict(zip(_CZECH, "1234567890", strict=True)),
    "і": "s",
}


def pressed(event: events.Key) -> str:
    """The key as a small Latin letter, a digit or a sign; the key's name where it writes nothing."""
    if not event.character or not event.is_printable:
        return event.key
    character = event.character.lower()
    return _SAME_KEY.get(character, character)
