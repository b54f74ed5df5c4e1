"""Journals as other rules would have written them: whole and sealed, and parting from ours where a test wants it."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sherwood.table.journal import sealed

ELSEWHERE = "0123456789abcdef"  # the digest of a position that no rules lead to


def older(lines: Iterable[str], version: int = 0, parts_at: int | None = None) -> list[str]:
    """Lines of a journal under another version; the record `parts_at`, and all after it, lead somewhere else."""
    bodies = [{key: value for key, value in json.loads(line).items() if key != "sum"} for line in lines]
    bodies[0]["version"] = version
    for body in bodies[1:]:
        if parts_at is not None and body.get("n", -1) >= parts_at:
            body["at"] = ELSEWHERE
    sealed_lines, total = [], ""
    for body in bodies:
        line, total = sealed(body, total)
        sealed_lines.append(line)
    return sealed_lines


def older_text(text: str, version: int = 0, parts_at: int | None = None) -> str:
    return "\n".join(older(text.splitlines(), version, parts_at)) + "\n"
