"""Play in the terminal, over SSH too: one person against bots. The interface shows one seat's view and no more."""
