"""The search: it finds what is plainly best, keeps to its budget, and chooses by what its seat knows alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.search import MISJUDGED, Budget, Findings, Search, Trial, liked
from sagebrush.bots.thinker import Thinker, guide_of
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.bench import whole_box
from sagebrush.testing.secrecy import check_bot


class Quick(Thinker):
    """As a Marshal, with next to no time."""

    playouts: ClassVar[int] = 12
    candidates: ClassVar[int] = 3


def play_some(match: Match, answers: int, seed: int) -> None:
    bots = [make_bot("simple", match.game.info.name, seed + seat) for seat in range(match.config.players)]
    for _ in range(answers):
        if match.decision is None:
            return
        seat = match.decision.seat
        match.answer(bots[seat].answer(match.eyes(seat)), seat=seat)


#: The kinds of secrets that each game's table has; a test is no good that does not deal each of them anew.
SECRETS = {
    "dice": {"roles"},
    "bang": {"roles", "hands", "deck"},
    "legends": {"hands", "deck", "fight_deck", "story_decks", "cattle_supply"},
}


@pytest.mark.parametrize(
    ("game", "players", "expansions"),
    [
        ("dice", 5, ()),
        ("bang", 4, ()),
        ("bang", 6, whole_box("bang")),
        ("legends", 4, ()),
        ("legends", 3, whole_box("legends")),
    ],
)
def test_the_choice_does_not_depend_on_what_is_hidden(game: str, players: int, expansions: Sequence[str]) -> None:
    """All that the seat cannot know is dealt anew, seed and play-outs are kept: the choice stays the same."""
    match, chance, checked = Match.new(game, players=players, expansions=expansions, seed=11), Chance(5), 0
    dealt_anew: set[str] = set()
    while match.decision and checked < 12:
        if len(match.decision.options) > 1 and match.answer_count % 4 == 0:
            twin = match.imagine(match.decision.seat, chance.copy())
            dealt_anew |= {kind for kind in SECRETS[game] if getattr(twin.table, kind) != getattr(match.table, kind)}
            check_bot(match, Quick(3), Quick(3), chance)
            checked += 1
        play_some(match, 1, seed=2)
    assert checked >= 5
    assert dealt_anew == SECRETS[game]


def test_the_choice_does_not_depend_on_cards_that_were_laid_face_down() -> None:
    """Two answer at once: what the other has laid already is a secret too, and of it nothing is imagined but a card."""
    match, checked = Match.new("legends", players=4, seed=3), 0
    while match.decision and checked < 2:
        if len(match.decisions) > 1:
            first, second = match.decisions[:2]
            for option in (first.options[0], first.options[-1]):
                world = match.fork()
                world.answer(option, seat=first.seat)
                checked += _chooses_alike(world, second.seat)
        play_some(match, 1, seed=4)
    assert checked


def _chooses_alike(match: Match, seat: Seat) -> int:
    """Whether this seat was asked with a choice; then its bot chooses alike in all worlds that look alike."""
    decision = match.decision_for(seat)
    if decision is None or len(decision.options) < 2:
        return 0
    choice = Quick(3).answer(match.eyes(seat))
    for number in range(3):
        twin = match.imagine(seat, Chance(number))
        assert Quick(3).answer(twin.eyes(seat)) == choice
    return 1


def test_three_players_who_know_each_other_have_no_secret_but_the_dice_to_come() -> None:
    match = Match.new("dice", players=3, seed=11)
    for number in range(4):
        check_bot(match, Quick(3), Quick(3), Chance(number))
        play_some(match, 3, seed=2)


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_the_same_seed_thinks_the_same(game: str) -> None:
    match = Match.new(game, players=5, seed=4)
    play_some(match, 9, seed=1)
    assert match.decision is not None
    seat = match.decision.seat
    assert Quick(8).answer(match.eyes(seat)) == Quick(8).answer(match.eyes(seat))
    before = match.digest
    Quick(8).answer(match.eyes(seat))
    assert match.digest == before, "thinking changes nothing"


def test_all_candidates_meet_the_same_worlds_and_the_better_ones_more_of_them() -> None:
    match = Match.new("dice", players=5, seed=4)
    assert match.decision is not None
    eyes = match.eyes(match.decision.seat)
    findings = Search(guide_of("dice"), eyes, Chance(1), Budget(60, candidates=6)).run()
    assert 2 <= len(findings.trials) <= 6
    assert findings.favourite.worlds == max(trial.worlds for trial in findings.trials)
    assert findings.favourite.gain == 0.0
    assert sum(trial.worlds for trial in findings.trials) <= 60 + 6
    assert min(trial.worlds for trial in findings.trials) >= 1
    assert all(0.0 <= trial.chance <= 1.0 for trial in findings.trials)


def test_what_is_clearly_worse_is_tried_no_more() -> None:
    """And when nothing else is left, thinking is over, however much time there is."""
    search = Search(guide_of("dice"), Match.new("dice", players=5, seed=4).eyes(Seat(3)), Chance(1), Budget(60))
    usual, hopeless, close = trial([0.0] * 9), trial([-0.4] * 9), trial([0.1, -0.1] * 5)
    assert search.left([usual, hopeless, close]) == [usual, close]
    assert search.left([usual, hopeless]) == [usual]


def test_options_that_are_as_good_as_the_same_are_tried_once() -> None:
    """Five dice of few faces can be thrown again in many ways; ways that keep the same faces are one."""
    match = Match.new("dice", players=4, seed=2)
    assert match.decision is not None
    guide, view = guide_of("dice"), match.view(match.decision.seat)
    keys = {guide.key(view, option) for option in match.decision.options}
    assert len(keys) < len(match.decision.options)


def test_it_ends_in_time() -> None:
    match = Match.new("bang", players=5, seed=4)
    play_some(match, 9, seed=1)
    assert match.decision is not None
    eyes = match.eyes(match.decision.seat)
    findings = Search(guide_of("bang"), eyes, Chance(1), Budget(1_000_000, 0.05)).run()
    assert 1 <= findings.favourite.worlds < 10_000


def test_whoever_looks_deeper_plays_more_rounds_before_it_judges() -> None:
    """What is played to its end is not judged at all, however deep one looks."""
    for players, horizon in ((5, 5), (3, 0)):
        match = Match.new("dice", players=players, seed=4)
        assert match.decision is not None
        for depth in (1, 2):
            budget = Budget(4, candidates=2, depth=depth)
            search = Search(guide_of("dice"), match.eyes(match.decision.seat), Chance(1), budget)
            search.run()
            assert search.horizon == horizon * depth


def trial(leads: Sequence[float], doubt: float = 0.0) -> Trial:
    made = Trial(Option(), 0.0, doubt)
    for lead in leads:
        made.note(0.5 + lead, 0.5)
    return made


def test_the_favourite_stands_until_something_is_better_for_sure() -> None:
    lucky = trial([0.4, -0.3, 0.4, -0.3])
    better = trial([0.2, 0.25, 0.2, 0.15, 0.2, 0.2, 0.2, 0.2])
    assert Findings([trial([0.0] * 8), lucky]).best.gain == 0.0
    assert Findings([trial([0.0] * 8), lucky, better]).best is better


def test_the_more_worlds_the_less_it_takes() -> None:
    """Three points better: luck in ten worlds, a better play in two thousand."""
    few, many = trial([0.23, -0.17] * 5), trial([0.23, -0.17] * 1000)
    assert few.gain == pytest.approx(many.gain) == pytest.approx(0.03)
    assert few.promise < 0 < many.promise
    assert few.error > 5 * many.error


def test_what_is_judged_must_be_better_by_more_than_the_judgement_may_be_off() -> None:
    """Half a point better in two thousand worlds: played to the end that is a better play, judged it may be nothing."""
    leads = [0.205, -0.195] * 1000
    assert trial(leads).promise > 0 > trial(leads, MISJUDGED).promise
    assert trial([0.28, -0.12] * 1000, MISJUDGED).promise > 0


def test_only_what_is_not_played_to_its_end_is_in_doubt() -> None:
    """Three players who know each other play to the end; five are judged after a round."""
    for players, doubt in ((3, 0.0), (5, MISJUDGED)):
        match = Match.new("dice", players=players, seed=4)
        assert match.decision is not None
        eyes = match.eyes(match.decision.seat)
        findings = Search(guide_of("dice"), eyes, Chance(1), Budget(4, candidates=3)).run()
        assert {trial.doubt for trial in findings.trials[1:]} == {doubt}


def at_a_turn(game: str, options: int) -> Match:
    """A match that stands at one of the choices of which a turn is made, among so many at least."""
    guide, match = guide_of(game), Match.new(game, players=4, seed=4)
    while match.decision is None or len(match.decision.options) < options or not guide.goes_on(match.decision):
        play_some(match, 1, seed=2)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bang", "legends"])
def test_plans_are_tried_where_a_turn_goes_on(game: str) -> None:
    """What is left at last is tried once more, with other ways to go on; the budget stays the same."""
    match = at_a_turn(game, 5)
    assert match.decision is not None
    found = [
        Search(guide_of(game), match.eyes(match.decision.seat), Chance(1), Budget(90, candidates=4, plans=plans)).run()
        for plans in (False, True)
    ]
    flat, tree = [[trial for trial in one.trials if trial.then] for one in found]
    assert not flat
    assert {trial.then for trial in tree} == {1, 2}
    assert {trial.option for trial in tree} <= {trial.option for trial in found[0].trials}
    assert sum([trial.worlds for trial in found[1].trials]) <= 90


def test_an_answer_has_no_plan() -> None:
    """Nobody goes on after a Missed!, and a roll of dice says itself how to go on."""
    match = Match.new("dice", players=4, seed=4)
    assert match.decision is not None
    found = Search(guide_of("dice"), match.eyes(match.decision.seat), Chance(1), Budget(60, plans=True)).run()
    assert not [trial for trial in found.trials if trial.then]


def test_ways_on_are_what_is_liked_next() -> None:
    """The favourite comes first, then the next best, each kind of option once; whatever is asked for is among them."""
    match = at_a_turn("legends", 6)
    decision = match.decision
    assert decision is not None
    guide, view, player = guide_of("legends"), match.view(decision.seat), guide_of("legends").own(1)
    found = liked(guide, view, decision, player, count=4)
    assert found[0][0] == player.choose(view, decision)
    assert [liking for _, liking in found[1:]] == sorted([liking for _, liking in found[1:]], reverse=True)
    assert len({guide.key(view, option) for option, _ in found}) == 4
    last = liked(guide, view, decision, player, count=99)[-1][0]
    for also in (last, found[0][0], decision.options[0]):
        asked = [option for option, _ in liked(guide, view, decision, player, count=99, also=also)]
        assert also in asked[:2]
        assert len(set(asked)) == len(asked)


@pytest.mark.parametrize("level", ["marshal", "legend"])
def test_levels_tell_how_long_they_think(level: str) -> None:
    bot = make_bot(level, "bang", 1)
    assert isinstance(bot, Thinker)
    assert bot.seconds == {"marshal": 0.1, "legend": 1.0}[level]
    assert bot.wants_worlds


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "expansions", "playouts"),
    [
        ("bang", 5, (), 240),
        ("bang", 4, (), 375),
        ("bang", 5, whole_box("bang"), 120),
        ("dice", 8, (), 94),
        ("legends", 4, (), 60),
        ("legends", 4, whole_box("legends"), 30),
    ],
)
def test_play_outs_are_counted_at_the_pace_of_the_table(
    game: str, players: int, expansions: Sequence[str], playouts: int
) -> None:
    """A level thinks about as long at every table: many quick play-outs, or few slow ones."""

    class Patient(Thinker):
        playouts: ClassVar[int] = 240

    match = Match.new(game, players=players, expansions=expansions, seed=4)
    while match.decision is None or len(match.decision.options) < 4:
        play_some(match, 1, seed=2)
    guide, seat = guide_of(game), match.decision.seat
    found = Patient(1).think(guide, match.eyes(seat), guide.own(1))
    made = sum([trial.worlds for trial in found.trials])
    assert playouts // 2 < made <= playouts


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_who_is_out_wins_with_their_side(game: str) -> None:
    """Nobody has learned to judge for the dead: a bot that thought well of its own end would seek it."""
    guide, match, seen = guide_of(game), Match.new(game, players=6, seed=3), 0
    while match.decision and not seen:
        roles, out = guide.deal(match), match.stage.out
        sides = {seat: "law" if role in ("sheriff", "deputy") else role for seat, role in enumerate(roles)}
        for seat in out:
            mates = [Seat(other) for other, side in sides.items() if side == sides[seat] and other not in out]
            if mates and sides[seat] != "renegade":
                chances = [guide.value(match, mate) for mate in mates]
                assert min(chances) <= guide.value(match, seat) <= max(chances)
                seen += 1
            elif sides[seat] == "renegade":
                assert guide.value(match, seat) == 0.0
        play_some(match, 1, seed=2)
    assert seen
