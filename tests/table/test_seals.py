"""The seal of a tournament: every table of it is under one hash that was shown before anybody joined, and says so by itself."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sherwood
from sherwood.cli import run
from sherwood.table import fair, seals
from sherwood.table.pairing import SYSTEMS, rounds_of
from sherwood.table.seal_path import MOST
from sherwood.table.sealed import NOTE, commitment_to, secret_of, terms_of
from sherwood.table.store.tournaments import MOST_ENTRANTS
from sherwood.web.tournaments import MOST_ROUNDS

MASTER, TOURNAMENT, ROUND, BOARD = "a house's own secret", "Fr1day", 3, 7
TABLE = seals.name_of(MASTER, TOURNAMENT, ROUND, BOARD)
SECRET, SEAL = secret_of(MASTER, TABLE), seals.seal_of(MASTER, TOURNAMENT)
ADDED = ["00ff", "abcd"]


@pytest.fixture(scope="module")
def text() -> str:
    board = seals.board_of(MASTER, TOURNAMENT, ROUND, BOARD)
    match = fair.new_match("locksley", {}, ["Ann", "Bob"], SECRET, TABLE, ADDED, board)
    anyhow = Random(4)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, anyhow.choice(match.codes(seat)))
    match.journal.secret = SECRET
    return match.save()


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def climbed(note: dict[str, Any]) -> str:
    """An independent check, as docs/fair-dice.md tells it."""
    at = note["tournament"]
    found = sha(f"sherwood-tournament-1\n{note['table']}\n{note['commitment']}")
    place = 64 * (at["round"] - 1) + at["board"] - 1
    for other in at["path"]:
        found = sha(f"{other}\n{found}" if place % 2 else f"{found}\n{other}")
        place //= 2
    return found


def test_a_journal_leads_to_the_seal_of_its_tournament(text: str) -> None:
    note = json.loads(text.splitlines()[0])["note"][NOTE]
    assert climbed(note) == SEAL
    assert sherwood.verify(text, SEAL, "abcd").terms.seal == SEAL
    assert sherwood.verify(text, commitment_to(SECRET)).secret == SECRET, "the table's own is as good"
    with pytest.raises(sherwood.UnfairDice):
        sherwood.verify(text, seals.seal_of(MASTER, "another"))


@pytest.mark.parametrize("change", [{"round": 4}, {"board": 8}, {"path": ["0" * 64] * 12}])
def test_another_place_is_under_another_seal(text: str, change: dict[str, Any]) -> None:
    note = json.loads(text.splitlines()[0])["note"]
    note[NOTE]["tournament"] |= change
    terms = terms_of(note)
    assert terms is not None
    assert terms.seal != SEAL


@pytest.mark.parametrize(
    "wrong",
    ["x", {}, {"round": 0}, {"round": True}, {"board": MOST + 1}, {"path": ["0" * 64] * 11}, {"path": ["x"] * 12}],
)
def test_a_place_that_cannot_be_read_is_a_broken_journal(text: str, wrong: Any) -> None:
    note = json.loads(text.splitlines()[0])["note"]
    given = note[NOTE]["tournament"]
    note[NOTE]["tournament"] = {**given, **wrong} if wrong and isinstance(wrong, dict) else wrong
    with pytest.raises(sherwood.BrokenJournal):
        terms_of(note)


def test_every_table_that_there_may_be_is_under_the_seal() -> None:
    for round_, number in ((1, 1), (1, MOST), (MOST, 1), (MOST, MOST), (12, 5)):
        table = seals.name_of(MASTER, TOURNAMENT, round_, number)
        own = commitment_to(secret_of(MASTER, table))
        assert seals.board_of(MASTER, TOURNAMENT, round_, number).seal(table, own) == SEAL
    assert (
        len({seals.name_of(MASTER, TOURNAMENT, n, m) for n in range(1, MOST + 1) for m in range(1, MOST + 1)})
        == MOST**2
    )


def test_the_command_names_the_place_and_the_seal(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.journal").write_text(text)
    assert run(["verify", str(tmp_path / "one.journal"), "--commitment", SEAL, "--added", "abcd", "--lang", "en"]) == 0
    assert f"round 3, board 7 of the tournament whose seal is {SEAL}" in capsys.readouterr().out


def test_a_seal_holds_for_the_largest_tournament() -> None:
    for system in SYSTEMS:
        assert max(rounds_of(system, MOST_ENTRANTS), MOST_ROUNDS) <= MOST
    assert MOST_ENTRANTS <= MOST, "a board for each, if all had a bye"
