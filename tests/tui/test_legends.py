"""Western Legends at the keyboard: the map, ways by region, why not, fights, and a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends import map as country
from sagebrush.games.legends.view import LegendsView
from sagebrush.tui.board import BoardScreen
from sagebrush.tui.help import HelpScreen
from sagebrush.tui.menu import KEYS, Entry, Menu, MenuList
from sagebrush.tui.panels.legends_land import Land
from sagebrush.tui.panels.legends_menu import Waiter
from sagebrush.tui.seats import SeatTable
from sagebrush.tui.session import Session
from sagebrush.words import Words, languages
from sagebrush.words.narrate import Narrator
from tests.rulings.legends.bench import LegendsScenario, Player
from tests.rulings.legends.jokers.test_jokers import Jokers, game
from tests.tui.player import Person, seated, shown


def laid(path: Path, *, actions: int = 3, bandits: tuple[str, ...] = (), **players: Player) -> Session:
    """Ann has the turn at a table like this."""
    table = LegendsScenario()
    table.seats(bandits=bandits, **players)  # type: ignore[arg-type]
    table.turn("Ann", actions=actions)
    session = Session(table.match, path, "random")
    session.save()
    return session


def teller(match: Match, lang: str = "en") -> Narrator:
    return Narrator(Words(lang), "legends", match.config.names, Seat(0))


async def play_on(person: Person) -> None:
    """Now this answer, now that, down to the last menu."""
    chance = Chance(3)
    while person.session.result is None:
        menu = person.screen.query_one(MenuList)
        places = [place for place, entry in enumerate(menu.entries) if entry.open and entry.key != "."]
        await person.press(menu.keys_shown[places[chance.below(len(places))]])
        if not menu.deep:
            await person.asked()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "players"), [((80, 24), 4), ((120, 40), 2)])
async def test_a_whole_game_with_keys_alone(tmp_path: Path, size: tuple[int, int], players: int) -> None:
    path = tmp_path / "game.json"
    async with seated(path, game="legends", players=players, size=size) as person:
        await play_on(person)
        assert person.lines() == ["Rematch", "New game", "Quit"]
    assert Match.load(path).result is not None


# -------------------------------------------------------------------- menus


async def test_place_actions_come_first_and_ways_by_region(tmp_path: Path) -> None:
    session = laid(tmp_path / "game.json", Ann={"at": "D5", "money": 20, "hand": ["5S", "KS"]}, Bob={}, Cat={})
    async with shown(session) as person:
        await person.asked()
        assert person.lines()[:3] == ["Play poker", "Work", "Play Payday 5♠"]
        assert person.lines()[-2:] == ["End your turn", "What cannot be done, and why"]
        regions = [place for place, line in enumerate(person.lines()) if line == "Ride to Darkrock"]
        menu = person.screen.query_one(MenuList)
        assert "sheriff's office 1" in menu.entries[regions[0]].hint
        await person.press(menu.keys_shown[regions[0]])
        ways = person.lines()
        assert ways[0].startswith("D1 sheriff's office in Darkrock")
        assert [way.split()[0] for way in ways[-2:]] == ["D9", "D10"]
        await person.press("1")
        await person.asked()
        assert session.match.record.answers[-1] == (0, "move:D1:1:")


@pytest.mark.slow
async def test_what_cannot_be_done_is_a_key_away(tmp_path: Path) -> None:
    session = laid(tmp_path / "game.json", Ann={"at": "D8", "hand": ["KS"]}, Bob={"at": "D8", "wp": 1}, Cat={})
    async with shown(session) as person:
        await person.asked()
        assert "Deposit a nugget" in person.lines()
        assert "Arrest Bob" not in person.lines()
        await person.press(".")
        assert {"Quickdraw K♠", "Arrest Bob"} <= set(person.lines())
        before = session.match.answer_count
        await person.press(KEYS[person.lines().index("Arrest Bob")])
        assert "Only a marshal can make an arrest. (LEG-105)" in person.shown("#prompt")
        assert session.match.answer_count == before


async def test_own_things_are_in_sight_and_an_upgrade_says_what_it_does(tmp_path: Path) -> None:
    """In the smallest terminal the seats have no room for them: they stand behind the hand."""
    goods: Player = {"weapons": ["rifle"], "mounts": ["mule"], "belongings": ["whiskey"]}
    ann: Player = {"at": "D2", "money": 60, "hand": ["KS"], **goods}
    session = laid(tmp_path / "game.json", Ann=ann, Bob={}, Cat={})
    async with shown(session) as person:
        await person.asked()
        assert "Quickdraw K♠ · rifle · mule · whiskey" in person.shown("#land")
        await person.press(KEYS[person.lines().index("Visit the store")])
        await person.asked()
        menu = person.screen.query_one(MenuList)
        rifle = menu.entries[person.lines().index("Upgrade for $40: rifle")]
        assert rifle.hint.startswith("Weapon: before a fight look at 3 random cards")
        assert rifle.topic == "item-rifle"
        await person.pilot.resize_terminal(120, 44)
        await person.pilot.pause()
        assert "mule" not in person.shown("#land")


def choices(menu: Menu) -> Iterator[Option]:
    for entry in menu.entries:
        if entry.menu is not None:
            yield from choices(entry.menu)
        elif isinstance(entry.choice, Option):
            yield entry.choice


def lines(menu: Menu) -> Iterator[Entry]:
    for entry in menu.entries:
        yield entry
        if entry.menu is not None:
            yield from lines(entry.menu)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "players"), list(zip(languages(), (2, 3, 4, 6), strict=True)))
def test_every_option_is_in_the_menu_once_and_no_menu_is_a_wall(lang: str, players: int) -> None:
    match = Match.new("legends", players=players, goals=True, jokers=True, seed=players)
    chance = Chance(players)
    for _ in range(500):
        decision = match.decision
        if decision is None:
            break
        view = match.view(decision.seat)
        assert isinstance(view, LegendsView)
        speaker = Narrator(Words(lang), "legends", match.config.names, decision.seat)
        menu = Waiter(speaker, view, decision).menu(match.why_not(decision.seat))
        assert sorted(option.id for option in choices(menu)) == sorted(option.id for option in decision.options)
        assert len(menu.entries) <= len(KEYS) + 2
        assert not [entry.label for entry in lines(menu) if "legends-" in entry.label or "legends-" in entry.hint]
        match.answer(decision.options[chance.below(len(decision.options))])


# -------------------------------------------------------------------- the map


def test_poker_hands_are_offered_by_what_they_make_also_with_a_joker() -> None:
    """The best of each kind is in sight, the others of it one menu away, which says what they are."""
    table = Jokers()
    game(table, ["*", "KS", "4H", "9D", "QC"], ["KD", "8C", "7H"], ["4S", "5S", "9H", "10D"])
    decision = table.decision("Ann")
    view = table.match.view(Seat(0))
    assert isinstance(view, LegendsView)
    menu = Waiter(teller(table.match), view, decision).menu(())
    first, others, *_ = menu.entries
    assert (first.label.split(": ")[-1], others.label) == ("pair", "pair with other cards")
    assert others.menu
    assert all(entry.label.endswith(": pair") for entry in others.menu.entries)
    assert [*choices(menu)].count(decision.options[0]) == 1
    assert {option.id for option in choices(menu)} == {option.id for option in decision.options}


async def test_the_map_is_one_key_away(tmp_path: Path) -> None:
    session = laid(tmp_path / "game.json", bandits=("X1",), Ann={"at": "D10", "mp": 2}, Bob={"at": "V12"}, Cat={})
    async with shown(session) as person:
        await person.asked()
        await person.press("m")
        assert isinstance(person.app.screen, BoardScreen)
        text = person.shown("#board-text")
        assert {"D10@", "V12B", "D1✪", "X1☠"} <= set(text.split())
        assert "marshal track: Ann 2" in text
        await person.press("m")
        assert person.lines()


def test_no_two_spaces_of_the_drawing_touch() -> None:
    match = Match.new("legends", players=6, seed=1)
    view = match.view(Seat(0))
    assert isinstance(view, LegendsView)
    drawn = str(Land(teller(match), view).drawing())
    found = [word.rstrip("✪") for word in drawn.split()]
    assert sorted(found) == sorted(country.SPACES)
    assert max(len(line) for line in drawn.splitlines()) <= 74


async def test_regions_show_where_there_is_room(tmp_path: Path) -> None:
    session = laid(tmp_path / "game.json", Ann={"at": "D5", "hand": ["5S"]}, Bob={"at": "R3"}, Cat={})
    async with shown(session, size=(120, 40)) as person:
        await person.asked()
        rows = person.shown("#land").splitlines()
        assert "saloon 0 @" in next(row for row in rows if row.startswith("Darkrock"))
        assert "B" in next(row for row in rows if row.startswith("Red Falls")).split()
        assert "Payday 5♠  $30, in town $40" in rows
        await person.pilot.resize_terminal(80, 24)
        await person.pilot.pause()
        assert len(person.shown("#land").splitlines()) == 4


async def test_distances_of_the_others(tmp_path: Path) -> None:
    """Darkrock's gate and the cabaret are four spaces apart, past Dixon Creek; with a bandit there it is further."""
    session = laid(tmp_path / "game.json", Ann={"at": "D10"}, Bob={"at": "C1"}, Cat={})
    async with shown(session) as person:
        await person.asked()
        near = country.DISTANCE[country.SPACE["D10"]][country.SPACE["C1"]]
        seats = str(person.screen.query_one(SeatTable).visual).splitlines()
        assert f"→{near}" in seats[1]
    session = laid(tmp_path / "other.json", bandits=("X1",), Ann={"at": "D10"}, Bob={"at": "C1"}, Cat={})
    async with shown(session) as person:
        await person.asked()
        seats = str(person.screen.query_one(SeatTable).visual).splitlines()
        assert f"→{near}" not in seats[1]
        assert "→" in seats[1]


