"""Parts of Sherwood that bring packages of their own: what is missing is said in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from sherwood.errors import MissingExtra


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside may need the extra `name`; MissingExtra says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "sherwood":
            raise
        raise _missing(error.name, name) from error


def require(name: str, *packages: str) -> None:
    """MissingExtra where one of the packages is not there that the extra `name` brings; none of them is imported."""
    for package in packages:
        if find_spec(package) is None:
            raise _missing(package, name) from ModuleNotFoundError(f"No module named {package!r}", name=package)


def _missing(package: str, name: str) -> MissingExtra:
    return MissingExtra(
        f"{package} is not installed, and this needs it: pip install 'sherwood[{name}]' brings it.", name
    )
