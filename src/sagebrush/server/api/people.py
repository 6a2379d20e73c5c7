"""Signing in and out."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, patch, post
from litestar.datastructures import Cookie

from sagebrush.server import lobby
from sagebrush.server.api.deps import REFUSALS
from sagebrush.server.infos import Me
from sagebrush.server.names import folded
from sagebrush.server.people import COOKIE, COOKIE_SECONDS, me
from sagebrush.server.refusals import Refusal
from sagebrush.server.security import address
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Person
from sagebrush.server.wishes import GuestWish, PassphraseWish, RenameWish, SignInWish


class PeopleApi(Controller):
    """People have a name and, if they want to keep it, a passphrase. No e-mail."""

    path = "/api/people"
    tags = ("people",)

    @post("/guest", responses=REFUSALS, summary="Come in as a guest", status_code=201)
    async def guest(self, request: Request[Any, Any, Any], data: GuestWish, services: Services) -> Response[Me]:
        _slowly(request, services)
        return await _signed_in(request, services, *await services.people.guest(data.name))

    @post("/sign-in", responses=REFUSALS, summary="Sign in to an account", status_code=200)
    async def sign_in(self, request: Request[Any, Any, Any], data: SignInWish, services: Services) -> Response[Me]:
        _slowly(request, services)
        # Whoever guesses one passphrase from many addresses is slow as well.
        if not services.sign_ins_by_name.take(folded(data.name)):
            raise Refusal("too_fast", "That was too much at once; please wait a moment.", 429)
        return await _signed_in(request, services, *await services.people.sign_in(data.name, data.passphrase))

    @post(
        "/sign-out",
        response_cookies=[Cookie(COOKIE, value="", max_age=0)],
        responses=REFUSALS,
        summary="Sign out on this device",
        status_code=204,
    )
    async def sign_out(self, request: Request[Any, Any, Any], services: Services) -> None:
        await _sign_out(request, services)

    @get("/me", responses=REFUSALS, summary="Who am I?")
    async def who(self, person: Person) -> Me:
        return me(person)

    @patch("/me", responses=REFUSALS, summary="Change my name")
    async def rename(self, data: RenameWish, person: Person, services: Services) -> Me:
        before = person.name
        person = await services.people.rename(person.id, data.name)
        await lobby.renamed(services.host, person, before)
        return me(person)

    @post("/passphrase", responses=REFUSALS, summary="Become an account, or change the passphrase", status_code=200)
    async def passphrase(
        self, request: Request[Any, Any, Any], data: PassphraseWish, person: Person, services: Services
    ) -> Me:
        _slowly(request, services)
        cookie = request.cookies.get(COOKIE)
        person, ended = await services.people.set_passphrase(person.id, data.passphrase, data.current, cookie)
        await services.host.signed_out(ended)
        return me(person)


def _slowly(request: Request[Any, Any, Any], services: Services) -> None:
    if not services.sign_ins.take(address(request.scope)):
        raise Refusal("too_fast", "That was too much at once; please wait a moment.", 429)


async def _sign_out(request: Request[Any, Any, Any], services: Services) -> None:
    """The streams that were opened with the session end with it."""
    await services.host.signed_out(await services.people.sign_out(request.cookies.get(COOKIE)))


async def _signed_in(request: Request[Any, Any, Any], services: Services, person: Person, cookie: str) -> Response[Me]:
    """A device is one person at a time: whoever it was before is signed out."""
    await _sign_out(request, services)
    signed = Cookie(
        COOKIE,
        value=cookie,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.settings.https,
    )
    return Response(me(person), cookies=[signed])
