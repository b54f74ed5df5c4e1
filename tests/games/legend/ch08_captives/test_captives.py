"""Chapter 8: captives, murder, ransom, hanging, rescue, exchange."""

import pytest

from games.legend.scene import Scene, Values, mask, scene
from sherwood.engine.errors import Broken
from support.cite import cites

rule = cites("legend")


@rule("8.1")
def test_captives_are_never_left_without_a_guard() -> None:
    s = scene("movement", "sheriff", free={"R04": "men_at_arms_1"}, captive={"R04": "little_john marion"})
    s.do("move", "men_at_arms_1")
    assert s.bars["go R05"] == ("captives_alone", "8.1")
    assert s.do("take", "little_john").bars["go R05"] == ("captives_alone", "8.1")
    s.do("take", "marion").do("go", "R05")
    assert s.bars["leave marion"] == ("captives_alone", "8.1")
    assert s.do("halt").here("R05") == {"men_at_arms_1", "little_john", "marion"}


@rule("8.1")
def test_one_guard_is_enough_and_may_be_a_leader_or_a_unit() -> None:
    s = scene(
        "movement", "sheriff", free={"R04": "men_at_arms_1 sheriff_of_lincoln"}, captive={"R04": "little_john marion"}
    )
    s.march("men_at_arms_1", "R05").do("halt")
    assert s.here("R04") == {"sheriff_of_lincoln", "little_john", "marion"}
    s.state.free &= ~mask("sheriff_of_lincoln")
    s.state.at[10] = -1
    with pytest.raises(Broken):
        s.state.check()


@rule("8.1c")
@pytest.mark.parametrize(
    ("guard", "values"), [("marion", {}), ("alan_a_dale", {}), ("robin_hood", {"wound": 9}), ("merry_men_1", {})]
)
def test_anybody_who_is_free_may_guard(guard: str, values: Values) -> None:
    s = scene("movement", free={"R04": f"little_john {guard}"}, captive={"R04": "prince_john"}, **values)
    s.march("little_john", "R05").do("halt")
    assert s.here("R04") == {guard, "prince_john"}


@rule("8.1c", "5.2")
def test_the_unrecruited_guard_nobody() -> None:
    s = scene("movement", free={"R04": "little_john"}, down={"R04": "merry_men_1"}, captive={"R04": "prince_john"})
    assert s.do("move", "little_john").bars["go R05"] == ("captives_alone", "8.1")


@rule("8.1a")
def test_captives_go_at_the_pace_of_the_slowest_guard() -> None:
    s = scene("movement", "sheriff", free={"R04": "men_at_arms_1"}, captive={"R04": "little_john"})
    s.march("men_at_arms_1", "R05", "V03", "R06", take="little_john")
    assert (s.at("little_john"), s.is_("little_john", "captive")) == ("R06", True)
    s = scene("movement", "sheriff", free={"R04": "knights_1"}, captive={"R04": "little_john"})
    assert s.do("move", "knights_1").do("take", "little_john").state.pace == 5


@rule("8.1a")
def test_a_captive_may_be_left_with_other_guards_and_moves_once_a_phase() -> None:
    free = {"R04": "men_at_arms_1", "R05": "men_at_arms_2"}
    s = scene("movement", "sheriff", free=free, captive={"R04": "little_john"})
    s.march("men_at_arms_1", "R05", take="little_john").do("leave", "little_john").do("go", "V03").do("halt")
    assert s.at("little_john") == "R05"
    s.do("move", "men_at_arms_2")
    assert "take little_john" not in s.offers
    assert s.bars["go V03"] == ("captives_alone", "8.1")


@rule("8.1b")
def test_a_captive_who_has_lost_all_guards_is_free() -> None:
    free = {"R04": "merry_men_1 royal_foresters_1", "F01": "robin_hood"}
    s = scene("combat", free=free, captive={"R04": "little_john"}).do("fight", "R04", dice=[5, 5, 2])
    assert s.here("R04") == {"little_john"}
    assert s.is_("little_john", "free")
    assert s.told("rescued") == [("little_john", "R04")]


