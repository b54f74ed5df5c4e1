"""Players that are programs. They get what their seat may know, and nothing else."""

from __future__ import annotations

from sherwood.bots.bot import BadBot, Bot, answer, parse

__all__ = ["BadBot", "Bot", "answer", "parse"]
