"""A report: one page with everything in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sherwood.games import shelf
from sherwood.lab.values import Place, changed, faults, reconstructed, value_at
from support.shell import Run


def test_a_report_is_one_page_that_needs_nothing(sherwood: Run, tmp_path: Path) -> None:
    done = sherwood("lab", "report", "locksley", "--games", 6, "--workers", 1, "--lang", "fr")
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "locksley.html").read_text()
    assert page.count("<svg") == page.count("</svg>") >= 8
    for title in ("Équilibre", "Durée", "Quelles options comptent", "La force de la chance", "Les décisions au long"):
        assert title in page
    assert not re.search(r'(?:src|href)="(?!#)', page)
    assert "<script" not in page


@pytest.mark.parametrize("game", [game.id for game in shelf().values() if game.data])
def test_a_data_file_with_one_value_changed_is_the_same_otherwise(game: str) -> None:
    data = shelf()[game].data
    assert data is not None
    place, value = reconstructed(shelf()[game])[0]
    name, text = changed(data, place, value)
    assert faults(data, name, text) == []
    assert value_at(data, place) == value


def test_what_is_printed_is_not_ours_to_change() -> None:
    places = [str(place) for place, _ in reconstructed(shelf()["merrymen"])]
    assert str(Place("cards", ("merry", "much-1", "vp"))) in places
    assert not any(place.startswith("cards:task.") for place in places)  # the tasks are printed
