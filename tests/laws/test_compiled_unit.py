"""What is shown, and what is kept of a game, is found without a server and a database: it can be used where neither is installed."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import sherwood

ROOT = Path(sherwood.__file__).parent
UNIT = ("sherwood.web.present", "sherwood.web.channel", "sherwood.table.prompt", "sherwood.table.journal")
HEAVY = {"sqlalchemy", "alembic", "litestar", "uvicorn", "jinja2", "markupsafe", "argon2", "rich", "typer", "psycopg"}


def file_of(module: str) -> Path | None:
    path = ROOT.joinpath(*module.split(".")[1:])
    return next((one for one in (path.with_suffix(".py"), path / "__init__.py") if one.exists()), None)


@cache
def imported(module: str) -> frozenset[str]:
    """All modules a module of ours names in its imports, wherever they stand, as mypy follows them."""
    path = file_of(module)
    if path is None:
        return frozenset()
    found: set[str] = {module.rpartition(".")[0]} - {""}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return frozenset(found)


def test_what_finds_out_what_is_shown_reaches_no_server_and_no_database() -> None:
    seen: set[str] = set()
    todo = list(UNIT)
    while todo:
        module = todo.pop()
        if module not in seen:
            seen.add(module)
            todo += imported(module) if module.startswith("sherwood") else ()
    assert sorted(HEAVY & {module.partition(".")[0] for module in seen}) == []
