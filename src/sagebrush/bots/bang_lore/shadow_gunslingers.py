"""Shadow gunslingers: whoever is out plays on for a side, which is most to a Renegade's taste."""

from __future__ import annotations

from sagebrush.bots.bang_learning import Lore

LORE = Lore(afterlife={"shadow_gunslingers"})
