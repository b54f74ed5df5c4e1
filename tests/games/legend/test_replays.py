"""Golden games from the set-up, one for every way it can end: each must still lead where it did."""

import pytest

import sherwood
from games.legend.stories import REPLAYS
from support.cite import cites

rule = cites("legend")
ENDINGS = {
    "16.1a-robin-killed": ("robin_killed", 1),
    "16.1a-robin-hanged": ("robin_hanged", 1),
    "16.1b-king-killed": ("king_killed", 1),
    "16.1b-king-murdered": ("king_murdered", 1),
    "16.1c-king-met-too-early": ("king_met", 1),
    "16.1d-nothing-happens": ("last_turn", 1),
    "16.2-robin-a-captive": ("last_turn", 1),
    "16.3-pardoned": ("king_met", 0),
    "16.3-rich-and-married": ("last_turn", 0),
    "16.4-all-four-fall": ("sheriffs_fallen", 0),
    "16.5-pardoned-strictly": ("king_met", 0),
    "6.61-looted": ("last_turn", 1),
}


@rule("16.1", "16.2", "16.3", "16.4", "16.5")
@pytest.mark.parametrize("title", list(ENDINGS))
def test_a_recorded_game_still_ends_as_it_did(title: str) -> None:
    match = sherwood.load((REPLAYS / f"{title}.journal").read_text(encoding="utf-8"))
    assert match.result is not None
    assert (match.result.ending, list(match.result.winners)) == (ENDINGS[title][0], [ENDINGS[title][1]])


def test_every_ending_has_a_recorded_game() -> None:
    played = {path.stem for path in REPLAYS.glob("*.journal")}
    assert played == set(ENDINGS)
    assert {ending for ending, _ in ENDINGS.values()} == set(sherwood.new("legend", seed=1).game.endings)


@rule("6.61", "9.4", "6.62")
def test_the_looting_of_gisbourne_keep() -> None:
    match = sherwood.load((REPLAYS / "6.61-looted.journal").read_text(encoding="utf-8"))
    told = [str(line) for line in match.log(0)]
    assert "Gisbourne Keep is looted of 4 gold." in told
    assert "Robin Hood goes with one other from Gisbourne Keep to Gisbourne Wood." in told
