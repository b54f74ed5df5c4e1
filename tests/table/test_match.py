"""The front door: what programs and people can do with a match, and how they are refused."""

from __future__ import annotations

import doctest
import random
from pathlib import Path
from types import ModuleType

import pytest

import sherwood
from sherwood import BadChoice, BadOption, BadPosition, IllegalChoice, RuleCrash, StaleChoice, UnknownGame
from sherwood.engine.chance import Rng
from sherwood.errors import BadForce, NoTakeBack
from sherwood.games.romans.rules.program import Program
from sherwood.games.romans.rules.state import Romans
from sherwood.table import match as match_module
from sherwood.table.journal import read
from support.toy import TRAPPED


def planned(seats: int = 2, seed: int = 5) -> sherwood.Match:
    """Everybody has laid six warriors; nobody has confirmed."""
    match = sherwood.new("romans", seats=seats, seed=seed)
    for seat in range(seats):
        for _ in range(6):
            match.play(seat, match.choices(seat)[0].do)
    return match


@pytest.mark.parametrize("module", [sherwood, match_module])
def test_the_documentation_is_true(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_a_game_is_named_or_refused() -> None:
    assert "romans" in sherwood.games()
    with pytest.raises(UnknownGame, match="did you mean romans"):
        sherwood.new("roman")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(0, {}), (5, {}), (4, {"neutrals": 1}), (1, {"neutrals": 0}), (2, {"neutrals": 3}), (2, {"moon": 1})],
)
def test_a_table_that_cannot_be_is_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        sherwood.new("romans", seats=seats, options=options)


def test_the_same_seed_deals_the_same_cards_and_no_seed_does_not() -> None:
    assert sherwood.new("romans", seed=7).hash == sherwood.new("romans", seed=7).hash
    assert len({sherwood.new("romans").hash for _ in range(4)}) > 1


def test_a_choice_is_one_sentence_and_one_move() -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    choice = match.choices(0)[0]
    assert str(choice) == choice.say
    match.play(0, choice.do)
    assert match.seq == 1
    assert match.game.verbs.action(choice.code) == match.game.verbs.parse(choice.do)


@pytest.mark.parametrize("do", [(), ("fly",), ("place",), ("place", 99, 0), "confirm", None])
def test_what_is_no_choice_changes_nothing(do: object) -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    before = match.hash
    with pytest.raises(BadChoice):
        match.play(0, do)  # type: ignore[arg-type]
    assert match.hash == before


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True])
def test_a_seat_that_is_not_there_cannot_play(seat: object) -> None:
    with pytest.raises(BadChoice):
        sherwood.new("romans", seats=2, seed=7).play(seat, ("confirm",))  # type: ignore[arg-type]


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    with pytest.raises(IllegalChoice) as refused:
        match.play(0, ("confirm",))
    assert refused.value.rule == "3.3"
    why = match.why_not(0, ("confirm",), "fr")
    assert why is not None
    assert why.rule == "3.3"
    assert match.why_not(0, match.choices(0)[0].do) is None


def test_a_stale_answer_is_refused() -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    turn = match.prompt(0).turn
    match.play(0, match.choices(0)[0].do, turn=turn)
    with pytest.raises(StaleChoice):
        match.play(0, match.choices(0)[0].do, turn=turn)
    match.play(1, match.choices(1)[0].do, turn=match.prompt(1).turn)


def test_second_thoughts_until_everybody_is_ready() -> None:
    match = planned()
    match.play(0, ("confirm",))
    assert match.waiting == [1]
    assert [choice.do for choice in match.choices(0)] == [("reopen",)]
    match.play(0, ("reopen",))
    match.play(0, ("lift", 2))
    assert match.waiting == [0, 1]


def test_forced_outcomes_come_up_or_are_refused() -> None:
    match = planned()
    match.play(0, ("confirm",))
    before = match.hash
    with pytest.raises(BadForce):
        match.play(1, ("confirm",), chance=[3])
    assert match.hash == before


def test_a_move_that_showed_nothing_can_be_taken_back_by_its_player_only() -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    before, text = match.hash, match.save()
    match.play(0, match.choices(0)[0].do)
    assert match.can_take_back(1) == "back-nothing"
    assert match.can_take_back(0) is None
    match.take_back(0)
    assert (match.hash, match.save()) == (before, text)
    with pytest.raises(NoTakeBack):
        match.take_back(0)


def test_a_move_that_revealed_something_stands() -> None:
    match = planned()
    match.play(0, ("confirm",))
    match.play(1, ("confirm",))
    assert match.can_take_back(1) == "back-revealed"


def test_somebody_s_later_move_ends_the_right_to_take_back() -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    match.play(0, match.choices(0)[0].do)
    match.play(1, match.choices(1)[0].do)
    assert match.can_take_back(0) == "back-not-yours"


