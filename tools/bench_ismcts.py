"""Our search beside OpenSpiel's: simulations a second, and games against its Python ISMCTS. Part of `make bench-peers`.

The speeds are of OpenSpiel's C++ ISMCTS on hearts and gin rummy and of ours on our games, from the first decision on. The
games are ours: OpenSpiel's Python ISMCTS plays them through a thin adapter, with the keys of its nodes taken from what a seat sees,
guesses dealt by our rules, and, to its advantage, our compiled rollouts instead of its own. Both think with a fixed number of
simulations, so that a busy machine changes nothing; what each took is printed, and ours must not have taken more.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

from bench_peers import HOME, environment

PEERS = ("hearts", "gin_rummy")
OURS = ("romans", "locksley", "merrymen", "legend")
MATCHES = {"locksley": ("tree:200", 40), "romans": ("tree:5000", 100)}  # ours, and how many simulations the other has


def main() -> None:
    asked = arguments()
    if asked.inside:
        print(json.dumps(peer_speed(asked.inside, asked.seconds)))
        return
    python = environment()
    for name in PEERS if asked.speeds else ():
        print(f"OpenSpiel C++ ISMCTS  {name:12} {inside(python, name, asked.seconds):10,.0f} simulations/s", flush=True)
    for name in OURS if asked.speeds else ():
        print(f"ours                  {name:12} {our_speed(name, asked.seconds):10,.0f} simulations/s", flush=True)
    for name, (spec, simulations) in MATCHES.items():
        if asked.games and asked.match in (None, name):
            print(Match(name, spec, simulations).told(asked.games), flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each speed")
    parser.add_argument("--games", type=int, default=20, help="against its Python ISMCTS, at each game; 0: none")
    parser.add_argument("--speeds", type=int, default=1, help="0: only the games")
    parser.add_argument("--match", choices=MATCHES, help="only this one")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    return parser.parse_args()


# Speeds


def inside(python: Path, name: str, seconds: float) -> float:
    command = [str(python), __file__, "--inside", name, "--seconds", str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return float(json.loads(done.stdout))


def peer_speed(name: str, seconds: float) -> float:
    """Its C++ search at the first decision of a game, one random rollout a simulation."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, 500, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        bot.step(state)
        done += 500
    return done / spent


def our_speed(name: str, seconds: float) -> float:
    """Ours at the first decision, with a master's settings."""
    from sherwood.bots.known import parse
    from sherwood.engine.chance import Dice, Rng
    from sherwood.engine.play import advance
    from sherwood.engine.referee import Referee
    from sherwood.games import shelf

    game = shelf()[name]
    seats = min(max(2, game.seats[0]), game.seats[1])
    state = game.begin(game.as_settings(game.defaults(seats)), seats)
    advance(state, Referee(Dice(Rng("speed"))))
    seat = int(state.steps.top().whose(state))
    bot = parse("tree:500", game)
    start = process_time()
    while (spent := process_time() - start) < seconds:
        bot.pick(state.guess(seat, Rng("mind")), seat, Rng("mind"))
    return bot.simulated / spent


# Games


class Seen:
    """One of our states as OpenSpiel's Python search wants to see it."""

    def __init__(self, game: Any, state: Any, referee: Any) -> None:
        self.game = game
        self.state = state
        self.referee = referee

    def get_game(self) -> Seen:
        return self

    def get_type(self) -> Any:
        import pyspiel

        kind = pyspiel.GameType
        return type(
            "T", (), {"dynamics": kind.Dynamics.SEQUENTIAL, "information": kind.Information.IMPERFECT_INFORMATION}
        )

    def clone(self) -> Seen:
        return Seen(self.game, self.state.clone(), self.referee)

    def is_terminal(self) -> bool:
        return bool(self.state.ending >= 0)

    def is_chance_node(self) -> bool:
        return False  # chance is part of a choice with us

    def current_player(self) -> int:
        return int(self.state.steps.top().whose(self.state))

    def legal_actions(self) -> list[int]:
        from sherwood.engine.bits import members

        return members(int(self.state.steps.top().legal(self.state, self.current_player())))

    def apply_action(self, action: int) -> None:
        from sherwood.engine.play import play

        play(self.state, self.current_player(), int(action), self.referee)

    def returns(self) -> list[float]:
        return [self.state.value(seat) for seat in range(self.state.seats)]

    def information_state_string(self) -> str:
        """What the seat sees, and what it may do: it knows more of its own preparation than the view says."""
        return json.dumps([self.game.view(self.state, self.current_player()), self.legal_actions()])


