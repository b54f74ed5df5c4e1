"""OpenSpiel's own suite on every game, several seats, both kinds of chance, choices at once; and what is ours beyond it."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pyspiel
import pytest

import sherwood.adapters.openspiel  # noqa: F401 - it registers the games

SHORT = "options=length:short"
EXPLICIT = [
    ("romans", "players=1"),
    ("romans", "players=3"),
    ("romans", "players=4,simultaneous=True"),
    ("locksley", SHORT),
    ("merrymen", "players=2"),
    ("merrymen", "players=5"),
    ("legend", ""),
]
SAMPLED = [("romans", "players=2"), ("locksley", SHORT), ("merrymen", "players=3"), ("legend", "")]


def loaded(game: str, given: str = "") -> Any:
    return pyspiel.load_game(f"python_sherwood_{game}({given})")


@pytest.mark.parametrize(("game", "given"), EXPLICIT)
def test_the_suite_is_content(game: str, given: str) -> None:
    pyspiel.random_sim_test(loaded(game, given), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "given"), SAMPLED)
def test_the_suite_is_content_with_sampled_chance(game: str, given: str) -> None:
    """Without its own serialisation: for that it asks a game for the state of a generator, which games in Python cannot tell."""
    pyspiel.random_sim_test(loaded(game, f"chance=sampled,{given}"), num_sims=1, serialize=False, verbose=False)


def go(state: Any, rng: random.Random, most: int = 100_000) -> None:
    """On by random actions, of chance and of players."""
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
        elif state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("game", "given"), [*EXPLICIT, *((name, f"chance=sampled,{given}") for name, given in SAMPLED)]
)
def test_what_is_pickled_goes_on_from_where_it_stood(game: str, given: str) -> None:
    played, rng = loaded(game, given), random.Random(4)
    state = played.new_initial_state()
    go(state, rng, 150)
    back = played.deserialize_state(state.serialize())
    others = [back, state.clone()]
    if "sampled" not in given:  # for these a pickle wants the state of a generator, as the suite does
        others += [pickle.loads(pickle.dumps(state))]
    for other in others:
        assert str(other) == str(state)
        assert other.history() == state.history()
        for player in range(played.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)
    before = str(state)
    go(back, rng)
    assert back.is_terminal()
    assert any(back.returns())
    assert str(state) == before


def dealt(given: str) -> Any:
    """Romans after the same deal: chance always answers the same."""
    state = loaded("romans", given).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_nobody_learns_what_another_laid_face_down() -> None:
    one, two = dealt("players=2"), dealt("players=2")
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[-1])
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.observation_tensor(1) == two.observation_tensor(1)


def test_what_was_done_is_remembered_where_the_table_shows_it_no_more() -> None:
    """Two warriors laid in one order or another way round: the same row in the end, and not the same game."""
    states = [dealt("players=2"), dealt("players=2")]
    strings = []
    for state, picks in zip(states, ((0, 0, 0), (1, 0, 0)), strict=True):
        for pick in picks:
            state.apply_action(state.legal_actions()[pick])
        strings.append((state.information_state_string(0), state.observation_string(0)))
    assert strings[0][0] != strings[1][0]
    assert strings[0][0].endswith(strings[0][1])


def test_at_once_and_one_after_the_other_are_the_same_game() -> None:
    together, turns = dealt("players=3,simultaneous=True"), dealt("players=3")
    while together.is_simultaneous_node():
        legal = [together.legal_actions(player) for player in range(3)]
        chosen = [actions[0] if actions else 0 for actions in legal]
        waiting = [player for player in range(3) if legal[player]]
        together.apply_actions(chosen)
        for player in waiting:
            turns.at.fork.act(player, chosen[player])
    assert together.is_chance_node() == turns.is_chance_node()
    assert str(together).split()[0] == str(turns).split()[0] or together.is_chance_node()


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(Exception, match="explicit or sampled"):
        loaded("romans", "chance=loaded")
