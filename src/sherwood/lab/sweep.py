"""The cells of a study: a grid over options and data values, or each of them changed alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

from sherwood.engine.game import Game, Value, spelled
from sherwood.errors import BadStudy
from sherwood.lab.study import Cell
from sherwood.lab.values import changed, faults, read_place
from sherwood.table.setup import read_options

Factor = tuple[str, tuple[str, ...]]  # an option or the place of a data value, and the values it takes


def base_cell(game: Game, seats: int, bots: Sequence[str], options: Mapping[str, object]) -> Cell:
    """The table that everything is compared with."""
    read = read_options(game, seats, options)
    return Cell(game.id, seats, tuple(bots), tuple(read.items()))


def read_factors(texts: Sequence[str]) -> list[Factor]:
    """`length=short,long` and `cards:warrior.qween.strength=0,1`, each name once."""
    factors: dict[str, tuple[str, ...]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        given = tuple(dict.fromkeys(value.strip() for value in values.split(",") if value.strip()))
        if not equals or not name.strip() or not given or name.strip() in factors:
            raise BadStudy(f"no values to try in {text}", "lab-factor", {"given": text})
        factors[name.strip()] = given
    return list(factors.items())


def grid(game: Game, base: Cell, factors: Sequence[Factor]) -> tuple[Cell, ...]:
    """Every mix of the values; mixes that the game refuses are left out."""
    names = [name for name, _ in factors]
    mixes = product(*(values for _, values in factors))
    found = [_allowed(game, base, tuple(zip(names, mix, strict=True))) for mix in mixes]
    cells = tuple(cell for cell in found if cell is not None)
    if not cells:
        raise BadStudy("the game refuses every mix", "lab-nothing", {})
    return cells


def one_at_a_time(game: Game, base: Cell, factors: Sequence[Factor]) -> tuple[Cell, ...]:
    """The base, then each other value of each factor alone."""
    found = [_allowed(game, base, ((name, value),)) for name, values in factors for value in values]
    return base, *(
        cell for cell in found if cell is not None and (cell.options, cell.data) != (base.options, base.data)
    )


def every_option(game: Game) -> list[Factor]:
    return [(option.name, tuple(map(spelled, option.values))) for option in game.options]


def _allowed(game: Game, base: Cell, mix: tuple[tuple[str, str], ...]) -> Cell | None:
    """The base with these values; None if the rules do not allow the mix."""
    cell = base
    for name, value in mix:
        cell = _with(game, cell, name, value)
    options: dict[str, Value] = dict(cell.options)
    return None if game.refuse(options, cell.seats) else replace(cell, varied=mix)


def _with(game: Game, cell: Cell, name: str, value: str) -> Cell:
    if ":" in name:
        place = read_place(game, name)
        assert game.data is not None
        file, text = changed(game.data, place, value)
        wrong = faults(game.data, file, text)
        if wrong:
            said = {"given": f"{name}={value}", "detail": wrong[0].rstrip(".")}
            raise BadStudy(f"{name}={value} cannot be played with: {wrong[0]}", "lab-unsound", said)
        if any(known == file for known, _ in cell.data):
            raise BadStudy("two values of one file", "lab-one-file", {"file": file})
        return replace(cell, data=(*cell.data, (file, text)))
    known = {option.name: option for option in game.options}
    read = known[name].read(value) if name in known else None
    if read is None:
        read_options(game, cell.seats, {**dict(cell.options), name: value})  # says what is wrong with it
        raise AssertionError(f"{name}={value} was refused nowhere")
    return replace(cell, options=tuple((key, read if key == name else old) for key, old in cell.options))
