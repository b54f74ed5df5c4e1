"""What people click, read and hear: paths of choices, refusals in both languages, the board in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import sherwood
from games.locksley.scene import scene
from sherwood.engine.action import Bar
from sherwood.engine.game import Game
from sherwood.games.locksley import GAME
from sherwood.games.locksley.rules.cards import FAME_NAMES
from sherwood.games.locksley.rules.lacks import lack
from sherwood.games.locksley.rules.state import Locksley
from sherwood.games.locksley.rules.tasks import met
from sherwood.games.locksley.shape import View
from sherwood.games.locksley.terminal import describe, render
from sherwood.games.locksley.view import missing
from sherwood.games.locksley.words import BARS, say_missing
from sherwood.text.speech import Speech
from support.drawn import seen
from support.tables import Walk


def paths(match: sherwood.Match) -> dict[object, tuple[str, ...]]:
    return {choice.do: tuple(choice.path) for choice in match.choices(match.waiting[0])}


def test_every_choice_has_its_place_on_the_board() -> None:
    s = scene(mine="3 red 3 blue", coins="pink", ahead="nobility", ridden=True).do("sell", "blue")
    assert paths(s.match) == {
        ("sell", 1): ("loot:0:red",),
        ("bribe", 2): ("gold:0:pink",),
        ("bribe", 4): ("gold:0:blue",),
        ("honour", 4): ("track:1", "sale:blue"),
        ("end",): ("end",),
    }
    assert paths(scene(mine="red", bard=20, ahead="coach-red", ridden=True).match)[("advance",)] == ("track:1",)
    assert paths(scene(coins="4 red", bard=38, their_bard=38, ridden=True).match)[("advance",)] == ("king",)
    assert paths(scene(robins="a1 e5").match)[("ride", 7)] == ("space:7",)
    corners = sherwood.new("locksley", seed=1)
    assert list(paths(corners).values()) == [("space:0",), ("space:4",), ("space:20",), ("space:24",)]


def reasons_met(seeds: int) -> set[str]:
    """Every reason that random games give, each of them said in both languages."""
    found: set[str] = set()
    for seed in range(seeds):
        walk = Walk("locksley", 2, f"reasons {seed}")
        for n, state in enumerate(walk.positions()):
            assert isinstance(state, Locksley)
            if state.over or n % 9:
                continue
            for bar in state.steps[-1].barred(state, state.steps[-1].whose(state)):
                found.add(said(walk.game, bar))
    return found


def said(game: Game, bar: Bar) -> str:
    for lang in ("en", "fr"):
        speech = Speech(game.folder, lang, ["Marian", "Tuck"])
        values = [int(bar.a), int(bar.b), int(bar.c)]
        assert speech.phrase(f"bar-{bar.reason}", BARS[bar.reason], values, 0, game.names)
    return bar.reason


# Refusals too rare for random games; the chapters' tests show each of them
RARE = {
    "idle", "contract_beside", "name_sale", "unshared_sale", "dear_sale", "no_loot", "never_more", "shared_tiles",
}  # fmt: skip


def test_nearly_every_refusal_comes_up_in_play_and_can_be_said() -> None:
    assert set(BARS) - reasons_met(24) <= RARE


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_task_is_met_or_the_view_can_say_what_is_missing(lang: str) -> None:
    speech = Speech(GAME.folder, lang, ["Marian", "Tuck"])
    for seed in range(4):
        for n, state in enumerate(Walk("locksley", 2, f"missing {seed}").positions()):
            assert isinstance(state, Locksley)
            if state.over or state.robin0 < 0 or n % 25:
                continue
            for seat in range(2):
                unmet = [fame for fame in range(len(FAME_NAMES)) if not met(state, seat, fame)]
                sentences = [say_missing(missing(lack(state, seat, fame)), seat, speech) for fame in unmet]
                for fame, sentence in zip(unmet, sentences, strict=True):
                    assert speech.say(f"fame-{FAME_NAMES[fame]}") in sentence


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("length", ["short", "standard", "long"])
def test_the_terminal_shows_and_tells_a_whole_game(length: str, lang: str) -> None:
    match = sherwood.new("locksley", seed=6, options={"length": length}, names=["Marian", "Tuck"])
    speech = match.speech(lang)
    looks: set[object] = set()
    while not match.over:
        view: View = seen(match)
        if match.seq % 120 == 0 or look(view) not in looks:
            looks.add(look(view))
            shown(view, speech)
        choices = match.choices(match.waiting[0])
        match.play(match.waiting[0], choices[match.seq % len(choices)].do)
    shown(seen(match), speech)
    assert len(looks) > 12


def look(view: View) -> object:
    """All that makes the picture another sort of picture: one of each is shown, and now and then another."""
    riders = [
        (rider["robin"] is None, rider["space"] is None, rider["lap"], rider["standing"]) for rider in view["riders"]
    ]
    ahead = [rider["next"] and rider["next"]["met"] for rider in view["riders"]]
    return repr((view["phase"], view["active"], riders, ahead, bool(view["holes"]), not view["pile"]))


def shown(view: View, speech: Speech) -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(render(view, speech))
    text = console.export_text()
    told = " ".join(describe(view, speech))
    for name in ("Marian", "Tuck"):
        assert name in text
        assert name in told
    assert max(len(line) for line in text.splitlines()) <= 80


def test_the_terminal_says_what_stands_in_the_way() -> None:
    s = scene(mine="red", ahead="coach-red tower", robins="b3 e5")
    speech = s.match.speech("en")
    told = describe(s.view, speech)
    assert "Next space. Coach Robbery (red): own red loot." in told
    assert "The task of Coach Robbery (red) is fulfilled now." in told
    assert any(line.startswith("Ahead: Coach Robbery (red) (fulfilled), The Tower,") for line in told)
    assert any("b3 Player 1’s Robin" in line for line in told)
    told = describe(s.do("advance").view, speech)
    assert "The task of The Tower is not fulfilled: your Robin stands on b3, not on a corner." in told
