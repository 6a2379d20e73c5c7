"""Tables: making them, sitting down, starting, handing seats over, playing again."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from sagebrush.bots import make_bot
from sagebrush.client import Client, ClientError
from sagebrush.core.config import Value
from sagebrush.core.registry import game_named, games
from sagebrush.server.api.replays import offers
from sagebrush.server.hosting.live import new_match
from sagebrush.server.infos import Pace, TableInfo
from sagebrush.server.lobby import checked
from sagebrush.server.messages import TableChanged
from sagebrush.server.owncards import fitting
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.models import Table
from sagebrush.server.wishes import TableWish
from tests.server.playing import heard, my_turn, new_table


def kinds(table: TableInfo) -> list[str]:
    return [seat.kind for seat in table.seats]


async def refused(code: str, call: Awaitable[object]) -> None:
    with pytest.raises(ClientError) as error:
        await call
    assert error.value.code == code, error.value


async def test_the_games_say_how_they_can_be_played(ann: Client) -> None:
    found = {offer.info.name: offer for offer in await ann.games()}
    assert found["dice"].info.players == (3, 4, 5, 6, 7, 8)
    assert found["dice"].bots[0] == "random"


def test_a_game_that_is_not_online_is_neither_offered_nor_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is at home in library, command line and terminal."""
    monkeypatch.setattr(game_named("dice"), "online", False)
    offered = {offer.info.name for offer in offers()}
    assert offered == {game.info.name for game in games()} - {"dice"}
    with pytest.raises(Refusal) as refusal:
        checked(fitting(TableWish("dice")))
    assert refusal.value.code == "bad_config"


async def test_a_table_has_chairs_for_its_host_its_bots_and_others(ann: Client) -> None:
    table = await new_table(ann, people=2, players=4)
    assert kinds(table) == ["person", "open", "bot", "bot"]
    assert table.host
    assert table.seats[0].you
    assert table.seats[0].name == "Ann"
    assert len({seat.name for seat in table.seats}) == 4
    assert table.invite


async def test_a_table_tells_every_option(ann: Client) -> None:
    """Also those that were left alone: whoever looks should not have to know what is usual."""
    table = await new_table(ann, options={"choose_characters": True})
    assert table.options == {"characters": "", "choose_characters": True}


def test_tables_stored_by_an_earlier_release_start_as_they_would_have() -> None:
    """They spell every option out; ours keep what is not as usual."""
    stored: list[dict[str, Value]] = [{"characters": "", "choose_characters": True}, {"choose_characters": True}]
    rows = [
        Table(game="dice", rules=1, players=3, names=["Ann", "Bob", "Cat"], expansions=[], options=options, seed="7")
        for options in stored
    ]
    before, after = (new_match(row) for row in rows)
    assert before.record == after.record


async def test_what_cannot_be_played_is_refused(ann: Client) -> None:
    await refused("bad_config", ann.create("dice", players=2))
    await refused("bad_config", ann.create("whist"))
    await refused("bad_config", ann.create("dice", players=3, options={"colour": "red"}))
    await refused("bad_level", ann.create("dice", players=3, bots=["os:system"]))
    await refused("bad_config", ann.create("dice", players=3, pace=Pace("live", 0)))
    await refused("no_such_seat", ann.create("dice", players=3, seat=7))


async def test_people_join_leave_and_hand_the_table_on(ann: Client, bob: Client) -> None:
    table = await new_table(ann, people=2)
    assert table.id in {one.id for one in await bob.tables()}
    joined = await bob.join(table.id)
    assert joined.seats[1].you
    assert joined.fairness.salts[1]
    assert not joined.host
    await refused("not_host", bob.start(table.id))
    after = await ann.leave(table.id)
    assert kinds(after) == ["open", "person", "bot"]
    assert (await bob.table(table.id)).host
    await refused("seats_open", bob.start(table.id))
    closed = await bob.leave(table.id)
    assert closed.status == "closed"
    await refused("no_such_table", ann.join(table.id))
    await refused("no_such_table", bob.start(table.id))


