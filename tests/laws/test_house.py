"""The shape of the house: who may import whom."""

from __future__ import annotations

import ast
from pathlib import Path

import sherwood

ROOT = Path(sherwood.__file__).parent

# What each part may import of ours, by longest matching prefix.
ALLOWED: dict[str, tuple[str, ...]] = {
    "engine": ("engine",),
    "search": ("engine", "search"),
    "text": ("text",),
    "draw": ("draw",),
    "table": ("engine", "games", "table", "text", "errors"),
    "bots": ("engine", "games", "search", "table", "bots", "errors", "text"),
}


def modules() -> list[tuple[str, Path]]:
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        found.append((".".join(path.relative_to(ROOT).with_suffix("").parts), path))
    return found


def imports(path: Path) -> set[str]:
    """Our modules that a file imports, without the leading `sherwood.`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("sherwood."):
            found.add(node.module.removeprefix("sherwood."))
        if isinstance(node, ast.Import):
            found |= {one.name.removeprefix("sherwood.") for one in node.names if one.name.startswith("sherwood.")}
    return found


def may_import(module: str) -> tuple[str, ...] | None:
    parts = module.split(".")
    if parts[0] != "games" or len(parts) < 3:
        return ALLOWED.get(parts[0])
    own = f"games.{parts[1]}"
    if parts[2] == "rules":
        return ("engine", f"{own}.rules", f"{own}.data")
    return ("engine", "text", "draw", own)


def test_everybody_imports_only_what_they_may() -> None:
    wrong = []
    for module, path in modules():
        allowed = may_import(module)
        for target in imports(path):
            if allowed is not None and not any(target == one or target.startswith(one + ".") for one in allowed):
                wrong.append(f"{module} imports {target}")
    assert wrong == []
