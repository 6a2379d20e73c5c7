"""Everything the library refuses, each with a sentence a person can act on."""


class SagebrushError(Exception):
    """Something was asked of Sagebrush that it cannot do; nothing was changed."""


class BadConfig(SagebrushError):
    """No such game, or a game that cannot be set up this way."""


class Refused(SagebrushError):
    """An answer that was not taken."""


class WrongSeat(Refused):
    """This seat is not asked now."""


class UnknownOption(Refused):
    """The decision does not offer that."""


class StaleDecision(Refused):
    """That decision was already answered."""


class MatchOver(Refused):
    """The game has ended, so nobody is asked any more."""


class CannotUndo(SagebrushError):
    """There is nothing, or not enough, to take back."""


class CannotImagine(SagebrushError):
    """Another seat is in the middle of a hidden choice, so its hand cannot be re-dealt; or no match is at hand."""


class BadRecord(SagebrushError):
    """A record that cannot be played again."""


class DamagedRecord(BadRecord):
    """Not a record at all, or a part of it is missing."""


class TamperedRecord(BadRecord):
    """A well-formed record whose answers, state or digest do not belong together."""


class OtherRules(BadRecord):
    """A record made under another version of the rules."""


class NotHere(BadRecord):
    """A record that needs a game, an expansion or an option which this installation does not have."""


class NotInstalled(SagebrushError):
    """Something that a small install goes without; the sentence says how to get it."""
