"""Before the game: who may sit down under which name, and whom the host sends away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sagebrush.server import lobby, quick
from sagebrush.server.guestlist import may_see
from sagebrush.server.hosting import told
from sagebrush.server.messages import SOMEBODY_ELSE
from sagebrush.server.services import Services
from sagebrush.server.wishes import JoinWish, QuickWish
from tests.server.inside import code, come, parts, people, seated


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with parts(tmp_path) as running:
        yield running


async def test_who_is_sent_away_is_told_and_does_not_sit_down_again(services: Services) -> None:
    ann, bob = await people(services, "Ann", "Bob")
    table = await seated(services, ann, bob)
    line = await come(services, table, 1)
    assert await code(lobby.remove(services.host, bob, table.id, 0)) == "not_host"
    assert await code(lobby.remove(services.host, ann, table.id, 0)) == "not_yourself"
    assert await code(lobby.remove(services.host, ann, table.id, 2)) == "no_such_person"
    await lobby.remove(services.host, ann, table.id, 1)
    assert line.closing == (SOMEBODY_ELSE, "your seat has changed")
    assert told.live_info(table, bob.id).removed
    assert not told.live_info(table, ann.id).removed
    assert table.chairs[1].name == ""
    assert await code(lobby.join(services.host, bob, table.id, JoinWish())) == "removed"


async def test_who_was_sent_away_does_not_come_back_under_another_name(services: Services) -> None:
    """Whoever is new since then needs the link, and it is a new one; who was known before needs nothing."""
    ann, bob, dan = await people(services, "Ann", "Bob", "Dan")
    table = await seated(services, ann, bob, players=5)
    for seat in (2, 3):
        await lobby.set_chair(services.host, ann, table.id, seat, None)
    before = table.row.invite
    await lobby.remove(services.host, ann, table.id, 1)
    (again,) = await people(services, "Not Bob")
    for wish in (JoinWish(), JoinWish(invite=before)):
        assert await code(lobby.join(services.host, again, table.id, wish)) == "link_needed"
    assert await code(lobby.join(services.host, dan, table.id, JoinWish())) == ""
    assert await code(lobby.join(services.host, again, table.id, JoinWish(invite=table.row.invite))) == ""
    assert [chair.name for chair in table.chairs][:3] == ["Ann", "Dan", "Not Bob"]


async def test_who_is_invited_again_sits_down_again(services: Services) -> None:
    """With the link that was made since, nobody is sent away any more."""
    ann, bob = await people(services, "Ann", "Bob")
    table = await seated(services, ann, bob)
    await lobby.remove(services.host, ann, table.id, 1)
    assert not told.live_info(table, bob.id, table.row.invite).removed
    await lobby.join(services.host, bob, table.id, JoinWish(invite=table.row.invite))
    assert table.chairs[1].name == "Bob"
    assert not told.live_info(table, bob.id).removed


async def test_a_quick_match_passes_over_the_table_one_was_sent_away_from(services: Services) -> None:
    ann, bob = await people(services, "Ann", "Bob")
    table = await quick.match(services.host, ann, QuickWish("dice"), 60)
    assert (await quick.match(services.host, bob, QuickWish("dice"), 60)).id == table.id
    await lobby.remove(services.host, ann, table.id, 1)
    (again,) = await people(services, "Not Bob")
    for person in (bob, again):
        elsewhere = await quick.match(services.host, person, QuickWish("dice"), 60)
        assert elsewhere.id != table.id


async def test_a_private_table_is_closed_to_who_was_sent_away(services: Services) -> None:
    """The link lets others in who were known here before, but not them, nor anybody new: that gets the new link."""
    ann, bob, cat = await people(services, "Ann", "Bob", "Cat")
    table = await seated(services, ann, players=3, private=True)
    invite = table.row.invite
    assert await code(lobby.set_chair(services.host, ann, table.id, 1, None)) == ""
    await lobby.join(services.host, bob, table.id, JoinWish(invite=invite))
    await lobby.remove(services.host, ann, table.id, 1)
    (again,) = await people(services, "Not Bob")
    may = {who: may_see(table.row, table.chairs, who, invite) for who in (bob, again, None, cat)}
    assert list(may.values()) == [False, False, False, True]
    assert may_see(table.row, table.chairs, None, table.row.invite)


async def test_a_new_name_stands_on_the_chair_until_the_game_begins(services: Services) -> None:
    ann, bob = await people(services, "Ann", "Bob")
    table, begun = await seated(services, ann, bob), await seated(services, ann, bob)
    await lobby.start(services.host, ann, begun.id, "")
    bob = await services.people.rename(bob.id, "Ann")
    await lobby.renamed(services.host, bob, "Bob")
    assert table.chairs[1].name == "Ann 2", "two at one table are told apart"
    assert begun.chairs[1].name == "Bob"
    ann = await services.people.rename(ann.id, "Belle")
    await lobby.renamed(services.host, ann, "Ann")
    assert (table.row.host_name, table.chairs[0].name) == ("Belle", "Belle")


async def test_a_guest_does_not_sit_down_under_what_has_become_the_name_of_an_account(services: Services) -> None:
    ann, guest, account = await people(services, "Ann", "Wyatt", "Wyatt")
    await services.people.set_passphrase(account.id, "a horse in the river", None)
    table = await seated(services, ann, players=3)
    await lobby.set_chair(services.host, ann, table.id, 1, None)
    assert await code(lobby.join(services.host, guest, table.id, JoinWish())) == "name_taken"
    guest = await services.people.rename(guest.id, "Doc")
    await lobby.join(services.host, guest, table.id, JoinWish())
    assert (table.chairs[1].name, table.chairs[1].account) == ("Doc", False)
