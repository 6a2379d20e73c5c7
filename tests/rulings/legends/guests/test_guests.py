"""Guests from other boxes: who they are, what they can do, what they bring to the stores."""

from typing import Any

import pytest

from sagebrush import Match, Seat
from sagebrush.core.errors import BadConfig
from sagebrush.games.legends.content import base_content, box_content
from sagebrush.games.legends.view import LegendsView
from sagebrush.words import Words, languages
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario
from tests.rulings.legends.bench import LegendsScenario

HERE = box_content(("guests",))
BOTH = box_content(("ante_up", "guests", "guests_beyond"))
THREE = ["joaquin_murrieta", "buffalo_bill", "bat_masterson"]
SIX = [*THREE, "ada_curnutt", "johnny_ringo", "aaron_ross"]


def new(kind: str) -> list[str]:
    return [id for id in getattr(BOTH, kind) if id not in getattr(box_content(("ante_up",)), kind)]


# -------------------------------------------------------------------- who comes


@ruling("LEG-X52")
def test_three_come_to_the_base_game_and_three_more_from_beyond() -> None:
    assert [id for id in HERE.characters if id not in base_content().characters] == THREE
    assert new("characters") == SIX
    assert new("items") == ["work_horse", "peacekeeper", "bedroll", "saddle_bags"]


@ruling("LEG-X52", "LEG-X44")
@pytest.mark.parametrize(("expansions", "guests"), [((), THREE), (("ante_up",), SIX)])
def test_they_are_dealt_only_if_invited_and_never_with_goals(expansions: tuple[str, ...], guests: list[str]) -> None:
    def choices(**options: Any) -> list[str]:
        match = Match.new("legends", players=3, expansions=expansions, deal="choose", **options)
        assert match.decision is not None
        return [option.id.partition(":")[2] for option in match.decision.options]

    assert not set(choices()) & set(SIX)
    assert [id for id in choices(guests=True) if id in SIX] == guests
    assert not set(choices(guests=True, goals=True)) & set(SIX)


@ruling("LEG-X52")
def test_no_guests_in_a_first_game() -> None:
    with pytest.raises(BadConfig, match="without guests"):
        Match.new("legends", players=4, first_game=True, guests=True)


def test_whoever_looks_knows_whose_cards_are_in_play() -> None:
    view = Match.new("legends", players=3, expansions=["ante_up"], guests=True).view(None)
    assert isinstance(view, LegendsView)
    assert view.boxes == ("ante_up", "guests", "guests_beyond")


@pytest.mark.parametrize("lang", languages())
def test_everything_has_its_words(lang: str) -> None:
    words = Words(lang)
    for id in SIX:
        assert all(words.has(f"legends-character-{id}", part) for part in ("text", "short", "bio"))
    for id in new("items"):
        assert words.has(f"legends-item-{id}", "text")
        assert words.has(f"legends-item-{id}_plus", "text") == (BOTH.items[id].upgraded is not None)


# -------------------------------------------------------------------- what they can do


@ruling("LEG-X52")
@pytest.mark.parametrize(("mine", "theirs", "lp"), [("wp", "mp", 6), ("mp", "wp", 6), ("wp", "wp", 5)])
def test_joaquin_murrieta_fights_across_the_law(mine: str, theirs: str, lp: int) -> None:
    """He is robbed by Bob and loses: with a side against the other he has 1 LP for the fight all the same."""
    table = LegendsScenario()
    joaquin: Any = {"character": "joaquin_murrieta", "lp": 5, "at": "R5", "hand": ["2S"], mine: 1}
    bob: Any = {"at": "R5", "hand": ["KS"], theirs: 1}
    table.seats(content=HERE, options={"guests": True}, Bob=bob, Joaquin=joaquin)
    table.turn("Bob")
    table.does(("duel", "Joaquin"))
    table.asked("Joaquin", kind="lay_card").answers("2S")
    table.has("Joaquin", lp=lp, wounds=1)


@ruling("LEG-X52")
@pytest.mark.parametrize(("at", "nuggets"), [("S1", 1), ("D8", 0)])
def test_buffalo_bill_finds_gold_outside_the_towns(at: str, nuggets: int) -> None:
    table = LegendsScenario()
    table.seats(content=HERE, options={"guests": True}, Bill={"character": "buffalo_bill", "lp": 5, "at": at}, Bob={})
    table.starts_turn("Bill")
    table.has("Bill", nuggets=nuggets)


