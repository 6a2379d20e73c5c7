"""Shadow gunslingers: a variant in which whoever is eliminated comes back for each of his turns."""

from sagebrush.games.bang.expansions.shadow_gunslingers.setup import EXPANSION

__all__ = ["EXPANSION"]
