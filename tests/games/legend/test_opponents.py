"""The bots of this game: their plans end where the rules end them, and what wins at once is done."""

from __future__ import annotations

import pytest

from games.legend.scene import scene
from sherwood.bots import parse
from sherwood.bots.bot import TreeBot
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.games.legend import GAME
from sherwood.games.legend.rules.orders import Orders
from sherwood.games.legend.rules.shapes import DONE


def test_a_march_that_uses_every_point_does_not_end_the_phase_for_the_others() -> None:
    """It halts by itself; the "halt" its plan ends with has the number of "done" in the question that comes next."""
    state = GAME.begin(GAME.as_settings(GAME.defaults(2)), 2)
    referee = Referee(Dice(Rng("halts")))
    advance(state, referee)
    bots = [TreeBot("tree:2", GAME.advice, 2) for _ in range(2)]
    ended = unthought = 0
    while state.ending < 0:
        step = state.steps.top()
        seat = int(step.whose(state))
        before = bots[seat].simulated
        k = bots[seat].pick(state, seat, Rng("mind"))
        if isinstance(step, Orders) and k == DONE and bots[seat].simulated == before:
            unthought += 1
        ended += isinstance(step, Orders) and k == DONE
        play(state, seat, k, referee)
    assert unthought == 0 < ended, "nobody thought about ending the phase"


@pytest.mark.parametrize("mind", ["one", "two", "three"])
def test_a_master_goes_to_the_king_when_that_is_all_that_is_missing(mind: str) -> None:
    s = scene(
        free={"P19": "robin_hood", "P18": "king_richard", "F06": "will_stutley merry_men_1", "P33": "men_at_arms_1"},
        down={"R03": "merry_men_2"},
        gold=(22, 2),
        turn=30,
    )
    bot, rng = parse("master", GAME).seated(0), Rng(mind)
    while not s.over and s.asked == "robin":
        play(s.state, 0, bot.pick(s.state, 0, rng), Referee(Dice(Rng("rest"))))
    assert s.at("robin_hood") == s.at("king_richard")
