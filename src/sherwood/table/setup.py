"""How a table may be laid: seats, options and names, or why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sherwood.engine.game import BadOption, Game
from sherwood.errors import BadOption as NotAnOption
from sherwood.text.speech import Speech


def allowed(game: Game, seats: int, given: Mapping[str, object]) -> dict[str, Any]:
    """The options with defaults, if the game can be played that way."""
    low, high = game.seats
    if type(seats) is not int or not low <= seats <= high:
        asked = f"{low} to {high}" if low < high else f"{low}"
        raise NotAnOption(f"{game.id} is for {asked} players, not {seats}")
    try:
        options = game.read_options(given, seats)
    except BadOption as error:
        raise NotAnOption(str(error)) from None
    refusal = game.refuse(options, seats)
    if refusal is not None:
        reason = Speech(game.folder, "en", ()).say(f"refuse-{refusal.reason}")
        raise NotAnOption(f"{reason} (§{refusal.rule})")
    return options


def seat_names(seats: int, names: Sequence[str] | None) -> list[str]:
    if names is None:
        return [Speech(None, "en", ()).say("player", number=seat + 1) for seat in range(seats)]
    if len(names) != seats:
        raise NotAnOption(f"{len(names)} names for {seats} seats")
    return [str(name) for name in names]
