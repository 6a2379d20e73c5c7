"""A small network that turns numbers into a probability, in plain Python: quick when compiled, nothing to install."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any


class Network:
    """One hidden layer of rectified sums, and a logistic end."""

    def __init__(
        self, inner: Sequence[Sequence[float]], bias: Sequence[float], outer: Sequence[float], end: float
    ) -> None:
        """`inner` has a row of weights for each hidden number; normalising the input is in them already."""
        self.rows: list[list[float]] = [[float(number) for number in row] for row in inner]
        self.bias: list[float] = [float(number) for number in bias]
        self.outer: list[float] = [float(number) for number in outer]
        self.end: float = end

    @staticmethod
    def of(model: dict[str, Any]) -> Network:
        return Network(model["inner"], model["bias"], model["outer"], float(model["end"]))

    def chance(self, inputs: list[float]) -> float:
        """The probability that these numbers speak for."""
        used = [place for place, number in enumerate(inputs) if number != 0.0]
        total = self.end
        for unit, row in enumerate(self.rows):
            heat = self.bias[unit]
            for place in used:
                heat += row[place] * inputs[place]
            if heat > 0.0:
                total += heat * self.outer[unit]
        if total < -30.0:
            return 0.0
        return 1.0 / (1.0 + exp(-total))
