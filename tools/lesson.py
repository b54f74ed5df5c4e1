"""For whoever writes a lesson: played through, step by step, with what is told, what could be chosen and pointed at.

python tools/lesson.py romans first [--until 9] [--scenes] [--choices] [--refs]
"""

from __future__ import annotations

import argparse
import re

from sherwood.games import shelf
from sherwood.lessons import Stand, find_lesson
from sherwood.table.log import Log


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("lesson")
    parser.add_argument("--until", type=int, default=1000)
    for flag in ("scenes", "choices", "refs"):
        parser.add_argument(f"--{flag}", action="store_true")
    given = parser.parse_args()
    lesson = find_lesson(shelf()[given.game], given.lesson)
    stand, told = Stand(lesson), 0
    while not stand.over and stand.n < given.until:
        step = stand.step
        print(f"{stand.n}. {step.key}: wants {[' '.join(map(str, move.do)) for move in step.want] or 'a word'}")
        stand.take(step.want[0].do if step.want else None)
        if given.scenes and stand.since < 0:
            scenes(stand, told)
            told = len(stand.match.events)
    print(f"\n{stand.match!r}")
    for seat in stand.match.waiting:
        print(f"{seat}: {stand.match.prompt(seat).ask}")
        if given.choices:
            for choice in stand.match.choices(seat):
                print(f"   {' '.join(map(str, choice.do))}: {choice.say} {list(choice.path)}")
    if given.refs:
        assert lesson.game.board is not None
        drawn = lesson.game.board(stand.match.view(lesson.seat), "en", lesson.seat)
        print(" ".join(re.findall(r'data-ref="([^"]+)"', drawn.live)))


def scenes(stand: Stand, told: int) -> None:
    for n, scene in enumerate(stand.scenes):
        print(f"   scene {n}")
        log = Log(stand.match.game, stand.match.speech("en"), stand.lesson.seat)
        for line in log.lines(stand.match.events[told : scene.told]):
            print(f"      {line}")
        told = scene.told


if __name__ == "__main__":
    main()
