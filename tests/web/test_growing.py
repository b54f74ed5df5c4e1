"""What `make many` and `make scale` measure, in small: the tools work, and what they promise holds for a few."""

from __future__ import annotations

from pathlib import Path

import many
import scale
from siege.house import House

from sherwood.table.store import leases as store_leases
from sherwood.web import leases


def test_a_server_opens_on_two_hundred_running_games() -> None:
    house, mix = House("--no-limits"), many.Mix()
    ids = many.fill(house.database, 200, mix)
    assert len(mix.with_duties(ids)) == 40
    try:
        page, _ = many.first_page(house)
        assert page < 60
        assert len(many.ask(house, ids)) == 200
        assert house.traces() == 0
    finally:
        house.stop()
        for path in Path(house.folder).glob("siege.sqlite*"):
            if path.is_file():
                path.unlink()


def test_a_small_house_is_simulated_with_the_leases_that_servers_have() -> None:
    plan = scale.Plan(2_000, 4, minutes=5.0, mean_life=60.0, mean_stall=60.0)
    assert (plan.beat, plan.life, plan.around, plan.most) == (
        leases.BEAT,
        leases.LIFE,
        leases.AROUND,
        store_leases.AT_ONCE,
    )
    counts = scale.House(plan, seed=1).run()  # raises where a lease got lost
    assert counts.falls > 0
    assert counts.taken > 0
    longest = scale.share(counts.gaps, 1.0)
    assert leases.LIFE - leases.BEAT <= longest < leases.LIFE + 6 * leases.BEAT
    told = dict(scale.told(plan, counts))
    assert len(told) > 10
