"""What Dodge City brings (BANG-249 to BANG-252)."""

from collections import Counter

import pytest

from sagebrush import Match
from sagebrush.core.errors import BadConfig
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.library import CARDS, HOMES, ROLES
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling

#: The 40 cards: border and signs.
DECK = {
    "barrel": ("blue", "AC"),
    "dynamite": ("blue", "10C"),
    "mustang": ("blue", "5H"),
    "remington": ("blue", "6D"),
    "rev_carabine": ("blue", "5S"),
    "binocular": ("blue", "10D"),
    "hideout": ("blue", "KD"),
    "bang": ("brown", "8S 5C 6C KC"),
    "beer": ("brown", "6H 6S"),
    "cat_balou": ("brown", "8C"),
    "general_store": ("brown", "AS"),
    "indians": ("brown", "5D"),
    "missed": ("brown", "8D"),
    "panic": ("brown", "JH"),
    "punch": ("brown", "10S"),
    "rag_time": ("brown", "9H"),
    "brawl": ("brown", "JS"),
    "dodge": ("brown", "7D KH"),
    "springfield": ("brown", "KS"),
    "tequila": ("brown", "9C"),
    "whisky": ("brown", "QH"),
    "bible": ("green", "10H"),
    "canteen": ("green", "7H"),
    "can_can": ("green", "JC"),
    "ten_gallon_hat": ("green", "JD"),
    "conestoga": ("green", "9D"),
    "derringer": ("green", "7S"),
    "buffalo_rifle": ("green", "QC"),
    "howitzer": ("green", "9S"),
    "pepperbox": ("green", "AH"),
    "iron_plate": ("green", "AD QS"),
    "pony_express": ("green", "QD"),
    "knife": ("green", "8H"),
    "sombrero": ("green", "7C"),
}
#: The 15 characters and their bullets.
BULLETS = {
    "apache_kid": 3,
    "belle_star": 4,
    "bill_noface": 4,
    "chuck_wengam": 4,
    "doc_holyday": 4,
    "elena_fuente": 4,
    "greg_digger": 4,
    "herb_hunter": 4,
    "jose_delgado": 4,
    "molly_stark": 4,
    "pat_brennan": 4,
    "pixie_pete": 4,
    "sean_mallory": 4,
    "tequila_joe": 4,
    "vera_custer": 3,
}

NEW = [card for card in CARDS if card.expansion == "dodge_city"]


def table_of(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


@ruling("BANG-249")
def test_forty_cards() -> None:
    """40 playing cards, each with its border and signs."""
    assert len(NEW) == 40
    found: dict[str, tuple[str, list[str]]] = {}
    for card in NEW:
        found.setdefault(card.name, (card.border, []))[1].append(card.id.split(":")[1])
    assert {name: (border, sorted(signs)) for name, (border, signs) in found.items()} == {
        name: (border, sorted(signs.split())) for name, (border, signs) in DECK.items()
    }


@ruling("BANG-249")
def test_every_sign_from_5_to_ace_once() -> None:
    """The 40 signs are the ranks 5 to A of all four suits, each once."""
    signs = Counter((card.suit, card.rank) for card in NEW)
    assert signs == {(suit, rank): 1 for suit in ("spades", "hearts", "diamonds", "clubs") for rank in range(5, 15)}


@ruling("BANG-249")
def test_fifteen_characters() -> None:
    """15 characters with their bullets."""
    assert {name: CAST[name].life for name, home in HOMES.items() if home == "dodge_city"} == BULLETS


@ruling("BANG-250", "BANG-304")
def test_eight_role_cards() -> None:
    """1 Sheriff, 2 Deputies, 2 Renegades, 3 Outlaws."""
    home, roles = ROLES[8]
    assert home == "dodge_city"
    assert Counter(roles) == {"sheriff": 1, "deputy": 2, "renegade": 2, "outlaw": 3}


@ruling("BANG-251")
@pytest.mark.parametrize(("expansions", "cards", "characters"), [((), 80, 19), (("dodge_city",), 120, 34)])
def test_cards_and_characters_join_those_of_the_base_game(
    expansions: tuple[str, ...], cards: int, characters: int
) -> None:
    """The deck of 80 cards becomes one of 120, the 19 characters become 34; without Dodge City nothing is added."""
    table = table_of(Match.new("bang", players=5, expansions=expansions, seed=3))
    assert len(table.deck) + sum(len(hand) for hand in table.hands) == cards
    assert len(table.box) + table.players == characters
    homes = {card.expansion for card in table.deck}
    assert homes == {"base", *expansions}


@ruling("BANG-251")
@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (4, {"sheriff": 1, "renegade": 1, "outlaw": 2}),
        (5, {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}),
        (6, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1}),
        (7, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2}),
    ],
)
def test_the_roles_of_four_to_seven_players_stay(players: int, roles: dict[str, int]) -> None:
    """With Dodge City four to seven players use the same roles as without."""
    assert Counter(table_of(Match.new("bang", players=players, expansions=["dodge_city"])).roles) == roles
    assert Counter(table_of(Match.new("bang", players=players)).roles) == roles


@ruling("BANG-252")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_three_to_eight_players(players: int) -> None:
    """With Dodge City three to eight players can play."""
    match = Match.new("bang", players=players, expansions=["dodge_city"])
    assert table_of(match).players == players
    assert match.decision is not None


@ruling("BANG-252")
@pytest.mark.parametrize(("players", "expansions"), [(3, ()), (8, ()), (2, ("dodge_city",)), (9, ("dodge_city",))])
def test_no_other_numbers_of_players(players: int, expansions: tuple[str, ...]) -> None:
    """Three or eight players need Dodge City; two or nine cannot play at all."""
    with pytest.raises(BadConfig):
        Match.new("bang", players=players, expansions=expansions)


@ruling("BANG-251")
def test_a_character_of_dodge_city_needs_dodge_city() -> None:
    """Nobody can be Molly Stark in a game without Dodge City."""
    with pytest.raises(BadConfig, match="needs the expansion dodge_city"):
        Match.new("bang", players=4, characters="molly_stark")
