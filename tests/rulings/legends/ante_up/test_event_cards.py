"""Events: what causes them, when they come, and what they do."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.legends.language import PlaceToken
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario


@ruling("LEG-532", "LEG-X35", "LEG-071")
def test_a_marker_on_the_lp_track(table: AnteUpScenario) -> None:
    """A deposit from 4 to 6 LP passes the marker on 5: the ability comes at once, the event after the deposit."""
    table.seats(Ann={"at": "V13", "lp": 4, "nuggets": 2}, Bob={})
    bank = table.laid.land.locations["darkrock_bank"].spaces.bit_length() - 1
    table.laid.space[0] = bank
    table.event_card("dry_wells")
    table.turn("Ann")
    table.does(("deposit", 2, 0))
    table.has("Ann", lp=6, money=40)
    order = table.happened("ability_gained", "event_due", "legend_gained", "event_resolved")
    assert order == ["legend_gained", "ability_gained", "event_due", "event_resolved"]
    assert table.events_deck.lp == (10,)


@ruling("LEG-532")
@pytest.mark.parametrize(("length", "spaces"), [("short", (5, 10)), ("medium", (5, 10, 15)), ("long", (5, 10, 15, 20))])
def test_where_the_markers_lie(table: AnteUpScenario, length: str, spaces: tuple[int, ...]) -> None:
    table.seats(options={"length": length}, Ann={}, Bob={})
    assert table.events_deck.lp == spaces
    assert table.events_deck.tracks == ("gambler", "marshal", "wanted")


@ruling("LEG-532")
def test_only_the_first_cube_causes_it(table: AnteUpScenario) -> None:
    """Ann's fifth WP causes an event; Bob, who comes there later, causes none."""
    table.seats(Ann={"at": "S7", "wp": 4, "cattle": ["green_forty"]}, Bob={"wp": 4})
    table.event_card("newspaper_extra")
    table.turn("Ann")
    table.does(("rustle", "green_forty"))
    assert len(table.events("event_due")) == 1
    assert table.events("event_due")[0].track == "wanted"
    assert table.events_deck.tracks == ("gambler", "marshal")
    table.table.advance(Seat(1), "wanted", "rustle")
    assert not table.events_deck.due


@ruling("LEG-532", "LEG-X35")
def test_two_markers_are_two_events(table: AnteUpScenario) -> None:
    """From 4 to 10 LP Ann passes two: two events, one after the other."""
    table.seats(Ann={"lp": 4}, Bob={})
    table.event_card("dry_wells")
    table.event_card("whiskey_trail")
    table.laid.gain_lp(Seat(0), 6, "revel")
    assert table.events_deck.due == (0, 0)
    table.turn("Ann")
    table.does("end")
    assert [event.event_card for event in table.events("event_resolved")] == ["whiskey_trail", "dry_wells"]


@ruling("LEG-X18")
def test_who_has_no_wound_is_not_asked_to_pay_for_healing(table: AnteUpScenario) -> None:
    """Whiskey Trail: Ann and Bob are in town with money, but only Bob has a wound to be healed for $10."""
    table.seats(Ann={"at": "D8", "lp": 4, "nuggets": 1}, Bob={"at": "D9", "money": 10, "wounds": 2}, Cat={})
    table.event_card("whiskey_trail")
    table.turn("Ann")
    table.does(("deposit", 1, 0))
    table.asked("Bob", kind="may_use").answers("use")
    table.has("Bob", money=0, wounds=1)
    table.has("Ann", money=20)


@ruling("LEG-X35")
def test_an_event_of_the_wanted_row_comes_before_the_next_turn(table: AnteUpScenario) -> None:
    """1 LP for the row at the end of Ann's turn is her fifth: the event comes then, by her."""
    table.seats(Ann={"lp": 4, "wp": 1}, Bob={})
    table.event_card("right_of_way")
    table.turn("Ann")
    table.ends_turn()
    assert table.happened("event_resolved", "turn_started")[-2:] == ["event_resolved", "turn_started"]
    assert table.events("event_resolved")[0].seat == 0


