"""What is said again and again is kept, and kept apart by what it speaks of."""

from __future__ import annotations

import pytest

from sherwood.games.romans.board import FOLDER
from sherwood.text.speech import MissingText, Speech


def test_a_sentence_kept_is_still_about_its_arguments() -> None:
    speech = Speech(FOLDER, "en")
    assert speech.say("board-round", round=1) != speech.say("board-round", round=2)
    assert speech.say("board-round", round=1) == speech.say("board-round", round=1)


def test_languages_are_kept_apart() -> None:
    assert Speech(FOLDER, "en").say("board-round", round=1) != Speech(FOLDER, "fr").say("board-round", round=1)


def test_a_missing_sentence_is_still_missing() -> None:
    with pytest.raises(MissingText):
        Speech(FOLDER, "en").say("board-nothing")
