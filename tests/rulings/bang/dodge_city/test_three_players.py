"""Three players (BANG-308 to BANG-316)."""

import pytest

from sagebrush import Match
from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.dodge_city.looking import lay

OUT: Player = {"dead": True}

# Without a role given, Ann is the Deputy, Bob the Outlaw and Cat the Renegade. All sit at distance 1.
ROLE = {"Ann": "deputy", "Bob": "outlaw", "Cat": "renegade"}
PREY = {"Ann": "Cat", "Cat": "Bob", "Bob": "Ann"}


def about_to_kill(table: BangScenario, killer: str, victim: str) -> None:
    """It is the killer's turn, he has a BANG! card and the victim one life."""
    players: dict[str, Player] = {"Ann": {}, "Bob": {}, "Cat": {}}
    lay(table, players | {killer: {"hand": ["BANG!"]}, victim: {"life": 1}})
    table.turn(killer)


def goals_changed(table: BangScenario) -> bool:
    assert table.table.survivors == bool(table.events("goal_changed"))
    return table.table.survivors


@ruling("BANG-308")
@pytest.mark.parametrize("seed", range(6))
def test_open_roles(seed: int) -> None:
    """Deputy, Outlaw and Renegade are dealt face up: everybody, spectators too, sees all three."""
    match = Match.new("bang", players=3, expansions=["dodge_city"], seed=seed)
    assert isinstance(match.table, BangTable)
    assert sorted(match.table.roles) == ["deputy", "outlaw", "renegade"]
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        view = match.view(seat)
        assert isinstance(view, BangView)
        assert [player.role for player in view.players] == match.table.roles
        assert all(player.role_shown for player in view.players)


@ruling("BANG-308")
def test_roles_are_dealt_at_random() -> None:
    """Every seat gets every role in some game."""
    tables = [Match.new("bang", players=3, expansions=["dodge_city"], seed=seed).table for seed in range(30)]
    dealt = {tuple(table.roles) for table in tables if isinstance(table, BangTable)}
    assert len(dealt) == 6


@ruling("BANG-308")
def test_nobody_has_a_bullet_more() -> None:
    """There is no Sheriff, so everybody has the bullets of his character."""
    table = Match.new(
        "bang", players=3, expansions=["dodge_city"], characters="willy_the_kid,el_gringo,rose_doolan"
    ).table
    assert isinstance(table, BangTable)
    assert table.max_life == [4, 3, 4]


@ruling("BANG-310")
@pytest.mark.parametrize("seed", range(6))
def test_the_deputy_begins(seed: int) -> None:
    """The Deputy takes the first turn, wherever he sits."""
    match = Match.new("bang", players=3, expansions=["dodge_city"], seed=seed)
    assert isinstance(match.table, BangTable)
    assert match.decision is not None
    assert match.table.roles[match.table.active] == "deputy"
    assert match.decision.seat == match.table.active
    assert match.table.turns == 1


@ruling("BANG-310", "BANG-019")
@pytest.mark.parametrize("seed", range(3))
def test_the_deputy_is_first_already_while_characters_are_chosen(seed: int) -> None:
    """Who chooses between two characters can see whose turn comes first."""
    match = Match.new("bang", players=3, expansions=["dodge_city"], seed=seed, two_characters=True)
    view = match.view(None)
    assert isinstance(view, BangView)
    assert view.players[view.active].role == "deputy"


@ruling("BANG-309", "BANG-311")
@pytest.mark.parametrize("killer", PREY)
def test_who_kills_his_own_target_wins(killer: str, table: BangScenario) -> None:
    """The Deputy kills the Renegade, the Renegade the Outlaw, the Outlaw the Deputy: that wins at once, alone."""
    about_to_kill(table, killer, PREY[killer])
    table.plays("BANG!", on=PREY[killer], offered={"Ann", "Bob", "Cat"})
    table.has_life(**({"Ann": 4, "Bob": 4, "Cat": 4} | {PREY[killer]: 0}))
    table.is_over(outcome=ROLE[killer], winners=[killer])


