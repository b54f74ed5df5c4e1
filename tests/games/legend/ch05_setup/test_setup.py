"""Chapter 5: the set-up."""

from collections import Counter

from games.legend.scene import opening, scene
from sherwood.games.legend.rules.roster import PIECES
from support.cite import cites

rule = cites("legend")


@rule("5.0")
def test_start_boxes_hold_two_at_most_and_the_others_wait() -> None:
    s = opening()
    boxes = Counter(s.at(piece) for piece in PIECES if s.at(piece))
    assert max(boxes.values()) == 2
    late = ("will_scarlet", "alan_a_dale", "marion", "prince_john", "king_richard", "knights_1", "noble_1", "bishop_2")
    assert all(s.at(piece) is None for piece in late)


@rule("5.0a")
def test_soldiers_begin_in_the_castles() -> None:
    s = opening()
    assert s.here("C01") == {"sheriff_of_nottingham", "men_at_arms_1"}
    assert s.here("C02") == {"sheriff_of_lincoln", "men_at_arms_3"}
    assert s.here("C03") == {"guy_of_gisbourne", "men_at_arms_4"}
    assert s.here("K01") == {"men_at_arms_2"}


@rule("5.1")
def test_sir_guy_sleeps_until_the_sheriff_of_nottingham_joins_him() -> None:
    asleep = {"C03": "guy_of_gisbourne men_at_arms_4"}
    s = scene("movement", "sheriff", free={"V08": "sheriff_of_nottingham"}, down=asleep)
    assert s.offered("move") == {"sheriff_of_nottingham"}
    assert s.bars["move guy_of_gisbourne"] == ("not_recruited", "5.1")
    s.march("sheriff_of_nottingham", "C03").do("halt")
    assert s.is_("guy_of_gisbourne", "free")
    assert s.is_("men_at_arms_4", "free")


@rule("5.1", "5.1a")
def test_another_sheriff_does_not_wake_him_and_he_may_move_at_once() -> None:
    asleep = {"C03": "guy_of_gisbourne men_at_arms_4"}
    s = scene("movement", "sheriff", free={"V08": "sheriff_of_nottingham sheriff_of_lincoln"}, down=asleep)
    s.march("sheriff_of_lincoln", "C03").do("halt")
    assert s.is_("guy_of_gisbourne", "down")
    s.march("sheriff_of_nottingham", "C03").do("halt")
    assert {"guy_of_gisbourne", "men_at_arms_4"} <= s.offered("move")


@rule("5.1")
def test_a_sheriff_who_stays_with_sir_guy_wakes_him_when_the_movement_ends() -> None:
    s = scene(
        "movement", "sheriff", free={"C03": "sheriff_of_nottingham"}, down={"C03": "guy_of_gisbourne men_at_arms_4"}
    )
    s.do("done")
    assert s.is_("guy_of_gisbourne", "free")


@rule("5.1", "6.0b")
def test_a_sheriff_left_with_sir_guy_on_the_way_has_ended_his_move_and_wakes_him() -> None:
    asleep = {"C03": "guy_of_gisbourne men_at_arms_4"}
    s = scene("movement", "sheriff", free={"V08": "sheriff_of_nottingham men_at_arms_1"}, down=asleep)
    s.march("men_at_arms_1", "C03", take="sheriff_of_nottingham").do("leave", "sheriff_of_nottingham")
    assert (s.title, s.told("wakes")) == ("March", [("guy_of_gisbourne", "C03")])
    assert s.is_("guy_of_gisbourne", "free")


@rule("5.1", "6.0b")
def test_whom_one_leaves_with_sir_guy_on_the_way_does_not_wake_him_unless_it_is_the_sheriff_himself() -> None:
    asleep = {"C03": "guy_of_gisbourne men_at_arms_4"}
    s = scene("movement", "sheriff", free={"V08": "sheriff_of_lincoln men_at_arms_1"}, down=asleep)
    s.march("men_at_arms_1", "C03", take="sheriff_of_lincoln").do("leave", "sheriff_of_lincoln")
    assert (s.told("wakes"), s.is_("guy_of_gisbourne", "down")) == ([], True)
    s = scene("movement", "sheriff", free={"V08": "sheriff_of_nottingham", "C03": "guy_of_gisbourne"})
    s.march("sheriff_of_nottingham", "C03").do("halt")
    assert s.told("wakes") == [], "he is awake"


@rule("5.1", "5.1a", "6.2")
def test_outlaws_in_his_box_stop_there_and_wake_him_with_their_attack() -> None:
    s = scene("movement", free={"F05": "robin_hood merry_men_1"}, down={"C03": "guy_of_gisbourne men_at_arms_4"})
    s.march("robin_hood", "C03", take="merry_men_1")
    assert s.is_("guy_of_gisbourne", "free")
    assert s.title == "Battles"


@rule("5.1a")
def test_a_disguised_leader_does_not_wake_him() -> None:
    asleep = {"C03": "guy_of_gisbourne men_at_arms_4"}
    s = scene("movement", free={"F05": "robin_hood", "F16": "will_stutley"}, down=asleep, disguised="robin_hood")
    s.march("robin_hood", "C03")
    assert s.at("robin_hood") == "C03"
    assert s.is_("guy_of_gisbourne", "down")
    assert s.do("done").is_("guy_of_gisbourne", "down")


@rule("5.1", "5.1a", "10.1a")
def test_captive_and_unrecruited_outlaws_do_not_wake_him() -> None:
    asleep = {"C03": "guy_of_gisbourne men_at_arms_4 merry_men_1"}
    free = {"C03": "men_at_arms_1", "F16": "robin_hood"}
    s = scene("combat", free=free, down=asleep, captive={"C03": "little_john"})
    assert s.is_("guy_of_gisbourne", "down")


@rule("5.1")
def test_a_captive_sheriff_does_not_wake_him() -> None:
    free = {"C03": "robin_hood", "T01": "men_at_arms_1"}
    asleep = {"C03": "guy_of_gisbourne men_at_arms_4"}
    captive = {"C03": "sheriff_of_nottingham"}
    s = scene("movement", "sheriff", free=free, down=asleep, captive=captive, disguised="robin_hood").do("done")
    assert s.is_("guy_of_gisbourne", "down")


@rule("5.2")
def test_unrecruited_outlaws_are_out_of_the_game() -> None:
    s = opening()
    assert [piece for piece in PIECES[:21] if s.is_(piece, "free")] == ["robin_hood", *PIECES[9:11]]
    s = scene(
        "movement", "sheriff", free={"P08": "royal_foresters_1"}, down={"V04": "merry_men_6", "R09": "munch_the_miller"}
    )
    s.march("royal_foresters_1", "V04", "R09", "T02", "R10").do("halt")
    assert s.at("royal_foresters_1") == "R10", "nobody stops for them"
    s = scene("combat", "sheriff", free={"V04": "royal_foresters_1"}, down={"V04": "merry_men_6"}, dice=[])
    assert s.kinds[:1] != ["battle"]
    assert s.is_("merry_men_6", "down")
