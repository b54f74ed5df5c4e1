"""The siege in short: the parts of it that cost little. `make siege` runs all of them, at length."""

from __future__ import annotations

import pytest
from siege.asks import asks
from siege.journals import journals
from siege.outcome import Part


@pytest.mark.parametrize(("part", "count"), [(journals, 150), (asks, 250)])
def test_the_house_holds(part: Part, count: int) -> None:
    outcome = part(count)
    assert outcome.tries == count
    assert outcome.held, outcome.row()
