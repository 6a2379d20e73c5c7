"""Whoever is out of a running game may watch it with all cards open, and keeps quiet in return."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sagebrush import Match, Seat
from sagebrush.client import Client, ClientError
from sagebrush.games.dice.table import DiceTable
from sagebrush.server.afterwards import open_cards
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.hosting.talk import Speaker, must_keep_quiet
from sagebrush.server.infos import OpenTable
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.models import Chair, Person, Table
from tests.server.playing import new_table

ANN = Person(id="ann", name="Ann")
BOB = Person(id="bob", name="Bob")


def table_of(*out: int) -> LiveTable:
    """Ann and Bob at a table for five; the seats named are out of the game."""
    match = Match.new("dice", players=5, seed=1)
    dice = cast(DiceTable, match.table)
    for seat in out:
        dice.lose_life(Seat(seat), dice.life[seat], "indians", None)
        dice.eliminate(Seat(seat), None)
    people = ["ann", "bob", None, None, None]
    chairs = [Chair(table_id="t", seat=seat, person_id=person) for seat, person in enumerate(people)]
    live = LiveTable(Table(id="t", game="dice", players=5, status="playing", started_at=1.0, created_at=1.0), chairs)
    live.match = match
    return live


async def test_who_is_out_sees_every_role() -> None:
    shown = await open_cards(table_of(0), ANN)
    views: tuple[Any, ...] = shown.views
    roles = [view["players"][seat]["role"] for seat, view in enumerate(views)]
    assert sorted(roles) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]


@pytest.mark.parametrize("person", [BOB, Person(id="mal", name="Mal")], ids=["still playing", "a stranger"])
async def test_nobody_else_does(person: Person) -> None:
    with pytest.raises(Refusal, match="Only who is out"):
        await open_cards(table_of(0), person)


async def test_a_player_with_two_chairs_must_be_out_with_both() -> None:
    live = table_of(0)
    live.chairs[2].person_id = "ann"
    with pytest.raises(Refusal, match="Only who is out"):
        await open_cards(live, ANN)


async def test_a_player_in_the_game_asks_in_vain(ann: Client) -> None:
    table = await new_table(ann)
    await ann.start(table.id)
    with pytest.raises(ClientError, match="Only who is out"):
        await ann.call("GET", f"/api/tables/{table.id}/open", OpenTable)


def test_who_may_see_all_cards_does_not_talk_to_who_plays() -> None:
    ann, bob, watcher = Speaker("ann", "Ann", 0), Speaker("bob", "Bob", 1), Speaker("mal", "Mal", None)
    assert must_keep_quiet(table_of(0), ann)
    assert not must_keep_quiet(table_of(0), bob)
    assert not must_keep_quiet(table_of(0), watcher)
    assert not must_keep_quiet(table_of(0, 1), ann), "nobody is left to be told"
    ended = table_of(0)
    ended.row.status = "finished"
    assert not must_keep_quiet(ended, ann)
