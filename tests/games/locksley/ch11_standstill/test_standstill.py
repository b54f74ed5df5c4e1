"""Chapter 11: no standing still."""

from collections.abc import Callable

import pytest

from games.locksley.scene import ME, THEM, scene
from sherwood.engine.bits import members
from sherwood.engine.play import play
from sherwood.games.locksley.rules.choices import BRIBES, ENDS, SALES
from sherwood.games.locksley.rules.state import Locksley
from support.cite import cites
from support.tables import Walk

rule = cites("locksley")
OPTIONAL = {"robin_move": "optional"}


@rule("11.1")
def test_a_turn_without_loot_sale_or_bard_is_idle() -> None:
    s = scene(options=OPTIONAL).end()
    assert [s.rider(seat)["standing"] for seat in (ME, THEM)] == [True, False]
    assert not scene(mine="3 red", options=OPTIONAL).do("sell", "red").end().rider(ME)["standing"]
    assert not scene(coins="red", options=OPTIONAL).do("bribe", "red").end().rider(ME)["standing"]
    assert not scene().do("ride", "c1").end("red").rider(ME)["standing"]
    assert scene(bare="c1").do("ride", "c1").end("red").rider(ME)["standing"]


@rule("11.1")
def test_a_busy_turn_makes_up_for_an_idle_one() -> None:
    s = scene(idle=1).do("ride", "c1").end("red")
    assert not s.rider(ME)["standing"]


@rule("11.2")
def test_after_an_idle_turn_robin_must_ride() -> None:
    s = scene(idle=1, options=OPTIONAL)
    assert s.why("end") == (
        "You cannot end the turn: you did nothing last turn, so your Robin must ride now.",
        "11.2",
    )
    assert s.do("ride", "c1").can("end")


@rule("11.2")
def test_selling_or_moving_the_bard_will_also_do() -> None:
    assert scene(mine="3 red", idle=1, options=OPTIONAL).do("sell", "red").can("end")
    assert scene(coins="red", idle=1, options=OPTIONAL).do("bribe", "red").can("end")


@rule("11.2")
def test_the_other_player_s_idle_turn_is_not_mine() -> None:
    assert scene(idle=2, options=OPTIONAL).can("end")


@rule("11.2")
def test_a_ride_to_nothing_is_not_enough_while_something_can_be_done() -> None:
    s = scene(bare="c1", mine="3 red", idle=1).do("ride", "c1")
    assert s.why("end") == (
        "You cannot end the turn: you did nothing last turn and can still sell or move your Bard.",
        "11.2",
    )
    assert s.do("sell", "red").can("end")


@rule("11.2")
def test_who_can_do_nothing_may_stand_still() -> None:
    s = scene(bare="c1", idle=1, ahead="contract").do("ride", "c1")
    assert s.end("red").turn_of == THEM


@rule("11.2")
def test_an_option_lets_players_stand_still_as_printed() -> None:
    printed = {"edition": "french", "idle_turns": "allowed"}
    s = scene(idle=3, mine="3 red", options=printed)
    assert s.end().end().end().turn_of == THEM
    assert s.rider(ME)["standing"]
    assert not scene(idle=1, options={"edition": "french"}).can("end")
    assert not scene(idle=1, options={"idle_turns": "allowed"}).can("end"), "a mandatory ride stays mandatory"


Wish = Callable[[Locksley, int], int]


def idler(s: Locksley, k: int) -> int:
    """Ends the turn if possible, rides to nothing if possible, and parts with coins last."""
    if k == ENDS:
        return 0
    if k < SALES:
        return 1 if s.grid[k] < 0 else 2
    return 3 if k < BRIBES else 4


def miser(s: Locksley, k: int) -> int:
    """The same, but sells last, so that the grid runs dry."""
    return {3: 5}.get(idler(s, k), idler(s, k))


@rule("11.2")
@pytest.mark.parametrize("wishes", [(idler, idler), (miser, miser), (idler, miser)])
def test_even_players_who_only_want_to_stand_still_come_to_an_end(wishes: tuple[Wish, Wish]) -> None:
    for seed in range(20):
        walk = Walk("locksley", 2, f"idle {seed}")
        if walk.options["idle_turns"] == "allowed":
            continue
        state = walk.state
        assert isinstance(state, Locksley)
        for _ in range(5000):
            step = state.steps[-1]
            seat = step.whose(state)
            wish = wishes[seat]
            open_choices = members(step.legal(state, seat))
            play(state, seat, min(open_choices, key=lambda k: (wish(state, k), walk.rng.below(100))), walk.referee)
            if state.over:
                break
            state.check()
        assert state.over
