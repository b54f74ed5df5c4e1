"""What every handler shares: settings, the store and the rooms."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sherwood.table.store.store import Store
from sherwood.web.bans import Bans
from sherwood.web.health import Health
from sherwood.web.notices import Notices
from sherwood.web.quotas import Quotas
from sherwood.web.replays import Replays
from sherwood.web.rooms import Rooms
from sherwood.web.sockets import Sockets


class Config(msgspec.Struct, frozen=True):
    """How a server is started; see docs/hosting.md."""

    database: str = "sherwood.sqlite"
    secure: bool = False
    limits: bool = True
    trust_proxy: bool = False
    workers: int = 1
    bot_seconds: float = 1.0
    channels: str = ""  # how news travels between servers; none: this one is alone, or they look
    metrics: str = ""  # host:port where Prometheus finds figures; none: nothing is measured
    bots: tuple[str, ...] = ()  # of the host's own: mine.py:decide
    mail: str = ""  # the mail server: smtp://user:password@host:587
    mail_from: str = ""
    site: str = ""  # as visitors reach it: https://club.example
    push: str = ""  # whom push services may write to: mailto:host@club.example
    push_services: tuple[str, ...] = ()  # of the host's own network: host:port
    notices_every: float = 20.0

    def own_bots(self) -> dict[str, str]:
        """Those by the name under which people seat them: the file without its folder, and the function."""
        return {Path(spec).name: spec for spec in self.bots}


class Services:
    """What every request handler is given: the settings, the store, the rooms and the limits of this process."""

    def __init__(
        self, settings: Config, store: Store, rooms: Rooms, bans: Bans | None = None, notices: Notices | None = None
    ) -> None:
        self.settings = settings
        self.notices = notices
        self.store = store
        self.rooms = rooms
        self.bans = bans or Bans()
        self.sockets = Sockets(settings.limits)
        self.quotas = Quotas(settings.limits, 1 if settings.channels else rooms.partition.processes)
        self.health = Health(store)
        self.replays = Replays()
