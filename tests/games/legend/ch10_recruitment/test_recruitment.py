"""Chapter 10: recruiting outlaws, and the wounds it costs."""

import pytest

from games.legend.scene import Scene, scene
from sherwood.games.legend.rules.roster import PIECES
from support.cite import cites

rule = cites("legend")


@rule("10.1")
def test_only_robin_recruits_leaders_and_most_just_join() -> None:
    s = scene(
        "recruitment",
        free={"F06": "robin_hood", "M01": "little_john"},
        down={"F06": "will_stutley", "M01": "munch_the_miller"},
    )
    assert s.offered("recruit") == {"will_stutley"}
    assert s.bars["recruit munch_the_miller"] == ("robin_only", "10.1")
    s.do("recruit", "will_stutley")
    assert s.is_("will_stutley", "free")
    assert s.told("wrestles") == []


@rule("10.1")
@pytest.mark.parametrize("leader", ["alan_a_dale", "munch_the_miller", "will_stutley"])
def test_these_join_without_a_fight(leader: str) -> None:
    s = scene("recruitment", free={"F16": "robin_hood"}, down={"F16": leader}).do("recruit", leader)
    assert s.told("joins") == [(leader,)]


@rule("10.1a")
def test_an_unrecruited_leader_is_neither_attacked_nor_captured() -> None:
    s = scene("combat", "sheriff", free={"P14": "men_at_arms_1", "F16": "robin_hood"}, down={"P14": "little_john"})
    assert s.is_("little_john", "down")
    assert s.state.turn == 8, "no battle was asked for"


def wrestle(leader: str, die: int) -> Scene:
    return scene("recruitment", free={"F16": "robin_hood"}, down={"F16": f"{leader} alan_a_dale"}).do(
        "recruit", leader, dice=[die]
    )


@rule("10.2", "10.4")
@pytest.mark.parametrize(
    ("leader", "results"),
    [("will_scarlet", "R R R R RW RW"), ("little_john", "R R R RW W -"), ("friar_tuck", "R R R RW W -")],
)
def test_the_recruitment_table(leader: str, results: str) -> None:
    for die, result in enumerate(results.split(), 1):
        s = wrestle(leader, die)
        assert bool(s.told("joins")) == ("R" in result)
        assert bool(s.told("resists")) == ("R" not in result)
        assert bool(s.told("wounded")) == ("W" in result)


@rule("10.2e")
def test_one_fight_per_leader_and_phase() -> None:
    s = wrestle("friar_tuck", 6)
    assert s.offered("recruit") == {"alan_a_dale"}
    assert s.bars["recruit friar_tuck"] == ("fought_already", "10.2e")


@rule("10.2a", "10.2c")
def test_a_wound_keeps_robin_in_his_box_for_his_next_turn() -> None:
    free = {"F16": "robin_hood munch_the_miller", "T01": "sheriff_of_lincoln"}
    s = scene("recruitment", free=free, down={"F16": "friar_tuck"}, turn=7).do("recruit", "friar_tuck", dice=[5])
    assert s.state.wound == 9
    assert [piece for n, piece in enumerate(PIECES) if s.state.wounded(n)] == ["robin_hood"]
    s.until("Orders").do("done")
    while s.state.turn == 7:
        s.do("done")
    s.until("Orders")
    assert (s.state.turn, s.offered("move")) == (8, {"munch_the_miller"})
    assert s.bars["move robin_hood"] == ("wounded", "10.2a")
    s.do("move", "munch_the_miller")
    assert s.bars["take robin_hood"] == ("wounded", "10.2a")
    s.do("put_back", "munch_the_miller")
    while s.state.turn == 8:
        s.do("done")
    assert (s.state.turn, s.state.wound, s.told("healed")) == (9, 0, [("robin_hood",)])
    assert s.until("Orders").offered("move") == {"robin_hood", "munch_the_miller"}


@rule("10.2b")
def test_a_wounded_robin_is_captured_without_a_die() -> None:
    for enemy in ("sheriff_of_lincoln", "men_at_arms_1"):
        s = scene("combat", "sheriff", free={"R04": f"robin_hood {enemy}", "F01": "little_john"}, wound=9)
        s.do("fight", "R04").do("confront")
        assert s.is_("robin_hood", "captive")
        assert s.told("duel") == []
    s = scene("combat", "sheriff", free={"R04": "robin_hood merry_men_1 men_at_arms_1 men_at_arms_2"}, wound=9)
    s.do("fight", "R04", dice=[1, 1]).do("melee", dice=[2])
    assert s.is_("robin_hood", "free"), "friendly units stand round him"


@rule("10.2c")
def test_a_wounded_robin_neither_disguises_himself_nor_recruits() -> None:
    s = scene("dawn", free={"F16": "robin_hood king_richard"}, wound=9)
    assert s.offered("disguise") == {"king_richard"}
    assert s.bars == {"disguise robin_hood": ("wounded", "10.2c")}
    s = scene("dawn", free={"F16": "king_richard", "T01": "men_at_arms_1"}, captive={"T01": "robin_hood"}, wound=9)
    assert s.bars == {}, "a captive has other cares"
    s = scene("dawn", free={"F16": "robin_hood king_richard"}, disguised="robin_hood", wound=9)
    assert "disguise robin_hood" not in s.bars
    s = scene(
        "recruitment",
        free={"F16": "robin_hood", "F06": "will_stutley"},
        down={"F16": "merry_men_1 munch_the_miller", "F06": "merry_men_2"},
        wound=9,
    )
    assert s.offered("recruit") == {"merry_men_2"}
    assert s.bars["recruit merry_men_1"] == ("wounded", "10.2c")


@rule("10.2d")
def test_a_fit_friend_fights_for_him() -> None:
    free = {"R04": "robin_hood little_john sheriff_of_lincoln"}
    s = scene("combat", "sheriff", free=free, wound=9).do("fight", "R04").do("confront", dice=[1, 6])
    assert s.told("duel") == [("R04", 3, 10)], "Little John's four, not Robin's"
    assert s.is_("robin_hood", "free")
    s = scene("combat", "sheriff", free=free, wound=9).do("fight", "R04").do("confront", dice=[6, 1])
    assert s.is_("robin_hood", "captive")


@rule("10.3")
def test_four_leaders_call_up_merry_men_in_their_own_box() -> None:
    free = {
        "F01": "robin_hood",
        "F02": "will_scarlet",
        "F03": "will_stutley",
        "F04": "little_john",
        "F05": "friar_tuck",
        "F06": "munch_the_miller",
    }
    down = {f"F0{n}": f"merry_men_{n}" for n in range(1, 7)}
    s = scene("recruitment", free=free, down=down)
    assert s.offered("recruit") == {"merry_men_1", "merry_men_2", "merry_men_3", "merry_men_4"}
    assert s.bars["recruit merry_men_5"] == ("no_recruiter", "10.3")
    assert s.bars["recruit merry_men_6"] == ("no_recruiter", "10.3")
    s.do("recruit", "merry_men_2")
    assert s.is_("merry_men_2", "free")
