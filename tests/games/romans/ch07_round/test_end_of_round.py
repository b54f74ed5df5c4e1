"""Chapter 7: the sixth turn, and what follows."""

from games.romans.scene import scene
from sherwood.engine.bits import count
from sherwood.games.romans import GAME
from support.cite import cites

rule = cites("romans")

LAST = "- - - - - | "


@rule("7.1")
def test_a_round_ends_after_the_sixth_reveal() -> None:
    s = scene(gold=LAST + "archr", green=LAST + "axx").attack()
    assert len(s.told("round_ends")) == 1
    assert s.round == 2


@rule("7.1")
def test_a_round_goes_on_after_the_fifth() -> None:
    s = scene(gold="- - - - | archr", green="- - - - | axx").attack()
    assert s.told("round_ends") == []
    assert (s.round, s.turn) == (1, 6)


@rule("7.2", "3.1")
def test_the_next_round_has_a_new_wall_and_all_nine_warriors_while_forts_stay() -> None:
    s = scene(
        wall="dinaire4", held={"green": "dinaire5"}, gold="svord - - - - | druhid", green="chippeuz - - - - | axx"
    )
    s.attack().do("green", "drop_all")
    assert s.told("round_begins") == [(2,)]
    assert GAME.view(s.state, 0)["phase"] == "program"
    assert s.forts("green") == ["dinaire4", "dinaire5"]
    assert s.asked == {"Program": ["gold", "green"]}
    assert (s.turn, len(s.wall)) == (1, 6)
    for clan in (0, 1):
        assert (count(s.state.hand[clan]), count(s.state.aside[clan])) == (7, 2)
    assert list(s.state.up) == list(s.state.spent) == [0, 0]
    assert [list(row) for row in s.state.rows] == [[-1] * 6] * 2


@rule("7.2", "9.3")
def test_a_neutral_s_nine_warriors_come_back_too() -> None:
    s = scene(neutrals=1, gold=LAST + "archr", green=LAST + "axx", red="horsie - - - - | druhid").attack()
    assert s.asked == {"Program": ["gold", "green"]}
    assert (count(s.state.aside[2]), s.state.up[2], s.state.spent[2], s.state.hand[2]) == (9, 0, 0, 0)


@rule("4.3", "7.2")
def test_nothing_of_a_turn_carries_over_to_the_next() -> None:
    # Qween's theft, the captor and what he kept are settled with their turn.
    s = scene(gold="| qween archr", green="| axx druhid", red="| druhid svord").attack()
    s.do("gold", "seduce", "green").attack()
    assert s.totals == {"gold": 5, "green": 6, "red": 5}