@rule("8.2")
def test_robin_may_murder_his_captives_when_his_turn_begins() -> None:
    s = scene("dawn", free={"F16": "robin_hood"}, captive={"F16": "guy_of_gisbourne"})
    assert {"murder guy_of_gisbourne", "done"} <= set(s.offers)
    s.do("murder", "guy_of_gisbourne")
    assert s.is_("guy_of_gisbourne", "dead")


@rule("8.2a", "8.2b")
@pytest.mark.parametrize(
    ("captive", "price"),
    [("sheriff_of_nottingham", 2), ("sheriff_of_lincoln", 2), ("guy_of_gisbourne", 3), ("prince_john", 10)],
)
def test_a_ransom_is_paid_by_the_sheriff_who_places_the_freed_leader(captive: str, price: int) -> None:
    s = scene("evening", free={"F16": "robin_hood"}, captive={"F16": captive})
    assert (s.asked, s.rule) == ("robin", "8.2a")
    s.do("ransom", captive)
    assert (s.gold, s.told("ransoms")) == ((price, 12 - price), [(captive, price)])
    assert (s.asked, s.rule) == ("sheriff", "8.2b")
    assert s.offered("place") == {"T01", "T02", "T03", "T04", "C01", "C02", "C03", "K01", "K02", "K03"}
    s.do("place", "K02")
    assert s.at(captive) == "K02"
    assert s.is_(captive, "free")


@rule("8.31", "4.2A5")
def test_a_captive_in_a_keep_needs_no_guard_and_is_not_murdered() -> None:
    s = scene("movement", "sheriff", free={"K01": "men_at_arms_1"}, captive={"K01": "little_john"})
    s.march("men_at_arms_1", "C01").do("halt")
    assert s.here("K01") == {"little_john"}
    s = scene("dawn", "sheriff", free={"T01": "men_at_arms_1"}, captive={"K01": "little_john"})
    assert s.title != "Regicide"


def held(turns: int) -> Scene:
    """Little John in Nottingham Keep, after some full turns of the Sheriff's."""
    free = {"T01": "sheriff_of_lincoln", "F01": "robin_hood"}
    s = scene("turn", "sheriff", free=free, captive={"K01": "little_john"}, turn=12)
    for _ in range(turns):
        turn = s.state.turn
        while s.state.turn == turn:
            s.do("done") if "done" in s.offers else s.first()
        while s.state.active == 0:
            s.do("done")
    return s


@rule("8.31a")
def test_two_full_turns_of_the_sheriff_in_a_keep() -> None:
    assert held(1).kept("little_john") == 1
    assert held(2).kept("little_john") == 2


@rule("8.31a")
def test_a_turn_in_which_he_leaves_the_keep_or_comes_to_it_does_not_count() -> None:
    free = {"K01": "men_at_arms_1", "F01": "robin_hood"}
    s = scene("turn", "sheriff", free=free, captive={"K01": "little_john"}, kept={"little_john": 1}, turn=12)
    s.do("move", "men_at_arms_1").do("take", "little_john").do("go", "C01").do("go", "K01").do("halt")
    assert s.at("little_john") == "K01"
    while s.state.turn == 12:
        s.do("done")
    assert s.kept("little_john") == 0
    s = scene(
        "turn", "sheriff", free={**free, "K01": "", "C01": "men_at_arms_1"}, captive={"C01": "little_john"}, turn=12
    )
    s.march("men_at_arms_1", "K01", take="little_john").do("halt")
    while s.state.turn == 12:
        s.do("done")
    assert s.kept("little_john") == 0


@rule("8.31a", "8.31b")
def test_who_has_sat_out_his_two_turns_may_be_hanged_when_he_has_left_the_keep() -> None:
    free = {"T01": "men_at_arms_1", "F01": "robin_hood"}
    s = scene("taxes", "sheriff", free=free, captive={"T01": "little_john"}, kept={"little_john": 2})
    assert (s.state.turn, s.kept("little_john")) == (8, 2)


