"""What every handler shares: settings, the store, the rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from sherwood.table.store import Store
    from sherwood.web.hub import Hub


class Settings(msgspec.Struct, frozen=True):
    database: str = "sherwood.sqlite"
    secure: bool = False
    limits: bool = True
    trust_proxy: bool = False
    workers: int = 1
    bot_seconds: float = 1.0


class House:
    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
