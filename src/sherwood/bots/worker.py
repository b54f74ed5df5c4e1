"""A bot's process: a question a line in, an answer a line out, until the server goes away."""

from __future__ import annotations

import json
import sys
from typing import Any


def answer(question: dict[str, Any]) -> dict[str, Any]:
    raise NotImplementedError


def main() -> None:
    for line in sys.stdin:
        try:
            said = answer(json.loads(line))
        except Exception as error:  # told to the server, which plays something legal instead
            said = {"error": repr(error)}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
