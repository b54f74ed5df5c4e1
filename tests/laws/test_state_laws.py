"""Laws of positions: clones, wires, guesses, conservation, chance, codes, interleaving. Over every game."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from sherwood.engine.bits import bit, count, members
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.fields import declared
from sherwood.engine.game import SPECTATOR
from sherwood.engine.pile import Pile
from sherwood.engine.play import outcomes, play
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.engine.wire import BASE, canonical, digest, fields_of, from_wire, to_wire
from sherwood.table import sound
from support.tables import Walk, seat_counts

TABLES = pytest.mark.parametrize(("name", "seats"), seat_counts())


def sampled(walk: Walk, one_in: int, first: int = 0) -> list[State]:
    """Clones of about one position in so many, spread over the game; `first` keeps out of step with its rounds."""
    return [state.clone() for n, state in enumerate(walk.positions()) if n % one_in == first % one_in or state.over]


@TABLES
def test_a_game_ends_somebody_is_asked_and_nothing_is_lost(name: str, seats: int) -> None:
    for seed in range(12):
        walk = Walk(name, seats, f"fuzz {seed}")
        for state in walk.positions():
            state.check()
            if not state.over:
                waiting = members(state.steps[-1].waiting(state))
                assert waiting
                assert all(0 <= seat < seats for seat in waiting)
                assert all(0 < walk.legal(seat) < bit(62) for seat in waiting)
        assert not state.steps
        assert 0 <= state.ending < len(walk.game.endings)
        assert not state.winners & ~(bit(seats) - 1)


@TABLES
def test_an_end_is_worth_more_to_those_who_won_it(name: str, seats: int) -> None:
    for seed in range(6):
        *_, final = Walk(name, seats, f"worth {seed}").positions()
        worth = [final.value(seat) for seat in range(seats)]
        assert all(0 <= one <= 1 for one in worth)
        won = [one for seat, one in enumerate(worth) if final.winners & bit(seat)]
        lost = [one for seat, one in enumerate(worth) if not final.winners & bit(seat)]
        assert min(won, default=1.0) > max(lost, default=0.0) or not (won and lost)


@TABLES
def test_every_number_lies_where_the_game_says(name: str, seats: int) -> None:
    """A position that somebody brings is held to these bounds: no game that is played may leave them."""
    for seed in range(6):
        walk = Walk(name, seats, f"bounds {seed}")
        for state in walk.positions():
            bounds = walk.game.bounds(state)
            own = [field for field in fields_of(type(state)) if field not in BASE]
            assert {field for field in own if not isinstance(getattr(state, field), Pile)} == bounds.fields.keys()
            assert {one for step in walk.game.classes.values() for one in declared(step)} <= bounds.steps.keys()
            sound.examine_numbers(walk.game, state)


@TABLES
def test_playing_a_clone_leaves_the_original_alone(name: str, seats: int) -> None:
    walk = Walk(name, seats, "clone")
    for state in sampled(walk, 7):
        before = canonical(to_wire(state))
        copy = state.clone()
        assert canonical(to_wire(copy)) == before
        for _ in range(5):
            if not copy.over:
                step = copy.steps[-1]
                seat = step.whose(copy)
                play(copy, seat, walk.rng.member(step.legal(copy, seat)), walk.referee)
        assert canonical(to_wire(state)) == before


@TABLES
def test_wires_go_out_and_come_back(name: str, seats: int) -> None:
    walk = Walk(name, seats, "wire")
    for state in walk.positions():
        wire = to_wire(state)
        back = from_wire(walk.blank(), json.loads(canonical(wire)), walk.game.classes)
        assert digest(to_wire(back)) == digest(wire)


@TABLES
def test_a_wire_holds_every_field(name: str, seats: int) -> None:
    """Whatever a state keeps, under whatever name, is there again when it comes back from its wire."""
    walk = Walk(name, seats, "fields")
    for state in sampled(walk, 5):
        back = from_wire(walk.blank(), json.loads(canonical(to_wire(state))), walk.game.classes)
        for kept in attributes(type(state)) - {"steps", "settings"}:
            assert plain(getattr(back, kept)) == plain(getattr(state, kept)), kept


def plain(value: Any) -> Any:
    """Piles are compared by what they hold."""
    return (
        value.wire() if isinstance(value, Pile) else [plain(one) for one in value] if isinstance(value, list) else value
    )


def attributes(cls: type) -> set[str]:
    compiled = getattr(cls, "__mypyc_attrs__", None)
    names = compiled or [name for base in cls.__mro__ for name in getattr(base, "__annotations__", {})]
    return {name for name in names if name not in ("FIELDS", "__dict__")}


@TABLES
def test_what_i_cannot_know_cannot_reach_me(name: str, seats: int) -> None:
    walk = Walk(name, seats, "secrecy out")
    rng = Rng("guess")
    for state in sampled(walk, 3):
        for seat in range(seats):
            guess = state.guess(seat, rng)
            guess.check()
            assert walk.game.view(guess, seat) == walk.game.view(state, seat)
            assert asked(guess, seat) == asked(state, seat)
        assert walk.game.view(state.guess(SPECTATOR, rng), SPECTATOR) == walk.game.view(state, SPECTATOR)


def asked(state: State, seat: int) -> Any:
    """All that a prompt is made of."""
    if state.over:
        return None
    step = state.steps[-1]
    mask = step.legal(state, seat) if step.waiting(state) & bit(seat) else 0
    options = [repr(step.action(state, seat, k)) for k in members(mask | step.revise(state, seat))]
    bars = [(repr(bar.action), bar.reason, bar.rule, bar.a, bar.b, bar.c) for bar in step.barred(state, seat)]
    return step.waiting(state), options, bars if options else [], list(step.topic(state, seat)) if mask else []


@TABLES
def test_a_guess_changes_secrets_and_nothing_else(name: str, seats: int) -> None:
    game = Walk(name, seats, "").game
    declared: set[str] = set()
    changed: set[str] = set()
    for seed in range(40):
        if seed >= 3 and changed >= declared:
            break  # rare secrets, such as answers under way, take more games to meet
        walk = Walk(name, seats, f"secrecy in {seed}")
        rng = Rng("guess again")
        for state in sampled(walk, 3, seed):
            for seat in range(seats):
                secrets = game.secrets(state, seat)
                declared |= {str(path[0]) for path in secrets}
                truth, guess = to_wire(state), to_wire(state.guess(seat, rng))
                for path in differences(truth, guess):
                    assert any(path[: len(secret)] == secret for secret in secrets), path
                    changed.add(str(path[0]))
    if seats > 1:
        assert changed == declared


def differences(one: Any, two: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The leaves at which two wires differ."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return [found for key in one for found in differences(one[key], two[key], (*path, key))]
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return [found for i in range(len(one)) for found in differences(one[i], two[i], (*path, i))]
    return [] if one == two else [path]


@TABLES
def test_chance_adds_up(name: str, seats: int) -> None:
    walk = Walk(name, seats, "chance")
    seen = 0
    for state in walk.positions():
        if state.over or seen >= 6:
            break
        step = state.steps[-1]
        seat = step.whose(state)
        k = members(step.legal(state, seat))[0]
        if drawn(state, seat, k) > 2:
            continue  # a new round: its outcomes are far too many to list
        found = outcomes(state, seat, k)
        assert sum((outcome.probability for outcome in found), Fraction(0)) == 1
        seen += len(found) > 1
        if len(found) > 1:
            agree_with_sampling(state, seat, k, {digest(to_wire(o.state)) for o in found})


def drawn(state: State, seat: int, k: int) -> int:
    """The most outcomes that ten samples of the choice draw."""
    most = 0
    for n in range(10):
        dice = Dice(Rng(f"count {n}"), [])
        play(state.clone(), seat, k, Referee(dice))
        most = max(most, len(dice.record or []))
    return most


def agree_with_sampling(state: State, seat: int, k: int, reachable: set[str]) -> None:
    for n in range(20):
        copy = state.clone()
        play(copy, seat, k, Referee(Dice(Rng(f"sample {n}"))))
        assert digest(to_wire(copy)) in reachable


@TABLES
def test_options_have_numbers_of_their_own(name: str, seats: int) -> None:
    walk = Walk(name, seats, "codes")
    verbs = walk.game.verbs
    for state in walk.positions():
        if state.over:
            break
        step = state.steps[-1]
        for seat in members(step.waiting(state)):
            mask = step.legal(state, seat) | step.revise(state, seat)
            options = [step.action(state, seat, k) for k in members(mask)]
            codes = [verbs.code(action) for action in options]
            assert len(set(codes)) == len(codes)
            assert [verbs.action(code) for code in codes] == options
            assert [verbs.parse(verbs.do(action)) for action in options] == options


@TABLES
def test_simultaneous_answers_in_any_order_give_one_result(name: str, seats: int) -> None:
    walk = Walk(name, seats, "interleaving")
    tried = 0
    for state in walk.positions():
        if state.over or tried >= 5:
            break
        if count(state.steps[-1].waiting(state)) > 1:
            tried += 1
            assert answered(state, reverse=False) == answered(state, reverse=True)


def answered(state: State, reverse: bool) -> str:
    """Let everybody who is asked answer, one seat to its end after another, in one order or the other.

    The last answer of all is left out where it would draw on chance: dice are not what is compared.
    """
    copy = state.clone()
    step = copy.steps[-1]
    for seat in sorted(members(step.waiting(copy)), reverse=reverse):
        rng = Rng(f"seat {seat}")
        while not copy.over and copy.steps and type(copy.steps[-1]) is type(step):
            asked = copy.steps[-1].waiting(copy)
            if not asked & bit(seat):
                break
            legal = copy.steps[-1].legal(copy, seat)
            play(copy, seat, rng.member(legal), Referee(Dice(Rng("the same dice"))))
            if copy.over or copy.steps[-1].waiting(copy) & ~asked:
                return digest(to_wire(copy))  # all had answered, and something else is asked now
    return digest(to_wire(copy))
