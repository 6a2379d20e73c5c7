"""The boxes of Western Legends: the base game, and what comes on top of it."""
