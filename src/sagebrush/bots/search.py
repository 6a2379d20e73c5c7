"""Thinking ahead: every candidate is tried in the same imagined worlds, and what does badly is tried no more.

- **Worlds** are dealt by the eyes and accepted as often as they are believed in: their roles, and what the others have
  chosen in secret.
- **Candidates** are what a quick player likes best; of options as good as the same only one.
- **Play-outs** are played by that quick player in every seat, for a round or two or to the end, and then judged.
- **Halving**: all candidates share the first worlds; the better half of them shares the next, and so on; what is
  clearly worse than the favourite is dropped at once. All meet the same worlds with the same coming chance, so that
  luck is no argument.
- **The favourite** (what the quick player would do) stands until something else promises more than luck alone would
  make it promise: what the search gets wrong is then no worse than not to search.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING

from sagebrush.bots.base import Bot
from sagebrush.bots.guides import Guide
from sagebrush.bots.suspects import Suspects
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


class Budget:
    """How long to think. Without seconds it is the same thinking on every machine."""

    def __init__(self, playouts: int, seconds: float | None = None, *, candidates: int = 8) -> None:
        """`candidates`: how many options are tried at most."""
        self.playouts = playouts
        self.seconds = seconds
        self.candidates = candidates


class Trial:
    """One candidate, and how it did: wins on average, and how much better than the favourite in the same worlds."""

    def __init__(self, option: Option, liking: float, doubt: float = 0.0) -> None:
        """`doubt`: how far what is noted may be off beside all luck."""
        self.option = option
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
        """The favourite and what else is liked, each kind of option once."""
        decision, view = self.eyes.decision, self.eyes.view
        self.horizon = self.guide.horizon(view)
        doubt = MISJUDGED if self.horizon else 0.0
        favourite = self.player.choose(view, decision)
        likings = self.guide.rank(view, decision, self.player)
        order = sorted(range(len(likings)), key=lambda place: -likings[place])
        first = Trial(favourite, likings[decision.options.index(favourite)])
        trials = [first]
        seen = {self.guide.key(view, favourite)}
        if self.also is not None and self.also != favourite:
            seen.add(self.guide.key(view, self.also))
            trials.append(Trial(self.also, likings[decision.options.index(self.also)], doubt))
        for place in order:
            option = decision.options[place]
            key = self.guide.key(view, option)
            if key not in seen and len(trials) < self.budget.candidates:
                seen.add(key)
                trials.append(Trial(option, likings[place], doubt))
        return trials

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
        share = self.budget.playouts // rounds
        racing = list(trials)
        for _ in range(rounds):
            for _ in range(max(1, share // len(racing))):
                if not self._try_all(racing):
                    return
            racing = self.left(racing)
            if len(racing) == 1:
                return

    def left(self, racing: list[Trial]) -> list[Trial]:
        """The favourite, what was asked for, and of the others the better half, as far as they have a chance still."""
        kept = 2 if self._asked_for(racing[1]) else 1
        ranked = sorted(racing[kept:], key=lambda trial: -trial.gain)
        better = ranked[: max(2 - kept, (len(racing) + 1) // 2 - kept, 0)]
        return racing[:kept] + [trial for trial in better if trial.gain + CLEARLY * trial.error > 0.0]

    def _asked_for(self, trial: Trial) -> bool:
        return self.also is not None and trial.option == self.also

    def _try_all(self, racing: list[Trial]) -> bool:
        """Every candidate in one more world; False when time is up."""
        if self.budget.seconds is not None and self.worlds and monotonic() > self.until:
            return False
        world = self._world()
        cast = self.casts[self.worlds % CASTS]
        self.worlds += 1
        until = world.turns + self.horizon if self.horizon else 0
        usual = 0.0
        for place, trial in enumerate(racing):
            copy = world.fork() if place + 1 < len(racing) else world
            won = self._play(copy, trial.option, cast, until)
            if not place:
                usual = won
            trial.note(won, usual)
            if self.signs:
                trial.see(self.guide.signs(copy, self.eyes.seat))
        return True

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

    def _play(self, world: World, option: Option, cast: list[Bot], until: int) -> float:
        """Answer so, let the cast play on, and judge what came of it: 1 for a win."""
        seat: Seat = self.eyes.seat
        world.keep_checkpoints = False
        world.answer(option, seat=seat)
        decision = world.decision
        while decision is not None:
            if until and world.turns >= until:
                return self.guide.value(world, seat)
            options = decision.options
            chosen = options[0] if len(options) == 1 else cast[decision.seat].answer(MatchEyes(world, decision))
            world.answer(chosen, seat=decision.seat)
            decision = world.decision
        result = world.result
        return 1.0 if result is not None and seat in result.winners else 0.0
