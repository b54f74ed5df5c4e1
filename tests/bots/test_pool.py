"""The pool asks one worker one question at a time."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

import sherwood
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
    threads = [threading.Thread(target=lambda: answers.append(pool._ask(question, time.monotonic()))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [("place", 1, 1)] * 2
    assert Worker.made == 2


def test_a_bot_that_prints_is_heard_all_the_same(tmp_path: Path) -> None:
    """What a worker says is its answer; what somebody's bot prints beside it goes to the host."""
    mine = tmp_path / "talks.py"
    mine.write_text(
        "def decide(prompt, view):\n    print('thinking')\n    return next(one for one in prompt.choices if not one.revise)\n"
    )
    match = sherwood.new("romans", seats=2, seed=3)
    question = BotQuestion.about(match, 0, f"{mine}:decide")
    worker = pools.Worker()
    try:
        assert worker.ask(question, 1.0, 60.0) in question.legal
    finally:
        worker.close()


def test_a_bot_that_had_to_wait_thinks_less_and_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "Worker", Worker)
    pool = Pool(1, 1.0)
    question = BotQuestion({"game": "romans", "seats": 2, "options": {}, "state": {}}, 0, "random", [])
    pool._ask(question, time.monotonic())
    assert not question.hurried
    pool._ask(question, time.monotonic() - 0.7)
    assert question.hurried
