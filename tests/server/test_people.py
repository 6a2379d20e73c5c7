"""Guests, accounts and their cookies."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from sagebrush.client import Client, ClientError
from sagebrush.server.infos import TableInfo
from sagebrush.server.messages import GiveSignal, Refused
from tests.server.playing import heard, new_table
from tests.server.services import RunningServer


async def test_a_guest_is_a_name_and_a_cookie_that_scripts_cannot_read(server: RunningServer) -> None:
    async with Client(server.url) as ann:
        response = await ann.http.post("/api/people/guest", json={"name": "  Calamity   Ann "})
        assert response.status_code == 201
        assert response.json()["name"] == "Calamity Ann"
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await ann.http.get("/api/people/me")).json()["account"] is False


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 41, "a\u0000b"])
async def test_a_name_must_be_seen(server: RunningServer, name: str) -> None:
    async with Client(server.url) as nobody:
        assert (await nobody.http.post("/api/people/guest", json={"name": name})).status_code == 400


@pytest.mark.parametrize("forge", [lambda c: "", lambda c: c[:-1] + "x", lambda c: "x" + c, lambda c: c.split(".")[0]])
async def test_a_forged_cookie_is_nobody(server: RunningServer, forge: object) -> None:
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        ann.http.cookies.set("sagebrush", forge(ann.http.cookies["sagebrush"]), domain="127.0.0.1")  # type: ignore[operator]
        cookies = {"cookie": f"sagebrush={forge(ann.http.cookies['sagebrush'])}"}  # type: ignore[operator]
    async with Client(server.url) as thief:
        assert (await thief.http.get("/api/people/me", headers=cookies)).status_code == 401


async def test_a_passphrase_makes_an_account_for_other_devices(server: RunningServer) -> None:
    async with Client(server.url) as laptop, Client(server.url) as phone, Client(server.url) as other:
        me = await laptop.guest("Belle")
        assert (await laptop.set_passphrase("a horse in the river")).account
        assert (await phone.sign_in("BELLE", "a horse in the river")).id == me.id
        for name, passphrase in (("Belle", "a horse in the rivet"), ("Nobody", "a horse in the river")):
            with pytest.raises(ClientError) as error:
                await other.sign_in(name, passphrase)
            assert error.value.code == "wrong_passphrase"


async def test_the_name_of_an_account_is_taken_for_other_accounts(server: RunningServer) -> None:
    async with Client(server.url) as first, Client(server.url) as second:
        await first.guest("Jesse")
        await second.guest("jesse")
        await first.set_passphrase("one two three")
        with pytest.raises(ClientError) as error:
            await second.set_passphrase("four five six")
        assert error.value.code == "name_taken"


async def test_changing_the_passphrase_needs_the_old_one(server: RunningServer) -> None:
    async with Client(server.url) as ann:
        await ann.guest("Rose")
        await ann.set_passphrase("the first one")
        with pytest.raises(ClientError) as error:
            await ann.set_passphrase("the second one")
        assert error.value.code == "wrong_passphrase"
        await ann.set_passphrase("the second one", "the first one")
        await ann.sign_in("Rose", "the second one")


async def test_a_new_passphrase_signs_out_all_other_devices(server: RunningServer) -> None:
    async with Client(server.url) as ann, Client(server.url) as thief:
        await ann.guest("Daisy")
        await ann.set_passphrase("the first one")
        await thief.sign_in("Daisy", "the first one")
        assert (await thief.http.get("/api/people/me")).status_code == 200
        await ann.set_passphrase("the second one", "the first one")
        assert (await thief.http.get("/api/people/me")).status_code == 401
        assert (await ann.http.get("/api/people/me")).status_code == 200


async def test_signed_out_means_out(server: RunningServer) -> None:
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        kept = {"cookie": f"sagebrush={ann.http.cookies['sagebrush']}"}
        assert (await ann.http.post("/api/people/sign-out")).status_code == 204
        assert (await ann.http.get("/api/people/me", headers=kept)).status_code == 401


async def test_an_account_whose_folded_name_is_too_long_is_refused(server: RunningServer) -> None:
    async with Client(server.url) as ann:
        await ann.guest("\ufdfa" * 40)
        with pytest.raises(ClientError) as error:
            await ann.set_passphrase("a horse in the river")
        assert error.value.code == "bad_name"


async def test_one_name_asked_for_at_one_moment_goes_to_one(server: RunningServer) -> None:
    async with Client(server.url) as first, Client(server.url) as second:
        await first.guest("Wyatt")
        await second.guest("wyatt")
        calls = [person.set_passphrase("a horse in the river") for person in (first, second)]
        said = await asyncio.gather(*calls, return_exceptions=True)
        refused = [one.code for one in said if isinstance(one, ClientError)]
        assert refused == ["name_taken"]


async def test_zero_characters_are_refused(ann: Client) -> None:
    table = await new_table(ann, people=2)
    for salt, status in (("a\0b", 400), ("ab", 200)):
        joined = await ann.http.post(f"/api/tables/{table.id}/join", json={"name": "Bo", "salt": salt})
        assert joined.status_code == status
    for path in ("/api/tables/a%00b", "/api/tables?game=a%00b", "/api/ratings/a%00b"):
        assert (await ann.http.get(path)).status_code == 404
    async with ann.stream("a%00b") as line:
        with pytest.raises(ClientError, match="no such table"):
            await line.next()


# -------------------------------------------------------------------- names that look alike


@pytest.mark.parametrize(
    "name",
    [
        "zoe\u0301 miller",
        "Z\u03bf\u00e9 Miller",
        "Zo\u00e9 Mi11er",
        "\uff3a\uff4f\u00e9 Miller",
        "Z\u043e\u00e9 Mi\u0406\u0406er",
        "Zo\u00e9\ufe0f Miller",
        "Zo\u00e9 \u3164Miller",
        "Zo\u00e9 Rniller",
    ],
)
async def test_nobody_looks_like_an_account(server: RunningServer, name: str) -> None:
    """Other accents, other alphabets, digits for letters, characters that nobody sees: not as a guest either."""
    async with Client(server.url) as zoe, Client(server.url) as thief:
        if (await zoe.http.post("/api/people/guest", json={"name": "Zo\u00e9 Miller"})).is_success:
            await zoe.set_passphrase("a horse in the river")
        else:
            await zoe.sign_in("Zo\u00e9 Miller", "a horse in the river")
        with pytest.raises(ClientError) as error:
            await thief.guest(name)
        assert error.value.code == "name_taken"
        await thief.guest("Somebody Else")
        renamed = await thief.http.patch("/api/people/me", json={"name": name})
        assert renamed.json()["code"] == "name_taken"
        table = await new_table(thief, people=2)
        second = await thief.http.post(f"/api/tables/{table.id}/join", json={"name": name})
        assert second.json()["code"] == "name_taken"


async def test_a_guest_who_was_there_first_does_not_go_by_the_name_of_an_account(
    server: RunningServer, bob: Client
) -> None:
    """A name kept in reserve opens no table, takes no chair and says nothing once it is the name of an account."""
    async with Client(server.url) as early, Client(server.url) as late:
        await early.guest("Wyatt Earp")
        await late.guest("Wyatt Earp")
        await late.set_passphrase("a horse in the river")
        table = await new_table(bob, people=2)
        refused = [
            await early.http.post("/api/tables", json={"game": "dice", "players": 3}),
            await early.http.post("/api/quick", json={"game": "dice"}),
            await early.http.post(f"/api/tables/{table.id}/join", json={}),
            await early.http.post(f"/api/tables/{table.id}/chat", json={"text": "It is me, the marshal."}),
        ]
        assert [answer.json()["code"] for answer in refused] == ["name_taken"] * 4
        async with early.stream(table.id) as line:
            await line.send(GiveSignal("howdy"))
            assert (await heard(line, Refused)).code == "name_taken"
        # Under another name all of it goes on; and the account has its own.
        await early.http.patch("/api/people/me", json={"name": "Virgil"})
        assert (await early.http.post(f"/api/tables/{table.id}/chat", json={"text": "Howdy."})).is_success
        assert (await late.join(table.id)).seats[1].name == "Wyatt Earp"


async def test_an_account_is_signed_in_to_however_its_name_is_written(server: RunningServer) -> None:
    async with Client(server.url) as zoe:
        me = await zoe.guest("Am\u00e9lie")
        await zoe.set_passphrase("a horse in the river")
        assert (await zoe.sign_in("AME\u0301LIE", "a horse in the river")).id == me.id


async def test_the_name_of_an_account_is_marked_at_the_table(server: RunningServer, bob: Client) -> None:
    async with Client(server.url) as ann:
        await ann.guest("Hildegard")
        await ann.set_passphrase("a horse in the river")
        table = await new_table(ann, people=3)
        await bob.join(table.id)
        joined = await ann.http.post(f"/api/tables/{table.id}/join", json={"name": "Hildegard's sister"})
        seats = msgspec.json.decode(joined.content, type=TableInfo).seats
        assert [seat.account for seat in seats] == [True, False, False]


async def test_marks_without_end_are_no_name(server: RunningServer) -> None:
    async with Client(server.url) as ann:
        assert (await ann.http.post("/api/people/guest", json={"name": "A" + "\u0301" * 20})).status_code == 400
