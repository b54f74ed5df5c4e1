"""The game's vocabulary: what things are called, and what each sentence speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from sherwood.engine.draws import Draw
from sherwood.engine.game import Tell
from sherwood.games.locksley.rules.cards import COLOUR_NAMES, FAME_NAMES, FIRST_SPACE, SECOND_SPACE, SPACE_NAMES
from sherwood.games.locksley.shape import MissingView
from sherwood.text.speech import Speech

NAMES = {"colour": COLOUR_NAMES, "space": SPACE_NAMES, "fame": FAME_NAMES}

SIGNS = {
    "move": "rides rides_bare stays takes_corner starts", "coin": "sells bribes pays_ransom", "points": "advances honours completes_lap",
    "card": "fills leaves_empty reshuffles is_given", "crown": "wins_by_king wins_by_lapping",
}  # fmt: skip


def corner(tile: int) -> tuple[int, int]:
    """The two spaces of a corner tile, as they are told apart."""
    return int(FIRST_SPACE[tile]), int(SECOND_SPACE[tile])


DRAWS = {
    "more_small": Draw("fame", "2.4"),
    "more_corners": Draw("fame fame", "2.5", values=corner),
    "small_tile": Draw("fame", "2.4"),
    "corner_tile": Draw("fame fame", "2.5", values=corner),
    "grid": Draw("colour", "2.1", "space"),
    "starter": Draw("seat", "2.6"),
    "coin": Draw("colour", "12.4", "seat"),
    "refill": Draw("colour", "10.4", "space", movers=True),
}

ASKS = {"Turn": "fame number"}

TELLS = {
    "starts": Tell("", "2.6"),
    "takes_corner": Tell("space colour", "2.7"),
    "is_given": Tell("colour", "12.4"),
    "begins_turn": Tell("", "3.1", head=True),
    "rides": Tell("space colour", "4.3"),
    "rides_bare": Tell("space", "4.4"),
    "stays": Tell("", "4.7"),
    "sells": Tell("colour number number", "6.3"),
    "bribes": Tell("colour fame", "5.3"),
    "honours": Tell("colour fame", "6.6"),
    "advances": Tell("fame", "5.1"),
    "pays_ransom": Tell("number", "8.15"),
    "completes_lap": Tell("", "9.1"),
    "fills": Tell("space colour", "4.6"),
    "leaves_empty": Tell("number", "10.3"),
    "reshuffles": Tell("number", "10.1"),
    "wins_by_king": Tell("", "9.3"),
    "wins_by_lapping": Tell("seat", "9.4"),
}

BARS = {
    # Corners, rides, sales, coins, the end of the turn
    "not_a_corner": "space",
    "no_knight": "space space",
    "stands_there": "space",
    "other_robin": "space",
    "ridden": "",
    "too_few": "colour number",
    "no_coin": "colour",
    "king_unbribed": "colour",
    "bard_waits": "",
    "name_sale": "fame",
    "no_sale_tile": "fame",
    "not_sold": "fame colour",
    "unnamed_sale": "",
    "must_ride": "",
    "idle_ride": "",
    "idle": "",
    "no_tiles": "number",
    # What a task is missing
    "no_colour": "fame colour",
    "night_colours": "fame number",
    "forest_colours": "fame number",
    "no_sale": "fame",
    "dear_sale": "fame",
    "unshared_sale": "fame",
    "no_loot": "fame",
    "single_tile": "fame colour",
    "not_three": "fame number",
    "three_or_more": "fame number",
    "not_two": "fame number",
    "no_four": "fame number",
    "all_on_grid": "fame",
    "contract": "number number number",
    "contract_beside": "fame number",
    "never_more": "fame",
    "not_biggest": "fame number number",
    "no_strike": "fame space space",
    "not_beside": "fame space space",
    "not_diagonal": "fame space space",
    "no_corner": "fame space",
    "threes": "fame number",
    "exact_threes": "fame number",
    "shared_colours": "fame number",
    "shared_tiles": "fame number",
    "heavy": "fame number",
    "richer": "fame number number",
    "sellable": "fame colour",
    "more_loot": "fame number number",
    "too_rich": "fame number",
    "many_collections": "fame number",
    "many_tiles": "fame number",
    "ransom": "fame number",
}


def spot(kind: str, number: int) -> str:
    """Where on the board a thing of the log lies."""
    return f"space:{number}" if kind == "space" else ""


def say_task(fame: str, readings: Mapping[str, str], speech: Speech) -> str:
    """What a fame space asks for, as this table reads it."""
    task, colour = ("coach", fame.removeprefix("coach-")) if fame.startswith("coach-") else (fame, "white")
    reading = readings.get(fame, "")
    called, painted = speech.say(f"fame-{fame}"), speech.say(f"colour-{colour}")
    return speech.say(f"board-task-{task}", fame=called, colour=painted, reading=reading)


def say_missing(missing: MissingView, seat: int, speech: Speech) -> str:
    """The sentence for what the view says a task is missing."""
    return speech.phrase(f"bar-{missing['reason']}", BARS[missing["reason"]], numbers(missing), seat, NAMES)


def say_lack(missing: MissingView, seat: int, speech: Speech) -> str:
    """The same in few words, to the player of that seat, where the task itself is told beside it."""
    return speech.phrase(f"lack-{missing['reason']}", BARS[missing["reason"]], numbers(missing), seat, NAMES)


def numbers(missing: MissingView) -> list[int]:
    """What the sentence speaks of, as the rules number it."""
    pairs = zip(BARS[missing["reason"]].split(), missing["args"], strict=True)
    return [NAMES[kind].index(str(arg)) if kind in NAMES else int(arg) for kind, arg in pairs]
