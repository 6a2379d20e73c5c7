"""The core knows no game: matches, decisions, events, chance and records."""
