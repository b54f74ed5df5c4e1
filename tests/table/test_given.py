"""What people and programs give the library: numbers of any kind are taken, and nonsense is refused with a sentence."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

import sherwood
from support.tables import begun, walked


class Number:
    """A whole number of another library, as NumPy's are: all it offers is its index."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Unspeakable:
    """Something that cannot even say what it is."""

    def __repr__(self) -> str:
        raise RuntimeError


def test_whole_numbers_of_any_library_are_taken_everywhere() -> None:
    match = sherwood.new("romans", seats=Number(2), seed=7, options={"neutrals": Number(1)})
    plain = sherwood.new("romans", seats=2, seed=7, options={"neutrals": 1})
    verb, *things = plain.choices(0)[0].do
    match.play(Number(0), (verb, *(Number(int(thing)) for thing in things)), turn=0)
    plain.play(0, plain.choices(0)[0])
    match.push(Number(1), Number(match.codes(Number(1))[0]))
    match.pop()
    assert match.save() == plain.save()
    assert match.view(Number(0)) == plain.view(0)
    assert match.prompt(Number(0)) == plain.prompt(0)
    assert match.log(Number(0), since=Number(0)) == plain.log(0)
    assert match.rewound(Number(1)).hash == plain.hash
    assert sherwood.at("romans", {**plain.position(), "seats": Number(2)}).hash == plain.hash
    match.take_back(Number(0))


def test_forced_outcomes_may_be_of_any_library() -> None:
    match = begun("purses")
    for seat in range(match.seats - 1):
        match.play(seat, match.codes(seat)[0])
    match.play(match.seats - 1, match.codes(match.seats - 1)[0], chance=iter([Number(2)] * match.seats))
    assert [match.view(seat)["purse"] for seat in range(match.seats)] == [2] * match.seats


def test_a_bare_game_takes_them_too() -> None:
    game, plain = (sherwood.bare("romans", seats=seats, seed=4) for seats in (Number(3), 3))
    for _ in range(20):
        game.play(Number(game.codes()[-1]))
        plain.play(plain.codes()[-1])
    assert game.codes() == plain.codes()
    assert game.points(Number(1)) == plain.points(1)


def test_true_is_neither_a_seat_nor_a_choice() -> None:
    match, bare = begun("romans"), sherwood.bare("romans", seed=1)
    calls: list[Callable[[], object]] = [
        lambda: match.view(True),
        lambda: match.play(0, True),
        lambda: match.play(0, ("place", True, 0)),
        lambda: match.rewound(False),
        lambda: bare.play(True),
        lambda: bare.points(True),
        lambda: sherwood.new("romans", seats=True),
    ]
    for call in calls:
        with pytest.raises(sherwood.SherwoodError):
            call()


