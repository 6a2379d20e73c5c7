"""The map of Western Legends in the terminal: who and what is where, how far it is, in lines and as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.style import Style

from sagebrush.core.seats import Seat
from sagebrush.games.legends.land import Land as Country
from sagebrush.games.legends.own import content_of
from sagebrush.games.legends.view import LegendsPlayer, LegendsView
from sagebrush.words.narrate import Narrator

YOU: Final = "@"
SHERIFF: Final = "✪"
BANDIT: Final = "☠"
BLACK: Final = "■"
CACHE: Final = "◇"
TRAIN: Final = "≣"
WAITING: Final = "✗"
LONGHORN: Final = "∪"

BETWEEN: Final = " · "
#: Farther than anybody rides.
FAR: Final = 999

#: Columns and rows in which no two spaces of the drawing touch.
DRAWN: Final = (70, 20)

KIND_STYLES: Final[dict[str, str]] = {
    "mine": "$warning",
    "bank": "$warning",
    "ranch": "$success",
    "station": "$success",
    "hideout": "$error",
    "sheriff_office": "$secondary",
    "store": "$primary",
    "saloon": "$primary",
    "cabaret": "$primary",
    "doctor": "$primary",
    "frontier": "$warning",
    "outlaw_camp": "$error",
    "marshal_office": "$secondary",
    "trading_post": "$primary",
}


class Land:
    """What lies on the map as one reader sees it."""

    def __init__(self, narrator: Narrator, view: LegendsView) -> None:
        self.narrator = narrator
        self.view = view
        self.country: Country = content_of(view.content, view.boxes).land
        self.regions: tuple[str, ...] = tuple(dict.fromkeys(self.country.region))
        own = view.players[view.seat] if view.seat is not None else None
        self.own: LegendsPlayer | None = own if own is not None and own.space else None
        self.letters = _letters(narrator.names)
        self.distances = self._distances()
        self.marks = self._marks()

    def _distances(self) -> dict[int, int]:
        """How far the reader's figure has to go, past bandits and, if wanted, the Sheriff."""
        if self.own is None or self.own.space is None:
            return {}
        here = self.country.space[self.own.space]
        blocked = 1 << self.country.space[self.view.sheriff] if self.own.wp else 0
        return {here: 0, **dict(self.country.reach(here, FAR, self.country.mask(self._stops()), blocked))}

    def _stops(self) -> tuple[str, ...]:
        """Where a movement ends: bandits, renegades and claim jumpers."""
        waiting = self.view.parts.get("waiting")
        tokens = waiting.tokens if waiting is not None else ()
        return (*self.view.bandits, *[token.space for token in tokens if token.foe != "high_roller"])

    def _marks(self) -> dict[int, list[tuple[str, str]]]:
        """By space a sign for everybody and everything there, with its style."""
        found: dict[int, list[tuple[str, str]]] = {}
        view = self.view
        for player in view.players:
            if player.space:
                sign, style = (YOU, "$accent bold") if player.seat == view.seat else (self.letters[player.seat], "bold")
                found.setdefault(self.country.space[player.space], []).append((sign, style))
        if view.black is not None:
            found.setdefault(self.country.space[view.black.space], []).append((BLACK, "bold"))
        found.setdefault(self.country.space[view.sheriff], []).append((SHERIFF, "$secondary bold"))
        for space in view.bandits:
            found.setdefault(self.country.space[space], []).append((BANDIT, "$error bold"))
        for cache in view.caches:
            found.setdefault(self.country.space[cache.space], []).append((CACHE, "$warning bold"))
        for id, sign, style in self._on_boards():
            found.setdefault(self.country.space[id], []).append((sign, style))
        return found

    def _on_boards(self) -> list[tuple[str, str, str]]:
        """What a second board brings: the train, those who wait, and strays."""
        parts = self.view.parts
        if "train" not in parts:
            return []
        found = [(parts["train"].space, TRAIN, "$accent bold")]
        found += [(token.space, WAITING, "$error bold") for token in parts["waiting"].tokens]
        return found + [(id, LONGHORN, "$success bold") for id in parts["longhorns"].spaces]

    # ---------------------------------------------------------------- names

    def name(self, space: int) -> str:
        return self.narrator.thing("space", self.country.spaces[space])

    def place(self, space: int) -> str:
        """In a few letters where it is clear which region is meant: a kind of place, or the id of a plain space."""
        kind = self.country.kind[space]
        if not kind:
            return self.country.spaces[space]
        letter = self.country.locations[self.country.location[space]].letter
        return f"{self.narrator.thing('kind', kind)} {letter}".rstrip()

    def distance(self, space: int) -> int | None:
        return self.distances.get(space)

    def people(self, space: int) -> list[str]:
        """Everybody and everything on a space, by name."""
        view, say = self.view, self.narrator.words.say
        id = self.country.spaces[space]
        found = [player.name for player in view.players if player.space == id and player.seat != view.seat]
        found += [self.narrator.thing("foe", "man_in_black")] if view.black and view.black.space == id else []
        found += [self.narrator.thing("foe", "sheriff")] if view.sheriff == id else []
        found += [self.narrator.thing("foe", "bandit")] if id in view.bandits else []
        found += self._things(id)
        return found + [say("tui-legends-cache") for cache in view.caches if cache.space == id]

    def _things(self, id: str) -> list[str]:
        """Of a second board, by name."""
        parts, thing = self.view.parts, self.narrator.thing
        if "train" not in parts:
            return []
        found = [thing("kind", "train")] if parts["train"].space == id else []
        found += [thing("token", token.token) for token in parts["waiting"].tokens if token.space == id]
        found += [thing("foe", "longhorn")] if id in parts["longhorns"].spaces else []
        return found + [
            f"{thing('kind', 'frontier')} {one.price}" for one in parts["frontier"].tokens if one.space == id
        ]

    # ---------------------------------------------------------------- lines

    def region_lines(self, *, ids: bool = False) -> list[Content]:
        """One line for each region: its places, on request with the ids of their spaces, distance, and who is there."""
        width = max(len(self.narrator.thing("region", region)) for region in self.regions)
        return [self._region(region, width, ids=ids) for region in self.regions]

    def _region(self, region: str, width: int, *, ids: bool) -> Content:
        here = (
            self.own is not None
            and self.own.space
            and self.country.region[self.country.space[self.own.space]] == region
        )
        name = self.narrator.thing("region", region).ljust(width + 2)
        parts = [self._spot(spaces, ids=ids) for spaces in self._spots(region)]
        return Content.assemble((name, "bold $accent" if here else "bold"), Content(BETWEEN).join(parts))

    def _spots(self, region: str) -> list[list[int]]:
        """The places of a region, each with its spaces, then those plain spaces where something is."""
        places: dict[str, list[int]] = {}
        for space, where in enumerate(self.country.region):
            if where == region and (self.country.location[space] or space in self.marks):
                places.setdefault(self.country.location[space] or self.country.spaces[space], []).append(space)
        return sorted(places.values(), key=lambda spaces: not self.country.location[spaces[0]])

    def _spot(self, spaces: list[int], *, ids: bool = False) -> Content:
        kind = self.country.kind[spaces[0]]
        near = min((self.distances[space] for space in spaces if space in self.distances), default=None)
        far = "" if self.own is None else f" {near}" if near is not None else " –"
        parts: list[tuple[str, str]] = [(self.place(spaces[0]), KIND_STYLES.get(kind, ""))]
        if ids and kind:
            parts.append((" " + "/".join([self.country.spaces[space] for space in spaces]), ""))
        parts.append((far, "$muted"))
        signs = [mark for space in spaces for mark in self.marks.get(space, [])]
        if signs:
            parts += [(" ", ""), *signs]
        return pointing(Content.assemble(*parts), f"space-{self.country.spaces[spaces[0]]}")

    def near_line(self, columns: int) -> Content:
        """What is near, the nearest first, as much as fits: for a terminal without room for the regions."""
        spots = [(near, spaces) for near, spaces in self._near() if near]
        line = Content("")
        for place, (_, spaces) in enumerate(spots):
            spot = Content.assemble(BETWEEN, self._spot(spaces)) if place else self._spot(spaces)
            if line.cell_length + spot.cell_length > columns:
                break
            line = Content.assemble(line, spot)
        return line

    def _near(self) -> list[tuple[int, list[int]]]:
        """Places and people by their distance."""
        spots = [spaces for region in self.regions for spaces in self._spots(region)]
        ways = [(min((self.distances.get(space, FAR) for space in spaces), default=FAR), spaces) for spaces in spots]
        return sorted([way for way in ways if way[0] < FAR], key=lambda way: way[0])

    # ---------------------------------------------------------------- the drawing

    def drawing(self) -> Content:
        """The board from above: every space by its id, with who is there; near ones are bright."""
        columns, rows = DRAWN
        lines: list[list[tuple[int, int]]] = [[] for _ in range(rows)]
        spaces = self._drawn()
        left, right = min([x for _, (x, _) in spaces]), max([x for _, (x, _) in spaces])
        top, bottom = min([y for _, (_, y) in spaces]), max([y for _, (_, y) in spaces])
        for space, (x, y) in spaces:
            row = round((y - top) / (bottom - top) * (rows - 1))
            lines[row].append((round((x - left) / (right - left) * columns), space))
        return Content("\n").join([self._row(sorted(line)) for line in lines])

    def _drawn(self) -> list[tuple[int, tuple[float, float]]]:
        """The spaces of the board where the reader's figure stands."""
        land = self.country
        here = land.space[self.own.space] if self.own is not None and self.own.space else 0
        return [(space, at) for space, at in enumerate(land.position) if land.board[space] == land.board[here]]

    def _row(self, line: list[tuple[int, int]]) -> Content:
        parts: list[Content | tuple[str, str]] = []
        at = 0
        for column, space in line:
            sign = self._sign(space)
            gap = max(column - at, 1 if parts else 0)
            parts += [(" " * gap, ""), sign]
            at += gap + sign.cell_length
        return Content.assemble(*parts)

    def _sign(self, space: int) -> Content:
        speed = self.own.speed if self.own is not None else 0
        near = self.distances.get(space, FAR) <= speed
        style = KIND_STYLES.get(self.country.kind[space], "")
        shown = f"{style} bold" if near else style or "$muted"
        sign = Content.assemble((self.country.spaces[space], shown), *self.marks.get(space, []))
        return pointing(sign, f"space-{self.country.spaces[space]}")


def pointing(content: Content, topic: str) -> Content:
    """A text that knows which page of the help it is about."""
    return content.stylize(Style.from_meta({"topic": topic}))


def _letters(names: Sequence[str]) -> dict[Seat, str]:
    """The first letter of each name, or the number of the seat where two begin alike."""
    first = [name[:1].upper() for name in names]
    return {Seat(seat): letter if first.count(letter) == 1 else str(seat + 1) for seat, letter in enumerate(first)}
