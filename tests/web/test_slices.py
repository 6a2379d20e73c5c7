"""One slice, one place: what belongs to a game is in that game's folder, and nothing else of the client names it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from sagebrush.core.options import Question
from sagebrush.core.registry import games
from sagebrush.games.bang import options
from sagebrush.games.bang.rows import Symbol
from tests.web.site import ROOT, WEB

SOURCE = WEB / "src"
GAMES = SOURCE / "games"
#: What every game's folder fulfils, and the only list of the games.
CONTRACT, LIST = GAMES / "game.ts", GAMES / "index.ts"
NAMES = [game.info.name for game in games()]
#: Words that are no ids, though a card may be called the same: classes of elements, and the kinds of a union.
WORDS = re.compile(r"""\bclass="[^"{]*"|\bkind(?::| ===) '\w+'""")


def shared_files() -> Iterator[Path]:
    """All that is not in a game's folder. A test may take a game as its example."""
    for path in sorted(SOURCE.rglob("*")):
        source = path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts")
        if source and (GAMES not in path.parents or path == CONTRACT):
            yield path


def rows(name: str, expansion: str = "*") -> set[str]:
    """The ids of one kind of rows in the data of BANG!'s expansions."""
    folder = ROOT / "src" / "sagebrush" / "games" / "bang" / "expansions"
    return {row for path in folder.glob(f"{expansion}/{name}.toml") for row in tomllib.loads(path.read_text("utf-8"))}


def found(pattern: str, files: Iterator[Path]) -> list[str]:
    """Where a pattern is found, as file and text."""
    texts = ((path, WORDS.sub("", path.read_text("utf-8"))) for path in files)
    return [f"{path.relative_to(WEB)}: {match[0]}" for path, text in texts for match in re.finditer(pattern, text)]


def test_no_shared_file_names_a_game() -> None:
    """Neither as an id, nor in a message's id, nor by importing from its folder."""
    names = "|".join(NAMES)
    assert found(rf"""['"`]({names})['"`]|['"`$-]({names})-|games/({names}|west|plain)\b""", shared_files()) == []


def test_no_shared_file_names_a_card_or_a_character() -> None:
    """Ids in quotation marks. Parts to draw with have names of their own: a scene in a jail, a sombrero."""
    things = "|".join(sorted(rows("cards") | rows("characters")))
    others = (path for path in shared_files() if SOURCE / "art" not in path.parents)
    assert found(rf"""['"`]({things})['"`:]""", others) == []


def test_an_id_is_told_from_a_word() -> None:
    assert WORDS.sub("", """<i class="arrow">{ kind: 'arrow' }""") == "<i >{  }"
    for named in ("id: 'arrow'", "card === 'arrow'", """class={id === 'arrow'}""", "{ arrow: 'arrow:AS' }"):
        assert WORDS.sub("", named) == named


def test_a_game_s_folder_is_named_in_the_list_alone() -> None:
    folders = {path.name for path in GAMES.iterdir() if path.is_dir()}
    drawn = set(NAMES)
    assert drawn <= folders
    assert set(re.findall(r"(\w+): \(\) => import", LIST.read_text("utf-8"))) == drawn


def test_an_expansion_is_named_in_its_own_folder_alone() -> None:
    """The pictures of all expansions are gathered, not listed; the base is the game itself."""
    folder = GAMES / "bang" / "expansions"
    names = "|".join(path.name for path in folder.iterdir() if path.name != "base")
    # Another game may have a thing of the same name.
    others = [path for path in GAMES.iterdir() if path.is_dir() and path.name != "bang"]
    outside = (
        path
        for path in SOURCE.rglob("*.*")
        if path.suffix in (".ts", ".svelte") and not {folder, *others} & set(path.parents)
    )
    assert found(rf"\b({names})\b", outside) == []


def test_the_things_of_an_expansion_are_named_in_its_own_folder_alone() -> None:
    """The game's own files ask what is printed on a card, not which one it is."""
    game = GAMES / "bang"
    things = (rows("cards") | rows("characters")) - rows("cards", "base") - rows("characters", "base")
    outside = (path for path in game.glob("*.*") if not path.name.endswith(".test.ts"))
    assert not things or found(rf"""['"`]({"|".join(sorted(things))})['"`:]""", outside) == []


def test_every_symbol_that_a_row_may_have_is_drawn() -> None:
    text = (GAMES / "bang" / "symbols.ts").read_text("utf-8")
    assert set(re.findall(r"^  '(\w+)',$", text, re.MULTILINE)) == set(get_args(Symbol))


def test_every_question_of_the_guided_game_has_a_lesson() -> None:
    """It is played without expansions."""
    asked = {kind.__struct_config__.tag for kind in vars(options).values() if _is_question(kind)}
    text = (GAMES / "bang" / "lessons.ts").read_text("utf-8")
    assert asked == set(re.findall(r"^  (\w+): '", text, re.MULTILINE))


def _is_question(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Question) and kind is not Question
