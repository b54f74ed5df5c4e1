"""The words of the command line and the terminal: none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import sherwood
from sherwood.text.speech import HERE, keys

SOURCE = Path(sherwood.__file__).parent


def sources() -> str:
    return "\n".join(path.read_text() for path in sorted(SOURCE.rglob("*.py")))


def used(text: str) -> set[str]:
    """Keys that are written out, and those whose varying part is."""
    words = set(re.findall(r'"([a-z]+(?:-[a-z0-9_]+)*)"', text)) | {str(n) for n in range(10)}
    prefixes = set(re.findall(r'f"([a-z]+-)\{', text))
    return words | {prefix + word for prefix in prefixes for word in words}


def test_no_common_sentence_is_unused() -> None:
    written = used(sources())
    unused = [key for part in ("commands", "terminal") for key in keys(HERE / f"{part}.en.ftl") if key not in written]
    assert unused == []


def test_every_complaint_is_written() -> None:
    known = {key for path in HERE.glob("*en.ftl") for key in keys(path)}
    made = re.findall(r'CommandError\(\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', sources())
    assert {f"complaint-{key}" for pair in made for key in pair if key} <= known
