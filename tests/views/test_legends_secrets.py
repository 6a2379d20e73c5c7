"""The secrets of Western Legends: hands, laid cards, fight cards, decks, stories, cattle, goals, tokens, characters."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import msgspec
import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.legends.cards import CARD
from sagebrush.games.legends.fighting import BANDIT, NOBODY, Fight
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.options import Become
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.view import LegendsView
from sagebrush.testing.fuzz import step
from sagebrush.testing.secrecy import check_secrecy, eyes, log
from sagebrush.testing.worlds import check_worlds
from tests.fuzz.test_legends import VARIANTS
from tests.rulings.legends.bench import LegendsScenario
from tests.views.secrets import LegendsSecrets

SECRETS = LegendsSecrets()
EVERYTHING: dict[str, Value] = {"goals": True, "length": "medium"}


@pytest.fixture
def table() -> LegendsScenario:
    return LegendsScenario()


def seats(match: Match) -> tuple[Seat | None, ...]:
    return (None, *[Seat(seat) for seat in range(match.config.players)])


def laid(match: Match) -> LegendsTable:
    assert isinstance(match.table, LegendsTable)
    return match.table


def sight(match: Match, seat: Seat | None) -> LegendsView:
    view = match.view(seat)
    assert isinstance(view, LegendsView)
    return view


def imagined(match: Match, seat: int | None, look: Callable[[LegendsTable], Hashable]) -> set[Hashable]:
    """What this is in the worlds that a seat imagines, which are looked into besides."""
    viewer = None if seat is None else Seat(seat)
    assert check_worlds(match, viewer, Chance(1), SECRETS, 24)
    return {look(laid(match.imagine(viewer, Chance(number)))) for number in range(60)}


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_notices_a_new_deal(players: int) -> None:
    assert check_a_game(players, EVERYTHING, 90) > 60


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.info.players)
@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_notices_a_new_deal_in_any_variant(players: int, variant: str) -> None:
    assert check_a_game(players, VARIANTS[variant], 100_000) > 100


def check_a_game(players: int, options: dict[str, Value], most: int) -> int:
    """At every decision and for every seat: deal anew what it cannot know, and it sees, and is offered, the same."""
    checked = 0
    match = Match.start(GAME, configure(GAME.info, players=players, options=options), 5)
    chance, deals = Chance(5), Chance(6)
    while match.decision and match.answer_count < most:
        for seat in seats(match):
            done = check_secrecy(match, seat, deals)
            asks_another = match.decision_for(seat) is None if seat is not None else True
            assert done or (asks_another and not match.decision.top)
            checked += done
        step(match, chance)
    return checked


def twins(change: Callable[[LegendsTable], None], seed: int) -> tuple[Match, Match]:
    """Two matches of one seed that differ in something hidden."""
    config = configure(GAME.info, players=4, options=EVERYTHING)
    tables = [GAME.setup(config, Chance(seed)) for _ in range(2)]
    change(tables[1])
    real, false = (Match(GAME, config, seed, table) for table in tables)
    return real, false


def swap_cards(table: LegendsTable) -> None:
    table.deck[0], table.deck[1] = table.deck[1], table.deck[0]


def swap_stories(table: LegendsTable) -> None:
    first, second = table.story_decks
    first[0], second[0] = second[0], first[0]


@pytest.mark.parametrize("change", [swap_cards, swap_stories])
def test_the_game_looks_alike_as_long_as_it_lies_deep_in_a_deck(change: Callable[[LegendsTable], None]) -> None:
    """With the same answers everybody sees the same game, log included."""
    real, false = twins(change, 3)
    deep = [laid(real).deck[:2], [deck[0] for deck in laid(real).story_decks]]
    chance, told, steps = Chance(3), 0, 0
    while real.decision and steps < 90 and len(laid(real).deck) > 2:
        assert [laid(real).deck[:2], [deck[0] for deck in laid(real).story_decks]] == deep
        for seat in seats(real):
            assert eyes(real, seat) == eyes(false, seat)
            assert log(real, seat, told) == log(false, seat, told)
        told = real.event_count
        decision = chance.pick(list(real.decisions))
        option = chance.pick(list(decision.options))
        real.answer(option, seat=decision.seat)
        false.answer(option.id, seat=decision.seat)
        steps += 1
    assert steps > 40


#: Fields of events that are empty for whoever may not see them, and the fields that name those who may.
MASKED: dict[str, tuple[str, tuple[str, ...]]] = {
    "cards_drawn": ("cards", ("seat",)),
    "card_given": ("card", ("seat", "target")),
    "cattle_taken": ("token", ("seat", "target")),
    "card_laid": ("card", ("seat",)),
    "fight_cards_drawn": ("fight_cards", ("seat",)),
    "hand_looked_at": ("cards", ("seat", "target")),
    "fight_cards_looked_at": ("fight_cards", ("seat", "keeper")),
    "dealer_drew": ("cards", ("seat",)),
    "goals_dealt": ("goals", ("seat",)),
    "tokens_drawn": ("values", ("seat",)),
    "token_returned": ("value", ("seat",)),
}


def test_events_of_hidden_things_are_masked() -> None:
    """They are named to those concerned alone; a spectator is told of none."""
    met: set[str] = set()
    for seed in range(12):
        match = Match.start(GAME, configure(GAME.info, players=4, options=EVERYTHING), seed)
        chance = Chance(seed)
        while match.decision and match.answer_count < 300:
            step(match, chance)
        for event in match.all_events():
            if event.kind in MASKED:
                field, concerned = MASKED[event.kind]
                told = [getattr(event, name) for name in concerned]
                for seat in seats(match):
                    shown = getattr(event.seen_by(seat), field)
                    assert shown == getattr(event, field) if seat is not None and seat in told else not shown
                met.add(event.kind)
    assert met >= {"cards_drawn", "cattle_taken", "card_laid", "fight_cards_drawn", "dealer_drew", "goals_dealt"}


def test_who_sees_what() -> None:
    """One's own hand, goals, tokens and the faces of one's cattle; of stories the condition; of decks the size."""
    match = Match.start(GAME, configure(GAME.info, players=3, options=EVERYTHING), 4)
    chance = Chance(4)
    while match.decision and match.answer_count < 200:
        for viewer in seats(match):
            for player in sight(match, viewer).players:
                own = player.seat == viewer
                secrets = (player.hand, player.goals, player.legend_values, player.tokens, player.dealt)
                assert [secret is not None for secret in secrets] == [own] * 5
                assert player.cards == len(laid(match).hands[player.seat])
        step(match, chance)


def test_no_view_names_an_open_story() -> None:
    """Neither its title nor its number; what was told and left a cache is another matter."""
    match = Match.start(GAME, configure(GAME.info, players=4), 4)
    table = laid(match)
    for seat in seats(match):
        seen = msgspec.json.encode(match.view(seat)).decode()
        assert not [row.id for row in table.content.stories.values() if f'"{row.id}"' in seen]
        assert [story.condition for story in sight(match, seat).stories] == [
            table.content.condition_id[deck[-1]] for deck in table.story_decks
        ]


# -------------------------------------------------------------------- each kind of secret


def test_a_laid_card(table: LegendsScenario) -> None:
    """Ann has laid one of three: Bob imagines any card there that is not his own; she knows hers."""
    hand = ["KS", "4S", "9H"]
    table.seats(Ann={"at": "D9", "hand": hand}, Bob={"at": "D9", "hand": ["QS", "8D"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card").answers("4S")
    cards = imagined(table.match, 1, lambda world: world.fight_now().card)
    assert len(cards) > 25
    assert not cards & {CARD["QS"], CARD["8D"]}
    view = sight(table.match, Seat(1))
    assert view.fight
    assert (view.fight.laid, view.fight.card) == (True, None)


def test_a_card_seen_in_a_hand_stays_there_or_lies_face_down(table: LegendsScenario) -> None:
    """Bob has looked at the king: it is in Ann's hand or the card she laid, in every world."""
    table.seats(Ann={"at": "D9", "hand": ["KS", "4S", "9H"]}, Bob={"at": "D9", "hand": ["QS", "8D"]}, Cat={})
    table.laid.look_at_hand(Seat(1), Seat(0), [CARD["KS"]], "rifle")
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card").answers("4S")
    king = CARD["KS"]
    where = imagined(table.match, 1, lambda w: (w.fight_now().card == king, king in w.hands[0]))
    assert where == {(True, False), (False, True)}
    assert sight(table.match, Seat(1)).players[0].seen == table.table.names_of([king])
    assert sight(table.match, Seat(2)).players[0].seen == ()


