"""Who may see a table, and for whom it has a chair."""

from __future__ import annotations

from collections.abc import Sequence

from sagebrush.server.clock import new_id, now
from sagebrush.server.hosting.told import member
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.models import Chair, Person, Table


def may_see(row: Table, chairs: Sequence[Chair], person: Person | None, invite: str | None) -> bool:
    """A private table shows itself to its members and to whoever has the link; a replay shares by its own link.

    Whoever was sent away from one learns no more of it than that.
    """
    return row.status == "finished" or may_talk(row, chairs, person, invite)


def may_talk(row: Table, chairs: Sequence[Chair], person: Person | None, invite: str | None) -> bool:
    """What is said at a private table stays there, also when its replay is shared."""
    return not row.private or invited(row, person, invite) or member(row, chairs, person.id if person else None)


def invited(row: Table, person: Person | None, invite: str | None) -> bool:
    """Whoever has the link.

    When the host sends somebody away the table gets a new link, and who is given that one is invited again. The one
    before serves those who were known before: who is new since may be the same person under another name.
    """
    if invite == row.invite:
        return True
    return invite in row.void_invites and person is not None and not _sent_away(row, person)


def _sent_away(row: Table, person: Person) -> bool:
    """Whether the host sent them away, or they could be somebody whom the host did."""
    return person.id in row.removed or (row.removed_at is not None and person.created_at >= row.removed_at)


def check_welcome(row: Table, person: Person, invite: str | None) -> None:
    """Whether this table has a chair for them; who was invited again is not sent away any more."""
    if _sent_away(row, person) and invite != row.invite:
        if person.id in row.removed:
            raise Refusal("removed", "The host of this table has sent you away.", 403)
        raise Refusal("link_needed", "Whoever is new here needs a link from the host to sit down at this table.", 403)
    row.removed = [other for other in row.removed if other != person.id]


def send_away(row: Table, person_id: str) -> None:
    """Neither they nor the link they may have come by has a chair here any more."""
    row.removed, row.removed_at = [*row.removed, person_id], now()
    row.void_invites, row.invite = [*row.void_invites, row.invite], new_id()
