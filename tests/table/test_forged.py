"""Whatever somebody sends: refused by name, and nothing falls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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


IMPOSSIBLE: dict[str, list[tuple[str, object]]] = {
    "romans": [("ready", -2), ("wall", ""), ("clans", 3)],
    "locksley": [("holes", -1), ("robin", [-1, -1]), ("track", ""), ("track", []), ("idle", 4), ("pile", "abcdef")],
    "legend": [("active", -1), ("turn", -1), ("lead", -1), ("lead", 39), ("origin", -2), ("battles", ["x"])],
    "merrymen": [("first", -1), ("ransom_left", -1), ("villains", {}), ("villains", []), ("tuck_at", 37)],
    "purses": [("round", 99), ("scores", [0]), ("opened", [[0], [0]])],
}


@pytest.mark.parametrize(
    ("name", "field", "forged"), [(name, *one) for name, many in IMPOSSIBLE.items() for one in many]
)
def test_what_could_never_stand_in_a_field_is_refused(name: str, field: str, forged: object) -> None:
    for decisions in (0, 25, 26, 27):
        position = walked(begun(name), decisions).position()
        if position["state"][field] == forged:  # nobody marches, or stands on the grid yet: as it should be
            continue
        position["state"][field] = forged
        with pytest.raises(sherwood.BadPosition):
            sherwood.at(name, position)


@pytest.mark.parametrize("seats", [4, "banana", True, 2.0, None, [2]])
def test_a_state_is_one_of_as_many_seats_as_its_table(seats: object) -> None:
    position = sherwood.new("romans", seats=2, seed=1).position()
    position["state"]["seats"] = seats
    with pytest.raises(sherwood.BadPosition):
        sherwood.at("romans", position)


@GAMES
def test_what_nobody_would_read_is_refused(name: str) -> None:
    position = begun(name).position()
    for forged in ({**position, "moon": 1}, {**position, "state": {**position["state"], "moon": 1}}):
        with pytest.raises(sherwood.BadPosition, match="nothing called 'moon'"):
            sherwood.at(name, forged)


@pytest.mark.parametrize("version", [True, "1", 1.0, None, [1]])
def test_a_version_is_a_number(version: object) -> None:
    position = begun("romans").position()
    with pytest.raises(sherwood.BadPosition, match="version"):
        sherwood.at("romans", {**position, "version": version})


WRONG: tuple[object, ...] = (
    -2,
    -1,
    0,
    1,
    3,
    5,
    31,
    61,
    62,
    64,
    1000,
    2**31,
    2**62 - 1,
    2**62,
    2**64,
    "",
    "x",
    [],
    {},
    None,
    1.5,
    True,
)


@GAMES
def test_a_forged_number_is_refused_or_can_be_played_on(name: str) -> None:
    """Whatever `at` lets in can be looked at by everybody, put into words and played on."""
    rng = sherwood.Rng("forger")
    for trial in range(100):
        position = walked(begun(name), int(rng.below(60)), f"forged {trial}").position()
        spoil(position["state"], rng)
        try:
            match = sherwood.at(name, position)
        except sherwood.BadPosition:
            continue
        for seat in range(match.seats):
            match.view(seat)
            match.guess(seat, rng)
        match.text()
        play_on(match, rng)


def play_on(match: sherwood.Match, rng: sherwood.Rng) -> None:
    """Up to thirty choices, with all that is said about them."""
    for _ in range(30):
        if match.over:
            return
        seat = match.waiting[rng.below(len(match.waiting))]
        choices = match.prompt(seat, "fr").choices
        match.play(seat, choices[rng.below(len(choices))])
        match.log(seat)
        match.view(seat)


def spoil(state: dict[str, object], rng: sherwood.Rng) -> None:
    """One value somewhere becomes another: as often a field of the state as something within one."""
    places = list(leaves(state))
    if rng.below(2):
        places = [(at, key) for at, key in places if at is state]
    at, key = places[rng.below(len(places))]
    at[key] = WRONG[rng.below(len(WRONG))]


def leaves(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in lists and mappings, with what it lies in."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, (dict, list)):
            yield from leaves(value)
        yield data, key


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
