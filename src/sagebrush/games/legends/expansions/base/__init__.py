"""The base game: its rows."""
