"""Parts of Sherwood that bring packages of their own: what is missing is said in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sherwood.errors import MissingExtra


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside may need the extra `name`; MissingExtra says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "sherwood":
            raise
        raise MissingExtra(
            f"{error.name} is not installed, and this needs it: pip install 'sherwood[{name}]' brings it.", name
        ) from error
