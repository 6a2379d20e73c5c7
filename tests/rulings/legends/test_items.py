"""Item cards: mounts, weapons and belongings, and what each does."""

import pytest

from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.reading import Pages
from sagebrush.games.legends.sheet import view
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario


@ruling("LEG-293", "LEG-025", "LEG-026")
def test_three_types_of_items(table: LegendsScenario) -> None:
    """Nine kinds of six cards each, all of a kind alike."""
    table.seats(Ann={}, Bob={})
    items = table.laid.content.items.values()
    found = {kind: sorted(row.id for row in items if row.type == kind) for kind in ("mount", "weapon", "belonging")}
    assert found == {
        "mount": ["mule", "mustang"],
        "weapon": ["revolver", "rifle", "shotgun"],
        "belonging": ["miners_map", "provisions", "ten_gallon", "whiskey"],
    }
    assert {row.count for row in items} == {6}


@ruling("LEG-517", "LEG-078", "LEG-077")
@pytest.mark.parametrize(
    ("mounts", "speed"), [([], 2), (["mule"], 3), (["mule+"], 3), (["mustang"], 4), (["mustang+"], 5)]
)
def test_speed(table: LegendsScenario, mounts: list[str], speed: int) -> None:
    """How far Ann gets in the open with one Move action."""
    table.seats(Ann={"at": "V10", "mounts": mounts}, Bob={"at": "S1"})
    table.turn("Ann")
    distances = {option.distance for option in table.decision().options if hasattr(option, "distance")}
    assert max(distances) == speed


