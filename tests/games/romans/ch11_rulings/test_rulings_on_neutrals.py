"""Chapter 11: what the rulebook leaves open about neutral clans, as we play it."""

import pytest

import sherwood
from games.romans.scene import scene
from sherwood.games.romans import GAME
from sherwood.games.romans.rules.cards import CLANS
from sherwood.games.romans.view import score
from sherwood.text.speech import Speech
from support.cite import cites

rule = cites("romans")


@rule("11.5")
def test_a_neutral_qween_who_does_not_cancel_may_be_the_only_one_to_seduce() -> None:
    s = scene(neutrals=1, options={"neutral_qween_cancels": False}, gold="| qween", green="| qween").attack()
    assert s.offers("gold") == [("seduce", "green")]


@rule("11.5")
@pytest.mark.parametrize("cancels", [True, False])
def test_a_neutral_qween_cancels_unless_the_option_says_no(cancels: bool) -> None:
    s = scene(neutrals=1, options={"neutral_qween_cancels": cancels}, gold="| qween", green="| archr", red="| qween")
    s.attack()
    assert s.told("qweens_cancel") == ([()] if cancels else [])
    if not cancels:
        assert s.offers("gold") == [("seduce", "green"), ("seduce", "red")]
        s.do("gold", "seduce", "red")
    assert s.totals == {"gold": 1 if cancels else 2, "green": 5, "red": 1 if cancels else 0}


@rule("11.22")
def test_a_neutral_s_third_legion_fort_does_not_end_a_game_of_two() -> None:
    held = {"red": "tifie1 tifie2"}
    s = scene(
        neutrals=1, wall="tifie3", held=held, gold="- - | svord", green="- - | axx", red="- - | chariott"
    ).attack()
    assert (s.captor, s.over) == ("red", False)
    assert list(s.asked.values()) == [["gold"]], "the turn goes on: Svord moves what is hidden"


@rule("11.22")
def test_alone_a_neutral_wins_by_legion_forts() -> None:
    s = scene(neutrals=1, wall="tifie3", held={"green": "tifie1 tifie2"}, gold="- - | archr", green="- - | chariott")
    s.attack()
    assert (s.ending, s.winners) == ("neutral", [])


@rule("11.22")
@pytest.mark.parametrize(
    ("gold", "green", "ending", "winners"),
    [("dinaire3", "dinaire4", "neutral", []), ("dinaire5", "dinaire4", "points", ["gold"])],
)
def test_alone_the_neutral_competes_for_points(gold: str, green: str, ending: str, winners: list[str]) -> None:
    last = "- - - - - | archr"
    s = scene(neutrals=1, round=3, wall="signal", held={"gold": gold, "green": green}, gold=last, green=last)
    s.attack()
    assert (s.ending, s.winners) == (ending, winners)


@rule("11.22", "9.5")
def test_with_the_option_no_neutral_ever_wins() -> None:
    options = {"neutral_wins_solo": False}
    s = scene(
        neutrals=1,
        wall="tifie3",
        held={"green": "tifie1 tifie2"},
        gold="- - | archr",
        green="- - | chariott",
        options=options,
    ).attack()
    assert (s.captor, s.over) == ("green", False)
    last, held = "- - - - - | archr", {"gold": "dinaire3", "green": "dinaire4"}
    s = scene(neutrals=1, round=3, wall="signal", held=held, gold=last, green=last, options=options).attack()
    assert (s.ending, s.winners) == ("points", ["gold"])


@rule("11.22")
def test_the_scoring_shows_the_neutral_that_a_lone_player_has_to_beat() -> None:
    last, held = "- - - - - | archr", {"gold": "dinaire3 tifie1", "green": "dinaire6 tifie2"}
    s = scene(neutrals=1, round=3, wall="signal", held=held, gold=last, green=last).attack()
    rows = {row.key: list(row.values) for row in score(s.state)}
    assert s.ending == "neutral"
    assert (rows["neutral-green"], rows["neutral-legions-green"], rows["points"]) == ([4], [1], [2])
    named = Speech(GAME.folder, "en").say("score-neutral-green")
    assert named == "Points of McGreen (neutral)"
    rows = {
        row.key: list(row.values) for row in score(scene(neutrals=1, gold="| axx", green="| axx", red="| axx").state)
    }
    assert "neutral-red" not in rows


