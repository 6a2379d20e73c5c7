"""The test bench for rules, for our games and for those of other projects.

`scenario` plays one worked example, `fuzz` plays random games and checks what must hold at every decision, `secrecy`
proves that a seat learns nothing it may not know, `worlds` that what it imagines could be true and is not always the
same, and `playthrough` writes a whole game down as text.
"""