def test_fight_cards_drawn_for_a_foe(table: LegendsScenario) -> None:
    """Cat, to the right, plays the bandit and sees his cards; Ann, who fights him, imagines any."""
    table.seats(bandits=["M1"], Ann={"at": "M2", "hand": ["KS", "4S"]}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("move", "M1"))
    truth = tuple(table.table.fight_now().drawn)
    assert len(imagined(table.match, 0, lambda world: tuple(world.fight_now().drawn))) > 20
    assert imagined(table.match, 2, lambda world: tuple(world.fight_now().drawn)) == {truth}
    seen = [sight(table.match, Seat(seat)).fight for seat in range(3)]
    assert [fight and len(fight.fight_cards) for fight in seen] == [0, 0, len(truth)]


def test_what_the_foe_plays(table: LegendsScenario) -> None:
    """The bandit's card lies face down while Ann still chooses hers."""
    table.seats(bandits=["M1"], Ann={"at": "M2", "hand": ["KS", "4S"]}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("move", "M1"))
    table.choose("Cat", table.label(table.decision("Cat").options[0]))
    assert check_worlds(table.match, Seat(0), Chance(3), SECRETS, 24)
    assert check_worlds(table.match, Seat(2), Chance(3), SECRETS, 24)


@pytest.mark.parametrize("number", [1, 2, 10, 40])
def test_which_story_lies_open(table: LegendsScenario, number: int) -> None:
    """Any card with the condition that is in sight, and no other."""
    table.seats(stories=[number], Ann={}, Bob={}, Cat={})
    table.turn("Ann")
    ids = table.table.content.condition_id
    like = {other for other in ids if ids[other] == ids[number]}
    other_open = table.table.open_story(1)
    found = imagined(table.match, 0, lambda world: world.open_story(0))
    assert found == like or (found < like and other_open in like)