@ruling("LEG-X35")
def test_the_active_player_is_who_caused_it(table: AnteUpScenario) -> None:
    """Bob wins the duel that Ann started and gains nothing; his fifth LP by another way is his event, in Ann's turn."""
    table.seats(Ann={}, Bob={"lp": 4}, Cat={})
    table.event_card("silver_money")
    table.laid.gain_lp(Seat(1), 1, "story")
    table.turn("Ann")
    table.does("end")
    table.asked("Bob", kind="choose_effect").answers("gain_money:20")
    table.has("Bob", money=20)


@ruling("LEG-X43")
def test_the_man_in_black_at_a_marker(table: AnteUpScenario) -> None:
    """The first player is the active one of his event."""
    table.seats(Ann={}, Bob={})
    table.event_card("silver_money")
    table.laid.gain_lp(Seat(-1), 5, "black")
    assert table.events_deck.due == (0,)
    table.turn("Ann")
    table.does("end")
    table.asked("Ann", kind="choose_effect").answers("gain_card:1")
    assert [event.seat for event in table.events("event_due")] == [None]


def test_the_sheriff_walks_after_the_card(table: AnteUpScenario) -> None:
    """Fresh Posters: a renegade on B4, a card from every outlaw, then up to 4 spaces by whoever caused it."""
    table.seats(Ann={"lp": 4}, Bob={"wp": 1, "hand": ["3H"], "at": "C8"}, Cat={})
    table.event_card("fresh_posters")
    table.laid.gain_lp(Seat(0), 1, "story")
    table.turn("Ann")
    table.does("end")
    table.has("Bob", cards=0)
    assert [(token.kind, table.laid.land.spaces[token.space]) for token in table.waiting.tokens] == [("renegade", "B4")]
    asked = table.decision("Ann", "walk_sheriff")
    assert getattr(asked.question, "spaces", 0) == 4


def test_the_train_moves_on(table: AnteUpScenario) -> None:
    """Right of Way: two checkpoints, then $20 for Ann where the train arrives and Bob at a station."""
    table.seats(Ann={"lp": 4, "at": "B25"}, Bob={"at": "B19"}, Cat={"at": "D10"})
    table.event_card("right_of_way")
    table.laid.gain_lp(Seat(0), 1, "story")
    table.turn("Ann")
    table.does("work")
    assert table.happened("train_moved") == ["train_moved", "train_moved"]
    table.has("Ann", money=30)
    table.has("Bob", money=20)
    table.has("Cat", money=0)


def test_resolved_cards_go_under_the_deck(table: AnteUpScenario) -> None:
    table.seats(Ann={"lp": 4}, Bob={})
    table.event_card("right_of_way")
    table.laid.gain_lp(Seat(0), 1, "story")
    table.turn("Ann")
    table.does("end")
    deck = table.events_deck.deck
    assert (len(deck.cards), deck.cards[0], deck.under) == (22, 18, 1)


@ruling("LEG-438", "LEG-X35")
def test_an_event_is_no_part_of_the_action_before_it(table: AnteUpScenario) -> None:
    """Beaten by a bandit who plays the K, Doc comes to 10 LP: he draws for that wound and for the one of Dry Wells."""
    table.seats(
        bandits=["M1"], Doc={"character": "doc_holliday", "lp": 9, "at": "M2", "hand": ["2S"]}, Bob={"at": "D3"}, Cat={}
    )
    table.events_deck.lp = (10,)
    table.event_card("dry_wells")
    table.fight_deck_top("K", "Q")
    table.turn("Doc")
    table.does(("move", "M1"))
    table.asked("Cat", kind="lay_card").answers("K")
    table.has("Doc", lp=10, wounds=1, cards=2)
    table.asked("Doc", kind="choose_effect").answers("take_wound:1")
    table.has("Doc", wounds=2, cards=3)
    table.is_quiet()


def test_all_cards_together_place_every_token_once(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={})
    placed: dict[str, list[str]] = {}
    for row in table.laid.content.rows.events.event:
        for each in row.do:
            if isinstance(each, PlaceToken):
                placed.setdefault(each.token, []).append(each.at)
    assert {kind: len(at) for kind, at in placed.items()} == {
        "claim_jumper": 3,
        "high_roller": 3,
        "longhorn": 6,
        "renegade": 9,
    }
    assert all(len(at) == len(set(at)) for at in placed.values())
