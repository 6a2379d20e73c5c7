"""Wild West Show: the show cards, the characters, and how they meet."""
