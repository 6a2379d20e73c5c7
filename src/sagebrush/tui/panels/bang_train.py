"""The train in the terminal: its stations with their prices, and what stands under each of them."""

from __future__ import annotations

from typing import Any, Final

from textual.content import Content
from textual.widgets import Static

from sagebrush.games.bang.view import BangView
from sagebrush.tui.panels.base import Panel
from sagebrush.words.narrate import Narrator

BETWEEN: Final = " · "
#: The part of the view that a train is.
TRAIN: Final = "train"


class TrainLines(Static):
    """A line for the train and one for its stations; a click opens the text of the locomotive."""

    DEFAULT_CSS = "TrainLines { height: auto; padding: 0 1; }"

    def __init__(self) -> None:
        super().__init__()
        self.locomotive = ""

    def show(self, narrator: Narrator, view: BangView) -> None:
        train = view.parts.get(TRAIN)
        self.display = train is not None
        if train is not None:
            self.locomotive = train.locomotive
            self.update(Content("\n").join([_train(narrator, train), _stations(narrator, train)]))

    def on_click(self) -> None:
        self.post_message(Panel.Pointed(f"locomotive-{self.locomotive}"))


def _train(narrator: Narrator, train: Any) -> Content:
    """The railcars from the end of the train to the locomotive, which goes to the right."""
    railcars = [narrator.thing("card", railcar.card) for railcar in reversed(train.railcars)]
    name = narrator.thing("locomotive", train.locomotive or "locomotive")
    left = narrator.words.say("tui-bang-railcars-left", count=train.railcars_left)
    cars = " – ".join([*railcars, f"▶ {name}"])
    return Content.assemble((cars, "$warning"), (BETWEEN + left, "$muted"))


def _stations(narrator: Narrator, train: Any) -> Content:
    """Each station with its price; in brackets the railcar that can be had there, or the locomotive."""
    stations = [_station(narrator, station) for station in train.stations]
    if train.place >= len(train.stations):
        stations.append(Content.styled("▶", "$warning"))
    return Content(BETWEEN).join(stations)


def _station(narrator: Narrator, station: Any) -> Content:
    name = narrator.thing("station", station.name)
    price = narrator.thing("station", station.name, "text")
    under = narrator.thing("card", station.railcar) if station.railcar else "▶" if station.locomotive else ""
    parts = [(name, "bold" if under else ""), (f" {price}", "$muted")]
    if under:
        parts.append((f" [{under}]", "$secondary" if station.railcar else "$warning"))
    return Content.assemble(*parts)
