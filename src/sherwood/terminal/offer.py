"""The choices of a question in the order they are offered: plain ones, then second thoughts; and which are final."""

from __future__ import annotations

from dataclasses import dataclass

from sherwood.table.asked import Prompt
from sherwood.table.finality import NO_WAY_BACK


@dataclass(frozen=True)
class Offer:
    """Places among a prompt's choices. Where every plain one is final, that is said once and none is marked."""

    plainly: tuple[int, ...]
    further: tuple[int, ...]  # they only change one's own unrevealed preparation
    marked: frozenset[int]
    all_final: bool

    @classmethod
    def of(cls, prompt: Prompt) -> Offer:
        lasting = {place for place, choice in enumerate(prompt.choices) if NO_WAY_BACK & set(choice.final)}
        further = tuple(place for place, choice in enumerate(prompt.choices) if choice.revise)
        plainly = tuple(place for place in range(len(prompt.choices)) if place not in further)
        every = bool(lasting) and set(plainly) == lasting
        return cls(plainly, further, frozenset() if every else frozenset(lasting), every)
