"""The course of play: turns and phases (BANG-034 to BANG-055)."""

from sagebrush import Match
from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-034")
def test_the_sheriff_begins_and_turns_go_clockwise(table: BangScenario) -> None:
    """Cat is the Sheriff of four: her turn, then Dan's, Ann's and Bob's."""
    match = Match.new("bang", players=4, names=["Ann", "Bob", "Cat", "Dan"], seed=3, sheriff=3)
    assert isinstance(match.table, BangTable)
    assert match.table.active == 2
    table.seats(Ann={"role": "outlaw"}, Bob={}, Cat={}, Dan={})
    table.turn("Dan")
    for following in ("Ann", "Bob", "Cat", "Dan"):
        table.ends_turn()
        assert table.active == following
    table.is_quiet("Dan")


@ruling("BANG-035", "BANG-036", "BANG-055")
def test_three_phases(table: BangScenario) -> None:
    """Ann at 3 lives draws the top two cards, plays one, must discard one; then it is Bob's turn."""
    table.seats(
        deck_top=["Beer", "Saloon", "Duel", "Jail"],
        Ann={"life": 3, "hand": ["Mustang", "Scope", "Panic!"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="start")
    table.has_hand(Ann=["Mustang", "Scope", "Panic!", "Beer", "Saloon"])
    table.plays("Mustang").ends_turn()
    table.asked("Ann", kind="discard_excess").answers("Panic!")
    table.has_hand(Ann=["Scope", "Beer", "Saloon"], Bob=["Duel", "Jail"])
    table.is_quiet("Bob")


@ruling("BANG-037")
def test_the_discard_pile_becomes_the_deck(table: BangScenario) -> None:
    """Only one card is left in the deck: Ann draws it, the pile of two is shuffled, and she draws one of them."""
    table.seats(pile=["Beer", "Duel"], Ann={}, Bob={}, Cat={}, Dan={})
    table.laid.deck = table.laid.deck[-1:]
    table.turn("Ann", phase="draw")
    table.has_cards(Ann=2)
    assert len(table.table.deck) == 1
    assert table.table.pile == []
    assert [event.count for event in table.events("deck_shuffled")] == [2]
    table.is_quiet()


@ruling("BANG-037", "BANG-X15")
def test_no_card_left_at_all(table: BangScenario) -> None:
    """Deck and pile are empty: Ann simply draws nothing."""
    table.seats(Ann={"hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    table.laid.deck = []
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Beer"])
    table.is_quiet()


@ruling("BANG-038")
def test_abilities_change_phase_1(table: BangScenario) -> None:
    """Pedro Ramirez may begin with the discard pile."""
    table.seats(pile=["Gatling"], deck_top=["Beer"], Ann={"character": "Pedro Ramirez"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="choose_source", options=["deck", "pile"]).answers("pile")
    table.has_hand(Ann=["Gatling", "Beer"])
    table.is_quiet()


@ruling("BANG-039")
def test_playing_nothing_is_allowed(table: BangScenario) -> None:
    """Ann holds three cards, plays none, and it is Bob's turn."""
    table.seats(Ann={"hand": ["Beer", "Stagecoach", "Saloon"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").ends_turn()
    table.has_hand(Ann=["Beer", "Stagecoach", "Saloon"])
    table.is_quiet("Bob")


@ruling("BANG-039", "BANG-040")
def test_any_number_of_cards(table: BangScenario) -> None:
    """For herself, for all, against Bob: Ann plays six cards in one turn."""
    table.seats(
        Ann={"life": 3, "hand": ["Beer 6H", "Beer 7H", "Mustang", "Saloon", "BANG!", "Cat Balou"]},
        Bob={"play": ["Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Beer").plays("Beer").plays("Mustang").plays("Saloon")
    table.plays("BANG!", on="Bob").plays("Cat Balou", on="Bob", offered={"Ann", "Bob"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_in_play(Ann=["Mustang"], Bob=[])
    table.is_quiet()


@ruling("BANG-041")
def test_one_bang_a_turn(table: BangScenario) -> None:
    """After her BANG! Ann cannot play the second one; in her next turn she can again."""
    table.seats(Ann={"hand": ["BANG! 2C", "BANG! 3C"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.may_play()
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    for _ in range(4):
        table.ends_turn()
    assert table.active == "Ann"
    table.plays("BANG! 3C", on="Bob").asked("Bob").answers(None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-042", "BANG-151")
def test_other_cards_with_a_bang_effect_are_not_limited(table: BangScenario) -> None:
    """Ann plays her BANG! and then Gatling all the same, and the other way round."""
    table.seats(Ann={"hand": ["BANG!", "Gatling"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").plays("Gatling")
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-043", "BANG-046")
def test_no_two_cards_of_one_name(table: BangScenario) -> None:
    """Ann has a Barrel in play and cannot play the second one; a Mustang she can."""
    table.seats(Ann={"hand": ["Barrel", "Mustang"], "play": ["Barrel"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").may_play("Mustang")
    table.cannot_play("Barrel", why="bang-why-same-name", ruling="BANG-043")
    table.is_quiet()


@ruling("BANG-044", "BANG-117")
def test_a_new_weapon_replaces_the_old_one(table: BangScenario) -> None:
    """Ann puts a Winchester down: her Schofield goes to the discard pile."""
    table.seats(Ann={"hand": ["Winchester"], "play": ["Schofield", "Barrel"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Winchester")
    table.has_in_play(Ann=["Barrel", "Winchester"])
    table.pile_is("Schofield")
    table.is_quiet()


@ruling("BANG-045")
def test_the_same_weapon_may_not_be_played(table: BangScenario) -> None:
    """Ann has a Schofield in play: the Schofield in her hand stays there."""
    table.seats(Ann={"hand": ["Schofield"], "play": ["Schofield"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").may_play()
    table.cannot_play("Schofield", why="bang-why-same-weapon", ruling="BANG-045")
    table.is_quiet()


@ruling("BANG-047")
def test_two_jails_for_two_players(table: BangScenario) -> None:
    """Bob jails Cat; his second Jail cannot go there too (nor to Ann, the Sheriff)."""
    table.seats(Ann={}, Bob={"hand": ["Jail JS", "Jail 10S"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Jail", on="Cat", offered={"Bob", "Cat", "Dan"})
    table.plays("Jail", on="Dan", offered={"Bob", "Dan"})
    table.has_in_play(Ann=[], Bob=[], Cat=["Jail"], Dan=["Jail"])
    table.is_quiet()


@ruling("BANG-048", "BANG-067")
def test_a_brown_card_acts_at_once(table: BangScenario) -> None:
    """Stagecoach lies on the discard pile and Ann has two cards more."""
    table.seats(Ann={"hand": ["Stagecoach"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Stagecoach")
    table.pile_is("Stagecoach")
    table.has_cards(Ann=2)
    table.is_quiet()


@ruling("BANG-049", "BANG-067")
def test_a_blue_card_stays(table: BangScenario) -> None:
    """A Mustang lies in front of its player, Jail in front of its victim; nothing is discarded."""
    table.seats(Ann={"hand": ["Mustang", "Jail"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Mustang").plays("Jail", on="Cat")
    table.has_in_play(Ann=["Mustang"], Bob=[], Cat=["Jail"], Dan=[])
    assert table.table.pile == []
    table.is_quiet()


@ruling("BANG-050")
def test_blue_cards_stay_until_removed(table: BangScenario) -> None:
    """Bob's Mustang is still there a round later; Cat Balou removes it."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Mustang"]}, Cat={}, Dan={})
    table.turn("Bob")
    for _ in range(3):
        table.ends_turn()
    table.has_in_play(Bob=["Mustang"])
    assert table.active == "Ann"
    table.plays("Cat Balou", on="Bob")
    table.has_in_play(Bob=[])
    table.is_quiet("Ann")


@ruling("BANG-051")
def test_as_many_cards_in_play_as_one_likes(table: BangScenario) -> None:
    """Five different blue cards, one of them a weapon."""
    hand = ["Barrel", "Mustang", "Scope", "Dynamite", "Remington"]
    table.seats(Ann={"hand": hand}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    for card in hand:
        table.plays(card)
    table.has_in_play(Ann=hand)
    table.is_quiet()


@ruling("BANG-052", "BANG-053", "BANG-099")
def test_discarding_down_to_ones_lives(table: BangScenario) -> None:
    """Ann at 2 lives holds 5 cards: she discards three, one by one in the order she likes."""
    table.seats(Ann={"life": 2, "hand": ["Beer", "Duel", "Panic!", "Scope", "Jail"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").ends_turn()
    for left, card in ((3, "Jail"), (2, "Beer"), (1, "Scope")):
        question = table.decision("Ann", "discard_excess").question
        assert getattr(question, "left") == left  # noqa: B009
        table.asked("Ann").answers(card)
    table.pile_is("Jail", "Beer", "Scope")
    table.has_hand(Ann=["Duel", "Panic!"])
    table.is_quiet("Bob")


@ruling("BANG-054")
def test_no_free_discards(table: BangScenario) -> None:
    """Ann holds exactly as many cards as she has lives: she is not asked, and keeps them all."""
    table.seats(Ann={"life": 2, "hand": ["Beer", "Duel"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").ends_turn()
    table.has_hand(Ann=["Beer", "Duel"])
    assert table.table.hand_limit(Seat(0)) == 2
    table.is_quiet("Bob")
