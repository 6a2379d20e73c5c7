"""People: guests, accounts, the signed cookie that stands for them, and seat passes."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Collection
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.server.clock import new_id, now
from sagebrush.server.infos import Me
from sagebrush.server.names import folded, skeleton, tidy_name
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.models import Person, Session

COOKIE = "sagebrush"
COOKIE_SECONDS = 400 * 86_400
#: Characters of a folded name; a letter may unfold to three.
MAX_ACCOUNT = 80
HASHER = PasswordHasher()
#: Checked when a name is not known, so that trying names takes as long as trying passphrases.
NOBODY = HASHER.hash(secrets.token_hex(16))


class People:
    """Who is who. A cookie holds a random token and its signature; the database holds only the token's hash."""

    def __init__(self, database: Database, key: bytes) -> None:
        self.database = database
        self._key = key
        # One at a time: each takes four threads and 64 MB, and whoever guesses must not have all cores.
        self._hashing = asyncio.Semaphore(1)

    def _sign(self, *parts: str) -> str:
        return hmac.new(self._key, "\n".join(parts).encode(), sha256).hexdigest()

    # ---------------------------------------------------------------- signing in

    async def guest(self, name: str) -> tuple[Person, str]:
        person = Person(id=new_id(16), name=tidy_name(name), account=None, passphrase=None, created_at=now())
        async with self.database.write() as session:
            await check_name(session, person.id, person.name)
            session.add(person)
            await session.flush()
            cookie = self._new_session(session, person.id)
        return person, cookie

    async def sign_in(self, name: str, passphrase: str) -> tuple[Person, str]:
        async with self.database.read() as session:
            # The second is how the names of accounts were kept before there were look-alikes.
            known_as = (folded(name), tidy_name(name).casefold())
            wanted = select(Person).where(Person.account.in_(known_as)).order_by(Person.account != known_as[0])
            person = (await session.scalars(wanted)).first()
        known = person.passphrase if person and person.passphrase else NOBODY
        if not await self._verify(known, passphrase) or person is None:
            raise Refusal("wrong_passphrase", "That name and passphrase do not belong together.", 403)
        async with self.database.write() as session:
            return person, self._new_session(session, person.id)

    async def _verify(self, hashed: str, passphrase: str) -> bool:
        try:
            async with self._hashing:
                return await asyncio.to_thread(HASHER.verify, hashed, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    def _new_session(self, session: AsyncSession, person_id: str) -> str:
        token = secrets.token_urlsafe(32)
        session.add(Session(id=_hash(token), person_id=person_id, created_at=now()))
        return f"{token}.{self._sign('session', token)}"

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """The person signed in on a device; None for no cookie, or one that is forged, too old or signed out."""
        known = self.session_of(cookie)
        if known is None:
            return None
        async with self.database.read() as session:
            wanted = select(Person).join(Session, Session.person_id == Person.id)
            wanted = wanted.where(Session.id == known, Session.created_at > now() - COOKIE_SECONDS)
            return (await session.scalars(wanted)).one_or_none()

    def session_of(self, cookie: str | None) -> str | None:
        """The session a cookie stands for, ended or not."""
        token = self._token(cookie)
        return _hash(token) if token is not None else None

    async def sign_out(self, cookie: str | None) -> list[str]:
        """End a device's session; returns what has ended."""
        known = self.session_of(cookie)
        if known is None:
            return []
        async with self.database.write() as session:
            ended = await session.scalars(delete(Session).where(Session.id == known).returning(Session.id))
            return list(ended.all())

    async def ended(self, sessions: Collection[str]) -> set[str]:
        """Those of these sessions that have ended or are too old."""
        if not sessions:
            return set()
        fresh = select(Session.id).where(Session.id.in_(sessions), Session.created_at > now() - COOKIE_SECONDS)
        async with self.database.read() as session:
            return set(sessions) - set((await session.scalars(fresh)).all())

    def key_of(self, cookies: str | None) -> str | None:
        """What to count the requests of a signed-in device by, from its Cookie header."""
        for part in (cookies or "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                return self._token(value)
        return None

    def _token(self, cookie: str | None) -> str | None:
        token, _, signature = (cookie or "").partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign("session", token).encode())
        return token if token and good else None

    # ---------------------------------------------------------------- names and passphrases

    async def rename(self, person_id: str, name: str) -> Person:
        tidy = tidy_name(name)
        async with self.database.write() as session:
            person = await session.get_one(Person, person_id)
            await check_name(session, person_id, tidy)
            if person.account is not None:
                await _take_name(session, person, tidy)
            person.name = tidy
        return person

    async def set_passphrase(
        self, person_id: str, passphrase: str, current: str | None, cookie: str | None = None
    ) -> tuple[Person, list[str]]:
        """Turn a guest into an account, or change its passphrase; all sessions but that of `cookie` end."""
        async with self._hashing:
            hashed = await asyncio.to_thread(HASHER.hash, passphrase)
        async with self.database.read() as session:
            before = await session.get_one(Person, person_id)
        if before.passphrase and not await self._verify(before.passphrase, current or ""):
            raise Refusal("wrong_passphrase", "The current passphrase is not right.", 403)
        async with self.database.write() as session:
            person = await session.get_one(Person, person_id)
            await check_name(session, person_id, person.name)
            await _take_name(session, person, person.name)
            person.passphrase = hashed
            others = (Session.person_id == person_id) & (Session.id != (self.session_of(cookie) or ""))
            ended = await session.scalars(delete(Session).where(others).returning(Session.id))
            return person, list(ended.all())

    # ---------------------------------------------------------------- seat passes

    def seat_pass(self, table_id: str, seat: int, person: Person, session: str) -> str:
        """Whoever holds it plays this seat: while the person owns it, the session lasts, and the passphrase stays."""
        return (
            f"{seat}.{session}.{self._sign('seat', table_id, str(seat), person.id, session, person.passphrase or '')}"
        )

    async def seat_of_pass(self, table_id: str, seat_pass: str, owners: dict[int, str]) -> tuple[int, str] | None:
        """The seat and the session it was made in. `owners` are the people on the table's seats."""
        number, _, rest = seat_pass.partition(".")
        known, _, _ = rest.partition(".")
        seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
        if seat not in owners or "\0" in known:
            return None
        async with self.database.read() as session:
            person = await session.get(Person, owners[seat])
        if person is None or await self.ended({known}):
            return None
        good = self.seat_pass(table_id, seat, person, known)
        return (seat, known) if hmac.compare_digest(good.encode(), seat_pass.encode()) else None


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.account is not None)


async def check_name(session: AsyncSession, person_id: str, name: str) -> None:
    """Nobody, not even as a guest, goes by a name that looks like that of somebody's account."""
    wanted = select(Person.id).where(Person.skeleton == skeleton(name), Person.id != person_id)
    if (await session.scalars(wanted)).first() is not None:
        raise Refusal("name_taken", "Another account has that name already, or one that looks like it.")


async def _take_name(session: AsyncSession, person: Person, name: str) -> None:
    """Make the name that of this account, if no other has it."""
    account, looks = folded(name), skeleton(name)
    if max(len(account), len(looks)) > MAX_ACCOUNT:
        raise Refusal("bad_name", "That name is too long for an account.", 400)
    person.account, person.skeleton = account, looks
    try:
        # The database decides: two may ask for one name at the same moment.
        await session.flush()
    except IntegrityError as error:
        raise Refusal("name_taken", "Another account has that name already.") from error


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