@ruling("BANG-311")
def test_it_must_be_the_lethal_hit(table: BangScenario) -> None:
    """The Deputy wounds the Renegade, who still has a life: nobody has won yet."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={"life": 2})
    table.turn("Ann").plays("BANG!", on="Cat")
    table.has_life(Ann=4, Bob=4, Cat=1)
    assert not goals_changed(table)
    table.is_quiet()


@ruling("BANG-312", "BANG-314")
@pytest.mark.parametrize(("killer", "victim"), [("Ann", "Bob"), ("Bob", "Cat"), ("Cat", "Ann")])
def test_somebody_elses_kill_changes_the_goals(killer: str, victim: str, table: BangScenario) -> None:
    """A player kills the one who hunts him: nobody wins, he draws 3 cards, and both survivors have a new goal."""
    about_to_kill(table, killer, victim)
    table.plays("BANG!", on=victim)
    table.has_life(**({"Ann": 4, "Bob": 4, "Cat": 4} | {victim: 0}))
    assert goals_changed(table)
    other = next(name for name in PREY if name not in (killer, victim))
    table.has_cards(**{killer: 3, victim: 0, other: 0})
    table.is_quiet()


@ruling("BANG-313", "BANG-314")
@pytest.mark.parametrize("last", ["Ann", "Bob"])
def test_the_outlaw_kills_the_renegade(last: str, table: BangScenario) -> None:
    """The Outlaw kills the Renegade: the Deputy has not won. Deputy and Outlaw now fight it out; either may win."""
    table.seats(
        Ann={"life": 1, "hand": ["BANG! KH"]},
        Bob={"life": 1, "hand": ["BANG! QH", "Duel"]},
        Cat={"life": 1},
        deck_top=["Scope", "Saloon", "BANG! 2D" if last == "Bob" else "Barrel"],
    )
    table.turn("Bob").plays("BANG! QH", on="Cat")
    assert goals_changed(table)
    table.has_cards(Ann=1, Bob=4)
    table.plays("Duel", on="Ann", offered={"Ann"})
    table.asked("Ann", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    if last == "Bob":
        table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
        table.has_life(Ann=0, Bob=1, Cat=0)
        table.is_over(outcome="outlaw", winners=["Bob"])
    else:
        table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
        table.has_life(Ann=1, Bob=0, Cat=0)
        table.is_over(outcome="deputy", winners=["Ann"])


@ruling("BANG-312", "BANG-X34")
def test_a_death_by_dynamite_is_nobodys_hit(table: BangScenario) -> None:
    """The Renegade dies by Dynamite, whoever played it: the Deputy has not won, nobody draws, the goals change."""
    table.seats(Ann={}, Bob={}, Cat={"life": 3, "play": ["Dynamite"]}, deck_top=["4S"])
    table.turn("Cat", phase="start")
    table.has_life(Ann=4, Bob=4, Cat=0)
    assert goals_changed(table)
    table.has_cards(Ann=2, Bob=0)
    table.is_quiet("Ann")


@ruling("BANG-312", "BANG-X34", "BANG-X12")
def test_losing_ones_own_duel_is_nobodys_hit(table: BangScenario) -> None:
    """The Renegade challenges the Deputy, who hunts him, and dies of it: the Deputy has not won and draws nothing."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={"life": 1, "hand": ["Duel"]})
    table.turn("Cat").plays("Duel", on="Ann")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=4, Bob=4, Cat=0)
    assert goals_changed(table)
    table.has_cards(Ann=2, Bob=0)
    table.is_quiet("Ann")


@ruling("BANG-311", "BANG-153")
def test_the_challenger_who_wins_the_duel_has_killed(table: BangScenario) -> None:
    """The Deputy challenges the Renegade, who loses his last life: that is the Deputy's own lethal hit."""
    table.seats(Ann={"hand": ["Duel"]}, Bob={}, Cat={"life": 1})
    table.turn("Ann").plays("Duel", on="Cat", offered={"Bob", "Cat"})
    table.has_life(Ann=4, Bob=4, Cat=0)
    table.is_over(outcome="deputy", winners=["Ann"])


