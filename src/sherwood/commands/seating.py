"""Who sits where: people first, then bots."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.bots.known import RANDOM, USUAL, WRITTEN, parse
from sherwood.commands.errors import CommandError
from sherwood.engine.game import Game
from sherwood.errors import BadBot
from sherwood.table.setup import check_seats
from sherwood.text.speech import Speech

USUAL_SEATS = 3


def seat(game: Game, seats: int | None, people: int | None, bots: str | None) -> list[str]:
    """A bot's description for each seat, "" for a person; the numbers that are not given follow from the others."""
    specs = split(bots)
    if people is None:
        people = 0 if specs and seats == len(specs) else 1
    if people < 0:
        raise CommandError("people", given=people)
    total = check_seats(game, _total(game, people, len(specs)) if seats is None else seats)
    check_bots(specs, game)
    return [""] * people + machines(specs, total - people, people, total)


def _total(game: Game, people: int, bots: int) -> int:
    """As many seats as were named; a small table where only people were."""
    low, high = game.seats
    return people + bots if bots else max(people, min(high, max(low, USUAL_SEATS)))


def machines(specs: Sequence[str], wanted: int, people: int, total: int) -> list[str]:
    """As many bots as there are seats for them: one of a kind may stand for all."""
    if wanted < 0 or (specs and len(specs) > wanted):
        raise CommandError("too-many", people=people, bots=len(specs), seats=total)
    if len(specs) in (0, 1):
        return [*(specs or [USUAL])] * wanted
    if len(specs) < wanted:
        raise CommandError("bots-count", seats=wanted, given=len(specs))
    return list(specs)


def one_each(game: Game, seats: int | None, bots: str) -> list[str]:
    """A bot for each seat, or one for all of them; where no number is given, as many seats as were named, else a full table."""
    specs = split(bots) or [RANDOM]
    total = check_seats(game, seats if seats is not None else len(specs) if len(specs) > 1 else game.seats[1])
    if len(specs) not in (1, total):
        raise CommandError("bots-count", seats=total, given=len(specs))
    check_bots(specs, game)
    return specs * total if len(specs) == 1 else specs


def split(bots: str | None) -> list[str]:
    """Comma-separated descriptions; nothing between two commas is a slip worth telling."""
    if not bots:
        return []
    specs = [spec.strip() for spec in bots.split(",")]
    if not all(specs):
        raise CommandError("bot-empty", given=bots)
    return specs


def check_bots(specs: Sequence[str], game: Game) -> None:
    """Every description means a bot."""
    for spec in specs:
        try:
            parse(spec, game)
        except BadBot as error:
            raise CommandError("bot", given=spec, known=", ".join(WRITTEN)) from error


def names(seating: Sequence[str], given: str | None, speech: Speech) -> list[str]:
    """People are called as they ask to be, bots by their seat."""
    asked = [name.strip() for name in given.split(",")] if given else []
    people = [seat for seat, spec in enumerate(seating) if not spec]
    if len(asked) > len(people):
        raise CommandError("names-count", given=len(asked), people=len(people))
    called = dict(zip(people, asked, strict=False))
    return [called.get(seat) or _name(seat, spec, speech) for seat, spec in enumerate(seating)]


def _name(seat: int, spec: str, speech: Speech) -> str:
    return speech.say("bot" if spec else "player", number=seat + 1)
