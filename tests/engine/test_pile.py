from __future__ import annotations

from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.pile import Pile, pile_from_wire
from sherwood.engine.referee import Referee


def referee(seed: str = "pile") -> Referee:
    return Referee(Dice(Rng(seed)))


def test_drawing_empties_top_then_bag_then_bottom() -> None:
    pile = Pile([1, 1])
    pile.put_top(2 - 2)
    pile.put_under(1)
    ref = referee()
    drawn = [ref.draw(pile) for _ in range(4)]
    assert drawn[0] == 0
    assert sorted(drawn[1:3]) == [0, 1]
    assert drawn[3] == 1
    assert pile.left() == 0


def test_a_peek_fixes_the_order_and_only_the_peeker_keeps_it() -> None:
    pile = Pile([3, 3, 3, 3])
    ref = referee()
    seen = pile.peek(ref.chance, 3, bit(1))
    assert pile.peek(ref.chance, 3, 0) == seen
    for n in range(20):
        mine = pile.clone()
        mine.redeal(1, Dice(Rng(f"mine {n}")))
        assert mine.wire() == pile.wire()
    others = []
    for n in range(20):
        theirs = pile.clone()
        theirs.redeal(0, Dice(Rng(f"theirs {n}")))
        assert theirs.counts() == pile.counts()
        others.append(tuple(theirs.top))
    assert len(set(others)) > 1
    assert [ref.draw(pile) for _ in range(3)] == seen


def test_a_pile_goes_out_and_comes_back() -> None:
    pile = Pile([2, 2, 2])
    pile.peek(referee().chance, 2, bit(0))
    pile.put_under(1, bit(1))
    assert pile_from_wire(pile.wire()).wire() == pile.wire()  # type: ignore[arg-type]
