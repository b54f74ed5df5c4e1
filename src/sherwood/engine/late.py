"""Parts of a game that are imported when they are first called: whoever only plays loads no drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.machinery import PathFinder
from typing import Any

Part = Callable[..., Any]


@dataclass(frozen=True)
class late:  # noqa: N801 - it reads as the function that it stands for
    """A function of a module that is imported when the function is first called."""

    module: str
    name: str

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self._part(*args, **named)

    @cached_property
    def _part(self) -> Part:
        part: Part = getattr(import_module(self.module), self.name)
        return part


def is_there(package: str, part: str) -> bool:
    """Whether an imported package has a module of that name, such as `art.cover`; nothing is imported to find out."""
    path = import_module(package).__path__
    for name in part.split("."):
        found = PathFinder.find_spec(name, path)
        if found is None:
            return False
        path = found.submodule_search_locations or []
    return True