# -------------------------------------------------------------------- help


@pytest.mark.slow
async def test_help_opens_at_a_space_a_card_and_a_story(tmp_path: Path) -> None:
    session = laid(tmp_path / "game.json", Ann={"at": "D5", "hand": ["5S"]}, Bob={}, Cat={})
    async with shown(session) as person:
        await person.asked()
        menu = person.screen.query_one(MenuList)
        menu.highlighted = person.lines().index("Ride to Darkrock")
        await person.press("?")
        assert isinstance(person.app.screen, HelpScreen)
        assert person.shown("#help-text").startswith("sheriff's office in Darkrock (D1)\nspace")
        assert "Next to it:" in person.shown("#help-text")
        await person.press("escape")
        menu.highlighted = person.lines().index("Play Payday 5♠")
        await person.press("?")
        assert person.shown("#help-text").startswith("Payday\ncard\n\nAction: gain $30")
        await person.press(*"story 1")
        assert "Markers: 0 of 2" in person.shown("#help-text")


async def test_who_is_who_tells_gear_and_abilities(tmp_path: Path) -> None:
    session = laid(tmp_path / "game.json", Ann={"weapons": ["revolver", "rifle+"], "mounts": ["mule"]}, Bob={}, Cat={})
    async with shown(session) as person:
        await person.asked()
        await person.press("t")
        text = person.shown("#help-text")
        assert "upgraded rifle: Weapon: before a fight look at 3" in text
        assert text.index("upgraded rifle") < text.index("    revolver")
        assert "(from 5 LP on)" in text


