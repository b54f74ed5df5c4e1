"""A few thousand random games here, a hundred thousand in `make fuzz`; and proof that trouble would be found."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import sherwood as library
from sherwood.engine.chance import Rng
from sherwood.engine.errors import Broken
from sherwood.engine.game import Game
from sherwood.engine.referee import Referee
from sherwood.games import shelf
from sherwood.lab.fuzz import Trial, Trouble, draw, evidence, fuzz, run
from sherwood.table.journal import read
from support.shell import Run
from support.toy import TRAPPED, Lap, RollOrStop, Toy, toy

ROMANS = shelf()["romans"]


@pytest.mark.parametrize("name", list(shelf()))
def test_random_games_over_random_options(sherwood: Run, name: str) -> None:
    done = sherwood("fuzz", name, "--games", "1500", "--seed", "1", "--workers", "1")
    assert done.returncode == 0, done.stdout


def test_all_options_and_seat_counts_are_tried() -> None:
    drawn = [draw(ROMANS, Rng(str(n)), "s") for n in range(300)]
    assert {trial.seats for trial in drawn} == {1, 2, 3, 4}
    for field in ROMANS.options:
        assert {trial.options[field.name] for trial in drawn} == set(field.values)


class Wall(RollOrStop):
    """Asks, and offers nothing."""

    def legal(self, s: Toy, seat: int) -> int:
        return 0


class Forever(RollOrStop):
    """Asks again and again."""

    def choose(self, s: Toy, seat: int, k: int, ref: Referee) -> None:
        s.steps.append(self)


class Thief(Toy):
    """Loses something on the way."""

    def clone(self) -> Toy:
        raise NotImplementedError

    def check(self) -> None:
        if sum(self.scores) > 0:
            raise Broken("a point is missing")


def spoiled(kind: str) -> Game:
    """The toy with one fault in it."""

    def begin(settings: object, seats: int) -> Toy:
        state = toy(seats)
        if kind == "conservation":
            state = Thief()
            state.seat_players(seats)
            state.scores, state.left = [0] * seats, 2
            state.steps.append(Lap())
        if kind in ("dead-end", "endless"):
            state.steps.append(Wall(0) if kind == "dead-end" else Forever(0))
        return state

    return TRAPPED if kind == "crash" else dataclasses.replace(TRAPPED, begin=begin)


@pytest.mark.parametrize("kind", ["crash", "conservation", "dead-end", "endless"])
def test_trouble_is_found_and_named(kind: str) -> None:
    found = [fuzz(spoiled(kind), 1, index) for index in range(20)]
    assert {trouble.kind for trouble in found if trouble} == {kind}


def test_a_sound_toy_gives_no_trouble() -> None:
    sound = dataclasses.replace(TRAPPED, begin=lambda settings, seats: toy(seats))
    assert [fuzz(sound, 1, index) for index in range(50)] == [None] * 50


def test_the_evidence_ends_with_the_choice_that_failed() -> None:
    trouble = fuzz(TRAPPED, 1, 0)
    assert trouble is not None
    book = read(evidence(trouble))
    assert book.attempt is not None
    assert book.attempt.do == ("step",)
    assert "IndexError" in str(book.header.note)


def test_evidence_leads_where_the_fuzzer_was(tmp_path: Path) -> None:
    rng = Rng("any")
    trial = draw(ROMANS, rng, "1/1")
    run(trial, rng)
    whole = len(trial.plays)
    cut = Trial(trial.game, trial.seed, trial.seats, trial.options, trial.plays[: whole // 2])
    match = library.load(evidence(Trouble("crash", "as if", cut)))
    assert match.seq == whole // 2
    assert [record.do for record in match.journal.records[1:]] == [do for _, do, _ in cut.plays]
