"""John Pain and Lee Van Kliff."""

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.wild_west_show.stage import in_force, next_up, showing


def may_repeat(table: BangScenario, name: str) -> set[tuple[str, ...]]:
    labels = [label for label in table.offered(name) if isinstance(label, tuple)]
    return {label[1:] for label in labels if label[0] == "lee_van_kliff"}


# -------------------------------------------------------------------- John Pain


@ruling("BANG-713", "BANG-X85")
def test_he_takes_the_card_of_anybodys_check(table: BangScenario) -> None:
    """Bob's Barrel turns up a Beer: John has it, and it is not on the pile."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"play": ["Barrel"]},
        Cat={"character": "John Pain"},
        Dan={},
        deck_top=("Beer 6H",),
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers("Barrel")
    table.has_hand(Cat=["Beer"])
    table.pile_is("BANG!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    assert not table.table.held_back
    table.is_quiet()


@ruling("BANG-X85")
def test_with_six_cards_he_takes_none(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"play": ["Barrel"]},
        Cat={"character": "John Pain", "hand": ["Beer", "Duel", "Gatling", "Saloon", "Missed!", "Panic!"]},
        Dan={},
        deck_top=("Beer 6H",),
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers("Barrel")
    table.has_cards(Cat=6)
    table.pile_is("Beer 6H")
    table.is_quiet()


@ruling("BANG-X85")
def test_with_five_he_does(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"play": ["Barrel"]},
        Cat={"character": "John Pain", "hand": ["Beer", "Duel", "Gatling", "Saloon", "Missed!"]},
        Dan={},
        deck_top=("Beer 6H",),
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers("Barrel")
    table.has_cards(Cat=6)
    table.pile_is("BANG!")
    table.is_quiet()


@ruling("BANG-714", "BANG-713")
@needs("dodge_city")
def test_the_beer_of_the_check_does_not_save_him(table: BangScenario) -> None:
    """John with 1 life tries his Barrel and turns up a Beer, no heart: the shot kills him, Beer in hand."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"character": "John Pain", "life": 1, "play": ["Barrel"]},
        Cat={},
        Dan={},
        deck_top=("Beer 6S",),
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers("Barrel")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.cannot_play("Beer", why="bang-why-held-back", ruling="BANG-713")
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    assert not table.table.alive(Seat(1))
    table.is_quiet()


@ruling("BANG-713")
def test_a_missed_of_the_check_does_not_help_against_the_same_shot(table: BangScenario) -> None:
    """His Barrel turns up a Missed!: against this shot it is no good, against the next one it is."""
    table.seats(
        Ann={"hand": ["BANG!", "BANG!"], "play": ["Volcanic"]},
        Bob={"character": "John Pain", "play": ["Barrel"]},
        Cat={},
        Dan={},
        deck_top=("Missed! 2S",),
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers("Barrel")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", "Barrel", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-713", "BANG-X85")
@needs("dodge_city")
def test_in_the_middle_of_a_gatling_the_next_shot_is_another(table: BangScenario) -> None:
    """Bob's Barrel saves him from Ann's Gatling with a Missed! of hearts; John, next in line, may play that card."""
    table.seats(
        Ann={"hand": ["Gatling"]},
        Bob={"play": ["Barrel"], "character": "Lucky Duke"},
        Cat={"character": "John Pain"},
        Dan={},
        deck_top=("Dodge KH", "2S"),
    )
    table.turn("Ann").plays("Gatling")
    table.asked("Bob", kind="defend").answers("Barrel")
    table.asked("Bob", kind="choose_checked").answers("Dodge KH")
    table.asked("Cat", kind="defend", options=["Dodge", None]).answers("Dodge")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-715")
