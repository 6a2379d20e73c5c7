"""What The Great Train Robbery brings, and how it is laid out (BANG-503 to BANG-511)."""

from collections import Counter

import pytest

from sagebrush import Match
from sagebrush.core.errors import BadConfig
from sagebrush.games.bang.expansions.great_train_robbery.stations import STATIONS
from sagebrush.games.bang.expansions.great_train_robbery.train import train_of
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.library import CARDS, HOMES, cast_for
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.great_train_robbery.rails import LINE, here, names, rail

#: The 16 playing cards: border and signs.
DECK = {
    "cactus": ("brown", "7H"),
    "dragoon": ("blue", "JS"),
    "evaded": ("brown", "QC"),
    "full_steam": ("brown", "2S"),
    "knife_revolver": ("brown", "5D"),
    "map": ("blue", "3D"),
    "money_bag": ("brown", "QC"),
    "most_wanted": ("brown", "KS"),
    "next_stop": ("brown", "2D KC"),
    "refund": ("blue", "3S"),
    "strongbox": ("blue", "9H"),
    "switch": ("brown", "6H"),
    "train_robbery": ("brown", "4D JC"),
    "water_tower": ("brown", "8H"),
}
BULLETS = {
    "benny_brawler": 4,
    "evan_babbit": 4,
    "jimmy_texas": 4,
    "manuelita": 4,
    "sancho": 3,
    "sgt_blaze": 5,
    "shade_oconnor": 4,
    "zippy_roy": 5,
}

NEW = [card for card in CARDS if card.expansion == "great_train_robbery"]
PLAYING = [card for card in NEW if not card.rule.never_in_hand]


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


@ruling("BANG-503")
def test_what_is_in_the_box() -> None:
    """16 playing cards, four of each suit; 16 railcars without a sign; 13 stations; 8 characters."""
    found: dict[str, tuple[str, list[str]]] = {}
    for card in PLAYING:
        found.setdefault(card.name, (card.border, []))[1].append(card.id.split(":")[1])
    assert found == {name: (border, signs.split()) for name, (border, signs) in DECK.items()}
    assert Counter(card.border for card in PLAYING) == {"brown": 12, "blue": 4}
    assert Counter(card.suit for card in PLAYING) == {"spades": 4, "hearts": 4, "diamonds": 4, "clubs": 4}
    railcars = [card for card in NEW if card.rule.never_in_hand]
    assert len(railcars) == 16
    assert all((card.id, card.border, card.suit, card.rank) == (card.name, "blue", "", 0) for card in railcars)
    assert len(STATIONS) == 13
    assert {name: CAST[name].life for name, home in HOMES.items() if home == "great_train_robbery"} == BULLETS


@ruling("BANG-504", "BANG-505", "BANG-509")
@pytest.mark.parametrize(("expansions", "cards"), [((), 80), (tuple(LINE), 96)])
def test_cards_and_characters_join_those_of_the_base_game(expansions: tuple[str, ...], cards: int) -> None:
    """The deck of 80 cards becomes one of 96; the railcars are not among them. Without it nothing is added."""
    table = laid(Match.new("bang", players=5, expansions=expansions, seed=3))
    held = sum(len(hand) for hand in table.hands)
    assert len(table.deck) + held + len(table.pile) + len(table.middle) == cards
    assert len(table.box) + table.players == len(cast_for(expansions))
    assert [trait.id for trait in table.rules] == (["railway"] if expansions else [])
    assert ("train" in table.parts) == bool(expansions)


@ruling("BANG-505", "BANG-506", "BANG-508", "BANG-511")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_line_is_laid(players: int) -> None:
    """As many stations as players, three railcars; the rest lies face down in two decks."""
    match = Match.new("bang", players=players, expansions=LINE, seed=players, two_characters=True)
    train = train_of(laid(match))
    assert (len(train.stations), len(train.tiles)) == (players, 13 - players)
    assert (len(train.railcars), len(train.deck), train.place) == (3, 13, 0)
    view = train.view(None)
    assert view.stations[0].locomotive
    assert all(not station.railcar for station in view.stations)
    assert (view.railcars_left, view.stations_left) == (13, 13 - players)


@ruling("BANG-507", "BANG-X180")
@pytest.mark.parametrize("seed", range(8))
def test_a_card_decides_the_side(seed: int) -> None:
    """Clubs and spades are Ironhorse, hearts and diamonds Leland; one card for it, whoever begins."""
    match = Match.new("bang", players=4, expansions=LINE, seed=seed, sheriff=1, characters="lucky_duke")
    (made,) = [event for event in match.all_events() if event.kind == "check_made"][:1]
    assert getattr(made, "by", "") == "locomotive"
    assert len(getattr(made, "cards", ())) == 1
    black = getattr(made, "card", "").split(":")[1][-1] in "SC"
    turned = next(event for event in match.all_events() if event.kind == "locomotive_turned")
    assert getattr(turned, "locomotive", "") == ("ironhorse" if black else "leland")


@ruling("BANG-510", "BANG-514")
def test_pairs_change_as_the_train_moves(table: BangScenario) -> None:
    """After the first move the Caboose stands under Boom Town; after the next one, under Yooma."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, also=LINE)
    train = rail(table, "Boom Town", "Yooma", "Frisco", "Tombrock", railcars=["Caboose", "Mail Car", "Coal Hopper"])
    assert train.pairs() == []
    assert [(station, card.name) for station, card in train.pairs(1)] == [("boom_town", "caboose")]
    table.turn("Ann", phase="start")
    assert [(station, card.name) for station, card in here(table).pairs()] == [("boom_town", "caboose")]
    assert names(here(table).railcars) == ["caboose", "mail_car", "coal_hopper"]
    assert [(station, card.name) for station, card in here(table).pairs(1)] == [
        ("yooma", "caboose"),
        ("boom_town", "mail_car"),
    ]


@ruling("BANG-504")
def test_its_characters_need_it() -> None:
    with pytest.raises(BadConfig, match="needs the expansion great_train_robbery"):
        Match.new("bang", players=4, characters="zippy_roy")
