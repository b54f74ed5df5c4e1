from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sherwood.engine.bits import bit, count, full, lowest, members, nth

MASKS = st.integers(min_value=1, max_value=2**62 - 1)


@given(st.integers(min_value=0, max_value=61))
def test_bit_sets_one_bit_at_any_width(n: int) -> None:
    assert bit(n) == 1 << n
    assert full(n) == (1 << n) - 1


@given(MASKS)
def test_counting_and_finding_agree_with_python(mask: int) -> None:
    assert count(mask) == mask.bit_count()
    assert lowest(mask) == (mask & -mask).bit_length() - 1
    assert [nth(mask, n) for n in range(count(mask))] == members(mask)
