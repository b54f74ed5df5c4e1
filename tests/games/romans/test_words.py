"""What people read and hear of a table: the question asked, the terminal's sentences, the board's."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import sherwood
from games.romans.scene import Scene, scene
from sherwood.games.romans import GAME
from sherwood.games.romans.board import board
from sherwood.games.romans.rules.cards import CLANS
from sherwood.games.romans.terminal import describe
from sherwood.games.romans.view import view
from sherwood.lab.report import table
from sherwood.lab.tally import Played, Report, Tally
from sherwood.table.prompt import Asker
from sherwood.text.speech import Speech
from support.cite import cites

rule = cites("romans")
NAMES = ["Marian", "Éloi", "Tuck"]


def speech(lang: str = "en") -> Speech:
    return Speech(GAME.folder, lang, NAMES)


def offered(s: Scene, lang: str = "en") -> list[str]:
    """The choices of the first seat."""
    return [choice.say for choice in Asker(GAME, s.state, speech(lang)).prompt(0, 0).choices]


def told(s: Scene, lang: str = "en") -> str:
    return " ".join(describe(view(s.state, 0), speech(lang))).replace("\u202f", " ")


@rule("5.1")
def test_qween_s_choices_name_the_warriors_and_their_strength() -> None:
    s = scene(gold="| qween", green="| axx", red="| horsie").attack()
    assert offered(s) == ["Seduce McGreen’s Axx (+4)", "Seduce McRed’s Horsie (+7)"]
    assert offered(s, "fr") == ["Séduire Axx du clan McGreen (+4)", "Séduire Horsie du clan McRed (+7)"]


@rule("5.4")
def test_dru_hid_s_choices_name_the_forts() -> None:
    s = scene(gold="- - - chariott | druhid", green="- - - - | svord").attack()
    attacked, other = (speech().say(f"fort-{fort}") for fort in s.wall)
    assert offered(s) == [f"Take the {attacked}, the one attacked", f"Take the {other}, place 6 of the wall"]
    assert offered(s, "fr")[1].endswith(", place 6 du mur")


@rule("5.1", "11.3")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_after_a_seduction_view_terminal_and_board_count_as_the_rules_do(lang: str) -> None:
    s = scene(gold="- | qween", green="svord | horsie").attack().do("gold", "seduce", "green")
    assert s.asked == {"HorsieDiscard": ["green"]}
    assert [clan["total"] for clan in view(s.state, 0)["clans"]] == [8, 3]
    assert s.totals == {"gold": 8, "green": 3}
    assert f"{'strength 8 in all' if lang == 'en' else 'force 8 en tout'}" in told(s, lang)
    assert speech(lang).say("board-seduced", clan="McGold").replace("\u202f", " ") in told(s, lang)
    assert "8" in board(view(s.state, 0), lang, 0).live


@rule("5.1")
def test_points_that_have_left_with_their_warrior_are_not_counted_twice() -> None:
    options = {"svord_timing": "end_of_turn"}
    s = (
        scene(gold="- | qween", green="- | axx", red="- | svord", options=options)
        .attack()
        .do("gold", "seduce", "green")
    )
    assert s.asked == {"Reorder": ["red"]}
    assert [clan["total"] for clan in view(s.state, 0)["clans"]] == [0, 4, 3]


@rule("6.7", "6.8")
def test_negative_points_have_a_minus_and_legion_forts_are_named_once() -> None:
    s = scene(held={"gold": "tifie3"}, gold="| archr", green="| axx")
    assert "McGold (Marian) has −3 points. Forts held: Legion Fort (−3)." in told(s)
    assert "McGold (Marian) a −3 points. Forts détenus : Fort Tifié (−3)." in told(s, "fr")
    assert "−3 points" in board(view(s.state, 0), "en", 0).live
    s = scene(held={"gold": "tifie3 tifie1"}, gold="| archr", green="| axx")
    assert "; a third Legion Fort would win the game." in told(s)


@rule("8.1")
def test_the_end_is_said_in_different_words() -> None:
    last = "- - - - - | archr"
    s = scene(round=3, wall="signal", gold=last, green=last).attack()
    said = [
        speech().phrase(f"tell-{event.kind}", GAME.tells[event.kind].kinds, event.args, -1, GAME.names)
        for event in s.log
        if event.kind in ("round_ends", "game_over")
    ]
    said += [describe(view(s.state, 0), speech())[0], speech().say(f"ending-{s.ending}")]
    assert said == [
        "The last round is over.",
        "The forts are counted.",
        "How the table stands at the end:",
        "After three rounds, the best forts win.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["one game, one seat", "0.0% (0.0% – 79.3%)", "1 (100.0%): A neutral clan beats the lone player."]),
        ("fr", ["une partie, une place", "0,0 % (0,0 % – 79,3 %)", "1 (100,0 %) : Un clan neutre l’emporte"]),
    ],
)
def test_a_simulation_is_told_in_the_reader_s_language(lang: str, said: list[str]) -> None:
    counted = Tally(1)
    counted.add(Played((), "neutral", 33))
    report: Report = {
        "game": "romans", "version": 1, "games": 1, "seats": 1, "seed": 1, "bots": ["random"], "options": {},
        **counted.report(), "saved": None, "build": "plain", "workers": 1, "seconds": 1.0, "decisions_per_second": 33,
    }  # fmt: skip
    console = Console(width=100, record=True, file=io.StringIO())
    for part in table(report, speech(lang)):
        console.print(part)
    text = console.export_text().replace("\u202f", " ").replace("\xa0", " ")
    assert [words for words in said if words not in text] == []


@rule("5.5", "5.10")
def test_svord_s_and_horsie_s_questions_cite_their_own_paragraphs() -> None:
    s = scene(gold="- | svord", green="qween | horsie", red="- | chariott").attack()
    rules = [Asker(GAME, s.state, speech()).prompt(seat, 0).rule for seat in (0, 1)]
    assert rules == ["5.5", "5.10"]


@pytest.mark.parametrize(("lang", "called"), [("en", "Player 2"), ("fr", "Joueur 2")])
def test_a_player_without_a_name_is_called_in_the_reader_s_language(lang: str, called: str) -> None:
    match = sherwood.new("romans", seats=2, seed=1)
    assert match.speech(lang).seat(1) == called
    assert match.names == ["Player 1", "Player 2"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_seat_is_called_by_the_clan_it_leads(lang: str) -> None:
    said = speech(lang).say
    assert [said(f"role-{seat}") for seat in range(len(CLANS))] == [said(f"clan-{clan}") for clan in CLANS]
