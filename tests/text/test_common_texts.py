"""The words common to all games and clients: none missing, none unused, in any language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sherwood
from sherwood.text.speech import HERE, keys
from support.sentences import Asked

SOURCE = Path(sherwood.__file__).parent


def sources() -> str:
    return "\n".join(path.read_text() for path in sorted(SOURCE.rglob("*.py")))


COMMON = sorted(path for path in HERE.glob("*.ftl") if not path.name.startswith("broken."))


@pytest.mark.parametrize("path", COMMON, ids=lambda path: path.name)
def test_no_common_sentence_is_unused(path: Path) -> None:
    assert Asked(SOURCE.rglob("*.py")).idle(keys(path)) == []


def test_an_idle_sentence_would_be_noticed() -> None:
    asked = Asked([SOURCE / "terminal" / "book.py"])
    assert asked.idle(["table-no-rule", "table-no-rules", "status-nowhere"]) == ["status-nowhere", "table-no-rules"]


def test_every_complaint_is_written() -> None:
    known = {key for path in HERE.glob("*.ftl") for key in keys(path)}
    made = re.findall(r'CommandError\(\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', sources())
    assert {f"complaint-{key}" for pair in made for key in pair if key} <= known


def test_every_refusal_that_has_a_key_is_written() -> None:
    known = {key for path in HERE.glob("*.ftl") for key in keys(path)}
    made = set(re.findall(r'(?:BadData|_bad_game)\([^)]*?"((?:data|game)-[a-z]+)"', sources(), re.DOTALL))
    assert len(made) >= 9
    assert {f"complaint-{key}" for key in made} <= known