def test_of_several_cards_he_gets_the_one_that_counts(table: BangScenario) -> None:
    """Lucky Duke turns up two cards for his Barrel and chooses the heart: John gets that one only."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"play": ["Barrel"], "character": "Lucky Duke"},
        Cat={"character": "John Pain"},
        Dan={},
        deck_top=("2S", "Beer 6H"),
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers("Barrel")
    table.asked("Bob", kind="choose_checked").answers("Beer 6H")
    table.has_hand(Cat=["Beer"])
    table.pile_is("BANG!", "2S")
    table.is_quiet()


@ruling("BANG-713")
def test_after_a_lost_turn_he_may_use_the_card(table: BangScenario) -> None:
    """Bob stays in Jail: the matter is settled, and John may use the card in Cat's turn."""
    table.seats(
        Ann={},
        Bob={"play": ["Jail"]},
        Cat={"hand": ["BANG!"]},
        Dan={"character": "John Pain"},
        deck_top=("Missed! 2S",),
    )
    table.turn("Bob", phase="start")
    table.asked("Cat", kind="play_cards")
    table.plays("BANG!", on="Dan")
    table.asked("Dan", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Cat")


# -------------------------------------------------------------------- Lee Van Kliff


@ruling("BANG-716", "BANG-717")
def test_a_bang_may_repeat_a_bang(table: BangScenario) -> None:
    """Lee shoots Bob, then discards a BANG! and shoots Dan; a third one he can neither play nor discard for it."""
    table.seats(Ann={"character": "Lee Van Kliff", "hand": ["BANG!", "BANG!", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert not may_repeat(table, "Ann")
    table.plays("BANG!", on="Bob")
    table.uses("Lee Van Kliff", on="Dan", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=3)
    assert table.table.bangs == 1
    assert not may_repeat(table, "Ann")
    table.may_play()
    table.is_quiet()


@ruling("BANG-X86")
def test_targets_are_chosen_anew(table: BangScenario) -> None:
    """Panic! on Bob, repeated on Dan, who now has a card to lose; Cat is too far."""
    table.seats(
        Ann={"character": "Lee Van Kliff", "hand": ["Panic!", "BANG!"]},
        Bob={"hand": ["Beer"]},
        Cat={"hand": ["Duel"]},
        Dan={"hand": ["Saloon"]},
    )
    table.turn("Ann").plays("Panic!", on="Bob")
    table.uses("Lee Van Kliff", on="Dan", offered={"Ann", "Dan"})
    table.has_hand(Ann=["Beer", "Saloon"], Bob=[], Cat=["Duel"], Dan=[])
    table.pile_is("Panic!", "BANG!")
    table.is_quiet()


@ruling("BANG-X86")
def test_only_the_last_card_played_and_only_a_brown_one(table: BangScenario) -> None:
    """After a Barrel the Stagecoach before it cannot be repeated any more."""
    table.seats(Ann={"character": "Lee Van Kliff", "hand": ["Stagecoach", "Barrel", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Stagecoach")
    assert may_repeat(table, "Ann") == {("bang",)}
    table.plays("Barrel")
    assert not may_repeat(table, "Ann")
    table.is_quiet()


@ruling("BANG-X86")
def test_not_in_the_next_turn(table: BangScenario) -> None:
    """What he played last in one turn he does not repeat in the next."""
    table.seats(Ann={"character": "Lee Van Kliff", "hand": ["Beer", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer")
    table.ends_turn()
    for name in ("Bob", "Cat", "Dan"):
        table.asked(name, kind="play_cards").answers("end turn")
    assert not may_repeat(table, "Ann")
    table.is_quiet("Ann")


@ruling("BANG-X86")
@needs("dodge_city")
def test_a_price_is_not_paid_again(table: BangScenario) -> None:
    """Springfield costs him a card; its repetition only the BANG!."""
    table.seats(
        Ann={"character": "Lee Van Kliff", "hand": ["Springfield", "Beer", "BANG!", "Duel"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("Springfield", on="Cat")
    table.asked("Ann", kind="pay_card").answers("Beer")
    table.uses("Lee Van Kliff", on="Cat")
    table.has_life(Ann=5, Bob=4, Cat=2, Dan=4)
    table.has_hand(Ann=["Duel"])
    table.is_quiet()


@ruling("BANG-718")
def test_a_repeated_stagecoach_turns_no_card(table: BangScenario) -> None:
    """Stagecoach brings Gag; repeated it brings two cards and nothing else."""
    table.seats(Ann={"character": "Lee Van Kliff", "hand": ["Stagecoach", "BANG!"]}, Bob={}, Cat={}, Dan={})
    next_up(table, "Gag")
    table.turn("Ann").plays("Stagecoach")
    table.uses("Lee Van Kliff")
    table.has_cards(Ann=4)
    assert in_force(table) == "gag"
    assert len(table.events("event_turned")) == 1
    table.is_quiet()


@ruling("BANG-719")
def test_a_repetition_counts_for_miss_susanna(table: BangScenario) -> None:
    """Mustang, Beer and its repetition are three cards: Lee keeps his life."""
    table.seats(Ann={"character": "Lee Van Kliff", "hand": ["Mustang", "Beer", "BANG!"]}, Bob={}, Cat={}, Dan={})
    showing(table, "Miss Susanna")
    table.turn("Ann").plays("Mustang")
    table.plays("Beer")
    table.uses("Lee Van Kliff")
    table.ends_turn()
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-724")
def test_with_showdown_any_card_will_do(table: BangScenario) -> None:
    """Lee plays a Beer and may discard BANG!, Barrel or Missed! to repeat it; without Showdown only the BANG!."""
    hand = ["Beer", "Barrel", "Missed!", "BANG!", "Saloon"]
    table.seats(Ann={"character": "Lee Van Kliff", "hand": hand, "life": 2}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer")
    assert may_repeat(table, "Ann") == {("bang",)}
    showing(table, "Showdown")
    table.plays("Saloon")
    assert may_repeat(table, "Ann") == {("bang",), ("barrel",), ("missed",)}
    table.uses("Lee Van Kliff", card="Barrel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X86")
@needs("dodge_city")
def test_the_suit_is_that_of_the_card_repeated(table: BangScenario) -> None:
    """A BANG! of diamonds does nothing to Apache Kid, and neither does its repetition for a BANG! of clubs."""
    table.seats(
        Ann={"character": "Lee Van Kliff", "hand": ["BANG! 7D", "BANG! 2C"]},
        Bob={"character": "Apache Kid"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG! 7D", on="Bob")
    table.uses("Lee Van Kliff", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    assert len(table.events("unaffected")) == 2
    table.is_quiet()
