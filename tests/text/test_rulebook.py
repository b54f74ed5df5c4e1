from __future__ import annotations

from pathlib import Path

import pytest

from sherwood.text.rulebook import Rulebook, UnknownParagraph, load

TOML = '''
[[chapter]]
id = "3"
en = "The wall"
fr = "Le mur"
[[paragraph]]
id = "3.2"
status = "printed"
en = """Six forts
make a wall."""
fr = """Six forts font un mur."""
[[paragraph]]
id = "7.4"
status = "ruled"
option = "horsie"
en = "A rage."
fr = "Une colère."
[[paragraph]]
id = "7.41"
status = "reconstructed"
en = "The wall's rage."
fr = "La colère du mur."
[[paragraph]]
id = "31.1"
status = "reported"
en = "x"
fr = "x"
'''


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    path = tmp_path / "rulebook.toml"
    path.write_text(TOML, encoding="utf-8")
    return load(path)


def test_find_takes_a_number_as_people_write_it(book: Rulebook) -> None:
    assert book.find("§3.2").text("en") == "Six forts make a wall."
    assert book.find(" 3.2 ").text("fr") == "Six forts font un mur."
    assert "3.2" in book
    assert "9.9" not in book


def test_find_refuses_a_number_that_is_not_there(book: Rulebook) -> None:
    with pytest.raises(UnknownParagraph, match=r"9\.9"):
        book.find("9.9")


@pytest.mark.parametrize(
    ("ident", "found"), [("3", ["3.2"]), ("7", ["7.4", "7.41"]), ("7.4", ["7.4"]), ("§7.41", ["7.41"]), ("8", [])]
)
def test_under_gives_a_chapter_or_a_rule(book: Rulebook, ident: str, found: list[str]) -> None:
    assert [p.id for p in book.under(ident)] == found


def test_nested_numbers_bring_their_details(tmp_path: Path) -> None:
    path = tmp_path / "nested.toml"
    path.write_text("nested = true\n" + TOML, encoding="utf-8")
    nested = load(path)
    assert [p.id for p in nested.under("7.4")] == ["7.4", "7.41"]
    assert [p.id for p in nested.under("3")] == ["3.2"]


@pytest.mark.parametrize(
    ("words", "found"),
    [("COLERE", ["7.4", "7.41"]), ("wall rage", ["7.41"]), ("mur", ["3.2", "7.41"]), ("", []), ("zz", [])],
)
def test_search_ignores_accents_and_capitals(book: Rulebook, words: str, found: list[str]) -> None:
    assert [p.id for p in book.search(words)] == found


def test_status_and_option_are_kept(book: Rulebook) -> None:
    assert (book.find("7.4").status, book.find("7.4").option, book.find("3.2").option) == ("ruled", "horsie", "")
    assert book.chapters[0].title == {"en": "The wall", "fr": "Le mur"}
