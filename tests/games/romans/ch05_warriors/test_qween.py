"""Chapter 5: Qween seduces."""

import pytest

from games.romans.scene import scene
from support.cite import cites

rule = cites("romans")


@rule("5.1")
def test_qween_takes_the_points_of_a_rival_warrior_revealed_this_turn() -> None:
    s = scene(gold="| qween", green="| horsie", red="| archr").attack()
    assert s.asked == {"Seduce": ["gold"]}
    assert s.offers("gold") == [("seduce", "green"), ("seduce", "red")]
    s.do("gold", "seduce", "red")
    assert s.told("seduces") == [("gold", "red", "archr")]
    assert s.told("totals") == [("gold", 6), ("green", 7), ("red", 0)]


@rule("5.1")
def test_any_player_may_seduce_any_other() -> None:
    s = scene(gold="| archr", green="| druhid", red="| qween").attack().do("red", "seduce", "gold")
    assert s.totals == {"gold": 0, "green": 2, "red": 6}


@rule("5.1")
def test_an_older_face_up_warrior_is_safe_from_qween() -> None:
    s = scene(gold="- | qween", green="horsie | axx").attack().do("gold", "seduce", "green")
    assert s.told("totals") == [("gold", 5), ("green", 7)]


@rule("5.2")
def test_a_seduced_warrior_stays_and_counts_again_next_turn() -> None:
    s = scene(gold="| qween svord", green="| axx archr").attack().do("gold", "seduce", "green")
    assert s.told("captures")[0][0] == "gold"
    assert s.up("green") == ["axx"]
    s.attack()
    assert ("green", 9) in s.told("totals")


@rule("5.3")
def test_several_qweens_cancel_each_other_but_count() -> None:
    s = scene(gold="- | qween", green="svord | qween", red="- | druhid").attack()
    assert s.told("qweens_cancel") == [()]
    assert s.told("totals") == [("gold", 1), ("green", 4), ("red", 2)]


@rule("11.1")
def test_qween_with_nobody_left_to_seduce_has_no_effect() -> None:
    s = scene(gold="axx | qween", green="- | chariott", red="- | chariott").attack()
    assert s.told("seduces") == []
    assert s.told("captures")[0][0] == "gold"


@rule("11.2")
@pytest.mark.parametrize("mandatory", [True, False])
def test_qween_must_seduce_unless_the_option_lets_her_decline(mandatory: bool) -> None:
    s = scene(gold="| qween", green="| axx", options={"qween_mandatory": mandatory}).attack()
    assert (("spare",) in s.offers("gold")) is not mandatory
    assert ("seduce", "green") in s.offers("gold")
    assert s.bars("gold").get(("spare",)) == (("must_seduce", "11.2") if mandatory else None)
    assert s.bars("gold")["seduce", "gold"] == ("own_clan", "5.1")
    assert ("seduce", "green") not in s.bars("gold")


@rule("11.2")
def test_a_qween_who_declines_leaves_the_points_alone() -> None:
    s = scene(gold="| qween", green="| archr", options={"qween_mandatory": False}).attack().do("gold", "spare")
    assert s.told("spares") == [("gold",)]
    assert s.told("totals") == [("gold", 1), ("green", 5)]


@rule("11.3")
def test_the_victim_s_clan_may_still_capture_and_then_clears_her_victim_too() -> None:
    s = scene(gold="- | qween", green="chariott | axx").attack().do("gold", "seduce", "green")
    assert s.told("totals") == [("gold", 5), ("green", 9)]
    s.do("green", "drop_all")
    assert (s.up("green"), sorted(s.spent("green"))) == ([], ["axx", "chariott"])


@rule("11.4")
def test_a_seduced_filchy_gives_six_and_her_clan_stays_out() -> None:
    s = scene(gold="- - | qween", green="chariott archr | chippeuz").attack().do("gold", "seduce", "green")
    assert ("gold", 7) in s.told("totals")
    assert s.told("captures")[0][0] == "gold"


@rule("11.4")
def test_a_seduced_arch_r_breaks_no_tie_for_qween() -> None:
    # gold 3 + 1 + 5, green 4 without him, red 7 + 2: Qween took his points, not his aim.
    s = scene(gold="svord | qween", green="axx | archr", red="horsie | druhid").attack()
    s.do("gold", "seduce", "green")
    assert s.told("totals") == [("gold", 9), ("green", 4), ("red", 9)]
    assert s.told("captures") == []


@rule("11.4")
def test_a_seduced_arch_r_still_wins_a_tie() -> None:
    # gold 1 + 5, green 6 without the seduced 5: green's new Arch'r decides.
    s = scene(gold="- | qween", green="chippeuz | archr").attack().do("gold", "seduce", "green")
    assert s.told("totals") == [("gold", 6), ("green", 6)]
    assert s.told("captures")[0][0] == "green"


@rule("11.4")
def test_a_seduced_horsie_still_rages() -> None:
    s = scene(gold="| qween", green="| horsie").attack().do("gold", "seduce", "green")
    assert s.spent("green") == ["horsie"]


@rule("11.4")
def test_a_seduced_axx_may_still_stay() -> None:
    s = scene(gold="- | qween", green="chariott | axx").attack().do("gold", "seduce", "green")
    s.do("green", "keep", "axx")
    assert s.up("green") == ["axx"]
