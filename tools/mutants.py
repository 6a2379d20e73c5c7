"""Sow small mistakes, one at a time, and see which of them the tests find.

    python tools/mutants.py src/sagebrush/server --count 50 --seed 8 --log mutants.jsonl

Each mutant is planted in a scratch copy of the project and gets the quick tests of its module (`tools/mutants.toml`).
What is in the log is not run again, so that a run can be broken off and gone on with; with `--again`, survivors are,
once tests were added, or with others by `--tests`. Read the survivors one by one: either the mistake changes nothing
that anybody could notice, or a test is missing.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import msgspec

ROOT = Path(__file__).parent.parent
#: Where a mistake is nobody's business: what is logged and counted, how things look to who debugs them.
IDLE_CALLS = ("log.", "print", "super")
IDLE_ENDINGS = (".inc", ".dec", ".observe", ".set")
IDLE_FUNCTIONS = ("__repr__", "__str__")
SWAPS: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.Add: "-",
    ast.Sub: "+",
}


class Mutant(msgspec.Struct, frozen=True):
    """One mistake: in this file, from this byte to that one, the new text instead of the old."""

    file: str
    line: int
    kind: str
    start: int
    end: int
    old: str
    new: str

    @property
    def key(self) -> str:
        return f"{self.file}:{self.start}:{self.end}:{self.new}"


class Outcome(msgspec.Struct, frozen=True):
    """`killed` is the test that noticed; None for a survivor."""

    mutant: Mutant
    killed: str | None
    seconds: float


# -------------------------------------------------------------------- which mistakes there are


class Sower:
    """Finds every place of one file where a mistake could be made."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.data = text.encode()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.tree = ast.parse(text)
        self.found: list[Mutant] = []

    def mutants(self) -> list[Mutant]:
        for node in self._living(self.tree):
            self._at(node)
        return self.found

    def _living(self, node: ast.AST) -> Iterator[ast.AST]:
        """Every node that runs: no annotations, no docstrings, nothing that is only logged."""
        for child in ast.iter_child_nodes(node):
            if self._idle(child):
                continue
            yield child
            if isinstance(child, ast.AnnAssign):
                if child.value is not None:
                    yield child.value
                    yield from self._living(child.value)
            elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for statement in child.body:
                    if not self._idle(statement):
                        yield statement
                        yield from self._living(statement)
            else:
                yield from self._living(child)

    def _idle(self, node: ast.AST) -> bool:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                return name in IDLE_FUNCTIONS
            case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Raise() | ast.Assert():
                return True
            case ast.Expr(value=ast.Call(func=called)):
                name = ast.unparse(called)
                return name.startswith(IDLE_CALLS) or name.endswith(IDLE_ENDINGS)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                return True
        return False

    def _at(self, node: ast.AST) -> None:
        self._tests(node)
        self._operators(node)
        self._values(node)
        self._statements(node)

    def _tests(self, node: ast.AST) -> None:
        match node:
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                self._plant("negate", test, f"not ({self._text(test)})")
            case ast.comprehension(ifs=tests):
                for test in tests:
                    self._plant("negate", test, f"not ({self._text(test)})")

    def _operators(self, node: ast.AST) -> None:
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in SWAPS:
                self._plant("compare", node, f"{self._text(left)} {SWAPS[type(op)]} {self._text(right)}")
            case ast.BinOp(left=left, op=op, right=right) if type(op) in SWAPS:
                self._plant("arithmetic", node, f"{self._text(left)} {SWAPS[type(op)]} {self._text(right)}")
            case ast.BoolOp(op=op, values=values):
                word = " or " if isinstance(op, ast.And) else " and "
                self._plant("and/or", node, word.join(f"({self._text(value)})" for value in values))

    def _values(self, node: ast.AST) -> None:
        match node:
            case ast.Constant(value=bool() as value):
                self._plant("constant", node, str(not value))
            case ast.Constant(value=int() as value):
                self._plant("constant", node, str(value + 1))
            case ast.Call(args=[ast.Name(id="seat") as seat]):
                self._plant("seat", seat, "None")
            case ast.Call(args=[first, second, *_]) if not isinstance(first, ast.Starred):
                if not isinstance(second, ast.Starred) and self._text(first) != self._text(second):
                    self._swap(first, second)

    def _statements(self, node: ast.AST) -> None:
        match node:
            case ast.Return(value=ast.expr() as value) if self._text(value) != "None":
                self._plant("return", value, "None")
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete():
                self._plant("drop", node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                self._plant("drop", node, "pass")

    def _swap(self, first: ast.expr, second: ast.expr) -> None:
        between = self.data[self._end(first) : self._start(second)].decode()
        new = f"{self._text(second)}{between}{self._text(first)}"
        self._add("swap", first.lineno, self._start(first), self._end(second), new)

    def _plant(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        # In brackets, so that it is read as one thing wherever it stands.
        wrapped = f"({new})" if kind in ("negate", "compare", "arithmetic", "and/or") else new
        self._add(kind, node.lineno, self._start(node), self._end(node), wrapped)

    def _add(self, kind: str, line: int, start: int, end: int, new: str) -> None:
        self.found.append(Mutant(self.file, line, kind, start, end, self.data[start:end].decode(), new))

    def _text(self, node: ast.expr) -> str:
        return self.data[self._start(node) : self._end(node)].decode()

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset


def sow(folders: list[str], count: int, seed: int) -> list[Mutant]:
    """So many mistakes, spread over all files of the folders; the same for the same seed and sources."""
    files = sorted({path for folder in folders for path in _sources(ROOT / folder)})
    every = [mutant for path in files for mutant in Sower(str(path.relative_to(ROOT)), path.read_text()).mutants()]
    chance = random.Random(seed)
    return chance.sample(every, min(count, len(every)))


def _sources(place: Path) -> list[Path]:
    return [place] if place.is_file() else [file for file in place.rglob("*.py") if "migrations" not in file.parts]


# -------------------------------------------------------------------- whether the tests notice


def tests_of(file: str) -> list[str]:
    """The tests of a module: those of the longest path in the list that it lies under."""
    listed: dict[str, str] = tomllib.loads((ROOT / "tools" / "mutants.toml").read_text())["tests"]
    fitting = [path for path in listed if file.startswith(path)]
    if not fitting:
        sys.exit(f"tools/mutants.toml names no tests for {file}")
    return shlex.split(listed[max(fitting, key=len)])


def scratch() -> Path:
    """A copy of the project in which anything may be broken."""
    place = Path(tempfile.mkdtemp(prefix="sagebrush-mutants-")) / "project"
    leave = shutil.ignore_patterns(".git", "node_modules", "__pycache__", ".*_cache", "build", "dist")
    shutil.copytree(ROOT, place, symlinks=True, ignore=leave)
    return place


def run(place: Path, mutant: Mutant, tests: list[str], seconds: float) -> Outcome:
    file = place / mutant.file
    whole = file.read_bytes()
    started = perf_counter()
    try:
        file.write_bytes(whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :])
        killed = _noticed(place, tests, seconds)
    finally:
        file.write_bytes(whole)
    return Outcome(mutant, killed, round(perf_counter() - started, 1))


def _noticed(place: Path, tests: list[str], seconds: float) -> str | None:
    """The first test that fails; None if all pass."""
    try:
        done = _pytest(place, "-x", *tests, seconds=seconds)
    except subprocess.TimeoutExpired:
        return "out of time"
    if done.returncode == 0:
        return None
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" ", 1)[1].split(" - ")[0] if failed else f"pytest ended with {done.returncode}"


