"""Frames of a socket (RFC 6455, 5.2): what stands before a message of ours, and the usual message of a client at sight."""

from __future__ import annotations

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was not built here
    from websockets.utils import apply_mask

FINAL, TEXT, MASKED = 0x80, 0x1, 0x80
WHOLE_TEXT: Final = FINAL | TEXT
MOST: Final = 4096  # bytes of a message that is taken at sight; the server's bounds are for the parser to keep
KEY: Final = 4  # bytes by which what a client says is masked
TWO, EIGHT = 126, 127  # a length in that many more bytes
SHORT, LONG, LONGEST = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


def head(length: int) -> bytes:
    """What stands before a text message of a server."""
    if length < TWO:
        return SHORT(WHOLE_TEXT, length)
    return LONG(WHOLE_TEXT, TWO, length) if length < 1 << 16 else LONGEST(WHOLE_TEXT, EIGHT, length)


def lone_text(data: bytes) -> bytes | None:
    """The message, where this is one short whole text of a client and nothing else: nearly always."""
    if len(data) < 2 + KEY or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length == TWO:
        length, start = int.from_bytes(data[2:4]), 4
    if length == EIGHT or length > MOST or len(data) != start + KEY + length:
        return None
    return apply_mask(data[start + KEY :], data[start : start + KEY])


def ends_whole(data: bytes) -> bool:
    """Are these whole frames, none of them a part of a longer message?"""
    at = 0
    while len(data) - at >= 2:
        opcode, length = data[at] & 0xF, data[at + 1] & 0x7F
        if not data[at] & FINAL or opcode == 0:
            return False
        more = 2 if length == TWO else 8 if length == EIGHT else 0
        if more:
            length = int.from_bytes(data[at + 2 : at + 2 + more])
        at += 2 + more + (KEY if data[at + 1] & MASKED else 0) + length
    return at == len(data)
