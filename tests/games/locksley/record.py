"""Records the golden games anew, after a change of rules that is meant.

PYTHONPATH=tests python -m games.locksley.record
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import sherwood
from sherwood.engine.chance import Rng
from sherwood.table.asked import Choice

FOLDER = Path(__file__).parent / "replays"
EDITIONS = ("recommended", "english", "french")
LENGTHS = ("short", "standard", "long")
ENDINGS = ("king", "lapped")
# One game inside each variant that no edition plays
VARIANTS: dict[str, dict[str, object]] = {
    "after_ride": {"bard_timing": "after_ride"},
    "after_optional_ride": {"bard_timing": "after_ride", "robin_move": "optional"},
    "two_or_more": {"two_houses": "two_or_more"},
    "at_least_three": {"specialist": "at_least_three"},
    "chain": {"sale_use": "chain"},
    "day": {"tile_set": "day"},
    "night": {"tile_set": "night"},
    "forced_first": {"empty_pile": "forced_first"},
    "exact_guard": {"sleeping_guard": "exactly_three"},
    "idle": {"idle_turns": "allowed", "robin_move": "optional"},
    "help": {"handicap": 2, "beginner": "seat_2", "second_player_gold": True, "starter": "seat_1"},
}
EAGER = ("advance", "honour", "bribe", "sell", "ride", "end")
LAZY = ("end", "ride", "sell", "bribe", "honour", "advance")


def main() -> None:
    for edition in EDITIONS:
        for length in LENGTHS:
            for ending in ENDINGS:
                keep(f"{edition}-{length}-{ending}", {"edition": edition, "length": length}, ending)
    for variant, options in VARIANTS.items():
        keep(f"variant-{variant}-king", {"length": "short", **options}, "king")


def keep(name: str, options: Mapping[str, object], ending: str) -> None:
    """The first game by these two players that ends as wanted."""
    for seed in range(1000):
        match = played(options, f"{name} {seed}", lazy=ending == "lapped")
        if match.result and match.result.ending == ending:
            (FOLDER / f"{name}.journal").write_text(match.save(), encoding="utf-8")
            return
    raise AssertionError(f"no game ends by {ending} with {options}")


def played(options: Mapping[str, object], seed: str, lazy: bool) -> sherwood.Match:
    rng = Rng(seed)
    match = sherwood.new("locksley", seed=seed, options=options, names=["Marian", "Tuck"])
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, pick(match.choices(seat), LAZY if lazy and seat else EAGER, rng).do)
    return match


def pick(choices: list[Choice], wishes: tuple[str, ...], rng: Rng) -> Choice:
    """The dearest wish that is open, and one choice in eight at random."""
    dearest = [choice for wish in ("take_corner", *wishes) for choice in choices if choice.do[0] == wish]
    first = [choice for choice in dearest if choice.do[0] == dearest[0].do[0]]
    pool = choices if rng.below(8) == 0 else first
    return pool[rng.below(len(pool))]


if __name__ == "__main__":
    main()