def test_some_conditions_are_on_several_cards(table: LegendsScenario) -> None:
    """So the test above is about something."""
    table.seats(Ann={}, Bob={}, Cat={})
    ids = list(table.laid.content.condition_id.values())
    assert sorted({ids.count(id) for id in ids}) == [1, 2, 3]


def test_the_face_of_cattle(table: LegendsScenario) -> None:
    """Bob knows his token; for Ann it is any of that colour that she does not hold herself."""
    content = LegendsScenario()
    content.seats(Ann={}, Bob={}, Cat={})
    green = [token for token, row in content.laid.content.cattle.items() if row.colour == "green"]
    table.seats(Ann={"cattle": [green[0]]}, Bob={"cattle": [green[1]]}, Cat={})
    table.turn("Ann")
    assert imagined(table.match, 0, lambda world: world.cattle[1][0]) == {*green} - {green[0]}
    assert imagined(table.match, 1, lambda world: world.cattle[1][0]) == {green[1]}
    assert imagined(table.match, None, lambda world: world.cattle[0][0]) == {*green}


def test_who_was_robbed_of_cattle_knows_its_face(table: LegendsScenario) -> None:
    """Until it goes back to its ranch."""
    content = LegendsScenario()
    content.seats(Ann={}, Bob={}, Cat={})
    blue = [token for token, row in content.laid.content.cattle.items() if row.colour == "blue"]
    table.seats(Ann={}, Bob={"cattle": [blue[3]]}, Cat={})
    table.laid.rob_cattle(Seat(0), Seat(1))
    table.turn("Ann")
    assert imagined(table.match, 1, lambda world: world.cattle[0][0]) == {blue[3]}
    assert imagined(table.match, 2, lambda world: world.cattle[0][0]) == {*blue}
    table.table.lose_cattle(Seat(0), "arrest")
    assert table.table.cattle_known == {}


def test_goals_and_legend_tokens(table: LegendsScenario) -> None:
    """Any three of Bob's four goals; of those he has completed none. His token is any of those left."""
    content = LegendsScenario()
    content.seats(Ann={}, Bob={}, Cat={})
    goals = sorted(row.id for row in content.laid.content.goals_of["wyatt_earp"])
    bob = {"character": "wyatt_earp", "goals": goals[:2], "goals_done": [goals[3]], "legend_tokens": [3]}
    table.seats(options={"goals": True}, Ann={}, Bob=bob, Cat={})  # type: ignore[arg-type]
    table.turn("Ann")
    pairs = {(goals[0], goals[1]), (goals[0], goals[2]), (goals[1], goals[2])}
    assert imagined(table.match, 0, lambda world: tuple(world.goals[1])) == pairs
    assert imagined(table.match, 1, lambda world: tuple(world.goals[1])) == {(goals[0], goals[1])}
    assert imagined(table.match, 0, lambda world: tuple(world.legend_tokens[1])) == {(1,), (2,), (3,)}
    assert imagined(table.match, 1, lambda world: tuple(world.legend_tokens[1])) == {(3,)}


