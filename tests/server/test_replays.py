"""What stays of a game: replays, records, proofs, branches and ratings."""

from __future__ import annotations

import asyncio
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client, ClientError
from sagebrush.core.happenings import apply_changes
from sagebrush.core.record import Record
from sagebrush.core.seats import Seat
from sagebrush.server import fairness
from sagebrush.server.infos import Fairness, Rating, TableInfo
from tests.cli.command import output, sagebrush
from tests.server.playing import my_turn, new_table
from tests.server.test_stream import finished_record, plain


async def played(person: Client, **wish: Any) -> tuple[str, Record]:
    """A finished game against two bots."""
    table = await new_table(person, **wish)
    await person.start(table.id)
    await person.play(table.id, make_bot("random", "dice", 4))
    return table.id, await finished_record(person, table.id)


async def test_a_replay_shows_what_each_pair_of_eyes_saw(ann: Client) -> None:
    table, record = await played(ann)
    total = len(record.answers)
    for eyes, seats in (("table", [None]), ("1", [Seat(1)]), ("all", [Seat(0), Seat(1), Seat(2)])):
        replay = await ann.replay(table, eyes, 0, 500)
        assert (replay.total, len(replay.steps)) == (total, min(total + 1, 500))
        match, before = Match.opening(record), 0
        for number, step in enumerate(replay.steps):
            if number:
                match.answer(record.answers[number - 1][1], seat=record.answers[number - 1][0])
            assert list(step.views) == [plain(match.view(seat)) for seat in seats]
            events = match.all_events(before) if eyes == "all" else match.events(seats[0], before)
            told = [happening.event for happening in step.happenings if happening.event is not None]
            assert told == plain([event for event in events if not event.quiet])
            before = match.event_count


async def test_the_changes_of_a_replay_lead_from_step_to_step(ann: Client) -> None:
    """Whoever looks back sees the true views after every event, for each pair of eyes."""
    table, _ = await played(ann)
    for eyes in ("table", "1", "all"):
        first, *rest = (await ann.replay(table, eyes, 0, 500)).steps
        views = list(first.views)
        assert all(not any(happening.changes) for happening in first.happenings)
        for step in rest:
            for happening in step.happenings:
                views = [apply_changes(view, each) for view, each in zip(views, happening.changes, strict=True)]
            assert views == list(step.views)


async def test_a_replay_hides_the_answers_of_other_seats(ann: Client) -> None:
    table, record = await played(ann)
    steps = (await ann.replay(table, "1", 1, 500)).steps
    for step, (seat, option) in zip(steps, record.answers, strict=False):
        assert step.seat == seat
        assert step.option == (option if seat == 1 else None)


async def test_a_replay_comes_in_parts(ann: Client) -> None:
    table, _ = await played(ann)
    whole = (await ann.replay(table, "table", 0, 12)).steps
    parts = (await ann.replay(table, "table", 0, 5)).steps + (await ann.replay(table, "table", 5, 7)).steps
    assert whole == parts


async def test_nothing_is_shown_while_the_game_goes_on(ann: Client) -> None:
    table = await my_turn(ann)
    for path in ("replay?eyes=all", "record"):
        response = await ann.http.get(f"/api/tables/{table}/{path}")
        assert (response.status_code, response.json()["code"]) == (409, "not_finished")
    with pytest.raises(ClientError, match="over"):
        await ann.branch(table, 0)
    shown = (await ann.table(table)).fairness
    assert (shown.secret, shown.seed) == (None, None)


async def test_bad_eyes_are_refused(ann: Client) -> None:
    table, _ = await played(ann)
    for eyes in ("9", "-1", "everyone", "٣"):
        response = await ann.http.get(f"/api/tables/{table}/replay", params={"eyes": eyes})
        assert response.status_code == 400


# -------------------------------------------------------------------- the proof


async def test_the_seed_is_proven_to_be_the_promised_one(ann: Client, bob: Client) -> None:
    """What was promised before Bob sat down is what the cards came from; anyone can check it with sha256sum."""
    table = await new_table(ann, people=2)
    promised = table.fairness.commitment
    await bob.join(table.id)
    await ann.start(table.id)
    await bob.leave(table.id)
    await ann.play(table.id, make_bot("random", "dice", 4))
    record = await finished_record(ann, table.id)
    proof = (await bob.table(table.id)).fairness
    assert proof.commitment == promised
    assert sha256(f"sagebrush:{table.id}:{proof.secret}".encode()).hexdigest() == promised
    assert len([salt for salt in proof.salts if salt]) == 2
    assert proof.seed == record.seed
    assert fairness.problem(table.id, proof, record) is None
    assert seed_by_shell(table.id, proof) == proof.seed
    Match.replay(record)


