"""Events about shooting: Sniper, Ricochet, Russian Roulette and A Fistful Of Cards."""

from __future__ import annotations

from sagebrush import Match, Seat
from sagebrush.games.bang.event_deck import deck_of
from sagebrush.games.bang.round_events import DECK
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import in_force, pass_turns, under

TWO = ["BANG! 2D", "BANG! 3D"]


def test_fifteen_cards() -> None:
    match = Match.new("bang", players=4, expansions=["fistful_of_cards"], seed=1)
    assert isinstance(match.table, BangTable)
    deck = deck_of(match.table, DECK)
    assert (len(deck.cards), deck.cards[0], deck.aside) == (15, "a_fistful_of_cards", [])


# -------------------------------------------------------------------- Sniper


@ruling("BANG-691", "BANG-692")
def test_a_sniper_needs_two_missed(table: BangScenario) -> None:
    """One Missed! is not enough for Bob; afterwards Ann still has her BANG! card of the turn."""
    table.seats(Ann={"hand": [*TWO, "BANG! 4D"]}, Bob={"hand": ["Missed!", "Beer"]}, Cat={}, Dan={})
    under(table, "Sniper")
    table.turn("Ann")
    snipes = {label for label in table.offered() if isinstance(label, tuple) and label[0] == "snipe"}
    assert snipes == {("snipe", "ann"), ("snipe", "bob"), ("snipe", "dan")}
    table.asked("Ann").answers(("snipe", "Bob"))
    table.asked("Ann", kind="pay_card").answers("BANG! 2D")
    table.asked("Ann", kind="pay_card").answers("BANG! 4D")
    table.asked("Bob", kind="defend").answers("Missed!")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.plays("BANG! 3D", on="Dan")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-692")
def test_any_two_missed_effects_will_do(table: BangScenario) -> None:
    """A Barrel and a card, together."""
    table.seats(deck_top=["5H"], Ann={"hand": TWO}, Bob={"hand": ["Missed!"], "play": ["Barrel"]}, Cat={}, Dan={})
    under(table, "Sniper")
    table.turn("Ann").asked("Ann").answers(("snipe", "Bob"))
    table.asked("Bob").answers("Barrel")
    table.asked("Bob").answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-691")
def test_as_often_as_there_are_cards(table: BangScenario) -> None:
    table.seats(Ann={"hand": [*TWO, "BANG! 4D", "BANG! 5D"]}, Bob={}, Cat={}, Dan={})
    under(table, "Sniper")
    table.turn("Ann")
    for _ in range(2):
        table.asked("Ann").answers(("snipe", "Bob"))
        while table.decision("Ann").question.kind == "pay_card":
            table.asked("Ann").answers("BANG!")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_cards(Ann=0)
    assert table.offered() == {"end_turn"}
    table.is_quiet()


@ruling("BANG-691", "BANG-X67")
def test_one_bang_is_not_enough(table: BangScenario) -> None:
    """A Missed! does not help, except for Calamity Janet, to whom it is a BANG! card."""
    table.seats(Ann={"hand": ["BANG!", "Missed!"]}, Bob={"character": "Calamity Janet", "hand": []}, Cat={}, Dan={})
    under(table, "Sniper")
    table.turn("Ann")
    assert ("snipe", "bob") not in table.offered()
    table.is_quiet()
    table.seats(Ann={"character": "Calamity Janet", "hand": ["BANG!", "Missed!"]}, Bob={}, Cat={}, Dan={})
    under(table, "Sniper")
    table.turn("Ann").asked("Ann").answers(("snipe", "Bob"))
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X67")
@needs("dodge_city")
def test_slab_and_apache_kid_as_to_snipers(table: BangScenario) -> None:
    """Slab's shot still needs two; two diamonds leave Apache Kid alone, one of them does not."""
    table.seats(Ann={"character": "Slab the Killer", "hand": TWO}, Bob={"hand": ["Missed!", "Missed!"]}, Cat={}, Dan={})
    under(table, "Sniper")
    table.turn("Ann").asked("Ann").answers(("snipe", "Bob"))
    table.asked("Bob").answers("Missed!")
    table.asked("Bob").answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
    for hand, life in ((TWO, 3), (["BANG! 2D", "BANG! 2C"], 2)):
        table.seats(Ann={"hand": hand}, Bob={"character": "Apache Kid"}, Cat={}, Dan={})
        under(table, "Sniper")
        table.turn("Ann").asked("Ann").answers(("snipe", "Bob"))
        table.has_life(Ann=5, Bob=life, Cat=4, Dan=4)
        table.is_quiet()


