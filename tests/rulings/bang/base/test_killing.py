"""Killing a character, rewards and penalties, the end of the game (BANG-005 to BANG-008, BANG-056 to BANG-064)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-056", "BANG-128")
def test_the_last_life(table: BangScenario) -> None:
    """Bob at 1 life is shot: with a Beer he lives on with 1 life, the Beer is gone."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"life": 1, "hand": ["Beer", "Scope"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Bob=["Scope"])
    table.pile_is("Beer")
    table.is_quiet()


@ruling("BANG-056", "BANG-057")
def test_an_eliminated_player_leaves_everything(table: BangScenario) -> None:
    """Bob, the Renegade, dies: role shown, hand and cards in play on the discard pile."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Scope"]},
        Bob={"role": "renegade", "life": 1, "hand": ["Duel"], "play": ["Mustang", "Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Bob=[])
    table.has_in_play(Bob=[])
    table.pile_is("BANG!", "Duel", "Mustang", "Jail")
    assert [(event.seat, event.role) for event in table.events("player_eliminated")] == [(1, "renegade")]
    table.is_quiet()


@ruling("BANG-058")
def test_the_sheriff_kills_a_deputy(table: BangScenario) -> None:
    """Ann, the Sheriff, kills the Deputy: her two hand cards and her Scope are discarded; no reward."""
    table.seats(
        Ann={"hand": ["BANG!", "Beer", "Duel"], "play": ["Scope"]},
        Bob={"role": "deputy", "life": 1},
        Cat={},
        Dan={},
        Eve={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_hand(Ann=[])
    table.has_in_play(Ann=[])
    table.pile_is("BANG!", "Beer", "Duel", "Scope")
    assert table.events("reward_paid") == []
    table.is_quiet()


@ruling("BANG-058")
def test_others_may_kill_a_deputy(table: BangScenario) -> None:
    """An Outlaw who kills the Deputy keeps his cards."""
    table.seats(
        Ann={}, Bob={"role": "deputy", "life": 1}, Cat={"role": "outlaw", "hand": ["BANG!", "Beer"]}, Dan={}, Eve={}
    )
    table.turn("Cat").plays("BANG!", on="Bob")
    table.has_hand(Cat=["Beer"])
    table.is_quiet()


@ruling("BANG-059")
def test_three_cards_for_an_outlaw(table: BangScenario) -> None:
    """Ann kills an Outlaw and draws 3 cards."""
    table.seats(
        deck_top=["Beer", "Duel", "Jail"],
        Ann={"hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_hand(Ann=["Beer", "Duel", "Jail"])
    table.is_quiet()


@ruling("BANG-007", "BANG-059")
def test_outlaws_may_kill_each_other_for_the_reward(table: BangScenario) -> None:
    """Bob and Cat are Outlaws: Bob kills Cat and draws 3 cards too."""
    table.seats(
        Ann={},
        Bob={"role": "outlaw", "hand": ["BANG!"]},
        Cat={"role": "outlaw", "life": 1},
        Dan={},
    )
    table.turn("Bob").plays("BANG!", on="Cat")
    table.has_cards(Bob=3)
    table.is_quiet()


@ruling("BANG-060", "BANG-X12")
def test_an_outlaw_who_dies_in_his_own_duel(table: BangScenario) -> None:
    """Bob, an Outlaw at 1 life, duels Ann and has no BANG!: he is dead, and nobody draws 3 cards."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1, "hand": ["Duel"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob").plays("Duel", on="Ann")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_cards(Ann=0, Cat=2, Dan=0)
    table.is_quiet("Cat")


@ruling("BANG-X12")
def test_a_deputy_who_dies_in_his_own_duel_costs_the_sheriff_nothing(table: BangScenario) -> None:
    """Bob, the Deputy, duels the Sheriff and dies of it: Ann keeps her cards."""
    table.seats(
        Ann={"hand": ["BANG!", "Beer"], "play": ["Scope"]},
        Bob={"role": "deputy", "life": 1, "hand": ["Duel"]},
        Cat={},
        Dan={},
        Eve={},
    )
    table.turn("Bob").plays("Duel", on="Ann")
    table.asked("Ann").answers("BANG!")
    table.has_hand(Ann=["Beer"])
    table.has_in_play(Ann=["Scope"])
    table.is_quiet("Cat")


