"""Tables in play: the match in memory, its log in the database, and the clients that follow it."""
