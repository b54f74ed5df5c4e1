"""Chapter 7: the sixth turn, and what follows."""

from games.romans.scene import scene
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
    s = scene(wall="dinaire-4", held={"green": "dinaire-5"}, gold=LAST + "archr", green="chippeuz - - - - | axx")
    s.attack()
    assert s.forts("gold") == ["dinaire-4"] or s.forts("green") == ["dinaire-5", "dinaire-4"]
    assert (s.phase, s.turn, len(s.wall)) == ("program", 1, 6)
    assert len(s.hand("green")) == 7
    assert s.up("green") == s.spent("gold") == []
