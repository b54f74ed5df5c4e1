"""How far a march can still go, as the board shows it."""

from __future__ import annotations

from games.legend.scene import Scene, at_table, scene
from sherwood.games.legend.rules.atlas import BOXES
from sherwood.games.legend.rules.reach import price, reach
from sherwood.games.legend.view import view
from support.cite import cites
from support.drawn import seen

rule = cites("legend")


def costs(s: Scene) -> dict[str, int]:
    """Every box within reach, and what it costs."""
    return {BOXES[box]: price(way) for box, way in reach(s.state).items()}


def test_reachable_boxes_come_with_their_cost() -> None:
    s = scene("movement", free={"F16": "robin_hood", "V04": "men_at_arms_1"}).do("move", "robin_hood")
    found = costs(s)
    assert (found["X01"], found["F15"], found["F17"]) == (1, 2, 3)
    assert found["V04"] == 1
    assert found["R08"] == 2, "round the soldiers, who would stop him"
    assert "D03" not in found, "nobody ends on a ford"
    march = view(s.state, 0)["march"]
    assert march is not None
    assert {row["box"]: row["way"] for row in march["reach"]}["R08"] == ["P08", "R08"]


def test_what_is_within_reach_can_be_walked() -> None:
    s = scene("movement", "sheriff", free={"R08": "knights_1"}).do("move", "knights_1")
    found = costs(s)
    assert not any(box.startswith("F") for box in found)
    s.do("go", "V04").do("go", "R09").do("go", "T02")
    assert found["T02"] == s.state.spent


def test_every_way_can_be_walked_box_by_box_for_its_cost() -> None:
    def march() -> Scene:
        return scene("movement", free={"F16": "robin_hood", "V04": "men_at_arms_1"}).do("move", "robin_hood")

    found = seen(at_table(march()), 0)["march"]["reach"]
    assert max(len(row["way"]) for row in found) > 3
    for row in found:
        walked = march()
        for box in row["way"]:
            assert walked.state.lead >= 0, "the march is not over before its end"
            walked.do("go", box)
        assert walked.at("robin_hood") == row["box"]


def test_the_passage_out_of_a_keep_is_within_reach() -> None:
    s = scene("movement", free={"K01": "robin_hood", "C01": "men_at_arms_1"}).do("move", "robin_hood")
    found = costs(s)
    assert (found["P12"], found["P09"], found["C01"]) == (1, 2, 1)
    assert found["T01"] == 5, "round about: the soldiers in the castle would stop him"


@rule("6.62")
def test_a_way_leads_through_a_keep_and_out_of_it_for_outlaws_without_captives() -> None:
    ring = {"P26": "men_at_arms_1", "P27": "men_at_arms_2"}
    s = scene("movement", free={"T04": "robin_hood", **ring}).do("move", "robin_hood")
    assert (costs(s)["K02"], costs(s)["P28"]) == (2, 3)
    s = scene("movement", free={"T04": "robin_hood", **ring}, captive={"T04": "prince_john"}).do("move", "robin_hood")
    assert "P28" not in costs(s.do("take", "prince_john"))
    ring = {"P26": "merry_men_1", "P27": "merry_men_2"}
    s = scene("movement", "sheriff", free={"T04": "knights_1", **ring}).do("move", "knights_1")
    assert (costs(s)["K02"], "P28" in costs(s)) == (2, False)


@rule("6.2")
def test_each_side_is_stopped_by_the_other_whoever_leads() -> None:
    free = {"R08": "king_richard prince_john", "V04": "men_at_arms_1", "P08": "merry_men_1"}
    king = costs(scene("movement", free=free).do("move", "king_richard"))
    prince = costs(scene("movement", "sheriff", free=free).do("move", "prince_john"))
    assert (king["R09"], prince["R09"]) == (3, 2), "round the soldiers, and through them"
    assert (king["P09"], prince["P09"]) == (2, 3), "through the Merry Men, and round them"
