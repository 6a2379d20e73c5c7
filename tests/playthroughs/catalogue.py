"""The games that are written down whole, and how to write them down again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sagebrush import Match
from sagebrush.testing.playthrough import playthrough

FOLDER = Path(__file__).parent

#: File name -> the match it tells. Answers are random, from the match's own seed.
PLAYTHROUGHS: dict[str, Callable[[], Match]] = {
    "bang-5.txt": lambda: Match.new("bang", players=5, seed=51),
    "bang-dodge-city-8.txt": lambda: Match.new("bang", players=8, expansions=["dodge_city"], seed=82),
    "bang-fistful-of-cards-6.txt": lambda: Match.new("bang", players=6, expansions=["fistful_of_cards"], seed=80),
    "bang-high-noon-5.txt": lambda: Match.new(
        "bang", players=5, expansions=["high_noon"], extra_events=True, bonus_characters=True, seed=121
    ),
    "bang-wild-west-show-6.txt": lambda: Match.new("bang", players=6, expansions=["wild_west_show"], seed=64),
    "bang-valley-of-shadows-7.txt": lambda: Match.new("bang", players=7, expansions=["valley_of_shadows"], seed=73),
    "bang-gold-rush-5.txt": lambda: Match.new("bang", players=5, expansions=["gold_rush"], seed=57),
    "bang-shadow-gunslingers-6.txt": lambda: Match.new(
        "bang", players=6, expansions=["gold_rush"], shadow_gunslingers=True, seed=66
    ),
    "bang-armed-and-dangerous-6.txt": lambda: Match.new("bang", players=6, expansions=["armed_and_dangerous"], seed=66),
    "bang-great-train-robbery-6.txt": lambda: Match.new("bang", players=6, expansions=["great_train_robbery"], seed=66),
    "dice-3.txt": lambda: Match.new("dice", players=3, seed=31),
    "dice-5.txt": lambda: Match.new("dice", players=5, seed=51, choose_characters=True),
    "dice-8.txt": lambda: Match.new("dice", players=8, seed=81),
    "legends-2.txt": lambda: Match.new("legends", players=2, seed=21),
    "legends-4.txt": lambda: Match.new("legends", players=4, goals=True, seed=41),
    "legends-ante-up-4.txt": lambda: Match.new("legends", players=4, expansions=["ante_up"], goals=True, seed=66),
    "legends-jokers-3.txt": lambda: Match.new(
        "legends",
        players=3,
        expansions=["ante_up"],
        guests=True,
        new_poker_cards=True,
        jokers=True,
        seed=51,
    ),
}


def told(name: str) -> str:
    match = PLAYTHROUGHS[name]()
    return playthrough(match, match.seed)
