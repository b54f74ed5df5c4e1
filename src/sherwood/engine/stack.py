"""The stack of steps: what a game waits for on top, what comes after it below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sherwood.engine.step import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stack:
    """A stack that never gives its room back: a list would move its items at every second pop."""

    room: vec[Step]  # the first `depth` are the stack; what lies above has been popped
    depth: i64

    def __init__(self, steps: Sequence[Step] | None = None) -> None:
        self.room = vec[Step]()
        self.depth = 0
        if steps is not None:
            self.extend(steps)

    def append(self, step: Step) -> None:
        """Put a step on top."""
        if self.depth == len(self.room):
            self.room = append(self.room, step)
        else:
            self.room[self.depth] = step
        self.depth += 1

    def extend(self, steps: Sequence[Step]) -> None:
        """Put steps on top, the last one uppermost."""
        for step in steps:
            self.append(step)

    def top(self) -> Step:
        """The step on top, left there."""
        if not self.depth:
            raise IndexError("no step is left: the game is over, or a rule has lost its way")
        return self.room[self.depth - 1]

    def pop(self) -> Step:
        """The step on top, taken off."""
        step = self.top()
        self.depth -= 1
        return step

    def drop(self) -> None:
        """Take off the step that `top` has shown."""
        self.depth -= 1

    def clear(self) -> None:
        self.depth = 0

    def copy(self) -> Stack:
        other = Stack()
        other.room = self.room[:]
        other.depth = self.depth
        return other

    # For people's code: as a list

    def __reduce__(self) -> tuple[object, ...]:
        return Stack, (self.listed(),)

    def __repr__(self) -> str:
        return f"<Stack of {self.depth}, {self.top()} on top>" if self.depth else "<Stack of 0>"

    def __len__(self) -> int:
        return self.depth

    def __getitem__(self, index: int) -> Step:
        return self.listed()[index]

    def __iter__(self) -> Iterator[Step]:
        return iter(self.listed())

    def listed(self) -> list[Step]:
        """The steps, the top one last."""
        return [self.room[i] for i in range(self.depth)]
