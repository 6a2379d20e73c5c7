"""The boxes of Western Legends; here the base game."""
