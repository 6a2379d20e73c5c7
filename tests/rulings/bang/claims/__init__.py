"""An expansion that exists for the tests alone: claims to dig in, with a hidden deck and secret purses.

It lies outside the game's own folders and is built as every expansion is. If the tests beside it are green, an
expansion needs no line outside its folder but the one that lists it.
"""