@ruling("LEG-X52")
@pytest.mark.parametrize(("hideout", "left"), [("M1", ["C10"]), ("S8", ["C10", "M1", "S8"])])
def test_bat_masterson_adds_or_removes_a_bandit(hideout: str, left: list[str]) -> None:
    """Bandits are at M1 and C10, the Sheriff on another hideout. Bat takes one off or puts one on, and rides."""
    table = LegendsScenario()
    bat: Any = {"character": "bat_masterson", "lp": 5, "at": "D9"}
    table.seats(content=HERE, options={"guests": True}, bandits=["M1", "C10"], Bat=bat, Bob={})
    table.starts_turn("Bat")
    table.asked("Bat", kind="may_use").answers("use")
    table.asked("Bat", kind="choose_space").answers(hideout)
    table.asked("Bat", kind="choose_way").answers("stay")
    land = table.table.land
    assert sorted(space for space in land.spaces if table.table.bandits >> land.space[space] & 1) == left
    table.asked("Bat", kind="take_income")


@ruling("LEG-X52")
@pytest.mark.parametrize(("points", "row"), [({"mp": 1}, 1), ({"wp": 4}, 2), ({"mp": 9}, 3)])
def test_ada_curnutt_rides_by_her_row(points: dict[str, int], row: int) -> None:
    table = AnteUpScenario()
    ada: Any = {"character": "ada_curnutt", "lp": 5, "at": "D9", **points}
    table.seats(content=BOTH, options={"guests": True}, Ada=ada, Bob={})
    table.starts_turn("Ada")
    asked = table.asked("Ada", kind="choose_way")
    assert asked is not None
    decision = table.decision("Ada")
    assert getattr(decision.question, "points", None) == row


@ruling("LEG-X52")
def test_johnny_ringo_heals_and_wounds() -> None:
    """He loses a duel that he was challenged to: his wound is healed, and Bob, who won, takes one."""
    table = AnteUpScenario()
    ringo: Any = {"character": "johnny_ringo", "lp": 5, "at": "R5", "hand": ["2S"]}
    table.seats(content=BOTH, options={"guests": True}, Bob={"at": "R5", "hand": ["KS"]}, Ringo=ringo)
    table.turn("Bob")
    table.does(("duel", "Ringo"))
    table.asked("Ringo", kind="lay_card").answers("2S")
    table.has("Ringo", wounds=0)
    table.has("Bob", wounds=1)


@ruling("LEG-X52")
@pytest.mark.parametrize(("money", "lp"), [(60, 5), (120, 6)])
def test_aaron_ross_lets_money_work(money: int, lp: int) -> None:
    table = AnteUpScenario()
    ross: Any = {"character": "aaron_ross", "lp": 5, "at": "D9", "money": money}
    table.seats(content=BOTH, options={"guests": True}, Ross=ross, Bob={})
    table.starts_turn("Ross")
    table.asked("Ross", kind="may_use").answers("use")
    if lp == 6:
        table.asked("Ross", kind="choose_effect", options=["gain_card:1", "gain_lp:1"]).answers("gain_lp:1")
    table.has("Ross", lp=lp, cards=0 if lp == 6 else 1)


@ruling("LEG-X52")
def test_aaron_ross_starts_beside_the_rails() -> None:
    """At a checkpoint of the train where nobody stands."""
    for seed in range(4):
        match = Match.new("legends", players=3, expansions=["ante_up"], guests=True, deal="choose", seed=seed)
        for character in ("aaron_ross", "billy_the_kid", "poker_alice"):
            assert match.decision is not None
            match.answer(f"become:{character}")
        offered: list[str] = []
        while match.decision is not None and match.decision.question.kind == "choose_start":
            if match.decision.seat == 0:
                offered = [option.id for option in match.decision.options]
            match.answer(match.decision.options[0])
        checkpoints = BOTH.rows.map.train
        assert checkpoints is not None
        # Poker Alice stands at the station of Buzzard Gulch, Billy the Kid at a hideout of his.
        assert len(offered) in (6, 7)
        assert {id.partition(":")[2] for id in offered} < set(checkpoints.checkpoints)


# -------------------------------------------------------------------- what they bring


