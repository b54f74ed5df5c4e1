"""What a class declares: the attributes that make up a position, a step or a record, found from their annotations."""

from __future__ import annotations

from inspect import get_annotations

from sherwood.engine.vecs import VECS, Packed, listed, packed

CLASS_LEVEL = ("ClassVar", "typing.ClassVar")
_DECLARED: dict[type, tuple[str, ...]] = {}


def declared(cls: type) -> tuple[str, ...]:
    """The annotated attributes, those of base classes first, in the order they are written."""
    known = _DECLARED.get(cls)
    if known is None:
        names = [name for each in reversed(cls.__mro__) for name in _own(each)]
        known = _DECLARED[cls] = tuple(dict.fromkeys(names))
    return known


def rebuilt(thing: object) -> tuple[type, tuple[object, ...]]:
    """How an object whose constructor takes its declared attributes is pickled and deep-copied.

    Compiled classes cannot do it by themselves: their `__reduce__` returns this.
    """
    return type(thing), tuple(getattr(thing, name) for name in declared(type(thing)))


def values_of(thing: object) -> dict[str, object]:
    """The declared attributes that have a value, as a pickle keeps them."""
    values = {name: getattr(thing, name) for name in declared(type(thing)) if hasattr(thing, name)}
    return {name: Packed(listed(value)) if isinstance(value, VECS) else value for name, value in values.items()}


def revived(cls: type, values: dict[str, object]) -> object:
    """An object of a class without a constructor, with these attributes: the way back from `values_of`."""
    thing = cls()
    for name, value in values.items():
        setattr(thing, name, packed(value.items) if isinstance(value, Packed) else value)
    return thing


def _own(cls: type) -> list[str]:
    """Plain classes keep annotations; compiled ones keep a list of their attributes, their own before their base's."""
    attributes = cls.__dict__.get("__mypyc_attrs__")
    if attributes is not None:
        return [name for name in attributes if name != "__dict__"]
    return [name for name, kind in get_annotations(cls).items() if not str(kind).startswith(CLASS_LEVEL)]
