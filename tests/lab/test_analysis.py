"""Looking into a game: chances that add up, turning points, costs of choices, and the same findings every time."""

from __future__ import annotations

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.role_guide import SIDES
from sagebrush.bots.thinker import guide_of
from sagebrush.core.match import Match
from sagebrush.core.record import Record
from sagebrush.lab.analysis import SWING, Analysis, Moment, _recounted, _turnings, analyse, counted_chances


@pytest.fixture(scope="module")
def game() -> Record:
    match = Match.new("dice", players=5, seed=9)
    bots = [make_bot("simple", "dice", seat) for seat in range(5)]
    while match.decision:
        seat = match.decision.seat
        match.answer(bots[seat].answer(match.eyes(seat)))
    return match.record


@pytest.fixture(scope="module")
def found(game: Record) -> Analysis:
    return analyse(game, seats=(1,), budget=6)


def test_chances_add_up_and_end_with_the_truth(found: Analysis) -> None:
    sides = {"sheriff": "law", "deputy": "law", "outlaw": "outlaw", "renegade": "renegade"}
    for moment in found.moments:
        by_side = {sides[role]: chance for role, chance in zip(found.roles, moment.chances, strict=True)}
        assert sum(by_side.values()) == pytest.approx(1.0, abs=0.01), f"turn {moment.turn}"
    assert [seat for seat, chance in enumerate(found.moments[-1].chances) if chance == 1.0] == list(found.winners)
    answers = [moment.answer for moment in found.moments]
    assert answers == sorted(answers)
    assert len({moment.turn for moment in found.moments[:-1]}) == len(found.moments) - 1


def test_turning_points_are_the_largest_swings(found: Analysis) -> None:
    assert found.turnings
    assert all(abs(turning.after - turning.before) >= SWING for turning in found.turnings)
    assert [turning.answer for turning in found.turnings] == sorted(turning.answer for turning in found.turnings)


def test_turning_points_say_what_happened_there(game: Record, found: Analysis) -> None:
    """Each in its own stretch, as a spectator saw it; the last of this game is who was out at the end."""
    match = Match.replay(game)
    for turning in found.turnings:
        before, after = match.copy_at(turning.answer), match.copy_at(turning.until)
        seen = after.events(None, before.event_count)
        assert turning.event is None or turning.event in seen
    last = found.turnings[-1]
    assert last.until == len(game.answers)
    assert last.event is not None
    assert last.event.kind == "player_eliminated"


def test_only_the_decisions_of_the_wanted_seat_are_looked_into(game: Record, found: Analysis) -> None:
    assert found.choices
    for choice in found.choices:
        seat, option = game.answers[choice.answer]
        assert (seat, option) == (1, choice.chosen.option.id)
        assert choice.cost >= 0
        assert choice.chosen in choice.tried
        assert choice.best in choice.tried
        assert choice.cost > 0 or choice.best == choice.chosen


def test_what_could_be_known_is_what_the_seat_could_know(found: Analysis) -> None:
    """The Sheriff knows himself, and of everybody else so much as there are cards."""
    for choice in found.choices:
        assert choice.beliefs[1] == {"sheriff": 1.0}
        for belief in choice.beliefs:
            assert sum(belief.values()) == pytest.approx(1.0, abs=0.01)


def test_the_same_record_has_the_same_findings(game: Record, found: Analysis) -> None:
    assert msgspec.json.encode(analyse(game, seats=(1,), budget=6)) == msgspec.json.encode(found)


def test_without_a_budget_only_the_course_is_told(game: Record) -> None:
    told: list[tuple[int, int]] = []
    found = analyse(game, budget=0, progress=lambda done, of: told.append((done, of)))
    assert found.choices == ()
    assert found.moments
    assert told[-1] == (len(game.answers), len(game.answers))


def test_an_unfinished_game_and_three_players_can_be_looked_into() -> None:
    """No network judges three players: their games are played out."""
    match = Match.new("dice", players=3, seed=2)
    match.answer(match.decision.options[0]) if match.decision else None
    found = analyse(match.record, budget=0)
    assert found.winners == ()
    assert [moment.answer for moment in found.moments] == [0, 1], "how it stands now belongs to it"
    assert sum(found.moments[0].chances) == pytest.approx(1.0)


def test_a_game_that_has_not_begun_has_a_course_too() -> None:
    found = analyse(Match.new("bang", players=4, seed=1).record)
    assert [moment.answer for moment in found.moments] == [0]
    assert (found.turnings, found.choices) == ((), ())


