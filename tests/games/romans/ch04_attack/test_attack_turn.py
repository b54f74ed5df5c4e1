"""Chapter 4: reveal, count, capture, clear."""

from games.romans.scene import scene
from support.cite import cites

rule = cites("romans")


@rule("4.2")
def test_every_clan_reveals_its_leftmost_hidden_warrior_and_leaves_it_face_up() -> None:
    s = scene(gold="| svord horsie", green="| axx qween", red="| archr druhid").attack()
    assert s.told("reveals") == [("gold", "svord"), ("green", "axx"), ("red", "archr")]
    assert s.up("green") == ["axx"]
    assert s.row("green")[0] == "qween"


@rule("4.1", "4.6")
def test_six_turns_take_the_forts_from_left_to_right() -> None:
    s = scene(wall="dinaire1 dinaire5 dinaire6", gold="| archr chippeuz", green="| axx archr").attack()
    assert (s.turn, s.forts("gold"), s.wall[0]) == (2, ["dinaire1"], "dinaire5")
    s.attack()
    assert s.told("turn_begins") == [(2, "dinaire5")]
    assert (s.turn, s.forts("green"), s.wall[0]) == (3, ["dinaire5"], "dinaire6")


@rule("4.3")
def test_an_effect_works_only_in_the_turn_of_its_warrior() -> None:
    s = scene(gold="chippeuz | chariott", green="- | axx").attack()
    assert s.told("captures")[0][0] == "gold"


@rule("4.4")
def test_ch_ariotts_collide_before_qween_chooses() -> None:
    s = scene(gold="| qween", green="| chariott", red="| chariott", violet="| axx").attack()
    assert s.told("crash") == [("green",), ("red",)]
    assert s.offers("gold") == [("seduce", "violet")]


@rule("4.5")
def test_the_total_counts_old_and_new_warriors() -> None:
    s = scene(gold="axx druhid | chippeuz", green="axx svord | archr").attack()
    assert ("green", 12) in s.told("totals")


@rule("4.6", "4.10", "4.11")
def test_the_captor_clears_and_the_others_keep() -> None:
    s = scene(wall="dinaire6", gold="axx | archr", green="svord | axx").attack()
    assert s.told("captures") == [("gold", "dinaire6")]
    assert (s.up("gold"), sorted(s.spent("gold"))) == ([], ["archr", "axx"])
    assert (s.up("green"), s.spent("green")) == (["svord", "axx"], [])


@rule("4.7")
def test_a_tie_loses_the_fort_and_nobody_clears() -> None:
    s = scene(wall="dinaire6 dinaire5", gold="| axx", green="| axx").attack()
    assert s.forts("gold") == s.forts("green") == []
    assert s.told("tie_lost") == [("dinaire6",)]
    assert (s.just_lost, s.wall[0]) == (["dinaire6"], "dinaire5")
    assert s.up("gold") == s.up("green") == ["axx"]


@rule("4.7")
def test_a_tie_below_the_highest_total_changes_nothing() -> None:
    s = scene(gold="| archr", green="| axx", red="| axx").attack()
    assert s.told("captures")[0][0] == "gold"


@rule("4.8")
def test_after_a_capture_come_dru_hid_horsie_with_svord_the_fort_and_the_clearing() -> None:
    s = scene(
        wall="dinaire1 signal",
        gold="chippeuz axx | druhid",
        green="axx - | horsie",
        red="- - | svord",
    )
    s.attack()
    assert s.asked == {"ChooseFort": ["gold"]}
    s.do("gold", "take_fort", 3)
    s.do("green", "discard", "axx").do("red", "confirm")
    steps = [kind for kind in s.kinds if kind in ("exchanges", "captures", "rages", "reorders", "pays", "clears")]
    assert steps == ["exchanges", "captures", "rages", "reorders", "pays", "pays", "pays", "clears"]
    assert s.told("rages") == [("green", "axx")]


@rule("4.9")
def test_a_fort_s_effect_does_not_come_back_later() -> None:
    s = scene(wall="dinaire1", held={"gold": "signal coffre"}, gold="| archr", green="| axx").attack()
    assert s.up("green") == ["axx"]
    assert sorted(s.forts("gold")) == ["coffre", "dinaire1", "signal"]