def _pytest(place: Path, *wish: str, seconds: float | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--tb=no", *wish]
    environment = {**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=place, env=environment, capture_output=True, text=True, timeout=seconds, check=False
    )


def check_ground(place: Path, tests: list[str]) -> None:
    """Where the tests cannot even be read without any mistake, nothing is to be learnt."""
    done = _pytest(place, "--collect-only", *tests)
    if done.returncode != 0:
        sys.exit(f"the tests cannot be run here:\n{done.stdout[-1000:]}{done.stderr[-1000:]}")


# -------------------------------------------------------------------- the whole run


def known(log: Path) -> dict[str, Outcome]:
    lines = log.read_bytes().splitlines() if log.exists() else []
    outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines]
    return {outcome.mutant.key: outcome for outcome in outcomes}


def report(outcomes: list[Outcome]) -> None:
    alive = [outcome.mutant for outcome in outcomes if outcome.killed is None]
    print(f"{len(outcomes) - len(alive)} of {len(outcomes)} killed; survivors:")
    for mutant in sorted(alive, key=lambda mutant: (mutant.file, mutant.line)):
        print(f"  {mutant.file}:{mutant.line}  {mutant.kind}: {mutant.old!r} -> {mutant.new!r}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", help="where to sow, from the root of the project")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", default="", help="what pytest is to run, instead of the tests of each module")
    parser.add_argument("--again", action="store_true", help="run those again that survived")
    parser.add_argument("--seconds", type=float, default=600, help="how long the tests of one mutant may take")
    parser.add_argument("--log", type=Path, default=Path("mutants.jsonl"), help="what was found so far")
    parser.add_argument("--only", default="", help="only mutants of files with this in their path")
    wish = parser.parse_args()
    done, place = known(wish.log), scratch()
    os.nice(5)
    outcomes: list[Outcome] = []
    try:
        for mutant in sow(wish.folders, wish.count, wish.seed):
            if wish.only not in mutant.file:
                continue
            outcome = done.get(mutant.key)
            if outcome is None or (wish.again and outcome.killed is None):
                tests = shlex.split(wish.tests) or tests_of(mutant.file)
                outcome = run(place, mutant, tests, wish.seconds)
                if (outcome.killed or "").startswith("pytest ended"):
                    check_ground(place, tests)
                with wish.log.open("ab") as log:
                    log.write(msgspec.json.encode(outcome) + b"\n")
                print(f"{mutant.file}:{mutant.line} {mutant.kind}: {outcome.killed or 'SURVIVED'}", flush=True)
            outcomes.append(outcome)
    finally:
        shutil.rmtree(place.parent)
    report(outcomes)


if __name__ == "__main__":
    main()