NONSENSE: dict[str, Callable[[sherwood.Match, sherwood.Bare], object]] = {
    "a mapping for a choice": lambda match, bare: match.play(0, {"a": 1}),  # type: ignore[arg-type]
    "bytes for a choice": lambda match, bare: match.play(0, b"place"),
    "an unspeakable choice": lambda match, bare: match.play(0, Unspeakable()),  # type: ignore[arg-type]
    "an endless number for a choice": lambda match, bare: match.play(0, 10**5000),
    "an endless number in a choice": lambda match, bare: match.play(0, ("place", 10**5000, 0)),
    "an unspeakable seat": lambda match, bare: match.view(Unspeakable()),  # type: ignore[arg-type]
    "a list for a language": lambda match, bare: match.choices(0, []),  # type: ignore[arg-type]
    "a list for the log's language": lambda match, bare: match.log(0, []),  # type: ignore[arg-type]
    "a list for the board's language": lambda match, bare: match.svg(0, []),  # type: ignore[arg-type]
    "a list for the score's language": lambda match, bare: match.score([]),  # type: ignore[arg-type]
    "no moment": lambda match, bare: match.rewound(None),  # type: ignore[arg-type]
    "half a line": lambda match, bare: match.log(since=1.5),  # type: ignore[arg-type]
    "no dice": lambda match, bare: match.guess(0, None),  # type: ignore[arg-type]
    "no game": lambda match, bare: sherwood.Match(None, 2),  # type: ignore[arg-type]
    "the name of a game": lambda match, bare: sherwood.Match("romans", 2),  # type: ignore[arg-type]
    "nobody's points": lambda match, bare: bare.points(99),
    "no seat's points": lambda match, bare: bare.points(None),
    "no code": lambda match, bare: bare.play(None),
    "no dice for a bare game": lambda match, bare: bare.guess(None),
    "a language that no rule is written in": lambda match, bare: sherwood.rules("romans").find("5.1").text("de"),
    "no paragraph": lambda match, bare: sherwood.rules("romans").find(None),  # type: ignore[arg-type]
    "a paragraph as a number": lambda match, bare: sherwood.rules("romans").find(3.1),  # type: ignore[arg-type]
    "no words": lambda match, bare: sherwood.rules("romans").search(None),  # type: ignore[arg-type]
    "no outcomes": lambda match, bare: match.play(0, match.codes(0)[0], chance=Unspeakable()),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("nonsense", list(NONSENSE))
def test_nonsense_is_refused_with_a_sentence(nonsense: str) -> None:
    with pytest.raises(sherwood.SherwoodError) as caught:
        NONSENSE[nonsense](begun("romans"), sherwood.bare("romans", seed=1))
    assert 3 < len(str(caught.value).split()) < 60


def test_one_asks_whether_a_paragraph_is_there_with_anything() -> None:
    assert None not in sherwood.rules("romans")
    assert "5.1" in sherwood.rules("romans")


def deep() -> list[object]:
    found: list[object] = []
    found.append(found)
    return found


UNSET: list[tuple[str, object]] = [
    ("seed", "\ud800"),
    ("seed", Unspeakable()),
    ("seed", 10**5000),
    ("names", ["\ud800", "Bo"]),
    ("names", [None, "Bo"]),
    ("names", [1, 2]),
    ("note", {"a": object()}),
    ("note", {1: 2}),
    ("note", {"a": math.nan}),
    ("note", {"a": [math.inf]}),
    ("note", {"a": {"b": "\ud800"}}),
    ("note", {"\ud800": 1}),
    ("note", {"a": 2**64}),
    ("note", {"a": b"x"}),
    ("note", {"a": deep()}),
    ("note", [1]),
    ("note", "note"),
]


@pytest.mark.parametrize(("what", "given"), UNSET, ids=range(len(UNSET)))
def test_what_could_not_be_written_down_is_refused_in_every_language(what: str, given: object) -> None:
    with pytest.raises(sherwood.BadOption) as caught:
        sherwood.new("romans", seats=2, **{what: given})  # type: ignore[arg-type]
    said = {caught.value.fault.say(lang) for lang in ("en", "fr")}
    assert len(said) == 2
    assert all(len(one.encode()) < 400 for one in said)


def test_a_note_comes_back_as_it_was_given_and_is_nobody_else_s() -> None:
    note = {"text": "é\u202f!", "none": None, "yes": True, "list": [1, -2.5, [{}]], "least": -(2**63)}
    match = sherwood.new("romans", seats=2, seed=1, names=["Ána 🏹", ""], note=note)
    note["text"] = "changed"
    again = sherwood.load(walked(match, 3).save())
    assert again.note == {**note, "text": "é\u202f!"} == match.note
    assert again.names == ["Ána 🏹", ""]
    assert sherwood.at(match.text()).names == match.names


@pytest.mark.parametrize("seed", [7, "7", 0, -1, 1.5, (1, 2), b"x", "", "é🏹"])
def test_any_seed_deals_the_same_cards_twice(seed: object) -> None:
    assert sherwood.new("romans", seed=seed).hash == sherwood.new("romans", seed=seed).hash
    ours, again = sherwood.Rng(seed), sherwood.Rng(str(seed))
    assert [ours.below(1000) for _ in range(20)] == [again.below(1000) for _ in range(20)]
