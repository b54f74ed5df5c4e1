"""What is pushed to a browser and what became of it, without the packages that seal it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Words(msgspec.Struct):
    """What the browser shows, and where a click leads."""

    title: str
    body: str
    url: str
    tag: str


class Went(NamedTuple):
    """Did it go; or is there no such browser any more?"""

    went: bool
    gone: bool