def test_characters_dealt_before_the_choice() -> None:
    """Each knows the own pair; what others have, and have chosen, could be any of the rest."""
    match = Match.start(GAME, configure(GAME.info, players=3), 2)
    mine = laid(match).dealt[0]
    match.answer(match.decisions[0].options[0], seat=Seat(0))
    pairs = imagined(match, 0, lambda world: world.dealt[1])
    assert len(pairs) > 25
    assert not [pair for pair in pairs if isinstance(pair, tuple) and {*pair} & {*mine}]
    assert imagined(match, 0, lambda world: world.dealt[0]) == {mine}
    assert all(isinstance(option, Become) for option in match.decisions[0].options)


def test_the_dealers_cards(table: LegendsScenario) -> None:
    """Ann plays alone against the dealer, whose cards Cat, to her right, has drawn."""
    table.seats(Ann={"at": "D5", "money": 50, "hand": ["KS", "4S"]}, Bob={}, Cat={})
    table.turn("Ann")
    table.does("poker")
    truth = tuple(table.table.dealer)
    assert len(truth) == 4
    assert len(imagined(table.match, 0, lambda world: tuple(world.dealer))) > 50
    assert imagined(table.match, 2, lambda world: tuple(world.dealer)) == {truth}


def test_the_deck_of_the_man_in_black(table: LegendsScenario) -> None:
    table.seats(Ann={}, Bob={})
    table.turn("Ann")
    black = table.table.black
    assert black
    orders = imagined(table.match, 0, lambda world: tuple(world.black.deck) if world.black else ())
    assert len(orders) > 50
    assert {tuple(sorted(order)) for order in orders if isinstance(order, tuple)} == {tuple(sorted(black.deck))}


# -------------------------------------------------------------------- what can be known by thinking


def test_what_was_in_a_hand_is_not_in_the_deck_shuffled_since(table: LegendsScenario) -> None:
    """The pile became the deck while Bob held three cards: they are among those that were in no pile then."""
    table.seats(Ann={"hand": ["2S"]}, Bob={"hand": ["KS", "4S", "9H"]}, Cat={"hand": ["QS"]})
    laid_out = table.laid
    laid_out.pile, laid_out.deck = laid_out.deck, []
    laid_out.draw(Seat(1), 1, "income")
    table.turn("Ann")
    drawn = set(laid_out.hands[1]) - {CARD["KS"], CARD["4S"], CARD["9H"]}
    assert len(drawn) == 1
    old = {CARD[sign] for sign in ("KS", "4S", "9H", "QS")}
    held = imagined(table.match, 0, lambda world: frozenset(world.hands[1]))
    assert all(isinstance(hand, frozenset) and len(hand & old) == 3 for hand in held)
    assert len(held) > 30


def test_a_card_that_was_seen_and_shuffled_since_may_be_anywhere(table: LegendsScenario) -> None:
    """Ann saw Bob's king. It was discarded and went into the new deck: now it may be there, or in Bob's hand again."""
    table.seats(Ann={"hand": ["2S"]}, Bob={"hand": ["KS", "4S"]}, Cat={"hand": ["QS"]})
    laid_out, king = table.laid, CARD["KS"]
    laid_out.look_at_hand(Seat(0), Seat(1), [king], "rifle")
    laid_out.discard(Seat(1), [king], "hand_limit")
    laid_out.deck.insert(0, laid_out.pile.pop())
    laid_out.draw(Seat(1), 5, "income")
    table.turn("Ann")
    assert sight(table.match, Seat(0)).players[1].seen == ()
    assert imagined(table.match, 0, lambda world: king in world.hands[1]) == {True, False}


def returned(table: LegendsScenario, keeper: Seat, count: int) -> list[int]:
    """So many fight cards were drawn, seen by this keeper, and went under the deck unplayed."""
    laid_out = table.laid
    laid_out.begin_fight(Fight(Seat(0), NOBODY, BANDIT, "npc", keeper))
    laid_out.draw_fight_cards(count)
    drawn = laid_out.fight_now().drawn.copy()
    laid_out.clear_fight()
    laid_out.end_fight()
    return drawn


def test_who_saw_fight_cards_knows_what_lies_under_the_deck(table: LegendsScenario) -> None:
    """But not in which order."""
    table.seats(Ann={}, Bob={}, Cat={})
    drawn = returned(table, Seat(2), 3)
    table.turn("Ann")
    bottoms = imagined(table.match, 2, lambda world: tuple(world.fight_deck[:3]))
    assert {tuple(sorted(bottom)) for bottom in bottoms if isinstance(bottom, tuple)} == {tuple(sorted(drawn))}
    assert len(bottoms) == 6
    assert len(imagined(table.match, 0, lambda world: tuple(sorted(world.fight_deck[:3])))) > 30


