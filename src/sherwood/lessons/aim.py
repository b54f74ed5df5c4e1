"""The aim of a game on one card: what wins it, what loses it, what a turn is; each with figures of the game's own."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from sherwood.engine.game import Game
from sherwood.lessons.script import AIM, text_folder
from sherwood.text.speech import Speech

PARTS = ("win", "lose", "turn")


@dataclass(frozen=True)
class Part:
    """One third of the card: a heading, a sentence or two, and which figures stand beside it (`sheet/name colour`)."""

    title: str
    text: str
    figures: tuple[str, ...]


def aim_of(game: Game, lang: str) -> list[Part]:
    """Winning, losing, a turn; nothing for a game that has no such card."""
    path = text_folder(game) / f"{AIM}.toml"
    if not path.exists():
        return []
    figures = tomllib.loads(path.read_text(encoding="utf-8"))
    speech = Speech(text_folder(game), lang)
    return [Part(speech.say(f"aim-{one}"), speech.say(f"{AIM}.{one}"), tuple(figures.get(one, ()))) for one in PARTS]