async def test_two_of_one_name_are_told_apart_and_bots_give_way(ann: Client, bob: Client) -> None:
    table = await new_table(ann, people=2, players=3)
    bot = table.seats[2].name
    await bob.http.patch("/api/people/me", json={"name": bot})
    joined = await bob.join(table.id)
    assert joined.seats[1].name == bot
    assert joined.seats[2].name != bot
    second = await ann.create("dice", players=3)
    await bob.http.patch("/api/people/me", json={"name": "ANN"})
    assert (await bob.join(second.id)).seats[1].name == "ANN 2"


async def test_a_taken_chair_and_a_full_table_are_refused(ann: Client, bob: Client) -> None:
    table = await new_table(ann, people=1)
    await refused("seat_taken", bob.join(table.id, seat=0))
    await refused("table_full", bob.join(table.id))
    await ann.start(table.id)
    await refused("already_started", bob.join(table.id))
    await refused("already_started", ann.set_chair(table.id, 1, None))


async def test_the_host_adds_and_removes_bots(ann: Client, bob: Client) -> None:
    table = await new_table(ann, people=3)
    assert kinds(await ann.set_chair(table.id, 2, "random")) == ["person", "open", "bot"]
    assert kinds(await ann.set_chair(table.id, 2, None)) == ["person", "open", "open"]
    await refused("not_host", bob.set_chair(table.id, 2, "random"))
    await refused("bad_level", ann.set_chair(table.id, 2, "no-such-bot"))
    await bob.join(table.id)
    assert kinds(await ann.set_chair(table.id, 1, "random")) == ["person", "bot", "open"]


async def test_a_private_table_is_found_by_its_link_only(ann: Client, bob: Client) -> None:
    table = await new_table(ann, people=2, private=True)
    assert table.id not in {one.id for one in await bob.tables()}
    await refused("no_such_table", bob.table(table.id))
    await refused("no_such_table", bob.join(table.id))
    await refused("no_such_table", bob.join(table.id, invite="wrong"))
    seen = await bob.table(table.id, invite=table.invite)
    assert seen.invite is None
    assert (await bob.join(table.id, invite=table.invite)).seats[1].you
    assert (await bob.table(table.id)).invite == table.invite


async def test_a_seat_is_handed_to_a_bot_and_back(ann: Client, bob: Client) -> None:
    waiting = await new_table(ann, people=2, players=3)
    await refused("not_playing", ann.hand_over(waiting.id, 0, "random"))
    table = await my_turn(ann, bob)
    handed = await ann.hand_over(table, 1, "random")
    assert handed.seats[1].stood_in
    await refused("not_yours", ann.take_over(table, 1))
    await refused("not_yours", bob.hand_over(table, 0, "random"))
    back = await bob.take_over(table, 1)
    assert not back.seats[1].stood_in


async def test_who_leaves_a_game_is_played_by_a_bot(ann: Client, bob: Client) -> None:
    table = await new_table(ann, people=2, players=3)
    await bob.join(table.id)
    await ann.start(table.id)
    left = await bob.leave(table.id)
    assert left.seats[1].stood_in
    await ann.play(table.id, make_bot("random", "dice", 1))


async def test_the_same_people_play_again(ann: Client, bob: Client) -> None:
    table = await new_table(ann, people=1)
    await refused("not_finished", ann.rematch(table.id))
    await ann.start(table.id)
    await ann.play(table.id, make_bot("random", "dice", 1))
    again = await wait_for_rematch(ann, table.id)
    assert again.id != table.id
    assert kinds(again) == ["person", "bot", "bot"]
    assert again.fairness.commitment != table.fairness.commitment
    assert (await ann.rematch(table.id)).id == again.id
    assert (await ann.table(table.id)).rematch == again.id
    await refused("not_seated", bob.rematch(table.id))
    await ann.start(again.id)


async def rematch(host: Client, **wish: Any) -> TableInfo:
    """A table that waits for the second game of those who finished the first."""
    table = await new_table(host, **wish)
    await host.start(table.id)
    await host.play(table.id, make_bot("random", "dice", 1))
    return await wait_for_rematch(host, table.id)


