"""How much the tests of a game's rules notice: one small change of the rules at a time, and does a test fail?

    python tools/mutants.py romans --most 300

Runs on plain Python. Every test is run once to see which functions it reaches; then each mutant, in a process of its own
forked from there, is given the tests that reach it, quickest first, until one fails.
"""

from __future__ import annotations

import argparse
import ast
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

os.environ["SHERWOOD_PURE"] = "1"
ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import gc  # noqa: E402

import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import track  # noqa: E402
from rich.table import Table  # noqa: E402

SURVIVED, KILLED, TIMED_OUT = range(3)
PATIENCE = 60  # seconds: a mutant that loops is noticed too
Place = tuple[str, int]  # a function: its file and first line

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitXor: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: in which function, on which line, what it does, and the function's code with it."""

    place: Place
    line: int
    what: str
    code: CodeType


class Mutate(ast.NodeTransformer):
    """Makes the change number `wanted` of a tree, counting from 0; remembers what it was."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.count = 0
        self.what = ""
        self.line = 0

    def hit(self, node: ast.AST, what: str) -> bool:
        self.count += 1
        if self.count - 1 != self.wanted:
            return False
        self.what, self.line = what, getattr(node, "lineno", 0)
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


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Functions and methods, not those inside others: they are changed with them. Copies are not rules."""
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        yield from (one for one in inside if isinstance(one, ast.FunctionDef) and one.name not in ("clone", "__repr__"))


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    for number, function in enumerate(functions(ast.parse(source))):
        first = min([function.lineno, *(one.lineno for one in function.decorator_list)])
        for wanted in range(10_000):
            tree = ast.parse(source)
            change = Mutate(wanted)
            change.visit(list(functions(tree))[number])
            if not change.what:
                break
            module = compile(ast.fix_missing_locations(tree), str(path), "exec")
            found = [code for code in codes(module) if code.co_firstlineno == first and code.co_name == function.name]
            if found[0].co_freevars == () or "super" in found[0].co_names:  # code with another closure fits no function
                yield Mutant((str(path), first), change.line, change.what, found[0])


class Trial:
    """A pytest plugin that runs the collected tests once, then again for every mutant."""

    def __init__(self, game: str, most: int, seed: str) -> None:
        self.game = game
        self.rules = ROOT / "src" / "sherwood" / "games" / game / "rules"
        self.most = most
        self.seed = seed
        self.took: dict[str, float] = {}
        self.reach: dict[Place, list[pytest.Item]] = defaultdict(list)
        self.outcomes: list[tuple[Mutant, int]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in filter(self.concerns, session.items):
            self.look(item)
        loaded = self.loaded()
        chosen = [one for path in sorted(self.rules.glob("*.py")) for one in mutants_of(path)]
        random.Random(self.seed).shuffle(chosen)
        running: dict[int, Mutant] = {}
        for mutant in track(chosen[: self.most], f"{len(chosen)} mutants"):
            running[self.begin(mutant, loaded)] = mutant
            if len(running) == (os.cpu_count() or 1):
                self.end(running)
        while running:
            self.end(running)
        return True

    def concerns(self, item: pytest.Item) -> bool:
        """The game's own tests, and the laws where they judge this game."""
        return "tests/laws/" not in item.nodeid or self.game in item.nodeid.partition("[")[2]

    def look(self, item: pytest.Item) -> None:
        """Run a test as it is, and see which functions of the rules it reaches."""
        seen: set[Place] = set()
        here = str(self.rules)

        def see(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(here):
                seen.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

        began = time.perf_counter()
        sys.setprofile(see)
        reports = runtestprotocol(item, log=False, nextitem=None)
        sys.setprofile(None)
        if any(report.failed for report in reports):
            raise SystemExit(f"{item.nodeid} fails without any change")
        self.took[item.nodeid] = time.perf_counter() - began
        for place in seen:
            self.reach[place].append(item)

    def loaded(self) -> dict[Place, list[FunctionType]]:
        """The functions of the rules as they are in memory."""
        found: dict[Place, list[FunctionType]] = defaultdict(list)
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(str(self.rules)):
                found[one.__code__.co_filename, one.__code__.co_firstlineno].append(one)
        return found

    def begin(self, mutant: Mutant, loaded: dict[Place, list[FunctionType]]) -> int:
        child = os.fork()
        if child == 0:
            os._exit(self.judged(mutant, loaded[mutant.place]))
        return child

    def judged(self, mutant: Mutant, changed: Sequence[FunctionType]) -> int:
        """In the mutant's own process: does any test notice?"""
        signal.signal(signal.SIGALRM, lambda *_: os._exit(TIMED_OUT))
        signal.alarm(PATIENCE)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        try:
            for one in changed:
                one.__code__ = mutant.code
            for item in sorted(self.reach[mutant.place], key=lambda one: self.took[one.nodeid]):
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                    return KILLED
        except BaseException:
            return KILLED
        return SURVIVED

    def end(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        self.outcomes.append((running.pop(child), code if code in (SURVIVED, TIMED_OUT) else KILLED))


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
    alive = [mutant for mutant, outcome in trial.outcomes if outcome == SURVIVED]
    return sorted(
        f"{Path(one.place[0]).name}:{one.line} {one.what} ({len(trial.reach[one.place])} tests reach it)"
        for one in alive
    )


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=400, help="so many mutants, drawn at random")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(given)
    os.chdir(ROOT)
    trial = Trial(asked.game, asked.most, asked.seed)
    laws = ["tests/laws/test_state_laws.py", "tests/laws/test_table_laws.py", "tests/laws/test_perft.py"]
    tests = [
        f"tests/games/{asked.game}",
        *laws,
        "--ignore-glob=*board*",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "-s",
    ]
    code = pytest.main([*tests, "-q", "--no-header"], plugins=[trial])
    if not trial.outcomes:
        return int(code) or 1
    report(trial, asked.game, ROOT / ".cache" / f"mutants-{asked.game}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
