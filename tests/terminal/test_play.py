"""Whole games in the terminal, through pipes and on real terminals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sherwood as library
from support.shell import Run, Terminal, complaint

GAME = ("play", "romans", "--seats", "2", "--bots", "random", "--seed", "3")
CURTAIN = "press Enter when nobody else looks"
COLOURS_AND_TRICKS = "\x1b"
BOXES = re.compile("[\u2500-\u259f]")


@pytest.mark.parametrize(("lang", "winner"), [("en", "wins."), ("fr", "gagne.")])
def test_a_whole_game_through_a_pipe(sherwood: Run, tmp_path: Path, lang: str, winner: str) -> None:
    done = sherwood(*GAME, "--plain", "--lang", lang, "--save", "g.journal", typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert winner in done.stdout
    assert COLOURS_AND_TRICKS not in done.stdout
    assert not BOXES.search(done.stdout)
    match = library.load((tmp_path / "g.journal").read_text())
    assert match.over
    assert match.result is not None
    assert str(match.result.scores[0]).replace("-", "−") in done.stdout


@pytest.mark.parametrize("flags", [("--plain",), ()])
def test_a_game_without_a_board_of_its_own_is_shown_as_words(sherwood: Run, flags: tuple[str, ...]) -> None:
    done = sherwood("play", "purses", "--bots", "random", "--seed", "3", *flags, typed="1\n" * 20)
    assert done.returncode == 0, done.stderr
    assert "How many pennies do the purses hold together?" in done.stdout
    assert "purse: " in done.stdout
    assert "The best guesser wins." in done.stdout


def test_the_same_seed_and_answers_give_the_same_game(sherwood: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        sherwood(*GAME[:-3], "flat:20", "--seed", "9", "--plain", "--save", name, typed="2\n1\n" * 100)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_the_end_lays_out_the_scoring(sherwood: Run) -> None:
    plain = sherwood(*GAME, "--plain", typed="1\n" * 200).stdout
    drawn = sherwood(*GAME, typed="1\n" * 200).stdout
    for label in ("Forts held", "Highest fort", "Points"):
        assert re.search(rf"^{label}: .* for Player 1 and .* for Bot 2\.$", plain, re.M)
        assert re.search(rf"│ {label} +│", drawn)


def test_choices_by_words_and_questions(sherwood: Run) -> None:
    typed = "axx\nput axx in place 1\n? axx 1\n? seduce mcgreen\n?\n? 99\n99\nxyzzy\nready\nr 3.4\nr\nr horsie\nl\nh\nb\nm\nu\nu\ns\nq\n"
    done = sherwood(*GAME, "--plain", typed=typed)
    assert done.returncode == 0, done.stderr
    said = done.stdout
    assert "Which one?" in said
    assert "Player 1: Put Axx in place 1" in said
    assert re.search(r"Put Axx in place 1: .*§3\.1", said), "why a warrior that is not in hand cannot be laid"
    assert re.search(r"Seduce McGreen’s new warrior: That is not possible now\.", said)
    assert "Not possible now:" in said
    assert "There is no choice 99" in said
    assert "“xyzzy” fits no choice" in said
    assert "Ready: You are not ready yet: all six places need a warrior. (§3.3)" in said, (
        "what is typed and not possible is refused with the rule"
    )
    assert "§3.4 " in said
    assert "Chapters of the rulebook" in said
    assert "§5.10 Horsie" in said
    assert "Taken back." in said
    assert "You have made no move that could be taken back." in said
    assert "Go on with: sherwood play --resume" in said


def test_a_choice_that_cannot_be_taken_back_says_so_first(sherwood: Run) -> None:
    done = sherwood(*GAME, "--plain", typed="1\n" * 6 + "q\n")
    assert "1. Ready\nIt is final: it cannot be taken back." in done.stdout


def test_taking_back_and_resuming(sherwood: Run, tmp_path: Path) -> None:
    sherwood(*GAME, "--plain", "--save", "g.journal", typed="1\n1\nu\nq\n")
    kept = library.load((tmp_path / "g.journal").read_text())
    assert [record.seat for record in kept.journal.records].count(0) == 1
    done = sherwood("play", "--resume", "g.journal", "--plain", typed="1\n" * 200)
    assert "The game goes on where it stood" in done.stdout
    assert "wins." in done.stdout
    assert "is over" in complaint(sherwood("play", "--resume", "g.journal"), 1)


def test_resume_last_and_input_that_ends(sherwood: Run) -> None:
    assert "no kept game" in complaint(sherwood("play", "--resume", "last"), 1)
    first = sherwood(*GAME, "--plain", typed="1\n1\n")
    assert first.returncode == 0
    assert "The input has ended." in first.stdout
    again = sherwood("play", "--resume", "last", "--plain", typed="q\n")
    assert "in place 3" in again.stdout
    assert "no game “nothing”" in complaint(sherwood("play", "nothing", "--resume", "last"), 2)


def test_a_kept_game_is_never_overwritten(sherwood: Run, tmp_path: Path) -> None:
    (tmp_path / "g.journal").write_text("precious")
    assert "holds something already" in complaint(sherwood(*GAME, "--save", "g.journal"), 1)
    said = sherwood(*GAME, "--plain", typed="s g.journal\ns copy.journal\nq\n").stdout
    assert "g.journal cannot be written: there is a file of that name." in said
    assert "Kept in copy.journal." in said
    assert (tmp_path / "g.journal").read_text() == "precious"
    assert library.load((tmp_path / "copy.journal").read_text()).seq > 0


def test_where_nothing_can_be_kept_one_can_still_play(sherwood: Run) -> None:
    done = sherwood(*GAME, "--plain", typed="1\nq\n", XDG_DATA_HOME="/proc/none")
    assert done.returncode == 0
    assert "This game cannot be kept" in done.stdout
    assert "not kept" in done.stdout.splitlines()[-1]


def test_bots_alone(sherwood: Run) -> None:
    done = sherwood("play", "romans", "--bots", "random,random,random", "--people", "0", "--plain", "--seed", "1")
    assert done.returncode == 0
    assert "The last round is over." in done.stdout  # §2.3, where no third Legion Fort ends it earlier
    assert "wins." in done.stdout


def test_options_are_taken(sherwood: Run, tmp_path: Path) -> None:
    sherwood(*GAME, "--option", "neutrals=2", "--option", "fort_deck=b", "--plain", "--save", "g", typed="q\n")
    options = library.load((tmp_path / "g").read_text()).options
    assert (options["neutrals"], options["fort_deck"]) == (2, "B")


# Real terminals


def test_ctrl_c_on_a_terminal(home: dict[str, str], tmp_path: Path) -> None:
    table = Terminal([*GAME, "--save", "g.journal"], home, tmp_path)
    table.until("Player 1> ")
    table.press("\x03")
    table.until("Stopped. The game is kept in g.journal")
    assert table.end() == 130
    assert "Traceback" not in table.screen


def test_ctrl_d_on_a_terminal(home: dict[str, str], tmp_path: Path) -> None:
    table = Terminal([*GAME, "--save", "g.journal"], home, tmp_path)
    table.until("Player 1> ")
    table.press("\x04")
    table.until("Go on with: sherwood play --resume g.journal")
    assert table.end() == 0


def test_the_board_is_drawn_within_the_terminal(home: dict[str, str], tmp_path: Path) -> None:
    for columns in (80, 132):
        table = Terminal([*GAME, "--seats", "4"], home, tmp_path, columns=columns)
        shown = table.until("Player 1> ")
        table.type("q")
        table.end()
        rows = [re.sub("\x1b\\[[0-9;?]*[a-zA-Z]", "", row) for row in shown.splitlines()]
        drawn = [row for row in rows if row.startswith(("╭", "│", "├", "╰"))]
        assert drawn
        assert {len(row) for row in drawn} == {min(columns, 110)}
        assert all(row.endswith(("╮", "│", "┤", "╯")) for row in drawn)


def test_nobody_sees_anothers_hand(home: dict[str, str], tmp_path: Path) -> None:
    args = ["play", "romans", "--seats", "2", "--people", "2", "--names", "Ana,Bo", "--seed", "5"]
    table = Terminal(args, home, tmp_path)
    assert "Your hand" not in table.until(CURTAIN)
    table.type("")
    shown = table.until("Ana> ")
    assert "Your hand" in shown
    assert shown.count("Your hand") == 1
    for _ in range(6):
        table.type("1")
        table.until("Ana> ")
    table.type("1")
    between = table.until(CURTAIN)
    assert "Bo, press Enter" in between
    assert "\x1b[3J" in between.partition("Pass the keyboard")[0], "the screen and what was scrolled away are wiped"
    assert "Your hand" not in between.partition("\x1b[3J")[2]
    table.type("")
    shown = table.until("Bo> ")
    assert "Ana is ready." in shown
    table.type("q")
    assert table.end() == 0


def test_a_person_may_change_at_the_curtain_until_all_are_ready(home: dict[str, str], tmp_path: Path) -> None:
    args = [
        "play",
        "romans",
        "--people",
        "2",
        "--seats",
        "2",
        "--names",
        "Ana,Bo",
        "--seed",
        "5",
        "--save",
        "g.journal",
    ]
    table = Terminal(args, home, tmp_path)
    table.until(CURTAIN)
    table.type("")
    table.until("Ana> ")
    for _ in range(6):
        table.type("1")
        table.until("Ana> ")
    table.type("1")
    assert "Ana may still change" in table.until("Enter> ")
    table.type("ana")
    assert "Change my row" in table.until("Ana, change something")
    table.type("change")
    assert "Take back the warrior in place 1" in table.until("Ana> ")
    table.type("take back the warrior in place 6", "1", "ready")
    table.until(CURTAIN)
    table.type("")
    for _ in range(6):
        table.until("Bo> ")
        table.type("1")
    table.until("Bo> ")
    table.type("1")
    table.until(CURTAIN)
    table.press("\x03")
    assert table.end() == 130
    match = library.load((tmp_path / "g.journal").read_text())
    assert any(line.kind == "unready" for line in match.log(None))


def test_a_replay_is_stepped_through(home: dict[str, str], tmp_path: Path, sherwood: Run) -> None:
    sherwood(*GAME, "--plain", "--save", "g.journal", typed="1\n" * 200)
    show = Terminal(["replay", "g.journal"], home, tmp_path)
    assert "Decision 0 of" in show.until("replay> ")
    show.type("")
    assert "Decision 1 of" in show.until("replay> ")
    show.type("b")
    assert "Decision 0 of" in show.until("replay> ")
    show.type("12")
    assert "Decision 12 of" in show.until("replay> ")
    show.type("e")
    assert "wins." in show.until("replay> ")
    show.type("")
    assert show.end() == 0
