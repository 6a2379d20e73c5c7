"""Web Push: what is sent can be read by the browser it is for, and by nobody else; and it goes nowhere inside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import func, select

from sagebrush.client import Client
from sagebrush.server.hosting import calling
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.push.sending import NotPublic, Sender, check_endpoint, is_public, public_address
from sagebrush.server.push.webpush import CURVE, Keys, Vapid, decode64, encode64, encrypt, seal
from sagebrush.server.refusals import Refusal
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Person, Subscription
from sagebrush.server.wishes import SubscribeWish
from tests.server.inside import asked_first, code, come, parts, people, settled
from tests.server.services import RunningServer


class Browser:
    """What a browser does with a push: its keys, and reading with them as RFC 8291 has it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))

    def wish(self, endpoint: str, lang: str = "en") -> SubscribeWish:
        return SubscribeWish(endpoint, encode64(self.point), encode64(self.auth), lang)

    def read(self, body: bytes) -> bytes:
        salt, size, theirs = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, body[21 + size :], None).rstrip(b"\x02")


class PushService:
    """Takes pushes on a port of the loopback and keeps them; answers what it was told to."""

    def __init__(self) -> None:
        self.status = 201
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.taken.append((headers, body))
        writer.write(f"HTTP/1.1 {self.status} So\r\ncontent-length: 0\r\nlocation: /elsewhere\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    async with await asyncio.start_server(service.serve, "127.0.0.1", 0) as running:
        service.url = f"http://127.0.0.1:{running.sockets[0].getsockname()[1]}/push/abc"
        yield service


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with parts(tmp_path, push_anywhere=True) as running:
        yield running


async def subscribed(services: Services, person: Person, wish: SubscribeWish) -> str:
    """With a session of its own; returns the cookie."""
    async with services.database.write() as session:
        cookie = services.people._new_session(session, person.id)
    await services.subscribers.add(person, services.people.session_of(cookie) or "", wish)
    return cookie


async def call(services: Services, table: LiveTable) -> None:
    await calling.call(services.host, table, 0, services.subscribers.your_move)
    await settled(services)


async def count(services: Services) -> int:
    async with services.database.read() as session:
        return (await session.execute(select(func.count()).select_from(Subscription))).scalar_one()


async def test_who_is_asked_and_not_there_is_told_once_on_all_devices(services: Services) -> None:
    phone, laptop = Browser(), Browser()
    async with push_service() as service:
        ann, bob = await people(services, "Ann", "Bob")
        await subscribed(services, ann, phone.wish(service.url + "1", "cs"))
        await subscribed(services, ann, laptop.wish(service.url + "2"))
        await subscribed(services, bob, Browser().wish(service.url + "3"))
        table = await asked_first(services, ann, bob)
        for _ in range(3):
            await call(services, table)
        assert len(service.taken) == 2, "twice, not again and again, and not Bob, who is not asked"
        told = []
        for browser, lang in ((phone, "cs"), (laptop, "en")):
            for headers, body in service.taken:
                assert headers["content-encoding"] == "aes128gcm"
                assert headers["topic"] == table.id
                try:
                    told.append((lang, msgspec.json.decode(browser.read(body))))
                except Exception:
                    continue
        assert [lang for lang, _ in told] == ["cs", "en"], "each reads its own and no other"
        assert told[1][1]["title"] == "Your move"
        assert told[1][1]["url"] == f"/t/{table.id}"
        assert table.row.invite not in str(told), "nothing in it that lets anybody in"


async def test_who_is_there_is_not_told(services: Services) -> None:
    async with push_service() as service:
        (ann,) = await people(services, "Ann")
        await subscribed(services, ann, Browser().wish(service.url))
        table = await asked_first(services, ann)
        await come(services, table, 0)
        await call(services, table)
        assert service.taken == []


async def test_the_front_page_knows_since_when_also_of_tables_in_nobodys_memory(services: Services) -> None:
    from sagebrush.server.storage import tables as store

    (ann,) = await people(services, "Ann")
    table = await asked_first(services, ann)
    await call(services, table)
    services.host.drop(table)
    assert await store.waits(services.database, ann.id) == {table.id: table.last_at}
    again = await services.host.table(table.id)
    assert again is not None
    decision = again.open_decisions()[0]
    await services.host.answer(again, 0, decision.number, 0, decision.options[0].id, by_bot=False)
    assert await store.waits(services.database, ann.id) == {}, "a move later that is past"


async def test_a_subscription_ends_with_the_session_and_when_the_service_says_so(services: Services) -> None:
    async with push_service() as service:
        (ann,) = await people(services, "Ann")
        cookie = await subscribed(services, ann, Browser().wish(service.url + "1"))
        await subscribed(services, ann, Browser().wish(service.url + "2"))
        await services.people.sign_out(cookie)
        assert await count(services) == 1
        service.status = 500
        await services.subscribers.your_move(ann.id, "t", "dice")
        assert await count(services) == 1, "a bad day of theirs"
        service.status = 301
        await services.subscribers.your_move(ann.id, "t", "dice")
        assert len(service.taken) == 2, "nobody follows where it leads"
        service.status = 410
        await services.subscribers.your_move(ann.id, "t", "dice")
        assert await count(services) == 0


async def test_whoever_uses_a_browser_last_has_its_pushes_and_nobody_has_very_many(services: Services) -> None:
    ann, bob = await people(services, "Ann", "Bob")
    await subscribed(services, ann, Browser().wish("https://push.example.com/1"))
    await subscribed(services, bob, Browser().wish("https://push.example.com/1"))
    assert [row.endpoint for row in await services.subscribers.of(ann.id)] == []
    for number in range(12):
        await subscribed(services, ann, Browser().wish(f"https://push.example.com/a{number}"))
    kept = [row.endpoint[-2:] for row in await services.subscribers.of(ann.id)]
    assert (len(kept), "a0" in kept, "11" in kept) == (10, False, True)
    await services.subscribers.remove(ann, "https://push.example.com/1")
    assert len(await services.subscribers.of(bob.id)) == 1, "it is Bob's"
    bad = SubscribeWish("https://push.example.com/2", "AAAA", "BBBB")
    assert await code(services.subscribers.add(ann, "", bad)) == "bad_keys"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://localhost/1",
        "https://10.0.0.8/1",
        "https://push.example.com:8443/1",
        "https://user:word@push.example.com/1",
        "https://metadata/1",
        "https://[broken/1",
    ],
)
def test_only_https_to_a_public_name_is_taken(endpoint: str) -> None:
    with pytest.raises(Refusal, match="no address of a push service"):
        check_endpoint(endpoint)
    check_endpoint("https://updates.push.example.com/wpush/v2/gAAAA")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
    ],
)
def test_what_is_inside_is_not_public(address: str, public: bool) -> None:  # noqa: FBT001
    assert is_public(address) is public


