"""Who watches a table in this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from sherwood.web.channel import Audience, Channel
from sherwood.web.parts import Moment
from sherwood.web.present import Common, picture


class Audiences:
    """The channels of one table, one for each audience, and how many connections each seat has open."""

    def __init__(self) -> None:
        self._channels: dict[Audience, Channel] = {}
        self._here: Counter[int] = Counter()
        self._common: Common | None = None  # of the last moment that was told
        self.seated: frozenset[int] = frozenset()  # seats with a connection open

    def __bool__(self) -> bool:
        return bool(self._channels)

    @property
    def drawn(self) -> bool:
        """Does anybody look at the board itself?"""
        return any(one.heard and one.audience.drawn and one.audience.told for one in self._channels.values())

    def channel(self, who: Audience, moment: Moment) -> Channel:
        """An audience's channel, up to date: one nobody listened to catches up in a single event."""
        channel = self._channels.setdefault(who, Channel(who))
        self._tell(channel, Common(moment))
        return channel

    def _tell(self, channel: Channel, common: Common) -> None:
        channel.publish(*picture(common, channel.audience, channel))
        channel.seq = common.match.seq if common.match else -1

    def publish(self, moment: Callable[[], Moment]) -> None:
        """Tell everybody who listens what changed for them."""
        heard = [channel for channel in self._channels.values() if channel.heard]
        if heard:
            common = self._common = Common(moment(), self._common)
            for channel in heard:
                self._tell(channel, common)

    def forget_silent(self, at_once: bool = False) -> None:
        """Audiences that left: kept for a while so that a lost connection resumes, then dropped."""
        silent = [channel for channel in self._channels.values() if not channel.heard]
        for channel in silent:
            if at_once or channel.grow_old():
                del self._channels[channel.audience]

    def come(self, seat: int) -> bool:
        """A connection of a seat opened; is it the first?"""
        self._here[seat] += 1
        self.seated |= {seat}
        return self._here[seat] == 1

    def go(self, seat: int) -> bool:
        """A connection of a seat closed; was it the last?"""
        self._here[seat] -= 1
        if self._here[seat] == 0:
            self.seated -= {seat}
        return self._here[seat] == 0
