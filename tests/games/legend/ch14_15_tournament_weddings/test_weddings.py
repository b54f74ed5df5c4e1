"""Chapter 15: weddings."""

from typing import Unpack

import pytest

from games.legend.scene import Values, scene
from support.cite import cites

rule = cites("legend")
COMPANY = "robin_hood marion alan_a_dale friar_tuck"
SHERIFFS = "guy_of_gisbourne sheriff_of_nottingham"


@rule("15.0", "15.1")
def test_robin_marries_where_all_four_are_together() -> None:
    s = scene("evening", free={"F16": COMPANY})
    assert (s.asked, set(s.offers)) == ("robin", {"wed robin_hood", "done"})
    s.do("wed", "robin_hood")
    assert (s.state.married, s.told("weds"), s.doings[0]) == (1, [("robin_hood",)], ("weds", 0))


@rule("15.1", "15.1a")
@pytest.mark.parametrize("missing", ["marion", "alan_a_dale", "friar_tuck"])
def test_without_one_of_them_there_is_no_wedding(missing: str) -> None:
    rest = COMPANY.replace(missing, "").strip()
    assert scene("evening", free={"F16": rest, "F15": missing}).title != "Wedding"
    assert scene("evening", free={"F16": rest}, down={"F16": missing}).title != "Wedding"


def guys_wedding(free: str = SHERIFFS, box: str = "T01", kept: int = 2, **more: Unpack[Values]) -> str:
    s = scene("evening", free={box: free, "F01": "robin_hood"}, captive={box: "marion"}, kept={"marion": kept}, **more)
    return s.title


@rule("15.0", "15.2")
def test_sir_guy_marries_marion_in_a_town() -> None:
    s = scene("evening", free={"T01": SHERIFFS, "F01": "robin_hood"}, captive={"T01": "marion"}, kept={"marion": 2})
    assert (s.title, s.asked) == ("Wedding", "sheriff")
    s.do("wed", "guy_of_gisbourne")
    assert (s.state.married, s.told("weds"), s.doings[0]) == (2, [("guy_of_gisbourne",)], ("weds", 1))


@rule("15.2")
def test_the_conditions_of_sir_guys_wedding() -> None:
    assert guys_wedding("guy_of_gisbourne prince_john") == "Wedding", "the prince stands in"
    assert guys_wedding("guy_of_gisbourne sheriff_of_lincoln") != "Wedding"
    assert guys_wedding("sheriff_of_nottingham prince_john") != "Wedding"
    assert guys_wedding(kept=1) != "Wedding"
    assert guys_wedding(box="V04") != "Wedding"
    free = {"T01": f"{SHERIFFS} marion", "F01": "robin_hood"}
    assert scene("evening", free=free, kept={"marion": 2}).title != "Wedding", "she has been freed"


@rule("15.2a")
def test_after_it_she_is_still_a_captive() -> None:
    s = scene("evening", free={"T01": SHERIFFS, "F01": "robin_hood"}, captive={"T01": "marion"}, kept={"marion": 2})
    assert s.do("wed", "guy_of_gisbourne").is_("marion", "captive")


@rule("15.3")
def test_one_husband_at_a_time() -> None:
    assert scene("evening", free={"F16": COMPANY, "T01": "guy_of_gisbourne"}, married=2).title != "Wedding"
    assert guys_wedding(married=1) != "Wedding"
    s = scene("dawn", free={"F16": COMPANY}, captive={"F16": "guy_of_gisbourne"}, married=2).do(
        "murder", "guy_of_gisbourne"
    )
    assert s.state.married == 0, "Sir Guy's death makes her a widow"
    assert s.until("Wedding").do("wed", "robin_hood").state.married == 1


@rule("15.3")
@pytest.mark.parametrize(
    ("married", "dead", "then"),
    [(1, "guy_of_gisbourne", 1), (2, "prince_john", 2), (2, "guy_of_gisbourne", 0), (1, "prince_john", 1)],
)
def test_only_a_husbands_death_makes_her_a_widow(married: int, dead: str, then: int) -> None:
    s = scene("dawn", free={"F16": "robin_hood"}, captive={"F16": dead}, married=married).do("murder", dead)
    assert s.state.married == then


@rule("15.3", "6.61a")
def test_marions_own_death_ends_her_marriage() -> None:
    s = scene("movement", free={"P12": "robin_hood marion"}, married=1).do("move", "robin_hood").do("take", "marion")
    s.do("passage", "K01", dice=[5, 3, 1])
    assert (s.is_("marion", "dead"), s.state.married) == (True, 0)