# -------------------------------------------------------------------- fights and secrets


async def test_a_fight_shows_backs_and_then_cards(tmp_path: Path) -> None:
    table = LegendsScenario()
    table.seats(Ann={"at": "D10", "hand": ["KS", "5S"]}, Bob={"at": "D10", "hand": ["QH", "4H"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    session = Session(table.match, tmp_path / "game.json", "random")
    async with shown(session) as person:
        await person.asked()
        assert "⚔ duel: Ann ⟷ Bob" in person.shown("#land")
        session.answer(next(option for option in table.decision("Ann").options if "KS" in option.id))
        person.screen._show()
        assert "⚔ duel: Ann Quickdraw K♠ ⟷ Bob" in person.shown("#land")
        table.asked("Bob", kind="lay_card").answers("QH")
        person.screen._show()
        assert "⚔ duel: Ann Quickdraw K♠ ⟷ Bob Grit Q♥" in person.shown("#land")


@pytest.mark.slow
async def test_nothing_of_other_hands_is_on_the_screen(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", game="legends", players=4, goals=True) as person:
        for _ in range(12):
            await person.press("1")
            if not person.screen.query_one(MenuList).deep:
                await person.asked()
        view = person.session.view
        assert isinstance(view, LegendsView)
        assert all(player.hand is None and player.goals is None for player in view.players[1:])
        seats = str(person.screen.query_one(SeatTable).visual)
        drawn = [*(view.players[0].hand or ()), *view.pile]
        table = person.session.match.table
        hidden = [card for hand in table.hands[1:] for card in hand]  # type: ignore[attr-defined]
        names = [person.screen.narrator.thing("card", table.content.card_id[card]) for card in hidden]  # type: ignore[attr-defined]
        known = [person.screen.narrator.thing("card", card) for card in drawn]
        assert names
        assert not [name for name in names if name not in known and name in seats + person.shown("#land")]


#: The longest words on the smallest screen; all the others are for `make test`.
TIGHTEST = ("ru", (40, 20))
SCREENS = [(lang, size) for lang in languages() for size in ((40, 20), (80, 24), (120, 40), (200, 60))]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "size"),
    [pytest.param(*screen, marks=[pytest.mark.slow] if screen != TIGHTEST else []) for screen in SCREENS],
)
async def test_it_fits_every_terminal_in_every_language(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    """Something can always be chosen, and the seats are never wider than the screen."""
    async with seated(tmp_path / "game.json", game="legends", players=6, lang=lang, size=size) as person:
        for _ in range(6):
            await person.press("1")
            await person.asked()
            menu = person.screen.query_one(MenuList)
            assert menu.size.height >= 2
            rows = str(person.screen.query_one(SeatTable).visual).splitlines()
            assert all(len(row) <= size[0] for row in rows)
