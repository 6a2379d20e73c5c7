"""Thinking ahead: every candidate is tried in the same imagined worlds, and what does badly is tried no more.

- **Worlds** are dealt by the eyes and accepted as often as they are believed in: their roles, and what the others have
  chosen in secret.
- **Candidates** are what a quick player likes best; of options as good as the same only one.
- **Play-outs** are played by that quick player in every seat, for a round or two or to the end, and then judged.
- **Halving**: all candidates share the first worlds; the better half of them shares the next, and so on; what is
  clearly worse than the favourite is dropped at once. All meet the same worlds with the same coming chance, so that
  luck is no argument.
- **Plans**: where a turn goes on after the choice, those that are left at last are tried once more, each with other
  ways to go on than the quick player's: two plays may belong together.
- **The favourite** (what the quick player would do) stands until something else promises more than luck alone would
  make it promise: what the search gets wrong is then no worse than not to search.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING, Any

from sagebrush.bots.base import Bot
from sagebrush.bots.guides import Guide
from sagebrush.bots.suspects import Suspects
from sagebrush.core.decisions import Decision
from sagebrush.core.eyes import Eyes, MatchEyes
from sagebrush.core.options import Option
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.eyes import World

#: Worlds that are refused before one is taken as it comes.
PATIENCE = 120
#: What is expected of a candidate before it was tried: that it is so much worse than the favourite, give or take. The
#: fewer worlds were seen, the more this counts: of many candidates one looks better by luck alone.
EXPECTED = -0.05
GIVE_OR_TAKE = 0.04
#: How much two candidates differ in a single world, more or less; it counts as so many worlds.
USUAL_SPREAD = 0.2
USUAL_WORLDS = 4
#: How far a judgement may be off, however many worlds were judged: two positions that it tells apart wrongly once, it
#: tells apart wrongly in every world. What was played to its end needs no judgement. Both numbers were found by holding
#: promises against what they were worth (`lab/deviations.py`, docs/strength.md).
MISJUDGED = 0.015
#: By so many standard errors behind the favourite, a candidate is clearly worse, and tried no more.
CLEARLY = 2.0
#: Casts of quick players with whims of their own, who take turns.
CASTS = 4
#: Ways to go on that are tried beside the quick player's own.
WAYS_ON = 2


class Budget:
    """How long to think. Without seconds it is the same thinking on every machine."""

    def __init__(
        self,
        playouts: int,
        seconds: float | None = None,
        *,
        candidates: int = 8,
        plans: bool = False,
        depth: int = 1,
    ) -> None:
        """`candidates`: how many options are tried at most. `plans`: whether to think of the next choice as well.

        `depth`: how often the usual number of rounds is played before a position is judged. What comes later is judged
        more truly, but luck speaks louder there: it takes many more play-outs to hear anything else.
        """
        self.playouts = playouts
        self.seconds = seconds
        self.candidates = candidates
        self.plans = plans
        self.depth = depth


class Trial:
    """One candidate, and how it did: wins on average, and how much better than the favourite in the same worlds."""

    def __init__(self, option: Option, liking: float, doubt: float = 0.0, then: int = 0) -> None:
        """`doubt`: how far what is noted may be off beside all luck.

        `then`: how to go on in this turn: 0 as the quick player would, 1 with what it likes next best, and so on.
        """
        self.option = option
        self.then = then
        self.doubt = doubt
        self.liking = liking
        self.worlds = 0
        self.total = 0.0
        self.lead = 0.0
        self.lead_squares = 0.0
        #: What there was to see when its play-outs ended, summed up; empty where nobody wants to know.
        self.signs: list[float] = []

    @property
    def chance(self) -> float:
        """How often it wins."""
        return self.total / self.worlds if self.worlds else 0.0

    @property
    def gain(self) -> float:
        """How much more often than the favourite."""
        return self.lead / self.worlds if self.worlds else 0.0

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        if not self.worlds:
            return 1.0
        spread = max(self.lead_squares - self.lead * self.lead / self.worlds, 0.0)
        usual = USUAL_WORLDS * USUAL_SPREAD * USUAL_SPREAD
        return sqrt((spread + usual) / (self.worlds - 1 + USUAL_WORLDS) / self.worlds)

    @property
    def promise(self) -> float:
        """The gain to be expected: what was seen and what was expected before, each by how sure it is."""
        seen = 1.0 / (self.error * self.error + self.doubt * self.doubt)
        before = 1.0 / (GIVE_OR_TAKE * GIVE_OR_TAKE)
        return (self.gain * seen + EXPECTED * before) / (seen + before)

    def note(self, won: float, favourite: float) -> None:
        self.worlds += 1
        self.total += won
        self.lead += won - favourite
        self.lead_squares += (won - favourite) * (won - favourite)

    def see(self, signs: list[float]) -> None:
        if not self.signs:
            self.signs = [0.0] * len(signs)
        for place, sign in enumerate(signs):
            self.signs[place] += sign

    def sign(self, place: int) -> float:
        """What was seen there on average."""
        return self.signs[place] / self.worlds if self.worlds and self.signs else 0.0


class Findings:
    """What came of it: the favourite first, then the others, the best liked first."""

    def __init__(self, trials: list[Trial]) -> None:
        self.trials = trials

    @property
    def favourite(self) -> Trial:
        return self.trials[0]

    @property
    def best(self) -> Trial:
        """The one that promises most; the favourite if none promises anything."""
        best = self.trials[0]
        most = 0.0
        for trial in self.trials[1:]:
            if trial.promise > most:
                best, most = trial, trial.promise
        return best


def liked(
    guide: Guide, view: Any, decision: Decision[Option], player: Bot, *, count: int, also: Option | None = None
) -> list[tuple[Option, float]]:
    """What that player would do, what else is asked for, and what it likes best, so many in all and how much it likes
    them: of options that are as good as the same only one.
    """
    options = decision.options
    likings = guide.rank(view, decision, player)
    order = [options.index(player.choose(view, decision))]
    if also is not None:
        order.append(options.index(also))
    order.extend(sorted(range(len(likings)), key=lambda place: -likings[place]))
    found: list[tuple[Option, float]] = []
    seen: set[str] = set()
    for place in dict.fromkeys(order):
        if len(found) == count:
            break
        option = options[place]
        key = guide.key(view, option)
        # What was asked for is tried even if it is as good as the favourite.
        if key not in seen or option == also:
            seen.add(key)
            found.append((option, likings[place]))
    return found


class Search:
    """One decision thought over."""

    def __init__(
        self,
        guide: Guide,
        eyes: Eyes,
        chance: Chance,
        budget: Budget,
        *,
        player: Bot | None = None,
        also: Option | None = None,
        signs: bool = False,
    ) -> None:
        """`player` is the quick one in the seat's own place; from its seed it has its likings.

        `also` is tried to the end whatever the quick player thinks of it. With `signs` it is noted what the play-outs
        came to, for whoever wants a reason.
        """
        self.guide = guide
        self.eyes = eyes
        self.chance = chance
        self.budget = budget
        self.until = monotonic() + budget.seconds if budget.seconds is not None else 0.0
        self.player: Bot = player if player is not None else guide.own(chance.spawn().seed)
        self.suspects: Suspects | None = None
        self.horizon = 0
        self.casts: list[list[Bot]] = []
        self.also = also
        self.signs = signs
        self.worlds = 0

    def run(self) -> Findings:
        """Think until the budget is used up or nothing is left to choose."""
        trials = self._trials()
        findings = Findings(trials)
        if len(trials) > 1:
            self._prepare()
            self._halve(trials)
        return findings

    # ---------------------------------------------------------------- candidates

    def _trials(self) -> list[Trial]:
        decision, view = self.eyes.decision, self.eyes.view
        self.horizon = self.guide.horizon(view) * self.budget.depth
        doubt = MISJUDGED if self.horizon else 0.0
        found = liked(self.guide, view, decision, self.player, count=self.budget.candidates, also=self.also)
        return [Trial(option, liking, doubt if place else 0.0) for place, (option, liking) in enumerate(found)]

    # ---------------------------------------------------------------- trying

    def _prepare(self) -> None:
        view = self.eyes.view
        self.suspects = self.guide.suspects(view)
        players = len(view.players)
        for _ in range(CASTS):
            seed = self.chance.spawn().seed
            cast = [self.guide.player((seed + seat) % (1 << SEED_BITS)) for seat in range(players)]
            cast[self.eyes.seat] = self.player
            self.casts.append(cast)

    def _halve(self, trials: list[Trial]) -> None:
        rounds = max(1, (len(trials) - 1).bit_length())
        plans = self.budget.plans and self.guide.goes_on(self.eyes.decision)
        share = self.budget.playouts // (rounds + plans)
        racing = list(trials)
        for _ in range(rounds):
            if not self._race(racing, share):
                return
            racing = self.left(racing)
            if len(racing) == 1:
                return
        if plans:
            ways = [self._way_on(trial, then) for trial in racing for then in range(1, WAYS_ON + 1)]
            trials.extend(ways)
            self._race(racing + ways, share)

    def _race(self, racing: list[Trial], share: int) -> bool:
        """All of them in as many worlds as so many play-outs allow; False when time is up."""
        worlds = max(1, share // len(racing))
        while worlds and self._try_all(racing):
            worlds -= 1
        return not worlds

    def _way_on(self, trial: Trial, then: int) -> Trial:
        return Trial(trial.option, trial.liking, MISJUDGED if self.horizon else 0.0, then)

    def left(self, racing: list[Trial]) -> list[Trial]:
        """The favourite, what was asked for, and of the others the better half, as far as they have a chance still."""
        kept = 2 if self._asked_for(racing[1]) else 1
        ranked = sorted(racing[kept:], key=lambda trial: -trial.gain)
        better = ranked[: max(2 - kept, (len(racing) + 1) // 2 - kept, 0)]
        return racing[:kept] + [trial for trial in better if trial.gain + CLEARLY * trial.error > 0.0]

    def _asked_for(self, trial: Trial) -> bool:
        return self.also is not None and trial.option == self.also

    def _try_all(self, racing: list[Trial]) -> bool:
        """Every candidate in one more world; False when time is up. Who was not reached has met a world less."""
        if self.worlds and self._late():
            return False
        world = self._world()
        cast = self.casts[self.worlds % CASTS]
        self.worlds += 1
        until = world.turns + self.horizon if self.horizon else 0
        usual = 0.0
        for place, trial in enumerate(racing):
            if place and self._late():
                return False
            copy = world.fork() if place + 1 < len(racing) else world
            won = self._play(copy, trial, cast, until)
            if not place:
                usual = won
            trial.note(won, usual)
            if self.signs:
                trial.see(self.guide.signs(copy, self.eyes.seat))
        return True

    def _late(self) -> bool:
        return self.budget.seconds is not None and monotonic() > self.until

    def _world(self) -> World:
        """A world that could be the real one, as likely as it is believed in."""
        world = self.eyes.imagine(self.chance)
        tries = 0
        while tries < PATIENCE and not self._believes(world):
            world = self.eyes.imagine(self.chance)
            tries += 1
        return world

    def _believes(self, world: World) -> bool:
        suspects = self.suspects
        if (
            suspects is not None
            and len(suspects.deals) > 1
            and not suspects.accepts(self.guide.deal(world), self.chance)
        ):
            return False
        likely = self.guide.likely(world, self.eyes.seat)
        return likely >= 1.0 or self.chance.below(1 << 16) < likely * (1 << 16)

    def _play(self, world: World, trial: Trial, cast: list[Bot], until: int) -> float:
        """Answer so, let the cast play on, and judge what came of it: 1 for a win."""
        seat: Seat = self.eyes.seat
        world.keep_checkpoints = False
        turn, then = world.turns, trial.then
        world.answer(trial.option, seat=seat)
        decision = world.decision
        while decision is not None:
            if until and world.turns >= until:
                return self.guide.value(world, seat)
            options = decision.options
            if len(options) == 1:
                chosen = options[0]
            elif then and decision.seat == seat and world.turns == turn and self.guide.goes_on(decision):
                chosen = self._next_best(world, decision, then)
                then = 0
            else:
                chosen = cast[decision.seat].answer(MatchEyes(world, decision))
            world.answer(chosen, seat=decision.seat)
            decision = world.decision
        result = world.result
        return 1.0 if result is not None and seat in result.winners else 0.0

    def _next_best(self, world: World, decision: Decision[Option], place: int) -> Option:
        """What the quick player likes next best, or next but one; its favourite, if there are not so many."""
        found = liked(self.guide, world.view(decision.seat), decision, self.player, count=place + 1)
        return found[place if place < len(found) else 0][0]