async def test_who_watched_takes_a_bots_chair_in_the_rematch(ann: Client, bob: Client) -> None:
    """Bob has only the link of the first, private table. He needs no help of the host's to play the next game."""
    first = await new_table(ann, private=True)
    await ann.start(first.id)
    async with bob.stream(first.id, invite=first.invite) as line:
        await ann.play(first.id, make_bot("random", "dice", 1))
        again = await wait_for_rematch(ann, first.id)
        told = await heard(line, TableChanged, lambda m: m.table.rematch is not None)
    assert (told.table.rematch, again.rematch_of) == (again.id, first.id)
    await refused("no_such_table", bob.join(again.id))
    await refused("seat_taken", bob.join(again.id, seat=0, invite=first.invite))
    await refused("no_such_seat", bob.join(again.id, seat=3, invite=first.invite))
    joined = await bob.join(again.id, seat=2, invite=first.invite)
    assert kinds(joined) == ["person", "bot", "person"]
    assert joined.seats[2].you
    await ann.start(again.id)


async def test_a_rematch_makes_room_until_only_people_sit_there(ann: Client, bob: Client) -> None:
    again = await rematch(ann)
    assert kinds(await bob.join(again.id)) == ["person", "person", "bot"]
    async with Client(ann.server) as cat, Client(ann.server) as dan:
        await cat.guest("Cat")
        await dan.guest("Dan")
        assert kinds(await cat.join(again.id)) == ["person", "person", "person"]
        await refused("table_full", dan.join(again.id))
        assert kinds(await cat.leave(again.id)) == ["person", "person", "open"]


async def test_whoever_stays_in_their_chair_adds_their_salt_once(ann: Client) -> None:
    again = await rematch(ann)
    assert again.fairness.salts == ("", "", "")
    salted = await ann.join(again.id)
    assert salted.fairness.salts[0]
    assert (await ann.join(again.id)).fairness == salted.fairness


async def test_a_rematch_that_was_closed_can_be_asked_for_again(ann: Client) -> None:
    again = await rematch(ann)
    assert again.rematch_of is not None
    assert (await ann.leave(again.id)).status == "closed"
    assert (await ann.table(again.rematch_of)).rematch is None
    third = await ann.rematch(again.rematch_of)
    assert (third.status, third.id != again.id) == ("waiting", True)
    token = {"authorization": "Bearer let-me-in"}
    await ann.http.post(f"/api/admin/tables/{third.id}/close", headers=token)
    assert (await ann.table(again.rematch_of)).rematch is None


async def test_rematch_follows_rematch(ann: Client) -> None:
    second = await rematch(ann)
    await ann.start(second.id)
    await ann.play(second.id, make_bot("random", "dice", 2))
    third = await wait_for_rematch(ann, second.id)
    assert (third.rematch_of, (await ann.table(second.id)).rematch) == (second.id, third.id)
    assert kinds(third) == ["person", "bot", "bot"]


async def wait_for_rematch(person: Client, table_id: str) -> TableInfo:
    """The last update comes before the books are closed: listen for that."""
    async with person.stream(table_id) as line:
        while line.table is None or line.table.status != "finished":
            await line.next()
    return await person.rematch(table_id)


async def test_my_tables_are_listed(ann: Client) -> None:
    first = await new_table(ann)
    second = await new_table(ann, private=True)
    mine = [table.id for table in await ann.call("GET", "/api/tables/mine", list[TableInfo])]
    assert mine == [second.id, first.id]


async def test_only_the_operator_closes_tables(ann: Client) -> None:
    table = await new_table(ann)
    path = f"/api/admin/tables/{table.id}/close"
    assert (await ann.http.post(path)).status_code == 403
    assert (await ann.http.post(path, headers={"authorization": "Bearer wrong"})).status_code == 403
    token = {"authorization": "Bearer let-me-in"}
    assert (await ann.http.post(path, headers=token)).json()["status"] == "closed"
    assert (await ann.http.post(path, headers=token)).status_code == 404
    overview = (await ann.http.get("/api/admin/overview", headers=token)).json()
    assert overview["tables"]["closed"] >= 1
