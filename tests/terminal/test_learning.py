"""Lessons at the keyboard: typed through, left and gone on with, and then the game itself."""

from __future__ import annotations

import pytest

from support.shell import Run


@pytest.mark.parametrize(
    ("lang", "title", "kind"), [("en", "Six forts to take", "wasted"), ("fr", "Six forts à prendre", "gâché")]
)
def test_a_lesson_is_typed_through_and_the_game_goes_on(sherwood: Run, lang: str, title: str, kind: str) -> None:
    left = sherwood("learn", "romans", "--plain", "--lang", lang, typed="\n\nqween 1\nr 2.6\nu\n\n1\nq\n")
    assert left.returncode == 0, left.stderr
    assert title in left.stdout
    assert kind in left.stdout, "a kind word for whoever chooses something else"
    rest = "1\n" * 6 + "\n" * 7 + "2\n1\n" + "\n" * 3  # a mistake on the way: it is told, and one chooses again
    done = sherwood("learn", "romans", "--plain", "--lang", lang, typed=rest + "\n1\naim\nbut\nq\n")
    assert done.returncode == 0, done.stderr
    assert "14 points" in done.stdout
    assert "§1.2" in done.stdout, "the aim is said in the game that follows"


def test_lessons_are_listed_and_unknown_ones_refused(sherwood: Run) -> None:
    listed = sherwood("learn", "legend", "--list", "--lang", "en").stdout
    assert "robin: Your first turns as Robin" in listed
    assert "puzzles-king" in listed
    wrong = sherwood("learn", "legend", "nothing", "--lang", "en")
    assert wrong.returncode == 1
    assert "There is no lesson nothing" in wrong.stderr


def test_a_puzzle_offers_everything_and_takes_the_best(sherwood: Run) -> None:
    done = sherwood("learn", "romans", "puzzles-rid", "--plain", "--lang", "en", typed="1\n2\n\nq\n")
    assert "That would cost you points" in done.stdout
    assert "14 points become 17" in done.stdout
