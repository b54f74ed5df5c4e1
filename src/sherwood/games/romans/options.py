"""What can be played differently, and which mixes are not allowed."""

from __future__ import annotations

from collections.abc import Mapping

from sherwood.engine.game import Option, Refusal, Value
from sherwood.games.romans.rules.cards import CLANS, DECK_NAMES

OPTIONS = (
    Option("neutrals", (0, 1, 2), 0, default_for={1: 1}),
    Option("fort_deck", DECK_NAMES, "A"),
    Option("tie_rule", ("discard", "carry_over"), "discard"),
    Option("druhid_rule", ("swap", "shift"), "swap"),
    Option("signal_axx", ("pay_with_other", "after_clearing"), "pay_with_other"),
    Option("horsie_may_choose_herself", (True, False), True),
    Option("qween_mandatory", (True, False), True),
    Option("neutral_qween_cancels", (True, False), True),
    Option("axx_plus_malgarde", ("one_card_if_axx_weakest", "weakest_other"), "one_card_if_axx_weakest"),
    Option("svord_timing", ("before_fort_effect", "end_of_turn"), "before_fort_effect"),
    Option("neutral_wins_solo", (True, False), True),
)


def refuse(options: Mapping[str, Value], seats: int) -> Refusal | None:
    """Two to four clans in all; a lone player needs somebody to fight (§11.26)."""
    clans = seats + int(options["neutrals"])
    if clans > len(CLANS):
        return Refusal("too_many_clans", "11.26")
    if clans < 2:
        return Refusal("alone", "11.26")
    return None
