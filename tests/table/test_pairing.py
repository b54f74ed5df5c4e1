"""Pairings and standings of tournaments, by plain numbers."""

from __future__ import annotations

import random

import pytest

from sherwood.table import pairing
from sherwood.table.pairing import Board, Met


def bye(one: int) -> Met:
    return Met((one,), (pairing.BYE,))


def outcome(board: Board, rng: random.Random) -> Met:
    if len(board) == 1:
        return bye(board[0])
    winner = rng.randrange(len(board))
    return Met(tuple(board), tuple(float(seat == winner) for seat in range(len(board))))


@pytest.mark.parametrize("people", range(2, 12))
def test_round_robin_everybody_meets_everybody_once(people: int) -> None:
    met: dict[frozenset[int], int] = {}
    firsts = dict.fromkeys(range(people), 0)
    for round_ in range(1, pairing.rounds_of(pairing.ROBIN, people) + 1):
        boards = pairing.robin(range(people), set(), round_)
        assert sorted(one for board in boards for one in board) == list(range(people))
        for board in boards:
            met[frozenset(board)] = met.get(frozenset(board), 0) + 1
            firsts[board[0]] += len(board) == 2
    pairs = {pair: n for pair, n in met.items() if len(pair) == 2}
    assert len(pairs) == people * (people - 1) // 2
    assert set(pairs.values()) == {1}
    assert all(met.get(frozenset([one]), 0) == people % 2 for one in range(people)), "one bye each, where there are any"
    assert max(firsts.values()) - min(firsts.values()) <= 2, firsts


def test_in_a_round_robin_the_opponents_of_a_leaver_have_a_bye() -> None:
    boards = [board for round_ in (1, 2, 3) for board in pairing.robin([1, 2, 3, 4], {3}, round_)]
    assert all(3 not in board for board in boards)
    assert sorted(board[0] for board in boards if len(board) == 1) == [1, 2, 4]


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 13, 24])
@pytest.mark.parametrize("most", [2, 4])
def test_swiss_seats_everybody_once_and_spares_nobody_twice(people: int, most: int) -> None:
    for seed in range(5):
        rng = random.Random(seed)
        played: list[Met] = []
        for _ in range(min(people - 1, pairing.rounds_of(pairing.SWISS, people))):
            boards = pairing.swiss(range(people), played, most, 2)
            assert sorted(one for board in boards for one in board) == list(range(people))
            assert all(len(board) <= most for board in boards)
            played += [outcome(board, rng) for board in boards]
        byes = [met.entrants[0] for met in played if len(met.entrants) == 1]
        assert len(set(byes)) == len(byes), "no second bye"
        if most == 2:
            pairs = [frozenset(met.entrants) for met in played if len(met.entrants) == 2]
            assert len(set(pairs)) == len(pairs), "nobody meets the same person twice"


def test_swiss_pairs_those_with_like_points_and_turns_the_seats() -> None:
    first = [Met((0, 1), (1.0, 0.0)), Met((2, 3), (1.0, 0.0))]
    assert sorted(map(sorted, pairing.swiss(range(4), first, 2, 2))) == [[0, 2], [1, 3]]
    assert pairing.swiss(range(2), [Met((0, 1), (1.0, 0.0))], 2, 2) == [[1, 0]], (
        "again, for want of others, turned round"
    )


@pytest.mark.parametrize(
    ("people", "most", "least", "boards", "byes"),
    [
        (7, 4, 2, [4, 3], 0),
        (5, 4, 2, [3, 2], 0),
        (3, 2, 2, [2], 1),
        (5, 4, 4, [4], 1),
        (9, 4, 3, [3, 3, 3], 0),
        (1, 2, 2, [], 1),
    ],
)
def test_boards_are_even_and_byes_few(people: int, most: int, least: int, boards: list[int], byes: int) -> None:
    assert pairing.sizes(people, most, least) == (boards, byes)


def test_ties_are_broken_by_whom_one_met_and_whom_one_beat() -> None:
    played = [
        Met((1, 2), (1.0, 0.0)),
        Met((3, 4), (1.0, 0.0)),
        Met((1, 3), (1.0, 0.0)),
        Met((4, 2), (1.0, 0.0)),
    ]
    rows = pairing.standings([1, 2, 4, 3], played)
    assert [row.entrant for row in rows] == [1, 3, 4, 2], "3 has met stronger people than 4"
    assert rows[1] == pairing.Standing(3, 1.0, 3.0, 1.0, 0)
    assert rows[2] == pairing.Standing(4, 1.0, 1.0, 0.0, 0)
    shared = pairing.standings([1, 2], [Met((1, 2), (0.5, 0.5)), bye(1)])
    assert shared == [pairing.Standing(1, 1.5, 0.5, 0.25, 1), pairing.Standing(2, 0.5, 1.5, 0.75, 0)]
