"""How much the tests of a game's rules notice: one small change of the rules at a time, and does a test fail?

    python tools/mutants.py romans --most 300

Runs on plain Python. Every test is run once to see which lines it reaches; then each mutant, in a process of its own
forked from there, is given the tests that reach its statement until one fails: those first that noticed another mutant
of the same function, then those that notice most for their time. `--cpu 5` stops after so many seconds of processor
time and calls it a survivor.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import TYPE_CHECKING, Any, Self

os.environ["SHERWOOD_PURE"] = "1"
ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import gc  # noqa: E402
import importlib  # noqa: E402

import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import track  # noqa: E402
from rich.table import Table  # noqa: E402

from sherwood.games import shelf  # noqa: E402

if TYPE_CHECKING:
    from _typeshed import TraceFunction

SURVIVED, KILLED, TIMED_OUT = range(3)
PATIENCE = 5  # times what a test takes unchanged, in processor time: a mutant that loops is noticed too
THINKING = (
    "advice",
    "dangers",
    "hunches",
    "lures",
    "routes",
)  # beside the rules, and none of them: judged by the arena
SCREENS = ("board", "inspect", "count", "table", "data")  # they ask the rules for much and notice little
LAWS = (
    "tests/laws/test_walks.py",
    "tests/laws/test_perft.py",
    "tests/laws/test_state_laws.py::test_a_guess_changes_secrets_and_nothing_else",
    "tests/laws/test_state_laws.py::test_what_i_cannot_know_cannot_reach_me",
)
# Copies and names are no rules; what a position is worth to a search is judged by the arena.
NO_RULES = ("clone", "__repr__", "value", "worth", "best_other", "progress", "prospect")
Place = tuple[str, int]  # a function: its file and first line
Line = tuple[str, int]

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitXor: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: in which function, in which statement, on which line, what it does, and what is left of the module."""

    place: Place
    name: str
    lines: range
    what: str
    tree: ast.Module

    @property
    def line(self) -> int:
        return self.lines[-1]

    def code(self) -> CodeType:
        """The function with the change."""
        module = compile(ast.fix_missing_locations(self.tree), self.place[0], "exec")
        return next(one for one in codes(module) if (one.co_name, one.co_firstlineno) == (self.name, self.place[1]))


class Mutate(ast.NodeTransformer):
    """Makes the change number `wanted` of a tree, counting from 0; remembers what it was."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.count = 0
        self.what = ""
        self.statement = 0  # the line on which the one being looked at begins
        self.lines = range(0)

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
        return super().visit(node)

    def hit(self, node: ast.expr | ast.stmt, what: str) -> bool:
        self.count += 1
        if self.count - 1 != self.wanted:
            return False
        self.what, self.lines = what, range(self.statement, node.lineno + 1)
        return True

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.body = [self.visit(one) for one in node.body]  # neither arguments nor annotations
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant):  # a docstring
            return node
        if self.hit(node, "left out"):
            return ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        if isinstance(node.targets[0], (ast.Attribute, ast.Subscript)) and self.hit(node, "left out"):
            return ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        if self.hit(node, "left out"):
            return ast.copy_location(ast.Pass(), node)
        return self.swapped(node, "op")

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        return self.swapped(node, "op")

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        return self.swapped(node, "op")

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        swap = SWAPS.get(type(node.ops[0]))
        if swap is not None and self.hit(node, f"{type(node.ops[0]).__name__} to {swap.__name__}"):
            setattr(node, "ops", [swap(), *node.ops[1:]])  # noqa: B010 - mypy knows ops only as their kind
            return node
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST:
        if not isinstance(node.test, (ast.Compare, ast.BoolOp)) and self.hit(node, "condition turned round"):
            node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
            return node
        return self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """-1 stands for nobody and nothing, and is looked for by its sign: -2 would be the same, 0 is not."""
        if not isinstance(node.op, ast.USub) or ast.unparse(node) != "-1":
            return self.generic_visit(node)
        return ast.copy_location(ast.Constant(0), node) if self.hit(node, "-1 to 0") else node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if type(node.value) is bool and self.hit(node, f"{node.value} to {not node.value}"):
            return ast.copy_location(ast.Constant(not node.value), node)
        if type(node.value) is int and self.hit(node, f"{node.value} to {node.value + 1}"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        return node

    def swapped(self, node: ast.BinOp | ast.BoolOp | ast.AugAssign, name: str) -> ast.AST:
        swap = SWAPS.get(type(node.op))
        if swap is not None and self.hit(node, f"{type(node.op).__name__} to {swap.__name__}"):
            setattr(node, name, swap())
            return node
        return self.generic_visit(node)


def codes(code: CodeType) -> Iterator[CodeType]:
    """The functions that a module's code holds."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from codes(const)


def functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, ast.Module]]:
    """Functions and methods, each in a module without anything else; those inside others are changed with them."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node, ast.Module([node], [])
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, ast.FunctionDef):
                    alone = ast.ClassDef(node.name, [], [], [one], [])
                    yield one, ast.Module([ast.copy_location(alone, node)], [])


def mutants_of(path: Path) -> Iterator[Mutant]:
    for function, module in functions(ast.parse(path.read_text(encoding="utf-8"))):
        if function.name in NO_RULES:
            continue
        first = min([function.lineno, *(one.lineno for one in function.decorator_list)])
        for wanted in range(10_000):
            changed, change = copy.deepcopy(module), Mutate(wanted)
            change.visit(changed)
            if not change.what:
                break
            yield Mutant((str(path), first), function.name, change.lines, change.what, changed)


Running = tuple[Mutant, int]  # and the pipe on which its process says what noticed it


class Seeing:
    """Which lines of the rules are run meanwhile, and which functions are called."""

    def __init__(self, rules: Path) -> None:
        self.here = str(rules)
        self.lines: set[Line] = set()
        self.functions: set[Place] = set()

    def __enter__(self) -> Self:
        sys.settrace(self.called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def called(self, frame: FrameType, event: str, _: object) -> TraceFunction | None:
        if not frame.f_code.co_filename.startswith(self.here):
            return None
        self.functions.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))
        return self.stepped

    def stepped(self, frame: FrameType, event: str, _: object) -> TraceFunction:
        if event == "line":
            self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self.stepped


class Trial:
    """A pytest plugin that runs the collected tests once, then again for every mutant."""

    def __init__(self, game: str, most: int, seed: str, cpu: float) -> None:
        self.game = game
        self.cpu = cpu
        self.rules = ROOT / "src" / "sherwood" / "games" / game / "rules"
        self.most = most
        self.seed = seed
        self.took: dict[str, float] = {}
        self.reach: dict[Line, list[pytest.Item]] = defaultdict(list)
        self.called: set[Place] = set()
        self.outcomes: list[tuple[Mutant, int]] = []
        self.kills: Counter[tuple[Place, str]] = Counter()
        self.noticed: Counter[str] = Counter()
        self.data = self.run_by_imports()

    def run_by_imports(self) -> set[Place]:
        """Functions that make tables while a module is read: done before any test, no mutant of theirs could matter."""
        with Seeing(self.rules) as seeing:
            for path in sorted(self.rules.glob("*.py")):
                importlib.import_module(f"sherwood.games.{self.game}.rules.{path.stem}")
        return seeing.functions

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        files = [path for path in sorted(self.rules.glob("*.py")) if path.stem not in THINKING]
        every = [one for path in files for one in mutants_of(path)]
        for item in filter(self.concerns, session.items):
            self.look(item)
        loaded = self.loaded()
        chosen = [one for one in every if one.place in self.called or one.place not in self.data]
        gc.freeze()
        random.Random(self.seed).shuffle(chosen)
        running: dict[int, Running] = {}
        for mutant in track(chosen[: self.most], f"{len(chosen)} mutants"):
            child, said = self.begin(mutant, loaded[mutant.place])
            running[child] = mutant, said
            if len(running) == (os.cpu_count() or 1):
                self.end(running)
        while running:
            self.end(running)
        return True

    def concerns(self, item: pytest.Item) -> bool:
        """The game's own tests, and the laws where they judge this game with all its seats."""
        if "tests/laws/" not in item.nodeid:
            return True
        judged = item.nodeid.partition("[")[2].rstrip("]").partition("-")
        return judged[0] == self.game and not (judged[2].isdigit() and int(judged[2]) < shelf()[self.game].seats[1])

    def look(self, item: pytest.Item) -> None:
        """Run a test as it is, and see which lines of the rules it reaches."""
        began = time.process_time()
        with Seeing(self.rules) as seeing:
            reports = runtestprotocol(item, log=False, nextitem=None)
        if any(report.failed for report in reports):
            raise SystemExit(f"{item.nodeid} fails without any change")
        self.took[item.nodeid] = time.process_time() - began
        self.called |= seeing.functions
        for line in seeing.lines:
            self.reach[line].append(item)

    def reaching(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that run a mutant's statement, those first that are likely to notice soon."""
        found = {item.nodeid: item for line in mutant.lines for item in self.reach.get((mutant.place[0], line), [])}
        return sorted(found.values(), key=lambda one: self.promise(mutant.place, one.nodeid), reverse=True)

    def promise(self, place: Place, test: str) -> tuple[int, float]:
        """How often the test noticed a mutant of this function, and how many of any it notices for its time."""
        return self.kills[place, test], (self.noticed[test] + 0.05) / (self.took[test] + 0.005)

    def loaded(self) -> dict[Place, list[FunctionType]]:
        """The functions of the rules as they are in memory."""
        found: dict[Place, list[FunctionType]] = defaultdict(list)
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(str(self.rules)):
                found[one.__code__.co_filename, one.__code__.co_firstlineno].append(one)
        return found

    def begin(self, mutant: Mutant, changed: Sequence[FunctionType]) -> tuple[int, int]:
        """A process for the mutant, and where it says which test noticed."""
        said, say = os.pipe()
        child = os.fork()
        if child == 0:
            os._exit(self.judged(mutant, changed, say))
        os.close(say)
        return child, said

    def judged(self, mutant: Mutant, changed: Sequence[FunctionType], say: int) -> int:
        """In the mutant's own process: does any test notice?"""
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
        tests = self.reaching(mutant)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        began = time.process_time()
        try:
            code = mutant.code()
            for one in changed:
                one.__code__ = code
            for item in tests:
                if self.cpu and time.process_time() - began > self.cpu:
                    break
                signal.setitimer(signal.ITIMER_PROF, 3 + PATIENCE * self.took[item.nodeid])
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                    os.write(say, item.nodeid.encode())
                    return KILLED
        except BaseException:
            return KILLED
        return SURVIVED

    def end(self, running: dict[int, Running]) -> None:
        child, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        mutant, said = running.pop(child)
        with os.fdopen(said, "rb") as noticed:
            test = noticed.read().decode()
        self.kills[mutant.place, test] += 1
        self.noticed[test] += 1
        self.outcomes.append((mutant, code if code in (SURVIVED, TIMED_OUT) else KILLED))
        if code == SURVIVED:
            print(self.described(mutant), flush=True)

    def described(self, mutant: Mutant) -> str:
        reached = f"{len(self.reaching(mutant))} tests reach it"
        return f"{Path(mutant.place[0]).name}:{mutant.line} {mutant.name}: {mutant.what} ({reached})"


def report(trial: Trial, game: str, out: Path) -> None:
    """The share that was noticed, by file; the others one by one in a file of their own."""
    total, killed = Counter[str](), Counter[str]()
    for mutant, outcome in trial.outcomes:
        name = Path(mutant.place[0]).name
        total[name] += 1
        killed[name] += outcome != SURVIVED
    table = Table("file", "noticed", "of", "share", title=game)
    for name in sorted(total):
        table.add_row(name, str(killed[name]), str(total[name]), f"{killed[name] / total[name]:.0%}")
    share = killed.total() / max(total.total(), 1)
    table.add_row("all", str(killed.total()), str(total.total()), f"{share:.1%}", style="bold")
    Console().print(table)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("".join(f"{line}\n" for line in survivors(trial)), encoding="utf-8")
    print(f"survivors: {out.relative_to(ROOT)}")


def survivors(trial: Trial) -> list[str]:
    return sorted(trial.described(mutant) for mutant, outcome in trial.outcomes if outcome == SURVIVED)


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=400, help="so many mutants, drawn at random")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cpu", type=float, default=0, help="seconds of processor time a mutant; 0: all its tests")
    asked = parser.parse_args(given)
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stopped early it says what it has found
    trial = Trial(asked.game, asked.most, asked.seed, asked.cpu)
    plain = ["-q", "--no-header", "-s", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:faker"]
    unasked = [f"--ignore-glob=*test_{name}*" for name in SCREENS]
    code = pytest.main([f"tests/games/{asked.game}", *LAWS, *unasked, *plain], plugins=[trial])
    if not trial.outcomes:
        return int(code) or 1
    report(trial, asked.game, ROOT / ".cache" / f"mutants-{asked.game}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
