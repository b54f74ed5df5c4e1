"""Events hold what changed for an audience, and what they hold leads to what the audience should have."""

from __future__ import annotations

import json
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from sherwood.web.channel import Audience, Channel, patches
from sherwood.web.parts import Parts

lines = st.lists(st.sampled_from("abcdef"), max_size=12)


@given(lines, lines)
def test_lines_cut_and_put_lead_from_one_layer_to_the_next(before: list[str], after: list[str]) -> None:
    shown = list(before)
    for at, cut, put in patches(before, after):
        shown[at : at + cut] = put
    assert shown == after


def test_only_the_lines_that_changed_are_sent() -> None:
    before = [f"piece {n}" for n in range(50)]
    after = [*before[:3], "moved", *before[4:40], *before[41:]]
    assert patches(before, after) == [(40, 1, []), (3, 1, ["moved"])]


def published(channel: Channel, **parts: object) -> dict[str, Any] | None:
    """The event that these parts (whatever they hold) make, if they make one."""
    if not channel.publish(cast(Parts, parts)):
        return None
    event: dict[str, Any] = json.loads(channel.since(channel.n - 1)[0])
    return event


def test_the_same_parts_make_no_event_and_no_number() -> None:
    channel = Channel(Audience(0, "en", drawn=False))
    assert published(channel, view={"wall": [1, 2]}, prompt=None)
    assert published(channel, view={"wall": [1, 2]}, prompt=None) is None
    assert channel.n == 1


def test_an_event_holds_the_parts_that_changed_and_only_them() -> None:
    channel = Channel(Audience(0, "en", drawn=False))
    published(channel, view={"wall": [1]}, prompt={"mine": True}, log=["a", "b"])
    event = published(channel, view={"wall": [1]}, prompt=None, log=["a", "b", "c"])
    assert event == {"n": 2, "prompt": None, "log": {"keep": 2, "add": ["c"]}}


def test_whoever_was_away_too_long_is_told_everything_once() -> None:
    channel = Channel(Audience(0, "en", drawn=False))
    for turn in range(100):
        published(channel, prompt={"turn": turn}, log=["a"] * turn)
    (whole,) = map(json.loads, channel.since(1))
    assert whole["whole"]
    assert whole["epoch"] == channel.epoch
    assert whole["n"] == 100
    assert whole["prompt"] == {"turn": 99}
    assert whole["log"] == {"keep": 0, "add": ["a"] * 99}
    assert [json.loads(event)["n"] for event in channel.since(97)] == [98, 99, 100]


def test_events_are_kept_by_bytes_as_well_as_by_number() -> None:
    channel = Channel(Audience(0, "en", drawn=False))
    for turn in range(20):
        published(channel, prompt={"turn": turn, "said": "x" * 10_000})
    assert [json.loads(event)["n"] for event in channel.since(19)] == [20], "the last one is sent as it is"
    assert len(channel.since(17)) == 3
    (whole,) = map(json.loads, channel.since(10))
    assert whole["whole"], "ten of them would be more than is kept"
