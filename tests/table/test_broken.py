"""What is wrong with a journal is said in the reader's language: every such error is known there, and none that there is not."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

import sherwood
from sherwood.cli import run
from sherwood.table.broken import in_words
from sherwood.text.speech import HERE, Speech, keys
from sherwood.web.api.dice import checked

ROOT = Path(sherwood.__file__).parent
UNKNOWN = "broken-other"  # what is said of errors that have no sentence of their own


def raised() -> list[tuple[str, dict[str, str]]]:
    """What is said of journals, wherever it is: the sentence's key and its arguments."""
    calls = [
        node
        for path in sorted(ROOT.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("BrokenJournal", "OtherVersion")
    ]
    return [(f"broken-{ast.literal_eval(call.args[0])}", arguments(call)) for call in calls if call.args]


def arguments(call: ast.Call) -> dict[str, str]:
    return {str(one.arg): "7" for one in call.keywords}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_fault_of_a_journal_has_its_sentence_and_its_arguments(lang: str) -> None:
    assert len(raised()) > 25
    for key, said in raised():
        assert Speech(None, lang).say(key, **said)


def test_no_sentence_is_about_a_fault_that_there_is_not() -> None:
    assert set(keys(HERE / "broken.fr.ftl")) == {UNKNOWN, *(key for key, _ in raised())}


def test_a_fault_can_be_said_in_any_language_also_after_it_has_travelled() -> None:
    with pytest.raises(sherwood.BrokenJournal) as refused:
        sherwood.load("{}\n")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.say("fr")) == (str(refused.value), refused.value.say("fr"))
    assert again.say("fr") != str(again)
    assert in_words(again, "fr") == again.say("fr")


def test_what_a_fault_quotes_is_short() -> None:
    """Sentences are remembered, and a stranger's journal is as long as they like."""
    fault = sherwood.BrokenJournal("impossible", n=1, do=["place"] * 10_000)
    assert len(str(fault)) < 300
    assert "place" in str(fault)


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
