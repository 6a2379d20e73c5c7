"""Jokers: the words for them; what they do is in `jokers.py` beside the rules of fights and poker."""