@rule("8.31a", "8.31b", "8.33", "13.8a")
def test_who_cannot_be_hanged_and_why() -> None:
    town = "little_john will_stutley friar_tuck marion king_richard"
    captive = {"T01": town, "K01": "munch_the_miller"}
    kept = dict.fromkeys([*town.split(), "munch_the_miller"], 2) | {"will_stutley": 1}
    s = scene("hanging", free={"T01": "sheriff_of_lincoln", "F01": "robin_hood"}, captive=captive, kept=kept)
    assert s.offered("hang") == {"little_john"}
    assert s.bars == {
        "hang will_stutley": ("not_held", "8.31a"),
        "hang munch_the_miller": ("no_gallows", "8.31b"),
        "hang friar_tuck": ("never_hanged", "8.33"),
        "hang marion": ("never_hanged", "8.33"),
        "hang king_richard": ("never_hanged", "13.8a"),
    }


@rule("8.31b")
def test_a_leader_of_the_sheriff_must_be_there() -> None:
    s = scene(
        "hanging",
        free={"T01": "men_at_arms_1", "F01": "robin_hood"},
        captive={"T01": "little_john"},
        kept={"little_john": 2},
    )
    assert s.title != "Hang"
    s = scene(
        "hanging",
        free={"T01": "men_at_arms_1", "T02": "sheriff_of_lincoln", "F01": "robin_hood"},
        captive={"T01": "little_john", "T02": "will_stutley"},
        kept={"little_john": 2, "will_stutley": 2},
    )
    assert s.bars["hang little_john"] == ("no_hangman", "8.31b"), "the town is there, the leader is not"


@rule("8.32")
@pytest.mark.parametrize(
    ("victim", "gold"),
    [("little_john", 3), ("will_scarlet", 3), ("will_stutley", 2), ("munch_the_miller", 2), ("alan_a_dale", 2)],
)
def test_a_hanging_brings_gold(victim: str, gold: int) -> None:
    free = {"T01": "sheriff_of_lincoln", "F01": "robin_hood"}
    s = scene("hanging", free=free, captive={"T01": victim}, kept={victim: 2}).do("hang", victim)
    assert s.told("hangs") == [(victim, gold)]
    assert s.is_(victim, "dead")


@rule("8.32", "16.1a", "16.2")
def test_hanging_robin_wins_the_game() -> None:
    s = scene("hanging", free={"T01": "sheriff_of_lincoln"}, captive={"T01": "robin_hood"}, kept={"robin_hood": 2})
    s.do("hang", "robin_hood")
    assert (s.ending, s.winner) == ("robin_hanged", "sheriff")


@rule("8.4")
def test_a_friend_in_the_box_frees_a_captive_whoever_else_is_there() -> None:
    for side in ("robin", "sheriff"):
        free = {"T01": "will_stutley merry_men_1 men_at_arms_1 men_at_arms_2 sheriff_of_lincoln", "F01": "robin_hood"}
        s = scene("combat", side, free=free, captive={"T01": "little_john"}, wet=(1 << 39) - 1)
        s.do("fight", "T01").do("melee", dice=[4] if side == "robin" else [1])
        while s.state.stage in (2, 10):
            s.first(dice=[4] if s.title == "Caught" else [])
        assert s.is_("little_john", "free") == bool(s.here("T01") & {"will_stutley", "merry_men_1"})


@rule("8.4")
def test_outlaws_who_enter_a_keep_free_its_prisoners() -> None:
    s = scene("combat", free={"K01": "robin_hood"}, captive={"K01": "little_john marion"}, kept={"marion": 1})
    assert s.is_("little_john", "free")
    assert (s.is_("marion", "free"), s.kept("marion")) == (True, 0)


@rule("8.4a")
def test_a_leader_who_escapes_leaves_his_captives_behind() -> None:
    free = {"R04": "guy_of_gisbourne little_john", "F01": "robin_hood"}
    s = scene("combat", free=free, captive={"R04": "marion"}).do("fight", "R04").do("confront", dice=[6, 1])
    s.do("fate", "guy_of_gisbourne", dice=[6]).do("flee", "R05")
    assert (s.at("guy_of_gisbourne"), s.at("marion")) == ("R05", "R04")
    assert s.is_("marion", "free")