def seed_by_shell(table: str, proof: Fairness) -> str:
    """As docs/guides/fair-shuffles.md tells players to do it."""
    salts = "".join(f':$(hash "{salt}")' for salt in proof.salts)
    script = 'hash() { printf %s "$1" | sha256sum | cut -c1-64; }\n'
    script += f'printf "sagebrush:{table}:{proof.secret}{salts}" | sha256sum | cut -c1-32'
    return subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.slow
async def test_the_command_line_proves_it_too(ann: Client, tmp_path: Path) -> None:
    table, record = await played(ann)
    shown = await ann.table(table)
    (tmp_path / "game.json").write_bytes(record.encode())
    bent = msgspec.structs.replace(shown, fairness=msgspec.structs.replace(shown.fairness, secret="0" * 32))
    for name, told in (("kept", shown), ("bent", bent)):
        (tmp_path / name).write_bytes(msgspec.json.encode(told))
    command = ("replay", tmp_path / "game.json", "--verify", "--promise")
    assert shown.fairness.commitment in await asyncio.to_thread(output, *command, tmp_path / "kept")
    for name in ("bent", "game.json", "missing"):
        done = await asyncio.to_thread(sagebrush, *command, tmp_path / name)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


async def test_a_bent_proof_is_found_out(ann: Client) -> None:
    table, record = await played(ann)
    proof = (await ann.table(table)).fairness
    bent = {
        "promised": msgspec.structs.replace(proof, secret=fairness.new_secret()),
        "made from": msgspec.structs.replace(proof, salts=(*proof.salts[:-1], "other")),
        "shown yet": msgspec.structs.replace(proof, secret=None),
    }
    for words, wrong in bent.items():
        assert words in (fairness.problem(table, wrong, record) or "")
    other = msgspec.structs.replace(record, seed="1")
    assert "another seed" in (fairness.problem(table, proof, other) or "")


# -------------------------------------------------------------------- records and branches


async def test_a_record_travels(ann: Client, bob: Client) -> None:
    table, record = await played(ann)
    uploaded = await bob.upload(record)
    assert (uploaded.uploaded, uploaded.status, uploaded.rated) == (True, "finished", False)
    assert uploaded.result == (await ann.table(table)).result
    assert await bob.record(uploaded.id) == record
    assert (await ann.replay(uploaded.id, "all")).total == len(record.answers)
    assert uploaded.id not in {one.id for one in await ann.tables()}


async def test_a_bad_record_is_refused(ann: Client) -> None:
    _, record = await played(ann)
    bent = msgspec.structs.replace(record, answers=record.answers[:-1])
    for body in (b"", b"{}", b"[1]", bent.encode(), record.encode().replace(b'"dice"', b'"whist"')):
        response = await ann.http.post("/api/records", content=body)
        assert (response.status_code, response.json()["code"]) == (400, "bad_record")


async def test_what_if(ann: Client, bob: Client) -> None:
    """Bob goes on from the middle of Ann's game, in another seat."""
    table, record = await played(ann)
    half = len(record.answers) // 2
    branch = await bob.branch(table, half, seat=2)
    assert branch.branched is not None
    assert (branch.branched.table, branch.branched.after, branch.rated) == (table, half, False)
    await bob.start(branch.id)
    await bob.play(branch.id, make_bot("random", "dice", 9))
    other = await finished_record(bob, branch.id)
    assert other.answers[:half] == record.answers[:half]
    assert other.seed == record.seed
    with pytest.raises(ClientError, match="answers"):
        await bob.branch(table, 10_000)


# -------------------------------------------------------------------- ratings


async def test_accounts_are_rated_and_nobody_else(ann: Client, bob: Client, cat: Client) -> None:
    """Until one of the two wins and the other does not: who loses to a bot, together, has shown nothing."""
    for person, name in ((ann, "Rated Ann"), (bob, "Rated Bob")):
        await person.http.patch("/api/people/me", json={"name": name})
        await person.set_passphrase("a horse in the river")
    ladder: dict[str, Rating] = {}
    while not ladder:
        table = await new_table(ann, people=3)
        await bob.join(table.id)
        assert (await cat.join(table.id)).rated
        await ann.start(table.id)
        bots = [make_bot("random", "dice", seed) for seed in range(3)]
        await asyncio.gather(*[who.play(table.id, bot) for who, bot in zip((ann, bob, cat), bots, strict=True)])
        await finished_record(ann, table.id)
        ladder = {rating.name: rating for rating in await ann.call("GET", "/api/ratings/dice", list[Rating])}
    assert ladder.keys() >= {"Rated Ann", "Rated Bob"}
    assert ladder["Rated Ann"].games == 1
    assert not ladder.keys() & {"Cat", "random"}
    assert (await ann.http.get("/api/ratings/whist")).status_code == 404


async def test_a_finished_private_game_is_shared_by_its_link(ann: Client, bob: Client) -> None:
    table, _ = await played(ann, private=True)
    assert (await bob.replay(table)).table.id == table
    assert table not in {one.id for one in await bob.call("GET", "/api/tables", list[TableInfo])}
