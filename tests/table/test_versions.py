"""Rules get mended; games go on."""

from __future__ import annotations

import copy
import pickle

import pytest

import sherwood
from sherwood.games import shelf
from support.older import older_text
from support.tables import begun, walked

GAMES = pytest.mark.parametrize("name", list(shelf()))


@GAMES
def test_a_game_that_a_change_does_not_touch_goes_on_and_says_so_once(name: str) -> None:
    old = older_text(walked(begun(name), 7).save())
    match = sherwood.load(old)
    assert match.parting is None
    assert match.save() == old, "nothing has happened yet"
    now = match.game.version
    walked(match, 3)
    assert [record.rules for record in match.journal.records][-3:] == [match.game.ruleset, None, None]
    told = [line.text for line in match.log() if line.kind == "renewed"]
    assert told == [f"The rules have been mended (version {now}): the game goes on by them."]
    again = sherwood.load(match.save())
    assert (again.hash, again.save(), len(again.log())) == (match.hash, match.save(), len(match.log()))


@GAMES
def test_where_a_change_touches_a_game_it_stands_at_the_last_moment_that_is_sure(name: str) -> None:
    match = walked(begun(name), 7)
    old = older_text(match.save(), parts_at=5)
    with pytest.raises(sherwood.OtherVersion) as refused:
        sherwood.load(old)
    assert "After choice 4 of 7" in str(refused.value)
    assert str(copy.copy(refused.value)) == str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    agreed = sherwood.load(old, until="agreed")
    assert agreed.parting is not None
    assert (agreed.seq, agreed.parting.agreed, agreed.parting.choices) == (4, 4, 7)
    assert agreed.hash == match.rewound(4).hash
    assert agreed.parting.say("fr") != agreed.parting.say("en")
    walked(agreed, 2)
    assert agreed.parting is None
    assert sherwood.load(agreed.save()).hash == agreed.hash


def test_a_game_whose_opening_differs_has_nothing_to_show() -> None:
    old = older_text(walked(begun("romans"), 3).save(), parts_at=0)
    for until in ("end", "agreed"):
        with pytest.raises(sherwood.OtherVersion, match="Not even its opening"):
            sherwood.load(old, until=until)


def test_a_journal_of_our_own_rules_that_leads_elsewhere_is_broken_not_old() -> None:
    match = walked(begun("romans"), 5)
    forged = older_text(match.save(), version=match.game.version, parts_at=4)
    for until in ("end", "agreed"):
        with pytest.raises(sherwood.BrokenJournal) as refused:
            sherwood.load(forged, until=until)
        assert not isinstance(refused.value, sherwood.OtherVersion)


def test_an_unknown_place_to_stop_is_refused() -> None:
    with pytest.raises(sherwood.BrokenJournal, match="'agreed'"):
        sherwood.load(begun("romans").save(), until="tomorrow")


def test_a_mark_of_other_rules_that_is_none_is_refused() -> None:
    match = sherwood.load(older_text(walked(begun("romans"), 3).save()))
    walked(match, 1)
    lines = match.save().replace('"rules":[1,""]', '"rules":[1]').splitlines()
    assert any('"rules":[1]' in line for line in lines)
    with pytest.raises(sherwood.BrokenJournal, match="in no known way"):
        sherwood.load(older_text("\n".join(lines) + "\n"))


def test_a_take_back_and_a_rewind_go_back_to_the_rules_before() -> None:
    match = sherwood.load(older_text(begun("romans").save()))
    match.play(0, match.codes(0)[0])
    assert match.journal.rules == match.game.ruleset
    assert match.rewound(1).journal.rules == match.game.ruleset
    assert match.rewound(0).journal.rules.version == 0
    match.push(1, match.codes(1)[0])
    match.pop()
    assert match.journal.rules == match.game.ruleset
    copied = match.copy()
    copied.journal.cut(1)
    assert copied.journal.rules.version == 0
    assert match.journal.rules == match.game.ruleset


def test_the_line_of_a_whole_game_names_the_rules_it_ended_under() -> None:
    match = sherwood.load(older_text(walked(begun("locksley"), 9).save()))
    assert match.game_text().startswith("locksley.v0.g2.")
    assert sherwood.load(match.game_text()).hash == match.hash
    walked(match, 1)
    assert match.game_text().startswith(f"locksley.v{match.game.version}.g2.")
    assert sherwood.load(match.game_text()).hash == match.hash
