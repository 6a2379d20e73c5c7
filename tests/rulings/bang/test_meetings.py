"""Where events, show cards, and the cards and characters of several expansions meet."""

from __future__ import annotations

import pytest

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_deck import EVENTS
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player, key
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import pass_turns, under


def showing(table: BangScenario, card: str) -> None:
    """This show card comes into force after all that is in force already."""
    table.laid.put_in_force("show", None, EVENTS[key(card)])


# -------------------------------------------------------------------- the end of a turn


@needs("high_noon")
@needs("wild_west_show")
@ruling("BANG-671", "BANG-X78")
def test_miss_susanna_costs_a_ghost_nothing_that_has_gone(table: BangScenario) -> None:
    """Bob is back for a turn and plays nothing: he goes out again, and Cat is next."""
    cards = ["Beer", "Duel", "Saloon"]
    table.seats(
        deck_top=cards, Ann={"life": 5}, Bob={"dead": True}, Cat={}, Dan={}, also=("high_noon", "wild_west_show")
    )
    under(table, "Ghost Town")
    showing(table, "Miss Susanna")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="play_cards").answers("end turn")
    for card in cards:
        table.asked("Bob", kind="discard_excess").answers(card)
    assert [event.seat for event in table.events("player_left")] == [1]
    table.has_life(Ann=4, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@needs("fistful_of_cards")
@needs("wild_west_show")
@ruling("BANG-X44", "BANG-X61", "BANG-X78")
@pytest.mark.parametrize("checked", [True, False])
def test_whoever_miss_susanna_kills_has_no_other_turn(table: BangScenario, checked: bool) -> None:  # noqa: FBT001
    """Bob plays nothing and dies of it, before or after his check for the Vendetta; Cat makes her own as ever."""
    deck = ["5H", "Mustang", "Scope", "6H"] if checked else ["Mustang", "Scope", "6H"]
    hand = ["Barrel", "Jail", "Schofield"]
    table.seats(
        deck_top=deck,
        Ann={},
        Bob={"role": "outlaw", "life": 1},
        Cat={"role": "renegade", "hand": hand},
        Dan={},
        also=("fistful_of_cards", "wild_west_show"),
    )
    if not checked:
        showing(table, "Miss Susanna")
    under(table, "Vendetta")
    if checked:
        showing(table, "Miss Susanna")
    table.turn("Bob").ends_turn()
    assert [event.seat for event in table.events("check_made")] == [1] * checked
    assert (table.active, table.table.extra_turn) == ("Cat", False)
    for card in ("Mustang", "Scope", "Barrel"):
        table.plays(card)
    table.ends_turn()
    assert (table.active, table.table.extra_turn) == ("Cat", True)
    table.is_quiet("Cat")


@needs("dodge_city")
@needs("fistful_of_cards")
@needs("wild_west_show")
@ruling("BANG-713", "BANG-X85")
def test_john_pain_may_use_the_card_of_a_vendetta(table: BangScenario) -> None:
    """Ann's check gives him a Beer; the Dynamite before him explodes as his turn begins, and he drinks it."""
    table.seats(
        deck_top=["Beer 6S", "5S"],
        Ann={},
        Bob={"character": "John Pain", "life": 3, "play": ["Dynamite"]},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Vendetta")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="last_chance").answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet("Bob")


# -------------------------------------------------------------------- coming back


@needs("fistful_of_cards")
@needs("valley_of_shadows")
@ruling("BANG-X60", "BANG-X90")
def test_dead_man_passes_over_who_is_back_by_a_ghost(table: BangScenario) -> None:
    """Bob fell first, but a Ghost has brought him back: of those who are out, Cat was the first."""
    table.seats(
        Ann={"hand": ["Ghost"]},
        Bob={"dead": True, "role": "outlaw"},
        Cat={"dead": True, "role": "outlaw"},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Dead Man")
    table.turn("Ann").plays("Ghost", on="Bob").ends_turn()
    assert table.table.ghosts[1] == "ghost"
    table.asked("Bob", kind="play_cards").answers("end turn")
    for _ in range(2):
        table.match.answer(table.decision("Bob", "discard_excess").options[0])
    table.has_life(Ann=5, Bob=0, Cat=2, Dan=4)
    table.has_cards(Cat=4)
    table.is_quiet("Cat")


# -------------------------------------------------------------------- the Abandoned Mine


@needs("fistful_of_cards")
@ruling("BANG-695", "BANG-X43")
def test_only_who_has_the_turn_draws_from_the_mine(table: BangScenario) -> None:
    """Jesse takes Suzy's last card: hers comes from the deck, his second one from the pile."""
    table.seats(
        deck_top=["Stagecoach"],
        pile=["Beer", "Duel"],
        Ann={"character": "Jesse Jones"},
        Bob={"character": "Suzy Lafayette", "hand": ["Barrel"]},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="choose_source").answers(("hand", "Bob"))
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_hand(Ann=["Barrel", "Duel"], Bob=["Stagecoach"])
    table.is_quiet()


@needs("fistful_of_cards")
@needs("valley_of_shadows")
@ruling("BANG-059", "BANG-X43")
def test_what_evelyns_shot_brings_comes_from_the_deck(table: BangScenario) -> None:
    """Evelyn shoots the Outlaw Bob in phase 1: the reward comes from the deck, her one card from the pile."""
    table.seats(
        deck_top=["Stagecoach", "Panic!", "Saloon"],
        pile=["Beer", "Duel"],
        Ann={"character": "Evelyn Shebang"},
        Bob={"role": "outlaw", "life": 1},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="may_shoot").answers("Bob")
    table.has_hand(Ann=["Stagecoach", "Panic!", "Saloon", "Duel"])
    table.pile_is("Beer")
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-695", "BANG-X43")
def test_an_old_weapon_goes_onto_the_deck(table: BangScenario) -> None:
    """Ann has drawn from the pile: the Schofield that her Winchester replaces is discarded like all her cards."""
    table.seats(
        pile=["Beer", "Duel", "Saloon"],
        Ann={"hand": ["Winchester"], "play": ["Schofield JC"]},
        Bob={},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw").plays("Winchester")
    assert table.sees("Cat").deck_known == ("schofield:JC",)
    table.has_in_play(Ann=["Winchester"])
    table.pile_is("Beer")
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-X43")
def test_suzy_does_not_exchange_two_weapons_without_end(table: BangScenario) -> None:
    """Her Schofield comes back from the deck; the Winchester, new in this turn, goes to the pile for it."""
    table.seats(
        deck_top=["Saloon", "Jail"],
        pile=["Mustang", "Duel"],
        Ann={"character": "Suzy Lafayette", "hand": ["Winchester"], "play": ["Schofield JC"]},
        Bob={},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw").plays("Mustang").plays("Duel", on="Bob").plays("Winchester")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Schofield"])
    table.plays("Schofield")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Saloon"])
    table.has_in_play(Ann=["Schofield", "Mustang"])
    table.pile_is("Duel", "Winchester")
    table.is_quiet()


# -------------------------------------------------------------------- Lee Van Kliff


@needs("valley_of_shadows")
@needs("wild_west_show")
@ruling("BANG-X86", "BANG-X94")
def test_after_an_aim_lee_repeats_the_bang_alone(table: BangScenario) -> None:
    """Lee aims at Bob, who loses two lives; the repetition is that of the BANG! card, and takes one."""
    table.seats(Ann={"character": "Lee Van Kliff", "hand": ["Aim", "BANG!", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Aim", on="Bob")
    table.asked("Ann", kind="choose_bang").answers("BANG!")
    table.asked("Ann", kind="save_life").answers(None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.uses("Lee Van Kliff", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@needs("valley_of_shadows")
@needs("wild_west_show")
@ruling("BANG-X86")
def test_lee_does_not_repeat_what_he_answered_with(table: BangScenario) -> None:
    """Lee's Missed! of clubs answers Bob's Backfire: what he repeats is still his BANG! of diamonds."""
    table.seats(
        Ann={"character": "Lee Van Kliff", "hand": ["BANG! 7D", "Missed! 10C", "BANG! 2C"]},
        Bob={"hand": ["Backfire"]},
        Cat={},
        Dan={"character": "Apache Kid"},
    )
    table.turn("Ann").plays("BANG! 7D", on="Bob")
    table.asked("Bob", kind="defend").answers("Backfire")
    table.asked("Ann", kind="defend").answers("Missed!")
    table.uses("Lee Van Kliff", on="Dan")
    assert [event.seat for event in table.events("unaffected")] == [3]
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.is_quiet()


@needs("valley_of_shadows")
@needs("wild_west_show")
@ruling("BANG-625", "BANG-X86")
def test_lee_repeats_a_fanning_as_it_is_played(table: BangScenario) -> None:
    """Dan sees nobody at distance 1 but Ann: neither the card nor its repetition may be aimed at him."""
    table.seats(
        Ann={"character": "Lee Van Kliff", "hand": ["Fanning", "BANG!"], "play": ["Winchester"]},
        Bob={"character": "Rose Doolan"},
        Cat={"play": ["Mustang"]},
        Dan={},
        pile=["Saved!"],
    )
    table.turn("Ann").plays("Fanning", on="Bob", offered={"Ann", "Bob", "Cat"})
    table.asked("Ann", kind="second_target").answers("Dan")
    table.uses("Lee Van Kliff", on="Cat", offered={"Ann", "Bob", "Cat"})
    table.asked("Ann", kind="second_target", options=["Bob", "Dan"]).answers("Bob")
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=3)
    table.is_quiet()


@needs("high_noon")
@needs("valley_of_shadows")
@needs("wild_west_show")
@ruling("BANG-683", "BANG-X100")
@pytest.mark.parametrize("character", ["Lee Van Kliff", "Spot Burst Ringer"])
def test_no_card_is_used_as_a_bang_during_the_sermon(table: BangScenario, character: str) -> None:
    """With a LeMat any card would be a BANG! card: Lee has none to discard, and Spot none to play as a Gatling."""
    table.seats(
        Ann={"character": character, "hand": ["Saloon", "Missed!"], "play": ["LeMat"]},
        Bob={},
        Cat={},
        Dan={},
        also=("high_noon", "wild_west_show"),
    )
    under(table, "Sermon")
    table.turn("Ann").plays("Saloon")
    assert table.offered("Ann") == {"end_turn"}
    table.is_quiet()


# -------------------------------------------------------------------- Ricochet and Henry Block


@needs("fistful_of_cards")
@needs("valley_of_shadows")
@ruling("BANG-615", "BANG-X103")
def test_henry_does_not_mind_a_ricochet(table: BangScenario) -> None:
    """Ann shoots at Henry's Barrel; he might have saved it, so it is gone and he does not shoot back."""
    table.seats(
        deck_top=["5S"],
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Henry Block", "play": ["Barrel"]},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Ricochet")
    table.turn("Ann").asked("Ann", kind="play_cards").answers(("shoot_at_card", "Bob", "Barrel"))
    table.asked("Bob", kind="save_card").answers("Barrel")
    table.has_in_play(Bob=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Handcuffs and Miss Susanna


@needs("dodge_city")
@needs("high_noon")
@needs("wild_west_show")
@ruling("BANG-X54", "BANG-X78")
def test_handcuffs_hold_until_the_turn_is_over(table: BangScenario) -> None:
    """Bob has named spades and plays nothing: the life it costs is his last, and his Beer is hearts."""
    table.seats(
        deck_top=["Barrel", "Volcanic"],
        Ann={},
        Bob={"role": "outlaw", "character": "Sean Mallory", "life": 1, "hand": ["Beer"]},
        Cat={},
        Dan={},
        also=("high_noon", "wild_west_show"),
    )
    under(table, "Handcuffs")
    showing(table, "Miss Susanna")
    table.turn("Bob", phase="draw").asked("Bob", kind="name_suit").answers(("this_suit", "spades"))
    table.ends_turn()
    table.cannot_play("Beer", why="bang-why-handcuffs", ruling="BANG-X54")
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)


# -------------------------------------------------------------------- the Sermon and Dorothy Rage


def makes_play(table: BangScenario, owner: str, card: str) -> None:
    """The active player names a card that another one must play."""
    table.asked(table.active, kind="play_cards").answers(("call_on", owner))
    table.asked(table.active, kind="name_card").answers(("name", card))


@needs("high_noon")
@needs("wild_west_show")
@ruling("BANG-683", "BANG-730", "BANG-X74")
def test_dorothy_cannot_make_anybody_shoot_during_the_sermon(table: BangScenario) -> None:
    """In his own turn Bob could not use his BANG! card: he only shows it."""
    table.seats(Ann={}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={}, also=("high_noon", "wild_west_show"))
    under(table, "Sermon")
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    makes_play(table, "Bob", "BANG!")
    assert [event.card[:4] for event in table.events("card_shown")] == ["bang"]
    table.has_hand(Bob=["BANG!"])
    table.is_quiet()


@needs("high_noon")
@needs("wild_west_show")
@ruling("BANG-683", "BANG-730")
def test_in_a_duel_that_dorothy_demands_its_player_has_no_bang(table: BangScenario) -> None:
    """Bob must challenge Cat, who discards a BANG!: the Sermon keeps him from answering, as in a turn of his own."""
    hand = ["Duel", "BANG!"]
    table.seats(Ann={}, Bob={"hand": hand}, Cat={"hand": ["BANG!"]}, Dan={}, also=("high_noon", "wild_west_show"))
    under(table, "Sermon")
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    makes_play(table, "Bob", "Duel")
    table.asked("Ann", kind="play_for").answers(("Duel", "Cat"))
    table.asked("Cat", kind="discard_bang").answers("BANG!")
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("valley_of_shadows")
@needs("wild_west_show")
@ruling("BANG-730", "BANG-X100")
def test_in_a_duel_that_dorothy_demands_a_lemat_helps(table: BangScenario) -> None:
    """Bob must challenge Cat, who discards a BANG!: as in a turn of his own, any card is one to him."""
    bob: Player = {"hand": ["Duel", "Beer"], "play": ["LeMat"]}
    table.seats(Ann={}, Bob=bob, Cat={"hand": ["BANG!"]}, Dan={}, also=("valley_of_shadows", "wild_west_show"))
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    makes_play(table, "Bob", "Duel")
    table.asked("Ann", kind="play_for").answers(("Duel", "Cat"))
    table.asked("Cat", kind="aimed").answers(None)
    table.asked("Cat", kind="discard_bang").answers("BANG!")
    table.asked("Bob", kind="discard_bang", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Lady Rosa of Texas and the Gold Rush


@needs("high_noon")
@needs("wild_west_show")
@ruling("BANG-X77")
def test_against_the_clock_the_change_itself_costs_the_turn(table: BangScenario) -> None:
    """Dan changes with Cat, whose turn would be next: she is passed over now, and plays in the next round."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, also=("high_noon", "wild_west_show"))
    under(table, "Gold Rush", coming=["Thirst"])
    showing(table, "Lady Rosa of Texas")
    table.turn("Dan").asked("Dan", kind="play_cards").answers(("change_places", "Cat"))
    pass_turns(table, "Dan", "Bob", "Ann", "Bob", "Dan")
    table.is_quiet("Cat")


# -------------------------------------------------------------------- Saved! and lives that are a price


@needs("dodge_city")
@needs("valley_of_shadows")
@ruling("BANG-298", "BANG-X102")
def test_a_life_that_is_saved_buys_nothing(table: BangScenario) -> None:
    """Chuck gives up a life for two cards, and Bob saves it: Chuck draws none, Bob draws his two."""
    table.seats(Ann={"character": "Chuck Wengam"}, Bob={"hand": ["Saved!"]}, Cat={}, Dan={})
    table.turn("Ann").uses("Chuck Wengam")
    table.asked("Bob", kind="save_life").answers("Saved!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=2)
    table.is_quiet()


@needs("fistful_of_cards")
@needs("valley_of_shadows")
@ruling("BANG-X62", "BANG-X102")
def test_a_blood_brother_who_is_saved_gives_nothing(table: BangScenario) -> None:
    """Ann would give Cat a life, and Bob saves it: Cat regains none."""
    table.seats(Ann={}, Bob={"hand": ["Saved!"]}, Cat={"life": 2}, Dan={}, also=("fistful_of_cards",))
    under(table, "Blood Brothers")
    table.turn("Ann", phase="start").asked("Ann", kind="be_a_blood_brother").answers("Cat")
    table.asked("Bob", kind="save_life").answers("Saved!")
    table.has_life(Ann=5, Bob=4, Cat=2, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- what our own rulings say besides


@needs("fistful_of_cards")
@needs("valley_of_shadows")
@ruling("BANG-699", "BANG-743", "BANG-X90")
def test_a_ghost_played_in_a_round_of_lasso_brings_back(table: BangScenario) -> None:
    """Ann plays a Ghost on Bob: he is back at once, and his turn is next."""
    table.seats(Ann={"hand": ["Ghost"]}, Bob={"dead": True}, Cat={}, Dan={}, also=("fistful_of_cards",))
    under(table, "Lasso")
    table.turn("Ann").plays("Ghost", on="Bob").ends_turn()
    assert table.table.ghosts[1] == "ghost"
    table.is_quiet("Bob")


@needs("fistful_of_cards")
@ruling("BANG-X65")
def test_no_ability_must_be_used_for_the_law(table: BangScenario) -> None:
    """Uncle Will's second card is a Missed!: he could play it as a General Store, but need not."""
    table.seats(
        deck_top=["Beer", "Missed!"],
        Ann={"character": "Uncle Will"},
        Bob={},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Law of the West")
    table.turn("Ann", phase="draw")
    assert ("uncle_will", "missed") in table.offered("Ann")
    table.ends_turn()
    table.is_quiet("Bob")


# -------------------------------------------------------------------- Sid Ketchum and the Wild West Show


@needs("wild_west_show")
@ruling("BANG-225", "BANG-X09", "BANG-X88")
def test_sid_may_use_his_cards_before_he_gives_one(table: BangScenario) -> None:
    """Youl holds nothing: Sid, wounded, uses both his cards for a life, and has none left to give."""
    table.seats(
        Ann={"character": "Youl Grinner"},
        Bob={"character": "Sid Ketchum", "life": 2, "hand": ["Beer", "Duel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="start").asked("Bob", kind="any_time").answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card").answers("Beer")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_cards(Ann=2, Bob=0)
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-225", "BANG-X09", "BANG-X72")
def test_sid_may_use_his_cards_before_they_are_exchanged(table: BangScenario) -> None:
    """Of Sid's three cards two are a life, the third is exchanged."""
    table.seats(
        deck_top=["Barrel"],
        Ann={"character": "Sid Ketchum", "life": 2, "hand": ["Beer", "Duel", "Saloon"]},
        Bob={},
        Cat={},
        Dan={},
        also=("wild_west_show",),
    )
    showing(table, "Darling Valentine")
    table.turn("Ann", phase="start").asked("Ann", kind="any_time").answers("Sid Ketchum")
    table.asked("Ann", kind="pay_card").answers("Beer")
    table.asked("Ann", kind="pay_card").answers("Duel")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.pile_is("Beer", "Duel", "Saloon")
    table.has_cards(Ann=3)
    table.is_quiet()


# -------------------------------------------------------------------- Suzy Lafayette comes back


@needs("wild_west_show")
@ruling("BANG-237", "BANG-X56")
def test_suzy_comes_back_with_an_empty_hand(table: BangScenario) -> None:
    """The Bone Orchard brings her back without a card: she draws one, and then the two of her turn."""
    table.seats(Ann={}, Bob={"dead": True, "character": "Suzy Lafayette"}, Cat={}, Dan={}, also=("wild_west_show",))
    showing(table, "Bone Orchard")
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_cards(Bob=3)
    table.is_quiet("Bob")


@needs("fistful_of_cards")
@ruling("BANG-693", "BANG-X56")
def test_dead_man_fills_suzys_hand(table: BangScenario) -> None:
    """He brings her back with two cards: her hand is not empty."""
    table.seats(Ann={}, Bob={"dead": True, "character": "Suzy Lafayette"}, Cat={}, Dan={}, also=("fistful_of_cards",))
    under(table, "Dead Man")
    table.turn("Ann").ends_turn()
    table.has_cards(Bob=4)
    table.is_quiet("Bob")


# -------------------------------------------------------------------- two ways of drawing


@needs("fistful_of_cards")
@ruling("BANG-X63", "BANG-214")
def test_who_does_not_drink_is_not_asked_again(table: BangScenario) -> None:
    """Ann, Jesse Jones, leaves the Hard Liquor: a match that branches off at her next question goes on from there."""
    table.seats(
        Ann={"character": "Jesse Jones", "life": 2}, Bob={"hand": ["Duel"]}, Cat={}, Dan={}, also=("fistful_of_cards",)
    )
    under(table, "Hard Liquor")
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="drink_or_draw").answers("deck")
    table.asked("Ann", kind="choose_source")
    for twin in (table.match.fork(), table.match.imagine(Seat(0), Chance(1))):
        assert twin.decision is not None
        assert twin.decision.question.kind == "choose_source"
    table.asked("Ann", kind="choose_source").answers(("hand", "Bob"))
    table.has_cards(Ann=2, Bob=0)
    table.is_quiet()
