"""What is said again and again is kept, and kept apart by what it speaks of."""

from __future__ import annotations

import pytest

from sherwood.games.romans.board import FOLDER
from sherwood.text.said import Said
from sherwood.text.speech import MissingText


def test_a_sentence_kept_is_still_about_its_arguments() -> None:
    said = Said(FOLDER, "en")
    assert said.say("board-round", round=1) != said.say("board-round", round=2)
    assert said.say("board-round", round=1) == said.say("board-round", round=1)


def test_languages_are_kept_apart() -> None:
    assert Said(FOLDER, "en").say("board-round", round=1) != Said(FOLDER, "fr").say("board-round", round=1)


def test_a_missing_sentence_is_still_missing() -> None:
    with pytest.raises(MissingText):
        Said(FOLDER, "en").say("board-nothing")
