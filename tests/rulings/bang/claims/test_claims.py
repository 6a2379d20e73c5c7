"""An expansion owns its slice: state, events, options, view, redeal and words, and nobody else names it."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import msgspec
import pytest

from sagebrush import Match, Seat
from sagebrush.bots import make_bot
from sagebrush.core.config import configure
from sagebrush.core.panes import differences
from sagebrush.core.record import load_record
from sagebrush.core.rng import Chance
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import CARDS
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from sagebrush.testing.fuzz import fuzz, step
from sagebrush.testing.secrecy import check_secrecy
from sagebrush.words import Words, languages
from sagebrush.words.narrate import Narrator
from tests.core.test_old_records import FILES, name_of, replayed
from tests.rulings.bang.claims.events import ClaimDug
from tests.rulings.bang.claims.options import DIG
from tests.rulings.bang.claims.part import Claims, ClaimsView, claims_of
from tests.rulings.bang.claims.setup import FINDS

PLAYERS = 5


def played(answers: int, seed: int = 4) -> Match:
    """A game in which everybody digs whenever they may."""
    match = Match.new("bang", players=PLAYERS, expansions=["claims"], seed=seed)
    chance = Chance(seed)
    for _ in range(answers):
        if match.decision is None:
            break
        if DIG in match.decision.options:
            match.answer(DIG)
        else:
            step(match, chance)
    return match


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


def shown(match: Match, seat: Seat | None) -> ClaimsView:
    view = match.view(seat)
    assert isinstance(view, BangView)
    part = view.parts["claims"]
    assert isinstance(part, ClaimsView)
    return part


def finds(claims: Claims) -> list[int]:
    """All of them, wherever they are."""
    return sorted([*claims.deck, *chain.from_iterable(claims.purses)])


def seats() -> list[Seat | None]:
    return [None, *map(Seat, range(PLAYERS))]


def test_it_is_offered_like_the_others() -> None:
    assert [expansion.name for expansion in GAME.info.expansions][-1] == "claims"
    assert GAME.info.options[-1].name == "rich_claims"
    assert GAME.info.options[-1].expansions == ("claims",)
    rich = Match.new("bang", players=4, expansions=["claims"], rich_claims=True, characters="digger_dan")
    assert len(claims_of(laid(rich)).deck) == 24
    assert laid(rich).characters[0].id == "digger_dan"
    assert "shovel" in {card.name for cards in (laid(rich).deck, *laid(rich).hands) for card in cards}


def test_everybody_sees_only_their_own_finds() -> None:
    match = played(60)
    purses = claims_of(laid(match)).purses
    assert sum(map(len, purses)) > 3
    for seat in seats():
        view = shown(match, seat)
        assert view.purses == tuple(map(len, purses))
        assert view.own == (() if seat is None else tuple(purses[seat]))
        worths = [event.worth for event in match.events(seat) if isinstance(event, ClaimDug)]
        assert [worth for worth in worths if worth is not None] == list(view.own)


def test_nobody_notices_a_new_deal() -> None:
    match, chance, deals, checked = played(0), Chance(7), Chance(8), 0
    while match.decision and match.answer_count < 150:
        for seat in seats():
            checked += check_secrecy(match, seat, deals)
        match.answer(DIG) if DIG in match.decision.options else step(match, chance)
    assert checked > 300


def test_imagined_claims_differ_and_fit_what_was_seen() -> None:
    match = played(60)
    for seat in seats():
        worlds = [match.imagine(seat, Chance(number)) for number in range(8)]
        dreams = [claims_of(laid(world)) for world in worlds]
        truth = claims_of(laid(match))
        assert len({str(dream.canonical()) for dream in dreams}) > 4
        for world, dream in zip(worlds, dreams, strict=True):
            assert shown(world, seat) == shown(match, seat)
            assert finds(dream) == finds(truth)


def test_forks_have_claims_of_their_own() -> None:
    match = played(60)
    before = match.digest
    twin = match.fork()
    assert twin.digest == before
    claims_of(laid(twin)).deck.append(9)
    assert (match.digest, twin.digest == before) == (before, False)


def test_the_digest_knows_them() -> None:
    match = played(60)
    twin = match.table.copy()
    assert isinstance(twin, BangTable)
    claims_of(twin).purses[2].append(1)
    assert twin.canonical() != match.table.canonical()
    assert Match.replay(match.record).digest == match.digest


def test_a_table_without_claims_has_none_of_it() -> None:
    match = Match.new("bang", players=PLAYERS, seed=3)
    view = match.view(Seat(0))
    assert isinstance(view, BangView)
    assert (laid(match).parts, view.parts) == ({}, {})


@pytest.mark.slow
def test_whole_games_are_sound() -> None:
    """Random games with forks, undo, records and refusals, and not one invariant broken."""

    def invariant(table: BangTable) -> None:
        assert finds(claims_of(table)) == sorted(FINDS)

    for players in (4, 7):
        config = configure(GAME.info, players=players, expansions=["claims"])
        assert fuzz(GAME, config, players, invariant) > 50


def test_the_watcher_tells_what_changed_at_the_claims() -> None:
    match = played(0)
    while match.decision and DIG not in match.decision.options:
        step(match, Chance(1))
    assert match.decision
    digger = match.decision.seat
    before = match.view(digger)
    match.answer(DIG)
    changes = differences(before, match.view(digger))
    assert any("parts" in change for change in changes)


def test_records_come_over_the_line() -> None:
    """What the server sends can be read again by whoever asks the game for its types."""
    match = played(60)
    for seat in seats():
        view = match.view(seat)
        assert GAME.types.decode_view(msgspec.to_builtins(view)) == view
        for event in match.events(seat):
            assert GAME.types.decode_event(msgspec.to_builtins(event)) == event
    assert GAME.types.decode_option(msgspec.to_builtins(DIG)) == DIG


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_the_narrator_knows_its_words(lang: str) -> None:
    teller = Narrator(Words(lang), "bang", ("Ann", "Bob"), Seat(0))
    assert "3" in teller.event(ClaimDug(Seat(0), 3))
    assert teller.event(ClaimDug(Seat(1), None)).startswith("Bob")
    match = played(60)
    asked = match.decision
    assert asked
    assert teller.option(DIG, asked.question) != "dig"
    assert teller.hint(DIG, asked.question)
    assert teller.thing("card", "shovel:2S:2") != "shovel 2♠"


@pytest.mark.parametrize("level", ["random", "simple"])
def test_bots_play_with_what_they_do_not_know(level: str) -> None:
    match = Match.new("bang", players=PLAYERS, expansions=["claims"], seed=11)
    bots = [make_bot(level, "bang", seat) for seat in range(PLAYERS)]
    while match.decision:
        seat = match.decision.seat
        match.answer(bots[seat].answer(match.eyes(seat)))
    assert match.result


# -------------------------------------------------------------------- records outlive growth


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_what_is_listed_but_not_in_play_changes_no_record(path: Path) -> None:
    """Further cards, characters and options are in the box; the records of earlier releases verify all the same."""
    assert CARDS[-1].expansion == "claims"
    record = load_record(path)
    match = replayed(record)
    assert match is None or match.record.encode() == path.read_bytes()


def test_the_part_is_no_more_than_the_protocol_asks_for() -> None:
    assert {name for name in vars(Claims) if not name.startswith("_")} == {"copy", "canonical", "view", "redeal"}