@ruling("LEG-518", "LEG-141")
@pytest.mark.parametrize(("weapon", "cards"), [("revolver", 0), ("rifle", 0), ("shotgun", 1), ("shotgun+", 1)])
def test_what_a_won_fight_brings(table: LegendsScenario, weapon: str, cards: int) -> None:
    """The shotgun draws a card for a won fight, the others do not."""
    table.seats(Ann={"at": "C1", "hand": ["KS"], "weapons": [weapon]}, Bob={"at": "C1"}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.has("Ann", lp=2, cards=cards)
    table.is_quiet()


@ruling("LEG-518", "LEG-303", "LEG-304", "LEG-X05")
def test_the_rifle_looks_at_two_cards(table: LegendsScenario) -> None:
    """Before anything is laid Ann sees two of Bob's three cards. Others learn only that she looked."""
    table.seats(
        Ann={"at": "C1", "hand": ["KS"], "weapons": ["rifle"]}, Bob={"at": "C1", "hand": ["2S", "3S", "4S"]}, Cat={}
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    looked = table.events("hand_looked_at")
    assert [(event.seat, event.target, len(event.cards)) for event in looked] == [(0, 1, 2)]
    assert looked[0].seen_by(table.seat("Cat")).cards == ()
    assert table.happened("hand_looked_at", "card_laid") == ["hand_looked_at", "card_laid"]
    table.asked("Bob", kind="lay_card")


@ruling("LEG-X05", "LEG-109")
@pytest.mark.parametrize("laid", ["KS", "QS", "JS"])
def test_a_card_seen_may_be_the_one_that_was_laid(table: LegendsScenario, laid: str) -> None:
    """Bob's rifle has seen two of Ann's three cards. Whichever she lays, what he knows of them stays the same."""
    table.seats(
        Ann={"at": "C1", "hand": ["KS", "QS", "JS"]}, Bob={"at": "C1", "hand": ["2S"], "weapons": ["rifle"]}, Cat={}
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    before = view(table.table, table.seat("Bob")).players[0].seen
    table.asked("Ann", kind="lay_card").answers(laid)
    assert len(before) == 2
    assert view(table.table, table.seat("Bob")).players[0].seen == before


@ruling("LEG-X05")
def test_the_rifle_of_the_defender(table: LegendsScenario) -> None:
    """Bob, attacked, looks as well."""
    table.seats(Ann={"at": "C1", "hand": ["KS", "QS"]}, Bob={"at": "C1", "hand": ["2S"], "weapons": ["rifle"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    assert [(event.seat, event.target) for event in table.events("hand_looked_at")] == [(1, 0)]
    table.asked("Ann", kind="lay_card")


@ruling("LEG-303", "LEG-518", "LEG-305", "LEG-X06")
@pytest.mark.parametrize(("weapon", "seen"), [("rifle", []), ("rifle+", [3])])
def test_the_rifle_against_a_guard(table: LegendsScenario, weapon: str, seen: list[int]) -> None:
    """The plain rifle does nothing there; the better one looks at the guard's three fight cards before Ann lays."""
    table.seats(Ann={"at": "D8", "hand": ["KS", "QS"], "weapons": [weapon]}, Bob={}, Cat={})
    table.turn("Ann")
    table.does("rob bank")
    assert [len(event.fight_cards) for event in table.events("fight_cards_looked_at")] == seen
    assert table.happened("card_laid") == []
    table.asked("Ann", kind="lay_card")


@ruling("LEG-305", "LEG-206")
def test_the_better_rifle_against_story_foes(table: LegendsScenario) -> None:
    table.seats(stories=(29, 1), Ann={"hand": ["KS"], "weapons": ["rifle+"]}, Bob={}, Cat={})
    table.laid.markers[0] = [table.laid.active] * 2
    table.turn("Ann")
    table.ends_turn()
    assert [len(event.fight_cards) for event in table.events("fight_cards_looked_at")] == [2]


@ruling("LEG-304")
def test_the_better_rifle_against_the_sheriff(table: LegendsScenario) -> None:
    """Bob's Manhunt brings the Sheriff to Ann; she sees three of his four cards first."""
    table.seats(
        sheriff="D1",
        Ann={"at": "D2", "wp": 2, "hand": ["KS", "QS"], "weapons": ["rifle+"]},
        Bob={"hand": ["4S"]},
        Cat={},
    )
    table.turn("Bob")
    table.does(("play", "4S"))
    table.asked("Bob", kind="walk_sheriff").answers("D2")
    table.asked("Ann", kind="discard_card").answers("QS")
    assert [len(event.fight_cards) for event in table.events("fight_cards_looked_at")] == [3]


@ruling("LEG-307")
def test_whiskey_heals_when_it_comes(table: LegendsScenario) -> None:
    """A wound when bought; without wounds it is simply there."""
    for wounds, left in ((2, 1), (0, 0)):
        table.seats(Ann={"at": "D2", "money": 10, "wounds": wounds, "weapons": ["revolver+"]}, Bob={})
        table.turn("Ann")
        table.does("shop")
        table.asked("Ann").answers(("buy", "whiskey"))
        table.has("Ann", wounds=left, belongings=["whiskey"])
        table.is_quiet()


@ruling("LEG-307", "LEG-301", "LEG-088")
def test_whiskey_as_a_weapon(table: LegendsScenario) -> None:
    """After her Move action Ann, now with Bob and Cat, throws the bottle at Cat; the store has it back."""
    table.seats(
        Ann={"at": "C1", "belongings": ["whiskey"], "hand": ["2S"]},
        Bob={"at": "C2"},
        Cat={"at": "C2"},
        Dan={"at": "C1"},
    )
    table.turn("Ann")
    table.may_not(("use", "whiskey"))
    table.does(("move", "C2"), ("use", "whiskey"))
    table.asked("Ann", kind="choose_player", options={"Bob", "Cat"}).answers("Cat")
    table.has("Cat", wounds=1)
    table.has("Bob", wounds=0)
    table.has("Ann", belongings=[])
    assert table.table.stock("whiskey") == 6


@ruling("LEG-307", "LEG-411")
def test_no_whiskey_after_a_sprint(table: LegendsScenario) -> None:
    """Ann comes to Bob by the reaction, not by the Move action."""
    table.seats(Ann={"at": "V1", "belongings": ["whiskey"], "hand": ["2S"]}, Bob={"at": "V10"}, Cat={})
    table.turn("Ann")
    table.does(("move", "V2"), ("react", "2S"))
    table.asked("Ann", kind="choose_way").answers(("move", "V10"))
    table.has("Ann", at="V10")
    table.may_not(("use", "whiskey"))


@ruling("LEG-308", "LEG-093", "LEG-301")
def test_eating_the_provisions(table: LegendsScenario) -> None:
    """An action: a card, a wound healed, and the store has them back for anybody to buy."""
    table.seats(Ann={"at": "D2", "wounds": 2, "money": 20, "belongings": ["provisions"]}, Bob={})
    table.deck_top("5S")
    table.turn("Ann")
    table.does(("use", "provisions"))
    table.has("Ann", hand=["5S"], wounds=1, belongings=[])
    assert table.table.actions == 2
    table.does("shop")
    table.may(("buy", "provisions"))


@ruling("LEG-070", "LEG-300")
def test_nothing_can_be_thrown_away(table: LegendsScenario) -> None:
    """No option discards a weapon, a mount or a belonging as such."""
    table.seats(Ann={"at": "D2", "mounts": ["mule"], "belongings": ["ten_gallon", "miners_map", "whiskey"]}, Bob={})
    table.turn("Ann")
    kinds = {option.kind for option in table.decision().options}
    assert kinds == {"work", "move", "end_turn"}


#: Provisions of a user's own that can be eaten for an action, or shared after a Move action.
SHARED = """
[[item]]
id = "provisions"
type = "belonging"
price = 20
count = 6
sold_at = "store"
[item.front]
origin = "house"
[[item.front.effect]]
when = "after_move_action"
kind = "reaction"
cost = "discard_this"
do = [{ kind = "gain", what = "lp", n = 1 }]
[[item.front.effect]]
when = "action"
kind = "action"
cost = "discard_this"
do = [{ kind = "gain", what = "card", n = 1 }]
"""


@ruling("LEG-097", "LEG-018")
def test_an_item_with_an_action_and_a_reaction(table: LegendsScenario) -> None:
    """Without a move before, its action is meant, which costs one; right after a move the reaction, which is free."""
    content = base_content().with_rows(Pages("own", {"items": SHARED}))
    for moves, lp, cards, actions in ((False, 0, 1, 2), (True, 1, 0, 2)):
        table.seats(content=content, Ann={"at": "C1", "belongings": ["provisions"]}, Bob={})
        table.turn("Ann")
        if moves:
            table.does(("move", "C2"))
        assert list(table.offered()).count(("use", "provisions")) == 1
        table.does(("use", "provisions"))
        table.has("Ann", lp=lp, cards=cards, belongings=[])
        assert table.table.actions == actions
        table.is_quiet()
