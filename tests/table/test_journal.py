"""A journal is the truth on disk: any damage shows, and nothing else does."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sherwood
from sherwood.errors import BrokenJournal, OtherVersion
from sherwood.table.journal import sealed
from support.tables import random_match

MATCH = random_match("romans", 2, "journal")
TEXT = MATCH.save()


def test_a_saved_game_comes_back() -> None:
    again = sherwood.load(TEXT)
    assert again.result == MATCH.result
    assert again.position() == MATCH.position()


def test_an_unfinished_game_is_resumed_where_it_was() -> None:
    match = sherwood.new("romans", seats=2, seed=3, names=["Ana", "Bo"], note={"bots": [None, "flat:200"]})
    match.play(0, match.choices(0)[0].do)
    again = sherwood.load(match.save())
    assert (again.seq, again.names, again.note, again.waiting) == (1, ["Ana", "Bo"], match.note, match.waiting)
    again.play(1, again.choices(1)[0].do)


@settings(max_examples=300, deadline=None)
@given(st.integers(min_value=0, max_value=len(TEXT.encode()) - 1), st.integers(min_value=1, max_value=255))
def test_one_changed_byte_is_noticed(at: int, change: int) -> None:
    raw = bytearray(TEXT.encode())
    raw[at] ^= change
    with pytest.raises((BrokenJournal, UnicodeDecodeError)):
        sherwood.load(raw.decode())


@settings(max_examples=100, deadline=None)
@given(st.integers(min_value=0, max_value=len(TEXT) - 1))
def test_a_cut_journal_is_noticed(length: int) -> None:
    with pytest.raises(BrokenJournal):
        sherwood.load(TEXT[:length])


def test_a_missing_line_is_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    with pytest.raises(BrokenJournal):
        sherwood.load("".join(lines[:3] + lines[4:]))


def test_another_format_is_named_as_such() -> None:
    match = sherwood.new("romans", seats=2, seed=1)
    header = {**match.journal.header.body(), "format": 2}
    line, before = sealed(header, "")
    record, before = sealed(match.journal.records[0].body(), before)
    end, _ = sealed({"end": 1}, before)
    with pytest.raises(OtherVersion):
        sherwood.load("\n".join([line, record, end]) + "\n")


def test_an_honestly_summed_lie_is_noticed_too() -> None:
    match = sherwood.new("romans", seats=2, seed=1)
    line, before = sealed(match.journal.header.body(), "")
    body = match.journal.records[0].body()
    body["chance"] = [*reversed(match.journal.records[0].chance)]
    record, before = sealed(body, before)
    end, _ = sealed({"end": 1}, before)
    with pytest.raises(BrokenJournal):
        sherwood.load("\n".join([line, record, end]) + "\n")
