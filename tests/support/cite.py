"""How a test names the paragraphs it proves: `rule = cites("romans")`, then `@rule("3.2")`."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from sherwood.games import shelf
from support.homes import tests_of


def cites(game: str) -> Callable[..., pytest.MarkDecorator]:
    """The decorator of one game's tests."""

    def rule(*paragraphs: str) -> pytest.MarkDecorator:
        return pytest.mark.rule(game, paragraphs)

    return rule


def cited(game: str) -> set[str]:
    """Every paragraph that some test function of the game names."""
    found: set[str] = set()
    for path in tests_of(shelf()[game]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.update(_paragraphs(node))
    return found


def _paragraphs(function: ast.FunctionDef) -> list[str]:
    calls = [one for one in function.decorator_list if isinstance(one, ast.Call)]
    names = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rule"]
    return [str(arg.value) for call in names for arg in call.args if isinstance(arg, ast.Constant)]
