"""A session that has ended: nobody goes on reading with it, and nothing of it is kept for ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sagebrush.client import Client, ClientError
from sagebrush.server import lobby
from sagebrush.server.clock import now
from sagebrush.server.config import Settings
from sagebrush.server.hosting.clients import Client as Follower
from sagebrush.server.messages import SOMEBODY_ELSE, Ping, Pong, Snapshot, Welcome
from sagebrush.server.people import COOKIE_SECONDS
from sagebrush.server.services import Services
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.storage.models import ConsentRow, Person, Process, Session
from sagebrush.server.storage.prune import PROCESS_KEPT, prune
from sagebrush.server.storage.tables import beat
from sagebrush.server.wishes import TableWish
from tests.server.playing import heard, new_table
from tests.server.services import RunningServer, empty, running_server


async def open_socket(person: Client, table: str) -> ClientConnection:
    """A stream without the client's manners: it says hello and does not come back by itself."""
    headers = {"cookie": f"sagebrush={person.http.cookies['sagebrush']}"}
    socket = await connect(person.stream(table).url, additional_headers=headers)
    await socket.send('{"type": "hello", "v": 2}')
    assert "welcome" in str(await socket.recv())
    return socket


async def code_of(socket: ClientConnection) -> int:
    """Read on until the server hangs up."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@pytest.mark.slow
async def test_who_signs_out_is_a_stranger_at_the_table_at_once(ann: Client) -> None:
    """The stream is closed, and whoever comes back with the old cookie watches, and sees no card of Ann's."""
    table = await new_table(ann)
    await ann.start(table.id)
    async with ann.stream(table.id) as line:
        assert (await heard(line, Snapshot)).view["seat"] == 0
        await ann.http.post("/api/people/sign-out")
        assert (await heard(line, Welcome)).seat is None
        assert line.decision is None
        assert (await heard(line, Snapshot)).view["seat"] is None


async def test_a_private_table_lets_nobody_back_in_who_signed_out(ann: Client) -> None:
    table = await new_table(ann, private=True)
    async with ann.stream(table.id) as line:
        await heard(line, Welcome)
        await ann.http.post("/api/people/sign-out")
        with pytest.raises(ClientError, match="no such table"):
            await heard(line, Snapshot)


async def test_signing_out_leaves_other_devices_alone_and_a_new_passphrase_does_not(server: RunningServer) -> None:
    async with Client(server.url) as laptop, Client(server.url) as phone, Client(server.url) as tablet:
        await laptop.guest("Annie Oakley")
        await laptop.set_passphrase("the first one")
        await phone.sign_in("Annie Oakley", "the first one")
        await tablet.sign_in("Annie Oakley", "the first one")
        table = await new_table(laptop)
        sockets = [await open_socket(device, table.id) for device in (phone, tablet)]
        async with laptop.stream(table.id) as line:
            assert (await heard(line, Welcome)).seat == 0
            await phone.http.post("/api/people/sign-out")
            assert await code_of(sockets[0]) == SOMEBODY_ELSE
            await laptop.set_passphrase("the second one", "the first one")
            assert await code_of(sockets[1]) == SOMEBODY_ELSE
            await line.send(Ping(1))
            await heard(line, Pong)
            assert line.connections == 1


@pytest.mark.parametrize("how", ["guest", "sign_in"])
async def test_a_device_is_one_person_at_a_time(server: RunningServer, ann: Client, how: str) -> None:
    table = await new_table(ann)
    socket = await open_socket(ann, table.id)
    kept = {"cookie": f"sagebrush={ann.http.cookies['sagebrush']}"}
    if how == "guest":
        await ann.guest("Somebody Else")
    else:
        async with Client(server.url) as other:
            await other.guest("Doc Holliday")
            await other.set_passphrase("a horse in the river")
        await ann.sign_in("Doc Holliday", "a horse in the river")
    assert await code_of(socket) == SOMEBODY_ELSE
    async with Client(server.url) as before:
        assert (await before.http.get("/api/people/me", headers=kept)).status_code == 401


