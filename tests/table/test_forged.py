"""Whatever somebody sends: refused by name, and nothing falls."""

from __future__ import annotations

import pytest

import sherwood
from sherwood.games import shelf
from sherwood.table import line
from support.tables import begun, walked

GAMES = pytest.mark.parametrize("name", list(shelf()))


def nested(deep: int) -> list[object]:
    found: list[object] = []
    for _ in range(deep):
        found = [found]
    return found


def round_and_round() -> list[object]:
    found: list[object] = []
    found.append(found)
    return found


FORGED: dict[str, object] = {
    "answers": [round_and_round(), nested(100_000), [0], [0] * 99, [0.5, 1], ["a", "b"], None, 3, [2**63, 0]],
    "ending": [255, 2**70, -2, "over", 1.5, True, None],
    "winners": [2**40, -1, 2**63],
    "steps": [[["Nope"]], ["Program"], [["Step"]], [[]], [[3]], [["Seduce", 99]], [["Seduce", 2**31]], 5, []],
}


@GAMES
@pytest.mark.parametrize("field", list(FORGED))
def test_a_forged_position_is_refused_and_nothing_falls(name: str, field: str) -> None:
    for forged in FORGED[field]:  # type: ignore[attr-defined]
        position = begun(name).position()
        position["state"][field] = forged
        with pytest.raises(sherwood.BadPosition):
            sherwood.at(name, position)


@GAMES
def test_a_forged_number_is_refused_or_can_be_played_on(name: str) -> None:
    """Whatever `at` lets in can be looked at by everybody and asked for choices."""
    rng = sherwood.Rng("forger")
    for _ in range(150):
        position = walked(begun(name), int(rng.below(20)), "forged").position()
        spoil(position["state"], rng)
        try:
            match = sherwood.at(name, position)
        except sherwood.BadPosition:
            continue
        for seat in range(match.seats):
            match.view(seat)
            match.prompt(seat)
            match.guess(seat, rng)
        match.text()


def spoil(state: dict[str, object], rng: sherwood.Rng) -> None:
    """One number somewhere becomes another."""
    rows = [state]
    lists = [value for value in state.values() if isinstance(value, list) and value]
    wrong = (-2, -1, 0, 1, 5, 31, 61, 62, 64, 1000, 2**31, 2**62 - 1, 2**62, 2**64)[rng.below(14)]
    at = lists[rng.below(len(lists))]
    while isinstance(at[0], list) and at[0]:
        at = at[rng.below(len(at))]
        if not isinstance(at, list) or not at:
            rows[0]["winners"] = wrong
            return
    at[rng.below(len(at))] = wrong


@pytest.mark.parametrize("chance", [[2**70], [1.5], [None], ["3"], "3", 5, [-1], {"a": 1}])
def test_forced_outcomes_that_are_none_are_refused_as_such(chance: object) -> None:
    match = begun("locksley")
    with pytest.raises(sherwood.SherwoodError) as caught:
        match.play(match.waiting[0], match.codes(match.waiting[0])[0], chance=chance)  # type: ignore[arg-type]
    assert not isinstance(caught.value, sherwood.RuleCrash)


@pytest.mark.parametrize("text", [None, 5, [], b"x", "", "x", '{"a":"\\ud800","sum":""}\n', "romans.v99999999.p2.x.0"])
def test_what_is_no_journal_and_no_line_is_refused_by_name(text: object) -> None:
    for read in (sherwood.load, sherwood.at):
        with pytest.raises(sherwood.SherwoodError):
            read(text)  # type: ignore[arg-type]


def test_a_short_line_does_not_unfold_to_endless_work() -> None:
    game = sherwood.game("romans")
    with pytest.raises(sherwood.SherwoodError):
        sherwood.load(line._line(game, line.GAME, 2, line._deflated(b"\xff" * (1 << 19) + b"\1")))


@pytest.mark.parametrize(
    "given",
    [
        {"name": []},
        {"name": "9" * 5000},
        {"name": None},
        {"name": "romans", "seats": "2"},
        {"name": "romans", "seats": 10**5000},
        {"name": "romans", "options": True},
        {"name": "romans", "options": "x"},
        {"name": "romans", "options": {"neutrals": "9" * 5000}},
        {"name": "romans", "options": {5: 5}},
        {"name": "romans", "names": 5},
        {"name": "romans", "names": "ab"},
        {"name": "romans", "names": ["a"]},
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_a_sentence(given: dict[str, object]) -> None:
    with pytest.raises(sherwood.SetupError) as caught:
        sherwood.new(**given)  # type: ignore[arg-type]
    assert len(str(caught.value)) < 400


def test_going_back_to_before_the_beginning_or_after_the_end_is_refused() -> None:
    match = walked(begun("romans"), 3)
    for moment in (-1, 4, 99):
        with pytest.raises(sherwood.BadChoice):
            match.rewound(moment)


def test_what_was_popped_leaves_the_move_before_it_to_be_taken_back() -> None:
    match = begun("romans")
    match.play(0, match.codes(0)[0])
    match.push(0, match.codes(0)[0])
    match.pop()
    match.take_back(0)
    assert match.seq == 0


def test_languages_and_paragraphs_that_are_not_there_are_refused_as_ours() -> None:
    with pytest.raises(sherwood.SherwoodError):
        begun("romans").choices(0, "zz")
    with pytest.raises(sherwood.SherwoodError):
        sherwood.rules("romans").find("99.99")
    with pytest.raises(sherwood.SherwoodError):
        sherwood.bare("romans", seed=1).play(-1)