@ruling("BANG-059")
def test_whoever_wins_a_duel_that_another_played_gets_no_reward_but_the_challenger_does(table: BangScenario) -> None:
    """Ann duels the Outlaw Bob, who has no BANG! and dies: Ann draws 3 cards."""
    table.seats(Ann={"hand": ["Duel"]}, Bob={"role": "outlaw", "life": 1}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob")
    table.has_cards(Ann=3)
    table.is_quiet()


@ruling("BANG-061")
def test_the_sheriff_dies_outlaws_win(table: BangScenario) -> None:
    """An Outlaw shoots the Sheriff while the Renegade lives: the Outlaws win, the dead one too."""
    table.seats(
        Ann={"life": 1},
        Bob={"role": "outlaw", "hand": ["BANG!"]},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "renegade"},
    )
    table.turn("Bob").plays("BANG!", on="Ann")
    table.is_over(outcome="outlaws", winners=["Bob", "Cat"])


@ruling("BANG-008", "BANG-061")
def test_the_renegade_alone(table: BangScenario) -> None:
    """Only the Renegade and the Sheriff are left, and the Sheriff dies: the Renegade wins."""
    table.seats(
        Ann={"life": 1},
        Bob={"role": "outlaw", "dead": True},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "renegade", "hand": ["BANG!"]},
    )
    table.turn("Dan").plays("BANG!", on="Ann")
    table.is_over(outcome="renegade", winners=["Dan"])


@ruling("BANG-005", "BANG-006", "BANG-062")
def test_the_law_wins(table: BangScenario) -> None:
    """The last Outlaw dies after the Renegade: the Sheriff wins, and so does the Deputy who is long dead."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "renegade", "dead": True},
        Eve={"role": "deputy", "dead": True},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.is_over(outcome="law", winners=["Ann", "Eve"])


@ruling("BANG-063")
def test_the_renegade_alone_against_the_law(table: BangScenario) -> None:
    """All Outlaws are dead but the Renegade lives: the game goes on."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "renegade"},
        Eve={"role": "deputy"},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=0, Cat=0, Dan=4, Eve=4)
    table.is_quiet()


@ruling("BANG-006", "BANG-064")
def test_dead_outlaws_win(table: BangScenario) -> None:
    """The Sheriff dies while the Renegade and a Deputy live: the Outlaws win although none of them lives."""
    table.seats(
        Ann={"life": 1},
        Bob={"role": "outlaw", "dead": True},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "renegade", "hand": ["BANG!"]},
        Eve={"role": "deputy"},
    )
    table.turn("Dan").plays("BANG!", on="Ann")
    table.is_over(outcome="outlaws", winners=["Bob", "Cat"])


@ruling("BANG-X14")
def test_the_game_ends_before_rewards(table: BangScenario) -> None:
    """The last Outlaw dies: nobody draws 3 cards any more."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "renegade", "dead": True},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.is_over(outcome="law", winners=["Ann"])
    table.has_cards(Ann=0)
    assert table.events("reward_paid") == []


@ruling("BANG-099", "BANG-X04")
def test_the_dead_choose_the_top_card_where_pedro_ramirez_waits(table: BangScenario) -> None:
    """Bob dies with three cards; Pedro is in play, so Bob chooses which of them ends on top."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "renegade", "life": 1, "hand": ["Duel", "Beer"], "play": ["Scope"]},
        Cat={"character": "Pedro Ramirez"},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance").answers(None)
    assert not table.match.is_out(table.seat("Bob")), "who still chooses must not see all cards yet"
    table.asked("Bob", kind="choose_top", options=["Duel", "Beer", "Scope"]).answers("Duel")
    assert table.match.is_out(table.seat("Bob"))
    table.pile_is("BANG!", "Beer", "Scope", "Duel")
    table.is_quiet()
