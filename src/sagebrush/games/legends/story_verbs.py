"""Verbs about stories, goals and what is remembered for them."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends import events
from sagebrush.games.legends.conditions import remembered
from sagebrush.games.legends.deeds import Deed
from sagebrush.games.legends.fight_verbs import FightingTable
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.state import OPEN, Story


class StoryTable(FightingTable):
    """A table at which stories are told."""

    # ---------------------------------------------------------------- deeds

    def record(self, seat: Seat, what: str, n: int, tags: tuple[str, ...] = ()) -> None:
        """Remember what a player did where the figure stands; the Man in Black's deeds are nobody's goal."""
        if seat != BLACK:
            self.deeds[seat].append(Deed(what, n, self.space[seat], tags))

    def forget_deeds(self, seat: Seat) -> None:
        """At the start of a turn: only goals look back farther, and only on some deeds (LEG-X28)."""
        wanted: list[str] = []
        if self.settings.goals:
            for goal in self.content.goals_of[self.character[seat]]:
                wanted += remembered(goal.condition)
        self.deeds[seat] = [deed for deed in self.deeds[seat] if deed.what in wanted]

    def mark_used_in_fight(self, key: str) -> None:
        self.fight_now().used.append(key)
        self.emit(events.WindowChanged())

    def close_span(self) -> None:
        """What comes from now on is no part of the action before it; a contribution, say, is none (LEG-075)."""
        if self.spans and self.spans[-1][1] == OPEN:
            self.spans[-1] = (self.spans[-1][0], len(self.deeds[self.active]))

    def begin_delivery(self) -> None:
        """LEG-X24: it belongs to the move that led to it, and to no other action."""
        start = self.spans[-1][0] if self.spans else 0
        if not any(deed.what == "end_move" for deed in self.deeds[self.active][start:]):
            self.close_span()

    # ---------------------------------------------------------------- stories

    def begin_step(self) -> None:
        """LEG-438: a story, an event or the Man in Black's card is no part of the action or of the step before it."""
        self.close_span()
        self.used = [key for key in self.used if not key.startswith("action:")]

    def mark_story(self, seat: Seat, deck: int, *, shifted: bool) -> None:
        """LEG-343, LEG-346: a marker is placed, or moved over from the other story."""
        if shifted:
            self.markers[1 - deck].remove(seat)
        self.markers[deck].append(seat)
        self.contributed = True
        self.record(seat, "act:contribute", 1)
        self.emit(events.StoryMarked(seat, deck, len(self.markers[deck]), shifted))

    def turn_story(self, deck: int) -> None:
        """Its markers are taken off, the card is turned and read (LEG-349)."""
        self.begin_step()
        contributors = tuple([seat for seat in self.clockwise_from(self.active) if seat in self.markers[deck]])
        self.story = Story(deck, self.open_story(deck), contributors)
        self.markers[deck] = []
        self.emit(events.StoryResolved(deck, self.content.stories[self.story.number].id, contributors))

    def end_story(self) -> None:
        """The next card of the deck is in sight; an empty deck stays empty (LEG-X26)."""
        assert self.story is not None
        deck = self.story.deck
        self.story = None
        self.story_decks[deck].pop()
        number = self.open_story(deck)
        self.emit(events.StoryOpened(deck, self.content.condition_id[number] if number else None))

    def place_cache(self, space: int, story: int) -> None:
        self.caches.append((space, story))
        self.emit(events.CachePlaced(self.land.spaces[space], self.content.stories[story].id))

    def take_cache(self, seat: Seat, cache: tuple[int, int]) -> None:
        self.caches.remove(cache)
        self.emit(events.CacheTaken(seat, self.land.spaces[cache[0]], self.content.stories[cache[1]].id))

    # ---------------------------------------------------------------- goals

    def deal_goals(self, seat: Seat, goals: list[str]) -> None:
        """LEG-387: hidden from the others."""
        self.goals[seat] = goals
        self.emit(events.GoalsDealt(seat, len(goals), tuple(goals)))

    def claim_goal(self, seat: Seat, goal: str) -> None:
        """LEG-390: laid open."""
        self.goals[seat].remove(goal)
        self.goals_done[seat].append(goal)
        self.emit(events.GoalClaimed(seat, goal))

    def draw_tokens(self, seat: Seat, count: int, *, bound: bool = False) -> None:
        """Those that are bound are kept before the others."""
        drawn = [self.legend_bag.pop() for _ in range(count)]
        held = self.legend_tokens[seat]
        self.legend_tokens[seat] = drawn + held if bound else held + drawn
        self.record(seat, "gain:legend_token", count)
        self.emit(events.TokensDrawn(seat, count, tuple(drawn)))

    def return_token(self, seat: Seat, value: int, bound: int = 0) -> None:
        """Not one of the first `bound`, which stay."""
        tokens = self.legend_tokens[seat]
        del tokens[tokens.index(value, bound)]
        self.legend_bag.append(value)
        self.emit(events.TokenReturned(seat, value))

    def shuffle_bag(self) -> None:
        """LEG-394."""
        self.chance.shuffle(self.legend_bag)
        self.emit(events.WindowChanged())
