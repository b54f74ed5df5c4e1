"""What is wrong with a journal is said in the reader's language: every such error is known there, and none that there is not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sherwood
from sherwood.cli import run
from sherwood.table.broken import OTHER, in_words
from sherwood.text.speech import HERE, Speech, keys
from sherwood.web.api.dice import checked

TABLE = Path(sherwood.__file__).parent / "table"


def said(node: ast.expr) -> str:
    """As it may read when it is raised."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    assert isinstance(node, ast.Constant)
    return str(node.value)


def raised() -> list[str]:
    """What the library says of journals, wherever it does."""
    calls = [
        node
        for path in sorted(TABLE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("BrokenJournal", "OtherVersion")
    ]
    return [said(call.args[0]) for call in calls if not isinstance(call.args[0], ast.Call)]


def test_every_fault_of_a_journal_is_said_in_french() -> None:
    unknown = Speech(None, "fr").say(OTHER)
    assert len(raised()) > 25
    assert [text for text in raised() if in_words(text, "fr") == unknown] == []


def test_no_sentence_is_about_a_fault_that_there_is_not() -> None:
    found = {in_words(text, "fr") for text in [*raised(), "it is not text", "?"]}
    args = dict.fromkeys(("n", "given", "own", "field", "do"), "7")
    assert [key for key in keys(HERE / "broken.fr.ftl") if Speech(None, "fr").say(key, **args) not in found] == []


@pytest.mark.parametrize("end", [-1, -40])
def test_a_broken_file_is_called_so_in_one_language(
    end: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    (tmp_path / "cut.journal").write_text(match.save()[:end])
    for command in ("verify", "replay"):
        assert run([command, str(tmp_path / "cut.journal"), "--lang", "fr"]) == 1
        told = capsys.readouterr().err
        assert "il est coupé, sa dernière ligne n’a pas de fin" in told, command
        assert "journal is" not in told, command
    page = checked(match.save()[:end], "fr")
    assert page.say.endswith(
        "un journal intact\N{NARROW NO-BREAK SPACE}: il est coupé, sa dernière ligne n’a pas de fin"
    )
    assert checked(match.save()[:end], "en").say.endswith("the journal is cut short: its last line has no end")


def test_a_game_that_is_not_here_is_named_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(sherwood.UnknownGame) as refused:
        sherwood.new("chess")
    assert in_words(refused.value, "fr") == refused.value.fault.say("fr") != str(refused.value)
    (tmp_path / "no.journal").write_bytes(b"\xff\xfe")
    assert run(["verify", str(tmp_path / "no.journal"), "--lang", "fr"]) == 1
    assert "ce n’est pas du texte" in capsys.readouterr().err
