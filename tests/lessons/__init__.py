"""Lessons still fit the rules: each is played to its end, step by step."""
