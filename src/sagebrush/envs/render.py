"""What an environment shows of its table: as text, or as a picture of that text."""

from __future__ import annotations

import sys
import textwrap
from typing import Any

import numpy as np

from sagebrush.core.errors import BadConfig
from sagebrush.core.seats import SPECTATOR
from sagebrush.envs.table import Table
from sagebrush.words import Words
from sagebrush.words.narrate import Narrator, field_kind, plain

MODES = ("ansi", "rgb_array", "human")

#: The last things that happened, shown under the table.
TOLD = 8
WIDTH = 96

#: The picture.
MARGIN, LINE, FONT = 16, 20, 15
PAPER, INK, ACCENT = (247, 240, 226), (48, 36, 26), (158, 66, 34)


class Painter:
    """Shows the table as a spectator sees it: no secrets, so that a film of a game can be shown to anybody."""

    def __init__(self, table: Table, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise BadConfig(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
        self.table = table
        self.mode = mode
        self.narrator = Narrator(Words("en"), table.rules.info.name, table.config.names)

    def render(self) -> Any:
        match self.mode:
            case "ansi":
                return self.text()
            case "rgb_array":
                return self.picture()
            case "human":
                sys.stdout.write(self.text() + "\n")
        return None

    # ---------------------------------------------------------------- text

    def lines(self) -> list[str]:
        match = self.table.match
        view, stage = match.view(SPECTATOR), match.stage
        game = self.narrator.words.say(f"{match.game.info.name}-name")
        found = [f"{game}, turn {stage.turn}, {match.answer_count} answers", ""]
        players: Any = getattr(view, "players", ())
        for seat, player in enumerate(players):
            mark = ">" if seat == stage.active else "x" if seat in stage.out else " "
            found.append(f"{mark} {self.narrator.names[seat]}: {self._fields(player)}")
        table = self._fields(view)
        found += ["", *_wrapped(table), ""]
        found += [self.narrator.event(event) for event in match.events(SPECTATOR)[-TOLD:]]
        decision = match.decision
        if decision is not None:
            found += ["", f"? {self.narrator.question(decision.question, decision.seat)}"]
        elif match.result is not None:
            found += ["", self.narrator.outcome(match.result)]
        return found

    def text(self) -> str:
        return "\n".join(self.lines())

    def _fields(self, record: Any) -> str:
        """The plain fields of a record that say something: numbers and things; whole records are left out."""
        said = []
        for field in record.__struct_fields__:
            value = getattr(record, field)
            text = self._said(field, value) if field not in ("seat", "name") else ""
            if text:
                said.append(f"{plain(field)} {text}")
        return ", ".join(said)

    def _said(self, field: str, value: Any) -> str:
        if value is None or value is False or value in ("", (), {}):
            return ""
        if value is True:
            return "yes"
        if isinstance(value, str):
            return self._thing(field, value)
        if isinstance(value, int):
            return str(value)
        if isinstance(value, tuple) and all(isinstance(item, str) for item in value):
            return " + ".join(self._thing(field, item) for item in value)
        return ""

    def _thing(self, field: str, id: str) -> str:
        kind = field_kind(self.narrator.game, "view", "", field)
        return self.narrator.thing("thing" if kind == "text" else kind, id)

    # ---------------------------------------------------------------- picture

    def picture(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The text on paper, as rows of red, green and blue."""
        from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 (drawing is seldom wanted, and dear to import)

        lines = [part for line in self.lines() for part in (_wrapped(line) or [""])]
        font = ImageFont.load_default(FONT)
        wide = max(int(font.getlength(line)) for line in lines) + 2 * MARGIN
        image = Image.new("RGB", (wide, LINE * len(lines) + 2 * MARGIN), PAPER)
        draw = ImageDraw.Draw(image)
        for row, line in enumerate(lines):
            strong = row == 0 or line.startswith((">", "?"))
            draw.text((MARGIN, MARGIN + row * LINE), line, ACCENT if strong else INK, font)
        return np.asarray(image)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ")