# -------------------------------------------------------------------- what is forgotten


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database of either kind."""
    settings = Settings(data=str(tmp_path))
    if request.param == "postgresql":
        settings = Settings(database_url=request.getfixturevalue("postgres_url"))
        await empty(settings.database_url)
    database = Database(settings.storage_url)
    await migrate(database)
    yield database
    await database.close()


async def test_what_is_over_is_forgotten_and_what_is_not_is_kept(database: Database) -> None:
    moment = now()
    ages = {"old": COOKIE_SECONDS + 60, "young": COOKIE_SECONDS - 60}
    async with database.write() as session:
        session.add(Person(id="ann", name="Ann", account=None, passphrase=None, created_at=moment))
        await session.flush()
        session.add_all([Session(id=age, person_id="ann", created_at=moment - back) for age, back in ages.items()])
    for process in ("dead", "resting", "living"):
        await beat(database, process, 5)
    async with database.write() as session:
        late = {"dead": PROCESS_KEPT + 60, "resting": PROCESS_KEPT - 60}
        for process, back in late.items():
            this = update(Process).where(Process.id == process)
            await session.execute(this.values(beat_at=Process.beat_at - back))
    await prune(database, COOKIE_SECONDS)
    async with database.read() as session:
        assert set((await session.scalars(select(Session.id))).all()) == {"young"}
        assert set((await session.scalars(select(Process.id))).all()) == {"resting", "living"}


async def test_the_tidy_round_hangs_up_on_sessions_that_grew_too_old(tmp_path: Path) -> None:
    """Also where the notice of it was lost; and what was said on taking back goes with the game."""
    services = Services(Settings(data=str(tmp_path), log_level="warning"))
    await migrate(services.database)
    try:
        person, cookie = await services.people.guest("Ann")
        table = await lobby.create(services.host, person, TableWish("dice", players=3))
        old = Follower(person.id, 0, person.id, services.people.session_of(cookie))
        young = Follower(person.id, 0, person.id, services.people.session_of((await services.people.guest("Bo"))[1]))
        table.clients |= {old, young}
        async with services.database.write() as session:
            this = update(Session).where(Session.id == old.session)
            await session.execute(this.values(created_at=now() - COOKIE_SECONDS - 1))
            session.add(ConsentRow(table_id=table.id, seq=1, seat=0, asker=True, agree=True))
        await services.driver.tidy()
        assert old.closing == (SOMEBODY_ELSE, "signed out")
        assert young.closing is None
        async with services.database.read() as session:
            assert await session.scalar(select(func.count()).select_from(ConsentRow)) == 0
    finally:
        services.bots.close()
        await services.database.close()


@pytest.mark.parametrize("how", ["sign-out", "passphrase"])
async def test_a_seat_pass_ends_with_what_it_was_made_in(server: RunningServer, how: str) -> None:
    """Ann gave a program a pass for her seat; she signs out, or takes a new passphrase: it is a stranger then."""
    async with Client(server.url) as ann, Client(server.url) as program:
        await ann.guest(f"Pass {how}")
        await ann.set_passphrase("the first one")
        table = (await new_table(ann)).id
        ticket = await ann.seat_pass(table, 0)
        async with program.stream(table, seat_pass=ticket) as line:
            assert (await heard(line, Welcome)).seat == 0
        if how == "sign-out":
            await ann.http.post("/api/people/sign-out")
        else:
            await ann.set_passphrase("the second one", "the first one")
        async with program.stream(table, seat_pass=ticket) as line:
            with pytest.raises(ClientError, match="seat pass"):
                await line.next()


@pytest.mark.slow
async def test_guesses_at_one_account_are_slow_from_wherever_they_come(tmp_path: Path) -> None:
    """Each comes from an address of its own, as a proxy tells it."""
    with running_server(tmp_path, sign_ins_per_minute=4) as server:
        codes = []
        for number in range(8):
            headers = {"x-forwarded-for": f"192.0.2.{number}"}
            async with Client(server.url) as thief:
                body = {"name": "Belle", "passphrase": f"guess number {number}"}
                codes.append((await thief.http.post("/api/people/sign-in", json=body, headers=headers)).status_code)
        assert codes[0] == 403
        assert codes[-1] == 429