async def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where one of its addresses is outside: nobody knows which is taken."""

    async def lookup(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "getaddrinfo", lookup, raising=False)
    with pytest.raises(NotPublic):
        await public_address("rebinding.example.com", 443)
    sender = Sender()
    with pytest.raises(OSError, match="not on the open internet"):
        await sender.send("https://rebinding.example.com/1", b"", "vapid", "t")
    await sender.close()


def test_the_signature_is_that_of_the_key_we_show() -> None:
    vapid = Vapid(b"a key of at least 16 letters", "mailto:sheriff@example.com")
    token, shown = vapid.header("https://push.example.com/abc?d", 1000.0).removeprefix("vapid t=").split(", k=")
    assert shown == vapid.public == Vapid(b"a key of at least 16 letters").public, "every process has the same"
    assert shown != Vapid(b"another key that is long enough").public
    signed, _, signature = token.rpartition(".")
    raw = decode64(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(shown))
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(numbers, signed.encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(numbers, b"something else", ec.ECDSA(SHA256()))
    claims = msgspec.json.decode(decode64(signed.partition(".")[2]))
    assert claims == {"aud": "https://push.example.com", "exp": 1000 + 12 * 3600, "sub": "mailto:sheriff@example.com"}


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """The worked example of RFC 8291, byte by byte: the test's own reader could share a mistake with the writer."""
    private = int.from_bytes(decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    keys = Keys.parse(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        keys,
        ec.derive_private_key(private, CURVE),
        decode64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_no_two_messages_are_alike() -> None:
    browser = Browser()
    keys = Keys(browser.point, browser.auth)
    first, second = encrypt(b"howdy", keys), encrypt(b"howdy", keys)
    assert first != second
    assert browser.read(first) == browser.read(second) == b"howdy"


async def test_over_the_network(server: RunningServer, ann: Client) -> None:
    """The key is for everybody; subscribing is for who is signed in, and not to anywhere."""
    shown = (await ann.http.get("/api/push")).json()["key"]
    assert len(decode64(shown)) == 65
    wish = msgspec.to_builtins(Browser().wish("https://push.example.com/net"))
    assert (await ann.http.post("/api/push", json=wish)).status_code == 204
    inside = {**wish, "endpoint": "https://192.168.0.1/admin"}
    refused = await ann.http.post("/api/push", json=inside)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_endpoint")
    assert (await ann.http.post("/api/push/stop", json={"endpoint": wish["endpoint"]})).status_code == 204
    async with Client(server.url) as stranger:
        assert (await stranger.http.post("/api/push", json=wish)).status_code == 401
