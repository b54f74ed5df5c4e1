"""What every handler shares: settings, the store, the rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from sherwood.table.store.store import Store
    from sherwood.web.rooms import Rooms


class Config(msgspec.Struct, frozen=True):
    """How a server is started; see docs/hosting.md."""

    database: str = "sherwood.sqlite"
    secure: bool = False
    limits: bool = True
    trust_proxy: bool = False
    workers: int = 1
    bot_seconds: float = 1.0


class Services:
    """What every request handler is given: the settings, the store and the rooms of this process."""

    def __init__(self, settings: Config, store: Store, rooms: Rooms) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
