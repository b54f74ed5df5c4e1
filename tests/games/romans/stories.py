"""The golden replays: for each, how it was played and what must be seen in it.

`python -m games.romans.stories` (from tests/) plays new ones for the journals that are missing. A journal
is played anew only when the rules' version changes; until then, one that no longer replays is a bug.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import sherwood
from sherwood.engine.bits import members
from sherwood.engine.referee import Event
from sherwood.games.romans import GAME
from sherwood.games.romans.rules.cards import ARCHR, AXX, CHIPPEUZ, DESIGN_NAMES, HORSIE, QWEEN
from sherwood.table.match import Match

FOLDER = Path(__file__).parent / "replays"
MALGARDE, SIGNAL = DESIGN_NAMES.index("malgarde"), DESIGN_NAMES.index("signal")

Turn = list[Event]


@dataclass(frozen=True)
class Story:
    """A finished game worth snapshots."""

    shows: Callable[[Match], bool]
    seats: int = 2
    options: dict[str, object] = field(default_factory=dict)


def turns(match: Match) -> Iterator[Turn]:
    """The events, cut where the warriors are revealed."""
    turn: Turn = []
    for _, event in match.events:
        if event.kind == "reveals" and turn and turn[-1].kind != "reveals":
            yield turn
            turn = []
        turn.append(event)
    yield turn


def told(turn: Turn, kind: str) -> list[list[int]]:
    return [event.args for event in turn if event.kind == kind]


def revealed(turn: Turn, clan: int) -> int:
    """The warrior a clan has revealed this turn."""
    return next((warrior for other, warrior, *_ in told(turn, "reveals") if other == clan), -1)


def some_turn(seen: Callable[[Turn], bool]) -> Callable[[Match], bool]:
    return lambda match: any(seen(turn) for turn in turns(match))


def tells(kind: str) -> Callable[[Match], bool]:
    return some_turn(lambda turn: bool(told(turn, kind)))


def ends(ending: str, winners: int = 1) -> Callable[[Match], bool]:
    def shows(match: Match) -> bool:
        result = match.result
        return result is not None and (result.ending, len(result.winners)) == (ending, winners)

    return shows


def level_scores(match: Match) -> bool:
    """One winner, although another player has as many points."""
    result = match.result
    assert result is not None
    best = max(result.scores)
    return ends("points")(match) and list(result.scores).count(best) > 1


def captured(turn: Turn, design: int, warrior: int) -> bool:
    """A player's clan took such a fort with such a new warrior, and not with him alone."""
    totals = {clan: total for clan, total, *_ in told(turn, "totals")}
    return any(
        fort == design and revealed(turn, clan) == warrior and totals[clan] > 4
        for clan, fort, *_ in told(turn, "captures")
    )


def two_kept_above_axx(turn: Turn) -> bool:
    kept = [warrior for _, warrior, *_ in told(turn, "keeps")]
    return captured(turn, MALGARDE, AXX) and bool(told(turn, "stays")) and max(kept, default=AXX) > AXX


def qween_ignores_the_neutral_s(turn: Turn) -> bool:
    qweens = [clan for clan, warrior, *_ in told(turn, "reveals") if warrior == QWEEN]
    return len(qweens) == 2 and bool(told(turn, "seduces"))


def late_svord(turn: Turn) -> bool:
    kinds = [event.kind for event in turn]
    return "reorders" in kinds and "clears" in kinds[: kinds.index("reorders")]


def horsie_spares_herself(turn: Turn) -> bool:
    angry = [clan for clan, warrior, *_ in told(turn, "reveals") if warrior == HORSIE]
    return any(clan in angry and warrior != HORSIE for clan, warrior, *_ in told(turn, "rages"))


def second_thoughts(match: Match) -> bool:
    verbs = {record.do[0] for record in match.journal.records if record.do}
    return {"lift", "reopen"} <= verbs


