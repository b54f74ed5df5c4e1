"""Journals on disk: kept, checked, and refused when they are not what they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.older import older_text
from support.shell import Run, complaint

SIM = ("sim", "romans", "--seats", "2", "--seed", "11", "--games", "1", "--save", "runs")


@pytest.fixture
def journal(sherwood: Run, tmp_path: Path) -> Path:
    """A whole game, on disk."""
    assert sherwood(*SIM).returncode == 0
    return tmp_path / "runs" / "0000.journal"


def test_a_saved_game_verifies(sherwood: Run, journal: Path) -> None:
    done = sherwood("replay", journal, "--verify")
    assert done.returncode == 0
    assert "every hash agrees" in done.stdout


def test_one_changed_byte_is_found_wherever_it_is(sherwood: Run, journal: Path) -> None:
    sound = journal.read_bytes()
    for place in (1, len(sound) // 3, len(sound) // 2, len(sound) - 2):
        journal.write_bytes(sound[:place] + bytes([sound[place] ^ 1]) + sound[place + 1 :])
        assert complaint(sherwood("replay", journal, "--verify"), 1)


@pytest.mark.parametrize("kept", [0.0, 0.3, 0.99])
def test_a_truncated_journal_is_found(sherwood: Run, journal: Path, kept: float) -> None:
    sound = journal.read_bytes()
    journal.write_bytes(sound[: int(len(sound) * kept)])
    assert complaint(sherwood("replay", journal, "--verify"), 1)
    assert complaint(sherwood("play", "--resume", journal), 1)


def test_missing_lines_are_found(sherwood: Run, journal: Path) -> None:
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:-3]))
    assert "cut short" in complaint(sherwood("replay", journal, "--verify"), 1)


def test_what_is_no_journal_is_refused(sherwood: Run, tmp_path: Path) -> None:
    (tmp_path / "photo.journal").write_bytes(bytes(range(256)))
    (tmp_path / "letter.journal").write_text("Dear Robin,\n")
    for name in ("photo.journal", "letter.journal"):
        assert "not a sound journal" in complaint(sherwood("replay", name), 1)
    assert "is a folder" in complaint(sherwood("replay", tmp_path), 1)


def rewritten(journal: Path, **changes: object) -> None:
    """A journal whose header says something else, sealed as if it had always said so."""
    from sherwood.table.journal import sealed

    total = ""
    lines = []
    for number, line in enumerate(journal.read_text().splitlines()):
        body = {key: value for key, value in json.loads(line).items() if key != "sum"}
        text, total = sealed({**body, **changes} if number == 0 else body, total)
        lines.append(text)
    journal.write_text("\n".join(lines) + "\n")


def test_a_journal_of_other_rules_is_replayed_by_todays(sherwood: Run, journal: Path) -> None:
    journal.write_text(older_text(journal.read_text()))
    said = sherwood("replay", journal, "--verify")
    assert said.returncode == 0
    assert "It was played by version 0 of the rules" in said.stdout


def test_where_it_parts_from_todays_rules_a_replay_stops_and_says_why(sherwood: Run, journal: Path) -> None:
    journal.write_text(older_text(journal.read_text(), parts_at=20))
    assert "After choice 19 of" in complaint(sherwood("replay", journal, "--verify"), 1)
    shown = sherwood("replay", journal, "--plain", "--lang", "fr")
    assert shown.returncode == 0
    assert "elle aurait pris un autre cours" in shown.stdout


def test_going_on_from_there_wants_a_yes_and_another_file(sherwood: Run, tmp_path: Path) -> None:
    file = tmp_path / "begun.journal"
    sherwood("play", "romans", "--seats", "2", "--bots", "random", "--plain", "--save", file, typed="1\n1\n1\n1\nq\n")
    old = older_text(file.read_text(), parts_at=3)
    file.write_text(old)
    assert "stays as it was kept" in complaint(sherwood("play", "--resume", file, "--plain", typed="n\n"), 1)
    on = sherwood("play", "--resume", file, "--plain", "--save", tmp_path / "on.journal", typed="y\n1\nq\n")
    assert on.returncode == 0
    assert file.read_text() == old
    assert sherwood("replay", tmp_path / "on.journal", "--verify").returncode == 0


def test_a_journal_of_an_unknown_game_is_refused(sherwood: Run, journal: Path) -> None:
    rewritten(journal, game="chess")
    assert "chess" in complaint(sherwood("replay", journal), 1)


def test_impossible_options_in_a_header_are_refused(sherwood: Run, journal: Path) -> None:
    rewritten(journal, seats=7)
    assert "not a sound journal" in complaint(sherwood("replay", journal), 1)


def test_a_replay_tells_the_whole_game(sherwood: Run, journal: Path) -> None:
    english = sherwood("replay", journal, "--plain").stdout
    french = sherwood("replay", journal, "--plain", "--lang", "fr").stdout
    assert "Round 1 begins." in english
    assert "La manche 1 commence." in french
    assert english.strip().endswith(("wins.", "share the win.", "Nobody wins."))


def test_a_replay_shows_a_seat_its_own_and_no_others_secrets(sherwood: Run, journal: Path) -> None:
    assert "You draw seven warriors." in sherwood("replay", journal, "--plain", "--seat", "1").stdout
    assert "You draw seven warriors." not in sherwood("replay", journal, "--plain").stdout
    assert "there is no seat 3" in complaint(sherwood("replay", journal, "--seat", "3"), 2).lower()


def test_everything_is_shown_of_finished_games_only(sherwood: Run, journal: Path, tmp_path: Path) -> None:
    assert sherwood("replay", journal, "--all").returncode == 0
    begun = tmp_path / "begun.journal"
    sherwood("play", "romans", "--seats", "2", "--bots", "random", "--plain", "--save", begun, typed="1\nq\n")
    assert "not over" in complaint(sherwood("replay", begun, "--all"), 2)


def test_a_file_that_may_not_be_written(sherwood: Run) -> None:
    done = sherwood("play", "romans", "--bots", "random", "--save", "/proc/none/game.journal", typed="q\n")
    assert complaint(done, 1)
    assert complaint(sherwood(*SIM[:-1], "/proc/none"), 1)


def test_a_folder_given_as_a_file_and_a_file_as_a_folder(sherwood: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "is a folder" in complaint(sherwood("play", "romans", "--save", tmp_path), 1)
    assert "not a folder" in complaint(sherwood(*SIM[:-1], "file"), 1)
