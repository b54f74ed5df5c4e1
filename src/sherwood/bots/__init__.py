"""Players that are programs. They get what their seat may know, and nothing else."""

from __future__ import annotations

from sherwood.bots.bot import Bot, answer
from sherwood.bots.known import parse
from sherwood.errors import BadBot

__all__ = ["BadBot", "Bot", "answer", "parse"]
