"""The shape of the house: who may import whom, and that nobody imports in a circle."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import sherwood
from sherwood.games import shelf

ROOT = Path(sherwood.__file__).parent
HOUSE = ROOT.parent.parent

ROW = re.compile(r"^\| `(?P<part>[\w/*]+)` \|[^|]*\|(?P<allowed>[^|]*)\|$", re.MULTILINE)


@cache
def allowed() -> dict[str, tuple[str, ...]]:
    """What each part may import of ours: the table in docs/architecture.md."""
    text = (HOUSE / "docs" / "architecture.md").read_text(encoding="utf-8")
    return {row["part"]: tuple(re.findall(r"`([\w/]+)`", row["allowed"])) for row in ROW.finditer(text)}


@cache
def modules() -> dict[str, Path]:
    """Every module by its name below `sherwood`; the root package is `sherwood`."""
    found = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sorted(ROOT.rglob("*.py"))}
    found["sherwood"] = found.pop("__init__")
    return found


def named(module: str) -> str:
    """A module as our table of modules names it."""
    if module in modules():
        return module
    return f"{module}.__init__" if f"{module}.__init__" in modules() else ""


@cache
def imports(module: str) -> frozenset[str]:
    """Our modules that a module imports: absolutely, relatively, inside functions, for types only."""
    tree = ast.parse(modules()[module].read_text(encoding="utf-8"))
    found = {one for node in ast.walk(tree) for one in _targets(node, module)}
    return frozenset(found - {module, ""})


def _targets(node: ast.AST, module: str) -> list[str]:
    if isinstance(node, ast.Import):
        return [_ours(alias.name) for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        base = _base(node, module)
        if base is None:
            return []
        inner = [named(f"{base}.{alias.name}".strip(".")) for alias in node.names]
        whole = named(base) if base else "sherwood"
        return [one or whole for one in inner]
    return []


def _ours(name: str) -> str:
    root, _, rest = name.partition(".")
    if root != "sherwood":
        return ""
    return named(rest) if rest else "sherwood"


def _base(node: ast.ImportFrom, module: str) -> str | None:
    """What `from X import …` starts from, below `sherwood`; None if it is not ours."""
    if node.level:
        parts = module.split(".")[: -node.level]
        return ".".join([*parts, *([node.module] if node.module else [])])
    root, _, rest = (node.module or "").partition(".")
    return rest if root == "sherwood" else None


def row_of(module: str) -> str:
    """The row of the table that a module belongs to."""
    parts = module.split(".")
    if parts[0] != "games" or len(parts) < 3:
        return parts[0]
    return "games/*/rules" if parts[2] == "rules" else "games/*"


def may_import(module: str) -> tuple[str, ...]:
    """The arrows of its row, as starts of modules' names; `own` is the game it belongs to."""
    arrows = allowed()[row_of(module)]
    game = module.split(".")[1] if row_of(module).startswith("games/") else ""
    return tuple(one.replace("own", f"games.{game}").replace("/", ".") for one in arrows)


def test_everybody_imports_only_what_they_may() -> None:
    wrong = []
    for module in modules():
        may = may_import(module)
        for target in imports(module):
            if not any(target == one or target.startswith(one + ".") for one in may):
                wrong.append(f"{module} imports {target}")
    assert wrong == []


def test_every_arrow_of_the_table_is_walked() -> None:
    """What a part may import and never does is no part of the shape of the house."""
    idle = []
    for part, arrows in walked().items():
        idle += [f"{part} may import {arrow}" for arrow, targets in arrows.items() if not targets]
    assert idle == []


def walked() -> dict[str, dict[str, set[str]]]:
    """For each row of the table, what its modules import by each of its arrows."""
    found: dict[str, dict[str, set[str]]] = {part: {arrow: set() for arrow in may} for part, may in allowed().items()}
    for module in modules():
        part, may = row_of(module), may_import(module)
        for arrow, start in zip(found[part], may, strict=True):
            found[part][arrow] |= {one for one in imports(module) if one == start or one.startswith(start + ".")}
    return found


def test_nobody_imports_in_a_circle() -> None:
    assert circles() == []


def circles() -> list[list[str]]:
    """Groups of modules each of which leads to all others of its group (Tarjan's strongly connected components)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        stack.append(module)
        for target in imports(module):
            if target not in order:
                visit(target)
                low[module] = min(low[module], low[target])
            elif target in stack:
                low[module] = min(low[module], order[target])
        if low[module] == order[module]:
            group = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(group) > 1:
                found.append(sorted(group))

    for module in modules():
        if module not in order:
            visit(module)
    return found


def test_the_law_sees_every_kind_of_import() -> None:
    kinds = """
import sherwood
import sherwood.text.speech
from sherwood.engine import bits
from . import prompt
from .journal import Do
def late():
    from ..games import shelf
"""
    tree = ast.parse(kinds)
    seen = {one for node in ast.walk(tree) for one in _targets(node, "table.match")}
    wanted = {"sherwood", "text.speech", "engine.bits", "table.prompt", "table.journal", "games.__init__"}
    assert seen - {""} == wanted


@pytest.mark.parametrize("name", [game.id for game in shelf().values() if game.folder.is_relative_to(ROOT)])
def test_deleting_a_games_folder_deletes_the_game(name: str, tmp_path: Path) -> None:
    house = tmp_path / "sherwood"
    shutil.copytree(ROOT, house, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.rmtree(house / "games" / name)
    code = """
import sherwood
from sherwood.cli import run
from sherwood.web.app import create_app
from sherwood.web import catalogue
from sherwood.web.services import Config
assert sherwood.__file__.startswith({house!r}), sherwood.__file__
for each in sherwood.games():
    match = sherwood.new(each, seed=1)
    match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    assert match.view(0)
    assert catalogue.about(match.game, "fr")
create_app(Config())
assert run(["games"]) == 0
print(*sherwood.games())
"""
    environment = {"PYTHONPATH": str(tmp_path), "SHERWOOD_PURE": "1", "PATH": "", "HOME": str(tmp_path)}
    command = [sys.executable, "-c", code.format(house=str(house))]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    left = [game.id for game in shelf().values() if game.folder.is_relative_to(ROOT) and game.id != name]
    assert run.stdout.splitlines()[-1].split() == left
