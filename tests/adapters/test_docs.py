"""What docs/research.md shows can be run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: re.findall(r"adapters[. ](?:import )?(\w+)", block)[0])
def test_the_examples_run(block: str) -> None:
    assert len(block.splitlines()) <= 10
    exec(block, {})
