"""The simulation of leases and news: nothing is lost in it, and what it says follows from what it is told."""

from __future__ import annotations

from dataclasses import replace

from scale import House, Plan, news, share

CALM = Plan(tables=1_000, servers=10, minutes=2, mean_life=1e12, mean_stall=1e12)


def test_a_quiet_house_only_renews() -> None:
    counts = House(CALM, 1).run()
    assert counts.falls == counts.stalls == counts.taken == counts.most_without == 0
    assert counts.renewed == counts.beats * 100
    assert counts.listed == counts.beats * 10
    assert abs(counts.beats - 10 * 120 / CALM.beat) <= 10


def test_fallen_servers_tables_are_taken_within_a_sign_of_life_and_a_few_beats() -> None:
    plan = replace(CALM, mean_life=60.0)
    counts = House(plan, 2).run()
    assert counts.falls > 5
    assert counts.taken >= 500
    assert 0 < share(counts.gaps, 0.5) <= share(counts.gaps, 1.0) <= plan.life + 3 * plan.beat
    assert share(House(replace(plan, life=20.0), 2).run().gaps, 0.5) > 10


def test_who_stands_still_too_long_loses_its_leases_and_is_refused() -> None:
    counts = House(replace(CALM, mean_stall=30.0, stall=6.0), 3).run()
    assert counts.lost >= counts.taken > 0
    assert counts.refused > 0
    short = House(replace(CALM, mean_stall=30.0, stall=0.01), 3).run()
    assert short.stalls > 5
    assert short.lost == 0


def test_one_topic_grows_with_servers_and_own_topics_do_not() -> None:
    few, many = news(CALM), news(replace(CALM, servers=100))
    assert many.one_topic / few.one_topic == 99 / 9
    assert many.own_topics == few.own_topics == 1_000 * 0.1 * 0.02
