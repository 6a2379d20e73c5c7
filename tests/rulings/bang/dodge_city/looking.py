"""What the scenarios of Dodge City look at besides the bench: cards in play, and turns that pass."""

from tests.rulings.bang.bench import BangScenario, Player

MISSED_GREEN = ("Bible", "Iron Plate", "Sombrero", "Ten Gallon Hat")
OTHER_GREEN = (
    "Buffalo Rifle",
    "Can Can",
    "Canteen",
    "Conestoga",
    "Derringer",
    "Howitzer",
    "Knife",
    "Pepperbox",
    "Pony Express",
)


def lay(table: BangScenario, players: dict[str, Player]) -> None:
    """The players of a dictionary, in its order."""
    # None of them is called `deck_top`, `pile` or `stick`, which a type checker cannot know.
    table.seats(**players)  # type: ignore[arg-type]


def usable(table: BangScenario, name: str) -> set[str]:
    """The cards in front of the active player that he may use now, and his ability."""
    labels = [label for label in table.offered(name) if isinstance(label, tuple)]
    return {str(label[1]) for label in labels if label[0] == "use"}


def able(table: BangScenario, name: str, ability: str) -> bool:
    """Whether the active player may use this ability of his."""
    return any(label[0] == ability for label in table.offered(name) if isinstance(label, tuple))


def pass_turns(table: BangScenario, *names: str) -> None:
    """These players play nothing more, one after another."""
    for name in names:
        table.asked(name, kind="play_cards").answers("end turn")
