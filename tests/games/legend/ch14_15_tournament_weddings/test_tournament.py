"""Chapter 14: the archery tournament."""

import pytest

from games.legend.scene import Places, Scene, mask, scene
from support.cite import cites

rule = cites("legend")
HOSTS = "prince_john sheriff_of_lincoln"


@rule("14.0")
def test_it_is_declared_once_the_prince_has_come() -> None:
    s = scene("movement", "sheriff", free={"T01": "sheriff_of_lincoln"})
    assert s.bars["declare"] == ("tournament_prince", "14.0")
    s = scene("movement", "sheriff", free={"T01": "sheriff_of_lincoln prince_john"}).do("declare")
    assert s.told("declares") == [(9,)]


@rule("14.0a")
def test_once_a_game_by_the_sheriff_and_not_too_late() -> None:
    prince = {"T01": "sheriff_of_lincoln prince_john", "F16": "robin_hood"}
    assert scene("movement", "sheriff", free=prince, tournament=5).bars["declare"] == ("tournament_once", "14.0a")
    assert scene("movement", "sheriff", free=prince, turn=29).bars["declare"] == ("tournament_late", "14.0a")
    assert "declare" in scene("movement", "sheriff", free=prince, turn=28).offers
    assert "declare" not in scene("movement", free=prince).offers


@rule("14.0", "14.0a")
def test_after_his_combat_phase_he_may_still_declare_it_for_the_same_date() -> None:
    free = {"R04": "robin_hood men_at_arms_1", "T01": "prince_john"}
    s = scene("combat", "sheriff", free=free).do("fight", "R04").do("confront").do("fate", "robin_hood", dice=[1, 4])
    assert (s.title, s.asked, set(s.offers)) == ("Parley", "sheriff", {"declare", "done"})
    s.do("declare")
    assert (s.told("declares"), s.state.turn) == ([(9,)], 8), "and nothing more is asked this turn"
    late = scene("combat", "sheriff", free={"F16": "robin_hood", "T01": "prince_john"}, turn=29)
    assert late.title != "Parley"


@rule("14.0a")
def test_in_robins_turn_the_sheriff_declares_it_only_where_he_is_asked_anyway() -> None:
    free = {"F16": "robin_hood", "T01": "prince_john"}
    assert scene("combat", free=free).asked == "sheriff", "his own turn has begun"
    s = scene("combat", free=free, captive={"F16": "guy_of_gisbourne", "T01": "marion"})
    assert (s.title, s.asked, set(s.offers)) == ("Truce", "sheriff", {"declare", "offer", "done"})
    s.do("done").do("done")
    assert (s.title, s.asked, set(s.offers)) == ("Parley", "sheriff", {"declare", "offer", "done"})
    s.do("declare")
    assert (s.title, s.told("declares")) == ("Parley", [(9,)])
    assert s.bars["declare"] == ("tournament_once", "14.0a")


@rule("14.0b")
def test_it_is_held_after_robins_second_movement_phase() -> None:
    free = {"T01": "sheriff_of_lincoln prince_john", "F16": "robin_hood"}
    s = scene("movement", "sheriff", free=free, turn=7).do("declare").do("done")
    held: list[str] = []
    while not held:
        s.do("done")
        held = [kind for kind in s.kinds if kind in ("stays_away", "golden_arrow")]
    assert (s.state.turn, held) == (9, ["stays_away"])


def tournament(
    free: Places, gold: tuple[int, int] = (8, 12), *, captive: Places | None = None, disguised: str = ""
) -> Scene:
    """The end of Robin's movement on the day."""
    return scene("tournament", free=free, gold=gold, captive=captive, disguised=disguised, tournament=7)


@rule("14.0c")
@pytest.mark.parametrize(
    ("hosts", "lost"),
    [(HOSTS, 0), ("prince_john", 10), ("sheriff_of_lincoln guy_of_gisbourne", 10), ("men_at_arms_1", 10)],
)
def test_the_prince_and_another_leader_must_attend(hosts: str, lost: int) -> None:
    s = tournament({"G01": f"{hosts} robin_hood merry_men_1", "F01": "little_john"}, disguised="robin_hood")
    assert s.gold == (10, 12 - lost)


@rule("14.0c")
def test_the_sheriff_never_owes_for_it() -> None:
    assert tournament({"G01": "robin_hood", "F01": "little_john"}, gold=(0, 4)).gold == (2, 0)


@rule("14.0d")
def test_robin_wins_the_golden_arrow_even_disguised() -> None:
    for disguised in ("", "robin_hood"):
        s = tournament({"G01": f"robin_hood {HOSTS} men_at_arms_1"}, disguised=disguised)
        assert s.told("golden_arrow") == [(2,)]
        assert s.gold == (10, 12)


@rule("14.0e", "14.0f")
@pytest.mark.parametrize(("had", "left"), [(8, 3), (3, 0)])
def test_if_robin_stays_away_he_loses_five_and_the_sheriff_gains_five(had: int, left: int) -> None:
    assert tournament({"G01": HOSTS, "F01": "robin_hood"}, gold=(had, 12)).gold == (left, 17)


@rule("14.0f", "14.0c", "14.0e")
def test_if_nobody_comes_both_pay() -> None:
    s = tournament({"G01": "men_at_arms_1", "F01": "robin_hood"}, gold=(8, 12))
    assert s.gold == (3, 12 - 10 + 5)


@rule("14.0f")
def test_captives_do_not_attend() -> None:
    s = tournament({"G01": HOSTS}, captive={"G01": "robin_hood"})
    assert s.kinds[:1] == ["stays_away"]
    s = tournament({"G01": "robin_hood sheriff_of_lincoln"}, captive={"G01": "prince_john"})
    assert s.kinds[0] == "no_hosts"