def test_a_position_is_rebuilt_and_a_broken_one_refused() -> None:
    match = planned()
    position = match.position()
    assert sherwood.at("romans", position).hash == match.hash
    position["state"]["held"] = [1, 1]
    with pytest.raises(BadPosition, match="fort"):
        sherwood.at("romans", position)
    del position["state"]["held"]
    with pytest.raises(BadPosition, match="lacks 'held'"):
        sherwood.at("romans", position)


def test_a_match_is_wound_back() -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    hashes = [match.hash]
    for _ in range(4):
        match.play(0, match.choices(0)[0].do)
        hashes.append(match.hash)
    assert [match.rewound(n).hash for n in range(5)] == hashes


def test_a_crashing_rule_leaves_the_table_as_it_was_and_a_file_that_reproduces_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHERWOOD_CRASHES", str(tmp_path))
    match = sherwood.Match(TRAPPED, 2, seed=7)
    match.start()
    before, dice = match.hash, match._rng.copy().word()
    with pytest.raises(RuleCrash) as crash:
        match.play(0, ("step",))
    assert match.hash == before
    assert match._rng.copy().word() == dice
    assert crash.value.file is not None
    book = read(crash.value.file.read_text())
    again = sherwood.Match(TRAPPED, 2)
    again.replay(book.records)
    assert book.attempt is not None
    assert len(book.attempt.chance) == 1
    with pytest.raises(RuleCrash):
        again.follow(book.attempt)


def test_others_learn_who_is_ready_and_nothing_more() -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    spectator, other, heard = match.view(), match.view(1), len(match.log(1))
    for _ in range(6):
        match.play(0, match.choices(0)[0].do)
        assert (match.view(), match.view(1)) == (spectator, other)
        assert len(match.log(1)) == heard
    match.play(0, ("confirm",))
    assert match.view(1) != other
    ready = [clan.pop("ready") for clan in match.view(1)["clans"]]
    assert ready == [True, False]
    assert isinstance(match.state.steps[-1], Program)


def test_a_bot_is_given_a_guess_that_hides_the_truth() -> None:
    match = planned()
    rng = Rng("honest")
    truth = match.state
    guesses = [guess for _ in range(20) if isinstance(guess := match.guess(0, rng), Romans)]
    assert isinstance(truth, Romans)
    assert len({guess.hand[1] for guess in guesses}) > 1
    assert [guess.rows[0] for guess in guesses] == [truth.rows[0]] * 20


def marched() -> sherwood.Match:
    """Robin goes three boxes, and nothing but his own choices happens on the way."""
    match = sherwood.new("legend", seats=2, seed=7)
    match.play(0, ("done",))
    match.play(0, ("move", 0))
    for box in ("Teversal Road", "Mansfield", "Clipstone Road"):
        match.play(0, next(choice for choice in match.choices(0) if str(choice) == f"Go to {box}"))
    return match


def test_several_choices_of_one_s_own_are_taken_back_one_after_the_other() -> None:
    match = marched()
    hashes = [match.rewound(n).hash for n in range(match.seq)]
    there = match.copy()
    for hashed in reversed(hashes):
        assert match.can_take_back(0) is None
        match.take_back(0)
        assert match.hash == hashed
    assert match.can_take_back(0) == "back-nothing"
    there.take_back(0)
    there.take_back(0)
    assert there.hash == hashes[-2], "what one copy takes back, the other still can"
    assert sherwood.load(there.save()).hash == there.hash


def test_what_chance_answered_cannot_be_passed_on_the_way_back() -> None:
    match = sherwood.new("legend", seats=2, seed=7)
    chooser = random.Random(1)
    while not (
        match.seq > 2 and match.journal.records[-1].chance and match.waiting == [match.journal.records[-1].seat]
    ):
        seat = match.waiting[0]
        match.play(seat, chooser.choice(match.choices(seat)).do)
    seat = match.waiting[0]
    match.play(seat, match.choices(seat)[0].do)
    if match.can_take_back(seat) is None:
        match.take_back(seat)
    assert match.can_take_back(seat) == "back-chance"


@pytest.mark.parametrize("game", sherwood.games())
def test_a_view_is_whoever_asked_for_its_own(game: str) -> None:
    """A game's views share their parts: what somebody scribbles into one must not be seen in the next."""

    def scribble(thing: object) -> None:
        if isinstance(thing, dict):
            for key in list(thing):
                scribble(thing[key])
                thing[key] = "scribbled"
        elif isinstance(thing, list):
            for item in thing:
                scribble(item)
            thing.append("scribbled")

    match = sherwood.new(game, seats=2, seed=5)
    before = str(match.view(0))
    scribble(match.view(0))
    assert str(match.view(0)) == before
    assert "scribbled" not in str(sherwood.new(game, seats=2, seed=6).view(1))
