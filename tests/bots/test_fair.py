"""No bot peeks: for every kind of secret of every game, one that is dealt anew leaves the choice as it was.

What is hidden is said in terms of the table (`tests/views/secrets.py`); a kind counts if it lay otherwise in the twin.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from sagebrush.bots.thinker import Thinker
from sagebrush.core.config import Value, configure
from sagebrush.core.match import Match
from sagebrush.core.parts import Part
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.bench import whole_box
from sagebrush.testing.worlds import Secrets
from tests.bots.test_search import play_some
from tests.views.secrets import BangSecrets, DiceSecrets, LegendsSecrets

#: A kind is looked at so often in one game.
ENOUGH = 2
#: So many answers are given to come across them all.
PATIENCE = 900


class Quick(Thinker):
    """As a Marshal, with next to no time."""

    playouts: ClassVar[int] = 6
    candidates: ClassVar[int] = 3


def differing(secrets: Secrets[Any], match: Match, twin: Match, seat: Seat) -> set[str]:
    """The kinds of places in which something else lies at the other table: first words of their names, and parts."""
    ours, theirs = [secrets.hidden(one.table, seat) for one in (match, twin)]
    found = {
        place.split()[0]
        for here, there in zip(ours, theirs, strict=True)
        for place, value in here.places.items()
        if there.places.get(place) != value
    }
    parts: dict[str, Part] = getattr(match.table, "parts", {})
    others: dict[str, Part] = getattr(twin.table, "parts", {})
    return found | {f"part {name}" for name in parts if parts[name].canonical() != others[name].canonical()}


def check_every_kind(match: Match, secrets: Secrets[Any], seed: int) -> Counter[str]:
    """How often each kind was dealt anew under the eyes of a bot that chose alike."""
    checked: Counter[str] = Counter()
    chance = Chance(seed)
    while (decision := match.decision) and match.answer_count < PATIENCE:
        if len(decision.options) > 1:
            twin = match.imagine(decision.seat, chance)
            kinds = differing(secrets, match, twin, decision.seat)
            if any(checked[kind] < ENOUGH for kind in kinds):
                choice = Quick(3).answer(match.eyes(decision.seat))
                assert Quick(3).answer(twin.eyes(decision.seat)) == choice, f"it looked at one of {sorted(kinds)}"
                checked.update(kinds)
        play_some(match, 1, seed)
    return checked


CARDS = {"role", "hand", "deck"}
COUNTRY = {"deck", "hand", "dealer", "layer", "of", "open", "below", "supply", "held", "dealt"}
BOXES = {"coming", "aside", "pile", "railcar", "tile", "part train", "part events", "part gold"}
BOARDS = {"on", "spare", "high_roller", "renegade", "claim_jumper"}
PARTS = {"part train", "part events", "part waiting", "part longhorns", "part frontier"}
GOALS = {"goals", "bag", "tokens"}


def secrets_of(match: Match) -> Secrets[Any]:
    match match.game.info.name:
        case "dice":
            return DiceSecrets()
        case "bang":
            return BangSecrets(match.config)
        case _:
            return LegendsSecrets()


@pytest.mark.parametrize(
    ("game", "players", "expansions", "options", "kinds"),
    [
        ("dice", 5, (), {}, {"role"}),
        ("bang", 6, (), {"two_characters": True}, CARDS | {"dealt", "box"}),
        pytest.param("bang", 7, whole_box("bang"), {}, CARDS | BOXES, marks=pytest.mark.slow),
        # With two players the Man in Black is about.
        ("legends", 2, (), {"length": "long"}, COUNTRY | {"black"}),
        pytest.param("legends", 4, (), {"goals": True}, COUNTRY | GOALS, marks=pytest.mark.slow),
        pytest.param(
            "legends",
            4,
            whole_box("legends"),
            {"goals": True},
            (COUNTRY - {"held"}) | GOALS | BOARDS | PARTS,
            marks=pytest.mark.slow,
        ),
    ],
)
def test_no_kind_of_secret_changes_a_choice(
    game: str, players: int, expansions: Sequence[str], options: dict[str, Value], kinds: set[str]
) -> None:
    met: set[str] = set()
    for seed in (4, 6, 5, 7):
        rules = game_named(game)
        config = configure(rules.info, players=players, expansions=expansions, options=options)
        match = Match.start(rules, config, seed)
        met |= set(check_every_kind(match, secrets_of(match), seed))
        if met >= kinds:
            break
    assert met >= kinds, f"never dealt anew: {sorted(kinds - met)}"
    assert met - {name for name in met if name.startswith("part ")} <= kinds | {"held"}, "a kind that nobody has listed"