class Rollouts:
    """An evaluator as OpenSpiel has them, with our compiled rollouts."""

    def __init__(self, rng: Any) -> None:
        self.rng = rng

    def prior(self, state: Seen) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: Seen) -> list[float]:
        from sherwood.engine.play import rollout

        after = state.clone()
        rollout(after.state, after.referee, self.rng, 100000)
        return after.returns()


class Match:
    """Ours against theirs at one game, each deal in both seatings."""

    def __init__(self, name: str, spec: str, simulations: int) -> None:
        from sherwood.games import shelf

        self.game = shelf()[name]
        self.spec = spec
        self.simulations = simulations
        self.spent = [0.0, 0.0]  # CPU seconds: ours, theirs
        self.decisions = [0, 0]

    def told(self, games: int) -> str:
        from sherwood.lab.stats import wilson

        won = sum(self.play(deal, seat) for deal in range(games // 2) for seat in (0, 1))
        low, high = wilson(round(won), games // 2 * 2)
        took = [1000 * spent / max(1, n) for spent, n in zip(self.spent, self.decisions, strict=True)]
        return (
            f"{self.game.id}: {self.spec} ({took[0]:.1f} ms a decision) against OpenSpiel's Python ISMCTS with"
            f" {self.simulations} simulations ({took[1]:.1f} ms): {won:g} of {games // 2 * 2} [{low:.2f}, {high:.2f}]"
        )

    def play(self, deal: int, our_seat: int) -> float:
        """The share of the win that is ours."""
        from sherwood.bots.known import parse
        from sherwood.engine.bits import bit, count
        from sherwood.engine.chance import Dice, Rng
        from sherwood.engine.play import advance, play
        from sherwood.engine.referee import Referee

        state = self.game.begin(self.game.as_settings(self.game.defaults(2)), 2)
        referee = Referee(Dice(Rng(f"match:{deal}")))
        mind = Rng(f"mind:{deal}/{our_seat}")
        ours, theirs = parse(self.spec, self.game), self.their_bot(mind, deal)
        advance(state, referee)
        while state.ending < 0:
            seat = int(state.steps.top().whose(state))
            start = process_time()
            guess = state.guess(seat, mind)
            mine = seat == our_seat
            k = ours.pick(guess, seat, mind) if mine else theirs.step(Seen(self.game, guess, Referee(Dice(mind))))
            self.spent[0 if mine else 1] += process_time() - start
            self.decisions[0 if mine else 1] += 1
            play(state, seat, int(k), referee)
        return 1 / int(count(state.winners)) if state.winners & bit(our_seat) else 0.0

    def their_bot(self, mind: Any, deal: int) -> Any:
        sys.path.extend(str(path) for path in HOME.glob("lib/python3*/site-packages") if str(path) not in sys.path)
        import numpy
        from open_spiel.python.algorithms.ismcts import ISMCTSBot

        chance = numpy.random.RandomState(deal)
        bot = ISMCTSBot(self.game, Rollouts(mind), 0.7, self.simulations, random_state=chance)
        bot.set_resampler(lambda seen, seat: Seen(seen.game, seen.state.guess(seat, mind), seen.referee))
        return bot


if __name__ == "__main__":
    main()
