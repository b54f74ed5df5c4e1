"""The rulebook's own example: the second turn of the first round."""

from games.romans.scene import scene
from support.cite import cites

rule = cites("romans")


@rule("5.12", "5.7", "6.1", "4.11", "11.8")
def test_gold_takes_the_poorly_guarded_fort_with_a_new_arch_r() -> None:
    s = scene(
        wall="malgarde",
        held={"gold": "dinaire1"},
        gold="- | archr",
        green="archr | chariott",
        red="druhid | chariott",
    )
    assert (s.round, s.turn) == (1, 2)
    s.attack()
    assert s.told("crash") == [("green",), ("red",)]
    assert s.told("totals") == [("gold", 5), ("green", 5), ("red", 2)]
    assert s.told("captures") == [("gold", "malgarde")]
    s.do("gold", "keep", "archr")
    assert s.up("gold") == ["archr"]
    assert s.up("green") == ["archr"]
    assert s.up("red") == ["druhid"]
    assert s.spent("green") == s.spent("red") == ["chariott"]
