"""What a thing on the board is: the answer to whoever points at it."""

from __future__ import annotations

from collections.abc import Callable

from sherwood.engine.inspected import Inspected
from sherwood.text.speech import Speech

from ..shape import View
from . import cards, places, roads, things
from .table import Table

Answer = Callable[[Table, list[str]], Inspected | None]
ANSWERS: dict[str, Answer] = {
    "space": places.space, "main": places.main, "hideout": places.hideout, "trap": places.trap, "prisoner": places.prisoner,
    "tuck": places.tuck, "store": places.store, "slot": roads.slot, "road": roads.road, "barricade": roads.barricade,
    "carriage": roads.carriage, "stash": things.stash, "ransom": things.ransom, "supply": things.supply, "dice": things.dice, "confirm": things.confirm,
    "goods": things.goods, "weapon": things.weapon, "action": cards.action, "hero": cards.hero, "card": cards.card,
    "passive": cards.passive, "spy": cards.spy, "tuckcard": cards.tuck_card,
}  # fmt: skip


def inspect(view: View, ref: str, speech: Speech, seat: int | None) -> Inspected | None:
    """A thing by the name the board gives it; None for what is not, or no longer, there."""
    kind, *rest = ref.split(":")
    answer = ANSWERS.get(kind)
    try:
        return answer(Table(view, speech, seat), rest) if answer else None
    except (LookupError, ValueError, StopIteration):
        return None  # a name that no thing of this table has
