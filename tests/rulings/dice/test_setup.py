"""Components and setup: what is dealt, who sees it, who begins."""

from collections import Counter

import pytest

from sagebrush import Match, Seat
from sagebrush.games.dice.characters import CHARACTERS
from sagebrush.games.dice.events import CharacterTaken, TurnStarted
from sagebrush.games.dice.table import DiceTable
from sagebrush.games.dice.view import DiceView
from tests.ruling import ruling

LIFE = {
    "bart_cassidy": 8,
    "black_jack": 8,
    "calamity_janet": 8,
    "el_gringo": 7,
    "jesse_jones": 9,
    "jourdonnais": 7,
    "kit_karlson": 7,
    "lucky_duke": 8,
    "paul_regret": 9,
    "pedro_ramirez": 8,
    "rose_doolan": 9,
    "sid_ketchum": 8,
    "slab_the_killer": 8,
    "suzy_lafayette": 8,
    "vulture_sam": 9,
    "willy_the_kid": 8,
}

ROLES = {
    3: ["deputy", "outlaw", "renegade"],
    4: ["outlaw", "outlaw", "renegade", "sheriff"],
    5: ["deputy", "outlaw", "outlaw", "renegade", "sheriff"],
    6: ["deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"],
    7: ["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"],
    8: ["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade", "sheriff"],
}

SEEDS = range(60)
BULLETS = 25 * 1 + 15 * 3


def laid(match: Match) -> DiceTable:
    assert isinstance(match.table, DiceTable)
    return match.table


def seen(match: Match, seat: int | None) -> DiceView:
    view = match.view(None if seat is None else Seat(seat))
    assert isinstance(view, DiceView)
    return view


@ruling("DICE-001", "DICE-026")
def test_five_dice() -> None:
    """However many play, the first turn begins with five dice on the table."""
    for players in ROLES:
        match = Match.new("dice", players=players, characters="jourdonnais,rose_doolan,black_jack", seed=3)
        rolled = [event for event in match.all_events() if event.kind == "dice_rolled"]
        if not rolled:  # Sid Ketchum begins, and is asked before he rolls
            match.answer("choose:0")
        assert len(seen(match, None).dice) == 5


@ruling("DICE-009", "DICE-010", "DICE-011", "DICE-012", "DICE-013")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_roles_by_number_of_players(players: int) -> None:
    """With five players: a Sheriff, a Deputy, two Outlaws and a Renegade, whoever gets which."""
    for seed in SEEDS:
        assert sorted(laid(Match.new("dice", players=players, seed=seed)).roles) == ROLES[players]


@ruling("DICE-002", "DICE-014")
def test_eight_players_use_every_role() -> None:
    """With eight players all eight role cards are dealt: 1 Sheriff, 2 Deputies, 3 Outlaws, 2 Renegades."""
    for seed in SEEDS:
        dealt = Counter(laid(Match.new("dice", players=8, seed=seed)).roles)
        assert dealt == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}


@ruling("DICE-003")
def test_sixteen_characters() -> None:
    """Sixteen characters, each with its own ability and its own number of life points."""
    assert {id: character.life for id, character in CHARACTERS.items()} == LIFE
    assert len({type(character) for character in CHARACTERS.values()}) == 16


@ruling("DICE-004", "DICE-022")
@pytest.mark.parametrize("players", list(ROLES))
def test_nine_arrows_in_the_middle(players: int) -> None:
    """Before the first roll all nine arrows lie in the middle and nobody has one."""
    table = laid(Match.new("dice", players=players, choose_characters=True, seed=1))
    assert (table.supply, table.arrows) == (9, [0] * players)


@ruling("DICE-004", "DICE-021")
def test_the_bullets_suffice() -> None:
    """Even the eight toughest characters, one of them Sheriff, hold no more than the 70 bullets there are."""
    toughest = sorted(LIFE, key=LIFE.__getitem__, reverse=True)[:8]
    table = laid(Match.new("dice", players=8, characters=",".join(toughest), seed=1))
    assert sum(table.max_life) == BULLETS


@ruling("DICE-015")
def test_roles_are_shuffled() -> None:
    """Over sixty deals to five players every seat gets each of the four roles at some time."""
    deals = [laid(Match.new("dice", players=5, seed=seed)).roles for seed in SEEDS]
    assert all({deal[seat] for deal in deals} == set(ROLES[5]) for seat in range(5))


@ruling("DICE-015", "DICE-016")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_only_the_sheriff_is_face_up(players: int) -> None:
    """Everybody sees his own role and the Sheriff's; whoever watches sees the Sheriff's alone."""
    match = Match.new("dice", players=players, seed=5)
    roles = laid(match).roles
    for viewer in (None, *range(players)):
        known = [player.role for player in seen(match, viewer).players]
        assert known == [role if role == "sheriff" or seat == viewer else None for seat, role in enumerate(roles)]
    assert [player.role_shown for player in seen(match, 0).players] == [role == "sheriff" for role in roles]


@ruling("DICE-017", "DICE-023")
def test_characters_are_shuffled_and_face_up() -> None:
    """Each player gets one character, no two the same, announced to all; the others stay in the box."""
    deals: list[tuple[str, ...]] = []
    for seed in SEEDS:
        match = Match.new("dice", players=5, seed=seed)
        announced = {e.seat: e.character for e in match.events(None) if isinstance(e, CharacterTaken)}
        for viewer in (None, *range(5)):
            assert {player.seat: player.character for player in seen(match, viewer).players} == announced
        deals.append(tuple(announced.values()))
    assert all(len(set(deal)) == 5 for deal in deals)
    assert all({deal[seat] for deal in deals} > set(list(LIFE)[:2]) for seat in range(5))


@ruling("DICE-018", "DICE-019")
@pytest.mark.parametrize("players", list(ROLES))
def test_bullets_as_on_the_card(players: int) -> None:
    """Jesse Jones takes 9 bullets, as Sheriff 11; among three players nobody is Sheriff and nobody has two more."""
    for seed in SEEDS:
        table = laid(Match.new("dice", players=players, choose_characters=False, seed=seed))
        for seat, role in enumerate(table.roles):
            expected = LIFE[table.characters[seat].id] + (2 if role == "sheriff" else 0)
            assert table.max_life[seat] == expected


@ruling("DICE-018")
def test_wished_characters_are_dealt_to_their_seats() -> None:
    """Asked for, Bart Cassidy sits at seat 0 and Willy the Kid at seat 2; the others come from what is left."""
    for seed in SEEDS:
        match = Match.new("dice", seed=seed, characters="bart_cassidy,random,willy_the_kid")
        ids = [character.id for character in laid(match).characters]
        assert (ids[0], ids[2]) == ("bart_cassidy", "willy_the_kid")
        assert len(set(ids)) == len(ids)


@ruling("DICE-023")
def test_unused_characters_leave_the_game() -> None:
    """Once four players have chosen, nobody is offered the twelve characters that are left over."""
    match = Match.new("dice", players=4, choose_characters=True, seed=1)
    asked = 0
    while match.decision and match.decision.question.kind == "choose_character":
        match.answer(match.decision.options[0])
        asked += 1
    assert asked == 4
    assert sum(event.kind == "character_taken" for event in match.all_events()) == 4


@ruling("DICE-024")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_sheriff_begins(players: int) -> None:
    """Wherever the Sheriff sits, the first turn is his."""
    for seed in SEEDS:
        match = Match.new("dice", players=players, seed=seed)
        first = next(event.seat for event in match.all_events() if isinstance(event, TurnStarted))
        assert laid(match).roles[first] == "sheriff"