@ruling("LEG-X52", "LEG-231")
def test_a_work_horse_carries_more_cattle() -> None:
    table = LegendsScenario()
    table.seats(content=HERE, options={"guests": True}, Ann={"at": "M2", "mounts": ["work_horse"]}, Bob={})
    laid = table.laid
    assert laid.speed(0) == 3  # type: ignore[arg-type]
    assert laid.cattle_limit(0) == 2  # type: ignore[arg-type]


@ruling("LEG-231", "LEG-232")
@pytest.mark.parametrize(
    ("mounts", "held", "comes"), [(["work_horse"], 0, 2), (["work_horse"], 1, 1), (["work_horse+"], 1, 2), ([], 0, 1)]
)
def test_one_more_token_at_the_ranch(mounts: list[str], held: int, comes: int) -> None:
    """A work horse adds one to what an action brings, as far as there is room for it."""
    table = LegendsScenario()
    ann: Any = {"at": "M2", "mounts": mounts, "cattle": ["green_forty"][:held]}
    table.seats(content=HERE, options={"guests": True}, Ann=ann, Bob={})
    table.turn("Ann")
    table.does(("acquire", "green"))
    assert len(table.table.cattle[0]) == held + comes
    assert table.table.actions == 2
    assert (("acquire", "green") in table.offered()) == (held + comes < table.table.cattle_limit(Seat(0)))


@ruling("LEG-232", "LEG-X52")
def test_another_horse_carries_less_cattle() -> None:
    """Riding the mustang Ann keeps one token; the one she took last goes back among the others, unseen."""
    table = LegendsScenario()
    ann: Any = {"mounts": ["mustang", "work_horse"], "cattle": ["blue_forty", "green_forty"]}
    table.seats(content=HERE, options={"guests": True}, Ann=ann, Bob={})
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income").answers("cash")
    table.asked("Ann", kind="choose_gear").answers("mustang")
    table.has("Ann", cattle=["blue_forty"])
    assert len(table.table.cattle_supply["green"]) == 8
    assert [(event.seat, event.cattle, event.by) for event in table.events("cattle_lost")] == [(0, "green", "limit")]
    table.is_quiet()


@ruling("LEG-232", "LEG-X52")
def test_the_work_horse_keeps_its_cattle() -> None:
    table = LegendsScenario()
    ann: Any = {"mounts": ["mustang", "work_horse"], "cattle": ["blue_forty", "green_forty"]}
    table.seats(content=HERE, options={"guests": True}, Ann=ann, Bob={})
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income").answers("cash")
    table.asked("Ann", kind="choose_gear").answers("work_horse")
    table.has("Ann", cattle=["blue_forty", "green_forty"])
    assert not table.events("cattle_lost")


@ruling("LEG-X52")
def test_a_bedroll_is_for_the_open_country() -> None:
    table = AnteUpScenario()
    ann: Any = {"at": "S1", "belongings": ["bedroll"], "wounds": 1}
    table.seats(content=BOTH, options={"guests": True}, Ann=ann, Bob={})
    table.turn("Ann")
    table.does(("use", "bedroll"))
    table.has("Ann", wounds=0, cards=5)
    assert table.table.actions == 2


@ruling("LEG-X52", "LEG-X18")
@pytest.mark.parametrize(("cards", "wounds", "offered"), [(5, 0, False), (4, 0, True), (5, 1, True), (4, 1, True)])
def test_nobody_rests_for_nothing(cards: int, wounds: int, *, offered: bool) -> None:
    """Without a wound a full hand leaves a bedroll nothing to do; with one the hand limit is 4, and a wound heals."""
    table = AnteUpScenario()
    hand = ["4S", "5S", "6S", "7S", "8S"][:cards]
    ann: Any = {"at": "S1", "belongings": ["bedroll"], "wounds": wounds, "hand": hand}
    table.seats(content=BOTH, options={"guests": True}, Ann=ann, Bob={})
    table.turn("Ann")
    assert (("use", "bedroll") in table.offered()) is offered


@ruling("LEG-X52")
def test_saddle_bags_hold_any_number_of_things() -> None:
    table = AnteUpScenario()
    full = ["saddle_bags", "provisions", "whiskey", "gazette"]
    table.seats(content=BOTH, options={"guests": True}, Ann={"at": "D3", "money": 50, "belongings": full}, Bob={})
    assert table.laid.belonging_limit(0) > len(full)  # type: ignore[arg-type]
