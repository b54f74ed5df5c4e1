from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, NeedChance, Rng, Tape
from sherwood.engine.errors import BadChance, BadRange


def test_the_generator_is_the_same_everywhere() -> None:
    rng = Rng("sherwood")
    assert [rng.word() for _ in range(4)] == reference("sherwood", 4)


def reference(seed: str, n: int) -> list[int]:
    """sfc32 again, in Python's own integers."""
    import hashlib

    digest = hashlib.sha256(seed.encode()).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8))
    counter, words = 1, []
    for _ in range(12 + n):
        t = (a + b + counter) % 2**32
        counter += 1
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, ((c << 21 | c >> 11) % 2**32 + t) % 2**32
        words.append(t)
    return words[12:]


def test_every_face_is_equally_likely() -> None:
    rng = Rng("fair")
    faces = Counter(rng.below(6) for _ in range(60_000))
    chi_square = sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # five degrees of freedom: one seed in a thousand would exceed it


@pytest.mark.parametrize("n", [0, -1, -(2**40), 2**31, 2**32 + 1, 2**62])
def test_a_range_that_nothing_can_be_drawn_from_is_refused(n: int) -> None:
    for _ in range(5):
        with pytest.raises(BadRange, match="below"):
            Rng("range").below(n)


@pytest.mark.parametrize("mask", [0, -1, -(2**62), 2**62])
def test_nobody_is_picked_out_of_no_mask(mask: int) -> None:
    with pytest.raises(BadRange):
        Rng("mask").member(mask)


def test_the_widest_range_is_drawn_from() -> None:
    rng = Rng("wide")
    assert all(0 <= rng.below(2**30) < 2**30 for _ in range(1000))
    assert {rng.member(bit(61) | 1) for _ in range(50)} == {0, 61}
    before = repr(rng)
    assert rng.below(1) == 0
    assert repr(rng) == before, "where there is no choice nothing is drawn"


def test_a_seed_is_its_text() -> None:
    assert Rng(7).word() == Rng("7").word() != Rng(8).word()
    assert Rng("\ud800").word() != Rng("\ud801").word()


def test_weights_are_kept() -> None:
    dice = Dice(Rng("weights"))
    drawn = Counter(dice.weighted(vec[i64]([1, 0, 3]), 4) for _ in range(20_000))
    assert drawn[1] == 0
    assert 0.23 < drawn[0] / 20_000 < 0.27


def test_a_copy_goes_on_alone_and_a_fork_goes_elsewhere() -> None:
    rng = Rng("copy")
    copy, fork = rng.copy(), rng.copy().fork()
    words = [rng.word() for _ in range(5)]
    assert [copy.word() for _ in range(5)] == words
    assert [fork.word() for _ in range(5)] != words


def test_dice_keep_a_record_that_a_tape_plays_back() -> None:
    dice = Dice(Rng("record"), [])
    rolled = [dice.uniform(1, 6), dice.member(0b10110), dice.weighted(vec[i64]([2, 5]), 7)]
    assert dice.record == rolled
    tape = Tape(rolled)
    assert [tape.uniform(1, 6), tape.member(0b10110), tape.weighted(vec[i64]([2, 5]), 7)] == rolled
    assert tape.spent()


def test_a_tape_refuses_what_could_not_come_up() -> None:
    with pytest.raises(BadChance):
        Tape([7]).uniform(1, 6)
    with pytest.raises(BadChance):
        Tape([0]).member(0b10)
    with pytest.raises(BadChance):
        Tape([1]).weighted(vec[i64]([3, 0]), 3)


def test_an_empty_tape_says_what_could_follow() -> None:
    with pytest.raises(NeedChance) as need:
        Tape([]).weighted(vec[i64]([3, 0, 1]), 4)
    assert (need.value.outcomes, need.value.weights) == ([0, 2], [3, 1])
    assert Tape([4], Dice(Rng("then"))).uniform(1, 6) == 4
