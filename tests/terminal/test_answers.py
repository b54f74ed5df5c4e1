from __future__ import annotations

import pytest

from sherwood.terminal.answers import fitting, read
from sherwood.text.speech import Speech

CHOICES = ["Put Axx in place 1", "Put Arch’r in place 1", "Put Axx in place 2", "Ready", "Dépêcher un éclaireur"]
EN = Speech(None, "en")
FR = Speech(None, "fr")


@pytest.mark.parametrize(
    ("typed", "fits"),
    [
        ("3", (2,)),
        ("0", ()),
        ("6", ()),
        ("ready", (3,)),
        ("put axx", (0, 2)),
        ("Put Arch'r", (1,)),
        ("axx 2", (2,)),
        ("depecher", (4,)),
        ("eclaireur", (4,)),
        ("2 axx", ()),
        ("...", ()),
        ("", ()),
    ],
)
def test_a_choice_is_a_number_a_beginning_or_some_words(typed: str, fits: tuple[int, ...]) -> None:
    assert fitting(typed, CHOICES) == fits


def test_a_whole_sentence_beats_a_longer_one() -> None:
    assert fitting("seduce", ["Seduce", "Seduce nobody"]) == (0,)


@pytest.mark.parametrize(
    ("typed", "kind", "rest"),
    [
        ("1", "choice", "1"),
        ("put axx", "several", "put axx"),
        ("dance", "none", "dance"),
        ("", "none", ""),
        ("?", "explain", ""),
        ("? 3", "explain", "3"),
        ("?axx 3", "explain", "axx 3"),
        ("why axx", "explain", "axx"),
        ("u", "undo", ""),
        ("U", "undo", ""),
        ("undo", "undo", ""),
        ("r 4.3", "rule", "4.3"),
        ("r", "rule", ""),
        ("s", "save", ""),
        ("s my game.journal", "save", "my game.journal"),
        ("q", "quit", ""),
        ("l", "log", ""),
        ("b", "board", ""),
        ("m", "more", ""),
        ("h", "help", ""),
        ("re", "choice", "re"),
    ],
)
def test_what_is_typed_is_understood(typed: str, kind: str, rest: str) -> None:
    answer = read(typed, CHOICES, EN)
    assert (answer.kind, answer.rest) == (kind, rest)


@pytest.mark.parametrize(
    ("typed", "kind"), [("annuler", "undo"), ("règle 3.1", "rule"), ("aide", "help"), ("u", "undo")]
)
def test_commands_have_french_words(typed: str, kind: str) -> None:
    assert read(typed, CHOICES, FR).kind == kind
