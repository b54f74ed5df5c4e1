"""What is lost or doubled is noticed: a position that is wrong in one thing fails with the law that thing breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.legend.scene import scene
from sherwood.engine.bits import bit
from sherwood.engine.errors import Broken
from sherwood.games.legend.rules.roster import MARION, PIECES, ROBIN
from sherwood.games.legend.rules.stages import STAGES
from sherwood.games.legend.rules.state import Legend
from support.cite import cites

rule = cites("legend")
UNIT = bit(PIECES.index("merry_men_1"))


def standing() -> Legend:
    free = {"F16": "robin_hood merry_men_1", "T01": "sheriff_of_nottingham men_at_arms_1"}
    return scene("movement", free=free, captive={"T01": "will_scarlet"}).state


def twice(s: Legend) -> None:
    s.down |= bit(ROBIN)


def nobody(s: Legend) -> None:
    s.free |= 1 << 39


def nowhere(s: Legend) -> None:
    s.at[ROBIN] = -1


def somewhere(s: Legend) -> None:
    s.at[MARION] = 0


def chained(s: Legend) -> None:
    s.free &= ~UNIT
    s.captive |= UNIT


def masked(s: Legend) -> None:
    s.disguised |= bit(MARION)


def marching(s: Legend) -> None:
    s.group |= bit(MARION)


def unguarded(s: Legend) -> None:
    s.at[PIECES.index("will_scarlet")] = s.at[ROBIN] + 1


def owing(s: Legend) -> None:
    s.reserve += s.gold_robin + 1
    s.gold_robin = -1


def poorer(s: Legend) -> None:
    s.gold_sheriff -= 1


WRONG: list[tuple[str, Callable[[Legend], None]]] = [
    ("two states at once", twice),
    ("two states at once", nobody),
    ("on the map and is not", nowhere),
    ("on the map and is not", somewhere),
    ("a state it cannot have", chained),
    ("a state it cannot have", masked),
    ("a state it cannot have", marching),
    ("neither guarded nor in a keep", unguarded),
    ("owes gold", owing),
    ("made from nothing or lost", poorer),
]


@rule("3.1", "3.3", "8.1", "9.1a")
@pytest.mark.parametrize(("law", "wrong"), WRONG, ids=[wrong.__name__ for _, wrong in WRONG])
def test_what_is_lost_or_doubled_is_noticed(law: str, wrong: Callable[[Legend], None]) -> None:
    s = standing()
    s.check()
    wrong(s)
    with pytest.raises(Broken, match=law):
        s.check()


@rule("8.1b", "8.4")
@pytest.mark.parametrize("stage", ["combat", "sheriff_combat"])
def test_in_the_middle_of_the_fighting_a_captive_may_have_lost_his_guards(stage: str) -> None:
    s = standing()
    unguarded(s)
    s.stage = STAGES.index(stage)
    s.check()
