from __future__ import annotations

from pathlib import Path

import pytest

from sherwood.text.speech import HERE, MissingText, Speech, UnknownLanguage, keys, languages

WORDS = {"fort": ("malgarde", "signal"), "clan": ("gold",)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(
        "fort-malgarde = Fort Malgardé\n    .the = the Malgardé\nfort-signal = Fort Signal\nclan-gold = McGold\n"
        "tell-swaps = { $seat } swaps { $fort } for { $fort2 }.\n"
        "tell-robs = { $seat } robs { $seat2 } of { $number ->\n  [one] one point\n *[other] { $number } points\n }.\n"
        "tell-loses = { $fort-id ->\n  [malgarde] Alas: { $fort-the }\n *[other] Pff: { $fort }\n }\n"
    )
    (tmp_path / "text" / "fr.ftl").write_text("fort-signal = Le Fort Signal\n")
    return tmp_path


def test_a_second_value_of_one_kind_is_numbered(folder: Path) -> None:
    speech = Speech(folder, "en", ["Ana", "Bo"])
    assert speech.phrase("tell-swaps", "fort fort", [0, 1], 1, WORDS) == "Bo swaps Fort Malgardé for Fort Signal."


@pytest.mark.parametrize(("points", "said"), [(1, "one point"), (3, "3 points")])
def test_numbers_are_numbers_and_the_actor_is_the_first_seat(folder: Path, points: int, said: str) -> None:
    speech = Speech(folder, "en", ["Ana", "Bo"])
    assert speech.phrase("tell-robs", "seat number", [0, points, 0, 0], 1, WORDS) == f"Bo robs Ana of {said}."


def test_a_word_brings_its_id_and_its_attributes(folder: Path) -> None:
    speech = Speech(folder, "en", ["Ana"])
    assert speech.phrase("tell-loses", "fort", [0], 0, WORDS) == "Alas: the Malgardé"
    assert speech.phrase("tell-loses", "fort", [1], 0, WORDS) == "Pff: Fort Signal"


def test_nobody_has_a_name(folder: Path) -> None:
    assert Speech(folder, "en", ["Ana"]).seat(-1) == "nobody"
    assert Speech(folder, "fr", ["Ana"]).seat(4) == "personne"


def test_the_games_words_differ_by_language(folder: Path) -> None:
    assert Speech(folder, "fr", []).word("fort", 1, WORDS) == "Le Fort Signal"


@pytest.mark.parametrize(
    ("key", "kinds", "values"),
    [
        ("tell-nothing", "", []),
        ("tell-swaps", "fort", [0]),
        ("tell-swaps", "fort fort", [0, 9]),
        ("tell-swaps", "fort fort", [0]),
    ],
)
def test_what_is_missing_is_said(folder: Path, key: str, kinds: str, values: list[int]) -> None:
    with pytest.raises(MissingText):
        Speech(folder, "en", ["Ana"]).phrase(key, kinds, values, 0, WORDS)


def test_has_knows_messages_and_attributes(folder: Path) -> None:
    speech = Speech(folder, "en", [])
    assert [speech.has(key) for key in ("fort-malgarde", "fort-malgarde.the", "fort-signal.the", "fort-none")] == [
        True,
        True,
        False,
        False,
    ]


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("tell-x = { $oops\n")
    with pytest.raises(MissingText, match=r"en\.ftl"):
        Speech(tmp_path, "en", [])


@pytest.mark.parametrize(
    ("lang", "items", "said"),
    [("en", [], ""), ("en", ["a"], "a"), ("en", ["a", "b"], "a and b"), ("fr", ["a", "b", "c"], "a, b et c")],
)
def test_lists_are_joined_as_spoken(lang: str, items: list[str], said: str) -> None:
    assert Speech(None, lang, []).join(items) == said


def test_or_lists() -> None:
    assert [Speech(None, lang, []).join(["a", "b"], "or") for lang in languages()] == ["a or b", "a ou b"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'de'"):
        Speech(None, "de", [])


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_common_keys(lang: str) -> None:
    for source in [HERE / "en.ftl", *HERE.glob("*.en.ftl")]:
        other = source.with_name(source.name.replace("en.ftl", f"{lang}.ftl"))
        assert keys(source) == keys(other), other.name


def test_every_common_sentence_parses_in_every_language() -> None:
    for lang in languages():
        speech = Speech(None, lang, [])
        assert all(speech.has(key) for path in HERE.glob(f"*{lang}.ftl") for key in keys(path))
