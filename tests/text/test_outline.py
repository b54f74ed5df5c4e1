"""A view in words, as the clients show it that have no board to draw."""

from __future__ import annotations

import sherwood
from sherwood.terminal.painter import Painter
from sherwood.text.outline import Facts, Grid, Listing, facts
from sherwood.text.speech import Speech

VIEW = {
    "purse": 2,
    "opened": [1, 3],
    "deep_wood": {"lit": True, "owner": None},
    "people": [{"name": "Ana", "cards": []}, {"name": "Bo", "hidden": False}],
    "paths": [[1, 2], [3]],
}


def speech(lang: str) -> Speech:
    return Speech(sherwood.game("purses").folder, lang, ["Ana", "Bo"])


def test_a_view_is_told_by_the_games_own_words() -> None:
    told = dict(facts(VIEW, speech("en")).rows)
    assert told["Your purse"] == "2"
    assert told["Purses of the last round"] == Listing(["1", "3"])
    assert told["Deep wood"] == Facts([("Lit", "yes"), ("Owner", "–")])
    assert told["People"] == Grid(["Name", "Cards", "Hidden"], [["Ana", "–", "–"], ["Bo", "–", "no"]])


def test_the_terminal_shows_no_python() -> None:
    lines = Painter(sherwood.game("purses"), speech("fr")).tell(VIEW)
    assert lines[:2] == ["Votre bourse\u202f: 2", "Bourses de la dernière manche\u202f: 1, 3"]
    assert lines[2:5] == ["Deep wood\u202f:", "  Lit\u202f: oui", "  Owner\u202f: –"]
    assert lines[5:7] == ["People\u202f:", "  1\u202f:"]
    assert lines[7] == "    Name\u202f: Ana"
    assert lines[-2:] == ["  1\u202f: 1, 2", "  2\u202f: 3"]
    assert not any(letter in line for line in lines for letter in "[]{}'")
