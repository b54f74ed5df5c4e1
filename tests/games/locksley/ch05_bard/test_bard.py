"""Chapter 5: the Bard travels."""

import pytest

import sherwood
from games.locksley.scene import THEM, scene
from support.cite import cites

rule = cites("locksley")


@rule("5.1")
def test_the_bard_goes_on_as_long_as_it_can() -> None:
    s = scene(mine="red", coins="white", ahead="coach-red coach-white coach-red coach-white")
    s.do("advance").do("bribe", "white").do("advance")
    assert s.bard() == 3
    assert not s.can("advance")
    assert s.offers("bribe") == []


@rule("5.1", "5.2", "5.3")
def test_the_books_example_from_the_fence_over_two_houses_to_vain_endeavour() -> None:
    s = scene(mine="2 blue black", coins="pink", bard=6, ahead="two-houses vain")
    assert s.do("advance").bard() == 7
    assert s.why("advance") == (
        "The task of Vain Endeavour is not fulfilled: the grid shows every colour you have; one is needed that it does not show.",
        "7.10",
    )
    assert s.do("bribe", "pink").bard() == 8


@rule("5.2")
def test_the_task_of_the_space_entered_counts_not_that_of_the_space_left() -> None:
    s = scene(mine="red", bard=3, ahead="coach-red coach-white").do("advance")
    assert s.why("advance")[0] == "The task of Coach Robbery (white) is not fulfilled: you have no white loot."
    assert scene(mine="red", bard=4, ahead="coach-red").can("advance")


@rule("5.3")
def test_a_coin_is_discarded_in_the_colour_it_always_had() -> None:
    s = scene(coins="2 green", discards="red", ahead="contract").do("bribe", "green")
    assert (s.bard(), s.coins(), s.discards) == (1, "1 green", "1 red 1 green")
    assert s.told() == ["bribes"]


@rule("5.3")
def test_without_a_coin_there_is_no_bribe() -> None:
    s = scene(mine="2 red", ahead="contract")
    assert s.why("bribe", "red") == ("You have no red coin to spend.", "5.3")


@rule("5.4")
def test_one_chooses_the_coin() -> None:
    s = scene(coins="red blue black", ahead="contract")
    assert s.offers("bribe") == ["red", "blue", "black"]
    assert s.do("bribe", "blue").coins() == "1 red 1 black"


@rule("5.5")
@pytest.mark.parametrize(
    ("fame", "loot"),
    [("coach-red", "4 red"), ("kinsman", "6 red"), ("dead-of-night", "red white pink"), ("tithe", "3 red")],
)
def test_a_number_means_at_least(fame: str, loot: str) -> None:
    assert scene(mine=loot, ahead=fame).can("advance")


@rule("5.6")
def test_a_task_is_shown_and_not_paid() -> None:
    s = scene(mine="4 red", coins="2 blue", ahead="kinsman coach-red").do("advance").do("advance")
    assert (s.bard(), s.loot(), s.coins()) == (2, "4 red", "2 blue")


@rule("5.7")
def test_two_bards_share_a_space() -> None:
    s = scene(mine="red", bard=4, their_bard=5, ahead="coach-red").do("advance")
    assert s.bard() == s.bard(THEM) == 5
    assert not s.over


@rule("5.1")
def test_the_view_tells_what_each_task_ahead_is_missing() -> None:
    s = scene(mine="2 red", bard=17, ahead="coach-red coach-blue", robins="b3 e5")
    ahead = s.rider(0)["ahead"]
    assert [one["position"] for one in ahead] == list(range(18, 40))
    first, second = ahead[0], ahead[1]
    assert (first["fame"], first["met"], first["missing"]) == ("coach-red", True, None)
    assert (second["met"], second["ref"]) == (False, "track:19")
    assert second["missing"] == {"reason": "no_colour", "rule": "7.1", "args": ["coach-blue", "blue"]}
    king = ahead[-1]
    assert (king["ref"], king["bribe"]) == ("king", False)
    assert king["missing"] is not None
    assert king["missing"]["args"] == ["king", 0]


@rule("5.1")
def test_what_the_view_says_is_met_is_what_can_be_done() -> None:
    for seed in range(3):
        match = sherwood.new("locksley", seed=seed, options={"sale_use": "chain"})
        match.play(match.waiting[0], ("take_corner", 0))
        for _ in range(120):
            seat = match.waiting[0]
            choices = [choice.do for choice in match.choices(seat)]
            assert match.view()["riders"][seat]["next"]["met"] == (("advance",) in choices)
            match.play(seat, choices[(seed + len(match.journal.records)) % len(choices)])
            if match.over:
                break
