"""Standing answers: a seat may pass for a while, so that a window which is hardly ever used does not stop the table."""

from __future__ import annotations

from typing import Any

import pytest

from sagebrush import Match, Seat
from sagebrush.core import registry
from sagebrush.core.game import Rule
from sagebrush.core.options import PassFor
from sagebrush.core.rng import Chance
from sagebrush.words import Words, languages
from sagebrush.words.narrate import Narrator
from tests.core.playing import everything, play_on
from tests.core.toy import INFO, TYPES, Call, Called, Draw, MayDraw, Pass, Side, ToyGame, ToyTable

TURNS = 6
UNTIL_TURN, UNTIL_MINE = PassFor("turn"), PassFor("my_turn")


class Window(MayDraw, frozen=True, tag="window"):
    """Another kind of question."""


class Saloon(ToyGame):
    """In every turn somebody calls; then the others may draw, round after round, and at last the caller too."""

    def run(self, table: ToyTable) -> Rule:
        return self._play(table)

    async def _play(self, table: ToyTable) -> None:
        players = len(table.hands)
        while table.round < TURNS:
            active = Seat(table.round % players)
            side = await table.ask_at_top(active, Call(), (Side(high=True), Side(high=False)))
            table.emit(Called(active, side.high))
            for place in (1, 2, 1, 2, 0):
                await self._window(table, Seat((active + place) % players))
            table.end_round()
            table.turn_begins(Seat(table.round % players))

    async def _window(self, table: ToyTable, seat: Seat) -> None:
        for question in (MayDraw(), Window()):
            options: tuple[Draw | Pass, ...] = (Draw(), Pass())
            if isinstance(await table.ask_or_pass(seat, question, options), Draw) and table.deck:
                table.draw(seat)


class Careless(ToyGame):
    """Offers a standing pass where nobody can pass."""

    def run(self, table: ToyTable) -> Rule:
        return self._play(table)

    async def _play(self, table: ToyTable) -> None:
        await table.ask_or_pass(Seat(0), MayDraw(), (Draw(),))