@rule("11.33", "2.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_seat_decides_the_clan(seats: int) -> None:
    match = sherwood.new("romans", seats=seats, seed=1, options={"neutrals": 1})
    clans = [(clan["clan"], clan["seat"]) for clan in match.view(None)["clans"]]
    assert clans == [*zip(CLANS, range(seats), strict=False), (CLANS[seats], None)]


@rule("11.32")
def test_alone_equal_forts_share_the_victory_with_the_neutral() -> None:
    last = "- - - - - | archr"
    held = {"gold": "dinaire5 dinaire1", "green": "dinaire1 dinaire5"}
    s = scene(neutrals=1, round=3, wall="signal", held=held, gold=last, green=last).attack()
    assert (s.ending, s.winners) == ("points", ["gold"])


@rule("11.23")
def test_a_neutral_gives_its_poorest_fort_to_the_collector() -> None:
    held = {"red": "dinaire3 tifie2 dinaire6"}
    s = scene(neutrals=1, wall="coffre", held=held, gold="- - - | archr", green="- - - | axx", red="- - - | chariott")
    s.attack()
    assert s.forts("red") == ["coffre", "dinaire3", "dinaire6"]


@rule("11.23")
def test_a_neutral_with_nothing_else_gives_up_the_strongbox() -> None:
    s = scene(neutrals=1, wall="coffre", gold="| archr", green="| axx", red="| chariott").attack()
    assert s.forts("red") == []


@rule("11.24")
def test_a_neutral_keeps_its_axx_and_its_weakest() -> None:
    s = scene(neutrals=1, wall="dinaire1", gold="- | archr", green="- | druhid", red="horsie | axx").attack()
    assert (s.captor, s.up("red")) == ("red", ["axx"])
    s = scene(neutrals=1, wall="malgarde", gold="- | archr", green="- | druhid", red="axx | horsie").attack()
    assert (s.captor, s.up("red")) == ("red", ["axx"])
    assert s.told("keeps") == [("red", "axx")]


@rule("11.24", "11.15")
@pytest.mark.parametrize(
    ("axx_plus_malgarde", "kept"), [("one_card_if_axx_weakest", ["axx"]), ("weakest_other", ["axx", "archr"])]
)
def test_a_neutral_keeps_all_that_axx_and_the_poorly_guarded_fort_allow(
    axx_plus_malgarde: str, kept: list[str]
) -> None:
    options = {"axx_plus_malgarde": axx_plus_malgarde}
    red = "archr chippeuz | axx"
    s = scene(neutrals=1, wall="malgarde", options=options, gold="- - | horsie", green="- - | archr", red=red).attack()
    assert (s.captor, s.up("red")) == ("red", kept)


@rule("11.25")
def test_a_neutral_arch_r_wins_ties() -> None:
    s = scene(neutrals=1, gold="svord | druhid", green="- | axx", red="- | archr").attack()
    assert s.captor == "red"


@rule("11.25")
def test_a_neutral_filchy_stays_out() -> None:
    s = scene(neutrals=1, gold="- | archr", green="- | axx", red="chariott | chippeuz").attack()
    assert s.captor == "gold"


@rule("11.25")
def test_a_neutral_horsie_rages() -> None:
    s = scene(neutrals=1, gold="| chariott", green="| axx", red="| horsie").attack()
    assert s.spent("red") == ["horsie"]


@rule("11.25")
def test_a_neutral_ch_ariott_collides() -> None:
    s = scene(neutrals=1, gold="| chariott", green="| axx", red="| chariott").attack()
    assert s.told("crash") == [("gold",), ("red",)]
    assert s.captor == "green"


@rule("11.31")
def test_a_neutral_captor_of_a_signal_fort_discards_its_weakest_even_axx() -> None:
    s = scene(neutrals=1, wall="signal", gold="- | archr", green="- | druhid", red="chippeuz | axx").attack()
    assert (s.captor, s.up("red")) == ("red", [])
    s = scene(neutrals=1, wall="signal", gold="- | archr", green="- | druhid", red="svord | axx").attack()
    assert (s.captor, s.up("red")) == ("red", ["axx"])


@rule("9.7", "6.2")
def test_a_neutral_with_nobody_face_up_pays_nothing_to_a_signal_fort() -> None:
    s = scene(neutrals=1, wall="signal", gold="| chariott", green="| axx", red="| chariott").attack().settle()
    assert s.captor == "green"
    assert s.spent("red") == ["chariott"]