GREEN = {"G01": "merry_men_1 merry_men_2 merry_men_3 merry_men_4 knights_1 royal_foresters_1", "F01": "robin_hood"}


@rule("14.1")
@pytest.mark.parametrize(("rule_of", "losses"), [("plus_one", (3, 0)), ("doubled", (4, 0))])
def test_losses_in_the_melee_right_after_it(rule_of: str, losses: tuple[int, int]) -> None:
    """The printed example: 1 to 2, a die of 2, AP2 costs three, or four where doubled."""
    s = scene("combat", free=GREEN, tournament=7, wet=mask(GREEN["G01"]), options={"tournament_losses": rule_of})
    s.do("fight", "G01").do("melee", dice=[2])
    assert s.told("melee") == [("12", 2, *losses)]


@rule("14.1")
def test_an_exchange_costs_two_each_and_other_boxes_and_turns_nothing_more() -> None:
    s = scene("combat", free=GREEN, tournament=7, wet=mask(GREEN["G01"])).do("fight", "G01").do("melee", dice=[4])
    assert s.told("melee") == [("12", 4, 2, 2)]
    doubled = {"tournament_losses": "doubled"}
    s = scene("combat", free=GREEN, tournament=7, wet=mask(GREEN["G01"]), options=doubled).do("fight", "G01")
    assert s.do("melee", dice=[4]).told("melee") == [("12", 4, 2, 2)]
    s = scene("combat", free=GREEN, tournament=6, wet=mask(GREEN["G01"])).do("fight", "G01").do("melee", dice=[2])
    assert s.told("melee") == [("12", 2, 2, 0)]
    road = {"R06": GREEN["G01"], "F01": "robin_hood"}
    s = scene("combat", free=road, tournament=7, wet=mask(GREEN["G01"])).do("fight", "R06").do("melee", dice=[2])
    assert s.told("melee") == [("12", 2, 2, 0)]


@rule("14.1", "7.8a")
def test_two_losses_in_one_melee_are_two_units_even_if_one_is_of_knights() -> None:
    band = " ".join(f"merry_men_{n}" for n in range(1, 9))
    free = {"G01": f"robin_hood {band} knights_1 men_at_arms_1 royal_foresters_1"}
    s = scene("combat", free=free, tournament=7, wet=mask(free["G01"])).do("fight", "G01").do("melee", dice=[6])
    assert s.told("melee") == [("12", 6, 0, 2)]
    s.do("lose", "knights_1")
    assert (s.asked, s.rule, s.offered("lose")) == ("sheriff", "7.8a", {"men_at_arms_1", "royal_foresters_1"})


@rule("14.2")
def test_on_the_day_outlaws_pass_through_enemies_to_the_green() -> None:
    free = {"R05": "robin_hood", "R06": "men_at_arms_1", "F01": "little_john"}
    s = scene("movement", free=free, tournament=7).march("robin_hood", "V03", "R06")
    assert s.bars["go F18"] == ("tournament_way", "14.2")
    assert set(s.offers) == {"halt", "go G01", "go T01", "go F24", "go V03"}
    s.do("go", "T01")
    assert s.bars["halt"] == ("tournament_way", "14.2"), "he has passed them and must end on the Green"
    s.do("go", "G01")
    assert s.at("robin_hood") == "G01"
    assert "move robin_hood" not in s.offers, "and there he stays"
    s = scene("movement", free=free, tournament=8).march("robin_hood", "V03", "R06")
    assert "move robin_hood" not in s.offers, "on another day they stop him"


@rule("14.2")
def test_who_stops_among_enemies_on_the_day_binds_nobody_else() -> None:
    free = {"R05": "robin_hood", "R06": "men_at_arms_1", "F01": "little_john"}
    s = scene("movement", free=free, tournament=7).march("robin_hood", "V03", "R06").do("halt")
    assert s.do("move", "little_john").offered("go") == {"F02", "F04", "F05", "P01"}


@rule("14.2")
def test_who_has_passed_enemies_on_the_day_neither_stays_behind_nor_takes_a_passage() -> None:
    free = {"R05": "robin_hood little_john", "R06": "men_at_arms_1"}
    s = scene("movement", free=free, tournament=7).march("robin_hood", "V03", "R06", "T01", take="little_john")
    assert s.bars["leave little_john"] == ("tournament_way", "14.2")
    free = {"P11": "robin_hood", "P12": "men_at_arms_1"}
    s = scene("movement", free=free, tournament=7).march("robin_hood", "P12")
    assert s.bars["passage K01"] == ("tournament_way", "14.2")


@rule("14.2a")
def test_afterwards_the_outlaws_scatter_into_forests_within_four_boxes() -> None:
    s = scene("evening", free={"G01": "robin_hood merry_men_1"}, down={"G01": "merry_men_2"}, tournament=7)
    assert (s.asked, s.rule) == ("robin", "14.2a")
    assert s.offered("place") == {"F14", "F15", "F16", "F17", "F18", "F21", "F22", "F23", "F24", "F25"}
    s.do("place", "F24").do("place", "F16")
    assert {s.at("robin_hood"), s.at("merry_men_1")} == {"F24", "F16"}
    assert s.at("merry_men_2") == "G01"


@rule("14.2a", "8.1")
def test_captives_of_the_outlaws_go_with_the_first_and_their_own_stay_prisoners() -> None:
    free = {"G01": "robin_hood merry_men_1 prince_john"}
    s = scene("evening", free=free, captive={"G01": "guy_of_gisbourne marion"}, tournament=7)
    s.until("Place").do("place", "F24")
    assert s.at("guy_of_gisbourne") == "F24"
    s.do("place", "F16")
    assert s.at("guy_of_gisbourne") == "F24"
    assert s.here("G01") == {"prince_john", "marion"}
