"""The options of one table, as the rules read them: numbers, and words by their place among an option's values."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sherwood.engine.fields import declared, revived, values_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Settings:
    """A game's own class declares one number for each of its options; the card fills them in. Clones share it."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(declared(type(self)))} options>"

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (type(self), values_of(self))
