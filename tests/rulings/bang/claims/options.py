"""What may be done at the claims."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option


class Dig(Option, frozen=True, tag="dig"):
    """Dig once."""

    uses: ClassVar[bool] = True


DIG: Final = Dig()
