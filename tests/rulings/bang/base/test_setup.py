"""Components and setup (BANG-001 to BANG-033, BANG-065, BANG-066)."""

from collections import Counter

import pytest

from sagebrush import Match
from sagebrush.core.config import Value, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import CardsDrawn
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import CARDS, ROLES, cast_for, deck_for
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


def start(players: int = 5, seed: int = 1, **options: Value) -> tuple[Match, BangTable]:
    match = Match.start(GAME, configure(GAME.info, players=players, options=options), seed)
    assert isinstance(match.table, BangTable)
    return match, match.table


def view(match: Match, seat: int | None) -> BangView:
    seen = match.view(None if seat is None else Seat(seat))
    assert isinstance(seen, BangView)
    return seen


@ruling("BANG-001")
def test_eighty_playing_cards() -> None:
    """80 cards, 20 of each suit."""
    deck = deck_for(())
    assert len(deck) == 80
    assert Counter(card.suit for card in deck) == {"spades": 20, "hearts": 20, "diamonds": 20, "clubs": 20}


@ruling("BANG-001")
def test_copies_of_each_card() -> None:
    """25 BANG!, 12 Missed!, 6 Beers and so on."""
    copies = Counter(card.name for card in deck_for(()))
    assert copies == {
        "bang": 25, "missed": 12, "beer": 6, "general_store": 2, "panic": 4, "cat_balou": 4, "stagecoach": 2,
        "wells_fargo": 1, "saloon": 1, "gatling": 1, "duel": 3, "indians": 2, "barrel": 2, "mustang": 2, "scope": 1,
        "jail": 3, "dynamite": 1, "volcanic": 2, "schofield": 3, "remington": 1, "rev_carabine": 1, "winchester": 1,
    }  # fmt: skip


@ruling("BANG-001")
def test_every_physical_card_has_an_id_of_its_own() -> None:
    assert len({card.id for card in CARDS}) == len(CARDS)


@ruling("BANG-002", "BANG-009", "BANG-010", "BANG-011", "BANG-012")
@pytest.mark.parametrize(
    ("players", "deputies", "outlaws"),
    [(4, 0, 2), (5, 1, 2), (6, 1, 3), (7, 2, 3)],
)
def test_roles_by_number_of_players(players: int, deputies: int, outlaws: int) -> None:
    """One Sheriff and one Renegade always; the others by the number of players."""
    _, table = start(players)
    expected = {"sheriff": 1, "renegade": 1, "outlaw": outlaws, "deputy": deputies}
    assert Counter(table.roles) == {role: count for role, count in expected.items() if count}
    assert len(ROLES[7][1]) == 7


@ruling("BANG-003", "BANG-031")
def test_nineteen_characters_with_an_ability_each() -> None:
    """16 basic characters, Johnny Kisch, Uncle Will and Claus the Saint."""
    base = cast_for(())
    assert len(base) == 19
    assert {"johnny_kisch", "uncle_will", "claus_the_saint"} < set(base)
    assert all(CAST[name].steps for name in base)


@ruling("BANG-013")
def test_roles_are_shuffled() -> None:
    """Another seed, another Sheriff: the roles are not dealt by seat."""
    assert len({start(seed=seed)[1].roles.index("sheriff") for seed in range(30)}) == 5


@ruling("BANG-014", "BANG-015")
def test_only_the_sheriff_shows_his_role() -> None:
    """Everybody sees the Sheriff; all others see only their own role."""
    match, table = start()
    for viewer in (None, 0, 1, 2, 3, 4):
        for player in view(match, viewer).players:
            known = table.roles[player.seat] == "sheriff" or player.seat == viewer
            assert player.role == (table.roles[player.seat] if known else None)


@ruling("BANG-016", "BANG-017", "BANG-027")
def test_characters_are_public_and_give_the_bullets() -> None:
    """Everybody gets a different character face up and as many bullets as it shows."""
    match, table = start(7)
    assert len({character.id for character in table.characters}) == 7
    for player in view(match, None).players:
        sheriff = table.roles[player.seat] == "sheriff"
        assert player.character == table.characters[player.seat].id
        assert player.max_life == CAST[player.character].life + sheriff


@ruling("BANG-019")
def test_two_characters_to_choose_from() -> None:
    """Everybody chooses one of two in secret; the other leaves the game."""
    match, table = start(two_characters=True)
    assert len(match.decisions) == 5
    pairs = [table.dealt[seat] for seat in range(5)]
    assert len({name for pair in pairs for name in pair}) == 10
    for seat, pair in enumerate(pairs):
        assert view(match, seat).dealt == pair
        assert all(player.character == "unchosen" for player in view(match, seat).players)
    for seat, pair in enumerate(pairs):
        match.answer(f"become:{pair[1]}", seat=Seat(seat))
    assert [character.id for character in table.characters] == [pair[1] for pair in pairs]
    assert not any(pair[0] in table.box for pair in pairs)


