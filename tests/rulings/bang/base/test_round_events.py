"""The deck of events, whichever expansions bring it: two sets made for these tests alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Value, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.rng import Chance
from sagebrush.games.bang import game, library
from sagebrush.games.bang.event_deck import EventCard, EventDeck, deck_of
from sagebrush.games.bang.event_view import EventDeckView
from sagebrush.games.bang.round_events import DECK, SETS, RoundEvents
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from sagebrush.testing.fuzz import step
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.rounds import in_force, pass_turns, under


class Quiet(EventCard):
    """An event that changes nothing."""


class Generous(EventCard):
    """Once, before anything else, everybody gets a card."""

    async def comes_into_play(self, table: BangTable) -> None:
        for seat in table.clockwise_from(table.first):
            table.draw(seat, 1)


def bring(folder: Path, name: str, count: int) -> None:
    """An expansion with so many events besides the last one."""
    cards = [f"{name}_{number}" for number in range(count)]
    rows = "".join(f"[{card}]\n" for card in cards) + f"[{name}_extra]\nextra = true\n[last_{name}]\nlast = true\n"
    (folder / name).mkdir()
    (folder / name / "events.toml").write_text(rows, "utf-8")
    kinds: dict[str, type[EventCard]] = dict.fromkeys(cards, Quiet)
    kinds |= {f"{name}_extra": Quiet, f"last_{name}": Generous}
    library.add(RoundEvents(name, folder / name, kinds, records=()))


@pytest.fixture(autouse=True)
def events(box: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but `morning` and `evening` brings events here."""
    library.BOX[:] = [expansion for expansion in library.BOX if expansion.name not in SETS]
    SETS.clear()
    bring(tmp_path, "morning", 4)
    bring(tmp_path, "evening", 16)
    monkeypatch.setattr(game.GAME, "info", game.info())


def started(expansions: list[str], seed: int = 1, **options: Value) -> Match:
    config = configure(game.GAME.info, players=4, expansions=expansions, options=options)
    return Match.start(game.GAME, config, seed)


def deck(match: Match) -> EventDeck:
    assert isinstance(match.table, BangTable)
    return deck_of(match.table, DECK)


def seen(match: Match) -> EventDeckView:
    view = match.view(Seat(0))
    assert isinstance(view, BangView)
    part = view.parts[DECK]
    assert isinstance(part, EventDeckView)
    return part


@ruling("BANG-661", "BANG-663")
def test_one_set_alone() -> None:
    """All its cards but the extra ones, shuffled; the last one at the bottom, and only the next one is seen."""
    orders = set()
    for seed in range(20):
        match = started(["morning"], seed)
        cards = deck(match).cards
        assert cards[0] == "last_morning"
        assert sorted(cards[1:]) == ["morning_0", "morning_1", "morning_2", "morning_3"]
        assert seen(match) == EventDeckView("", cards[-1], 5)
        orders.add(tuple(cards))
    assert len(orders) > 10


@ruling("BANG-669", "BANG-670")
def test_both_together() -> None:
    """Fifteen cards of both, or as many as agreed, and one of the two last cards."""
    match = started(["morning", "evening"])
    assert (len(deck(match).cards), len(deck(match).aside)) == (16, 5)
    few = started(["morning", "evening"], event_cards=12, last_event="last_morning")
    assert (len(deck(few).cards), len(deck(few).aside), deck(few).cards[0]) == (13, 8, "last_morning")
    lasts = {deck(started(["morning", "evening"], seed)).cards[0] for seed in range(20)}
    assert lasts == {"last_morning", "last_evening"}
    mixed = {card.partition("_")[0] for card in deck(few).cards}
    assert mixed == {"last", "morning", "evening"}
    for count in (11, 16):
        with pytest.raises(BadConfig):
            started(["morning", "evening"], event_cards=count)


@ruling("BANG-670")
def test_what_is_agreed_upon_matters_only_to_both_together() -> None:
    assert deck(started(["evening"], last_event="last_morning")).cards[0] == "last_evening"
    assert len(deck(started(["morning"], event_cards=12)).cards) == 5
    names = [option.name for option in game.GAME.info.options]
    assert names.count("event_cards") == names.count("last_event") == 1


def test_a_set_that_is_alone_in_the_box_asks_for_nothing() -> None:
    del SETS["evening"]
    assert SETS["morning"].options() == ()


@ruling("BANG-662", "BANG-664", "BANG-666")
def test_from_the_second_round_on(table: BangScenario) -> None:
    """Nothing in the first round; then a new event before each turn of the Sheriff, who is Cat here."""
    table.seats(Ann={}, Bob={}, Cat={"role": "sheriff"}, Dan={})
    under(table, coming=["morning_0", "morning_1"])
    table.turn("Cat")
    pass_turns(table, "Cat", "Dan", "Ann")
    assert in_force(table) == ""
    pass_turns(table, "Bob")
    assert in_force(table) == "morning_0"
    assert [trait.id for trait in table.table.rules] == ["round_events", "morning_0"]
    pass_turns(table, "Cat", "Dan", "Ann", "Bob")
    assert in_force(table) == "morning_1"
    assert [trait.id for trait in table.table.rules] == ["round_events", "morning_1"]
    table.is_quiet("Cat")


def test_the_first_round_has_no_event() -> None:
    match = started(["morning"])
    chance = Chance(1)
    while match.table.canonical() and match.stage.turn < 4:
        assert deck(match).present == ""
        step(match, chance)


@ruling("BANG-665")
def test_the_last_card_stays(table: BangScenario) -> None:
    """Two rounds later it is still in force, and it came into play but once."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, coming=["last_morning"])
    table.turn("Dan")
    pass_turns(table, "Dan", "Ann", "Bob", "Cat", "Dan")
    assert in_force(table) == "last_morning"
    assert len(table.events("event_turned")) == 1
    table.is_quiet("Ann")


@ruling("BANG-668")
def test_what_happens_at_once_comes_before_all_checks(table: BangScenario) -> None:
    """Everybody draws a card before the Dynamite in front of Ann is checked: the first four cards go to hands."""
    table.seats(deck_top=["Beer", "Beer", "Beer", "Beer", "7S"], Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    under(table, coming=["last_morning"])
    table.turn("Dan").ends_turn()
    table.has_cards(Ann=3, Bob=1, Cat=1, Dan=1)
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Ann")


@ruling("BANG-663")
def test_nobody_knows_what_lies_below_the_next_card() -> None:
    """In imagined worlds the next card and the last one stay where they are; the others change places."""
    match = started(["morning", "evening"], event_cards=12)
    true = deck(match)
    dreams = [deck(match.imagine(Seat(0), Chance(seed))) for seed in range(40)]
    assert {(dream.cards[0], dream.cards[-1]) for dream in dreams} == {(true.cards[0], true.cards[-1])}
    assert len({tuple(dream.cards) for dream in dreams}) == 40
    hidden = sorted(true.cards[1:-1] + true.aside)
    assert all(sorted(dream.cards[1:-1] + dream.aside) == hidden for dream in dreams)
    assert len({dream.cards[-2] for dream in dreams}) > 12


def test_a_deck_knows_what_its_card_has_done() -> None:
    """Whether a card in force is spent is copied, sealed into the digest and forgotten when it is covered."""
    one = EventDeck(["b"], [], "a", open_top=True, spent=True)
    assert one.copy().canonical() == one.canonical()
    assert one.canonical() != EventDeck(["b"], [], "a", open_top=True).canonical()
    one.turn_up()
    assert not one.spent
