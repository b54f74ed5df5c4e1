"""What a client may say over its socket."""

from __future__ import annotations

from typing import Literal

import msgspec

UNREAD = "unread"  # a message that is none, where messages are counted by kind


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """A message of the client. `id` comes back with the answer."""

    type: Literal["do", "take_back", "why", "chat", "seen", "ping"]
    id: int = 0
    turn: int | None = None
    do: list[str | int] = []
    text: str = ""
    seen: int = 0


decode = msgspec.json.Decoder(Sent).decode
