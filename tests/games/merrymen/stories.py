"""The golden replays: for each, how it was played and what must be seen in it.

`python -m games.merrymen.stories` (from tests/) plays new ones for the journals that are missing: random games,
one after another, until one shows what is wanted. A journal is played anew only when the rules' version changes;
until then, one that no longer replays is a bug.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import sherwood
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Event, Referee
from sherwood.engine.state import State
from sherwood.games.merrymen import GAME
from sherwood.table.match import Match
from sherwood.table.setup import read_options

FOLDER = Path(__file__).parent / "replays"
MODULES: dict[str, object] = {"tuck": True, "spies": True, "golden_arrow": True}


@dataclass(frozen=True)
class Story:
    """A finished game worth keeping: how it ends, and events that must occur in it, in this order."""

    ending: str
    told: tuple[str, ...] = ()
    seats: int = 2
    options: dict[str, object] = field(default_factory=dict)

    def shows(self, ending: str, events: list[Event]) -> bool:
        kinds = iter(event.kind for event in events)
        return ending == self.ending and all(kind in kinds for kind in self.told)


STORIES = {
    "defended": Story("defended", ("robs", "beats", "emissary", "survived")),
    "defended-three-players": Story("defended", ("barricades", "traps", "captured", "ransoms"), seats=3),
    "defended-five-players": Story("defended", ("arrow", "survived"), seats=5),
    "shared-victory": Story("shared"),
    "penniless-by-prince-john": Story("penniless", ("villain_card", "plundered", "penniless"), seats=4),
    "penniless-in-a-tax-rise": Story("penniless", ("tax_rise", "castle", "penniless")),
    "overrun": Story("overrun", ("track", "gives", "overrun"), seats=4),
    "tuck-hanged": Story("tuck_hanged", ("tuck_jailed", "tuck_hanged"), seats=3, options={"tuck": True}),
    "tuck-jailed": Story("tuck_jailed", ("tuck_jailed", "tuck_kept"), options={"tuck": True}),
    "tuck-freed": Story("defended", ("tuck_arrested", "tuck_freed"), options={"tuck": True}),
    "spies": Story("defended", ("spied", "wakes", "replaces", "survived"), options={"spies": True}),
    "golden-arrow": Story("defended", ("arrow", "shoots", "wins", "survived"), options={"golden_arrow": True}),
    "all-modules": Story("defended", ("plays_tuck", "wakes", "arrow"), options=MODULES),
    "hanged-and-recalled": Story("defended", ("jailed", "hanged", "recalls", "survived")),
    "fourth-hideout": Story("defended", ("fourth", "survived"), options={"guard_track": 10}),
    "other-readings": Story(
        "defended",
        ("spied",),
        seats=3,
        options={
            **MODULES, "guard_track": 8, "barricade_spaces": 4, "guard_supply": "thirty", "trap_penny": True,
            "extra_die": "every_try", "safe_fine": True, "villain_toll": "once", "buy_out": "may", "crowding": False,
            "free_move": "travel", "tax_order": "fixed", "rescue_vp": "one", "prison_rolls": "again",
            "task_gallows": True, "reputation_start": "none", "tuck_move": "hideout", "tuck_fine": "active",
            "spy_discard": True, "sheriff_icons": False,
        },
    ),
}  # fmt: skip


def played(story: Story, seed: str) -> tuple[State, list[Event], list[int]]:
    """A random game, as a match of that seed would play it, and the choices made."""
    options = read_options(GAME, story.seats, story.options)
    state = GAME.opening(options, story.seats)
    log: list[Event] = []
    referee = Referee(Dice(Rng(f"match:{seed}")), log)
    rng = Rng(f"choices:{seed}")
    made = []
    advance(state, referee)
    while not state.over:
        step = state.steps[-1]
        seat = step.whose(state)
        made.append(int(rng.member(step.legal(state, seat))))
        play(state, seat, made[-1], referee)
    return state, log, made


def retold(story: Story, seed: str, made: list[int]) -> Match:
    """The same game through the front door."""
    match = sherwood.new("merrymen", seats=story.seats, seed=seed, options=story.options)
    for k in made:
        seat = match.waiting[0]
        option = match.state.steps[-1].action(match.state, seat, k)
        match.play(seat, GAME.verbs.do(option))
    return match


def found(name: str, story: Story) -> Iterator[Match]:
    for n in range(200_000):
        state, log, made = played(story, f"{name} {n}")
        if story.shows(GAME.endings[state.ending], log):
            yield retold(story, f"{name} {n}", made)


def write(played_now: Callable[[str, Story], Iterator[Match]] = found) -> None:
    """Play what is missing."""
    for name, story in STORIES.items():
        path = FOLDER / f"{name}.journal"
        if not path.exists():
            path.write_text(next(played_now(name, story)).save(), encoding="utf-8")
            print(name)


if __name__ == "__main__":
    write()
