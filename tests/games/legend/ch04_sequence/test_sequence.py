"""Chapter 4: the sequence of play."""

from games.legend.scene import Scene, bound, opening, scene
from sherwood.games.legend.rules.stages import STAGES
from support.cite import cites

rule = cites("legend")


def stage(s: Scene) -> str:
    return STAGES[s.state.stage]


@rule("4.1")
def test_robin_plays_first_then_the_sheriff() -> None:
    s = opening()
    assert (s.state.turn, s.asked, s.state.active) == (1, "robin", 0)
    s.do("done").do("done", dice=[1, 1])
    assert (s.state.turn, s.asked, s.state.active) == (1, "sheriff", 1)


@rule("4.2A")
def test_the_phases_of_robins_turn_come_in_order() -> None:
    s = scene(
        "dawn",
        free={
            "R09": "robin_hood merry_men_1 noble_1",
            "F23": "will_stutley merry_men_5 royal_foresters_1",
            "T02": "sheriff_of_lincoln",
        },
        down={"R09": "merry_men_2"},
        captive={"T02": "little_john", "R09": "guy_of_gisbourne"},
        kept={"little_john": 2},
    )
    bound(s, "noble_1", "N1")
    seen = []
    while s.state.active == 0:
        if s.title not in seen:
            seen.append(s.title)
        words = [word for word in ("done", "halt") if word in s.offers]
        s.do(words[0]) if words else s.first()
    assert [title for title in seen if title in ORDER] == ORDER


ORDER = ["Dawn", "Orders", "Battles", "Rob", "Recruit", "Hang", "Ransom"]


@rule("4.2A1")
def test_no_outlaw_unit_leaves_its_box_without_a_leader() -> None:
    s = scene("movement", free={"F16": "robin_hood", "F23": "merry_men_5"})
    assert s.offered("move") == {"robin_hood"}
    assert s.bars["move merry_men_5"] == ("needs_leader", "6.3")


@rule("4.2A2", "7.0a")
def test_one_battle_is_fought_to_its_end_before_the_next() -> None:
    free = {"R04": "robin_hood merry_men_1 royal_foresters_1", "P08": "will_stutley merry_men_2 royal_foresters_2"}
    s = scene("combat", free=free)
    assert s.offered("fight") == {"R04", "P08"}
    s.do("fight", "P08", dice=[1, 1])
    assert (s.title, s.rule) == ("Clash", "7.8")
    s.do("melee", dice=[5])
    assert s.title in ("Confront", "Battles")
    assert "P08" not in s.offered("fight")


@rule("4.2A3")
def test_robbery_and_looting_are_never_an_obligation() -> None:
    s = scene("robbery", free={"R09": "merry_men_1 noble_1", "K01": "merry_men_2"})
    assert set(s.offers) == {"rob noble_1", "loot K01", "done"}
    assert scene("robbery", free={"R09": "merry_men_1 noble_1"}).do("done").gold[0] == 0


@rule("4.2A4")
def test_recruitment_follows_robbery_and_is_free() -> None:
    s = scene("robbery", free={"R09": "robin_hood merry_men_1 noble_1"}, down={"R09": "merry_men_2"})
    s.do("rob", "noble_1")
    assert set(s.offers) == {"recruit merry_men_2", "done"}


@rule("4.2A5")
def test_the_sheriff_hangs_in_robins_turn() -> None:
    s = scene("hanging", free={"T01": "sheriff_of_lincoln"}, captive={"T01": "little_john"}, kept={"little_john": 2})
    assert (s.title, s.asked, s.state.active) == ("Hang", "sheriff", 0)


@rule("4.2A6")
def test_ransoms_then_weddings_then_the_dispersal() -> None:
    wedding = "robin_hood marion alan_a_dale friar_tuck merry_men_1"
    s = scene("evening", free={"G01": wedding}, captive={"G01": "prince_john"}, tournament=7)
    assert s.title == "Ransom"
    assert s.do("done").title == "Wedding"
    assert s.do("wed", "robin_hood").title == "Place"


@rule("4.2B", "11.0")
def test_the_phases_of_the_sheriffs_turn_come_in_order() -> None:
    free = {"V04": "sheriff_of_lincoln men_at_arms_1", "R04": "robin_hood royal_foresters_1 merry_men_1"}
    s = scene("dawn", "sheriff", free=free, turn=4)
    assert s.title == "Place"
    seen = [stage(s)]
    s.do("place", "T01", dice=[1, 1])
    seen.append(stage(s))
    s.until("Battles")
    seen.append(stage(s))
    while s.state.active == 1 and stage(s) != "taxes":
        s.first()
    seen.append(stage(s))
    assert seen == ["reinforcements", "sheriff_movement", "sheriff_combat", "taxes"]


@rule("4.2B1")
def test_an_event_is_rolled_before_the_sheriff_moves() -> None:
    s = scene("events", "sheriff", free={"T01": "sheriff_of_lincoln"}, dice=[2, 5])
    assert s.told("event") == [(2,)]
    assert s.told("travels") == [("bishop_1", "N2", "N1")]
    assert stage(s) == "sheriff_movement"


@rule("4.2B2")
def test_the_sheriffs_units_need_no_leader() -> None:
    s = scene("movement", "sheriff", free={"T01": "men_at_arms_1"})
    s.march("men_at_arms_1", "G01").do("halt")
    assert s.at("men_at_arms_1") == "G01"


@rule("4.2B3", "7.0")
def test_the_active_player_attacks() -> None:
    free = {"R04": "robin_hood merry_men_1 royal_foresters_1"}
    ours = scene("combat", free=free).do("fight", "R04", dice=[1, 1]).do("melee", dice=[6])
    theirs = scene("combat", "sheriff", free=free).do("fight", "R04", dice=[1, 1]).do("melee", dice=[6])
    assert ours.told("melee") == [("12", 6, 0, 1)]
    assert theirs.told("melee") == [("21", 5, 0, 1)]


@rule("4.2B4")
def test_villages_are_taxed_and_towns_are_not() -> None:
    free = {"V04": "sheriff_of_lincoln men_at_arms_1", "T01": "sheriff_of_nottingham men_at_arms_2"}
    assert scene("taxes", "sheriff", free=free).offered("tax") == {"V04"}


@rule("4.2C")
def test_the_marker_moves_on_when_both_have_played() -> None:
    s = scene("taxes", "sheriff", free={"V04": "sheriff_of_lincoln men_at_arms_1", "F16": "robin_hood"}, turn=7)
    assert s.do("done").state.turn == 8
    assert s.told("turn") == [(8,)]