@ruling("BANG-312", "BANG-X34")
def test_killing_oneself_is_nobodys_goal(table: BangScenario) -> None:
    """The Renegade shoots himself dead: no reward, and the two others fight it out."""
    table.seats(Ann={}, Bob={}, Cat={"life": 1, "hand": ["BANG!"]})
    table.turn("Cat").plays("BANG!", on="Cat", offered={"Ann", "Bob", "Cat"})
    table.has_life(Ann=4, Bob=4, Cat=0)
    assert goals_changed(table)
    assert not table.events("reward_paid")
    table.is_quiet("Ann")


@ruling("BANG-312")
def test_gatling_kills_one_after_another(table: BangScenario) -> None:
    """The Renegade's Gatling kills the Deputy first, then the Outlaw: he has killed his target and is alone alive."""
    table.seats(Ann={"life": 1}, Bob={"life": 1}, Cat={"hand": ["Gatling"]})
    table.turn("Cat").plays("Gatling")
    table.has_life(Ann=0, Bob=0, Cat=4)
    table.is_over(outcome="renegade", winners=["Cat"])


@ruling("BANG-314", "BANG-291")
def test_herb_hunter_draws_five_for_any_kill(table: BangScenario) -> None:
    """Herb Hunter, the Deputy, kills the Outlaw: 3 cards for the kill, whatever the role, and 2 for his ability."""
    table.seats(Ann={"character": "Herb Hunter", "hand": ["BANG!"]}, Bob={"life": 1}, Cat={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=5, Bob=0, Cat=0)
    table.has_life(Ann=4, Bob=0, Cat=4)
    table.is_quiet()


@ruling("BANG-315")
@pytest.mark.parametrize("jailer", ["Ann", "Bob", "Cat"])
def test_jail_on_anybody(jailer: str, table: BangScenario) -> None:
    """There is no Sheriff: everybody can be jailed by anybody, the Deputy included (and oneself)."""
    players: dict[str, Player] = {"Ann": {}, "Bob": {}, "Cat": {}}
    lay(table, players | {jailer: {"hand": ["Jail"]}})
    others = [name for name in players if name != jailer]
    table.turn(jailer).plays("Jail", on=others[0], offered=players)
    table.has_in_play(**{others[0]: ["Jail"], others[1]: [], jailer: []})
    table.is_quiet()


@ruling("BANG-316", "BANG-139")
def test_beer_has_no_effect_with_two_left(table: BangScenario) -> None:
    """The Renegade is dead: the Deputy's Beer heals nothing."""
    table.seats(Ann={"hand": ["Beer"], "life": 2}, Bob={}, Cat=OUT)
    table.turn("Ann").plays("Beer")
    table.has_life(Ann=2, Bob=4, Cat=0)
    table.is_quiet()


@ruling("BANG-316", "BANG-139")
def test_beer_does_not_save_the_last_life_with_two_left(table: BangScenario) -> None:
    """Only Deputy and Outlaw are left: the Outlaw's last hit kills the Deputy in spite of his Beer."""
    table.seats(Ann={"hand": ["Beer"], "life": 1}, Bob={"hand": ["BANG!"]}, Cat=OUT)
    table.turn("Bob").plays("BANG!", on="Ann", offered={"Ann", "Bob"})
    table.asked("Ann", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=0, Bob=4, Cat=0)
    table.is_over(outcome="outlaw", winners=["Bob"])


@ruling("BANG-316", "BANG-131")
def test_beer_works_with_three(table: BangScenario) -> None:
    """While all three are alive a Beer heals 1 life, also at the last one."""
    table.seats(Ann={"hand": ["Beer"], "life": 1}, Bob={"hand": ["BANG!", "Beer"], "life": 2}, Cat={})
    table.turn("Bob").plays("Beer")
    table.plays("BANG!", on="Ann")
    table.asked("Ann", kind="defend", options=[None]).answers(None)
    table.asked("Ann", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=1, Bob=3, Cat=4)
    table.is_quiet()
