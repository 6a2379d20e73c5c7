"""Who wants to be told of their turn, and telling them."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache

import msgspec
from sqlalchemy import delete, select

from sagebrush.server.clock import now
from sagebrush.server.metrics import PUSHES
from sagebrush.server.push.sending import Sender, check_endpoint
from sagebrush.server.push.webpush import BadKeys, Keys, Vapid, encrypt
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.models import Person, Subscription
from sagebrush.server.wishes import SubscribeWish
from sagebrush.words import Words, languages

log = logging.getLogger(__name__)

#: Browsers of one person; of more, the oldest is forgotten.
MOST = 10
#: The push service says that there is no such subscription any more.
ENDED = (404, 410)


class Call(msgspec.Struct, frozen=True):
    """What a browser shows. Nothing in it that somebody who looks at the screen must not know: no card, no name."""

    title: str
    body: str
    url: str
    tag: str


class Subscribers:
    """All browsers that want pushes."""

    def __init__(self, database: Database, key: bytes, contact: str, *, anywhere: bool) -> None:
        self.database = database
        self.vapid = Vapid(key, contact)
        self.sender = Sender(anywhere=anywhere)

    async def add(self, person: Person, session_id: str, wish: SubscribeWish) -> None:
        """For this person, on this device, until it signs out. Who subscribes it anew takes it over."""
        check_endpoint(wish.endpoint, anywhere=self.sender.anywhere)
        try:
            Keys.parse(wish.p256dh, wish.auth)
        except BadKeys as error:
            raise Refusal("bad_keys", "Those are not the keys of a push subscription.", 400) from error
        lang = wish.lang if wish.lang in languages() else "en"
        async with self.database.write() as session:
            await session.execute(delete(Subscription).where(Subscription.endpoint == wish.endpoint))
            row = Subscription(person_id=person.id, session_id=session_id, lang=lang, created_at=now())
            row.endpoint, row.p256dh, row.auth = wish.endpoint, wish.p256dh, wish.auth
            session.add(row)
            await session.flush()
            kept = select(Subscription.id).where(Subscription.person_id == person.id).order_by(Subscription.id.desc())
            old = list((await session.scalars(kept.offset(MOST))).all())
            await session.execute(delete(Subscription).where(Subscription.id.in_(old)))

    async def remove(self, person: Person, endpoint: str) -> None:
        this = (Subscription.person_id == person.id) & (Subscription.endpoint == endpoint)
        async with self.database.write() as session:
            await session.execute(delete(Subscription).where(this))

    async def of(self, person_id: str) -> list[Subscription]:
        async with self.database.read() as session:
            wanted = select(Subscription).where(Subscription.person_id == person_id)
            return list((await session.scalars(wanted)).all())

    async def your_move(self, person_id: str, table_id: str, game: str) -> None:
        """Tell somebody, on all their devices, that a game waits for them."""
        found = await self.of(person_id)
        for lang in {row.lang for row in found}:
            # The words of a language are read once, which takes a while.
            await asyncio.to_thread(_words, lang, game)
        await asyncio.gather(*[self._tell(row, _call(row.lang, table_id, game)) for row in found])

    async def _tell(self, row: Subscription, call: Call) -> None:
        try:
            body = encrypt(msgspec.json.encode(call), Keys.parse(row.p256dh, row.auth))
            authorization = self.vapid.header(row.endpoint, now())
            status = await self.sender.send(row.endpoint, body, authorization, call.tag)
        except (OSError, TimeoutError, Refusal, BadKeys) as error:
            PUSHES.labels("failed").inc()
            log.info("a push could not be sent", extra={"why": type(error).__name__})
            return
        PUSHES.labels("sent" if status < 300 else "refused").inc()
        if status in ENDED:
            async with self.database.write() as session:
                await session.execute(delete(Subscription).where(Subscription.id == row.id))

    async def close(self) -> None:
        await self.sender.close()


def _call(lang: str, table_id: str, game: str) -> Call:
    return Call(*_words(lang, game), f"/t/{table_id}", table_id)


@lru_cache(maxsize=256)
def _words(lang: str, game: str) -> tuple[str, str]:
    words = Words(lang)
    name = words.say(f"{game}-name") if words.has(f"{game}-name") else game
    return words.say("web-your-move"), words.say("web-push-body", game=name)
