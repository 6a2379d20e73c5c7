"""Fitting what bots know: networks that judge positions, and tables that read deeds. Needs NumPy; to use them does not.

Everything starts from a seed and goes through the same steps, so that the same games make the same files.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sagebrush.bots.networks import Network
from sagebrush.bots.suspects import Deeds, all_deals, features
from sagebrush.core.errors import SagebrushError
from sagebrush.lab.selfplay import Question

if TYPE_CHECKING:
    import numpy as np

HIDDEN: Final = 32
EPOCHS: Final = 8
BATCH: Final = 512
#: Of so many samples one is kept apart, to see what was learned.
HELD_OUT: Final = 10
#: About so many of those, from all games alike, are enough to say how good a network is.
MEASURED: Final = 20_000
#: A network learns first from how games ended, then so often anew from what it says itself of the positions that came
#: next: the luck of a whole game is a poor lesson about one position in it. So much of the end stays in each step.
AGAIN: Final = 2
OF_THE_END: Final = 0.4
#: A number that varies less than this is taken for a constant.
FLAT: Final = 0.01
#: Steps over all questions at once.
STEPS: Final = 250


def numpy() -> Any:
    """NumPy, or how to get it."""
    try:
        import numpy  # noqa: PLC0415
    except ImportError as error:
        raise SagebrushError("training needs NumPy: pip install 'sagebrush[train]'") from error
    return numpy


class Adam:
    """The usual descent: every weight at a pace of its own."""

    def __init__(self, weights: list[Any], pace: float) -> None:
        np = numpy()
        self.weights = weights
        self.pace = pace
        self.steps = 0
        self.mean = [np.zeros_like(weight) for weight in weights]
        self.square = [np.zeros_like(weight) for weight in weights]

    def step(self, slopes: Sequence[Any], share: float = 1.0) -> None:
        """One step down; `share` of the pace, which falls towards the end."""
        np = numpy()
        self.steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            ready = mean / (1 - 0.9**self.steps)
            rough = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight -= self.pace * share * ready / rough


# -------------------------------------------------------------------- the value of positions


class Samples:
    """Positions of one part, side by side: there are millions of numbers."""

    def __init__(self) -> None:
        self.numbers = array("f")
        self.won = array("b")
        #: The place of the next position of the same seat in the same game; -1 for the last.
        self.after = array("i")

    def __len__(self) -> int:
        return len(self.won)

    def take(self, numbers: Sequence[float], *, won: bool, before: int = -1) -> int:
        """Returns its place; `before` is that of the one before it on its track."""
        place = len(self)
        self.numbers.extend(numbers)
        self.won.append(won)
        self.after.append(-1)
        if before >= 0:
            self.after[before] = place
        return place


def fit_value(samples: Samples, order: list[int], seed: int) -> tuple[dict[str, Any], dict[str, float]]:
    """A network for one part, and how good it is on those of its positions that come last in this order: they were
    not learned from.
    """
    np = numpy()
    inputs = np.frombuffer(samples.numbers, dtype=np.float32).reshape(len(samples), -1)[order]
    won = np.frombuffer(samples.won, dtype=np.int8)[order].astype(np.float32)
    seen = len(won) - len(won) // HELD_OUT
    middle, spread = inputs[:seen].mean(0, dtype=np.float64), inputs[:seen].std(0, dtype=np.float64)
    # What is always the same tells nothing; divided by next to nothing it would drown everything else.
    flat = spread < FLAT
    spread[flat] = 1.0
    scaled = (inputs - middle.astype(np.float32)) / spread.astype(np.float32)
    scaled[:, flat] = 0.0
    weights = _train(scaled[:seen], won[:seen], seed)
    for _ in range(AGAIN):
        said = np.empty_like(won)
        said[order] = _forward(scaled, weights)[2]
        lesson = np.array(foreseen(said.tolist(), samples), dtype=np.float32)[order]
        weights = _train(scaled[:seen], lesson[:seen], seed)
    weights[0][flat] = 0.0
    model = _folded(weights, middle, spread)
    # What is shipped is measured: its numbers are rounded, and plain Python runs it.
    network = Network.of(model)
    apart = slice(seen, None, max(1, (len(won) - seen) // MEASURED))
    guesses = np.array([network.chance([float(number) for number in row]) for row in inputs[apart]])
    return model, _quality(guesses, won[apart], float(won[:seen].mean()))


def foreseen(said: list[float], samples: Samples) -> list[float]:
    """What was to be expected of each position: partly what is said of the next one, partly what was to be expected
    there; of the last, how the game ended.
    """
    found = [float(won) for won in samples.won]
    for place in range(len(found) - 1, -1, -1):
        after = samples.after[place]
        if after >= 0:
            found[place] = OF_THE_END * found[after] + (1 - OF_THE_END) * said[after]
    return found


def _train(inputs: Any, won: Any, seed: int) -> list[Any]:
    np = numpy()
    rng = np.random.default_rng(seed)
    width = inputs.shape[1]
    weights = [
        rng.normal(0, (2 / width) ** 0.5, (width, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        rng.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    adam = Adam(weights, 0.003)
    batches = max(1, len(won) // BATCH)
    for epoch in range(EPOCHS):
        order = rng.permutation(len(won))
        for batch in range(batches):
            places = order[batch * BATCH : (batch + 1) * BATCH]
            done = (epoch * batches + batch) / (EPOCHS * batches)
            adam.step(_slopes(inputs[places], won[places], weights), 1.0 - 0.95 * done)
    return weights


def _forward(inputs: Any, weights: list[Any]) -> tuple[Any, Any, Any]:
    np = numpy()
    heat = inputs @ weights[0] + weights[1]
    warm = np.maximum(heat, 0.0)
    return heat, warm, 1 / (1 + np.exp(-np.clip(warm @ weights[2] + weights[3], -30, 30)))


def _slopes(inputs: Any, won: Any, weights: list[Any]) -> list[Any]:
    heat, warm, guesses = _forward(inputs, weights)
    error = (guesses - won) / len(won)
    back = error[:, None] * weights[2] * (heat > 0)
    keep = 1e-5
    return [inputs.T @ back + keep * weights[0], back.sum(0), warm.T @ error, error.sum(keepdims=True)]


def _folded(weights: list[Any], middle: Any, spread: Any) -> dict[str, Any]:
    """The network for numbers as they come, with a row for each hidden number."""
    inner = weights[0] / spread[:, None]
    bias = weights[1] - middle @ inner
    return {
        "inner": [[float(f"{number:.5g}") for number in row] for row in inner.T],
        "bias": [float(f"{number:.7g}") for number in bias],
        "outer": [float(f"{number:.4g}") for number in weights[2]],
        "end": float(f"{weights[3][0]:.4g}"),
    }


def _quality(guesses: Any, won: Any, usual: float) -> dict[str, float]:
    """Mean squared error, that of always guessing the usual share, and the chance to tell a win from a loss."""
    np = numpy()
    order = np.argsort(guesses, kind="stable")
    ranks = np.empty(len(order))
    ranks[order] = np.arange(1, len(order) + 1)
    wins = won.sum()
    pairs = wins * (len(won) - wins)
    auc = (ranks[won > 0].sum() - wins * (wins + 1) / 2) / pairs if pairs else 0.5
    return {
        "positions": float(len(won)),
        "error": round(float(((guesses - won) ** 2).mean()), 4),
        "blind": round(float(((usual - won) ** 2).mean()), 4),
        "auc": round(float(auc), 4),
    }


# -------------------------------------------------------------------- who is who


def fit_tables(questions: list[Question]) -> tuple[list[float], dict[str, float]]:
    """Numbers for the tables that make the true deals as likely as can be, and how likely that is on unseen games."""
    np = numpy()
    sheets = [_sheet(question) for question in questions]
    apart = len(sheets) - len(sheets) // HELD_OUT
    numbers = np.zeros(sheets[0][0].shape[1])
    adam = Adam([numbers], 0.05)
    seen = sheets[:apart]
    rows = np.concatenate([rows for rows, _ in seen])
    starts = np.cumsum([0, *[len(rows) for rows, _ in seen]])[:-1]
    truths = starts + np.array([truth for _, truth in seen])
    lengths = np.diff([*starts, len(rows)])
    target = rows[truths].sum(0)
    for step in range(STEPS):
        scores = rows @ numbers
        scores -= np.repeat(np.maximum.reduceat(scores, starts), lengths)
        weights = np.exp(scores)
        weights /= np.repeat(np.add.reduceat(weights, starts), lengths)
        slope = (weights @ rows - target) / len(seen) + 1e-3 * numbers
        adam.step([slope.astype(numbers.dtype)], 1.0 - 0.9 * step / STEPS)
    found = [float(f"{number:.4g}") for number in numbers]
    return found, _surprise(sheets[apart:], numbers)


def _sheet(question: Question) -> tuple[np.ndarray[Any, Any], int]:
    """A row of features for every deal, and which of them is true."""
    np = numpy()
    deals = all_deals(question.hidden, question.known)
    deeds = Deeds(question.kinds, question.done, question.rounds)
    rows = np.array([features(deal, deeds, -1) for deal in deals], dtype=np.float32)
    return rows, deals.index(tuple(question.truth))


def _surprise(sheets: list[tuple[Any, int]], numbers: Any) -> dict[str, float]:
    """How surprising the true deal is, in bits, against that of guessing blindly."""
    np = numpy()
    bits = blind = 0.0
    for rows, truth in sheets:
        scores = rows @ numbers
        scores = scores - scores.max()
        bits -= scores[truth] - np.log(np.exp(scores).sum())
        blind += np.log(len(rows))
    count = max(1, len(sheets)) * np.log(2)
    return {
        "questions": float(len(sheets)),
        "bits": round(float(bits / count), 3),
        "blind": round(float(blind / count), 3),
    }
