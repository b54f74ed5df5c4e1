from __future__ import annotations

import pytest

from sherwood.engine.action import Action, Verbs
from sherwood.engine.errors import BadAction

VERBS = Verbs()
WAIT = VERBS.add("wait")
GO = VERBS.add("go", "place", 5)
SWAP = VERBS.add("swap", "place place", 5, 5)


def test_every_number_is_an_option_and_back() -> None:
    assert VERBS.size == 1 + 5 + 25
    assert [VERBS.code(VERBS.action(code)) for code in range(VERBS.size)] == list(range(VERBS.size))


def test_what_is_sent_reads_back() -> None:
    assert VERBS.do(Action(2, 3, 4)) == ("swap", 3, 4)
    assert VERBS.parse(["swap", 3, 4]) == Action(2, 3, 4)
    assert VERBS.do(Action(0)) == ("wait",)


@pytest.mark.parametrize(
    "do", [[], "wait", ["fly"], ["go"], ["go", 5], ["go", -1], ["go", "1"], ["go", 1.0], ["go", True], ["wait", 0], [3]]
)
def test_what_is_no_choice_is_refused(do: list[object]) -> None:
    with pytest.raises(BadAction):
        VERBS.parse(do)
