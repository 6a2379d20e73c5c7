"""Who profits from a kill, and in which order: from the active player clockwise (BANG-109, BANG-X14)."""

from __future__ import annotations

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


def drawn(table: BangScenario) -> list[str]:
    """Who drew cards, in their order."""
    return [table.name(event.seat) for event in table.events("cards_drawn")]


@ruling("BANG-109", "BANG-X14", "BANG-059")
def test_the_active_killer_comes_first(table: BangScenario) -> None:
    """Ann kills an Outlaw in her turn: her reward, then Herb Hunter's two cards."""
    table.seats(
        Ann={"hand": ["BANG!"], "role": "sheriff"},
        Bob={"life": 1, "role": "outlaw"},
        Cat={"character": "Herb Hunter", "role": "outlaw"},
        Dan={"role": "renegade"},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    assert drawn(table) == ["Ann", "Cat"]
    table.has_cards(Ann=3, Cat=2)
    table.is_quiet()


@ruling("BANG-109", "BANG-X14", "BANG-291")
def test_herb_hunter_as_the_killer(table: BangScenario) -> None:
    """His own two cards, then the reward: five in all."""
    table.seats(
        Ann={"hand": ["BANG!"], "role": "sheriff", "character": "Herb Hunter"},
        Bob={"life": 1, "role": "outlaw"},
        Cat={"role": "outlaw"},
        Dan={"role": "renegade"},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=5)
    table.is_quiet()


@ruling("BANG-X14", "BANG-058")
def test_what_the_sheriff_draws_for_a_deputy_is_lost(table: BangScenario) -> None:
    """Herb Hunter as Sheriff kills a Deputy: he draws two cards and then loses everything."""
    table.seats(
        Ann={"hand": ["BANG!", "Beer"], "role": "sheriff", "character": "Herb Hunter"},
        Bob={"life": 1, "role": "deputy"},
        Cat={"role": "outlaw"},
        Dan={"role": "outlaw"},
        Eve={"role": "renegade"},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=0)
    table.is_quiet()
