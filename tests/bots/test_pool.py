"""The pool asks one worker one question at a time."""

from __future__ import annotations

import threading
import time

import pytest

from sherwood.bots import pool as pools
from sherwood.bots.pool import BotQuestion, Pool
from sherwood.table.journal import Do


class Slow(list["Worker"]):
    """A list that takes its time to say whether it is empty: long enough for another thread to ask too."""

    def __len__(self) -> int:
        found = super().__len__()
        time.sleep(0.05)
        return found


class Worker:
    """A worker that notices when it is asked twice at once."""

    made = 0

    def __init__(self) -> None:
        Worker.made += 1
        self.asked = threading.Lock()

    def ask(self, *_: object) -> Do:
        assert self.asked.acquire(blocking=False)
        time.sleep(0.02)
        self.asked.release()
        return ("place", 1, 1)

    def close(self) -> None:
        pass


def test_two_threads_never_take_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "Worker", Worker)
    monkeypatch.setattr(Worker, "made", 0)
    pool = Pool(2, 1.0)
    pool._idle = Slow([Worker()])  # type: ignore[assignment]
    answers: list[Do | None] = []
    question = BotQuestion({"game": "romans", "seats": 2, "options": {}, "state": {}}, 0, "random", [])
    threads = [threading.Thread(target=lambda: answers.append(pool._ask(question))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [("place", 1, 1)] * 2
    assert Worker.made == 2