STORIES: dict[str, Story] = {
    "points": Story(ends("points"), seats=3),
    "points-four-players": Story(ends("points"), seats=4),
    "level-scores": Story(level_scores, seats=4),
    "shared": Story(ends("points", winners=2), options={"neutrals": 2}),
    "legions": Story(ends("legions"), seats=3),
    "solo-won": Story(ends("points"), seats=1),
    "solo-neutral-by-points": Story(
        lambda match: ends("neutral", winners=0)(match) and not tells("legion_victory")(match), seats=1
    ),
    "solo-neutral-by-legions": Story(
        lambda match: ends("neutral", winners=0)(match) and tells("legion_victory")(match), seats=1
    ),
    "one-and-two-neutrals": Story(ends("neutral", winners=0), seats=1, options={"neutrals": 2}),
    "two-and-one-neutral": Story(ends("points"), options={"neutrals": 1}),
    "two-and-two-neutrals": Story(ends("points"), options={"neutrals": 2}),
    "three-and-one-neutral": Story(ends("points"), seats=3, options={"neutrals": 1}),
    "second-thoughts": Story(second_thoughts, seats=3),
    "deck-b": Story(ends("points"), seats=3, options={"fort_deck": "B"}),
    "deck-c": Story(ends("points"), seats=3, options={"fort_deck": "C"}),
    "carried-tie": Story(tells("fort_carried"), options={"tie_rule": "carry_over"}),
    "shifting-druhid": Story(tells("exchanges"), options={"druhid_rule": "shift"}),
    "both-author-s-variants": Story(
        lambda match: tells("fort_carried")(match) and tells("exchanges")(match),
        seats=3,
        options={"tie_rule": "carry_over", "druhid_rule": "shift"},
    ),
    "signal-after-clearing": Story(
        some_turn(lambda turn: captured(turn, SIGNAL, AXX)), options={"signal_axx": "after_clearing"}
    ),
    "signal-paid-by-another": Story(some_turn(lambda turn: captured(turn, SIGNAL, AXX) and bool(told(turn, "stays")))),
    "horsie-spares-herself": Story(some_turn(horsie_spares_herself), options={"horsie_may_choose_herself": False}),
    "qween-declines": Story(tells("spares"), options={"qween_mandatory": False}),
    "neutral-qween-ignored": Story(
        some_turn(qween_ignores_the_neutral_s), options={"neutrals": 1, "neutral_qween_cancels": False}
    ),
    "axx-and-another-kept": Story(some_turn(two_kept_above_axx), options={"axx_plus_malgarde": "weakest_other"}),
    "late-svord": Story(some_turn(late_svord), options={"svord_timing": "end_of_turn"}),
    "archer-and-filchy": Story(
        some_turn(
            lambda turn: (
                bool(told(turn, "tie_archer"))
                and {ARCHR, CHIPPEUZ} <= {warrior for _, warrior, *_ in told(turn, "reveals")}
            )
        ),
        seats=4,
    ),
}


def play(story: Story, seed: int) -> Match:
    """A game of random choices, with a second thought now and then."""
    match = sherwood.new("romans", seats=story.seats, seed=seed, options=story.options)
    dice = random.Random(seed)
    while not match.over:
        seat = dice.randrange(story.seats)
        onward, second = members(match.question.forward(seat)), members(match.question.revise(seat))
        offered = second if second and dice.random() < 0.05 else onward
        if offered:
            step = match.state.steps[-1]
            match.play(seat, GAME.verbs.do(step.action(match.state, seat, dice.choice(offered))))
    return match


def record(name: str, story: Story) -> None:
    for seed in range(100_000):
        match = play(story, seed)
        if story.shows(match):
            (FOLDER / f"{name}.journal").write_text(match.save(), encoding="utf-8")
            return


def main() -> None:
    for name, story in STORIES.items():
        if not (FOLDER / f"{name}.journal").exists():
            record(name, story)


if __name__ == "__main__":
    main()
