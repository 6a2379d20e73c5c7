"""The course of the game, by chapters of the rulebook."""
