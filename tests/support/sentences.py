"""Which sentences a piece of source asks for: written out, or put together from parts that are written out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

KEY = re.compile(r"[a-zA-Z0-9_]+(?:[-.][a-zA-Z0-9_]+)*")
START = re.compile(r"[a-z]+[a-z0-9-]*-")


class Asked:
    """The words of some source, and its f-strings that begin like a key (`f"show-{kind}-told"`)."""

    def __init__(self, paths: Iterable[Path], words: Iterable[str] = ()) -> None:
        self.words = set(words)
        self.patterns: set[tuple[str, ...]] = set()
        for path in paths:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self._look(node)
        self._parts = {word.lower() for word in self.words} | {str(n) for n in range(100)}

    def _look(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            self.words.add(node.value)
        if isinstance(node, ast.JoinedStr):
            literal = tuple(str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values)
            if START.match(literal[0]):
                self.patterns.add(literal)

    def idle(self, keys: Iterable[str]) -> list[str]:
        """Keys that nothing here can ask for."""
        return sorted(key for key in keys if key not in self.words and not self._made(key.lower()))

    def _made(self, key: str) -> bool:
        return any(self._matches(key, pattern) for pattern in self.patterns)

    def _matches(self, key: str, pattern: tuple[str, ...]) -> bool:
        """Does the key read like the f-string, every gap filled by a word of the source?"""
        if not pattern:
            return key == ""
        if pattern[0]:
            return key.startswith(pattern[0].lower()) and self._matches(key[len(pattern[0]) :], pattern[1:])
        ends = [n for n in range(1, len(key) + 1) if key[:n] in self._parts]
        return any(self._matches(key[n:], pattern[1:]) for n in ends)
