"""A journal is the truth on disk: any damage shows, and nothing else does."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sherwood
from sherwood.errors import BadChoice, BrokenJournal, OtherVersion
from sherwood.table.helped import untold, with_help
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


def test_help_is_kept_with_the_choice_and_told() -> None:
    match = sherwood.new("locksley", seats=2, seed=1, names=["Ana", "Bo"])
    seat = match.waiting[0]
    match.play(seat, match.choices(seat)[0], help=["hint", "coach"])
    again = sherwood.load(match.save())
    assert [record.help for record in again.journal.records] == [(), ("hint", "coach")]
    assert [str(line) for line in again.log()] == [str(line) for line in match.log()]
    assert sum("asked for a hint" in str(line) for line in again.log()) == 1
    with pytest.raises(BadChoice):
        match.play(match.waiting[0], match.choices(match.waiting[0])[0], help=["bribe"])


def test_help_while_several_plan_is_told_when_one_is_ready() -> None:
    """Before that, others would learn from it that somebody has chosen."""
    match = sherwood.new("romans", seats=2, seed=1)
    helped = with_help(match, 0, "", "hint")
    while 0 in match.waiting:
        assert not any("hint" in str(line) for line in match.log(1))
        match.play(0, match.choices(0)[0], help=untold(match, 0, helped))
    assert sum("hint" in str(line) for line in match.log(1)) == 1
    assert untold(match, 0, helped) == ()
    assert with_help(match, 0, helped, "coach").endswith(" coach")


def test_a_journal_with_another_help_is_broken() -> None:
    match = sherwood.new("locksley", seats=2, seed=1)
    lines = match.journal.lines
    body = {"n": 1, "seat": 0, "do": ["end"], "chance": [], "at": "x", "help": ["bribe"]}
    line, _ = sealed(body, json.loads(lines[-1])["sum"])
    last, _ = sealed({"end": 2}, json.loads(line)["sum"])
    with pytest.raises(BrokenJournal, match="help"):
        sherwood.load("\n".join([*lines, line, last]) + "\n")
