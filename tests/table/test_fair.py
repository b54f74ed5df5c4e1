"""Sealed dice: every outcome follows from the seal and from what people added, and whatever is altered shows."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import sherwood
from sherwood.table import fair
from sherwood.table.journal import sealed
from sherwood.table.sealed import NOTE, commitment_to, secret_of

MASTER, TABLE = "a house's own secret", "T4bleName"
SECRET = secret_of(MASTER, TABLE)
ADDED = ["0123456789abcdef", "", "ff00ff"]
Body = dict[str, Any]


def begun(game: str, added: list[str] = ADDED) -> sherwood.Match:
    low, high = sherwood.game(game).seats
    seats = min(max(low, len(added)), high)
    return fair.new_match(game, {}, [f"P{seat}" for seat in range(seats)], SECRET, TABLE, added[:seats])


def played(match: sherwood.Match, seed: int = 3, choices: int = 10_000) -> sherwood.Match:
    anyhow = Random(seed)
    while not match.over and match.seq < choices:
        seat = match.waiting[0]
        match.play(seat, anyhow.choice(match.codes(seat)))
    return match


def closed(match: sherwood.Match) -> str:
    match.journal.secret = SECRET
    return match.save()


def altered(text: str, change: Callable[[list[Body]], None]) -> str:
    """As somebody would who knows how journals are written: every sum fits again."""
    bodies = [json.loads(line) for line in text.splitlines()]
    change(bodies)
    lines, total = [], ""
    for body in bodies:
        line, total = sealed({key: value for key, value in body.items() if key != "sum"}, total)
        lines.append(line)
    return "\n".join(lines) + "\n"


def complaint(text: str, **noted: str) -> str:
    with pytest.raises(sherwood.UnfairDice) as refused:
        sherwood.verify(text, **noted)
    return refused.value.key


@pytest.fixture(scope="module")
def text() -> str:
    return closed(played(begun("merrymen")))


@pytest.mark.parametrize("game", sherwood.games())
def test_every_outcome_of_a_game_is_made_again(game: str) -> None:
    match = played(begun(game))
    found = sherwood.verify(closed(match))
    drawn = sum(len(record.chance) for record in match.journal.records)
    assert found.counted.dice + found.counted.draws + found.counted.picks == drawn > 0
    assert found.over
    assert found.terms.added == tuple(ADDED[: match.seats])


def test_what_is_kept_of_a_finished_game_keeps_its_secret(text: str) -> None:
    again = sherwood.load(text)
    assert again.save() == text
    assert pickle.loads(pickle.dumps(again)).save() == text
    assert sherwood.verify(copy.copy(again).save()).over


def test_an_outcome_that_was_chosen_shows() -> None:
    """The whole journal is sound, and every position follows: only the dice know."""
    match = played(begun("legend"), choices=2)
    here, anyhow = match, Random(1)
    while here is match:
        seat = match.waiting[0]
        code = anyhow.choice(match.codes(seat))
        honest = match.copy()
        honest.play(seat, code)
        rolled = honest.journal.records[-1].chance
        if rolled:
            here = match.copy()
            here.play(seat, code, chance=[rolled[0] % 6 + 1])
        else:
            match = here = honest
    lied = closed(here)
    assert sherwood.load(lied).hash == here.hash
    assert complaint(lied) == "unfair-outcome"
    assert sherwood.verify(closed(honest)).counted.dice > 0


def _secret(bodies: list[Body]) -> None:
    bodies[-1]["secret"] = secret_of(MASTER, "another")


def _commitment(bodies: list[Body]) -> None:
    bodies[0]["note"][NOTE]["commitment"] = commitment_to("another")


def _both(bodies: list[Body]) -> None:
    _secret(bodies)
    bodies[0]["note"][NOTE]["commitment"] = commitment_to(bodies[-1]["secret"])


def _added(bodies: list[Body]) -> None:
    bodies[0]["note"][NOTE]["added"][0] = "0123456789abcdee"


def _table(bodies: list[Body]) -> None:
    bodies[0]["note"][NOTE]["table"] = "another"


def _no_secret(bodies: list[Body]) -> None:
    del bodies[-1]["secret"]


def _unsealed(bodies: list[Body]) -> None:
    bodies[0]["note"] = {}


def _fewer(bodies: list[Body]) -> None:
    bodies[0]["note"][NOTE]["added"].pop()


def _drawn(bodies: list[Body]) -> None:
    first = next(body for body in bodies[1:] if body["chance"])
    first["chance"][0] += 1


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (_secret, "commitment"),
        (_commitment, "commitment"),
        (_both, "outcome"),
        (_added, "outcome"),
        (_table, "outcome"),
        (_drawn, "outcome"),
        (_no_secret, "no-secret"),
        (_unsealed, "unsealed"),
        (_fewer, "added-seats"),
    ],
)
def test_what_was_altered_shows(text: str, change: Callable[[list[Body]], None], key: str) -> None:
    assert complaint(altered(text, change)) == f"unfair-{key}"


def test_a_seal_that_was_noted_must_be_the_journals(text: str) -> None:
    assert sherwood.verify(text, commitment_to(SECRET), ADDED[0]).over
    assert complaint(text, commitment=commitment_to("another")) == "unfair-other-commitment"
    assert complaint(text, added="abcd") == "unfair-not-added"


def test_unreadable_terms_are_a_broken_journal(text: str) -> None:
    for wrong in ("x", {"scheme": "other"}, {"scheme": "sherwood-dice-1", "table": 3, "commitment": "", "added": []}):

        def change(bodies: list[Body], wrong: object = wrong) -> None:
            bodies[0]["note"][NOTE] = wrong

        with pytest.raises(sherwood.BrokenJournal):
            sherwood.verify(altered(text, change))
        assert sherwood.load(altered(text, change)).over, "it can be looked at all the same"


def test_a_match_read_again_rolls_the_same_dice() -> None:
    """After a crash, on another server: what has not been written yet falls as it would have."""
    match = played(begun("merrymen"), choices=40)
    again = sherwood.load(match.save())
    fair.go_on(again, MASTER, TABLE)
    assert played(match).save() == played(again).save()
    assert sherwood.verify(closed(again)).over


def test_taking_back_rolls_nothing_anew() -> None:
    """What can be taken back drew nothing; whatever is played in its place meets the dice of that place."""
    match = begun("merrymen")
    anyhow = Random(5)
    taken = 0
    while not match.over:
        seat = match.waiting[0]
        code = anyhow.choice(match.codes(seat))
        straight = match.copy()
        straight.play(seat, code)
        other = anyhow.choice(match.codes(seat))
        match.play(seat, other)
        if match.can_take_back(seat) is None:
            match.take_back(seat)
            match.play(seat, code)
            taken += 1
            assert match.save() == straight.save()
    assert taken > 10
    assert sherwood.verify(closed(match)).over


def test_other_rules_roll_other_dice() -> None:
    """A game that goes back to go on by other rules must not meet dice that its players have seen."""
    match = begun("romans")
    assert match.sealed is not None
    rules = match.game.ruleset
    newer = rules._replace(version=rules.version + 1)
    once, again = (sherwood.Rng(match.sealed.seed(5, under)).below(1000) for under in (rules, newer))
    assert once != again


def test_the_key_leaves_no_trace() -> None:
    match = played(begun("merrymen"), choices=30)
    assert match.sealed is not None
    key = match.sealed.digits
    shown = [match.save(), str(match.position()), match.text(), match.game_text(), repr(match), repr(match.sealed)]
    shown += [repr(pickle.dumps(match)), repr(pickle.dumps(match.copy()))]
    assert not any(secret in text for text in shown for secret in (key, SECRET))
    assert pickle.loads(pickle.dumps(match)).sealed is None


def test_games_without_a_seal_are_what_they_were() -> None:
    match = played(sherwood.new("romans", seats=2, seed=7))
    assert "secret" not in match.save()
    assert complaint(match.save()) == "unfair-unsealed"


def test_a_journal_that_is_gone_on_with_has_no_secret_any_more(text: str) -> None:
    match = played(begun("merrymen"), choices=20)
    again = sherwood.load(closed(match))
    played(again, choices=21)
    assert again.journal.secret == ""


# An independent check, as docs/fair-dice.md tells it: nothing of ours is used to make the dice again.


def sha(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def words(seed: str) -> Callable[[], int]:
    """sfc32, begun from the first twelve bytes of a hash."""
    digest, low = sha(seed), 0xFFFFFFFF
    a, b, c, d = *(int.from_bytes(digest[n : n + 4], "little") for n in (0, 4, 8)), 1

    def word() -> int:
        nonlocal a, b, c, d
        t = (a + b + d) & low
        a, b, d = b ^ (b >> 9), (c + (c << 3)) & low, (d + 1) & low
        c = (((c << 21 | c >> 11) & low) + t) & low
        return t

    for _ in range(12):
        word()
    return word


def below(word: Callable[[], int], n: int) -> int:
    while True:
        wide = word() * n
        if wide % 2**32 >= 2**32 % n:
            return wide >> 32


def test_anybody_can_write_their_own_verifier() -> None:
    """Legend rolls with six-sided dice, many at once in a battle: each is made again from the file alone."""
    text = closed(played(begun("legend"), seed=11, choices=400))
    header, *records, last = map(json.loads, text.splitlines())
    dice = header["note"]["dice"]
    assert sha(last["secret"]).hex() == dice["commitment"]
    key = sha("\n".join(["sherwood-dice-1", last["secret"], dice["table"], *dice["added"]])).hex()
    checked = 0
    for record in records:
        word = words(f"{key}:{record['n']}:{header['version']}:{header['data']}")
        rolled = [1 + below(word, 6) for _ in record["chance"]]
        checked += rolled == record["chance"]
    assert checked == len(records)
    assert sum(len(record["chance"]) for record in records) > 5