@pytest.fixture
def saloon(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A table of three, after Ann's call: Bob is asked first."""
    monkeypatch.setitem(registry._games, "toy", Saloon(INFO, TYPES))
    match = Match.new("toy", players=3, seed=5)
    match.answer(Side(high=True))
    return match


def asked(match: Match) -> list[tuple[int, str]]:
    """Pass everything by hand until the next call: who was asked what."""
    found = []
    while match.decision and match.decision.question.kind != "call":
        found.append((int(match.decision.seat), match.decision.question.kind))
        match.answer(Pass())
    return found


ROUND = [(seat, kind) for seat in (1, 2, 1, 2, 0) for kind in ("may_draw", "window")]


# -------------------------------------------------------------------- what it does


def test_it_is_offered_beside_the_options(saloon: Match) -> None:
    assert saloon.decision
    assert saloon.decision.ids == ("draw", "pass", "pass_for:turn", "pass_for:my_turn")
    assert asked(saloon) == ROUND


def test_until_the_turn_ends(saloon: Match) -> None:
    """Bob passes for this turn: he is asked this no more, everything else as ever, and again in the next turn."""
    saloon.answer(UNTIL_TURN)
    assert asked(saloon) == [each for each in ROUND[1:] if each != (1, "may_draw")]
    saloon.answer(Side(high=True))
    assert (1, "may_draw") in asked(saloon)


def test_until_the_own_turn_begins(saloon: Match) -> None:
    """Cat passes until her turn: not in Ann's, not in Bob's, but in her own."""
    saloon.answer(Pass())
    saloon.answer(Pass())
    saloon.answer(UNTIL_MINE)
    assert (2, "may_draw") not in asked(saloon)
    saloon.answer(Side(high=True))
    bobs = asked(saloon)
    assert (2, "may_draw") not in bobs
    assert (2, "window") in bobs
    saloon.answer(Side(high=True))
    assert (2, "may_draw") in asked(saloon)


def test_a_pass_must_be_among_the_options() -> None:
    with pytest.raises(ValueError, match="none of the options passes"):
        Match.start(Careless(INFO, TYPES), Match.new("dice", players=3).config, 1)


def test_nothing_of_it_in_the_games_of_today() -> None:
    """Their questions offer what they always did."""
    for game in ("dice", "bang"):
        match = Match.new(game, players=5, seed=2)
        while match.decision:
            assert not any(isinstance(option, PassFor) for option in match.decision.options)
            play_on(match, 1, seed=match.answer_count)


# -------------------------------------------------------------------- what it leaves alone


@pytest.mark.parametrize("standing", [UNTIL_TURN, UNTIL_MINE])
def test_nobody_can_tell_it_from_a_given_pass(saloon: Match, standing: PassFor) -> None:
    """Whether Bob passes by hand or for a while, all see the same views and the same events."""
    twin = saloon.fork()
    saloon.answer(standing)
    twin.answer(Pass())
    for match in (saloon, twin):
        asked(match)
        match.answer(Side(high=False))
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        assert saloon.view(seat) == twin.view(seat)
        assert saloon.events(seat, twin.first_event) == twin.events(seat, twin.first_event)


def test_it_is_part_of_the_state_while_it_stands(saloon: Match) -> None:
    """Two tables that will ask differently are not equal; once it has lapsed, only the record remembers it."""
    twin = saloon.fork()
    saloon.answer(UNTIL_TURN)
    twin.answer(Pass())
    assert saloon.decision
    assert twin.decision
    assert (saloon.decision.number, saloon.table.canonical()) == (twin.decision.number, twin.table.canonical())
    assert saloon.digest != twin.digest
    asked(saloon)
    assert saloon.table.standing == ()


def test_a_record_of_it_replays(saloon: Match) -> None:
    saloon.answer(UNTIL_MINE)
    assert saloon.record.answers[-1] == (1, "pass_for:my_turn")
    for _ in range(12):
        again = Match.replay(saloon.record)
        assert everything(again) == everything(saloon)
        play_on(saloon, 1, seed=saloon.answer_count)


def test_it_can_be_taken_back(saloon: Match) -> None:
    past = []
    while saloon.decision:
        past.append(everything(saloon))
        play_on(saloon, 1, seed=saloon.answer_count)
    while past:
        saloon.undo()
        assert everything(saloon) == past.pop()


def test_forks_keep_it(saloon: Match) -> None:
    """In mid-rule and at the top of a later turn."""
    saloon.answer(Pass())
    saloon.answer(Pass())
    saloon.answer(UNTIL_MINE)
    for _ in range(2):
        twin = saloon.fork()
        assert twin.digest == saloon.digest
        assert [each.canonical() for each in twin.table.standing] == [[2, "may_draw", "my_turn"]]
        asked(saloon)


# -------------------------------------------------------------------- what others may imagine


def test_in_a_dream_others_are_asked(saloon: Match) -> None:
    """Bob and Cat pass for a while. Each knows of it for himself; in his dreams the other one is asked."""
    saloon.answer(UNTIL_TURN)
    saloon.answer(Pass())
    saloon.answer(UNTIL_TURN)
    assert saloon.decision
    assert saloon.decision.seat == 2
    dream = saloon.imagine(Seat(2), Chance(3))
    assert [each.seat for each in dream.table.standing] == [2]
    assert (1, "may_draw") in asked(dream)
    assert everything(dream.fork()) == everything(dream)
    real = asked(saloon)
    assert (1, "may_draw") not in real
    assert (2, "may_draw") not in real


def test_a_spectator_imagines_that_all_are_asked(saloon: Match) -> None:
    saloon.answer(Pass())
    saloon.answer(Pass())
    saloon.answer(UNTIL_MINE)
    asked(saloon)
    assert saloon.table.standing
    assert saloon.imagine(None, Chance(1)).table.standing == ()


# -------------------------------------------------------------------- words and clients


def test_every_game_knows_it() -> None:
    for game in registry.games():
        assert game.types.decode_option({"option": "pass_for", "until": "turn"}) == UNTIL_TURN


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("option", [UNTIL_TURN, UNTIL_MINE])
def test_it_has_words_in_every_game(lang: str, option: PassFor) -> None:
    told: set[Any] = set()
    for game in ("dice", "bang", "toy"):
        narrator = Narrator(Words(lang), game, ["Ann", "Bob"], Seat(0))
        told.add((narrator.option(option, MayDraw()), narrator.hint(option, MayDraw())))
    ((label, hint),) = told
    assert "pass_for" not in label + hint
    assert hint.endswith(".")
