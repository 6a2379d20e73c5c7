"""The table server: people, seats, matches and streams. It knows no rule of any game."""