@ruling("BANG-020", "BANG-023")
def test_the_sheriffs_extra_life() -> None:
    """Paul Regret (3) as Sheriff has 4 lives, Jesse Jones (4) has 5; the starting hand stays 3 and 4 cards."""
    for name, life in (("paul_regret", 3), ("jesse_jones", 4)):
        match, table = start(characters=name, sheriff=1)
        assert table.life[0] == table.max_life[0] == life + 1
        drawn = [event.count for event in match.all_events() if isinstance(event, CardsDrawn) and event.seat == 0]
        assert drawn[0] == life


@ruling("BANG-021")
def test_unused_characters_take_no_part() -> None:
    """19 characters, 5 players: 14 stay in the box."""
    _, table = start()
    assert len(table.box) == 14
    assert not {character.id for character in table.characters} & set(table.box)


@ruling("BANG-022", "BANG-028")
def test_starting_hands_and_deck() -> None:
    """El Gringo (3) is dealt 3 cards, the others 4; the rest is the deck, and the discard pile is empty."""
    _, table = start(4, characters="willy_the_kid,el_gringo,slab_the_killer,rose_doolan", sheriff=1)
    # The Sheriff has drawn the two cards of his phase 1 already.
    assert [len(hand) for hand in table.hands] == [4 + 2, 3, 4, 4]
    assert len(table.deck) == 80 - 17
    assert table.pile == []


@ruling("BANG-024", "BANG-032", "BANG-033")
def test_four_lives_four_hits(table: BangScenario) -> None:
    """Jesse Jones with 4 lives may keep 4 cards and is killed by the fourth hit."""
    table.seats(
        Ann={"hand": ["BANG! 2C", "BANG! 3C", "BANG! 4C", "BANG! 5C"], "play": ["Volcanic"]},
        Bob={"character": "Jesse Jones", "hand": ["Beer", "Panic!", "Duel", "Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann")
    assert table.table.hand_limit(Seat(1)) == 4
    for left in (3, 2, 1):
        table.plays("BANG!", on="Bob").asked("Bob").answers(None)
        table.has_life(Ann=5, Bob=left, Cat=4, Dan=4)
        assert table.table.hand_limit(Seat(1)) == left
    table.plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-025")
def test_three_lives_three_cards(table: BangScenario) -> None:
    """Jesse Jones at 3 lives with 4 cards discards one at the end of his turn."""
    table.seats(
        Ann={},
        Bob={"character": "Jesse Jones", "life": 3, "hand": ["Beer", "Panic!", "Duel", "Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob").ends_turn()
    table.asked("Bob", kind="discard_excess", options=["Beer", "Panic!", "Duel", "Jail"]).answers("Duel")
    table.has_hand(Bob=["Beer", "Panic!", "Jail"])
    table.pile_is("Duel")
    table.is_quiet("Cat")


@ruling("BANG-026")
def test_lost_lives_can_be_healed(table: BangScenario) -> None:
    """Ann at 2 lives drinks a Beer and has 3."""
    table.seats(Ann={"life": 2, "hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-030")
def test_first_games_without_book_cards() -> None:
    """Dynamite, Jail, Duel, General Store and Indians! are taken out: 69 cards are left."""
    _, table = start(no_book_cards=True)
    cards = [card for cards in (table.deck, *table.hands) for card in cards]
    assert len(cards) == 80 - 11
    assert not {card.name for card in cards} & {"dynamite", "jail", "duel", "general_store", "indians"}


@ruling("BANG-065")
def test_survivors_keep_their_characters() -> None:
    """Seats 1 and 3 survived the last game: they keep their characters, the others draw new ones, hands are new."""
    for seed in range(10):
        _, table = start(seed=seed, keep_characters="sid_ketchum,random,black_jack")
        names = [character.id for character in table.characters]
        assert (names[0], names[2]) == ("sid_ketchum", "black_jack")
        assert len(set(names)) == 5


@ruling("BANG-065")
def test_kept_characters_must_fit() -> None:
    """One character cannot be kept by two players, nor be kept and replaced at once."""
    with pytest.raises(BadConfig, match="same character"):
        start(keep_characters="sid_ketchum,sid_ketchum")
    with pytest.raises(BadConfig, match="cannot both keep"):
        start(keep_characters="sid_ketchum", characters="black_jack")


@ruling("BANG-066")
def test_the_sheriff_may_rotate() -> None:
    """The third seat is the Sheriff this time; the other roles are dealt at random."""
    others = set()
    for seed in range(20):
        _, table = start(seed=seed, sheriff=3)
        assert table.roles[2] == "sheriff"
        assert table.first == 2
        others.add(tuple(table.roles))
    assert len(others) > 3
    with pytest.raises(BadConfig, match="cannot be the Sheriff"):
        start(4, sheriff=5)


@ruling("BANG-013")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(card.id for card in start(seed=seed)[1].deck[:5]) for seed in range(5)}
    assert len(decks) == 5