# -------------------------------------------------------------------- Ricochet


@ruling("BANG-701")
def test_a_card_is_shot_out_of_play(table: BangScenario) -> None:
    """Cat sits too far away for Ann's Colt, which does not matter; and Ann may shoot as ever afterwards."""
    table.seats(Ann={"hand": TWO, "play": ["Scope"]}, Bob={}, Cat={"play": ["Barrel", "Mustang"]}, Dan={}, Eve={})
    under(table, "Ricochet")
    table.turn("Ann")
    shots = {label for label in table.offered() if isinstance(label, tuple) and label[0] == "shoot_at_card"}
    assert shots == {
        ("shoot_at_card", "ann", "scope"),
        ("shoot_at_card", "cat", "barrel"),
        ("shoot_at_card", "cat", "mustang"),
    }
    table.asked("Ann").answers(("shoot_at_card", "Cat", "Mustang"))
    table.asked("Ann", kind="pay_card").answers("BANG! 3D")
    table.asked("Cat", kind="save_card", options=["Barrel", None]).answers(None)
    table.has_in_play(Cat=["Barrel"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4, Eve=4)
    table.plays("BANG! 2D", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4, Eve=4)
    table.is_quiet()


@ruling("BANG-701")
def test_a_missed_effect_saves_the_card(table: BangScenario) -> None:
    """Bob's Barrel catches the first shot, his Missed! the second; the third one takes the Barrel away."""
    table.seats(
        deck_top=["5H", "5C", "5S"],
        Ann={"hand": [*TWO, "BANG! 4D"]},
        Bob={"hand": ["Missed!"], "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    under(table, "Ricochet")
    table.turn("Ann")
    for answers in (["Barrel"], ["Barrel", "Missed!"], ["Barrel"]):
        table.asked("Ann").answers(("shoot_at_card", "Bob", "Barrel"))
        if table.decision().question.kind == "pay_card":
            table.asked("Ann").answers("BANG!")
        for answer in answers:
            table.asked("Bob", kind="save_card").answers(answer)
    table.has_in_play(Bob=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X67")
@needs("dodge_city")
def test_ricochet_against_ones_own_dynamite(table: BangScenario) -> None:
    """Ann shoots the Dynamite away that lies in front of her; a diamond leaves Apache Kid's Barrel alone."""
    table.seats(
        Ann={"hand": [*TWO, "BANG! 4D"], "play": ["Dynamite"]},
        Bob={"character": "Apache Kid", "play": ["Scope"]},
        Cat={},
        Dan={},
    )
    under(table, "Ricochet")
    table.turn("Ann").asked("Ann").answers(("shoot_at_card", "Ann", "Dynamite"))
    table.asked("Ann").answers("BANG! 2D")
    table.asked("Ann", kind="save_card", options=[None]).answers(None)
    table.has_in_play(Ann=[])
    table.asked("Ann").answers(("shoot_at_card", "Bob", "Scope"))
    table.asked("Ann").answers("BANG! 3D")
    table.has_in_play(Bob=["Scope"])
    assert [event.seat for event in table.events("unaffected")] == [1]
    table.is_quiet()


@ruling("BANG-701")
@needs("dodge_city")
def test_a_green_card_may_save_itself(table: BangScenario) -> None:
    """Bob uses the very Bible that Ann shoots at: the shot is cancelled, and he draws a card."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Bible"]}, Cat={}, Dan={})
    under(table, "Ricochet")
    table.turn("Ann").asked("Ann").answers(("shoot_at_card", "Bob", "Bible"))
    table.asked("Bob", options=["Bible", None]).answers("Bible")
    table.has_in_play(Bob=[])
    table.has_cards(Bob=1)
    table.is_quiet()


@ruling("BANG-701")
@needs("dodge_city")
def test_what_saves_no_card(table: BangScenario) -> None:
    """Bob is told why his Beer and his Bible in hand do not help, nor his Barrel in Belle Star's turn."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Belle Star"},
        Bob={"play": ["Barrel"], "hand": ["Beer", "Bible"]},
        Cat={},
        Dan={},
    )
    under(table, "Ricochet")
    table.turn("Ann").asked("Ann").answers(("shoot_at_card", "Bob", "Barrel"))
    table.cannot_play("Beer", why="bang-why-not-a-missed", ruling="BANG-190")
    table.cannot_play("Bible", why="bang-why-only-from-play", ruling="BANG-255")
    table.cannot_play("Barrel", why="bang-why-belle-star", ruling="BANG-279")
    table.asked("Bob", kind="save_card", options=[None]).answers(None)
    table.has_in_play(Bob=[])
    table.is_quiet()


@ruling("BANG-701")
def test_no_bang_no_ricochet(table: BangScenario) -> None:
    """And without the event no card is shot at at all."""
    table.seats(Ann={"hand": ["Missed!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    under(table, "Ricochet", coming=["Ambush"])
    table.turn("Ann")
    assert table.offered() == {"end_turn"}
    table.is_quiet()


# -------------------------------------------------------------------- Russian Roulette


@ruling("BANG-703")
def test_russian_roulette(table: BangScenario) -> None:
    """Ann and Bob have a Missed!, Cat has none that she wants to use: she loses two lives, and Dan is not asked."""
    table.seats(
        Ann={"hand": ["Missed!"]},
        Bob={"hand": ["Missed!"]},
        Cat={"hand": ["Missed!"]},
        Dan={"hand": ["Missed!"]},
    )
    under(table, coming=["Russian Roulette"])
    table.turn("Dan").ends_turn()
    for name, answer in (("Ann", "Missed!"), ("Bob", "Missed!"), ("Cat", None)):
        table.asked(name, kind="defend", options=["Missed!", None]).answers(answer)
    table.has_life(Ann=5, Bob=4, Cat=2, Dan=4)
    assert in_force(table) == "russian_roulette"
    table.is_quiet("Ann")


@ruling("BANG-703", "BANG-X68")
def test_round_and_round(table: BangScenario) -> None:
    """A Barrel and Jourdonnais help; when everybody has had a turn it is the Sheriff's again."""
    table.seats(
        deck_top=["5H", "6H", "7C"],
        Ann={"hand": ["Missed!"], "play": ["Barrel"]},
        Bob={"character": "Jourdonnais"},
        Cat={"dead": True},
        Dan={"hand": ["Missed!"]},
    )
    under(table, coming=["Russian Roulette"])
    table.turn("Dan").ends_turn()
    table.asked("Ann").answers("Barrel")
    table.asked("Bob").answers("Jourdonnais")
    table.asked("Dan").answers("Missed!")
    table.asked("Ann").answers("Missed!")
    table.asked("Bob").answers("Jourdonnais")
    table.has_life(Ann=5, Bob=2, Cat=0, Dan=4)
    table.is_quiet("Ann")


@ruling("BANG-703")
def test_the_roulette_kills_the_sheriff(table: BangScenario) -> None:
    table.seats(Ann={"life": 2}, Bob={}, Cat={}, Dan={})
    under(table, coming=["Russian Roulette"])
    table.turn("Dan").ends_turn()
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("BANG-X68")
def test_nobody_is_rewarded_for_the_roulette(table: BangScenario) -> None:
    """Bob, an Outlaw, dies; two Beers would have saved him, one alone does not."""
    table.seats(Ann={"hand": ["Missed!"]}, Bob={"role": "outlaw", "life": 1, "hand": ["Beer", "Duel"]}, Cat={}, Dan={})
    under(table, coming=["Russian Roulette"])
    table.turn("Dan").ends_turn()
    table.asked("Ann").answers("Missed!")
    table.asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    assert not table.table.alive(Seat(1))
    assert not table.events("reward_paid")
    table.has_cards(Ann=2)
    table.is_quiet("Ann")


@ruling("BANG-703")
@needs("dodge_city")
def test_the_roulette_is_nobodys_turn(table: BangScenario) -> None:
    """Dan, who has just played, is Belle Star: the Barrel in front of Ann works. So is Molly Stark's ability."""
    table.seats(deck_top=["5H"], Ann={"play": ["Barrel"]}, Bob={}, Cat={}, Dan={"character": "Belle Star"})
    under(table, coming=["Russian Roulette"])
    table.turn("Dan").ends_turn()
    table.asked("Ann", options=["Barrel", None]).answers("Barrel")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet("Ann")
    table.seats(
        Ann={"hand": ["Missed!"]},
        Bob={"hand": ["Missed!"]},
        Cat={"hand": ["Missed!"]},
        Dan={"character": "Molly Stark", "hand": ["Missed!"]},
    )
    under(table, coming=["Russian Roulette"])
    table.turn("Dan").ends_turn()
    for name in ("Ann", "Bob", "Cat", "Dan"):
        table.asked(name).answers("Missed!")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.has_cards(Dan=1)
    table.is_quiet("Ann")


# -------------------------------------------------------------------- A Fistful Of Cards


@ruling("BANG-690", "BANG-X68")
def test_a_shot_for_each_card(table: BangScenario) -> None:
    """Bob holds three cards and a Barrel lies before him: three shots, however many cards he uses against them."""
    table.seats(
        deck_top=["5H", "5C", "6C"],
        Ann={},
        Bob={"hand": ["Missed!", "Beer", "Duel"], "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    under(table, "A Fistful Of Cards")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="defend").answers("Barrel")
    table.asked("Bob", kind="defend").answers("Barrel")
    table.asked("Bob", kind="defend").answers("Missed!")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers("Barrel")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_cards(Bob=4)
    table.is_quiet("Bob")


@ruling("BANG-690")
def test_an_empty_hand_is_safe(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "A Fistful Of Cards")
    table.turn("Ann").ends_turn()
    assert not table.events("shot_fired")
    table.is_quiet("Bob")


@ruling("BANG-690", "BANG-X68")
def test_the_sheriff_dies_of_a_fistful(table: BangScenario) -> None:
    """The last card comes into play and hits at once, in the Sheriff's own turn, before a Jail or anything else."""
    table.seats(Ann={"life": 1, "hand": ["BANG!"]}, Bob={}, Cat={}, Dan={})
    under(table, coming=["A Fistful Of Cards"])
    table.turn("Dan").ends_turn()
    table.asked("Ann", kind="defend").answers(None)
    table.asked("Ann", kind="last_chance").answers(None)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("BANG-690")
def test_the_shots_stop_when_their_target_is_dead(table: BangScenario) -> None:
    """Bob has one life and three cards: one shot is enough, and the turn is Cat's."""
    table.seats(Ann={}, Bob={"role": "outlaw", "life": 1, "hand": ["BANG!", "Duel", "Mustang"]}, Cat={}, Dan={})
    under(table, "A Fistful Of Cards")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance").answers(None)
    assert len(table.events("shot_fired")) == 1
    table.is_quiet("Cat")


@ruling("BANG-690")
def test_calamity_janet_uses_her_bang_cards(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"character": "Calamity Janet", "hand": ["BANG!"]}, Cat={}, Dan={})
    under(table, "A Fistful Of Cards", coming=[])
    table.turn("Ann")
    pass_turns(table, "Ann")
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Bob")