@pytest.mark.parametrize(("count", "sure"), [(13, True), (12, False)])
def test_a_layer_drawn_in_part_is_no_longer_known(table: LegendsScenario, count: int, *, sure: bool) -> None:
    """Cat saw three cards go under. Bob draws all thirteen, or leaves one of those three: she cannot tell which."""
    table.seats(Ann={}, Bob={}, Cat={})
    drawn = returned(table, Seat(2), 3)
    returned(table, Seat(1), count)
    laid_out = table.laid
    known = {card for card, eyes_on in zip(laid_out.fight_deck, laid_out.fight_known, strict=True) if eyes_on >> 2 & 1}
    assert known == ({*drawn} if sure else set())
    table.turn("Ann")
    assert check_worlds(table.match, Seat(2), Chance(1), SECRETS, 24)


def test_another_card_of_the_layer_may_have_been_the_one_she_knows(table: LegendsScenario) -> None:
    """Cat knows one of the two top cards. Bob draws the other one: for all she can tell it was hers."""
    table.seats(Ann={}, Bob={}, Cat={})
    laid_out = table.laid
    laid_out.fight_layer = [0] * 11 + [1] * 2
    laid_out.fight_known = [0] * 11 + [laid_out.eye(Seat(2)), 0]
    hers = laid_out.fight_deck[-2]
    returned(table, Seat(1), 1)
    table.turn("Ann")
    assert imagined(table.match, 2, lambda world: world.fight_deck[-1] == hers) == {True, False}


def test_cards_drawn_from_a_known_layer(table: LegendsScenario) -> None:
    """While Bob holds two cards of the layer that Cat knows, she imagines any two of those three with him."""
    table.seats(bandits=["M1"], Ann={"at": "M2", "hand": ["KS", "4S"]}, Bob={}, Cat={})
    drawn = returned(table, Seat(0), 3)
    laid_out = table.laid
    # Ten cards lie above them; nobody has seen those.
    del laid_out.fight_deck[3:], laid_out.fight_known[3:], laid_out.fight_layer[3:]
    laid_out.begin_fight(Fight(Seat(0), NOBODY, BANDIT, "npc", Seat(1)))
    laid_out.draw_fight_cards(2)
    worlds = set()
    for seed in range(60):
        twin = laid_out.copy()
        GAME.redeal(twin, Seat(0), Chance(seed))
        worlds.add(tuple(twin.fight_now().drawn))
    assert worlds == {(one, other) for one in drawn for other in drawn if one != other}


def test_what_everybody_saw_a_spectator_knows_too(table: LegendsScenario) -> None:
    """Nobody plays the Man in Black: his fight cards lie open. What each saw alone a spectator did not."""
    table.seats(Ann={"hand": ["KS"]}, Bob={"hand": ["4S"]})
    laid_out = table.laid
    laid_out.begin_fight(Fight(Seat(0), NOBODY, "man_in_black", "duel"))
    laid_out.draw_fight_cards(3)
    view = GAME.view(laid_out, None)
    assert view.fight
    assert len(view.fight.fight_cards) == 3
    twin = laid_out.copy()
    GAME.redeal(twin, None, Chance(1))
    assert twin.fight_now().drawn == laid_out.fight_now().drawn
    for seat in (0, 1):
        laid_out.look_at_hand(Seat(1 - seat), Seat(seat), laid_out.hands[seat], "rifle")
    assert all(player.seen == () for player in GAME.view(laid_out, None).players)


def test_a_given_card_is_known_to_who_gave_it(table: LegendsScenario) -> None:
    """Bob gives Ann one of two cards that Cat has seen: she knows of neither any more."""
    table.seats(Ann={}, Bob={"hand": ["KS", "4S"]}, Cat={})
    laid_out = table.laid
    laid_out.look_at_hand(Seat(2), Seat(1), laid_out.hands[1], "rifle")
    laid_out.give_card(Seat(1), Seat(0), CARD["4S"], "billy_the_kid")
    table.turn("Ann")
    assert imagined(table.match, 1, lambda world: tuple(world.hands[0])) == {(CARD["4S"],)}
    assert len(imagined(table.match, 2, lambda world: tuple(world.hands[1]))) > 25
