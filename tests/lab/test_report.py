"""A report: one page with everything in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sherwood.games import shelf
from sherwood.lab.figures import Figure
from sherwood.lab.markdown import Thoughtful, mark, markdown
from sherwood.lab.notebook import Report, report
from sherwood.lab.values import Place, changed, faults, reconstructed, value_at
from support.shell import Run

REPORTS = Path(__file__).parent.parent.parent / "docs" / "reports"


def test_a_report_is_one_page_that_needs_nothing(sherwood: Run, tmp_path: Path) -> None:
    done = sherwood("lab", "report", "romans", "--seats", 2, "--games", 6, "--workers", 1, "--lang", "fr")
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "romans.html").read_text()
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


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Report:
    return report("locksley", games=6, folder=tmp_path_factory.mktemp("lab"), values=True)


def test_a_small_page_says_sizes_and_intervals(found: Report) -> None:
    thoughtful = Thoughtful("adept", found.found.base_figures)
    page = markdown(found.found, thoughtful, found.game, "A note.", found.speech)
    assert "6 games of the usual game and 3 for each change" in page
    assert "A note." in page
    assert "`loot:colour.white.tiles` → 11" in page
    assert page.count("| Length = ") == 2
    assert "first player wins" in page


def test_what_is_marked_as_sure_depends_on_how_much_was_looked_at() -> None:
    figure = Figure("won.1", 0.3, 0.3 - 0.2, 0.3 + 0.2, 100)  # 2.9 standard errors from nothing
    assert (mark(figure, 1), mark(figure, 100)) == (" \\*\\*", " \\*")
    assert mark(Figure("won.1", 0.1, -0.1, 0.3, 100), 1) == ""


@pytest.mark.parametrize("game", ["locksley", "romans", "merrymen", "legend"])
def test_our_reports_are_of_todays_rules(game: str) -> None:
    page = (REPORTS / f"{game}.md").read_text()
    assert f"(rules version {shelf()[game].version}, seed " in page
    assert f"({game}.md)" in (REPORTS / "README.md").read_text()
    assert (REPORTS / f"{game}-options.svg").read_text().startswith("<svg")


def test_what_is_printed_is_not_ours_to_change() -> None:
    places = [str(place) for place, _ in reconstructed(shelf()["merrymen"])]
    assert str(Place("cards", ("merry", "much-1", "vp"))) in places
    assert not any(place.startswith("cards:task.") for place in places)  # the tasks are printed