def test_where_games_are_played_out_nobody_knows_which_card_comes_next() -> None:
    """Three players of BANG!, cards dealt and nothing played: whatever order the deck has, anybody may win yet."""
    for seed in range(3):
        match = Match.new("bang", players=3, expansions=("dodge_city",), seed=seed)
        moment = analyse(match.record).moments[0]
        assert moment.counted
        assert sum(moment.chances) == pytest.approx(1.0, abs=0.01)
        assert max(moment.chances) < 0.9, f"as if the deck of seed {seed} were known"


def test_what_is_counted_turns_only_where_it_is_hardly_luck() -> None:
    """A swing that a network sees is told from a tenth on, one that was counted in play-outs from a fifth on."""
    for counted, told in ((False, 1), (True, 0)):
        course = [Moment(0, 1, 0, (0.5, 0.5), (), counted), Moment(4, 2, 1, (0.35, 0.65), (), counted)]
        assert len(list(_turnings(course, [()], {}, ["0", "1"]))) == told


def test_where_counting_begins_what_was_judged_is_counted_too() -> None:
    """What a network said and what play-outs say next do not compare: such a stretch is no turning point by itself."""
    course = [Moment(0, 1, 0, (0.9, 0.1)), Moment(4, 2, 1, (0.4, 0.6), (), True), Moment(8, 3, 0, (0.0, 1.0))]
    assert [turning.answer for turning in _turnings(course, [(), ()], {0: (0.45, 0.55)}, ["0", "1"])] == [4]
    (first, _) = _turnings(course, [(), ()], {0: (0.8, 0.2)}, ["0", "1"])
    assert (first.answer, first.before, first.after) == (0, 0.8, 0.4)


def test_a_side_turns_together(found: Analysis) -> None:
    """All of the law, or all Outlaws; a Renegade for himself."""
    law, outlaws = ([i for i, role in enumerate(found.roles) if SIDES.get(role) == side] for side in ("law", "outlaw"))
    assert found.turnings
    for turning in found.turnings:
        members = {"law": law, "outlaw": outlaws, "": []}[turning.side]
        assert list(turning.members) == members
        assert turning.seat in members or found.roles[turning.seat] == "renegade"


def test_who_changed_sides_is_not_counted_in() -> None:
    """At the end Cat is an Outlaw, but her chance was not theirs."""
    course = [Moment(0, 1, 0, (0.5, 0.5, 0.2)), Moment(4, 2, 1, (0.2, 0.2, 0.6))]
    (turning,) = _turnings(course, [()], {}, ["outlaw", "outlaw", "outlaw"])
    assert (turning.seat, turning.side, turning.members) == (2, "", ())
    course = [Moment(0, 1, 0, (0.2, 0.2, 0.5)), Moment(4, 2, 1, (0.6, 0.6, 0.4))]
    (turning,) = _turnings(course, [()], {}, ["outlaw", "outlaw", "outlaw"])
    assert (turning.seat, turning.side, turning.members) == (0, "outlaw", (0, 1))


def test_only_the_last_judgement_before_counting_is_counted_once_more(game: Record) -> None:
    """With the table as it was then, which is not that of the end."""
    course = [Moment(turn, turn, 0, (0.2,) * 5, (), turn > 2) for turn in range(5)]
    match, guide = Match.replay(game), guide_of("dice")
    assert _recounted(match, guide, course) == {2: counted_chances(match.copy_at(2), guide)}
    assert _recounted(match, guide, course[3:]) == {}


@pytest.mark.long
def test_whom_the_man_in_black_beats_was_never_sure_to_win() -> None:
    """Two players of Western Legends: the chances are counted, and where he may win they do not make one."""
    match = Match.new("legends", players=2, seed=19)
    bots = [make_bot("simple", "legends", seat) for seat in range(2)]
    while decision := match.decision:
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat)), seat=decision.seat)
    found = analyse(match.record, budget=0)
    assert found.winners == ()
    assert all(moment.counted for moment in found.moments[:-1])
    assert all(sum(moment.chances) <= 1.001 for moment in found.moments)
    assert max(found.moments[-2].chances) < 0.7


def test_a_game_without_roles_can_be_looked_into() -> None:
    """In Western Legends everybody rides for themselves: their chances differ, and together they make one."""
    match = Match.new("legends", players=3, seed=4)
    bots = [make_bot("simple", "legends", seat) for seat in range(3)]
    while (decision := match.decision) and match.answer_count < 60:
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat)), seat=decision.seat)
    last = analyse(match.record, budget=0).moments[-1]
    assert sum(last.chances) == pytest.approx(1.0, abs=0.01)
    assert len(set(last.chances)) > 1
