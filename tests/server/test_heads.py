"""What a shared link says of itself, and what it does not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sagebrush.server import lobby
from sagebrush.server.heads import HOST, Head, head_of, language, written
from sagebrush.server.services import Services
from sagebrush.words import Words
from tests.server.inside import parts, people, seated

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with parts(tmp_path) as running:
        yield running


async def test_a_public_table_says_what_is_played_and_by_whom(services: Services) -> None:
    ann, bob = await people(services, "Ann", "Bob")
    table = await seated(services, ann, bob, players=3)
    head = await head_of(services, f"/t/{table.id}", None, "en")
    assert head.title == "BANG! The Dice Game: a chair is free at the table of Ann"
    assert (await head_of(services, f"/t/{table.id}", None, "cs")).text == "0 volných židlí"
    await lobby.start(services.host, ann, table.id, "")
    assert (await head_of(services, f"/t/{table.id}", None, "en")).text.startswith("Ann, Bob, ")


async def test_a_private_table_says_nothing_but_to_who_has_the_link(services: Services) -> None:
    (ann,) = await people(services, "Ann")
    table = await seated(services, ann, private=True)
    site = await head_of(services, "/", None, "en")
    for path in (f"/t/{table.id}", f"/replay/{table.id}", "/t/zzzzzzzzzzzz", "/t/%00", "/player/Ann", "/t/a/b"):
        assert await head_of(services, path, None, "en") == site, path
    assert await head_of(services, f"/t/{table.id}", "guessed", "en") == site
    assert "Ann" in (await head_of(services, f"/t/{table.id}", table.row.invite, "en")).title


async def test_a_page_about_a_game_says_which(services: Services) -> None:
    shared = [await head_of(services, f"/{page}/dice", None, "en") for page in ("gallery", "rules", "learn", "ratings")]
    assert [head.title.partition(": ")[0] for head in shared] == ["Gallery", "Rules", "Learn to play", "Ratings"]
    assert {head.title.partition(": ")[2] for head in shared} == {"BANG! The Dice Game"}
    assert {head.text for head in shared} == {Words().say("dice-name", "text")}
    assert (await head_of(services, "/rules/legends", None, "cs")).title == "Pravidla: Legendy Západu"
    site = await head_of(services, "/", None, "en")
    for path in ("/rules/nothing", "/gallery/", "/gallery/dice/face", "/rules/%00"):
        assert await head_of(services, path, None, "en") == site, path


async def test_an_account_has_a_page_that_says_whose_it_is(services: Services) -> None:
    (ann,) = await people(services, "Annie O")
    await services.people.set_passphrase(ann.id, "a horse in the river", None)
    head = await head_of(services, "/player/annie%20o", None, "en")
    assert head == Head("Annie O", "Games, wins and ratings of Annie O")


def test_what_people_chose_is_written_as_text() -> None:
    """A name with marks in it stays a name."""
    nasty = Head('"><script>alert(1)</script>', "<b>&")
    page = written("<head><title>Sagebrush</title></head><body></body>", nasty, "https://t.example", "/t/x", "b1")
    assert "<script>" not in page
    assert page.count("<title>") == 1
    assert '<meta property="og:image" content="https://t.example/share.png" />' in page
    assert '<meta name="build" content="b1" />' in page


@pytest.mark.parametrize(
    ("host", "good"), [("a.example:8000", True), ("[::1]:80", True), ('x"onload', False), ("", False)]
)
def test_only_a_host_is_a_host(host: str, good: bool) -> None:  # noqa: FBT001
    assert bool(HOST.match(host)) is good


def test_the_language_is_the_first_that_we_speak() -> None:
    assert [language(wish) for wish in ("de-DE, cs;q=0.8", "uk-UA", "", "fr")] == ["cs", "uk", "en", "en"]


def test_the_picture_is_there_and_is_one() -> None:
    """A PNG of 1200 by 630, and the icons of the app in their sizes."""
    for name, size in (("share", (1200, 630)), ("icon-192", (192, 192)), ("icon-512", (512, 512))):
        data = (WEB / "public" / f"{name}.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == size
